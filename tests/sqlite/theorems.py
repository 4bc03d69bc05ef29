#!/usr/bin/env python3
"""What the SQL functions promise of each other, in SQL, as TAP: over all short strings of some
bytes, and over references from the fixtures.

    theorems.py EXTENSION.so

Whatever a getter gives can be written back, whatever is set can be read, and pairs have the same
numbers wherever they are numbered.
"""

import itertools
import os
import pathlib
import re
import sqlite3
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / 'tests' / 'support'))
from tap import Tap  # noqa: E402 (found by the line above)

VALUES = ['', 'x', 'a&b=c', '%41', ' /?#[]@', '+', '..', '\u00e4']
# Of a component: the part, and what reads it.
COMPONENTS = [('scheme', 'uri_scheme(u)'), ('userinfo', 'uri_userinfo(u)'),
              ('user', 'uri_user(u)'), ('password', 'uri_password(u)'), ('host', 'uri_host(u)'),
              ('port', 'uri_port(u)'), ('authority', 'uri_authority(u)'),
              ('path', 'uri_path(u)'), ('query', 'uri_query(u)'),
              ('fragment', 'uri_fragment(u)')]
# What a value that was set, or removed, leaves of the pairs before it and after it.
PAIRS = "(SELECT json_group_array(hex(key) || ',' || ifnull(hex(value), '-')) FROM %s AS q %s)"

# A sample is each seventh row: the strings repeat their last bytes every five or six rows.
tap = Tap()


def strings(before, members, most):
    for n in range(most + 1):
        for each in itertools.product(members, repeat=n):
            yield before + ''.join(each)


def references():
    """What is in quotes in the fixtures."""
    for path in sorted((TOP / 'tests/fixtures').rglob('*.txt')):
        yield from re.findall(r'"([^"\n]{1,300})"', path.read_text(errors='replace'))


def connect():
    db = sqlite3.connect(':memory:')
    db.enable_load_extension(True)
    db.load_extension(os.path.abspath(sys.argv[1]))
    db.execute('CREATE TABLE t(u TEXT UNIQUE)')
    db.execute('CREATE TABLE x(value TEXT)')
    texts = itertools.chain(references(), strings('?', ['a', '&', '=', '%61', '%'], 6),
                            strings('', ['/', 'a', '.', '%2e', ':'], 5),
                            strings('//', ['a', '@', ':', '[::1]', '%40', '/'], 4))
    db.executemany('INSERT OR IGNORE INTO t VALUES (?)', ((text,) for text in texts))
    db.execute('DELETE FROM t WHERE NOT uri_valid(u)')
    db.executemany('INSERT INTO x VALUES (?)', ((value,) for value in VALUES))
    return db


DB = connect()


def none(name, query, least):
    """That a query has counted cases, and found none that breaks the promise."""
    cases, broken = DB.execute(
        'SELECT count(*), group_concat(iif(broken, what, NULL), char(10)) FROM (%s)'
        % query).fetchone()
    tap.check('%s: %d cases' % (name, cases), ((broken or '').split('\n')[:3], cases > least),
              ([''], True))


def pairs():
    none('a removed pair, and no other, is gone', '''
        SELECT u || ' ' || n AS what, new IS NULL OR %s IS NOT %s AS broken
        FROM (SELECT u, p.n, uri_remove(u, 'parameter-at:' || p.n) AS new
              FROM t, uri_query_pairs(u) AS p) AS p'''
         % (PAIRS % ('uri_query_pairs(new)', ''),
            PAIRS % ('uri_query_pairs(u)', 'WHERE q.n <> p.n')), 5000)
    none('the pair that was set has the value, and the others are as they were', '''
        SELECT u || ' ' || n AS what, %s IS NOT %s OR
            (SELECT value FROM uri_query_pairs(new) AS q WHERE q.n = p.n) IS NOT p.value AS broken
        FROM (SELECT u, p.n, x.value, uri_set_decoded(u, 'parameter-at:' || p.n, x.value) AS new
              FROM t, uri_query_pairs(u) AS p, x WHERE t.rowid %% 7 = 0) AS p'''
         % (PAIRS % ('uri_query_pairs(new)', 'WHERE q.n <> p.n'),
            PAIRS % ('uri_query_pairs(u)', 'WHERE q.n <> p.n')), 5000)
    none('a value that was read can be written back', '''
        SELECT u || ' ' || n AS what,
            uri_set_decoded(u, 'parameter-at:' || n, value) IS NOT u AS broken
        FROM t, uri_query_pairs(u) WHERE value IS NOT NULL''', 5000)
    none('all values of a key are those of its pairs', '''
        SELECT u || ' ' || key AS what, uri_query_values(u, key) IS NOT
            (SELECT json_group_array(q.value) FROM uri_query_pairs(u) AS q WHERE q.key = p.key)
            AS broken
        FROM t, uri_query_pairs(u) AS p WHERE u NOT GLOB '*%[89a-fA-F]*' ''', 5000)


def parameters():
    keys = "(SELECT DISTINCT u, key, 'parameter:' || key AS part FROM t, uri_query_pairs(u))"
    none('a named value that was read can be written back', '''
        SELECT u || ' ' || key AS what,
            uri_set_decoded(u, part, uri_query_value(u, key)) IS NOT u AS broken
        FROM %s WHERE uri_query_value(u, key) IS NOT NULL''' % keys, 4000)
    none('a named value that was set can be read', '''
        SELECT u || ' ' || part || ' ' || x.value AS what,
            uri_query_value(uri_set_decoded(u, part, x.value), substr(part, 11)) IS NOT x.value
            AS broken
        FROM (SELECT u, 'parameter:' || x.value AS part FROM t, x WHERE t.rowid % 7 = 0), x''',
         10000)


def segments():
    none('a segment that was read can be written back', '''
        SELECT u || ' ' || n AS what,
            uri_set_decoded(u, 'segment:' || n, segment) IS NOT u AS broken
        FROM t, uri_path_segments(u)''', 5000)
    none('a segment that was set can be read', '''
        SELECT u || ' ' || n || ' ' || value AS what,
            uri_path_segment(new, n) IS NOT value AND
            uri_path(new) NOT GLOB '/.//*' IS NOT FALSE -- a guard is a segment, too
            AS broken
        FROM (SELECT u, n, value, uri_set_decoded(u, 'segment:' || n, value) AS new
              FROM t, uri_path_segments(u), x WHERE t.rowid % 5 = 0)
        -- these may be refused
        WHERE new IS NOT NULL OR NOT (value = '..' OR (value = '' AND uri_path(u) NOT GLOB '/*'))
        ''', 10000)


def components():
    for part, getter in COMPONENTS:
        encodes = part not in ('scheme', 'port', 'authority')
        value = 'uri_decode(%s)' % getter if encodes else getter
        none('%s: what was read can be written back' % part, '''
            SELECT u AS what, uri_set_decoded(u, '%s', %s) IS NOT u AS broken
            FROM t WHERE %s IS NOT NULL''' % (part, value, value), 50)
        if encodes:
            # a path may get a guard, and has to start with "/" after an authority
            none('%s: what was set can be read' % part, '''
                SELECT u || ' ' || value AS what, uri_decode(%s) IS NOT value AND
                    NOT ('%s' = 'path' AND uri_path(new) GLOB '[./]*') AS broken
                FROM (SELECT u, value, uri_set_decoded(u, '%s', value) AS new FROM t, x
                      WHERE t.rowid %% 5 = 0)
                WHERE new IS NOT NULL''' % (getter.replace('(u)', '(new)'), part, part), 300)


def refusals():
    for name, wanted, which in [('a refused edit keeps the text', 'u', 'new IS NULL'),
                                ('any other edit is made', 'new', 'new IS NOT NULL')]:
        none(name, '''
            SELECT u || ' ' || part || ' ' || value AS what,
                uri_set(u, part, value, 'keep') IS NOT %s AS broken
            FROM (SELECT u, part, value, uri_set(u, part, value) AS new FROM t, x,
                  (SELECT column1 AS part FROM (VALUES ('host'), ('path'), ('parameter:a')))
                  WHERE t.rowid %% 7 = 0)
            WHERE %s''' % (wanted, which), 5000)
    none('the parts build the reference', '''
        SELECT u AS what, uri_build(scheme, userinfo, host, port, path, query, fragment) IS NOT u
            AS broken
        FROM t, uri_parse(u)''', 10000)
    none('each cut of a reference is one', '''
        SELECT u AS what, NOT uri_valid(c.value) OR substr(u, 1, length(c.value)) <> c.value
            AS broken
        FROM t, json_each(uri_hierarchy(u)) AS c''', 10000)


pairs()
parameters()
segments()
components()
refusals()
tap.end()
