#!/usr/bin/env python3
"""Loads the CSV and JSON of uric log into DuckDB, SQLite and pandas, by the blocks of the guide as they
are written, and compares each value with the bytes of the log.  TAP.

    loaded_rows.py URIC GUIDE

PYTHONPATH has pandas; PATH has duckdb, sqlite3 and jq."""
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'support'))
from tap import Tap  # noqa: E402 pylint: disable=import-error,wrong-import-position

tap = Tap()
HEADING = '\n## Load the lines elsewhere\n'

# What attacks and broken clients leave in logs.
ATTACKS = [
    b'/', b'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x8f\xc2', b'\x03\x00\x00/*\xe0\x00\x00\x00',
    b'/..\xc0\xaf..\xc0\xafetc/passwd', b'/a\x00.php', b'\x00', b'/\xed\xa0\x80\xed\xb0\x80', b'/\xff\xfe',
    b'/x?a="1",b=\'2\'', b'/\r\nSet-Cookie: a=1', b'/a\nb', b'/\r', b'/..\\..\\boot.ini', b'\\N', b'\\',
    b'/\xef\xbf\xbd', b'/\xef\xbf\xbdff', b'/\xef\xbf\xbd\xff\xef\xbf\xbd', b'\xef\xbb\xbf/',
    b'/\xe2\x80\xae\xe2\x80\xa8\xc2\x85', b'/\xef\xbf\xbf\xf4\x8f\xbf\xbf', b'/\xf0\x9f\x98\x80\xf0\x9f\x98',
    b"=cmd|'/c calc'!A1", b'NULL', b'null', b'NaN', b'NA', b'', b'-', b'--', b'1e5', b'0x10', b'007', b'true',
    b'2026-11-21', b'{"a":1}', b'[1]', b'\x1b[2J\x1b]0;x\x07', b'\x7f', b'\t', b' ', b' a ',
    b"'; DROP TABLE log;--", b'${jndi:ldap://x.example/a}', b'() { :;}; echo \xe9', b'# comment',
    b'/' + b'A' * 300000 + b'\xff', b'"' * 1000, b',' * 1000, b'\\"' * 500, b'\n' * 100]


def escaped(value):
    """As nginx writes it."""
    return b''.join(b'\\x%02X' % c if c < 0x20 or c > 0x7e or c in b'"\\' else bytes([c])
                    for c in value)


def log_of(values):
    """A log with each value as a target, a referer and an agent, and what its rows should be."""
    lines = [(value, values[(i + 1) % len(values)], values[(i + 2) % len(values)])
             for i, value in enumerate(values)]
    text = b''.join(b'192.0.2.%d - - [21/Nov/2026:09:00:00 +0000] "GET /%s. HTTP/1.1" 404 9 "%s" "%s"\n' % (
        i % 256, escaped(target), escaped(referer), escaped(agent))
        for i, (target, referer, agent) in enumerate(lines))
    # "-" is how nginx writes that there is none
    return text, [(b'/' + target + b'.', *(None if v == b'-' else v for v in others))
                  for target, *others in lines]


def blocks_of(page):
    with open(page, encoding='utf-8') as file:
        text = file.read()
    section = text[text.index(HEADING):]
    end = section.find('\n## ', 1)
    return re.findall(r'```(sh|sql|python)\n(.*?)```', section if end < 0 else section[:end], re.S)


def run(words, given=None):
    done = subprocess.run(words, input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0 or done.stderr:
        raise RuntimeError('%r: %d: %r' % (words[:3], done.returncode, done.stderr[:1000]))
    return done.stdout


def hexes(output):
    """Rows of hex digits and "-" for NULL."""
    return [tuple(None if field == '-' else bytes.fromhex(field) for field in line.split(','))
            for line in output.decode('ascii').split('\n')[:-1]]


def hex_columns(by, empty_is_null):
    null = "%s = ''" if empty_is_null else '%s IS NULL'
    column = "CASE WHEN " + null + " THEN '-' ELSE hex(%s) END"
    return ', '.join(column.replace('%s', by % name) for name in ('target', 'referer', 'agent'))


def same(what, make, want):
    try:
        got = make()
    except (RuntimeError, ValueError) as error:
        tap.check(what, str(error)[:2000], 'rows')
        return
    if len(got) != len(want):
        tap.check(what, len(got), len(want))
        return
    wrong = [(i, g, w) for i, (g, w) in enumerate(zip(got, want)) if g != w]
    tap.check(what, [(i, repr(g)[:300], repr(w)[:300]) for i, g, w in wrong[:3]], [])


def compare(blocks, values):
    text, want = log_of(values)
    with open('access.log', 'wb') as file:
        file.write(text)
    for name in ('access.duckdb', 'access.sqlite'):
        if os.path.exists(name):
            os.remove(name)
    shell = [block for kind, block in blocks if kind == 'sh']
    macro = next(block for kind, block in blocks if kind == 'sql')
    python = [block for kind, block in blocks if kind == 'python']
    *load, percent = shell
    for block in load:
        run(['sh', '-ec', block])
    run(['duckdb', 'access.duckdb'], macro.encode())

    # where a reader cannot tell an empty field from an undefined one
    blank = [tuple(v or None for v in row) for row in want]
    namespace = {}
    for block in python:
        exec(block, namespace)  # pylint: disable=exec-used
    bytes_of = namespace['bytes_of']

    def marked(rows):
        return [tuple(None if v is None else bytes_of(v.decode()) for v in row) for row in rows]

    def duckdb(table):
        return hexes(run(['duckdb', '-noheader', '-csv', 'access.duckdb',
                          'SELECT %s FROM %s' % (hex_columns('bytes_of(%s)', False), table)]))

    def sqlite(table):
        return marked(hexes(run(['sqlite3', '-separator', ',', 'access.sqlite', 'SELECT %s FROM %s' % (
            hex_columns('%s', table == 'from_csv'), table)])))

    def pandas(table):
        frame = namespace[table].astype(object)
        rows = [tuple(None if v is None or v != v else v for v in row)  # NaN
                for row in frame[['target', 'referer', 'agent']].itertuples(index=False)]
        if table == 'from_csv':
            rows = [tuple(v or None for v in row) for row in rows]
        return [tuple(None if v is None else bytes_of(v) for v in row) for row in rows]

    for table in ('from_csv', 'from_json'):
        same('DuckDB, %s' % table, lambda t=table: duckdb(t), want)
        same('SQLite, %s' % table, lambda t=table: sqlite(t), blank if table == 'from_csv' else want)
        same('pandas, %s' % table, lambda t=table: pandas(t), blank if table == 'from_csv' else want)
    for row in want:
        if re.search(b'[\n\r]', row[0]):
            return
    targets = run(['sh', '-ec', percent]).split(b'\n')[:-1]
    same('jq, targets', lambda: targets, [percent_marked(row[0]) for row in want])


def percent_marked(target):
    """A byte that is not UTF-8, and NUL, as a triplet."""
    text = target.decode('utf-8', 'surrogateescape')
    text = re.sub('\ufffd(?=[0-9a-f]{2})', '%ef%bf%bd', text)
    return b''.join(b'%%%02x' % (ord(c) & 0xff) if '\udc80' <= c <= '\udcff' or c == '\0' else
                    c.encode() for c in text)


def random_values(r, n):
    pieces = [bytes([b]) for b in range(256)] + 10 * [
        b'\xef\xbf\xbd', b'ff', b'\xe2\x82', b'\xe2\x82\xac', b'"', b',', b'\\', b'"",', b'a']
    return [b''.join(r.choice(pieces) for _ in range(r.randrange(30))) for _ in range(n)]


def main():
    uric, page = os.path.abspath(sys.argv[1]), sys.argv[2]
    blocks = blocks_of(page)
    os.environ['PATH'] = os.path.dirname(uric) + ':' + os.environ['PATH']
    with tempfile.TemporaryDirectory() as work:
        os.chdir(work)
        compare(blocks, ATTACKS)
        compare(blocks, random_values(random.Random(3), 5000))
        compare(blocks, [value.replace(b'\n', b'').replace(b'\r', b'')
                         for value in random_values(random.Random(4), 2000)])
        os.chdir('/')
    tap.end()


main()
