from typing import Literal, NamedTuple, overload

from uric._uric import URI

__all__ = ['DefragResult', 'DefragResultBytes', 'SplitResult', 'SplitResultBytes', 'parse_qs',
           'parse_qsl', 'urldefrag', 'urljoin', 'urlsplit', 'urlunsplit']

class SplitResult(NamedTuple):
    scheme: str
    netloc: str
    path: str
    query: str
    fragment: str
    @property
    def username(self) -> str | None: ...
    @property
    def password(self) -> str | None: ...
    @property
    def hostname(self) -> str | None: ...
    @property
    def port(self) -> int | None: ...
    def geturl(self) -> str: ...

class SplitResultBytes(NamedTuple):
    scheme: bytes
    netloc: bytes
    path: bytes
    query: bytes
    fragment: bytes
    @property
    def username(self) -> bytes | None: ...
    @property
    def password(self) -> bytes | None: ...
    @property
    def hostname(self) -> bytes | None: ...
    @property
    def port(self) -> int | None: ...
    def geturl(self) -> bytes: ...

class DefragResult(NamedTuple):
    url: str
    fragment: str
    def geturl(self) -> str: ...

class DefragResultBytes(NamedTuple):
    url: bytes
    fragment: bytes
    def geturl(self) -> bytes: ...

@overload
def urlsplit(url: str | URI[str], scheme: str = '', allow_fragments: bool = True) -> SplitResult: ...
@overload
def urlsplit(url: bytes | URI[bytes], scheme: str | bytes = '',
             allow_fragments: bool = True) -> SplitResultBytes: ...
@overload
def urlunsplit(parts: tuple[str, str, str, str, str]) -> str: ...
@overload
def urlunsplit(parts: tuple[bytes, bytes, bytes, bytes, bytes]) -> bytes: ...
@overload
def urljoin(base: str, url: str, allow_fragments: Literal[True] = True) -> str: ...
@overload
def urljoin(base: bytes, url: bytes, allow_fragments: Literal[True] = True) -> bytes: ...
@overload
def urldefrag(url: str) -> DefragResult: ...
@overload
def urldefrag(url: bytes) -> DefragResultBytes: ...
@overload
def parse_qsl(qs: str, keep_blank_values: bool = False, strict_parsing: bool = False,
              encoding: str = 'utf-8', errors: str = 'surrogateescape',
              max_num_fields: int | None = None, separator: str = '&') -> list[tuple[str, str]]: ...
@overload
def parse_qsl(qs: bytes, keep_blank_values: bool = False, strict_parsing: bool = False,
              encoding: str = 'utf-8', errors: str = 'surrogateescape',
              max_num_fields: int | None = None,
              separator: str | bytes = '&') -> list[tuple[bytes, bytes]]: ...
@overload
def parse_qs(qs: str, keep_blank_values: bool = False, strict_parsing: bool = False,
             encoding: str = 'utf-8', errors: str = 'surrogateescape',
             max_num_fields: int | None = None, separator: str = '&') -> dict[str, list[str]]: ...
@overload
def parse_qs(qs: bytes, keep_blank_values: bool = False, strict_parsing: bool = False,
             encoding: str = 'utf-8', errors: str = 'surrogateescape',
             max_num_fields: int | None = None,
             separator: str | bytes = '&') -> dict[bytes, list[bytes]]: ...
