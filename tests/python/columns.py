"""Columns of the Python package, as TAP: each layout of strings, slices, nulls, streams; what is
broken; that all is released; Ctrl-C.  By Arrow's C data interface alone.

  columns.py SAMPLE
"""

import ctypes
import gc
import random
import signal
import struct
import sys
import threading
import time

sys.path[:0] = ['tests/support', 'tests/python']
import arrow_memory as memory # noqa: E402
import tap # noqa: E402
from tap import raised # noqa: E402
import uric # noqa: E402
from arrow_memory import Given, Nulls, Streamed, read # noqa: E402
from uric._uric import _sql # noqa: E402

LAYOUTS = ['u', 'z', 'U', 'Z', 'vu', 'vz']
NAMES = ['host', 'scheme', 'userinfo', 'port', 'path', 'query', 'fragment', 'authority', 'user',
         'password', 'host-kind', 'path-kind', 'port-number', 'error', 'error-part']
TEXTS = [b'http://me:pw@h.example.example:8042/over/there?name=ferret#nose', b'', None,
         b'http://h/ x', b'//[::1]:99999', b'a' * 100 + b':b', '/\xe9'.encode(), b'\xff', b'mailto:a@b',
         b'http://h/?q=%41&q=2', b'//u:p@h?', b'../a/b#', b'a\0b']


def expected_row(text):
    if text is None or uric.check(text) is not None:
        row = dict.fromkeys(NAMES)
        if text is not None:
            error = uric.check(text)
            row['error'], row['error-part'] = error.offset, error.part
        return row
    uri = uric.parse(text)
    row = {name: getattr(uri, name.replace('-', '_'), None) for name in NAMES
           if name != 'port-number'}
    row = {name: each.decode() if isinstance(each, bytes) else each for name, each in row.items()}
    try:
        row['port-number'] = uri.port_number
    except OverflowError:
        row['port-number'] = None
    return row


def layouts(t):
    expected = [expected_row(text) for text in TEXTS]
    for layout in LAYOUTS:
        for copies in False, True:
            table = uric.columns(Given(TEXTS, layout), NAMES, copies=copies)
            t.check('%s, copies=%s' % (layout, copies), read(table), expected)
        t.check('%s, from row 3 on' % layout,
                read(uric.columns(Given(TEXTS, layout, 3), NAMES)), expected[3:])
        three = Streamed([Given(TEXTS, layout), Given([], layout), Given(TEXTS, layout, 5)])
        t.check('%s, a stream' % layout, read(uric.columns(three, NAMES)), expected + expected[5:])
    t.check('a stream without arrays', (read(uric.columns(Streamed([]), ['host', 'error'])),
                                        uric.columns(Streamed([]), ['error', 'host']).column_names),
            ([], ['error', 'host']))
    t.check('a list', read(uric.columns(TEXTS, NAMES)), expected)
    table = uric.columns(Given(TEXTS, 'u'), ['path', 'host'])
    t.check('names in the order that was asked', table.column_names, ['path', 'host'])
    t.check('a column of a table', read(table['host']), [row['host'] for row in expected])
    t.check('a result is taken again', read(uric.columns(uric.columns(
        Given(TEXTS, 'u'), ['path'])['path'], ['path'])), [{'path': row['path']} for row in expected])
    t.check('a table of one column', read(uric.columns(uric.columns(TEXTS, ['path']), ['path'])),
            [{'path': row['path']} for row in expected])
    t.check('by another rule', read(uric.columns([b'h:80', b'/a'], ['host', 'error'],
                                                 rule='authority')),
            [{'host': 'h', 'error': None}, {'host': None, 'error': 0}])
    t.check('with a tolerance', read(uric.columns(['/a b'], ['path'], tolerate='log')),
            [{'path': '/a b'}])


def values(t):
    """What Python sees without a library of Arrow."""
    expected = [expected_row(text) for text in TEXTS]
    for layout in LAYOUTS:
        for copies in False, True:
            table = uric.columns(Streamed([Given(TEXTS, layout), Given([], layout),
                                           Given(TEXTS, layout, 5)]), NAMES, copies=copies)
            t.check('the values of %s, copies=%s' % (layout, copies),
                    (table.to_pylist(), table['path'].to_pylist(), list(table['port-number'])),
                    (expected + expected[5:], [row['path'] for row in expected + expected[5:]],
                     [row['port-number'] for row in expected + expected[5:]]))
    path = uric.columns(['a', 'b c', '/d'], ['path'])['path']
    t.check('one value', (path[0], path[1], path[2], path[-1]), ('a', None, '/d', '/d'))
    t.check('a row that is not there', [raised(lambda i=i: path[i]) for i in (3, -4)],
            ['IndexError: there is no such row'] * 2)
    t.check('a value is in a column', ('/d' in path, '/e' in path), (True, False))
    table = uric.columns([], ['path', 'host'])
    t.check('nothing', (table.to_pylist(), table['path'].to_pylist(), list(table['host'])), ([], [], []))
    t.check('the names of a table', (list(table), 'host' in table, 'port' in table, 1 in table),
            (['path', 'host'], True, False, False))
    t.check('normal forms', uric.column.normalize(['HTTP://h', None]).to_pylist(), ['http://h', None])
    t.check('bytes, with a tolerance of bytes that are not UTF-8', uric.columns(
        Given([b'/\xff' + b'a' * 20], 'z'), ['path'], tolerate={'path': ['high']}).to_pylist(),
            [{'path': b'/\xff' + b'a' * 20}])
    t.check('lists of records', _sql('uri_query_pairs', (['?a=1&b&a=%32', None, '/'],)).to_pylist(),
            [[{'n': 1, 'key': 'a', 'value': '1'}, {'n': 2, 'key': 'b', 'value': None},
              {'n': 3, 'key': 'a', 'value': '2'}], None, []])
    t.check('booleans', _sql('uri_valid', (['/', 'a b', None],)).to_pylist(), [True, False, None])


def slices(t):
    """Each slice of rows, of one array and of several, is that of a list."""
    ends = [None, *range(-len(TEXTS) - 1, 2 * len(TEXTS) + 2, 3)]
    for layout in 'u', 'vz':
        given = Streamed([Given(TEXTS, layout), Given([], layout), Given(TEXTS, layout, 5)])
        table = uric.columns(given, NAMES)
        rows = read(table)
        path = [row['path'] for row in rows]
        wrong = []
        for begin in ends:
            for end in ends:
                part, column = table[begin:end], table['path'][begin:end]
                if (read(part), part.to_pylist()) != (rows[begin:end], rows[begin:end]):
                    wrong.append(('table', begin, end))
                if (read(column), list(column), len(column), column.null_count) != (
                        path[begin:end], path[begin:end], len(path[begin:end]),
                        path[begin:end].count(None)):
                    wrong.append(('column', begin, end))
        t.check('slices of %s' % layout, wrong, [])
        t.check('a slice of a slice of %s, taken again' % layout,
                read(uric.columns(table[2:]['path'][1:9], ['path'])),
                [{'path': each} for each in path[3:11]])
        t.check('a slice of %s in one array' % layout,
                [hasattr(table[begin:end], '__arrow_c_array__')
                 for begin, end in ((0, len(TEXTS)), (len(TEXTS), None), (1, len(TEXTS) + 1))],
                [True, True, False])
    pairs = _sql('uri_query_pairs', (['?a=1', None, '?b&c=2', '/'],))
    t.check('a slice of lists', (pairs[1:].to_pylist(), pairs[1:3].null_count),
            (pairs.to_pylist()[1:], 1))
    t.check('a step, and other keys', [raised(lambda key=key: path_of_two()[key])
                                       for key in (slice(None, None, 2), 'a', 2)],
            ['ValueError: the step of a slice of rows must be 1',
             "TypeError: 'str' object cannot be interpreted as an integer",
             'IndexError: there is no such row'])


def path_of_two():
    return uric.columns(['a', 'b'], ['path'])['path']


def texts(t):
    given = [None if text is None else text for text in TEXTS]

    def one_by_one(function):
        result = []
        for text in given:
            try:
                answer = None if text is None else function(uric.parse(text))
                result.append(answer if answer is None or isinstance(answer, str)
                              else answer.decode())
            except uric.Error:
                result.append(None)
        return result

    column = uric.column
    domains = uric.Domains('// ===BEGIN ICANN DOMAINS===\nexample\n// ===END ICANN DOMAINS===\n'
                           '// ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n')
    for name, call, single in (
            ('normalize', column.normalize, lambda u: u.normalize().text),
            ('resolve', lambda a: column.resolve(a, 'http://b/c'),
             lambda u: uric.resolve(b'http://b/c', u.text)),
            ('relate', lambda a: column.relate(a, 'http://h/'),
             lambda u: uric.relate(b'http://h/', u.text)),
            ('query_value', lambda a: column.query_value(a, 'q'), lambda u: u.value('q')),
            ('registrable_domain', lambda a: column.registrable_domain(a, domains),
             domains.registrable_domain)):
        for layout in 'u', 'vz':
            t.check('%s of %s, as one by one' % (name, layout), read(call(Given(TEXTS, layout))),
                    one_by_one(single))
    t.check('repair', read(column.repair(['/a b', '[', 'http://[h'])), ['/a%20b', '%5B', None])
    t.check('agree', read(column.agree(['http://h/', 'http://evil\\@h/', None])),
            [None, 'backslash', None])
    t.check('a value that is not UTF-8 is null', read(column.query_value(['?q=%ff'], 'q')), [None])


def bad_input(t):
    for name, call, expected in (
            ('numbers', lambda: uric.columns([1], ['host']), 'TypeError: row 0: '),
            ('nan', lambda: uric.columns(['a', float('nan')], ['host']), 'TypeError: row 1: '),
            ('no column', lambda: uric.columns(1, ['host']), 'TypeError: a column has '),
            ('an unknown name', lambda: uric.columns([], ['hst']), 'ValueError: unknown column'),
            ('a name twice', lambda: uric.columns([], ['host', 'host']), "ValueError: column 'host'"),
            ('one name', lambda: uric.columns([], 'host'), 'TypeError: names must'),
            ('an invalid row', lambda: uric.columns(['a', None, 'a b'], ['host'], errors='raise'),
             'Error: row 2: not valid as URI-reference at offset 1'),
            ('the same, with the column of errors', lambda: uric.columns(
                ['a', None, 'a b'], ['error', 'host'], errors='raise'),
             'Error: row 2: not valid as URI-reference at offset 1'),
            ('an invalid row of texts', lambda: uric.column.normalize(['a', ' '], errors='raise'),
             'Error: row 1: not valid as URI-reference at offset 0'),
            ('a value that is not UTF-8', lambda: uric.column.query_value(
                ['?q=%ff'], 'q', errors='raise'), 'Error: row 0: the value is not UTF-8'),
            ('a stream that fails', lambda: uric.columns(
                Streamed([Given([b'a', b'b'])], b'broken'), ['host']),
             'ValueError: row 2: the stream failed: broken (5)')):
        t.check(name, (raised(call) or '')[:len(expected)], expected)


def broken(layout, **changes):
    given = Given([b'a' * 20, b'b', b'c'], layout)
    for name, each in changes.items():
        setattr(given.array, name, each)
    return given


def with_buffer(layout, i, content):
    given = Given([b'a' * 20, b'b', b'c'], layout)
    given.buffers[i] = memory.filled(content)
    given.pointers[i] = ctypes.addressof(given.buffers[i])
    return given


def without_buffer(layout, i):
    given = Given([b'a' * 20, b'b', b'c'], layout)
    given.pointers[i] = None
    return given


def of_format(form):
    given = Given([b'a'])
    given.schema.format = form and memory.formats[form]
    return given


def table_of(children, **changes):
    """A struct of one column; what children points to may be missing in its type."""
    given = Given([b'a'])
    given.schema.format = memory.formats[b'+s']
    given.schema.n_children = 1
    given.schema.children = children
    for name, each in changes.items():
        setattr(given.schema, name, each)
    return given


def inside_table(outer, **changes):
    """A broken column in a table that is as it should be."""
    given = table_of(None)
    given.inner = broken('u', **changes)
    given.schema.children = (ctypes.POINTER(memory.Schema) * 1)(ctypes.pointer(given.inner.schema))
    given.array.length, given.array.offset, given.array.null_count = 1, outer, 0
    given.array.n_children = 1
    given.array.children = (ctypes.POINTER(memory.Array) * 1)(ctypes.pointer(given.inner.array))
    return given


def ints(*numbers):
    return b''.join(number.to_bytes(4, 'little', signed=True) for number in numbers)


class Wrong:
    """__arrow_c_array__ that returns something else."""

    def __init__(self, result, kept=None):
        self.result, self.kept = result, kept

    def __arrow_c_array__(self, requested_schema=None):
        if isinstance(self.result, Exception):
            raise self.result
        return self.result


def released():
    given = broken('u')
    memory.release_array(ctypes.pointer(given.array))
    return given


def other_capsule():
    capsule = memory.new_capsule(ctypes.addressof(Given([]).array), b'other', None)
    return Wrong((capsule, capsule))


def taken():
    """Capsules whose array has been taken over."""
    given = Given([b'a'])
    pair = given.__arrow_c_array__()
    uric.columns(Wrong(pair), ['host'])
    return Wrong(pair, given)


FORGED = [
    ('a negative length', lambda: broken('u', length=-1), 'row 0: the array has a negative'),
    ('a negative offset', lambda: broken('u', offset=-1), 'row 0: the array has a negative'),
    ('an enormous offset', lambda: broken('u', offset=2 ** 63 - 2),
     'row 0: the array has a negative'),
    ('an offset beyond any memory', lambda: broken('u', offset=2 ** 60),
     'row 0: the array has a negative'),
    ('a negative offset in a table', lambda: inside_table(1, offset=-1),
     'row 0: the array has a negative'),
    ('an enormous offset in a table', lambda: inside_table(1, offset=2 ** 63 - 1),
     'row 0: the array has a negative'),
    ('no buffers', lambda: broken('u', n_buffers=0), 'row 0: the array lacks'),
    ('NULL for offsets', lambda: without_buffer('u', 1), 'row 0: the array lacks'),
    ('NULL for data', lambda: without_buffer('u', 2), 'row 0: the array has no data'),
    ('offsets out of order', lambda: with_buffer('u', 1, ints(0, 20, 5, 22)),
     'row 1: its offsets'),
    ('a negative first offset', lambda: with_buffer('u', 1, ints(-1, 20, 21, 22)),
     'row 0: its offsets'),
    ('a view of no buffer', lambda: with_buffer('vu', 1, ints(20, 0, 7, 0) + bytes(32)),
     'row 0: its view is of no buffer'),
    ('a view past its buffer',
     lambda: with_buffer('vu', 1, bytes(16) + ints(20, 0, 0, 2) + bytes(16)),
     'row 1: its view is outside'),
    ('a negative view', lambda: with_buffer('vu', 1, bytes(32) + ints(-1, 0, 0, 0)),
     'row 2: its length is negative'),
    ('an unknown format', lambda: of_format(b'i'), 'a column of strings or bytes'),
    ('no format', lambda: of_format(None), 'a column of strings or bytes'),
    ('a table without its list of columns', lambda: table_of(None),
     'the arrow_schema lacks its child'),
    ('a table without its column', lambda: table_of((ctypes.POINTER(memory.Schema) * 1)()),
     'the arrow_schema lacks its child'),
    ('a table whose column was released',
     lambda: table_of((ctypes.POINTER(memory.Schema) * 1)(ctypes.pointer(memory.Schema()))),
     'the arrow_schema lacks its child'),
    ('a table of -1 columns', lambda: table_of(None, n_children=-1), 'a table of -1 columns'),
    ('a released array', released, 'the arrow_array has been released'),
    ('another capsule', other_capsule, 'expected a PyCapsule named arrow_schema'),
    ('no capsules', lambda: Wrong((1, 2)), 'expected a PyCapsule'),
    ('no tuple', lambda: Wrong(None), '__arrow_c_array__ did not'),
    ('an error of its own', lambda: Wrong(KeyError('own')), "'own'"),
    ('the same array again', taken, 'the arrow_schema has been released'),
]


def forged(t):
    """What no producer should give."""
    for name, make, expected in FORGED:
        for function in lambda a: uric.columns(a, ['host', 'path']), uric.column.normalize:
            error = raised(lambda: function(make())) or '' # noqa: B023
            t.check('%s: an error that says so' % name, error.partition(': ')[2][:len(expected)],
                    expected)


def long(t):
    """Parts of strings that are longer than a view can tell."""
    def made():
        given = Given([b'a', b'b'], 'U')
        for i, buffer in ((1, memory.filled(struct.pack('=3q', 0, 1, 2 + 2 ** 30))),
                          (2, ctypes.create_string_buffer(2 + 2 ** 30))): # NULs
            given.buffers[i] = buffer
            given.pointers[i] = ctypes.addressof(buffer)
        return given

    error = raised(lambda: uric.columns(made(), ['path']))
    t.check('a string of more than 2^30 bytes', error,
            'ValueError: row 1: a string of more than 2^30 bytes: use copies')
    t.check('with copies', read(uric.columns(made(), ['path', 'error'], copies=True))[1],
            {'path': None, 'error': 0})


def releases(t):
    """After the results are gone nothing is kept."""
    gc.collect()
    memory.alive.clear()
    for layout in LAYOUTS:
        table = uric.columns(Given(TEXTS, layout), ['host', 'path'])
        host = table['host']
        capsule = host.__arrow_c_stream__()
        t.check('%s: a view keeps the input' % layout, len(memory.alive), 1)
        del table, host
        t.check('%s: so does a stream that nobody took' % layout, len(memory.alive), 1)
        del capsule
        t.check('%s: the last one releases it' % layout, len(memory.alive), 0)
        table = uric.columns(Given(TEXTS, layout), ['host', 'path'], copies=True)
        t.check('%s: copies keep nothing' % layout, len(memory.alive), 0)
        column = uric.column.normalize(Given(TEXTS, layout))
        t.check('%s: nor do texts' % layout, len(memory.alive), 0)
        del table, column
    raised(lambda: uric.columns(Given(TEXTS, 'u'), ['host'], errors='raise'))
    t.check('an error releases it', len(memory.alive), 0)
    for name, make in (
            ('a table', lambda table: table),
            ('a column', lambda table: table['host']),
            ('an array that nobody took', lambda table: table.__arrow_c_array__()),
            ('a stream that nobody took', lambda table: table['host'].__arrow_c_stream__())):
        error = raised(lambda: print(make(uric.columns(Given(TEXTS), ['host'])), stops())) # noqa: B023
        t.check('%s is dropped by an error, which stays' % name, (error, len(memory.alive)),
                ('KeyError: 1', 0))


def stops():
    raise KeyError(1)


def nulls(t):
    """Arrow's type of nothing but nulls, as pyarrow.array([None, None]) has."""
    table = uric.columns(Nulls(3), ['host', 'error'])
    t.check('nulls are rows of nulls', read(table), [{'host': None, 'error': None}] * 3)
    t.check('nulls, as texts', read(uric.column.normalize(Nulls(2), errors='raise')), [None, None])
    t.check('nulls, from row 1 on', len(uric.columns(Nulls(3, first=1), ['host'])), 2)
    t.check('no nulls', read(uric.columns(Nulls(0), ['host'])), [])
    t.check('nulls, a stream', len(uric.columns(Streamed([Nulls(2), Nulls(0), Nulls(1)]), ['host'])),
            3)
    t.check('nulls of a negative length', (raised(lambda: uric.columns(Nulls(-1), ['host'])) or '')[:42],
            'ValueError: row 0: the array has a negativ')
    t.check('all are released', len(memory.alive), 0)


def long_column(t, sample):
    """More rows than one slice, in a stream of results; threads; an interrupt."""
    with open(sample, 'rb') as file:
        lines = file.read().split(b'\n')
    rows = 1_300_000
    column = (lines * (rows // len(lines) + 1))[:rows]
    table = uric.columns(column, ['error'])
    t.check('as many rows', len(table), rows)
    t.check('a table of several arrays has no __arrow_c_array__',
            (hasattr(table, '__arrow_c_array__'), hasattr(uric.columns([], ['host']),
                                                          '__arrow_c_array__')), (False, True))
    array = uric.columns(column, ['path', 'error'], tolerate='log')['path']
    results = []
    threads = [threading.Thread(target=lambda: results.append(
        uric.columns(array, ['path'], copies=True)['path'].null_count)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    t.check('four threads read one column', len(set(results)) == 1 and len(results) == 4, True)

    text = uric.column.normalize(column, tolerate='log')
    ticks = []

    def tick():
        while not done:
            ticks.append(1)
            time.sleep(0.001)

    done = []
    thread = threading.Thread(target=tick)
    thread.start()
    time.sleep(0.01)
    before = len(ticks)
    uric.column.agree(text)
    after = len(ticks)
    done.append(1)
    thread.join()
    t.check('other threads run meanwhile', after > before + 10, True)

    # what is left undone, in processor time, which other processes do not change
    signal.signal(signal.SIGPROF, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
    several = [column * 4]
    several.append(uric.columns(several[0], ['path'], tolerate='log')['path'])
    for name, function in (('a long column', lambda: uric.column.agree(text)),
                           ('columns', lambda: uric.columns(several[1], ['path', 'error'])),
                           ('a long list', lambda: uric.columns(several[0], ['host'])),
                           ('to_pylist()', several[1].to_pylist)):
        t.check('a signal interrupts %s' % name, is_interrupted(function), True)


def is_interrupted(function):
    begun = time.process_time()
    function()
    whole = time.process_time() - begun
    signal.setitimer(signal.ITIMER_PROF, whole / 8)
    begun = time.process_time()
    try:
        function()
    except KeyboardInterrupt:
        return time.process_time() - begun < whole / 2
    return False


def random_columns(t, count):
    """Each row as one by one, of random layouts and slices."""
    numbers = random.Random(3986)
    pieces = [b'http://', b'h', b'@', b':', b'8', b'/', b'?', b'#', b'[::1]', b' ', b'%41', b'\xff',
              b'long' * 5]
    wrong = []
    for _ in range(count):
        rows = [None if numbers.randrange(9) == 0 else
                b''.join(numbers.choice(pieces) for _ in range(numbers.randrange(8)))
                for _ in range(numbers.randrange(30))]
        first = numbers.randrange(len(rows) + 1)
        layout = numbers.choice(LAYOUTS)
        got = read(uric.columns(Given(rows, layout, first), NAMES, copies=numbers.randrange(2)))
        if got != [expected_row(text) for text in rows[first:]]:
            wrong.append((layout, first, rows))
    t.check('%d random columns' % count, wrong[:1], [])


def main():
    t = tap.Tap()
    layouts(t)
    values(t)
    slices(t)
    texts(t)
    bad_input(t)
    forged(t)
    long(t)
    releases(t)
    nulls(t)
    random_columns(t, 300)
    long_column(t, sys.argv[1])
    t.end()


main()
