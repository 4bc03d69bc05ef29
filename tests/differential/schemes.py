#!/usr/bin/env python3
"""Runs `uric scheme --strict` on other projects' test cases for RFC 1738's schemes, where
installed.  Prints TAP.

  schemes.py URIC FILE.tsv     columns: scheme, verdict, input, parts as JSON
"""
import json
import subprocess
import sys

# The names of parts there and the keys here; None: not output here.
KEYS = {"query": "searchpart", "gtype": "gophertype", "gopherplus": "gopher-string",
        "digits": "article-number", "ppath": "hsoname", "slash": None}


def is_part(scheme, name, value, answer):
    if name == "grouppart":
        return value == ("*" if answer["all"]
                         else answer["group"] or answer["article"])
    if name == "fieldnames":
        return (value or []) == [field[0] for field in answer["fields"]]
    if name == "fieldvalues":
        return (value or []) == [field[1] for field in answer["fields"]]
    if scheme == "file" and name == "path":     # theirs lacks the "/"
        return answer["path"] == "/" + value
    key = KEYS.get(name, name)
    return key is None or answer[key] == value


def differences(row, answer):
    scheme, verdict, string, parts = row
    valid = answer["scheme"] == scheme      # theirs is case-sensitive
    if valid != (verdict == "valid"):
        yield "%s should be %s" % (string, verdict)
    elif valid and parts != r"\N":
        for name, value in json.loads(parts).items():
            if not is_part(scheme, name, value, answer):
                yield "%s: %s should be %s" % (string, name, value)


def main():
    uric, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    run = subprocess.run([uric, "scheme", "--strict", "-q"], stdout=subprocess.PIPE,
                         input="".join(row[2] + "\n" for row in rows).encode())
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    print("1..%d" % (len(rows) + 1))
    print("%sok 1 - %d answers to %d records" % (
        "" if 0 < len(rows) == len(answers) else "not ", len(answers), len(rows)))
    failed = len(rows) == 0 or len(rows) != len(answers)
    for i, (row, answer) in enumerate(zip(rows, answers)):
        found = list(differences(row, answer))
        failed |= bool(found)
        print("%sok %d - %s" % ("not " if found else "", i + 2, row[2]))
        for difference in found:
            print("# " + difference)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
