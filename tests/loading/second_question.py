#!/usr/bin/env python3
"""Writes the Parquet files of the guide by its pipes, as they are written, and asks the questions of its
table of uric log and of DuckDB: the answers must be the same.  TAP.

    second_question.py URIC GUIDE MANUAL LOG...

The manual's pipe must give the same lines.

PYTHONPATH has pyarrow; PATH has duckdb and bash."""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'support'))
from tap import Tap  # noqa: E402 pylint: disable=import-error,wrong-import-position

tap = Tap()
HEADING = '\n## Files for the second question\n'
# Bytes that are not text, an empty agent and an undefined one, and lines that are malformed.
ODD = b'''192.0.2.1 - - [21/Nov/2026:09:00:00 +0000] "GET /caf\\xE9?a=\\x00 HTTP/1.1" 404 9 "-" "bot \\xFF"
192.0.2.1 - - [21/Nov/2026:09:00:01 +0000] "GET /caf\\xC3\\xA9 HTTP/1.1" 404 - "http://a.example/" ""
192.0.2.2 - al [21/Nov/2026:10:00:00 +0000] "\\x16\\x03\\x01" 400 150 "-" "-"
broken
192.0.2.2 - - [21/Nov/2026:10:00:00 +0000] "GET /\\x22,\\x0A HTTP/1.1" 200 123456 "\\x22" "Bot, \\x22"
'''


def section_of(page):
    with open(page, encoding='utf-8') as file:
        text = file.read()
    text = text[text.index(HEADING):]
    end = text.find('\n## ', 1)
    return text if end < 0 else text[:end]


def run(words, want=0):
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, check=False)
    if done.returncode != want:
        raise RuntimeError('%r: %d: %r' % (words[:3], done.returncode, done.stderr[:2000]))
    return done.stdout.decode('utf-8')


def rows_of(objects):
    """As lists of the values in order, sorted."""
    return sorted((list(row.values()) for row in objects), key=json.dumps)


def uric_rows(uric, options):
    """Like the pipe, without lines that are malformed; those of -c are left out anyway."""
    words = shlex.split(options)
    if '-c' not in words and '-w' not in words:
        words += ['-w', 'not exists error']
    lines = run([uric, 'log', '-q', '--format=json', *words, 'access.log']).split('\n')[:-1]
    return rows_of(json.loads(line) for line in lines)


def duckdb_rows(query):
    text = run(['duckdb', '-json', '-c', query])
    return rows_of(json.loads(text, strict=False) if text.strip() else [])


def manual_pipe(page):
    with open(page, encoding='utf-8') as file:
        examples = re.findall(r'\n\.nf\n(.*?)\n\.fi', file.read(), re.S)
    pipe = next(example for example in examples if 'parquet' in example)
    for escape, meant in (r'\-', '-'), (r'\(aq', "'"), (r'\(dq', '"'), (r'\e', '\\'):
        pipe = pipe.replace(escape, meant)
    return pipe


def wrong(got, want):
    return [] if got == want else (
        [row for row in got if row not in want][:3], [row for row in want if row not in got][:3],
        len(got), len(want))


def blobs(column):
    """A column of the second file, in hex, in the order of the first one's rows."""
    return [list(row.values())[0] for row in json.loads(run(
        ['duckdb', '-json', '-c', "SELECT hex(%s) FROM 'access/part-0.parquet'" % column]))]


def bytes_of(text):
    return re.sub(b'\xef\xbf\xbd([0-9a-f]{2})', lambda m: bytes.fromhex(m[1].decode()), text.encode())


def main():
    uric, page, manual = os.path.abspath(sys.argv[1]), sys.argv[2], manual_pipe(sys.argv[3])
    section = section_of(page)
    pipes = re.findall(r'```bash\n(.*?)```', section, re.S)
    questions = re.findall(r'^\| `(-.*)` \| `(SELECT .*)` \|$', section, re.M)
    logs = b''
    for name in sys.argv[4:]:
        with open(name, 'rb') as file:
            logs += file.read()
    os.environ['PATH'] = os.path.dirname(uric) + ':' + os.environ['PATH']
    with tempfile.TemporaryDirectory() as work:
        os.chdir(work)
        with open('access.log', 'wb') as file:
            file.write(logs + ODD)
        tap.check('the guide has two pipes', len(pipes), 2)
        tap.check('the guide has ten questions', len(questions), 10)
        for i, pipe in enumerate(pipes):
            try:
                run(['bash', '-ec', pipe])
                tap.check('pipe %d' % (i + 1), 'written', 'written')
            except RuntimeError as error:
                tap.check('pipe %d' % (i + 1), str(error), 'written')
        for options, query in questions:
            tap.check(options, wrong(duckdb_rows(query), uric_rows(uric, options)), [])
        want = [json.loads(line) for line in run(
            [uric, 'log', '-q', '--format=json', '-w', 'not exists error', 'access.log']).split('\n')[:-1]]
        for column in 'client', 'target', 'referer', 'agent':
            texts = [None if row[column] is None else bytes_of(row[column]).hex().upper() for row in want]
            tap.check('the bytes of %s' % column, wrong(blobs(column), texts), [])
        numbers = [[row['status'], row['bytes']] for row in want]
        tap.check('numbers', wrong(
            [list(row.values()) for row in json.loads(run(
                ['duckdb', '-json', '-c', "SELECT status, bytes FROM 'access/part-0.parquet'"]))],
            numbers), [])
        run(['bash', '-ec', manual])
        tap.check("the manual's pipe", wrong(
            duckdb_rows("FROM 'access.parquet'"),
            sorted(([None if value is None else str(value) for value in row.values()]
                    for row in map(json.loads, run(
                        [uric, 'log', '-q', '--format=json', '-w', 'not exists error', '-f',
                         'time.second,client,target,status,bytes', 'access.log']).split('\n')[:-1])),
                   key=json.dumps)), [])
        for pipe in pipes:  # a log that cannot be read
            run(['bash', '-ec', 'rm -rf access; ' + pipe.replace('access.log', 'missing.log')], 2)
        tap.check('a log that cannot be read ends the pipe with its status', True, True)
        os.chdir('/')
    tap.end()


main()
