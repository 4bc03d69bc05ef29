#!/usr/bin/env python3
"""What becomes of hostile requests behind nginx, Varnish, HAProxy and Envoy, with uric and without:
sends those of hostile.tsv through the real proxies to back ends in Python, Node and PHP.

    hostile_table.py BUILD page      prints the page, src/guides/hostile_requests.md
    hostile_table.py BUILD           checks that it still holds, as TAP
"""

import atexit
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in 'support', 'nginx', 'varnish', 'haproxy', 'proxy_wasm':
    sys.path.insert(0, os.path.join(HERE, '..', folder))

from envoy_server import Envoy  # noqa: E402
from haproxy_server import HAProxy  # noqa: E402
from hostile_rows import rows, unescaped  # noqa: E402
from nginx_server import Server  # noqa: E402
from raw_http import ask, free_ports, stop_with_parent, wait_for_port  # noqa: E402
from tap import Tap  # noqa: E402
from varnish_server import Varnish  # noqa: E402

PAGE = os.path.join(HERE, '../../src/guides/hostile_requests.md')
BEGIN, END = '<!-- the table: make hostile-table -->\n', '<!-- the end of the table -->\n'
PROXIES = ('nginx', 'Varnish', 'HAProxy', 'Envoy')
BACK_ENDS = ('Python', 'Node', 'PHP')
WITHOUT, WITH = 0, 1


# ---- servers ----

def start_back_ends():
    """Their ports."""
    ports = free_ports(len(BACK_ENDS))
    commands = [[sys.executable, 'back_end.py', str(ports[0])], ['node', 'back_end.js', str(ports[1])],
                ['php', '-n', '-S', '127.0.0.1:%d' % ports[2], 'back_end.php']]
    for port, command in zip(ports, commands):
        process = subprocess.Popen(command, cwd=HERE, preexec_fn=stop_with_parent,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        atexit.register(process.kill)
        wait_for_port(port, process, lambda: command[0])
    return ports


def listeners():
    """The number of the listener for each way and back end."""
    return [(1 + way * len(BACK_ENDS) + i, way, i)
            for way in (WITHOUT, WITH) for i in range(len(BACK_ENDS))]


def start_nginx(build, ports):
    servers = ''.join('''
        server { listen @%d; %s
                 location / { proxy_pass http://127.0.0.1:%d; proxy_set_header Host $http_host; } }
        ''' % (number, 'uric on; uric_hosts h; uric_normalize on upstream=normal;' if way else '',
               ports[i]) for number, way, i in listeners())
    return Server(servers, build + '/ngx_http_uric_module.so')


def start_varnish(build, ports):
    back_ends = ''.join('backend b%d { .host = "127.0.0.1"; .port = "%d"; }\n' % (i, port)
                        for i, port in enumerate(ports))
    choices = ''.join('if (local.socket == "p%d") { set req.backend_hint = b%d; %s }\n' % (
        number, i, '''
            if (!web.allows()) { return (synth(web.status(), web.reason())); }
            set req.url = web.url();''' if way else '') for number, way, i in listeners())
    return Varnish(back_ends + '''sub vcl_init { new web = uric.policy(hosts = "h"); }
                   sub vcl_recv { %s }''' % choices, build, len(listeners()))


def start_haproxy(build, ports):
    sections = ''.join('''
frontend f%d
    bind @%d
    %s
    default_backend b%d
''' % (number, number, '''http-request deny deny_status 421 if { lua.web_status -m int 421 }
    http-request deny deny_status 400 unless { lua.web_allows -m bool }
    http-request set-uri %[lua.web_url]''' if way else '', i) for number, way, i in listeners())
    sections += ''.join('backend b%d\n    server s 127.0.0.1:%d\n' % each
                        for each in enumerate(ports))
    return HAProxy('require("uric").policy("web", { hosts = "h" })', sections,
                   build + '/haproxy').start()


def start_envoy(build, ports):
    return Envoy([('hosts h' if way else None, ports[i]) for _, way, i in listeners()],
                 build + '/uric_filter.wasm').start()


# ---- what they do ----

def seen(server, text, way):
    """What each back end sees of the request: [target, field, host, path], or the proxy's status."""
    found = []
    for number, which, i in listeners():
        if which == way:
            answer = ask(server.ports[number], text)
            found.append(json.loads(answer.body) if answer.status == 200 else answer.status)
    return found


def shown(text):
    """As code in a table: controls and what is not ASCII are escapes."""
    return '`%s`' % ''.join(c if ' ' <= c <= '~' else '\\x%02x' % ord(c) if c <= '\xff' else
                            '\\u%04x' % ord(c) for c in text).replace('|', '\\|')


def is_refused(found):
    """Whether the proxy refuses the request: no back end sees it."""
    return all(isinstance(each, int) for each in found)


def passed_on(row, found):
    """What a proxy makes of a request: the status, or the target and the field that it sends on."""
    if is_refused(found):
        return str(found[0])
    target, field = next(each for each in found if isinstance(each, list))[:2]
    if (target, field) == (unescaped(row.target).decode('latin-1'),
                           unescaped(row.host).decode('latin-1')):
        return 'passes'
    return shown(target) + ('' if field == row.host else ' of ' + shown(field))


def reading(seen_by):
    """How one back end reads it; from 500 on the status is the proxy's, which got no answer."""
    if isinstance(seen_by, int):
        return 'no answer' if seen_by >= 500 else str(seen_by)
    return ' '.join(map(shown, seen_by[2:]))


def read_by(answers, i):
    """How a back end reads what comes through the proxies that pass it on."""
    return ' or '.join(dict.fromkeys(reading(found[i]) for found in answers
                                     if not is_refused(found))) or '-'


def with_uric(row, without, answers):
    """What the proxies do that pass the request on without it, and the library's reason."""
    reason = ' ' + row.error if row.error != '-' else ''
    return ' or '.join(dict.fromkeys(
        str(found[0]) + reason if is_refused(found) else shown(found[0][0])
        for found, alone in zip(answers, without) if not is_refused(alone)))


class Outcome:
    def __init__(self, row, servers):
        self.row = row
        self.without = [seen(each, row.bytes, WITHOUT) for each in servers]
        self.with_ = [seen(each, row.bytes, WITH) for each in servers]

    def cells(self):
        target, host = map(shown, (unescaped(each).decode('latin-1')
                                   for each in (self.row.target, self.row.host)))
        return [target if self.row.host == 'h' else 'Host: ' + host, *(passed_on(self.row, each) for each in self.without),
                *(read_by(self.without, i) for i in range(len(BACK_ENDS))),
                with_uric(self.row, self.without, self.with_)]

    def readings(self):
        """The hosts and paths that back ends see with uric, but for errors: Node does not decode
        what is not UTF-8."""
        return {tuple(each[2:]) for found in self.with_ for each in found
                if isinstance(each, list) and each[3] != 'error'}


def outcomes(build):
    ports = start_back_ends()
    servers = [start(build, ports) for start in (start_nginx, start_varnish, start_haproxy, start_envoy)]
    found = [Outcome(row, servers) for row in rows() if row.shown == '+']
    for each in servers:
        each.stop()
    return found


def table_of(found):
    lines = ['| request | ' + ' | '.join(PROXIES + BACK_ENDS) + ' | with uric |',
             '| --- ' * (len(PROXIES) + len(BACK_ENDS) + 2) + '|']
    return '\n'.join(lines + ['| ' + ' | '.join(each.cells()) + ' |' for each in found]) + '\n'


def split_page():
    """The page before the table, the table, and what follows."""
    with open(PAGE) as file:
        before, rest = file.read().split(BEGIN)
    table, after = rest.split(END)
    return before, table.strip('\n') + '\n', after


def main():
    found = outcomes(os.path.abspath(sys.argv[1]))
    if sys.argv[2:] == ['page']:
        before, _, after = split_page()
        print(before + BEGIN + '\n' + table_of(found) + '\n' + END + after, end='')
        return
    tap = Tap()
    lines = split_page()[1].splitlines()[2:]
    tap.check('30 requests, and as many rows', (len(found), len(lines)), (30, 30))
    for each, line in zip(found, lines):
        tap.check('the row of %s' % each.row.name, '| ' + ' | '.join(each.cells()) + ' |', line)
        expected = 1 if '`' in each.cells()[-1] else 0 # some proxy sends it on
        tap.check('with uric, %s of %s' % (['no reading', 'one reading'][expected], each.row.name),
                  len(each.readings()) == expected or each.readings(), True)
    tap.end()


if __name__ == '__main__':
    main()
