#!/usr/bin/env python3
"""Fetches and converters in HAProxy with the Lua module, in HTTP/1 and 2, hostile requests, and
the page's configuration, as TAP.

    fetches.py DIRECTORY        of uric.lua and uric_native.so
"""

import re
import sys

from haproxy_server import HAProxy

from hostile_rows import rows
from http2_client import Client, fields
from noise import send_changed
from raw_http import ask, connect, read_answer, request, serve_targets
from tap import Tap

MODULE = sys.argv[1]
PAGE = 'src/engines/haproxy/README.md'
tap = Tap()

POLICIES = '''
local uric = require("uric")
uric.policy("web", { tolerate = "brackets pipe", hosts = "h, ::1 example.com",
                     refuse = "default encoded-crlf", redirect = "encoded-slash",
                     flags = "merge-slashes decode-slashes" })
uric.policy("plain")
'''
ANSWERS = ['allows', 'status', 'reason', 'url', 'path', 'host', 'port', 'hazards', 'location']
SHOW = '''
frontend f
    bind @1
    bind @2 proto h2
    http-request return status 200 %s
''' % ' '.join('hdr %s "%%[lua.web_%s]"' % (each, each) for each in ANSWERS)


def answers(header):
    """What the fetches say; '-' for no sample, of which HAProxy makes no field."""
    return [header.get(each.encode(), b'-').decode('latin-1') for each in ANSWERS]


# A request, and what each fetch says of it.
ROWS = [
    (request(b'/a/%2e%2e//b|?c[]=1', b'EXAMPLE.com:8080'),
     ['1', '200', 'ok', '/b%7C?c%5B%5D=1', '/b%7C', 'example.com', '8080',
      'encoded-dots,empty-segments', '-']),
    (request(b'http://h/a/../b?', b'h'),
     ['1', '200', 'ok', '/b?', '/b', 'h', '80', '-', '-']),
    (request(b'/', b'[::1]'), ['1', '200', 'ok', '/', '/', '::1', '80', '-', '-']),
    (request(b'/', None, version=b'HTTP/1.0'),
     ['1', '200', 'ok', '/', '/', '-', '80', '-', '-']),
    (request(b'*', b'h', b'OPTIONS'), ['1', '200', 'ok', '*', '-', 'h', '80', '-', '-']),
    (request(b'/a^b', b'h'), ['0', '400', 'target-invalid', '-', '-', '-', '-', '-', '-']),
    (request(b'/%0d%0a', b'h'),
     ['0', '400', 'encoded-crlf', '-', '-', '-', '-', 'encoded-crlf', '-']),
    (request(b'/', b'u@h'), ['0', '400', 'host-invalid', '-', '-', '-', '-', '-', '-']),
    (request(b'/', b'evil.example'),
     ['0', '421', 'host-not-served', '-', '-', '-', '-', '-', '-']),
    (request(b'/a%2Fb?c', b'h'),
     ['0', '307', 'redirect', '-', '/a/b', 'h', '-', 'encoded-slash', '/a/b?c']),
    (request(b'/' + b'a' * 3000 + b'/../' + b'b' * 3000, b'h'),
     ['1', '200', 'ok', '/' + 'b' * 3000, '/' + 'b' * 3000, 'h', '80', '-', '-']),
]


def of_a_policy():
    server = HAProxy(POLICIES, SHOW, MODULE).start()
    for text, expected in ROWS:
        tap.check('fetches of %r' % text.split(b' HTTP')[0][:60],
                  answers(ask(server.ports[1], text).header), expected)
    for sent, expected in [
            (fields('/a/../b?c', 'h:80'), ['1', '200', 'ok', '/b?c', '/b', 'h', '80', '-', '-']),
            (fields('/..;/', 'h'), ['0', '400', 'path-parameter-dots', '-', '-', '-', '-',
                                    'path-parameter-dots', '-']),
            (fields('/', 'evil.example'), ['0', '421', 'host-not-served'] + ['-'] * 6),
            # an extended CONNECT
            (fields('/chat/../x', 'h', method='CONNECT', protocol='websocket'),
             ['1', '200', 'ok', '/x', '/x', 'h', '80', '-', '-'])]:
        client = Client(server.ports[2])
        client.ask(sent)
        tap.check('fetches in HTTP/2 of %s' % ' '.join('%s=%s' % each for each in sent),
                  answers(client.header), expected)
    tap.check('HAProxy lives, and no script failed', server.stop(), (True, []))


# HAProxy takes two Host fields with one value for one.
OTHERWISE = {'GET /, Host: +': (200, 'ok')}


def hostile():
    """Each row of hostile.tsv."""
    alone = HAProxy('', 'frontend f\n bind @1\n http-request return status 200', MODULE).start()
    server = HAProxy('require("uric").policy("web")', SHOW, MODULE).start()
    for row in rows():
        passed = ask(alone.ports[1], row.bytes).status
        tap.check(row.name + ': HAProxy alone', passed, int(row.haproxy))
        if passed == 200:
            said = 'ok' if row.error == '-' else row.error
            got = ask(server.ports[1], row.bytes).header
            tap.check(row.name, (int(got[b'status']), got[b'reason'].decode()),
                      OTHERWISE.get(row.name, (row.judged, said)))
    alone.stop()
    tap.check('no script failed', server.stop(), (True, []))


CONVERTERS = '''
frontend f
    bind @1
    http-request return status 200 hdr value "%%[hdr(x),lua.uric_%s]"
'''


def converters():
    for call, given, expected in [
            ('valid', b'/a?b', '1'), ('valid', b'/a|b', '0'),
            ('part(scheme)', b'http://u@[::1]:80/a?q#f', 'http'),
            ('part(userinfo)', b'http://u@[::1]:80/a?q#f', 'u'),
            ('part(host)', b'http://u@[::1]:80/a?q#f', '[::1]'),
            ('part(port)', b'http://u@[::1]:80/a?q#f', '80'),
            ('part(path)', b'http://u@[::1]:80/a?q#f', '/a'),
            ('part(query)', b'http://u@[::1]:80/a?q#f', 'q'),
            ('part(fragment)', b'http://u@[::1]:80/a?q#f', 'f'),
            ('part(query)', b'/a', '-'), ('part(path)', b'/a|b', '-'),
            ('without(utm_*,x)', b'/a?utm_a=1&y=2&%75tm_b&x', '/a?y=2'),
            ('without(y)', b'/a?y#f', '/a#f'), ('without(y)', b'/a|b', '/a|b'),
            ('sorted', b'/?b=1&a&b=0', '/?a&b=1&b=0'),
            ('host_allowed(h,example.com)', b'//EXAMPLE.%63om/', '1'),
            ('host_allowed(h,example.com)', b'//example.com.evil/', '0'),
            ('agree', b'http://h/', '1'), ('agree', b'http://evil\\@h/', '0'),
            ('disagreement', b'http://evil\\@h/', 'backslash'),
            ('disagreement', b'http://h/', '-')]:
        server = HAProxy('require("uric")', CONVERTERS % call, MODULE).start()
        header = ask(server.ports[1], request(b'/', more=b'X: %s\r\n' % given)).header
        tap.check('uric_%s of %r' % (call, given),
                  header.get(b'value', b'-').decode(), expected)
        tap.check('no script failed', server.stop(), (True, []))


def wrong_policies():
    """What is unknown stops HAProxy from starting."""
    for settings, said in [('{ refuse = "default nonsense" }', 'unknown name "nonsense" in refuse'),
                           ('{ tolerate = "bars" }', 'unknown name "bars" in tolerate'),
                           ('{ hosts = "h:80" }', 'unknown name "h:80" in hosts'),
                           ('{ flags = "plain dns-host" }', 'unknown name "plain" in flags'),
                           ('{ redirect = "default" }', 'unknown name "default" in redirect'),
                           ('{ host = "h" }', 'unknown setting "host"'),
                           ('{ "h" }', 'a table of settings'),
                           ('"h"', 'table expected')]:
        errors = HAProxy('require("uric").policy("web", %s)' % settings, SHOW, MODULE).errors() or ''
        tap.check('a policy of %s is refused' % settings, said in errors or errors, True)


def page():
    """The configuration of the page, as it is but for places."""
    with open(PAGE) as file:
        text = file.read()
    policies, = re.findall(r'```lua\n(.*?)```', text, re.S)
    sections, = re.findall(r'```haproxy\n(.*?)```', text, re.S)
    back_end = serve_targets()
    for old, new in [('/usr/share/haproxy', '{module}'), ('/etc/haproxy', '{dir}'),
                     ('127.0.0.1:8081', '127.0.0.1:%d' % back_end.port)]:
        tap.check('the page has %s' % old, old in sections, True)
        sections = sections.replace(old, new)
    frame, rest = sections.split('defaults\n')
    server = HAProxy(policies, 'defaults\n' + rest.replace('127.0.0.1:8080', '@1'), MODULE,
                     frame + '{sections}').start()
    for target, host, expected in [
            (b'/a/../b?x=1&utm_source=n&gclid', b'www.example.com', (200, b'/b?x=1')),
            (b'/?a[]=1', b'example.com:8080', (200, b'/?a%5B%5D=1')),
            (b'/..;/', b'example.com', (400, None)),
            (b'/', b'evil.example', (421, None))]:
        got = ask(server.ports[1], request(target, host))
        tap.check('the configuration of the page: %r of %r' % (target, host),
                  (got.status, got.body if got.status == 200 else None), expected)
    tap.check('no script failed', server.stop(), (True, []))
    back_end.close()


def noise():
    """Requests with bytes changed at random, on several connections at once: always a status, or the
    connection closes."""
    server = HAProxy(POLICIES, SHOW, MODULE).start()
    got, failures = send_changed(server.ports[1], [row[0] for row in ROWS], 1600, 1)
    tap.check('no connection fails', failures, [])
    tap.check('1600 requests changed at random', got <= {200, 400, 501, 505, None} or got, True)
    tap.check('200 and 400 are among the answers', {200, 400} <= got or got, True)
    tap.check('HAProxy lives, and no script failed', server.stop(), (True, []))


if __name__ == '__main__':
    for suite in (of_a_policy, hostile, converters, wrong_policies, page, noise):
        suite()
    tap.end()
