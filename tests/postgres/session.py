#!/usr/bin/env python3
"""Runs the sessions in pages and texts, and compares what psql prints, as TAP.

    session.py FILE...
    session.py --print FILE      prints the file with the present answers

A query starts after "=> " at the start of a line and goes on in lines that start with "-> ";
what follows, up to the next query or an empty line, is what psql must print.  In pages (*.md)
only blocks of code are read.  Each file has a database of its own.
"""

import re
import sys

from postgres_server import Server, Tap

LAYOUT = ('-P', 'footer=off', '-v', 'VERBOSITY=default')


class Session:
    def __init__(self, path):
        """self.parts: lines that are copied, or (line number, query, answer)."""
        self.parts = []
        is_page = path.endswith('.md')
        in_code, reads = not is_page, False
        with open(path, encoding='utf-8') as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            if is_page and line.startswith('```'):
                in_code, reads = not in_code, False
            elif in_code and line.startswith('=> '):
                self.parts.append((number, [line], []))
                reads = True
                continue
            elif reads and line.startswith('-> ') and not self.parts[-1][2]:
                self.parts[-1][1].append(line)
                continue
            elif reads and line.strip():
                self.parts[-1][2].append(line.rstrip())
                continue
            else:
                reads = False
            self.parts.append(line)

    def queries(self):
        return [part for part in self.parts if not isinstance(part, str)]


def answer(server, query):
    out = server.run('\n'.join(line[3:] for line in query), options=LAYOUT)
    return [re.sub(r'^psql:\S*: ', '', line.rstrip()) for line in out.splitlines()
            if line.strip()]


def show(path):
    server = Server()
    for part in Session(path).parts:
        print(part if isinstance(part, str)
              else '\n'.join(part[1] + answer(server, part[1])))


def check(paths):
    tap = Tap()
    server = Server()
    for path in paths:
        server.must('DROP DATABASE test', 'postgres')
        server.must('CREATE DATABASE test', 'postgres')
        queries = Session(path).queries()
        tap.check('%s has queries' % path, len(queries) > 0, True)
        for number, query, expected in queries:
            tap.check('%s:%d: %s' % (path, number, query[0][3:]), answer(server, query),
                      expected)
    tap.end(server)


if sys.argv[1] == '--print':
    show(sys.argv[2])
else:
    check(sys.argv[1:])
