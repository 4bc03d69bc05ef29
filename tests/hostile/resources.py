#!/usr/bin/env python3
"""Time and peak memory of each command and option as its input doubles, as TAP.

    resources.py URIC MEASURE WORK [large]

The rows of resources.txt say which command reads which input.  Time is processor time.  Each
figure is the least of several runs; the inputs of the two figures compared differ by two
doublings.  Each doubling may multiply the time by TIME_RATIO.  A row fails only if it takes
too much in all of ATTEMPTS measurements.
"""

import os
import re
import subprocess
import sys

import inputs

URIC, MEASURE, WORK = sys.argv[1:4]
LARGE = sys.argv[4:] == ['large']

DOUBLINGS = 2
TIME_RATIO = 2.8          # for a doubling; quadratic time gives 4
GROWING_RATIO = 2.5       # the same for memory that may grow
FIXED_RATIO = 1.3         # for memory that may not, over all doublings
BUFFERS = 8 * 1024        # KiB for filling all buffers; with -j:
THREADS_BUFFERS = 72 * 1024

FIRST = 4 * 1024          # the least input in bytes; quadrupled until a run takes
ENOUGH, MOST, RUNS = ((50000, 4 << 20, 2) if LARGE else (5000, 1 << 20, 1))
LONG = 8 << 20            # the least input where a row says "long"
PASSED_OVER = 4 << 20     # the same where the input is skipped: it must exceed all buffers
ATTEMPTS = 6
LONGEST_ARGUMENT = 100000 # bytes

NOT_MEASURED = {'--help', '--version'} # they read nothing
SHORT = {'-0': '--null', '-q': '--quiet', '-j': '--jobs', '-r': '--recursive'}


class Row:
    def __init__(self, line, number):
        parts = [part.strip() for part in line.split(' | ')]
        assert 2 <= len(parts) <= 3, line
        self.text = parts[0]
        self.words = self.text.split()
        self.rules = set(parts[2].split()) if len(parts) > 2 else set()
        assert self.rules <= {'grow', 'refused', 'long'}, line
        self.inputs = []
        for name in parts[1].split():
            for each in self.chosen(inputs.SETS.get(name, [name]), number):
                assert each in inputs.ONE or each in inputs.MANY, each
                if each not in self.inputs:
                    self.inputs.append(each)

    @staticmethod
    def chosen(names, number):
        """All inputs; in the small edition, the first of a set and a third of the others.
        Successive rows take different thirds."""
        return names if LARGE or len(names) == 1 else names[:1] + names[1 + number % 3::3]

    def command(self):
        """The command's name; percent's includes "encode" or "decode"."""
        return tuple(self.words[:2 if self.words[0] == 'percent' else 1])

    def options(self):
        return {SHORT.get(word, word.split('=')[0]) for word in self.words
                if word.startswith('-')}


def rows():
    with open(os.path.join(os.path.dirname(__file__), 'resources.txt')) as table:
        lines = [line.rstrip('\n') for line in table]
    lines = [line for line in lines if line and not line.startswith('#')]
    return [Row(line, number) for number, line in enumerate(lines)]


# ---- commands and options ----

def known(*words):
    """The names that the command lists when it gets an unknown one."""
    said = subprocess.run([URIC, *words], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE).stderr.decode()
    found = re.search(r'^uric: the [a-z]+s are: (.*)', said, re.M)
    assert found, said
    return found.group(1).split()


def commands():
    for name in known('?'):
        if name == 'percent':
            yield ('percent', 'encode')
            yield ('percent', 'decode')
        else:
            yield (name,)


def without_rows(table):
    for command in commands():
        mine = [row for row in table if row.command() == command]
        named = set().union(*[row.options() for row in mine])
        if not mine:
            yield ' '.join(command)
        for option in known(*command, '--?'):
            if option not in NOT_MEASURED and option not in named:
                yield ' '.join(command) + ' ' + option


# ---- measuring ----

def repeated(word, n):
    """The word, with {text*} replaced by text, repeated up to n bytes."""
    def fill(found):
        text = found.group(1)
        parts = len(re.findall(r'\{[^{}]*\*\}', word))
        return text * (min(n, LONGEST_ARGUMENT) // parts // len(text) + 1)
    return re.sub(r'\{([^{}]*)\*\}', fill, word)


def run(words, n):
    """Microseconds, KiB, and the exit status; above 255 for a signal."""
    path = os.path.join(WORK, 'input')
    arguments = [repeated(word, n) for word in words]
    said = subprocess.run([MEASURE, path, URIC, *arguments], check=True,
                          stdout=subprocess.PIPE).stdout.split()
    return int(said[0]), int(said[1]), int(said[2])


def prepare(name, n):
    with open(os.path.join(WORK, 'input'), 'wb') as file:
        file.write(inputs.make(name, n))


def measure(words, name, n, runs):
    prepare(name, n)
    found = [run(words, n) for _ in range(runs)]
    return min(f[0] for f in found), min(f[1] for f in found), max(f[2] for f in found)


def show(text):
    """Prints each measurement if RESOURCES_SHOW is set."""
    if os.environ.get('RESOURCES_SHOW'):
        print('# ' + text, flush=True)


def scales(words):
    return any('*}' in word for word in words)


def calibrated(words, name, first):
    """A length that takes long enough to measure."""
    most = max(first, LONGEST_ARGUMENT >> DOUBLINGS if scales(words) else MOST)
    n = first
    while n * 4 <= most and measure(words, name, n, 1)[0] < ENOUGH:
        n *= 4
    return n


def excess(words, name, first, may_grow, buffers, rules):
    """A sentence about what grows too fast, or None.  first: the least input."""
    n = calibrated(words, name, first)
    for attempt in range(ATTEMPTS):
        small = measure(words, name, n, RUNS + 2 * attempt)
        big = measure(words, name, n << DOUBLINGS, RUNS + 2 * attempt)
        for found in small, big:
            if found[2] not in ((2,) if 'refused' in rules else (0, 1)):
                return 'status %d' % found[2]
        time_ratio = (big[0] / max(small[0], 1)) ** (1 / DOUBLINGS)
        memory_ratio = max(big[1], buffers) / max(small[1], buffers)
        memory_most = FIXED_RATIO
        if may_grow:
            memory_ratio **= 1 / DOUBLINGS
            memory_most = GROWING_RATIO
        show('%-60s %-14s %9d %8.1f ms x%.2f %7d KiB x%.2f' % (
            ' '.join(words)[:60], name, n, small[0] / 1000, time_ratio, small[1],
            memory_ratio))
        if time_ratio <= TIME_RATIO and memory_ratio <= memory_most:
            return None
    if time_ratio > TIME_RATIO:
        return 'time x%.2f when %d bytes double (%.1f ms)' % (time_ratio, n, small[0] / 1000)
    return 'memory x%.2f from %d bytes on (%d KiB)' % (memory_ratio, n, small[1])


def row_fails(row, takes_longest, libraries):
    """A line for each input on which the row fails."""
    buffers = THREADS_BUFFERS if '-j' in row.words else BUFFERS
    grows = 'grow' in row.rules
    passed_over = scales(row.words) or not takes_longest
    for name in row.inputs:
        lacking = inputs.lacking(name, libraries)
        if lacking is not None:
            print('# without %s: %s is skipped' % (lacking, name))
            continue
        one = scales(row.words) or (name in inputs.ONE and takes_longest)
        found = excess(row.words, name, LONG if 'long' in row.rules else FIRST, grows or one,
                       buffers, row.rules)
        if found is not None:
            yield '%s: %s' % (name, found)
        if one and not passed_over:
            passed_over = True # one input suffices: skipped bytes are not parsed
            found = excess(row.words + ['--longest=64K'], name, PASSED_OVER, grows,
                           buffers, row.rules)
            if found is not None:
                yield '%s with --longest=64K: %s' % (name, found)


def main():
    os.makedirs(WORK, exist_ok=True)
    table = rows()
    libraries = subprocess.run([URIC, 'log', '--help'], stdout=subprocess.PIPE,
                               check=True).stdout.decode()
    number = failed = 0

    def result(what, wrong):
        nonlocal number, failed
        number += 1
        failed += bool(wrong)
        print('%s %d - %s' % ('not ok' if wrong else 'ok', number, what), flush=True)
        for line in wrong:
            print('# ' + line, flush=True)

    result('each command, and each of its options, has a row', list(without_rows(table)))
    for row in table:
        takes_longest = '--longest' in known(*row.command(), '--?')
        result('uric %s: %d inputs' % (row.text, len(row.inputs)),
               list(row_fails(row, takes_longest, libraries)))
    os.remove(os.path.join(WORK, 'input'))
    print('1..%d' % number)
    sys.exit(failed > 0)


main()
