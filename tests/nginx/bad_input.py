#!/usr/bin/env python3
"""Slow, split, endless and broken requests to nginx with the module, and reloads under load,
as TAP.

    bad_input.py MODULE.so
"""

import random
import sys
import threading
import time

from nginx_server import GROWTH, Server

from raw_http import PATIENCE, ask, connect, read_answer, request
from tap import Tap

MODULE = sys.argv[1]
tap = Tap()

# Whether 400 or 200, each is read and judged anew for each way in which it arrives.
SPLIT = [
    (request(b'/a/%2e%2e/b?c', b'[::1]:80'), 200),
    (request(b'http://example.com/a/../b?c', b'h'), 200),
    (request(b'/a|b'), 400),
    (request(b'/..;/'), 400),
    (request(b'/', b'u@h'), 400),
    (request(b'http://h:99999/'), 400),
]
HTTP = '''uric on; uric_normalize on upstream=normal; uric_tolerate brackets;
    client_header_timeout %ss; client_header_buffer_size 1k; large_client_header_buffers 4 8k;
    server { listen @1; return 200 "$uric_path"; }
'''


def split():
    """Each request in two pieces, at each byte, and in pieces of one byte."""
    server = Server(HTTP % PATIENCE, MODULE)
    for text, status in SPLIT:
        name = text.split(b'\r')[0].decode()
        whole = ask(server.ports[1], text)
        got = set()
        for at in range(1, len(text)):
            with connect(server.ports[1]) as client:
                client.sendall(text[:at])
                time.sleep(0.001)
                client.sendall(text[at:])
                answer = read_answer(client.makefile('rb'))
                got.add((answer.status, answer.body))
        tap.check('%s, split at each byte' % name, got, {(status, whole.body)})
        with connect(server.ports[1]) as client:
            try:
                for at in range(len(text)):
                    client.sendall(text[at:at + 1])
                    time.sleep(0.001)
            except OSError:
                pass # refused before its end
            answer = read_answer(client.makefile('rb'))
        tap.check('%s, byte by byte' % name, (answer.status, answer.body),
                  (status, whole.body))
    server.stop()


def slow():
    """A request that does not end in time is dropped."""
    server = Server(HTTP % 1, MODULE)
    for text in b'GET /a', b'GET /a HTTP/1.1\r\nHost: h', b'GET http://':
        with connect(server.ports[1]) as client:
            client.sendall(text)
            start = time.monotonic()
            answer = read_answer(client.makefile('rb'))
            tap.check('%r and no more' % text,
                      (answer and answer.status, time.monotonic() - start < 10),
                      (None, True))
    tap.check('others get an answer', ask(server.ports[1], request(b'/')).status, 200)
    server.stop()


def answer_to_flood(port, text):
    """The status of the answer to a request that does not end, or None if there is none."""
    with connect(port) as client:
        try:
            client.sendall(text)
        except OSError:
            pass # it does not read on
        try:
            answer = read_answer(client.makefile('rb'))
        except OSError:
            answer = None
    return answer and answer.status


def answered_on_one_connection(port, text, most):
    """How many times the text gets 200."""
    with connect(port) as client:
        file = client.makefile('rb')
        for i in range(most):
            client.sendall(text)
            if read_answer(file).status != 200:
                return i
    return most


def endless():
    """Requests without end get 414 or 400 and no memory beyond nginx's limits."""
    server = Server(HTTP % PATIENCE, MODULE)
    port = server.ports[1]
    tap.check('a request-target of 8000 bytes',
              ask(port, request(b'/' + b'a' * 7999)).status, 200)
    starts = [b'GET /', b'GET /?', b'GET /%41%2F/../', b'GET http://', b'GET http://h/',
              b'GET / HTTP/1.1\r\nHost: ', b'GET / HTTP/1.1\r\nHost: h\r\nX: ']
    fills = [b'a', b'/', b'%2e', b'../', b'%25', b'[', b'1.', b'%']
    largest = [(b'/' + b'..%2f' * 1500, 400), (b'/' + b'%2e/' * 1990, 200),
               (b'/' + b'a/../' * 1590, 200), (b'/' + b'/' * 7990, 200),
               (b'/' + b'%25' * 2600, 200), (b'/[' + b'[' * 7990, 200)]
    floods, answers, answered = set(), set(), []

    def load():
        floods.update(answer_to_flood(port, start + fill * (1 << 20))
                      for start in starts for fill in fills)
        answers.update((target, ask(port, request(target)).status)
                       for target, _ in largest for _ in range(20))
        answered.append(answered_on_one_connection(port, request(b'/' + b'a/../' * 1000), 2000))

    grown = server.growth(load)
    tap.check('56 endless requests: 400, 414 or the connection is closed',
              floods <= {400, 414, None}, True)
    tap.check('414 is one of them', 414 in floods, True)
    for target, status in largest:
        tap.check('%d bytes of %r' % (len(target), target[1:5]),
                  [got for asked, got in answers if asked == target], [status])
    tap.check('2000 requests of 5 KB on one connection', answered, [2000, 2000])
    tap.check('memory grew by less than %d KiB' % GROWTH, grown < GROWTH or grown, True)
    tap.check('nothing but requests is in the error log',
              [line for line in server.errors().split('\n')
               if any(word in line for word in ('[alert]', '[crit]', '[emerg]'))], [])
    server.stop()


def noise():
    """Requests with bytes changed at random: always a status, or the connection closes."""
    server = Server(HTTP % PATIENCE, MODULE)
    draw = random.Random(7)
    bytes_ = b'%/.;:@[]\\|?# \r\n\0\x7f\xff2eFf0aA'
    got = set()
    for i in range(3000):
        text = bytearray(draw.choice(SPLIT)[0])
        for _ in range(draw.randrange(1, 4)):
            text[draw.randrange(4, len(text) - 4)] = draw.choice(bytes_)
        text[-4:] = b'\r\n\r\n'
        answer = ask(server.ports[1], bytes(text) + b'\r\n')
        got.add(answer and answer.status)
    tap.check('3000 requests changed at random', got <= {200, 400, 405, 421, 505, None} or got, True)
    tap.check('the worker lives', 'exited on signal' in server.errors(), False)
    server.stop()


def reload():
    """A reload drops no request, and changes the policy."""
    server = Server(HTTP % PATIENCE, MODULE, workers=2)
    port = server.ports[1]
    stop = threading.Event()
    got, failures = [], []

    def load():
        while not stop.is_set():
            try:
                answer = ask(port, request(b'/a/../[b]'))
                got.append((answer.status, answer.body))
            except OSError as error:
                failures.append(str(error))

    threads = [threading.Thread(target=load) for _ in range(3)]
    for each in threads:
        each.start()
    held = connect(port)
    held.sendall(b'GET /a/../[held] HT')
    for _ in range(5):
        old = set(server.workers())
        server.reload()
        end = time.monotonic() + PATIENCE
        while set(server.workers()) & old and time.monotonic() < end:
            held.sendall(b'') # old workers wait for it
            if len(set(server.workers()) - old) >= 2:
                break
            time.sleep(0.02)
    held.sendall(b'TP/1.1\r\nHost: h\r\n\r\n')
    answer = read_answer(held.makefile('rb'))
    end = time.monotonic() + PATIENCE
    while len(got) <= 50 and time.monotonic() < end:
        time.sleep(0.02)
    stop.set()
    for each in threads:
        each.join()
    tap.check('each request during five reloads', (set(got), failures),
              ({(200, b'/%5Bb%5D')}, []))
    tap.check('there were some', len(got) > 50, True)
    tap.check('one that began before them', answer and answer.body, b'/%5Bheld%5D')
    server.write(server.text.replace('uric_tolerate brackets', 'uric_tolerate strict'))
    server.reload()
    end = time.monotonic() + PATIENCE
    status = 0
    while status != 400 and time.monotonic() < end:
        time.sleep(0.02)
        status = ask(port, request(b'/[]')).status
    tap.check('a reload changes the policy', status, 400)
    server.write(server.text.replace('uric_tolerate brackets', 'uric_tolerate nonsense'))
    server.reload()
    end = time.monotonic() + PATIENCE
    while 'unknown name "nonsense"' not in server.errors() and time.monotonic() < end:
        time.sleep(0.02)
    tap.check('a wrong one is refused', 'unknown name "nonsense" in "uric_tolerate"' in
              server.errors(), True)
    tap.check('and changes nothing', ask(port, request(b'/[]')).status, 400)
    tap.check('nginx stops in good order', server.stop(), 0)


if __name__ == '__main__':
    for suite in (split, slow, endless, noise, reload):
        suite()
    tap.end()
