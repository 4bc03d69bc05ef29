#!/usr/bin/env python3
"""Compares uric log's aggregates with Python's decimal: random logs, in one run, in several
threads, with little memory, and as partials that are merged in random order.  TAP.

    aggregates_python.py URIC [ROUNDS [SEED]]

Sums, averages, least and greatest numbers, and numbers of different values must be exact, and so must
percentiles, but for those of more different values than the memory is for, which must be marked and
within 1 %; approximate numbers within 5 standard errors.  All runs of one log with the same memory
must print the same bytes."""
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from decimal import ROUND_HALF_EVEN, Context, Decimal, localcontext

EXACT = Context(prec=200)
WHOLE, DECIMALS = 24, 27


def random_number(r, shape):
    """The text of a number, or of none."""
    if shape == 'bytes':
        return str(r.choice([0, r.randrange(10), r.randrange(5000), r.randrange(1 << 40)]))
    if shape == 'seconds':
        return '%.3f' % r.expovariate(2)
    if shape == 'signed':
        return str(r.randrange(-1000, 1000))
    if shape == 'float':
        return repr(r.choice([-1, 1]) * r.random() * 10 ** r.randrange(-8, 18))
    if shape == 'equal':
        return '200'
    digits = str(r.randrange(1, 10 ** r.randrange(1, 30)))
    text = r.choice(['', '-']) + digits
    if r.random() < 0.5:
        text += '.' + str(r.randrange(10 ** r.randrange(1, 20)))
    if r.random() < 0.3:
        text += r.choice('eE') + r.choice(['', '+', '-']) + str(r.randrange(30))
    return r.choice([text] * 9 + ['-', '', '1.', '.5', '1e', '0x1', 'x', '1 ', '--1'])


def read_number(text):
    """The exact number, or None if uric is to leave it out."""
    body = text[1:] if text.startswith('-') else text
    if not body or not body[0].isdigit() or not body[-1].isdigit():
        return None
    if not all(c in '0123456789.eE+-' for c in body):
        return None
    mantissa = body.lower().split('e')[0]
    if mantissa.endswith('.'):
        return None
    try:
        v = EXACT.create_decimal(text)
    except ArithmeticError:
        return None
    if v == 0:
        return Decimal(0)
    v = v.normalize(EXACT)
    if v.adjusted() >= WHOLE or v.as_tuple().exponent < -DECIMALS:
        return None
    return v


def text_of(v):
    text = format(v.normalize(EXACT), 'f')
    return '0' if text in ('-0', '0') else text


def rank(values, p):
    thousandths = int(Decimal(p) * 1000)
    return values[max(-(-thousandths * len(values) // 100000), 1) - 1]


def average(values):
    with localcontext(EXACT):
        total = sum(values, Decimal(0))
        exact = total / len(values)
        return exact.quantize(Decimal('1e-9'), ROUND_HALF_EVEN)


def check(want, row, problem, different):
    """different: how many different values of a group have exact percentiles."""
    lines, numbers, texts = want
    values = sorted(numbers)
    with localcontext(EXACT):
        total = sum(values, Decimal(0))
    if row['count'] != lines:
        problem('count', lines, row['count'])
    exact = {'sum(v)': text_of(total), 'distinct(v)': str(len(texts))}
    for name in ('avg(v)', 'min(v)', 'max(v)', 'p0(v)', 'p50(v)', 'p99.9(v)', 'p100(v)', 'error(v)'):
        exact[name] = 'None'
    if values:
        exact['error(v)'] = '0.01' if len(set(values)) > different else '0'
        exact.update({'avg(v)': text_of(average(values)), 'min(v)': text_of(values[0]),
                      'max(v)': text_of(values[-1]), 'p0(v)': text_of(values[0]),
                      'p100(v)': text_of(values[-1])})
        for p in ('0', '50', '99.9', '100'):
            name, v = 'p%s(v)' % p, rank(values, p)
            exact[name] = text_of(v)
            got = row[name]
            if exact['error(v)'] != '0':
                exact.pop(name)
                if abs(Decimal(got) - v) > abs(v) / 100 and abs(v) >= Decimal('1e-20'):
                    problem(name, v, got)
    for name, value in exact.items():
        if str(row[name]) != value:
            problem(name, value, row[name])
    if abs(int(row['distinct(v:approx)']) - len(texts)) > 5 * 0.0081 * len(texts):
        problem('approx', len(texts), row['distinct(v:approx)'])


def run(command, **more):
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)
    if answer.returncode != 0:
        sys.exit('%s: status %d: %s' % (command, answer.returncode, answer.stderr.decode()))
    return answer.stdout


def one_round(uric, r, folder):
    groups = r.choice([1, 1, 3, 50, 2000])
    shapes = [r.choice(['bytes', 'seconds', 'signed', 'float', 'equal', 'any'])
              for _ in range(groups)]
    want = defaultdict(lambda: [0, [], set()])
    lines = []
    # no line twice: of two parts with the same lines, one would be refused
    for number in range(r.choice([0, 1, 10, 1000, 1001, 5000, 20000])):
        g = min(int(r.expovariate(3) * groups), groups - 1)
        text = random_number(r, shapes[g]) if r.random() < 0.98 else None
        key = 'g%d' % g
        entry = {'t': '/%d' % number, 'g': key}
        want[key][0] += 1
        if text is not None:
            entry['v'] = text
            want[key][2].add(text)
            v = read_number(text)
            if v is not None:
                want[key][1].append(v)
        lines.append(json.dumps(entry) + '\n')
    options = ['--log-format=json:t', '--count-by=g', '--sum=v', '--avg=v', '--min=v', '--max=v',
               '--distinct=v,v:approx', '--percentile=v:0,50,99.9,100,error', '--format=json', '-q']
    path = os.path.join(folder, 'log')
    with open(path, 'w') as f:
        f.writelines(lines)
    first = run([uric, 'log', *options, path])
    little = run([uric, 'log', *options, '--memory=40K', path])
    for more in (['-j', '3'], ['--memory=40K', '-j', '2'], ['--memory=1', '-j', '2']):
        if len(lines) > 6000 and more[0] == '--memory=1':
            continue
        if run([uric, 'log', *options, *more, path]) != (first if more[0] == '-j' else little):
            sys.exit('%s differs' % more)
    parts = [[] for _ in range(r.randrange(1, 8))]
    for line in lines:
        r.choice(parts).append(line)
    names = []
    for i, part in enumerate(parts):
        names.append(os.path.join(folder, 'part%d' % i))
        run([uric, 'log', *options, '--partial', names[-1]], input=''.join(part).encode())
    r.shuffle(names)
    whole, both = os.path.join(folder, 'whole'), os.path.join(folder, 'both')
    run([uric, 'log', *options, '--partial', whole, path])
    run([uric, 'log', '--merge', *options, '--partial', both, *names])
    if open(whole, 'rb').read() != open(both, 'rb').read():
        sys.exit('the partials differ')
    for more, expected in ([], first), (['--memory=30K'], little):
        if run([uric, 'log', '--merge', *options, *more, *names]) != expected:
            sys.exit('the merged answer differs')
    check_all(first, want, 1 << 18)
    check_all(little, want, 1000)
    return len(lines)


def check_all(answer, want, different):
    rows = [json.loads(line, parse_int=str, parse_float=str) for line in answer.decode().splitlines()]
    if sorted(row['g'] for row in rows) != sorted(want):
        sys.exit('other groups')
    for row in rows:
        def problem(name, expected, got, key=row['g']):
            sys.exit('%s of %s: expected %s, got %s' % (name, key, expected, got))
        row['count'] = int(row['count'])
        check(want[row['g']], row, problem, different)


def main():
    uric = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
    r = random.Random(seed)
    failed = 0
    print('1..%d' % rounds)
    with tempfile.TemporaryDirectory() as folder:
        for i in range(1, rounds + 1):
            try:
                print('ok %d - %d lines' % (i, one_round(uric, r, folder)), flush=True)
            except SystemExit as problem:
                failed = 1
                print('not ok %d - of seed %d: %s' % (i, seed, problem), flush=True)
    sys.exit(failed)


if __name__ == '__main__':
    main()
