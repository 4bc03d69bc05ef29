"""The SQL functions of uric for PySpark: columns go to C as Arrow, never a row at a time.

  import uric.spark
  uric.spark.register(spark)
  spark.sql("SELECT uri_host(url), count(*) FROM log GROUP BY 1")

  from uric.spark import uri_host, uri_query_value
  frame.select(uri_host('url'), uri_query_value('url', lit('id')))

An argument is a Column or, as a str, the name of one; lit() gives a constant.  From Spark 4.1 on
the functions are arrow_udf, before pandas_udf, which also needs pandas.  with_columns() uses
mapInArrow, in any version.  Each executor needs this package, and pyarrow 14 or later.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Optional

import pyarrow
import pyarrow.compute

from uric import _uric
from uric.spark_functions import *  # noqa: F403
from uric.spark_functions import FUNCTIONS

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

__all__ = [*FUNCTIONS, 'call', 'register', 'with_columns']

_udfs: dict[str, Any] = {}


def _texts(array: Any, kind: str) -> Any:
    """The column as one of strings: integers as their digits, a column of nothing but NULL."""
    if isinstance(array, pyarrow.ChunkedArray):
        array = array.combine_chunks()
    if kind == 'integer' and not pyarrow.types.is_integer(array.type):
        if not pyarrow.types.is_null(array.type):
            raise TypeError('a column of integers is needed, not of %s' % array.type)
    if kind == 'integer' or pyarrow.types.is_null(array.type):
        return pyarrow.compute.cast(array, pyarrow.string())
    return array


def _answers(name: str, columns: Sequence[Any]) -> Any:
    """An array with the answers for columns of arguments; a constant is a str."""
    _check(name, len(columns))
    kinds = FUNCTIONS[name][0].values()
    given = tuple(column if isinstance(column, str) else _texts(column, kind)
                  for column, kind in zip(columns, kinds))
    answers = pyarrow.chunked_array(_uric._sql(name, given))
    return answers.chunk(0) if answers.num_chunks == 1 else answers.combine_chunks()


def _check(name: str, n: int) -> None:
    kinds, required, _ = FUNCTIONS[name]
    if not required <= n <= len(kinds):
        raise TypeError('%s takes %d to %d arguments, not %d' % (name, required, len(kinds), n))


# ---- functions of columns ----

def _by_arrow(name: str) -> Any:
    from pyspark.sql.functions import arrow_udf

    def answer(*columns: pyarrow.Array) -> pyarrow.Array:
        return _answers(name, columns)
    return arrow_udf(_named(answer, name), FUNCTIONS[name][2])


def _by_pandas(name: str) -> Any:
    import pandas
    from pyspark.sql.functions import pandas_udf
    kinds, _, result = FUNCTIONS[name]
    # pandas has floats for integers with nulls
    types = {'text': pyarrow.string(), 'integer': pyarrow.int64()}

    def answers(columns: Sequence[Any]) -> Any:
        return _answers(name, [
            pyarrow.array(column, types[kind], from_pandas=True)
            for column, kind in zip(columns, kinds.values())])

    if result.startswith('struct'):
        def answer(*columns: pandas.Series) -> pandas.DataFrame:
            return pyarrow.table(answers(columns).flatten(), _columns(result)).to_pandas()
    elif result == 'bigint':
        def answer(*columns: pandas.Series) -> pandas.Series:
            return answers(columns).to_pandas(types_mapper=lambda _: pandas.Int64Dtype())
    else:
        def answer(*columns: pandas.Series) -> pandas.Series:
            return answers(columns).to_pandas()
    return pandas_udf(_named(answer, name), result)


def _columns(result: str) -> list[str]:
    return [field.split(':')[0] for field in result[len('struct<'):-1].split(', ')]


def _named(function: Callable[..., Any], name: str) -> Callable[..., Any]:
    function.__name__ = function.__qualname__ = name
    return function


def _udf(name: str) -> Any:
    if name not in _udfs:
        import pyspark.sql.functions
        by = _by_arrow if hasattr(pyspark.sql.functions, 'arrow_udf') else _by_pandas
        _udfs[name] = by(name)
    return _udfs[name]


def column_of(name: str, arguments: Iterable[Any]) -> 'Column':
    """A Column: the function applied to columns; None for arguments that are omitted."""
    given = [argument for argument in arguments if argument is not None]
    _check(name, len(given))
    column: 'Column' = _udf(name)(*given)
    return column


def register(spark: 'SparkSession') -> None:
    """Register all functions for SQL in a session."""
    for name in FUNCTIONS:
        spark.udf.register(name, _udf(name))


# ---- whole batches ----

# The name of a column, or a constant.
_Argument = tuple[Optional[str], Optional[str]]
#: A call for with_columns(): the function and its arguments.
Call = tuple[str, list[_Argument]]


def call(name: str, *columns: str, **constants: object) -> Call:
    """A call for with_columns(): the names of columns; arguments by their names are constants.

    call('uri_query_value', 'url', key='id')
    """
    known, _, _ = FUNCTIONS[name]
    wrong = set(constants) - set(known)
    if wrong:
        raise TypeError('%s has no argument %s' % (name, ', '.join(sorted(wrong))))
    left = list(columns)
    arguments: list[_Argument] = []
    for each in known:
        if each in constants:
            arguments.append((None, str(constants[each])))
        elif left:
            arguments.append((left.pop(0), None))
        else:
            break
    if left or len(constants) > sum(column is None for column, _ in arguments):
        raise TypeError('%s takes other arguments: %s' % (name, ', '.join(known)))
    _check(name, len(arguments))
    return name, arguments


def with_columns(frame: 'DataFrame', **calls: Call) -> 'DataFrame':
    """The DataFrame with further columns, each by a call(), computed in one mapInArrow.

    with_columns(frame, host=call('uri_host', 'url'), id=call('uri_query_value', 'url', key='id'))
    """
    from pyspark.sql.types import StructType
    schema = StructType(list(frame.schema.fields))
    for column, (name, _) in calls.items():
        schema.add(column, _udf(name).returnType)

    def answer(batches: Iterable[Any]) -> Iterator[Any]:
        for batch in batches:
            arrays = batch.columns
            for name, arguments in calls.values():
                arrays.append(_answers(name, [
                    constant if column is None else batch.column(batch.schema.names.index(column))
                    for column, constant in arguments]))
            yield pyarrow.RecordBatch.from_arrays(arrays, batch.schema.names + list(calls))
    return frame.mapInArrow(answer, schema)
