#!/usr/bin/env python3
"""What uric costs nginx, Varnish, HAProxy and Envoy: processor time a request, by wrk, and instructions a
request, by valgrind, where the proxy itself answers 200, so that nothing else does any work.

    proxies.py BUILD     BENCH_SECONDS=S of each round, BENCH_RUNS=N rounds

The rows of a proxy take turns, so that other load on the machine slows all of them.  The figure is the
processor time of the process that serves, all its threads; the ratios are medians of those of
neighbouring rounds.  Instructions are those of 1000 requests less those of 500, divided by 500.
"""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in 'nginx', 'varnish', 'haproxy', 'proxy_wasm':
    sys.path.insert(0, os.path.join(HERE, '../../tests', folder))

from envoy_server import ENVOY, Envoy  # noqa: E402
from haproxy_server import HAPROXY, HAProxy  # noqa: E402
from nginx_server import NGINX, Server  # noqa: E402
from raw_http import connect, free_ports, read_answer, stop_with_parent, wait_for_port  # noqa: E402
from varnish_server import VARNISHD, Varnish  # noqa: E402

SECONDS = os.environ.get('BENCH_SECONDS', '1')
RUNS = int(os.environ.get('BENCH_RUNS', '9'))

# The target and the fields of a browser.
TARGET = '/shop/item/4711?color=red&size=xl'
FIELDS = {
    'Host': 'www.example.com',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0',
    'Accept': 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language': 'en-US,en;q=0.5',
    'Accept-Encoding': 'gzip, deflate',
}
SCRIPT = 'wrk.path = "%s"\n%s\n' % (TARGET, '\n'.join(
    'wrk.headers["%s"] = "%s"' % each for each in FIELDS.items())) + '''
function done(summary)
    io.write(string.format("counted %d %d\\n", summary.requests, summary.duration))
end
'''
REQUEST = ('GET %s HTTP/1.1\r\n%s\r\n\r\n' % (TARGET, '\r\n'.join(
    '%s: %s' % each for each in FIELDS.items()))).encode()

NGINX_ROWS = {
    'without': 'uric off;',
    'judged': 'uric on;',
    'and normalized': 'uric on; uric_normalize on upstream=normal;',
    'and tolerant': 'uric on; uric_normalize on upstream=normal; uric_tolerate whatwg-request;',
}
VARNISH_ROWS = {
    'without': '',
    'judged': 'if (!web.allows()) { return (synth(400)); }',
    'and normalized': 'if (!web.allows()) { return (synth(400)); } set req.url = web.url();',
    'and without utm_*, sorted': '''if (!web.allows()) { return (synth(400)); }
        set req.url = uric.query_sorted(uric.query_without(web.url(), "utm_*"));''',
}
HAPROXY_ROWS = {
    'without': '',
    'a fetch that does nothing': 'http-request deny unless { lua.nothing -m bool }',
    'judged': 'http-request deny unless { lua.web_allows -m bool }',
    'and normalized': '''http-request deny unless { lua.web_allows -m bool }
    http-request set-uri %[lua.web_url]''',
}
# The filter's configuration; None for no filter.
ENVOY_ROWS = {
    'without': None,
    'judged': 'path raw',
    'and normalized': '',
    'and tolerant': 'tolerate whatwg-request',
}
POLICIES = '''require("uric").policy("web")
core.register_fetches("nothing", function() return true end)'''


# ---- the proxies, with a port for each row ----

def nginx(build):
    server = Server(''.join('server { listen @%d; access_log off; keepalive_requests 10000000; %s '
                            'return 200 ""; }\n' % each
                            for each in enumerate(NGINX_ROWS.values(), 1)),
                    build + '/ngx_http_uric_module.so', level='emerg')
    while not server.workers():
        time.sleep(0.01) # it names itself after it has started
    return server, server.workers()[0], NGINX_ROWS


def varnish(build):
    choices = ''.join('if (local.socket == "p%d") { %s return (synth(200)); }\n' % each
                      for each in enumerate(VARNISH_ROWS.values(), 1))
    server = Varnish('''backend none none;
                     sub vcl_init { new web = uric.policy(); }
                     sub vcl_recv { %s }
                     sub vcl_synth { synthetic(""); return (deliver); }''' % choices, build,
                     len(VARNISH_ROWS))
    return server, server.child(), VARNISH_ROWS


def haproxy_sections(rows):
    return ''.join('frontend f%d\n    bind @%d\n    %s\n    http-request return status 200\n' %
                   (i, i, rule) for i, rule in enumerate(rows.values(), 1))


HAPROXY_FRAME = '''
global
    lua-prepend-path {module}/?.lua
    lua-prepend-path {module}/?.so cpath
    lua-load {dir}/policies.lua
    nbthread 1
defaults
    mode http
    timeout connect 60s
    timeout client 60s
    timeout server 60s
{sections}
'''


def haproxy(build):
    server = HAProxy(POLICIES, haproxy_sections(HAPROXY_ROWS), build + '/haproxy',
                     HAPROXY_FRAME).start()
    return server, server.process.pid, HAPROXY_ROWS


def envoy(build):
    server = Envoy([(each, None) for each in ENVOY_ROWS.values()],
                   build + '/uric_filter.wasm').start()
    return server, server.process.pid, ENVOY_ROWS


# ---- processor time ----

def spent(pid):
    """Nanoseconds on a processor so far, of all threads."""
    total = 0
    for thread in os.listdir('/proc/%d/task' % pid):
        with open('/proc/%d/task/%s/schedstat' % (pid, thread)) as file:
            total += int(file.read().split()[0])
    return total


def measure(pid, port, seconds, script):
    """Requests a second, and nanoseconds of processor time a request."""
    before = spent(pid)
    said = subprocess.run(['wrk', '-t', '1', '-c', '16', '-d', seconds, '-s', script,
                           'http://127.0.0.1:%d' % port], stdout=subprocess.PIPE, check=True,
                          universal_newlines=True).stdout
    count, duration = map(int, re.search(r'^counted (\d+) (\d+)$', said, re.M).groups())
    if 'Non-2xx' in said:
        sys.exit('a request is refused: ' + said)
    return count / duration * 1e6, (spent(pid) - before) / count


def by_time(name, start, build, script):
    server, pid, rows = start(build)
    ports = list(server.ports.values())
    for port in ports:
        measure(pid, port, '1', script) # warms up
    found = [[measure(pid, port, SECONDS, script) for port in ports] for _ in range(RUNS)]
    server.stop()
    for i, row in enumerate(rows):
        print('%-8s %-26s %11.0f %14.0f %14.3f' % (
            name, row, statistics.median(each[i][0] for each in found),
            statistics.median(each[i][1] for each in found),
            statistics.median(each[i][1] / each[0][1] for each in found)), flush=True)


# ---- instructions ----

def instructions(server, count):
    """The instructions of a server that runs in the foreground and answers `count` requests."""
    with tempfile.NamedTemporaryFile() as said:
        process = subprocess.Popen(['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null',
                                    *server.command()], preexec_fn=stop_with_parent, stderr=said,
                                   stdout=subprocess.DEVNULL)
        wait_for_port(server.port, process, lambda: open(said.name).read(), 300)
        with connect(server.port) as client:
            file = client.makefile('rb')
            for _ in range(count):
                client.sendall(REQUEST)
                if read_answer(file).status != 200:
                    sys.exit('a request is refused')
        process.terminate()
        process.wait()
        with open(said.name, errors='replace') as text:
            return int(re.search(r'Collected : (\d+)', text.read()).group(1))


class NginxAlone:
    """nginx without a master, for this row."""

    def __init__(self, build, rule):
        self.dir = tempfile.mkdtemp(prefix='uric-nginx-')
        self.port, = free_ports(1)
        with open(self.dir + '/nginx.conf', 'w') as file:
            file.write('load_module %s/ngx_http_uric_module.so;\n'
                       'daemon off; master_process off; pid %s/pid; events { }\n'
                       'http { access_log off; keepalive_requests 1000000; %s\n%s\n'
                       'server { listen 127.0.0.1:%d; return 200 ""; } }\n' % (
                           build, self.dir, rule,
                           ' '.join('%s_temp_path %s/temp;' % (each, self.dir) for each in (
                               'client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi')), self.port))

    def command(self):
        return [NGINX, '-p', self.dir, '-c', self.dir + '/nginx.conf', '-e', 'stderr']


class HAProxyAlone(HAProxy):
    """HAProxy with one thread, for this row."""

    def __init__(self, build, rule):
        super().__init__(POLICIES, haproxy_sections({'': rule}), build + '/haproxy', HAPROXY_FRAME)
        self.port = self.ports[1]


def by_instructions(name, rows, alone, build):
    first = None
    for row, rule in rows.items():
        server = alone(build, rule)
        count = (instructions(server, 1000) - instructions(server, 500)) / 500
        shutil.rmtree(server.dir)
        first = first or count
        print('%-8s %-26s %14.0f %14.3f' % (name, row, count, count / first), flush=True)


def main():
    build = os.path.abspath(sys.argv[1])
    lacking = [each for each in (NGINX, VARNISHD, HAPROXY, ENVOY, 'wrk') if not shutil.which(each)]
    if lacking:
        sys.exit('SKIPPED    not installed: ' + ' '.join(lacking))
    with tempfile.NamedTemporaryFile('w', suffix='.lua') as script:
        script.write(SCRIPT)
        script.flush()
        print('%-35s %11s %14s %14s' % ('', 'requests/s', 'cpu ns/request', 'over without'))
        for name, start in (('nginx', nginx), ('Varnish', varnish), ('HAProxy', haproxy),
                            ('Envoy', envoy)):
            by_time(name, start, build, script.name)
    if not shutil.which('valgrind'):
        sys.exit('SKIPPED    instructions: valgrind is not installed')
    print('%-35s %14s %14s' % ('', 'instructions', 'over without'))
    by_instructions('nginx', NGINX_ROWS, NginxAlone, build)
    by_instructions('HAProxy', HAPROXY_ROWS, HAProxyAlone, build)


if __name__ == '__main__':
    main()
