"""Results in the shape of urllib.parse, for programs that replace it.

urlsplit(), urljoin(), urldefrag(), parse_qsl() and their kin take what those of urllib.parse
take, but keep to RFC 3986: an invalid URL raises uric.Error, which is a ValueError.  The page
differences.md of the package's sources lists where they differ, with the clauses.

>>> from uric.urllib import urlsplit
>>> urlsplit('http://me@Example.com:80/a;b?c#d').hostname
'example.com'
"""

import codecs
from collections import namedtuple
from urllib.parse import uses_netloc
from uric._uric import URI, build, parse

__all__ = ['DefragResult', 'DefragResultBytes', 'SplitResult', 'SplitResultBytes', 'parse_qs',
           'parse_qsl', 'urldefrag', 'urljoin', 'urlsplit', 'urlunsplit']

_FIELDS = ('scheme', 'netloc', 'path', 'query', 'fragment')


class _Result:
    __slots__ = ()

    @property
    def _authority(self):
        """A reference of the netloc alone."""
        return parse((b'//' if isinstance(self.netloc, bytes) else '//') + self.netloc)

    @property
    def username(self):
        return self._authority.user

    @property
    def password(self):
        return self._authority.password

    @property
    def hostname(self):
        """The host in lower case, without brackets; None if there is none or it is empty."""
        host = self._authority.bare_host
        return host.lower() if host else None

    @property
    def port(self):
        """An int, or None; ValueError over 65535."""
        try:
            return self._authority.port_number
        except OverflowError as error:
            raise ValueError('Port out of range 0-65535') from error

    def geturl(self):
        """The URL.  What urlsplit(..., allow_fragments=False) left in the path or the query is
        the fragment again."""
        scheme, netloc, path, query, fragment = self
        if fragment:
            return _put_together(scheme, netloc, path, query or None, fragment)
        mark = b'#' if isinstance(path, bytes) else '#'
        if query:
            query, found, fragment = query.partition(mark)
        else:
            path, found, fragment = path.partition(mark)
            query = None
        return _put_together(scheme, netloc, path, query, fragment if found else None)


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
    return _put_together(scheme, netloc, path, query or None, fragment or None)


def _put_together(scheme, netloc, path, query, fragment):
    """Where urllib.parse writes '//' before an empty netloc, the URL has an empty host."""
    slash = b'/' if isinstance(path, bytes) else '/'
    name = scheme.decode('ascii') if isinstance(scheme, bytes) else scheme
    if netloc or path.startswith(slash * 2) or (
            name and name in uses_netloc and path[:1] in (slash, path[:0])):
        return build(scheme=scheme or None, host=path[:0], path=path, query=query,
                     fragment=fragment).edit('authority', netloc).text
    return build(scheme=scheme or None, path=path, query=query, fragment=fragment).text


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


class _Defrag:
    __slots__ = ()

    def geturl(self):
        mark = b'#' if isinstance(self.url, bytes) else '#'
        return self.url + mark + self.fragment if self.fragment else self.url


class DefragResult(_Defrag, namedtuple('DefragResult', ('url', 'fragment'))):
    """As that of urllib.parse: undefined and empty fragments are both ''."""
    __slots__ = ()


class DefragResultBytes(_Defrag, namedtuple('DefragResultBytes', ('url', 'fragment'))):
    """The same, of bytes."""
    __slots__ = ()


def urldefrag(url):
    """The URL without its fragment, and the fragment: '' if there is none.

    >>> urldefrag('http://h/#a')
    DefragResult(url='http://h/', fragment='a')
    """
    uri = parse(url)
    empty = uri.text[:0]
    result = DefragResult if isinstance(empty, str) else DefragResultBytes
    return result(uri.edit('fragment', None).text, uri.fragment or empty)


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8',
              errors='surrogateescape', max_num_fields=None, separator='&'):
    """The pairs of a query or form; those without a value only with keep_blank_values.

    strict_parsing: a field without '=' raises ValueError.  errors: what to do with bytes that
    are not UTF-8, as for bytes.decode().

    >>> parse_qsl('a=1&b=&c')
    [('a', '1')]
    """
    if separator not in ('&', b'&'):
        raise ValueError("the separator is '&'")
    if codecs.lookup(encoding).name != 'utf-8':
        raise ValueError("the encoding is 'utf-8'")
    if not qs:
        return []
    is_str = isinstance(qs, str)
    mark, hash_, escaped, ampersand, equals = (
        ('?', '#', '%23', '&', '=') if is_str else (b'?', b'#', b'%23', b'&', b'='))
    fields = qs.count(ampersand) + 1
    if max_num_fields is not None and fields > max_num_fields:
        raise ValueError('%d fields are more than %d' % (fields, max_num_fields))
    if strict_parsing and not all(equals in field for field in qs.split(ampersand)):
        raise ValueError("a field without '='")
    pairs = URI(mark + qs.replace(hash_, escaped), 'URI-reference', {'query': _ANYTHING}).pairs()
    kept = [(name, value or qs[:0]) for name, value in pairs if value or keep_blank_values]
    if not is_str or errors == 'surrogateescape':
        return kept
    return [(_decoded(name, errors), _decoded(value, errors)) for name, value in kept]


def _decoded(text, errors):
    return text.encode('utf-8', 'surrogateescape').decode('utf-8', errors)


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8',
             errors='surrogateescape', max_num_fields=None, separator='&'):
    """The same as a dict of lists."""
    result = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors,
                                 max_num_fields, separator):
        result.setdefault(name, []).append(value)
    return result


_ANYTHING = ['brackets', 'braces', 'pipe', 'caret', 'backtick', 'quote', 'angle', 'backslash',
             'space', 'utf8', 'high', 'stray-percent']
