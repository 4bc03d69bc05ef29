"""Access logs as tables."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from uric._uric import _Log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from uric._uric import Table
    from uric.typing import Source

__all__ = ['read_log']

_MARK = b'\xef\xbb\xbf'


def read_log(source: Source, columns: Iterable[str] | None = None, *, format: str | None = None,
             prefixes: Iterable[str] = (), raw: bool = False, block: int = 1 << 24) -> Iterator[Table]:
    """Read an access log: an iterator of Tables, each of the lines of some megabytes.

    source: a path, or a binary file such as gzip.open() gives.
    columns: names of fields ('client', 'ident', 'user', 'time', 'request', 'method', 'target',
      'protocol', 'status', 'bytes', 'referer', 'agent', 'host', 'port', 'client-port',
      'duration') or the format's own; 'line', the whole line; 'error', the offset in a line that
      is not of the format, whose other columns are null.  By default those that are common.
    format: its name ('combined', 'nginx', 'alb' ...), Apache's LogFormat, nginx's log_format, or
      'json:' and the paths of members; by default the one that most of the first lines have.
    prefixes: what precedes each line: 'syslog', 'cri', 'docker' ..., the outermost last.
    raw: texts are binary, as they are in the line.  Otherwise the server's escapes are undone,
      status, bytes, ports and durations are numbers, and a byte that is not UTF-8 becomes U+FFFD
      and its two hex digits.
    block: how many bytes are read at once.

    A file that is missing, or a name that is not known, is an error of the call: it reads the first
    block.

    >>> import io
    >>> line = b'::1 - - [01/Jan/2026:00:00:00 +0000] "GET /a?b HTTP/1.1" 200 5\\n'
    >>> [table] = read_log(io.BytesIO(line * 3), ['target', 'status'])
    >>> table
    <uric.Table of 3 rows: ['target', 'status']>

    The components of the targets, again without a copy:

    >>> from uric import columns
    >>> columns(table['target'], ['path', 'query'], rule='request-target', tolerate='log')
    <uric.Table of 3 rows: ['path', 'query']>
    """
    if block < 1:
        raise ValueError('block must be at least 1')
    tables = _tables(source, lambda sample: _Log(sample, format, prefixes, columns, raw), block)
    next(tables)
    return tables


def _tables(source: Source, open_log: Callable[[bytes], _Log], block: int) -> Iterator[Any]:
    """None after the first block was read, then the tables."""
    if isinstance(source, (str, bytes, int, os.PathLike)):
        with open(source, 'rb', buffering=0) as file:
            yield from _tables(file, open_log, block)
        return
    log, rest, last = None, b'', False
    while not last:
        wanted = len(rest) + block
        while len(rest) < wanted and not last:
            data = source.read(wanted - len(rest))
            if not isinstance(data, bytes):
                raise TypeError('read() gave %r, not bytes' % type(data))
            rest += data
            last = not data
        if log is None:
            rest = rest[len(_MARK):] if rest.startswith(_MARK) else rest
            log = open_log(rest[:1 << 20])
            yield None
        table, taken = log.table(rest, last)
        rest = rest[taken:]
        if len(table) > 0:
            yield table
