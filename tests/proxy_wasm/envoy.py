#!/usr/bin/env python3
"""The filter in a real Envoy, in HTTP/1 and 2: hostile requests, configurations, and the page's, as TAP.

    envoy.py uric_filter.wasm
"""

import sys

from envoy_server import PAGE, Envoy

from hostile_rows import rows
from http2_client import Client, fields
from noise import send_changed
from raw_http import ask, connect, read_answer, request, serve_targets
from tap import Tap

FILTER = sys.argv[1]
tap = Tap()

# Envoy takes the user info of an absolute-form away, and its authority for the Host field; it makes
# one Host field of two, "h,h", and one pseudo-header field of target and field.
OTHERWISE = {
    'GET http://u@h/, Host: h': (200, ''),
    'GET http://u:p@h/, Host: h': (200, ''),
    'GET https://h/, Host: h': (200, ''),
    'GET http://h/, Host: u@h': (200, ''),
    'GET /, Host: +': (200, ''),
    'GET /, Host: u@h': (400, 'userinfo'),
}


def hostile():
    """Each row of hostile.tsv."""
    server = Envoy([(None, None), ('', None)], FILTER).start()
    for row in rows():
        passed = ask(server.ports[1], row.bytes).status
        tap.check(row.name + ': Envoy alone', passed, int(row.envoy))
        if passed == 200:
            got = ask(server.ports[2], row.bytes)
            tap.check(row.name, (got.status, got.body.decode().strip()),
                      OTHERWISE.get(row.name, (row.judged, row.error.strip('-'))))
    tap.check('Envoy lives', server.stop(), True)


SETTINGS = '''hosts example.com, h
tolerate brackets pipe
refuse default encoded-crlf
redirect encoded-slash
flags merge-slashes decode-slashes
'''
# Header fields; the status, and what the server behind sees or why the request is refused.
ROWS = [
    (fields('/a/../b?c[]=1'), 200, '/b?c%5B%5D=1'),
    (fields('/b|', 'EXAMPLE.com:80'), 200, '/b%7C'),
    (fields('/' + 'a/../' * 1500), 200, '/'),
    (fields('/', None, more=[('host', 'h')]), 200, '/'),
    (fields('/%0d%0a'), 400, 'encoded-crlf'),
    (fields('/..;/'), 400, 'path-parameter-dots'),
    (fields('/', 'evil.example'), 421, 'host-not-served'),
    (fields('/a%2f..//b'), 307, 'redirect'),
    (fields('/' + 'a' * 8000), 414, 'target-too-long'),
    (fields(None, 'evil.example:80', None, 'CONNECT'), 421, 'host-not-served'),
    (fields(None, 'h', None, 'CONNECT'), 400, 'port-missing'),
    # an extended CONNECT becomes an upgrade before the filter sees it
    (fields('/..;/', method='CONNECT', protocol='websocket'), 400, 'path-parameter-dots'),
    (fields('/', 'evil.example', method='CONNECT', protocol='websocket'), 421, 'host-not-served'),
]


def in_http2():
    back_end = serve_targets()
    server = Envoy([(SETTINGS, back_end.port), (SETTINGS, None), (SETTINGS + 'path raw', back_end.port)],
                   FILTER).start()
    for sent, status, body in ROWS:
        client = Client(server.ports[1])
        tap.check(' '.join('%s=%.30s' % each for each in sent),
                  [client.ask(sent)[0], client.answers[1][1].decode().strip()], [status, body])
        if status == 307:
            tap.check('where a redirection leads', client.header[b'location'], b'/b')
    for sent in (fields(None, 'h:80', None, 'CONNECT'),
                 fields('/chat/../x', method='CONNECT', protocol='websocket')):
        tap.check(' '.join('%s=%s' % each for each in sent),
                  Client(server.ports[2]).ask(sent)[0], 200)
    tap.check('an upgrade of HTTP/1', ask(server.ports[1], request(
        b'/..;/', more=b'Connection: Upgrade\r\nUpgrade: websocket\r\n')).status, 400)
    tap.check('"path raw"', ask(server.ports[3], request(b'/a/../b')).body, b'/a/../b')
    client = Client(server.ports[1])
    started = [(client.start(fields(path % i)), (status, (body % i).encode())) for i in range(30)
               for path, status, body in [('/a/../%d', 200, '/%d'), ('/%d^', 400, 'target-invalid\n%.0s')]]
    client.send()
    tap.check('60 streams at once', [each for each, expected in started
                                     if client.answer(each) != expected], [])
    tap.check('Envoy lives', server.stop(), True)
    back_end.close()


def page():
    back_end = serve_targets()
    server = Envoy([(PAGE, back_end.port)], FILTER).start()
    for target, host, expected in [(b'/a/../b?a[]=1', b'www.example.com', (200, b'/b?a%5B%5D=1')),
                                   (b'/..;/', b'example.com:8080', (400, b'path-parameter-dots\n')),
                                   (b'/', b'evil.example', (421, b'host-not-served\n'))]:
        got = ask(server.ports[1], request(target, host))
        tap.check('the configuration of the page: %r of %r' % (target, host),
                  (got.status, got.body), expected)
    tap.check('Envoy lives', server.stop(), True)
    back_end.close()


def wrong_configurations():
    """Envoy does not start."""
    for text, said in [('refuse default nonsense', 'unknown name "nonsense" in refuse'),
                       ('hosts h:80', 'unknown name "h:80" in hosts'),
                       ('path odd', 'unknown name "odd" in path'),
                       ('hosts' + ' h' * 100000, 'the configuration is too long')]:
        errors = Envoy([(text, None)], FILTER).errors() or ''
        tap.check('%.40s is refused' % text, 'uric: ' + said in errors or errors, True)


def noise():
    """Requests with bytes changed at random, on several connections at once: always a status, or the
    connection closes."""
    server = Envoy([('tolerate log\nredirect encoded-slash\nflags decode-slashes', None)],
                   FILTER).start()
    got, failures = send_changed(server.ports[1], [row.bytes for row in rows()], 2000, 0)
    tap.check('no connection fails', failures, [])
    tap.check('2000 requests changed at random: none fails in the filter',
              got & {500, 502, 503}, set())
    tap.check('200, 307 and 400 are among the answers', {200, 307, 400} <= got or got, True)
    tap.check('the host of WebAssembly has no complaint',
              [line for line in server.said().splitlines()
               if '[wasm]' in line and 'uric refused the request: ' not in line], [])
    tap.check('Envoy lives', server.stop(), True)


if __name__ == '__main__':
    for suite in (hostile, in_http2, page, wrong_configurations, noise):
        suite()
    tap.end()
