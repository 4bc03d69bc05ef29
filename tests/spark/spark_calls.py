"""Calls of the SQL functions, as calls_of.py writes them, and the answers that sql.h gives; and
answers of pyarrow as answers.c writes them."""

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]


def text_of(value):
    """The bytes of =HEX; None for NULL."""
    return None if value == 'NULL' else bytes.fromhex(value[1:])


def is_utf8(text):
    try:
        text.decode()
        return True
    except UnicodeDecodeError:
        return False


def expected_of(answer):
    """The answer in Spark: a text that is not UTF-8 is NULL."""
    if answer.startswith('ERROR'):
        return answer
    pieces = []
    for piece in answer.replace(',', ',\n').replace(')', '\n)').replace(']', '\n]').replace(
            '(', '(\n').replace('[', '[\n').split('\n'):
        text = piece.rstrip(',')
        if text.startswith('=') and not is_utf8(text_of(text)):
            piece = 'NULL' + piece[len(text):]
        pieces.append(piece)
    return ''.join(pieces)


def groups(answers, options):
    """For each function and number of arguments: name, number, calls: arguments and the answer
    that is expected."""
    calls = subprocess.run([sys.executable, TOP / 'tests/sql/calls_of.py', *options], check=True,
                           capture_output=True).stdout
    expected = subprocess.run([answers], input=calls, check=True, capture_output=True).stdout
    grouped = {}
    for call, answer in zip(calls.decode().splitlines(), expected.decode().splitlines(),
                            strict=True):
        name, *given = call.split(' ')
        grouped.setdefault((name, len(given)), []).append((given, expected_of(answer)))
    return [(name, n, calls) for (name, n), calls in grouped.items()]


def written(value):
    """A value of to_pylist() or of a Row, as answers.c writes it."""
    if value is None:
        return 'NULL'
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '=' + value.encode().hex()
    if isinstance(value, dict):
        return '(%s)' % ','.join(map(written, value.values()))
    if isinstance(value, tuple):
        return '(%s)' % ','.join(map(written, value))
    if value and isinstance(value[0], (dict, tuple)):
        return '{%s}' % ','.join(map(written, value))
    return '[%s]' % ','.join(map(written, value))


def same(got, expected, is_rows):
    """Whether an answer is the one expected; NULL and no rows are {} both for rows."""
    got = written(got)
    if is_rows and got in ('NULL', '[]'):
        got = '{}'
    return got == expected
