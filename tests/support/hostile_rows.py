"""The rows of hostile.tsv, for the tests of each proxy."""

import os

from raw_http import request

COLUMNS = ('method', 'target', 'host', 'nginx', 'varnish', 'haproxy', 'envoy', 'status', 'error',
           'offset', 'shown')


def unescaped(text):
    return (text.replace('\\s', '\\x20').encode('latin-1').decode('unicode_escape')
            .encode('latin-1'))


class Row:
    def __init__(self, line):
        self.__dict__.update(zip(COLUMNS, line.rstrip('\n').split('\t')))
        self.name = '%s %s, Host: %s' % (self.method, self.target, self.host)
        hosts = {'-': None, '+': [b'h', b'h']}.get(self.host, unescaped(self.host))
        # uric's own status; the row's is nginx's where nginx refuses the request itself
        self.judged = {'-': 200, 'scheme': 421}.get(self.error, 400)
        self.bytes = request(unescaped(self.target), hosts, self.method.encode())


def rows():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../proxies/hostile.tsv')) as table:
        return [Row(line) for line in table if not line.startswith('#')]
