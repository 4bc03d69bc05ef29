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

from uric._uric import _column

__all__ = ['agree', 'normalize', 'query_value', 'registrable_domain', 'relate', 'repair',
           'resolve']

_RULE = 'URI-reference'


def normalize(array, steps=None, *, rule=_RULE, tolerate=None, errors='null'):
    """The normal form of each reference (RFC 3986, section 6.2)."""
    return _column('normalize', array, steps, 0, rule, tolerate, errors)


def resolve(array, base, *, strict=True, tolerate=None, errors='null'):
    """The target of each reference against one base (section 5.2)."""
    return _column('resolve', array, base, 0 if strict else 1, _RULE, tolerate, errors)


def relate(array, base, *, errors='null'):
    """The shortest reference that leads from one base to each URI."""
    return _column('relate', array, base, 0, _RULE, None, errors)


def repair(array, *, rule=_RULE, tolerate='log', errors='null'):
    """Each reference with what is tolerated percent-encoded."""
    return _column('repair', array, None, 0, rule, tolerate, errors)


def query_value(array, name, *, form=True, rule=_RULE, tolerate=None, errors='null'):
    """The decoded value of the first query parameter with this name; null without one, and if
    it is not UTF-8."""
    return _column('query_value', array, name, 2 if form else 0, rule, tolerate, errors)


def registrable_domain(array, domains, *, icann=False, listed=False, rule=_RULE, tolerate=None,
                       errors='null'):
    """The part of each host that someone registered, by a uric.Domains."""
    return _column('registrable_domain', array, domains, icann + 2 * listed, rule, tolerate,
                   errors)


def agree(array, readers=None):
    """Null where other parsers find the same host (uric.agree()), else the reason why they do
    not, or 'refused' if none of them accepts the text."""
    return _column('agree', array, readers, 0, _RULE, None, 'null')
