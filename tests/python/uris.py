"""One URI of the Python package, as TAP: it answers as the command does on every line of the
fixtures and on random bytes; and what the objects and the errors are.

  uris.py URIC FIXTURES COUNT [SEED]

The package is on PYTHONPATH or installed.
"""

import collections.abc
import copy
import enum
import ipaddress
import pickle
import random
import sys
import types

sys.path.insert(0, 'tests/support')
import tap # noqa: E402
from strings import answers, fixture_strings, random_string # noqa: E402
import uric # noqa: E402
import uric.urllib # noqa: E402

PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment']
UNDEFINED = b'\\N'
LETTERS = {9: b'\\t', 10: b'\\n', 13: b'\\r', 92: b'\\\\'}


# ---- the same answers as the command's ----

def field(value):
    if value is None:
        return UNDEFINED
    text = value if isinstance(value, bytes) else str(value).encode()
    return b''.join(map(escaped, text))


def escaped(byte):
    """As the command writes a field."""
    if byte in LETTERS:
        return LETTERS[byte]
    return bytes([byte]) if 0x20 <= byte < 0x7F else b'\\x%02x' % byte


def parts_line(text):
    error = uric.check(text)
    if error is not None:
        return b'\t'.join([UNDEFINED] * 9 + [field(error.offset)])
    uri = uric.parse(text)
    return b'\t'.join([field(getattr(uri, name)) for name in PARTS] +
                      [field(uri.host_kind), field(uri.path_kind), UNDEFINED])


def or_undefined(call):
    try:
        return field(call())
    except uric.Error:
        return UNDEFINED


def compare(t, what, strings, expected, answer):
    wrong = [(each, got, line) for each, line in zip(strings, expected)
             for got in [answer(each)] if got != line]
    t.check('%s: %d strings' % (what, len(strings)), (len(expected), wrong[:5]),
            (len(strings), []))


def as_str(text):
    """Bytes that are not UTF-8 become lone surrogates."""
    return text.decode('utf-8', 'surrogateescape')


def agrees(t, command, fixtures, count, seed):
    strings = fixture_strings(fixtures)
    t.check('strings from fixtures', len(strings) > 2000, True)
    numbers = random.Random(seed)
    strings += [random_string(numbers) for _ in range(count)]
    ask = lambda *options: answers(command, strings, *options) # noqa: E731
    parts = ask('parse', '--fields=%s,host-kind,path-kind,error' % ','.join(PARTS))
    compare(t, 'parse, bytes', strings, parts, parts_line)
    compare(t, 'parse, str', strings, parts, lambda s: parts_line(as_str(s)))
    iris = ask('parse', '--as=IRI-reference', '--fields=path,query')
    compare(t, 'IRIs', strings, iris, lambda s: b'\t'.join([field(u.path), field(u.query)])
            if uric.is_valid(s, 'IRI-reference') and (u := uric.URI(s, 'IRI-reference'))
            is not None else b'\\N\t\\N')
    compare(t, 'editions', strings, ask('editions'),
            lambda s: b'\t'.join(map(field, uric.editions(s).values())))
    compare(t, 'normalize', strings, ask('normalize'),
            lambda s: or_undefined(lambda: uric.normalize(s)))
    steps = ['case', 'percent', 'dots', 'scheme', 'ipv6']
    compare(t, 'normalize, all steps', strings, ask('normalize', '--steps=' + ','.join(steps)),
            lambda s: or_undefined(lambda: uric.normalize(s, steps)))
    base = b'http://a/b/c/d;p?q'
    compare(t, 'resolve', strings, ask('resolve', '--base=' + base.decode()),
            lambda s: or_undefined(lambda: uric.resolve(base, s)))
    compare(t, 'audit', strings, ask('audit'),
            lambda s: ','.join(uric.audit(s)).encode() or
            (b'' if uric.is_valid(s) else UNDEFINED))
    compare(t, 'split', strings, ask('split'), lambda s: b'\t'.join(map(field, uric.split(s))))


# ---- the objects ----

def raised(call):
    try:
        call()
    except Exception as error: # noqa: BLE001
        return type(error).__name__
    return None


def objects(t):
    uri = uric.parse('http://me:pw@h.example:80/a/b%2Fc?x=1&y#z')
    same = uric.parse(str(uri))
    t.check('equal URIs are equal and hash equally', (uri == same, hash(uri) == hash(same)),
            (True, True))
    t.check('they are ordered as their texts', sorted([uric.parse('b'), uric.parse('a')]),
            [uric.parse('a'), uric.parse('b')])
    t.check('str is not bytes', uric.parse('a') == uric.parse(b'a'), False)
    t.check('nor is a URI a str', uri == str(uri), False)
    t.check('a pickle, whatever the rule and the policy',
            [(each, each.rule, each.query) for each in pickle.loads(pickle.dumps(
                [uri, uric.URI('/a?[', 'origin-form', 'log'), uric.URI(b'//h')]))],
            [(uri, 'URI-reference', 'x=1&y'), (uric.URI('/a?[', 'origin-form', 'log'),
                                               'origin-form', '['),
             (uric.URI(b'//h'), 'URI-reference', None)])
    t.check('copies', (copy.copy(uri) is uri, copy.deepcopy(uri) is uri), (True, True))
    t.check('it does not change', raised(lambda: setattr(uri, 'host', 'x')), 'AttributeError')
    t.check('None is not empty', [(u.query, u.fragment, u.port) for u in
                                  map(uric.parse, ['http://h', 'http://h:?#'])],
            [(None, None, None), ('', '', '')])
    t.check('bytes give bytes', (uric.parse(b'http://h/%41').path, bytes(uri)[:5]),
            (b'/%41', b'http:'))
    t.check('spans', [uri.span(name) for name in ('scheme', 'host', 'fragment')],
            [(0, 4), (13, 22), (40, 41)])
    t.check('segments are decoded', (uri.segments, uri.name, str(uri.parent)),
            (('a', 'b/c'), 'b/c', 'http://me:pw@h.example:80/a/'))
    t.check('paths by /', str(uric.parse('http://h/a/') / 'b/c' / '\xe9'),
            'http://h/a/b%2Fc/%C3%A9')
    t.check('addresses', [uric.parse(each).host_address for each in
                          ('http://[::1]/', 'http://127.0.0.1', 'http://h')],
            [ipaddress.ip_address('::1'), ipaddress.ip_address('127.0.0.1'), None])
    t.check('ports', [uric.parse('http://h' + each).effective_port for each in
                      ('', ':', ':81')], [80, 80, 81])
    t.check('a port over 65535', raised(lambda: uric.parse('http://h:65536').port_number),
            'OverflowError')
    t.check('pairs', uric.parse('?a+b=%26&c&=&%FF=%e2%82%ac').pairs(),
            (('a b', '&'), ('c', None), ('', ''), ('\udcff', '\u20ac')))
    t.check('a value', [uric.parse('?a&b=%41+').value(each, 0) for each in 'abc'],
            [0, 'A ', 0])
    t.check('a str of a subclass is kept as str', type(uric.parse(type('S', (str,), {})('a')).text),
            str)


def edits(t):
    uri = uric.parse('http://h/a?x=1#f')
    t.check('edits', [str(each) for each in (
        uri.with_scheme('ftp'), uri.with_user('me'), uri.with_host('[::1]'), uri.with_port(81),
        uri.with_path('/p'), uri.with_query(None), uri.with_query([('a b', 1), ('c', None)]),
        uri.with_fragment('g'), uri.with_authority(None), uri.set('x', 'a&b'), uri.set('y', 2),
        uri.remove('x'), uri.edit('segment', 'q', index=1), uri.with_name('n'))],
            ['ftp://h/a?x=1#f', 'http://me@h/a?x=1#f', 'http://[::1]/a?x=1#f',
             'http://h:81/a?x=1#f', 'http://h/p?x=1#f', 'http://h/a#f', 'http://h/a?a+b=1&c#f',
             'http://h/a?x=1#g', 'http:/a?x=1#f', 'http://h/a?x=a%26b#f', 'http://h/a?x=1&y=2#f',
             'http://h/a#f', 'http://h/a/q?x=1#f', 'http://h/n?x=1#f'])
    form = uric.parse('/?a+b=1&&c%2Bd=2&e=3')
    t.check('set() and remove() find the names that pairs() has', [str(each) for each in (
        form.set('a b', '&'), form.set('c+d', 4), form.set('a+b', 5), form.set('', 6),
        uric.parse('/').set('a b', 1), uric.parse('/?').set('a b', 1), form.remove('a b'),
        form.remove('c+*'), form.remove('* *'), form.remove('a+b'),
        uric.parse('/?+').remove(' '))],
            ['/?a+b=%26&&c%2Bd=2&e=3', '/?a+b=1&&c%2Bd=4&e=3',
             '/?a+b=1&&c%2Bd=2&e=3&a%2Bb=5', '/?a+b=1&&c%2Bd=2&e=3&=6', '/?a%20b=1', '/?a%20b=1',
             '/?&c%2Bd=2&e=3', '/?a+b=1&&e=3', '/?&c%2Bd=2&e=3', '/?a+b=1&&c%2Bd=2&e=3', '/'])
    t.check('form=False: a + is a +', [str(each) for each in (
        form.set('a+b', 5, form=False), form.set('a b', 5, form=False),
        form.remove('a+b', form=False), form.remove('a b', form=False))],
            ['/?a+b=5&&c%2Bd=2&e=3', '/?a+b=1&&c%2Bd=2&e=3&a%20b=5', '/?&c%2Bd=2&e=3',
             '/?a+b=1&&c%2Bd=2&e=3'])
    refused = uric.parse('http://h/')
    for name, call in (('with_host', lambda: refused.with_host('a b')),
                       ('with_path', lambda: refused.with_path('a')),
                       ('with_port', lambda: uric.parse('a').with_port(1)),
                       ('build', lambda: uric.build(port='80'))):
        t.check('%s refuses what would not be that part' % name, raised(call), 'Error')
    try:
        refused.with_host('a b')
    except uric.Error as error:
        t.check('where', (error.part, error.offset), ('host', 1))


def bytes_beyond_utf8(t):
    """What decoding makes of bytes that are not UTF-8 encodes to the same bytes."""
    uri = uric.parse('/%ff?a=%FF&%fe=%80')
    pairs, (name,) = uri.pairs(), uri.segments
    t.check('decoded', (name, pairs), ('\udcff', (('a', '\udcff'), ('\udcfe', '\udc80'))))
    t.check('back into the URI they are as they were', [str(each) for each in (
        uri.set('a', uri.value('a')), uri.set('\udcfe', '\udc80'), uri.with_query(pairs),
        uri.with_name(name), uri.with_path('/') / name)],
            ['/%ff?a=%FF&%fe=%80', '/%ff?a=%FF&%fe=%80', '/%ff?a=%FF&%FE=%80',
             '/%FF?a=%FF&%fe=%80', '/%FF?a=%FF&%fe=%80'])
    t.check('encode() and encode_form()', (uric.encode('\udcff'), uric.encode_form(pairs)),
            ('%FF', 'a=%FF&%FE=%80'))
    t.check('names are found', (uri.value('\udcfe'), str(uri.remove('\udcfe'))),
            ('\udc80', '/%ff?a=%FF'))
    column = uric.column.query_value(['?%fe=b'], '\udcfe')
    t.check('in a column', (len(column), column.null_count), (1, 0))
    t.check('a surrogate that is no byte', [raised(call) for call in (
        lambda: uric.encode('\ud800'), lambda: uric.encode_form({'a': '\udc7f'}),
        lambda: uri.value('\ud800'), lambda: uri.set('a', '\ud800'), lambda: uri / '\ud800')],
            ['UnicodeEncodeError'] * 5)


def loaded(uri):
    """The URI, its rule and parts if its pickle has the same."""
    of = lambda u: (str(u), u.rule, [getattr(u, part) for part in PARTS]) # noqa: E731
    again = pickle.loads(pickle.dumps(uri))
    return of(uri)[:2] if of(again) == of(uri) else (of(uri), of(again))


def rules(t):
    """A result has a rule by which it parses into its parts."""
    uri = uric.URI('http://a/b', 'URI')
    target = uric.URI('http://a/b', 'request-target')
    iri = uric.URI('http://a/\xe9', 'IRI')
    t.check('a result that is not of the rule is a reference', [loaded(each) for each in (
        uri.relate('http://a/c'), uri.with_scheme(None), uri.with_scheme('ftp'),
        uric.URI('a:b', 'absolute-URI').with_fragment('x'),
        target.with_scheme(None), target.with_path('/c'), iri.relate('http://a/\xe8'),
        iri.normalize(), uric.URI('//a?b', 'origin-form').with_query('c'))],
            [('c', 'URI-reference'), ('//a/b', 'URI-reference'), ('ftp://a/b', 'URI'),
             ('a:b#x', 'URI-reference'), ('//a/b', 'URI-reference'),
             ('http://a/c', 'request-target'), ('\xe8', 'IRI-reference'),
             ('http://a/\xe9', 'IRI'), ('//a?c', 'origin-form')])


def mixes(t):
    """A reference that the base's rule or tolerance does not allow is refused."""
    strict, tolerant = uric.parse('http://h/'), uric.parse('http://h/', tolerate='log')
    space, iri = uric.parse('/a b', tolerate='log'), uric.URI('/\xe9', 'IRI-reference')
    t.check('resolve() and relate() refuse', [raised(call) for call in (
        lambda: strict.resolve(space), lambda: strict.resolve(iri),
        lambda: strict.relate(uric.parse('http://h/a b', tolerate='log')),
        lambda: uric.parse('http://h/', tolerate={'path': ['pipe']}).resolve(space))],
            ['Error'] * 4)
    t.check('a path that is only tolerated, in a text that is valid', raised(
        lambda: strict.resolve(uric.URI('//[::1]', 'origin-form', 'log'))), 'Error')
    t.check('what the base allows', [loaded(each) for each in (
        strict.resolve(uric.parse('/a', tolerate='log')), tolerant.resolve(space),
        strict.resolve(space.repair()), strict.resolve(iri.to_uri()),
        uric.URI('http://h/', 'IRI').resolve(iri), tolerant.resolve(uric.parse('/a')),
        strict.resolve(uric.URI('//a', 'origin-form')))],
            [('http://h/a', 'URI-reference'), ('http://h/a b', 'URI-reference'),
             ('http://h/a%20b', 'URI-reference'), ('http://h/%C3%A9', 'URI-reference'),
             ('http://h/\xe9', 'IRI'), ('http://h/a', 'URI-reference'),
             ('http://h//a', 'URI-reference')])


class Port(enum.IntEnum):
    HTTP = 80


class Headers(collections.abc.Mapping):
    """A mapping that is no dict."""

    def __init__(self, content):
        self.content = content

    def __getitem__(self, key):
        return self.content[key]

    def __iter__(self):
        return iter(self.content)

    def __len__(self):
        return len(self.content)


class Upper(dict):
    """A dict with items() of its own."""

    def items(self):
        return [(key.upper(), value) for key, value in super().items()]


def mappings(t):
    form = uric.encode_form
    for what, pairs in (('a dict', {'id': '7', 'n': None}),
                        ('a view of a dict', types.MappingProxyType({'id': '7', 'n': None})),
                        ('another mapping', Headers({'id': '7', 'n': None})),
                        ('items of a dict', {'id': '7', 'n': None}.items()),
                        ('a generator', (pair for pair in (['id', '7'], ('n', None))))):
        t.check('a form of %s' % what, form(pairs), 'id=7&n')
    t.check('a dict with items of its own', form(Upper(id=7)), 'ID=7')
    t.check('a query of a mapping', str(uric.parse('/').with_query(Headers({'a': 1}))), '/?a=1')
    for pairs in 'ab', b'ab', ['ab'], [b'ab'], [bytearray(b'ab')], [('a', '1'), 'bc']:
        t.check('text is no pair: %r' % (pairs,), raised(lambda: form(pairs)), 'TypeError') # noqa: B023
    t.check('a pair of three', raised(lambda: form([('a', 'b', 'c')])), 'ValueError')
    t.check('an int whose str() is no number', (form({'port': Port.HTTP}),
                                                str(uric.parse('//h').with_port(Port.HTTP))),
            ('port=80', '//h:80'))
    t.check('a bool is no number', raised(lambda: form({'a': True})), 'TypeError')
    for tolerate in ({'path': ['space']}, types.MappingProxyType({'path': {'space'}}),
                     Headers({'path': ('space',)})):
        t.check('tolerate by %s' % type(tolerate).__name__,
                (uric.is_valid('/a b', tolerate=tolerate), uric.is_valid('/?a b', tolerate=tolerate)),
                (True, False))
    t.check('tolerate by no mapping', [raised(lambda each=each: uric.parse('/', tolerate=each))
                                       for each in (1, ['path'], b'log')], ['TypeError'] * 3)


def errors(t):
    try:
        uric.parse('http://[::1/')
    except uric.Error as error:
        t.check('an error', (error.offset, error.part, error.expected, error.incomplete, error.row,
                             isinstance(error, ValueError)),
                (11, 'host', 'expected "]", ".", ":" or a hex digit', False, None, True))
        again = pickle.loads(pickle.dumps(error))
        t.check('its pickle', (str(again), again.offset), (str(error), 11))
    t.check('the message names the rule, whatever its first letter', [str(uric.check(text, rule))[:34] for
                                                                     text, rule in (
        ('a b', 'URI'), ('a b', 'IRI'), ('a b', 'absolute-URI'))],
            ['not valid as URI at offset 1; expe', 'not valid as IRI at offset 1; expe',
             'not valid as absolute-URI at offse'])
    t.check('incomplete', (uric.check('http://[').incomplete, uric.check('h', 'URI').incomplete),
            (True, True))
    t.check('offsets count characters of a str and bytes of bytes',
            (uric.check('/\xe9\xe9 ', 'IRI-reference').offset,
             uric.check('/\xe9\xe9 '.encode(), 'IRI-reference').offset), (3, 5))
    t.check('a lone surrogate, also in an IRI',
            (uric.check('a\ud800').offset, uric.check('a\ud800', 'IRI-reference').offset), (1, 1))
    t.check('NUL', (uric.check('a\0').offset, uric.check(b'\0').offset), (1, 0))
    t.check('neither str nor bytes', [raised(lambda each=each: uric.parse(each)) for each in
                                      (None, float('nan'), 1, [], object())], ['TypeError'] * 5)
    t.check('unknown names', [raised(call) for call in (
        lambda: uric.parse('a', 'rule'), lambda: uric.parse('a', tolerate='x'),
        lambda: uric.normalize('a', ['x']), lambda: uric.agree('a', ['x']),
        lambda: uric.parse('a', tolerate={'host': ['space']}))], ['ValueError'] * 5)
    t.check('str with bytes', raised(lambda: uric.parse('http://h').resolve(b'a')), 'TypeError')
    long = 'http://h/' + 'a' * (1 << 20)
    t.check('a megabyte', (len(uric.parse(long).path), uric.check(long + ' ').offset),
            (1 + (1 << 20), len(long)))


def urllib(t):
    u = uric.urllib.urlsplit('http://me@[::1]:80/a;b?c#d')
    t.check('in the shape of urllib.parse', (tuple(u), u.hostname, u.port, u.username, u.geturl()),
            (('http', 'me@[::1]:80', '/a;b', 'c', 'd'), '::1', 80, 'me',
             'http://me@[::1]:80/a;b?c#d'))
    t.check('of bytes', tuple(uric.urllib.urlsplit(b'//h')), (b'', b'h', b'', b'', b''))
    t.check('it refuses what is not valid', raised(lambda: uric.urllib.urlsplit('http://h\n')),
            'Error')
    again = lambda url, *more: uric.urllib.urlsplit(url, *more).geturl() # noqa: E731
    t.check('geturl() has the authority that urllib.parse puts there', [again(each) for each in (
        'file:///x', b'file:///x', 'file:/x', 'http:///x', 'a:/x', 'http:x', '////x', 'a:////x')],
            ['file:///x', b'file:///x', 'file:///x', 'http:///x', 'a:/x', 'http:x', '////x',
             'a:////x'])
    whole = [uric.urllib.urlsplit(each, '', False) for each in
             ('http://H:80/a#b', 'http://h?a#', b'http://h?#b')]
    t.check('with the fragment in the path or the query',
            [(each.path, each.query, each.hostname, each.port, each.geturl()) for each in whole],
            [('/a#b', '', 'h', 80, 'http://H:80/a#b'), ('', 'a#', 'h', None, 'http://h?a#'),
             (b'', b'#b', b'h', None, b'http://h?#b')])
    bare, of_bytes = uric.urllib.urldefrag('/a#b'), uric.urllib.urldefrag(b'/a')
    t.check('urldefrag()', (bare, bare.url, bare.fragment, bare.geturl(), of_bytes.geturl(),
                            type(of_bytes).__name__),
            (('/a', 'b'), '/a', 'b', '/a#b', b'/a', 'DefragResultBytes'))
    pairs = uric.urllib.parse_qsl
    t.check('pairs with a #', (pairs('a=1#b=2'), pairs(b'#=#')),
            ([('a', '1#b=2')], [(b'#', b'#')]))
    t.check('the arguments of parse_qsl()', (
        pairs('a=%ff', False, False, 'utf-8', 'replace'), pairs('a=1&b', True, max_num_fields=2),
        uric.urllib.parse_qs('a=1&a=2&b', True, False, 'UTF8')),
            ([('a', '\ufffd')], [('a', '1'), ('b', '')], {'a': ['1', '2'], 'b': ['']}))
    t.check('and what they refuse', [raised(call) for call in (
        lambda: pairs('a=1&b', True, True), lambda: pairs('a=1&', strict_parsing=True),
        lambda: pairs('a=1&b=2', max_num_fields=1), lambda: pairs('a=1', encoding='latin-1'),
        lambda: pairs('a=1;b=2', separator=';'), lambda: pairs('a=%ff', errors='strict'))],
            ['ValueError'] * 5 + ['UnicodeDecodeError'])


def main():
    command, fixtures, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    t = tap.Tap()
    objects(t)
    edits(t)
    bytes_beyond_utf8(t)
    rules(t)
    mixes(t)
    mappings(t)
    errors(t)
    urllib(t)
    agrees(t, command, fixtures, count, int(sys.argv[4]) if len(sys.argv) > 4 else 3986)
    t.end()


main()
