"""An Envoy of its own on loopback, with the filter; and what its tests share.

Nothing outlives the test: Envoy is stopped by its process id, also when the test is interrupted, and
by the kernel when the test is killed.
"""

import atexit
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'support'))
from raw_http import PATIENCE, end_process, free_ports, stop_with_parent, wait_for_port  # noqa: E402

# Debian has no package of it; make deps-all installs one of PyPI.
ENVOY = os.path.join(os.environ.get('BUILD', 'build'), 'python/envoy/_bin/envoy')
PAGE = os.path.join(HERE, '../../src/engines/proxy_wasm/README.md')
EXTENSIONS = 'type.googleapis.com/envoy.extensions.'


def filter_of(configuration, filter_, vm_id):
    """The filter as the page shows it, in YAML, but with this configuration, file and machine."""
    with open(PAGE) as file:
        text, = re.findall(r'```yaml\nhttp_filters:\n(.*?)```', file.read(), re.S)
    head, rest = text.split('value: |\n')
    shown, rest = re.fullmatch(r'((?: {10}[^\n]*\n)*)(.*)', rest, re.S).groups()
    if configuration is not PAGE:
        shown = ''.join(' ' * 10 + line + '\n' for line in configuration.splitlines())
    for old, new in [('vm_id: uric\n', 'vm_id: %s\n' % vm_id),
                     ('/etc/envoy/uric_filter.wasm', filter_)]:
        if rest.count(old) != 1:
            sys.exit('the page lacks ' + old)
        rest = rest.replace(old, new)
    return head + 'value: |\n' + shown + rest


def manager(filters, cluster):
    """What serves HTTP on one port: sends to a cluster, or answers 200 if it is None."""
    route = {'route': {'cluster': cluster}} if cluster else {'direct_response': {'status': 200}}
    settings = {
        '@type': EXTENSIONS + 'filters.network.http_connection_manager.v3.HttpConnectionManager',
        'stat_prefix': 'web',
        'http_protocol_options': {'accept_http_10': True},
        'http2_protocol_options': {'allow_connect': True},
        'upgrade_configs': [{'upgrade_type': each} for each in ('websocket', 'CONNECT')],
        'route_config': {'virtual_hosts': [{'name': 'all', 'domains': ['*'], 'routes': [
            {'match': match, **route} for match in ({'prefix': '/'}, {'connect_matcher': {}})]}]},
    }
    router = {'name': 'envoy.filters.http.router',
              'typed_config': {'@type': EXTENSIONS + 'filters.http.router.v3.Router'}}
    text = ''.join('%s: %s\n' % (json.dumps(name), json.dumps(value))
                   for name, value in settings.items())
    return text + 'http_filters:\n%s- %s\n' % (filters, json.dumps(router))


LISTENER = '''
  - address: {address}
    filter_chains:
    - filters:
      - name: envoy.filters.network.http_connection_manager
        typed_config:
'''


def address_of(port):
    return {'socket_address': {'address': '127.0.0.1', 'port_value': port}}


def cluster_of(port):
    endpoint = {'endpoint': {'address': address_of(port)}}
    return {'name': 'b%d' % port, 'load_assignment': {
        'cluster_name': 'b%d' % port, 'endpoints': [{'lb_endpoints': [endpoint]}]}}


class Envoy:
    """Envoy with a port for each (configuration, port of a back end): without the filter where the
    configuration is None, with that of the page where it is PAGE; answers 200 itself where the back end is None."""

    def __init__(self, listeners, filter_):
        self.dir = tempfile.mkdtemp(prefix='uric-envoy-')
        self.ports = dict(enumerate(free_ports(len(listeners)), 1))
        text = 'static_resources:\n  clusters: %s\n  listeners:' % json.dumps(
            [cluster_of(port) for port in sorted({port for _, port in listeners if port})])
        for number, (configuration, port) in enumerate(listeners, 1):
            filters = '' if configuration is None else filter_of(
                configuration, os.path.abspath(filter_), 'uric%d' % number)
            text += LISTENER.format(address=json.dumps(address_of(self.ports[number])))
            text += textwrap.indent(manager(filters, port and 'b%d' % port), ' ' * 10)
        with open(self.dir + '/envoy.yaml', 'w') as file:
            file.write(text)
        self.process = None

    def command(self):
        return [os.path.abspath(ENVOY), '-c', self.dir + '/envoy.yaml', '--disable-hot-restart',
                '--concurrency', '1', '-l', 'warn']

    def start(self):
        self.process = subprocess.Popen(self.command(), preexec_fn=stop_with_parent,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=open(self.dir + '/stderr', 'wb'))
        atexit.register(self.stop)
        for port in self.ports.values():
            wait_for_port(port, self.process, self.said)
        return self

    def errors(self):
        """What it says of a configuration with which it does not start; None if it starts."""
        test = subprocess.run(['timeout', str(PATIENCE), *self.command()], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, universal_newlines=True)
        shutil.rmtree(self.dir)
        return None if test.returncode == 124 else test.stdout

    def said(self):
        with open(self.dir + '/stderr', errors='replace') as file:
            return file.read()

    def stop(self):
        """Ends Envoy; returns whether it lived until then."""
        if not os.path.isdir(self.dir):
            return None
        lived = end_process(self.process)
        shutil.rmtree(self.dir)
        return lived
