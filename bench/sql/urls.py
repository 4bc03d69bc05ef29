#!/usr/bin/env python3
"""Writes N different URLs to standard output, one a line.

    urls.py N FILE...

The lines of the files are repeated; each gets a parameter "nr" with a number of its own at
the end of its query.  Only lines count that every method of bench/sql answers alike, so that
each can be asked for the same: http or https, a host of labels between dots, no
userinfo and port, a path with a "/", only characters of a URI, and no such parameter yet.
How many these are goes to standard error.
"""
import re
import sys

CHARACTER = r"(?:[A-Za-z0-9._~!$'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
QUERY = '(?:%s|[&/?])*' % CHARACTER
PLAIN = re.compile(r'(https?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/(?:%s|/)*)(?:\?(%s))?(?:#%s)?' %
                   (CHARACTER, QUERY, QUERY))


def main():
    count = int(sys.argv[1])
    lines, read = [], 0
    for name in sys.argv[2:]:
        with open(name, encoding='utf-8-sig', errors='replace') as file:
            for line in file:
                read += 1
                match = PLAIN.fullmatch(line.strip())
                if match and not re.search('[?&]nr=', line):
                    path, query = match.groups()
                    lines.append('%s?%s&nr=' % (path, query if query else 'v=1'))
    if not lines:
        sys.exit('urls.py: no line of the files is such a URL')
    print('%d of %d lines, repeated' % (len(lines), read), file=sys.stderr)
    for i in range(0, count, len(lines)):
        sys.stdout.write(''.join('%s%d\n' % (line, i + k)
                                 for k, line in enumerate(lines[:count - i])))


main()
