"""The Rust crate answers as the command does, as TAP: on each line of the fixtures and on random
bytes.

  answers.py PROGRAM URIC FIXTURES COUNT [SEED]

PROGRAM is answers.rs.
"""

import random
import subprocess
import sys

sys.path.insert(0, 'tests/support')
import tap # noqa: E402
from strings import answers, fixture_strings, random_string # noqa: E402

# What the program answers, and what the command is asked for it.
QUESTIONS = {
    'parse': ['parse', '--fields=scheme,userinfo,host,port,path,query,fragment,host-kind,'
              'path-kind,error'],
    'normalize': ['normalize'],
    'normalize-all': ['normalize', '--steps=case,percent,dots,scheme,ipv6'],
    'resolve': ['resolve', '--base=http://a/b/c/d;p?q'],
    'audit': ['audit'],
}


def main(program, command, fixtures, count, seed=1):
    t = tap.Tap()
    strings = fixture_strings(fixtures)
    t.check('strings from fixtures', len(strings) > 2000, True)
    numbers = random.Random(int(seed))
    strings += [random_string(numbers) for _ in range(int(count))]
    for name, options in QUESTIONS.items():
        run = subprocess.run([program, name], input=b''.join(each + b'\0' for each in strings),
                             capture_output=True, check=False)
        got = run.stdout.split(b'\n')[:-1]
        expected = answers(command, strings, *options)
        wrong = [each for each in zip(strings, got, expected) if each[1] != each[2]]
        t.check('%s: %d strings' % (name, len(strings)),
                (run.returncode, len(got), len(expected), wrong[:5]),
                (0, len(strings), len(strings), []))
    t.end()


main(*sys.argv[1:])
