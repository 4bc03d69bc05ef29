"""RFC 3986 URIs, by the C library uric.

>>> import uric
>>> uri = uric.parse('http://me@example.com:8042/over/there?name=ferret#nose')
>>> uri.host, uri.port_number, uri.value('name')
('example.com', 8042, 'ferret')
>>> uric.check('http://a b').offset
8

One URI: parse() gives a URI, and the functions of its methods' names take a text.  A column:
columns(), and the functions of uric.column.  A log: read_log().  uric.urllib has results in the
shape of urllib.parse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from uric import column
from uric._uric import (Column, Domains, Error, Table, URI, agree, audit, build, check, columns,
                        decode, editions, encode, encode_form, is_valid, parse, read_as,
                        remove_dot_segments, request, split, version)
from uric.log import read_log

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Literal

    from uric.typing import Bytes, References, Str

__version__ = version.replace('-', '')  # as PEP 440 writes a pre-release
__all__ = [
    'Column', 'Domains', 'Error', 'Table', 'URI', 'agree', 'audit', 'build', 'check', 'column',
    'columns', 'compare', 'decode', 'editions', 'encode', 'encode_form', 'equal', 'is_valid',
    'needs', 'normalize', 'parse', 'read_as', 'read_log', 'relate', 'remove_dot_segments', 'request',
    'resolve', 'split', 'version',
]

_SYNTAX = ('case', 'percent', 'dots')


@overload
def normalize(text: Str, steps: Iterable[str] | None = ...) -> str: ...
@overload
def normalize(text: Bytes, steps: Iterable[str] | None = ...) -> bytes: ...
def normalize(text: References, steps: Iterable[str] | None = _SYNTAX) -> str | bytes:
    """The normal form (section 6.2), as str or bytes like the text.

    >>> normalize('HTTP://Example.com:80/%7Ea/../b')
    'http://example.com:80/b'
    >>> normalize('http://h:80', steps=['scheme'])
    'http://h/'
    """
    return parse(text).normalize(steps).text


def needs(text: References, steps: Iterable[str] | None = None) -> tuple[str, ...]:
    """The steps that would change the text: a tuple of names.

    >>> needs('HTTP://h/a')
    ('case',)
    """
    return parse(text).needs(steps)


@overload
def resolve(base: Str, reference: Str, *, strict: bool = ...,
            surplus: Literal['drop', 'keep', 'refuse'] = ...) -> str: ...
@overload
def resolve(base: Bytes, reference: Bytes, *, strict: bool = ...,
            surplus: Literal['drop', 'keep', 'refuse'] = ...) -> bytes: ...
def resolve(base: References, reference: Any, *, strict: bool = True,
            surplus: Literal['drop', 'keep', 'refuse'] = 'drop') -> str | bytes:
    """The target of a reference against a base (section 5.2).

    >>> resolve('http://a/b/c/d;p?q', '../g')
    'http://a/b/g'
    """
    return parse(base).resolve(reference, strict=strict, surplus=surplus).text


@overload
def relate(base: Str, target: Str) -> str: ...
@overload
def relate(base: Bytes, target: Bytes) -> bytes: ...
def relate(base: References, target: Any) -> str | bytes:
    """The shortest reference that leads from the base to the target.

    >>> relate('http://a/b/c', 'http://a/b/d?e')
    'd?e'
    """
    return parse(base).relate(target).text


def compare(text: References,
            other: References) -> Literal['string', 'syntax', 'scheme', 'different']:
    """The first method by which two references are equal (section 6.2).

    >>> compare('http://h/%61', 'http://h:80/a')
    'scheme'
    """
    return parse(text).compare(other)


def equal(text: References, other: References, steps: Iterable[str] | None = _SYNTAX) -> bool:
    """Whether the normal forms of two references are the same.

    >>> equal('HTTP://h/', 'http://h/')
    True
    """
    return parse(text).equal(other, steps)
