"""uric.read_log() of the Python package, as TAP: formats, lines that do not fit, escapes, bytes that
are not UTF-8, and blocks that end anywhere."""

import gc
import gzip
import io
import os
import random
import sys
import tempfile
import warnings

sys.path[:0] = ['tests/support', 'tests/python']
import tap # noqa: E402
from tap import raised # noqa: E402
import uric # noqa: E402
from arrow_memory import read # noqa: E402

LINE = b'::1 - - [01/Jan/2026:00:00:00 +0000] "GET /a?b HTTP/1.1" 200 5\n'
W3C = (b'#Version: 1.0\r\n#Fields: date time cs-method cs-uri-stem cs-uri-query sc-status c-ip\r\n'
       b'2026-01-01 00:00:00 GET /a b=c 200 1.2.3.4\r\n'
       b'#Fields: cs-uri-stem sc-status\r\n/only-a-long-stem 404\r\n')


def rows(content, *arguments, **options):
    return [row for table in uric.read_log(io.BytesIO(content), *arguments, **options)
            for row in read(table)]


def formats(t):
    t.check('the common columns of a format that is found', rows(LINE), [{
        'client': '::1', 'time': '01/Jan/2026:00:00:00 +0000', 'method': 'GET', 'target': '/a?b',
        'status': 200, 'bytes': 5, 'error': None}])
    t.check('a line that does not fit', rows(LINE + b'garbage\n\n' + LINE, ['status', 'error', 'line']),
            [{'status': 200, 'error': None, 'line': LINE[:-1].decode()},
             {'status': None, 'error': 7, 'line': 'garbage'},
             {'status': 200, 'error': None, 'line': LINE[:-1].decode()}])
    odd = LINE.replace(b'/a?b', b'/\xff\\xe9\\"' + b'x' * 20 + b'\xc3\xa9')
    t.check('escapes, and bytes that are not UTF-8', rows(odd, ['target'], format='common'),
            [{'target': '/\ufffdff\ufffde9"' + 'x' * 20 + '\xe9'}])
    t.check('the same, raw', rows(odd, ['target', 'status'], format='common', raw=True),
            [{'target': b'/\xff\\xe9\\"' + b'x' * 20 + b'\xc3\xa9', 'status': b'200'}])
    t.check('by a definition', rows(b'h "GET / HTTP/1.1" 0.25 -\n', ['$host', 'duration', 'bytes'],
                                    format='$host "$request" $request_time $body_bytes_sent'),
            [{'$host': 'h', 'duration': 0.25, 'bytes': None}])
    [table] = uric.read_log(io.BytesIO(LINE + b'garbage\n'), ['target', 'status', 'error'],
                            format='common')
    t.check('values without a library of Arrow', table.to_pylist(), read(table))
    t.check('JSON', rows(b'{"a":{"u":"/x\\u00e9yzabcdefghijkl"},"s":200,"d":0.25}\n',
                         ['target', 'status', 'd'], format='json:target=a.u,status=s'),
            [{'target': '/x\xe9yzabcdefghijkl', 'status': 200, 'd': '0.25'}])
    t.check('directives of W3C', rows(W3C, ['target', 'status', 'client']),
            [{'target': '/a?b=c', 'status': 200, 'client': '1.2.3.4'},
             {'target': '/only-a-long-stem', 'status': 404, 'client': None}])
    t.check('a prefix', rows(b'web-1  | ' + LINE, ['status'], format='common', prefixes=['docker']),
            [{'status': 200}])
    t.check('a byte order mark', rows(b'\xef\xbb\xbf' + LINE, ['client']), [{'client': '::1'}])
    t.check('nothing', rows(b''), [])
    t.check('numbers that are none', rows(LINE.replace(b' 5', b' 1234567890123456789012'), ['bytes']),
            [{'bytes': None}])
    most = 2 ** 63 - 1
    for digits, expected in (('%d' % most, most), ('%d' % (most + 1), None), ('9' * 19, None),
                             ('9' * 18, 10 ** 18 - 1), ('0' * 30 + '7', 7)):
        t.check('%s bytes' % digits,
                rows(LINE.replace(b' 5', b' ' + digits.encode()), ['bytes'], format='common'),
                [{'bytes': expected}])
    t.check('a duration of more digits than a number has', rows(
        b'h "GET / HTTP/1.1" 9223372036854775.808 -\nh "GET / HTTP/1.1" 0.25 -\n', ['duration'],
        format='$host "$request" $request_time $body_bytes_sent'),
            [{'duration': None}, {'duration': 0.25}])


def sources(t):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'log')
        with open(path, 'wb') as file:
            file.write(LINE * 3)
        t.check('a path', [len(table) for table in uric.read_log(path)], [3])
        with gzip.open(path + '.gz', 'wb') as file:
            file.write(LINE * 3)
        with gzip.open(path + '.gz') as file:
            t.check('gzip', [len(table) for table in uric.read_log(file)], [3])
        kept = list(uric.read_log(path, ['target']))
        os.remove(path)
        t.check('a table outlives the file', read(kept[0]), [{'target': '/a?b'}] * 3)
        t.check('no file: an error at once', (raised(lambda: uric.read_log(path)) or '')[:18],
                'FileNotFoundError:')
    table = next(uric.read_log(io.BytesIO(LINE * 3), ['target']))
    t.check('the components of targets', read(uric.columns(
        table['target'], ['path', 'query'], rule='request-target', tolerate='log')),
            [{'path': '/a', 'query': 'b'}] * 3)


def blocks(t):
    content = (LINE + b'garbage\n' + LINE.replace(b'/a', b'/\xff' + b'a' * 30)) * 2 + LINE[:-1]
    names = ['line', 'target', 'status', 'error']
    whole = rows(content, names)
    t.check('lines', len(whole), 7)
    t.check('blocks of any size', [size for size in range(1, len(content) + 2) if rows(
        content, names, format='common', block=size) != whole], [])


def unasked():
    """Warnings of a file that was left open."""
    with tempfile.NamedTemporaryFile() as file, warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        file.write(LINE)
        file.flush()
        uric.read_log(file.name)
        gc.collect()
    return [str(each.message) for each in caught]


class Unread(io.BytesIO):
    """A file that is not read: a wrong argument is found before."""

    def read(self, n=-1):
        raise AssertionError('it was read')


def bad_input(t):
    for block in 0, -1:
        t.check('a block of %d bytes' % block,
                raised(lambda: uric.read_log(Unread(LINE), block=block)), # noqa: B023
                'ValueError: block must be at least 1')
    t.check('an unknown column: an error at once',
            raised(lambda: uric.read_log(io.BytesIO(LINE), ['nope'])),
            "ValueError: unknown column: 'nope'")
    t.check('tables that nobody asked for: their file is closed', unasked(), [])
    for options, expected in (({'format': 'nope'}, "ValueError: unknown format: 'nope'"),
                              ({'format': '%Q'}, 'ValueError: the format is not valid at offset 0'),
                              ({'columns': ['nope']}, "ValueError: unknown column: 'nope'"),
                              ({'columns': 'status'}, 'TypeError: columns must be a sequence'),
                              ({'prefixes': ['nope']}, 'ValueError: unknown prefix')):
        t.check('%s' % options, (raised(lambda: rows(LINE, **options)) or '')[:len(expected)], # noqa: B023
                expected)
    t.check('no format fits', raised(lambda: rows(b'a\nb\n')),
            'ValueError: no format fits at least half of the first 2 lines: name one')
    t.check('a text file', (raised(lambda: list(uric.read_log(io.StringIO('a')))) or '')[:9],
            'TypeError')
    numbers = random.Random(3986)
    wrong = []
    for _ in range(300):
        content = bytearray(LINE * 3)
        for _ in range(numbers.randrange(20)):
            content[numbers.randrange(len(content))] = numbers.choice(b'\n\r\0"\\ \xff\xc3[x')
        found = rows(bytes(content), ['line', 'target', 'error'], format='common', raw=True)
        lines = [line for line in bytes(content).split(b'\n') if line.rstrip(b'\r')[:1] or line[:1]]
        if [row['line'] for row in found] != [line[:-1] if line.endswith(b'\r') else line
                                              for line in lines if line not in (b'', b'\r')]:
            wrong.append(bytes(content))
        rows(bytes(content), format='common')
    t.check('random bytes: each line has its row', wrong[:1], [])


def main():
    t = tap.Tap()
    formats(t)
    sources(t)
    blocks(t)
    bad_input(t)
    t.end()


main()
