#!/usr/bin/env python3
"""Requests of HTTP/1 to nginx with the module, as TAP.

    requests.py MODULE.so
"""

import os
import re
import sys

from nginx_server import Server, configuration_errors

from hostile_rows import rows
from raw_http import ask, connect, read_answer, request
from tap import Tap

MODULE = sys.argv[1]
tap = Tap()


# ---- verdicts ----

def hostile():
    """Each row of hostile.tsv."""
    alone = Server('server { listen @1; return 200 ""; }', MODULE)
    server = Server('uric on; server { listen @1; return 200 ""; }', MODULE)
    for row in rows():
        tap.check(row.name + ': nginx alone', ask(alone.ports[1], row.bytes).status, int(row.nginx))
        answer = ask(server.ports[1], row.bytes)
        logged = server.next_logged()
        tap.check(row.name, (answer.status, logged['error'], logged['offset']),
                  (int(row.status), row.error, row.offset))
    alone.stop()
    tap.check('nginx stops in good order', server.stop(), 0)


# ---- variables ----

# The request, and what the variables say of it.
VALUES = [
    (request(b'/a/../b%7e/%2f?q', b'[::1]:8080'),
     '1|||origin-form|/b~/%2F|::1|IPv6address|8080|loopback,port-not-default,encoded-slash|'),
    (request(b'http://EXAMPLE.com:/a/%2e%2e%2f?', b'h'),
     '0|hidden-dots||absolute-form|||||encoded-slash,encoded-dots,hidden-dots|'),
    (request(b'http://Example.COM', b'h'),
     '1|||absolute-form|/|example.com|reg-name|80||'),
    (request(b'/', None, version=b'HTTP/1.0'), '1|||origin-form|/|||80||'),
    (request(b'/a?b', None, version=b''), '1|||origin-form|/a|||80||'),
    (request(b'/a|b', b'h'), '0|target-invalid|2|||||||'),
    (request(b'/', b'u@h'), '0|host-invalid|1|origin-form||||||'),
]
SHOW = '''
    set $all "$uric_valid|$uric_error|$uric_error_offset|$uric_form|$uric_path|$uric_host|";
    return 200 "$all$uric_host_kind|$uric_port|$uric_hazards|$uric_tolerated";'''


def variables():
    """They say the same whether the request is judged or not."""
    for mode in ('off', 'detect'):
        server = Server('uric %s; server { listen @1; %s }' % (mode, SHOW), MODULE)
        for text, expected in VALUES:
            got = ask(server.ports[1], text).body.decode('latin-1')
            tap.check('uric %s: variables of %r' % (mode, text.split(b'\r')[0]), got, expected)
        server.stop()


def redirects():
    """An error page and a subrequest know the client's request."""
    server = Server('''uric on;
        server { listen @1; error_page 400 /refused;
                 location = /refused { internal; return 400 "$uric_error for $uri"; }
                 location /rewritten { rewrite ^ /other last; }
                 location /other { uric_refuse default encoded-slash; return 200 other; } }''', MODULE)
    got = ask(server.ports[1], request(b'/a|b'))
    tap.check('an error page knows the reason', (got.status, got.body),
              (400, b'target-invalid for /refused'))
    tap.check('a location judges a rewritten request',
              ask(server.ports[1], request(b'/rewritten/%2f')).status, 400)
    tap.check('and lets others pass', ask(server.ports[1], request(b'/rewritten')).body,
              b'other')
    server.stop()


# ---- refusal ----

def refusal():
    server = Server('''
        server { listen @1; uric on; uric_body on; uric_log_level warn; }
        server { listen @2; uric detect; return 200 ok; }
        server { listen @3; return 200 ok; location / { uric on; return 200 ok; } }
        server { listen @4;
                 location / { return 200 ok; }
                 location /strict { uric on; uric_refuse encoded-slash; return 200 ok; } }
        server { listen @5; uric on; uric_refuse none; return 200 ok; }
        server { listen @6; uric on; uric_policy same-host dns-host; return 200 ok; }
        server { listen @7; uric on; uric_policy any-scheme; return 200 ok; }''', MODULE)

    def status(number, *arguments, **more):
        return ask(server.ports[number], request(*arguments, **more)).status

    got = ask(server.ports[1], request(b'/a|<script>'))
    tap.check('the body has the reason, and nothing of the request',
              (got.status, got.header[b'content-type'], got.body.split(b':')[0],
               b'<script>' in got.body),
              (400, b'text/plain', b'target-invalid at 2', False))
    tap.check('the error log has the reason',
              '[warn]' in server.errors() and
              'uric refused the request: target-invalid at 2: ' in server.errors(), True)
    tap.check('the connection ends', got.header[b'connection'], b'close')
    tap.check('detect lets it pass', status(2, b'/a|b'), 200)
    tap.check('and says so', 'uric would refuse the request: target-invalid' in
              server.errors(), True)
    tap.check('a location that is on does not come before the server\'s return',
              status(3, b'/a|b'), 200)
    tap.check('a location that is off', status(4, b'/a|b'), 200)
    tap.check('a location that is on', status(4, b'/strict/a|b'), 400)
    tap.check('a hazard refused in a location', status(4, b'/strict/%2f'), 400)
    tap.check('a hazard of the default that it does not refuse', status(4, b'/strict/..;/'),
              200)
    tap.check('uric_refuse none', status(5, b'/..;/'), 200)
    tap.check('same-host: the same', status(6, b'http://h/', b'H:80'), 200)
    tap.check('same-host: another', status(6, b'http://h/', b'h:81'), 400)
    tap.check('dns-host: a name', status(6, b'/', b'a-b.example'), 200)
    tap.check('dns-host: a,b', status(6, b'/', b'a,b'), 400)
    tap.check('dns-host: $(id)', status(6, b'/', b'$(id)'), 400)
    tap.check('any-scheme', status(7, b'https://h/'), 200)
    server.stop()


def tolerance():
    server = Server('''
        server { listen @1; uric on; uric_tolerate whatwg-request caret; %s }
        server { listen @2; uric on; uric_tolerate brackets utf8; %s }''' % (SHOW, SHOW), MODULE)

    def ask_for(number, target):
        return ask(server.ports[number], request(target)).body.decode('latin-1').split('|')

    tap.check('whatwg-request: |^[] in a path', ask_for(1, b'/|^[]')[-1],
              'brackets,pipe,caret')
    tap.check('$uric_path encodes them', ask_for(1, b'/|^[]')[4], '/%7C%5E%5B%5D')
    tap.check('whatwg-request: a query', ask_for(1, b'/?ids[]=`{}|\\^')[0], '1')
    tap.check('whatwg-request: a stray %', ask_for(1, b'/?100%')[-1], 'stray-percent')
    tap.check('utf8', ask_for(2, b'/\xc3\xa9?\xc3\xa9')[-1], 'utf8')
    tap.check('what is not utf8', ask(server.ports[2], request(b'/\xc3\xc3')).status, 400)
    tap.check('what is not named', ask(server.ports[2], request(b'/|')).status, 400)
    server.stop()


# ---- 421 and 307 ----

def misdirected():
    server = Server('''uric on; uric_hosts example.com ::1 192.0.2.1;
        server { listen @1; return 200 ok; }
        server { listen @2; uric_hosts h; return 200 ok; }''', MODULE)
    for host, status in [(b'example.com', 200), (b'EXAMPLE.com.:8080', 200), (b'[::0:1]', 200),
                         (b'192.0.2.1', 200), (b'www.example.com', 421), (b'h', 421),
                         (b'example.com.evil', 421), (b'', 400), (b'a b', 400)]:
        tap.check('uric_hosts: %r' % host, ask(server.ports[1], request(b'/', host)).status,
                  status)
    tap.check('an absolute-form counts',
              [ask(server.ports[1], request(b'http://%s/' % each, other)).status for each, other in
               [(b'h', b'example.com'), (b'example.com', b'h')]], [421, 200])
    tap.check('HTTP/1.0 without Host', ask(server.ports[1], request(b'/', None, version=b'HTTP/1.0'))
              .status, 200)
    tap.check('a server has its own hosts', ask(server.ports[2], request(b'/', b'h')).status, 200)
    tap.check('the log says so', 'uric refused the request: host-not-served: ' in server.errors(),
              True)
    server.stop()


def redirections():
    server = Server('''uric on; absolute_redirect off; merge_slashes off;
        uric_policy decode-slashes; uric_redirect encoded-slash empty-segments;
        uric_tolerate brackets;
        server { listen @1; merge_slashes on; return 200 "$uric_path"; }
        server { listen @2; return 200 "$uric_path"; }
        server { listen @3; uric detect; return 200 "$uric_path"; }
        server { listen @4; absolute_redirect on; return 200 ok; }
        server { listen @5; uric_redirect none; return 200 "$uric_path"; }
        server { listen @6; uric off; location / { uric on; return 200 ok; } }''', MODULE)
    for number, target, status, location in [
            (1, b'/a%2Fb?c', 307, b'/a/b?c'), (1, b'/a/b', 200, None), (1, b'/a/../b', 200, None),
            (1, b'//a', 307, b'/a'), (1, b'/a%2f%2fb?[]=%2F', 307, b'/a/b?%5B%5D=%2F'),
            (1, b'/%2Fevil.example/', 307, b'/evil.example/'),
            (1, b'/..%2f', 400, None), (1, b'/a%2f..;/', 400, None),
            (1, b'/a|%2fb', 400, None), (1, b'http://h/a%2fb', 307, b'/a/b'),
            (2, b'/%2Fevil.example/', 400, None), (2, b'/a%2fb', 307, b'/a/b'),
            (3, b'/a%2fb', 200, None), (5, b'/a%2fb', 200, None), (6, b'/a%2fb', 307, b'/a/b')]:
        got = ask(server.ports[number], request(target))
        tap.check('%d: %r is redirected' % (number, target),
                  (got.status, got.header.get(b'location')), (status, location))
    got = ask(server.ports[1], request(b'/a%2fb', method=b'POST', more=b'Content-Length: 2\r\n') +
              b'ab')
    tap.check('POST, too', (got.status, got.header.get(b'location')), (307, b'/a/b'))
    tap.check('absolute_redirect', ask(server.ports[4], request(b'/a%2fb')).header[b'location'],
              b'http://h:%d/a/b' % server.ports[4])
    tap.check('the log tells redirections',
              'uric redirected the request: redirect: ' in server.errors() and
              'uric would redirect the request: redirect: ' in server.errors(), True)
    tap.check('nginx stops in good order', server.stop(), 0)


# ---- configurations ----

def levels():
    """A location cannot accept what its server has refused by then: the configuration says so."""
    frame = 'uric_refuse %s; server { uric %s; %s location /x { %s } }'
    for name, http, said in [
            ('refuses less', frame % ('default', 'on', '', 'uric_refuse none;'),
             'in location "/x", "uric_refuse" accepts encoded-nul path-parameter-dots '),
            ('refuses other hazards', frame % ('loopback', 'on', '', 'uric_refuse private;'),
             '"uric_refuse" accepts loopback, but'),
            ('redirects what is refused', frame % ('none', 'on', 'uric_redirect encoded-slash;',
                                                   'uric_redirect none;'),
             '"uric_refuse" accepts encoded-slash, but'),
            ('is off', frame % ('default', 'on', '', 'uric off;'), '"uric" is not on'),
            ('detects', frame % ('default', 'on', '', 'uric detect;'), '"uric" is not on'),
            ('tolerates more', frame % ('default', 'on', '', 'uric_tolerate pipe;'),
             '"uric_tolerate" takes pipe'),
            ('lacks same-host', frame % ('default', 'on', 'uric_policy same-host;',
                                         'uric_policy plain;'), '"uric_policy" accepts more'),
            ('has any-scheme', frame % ('default', 'on', '', 'uric_policy any-scheme;'),
             '"uric_policy" accepts more'),
            ('has decode-slashes', frame % ('default', 'on', '', 'uric_policy decode-slashes;'),
             '"uric_policy" accepts more'),
            ('is nested', frame % ('default', 'on', '', 'location /x/y { uric_refuse none; }'),
             'in location "/x/y", '),
            ('has a regular expression', 'uric on; server { location ~ ^/x { uric_refuse none; } }',
             'in location "^/x", '),
            ('refuses more', frame % ('default', 'on', '', 'uric_refuse default encoded-slash;'),
             None),
            ('redirects more', frame % ('default', 'on', '', 'uric_redirect encoded-slash;'), None),
            ('tolerates less', 'uric on; uric_tolerate log; server { location / '
             '{ uric_tolerate strict; } }', None),
            ('has settings in a server that is off', frame % ('default', 'off', '',
                                                              'uric on; uric_refuse none;'), None),
            ('has settings in a server that detects', frame % ('default', 'detect', '',
                                                               'uric on; uric_refuse none;'),
             None),
            ('relaxes the location around it', frame % ('none', 'on', '',
             'uric_refuse loopback; location /x/y { uric_refuse none; }'), None),
            ('has an "if"', 'uric on; server { if ($arg_a) { return 204; } location / '
             '{ if ($arg_b) { return 204; } } }', None),
            ('only logs otherwise', frame % ('default', 'on', '', 'uric_log_level info;'), None)]:
        errors = configuration_errors(http, MODULE)
        tap.check('a location that %s' % name, errors if errors is None or said is None else
                  said in errors or errors, None if said is None else True)
    for name, http, said in [
            ('no host', 'uric_hosts a/b;', 'unknown name "a/b" in "uric_hosts"'),
            ('a wildcard', 'uric_hosts *.example.com;', 'unknown name "*.example.com"'),
            ('a port', 'uric_hosts h:80;', 'unknown name "h:80"'),
            ('hosts twice', 'uric_hosts a; uric_hosts b;', 'is duplicate'),
            ('default for redirections', 'uric_redirect default;', 'unknown name "default"'),
            ('redirections twice', 'uric_redirect none; uric_redirect none;', 'is duplicate'),
            ('hosts of a location', 'server { location / { uric_hosts h; } }', 'is not allowed')]:
        errors = configuration_errors(http, MODULE) or ''
        tap.check('a configuration with %s is refused' % name, said in errors or errors, True)


def page():
    """The sample of the manual does what the manual says."""
    with open(os.path.join(os.path.dirname(__file__), '../../src/engines/nginx/README.md')) as manual:
        sample = manual.read().split('```nginx\n')[1].split('```')[0]
    http = sample[sample.index('http {\n') + len('http {\n'):sample.rindex('}')]
    server = Server(http.replace('listen 8080', 'listen @1').replace('listen 8081', 'listen @2'),
                    MODULE)
    for number, target, host, status in [
            (1, b'/a|b', b'www.example.com', 200), (1, b'/..;/', b'www.example.com', 400),
            (1, b'/%2541', b'www.example.com', 400), (1, b'/', b'evil.example', 421),
            (1, b'/a%2fb', b'www.example.com', 307), (1, b'/api/', b'www.example.com', 200),
            (1, b'/api/%0d%0a', b'www.example.com', 400), (1, b'/%0d%0a', b'www.example.com', 200),
            (2, b'/', b'www.example.com', 200), (2, b'/..;/', b'www.example.com', 400),
            (2, b'/legacy/..;/', b'www.example.com', 200),
            (2, b'/legacy/"', b'www.example.com', 400)]:
        tap.check('the sample: %d, %r, Host: %r' % (number, target, host),
                  ask(server.ports[number], request(target, host)).status, status)
    tap.check('nginx stops in good order', server.stop(), 0)


def sample_file():
    """sample.conf, which the manual tells to try."""
    folder = 'src/engines/nginx'
    with open(os.path.join(os.path.dirname(__file__), '../..', folder, 'sample.conf')) as file:
        text = file.read()
    loaded = re.search(r'^load_module (.*);', text, re.M).group(1)
    tap.check('sample.conf loads what make nginx builds',
              os.path.normpath(os.path.join(folder, loaded)), 'build/ngx_http_uric_module.so')
    http = text[text.index('    log_format'):text.rindex('}')]
    for line in ('default_type text/plain;', 'access_log /dev/stdout judged;'): # the server's own
        http = http.replace(line, '')
    server = Server(http.replace('127.0.0.1:8080', '@1').replace('127.0.0.1:8081', '@2'), MODULE)
    for target, status, body in [
            (b'/a|b', 200, b'path /a%7Cb\nhost h\nhazards \n'), (b'/..;/', 400, None),
            (b'/files/a%2fb', 400, None), (b'/a%2fb', 200, None),
            (b'/behind/a|b', 200, b'the server behind got /behind/a%7Cb\n')]:
        got = ask(server.ports[1], request(target))
        tap.check('sample.conf: %r' % target, (got.status, body and got.body), (status, body))
    tap.check('nginx stops in good order', server.stop(), 0)


# ---- routing ----

def routing():
    """Locations see the normal path; a proxied server gets what the directive says."""
    behind = 'location / { proxy_pass http://@9; }'
    server = Server('''
        uric on; uric_tolerate whatwg-request; uric_refuse none;
        server { listen @1; uric_normalize on;
                 location /secret { return 403; } location / { return 200 "$uri"; } }
        server { listen @2; location /secret { return 403; } location / { return 200 "$uri"; } }
        server { listen @3; uric_normalize on; %s }
        server { listen @4; uric_normalize on upstream=repaired; %s
                 location /with/ { proxy_pass http://@9/; } }
        server { listen @5; uric_normalize on upstream=normal; %s }
        server { listen @6; uric_normalize on; merge_slashes off; return 200 "$uri"; }
        server { listen @9; uric off; return 200 "$request_uri"; }
        ''' % ((behind,) * 3), MODULE)

    def body(number, target):
        got = ask(server.ports[number], request(target))
        return got.body if got.status == 200 else got.status

    for target, alone, normal in [
            (b'/a/../b', b'/b', b'/b'),
            (b'/secret', 403, 403),
            (b'/%73ecret', 403, 403),
            (b'/a/..%2fsecret', 403, b'/a/..%2Fsecret'),
            (b'/a%2fb', b'/a/b', b'/a%2Fb'),
            (b'//a', b'/a', b'/a'),
            (b'http://h', b'/', b'/'),
            (b'http://h/secret', 403, 403),
            (b'/%c3%a9%20', b'/\xc3\xa9 ', b'/\xc3\xa9 '),
            (b'/|', b'/|', b'/|'),
            (b'/%25', b'/%', b'/%'),
            (b'/a.txt', b'/a.txt', b'/a.txt')]:
        tap.check('nginx alone routes %r' % target, body(2, target), alone)
        tap.check('uric_normalize routes %r' % target, body(1, target), normal)
    tap.check('merge_slashes off', body(6, b'//a//b'), b'//a//b')
    for target, raw, repaired, normal in [
            (b'/a/%2e%2E/b?c', b'/a/%2e%2E/b?c', b'/a/%2e%2E/b?c', b'/b?c'),
            (b'/|?a[]=|', b'/|?a[]=|', b'/%7C?a%5B%5D=%7C', b'/%7C?a%5B%5D=%7C'),
            (b'http://h/x/../|', b'/x/../|', b'/x/../%7C', b'/%7C'),
            (b'http://h', b'/', b'/', b'/'),
            (b'http://h?[]', b'/?[]', b'/?%5B%5D', b'/?%5B%5D'),
            (b'/?', b'/?', b'/?', b'/?')]:
        tap.check('upstream=raw: %r' % target, body(3, target), raw)
        tap.check('upstream=repaired: %r' % target, body(4, target), repaired)
        tap.check('upstream=normal: %r' % target, body(5, target), normal)
    tap.check('a proxy_pass with a URI gets the repaired query',
              body(4, b'/with/a?[]'), b'/a?%5B%5D')
    server.stop()


# ---- connections ----

def connections():
    server = Server('uric on; server { listen @1; return 200 "$request_uri $uric_valid\n"; }',
                    MODULE)
    port = server.ports[1]
    with connect(port) as client:
        file = client.makefile('rb')
        for i in range(100):
            client.sendall(request(b'/%d' % i))
            got = read_answer(file)
            if got.body != b'/%d 1\n' % i:
                break
        tap.check('a hundred requests on one connection', got.body, b'/99 1\n')
        client.sendall(request(b'/|'))
        tap.check('then one that is refused', read_answer(file).status, 400)
        tap.check('ends it', read_answer(file), None)
    with connect(port) as client:
        file = client.makefile('rb')
        client.sendall(b''.join(request(b'/%d' % i) for i in range(50)) + request(b'/|') +
                       request(b'/51'))
        got = [read_answer(file) for _ in range(52)]
        tap.check('fifty requests in one write', [each.status for each in got[:51]],
                  [200] * 50 + [400])
        tap.check('nothing after the one refused', got[51], None)
    server.stop()


if __name__ == '__main__':
    for suite in (hostile, variables, redirects, refusal, misdirected, redirections, levels,
                  page, sample_file, tolerance, routing, connections):
        suite()
    tap.end()
