#!/usr/bin/env python3
"""The lines of the library, of the command and of the rules, as TAP, from the top of the tree: at
most 100 characters.  The content of a string, as of a message or a help text, does not count."""
import os
import re
import sys

sys.path.insert(0, 'tests/support')
import tap # noqa: E402

MOST = 100
FOLDERS = ['src/include', 'src/library', 'src/command', 'src/logs', 'grammar']
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def too_long(text):
    """The numbers of the lines that are."""
    return [number for number, line in enumerate(text.split('\n'), 1)
            if len(line) > MOST and len(STRING.sub('""', line)) > MOST]


def sources():
    for top in FOLDERS:
        for folder, _, names in os.walk(top):
            for name in names:
                if name.endswith(('.c', '.h', '.rl', '.re')):
                    yield os.path.join(folder, name)


def main():
    t = tap.Tap()
    found, files = [], 0
    for path in sources():
        with open(path, encoding='utf-8') as file:
            found += ['%s:%d' % (path, number) for number in too_long(file.read())]
        files += 1
    t.check('lines of at most %d characters' % MOST, (sorted(found), files > 300), ([], True))
    t.check('a longer line is found, unless a string makes it long',
            too_long('a\n%s\n%s\n%s "\\"%s"' % ('é' * 100, 'é' * 101, ' ' * 97, 'x' * 9)), [3])
    t.end()


main()
