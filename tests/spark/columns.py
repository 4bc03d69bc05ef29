"""The answers of the SQL functions for columns of pyarrow are those of sql.h, as TAP; without
Spark.

  columns.py ANSWERS [OPTION OF calls_of.py...]

ANSWERS is the program of tests/sql/answers.c.  One difference is meant: an answer that is not
UTF-8 is null."""

import sys

import pyarrow

import spark_calls
from uric import spark

number = 0


def check(name, wrong):
    global number
    number += 1
    print('%s %d - %s' % ('not ok' if wrong else 'ok', number, name))
    for each in list(wrong)[:3]:
        print('# %s' % (each,))


def columns_of(calls, name):
    """The arguments of calls as arrays: texts as bytes."""
    kinds = spark.FUNCTIONS[name][0].values()
    for i, kind in zip(range(len(calls[0][0])), kinds):
        values = [given[i] for given, _ in calls]
        if kind == 'integer':
            yield pyarrow.array([None if each == 'NULL' else int(each) for each in values],
                                pyarrow.int64())
        else:
            yield pyarrow.array([spark_calls.text_of(each) for each in values], pyarrow.binary())


def differing(name, calls):
    is_rows = spark.FUNCTIONS[name][2].startswith('array<struct')
    arrays = list(columns_of(calls, name))
    got = spark._answers(name, arrays)
    got.validate(full=True)
    yield from ((given, expected, spark_calls.written(answer))
                for (given, expected), answer in zip(calls, got.to_pylist(), strict=True)
                if not spark_calls.same(answer, expected, is_rows))
    # views of arrays begin anywhere
    for begin in (1, len(calls) // 2 + 3):
        part = spark._answers(name, [array[begin:begin + 100] for array in arrays])
        if part.to_pylist() != got[begin:begin + 100].to_pylist():
            yield 'rows from %d on' % begin


def wrong_errors(name, calls):
    """Errors are compared one by one: each ends its query."""
    seen = {}
    for given, expected in calls:
        seen.setdefault(expected, given)
    for expected, given in seen.items():
        try:
            spark._answers(name, list(columns_of([(given, expected)], name)))
            yield given, 'answered'
        except ValueError as error:
            if 'ERROR %s' % error != expected:
                yield given, str(error), expected


def refuses(name, columns, error):
    try:
        answers = spark._answers(name, columns)
        return ['%s answered %r' % (name, answers)]
    except error:
        return []


def main():
    named = set()
    for name, n, calls in spark_calls.groups(sys.argv[1], sys.argv[2:]):
        named.add(name)
        good = [call for call in calls if not call[1].startswith('ERROR')]
        bad = [call for call in calls if call[1].startswith('ERROR')]
        check('%s(%d): %d answers' % (name, n, len(good)), list(differing(name, good)))
        if bad:
            check('%s(%d): errors' % (name, n), list(wrong_errors(name, bad)))
    check('all functions', set(spark.FUNCTIONS) ^ named)

    texts = pyarrow.array(['http://h/a/b', None, 'a b'])
    check('a constant is as a column', [] if spark._answers('uri_resolve', [
        'http://a/b', texts]).to_pylist() == ['http://h/a/b', None, None] else ['differs'])
    check('a column of nothing but NULL', [] if spark._answers(
        'uri_path_segment', [texts, pyarrow.nulls(3)]).to_pylist() == [None] * 3 else ['differs'])
    check('an empty column', [] if len(spark._answers(
        'uri_query_pairs', [pyarrow.array([], pyarrow.string())])) == 0 else ['differs'])
    check('integers of another width', [] if spark._answers('uri_path_segment', [
        texts, pyarrow.array([-1, 1, 1], pyarrow.int8())]).to_pylist() == ['b', None, None]
        else ['differs'])
    check('a column of the wrong type', refuses('uri_host', [pyarrow.array([1])], TypeError))
    check('an integer that is a text', refuses('uri_path_segment', [texts, texts], TypeError))
    check('columns of other lengths', refuses('uri_encode', [texts, texts[:1]], ValueError))
    check('no column', refuses('uri_host', ['a'], TypeError))
    check('too many arguments', refuses('uri_host', [texts, texts], TypeError))
    # 48 answers of 2^25 bytes are more than an array may have
    base = 'http://h/' + 'a' * 2**25 + '/'
    many = pyarrow.array(['b'] * 48)
    whole = pyarrow.chunked_array(spark._uric._sql('uri_resolve', (base, many)))
    check('long answers are several arrays', [] if whole.num_chunks > 1 and len(whole) == 48 and
          whole[47].as_py() == base + 'b' else [whole.num_chunks])
    print('1..%d' % number)


main()
