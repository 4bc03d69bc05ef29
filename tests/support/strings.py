"""Strings to compare a package with the command by, and the command's answers."""

import os
import subprocess

PIECES = [b'http:', b'//', b'h', b'[', b']', b'::1', b'%41', b'%', b'?', b'#', b'/', b'..', b'.',
          b'@', b':', b'80', b'127.0.0.1', b'v1.x', b'a', b'Z', b'\xe9', b' ', b'\\', b'%2e',
          b'ftp:', b';', '\xe9'.encode()]


def fixture_strings(folder):
    """Each field of each line of text; no NUL, which ends a record."""
    strings = set()
    for path, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(path, name), 'rb') as file:
                content = file.read()
            if len(content) > 1 << 20 or b'\0' in content:
                continue
            for line in content.split(b'\n'):
                strings.update([line] + line.split(b'\t'))
    return sorted(each for each in strings if len(each) < 4096)


def random_string(numbers):
    return b''.join(bytes([numbers.randrange(1, 256)]) if numbers.randrange(8) == 0
                    else numbers.choice(PIECES) for _ in range(numbers.randrange(9)))


def answers(command, strings, *options):
    run = subprocess.run([command, *options, '-0', '-q'], input=b''.join(
        each + b'\0' for each in strings), capture_output=True, check=False)
    if run.returncode > 1:
        raise SystemExit('%s: %s' % (options, run.stderr))
    return run.stdout.split(b'\n')[:-1]
