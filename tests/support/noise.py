"""Requests with bytes changed at random, for tests of servers."""

import random
import threading

from raw_http import connect, read_answer

SENDERS = 4
BYTES = b'%/.;:@[]\\|?#&=\x7f\xff2eFf0aA'


def send_changed(port, texts, requests, least):
    """Sends requests from several threads, each on a connection of its own.  A request is one of the
    texts; `least` to 4 of its bytes are changed.  Returns the set of the answers' statuses and the
    list of the errors of connections.  A connection that closes without an answer counts as the
    status None."""
    got, failures = set(), []

    def send(seed):
        draw = random.Random(seed)
        for _ in range(requests // SENDERS):
            text = bytearray(draw.choice(texts))
            for _ in range(draw.randrange(least, 5)):
                text[draw.randrange(4, len(text) - 4)] = draw.choice(BYTES)
            try:
                with connect(port) as client:
                    client.sendall(bytes(text))
                    answer = read_answer(client.makefile('rb'))
                    got.add(answer and answer.status)
            except OSError as error:
                failures.append(str(error))

    threads = [threading.Thread(target=send, args=(seed,)) for seed in range(SENDERS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return got, failures
