"""Threads that share what the Python package gives, as TAP.  With a free-threaded Python they run at the
same time; importing the extension must not bring the lock back.

  threads.py
"""

import sys
import sysconfig
import threading

sys.path.insert(0, 'tests/support')
import tap # noqa: E402
import uric # noqa: E402
from uric._uric import _Log # noqa: E402

THREADS = 8
ROUNDS = 300
TEXTS = ['http://me@[::1]:80/a/../b?q=1&r=%26#f', 'a b', None, '//h', 'http://h.example/' + 'x' * 40] * 50
LINE = b'::1 - - [01/Jan/2026:00:00:00 +0000] "GET /a?b HTTP/1.1" 200 5\n'


def together(function, rounds=ROUNDS):
    """What each call returned, or the type of its error; all threads begin at once."""
    results = [[] for _ in range(THREADS)]
    barrier = threading.Barrier(THREADS)

    def run(mine):
        barrier.wait()
        for _ in range(rounds):
            try:
                mine.append(function())
            except Exception as error: # noqa: BLE001
                mine.append(type(error).__name__)
    threads = [threading.Thread(target=run, args=(each,)) for each in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [each for mine in results for each in mine]


def one_answer(t, name, function):
    expected = function()
    t.check('%s: %d calls of %d threads' % (name, THREADS * ROUNDS, THREADS),
            [each for each in together(function) if each != expected][:1], [])


def share(t):
    uri, base = uric.parse(TEXTS[0]), uric.parse(b'http://a/b/c')
    known = uric.Domains('// ===BEGIN ICANN DOMAINS===\nuk\n// ===END ICANN DOMAINS===\n'
                         '// ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n')
    one_answer(t, 'a reference', lambda: (
        uri.host, uri.host_address, uri.segments, uri.pairs(), uri.normalize().text, hash(uri),
        uri.set('q', 'x').text, base.resolve(b'../d').text, uri.audit(), uri.name, str(uri / 'c')))
    one_answer(t, 'domains', lambda: known.registrable_domain('a.b.uk'))
    one_answer(t, 'an error', lambda: uric.check('http://a b').expected)
    table = uric.columns(TEXTS, ['host', 'path', 'error'])
    one_answer(t, 'a list and its column', lambda: uric.columns(TEXTS, ['path'])['path'].to_pylist())
    one_answer(t, 'slices of a table', lambda: table[3:9]['path'][1:].to_pylist())
    one_answer(t, 'streams of a table', lambda: uric.columns(table['path'], ['path']).to_pylist())


def take(t):
    """A capsule is taken by one thread, whatever the others do."""
    class Shared:
        def __init__(self):
            self.pair = uric.columns(['a'], ['path'], copies=True)['path'].__arrow_c_array__()

        def __arrow_c_array__(self, requested_schema=None):
            return self.pair

    wrong = []
    for _ in range(100):
        shared = Shared()
        got = together(lambda: uric.column.normalize(shared).to_pylist(), 1) # noqa: B023
        if got.count(['a']) > 1 or set(map(str, got)) - {"['a']", 'ValueError'}:
            wrong.append(got)
    t.check('a capsule is taken at most once', wrong[:1], [])


def change(t):
    """A list that other threads change is an answer or an error."""
    changed = list(TEXTS)

    def call():
        del changed[5:]
        changed.extend(TEXTS)
        uric.columns(changed, ['path'])
        return 'answer'
    t.check('a list that changes', set(together(call)) - {'answer', 'IndexError'}, set())


def read(t):
    """A log is read by one thread at a time."""
    log = _Log(LINE, None, (), ['status'], False)
    got = together(lambda: log.table(LINE * 100, True)[0]['status'].null_count)
    t.check('a log', (set(got) - {0, 'RuntimeError'}, 0 in got), (set(), True))


def main():
    t = tap.Tap()
    share(t)
    take(t)
    change(t)
    read(t)
    if sysconfig.get_config_var('Py_GIL_DISABLED'):
        t.check('the lock stays disabled', sys._is_gil_enabled(), False)
    t.end()


main()
