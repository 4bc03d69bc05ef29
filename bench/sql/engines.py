#!/usr/bin/env python3
"""Measures uric's SQL functions in each engine beside what its users have today.

    engines.py BUILD        BENCH_ROWS=N rows, BENCH_RUNS=N rounds, BENCH_DATA=DIRECTORY,
                            NODE_PATH of the packages @duckdb/node-api and chdb

A table of URLs is in memory or in the page cache; each query sums the lengths of one answer
over all rows, on one thread: the host, the path, the value of the query's parameter "nr".
Before the timing, each other method must give the same answer as uric for every row.  The
methods of an engine take turns, so that other load on the machine slows all of them.  Shown
are medians: nanoseconds a row, the same without what reading the column costs, and how many
times as long as uric's function each method takes, reading included.

An engine or a method that is not installed is left out, and the output says so.
"""
import contextlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else 'build')
ROWS = int(os.environ.get('BENCH_ROWS', '1000000'))
RUNS = int(os.environ.get('BENCH_RUNS', '3'))
DATA = os.environ.get('BENCH_DATA', '../shared/data')

HOST = '^[^:/?#]+://([^/?#:]*)'
PATH = '^[^:/?#]+://[^/?#]*([^?#]*)'
VALUE = '[?&]nr=([^&#]*)'


class Lacking(Exception):
    """What an engine or a method needs is not there."""


# ---- engines: each runs SQL and tells how long it took ----

class Node:
    """DuckDB or chdb, in a Node.js process."""

    def __init__(self, name, directory):
        self.process = subprocess.Popen(
            ['node', HERE + '/node_engine.js', name, directory], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.run('SELECT 1')

    def run(self, sql):
        try:
            self.process.stdin.write(json.dumps({'sql': sql}) + '\n')
            self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline() or '{}')
        except OSError:
            answer = {}
        if 'error' in answer:
            raise Lacking(answer['error'].split('\n')[0])
        if not answer:
            lines = self.process.stderr.read().split('\n')
            raise Lacking(next((line for line in lines if line.startswith('Error')), 'it ended'))
        first = answer['rows'][0][0] if answer['rows'] else None
        return first, answer['seconds']

    def stop(self):
        self.process.stdin.close()
        self.process.wait(60)


class Shell:
    """SQLite's shell or psql: prints one value, and a line with the time."""

    def __init__(self, command, before, took, unit):
        self.command, self.before, self.took, self.unit = command, before, took, unit

    def run(self, sql):
        done = subprocess.run(self.command, input=self.before + sql + ';\n', text=True,
                              capture_output=True)
        times = re.findall(self.took, done.stdout)
        if done.returncode != 0 or done.stderr or not times:
            raise Lacking(done.stderr.strip().split('\n')[0] or 'no answer')
        value = done.stdout.split('\n')[0]
        return value, float(times[-1]) * self.unit

    def stop(self):
        pass


@contextlib.contextmanager
def duckdb(work, urls):
    engine = Node('duckdb', work)
    try:
        engine.run("LOAD '%s/uric.duckdb_extension'" % BUILD)
        engine.run("CREATE TABLE t AS SELECT * FROM read_csv('%s', header = false, "
                   "delim = '\t', quote = '', escape = '', columns = {'url': 'VARCHAR'})" % urls)
        yield engine
    finally:
        engine.stop()


@contextlib.contextmanager
def chdb(work, urls):
    engine = Node('chdb', work + '/chdb')
    try:
        os.makedirs(work + '/chdb/user_scripts')
        os.symlink(BUILD + '/uric', work + '/chdb/user_scripts/uric')
        engine.run('CREATE DATABASE d')
        engine.run("CREATE TABLE d.t ENGINE = Memory AS SELECT * FROM "
                   "file('%s', 'LineAsString', 'url String')" % urls)
        yield engine
    finally:
        engine.stop()


@contextlib.contextmanager
def sqlite(work, urls):
    if not shutil.which('sqlite3'):
        raise Lacking('install sqlite3')
    base = work + '/t.db'
    # the shell's .import reads no ASCII file as fast as a table of one column
    subprocess.run(['sqlite3', base, 'CREATE TABLE t (url TEXT)', '.mode tabs',
                    '.import %s t' % urls], check=True)
    before = "SELECT load_extension('%s/uric');\n" % BUILD
    if os.path.exists(BUILD + '/bench/uriparser_udf.so'):
        before += "SELECT load_extension('%s/bench/uriparser_udf', " \
                  "'sqlite3_uriparserudf_init');\n" % BUILD
    yield Shell(['sqlite3', '-batch', '-bail', base], '.output /dev/null\n' + before +
                '.output stdout\n.timer on\n', r'Run Time: real ([0-9.]+)', 1)


@contextlib.contextmanager
def postgresql(work, urls):
    """A server of its own; the database "pguri" has that extension if the machine does."""
    sys.path.insert(0, os.path.dirname(os.path.dirname(HERE)) + '/tests/postgres')
    if not shutil.which('pg_config') or not os.path.exists(BUILD + '/postgres/uric.so'):
        raise Lacking('make postgres')
    from postgres_server import Server
    server = Server({'shared_buffers': '1GB', 'max_parallel_workers_per_gather': '0',
                     'max_wal_size': '8GB'})
    try:
        yield table_in(server, 'test', urls)
    finally:
        server.remove()


def table_in(server, database, urls):
    done = subprocess.run(server.psql(
        database, '-c', 'CREATE UNLOGGED TABLE t (url text)', '-c', "\\copy t from '%s'" % urls,
        '-c', 'VACUUM ANALYZE t'), capture_output=True, text=True)
    if done.returncode != 0:
        raise Lacking(done.stderr)
    shell = Shell(server.psql(database, '-At', '-v', 'ON_ERROR_STOP=1'), '\\timing on\n',
                  'Time: ([0-9.]+) ms', 0.001)
    shell.server, shell.urls = server, urls
    return shell


def pguri(engine):
    """pguri's functions have the names of ours, so they get a database of their own."""
    try:
        engine.server.must('CREATE DATABASE pguri TEMPLATE template0', 'postgres')
        answer = engine.server.ask('CREATE EXTENSION uri', 'pguri')
        if answer != []:
            raise Lacking(answer)
        other = table_in(engine.server, 'pguri', engine.urls)
    except Lacking as lacking:
        print('    left out: pguri: %s' % lacking)
        return []
    for question, expression in PGURI.items():
        wrong, _ = other.run('SELECT count(*) FROM t WHERE %s IS DISTINCT FROM %s' % (
            expression, POSTGRES['substring(from regex)'][question]))
        if wrong != '0':
            sys.exit('pguri: %s of %s differ' % (wrong, question))
    return [('pguri', other, {question: 'SELECT sum(octet_length(%s)) FROM t' % expression
                              for question, expression in PGURI.items()})]


class Filter:
    """The rows through a pipe to the command, as one does without an extension."""

    def __init__(self, work):
        self.base = work + '/t.db'

    def run(self, options):
        start = time.monotonic()
        done = subprocess.run(
            "sqlite3 -batch '%s' 'SELECT url FROM t' | '%s/uric' %s | awk "
            "'{ n += length($0) } END { print n }'" % (self.base, BUILD, options),
            shell=True, capture_output=True, text=True, check=True)
        return done.stdout.strip(), time.monotonic() - start


# ---- methods: an expression for each question, or an expression and its table ----

QUESTIONS = ['host', 'path', 'value']
URIC = {'host': 'uri_host(url)', 'path': 'uri_path(url)', 'value': "uri_query_value(url, 'nr')"}

DUCKDB = {
    'uric': URIC,
    'regexp_extract': {'host': "regexp_extract(url, '%s', 1)" % HOST,
                       'path': "regexp_extract(url, '%s', 1)" % PATH,
                       'value': "regexp_extract(url, '%s', 1)" % VALUE},
    'split_part': {'host': "split_part(url, '/', 3)",
                   'value': "split_part(url, '&nr=', 2)"},
}
POSTGRES = {
    'uric': URIC,
    'substring(from regex)': {'host': "substring(url from '%s')" % HOST,
                              'path': "substring(url from '%s')" % PATH,
                              'value': "substring(url from '%s')" % VALUE},
    'split_part': {'host': "split_part(url, '/', 3)",
                   'value': "split_part(url, '&nr=', 2)"},
}
# A column of its type would be checked when it is stored; these rows are text.
PGURI = {'host': 'uri_host(url::uri)', 'path': 'uri_path(url::uri)'}
SQLITE = {
    'uric': URIC,
    'uriparser': {'host': 'up_host(url)', 'path': 'up_path(url)', 'value': "up_value(url, 'nr')"},
    'instr and substr': {
        'host': "substr(url, instr(url, '://') + 3, instr(substr(url, instr(url, '://') + 3), "
                "'/') - 1)",
        'value': "substr(url, instr(url, '&nr=') + 4)"},
}


# TSVRaw: TSV writes "\'" for "'", which the command would read as two bytes.
def executable(options):
    return 'x', "executable('uric %s', TSVRaw, 'x String', (SELECT url FROM d.t))" % options


CHDB = {
    'domain, path, ...': {'host': 'domain(url)', 'path': 'path(url)',
                          'value': "extractURLParameter(url, 'nr')"},
    'domainRFC, ...': {'host': 'domainRFC(url)'},
    'extract': {'host': "extract(url, '%s')" % HOST, 'path': "extract(url, '%s')" % PATH,
                'value': "extract(url, '%s')" % VALUE},
    "executable('uric ...')": {'host': executable('parse --fields=host'),
                               'path': executable('parse --fields=path')},
}



def select(what, expression, table):
    """SQL for an expression over the rows of the table, or of a table of its own."""
    if isinstance(expression, tuple):
        expression, table = expression
    return 'SELECT %s FROM %s' % (what % expression, table)


def wrong_rows(engine, table, differs, ours, theirs):
    """How many answers differ.  Of those in tables of their own, only a sum of hashes can."""
    if isinstance(theirs, tuple):
        hashes = [engine.run(select('sum(cityHash64(%s))', each, table))[0]
                  for each in (ours, theirs)]
        return 'some' if hashes[0] != hashes[1] else 0
    return int(engine.run('SELECT count(*) FROM %s WHERE %s' % (
        table, differs % (theirs, ours)))[0])


def check(engine, table, differs, methods, first):
    """Leaves out methods that are not there; ends if an answer differs."""
    there = {}
    for name, expressions in methods.items():
        try:
            for question, expression in expressions.items():
                wrong = wrong_rows(engine, table, differs, methods[first][question], expression)
                if wrong:
                    sys.exit('%s: %s of %s differ from %s' % (question, wrong, name, first))
            there[name] = expressions
        except Lacking as lacking:
            print('    left out: %s: %s' % (name, lacking))
    return there


def measure(engine, table, length, methods, extra=()):
    """Medians by question and method, in seconds; the key None is reading alone."""
    taken = {}
    for _ in range(RUNS):
        _, seconds = engine.run('SELECT sum(%s) FROM %s' % (length % 'url', table))
        taken.setdefault((None, None), []).append(seconds)
        for question in QUESTIONS:
            for name, expressions in methods.items():
                if question in expressions:
                    _, seconds = engine.run(
                        select('sum(%s)' % length, expressions[question], table))
                    taken.setdefault((question, name), []).append(seconds)
            for name, other, what in extra:
                if question in what:
                    _, seconds = other.run(what[question])
                    taken.setdefault((question, name), []).append(seconds)
    return taken


def show(taken, first):
    reading = statistics.median(taken[None, None])
    print('    %-26s %8.0f ns a row' % ('reading the column', reading / ROWS * 1e9))
    for question in QUESTIONS:
        ours = taken[question, first]
        for (asked, name), theirs in taken.items():
            if asked != question:
                continue
            median = statistics.median(theirs)
            ratio = statistics.median(t / o for t, o in zip(theirs, ours))
            print('    %-6s %-24s %8.0f %8.0f  %5.2f' % (
                question, name, median / ROWS * 1e9, (median - reading) / ROWS * 1e9, ratio))


def engine_table(title, start, work, urls, table, length, differs, methods, first,
                 more=lambda engine: []):
    print(title)
    try:
        with start(work, urls) as engine:
            version, _ = engine.run('SELECT ' + VERSION[title])
            print('    version %s' % version)
            methods = check(engine, table, differs, methods, first)
            if first not in methods:
                return None
            taken = measure(engine, table, length, methods, more(engine))
            show(taken, first)
            return taken
    except Lacking as lacking:
        print('    left out: %s' % lacking)
        return None


VERSION = {'DuckDB': 'version()', 'SQLite': 'sqlite_version()', 'ClickHouse (chdb)': 'version()',
           'PostgreSQL': "current_setting('server_version')"}


def main():
    inputs = [DATA + '/' + name for name in ('kasztp.txt', 'fpb_links.txt')]
    if not all(os.path.exists(name) for name in inputs):
        inputs = [os.path.dirname(HERE) + '/data/sample.txt']
    with tempfile.TemporaryDirectory(prefix='uric-bench-sql-') as work:
        urls = work + '/urls'
        with open(urls, 'w') as file:
            subprocess.run([sys.executable, HERE + '/urls.py', str(ROWS)] + inputs, stdout=file,
                           check=True)
        size = os.path.getsize(urls)
        print('%d rows of %.0f bytes, from %s; medians of %d rounds' % (
            ROWS, size / ROWS - 1, ', '.join(os.path.basename(name) for name in inputs), RUNS))
        print('%-30s %8s %8s  %5s' % ('', 'ns a row', 'net', 'times uric'))
        filters = [('filter', Filter(work), {
            'host': 'parse --fields=host', 'path': 'parse --fields=path'})]
        engine_table('DuckDB', duckdb, work, urls, 't', 'strlen(%s)',
                     '%s IS DISTINCT FROM %s', DUCKDB, 'uric')
        engine_table('SQLite', sqlite, work, urls, 't', 'length(%s)', '%s IS NOT %s', SQLITE,
                     'uric', lambda _: filters)
        engine_table('PostgreSQL', postgresql, work, urls, 't', 'octet_length(%s)',
                     '%s IS DISTINCT FROM %s', POSTGRES, 'uric', pguri)
        engine_table('ClickHouse (chdb)', chdb, work, urls, 'd.t', 'length(%s)', '%s != %s',
                     CHDB, 'domain, path, ...')


main()
