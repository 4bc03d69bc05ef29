"""A HAProxy of its own on loopback, with the Lua module; and what its tests share.

Nothing outlives the test: HAProxy is stopped by its process id, also when the test is
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
from raw_http import PATIENCE, end_process, free_ports, stop_with_parent, wait_for_port  # noqa: E402

SANITIZER = os.environ.get('SANITIZER')
HAPROXY = shutil.which('haproxy') or '/usr/sbin/haproxy'

FRAME = '''
global
    lua-prepend-path {module}/?.lua
    lua-prepend-path {module}/?.so cpath
    lua-load {dir}/policies.lua
    nbthread 2
defaults
    mode http
    timeout connect {patience}s
    timeout client {patience}s
    timeout server {patience}s
{sections}
'''


def environment():
    if not SANITIZER:
        return None
    # what HAProxy frees, or not, as it ends is HAProxy's
    return dict(os.environ, LD_PRELOAD=SANITIZER, ASAN_OPTIONS='detect_leaks=0',
                UBSAN_OPTIONS='print_stacktrace=1')


class HAProxy:
    """HAProxy with these sections and this file of policies; @1, @2 ... are addresses."""

    def __init__(self, policies, sections, module, frame=FRAME):
        self.dir = tempfile.mkdtemp(prefix='uric-haproxy-')
        numbers = {int(n) for n in re.findall(r'@(\d+)', sections)}
        self.ports = dict(zip(sorted(numbers), free_ports(len(numbers))))
        for number, port in self.ports.items():
            sections = re.sub('@%d\\b' % number, '127.0.0.1:%d' % port, sections)
        with open(self.dir + '/policies.lua', 'w') as file:
            file.write(policies)
        with open(self.dir + '/haproxy.cfg', 'w') as file:
            file.write(frame.format(module=os.path.abspath(module), dir=self.dir,
                                    patience=PATIENCE, sections=sections))
        self.process = None

    def command(self):
        return [HAPROXY, '-db', '-f', self.dir + '/haproxy.cfg']

    def errors(self):
        """What it says of a configuration that it does not accept; None if it accepts it."""
        test = subprocess.run(self.command() + ['-c'], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, universal_newlines=True, env=environment())
        shutil.rmtree(self.dir)
        return test.stdout if test.returncode else None

    def start(self):
        self.process = subprocess.Popen(self.command(), preexec_fn=stop_with_parent,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=open(self.dir + '/stderr', 'wb'), env=environment())
        atexit.register(self.stop)
        for port in self.ports.values():
            wait_for_port(port, self.process, self.said)
        return self

    def said(self):
        with open(self.dir + '/stderr', errors='replace') as file:
            return file.read()

    def stop(self):
        """Ends HAProxy; returns whether it lived until then, and what it said of errors."""
        if not os.path.isdir(self.dir):
            return None
        lived = end_process(self.process)
        said = self.said()
        shutil.rmtree(self.dir)
        if 'Sanitizer' in said or 'runtime error' in said:
            print('Bail out! ' + said, flush=True)
            os._exit(1)
        return lived, [line for line in said.splitlines() if 'lua' in line.lower()]
