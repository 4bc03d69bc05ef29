#!/usr/bin/env python3
"""The extension in SQLite: what its schemas, its planner and its limits make of it, as TAP.

    extension.py EXTENSION.so

What the functions answer is compared elsewhere (same_answers.sh): here is what only SQLite has.
"""

import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import threading
from urllib.parse import unquote_to_bytes

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
sys.path.insert(0, os.path.join(TOP, 'tests', 'support'))
from tap import Tap  # noqa: E402 (found by the line above)

EXTENSION = os.path.abspath(sys.argv[1])
LIMIT_LENGTH = 0        # SQLITE_LIMIT_LENGTH
DETERMINISTIC, INNOCUOUS = 0x800, 0x200000
tap = Tap()


def connect(*settings, name=':memory:'):
    db = sqlite3.connect(name, check_same_thread=False, isolation_level=None)
    for setting in settings:
        db.execute(setting)
    db.enable_load_extension(True)
    db.load_extension(EXTENSION)
    return db


def rows(db, sql, *arguments):
    return db.execute(sql, arguments).fetchall()


def one(db, sql, *arguments):
    """The only value; of an error, its message."""
    try:
        (row,) = rows(db, sql, *arguments)
    except sqlite3.Error as error:
        return str(error)
    return row[0] if len(row) == 1 else row


def plan(db, sql, *arguments):
    return ' / '.join(row[3] for row in rows(db, 'EXPLAIN QUERY PLAN ' + sql, *arguments))


def described():
    """{name: (numbers of arguments, result, what it depends on)} by functions.tsv."""
    found = {}
    with open(os.path.join(TOP, 'src/engines/functions.tsv'), encoding='utf-8') as file:
        for line in file:
            if not line.startswith('#'):
                name, arguments, result, _, _, depends = line.rstrip('\n').split('\t')[:6]
                arguments = arguments.split(', ')
                required = sum(not argument.startswith('[') for argument in arguments)
                found[name] = (set(range(required, len(arguments) + 1)), result, depends)
    return found


# ---- registration ----

def registration():
    lines = subprocess.run(['nm', '-D', '--defined-only', EXTENSION], check=True,
                           stdout=subprocess.PIPE, universal_newlines=True).stdout
    names = {line.split()[-1] for line in lines.splitlines()}
    tap.check('it exports its entry point alone',
              {name for name in names if not name.startswith('__')}, {'sqlite3_uric_init'})
    db = connect()
    functions = described()
    listed = {}
    for name, n, flags in rows(db, 'SELECT name, narg, flags FROM pragma_function_list'):
        if name.startswith('uri_') or name == 'log_parse':
            listed.setdefault(name, set()).add(n)
            expected = INNOCUOUS if functions[name][2] else DETERMINISTIC | INNOCUOUS
            if flags & (DETERMINISTIC | INNOCUOUS) != expected:
                tap.check('%s is innocuous, and deterministic without a list' % name, flags,
                          expected)
    tap.check('each function is there, by each number of arguments', listed,
              {name: n for name, (n, result, _) in functions.items() if result != 'rows'})
    modules = {name for (name,) in rows(db, 'SELECT name FROM pragma_module_list')}
    tables = {name for name, (_, result, _) in functions.items()
              if result in ('rows', 'record')}
    tap.check('rows and records are tables', tables - modules, set())
    tap.check('uric_version()', bool(re.fullmatch(r'\d+\.\d+\.\d+(-\w+)?',
                                                  one(db, 'SELECT uric_version()'))), True)
    tap.check('it may be loaded again, also by SQL',
              one(db, 'SELECT load_extension(?)', EXTENSION), None)
    tap.check('its tables have no CREATE VIRTUAL TABLE',
              one(db, 'CREATE VIRTUAL TABLE x USING uri_find'), 'no such module: uri_find')


# ---- schemas ----

def schemas():
    db = connect('PRAGMA trusted_schema = OFF')
    db.executescript('''
        CREATE TABLE t(url, host AS (uri_host(url)),
                       normal AS (uri_normalize(url, 'all')) STORED,
                       CHECK (url IS NULL OR uri_valid(url)));
        CREATE INDEX by_host ON t(host);
        CREATE INDEX by_path ON t(uri_path(url)) WHERE uri_scheme(url) = 'http';
        CREATE VIEW pairs AS SELECT url, key, value FROM t, uri_query_pairs(url);
        CREATE TABLE heard(host);
        CREATE TRIGGER hear AFTER INSERT ON t
            BEGIN INSERT INTO heard VALUES (uri_host(new.url)); END;
        INSERT INTO t VALUES ('http://b/p?x=1'), ('HTTP://A/%7e/../q?x=%31'), (NULL);''')
    tap.check('a generated column', rows(db, 'SELECT host, normal FROM t'),
              [('b', 'http://b/p?x=1'), ('A', 'http://a/q?x=1'), (None, None)])
    tap.check('an index on a generated column is used',
              plan(db, "SELECT url FROM t WHERE host = 'b'"),
              'SEARCH t USING INDEX by_host (host=?)')
    query = "SELECT url FROM t WHERE uri_path(url) = '/p' AND uri_scheme(url) = 'http'"
    tap.check('a partial index on an expression is used', plan(db, query),
              'SEARCH t USING INDEX by_path (<expr>=?)')
    tap.check('and finds what is there', rows(db, query), [('http://b/p?x=1',)])
    tap.check('a CHECK constraint refuses what is invalid',
              one(db, "INSERT INTO t(url) VALUES ('a b')"),
              "CHECK constraint failed: url IS NULL OR uri_valid(url)")
    tap.check('a view may use a table function', rows(db, 'SELECT key, value FROM pairs'),
              [('x', '1'), ('x', '1')])
    tap.check('a trigger may use a function', rows(db, 'SELECT * FROM heard'),
              [('b',), ('A',), (None,)])
    tap.check('the indexes agree with the table', one(db, 'PRAGMA integrity_check'), 'ok')


# ---- tables ----

def arguments_of_tables(db):
    lacks = 'uri_find() lacks the argument "text"'
    tap.check('no argument', one(db, 'SELECT * FROM uri_find'), lacks)
    tap.check('too many arguments', one(db, 'SELECT * FROM uri_find(1, 2)'),
              'too many arguments on uri_find() - max 1')
    tap.check('an argument of NULL: no rows', rows(db, 'SELECT * FROM uri_find(NULL)'), [])
    tap.check('no record of what is invalid: no rows',
              rows(db, "SELECT * FROM uri_parse('a b')"), [])
    tap.check('the argument is a hidden column',
              rows(db, '''SELECT uri_query_pairs_text, key FROM uri_query_pairs
                          WHERE uri_query_pairs_text IN ('?a', '?b')'''),
              [('?a', 'a'), ('?b', 'b')])
    tap.check('so it may be in OR',
              rows(db, '''SELECT key FROM uri_query_pairs WHERE uri_query_pairs_text = '?a'
                          OR uri_query_pairs_text = '?b' '''), [('a',), ('b',)])
    tap.check('it is one value only',
              rows(db, "SELECT * FROM uri_find('http://a/') WHERE uri_find_text = 'b'"), [])
    tap.check('an unknown format', one(db, "SELECT * FROM log_parse('', 'x')")[:22],
              'unknown log format "x"')
    tap.check('columns that are called as the arguments are not ambiguous',
              rows(db, '''WITH logs(text, line) AS (VALUES ('?a', 'x'))
                          SELECT key, log_parse(line) FROM logs, uri_query_pairs(text)'''),
              [('a', None)])


def joins(db):
    db.executescript('''
        CREATE TABLE t(id INTEGER PRIMARY KEY, url);
        INSERT INTO t(url) VALUES ('http://a/1/2?x=1&y=2&x=3'), (NULL), ('a b'), ('?y');''')
    tap.check('a join', rows(db, 'SELECT id, n, key, value FROM t, uri_query_pairs(t.url)'),
              [(1, 1, 'x', '1'), (1, 2, 'y', '2'), (1, 3, 'x', '3'), (4, 1, 'y', None)])
    tap.check('a left join', rows(db, 'SELECT id, host, path FROM t LEFT JOIN uri_parse(url)'),
              [(1, 'a', '/1/2'), (2, None, None), (3, None, None), (4, None, '')])
    tap.check('a join, the table function first',
              rows(db, '''SELECT id, segment FROM uri_path_segments s, t
                          WHERE s.uri_path_segments_text = t.url'''),
              [(1, '1'), (1, '2')])
    tap.check('a table of a table', rows(db, '''
                  SELECT s.segment FROM uri_find('<http://a/1> and <http://a/2/3>') f,
                  uri_path_segments(f.uri) s'''), [('1',), ('2',), ('3',)])
    tap.check('a correlated subquery', rows(db, '''
                  SELECT id, (SELECT group_concat(value, '+') FROM uri_query_pairs(url)
                              WHERE key = 'x') FROM t WHERE id IN (1, 4)'''),
              [(1, '1+3'), (4, None)])
    tap.check('a condition that differs from row to row', rows(db, '''
                  WITH v(k) AS (VALUES ('b'), ('a'), ('a'), (NULL), (1), ('aa'), ('b'))
                  SELECT k, value FROM v, uri_query_pairs('?a=1&b=2&1=3') WHERE key = k'''),
              [('b', '2'), ('a', '1'), ('a', '1'), (1, '3'), ('b', '2')])
    tap.check('the rowid is n', rows(db, "SELECT rowid FROM uri_query_pairs('?a&b')"),
              [(1,), (2,)])


def plans(db):
    tap.check('equalities are pushed', plan(db, '''SELECT 1 FROM uri_query_pairs(?)
                  WHERE key = 'a' AND n = 1''', ''),
              'SCAN uri_query_pairs VIRTUAL TABLE INDEX 1:301')
    tap.check('not by another collation', plan(db, '''SELECT 1 FROM uri_query_pairs(?)
                  WHERE key = 'a' COLLATE NOCASE''', ''),
              'SCAN uri_query_pairs VIRTUAL TABLE INDEX 1:3')
    tap.check('rows are in the order of n',
              plan(db, 'SELECT 1 FROM uri_query_pairs(?) ORDER BY n', ''),
              'SCAN uri_query_pairs VIRTUAL TABLE INDEX 1:3')
    tap.check('in no other order', 'ORDER BY' in plan(
                  db, 'SELECT 1 FROM uri_query_pairs(?) ORDER BY n DESC', ''), True)
    tap.check('the order of n descending', rows(
                  db, "SELECT key FROM uri_query_pairs('?a&b&c') ORDER BY n DESC"),
              [('c',), ('b',), ('a',)])


def same_conditions(db, name):
    """What is pushed gives the rows that SQLite finds by itself: LIMIT keeps conditions out of
    a subquery."""
    rng = random.Random(3986)
    values = ["'a'", "'A'", "'1'", '1', '1.0', "'1.0'", 'NULL', "x'61'", "'2'", '2', "''",
              "CAST(x'ff' AS TEXT)", "char(65533)", "'b' COLLATE NOCASE", "'a' COLLATE RTRIM",
              '9223372036854775807', '-1', '0', "CAST(x'c3a4' AS TEXT)", "'a' || char(0)"]
    texts = ["'?a=1&b=2&A=1&1=a&=1&a&%ff=%ff&2=b'", "'?%EF%BF%BD=%ed%a0%80&%c3%a4=a%00&%00=1'",
             "'?a=1&a=2&a=3&2=2&b=2.0&1=1.0'"]
    different, found = [], 0
    for _ in range(1500):
        tests = [rng.choice(['n', 'key', 'value']) + ' = ' + rng.choice(values)
                 for _ in range(rng.randint(1, 3))]
        if rng.random() < 0.2:
            tests[0] = 'n IN (1, ' + rng.choice(values) + ')'
        table = 'uri_query_pairs(' + rng.choice(texts) + ')'
        sql = 'SELECT n, hex(key), hex(value) FROM {} WHERE ' + ' AND '.join(tests) + ' ORDER BY n'
        pushed = rows(db, sql.format(table))
        if pushed != rows(db, sql.format('(SELECT * FROM ' + table + ' LIMIT -1)')):
            different.append(sql.format(table))
        found += len(pushed)
    tap.check('%s: pushed conditions change no answer' % name, (different[:3], found > 100),
              ([], True))


def tables():
    db = connect()
    arguments_of_tables(db)
    joins(db)
    plans(db)
    same_conditions(db, 'UTF-8')
    same_conditions(connect("PRAGMA encoding = 'UTF-16'"), 'UTF-16')


# ---- values ----

def values():
    db = connect()
    tap.check('a BLOB is its bytes', one(db, "SELECT uri_host(x'2f2f6880'), uri_host(x'2f2f68')"),
              (None, 'h'))
    tap.check('an empty BLOB', one(db, "SELECT uri_valid(x''), uri_path(x'')"), (1, ''))
    tap.check('a text with NUL', one(db, 'SELECT uri_error_offset(?)', 'a\0b'), 1)
    tap.check('an answer with NUL', one(db, "SELECT hex(uri_decode('a%00b'))"), '610062')
    tap.check('an answer that is no UTF-8', one(db, "SELECT hex(uri_decode('%ff'))"), 'FF')
    tap.check('numbers are texts', one(db, "SELECT uri_path(12), uri_path(1.5)"), ('12', '1.5'))
    tap.check('texts are numbers, as CAST makes them',
              one(db, "SELECT uri_path_segment('/a/b', '2'), uri_path_segment('/a/b', '2x'),"
                      " uri_path_segment('/a/b', 2.9), uri_path_segment('/a/b', 'x')"),
              ('b', 'b', 'b', None))
    tap.check('booleans are integers', one(db, "SELECT typeof(uri_valid('')), uri_equal('a', 'b')"),
              ('integer', 0))
    wide = connect("PRAGMA encoding = 'UTF-16'")
    sql = "SELECT uri_host(t), uri_error_offset(t || 'ä'), uri_decode('%c3%a4'), uri_host(b), " \
          "uri_normalize(t) FROM (SELECT 'HTTP://h:80/' AS t, CAST('//b' AS BLOB) AS b)"
    tap.check('a database in UTF-16: offsets are those of UTF-8', one(wide, sql),
              ('h', 12, 'ä', None, 'http://h:80/'))


def names():
    db = connect()
    db.execute("CREATE TABLE t AS SELECT 'HTTP://A/%41' AS url, 'case' AS steps UNION ALL "
               "SELECT 'HTTP://B/%41', 'percent' UNION ALL SELECT 'HTTP://C/%41', 'none'")
    tap.check('a constant name', rows(db, "SELECT uri_normalize(url, 'case') FROM t"),
              [('http://a/%41',), ('http://b/%41',), ('http://c/%41',)])
    tap.check('a name in a column', rows(db, 'SELECT uri_normalize(url, steps) FROM t'),
              [('http://a/%41',), ('HTTP://B/A',), ('HTTP://C/%41',)])
    tap.check('two constant names in one statement', rows(
                  db, "SELECT uri_normalize(url, 'case'), uri_normalize(url, 'percent') FROM t"),
              [('http://%s/%%41' % h.lower(), 'HTTP://%s/A' % h) for h in 'ABC'])
    sql = 'SELECT uri_normalize(url, ?) FROM t LIMIT 2'
    tap.check('a bound name is that of this execution', [
                  rows(db, sql, 'case'), rows(db, sql, 'percent')],
              [[('http://a/%41',), ('http://b/%41',)], [('HTTP://A/A',), ('HTTP://B/A',)]])
    tap.check('a constant base',
              rows(db, "SELECT uri_resolve('http://b/c/d', '../' || steps) FROM t"),
              [('http://b/case',), ('http://b/percent',), ('http://b/none',)])
    db.executescript('''
        CREATE TABLE wish(steps);
        CREATE TABLE granted(url);
        CREATE TRIGGER grant_it AFTER INSERT ON wish BEGIN
            INSERT INTO granted SELECT uri_normalize(url, new.steps) FROM t; END;
        INSERT INTO wish VALUES ('case'), ('percent');''')
    tap.check('a name that is constant in a trigger, for one row',
              rows(db, 'SELECT * FROM granted'),
              [('http://%s/%%41' % h.lower(),) for h in 'ABC'] +
              [('HTTP://%s/A' % h,) for h in 'ABC'])
    unknown = ('unknown step "x"; the steps are: '
               'percent, case, dots, scheme, ipv6, syntax, all, none')
    for what, sql in [('alone', "SELECT uri_normalize('a', 'x')"),
                      ('for each row', "SELECT uri_normalize(url, 'x') FROM t"),
                      ('in a later row',
                       "SELECT uri_normalize(url, replace(steps, 'none', 'x')) FROM t")]:
        tap.check('an unknown name, %s' % what, one(db, sql), unknown)
    tap.check('the connection goes on', one(db, "SELECT uri_normalize('A:', 'case')"), 'a:')


# ---- JSON ----

def json_texts():
    db = connect()
    tap.check('a record is JSON for other functions',
              one(db, "SELECT json_array(uri_parse('x:'), uri_hazards('a'))"),
              '[{"scheme":"x","userinfo":null,"host":null,"port":null,"path":"","query":null,'
              '"fragment":null,"host_kind":null,"path_kind":"path-empty"},[]]')
    tap.check('members can be extracted',
              one(db, "SELECT uri_parse('http://h/p') ->> 'host', "
                      "json_extract(uri_parse('http://h/p'), '$.query')"), ('h', None))
    tap.check('hazards are an array',
              json.loads(one(db, "SELECT uri_hazards('http://u:p@0x7f.1/')"))[0], 'password')
    tap.check('a record of what is invalid is NULL', one(db, "SELECT uri_parse('a b')"), None)
    agents = [bytes([a, b]) for a in range(256) for b in range(256)]
    rng = random.Random(8259)
    edges = [0x00, 0x1f, 0x22, 0x41, 0x5c, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1,
             0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff]
    agents += [bytes(rng.choices(edges, k=rng.randint(3, 7))) for _ in range(20000)]
    different, compared = [], 0
    sql = 'SELECT log_parse(?1, ?2), CAST(agent AS BLOB) FROM log_parse(?1, ?2)'
    log_format = 'custom:$request_uri|$http_user_agent'
    for agent in agents:
        for text, raw in rows(db, sql, b'x|' + agent, log_format):
            compared += 1
            if raw is not None and json.loads(text)['agent'] != raw.decode('utf-8', 'replace'):
                different.append((raw, text))
    tap.check('JSON has each text, with U+FFFD for invalid UTF-8',
              (different[:3], compared > 60000), ([], True))


def pairs_of(query):
    """The keys in order, each with the list of its values, as bytes."""
    found = {}
    for pair in filter(None, query.split('&')):
        key, equals, value = pair.partition('=')
        found.setdefault(unquote_to_bytes(key), []).append(
            unquote_to_bytes(value) if equals else None)
    return list(found.items())


def unmarked(value):
    """The bytes of a string of JSON: uric(1), BYTES IN CSV AND JSON."""
    return value if value is None else re.sub(
        b'\xef\xbf\xbd([0-9a-f]{2})', lambda digits: bytes.fromhex(digits[1].decode()),
        value.encode())


def query_json():
    db = connect()
    tap.check('the query is JSON for other functions',
              one(db, "SELECT json_array(uri_query_json('?a=1&b&a')), "
                      "uri_query_json('?a=%22') ->> 'a', uri_query_json('a')"),
              ('[{"a":["1",null],"b":null}]', '"', None))
    tap.check('the aggregate keeps each value of a key',
              one(db, "SELECT json_group_object(key, value) FROM uri_query_pairs('?a=1&b&a=3')"),
              '{"a":"1","b":null,"a":"3"}')
    rng = random.Random(3986)
    pieces = ['&', '&', '&', '=', '&a&', '&%61', '&%ff', 'b', '+', '%41', '&a=', '%00', '%0a', '%22', '%5C', '%26',
              '%EF%BF%BD', '%ef%bf%bd', 'f', '0', 'F', '%c3%a4', '%c3', '%e2%82', '%f0%9f%98%80',
              '%ed%a0%80', '%ff', '%80', '%7f', '%1f']
    different, repeated = [], 0
    for _ in range(50000):
        query = ''.join(rng.choices(pieces, k=rng.randint(0, 20)))
        members = json.loads(one(db, 'SELECT uri_query_json(?)', 'http://h/?%s#?a=1' % query),
                             object_pairs_hook=list)
        got = [(unmarked(key), [unmarked(each) for each in value]
                if isinstance(value, list) else [unmarked(value)]) for key, value in members]
        wanted = pairs_of(query)
        repeated += sum(len(values) > 1 for _, values in wanted)
        if got != wanted or any(isinstance(value, list) != (len(values) > 1)
                                for (_, value), (_, values) in zip(members, wanted)):
            different.append((query, members))
    tap.check('the query as JSON has each pair, byte by byte, once the marks are undone',
              (different[:3], repeated > 10000), ([], True))


# ---- limits ----

def limits():
    db = connect()
    db.setlimit(LIMIT_LENGTH, 1000)
    too_big = 'string or blob too big'
    tap.check('an answer as long as the limit',
              one(db, "SELECT length(uri_encode(?, 'segment'))", '%' * 333), 999)
    tap.check('an answer over the limit', one(db, "SELECT uri_encode(?, 'segment')", '%' * 334),
              too_big)
    tap.check('a record over the limit', one(db, 'SELECT uri_parse(?)', 'a' * 990), too_big)
    tap.check('a column over the limit',
              one(db, "SELECT uri_encode(path, 'segment') FROM uri_parse(?)", '%41' * 300), too_big)
    tap.check('the connection goes on', one(db, "SELECT uri_host('//h')"), 'h')


def interrupts():
    """The handler is called when SQLite has run a thousand of its instructions, so never while
    the extension drops rows."""
    db = connect()
    text = '?' + 'a&' * 1000000
    for what, sql in [('rows', 'SELECT count(*) FROM uri_query_pairs(?)'),
                      ('rows that are dropped', "SELECT count(*) FROM uri_query_pairs(?) "
                                                "WHERE key = 'x'")]:
        db.set_progress_handler(db.interrupt, 1000)
        tap.check('an interrupt between %s' % what, one(db, sql, text), 'interrupted')
        db.set_progress_handler(None, 0)
        tap.check('the connection goes on', one(db, sql, '?x'), 1)


def threads():
    """Connections share nothing."""
    answers = []

    def work(number):
        db = connect()
        for i in range(300):
            url = 'http://h%d.%d/?x=%d' % (number, i, i)
            if rows(db, '''SELECT uri_host(?1), uri_normalize(?1, 'case'), value
                           FROM uri_query_pairs(?1) WHERE key = 'x' ''', url) != [
                    ('h%d.%d' % (number, i), url, str(i))]:
                answers.append(url)
        db.close()

    workers = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    tap.check('four connections in four threads', answers, [])


registration()
schemas()
tables()
values()
names()
json_texts()
query_json()
limits()
interrupts()
threads()
tap.end()
