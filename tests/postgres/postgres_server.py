"""A PostgreSQL of its own, with the extension.

It lies in a temporary directory and listens only on a Unix socket there.  Nothing outlives the
test: the server is stopped by its process id, also when the test is interrupted, and by the
kernel when the test is killed.  PostgreSQL refuses to run as root; then it runs as the user
postgres, or nobody.
"""

import atexit
import ctypes
import os
import pwd
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'support'))
from tap import Tap # for the suites

PG_CONFIG = os.environ.get('PG_CONFIG') or 'pg_config'
# A module under the sanitizers, in place of the one that make builds.  PostgreSQL does not start
# with their library preloaded: so the postmaster loads the module, and the library with it.
# (Other processes could not: PostgreSQL overwrites the environment that ASan reads.)
SANITIZED = os.environ.get('SANITIZED')
SANITIZER_OPTIONS = {
    # what a server process still holds when it ends is PostgreSQL's
    'ASAN_OPTIONS': 'verify_asan_link_order=0:detect_leaks=0',
    'UBSAN_OPTIONS': 'print_stacktrace=1',
}
PR_SET_PDEATHSIG = 1
PATIENCE = 60 # seconds that the server may take to start or to stop
SETTINGS = {
    'listen_addresses': '',
    'fsync': 'off',
    'shared_buffers': '16MB',
    'max_connections': '20',
    'jit': 'off',
    'timezone': 'UTC',
    'max_parallel_workers': '4',
}


def config(name):
    return subprocess.run([PG_CONFIG, '--' + name], check=True, stdout=subprocess.PIPE,
                          universal_newlines=True).stdout.strip()


def account():
    """The user to run PostgreSQL as; None: the present one."""
    if os.getuid() != 0:
        return None
    for name in 'postgres', 'nobody':
        try:
            return pwd.getpwnam(name)
        except KeyError:
            pass
    sys.exit('no user to run PostgreSQL as')


class Server:
    """A cluster in which each database that is made has the extension."""

    def __init__(self, settings=None, memory=None, extension=True):
        """settings: more of postgresql.conf; memory: how many bytes a process may map."""
        self.user = account()
        self.memory = memory
        self.process = None
        self.dir = tempfile.mkdtemp(prefix='uric-postgres-')
        atexit.register(self.remove)
        for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
            signal.signal(number, lambda *_: sys.exit(1))
        os.chmod(self.dir, 0o755)
        tree = os.path.join(self.dir, 'root')
        subprocess.run(['sh', os.path.join(HERE, 'private_server.sh'), tree], check=True)
        if SANITIZED:
            shutil.copy(SANITIZED, tree + config('pkglibdir') + '/uric.so')
            settings = dict(settings or {}, shared_preload_libraries='uric')
        self.bin = tree + config('bindir')
        self.data = os.path.join(self.dir, 'data')
        os.mkdir(self.data, 0o700)
        if self.user:
            os.chown(self.data, self.user.pw_uid, self.user.pw_gid)
        subprocess.run([self.bin + '/initdb', '--no-sync', '--auth=trust', '--no-instructions',
                        '--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres',
                        '--pgdata=' + self.data], check=True, stdout=subprocess.DEVNULL,
                       cwd=self.data, preexec_fn=self.become)
        with open(self.data + '/postgresql.auto.conf', 'a') as file:
            for item in dict(SETTINGS, unix_socket_directories=self.data,
                             **(settings or {})).items():
                file.write("%s = '%s'\n" % item)
        self.start()
        if extension:
            self.must('CREATE EXTENSION uric', 'template1')
            self.must('CREATE DATABASE test', 'postgres')

    def become(self):
        """In the child: another user, limits, and INT (a fast shutdown) when the test dies."""
        if self.user:
            os.setgroups([])
            os.setgid(self.user.pw_gid)
            os.setuid(self.user.pw_uid)
        if self.memory:
            resource.setrlimit(resource.RLIMIT_AS, (self.memory, self.memory))
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)

    def start(self):
        environment = dict(os.environ, LC_ALL='C.UTF-8')
        if SANITIZED:
            environment.update(SANITIZER_OPTIONS)
        self.log = open(self.dir + '/log', 'ab')
        self.process = subprocess.Popen([self.bin + '/postgres', '-D', self.data],
                                        stdout=self.log, stderr=self.log, cwd=self.data,
                                        env=environment, preexec_fn=self.become)
        end = time.monotonic() + PATIENCE
        while self.ask('SELECT 1', 'template1') != [['1']]:
            if self.process.poll() is not None or time.monotonic() > end:
                sys.stderr.write(self.errors())
                sys.exit('PostgreSQL did not start')
            time.sleep(0.05)

    def psql(self, database, *options):
        return [self.bin + '/psql', '-X', '-q', '-h', self.data, '-U', 'postgres',
                '-d', database] + list(options)

    def run(self, text, database='test', options=(), timeout=PATIENCE):
        """What psql prints for commands, str or bytes, errors included."""
        return subprocess.run(self.psql(database, '-v', 'VERBOSITY=verbose', *options),
                              input=text.encode() if isinstance(text, str) else text,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=dict(os.environ, PGCLIENTENCODING='UTF8'),
                              timeout=timeout).stdout.decode('utf-8', 'backslashreplace')

    def ask(self, text, database='test', timeout=PATIENCE):
        """The rows of a query, NULL as None; or its error, "CODE: message"."""
        out = self.run(text, database, ('-At', '-F', '\x1f', '-P', 'null=\\N'), timeout)
        error = re.search(r'^(?:psql:\S* )?(?:ERROR|FATAL|error): +(.*)', out, re.M)
        if error:
            return error.group(1)
        return [[None if value == '\\N' else value for value in line.split('\x1f')]
                for line in out.split('\n')[:-1]]

    def value(self, text, database='test', timeout=PATIENCE):
        """The only value of a query, or its error."""
        rows = self.ask(text, database, timeout)
        return rows[0][0] if isinstance(rows, list) and len(rows) == 1 else rows

    def must(self, text, database='test'):
        rows = self.ask(text, database)
        if isinstance(rows, str):
            sys.exit('%s\n%s' % (text, rows))
        return rows

    def errors(self):
        with open(self.dir + '/log', 'rb') as file:
            return file.read().decode('utf-8', 'backslashreplace')

    def crashed(self):
        """What the log says of processes that crashed, or of a sanitizer's findings."""
        return [line for line in self.errors().splitlines()
                if re.search(r'was terminated by signal|PANIC|runtime error:|Sanitizer', line)]

    def stop(self):
        """Its exit status."""
        if self.process is None:
            return None
        self.process.send_signal(signal.SIGINT)
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGQUIT)
            status = self.process.wait()
        self.process = None
        self.log.close()
        return status

    def remove(self):
        self.stop()
        shutil.rmtree(self.dir, ignore_errors=True)
