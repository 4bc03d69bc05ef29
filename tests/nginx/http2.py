#!/usr/bin/env python3
"""Requests of HTTP/2 to nginx with the module, as TAP.

    http2.py MODULE.so
"""

import socket
import struct
import sys

from nginx_server import GROWTH, Server

from http2_client import Client, fields
from raw_http import connect
from tap import Tap

MODULE = sys.argv[1]
tap = Tap()

SHOW = '"$uric_valid|$uric_error|$uric_error_offset|$uric_form|$uric_path|$uric_host|$uric_port"'

# Header fields; the status with "uric on"; what the variables say, if it is not nginx that
# refuses.
ROWS = [
    (fields('/'), 200, '1|||origin-form|/|h|80'),
    (fields('/a/../b?c', '[::1]:8080'), 200, '1|||origin-form|/b|::1|8080'),
    (fields('/', None, more=[('host', 'h')]), 200, '1|||origin-form|/|h|80'),
    (fields('/a|b'), 400, '0|target-invalid|2||||'),
    (fields('/a\\b'), 400, '0|target-invalid|2||||'),
    (fields('/\xe9'), 400, '0|target-invalid|1||||'),
    (fields('/?%zz'), 400, '0|target-invalid|3||||'),
    (fields('/#f'), 400, '0|fragment|1||||'),
    (fields('/..;/'), 400, '0|path-parameter-dots||origin-form|||'),
    (fields('/a/..%2fb'), 400, '0|hidden-dots||origin-form|||'),
    (fields('/', 'u@h'), 400, '0|userinfo||origin-form|||'),
    (fields('/', '[::1'), 400, '0|host-invalid|4|origin-form|||'),
    (fields('/', 'h:99999'), 400, '0|port-range||origin-form|||'),
    (fields('/', scheme='https'), 421, '0|scheme||origin-form|||'),
    # nginx does not know ":protocol", nor CONNECT
    (fields('/', method='CONNECT', protocol='websocket'), 400, None),
    (fields('/', protocol='websocket'), 400, None),
    (fields('/', method='CONNECT'), 405, None),
    (fields(None, 'h:80', None, 'CONNECT'), 400, None),
    (fields('/%'), 400, None),
    (fields('/%00'), 400, None),
    (fields('/../x'), 400, None),
    (fields('/a b'), 400, None),
    (fields('/\0'), 400, None),
    (fields('*', method='OPTIONS'), 400, None),
    (fields('http://h/'), 400, None),
    (fields(''), 400, None),
    (fields(None), 400, None),
    (fields('/', None), 400, None),
    (fields('/', 'a/b'), 400, None),
    (fields('/', 'h', more=[('host', 'h'), ('host', 'h')]), 400, None),
]


def text_of(row):
    return ' '.join('%s=%r' % each for each in row)


def rows():
    judged = Server('uric on; server { listen @1 http2; return 200 ""; }', MODULE)
    shown = Server('server { listen @1 http2; return 200 %s; }' % SHOW, MODULE)
    for row, status, values in ROWS:
        got = Client(judged.ports[1]).ask(row)
        tap.check('%s' % text_of(row), got[0] or 400, status)
        if values is None:
            continue
        got = Client(shown.ports[1]).ask(row)
        tap.check('variables of %s' % text_of(row), got, (200, values.encode()))
    judged.stop()
    tap.check('nginx stops in good order', shown.stop(), 0)


def streams():
    """Many requests at once on one connection: each stream has its own verdict."""
    server = Server('''uric on; uric_normalize on; uric_tolerate brackets;
                       server { listen @1 http2; return 200 "$uri"; }''', MODULE)
    client = Client(server.ports[1])
    started = []
    for i in range(90):
        path, status, body = [('/[%d]', 200, '/[%d]'), ('/a/../%d', 200, '/%d'),
                              ('/%d|', 400, None)][i % 3]
        started.append((client.start(fields(path % i)), status, body and body % i))
    client.send()
    wrong = []
    for stream, status, body in started:
        got = client.answer(stream)
        if got[0] != status or body and got[1] != body.encode():
            wrong.append((got, status, body))
    tap.check('90 streams at once', wrong, [])
    tap.check('and one after them', client.ask(fields('/x')), (200, b'/x'))
    server.stop()


def extended_connect():
    """nginx offers none (RFC 8441, 3), refuses the request before the module sees it, and goes on with
    the connection's other streams."""
    server = Server('uric on; server { listen @1 http2; return 200 "$uri"; }', MODULE)
    client = Client(server.ports[1])
    streams = [client.start(fields('/a')), client.start(fields('/', method='CONNECT',
                                                               protocol='websocket')),
               client.start(fields('/../x', method='CONNECT', protocol='connect-udp')),
               client.start(fields('/b'))]
    client.send()
    tap.check('an extended CONNECT among other streams',
              [client.answer(each)[0] for each in streams], [200, 400, 400, 200])
    tap.check('and one after them', client.ask(fields('/c')), (200, b'/c'))
    tap.check('SETTINGS_ENABLE_CONNECT_PROTOCOL', client.http.remote_settings.enable_connect_protocol,
              0)
    tap.check('the module refuses none of them',
              [server.next_logged()['error'] for _ in streams], ['-'] * 4)
    server.stop()


def frame(kind, flags, stream, payload):
    return struct.pack('>I', len(payload))[1:] + struct.pack('>BBI', kind, flags, stream) + payload


GOAWAY = 7


def without_end(port):
    """Sends a ":path" of 256 MB in CONTINUATION frames: whether nginx gives up."""
    with connect(port) as client:
        client.sendall(b'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' + frame(4, 0, 0, b'') +
                       frame(1, 1, 1, b'\x82\x86\x04\x7f\x81\xff\xff\xff\x03/'))
        try:
            for _ in range(64):
                client.sendall(frame(9, 0, 1, b'a' * 16384))
            file = client.makefile('rb')
            while True:
                head = file.read(9)
                if len(head) < 9 or head[3] == GOAWAY:
                    return True
                file.read(int.from_bytes(head[:3], 'big'))
        except socket.timeout:
            return False
        except OSError:
            return True


def endless():
    """Long paths, and header blocks without end."""
    server = Server('uric on; server { listen @1 http2; return 200 ""; }', MODULE)
    paths = [('/' + 'a' * 7000, 200), ('/' + '[' * 4000, 400), ('/' + '..%2f' * 1500, 400),
             ('/' + '%2e/' * 1700, 200), ('/' + 'a/../' * 1400, 200)]
    answers, gave_up = set(), []

    def load():
        answers.update((path, Client(server.ports[1]).ask(fields(path))[0]) for path, _ in paths)
        gave_up.extend(without_end(server.ports[1]) for _ in range(20))

    grown = server.growth(load)
    for path, status in paths:
        tap.check('%d bytes of %r' % (len(path), path[1:5]),
                  [got for asked, got in answers if asked == path], [status])
    tap.check('40 header blocks without end: nginx gives up', gave_up, [True] * 40)
    tap.check('memory grew by less than %d KiB' % GROWTH, grown < GROWTH or grown, True)
    tap.check('nginx stops in good order', server.stop(), 0)


if __name__ == '__main__':
    for suite in (rows, streams, extended_connect, endless):
        suite()
    tap.end()
