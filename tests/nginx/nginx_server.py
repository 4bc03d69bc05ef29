"""An nginx of its own on loopback, with the module; and what its tests share.

Nothing outlives the test: nginx is stopped by its process id, also when the test is
interrupted, and by the kernel when the test is killed.
"""

import atexit
import os
import pwd
import grp
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'support'))
from raw_http import PATIENCE, end_process, free_ports, stop_with_parent, wait_for_port  # noqa: E402

# A sanitizer's library to preload, where the module was compiled for it.
SANITIZER = os.environ.get('SANITIZER')
SANITIZER_OPTIONS = {
    # what nginx frees, or not, as it ends is nginx's
    'ASAN_OPTIONS': 'detect_leaks=0:quarantine_size_mb=1',
    'UBSAN_OPTIONS': 'print_stacktrace=1',
}
GROWTH = 4096             # KiB that memory may grow when hostile requests come again
NGINX = os.environ.get('NGINX_PROGRAM') or shutil.which('nginx') or '/usr/sbin/nginx'
FACTS = ('status', 'valid', 'error', 'offset', 'hazards', 'tolerated')

FRAME = '''
load_module {module};
{load}
daemon off;
worker_processes {workers};
{user}
pid {dir}/nginx.pid;
error_log {dir}/error.log {level};
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {dir}/temp; proxy_temp_path {dir}/temp;
    fastcgi_temp_path {dir}/temp; scgi_temp_path {dir}/temp; uwsgi_temp_path {dir}/temp;
    log_format facts '$status|$uric_valid|$uric_error|$uric_error_offset|$uric_hazards|'
                     '$uric_tolerated';
    access_log {dir}/access.log facts;
    default_type text/plain;
{http}
}}
'''


def command_line(pid):
    """Of a process that may have ended; a worker that ends says so in it."""
    try:
        with open('/proc/%s/cmdline' % pid, 'rb') as file:
            return file.read()
    except OSError:
        return b''


class Server:
    """nginx with this http block; in it, @1, @2 ... are addresses to listen on."""

    def __init__(self, http, module, load='', workers=1, level='info'):
        self.dir = tempfile.mkdtemp(prefix='uric-nginx-')
        numbers = {int(n) for n in re.findall(r'@(\d+)', http)}
        self.ports = dict(zip(sorted(numbers), free_ports(len(numbers))))
        self.text = FRAME.format(
            module=os.path.abspath(module), load=load, workers=workers, level=level,
            dir=self.dir, http=self.addressed(http),
            user='' if os.getuid() else 'user {} {};'.format(
                pwd.getpwuid(os.getuid()).pw_name, grp.getgrgid(os.getgid()).gr_name))
        self.write(self.text)
        self.process = subprocess.Popen(
            [NGINX, '-p', self.dir, '-c', self.dir + '/nginx.conf', '-e', self.dir + '/error.log'],
            preexec_fn=stop_with_parent, stdin=subprocess.DEVNULL,
            stderr=open(self.dir + '/stderr', 'wb'),
            env=dict(os.environ, LD_PRELOAD=SANITIZER, **SANITIZER_OPTIONS)
            if SANITIZER else None)
        atexit.register(self.stop)
        for port in self.ports.values():
            wait_for_port(port, self.process, lambda: self.errors() + self.stderr())
        self.read = 0 # lines of the access log

    def addressed(self, text):
        return re.sub(r'@(\d+)', lambda m: '127.0.0.1:%d' % self.ports[int(m.group(1))], text)

    def write(self, text):
        with open(self.dir + '/nginx.conf', 'w') as file:
            file.write(text)

    def stderr(self):
        with open(self.dir + '/stderr', errors='replace') as file:
            return file.read()

    def errors(self):
        with open(self.dir + '/error.log', errors='replace') as file:
            return file.read()

    def next_logged(self):
        """The fields of the next line of the access log, which has one for each request."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.log_lines()
            if len(lines) > self.read:
                self.read += 1
                return dict(zip(FACTS, lines[self.read - 1].split('|')))
            time.sleep(0.005)
        sys.exit('nginx logs no line %d' % (self.read + 1))

    def log_lines(self):
        with open(self.dir + '/access.log', errors='replace') as file:
            return [line.rstrip('\n') for line in file if line.endswith('\n')]

    def workers(self):
        """The process ids of the workers that accept connections."""
        with open('/proc/%d/task/%d/children' % ((self.process.pid,) * 2)) as file:
            return [int(pid) for pid in file.read().split()
                    if b'worker process\0' in command_line(pid) + b'\0']

    def memory(self):
        """Of all workers, in KiB."""
        total = 0
        for pid in self.workers():
            with open('/proc/%d/status' % pid) as file:
                total += int(re.search(r'VmRSS:\s+(\d+)', file.read()).group(1))
        return total

    def growth(self, load):
        """KiB that the workers grow under a load that they had once before: what they keep for
        good, and what a sanitizer keeps for each place in the code, they have by then."""
        load()
        before = self.memory()
        load()
        return self.memory() - before

    def reload(self):
        self.process.send_signal(signal.SIGHUP)

    def stop(self):
        """Ends nginx and returns its exit status."""
        end_process(self.process)
        if os.path.isdir(self.dir):
            said = self.stderr() + self.errors()
            shutil.rmtree(self.dir)
            if 'Sanitizer' in said or 'runtime error' in said or 'exited on signal' in said:
                print('Bail out! ' + said, flush=True)
                os._exit(1)
        return self.process.returncode


def configuration_errors(http, module):
    """What nginx says of an http block that it does not accept; None if it accepts it."""
    with tempfile.TemporaryDirectory(prefix='uric-nginx-') as directory:
        with open(directory + '/nginx.conf', 'w') as file:
            file.write(FRAME.format(module=os.path.abspath(module), load='', workers=1,
                                    level='info', dir=directory, http=http, user=''))
        test = subprocess.run([NGINX, '-t', '-q', '-p', directory, '-c', directory + '/nginx.conf',
                               '-e', directory + '/error.log'], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              universal_newlines=True,
                              env=dict(os.environ, LD_PRELOAD=SANITIZER, **SANITIZER_OPTIONS)
                              if SANITIZER else None)
    return test.stdout if test.returncode else None
