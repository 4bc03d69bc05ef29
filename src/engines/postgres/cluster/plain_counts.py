#!/usr/bin/env python3
"""Counts a log in the combined format by regular expressions alone: an answer that owes nothing to
uric, to compare the cluster's with.

    plain_counts.py host LOG       the lines of each host of a target
    plain_counts.py failures LOG   the lines with a status of 400 or more, by the first segment

Prints a count, a tab and what was counted, \\N for targets that are no URI-reference or have none.
"""

import collections
import re
import sys
import urllib.parse

LINE = re.compile(rb'\S+ \S+ \S+ \[[^]]*\] "\S+ (.*) HTTP/[0-9.]+" ([0-9]+) ')
# RFC 3986, Appendix A, for references with an authority, without exactness in IP literals.
PCHAR = rb"(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
TARGET = re.compile(
    rb"[A-Za-z][A-Za-z0-9+.-]*://(?:(?:(?!@)%(pchar)s)*@)?"
    rb"(?P<host>\[[0-9A-Fa-f:.]+\]|(?:(?![:@])%(pchar)s)*)(?::[0-9]*)?"
    rb"(?P<path>(?:/%(pchar)s*)*)(?:\?(?:%(pchar)s|[/?])*)?(?:#(?:%(pchar)s|[/?])*)?"
    % {b'pchar': PCHAR})


def counted(what, target):
    """The host or segment, or None."""
    found = TARGET.fullmatch(target)
    if found is None:
        return None
    if what == 'host':
        return found['host'].decode()
    if not found['path']:
        return None
    segment = urllib.parse.unquote_to_bytes(found['path'].split(b'/')[1])
    try:
        return None if b'\0' in segment else segment.decode()
    except UnicodeDecodeError:
        return None


def main():
    what, log = sys.argv[1:]
    counts = collections.Counter()
    with open(log, 'rb') as lines:
        for line in lines:
            target, status = LINE.match(line).groups()
            if what == 'host' or int(status) >= 400:
                counts[counted(what, target)] += 1
    for value, count in counts.items():
        print('%d\t%s' % (count, '\\N' if value is None else value))


main()
