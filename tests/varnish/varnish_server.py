"""A Varnish of its own on loopback, with the VMOD; and what its tests share.

Nothing outlives the test: varnishd is stopped by its process id, also when the test is
interrupted, and by the kernel when the test is killed.
"""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'support'))
from raw_http import end_process, free_ports, stop_with_parent, wait_for_port  # noqa: E402

SANITIZER = os.environ.get('SANITIZER')
VARNISHD = shutil.which('varnishd') or '/usr/sbin/varnishd'


class Varnish:
    """A Varnish that runs `vcl` and listens on `sockets` sockets, "p1", "p2" ... in local.socket."""

    def __init__(self, vcl, module, sockets=1):
        self.dir = tempfile.mkdtemp(prefix='uric-varnish-')
        self.ports = dict(enumerate(free_ports(sockets), 1))
        with open(self.dir + '/test.vcl', 'w') as file:
            file.write('vcl 4.1;\nimport uric;\n' + vcl)
        addresses = [word for number, port in self.ports.items()
                     for word in ('-a', 'p%d=127.0.0.1:%d' % (number, port))]
        self.process = subprocess.Popen(
            [VARNISHD, '-j', 'none', '-F', '-n', self.dir + '/work', '-f', self.dir + '/test.vcl',
             '-s', 'default,8m', '-p', 'vmod_path=%s' % os.path.abspath(module),
             '-p', 'thread_pools=1', *addresses],
            preexec_fn=stop_with_parent, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=open(self.dir + '/stderr', 'wb'),
            env=dict(os.environ, LD_PRELOAD=SANITIZER,
                     ASAN_OPTIONS='detect_leaks=0:quarantine_size_mb=1')
            if SANITIZER else None)
        atexit.register(self.stop)
        for port in self.ports.values():
            wait_for_port(port, self.process, self.said)

    def said(self):
        with open(self.dir + '/stderr', errors='replace') as file:
            return file.read()

    def child(self):
        """The process id of the one that serves."""
        with open('/proc/%d/task/%d/children' % ((self.process.pid,) * 2)) as file:
            return int(file.read().split()[0])

    def stop(self):
        """Ends Varnish; returns what it said of a child that died."""
        if not os.path.isdir(self.dir):
            return None
        end_process(self.process)
        said = self.said()
        shutil.rmtree(self.dir)
        return re.findall(r'.*(?:Panic|died|Sanitizer|runtime error).*', said)
