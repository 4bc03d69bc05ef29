#!/usr/bin/env python3
"""Hostile and random requests to Varnish with the VMOD, as TAP.

    hostile_requests.py DIRECTORY        of libvmod_uric.so
"""

import sys

from varnish_server import Varnish

from hostile_rows import rows
from noise import send_changed
from raw_http import ask, connect, read_answer
from tap import Tap

MODULE = sys.argv[1]
tap = Tap()

# Varnish makes an origin-form and a Host field of an absolute-form: what is wrong in its authority
# is then wrong in the field, and the Host field that came is gone.
OTHERWISE = {
    'GET http://u@h/, Host: h': (400, 'host-invalid'),
    'GET http://u:p@h/, Host: h': (400, 'host-invalid'),
    'GET http://h:8x/, Host: h': (400, 'host-invalid'),
    'GET http://[::1/, Host: h': (400, 'host-invalid'),
    'GET http://[::g]/, Host: h': (400, 'host-invalid'),
    'GET http://[::1%25en0]/, Host: h': (400, 'host-invalid'),
    'GET http://h\\\\@evil.example/, Host: h': (400, 'host-invalid'),
    'GET http://h/, Host: u@h': (200, 'ok'),
}
HOSTILE = '''
backend none none;
sub vcl_init {
    new web = uric.policy();
}
sub vcl_recv {
    if (local.socket == "p2") {
        return (synth(web.status(), web.reason()));
    }
    return (synth(200));
}
sub vcl_synth {
    set resp.http.Judged = web.reason();
    return (deliver);
}
'''
ALL = '''
backend none none;
sub vcl_init {
    new web = uric.policy(tolerate = "log", refuse = "none", redirect = "encoded-slash",
                          flags = "merge-slashes decode-slashes");
    new strict = uric.policy(hosts = "h ::1");
}
sub vcl_recv {
    if (strict.allows()) {
        set req.url = strict.url();
    }
    set req.url = uric.query_sorted(uric.query_without(req.url, "utm_* " + req.http.Host));
    return (synth(200));
}
sub vcl_synth {
    set resp.http.A = web.url() + web.path() + web.host() + web.port() + web.location();
    set resp.http.B = web.reason() + web.hazards() + strict.reason() + strict.hazards();
    set resp.http.C = uric.part(req.url, query) + uric.part(req.http.Host, path) +
                      uric.disagreement(req.url) + uric.valid(req.url);
    if (uric.host_allowed(req.url, req.http.Host) && uric.agree(req.url)) {
        set resp.http.D = "yes";
    }
    return (deliver);
}
'''


def hostile():
    """Each row of hostile.tsv."""
    server = Varnish(HOSTILE, MODULE, 2)
    for row in rows():
        passed = ask(server.ports[1], row.bytes).status
        tap.check(row.name + ': Varnish alone', passed, int(row.varnish))
        if passed == 200:
            said = 'ok' if row.error == '-' else row.error
            got = ask(server.ports[2], row.bytes)
            tap.check(row.name, (got.status, got.header[b'judged'].decode()),
                      OTHERWISE.get(row.name, (row.judged, said)))
    tap.check('Varnish lives', server.stop(), [])


def noise():
    """Requests with bytes changed at random, on several connections at once, to all functions: always
    a status, or the connection closes."""
    server = Varnish(ALL, MODULE)
    texts = [row.bytes for row in rows()] + [
        b'GET /a/%2e%2e/' + b'b/' * 500 + b'?' + b'utm_x&' * 300 + b' HTTP/1.1\r\nHost: h\r\n\r\n']
    got, failures = send_changed(server.ports[1], texts, 2000, 0)
    tap.check('2000 requests changed at random', got <= {200, 400, 503, None} or got, True)
    tap.check('200 and 400 are among the answers', {200, 400} <= got or got, True)
    tap.check('few connections are reset', len(failures) < 200 or failures[:3], True)
    tap.check('Varnish lives', server.stop(), [])


if __name__ == '__main__':
    for suite in (hostile, noise):
        suite()
    tap.end()
