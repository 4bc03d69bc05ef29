"""Functions of whole columns: each gives a Column of as many rows.

A column is an object with __arrow_c_array__ or __arrow_c_stream__, such as an array of pyarrow, a
Series of polars or pandas, a relation of DuckDB with one column; or a list.  A row that is null
stays null; an invalid one becomes null, or with errors='raise' raises Error, whose attribute row
is its number.  The work is done without Python's lock, and Ctrl-C interrupts it.

>>> import uric
>>> column = uric.column.normalize(['HTTP://h/%7Ea', 'a b', None])
>>> len(column), column.null_count
(3, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uric._uric import _column

if TYPE_CHECKING:
    from collections.abc import Iterable

    from uric._uric import Column, Domains
    from uric.typing import Errors, References, Text, Texts, Tolerance

__all__ = ['agree', 'normalize', 'query_value', 'registrable_domain', 'relate', 'repair',
           'resolve']

_RULE = 'URI-reference'


def normalize(array: Texts, steps: Iterable[str] | None = None, *, rule: str = _RULE,
              tolerate: Tolerance = None, errors: Errors = 'null') -> Column[str | None]:
    """The normal form of each reference (RFC 3986, section 6.2)."""
    return _column('normalize', array, steps, 0, rule, tolerate, errors)


def resolve(array: Texts, base: References, *, strict: bool = True, tolerate: Tolerance = None,
            errors: Errors = 'null') -> Column[str | None]:
    """The target of each reference against one base (section 5.2)."""
    return _column('resolve', array, base, 0 if strict else 1, _RULE, tolerate, errors)


def relate(array: Texts, base: References, *, errors: Errors = 'null') -> Column[str | None]:
    """The shortest reference that leads from one base to each URI."""
    return _column('relate', array, base, 0, _RULE, None, errors)


def repair(array: Texts, *, rule: str = _RULE, tolerate: Tolerance = 'log',
           errors: Errors = 'null') -> Column[str | None]:
    """Each reference with what is tolerated percent-encoded."""
    return _column('repair', array, None, 0, rule, tolerate, errors)


def query_value(array: Texts, name: Text, *, form: bool = True, rule: str = _RULE,
                tolerate: Tolerance = None, errors: Errors = 'null') -> Column[str | None]:
    """The decoded value of the first query parameter with this name; null without one, and if
    it is not UTF-8."""
    return _column('query_value', array, name, 2 if form else 0, rule, tolerate, errors)


def registrable_domain(array: Texts, domains: Domains, *, icann: bool = False, listed: bool = False,
                       rule: str = _RULE, tolerate: Tolerance = None,
                       errors: Errors = 'null') -> Column[str | None]:
    """The part of each host that someone registered, by a uric.Domains."""
    return _column('registrable_domain', array, domains, icann + 2 * listed, rule, tolerate,
                   errors)


def agree(array: Texts, readers: Iterable[str] | None = None) -> Column[str | None]:
    """Null where other parsers find the same host (uric.agree()), else the reason why they do
    not, or 'refused' if none of them accepts the text."""
    return _column('agree', array, readers, 0, _RULE, None, 'null')
