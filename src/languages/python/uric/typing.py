"""Types for annotations: what the functions of uric take, and the dicts that they give."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Optional, Protocol, TypedDict, Union

from uric._uric import URI

__all__ = ['Address', 'Agreement', 'ArrayProvider', 'Bytes', 'BytesReading', 'BytesVerdict', 'Errors',
           'File', 'Pairs', 'Reading', 'References', 'Source', 'Str', 'StreamProvider', 'Text', 'Texts',
           'Tolerance', 'Verdict']

# ---- what functions take ----

#: A text that gives str, and one that gives bytes.
Str = Union[str, 'URI[str]']
Bytes = Union[bytes, bytearray, memoryview, 'URI[bytes]']
#: A text, or a reference that was parsed.
References = Union[Str, Bytes]
Text = Union[str, bytes, bytearray, memoryview]
#: A preset's name, or names of what is tolerated for each component.
Tolerance = Union[str, Mapping[str, Iterable[str]], None]
#: Names and values of a form; str, bytes or numbers.
Pairs = Union[Mapping[Any, Any], Iterable[Sequence[Any]]]
#: What to do with an invalid row.
Errors = Literal['null', 'raise']


class ArrayProvider(Protocol):
    """Has an array of Arrow's C data interface."""

    def __arrow_c_array__(self, requested_schema: Optional[object] = None) -> tuple[object, object]:
        ...


class StreamProvider(Protocol):
    """Has a stream of Arrow's C stream interface."""

    def __arrow_c_stream__(self, requested_schema: Optional[object] = None) -> object:
        ...


#: A column of texts.
Texts = Union[ArrayProvider, StreamProvider, 'list[str]', 'list[Optional[str]]', 'list[bytes]',
              'list[Optional[bytes]]', 'list[Union[str, bytes, None]]',
              'tuple[Union[str, bytes, None], ...]']


class File(Protocol):
    """A binary file."""

    def read(self, size: int, /) -> bytes:
        ...


#: A log: a path, or a binary file.
Source = Union[str, bytes, 'os.PathLike[str]', 'os.PathLike[bytes]', int, File]

# ---- what functions give ----


class Agreement(TypedDict):
    """Of agree(): why other parsers find other hosts."""
    verdict: str
    reason: Optional[str]
    reader: str
    offset: int


class Reading(TypedDict):
    """Of read_as(), for a str."""
    verdict: str
    reason: Optional[str]
    offset: int
    scheme: Optional[str]
    host: Optional[str]
    port: Optional[str]
    path: Optional[str]


class BytesReading(TypedDict):
    """Of read_as(), for bytes."""
    verdict: str
    reason: Optional[str]
    offset: int
    scheme: Optional[bytes]
    host: Optional[bytes]
    port: Optional[bytes]
    path: Optional[bytes]


class Verdict(TypedDict):
    """Of request(), for a str."""
    verdict: str
    code: int
    reason: str
    clause: Optional[str]
    scheme: Optional[str]
    host: Optional[str]
    port: Optional[int]
    path: Optional[str]
    query: Optional[str]
    form: str
    hazards: tuple[str, ...]


class BytesVerdict(TypedDict):
    """Of request(), for bytes."""
    verdict: str
    code: int
    reason: str
    clause: Optional[str]
    scheme: Optional[bytes]
    host: Optional[bytes]
    port: Optional[int]
    path: Optional[bytes]
    query: Optional[bytes]
    form: str
    hazards: tuple[str, ...]


Address = TypedDict('Address', {'bytes': bytes, 'kind': str, 'ipv4': Optional[bytes], 'global': bool})
Address.__doc__ = 'Of URI.address_of(): the address that a host means.'
