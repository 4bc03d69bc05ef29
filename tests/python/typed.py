"""The types of the Python package, as TAP: mypy checks this program under --strict, and a name whose
type is not what is asserted here is an error.  Run, it asserts the same of the values.

  typed.py --run
"""

from __future__ import annotations

import io
import ipaddress
import pickle
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Literal, Optional, Union, assert_type

import uric
import uric.column
import uric.typing
import uric.urllib
from uric import URI, Column, Domains, Table


def one_reference() -> None:
    uri = assert_type(uric.parse('http://me:pw@h:80/a/b?q=1#f'), URI[str])
    assert_type(uri.host, Optional[str])
    assert_type(uri.path, str)
    assert_type(uri.segments, tuple[str, ...])
    assert_type(uri.text, str)
    assert_type(uri.parent.with_query({'a': 1}).set('b', 2) / 'c', URI[str])
    assert_type(uri.pairs(), tuple[tuple[str, Optional[str]], ...])
    assert_type(uri.value('q'), Optional[str])
    assert_type(uri.value('q', 7), Union[str, int])
    assert_type(uri.port_number, Optional[int])
    assert_type(uri.host_address, Union[ipaddress.IPv4Address, ipaddress.IPv6Address, None])
    assert_type(uri.compare('a'), Literal['string', 'syntax', 'scheme', 'different'])
    assert_type(uri.span('host'), Optional[tuple[int, int]])
    assert uri.host is not None and uri.host.upper() == 'H'
    assert uri.pairs()[0][1] == '1' and uri.value('q', 7) == '1'
    assert pickle.loads(pickle.dumps(uri)) == uri  # noqa: S301


def of_bytes() -> None:
    uri = assert_type(uric.parse(b'http://h/a'), URI[bytes])
    assert_type(uric.parse(bytearray(b'http://h/a')), URI[bytes])
    assert_type(uric.parse(uri), URI[bytes])
    assert_type(uri.host, Optional[bytes])
    assert_type(uri.resolve(b'../b'), URI[bytes])
    assert_type(uri.value('q', None), Optional[bytes])
    assert uri.host == b'h' and uri.resolve(b'../b').text == b'http://h/b'
    assert uric.parse(bytearray(b'a')).text == b'a'


def annotated(uri: URI[str], column: Column[Optional[str]]) -> Optional[str]:
    """Annotations are evaluated, too, where they are no strings."""
    return uri.host or column[0]


def functions() -> None:
    assert_type(uric.normalize('HTTP://h'), str)
    assert_type(uric.normalize(b'HTTP://h'), bytes)
    assert_type(uric.resolve('http://h', 'a'), str)
    assert_type(uric.relate(uric.parse(b'http://h'), b'http://h/a'), bytes)
    assert_type(uric.needs('a'), tuple[str, ...])
    assert_type(uric.split('a'), tuple[Optional[str], Optional[str], str, Optional[str], Optional[str]])
    assert_type(uric.build(host='h'), URI[str])
    assert_type(uric.build(host=b'h'), URI[bytes])
    assert_type(uric.build(scheme=b'a', path=b'b'), URI[bytes])
    assert_type(uric.encode('a'), str)
    assert_type(uric.decode(b'a'), bytes)
    assert_type(uric.remove_dot_segments('/a/..'), str)
    assert_type(uric.check('a b'), Optional[uric.Error])
    assert isinstance(uric.relate(uric.parse(b'http://h'), b'http://h/a'), bytes)
    assert isinstance(uric.build(host=b'h').text, bytes)
    assert isinstance(uric.build(host='h').text, str)
    error = uric.check('a b')
    assert error is not None and assert_type(error.offset, int) == 1


def keys(given: Optional[Mapping[str, object]], type_: Any) -> bool:
    """Whether a dict has the members that its type says."""
    return given is not None and set(given) == set(type_.__annotations__)


def dicts() -> None:
    reading = assert_type(uric.read_as('whatwg', 'http://h/'), uric.typing.Reading)
    assert_type(uric.read_as('whatwg', b'http://h/'), uric.typing.BytesReading)
    assert_type(reading['host'], Optional[str])
    verdict = assert_type(uric.request('/a', 'h'), uric.typing.Verdict)
    assert_type(verdict['port'], Optional[int])
    assert_type(uric.request(b'/a', 'h'), uric.typing.BytesVerdict)
    assert_type(uric.agree('http://h/'), Optional[uric.typing.Agreement])
    assert_type(uric.parse('http://1.2.3.4/').address_of(), Optional[uric.typing.Address])
    assert keys(reading, uric.typing.Reading) and keys(verdict, uric.typing.Verdict)
    assert keys(uric.read_as('whatwg', b'a:'), uric.typing.BytesReading)
    assert keys(uric.request(b'/a', 'h'), uric.typing.BytesVerdict)
    assert keys(uric.agree('http://a\\@h/'), uric.typing.Agreement)
    assert keys(uric.parse('http://1.2.3.4/').address_of(), uric.typing.Address)


def domains() -> None:
    known = Domains('// ===BEGIN ICANN DOMAINS===\nuk\n// ===END ICANN DOMAINS===\n'
                    '// ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n')
    assert_type(known.registrable_domain('a.b.uk'), Optional[str])
    assert_type(known.registrable_domain(uric.parse(b'//a.b.uk')), Optional[bytes])
    assert known.registrable_domain(uric.parse(b'//a.b.uk')) == b'b.uk'
    assert_type(uric.column.registrable_domain(['//a.b.uk'], known), Column[Optional[str]])


def columns() -> None:
    table = assert_type(uric.columns(['http://h/a', None], ['host', 'port-number']), Table)
    assert_type(table['host'], Column[Any])
    assert_type(table[:1], Table)
    assert_type(table['host'][:1], Column[Any])
    assert_type(table.to_pylist(), list[dict[str, Any]])
    normal = assert_type(uric.column.normalize(table['host']), Column[Optional[str]])
    assert_type(normal[0], Optional[str])
    assert_type(normal[1:], Column[Optional[str]])
    assert_type(normal.to_pylist(), list[Optional[str]])
    assert_type(list(normal), list[Optional[str]])
    assert annotated(uric.parse('a'), normal) == 'h'
    assert len(uric.columns(normal, ['host'])) == len(table) == 2
    uric.columns((b'a', 'b', None), ['path'], errors='raise')


def logs() -> None:
    line = b'::1 - - [01/Jan/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 5\n'
    tables = assert_type(uric.read_log(io.BytesIO(line), ['status']), Iterator[Table])
    assert_type(next(tables)['status'][0], Any)


def like_urllib() -> None:
    result = assert_type(uric.urllib.urlsplit('http://me@h:80/'), uric.urllib.SplitResult)
    assert_type(result.hostname, Optional[str])
    assert_type(result.port, Optional[int])
    assert_type(uric.urllib.urlsplit(b'http://h').netloc, bytes)
    assert_type(uric.urllib.urljoin('http://h', 'a'), str)
    assert_type(uric.urllib.parse_qsl('a=1'), list[tuple[str, str]])
    assert_type(uric.urllib.parse_qs(b'a=1'), dict[bytes, list[bytes]])
    assert result.port == 80 and uric.urllib.parse_qs(b'a=1') == {b'a': [b'1']}


def main() -> None:
    parts = (one_reference, of_bytes, functions, dicts, domains, columns, logs, like_urllib)
    for number, part in enumerate(parts, 1):
        part()
        print('ok %d - the values of %s' % (number, part.__name__))
    print('1..%d' % len(parts))


if sys.argv[1:] == ['--run']:
    main()
