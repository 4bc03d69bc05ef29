"""A cluster of Spark on this machine: a driver, and two executors that are processes of their own,
on loopback alone."""

import os
import pathlib
import sys


def start(work, **settings):
    """A session on local-cluster[2,1,1024]; its files are in the folder work."""
    import pyspark
    os.environ.update({
        'SPARK_HOME': os.path.dirname(pyspark.__file__), 'SPARK_LOCAL_IP': '127.0.0.1',
        'SPARK_LOCAL_HOSTNAME': 'localhost', 'SPARK_LOCAL_DIRS': os.path.join(work, 'local'),
        'SPARK_WORKER_DIR': os.path.join(work, 'workers'),
        'PYSPARK_PYTHON': sys.executable, 'PYSPARK_DRIVER_PYTHON': sys.executable})
    # executors import uric and pyspark from where the driver does
    path = os.pathsep.join(each for each in sys.path if each)
    from pyspark.sql import SparkSession
    builder = SparkSession.builder.master('local-cluster[2,1,1024]').appName('uric')
    for key, value in {
            'spark.driver.host': '127.0.0.1', 'spark.driver.bindAddress': '127.0.0.1',
            'spark.ui.enabled': 'false', 'spark.ui.showConsoleProgress': 'false',
            'spark.executorEnv.PYTHONPATH': path, 'spark.executorEnv.SPARK_LOCAL_IP': '127.0.0.1',
            'spark.sql.warehouse.dir': os.path.join(work, 'warehouse'),
            'spark.log.level': 'ERROR', **settings}.items():
        builder = builder.config(key, value)
    return builder.getOrCreate()


def _fields(pid):
    """What follows the name in /proc/PID/stat."""
    return pathlib.Path('/proc/%d/stat' % pid).read_text().rpartition(')')[2].split()


def _parent(pid):
    return int(_fields(pid)[1])


def processor_seconds():
    """The processor time of this process and all below it: the driver, the executors and their
    processes of Python, with those that have ended."""
    below, ticks = {}, {}
    for each in pathlib.Path('/proc').glob('[0-9]*'):
        try:
            fields = _fields(int(each.name))
        except (FileNotFoundError, ProcessLookupError):  # it has just ended
            continue
        below.setdefault(int(fields[1]), []).append(int(each.name))
        ticks[int(each.name)] = sum(map(int, fields[11:15]))
    found, total = [os.getpid()], 0
    while found:
        pid = found.pop()
        total += ticks.get(pid, 0)
        found += below.get(pid, [])
    return total / os.sysconf('SC_CLK_TCK')


def executors(spark):
    """The process ids of the executors that answer now."""
    def ids(batches):
        import pyarrow
        # a worker of Python's daemon, whose parent is the executor
        for _ in batches:
            yield pyarrow.RecordBatch.from_pydict({'pid': [_parent(os.getppid())]})
    rows = spark.range(0, 64, 1, 16).mapInArrow(ids, 'pid bigint').distinct().collect()
    return sorted(row.pid for row in rows)
