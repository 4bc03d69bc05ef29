"""The answers of the SQL functions in Spark are those of sql.h, as TAP, on a cluster of two
executors: by SQL, by Columns and by with_columns().

  cluster_answers.py ANSWERS WORK

ANSWERS is the program of tests/sql/answers.c; WORK is a folder.  Differences that are meant: an
answer that is not UTF-8 is NULL; before Spark 4.1, a NULL record is one of NULLs.  Arguments are
UTF-8, as Spark's strings are."""

import os
import sys

import pyarrow
import pyarrow.parquet
import pyspark.sql.functions
from pyspark.sql.functions import lit

import spark_calls
from local_cluster import executors, start
from uric import spark as functions

number = 0


def check(name, wrong):
    global number
    number += 1
    print('%s %d - %s' % ('not ok' if wrong else 'ok', number, name), flush=True)
    for each in list(wrong)[:3]:
        print('# %s' % (each,))


def value_of(argument, kind):
    if argument == 'NULL':
        return None
    return int(argument) if kind == 'integer' else spark_calls.text_of(argument).decode()


def is_asked(given, expected):
    return not expected.startswith('ERROR') and all(
        each[0] != '=' or spark_calls.is_utf8(spark_calls.text_of(each)) for each in given)


class Group:
    """The calls of a function with so many arguments, as columns of one table."""

    def __init__(self, name, n, calls):
        self.name = name
        kinds = list(functions.FUNCTIONS[name][0].values())[:n]
        asked = [call for call in calls if is_asked(*call)]
        self.expected = [expected for _, expected in asked]
        self.columns = {
            '%s_%d_%d' % (name, n, i): pyarrow.array(
                [value_of(given[i], kind) for given, _ in asked],
                pyarrow.int64() if kind == 'integer' else pyarrow.string())
            for i, kind in enumerate(kinds)}
        self.is_rows = functions.FUNCTIONS[name][2].startswith('array<struct')
        self.is_record = functions.FUNCTIONS[name][2].startswith('struct')
        self.errors = [call for call in calls if call[1].startswith('ERROR')]


def padded(array, n):
    return pyarrow.concat_arrays([array, pyarrow.nulls(n - len(array), array.type)])


def write_table(groups, path):
    """All calls in one table, a row a call of each function; NULLs where one has fewer."""
    n = max(len(group.expected) for group in groups)
    columns = {name: padded(array, n) for group in groups for name, array in group.columns.items()}
    pyarrow.parquet.write_table(
        pyarrow.table({'call': pyarrow.array(range(n)), **columns}), path, row_group_size=1000,
        compression='none')


def without_null_struct(group, expected):
    """A pandas_udf cannot answer NULL for a struct: all its columns are NULL."""
    n = functions.FUNCTIONS[group.name][2].count(':')
    return '(%s)' % ','.join(['NULL'] * n) if group.is_record and expected == 'NULL' else expected


def differing(group, rows, i, expected_of):
    for row, expected in zip(rows, group.expected):
        if not spark_calls.same(row[i], expected_of(group, expected), group.is_rows):
            yield group.name, expected, spark_calls.written(row[i])


def compare(way, frame, groups, expected_of=lambda group, expected: expected):
    rows = [row[1:] for row in frame.collect()]  # without its number
    wrong = [each for i, group in enumerate(groups)
             for each in differing(group, rows, i, expected_of)]
    n = sum(len(group.expected) for group in groups)
    check('%s: %d answers to %d functions' % (way, n, len(groups)), wrong)


def message_of(function):
    try:
        function()
        return 'no error'
    except Exception as error:  # a PythonException of any version
        return str(error)


def main():
    answers, work = sys.argv[1:]
    groups = [Group(*each) for each in spark_calls.groups(answers, ['--random', '300'])]
    os.makedirs(work, exist_ok=True)
    path = os.path.join(work, 'calls.parquet')
    write_table(groups, path)
    spark = start(work)
    try:
        tell(spark, groups, path)
    finally:
        spark.stop()
    print('1..%d' % number)


def tell(spark, groups, path):
    pids = executors(spark)
    check('two executors in processes of their own', [] if len(pids) == 2 and
          os.getpid() not in pids else [pids])
    functions.register(spark)
    frame = spark.read.parquet(path).repartition(4).sortWithinPartitions('call')
    frame.createOrReplaceTempView('calls')

    by_pandas = not hasattr(pyspark.sql.functions, 'arrow_udf')
    meant = [without_null_struct] if by_pandas else []
    compare('SQL', spark.sql('SELECT call, %s FROM calls ORDER BY call' % ', '.join(
        '%s(%s)' % (group.name, ', '.join(group.columns)) for group in groups)), groups, *meant)
    compare('Columns', frame.select('call', *(
        getattr(functions, group.name)(*group.columns).alias(str(i))
        for i, group in enumerate(groups))).orderBy('call'), groups, *meant)
    compare('with_columns()', functions.with_columns(frame, **{
        'c%d' % i: functions.call(group.name, *group.columns)
        for i, group in enumerate(groups)}).select(
            'call', *('c%d' % i for i in range(len(groups)))).orderBy('call'), groups)

    for group in [group for group in groups if group.errors][:3]:
        given, expected = group.errors[0]
        literals = ', '.join(
            "decode(unhex('%s'), 'UTF-8')" % each[1:] if each[0] == '=' else each
            for each in given)
        got = message_of(lambda: spark.sql('SELECT %s(%s)' % (group.name, literals)).collect())
        check('%s: an unknown name is an error' % group.name,
              [] if expected[len('ERROR '):] in got else [expected, got])
    row = spark.sql("""
        SELECT uri_host('http://h/a?id=7') AS host, uri_query_value('http://h/a?id=7', 'id') AS id,
               uri_parse('http://h/a?id=7').path AS path, uri_host(NULL) AS nothing""").first()
    url = spark.range(1).select(lit('http://h/a?id=7').alias('url'))
    own = url.select(functions.uri_host('url'), functions.uri_query_value('url', lit('id')),
                     functions.uri_path('url'), functions.uri_host(lit(None)))
    check('constants of Columns', [] if tuple(own.first()) == ('h', '7', '/a', None) else [
        own.first()])
    check('constants', [] if tuple(row) == ('h', '7', '/a', None) else [row])
    rows = spark.sql("""
        SELECT pair.n, pair.key, pair.value
        FROM (SELECT explode(uri_query_pairs('?a=1&b')) AS pair) ORDER BY 1""").collect()
    check('rows, exploded', [] if [tuple(row) for row in rows] == [
        (1, 'a', '1'), (2, 'b', None)] else rows)
    constants = functions.with_columns(
        spark.sql("SELECT '../b' AS ref"),
        target=functions.call('uri_resolve', 'ref', base='http://h/c/d'),
        last=functions.call('uri_path_segment', 'ref', n=-1)).collect()
    check('with_columns() with constants', [] if [tuple(row) for row in constants] == [
        ('../b', 'http://h/b', 'b')] else constants)


main()
