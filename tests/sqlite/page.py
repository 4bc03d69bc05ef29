#!/usr/bin/env python3
"""Runs the blocks of src/engines/sqlite/README.md in the sqlite3 shell, as TAP.

    page.py EXTENSION.so            each block of SQL prints the block of text after it
    page.py --print EXTENSION.so    prints the page with what the blocks print now

The blocks run one after the other in one shell.
"""

import os
import re
import subprocess
import sys

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
sys.path.insert(0, os.path.join(TOP, 'tests', 'support'))
from tap import Tap  # noqa: E402 (found by the line above)

PAGE = os.path.join(TOP, 'src', 'engines', 'sqlite', 'README.md')
BLOCK = re.compile(r'^```sql\n(.*?)^```\n(?:^```text\n(.*?)^```\n)?', re.M | re.S)
END = '---- the end of a block ----'


def run(blocks, extension):
    """What each block prints, errors included."""
    script = ''.join('%s.print %s\n' % (sql.replace('build/uric', extension), END)
                     for sql, _ in blocks)
    done = subprocess.run(['sqlite3', '-batch', ':memory:'], input=script,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True, timeout=60, check=False)
    return done.stdout.split(END + '\n')[:-1]


def main():
    extension = os.path.abspath(sys.argv[-1])
    extension = re.sub(r'\.so$', '', extension)
    with open(PAGE, encoding='utf-8') as file:
        page = file.read()
    blocks = BLOCK.findall(page)
    printed = run(blocks, extension)
    if sys.argv[1] == '--print':
        answers = iter(printed)
        sys.stdout.write(BLOCK.sub(lambda m: '```sql\n%s```\n' % m[1] + (
            lambda text: '```text\n%s```\n' % text if text else '')(next(answers)), page))
        return
    tap = Tap()
    tap.check('ten queries or more', sum(bool(text) for _, text in blocks) >= 10, True)
    tap.check('the shell ran all of them', len(printed), len(blocks))
    for (sql, expected), got in zip(blocks, printed):
        tap.check(sql.strip().splitlines()[0], got, expected)
    tap.end()


main()
