"""The questions of `make spark-demo`, to a cluster of Spark on this machine.

  demo.py WORK

WORK has access.log, and by-host and failures: what uric log counts in it."""

import collections
import os
import pathlib
import signal
import sys
import threading
import time

from local_cluster import executors, processor_seconds, start
from uric import spark as functions

BY_HOST = 'SELECT count(*), uri_host(target) FROM %s GROUP BY 2'
ONE_HOST = "SELECT count(*), uri_host(target) FROM log WHERE uri_host(target) = '%s' GROUP BY 2"
HOST = 'metacpan.org'
FAILURES = 'SELECT count(*), uri_path_segment(target, 1) FROM log WHERE status >= 400 GROUP BY 2'
HOST_PATTERN = '^[^:/?#]+://(?:[^/?#@]*@)?([^:/?#]*)'
ID_PATTERN = '[?&]id=([^&#]*)'
ROUNDS = 3


def fail(why):
    sys.exit('demo.py: ' + why)


def timed(function):
    """What it returns; seconds by the clock, and of all processors."""
    begun, work = time.monotonic(), processor_seconds()
    result = function()
    return result, time.monotonic() - begun, processor_seconds() - work


def answers(spark, query):
    """Count of each value; None for NULL."""
    return {value: n for n, value in map(tuple, spark.sql(query).collect())}


def counted(path):
    """The same from uric log --count-by."""
    lines = (line.rstrip('\n').split('\t') for line in path.open(encoding='utf-8'))
    return {None if value == '\\N' else value: int(n) for n, value in lines}


def show(found):
    for value, n in sorted(found.items(), key=lambda item: -item[1])[:3]:
        print('   %10d  %s' % (n, 'NULL' if value is None else value or "''"))


def question(spark, text, query, expected):
    found, took, work = timed(lambda: answers(spark, query))
    print('\n%s\n   %s' % (text, query))
    show(found)
    if expected is not None:
        if found != expected:
            fail('the answers of Spark differ from those of uric log --count-by')
        print('   %d groups of %d rows, equal to uric log --count-by: %.1f s, processors %.1f s'
              % (len(found), sum(found.values()), took, work), flush=True)
    return found


# ---- an executor is killed ----

def progress(spark):
    """Tasks of the stages that run now: done, all."""
    tracker = spark.sparkContext.statusTracker()
    stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
    stages = [stage for stage in stages if stage is not None]
    return sum(each.numCompletedTasks for each in stages), sum(each.numTasks for each in stages)


def kill_in_the_middle(spark, query, expected):
    pids = executors(spark)
    found = []
    thread = threading.Thread(target=lambda: found.append(answers(spark, query)))
    thread.start()
    done = 0
    while thread.is_alive() and not done:
        time.sleep(0.02)
        done, every = progress(spark)
    if not thread.is_alive():
        fail('the query ended before an executor could be killed')
    os.kill(pids[0], signal.SIGKILL)
    print('\n4. One of the two executors, process %d, is killed after %d of %d tasks:\n   %s'
          % (pids[0], done, every, query))
    thread.join(240)
    if not found or found[0] != expected:
        fail('the answer without an executor differs, or there is none')
    now = executors(spark)
    if pids[0] in now:
        fail('the executor was not killed')
    print('   the job has finished, with the same answer; executors before: %s, now: %s'
          % (pids, now), flush=True)


# ---- Spark's own functions ----

def register_unchanged(spark):
    """A function that gives its column back: it costs what the way to Python and back costs."""
    try:
        from pyarrow import Array as Texts
        from pyspark.sql.functions import arrow_udf as by
    except ImportError:  # before Spark 4.1
        from pandas import Series as Texts
        from pyspark.sql.functions import pandas_udf as by

    def unchanged(column: Texts) -> Texts:
        return column
    spark.udf.register('unchanged', by(unchanged, 'string'))


def ways(spark):
    """What to compare: for each value, names and expressions."""
    parse_url = 'parse_url'
    if spark.catalog.functionExists('try_parse_url'):
        parse_url = 'try_parse_url'  # parse_url ends the query at an invalid URL
    return {
        'host': {'uri_host': 'uri_host(target)',
                 'unchanged': 'unchanged(target)',
                 parse_url: "%s(target, 'HOST')" % parse_url,
                 'regexp_extract': "regexp_extract(target, '%s', 1)" % HOST_PATTERN},
        'query value': {'uri_query_value': "uri_query_value(target, 'id')",
                        parse_url: "%s(target, 'QUERY', 'id')" % parse_url,
                        'regexp_extract': "regexp_extract(target, '%s', 1)" % ID_PATTERN},
    }


def compare_with_own(spark):
    print("\n5. Against Spark's own functions: the sum of the lengths, the least of %d rounds" % ROUNDS)
    register_unchanged(spark)
    query = 'SELECT sum(length(%s)), count(*) FROM log'
    took = collections.defaultdict(list)
    for i in range(ROUNDS + 1):
        for what, expressions in {'': {'only the scan': 'target'}, **ways(spark)}.items():
            for name, expression in expressions.items():
                times = timed(spark.sql(query % expression).collect)[1:]
                if i > 0:  # the first time the JVM compiles
                    took[what, name].append(times)
    least = {key: [min(times) for times in zip(*rounds)] for key, rounds in took.items()}
    _, scan = least.pop(('', 'only the scan'))
    print('   only the scan: processors %.2f s' % scan)
    for (what, name), (seconds, work) in least.items():
        if name.startswith('uri_'):
            ours = work
        print('   %-12s %-16s %6.2f s, processors %6.2f s%s' % (
            what, name, seconds, work,
            '' if name.startswith('uri_') else ', %.2f times' % (work / ours)))
    sys.stdout.flush()


def main():
    work = pathlib.Path(sys.argv[1])
    log = work / 'access.log'
    begun = time.monotonic()
    spark = start(str(work), **{
        # many tasks, so that one can be lost
        'spark.sql.files.maxPartitionBytes': str(max(log.stat().st_size // 24, 65536)),
        'spark.sql.files.openCostInBytes': '0', 'spark.sql.shuffle.partitions': '4',
        'spark.sql.parquet.compression.codec': 'zstd', 'spark.sql.ansi.enabled': 'false',
        'spark.sql.execution.arrow.maxRecordsPerBatch': '20000'})
    try:
        functions.register(spark)
        print('Spark %s: a driver and the executors %s on 127.0.0.1, ready in %.1f s.'
              % (spark.version, executors(spark), time.monotonic() - begun))
        raw = functions.with_columns(spark.read.text(str(log)),
                                     line=functions.call('log_parse', 'value'))
        raw = raw.selectExpr('line.time', 'line.client', 'line.method', 'line.target',
                             'cast(line.status AS int) AS status',
                             'cast(line.bytes AS bigint) AS bytes')
        raw.createOrReplaceTempView('lines')
        _, took, cost = timed(lambda: raw.write.parquet(str(work / 'log')))
        spark.read.parquet(str(work / 'log')).createOrReplaceTempView('log')
        print('log_parse() of each line, written as Parquet by both executors: %.1f s, processors '
              '%.1f s' % (took, cost), flush=True)

        by_host = counted(work / 'by-host')
        question(spark, '1. Hosts:', BY_HOST % 'log', by_host)
        found = question(spark, '2. One host:', ONE_HOST % HOST, None)
        if found != {HOST: by_host[HOST]}:
            fail('the count of one host differs')
        question(spark, '3. Failures by the first segment of the path:', FAILURES,
                 counted(work / 'failures'))
        kill_in_the_middle(spark, BY_HOST % 'lines', by_host)
        compare_with_own(spark)
    finally:
        spark.stop()


main()
