#!/usr/bin/env python3
"""Breaks one thing at a time, like mutate.py, and tells which tier of tests/run is the first to
find it.

  mutate_tiers.py [-n MUTANTS] [-s SEED] [-t check|further|all] [SOURCE...]

The mutants are mutate.py's, in its order, so that two runs with a seed have the same ones.  Each
is made in a clone with the working copy's files, what it generates is generated again, and the
suites of check, then further, then nightly (with -t all) run until one fails.  The suites of
those tiers must pass without a mutant, which is tried first, builds them, and tells how long each
takes: one that takes much longer has found an endless loop.

Prints each mutant with the tier and the suite that found it; fails if only nightly found any.  A
mutant takes the time of the suites up to the one that finds it: minutes for most, all of -t for
one that is never found.  From the top of the tree, by `make mutate TIER=`."""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

from mutate import RECORD, files_below, in_order, key, recorded, shown, sources

MAKE = os.environ.get('MAKE', 'make')
TIERS = {'check': ['check'], 'further': ['check', 'further'],
         'all': ['check', 'further', 'nightly']}
# What one version of the library and the command consists of.
PRODUCTS = ['build/liburic.so', 'build/uric']


class Clone:
    """A copy of the tree, which is built again and again."""

    def __init__(self, folder):
        self.tree = os.path.join(folder, 'tree')
        subprocess.run(['git', 'clone', '-q', '.', self.tree], check=True)
        changed = subprocess.run(['git', 'diff', '--name-only', 'HEAD'], check=True, text=True,
                                 stdout=subprocess.PIPE).stdout.split('\n')
        for name in filter(os.path.exists, changed):
            shutil.copy2(name, self.path(name))
        os.mkdir(self.path('build'))
        for packages in 'npm', 'python':
            if os.path.isdir('build/' + packages):
                os.symlink(os.path.abspath('build/' + packages), self.path('build/' + packages))
        self.environment = dict(
            os.environ, BUILD='build', STOP_AT_FAILURE='1',
            URIC_SHARED=os.path.abspath(os.environ.get('URIC_SHARED', '../shared')))
        self.environment.pop('MAKEFLAGS', None)
        self.times = os.path.join(folder, 'times')

    def path(self, name):
        return os.path.join(self.tree, name)

    def run(self, command, **options):
        return subprocess.run(command, cwd=self.tree, env=self.environment, check=False,
                              text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, **options)

    def make(self, *targets):
        return self.run([MAKE, '-s', '-j%d' % os.cpu_count(), *targets]).returncode == 0

    def products(self):
        found = []
        for name in PRODUCTS:
            with open(self.path(name), 'rb') as file:
                found.append(file.read())
        return found

    def failing(self, tier):
        """The suite of the tier that failed, or None."""
        done = self.run(['sh', 'tests/run', tier])
        if done.returncode == 0:
            with open(self.times, 'a', encoding='utf-8') as file:
                for name, seconds in re.findall(r'^(\S+) .*, (\d+) s$', done.stdout, re.M):
                    print(name, seconds, file=file)
            return None
        for log in sorted(glob.glob(self.path('build/check/*.tap'))):
            with open(log, encoding='utf-8', errors='replace') as file:
                if re.search(r'^not ok', file.read(), re.M):
                    return os.path.basename(log)[:-len('.tap')]
        return 'tests/run'

    def generated(self):
        found = {}
        for name in files_below(self.path('gen')):
            with open(name, 'rb') as file:
                found[name] = file.read()
        return found

    def apply(self, mutant):
        """Whether the mutant could be made."""
        path = self.path(mutant.source)
        with open(path, encoding='utf-8') as file:
            lines = file.read().split('\n')
        lines[mutant.number - 1] = mutant.changed
        with open(path, 'w', encoding='utf-8') as file:
            file.write('\n'.join(lines))
        is_grammar = mutant.source.startswith('grammar/')
        return self.make('gen' if is_grammar else 'single-files', 'TO=gen') and self.make('all')

    def restore(self, mutant, generated):
        """Only what differs is written, so that make builds no more than that again."""
        shutil.copy(mutant.source, self.path(mutant.source))
        for name in set(files_below(self.path('gen'))) - set(generated):
            os.remove(name)
        for name, text in generated.items():
            now = None
            if os.path.exists(name):
                with open(name, 'rb') as file:
                    now = file.read()
            if now != text:
                with open(name, 'wb') as file:
                    file.write(text)


def judge(clone, mutant, tiers, products):
    """The verdict, and the suite that gave it."""
    if not clone.apply(mutant):
        return 'not made', None
    if clone.products() == products:
        return 'same code', None
    for tier in tiers:
        suite = clone.failing(tier)
        if suite:
            return tier, suite
    return 'not seen', None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('-n', type=int, default=20, metavar='MUTANTS')
    parser.add_argument('-s', type=int, default=3986, metavar='SEED')
    parser.add_argument('-t', choices=sorted(TIERS), default='further')
    parser.add_argument('source', nargs='*')
    options = parser.parse_args()
    tiers, equivalent = TIERS[options.t], recorded(RECORD)
    verdicts, seers = Counter(), Counter()
    with tempfile.TemporaryDirectory(prefix='mutants.') as folder:
        clone = Clone(folder)
        if not clone.make('all'):
            raise SystemExit('mutate_tiers.py: the tree does not build')
        generated, products = clone.generated(), clone.products()
        for tier in tiers:
            suite = clone.failing(tier)
            if suite:
                raise SystemExit('mutate_tiers.py: %s fails on the unchanged sources' % suite)
        clone.environment['SUITE_TIMES'] = clone.times
        for mutant in in_order(options.source or sources(), options.s):
            if sum(verdicts.values()) - verdicts['not made'] >= options.n:
                break
            if key(mutant) in equivalent:
                continue
            verdict, suite = judge(clone, mutant, tiers, products)
            clone.restore(mutant, generated)
            verdicts[verdict] += 1
            if suite:
                seers[suite] += 1
            print('%s%s: %s' % (verdict, suite and ' (%s)' % suite or '', shown(mutant)),
                  flush=True)
    print('\n'.join('%-10s %5d' % (verdict, verdicts[verdict])
                    for verdict in tiers + ['not seen', 'same code', 'not made']))
    print('seen by ' + ', '.join('%s %d' % pair for pair in seers.most_common()))
    return 1 if verdicts['nightly'] else 0


if __name__ == '__main__':
    sys.exit(main())
