#!/usr/bin/env python3
"""Which files of src/ include which, as TAP, from the top of the tree: src/library includes
nothing of the other folders, and neither modules nor the library's folders include each other in a
circle.  A module is a header and the .c file of its name."""
import os
import re
import sys

sys.path.insert(0, 'tests/support')
import tap # noqa: E402

INCLUDE = re.compile(r'^\s*#\s*include "([^"]+)"', re.M)
FOLDERS = ['src/include', 'src/library', 'src', 'gen']
OF_THE_LIBRARY = ('src/library/', 'src/include/', 'gen/tables/')


def sources():
    """The text of each file of src/ and gen/tables/."""
    found = {}
    for top in 'src', 'gen/tables':
        for folder, _, names in os.walk(top):
            for name in names:
                if name.endswith(('.c', '.h')):
                    path = folder + '/' + name
                    with open(path, encoding='utf-8') as file:
                        found[path] = file.read()
    return found


def included(texts):
    """The files that each includes; those of other projects are left out."""
    graph = {}
    for path, text in texts.items():
        places = [os.path.dirname(path)] + FOLDERS
        graph[path] = {each for name in INCLUDE.findall(text)
                       for each in [os.path.normpath(place + '/' + name) for place in places]
                       if each in texts}
    return graph


def upward(graph):
    """What the library includes of the other folders."""
    return sorted('%s includes %s' % (path, other)
                  for path, others in graph.items() if path.startswith('src/library/')
                  for other in others if not other.startswith(OF_THE_LIBRARY))


def module(path):
    return os.path.splitext(path)[0]


def of_the_library(graph):
    return {path: {other for other in others if other.startswith(OF_THE_LIBRARY)}
            for path, others in graph.items() if path.startswith(OF_THE_LIBRARY)}


def circles(graph, of):
    """The modules, or the folders, that are left when those that include none of the rest are taken
    away, and those that none of the rest includes.  of: what a path belongs to."""
    left = {}
    for path, others in graph.items():
        left.setdefault(of(path), set()).update(map(of, others))
    for each in left:
        left[each].discard(each)
    while True:
        used = set().union(*left.values()) if left else set()
        ends = [each for each in left if not left[each] or each not in used]
        if not ends:
            return sorted('%s includes %s' % (each, ', '.join(sorted(left[each]))) for each in left)
        for each in ends:
            del left[each]
        for others in left.values():
            others.difference_update(ends)


def checked(graph):
    """What the library includes of other folders; the circles of modules, and of its folders."""
    return (upward(graph), circles(graph, module),
            circles(of_the_library(graph), os.path.dirname))


def planted(texts, path, line):
    """What the three checks say of the sources with one more include."""
    changed = dict(texts)
    changed[path] = '#include "%s"\n' % line + changed[path]
    return checked(included(changed))


def main():
    t = tap.Tap()
    texts = sources()
    up, modules, folders = checked(included(texts))
    t.check('the library includes only the library', up, [])
    t.check('no modules include each other in a circle', modules, [])
    t.check('no folders of the library include each other in a circle', folders, [])
    up, _, _ = planted(texts, 'src/library/parse/walk.h', 'command/message.h')
    t.check('an include of the command is found', up,
            ['src/library/parse/walk.h includes src/command/message.h'])
    _, modules, _ = planted(texts, 'src/command/io/output.h', 'command/options.h')
    t.check('a circle of modules is found',
            'src/command/io/output includes src/command/options' in modules, True)
    _, modules, folders = planted(texts, 'src/library/parse/names.c', 'tolerance/tolerated_bytes.h')
    t.check('a circle of folders without one of modules is found', (modules, folders),
            ([], ['src/library/parse includes src/library/tolerance',
                  'src/library/tolerance includes src/library/parse']))
    t.end()


main()
