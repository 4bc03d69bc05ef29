#!/usr/bin/python3
"""The operations by Python's urllib: see interpreter.h."""

import platform
import sys
import time
from urllib.parse import parse_qsl, quote, unquote_to_bytes, urljoin


def operations(base):
    """Each takes a string and returns the answer; with the type of a question."""
    return {
        "resolve": (lambda s: urljoin(base, s), str),
        "decode": (unquote_to_bytes, bytes),
        "encode": (lambda s: quote(s, safe="~!$&'()*+,;=:@"), bytes),
        "query-decoded": (
            lambda s: parse_qsl(s, keep_blank_values=True, encoding="latin-1"), str),
    }


def hexadecimal(answer):
    if isinstance(answer, list):
        return [text.encode("latin-1").hex() for pair in answer for text in pair]
    return [(answer if isinstance(answer, bytes) else answer.encode("latin-1")).hex()]


def main():
    mode, rest = sys.argv[1], sys.argv[2:]
    if mode == "version":
        print("Python", platform.python_version())
        return
    perform, form = operations(rest[1])[rest[0]]
    strings = sys.stdin.buffer.read().split(b"\n")[:-1]
    if form is str:
        strings = [s.decode("latin-1") for s in strings]
    if mode == "time":
        for string in strings:
            perform(string)
        for _ in range(int(rest[2])):
            begin = time.process_time_ns()
            for string in strings:
                perform(string)
            print(time.process_time_ns() - begin)
        return
    for string in strings:
        try:
            print(" ".join(["+"] + hexadecimal(perform(string))))
        except ValueError:
            print("-")


main()
