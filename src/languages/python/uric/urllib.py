"""Results in the shape of urllib.parse, for programs that replace it.

urlsplit(), urljoin(), urldefrag(), parse_qsl() and their kin take what those of urllib.parse
take, but keep to RFC 3986: an invalid URL raises uric.Error, which is a ValueError.  The page
differences.md of the package's sources lists where they differ, with the clauses.

>>> from uric.urllib import urlsplit
>>> urlsplit('http://me@Example.com:80/a;b?c#d').hostname
'example.com'
"""

from collections import namedtuple
from uric._uric import URI, build, parse

__all__ = ['SplitResult', 'SplitResultBytes', 'parse_qs', 'parse_qsl', 'urldefrag', 'urljoin',
           'urlsplit', 'urlunsplit']

_FIELDS = ('scheme', 'netloc', 'path', 'query', 'fragment')


class _Result:
    __slots__ = ()

    @property
    def _uri(self):
        return parse(self.geturl())

    @property
    def username(self):
        return self._uri.user

    @property
    def password(self):
        return self._uri.password

    @property
    def hostname(self):
        """The host in lower case, without brackets; None if there is none or it is empty."""
        host = self._uri.bare_host
        return host.lower() if host else None

    @property
    def port(self):
        """An int, or None; ValueError over 65535."""
        try:
            return self._uri.port_number
        except OverflowError as error:
            raise ValueError('Port out of range 0-65535') from error

    def geturl(self):
        return urlunsplit(self)


class SplitResult(_Result, namedtuple('SplitResult', _FIELDS)):
    """As that of urllib.parse: undefined and empty parts are both ''."""
    __slots__ = ()


class SplitResultBytes(_Result, namedtuple('SplitResultBytes', _FIELDS)):
    """The same, of bytes."""
    __slots__ = ()


def urlsplit(url, scheme='', allow_fragments=True):
    """Parse a URL into scheme, netloc, path, query and fragment.

    >>> urlsplit('HTTP://h/a?b')
    SplitResult(scheme='http', netloc='h', path='/a', query='b', fragment='')
    """
    uri = url if isinstance(url, URI) else parse(url)
    empty = uri.text[:0]
    result = SplitResult if isinstance(empty, str) else SplitResultBytes
    path, query, fragment = uri.path, uri.query, uri.fragment
    if not allow_fragments and fragment is not None:
        mark = '#' if isinstance(empty, str) else b'#'
        if query is not None:
            query += mark + fragment
        else:
            path += mark + fragment
        fragment = None
    return result((uri.scheme or scheme or empty).lower(), uri.authority or empty, path,
                  query or empty, fragment or empty)


def urlunsplit(parts):
    """Put the five parts together; empty ones are undefined, as in urllib.parse.

    >>> urlunsplit(('http', 'h', '/a', '', ''))
    'http://h/a'
    """
    scheme, netloc, path, query, fragment = parts
    uri = build(scheme=scheme or None, path=path, query=query or None,
                fragment=fragment or None) if not netloc else build(
                    scheme=scheme or None, host=netloc[:0], path=path, query=query or None,
                    fragment=fragment or None).edit('authority', netloc)
    return uri.text


def urljoin(base, url, allow_fragments=True):
    """The target of a URL against a base (RFC 3986, section 5.2); the base may be relative.

    >>> urljoin('http://a/b/c', '../d')
    'http://a/d'
    """
    if not base:
        return url
    if not url:
        return base
    if not allow_fragments:
        raise ValueError('a fragment is never part of the path')
    return parse(base).resolve(url).text


def urldefrag(url):
    """The URL without its fragment, and the fragment: '' if there is none.

    >>> urldefrag('http://h/#a')
    ('http://h/', 'a')
    """
    uri = parse(url)
    return uri.edit('fragment', None).text, uri.fragment or uri.text[:0]


def parse_qsl(qs, keep_blank_values=False, separator='&'):
    """The pairs of a query or form; those without a value only with keep_blank_values.

    >>> parse_qsl('a=1&b=&c')
    [('a', '1')]
    """
    if separator not in ('&', b'&'):
        raise ValueError("the separator is '&'")
    mark = '?' if isinstance(qs, str) else b'?'
    empty = qs[:0]
    pairs = URI(mark + qs, 'URI-reference', {'query': _ANYTHING}).pairs()
    return [(name, value or empty) for name, value in pairs if value or keep_blank_values]


def parse_qs(qs, keep_blank_values=False, separator='&'):
    """The same as a dict of lists."""
    result = {}
    for name, value in parse_qsl(qs, keep_blank_values, separator):
        result.setdefault(name, []).append(value)
    return result


_ANYTHING = ['brackets', 'braces', 'pipe', 'caret', 'backtick', 'quote', 'angle', 'backslash',
             'space', 'utf8', 'high', 'stray-percent']
