"""Prints strings to read as URLs, one a line in TSV escapes: those of this tree's tests, and where
they are installed wild lists, other projects' cases and the web platform's URL tests.

    readings_seeds.py ROOT SHARED

What is not installed is named on standard error."""
import glob
import json
import os
import re
import sys

LONGEST = 300


def escaped(string):
    """The bytes in the escapes of TSV fixtures."""
    names = {0x5C: "\\\\", 9: "\\t", 10: "\\n", 13: "\\r"}
    return "".join(names.get(c) or (chr(c) if 0x20 <= c < 0x7F else "\\x%02X" % c)
                   for c in string)


def unescaped(field):
    """The bytes of a field in those escapes."""
    names = {b"\\": b"\\", b"t": b"\t", b"n": b"\n", b"r": b"\r"}

    def one(match):
        text = match.group(1)
        return names.get(text) or bytes([int(text[1:], 16)])

    return re.sub(rb"\\([\\tnr]|x[0-9A-Fa-f]{2})", one, field)


def of_fixtures(root):
    """Every quoted string and every field of this tree's fixtures."""
    for name in sorted(glob.glob(root + "/tests/fixtures/**/*", recursive=True)):
        if not os.path.isfile(name):
            continue
        with open(name, "rb") as file:
            for line in file:
                for field in re.split(rb'[\t\n"]| {2,}', line):
                    yield unescaped(field)


def of_lists(shared):
    """The lines of wild lists."""
    for name in sorted(glob.glob(shared + "/data/*.txt")):
        with open(name, "rb") as file:
            for line in file:
                yield line.rstrip(b"\r\n")


def of_vectors(shared):
    """The inputs of other projects' cases."""
    for name in sorted(glob.glob(shared + "/vectors/*.tsv")):
        with open(name, "rb") as file:
            for line in file:
                for field in line.rstrip(b"\n").split(b"\t")[2:6]:
                    yield unescaped(field)


def of_web_platform():
    """The inputs of the web platform's urltestdata.json, as it lies in npm's packages."""
    for folder in filter(None, os.environ.get("NODE_PATH", "").split(":")):
        for name in sorted(glob.glob(folder + "/**/*urltestdata*.json", recursive=True)):
            with open(name, encoding="utf-8") as file:
                for case in json.load(file):
                    if isinstance(case, dict) and "input" in case:
                        yield case["input"].encode("utf-8", "surrogatepass")


def main():
    """Prints each string once."""
    root, shared = sys.argv[1:3]
    seen = set()
    for what, strings in ("fixtures", of_fixtures(root)), ("wild lists", of_lists(shared)), \
            ("vectors", of_vectors(shared)), ("web platform's URL tests", of_web_platform()):
        before = len(seen)
        for string in strings:
            if len(string) <= LONGEST and string not in seen:
                seen.add(string)
                print(escaped(string))
        count = len(seen) - before
        print("# %s: %s" % (what, count if count else "not installed"), file=sys.stderr)


if __name__ == "__main__":
    main()
