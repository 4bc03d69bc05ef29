"""Columns of the Python package with other libraries, as TAP: pyarrow, polars, pandas, DuckDB and
nanoarrow give a column and take the result.
"""

import sys

sys.path.insert(0, 'tests/support')
import tap # noqa: E402

import duckdb # noqa: E402
import nanoarrow # noqa: E402
import pandas # noqa: E402
import polars # noqa: E402
import pyarrow # noqa: E402
import uric # noqa: E402

TEXTS = ['http://h.example/pa b', '//h', None, 'http://me@example.com/' + 'x' * 50 + '?q=%41',
         'http://[::1]:8080/a?q=1#f', '']
NAMES = ['host', 'path', 'port-number', 'error']
ROWS = [(None, None, None, 19), ('h', '', None, None), (None, None, None, None),
        ('example.com', '/' + 'x' * 50, None, None), ('[::1]', '/a', 8080, None),
        (None, '', None, None)]


def rows_of(table):
    """By pyarrow, whatever else takes it."""
    return [tuple(row.values()) for row in pyarrow.table(table).to_pylist()]


def gives(t):
    connection = duckdb.connect()
    connection.execute('create table t (i int, url text)')
    connection.executemany('insert into t values (?, ?)', list(enumerate(TEXTS)))
    relation = connection.sql('select url from t order by i')
    for name, column in (
            ('pyarrow, string', pyarrow.array(TEXTS)),
            ('pyarrow, large_string', pyarrow.array(TEXTS, pyarrow.large_string())),
            ('pyarrow, string_view', pyarrow.array(TEXTS, pyarrow.string_view())),
            ('pyarrow, binary', pyarrow.array([text and text.encode() for text in TEXTS])),
            ('pyarrow, binary_view', pyarrow.array([text and text.encode() for text in TEXTS],
                                                   pyarrow.binary_view())),
            ('pyarrow, chunked', pyarrow.chunked_array([TEXTS[:2], [], TEXTS[2:]],
                                                       pyarrow.string())),
            ('pyarrow, a slice', pyarrow.array(['a b'] * 9 + TEXTS + ['x'])[9:15]),
            ('pyarrow, a table', pyarrow.table({'url': TEXTS})),
            ('pyarrow, a reader', pyarrow.table({'url': TEXTS}).to_reader()),
            ('polars, a series', polars.Series(TEXTS)),
            ('polars, chunks', polars.concat([polars.Series(TEXTS[:3]), polars.Series(TEXTS[3:])],
                                             rechunk=False)),
            ('polars, a frame', polars.DataFrame({'url': TEXTS})),
            ('pandas, a series', pandas.Series(TEXTS, dtype='str')),
            ('pandas, of objects', pandas.Series(TEXTS, dtype=object)),
            ('pandas, of pyarrow', pandas.Series(TEXTS, dtype='string[pyarrow]')),
            ('DuckDB', relation),
            ('nanoarrow', nanoarrow.Array(TEXTS, nanoarrow.string()))):
        t.check('from %s' % name, rows_of(uric.columns(column, NAMES)), ROWS)


def takes(t):
    for copies in False, True:
        def table():
            return uric.columns(TEXTS, NAMES, copies=copies) # noqa: B023
        what = 'copies' if copies else 'views'
        t.check('%s to pyarrow' % what, rows_of(table()), ROWS)
        pyarrow.table(table()).validate(full=True)
        t.check('%s to a record batch' % what, pyarrow.record_batch(table()).num_rows, len(ROWS))
        t.check('%s to polars' % what, polars.DataFrame(table()).rows(), ROWS)
        t.check('%s to a series of polars' % what, polars.Series(table()['host']).to_list(),
                [row[0] for row in ROWS])
        frame = pandas.DataFrame.from_arrow(table())
        t.check('%s to pandas' % what, [None if pandas.isna(each) else each for each in frame['host']],
                [row[0] for row in ROWS])
        parsed = table() # noqa: F841 (DuckDB finds it by its name)
        t.check('%s to DuckDB' % what, duckdb.sql(
            'select host, count(*) from parsed group by host order by host nulls last').fetchall(),
                [('[::1]', 1), ('example.com', 1), ('h', 1), (None, 3)])
        if copies: # nanoarrow 0.9 crashes on string_view, also on pyarrow's
            t.check('%s to nanoarrow' % what, nanoarrow.Array(table()['path']).to_pylist(),
                    [row[1] for row in ROWS])
    t.check('texts', pyarrow.chunked_array(uric.column.normalize(polars.Series(TEXTS))).to_pylist(),
            [None, '//h', None, TEXTS[3].replace('%41', 'A'), TEXTS[4], ''])
    grouped = pyarrow.table(uric.columns(TEXTS, ['host'], copies=True)).group_by('host')
    t.check('pyarrow groups copies', grouped.aggregate([([], 'count_all')]).num_rows, 4)


def refuses(t):
    for name, column, expected in (
            ('numbers', pyarrow.array([1]), 'a column of strings or bytes is needed'),
            ('nan', pandas.Series([1.5, float('nan')]), 'a column of strings or bytes is needed'),
            ('a categorical', pandas.Series(['a', 'b'], dtype='category'),
             'a column of strings or bytes is needed'),
            ('a table of two', pyarrow.table({'a': ['x'], 'b': ['y']}),
             'a table of 2 columns: choose one')):
        try:
            uric.columns(column, NAMES)
            error = None
        except TypeError as raised:
            error = str(raised)
        t.check(name, (error or '')[:len(expected)], expected)


def main():
    t = tap.Tap()
    gives(t)
    takes(t)
    refuses(t)
    t.end()


main()
