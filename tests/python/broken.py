"""Columns with random damage, as TAP: each is an answer or an error that names a row.  Run it with a
sanitized extension: only then are reads outside of buffers seen.

  broken.py COUNT [SEED]

Damaged are views, whole, and offsets, within the data: the length of the data itself is not in
Arrow's C interface, so nobody can check against it.
"""

import random
import struct
import sys

sys.path[:0] = ['tests/support', 'tests/python']
import arrow_memory as memory # noqa: E402
import tap # noqa: E402
import uric # noqa: E402

TEXTS = [b'http://me@h.example.example:80/a?b#c', b'', b'a', b'a' * 13, b'//[::1]/' + b'x' * 40, None]


def damage_views(given, numbers):
    views = given.buffers[1]
    size = 16 * (given.array.length + given.array.offset)
    for _ in range(1 + numbers.randrange(4)):
        at = numbers.randrange(0, max(size, 4), 4)
        number = numbers.choice([-1, 0, 1, 2, 12, 13, 40, 41, 1 << 20, -(1 << 31), (1 << 31) - 1,
                                 numbers.randrange(-(1 << 31), 1 << 31)])
        struct.pack_into('=i', views, at, number)


def damage_offsets(given, layout, numbers):
    data = len(given.buffers[2]) - 1
    number = 'q' if layout in 'UZ' else 'i'
    rows = given.array.length + given.array.offset
    for _ in range(1 + numbers.randrange(4)):
        struct.pack_into('=' + number, given.buffers[1],
                         struct.calcsize('=' + number) * numbers.randrange(rows + 1),
                         numbers.randrange(-2, data + 1))


def damaged(numbers):
    layout = numbers.choice(['u', 'z', 'U', 'Z', 'vu', 'vz', 'vu', 'vz'])
    texts = [numbers.choice(TEXTS) for _ in range(1 + numbers.randrange(6))]
    given = memory.Given(texts, layout, numbers.randrange(len(texts)))
    if layout[0] == 'v':
        damage_views(given, numbers)
    else:
        damage_offsets(given, layout, numbers)
    if numbers.randrange(4) == 0:
        given.array.null_count = 0
    return given


FUNCTIONS = [
    lambda a: uric.columns(a, ['host', 'path', 'error']),
    lambda a: uric.columns(a, ['authority', 'query', 'error-part'], copies=True),
    lambda a: uric.columns(a, ['path'], tolerate='log', errors='raise'),
    uric.column.normalize,
    lambda a: uric.column.resolve(a, 'http://a/b/c'),
    lambda a: uric.column.query_value(a, 'a', tolerate='log'),
    uric.column.agree,
]


def main():
    numbers = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 3986)
    t = tap.Tap()
    answers = errors = 0
    others = []
    for _ in range(int(sys.argv[1])):
        memory.alive.clear()
        try:
            memory.read(numbers.choice(FUNCTIONS)(damaged(numbers)))
            answers += 1
        except UnicodeDecodeError:
            answers += 1 # of views that cut a character: only the reader minds
        except ValueError as error:
            errors += 1
            if not str(error).startswith('row '):
                others.append(str(error))
        if memory.alive:
            others.append('not released')
    t.check('%d answers and %d errors: each names its row' % (answers, errors), others[:3], [])
    t.check('both occur', answers > 0 and errors > 0, True)
    t.end()


main()
