#!/usr/bin/env python3
"""The type uri: input, order, hash, indexes, casts, copies to other servers, as TAP.

    uri_type.py [SEED]
"""

import os
import random
import subprocess
import sys

from postgres_server import Server, Tap

SEED = int(sys.argv[1]) if len(sys.argv) > 1 else 3986
tap = Tap()


def quoted(text):
    return "'%s'" % text.replace("'", "''")


# ---- input ----

# A text, and the detail of its error: the offset, what is there, what was expected.
REFUSED = [
    ('http://[::1/', 'At offset 11: unexpected "/" after "http://[::1"; '
                     'expected "]", ".", ":" or a hex digit.'),
    ('http://[::', 'At offset 10: unexpected end after "http://[::"; '
                   'expected "]" or a hex digit.'),
    (' ', 'At offset 0: unexpected " "; expected "#", "%", "/", "?", "@", '
          'an unreserved character, a sub-delim or the end.'),
    ('a%4', None), ('a%zz', None), ('//h:8a', None), ('1a:b', None), ('a|b', None),
    ('http://h/é', None), ('a\\b', None), ('[', None), ('//[::1%25en0]', None),
]
TAKEN = ['', '#', '?', '//', '///', '//:', 's:', 'a:b', 'HTTP://Example.COM:/%7e?#', '//[::1]:0',
         '//[v1.a:b]', '%00', "a'b", 'x' * 5000, '/' * 3000]


def input_and_output(server):
    for text, detail in REFUSED:
        error = 'ERROR:  22P02: invalid input syntax for type uri: "%s"' % text
        for literal in 'uri %s', '%s::text::uri':
            got = server.run('SELECT ' + literal % quoted(text))
            details = [line[9:] for line in got.splitlines() if line.startswith('DETAIL:  ')]
            tap.check('%r is refused, as %s' % (text, literal), (error in got, len(details)),
                      (True, 1))
        if detail:
            tap.check('%r: where and why' % text, details, [detail])
    tap.check('what is valid comes out as it is', server.must(
        'SELECT %s' % ', '.join('%s::text::uri::text = %s AND uri %s::text = %s' %
                                ((quoted(text),) * 4) for text in TAKEN)), [['t'] * len(TAKEN)])
    long = 'x' * 1000
    got = server.run("SELECT uri '%s|'" % long)
    tap.check('a long text is cut in the message',
              'type uri: "%s..."' % long[:120] in got and 'At offset 1000: ' in got, True)


BINARY = b'PGCOPY\n\xff\r\n\0' + bytes(8)


def binary_value(value):
    return (BINARY + b'\0\1' + len(value).to_bytes(4, 'big') + value + b'\xff\xff')


def binary(server):
    """COPY in binary sends and receives the bytes, and checks what it receives."""
    server.must('CREATE TABLE received (u uri)')
    path = os.path.join(server.data, 'binary')
    for value, code in [(b'HTTP://h/%7e', None), (b'', None), (b'a b', '22P02:'),
                        (b'\xff', '22021:'), (b'a\0b', '22021:'), (b'\xc3\xa9', '22P02:')]:
        with open(path, 'wb') as file:
            file.write(binary_value(value))
        os.chmod(path, 0o644)
        got = server.ask("COPY received FROM '%s' (FORMAT binary)" % path)
        tap.check('%r is received or refused' % value, got if code is None else got[:6],
                  [] if code is None else code)
    server.must("COPY received TO '%s.out' (FORMAT binary)" % path)
    server.must('CREATE TABLE again (u uri)')
    server.must("COPY again FROM '%s.out' (FORMAT binary)" % path)
    tap.check('what was sent is what was received',
              server.ask('SELECT u::text FROM again ORDER BY u::text COLLATE "C"'),
              [[''], ['HTTP://h/%7e']])


def bytes_of_any_kind(server):
    """Each byte string of up to two bytes but NUL, and random ones: the answer is uri_valid's,
    and the server goes on.  SQL_ASCII: every byte is a character."""
    server.must("CREATE DATABASE bytes TEMPLATE template0 ENCODING 'SQL_ASCII' "
                "LC_COLLATE 'C' LC_CTYPE 'C'")
    server.must('CREATE EXTENSION uric', 'bytes')
    server.must('''CREATE FUNCTION taken(t text) RETURNS boolean LANGUAGE plpgsql AS $$
        BEGIN RETURN t::uri::text = t;
        EXCEPTION WHEN invalid_text_representation THEN RETURN false; END $$''', 'bytes')
    tap.check('strings of up to two bytes', server.ask('''
        SELECT count(*), count(*) FILTER (WHERE taken(t) <> uri_valid(t)) FROM (
            SELECT convert_from(b, 'SQL_ASCII') AS t FROM generate_series(1, 255) i,
                generate_series(0, 255) j, LATERAL (SELECT CASE WHEN j = 0
                THEN set_byte('x', 0, i) ELSE set_byte(set_byte('xx', 0, i), 1, j) END) c (b)
        ) s''', 'bytes'), [['65280', '0']])
    rng = random.Random(SEED)
    rows = []
    for _ in range(3000):
        n = rng.randrange(3, 80)
        rows.append(bytes(rng.choice(b':/?#[]@%.0aZ~') if rng.random() < 0.9 else
                          rng.randrange(1, 256) for _ in range(n)).hex())
    tap.check('random bytes', server.ask(
        "SELECT count(*) FILTER (WHERE taken(t) <> uri_valid(t)) FROM "
        "(SELECT convert_from(decode(h, 'hex'), 'SQL_ASCII') AS t FROM unnest(ARRAY['%s']) h) s"
        % "','".join(rows), 'bytes'), [['0']])


# ---- random references, in groups that are equal or nearly so ----

def respelled(rng, scheme, host, path, tail):
    """Another spelling, mostly of the same normal form: cases, triplets, dot-segments."""
    if rng.random() < 0.5:
        scheme = scheme.upper()
    if rng.random() < 0.5:
        host = host.swapcase()
    if rng.random() < 0.5:
        path, tail = path.replace('a', '%61'), tail.replace('b', '%62')
    if rng.random() < 0.3:
        path = path.replace('/', rng.choice(['/./', '/x/../', '/%2e/', '//']), 1)
    if rng.random() < 0.1:
        path, tail = path.swapcase(), tail.swapcase()
    return scheme + host + path + tail


def references(count):
    rng = random.Random(SEED)
    schemes = ['http:', 'http:', 'https:', 'x:', 'ftp:', '']
    hosts = ['//a', '//www.a', '//www.a.b', '//b:80', '//b:', '//[::1]', '//u@b', '']
    paths = ['', '/', '/a', '/a/b', '/a/../b', '/.//b', '/%41%7e', '/a%2fb', '/~']
    tails = ['', '?', '?q=1', '?q=%31', '#', '#f', '?a#b']
    found = []
    while len(found) < count:
        pieces = [rng.choice(each) for each in (schemes, hosts, paths, tails)]
        if rng.random() < 0.5:
            pieces[2] += '/%d' % rng.randrange(count // 4)
        found += [''.join(pieces), respelled(rng, *pieces)]
    return found[:count]


def load(server, table, texts):
    """A table of those that are valid; the rest count as skipped."""
    server.must('CREATE TABLE %s_texts (t text)' % table)
    path = os.path.join(server.data, table)
    with open(path, 'w') as file:
        file.write(''.join(text + '\n' for text in texts))
    os.chmod(path, 0o644)
    server.must("COPY %s_texts FROM '%s'" % (table, path))
    server.must('''CREATE TABLE {0} AS SELECT row_number() OVER ()::int AS n, t::uri AS u
                   FROM {0}_texts WHERE uri_valid(t); ANALYZE {0}'''.format(table))
    kept = int(server.value('SELECT count(*) FROM %s' % table))
    tap.check('%s: most references are valid' % table, kept > len(texts) * 0.9, True)
    return kept


# ---- order and hash ----

# Facts about pairs p, q of references; each is true of all pairs.
LAWS = [
    ('one of < = > holds', '(p < q)::int + (p = q)::int + (p > q)::int = 1'),
    ('<= is < or =', '(p <= q) = (p < q OR p = q)'),
    ('>= is > or =', '(p >= q) = (p > q OR p = q)'),
    ('<> is not =', '(p <> q) = NOT p = q'),
    ('the operators follow uri_cmp', '(p < q) = (uri_cmp(p, q) < 0) AND '
                                     '(p = q) = (uri_cmp(p, q) = 0)'),
    ('antisymmetric', 'sign(uri_cmp(p, q)) = -sign(uri_cmp(q, p))'),
    ('reflexive', 'p = p AND uri_cmp(p, p) = 0'),
    ('= is that of the normal forms', '(p = q) = (np = nq)'),
    ('< is that of the bytes of the normal forms', '(p < q) = (np COLLATE "C" < nq)'),
    ("= is uri_equal's at the rung syntax", "(p = q) = uri_equal(p, q, 'syntax')"),
    ('equal ones have equal hashes', 'p <> q OR uri_hash(p) = uri_hash(q)'),
    ('under each seed', 'p <> q OR uri_hash_extended(p, 42) = uri_hash_extended(q, 42)'),
    ('different ones hash differently', 'p = q OR uri_hash_extended(p, 0) <> '
                                        'uri_hash_extended(q, 0)'),
]


def laws(server):
    load(server, 'pairs', references(420))
    facts = ', '.join('bool_and(%s)' % law for _, law in LAWS)
    equal = "count(*) FILTER (WHERE p = q AND p::text <> q::text)"
    rows = server.must('''SELECT %s, %s FROM
        (SELECT u AS p, uri_normalize(u::text) AS np FROM pairs) a,
        (SELECT u AS q, uri_normalize(u::text) AS nq FROM pairs) b''' % (facts, equal))
    for (name, _), answer in zip(LAWS, rows[0]):
        tap.check('law: %s' % name, answer, 't')
    tap.check('many pairs are equal and spelled differently', int(rows[0][-1]) > 50, True)
    tap.check('law: transitive: sorted, each is <= all that follow', server.must('''
        WITH s AS (SELECT u, row_number() OVER (ORDER BY u) AS i FROM pairs)
        SELECT bool_and(a.u <= b.u) FROM s a JOIN s b ON a.i < b.i'''), [['t']])
    tap.check("law: the hash is the low half of the one with seed 0", server.must('''
        SELECT bool_and(uri_hash(u) = (uri_hash_extended(u, 0)::bit(64) << 32)::bit(32)::int)
        FROM pairs'''), [['t']])
    tap.check('law: a seed changes the hash', server.must('''
        SELECT bool_and(uri_hash_extended(u, 1) <> uri_hash_extended(u, 2)) FROM pairs'''),
        [['t']])
    tap.check('PostgreSQL finds the operator classes complete', server.must('''
        SELECT amname, amvalidate(c.oid) FROM pg_opclass c JOIN pg_am a ON a.oid = opcmethod
        WHERE opcintype = 'uri'::regtype ORDER BY 1'''),
        [['brin', 't'], ['btree', 't'], ['hash', 't']])


# References, and whether they are equal: RFC 3986, 6.2.2, and what it does not make equal.
EQUAL = [
    ('example://a/b/c/%7Bfoo%7D', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 't'), # 6.2.2
    ('HTTP://www.EXAMPLE.com/', 'http://www.example.com/', 't'),              # 6.2.2.1
    ('a:%7eb', 'a:~b', 't'),                                                  # 6.2.2.2
    ('a:/x/../b', 'a:/b', 't'),                                               # 6.2.2.3
    ('/x/../b', '/b', 't'),                     # its path starts with "/", as every base's does
    ('x/../b', 'b', 'f'),                       # relative: its dot-segments have a meaning
    ('http://h', 'http://h/', 'f'), ('http://h:80/', 'http://h/', 'f'),       # 6.2.3: schemes
    ('http://[::1]/', 'http://[0::1]/', 'f'), ('a:%2F', 'a:/', 'f'),
    ('http://h?', 'http://h', 'f'), ('a:B', 'a:b', 'f'),
]
# Hashes are on disk and on other servers: SipHash-1-3 of the normal form, backwards, with the
# constant key of uri_order.c and the seed as the second half.  Computed by other code.
HASHES = [
    ('', 0, '4931642048885133430'), ('', 42, '8655639239541286963'),
    ('HTTP://EXAMPLE.com/', 0, '-8825018491885652925'),
    ('http://example.com/', 42, '6210945866097108902'),
    ('X:/a/../b#%7e', 0, '5948510657003850485'), ('x:/b#~', 42, '-720410539618652690'),
]


def by_hand(server):
    tap.check('hashes of every version', server.must('SELECT ' + ', '.join(
        'uri_hash_extended(%s, %d)' % (quoted(text), seed) for text, seed, _ in HASHES)),
        [[answer for _, _, answer in HASHES]])
    for one, other, expected in EQUAL:
        tap.check('%s = %s' % (one, other), server.value(
            'SELECT uri %s = uri %s' % (quoted(one), quoted(other))), expected)
    tap.check('the order', server.must('''SELECT u FROM unnest(ARRAY['b:', 'http:0', 'HTTP:/~',
        'http://www/', 'http://www.a', 'http://wwwx', 'a:', 'https://x', 'http:', '', 'a', '%41',
        'http://www-', 'https://www.', 'HTTPS:x', 'http:/0', 'http:/.']::uri[]) u ORDER BY u'''),
        [[u] for u in ['', '%41', 'a', 'a:', 'b:', 'http:', 'http:/.', 'http://www-',
                       'http://www.a', 'http://www/', 'http://wwwx', 'http:/0', 'HTTP:/~',
                       'http:0', 'https://www.', 'https://x', 'HTTPS:x']])


# ---- what PostgreSQL does with them ----

# Ways to the same answer: settings, then a query.
PLANS = [
    ('sort', 'SET enable_hashagg = off', 'SELECT count(*) FROM (SELECT DISTINCT u FROM many) s'),
    ('hash', 'SET enable_sort = off', 'SELECT count(*) FROM (SELECT DISTINCT u FROM many) s'),
    ('hash join', 'SET enable_mergejoin = off; SET enable_nestloop = off',
     'SELECT count(*) FROM many a JOIN few b USING (u)'),
    ('merge join', 'SET enable_hashjoin = off; SET enable_nestloop = off',
     'SELECT count(*) FROM many a JOIN few b USING (u)'),
    ('nested loop', 'SET enable_hashjoin = off; SET enable_mergejoin = off; '
     'SET enable_indexscan = off; SET enable_bitmapscan = off; SET enable_indexonlyscan = off',
     'SELECT count(*) FROM many a JOIN few b USING (u)'),
]
DISTINCT = 'SELECT count(DISTINCT uri_normalize(t) COLLATE "C") FROM many_texts WHERE uri_valid(t)'
JOINED = '''SELECT count(*) FROM many a JOIN few b
            ON uri_normalize(a.u::text) = uri_normalize(b.u::text)'''
SCANS = {'sequential': 'SET enable_indexscan = off; SET enable_bitmapscan = off; '
                       'SET enable_indexonlyscan = off',
         'index': 'SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off',
         'bitmap': 'SET enable_seqscan = off; SET enable_indexscan = off; '
                   'SET enable_indexonlyscan = off'}


def plans(server):
    """Sorting, hashing, joins and scans give the same; in memory, on disk and in parallel."""
    texts = references(20000)
    load(server, 'many', texts)
    server.must('CREATE TABLE few AS SELECT u FROM many WHERE n % 500 = 0; ANALYZE few')
    expected = {'DISTINCT': server.value(DISTINCT), 'JOIN': server.value(JOINED)}
    for name, settings, query in PLANS:
        tap.check('%s: %s' % (name, query[:40]), server.must('%s; %s' % (settings, query)),
                  [[expected['JOIN' if 'JOIN' in query else 'DISTINCT']]])
    ordered = '''SELECT count(*) FILTER (WHERE NOT coalesce(before <= now COLLATE "C", true)),
        count(*) FROM (SELECT lag(nf) OVER () AS before, nf AS now
        FROM (SELECT uri_normalize(u::text) AS nf FROM (%s) r) q) s'''
    total = server.value('SELECT count(*) FROM many')
    for name, settings, order in [
            ('in memory', "SET work_mem = '100MB'", 'u'),
            ('on disk', "SET work_mem = '64kB'", 'u'),
            ('with a second key', "SET work_mem = '100MB'", 'u, n'),
            ('top', "SET work_mem = '100MB'", 'u')]:
        limit = ' LIMIT 50' if name == 'top' else ' OFFSET 0'
        tap.check('sorted %s' % name, server.must('%s; %s' % (
            settings, ordered % ('SELECT u FROM many ORDER BY %s%s' % (order, limit)))),
            [['0', '50' if name == 'top' else total]])
    tap.check('sorted downwards', server.must('''SELECT (array_agg(u ORDER BY u DESC))[1] =
        max(u), (array_agg(u ORDER BY u))[1] = min(u) FROM many'''), [['t', 't']])
    server.must('CREATE TABLE same AS SELECT (CASE WHEN i % 2 = 0 THEN \'http://h/%7e\' '
                "ELSE 'HTTP://h/~' END)::uri AS u FROM generate_series(1, 40000) i")
    tap.check('sorting gives up keys that decide nothing', server.must(
        '''SET work_mem = '100MB'; SET enable_hashagg = off;
        SELECT count(*) FROM (SELECT DISTINCT u FROM same) s'''), [['1']])
    for method in 'btree', 'hash':
        scans(server, method)
    parallel(server, expected['DISTINCT'])


def scans(server, method):
    server.must('CREATE INDEX many_u ON many USING %s (u)' % method)
    probes = 'SELECT count(*) FROM few f, LATERAL (SELECT n FROM many m WHERE m.u = f.u ' \
             'OFFSET 0) x'
    answers = {name: server.value('%s; %s' % (settings, probes))
               for name, settings in SCANS.items()}
    tap.check('%s: = finds the same in each scan' % method, answers,
              dict.fromkeys(SCANS, server.value(JOINED)))
    plan = str(server.must(SCANS['index'] + "; EXPLAIN (COSTS off) SELECT n FROM many "
                                            "WHERE u = 'HTTP://a/'"))
    tap.check('%s: the index is used' % method, 'Index Scan using many_u' in plan, True)
    if method == 'btree':
        ranges = "SELECT count(*), min(n) FROM many WHERE u >= 'HTTP://a' AND u < 'x:'"
        answers = {name: server.must('%s; %s' % (settings, ranges))
                   for name, settings in SCANS.items()}
        tap.check('btree: a range is the same in each scan', answers,
                  dict.fromkeys(SCANS, answers['sequential']))
        tap.check('btree: min and max come from the index', 'Index Only Scan' in str(server.must(
            'VACUUM many; EXPLAIN (COSTS off) SELECT max(u) FROM many')), True)
        tap.check('btree: an index-only scan gives the bytes that came in', server.must(
            SCANS['index'] + '''; SELECT count(*) FROM
            (SELECT u FROM many ORDER BY u OFFSET 0) s WHERE u::text <> uri_normalize(u)::text
            ''') > [['1000']], True)
    server.must('DROP INDEX many_u')


def parallel(server, distinct):
    settings = '''SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;
        SET min_parallel_table_scan_size = 0; SET max_parallel_workers_per_gather = 2; '''
    query = 'SELECT count(*), min(u) = (SELECT min(u) FROM same), max(u) IS NOT NULL FROM same'
    tap.check('parallel: the plan', 'Partial Aggregate' in str(
        server.must(settings + 'EXPLAIN (COSTS off) ' + query)), True)
    tap.check('parallel: aggregates', server.must(settings + query), [['40000', 't', 't']])
    tap.check('parallel: DISTINCT', server.must(
        settings + 'SELECT count(*) FROM (SELECT DISTINCT u FROM many) s'), [[distinct]])
    server.must('''SET max_parallel_maintenance_workers = 2; SET min_parallel_table_scan_size = 0;
        ALTER TABLE many SET (parallel_workers = 2); CREATE INDEX built ON many (u)''')
    tap.check('parallel: an index is built in order', server.must(
        '''CREATE EXTENSION amcheck; SELECT bt_index_check('built', true)'''), [['']])
    server.must('DROP INDEX built')


def constraints(server):
    server.must('CREATE TABLE keys (u uri PRIMARY KEY)')
    server.must("INSERT INTO keys VALUES ('http://h/~')")
    tap.check('equal values violate a unique index',
              server.value("INSERT INTO keys VALUES ('HTTP://H/%7e')")[:6], '23505:')
    tap.check('an upsert finds it', server.must(
        '''INSERT INTO keys VALUES ('HTTP://H/%7e') ON CONFLICT (u)
        DO UPDATE SET u = excluded.u RETURNING u'''), [['HTTP://H/%7e']])
    server.must("CREATE TABLE linked (u uri REFERENCES keys)")
    tap.check('a foreign key finds its equal',
              server.ask("INSERT INTO linked VALUES ('http://h/%7E')"), [])
    tap.check('and not what differs',
              server.value("INSERT INTO linked VALUES ('http://h/x')")[:6], '23503:')
    server.must('''CREATE TABLE parts (u uri) PARTITION BY HASH (u);
        CREATE TABLE parts0 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 0);
        CREATE TABLE parts1 PARTITION OF parts FOR VALUES WITH (MODULUS 2, REMAINDER 1);
        INSERT INTO parts SELECT u FROM many''')
    tap.check('hash partitions: no value is in both', server.must(
        'SELECT count(*) FROM (SELECT u FROM parts0 INTERSECT SELECT u FROM parts1) s'), [['0']])
    tap.check('hash partitions: both are used', server.must(
        '''SELECT (SELECT count(*) FROM parts0) > 1000, (SELECT count(*) FROM parts1) > 1000,
        (SELECT count(*) FROM parts) = (SELECT count(*) FROM many)'''), [['t', 't', 't']])
    server.must('''CREATE TABLE ranges (u uri) PARTITION BY RANGE (u);
        CREATE TABLE low PARTITION OF ranges FOR VALUES FROM (MINVALUE) TO ('https:');
        CREATE TABLE high PARTITION OF ranges FOR VALUES FROM ('https:') TO (MAXVALUE);
        INSERT INTO ranges SELECT u FROM many''')
    tap.check('range partitions', server.must(
        "SELECT (SELECT max(u) < 'https:' FROM low), (SELECT min(u) >= 'HTTPS:' FROM high)"),
        [['t', 't']])


def storage(server):
    """Long values, compressed and out of line; statistics."""
    server.must('''CREATE TABLE long (u uri); ALTER TABLE long ALTER u SET STORAGE external;
        INSERT INTO long SELECT ('HTTP://h/' || repeat('%7e', 30000 + i % 3))::uri
        FROM generate_series(1, 12) i;
        INSERT INTO long SELECT ('http://h/' || repeat('~', 30000 + i % 3))::uri
        FROM generate_series(1, 12) i''')
    tap.check('long values: equal in groups', server.must(
        'SELECT count(*), min(c), max(c) FROM (SELECT count(*) AS c FROM long GROUP BY u) s'),
        [['3', '8', '8']])
    tap.check('long values: sorted', server.must('''SET enable_hashagg = off;
        SELECT count(*) FROM (SELECT DISTINCT u FROM long) s'''), [['3']])
    tap.check('long values: compressed ones are equal to them', server.must('''
        SELECT count(*) FROM long WHERE u = ('http://h/' || repeat('%7E', 30000))::uri'''),
        [['8']])
    server.must('CREATE INDEX ON long USING hash (u)')
    tap.check('long values: a hash index', server.must('''SET enable_seqscan = off;
        SELECT count(*) FROM long WHERE u = ('http://h/' || repeat('~', 30001))::uri'''),
        [['8']])
    tap.check('ANALYZE has statistics', server.must('''SELECT n_distinct <> 0,
        histogram_bounds IS NOT NULL, most_common_vals IS NOT NULL FROM pg_stats
        WHERE tablename = 'many' AND attname = 'u' '''), [['t', 't', 't']])
    estimate = server.must("EXPLAIN SELECT * FROM many WHERE u < 'https:'")[0][0]
    rows = int(estimate.split('rows=')[1].split()[0])
    actual = int(server.value("SELECT count(*) FROM many WHERE u < 'https:'"))
    tap.check('the planner estimates a range within a fifth', abs(rows - actual) < actual / 5,
              True)


# A statement, and its answer: a value, or the code of its error.
CASTS = [
    ("SELECT pg_typeof(uri 'a'::text), pg_typeof('a'::text::uri)", [['text', 'uri']]),
    ("INSERT INTO texts SELECT u FROM uris RETURNING t", [['HTTP://h/%7e']]),
    ("INSERT INTO varchars SELECT u FROM uris RETURNING t", [['HTTP://h/%7e']]),
    ("INSERT INTO uris SELECT t FROM texts RETURNING u", [['HTTP://h/%7e']]),
    ("INSERT INTO uris SELECT t FROM varchars RETURNING u", [['HTTP://h/%7e']]),
    ("INSERT INTO uris VALUES ('a b'::text)", '22P02:'),
    ("INSERT INTO shorts SELECT u FROM uris", '22001:'),
    # a literal is a uri, a text is not: neither side is chosen in silence
    ("SELECT DISTINCT u = 'http://h/~' FROM uris", [['t']]),
    ("SELECT u = t FROM uris, texts", '42883:'),
    ("SELECT DISTINCT u = t::uri FROM uris, texts", [['t']]),
    ("SELECT DISTINCT u::text = 'http://h/~' FROM uris", [['f']]),
    ("SELECT u LIKE 'x' FROM uris", '42883:'),
    ("SELECT DISTINCT u::text LIKE '%7e' FROM uris", [['t']]),
    ("SELECT DISTINCT u IN ('x:', 'http://h/~'), u = ANY (ARRAY['http://h/~']::uri[]) FROM uris",
     [['t', 't']]),
    ("SELECT DISTINCT 'at ' || u FROM uris", [['at HTTP://h/%7e']]),
    ("SELECT ARRAY['http://h/~', 'a']::uri[] = ARRAY['HTTP://h/%7e', 'a']::uri[], "
     "'{a,\"b,c\"}'::uri[]", [['t', '{a,"b,c"}']]),
    ("SELECT '{a,b c}'::uri[]", '22P02:'),
    ("SELECT json_build_object('u', uri 'a\"'::text)", '22P02:'),
    ("SELECT to_json(uri 'a:b'), row(uri 'a')::text", [['"a:b"', '(a)']]),
    ("SELECT coalesce(NULL, uri 'a'), NULL::uri IS NULL, uri 'a' = NULL", [['a', 't', None]]),
    ("SELECT array_agg(DISTINCT u) FROM uris", [['{HTTP://h/%7e}']]),
    ("SELECT min(u), max(u) FROM uris WHERE false", [[None, None]]),
    # functions take both: a literal is a text for them
    ("SELECT uri_host('//h'), uri_host(uri '//h'), uri_host('a b')", [['h', 'h', None]]),
    ("SELECT pg_typeof(uri_normalize(uri 'a')), pg_typeof(uri_normalize('a'))",
     [['uri', 'text']]),
]


def casts(server):
    server.must('''CREATE TABLE texts (t text); CREATE TABLE varchars (t varchar);
        CREATE TABLE shorts (t varchar(3)); CREATE TABLE uris (u uri);
        INSERT INTO uris VALUES ('HTTP://h/%7e')''')
    for statement, expected in CASTS:
        got = server.ask(statement)
        tap.check(statement, got[:6] if isinstance(expected, str) else got, expected)


# What is called for a uri and for its text, with the same answer.
CALLS = [
    "uri_valid({})", "uri_valid({}, 'URI')", "uri_error_offset({}, 'URI')",
    "uri_error({}, 'URI')", "uri_scheme({})", "uri_userinfo({})", "uri_user({})",
    "uri_password({})", "uri_host({})", "uri_port({})", "uri_port_number({})",
    "uri_effective_port({})", "uri_authority({})", "uri_path({})", "uri_query({})",
    "uri_path_query({})", "uri_fragment({})", "uri_host_kind({})", "uri_host_address({})",
    "uri_address_is_global({})", "uri_host_allowed({}, 'b, www.a')", "uri_agree({})",
    "uri_registrable_domain({})", "uri_public_suffix({})", "uri_subdomain({})",
    "uri_origin({})", "uri_parse({})", "uri_normalize({})", "uri_normalize({}, 'all')",
    "uri_query_value({}, 'q')", "uri_query_values({}, 'q')", "uri_query_json({})",
    "uri_path_segment({}, 1)",
    "uri_hierarchy({})", "uri_set({}, 'query', 'z')", "uri_set_decoded({}, 'query', 'z%')",
    "uri_remove({}, 'query')", "uri_hazards({})",
    "uri_resolve({}, '../z')", "uri_relate({}, 'http://a/z')", "uri_equal({}, 'http://a/')",
    "uri_equal({}, 'http://a/', 'string')",
    "(SELECT array_agg(p) FROM uri_query_pairs({}) p)",
    "(SELECT array_agg(p) FROM uri_path_segments({}) p)",
]


def functions(server):
    for call in CALLS:
        tap.check('of a uri as of its text: %s' % call, server.must(
            'SELECT count(*) FILTER (WHERE (%s)::text IS DISTINCT FROM (%s)::text), '
            'count(*) > 300 FROM pairs' % (call.format('u'), call.format('u::text'))),
            [['0', 't']])
    named = {call.split('(')[0 if call[0] != '(' else 2].split()[-1] for call in CALLS}
    tap.check('each function for the type is among them', {row[0] for row in server.must('''
        SELECT DISTINCT proname FROM pg_proc WHERE prosrc LIKE 'uric\\_sql\\_uri\\_%'
        AND proargtypes[0] = 'uri'::regtype''')} - named, set())


# ---- other extensions, other servers ----

def trigrams(server):
    server.must('''CREATE EXTENSION pg_trgm;
        CREATE INDEX many_words ON many USING gin ((u::text) gin_trgm_ops)''')
    query = "SELECT count(*) FROM many WHERE u::text LIKE '%www.a.b/a%'"
    answers = {name: server.value('%s; %s' % (settings, query))
               for name, settings in SCANS.items() if name != 'index'}
    tap.check('pg_trgm: the same in each scan', len(set(answers.values())), 1)
    tap.check('pg_trgm: the index is used', 'Bitmap Index Scan on many_words' in str(
        server.must('SET enable_seqscan = off; EXPLAIN (COSTS off) ' + query)), True)


def dump(server):
    """pg_dump and psql: the same values, indexes and partitions."""
    tables = 'many', 'keys', 'linked', 'parts', 'ranges', 'long', 'pairs'
    server.must('CREATE INDEX many_again ON many (u); CREATE INDEX ON many USING hash (u)')
    server.must('CREATE DATABASE restored TEMPLATE template0')
    dumped = subprocess.run([server.bin + '/pg_dump', '-h', server.data, '-U', 'postgres', 'test'] +
                            ['--table=' + t for t in tables] +
                            ['--table=parts?', '--table=low', '--table=high',
                             '--extension=uric', '--extension=pg_trgm'],
                            stdout=subprocess.PIPE, check=True).stdout
    out = server.run(dumped, 'restored', ('-v', 'ON_ERROR_STOP=1', '-o', '/dev/null'))
    tap.check('a dump is restored', out, '')
    sums = ' UNION ALL '.join('SELECT md5(string_agg(u::text, chr(10) ORDER BY u::text '
                              'COLLATE "C")), count(*) FROM %s' % t for t in tables)
    tap.check('the restored values are the same', server.must(sums, 'restored'),
              server.must(sums))
    tap.check('the restored index is in order', server.must(
        "CREATE EXTENSION amcheck; SELECT bt_index_check('many_again', true)", 'restored'),
        [['']])


# What runs at the other server, and its answer.
FOREIGN = [
    ("SELECT count(*) FROM far WHERE u = 'HTTP://h/~'",
     "SELECT count(*) FROM far WHERE ((u OPERATOR(=) 'HTTP://h/~'))", [['2']]),
    ('SELECT u, count(*) FROM far GROUP BY u HAVING count(*) = 1',
     'SELECT u, count(*) FROM far GROUP BY 1 HAVING ((count(*) = 1))', [['http://h/', '1']]),
    ('SELECT uri_host(u), count(*) FROM far GROUP BY 1',
     'SELECT uri_host(u), count(*) FROM far GROUP BY 1', [['h', '3']]),
    ('SELECT n FROM far ORDER BY u, n', 'SELECT n, u FROM far ORDER BY u ASC NULLS LAST, n',
     [['3'], ['1'], ['2']]),
]


def foreign(server):
    """postgres_fdw compares at the other server, where the extension is, too."""
    server.must('CREATE DATABASE other')
    server.must("CREATE TABLE far (n int, u uri); INSERT INTO far VALUES "
                "(1, 'http://h/~'), (2, 'HTTP://h/%7e'), (3, 'http://h/')", 'other')
    server.must('''CREATE EXTENSION postgres_fdw;
        CREATE SERVER other FOREIGN DATA WRAPPER postgres_fdw
            OPTIONS (host '%s', dbname 'other', extensions 'uric');
        CREATE USER MAPPING FOR postgres SERVER other OPTIONS (user 'postgres');
        CREATE FOREIGN TABLE far (n int, u uri) SERVER other''' % server.data)
    for query, remote, answer in FOREIGN:
        plan = str(server.must('EXPLAIN (VERBOSE, COSTS off) ' + query))
        tap.check('postgres_fdw: runs there: ' + query,
                  'Remote SQL: %s' % remote in plan.replace('public.', ''), True)
        tap.check('postgres_fdw: the answer of it', server.must(query), answer)


def owners(server):
    """Whoever may create objects in a database may create the extensions, in any schema; only
    a superuser moves what is in them."""
    server.must('CREATE ROLE joe LOGIN')
    server.must('CREATE DATABASE joes OWNER joe TEMPLATE template0')
    tap.check('an owner creates and uses them, and they can be moved', server.ask('''SET ROLE joe;
        CREATE SCHEMA one; CREATE SCHEMA two; CREATE EXTENSION uric SCHEMA one;
        CREATE EXTENSION uric_pguri;
        RESET ROLE; ALTER EXTENSION uric SET SCHEMA two; SET ROLE joe;
        CREATE TABLE public.t (u two.uri PRIMARY KEY); INSERT INTO public.t VALUES ('//[::1]');
        SELECT pguri.uri_host(u), pguri.uri_host('//[::2]'), two.uri_host(u) FROM public.t
        WHERE u OPERATOR(two.=) '//[::1]' ''', 'joes'), [['::1', '::2', '[::1]']])
    tap.check('a column keeps the extension from being dropped',
              server.ask('DROP EXTENSION uric', 'joes')[:6], '2BP01:')
    tap.check('nothing is left of them', server.must('''SET client_min_messages = warning;
        DROP EXTENSION uric CASCADE;
        SELECT count(*) FROM pg_proc WHERE proname LIKE 'uri%' ''', 'joes'), [['0']])


def corrupt(server):
    """Bytes that no input takes, as a broken disk has them: comparison still is an order, and
    nothing crashes."""
    server.must('CREATE CAST (bytea AS uri) WITHOUT FUNCTION')
    server.must(r'''CREATE TABLE broken AS SELECT b::uri AS u FROM unnest(ARRAY[
        'a b', '\000', '\377\376', 'http://[', 'HTTP://h', 'http://h', '%', '']::bytea[]) b''')
    tap.check('corrupt values are in one order', server.must('''
        WITH s AS (SELECT u, row_number() OVER (ORDER BY u) AS i FROM broken)
        SELECT bool_and(a.u <= b.u) AND bool_and(a.u = b.u OR uri_cmp(a.u, b.u) < 0)
        FROM s a JOIN s b ON a.i < b.i'''), [['t']])
    tap.check('corrupt values are in groups', server.must(
        'SELECT count(*) FROM (SELECT u FROM broken GROUP BY u) s'), [['7']])


def main():
    server = Server()
    input_and_output(server)
    binary(server)
    bytes_of_any_kind(server)
    laws(server)
    by_hand(server)
    plans(server)
    constraints(server)
    storage(server)
    casts(server)
    functions(server)
    trigrams(server)
    dump(server)
    foreign(server)
    owners(server)
    corrupt(server)
    tap.end(server)


main()
