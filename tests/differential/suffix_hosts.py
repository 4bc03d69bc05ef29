#!/usr/bin/env python3
"""Prints hosts to ask about a public suffix list, one a line.

  suffix_hosts.py LIST [FILE...]

For each rule of the list: the rule itself, without and with labels before it, in UTF-8 and, by
Python's own Punycode, in A-labels; for wildcards and exceptions their neighbours.  The hosts of the
URLs in the files.  And mutations of them all, the same in every run.
"""

import random
import re
import sys

PREFIXES = ("", "a.", "b.a.", "www.a.b.", "xn--a.", ".", "..", "a..", "*.", "1.", "A.", "a-b_c.")


def rules(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if words and not words[0].startswith("//"):
                yield words[0]


def a_label(label):
    return label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii")


def spellings(name):
    yield name
    if not name.isascii():
        yield ".".join(map(a_label, name.split(".")))


def of_rule(rule):
    name = rule.lstrip("!")
    names = [name]
    if name.startswith("*."):
        names = [name[2:], "x" + name[1:], "y.x" + name[1:]]
    if "." in name:
        names.append(name.partition(".")[2])
    for name in names:
        for spelling in spellings(name):
            for prefix in PREFIXES:
                yield prefix + spelling
            yield spelling.upper() if spelling.isascii() else spelling
            yield "a." + spelling + "."


def in_file(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        for match in re.finditer(r"//([^\s/?#\"<>()@]+)", file.read()):
            yield match.group(1).partition(":")[0]


def mutated(hosts, chance, n):
    bytes_ = b".-_a1zA*%\x80\xc3\xa9x0"
    for _ in range(n):
        host = bytearray(chance.choice(hosts).encode("utf-8"))
        for _ in range(chance.randint(1, 3)):
            at = chance.randint(0, len(host))
            what = chance.randint(0, 3)
            if what == 0:
                host[at:at + 1] = bytes([chance.choice(bytes_)])
            elif what == 1:
                del host[at:at + 1]
            elif what == 2:
                host[at:at] = bytes([chance.choice(bytes_)])
            else:
                other = chance.choice(hosts).encode("utf-8")
                host[at:] = other[chance.randint(0, len(other)):]
        yield bytes(host)


def main():
    hosts = [host for rule in rules(sys.argv[1]) for host in of_rule(rule)]
    for path in sys.argv[2:]:
        hosts += in_file(path)
    write = sys.stdout.buffer.write
    for host in hosts:
        write(host.encode("utf-8") + b"\n")
    for host in mutated(hosts, random.Random(3492), 200000):
        write(host + b"\n")


if __name__ == "__main__":
    main()
