#!/usr/bin/env python3
"""What PostgreSQL makes of bytes, lengths and times that no one wants, as TAP.

    bad_input.py [far]        far: also with texts of 1 GB, for which it needs 6 GB of memory
"""

import os
import signal
import subprocess
import sys
import time

from postgres_server import Server, Tap

MEMORY = 700 << 20 # bytes that a process may map where memory runs out
SOON = 60          # seconds in which a statement must have ended that was told to
tap = Tap()


def encodings(server):
    for database in 'latin1', 'sql_ascii', 'euc_jp':
        server.must("CREATE DATABASE %s TEMPLATE template0 ENCODING '%s' LOCALE 'C'"
                    % (database, database), 'postgres')
        server.must('CREATE EXTENSION uric', database)
    tap.check('NUL in a text is refused by PostgreSQL',
              server.value(r"SELECT uri_host(E'http://h/\x00')").split(':')[0], '22021')
    tap.check('an invalid text is refused by PostgreSQL',
              server.value(r"SELECT uri_host(E'http://h/\xE9')").split(':')[0], '22021')
    decode = ("SELECT encode(convert_to(uri_decode('%E9'), getdatabaseencoding()), 'hex'), "
              "uri_decode('%00'), encode(convert_to(uri_decode('%A4%A2'), getdatabaseencoding()), "
              "'hex')")
    for database, expected in [('test', [None, None, None]), ('latin1', ['e9', None, 'a4a2']),
                               ('sql_ascii', ['e9', None, 'a4a2']),
                               ('euc_jp', [None, None, 'a4a2'])]:
        tap.check('%s: decoded bytes that the encoding lacks are NULL' % database,
                  server.ask(decode, database), [expected])
    for database, encoded in ('test', '%C3%A9'), ('latin1', '%E9'):
        tap.check('%s: the bytes of its encoding are encoded' % database,
                  server.value("SELECT uri_encode('é', 'path')", database), encoded)
    tap.check('latin1: offsets count bytes of its encoding',
              server.ask("SELECT begin_offset FROM uri_find('é http://h/')", 'latin1'), [['2']])
    tap.check('latin1: an unknown name with bytes over 0x7F',
              server.value("SELECT uri_remove('', 'é')", 'latin1'),
              '22023: uri_remove: unknown part "\\xe9"')
    # the delimiter of the format %hあ%u is A4 A2, which are also halves of two characters
    fields = ("SELECT client, \"user\" FROM log_parse(convert_from('\\x%s', 'EUC_JP'), "
              "convert_from('\\x2568a4a22575', 'EUC_JP')) AS r WHERE r::text IS NOT NULL")
    for line, expected in ('78a4a2b1b2', ['x', '渦']), ('78b0a4a2b1', [None, None]):
        tap.check('euc_jp: fields of a line, NULL if they are cut within a character',
                  server.ask(fields % line, 'euc_jp'), [expected])


def long_texts(server):
    """Texts of some MB, stored compressed or out of line."""
    server.must("""CREATE TABLE long (u text, v text);
        ALTER TABLE long ALTER v SET STORAGE EXTERNAL;
        INSERT INTO long SELECT u, u FROM (SELECT 'http://h/' || repeat('a/', i) || '?k=' ||
            repeat('v', i) || '#f' FROM unnest(ARRAY[10, 1000, 100000, 10000000]) AS i) AS t (u)""")
    tap.check('long texts, compressed or not',
              server.ask("SELECT uri_host(u), uri_fragment(v), length(uri_path(u)), "
                         "length(uri_query_value(v, 'k')), uri_path_segment(v, -2), "
                         "length(uri_normalize(u)) FROM long ORDER BY 3"),
              [['h', 'f', str(1 + 2 * i), str(i), 'a', str(14 + 3 * i)]
               for i in (10, 1000, 100000, 10000000)])
    tap.check('each segment of them',
              server.value('SELECT sum(n) FROM long, LATERAL (SELECT count(segment) '
                           'FROM uri_path_segments(v)) AS s (n) WHERE length(u) < 1000000'),
              str(11 + 1001 + 100001))
    tap.check('a text of 10 MB that is all triplets',
              server.ask("SELECT length(uri_decode(t)), uri_encode(uri_decode(t), 'path') = t "
                         "FROM repeat('%25', 3000000) AS t"), [['3000000', 't']])


def rss(pid):
    with open('/proc/%d/statm' % pid) as file:
        pages = file.read().split()
    return (int(pages[1]) - int(pages[2])) * os.sysconf('SC_PAGE_SIZE')


def memory_does_not_grow(server):
    """The memory of one server process over many rows."""
    client = subprocess.Popen(server.psql('test', '-At'), stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, universal_newlines=True)

    def ask(query):
        client.stdin.write(query + ';\n')
        client.stdin.flush()
        return client.stdout.readline().strip()

    pid = int(ask('SELECT pg_backend_pid()'))
    query = ("SELECT count(uri_host(u)) + count(uri_normalize(u, s)) + count(uri_parse(u)) + "
             "count(uri_hazards(u)) + count(uri_remove(u, 'parameter:' || i %% 7)) + "
             "count((SELECT count(value) FROM uri_query_pairs(u))) + "
             "count(log_parse(u, 'combined')) FROM generate_series(1, %d) AS i, LATERAL (SELECT "
             "'HTTP://h' || i || '/' || repeat('%%41', i %% 1000) || '?a=%%42&b', "
             "CASE i %% 2 WHEN 0 THEN 'all' ELSE 'case' END) AS t (u, s)")
    ask(query % 2000)
    before = rss(pid)
    answer = ask(query % 20000)
    tap.check('20000 rows are answered', answer, str(6 * 20000))
    tap.check('and memory does not grow', rss(pid) - before < 4 << 20, True)
    ask("SELECT count(*) FROM (SELECT uri_path_segments(repeat('/a', 1000)) LIMIT 3) AS t")
    before = rss(pid)
    ask("SELECT count(*) FROM (SELECT uri_path_segments(repeat('/a', 1000000))) AS t")
    tap.check('a million rows of one text take the memory of the text',
              rss(pid) - before < 16 << 20, True)
    client.stdin.close()
    client.wait()
    client.stdout.close()


def ends(server, name, query, code, after=None):
    """A long statement ends soon, with this error; after: what to do while it runs."""
    begun = time.monotonic()
    client = subprocess.Popen(server.psql('test', '-At', '-v', 'VERBOSITY=verbose'),
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
    client.stdin.write(query.encode())
    client.stdin.close()
    if after:
        after(client)
    out = client.stdout.read().decode()
    client.wait()
    client.stdout.close()
    tap.check(name, (code in out, out if code not in out else '',
                     time.monotonic() - begun < SOON), (True, '', True))
    tap.check(name + '; then the server goes on', server.value("SELECT uri_host('//h')"), 'h')


def cancel(client):
    """As Ctrl-C in psql."""
    time.sleep(0.5)
    client.send_signal(signal.SIGINT)


def terminate(server):
    def act(_):
        time.sleep(0.5)
        server.must("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE "
                    "'%uri_path_segments%' AND pid <> pg_backend_pid() "
                    "AND backend_type = 'client backend'")
    return act


def interrupts(server):
    many = "generate_series(1, 1000000000) AS i"
    rows = "SELECT count(segment) FROM uri_path_segments(repeat('/%41', 50000000))"
    ends(server, 'statement_timeout in a set-returning function',
         "SET statement_timeout = '1s'; " + rows, '57014')
    ends(server, 'statement_timeout between rows',
         "SET statement_timeout = '500ms'; SELECT count(uri_normalize('HTTP://h/' || i)) FROM "
         + many, '57014')
    ends(server, 'statement_timeout in uri_find',
         "SET statement_timeout = '500ms'; SELECT count(*) FROM uri_find("
         "repeat('see http://h/ and ', 20000000))", '57014')
    ends(server, 'a cancelled statement', rows, '57014', cancel)
    ends(server, 'a terminated session', rows, '57P01', terminate(server))


def no_memory():
    """A server whose processes may map little."""
    server = Server(memory=MEMORY)
    # the argument fits in memory, the answer does not
    for name, query in [
            ('uri_encode', "SELECT length(uri_encode(repeat('%', 100000000), 'path'))"),
            ('uri_normalize', "SELECT length(uri_normalize(repeat('%7e', 150000000)))"),
            ('uri_set', "SELECT length(uri_set('/' || repeat('a', 240000000), 'query', 'q'))")]:
        tap.check('%s without memory for the answer' % name,
                  server.value(query).split(':')[0], '53200')
        tap.check('%s, then the server goes on' % name,
                  server.value("SELECT uri_host('//h')"), 'h')
    tap.check('no process crashed without memory', server.crashed(), [])
    tap.check('the server without memory stops in good order', server.stop(), 0)


def far(server):
    """Texts as long as PostgreSQL has: 2^30 - 5 bytes."""
    most = 2**30 - 5
    for name, query, expected in [
            ('uri_host', "uri_host(t) FROM (SELECT '//h/' || repeat('a', %d - 4)) AS s (t)", 'h'),
            ('uri_path', "length(uri_path(t)) FROM (SELECT '//h/' || repeat('a', %d - 4)) AS s (t)",
             str(most - 3)),
            ('uri_error_offset', "uri_error_offset(t) FROM (SELECT repeat('a', %d - 1) || ' ') "
             "AS s (t)", str(most - 1)),
            ('uri_query_value', "length(uri_query_value(t, 'k')) FROM (SELECT '?k=' || "
             "repeat('a', %d - 3)) AS s (t)", str(most - 3)),
            ('uri_find', "count(*) FROM (SELECT repeat('a', %d)) AS s (t), uri_find(t)", '0'),
            ('uri_hazards', "uri_hazards(t) FROM (SELECT repeat('a', %d)) AS s (t)", '{}'),
            ('log_parse', "log_parse(t) IS NULL FROM (SELECT repeat('a', %d)) AS s (t)", 't')]:
        begun = time.monotonic()
        tap.check('%s of 1 GB' % name,
                  server.value('SELECT ' + query % most, timeout=300), expected)
        print('# %.1f s' % (time.monotonic() - begun), flush=True)
    for name, query in [('uri_encode', "uri_encode(repeat('%', 400000000), 'path')"),
                        ('uri_set', "uri_set(repeat('a', 1073741000), 'query', repeat('a', 1000))"),
                        ('uri_resolve', "uri_resolve('http://' || repeat('h', 600000000), "
                         "'/' || repeat('a', 600000000))")]:
        tap.check('%s: an answer longer than a text may be' % name,
                  server.value('SELECT length(%s)' % query, timeout=300),
                  '54000: the answer is longer than a text may be, 1 GB')


def main():
    server = Server()
    encodings(server)
    long_texts(server)
    memory_does_not_grow(server)
    interrupts(server)
    if 'SANITIZED' in os.environ:
        tap.skip('without memory', 'a sanitizer maps terabytes')
    else:
        no_memory()
    if sys.argv[1:] == ['far']:
        far(server)
    tap.end(server)


main()
