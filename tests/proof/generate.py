#!/usr/bin/env python3
"""Derives strings, and near misses of them, from each rule of the documents' ABNF, with the
verdict of the rule's automaton:

  generate.py [-o DIRECTORY] SEED...

writes DIRECTORY/generated-SEED.txt for each seed (tests/proof/generated.c reads it) and
prints a line of TAP for each:

  seed SEED
  entry WAY NUMBER NAME       the scanner to ask, and the rule
  STOPPED PREFIX "STRING"     the first invalid byte, or the length; the length of the
                              longest valid prefix, -1: none.  Unprintable bytes, and \\,
                              are written \\xHH
  covered TEXT                the parts of the entry's ABNF that valid strings used
  uncovered TEXT              the parts that no string used: a failure

The strings are derived from the rules' text (tests/proof/derive.py).  The automaton, made
from the same text in another way, must accept each string that should be valid.
"""
import argparse
import os
import sys
from collections import namedtuple

sys.dont_write_bytecode = True

from derive import Deriver, near_misses  # noqa: E402
from language import Sequence, Specifications, dfa_of  # noqa: E402
from prove import NOT_THE_DOCUMENTS, URLS_OF_RFC1738  # noqa: E402

# How many strings must be valid, at least and at most, and how many random edits of each.
Plan = namedtuple("Plan", "least most edits everywhere")
MAIN, MANY = Plan(2000, 4000, 3, True), Plan(600, 2500, 3, True)
WHOLE = Plan(600, 600, 3, False)
FEW = Plan(100, 100, 3, False)

Entry = namedtuple("Entry", "way number name rule plan")

# enum uric_rule.
RULES = ("URI-reference", "URI", "absolute-URI", "relative-ref", "authority", "host",
         "IPv6address", "IPv4address", "origin-form", "absolute-form",
         "authority-form", "asterisk-form", "request-target",
         "request-target_CONNECT", "Host")

# The paths of schemes, in the order of enum uric_scheme_entry, and which have their own
# scanner too.
PATHS = ("gopher-path", "telnet-path", "nntp-path", "news-path", "news-server",
         "wais-path", "prospero-path", "file-local", "file-empty", "file-host-path",
         "ftp-path", "mailto-path")
SCHEMES = ("ftp", "http", "https", "ws", "wss", "gopher", "mailto", "news", "nntp",
           "telnet", "wais", "file", "prospero")
# Of RFC 1738's BNF.
TEN = {b"ftp", b"http", b"gopher", b"mailto", b"news", b"nntp", b"telnet", b"wais",
       b"file", b"prospero"}


def entries_of(specifications):
    for number, rule in enumerate(RULES):
        yield Entry("rule", number, rule, rule.partition("_")[0], MAIN)
    for number, rule in enumerate(PATHS):
        yield Entry("path", number, rule, rule, MANY)
    for number, rule in enumerate(SCHEMES):
        yield Entry("scheme", number, rule, rule, WHOLE)
    yield Entry("rfc1738", 0, "predefined", "rfc1738:predefined", WHOLE)
    for edition, grammar in sorted(specifications.editions.items()):
        rules = (URLS_OF_RFC1738 if edition == "rfc1738" else
                 grammar.printed - NOT_THE_DOCUMENTS.get(edition, set()))
        for number, rule in enumerate(sorted(rules)):
            name = "%s:%s" % (edition, rule)
            yield Entry("edition", number, name, name, FEW)


class Classifier:
    """An automaton as tables, which classify strings fast."""

    def __init__(self, dfa):
        states = list(dfa.step)
        number = {state: i for i, state in enumerate(states)}
        self.classes = bytes(dfa.class_of)
        self.rows = [[number.get(t) for t in dfa.step[s]] for s in states]
        self.final = [s in dfa.final for s in states]
        self.start = number[dfa.start]

    def __call__(self, string):
        """(stopped, prefix)"""
        rows, final, state = self.rows, self.final, self.start
        prefix = 0 if final[state] else -1
        for i, letter in enumerate(string.translate(self.classes)):
            state = rows[state][letter]
            if state is None:
                return i, prefix
            if final[state]:
                prefix = i + 1
        return len(string), prefix


class Expectations:
    """For each entry, a function from a string to (stopped, prefix), or to None where the
    entry does not apply."""

    def __init__(self, specifications):
        self.specifications = specifications
        self.classifiers = {}

    def classifier(self, rule):
        if rule not in self.classifiers:
            self.classifiers[rule] = Classifier(self.specifications.dfa(rule))
        return self.classifiers[rule]

    def of(self, entry):
        own = self.classifier(entry.rule)
        if entry.way == "scheme":
            return self.of_scheme(entry, own)
        if entry.way == "rfc1738":
            return self.of_rfc1738(own)
        return own

    def of_scheme(self, entry, own):
        """A string must be a URI first."""
        uri, name = self.classifier("URI"), entry.name.encode()

        def expected(string):
            if string.partition(b":")[0].lower() != name:
                return None
            answer = uri(string)
            return own(string) if answer == (len(string), len(string)) else answer
        return expected

    def of_rfc1738(self, own):
        """A string that starts with none of the ten names is a genericurl."""
        generic = self.classifier("rfc1738:genericurl")

        def expected(string):
            scheme, colon, _ = string.partition(b":")
            return (own if colon and scheme.lower() in TEN else generic)(string)
        return expected


SHOWN = [chr(b) if 0x20 <= b < 0x7F and chr(b) not in '"\\' else "\\x%02x" % b
         for b in range(256)]


def text_of_coverage(kinds):
    return ", ".join(
        "%s %s" % ("all %d" % all_ if taken == all_ else "%d of %d" % (taken, all_), kind)
        for kind, (taken, all_) in sorted(kinds.items())) or "all of it"


class Output:
    """The file of one seed."""

    def __init__(self, directory, seed):
        self.seed, self.strings = seed, 0
        self.name = os.path.join(directory, "generated-%d.txt" % seed)
        self.file = open(self.name + ".new", "w", encoding="ascii")
        self.file.write("seed %d\n" % seed)

    def write_string(self, string, answer):
        self.strings += 1
        self.file.write('%d %d "%s"\n' % (
            *answer, "".join([SHOWN[byte] for byte in string])))

    def write_entry(self, entry, expected, deriver):
        self.file.write("entry %s %d %s\n" % (entry.way, entry.number, entry.name))
        seen = set()
        for string, derivation in deriver.derivations(entry.plan.least,
                                                      entry.plan.most):
            valid = len(string), len(string)
            if expected(string) != valid:
                sys.exit("seed %d, %s: the rules make %r, which its automaton rejects"
                         % (self.seed, entry.name, string))
            if string not in seen:
                seen.add(string)
                self.write_string(string, valid)
            for miss in near_misses(derivation, string, entry.plan.edits):
                if miss not in seen:
                    seen.add(miss)
                    answer = expected(miss)
                    if answer:
                        self.write_string(miss, answer)
        kinds, missed = deriver.coverage()
        self.file.write("covered %s\n" % text_of_coverage(kinds))
        for rule, kind in missed:
            self.file.write("uncovered %s of %s\n" % (kind, rule))

    def close(self):
        self.file.close()
        os.rename(self.name + ".new", self.name)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", metavar="DIRECTORY", default=".")
    parser.add_argument("seeds", metavar="SEED", type=int, nargs="+")
    arguments = parser.parse_args()
    specifications = Specifications()
    expectations = Expectations(specifications)
    outputs = [Output(arguments.o, seed) for seed in arguments.seeds]
    entries = list(entries_of(specifications))
    for entry in entries:
        rule, expected = specifications.rule(entry.rule), expectations.of(entry)
        for output in outputs:
            output.write_entry(entry, expected,
                               Deriver(rule, output.seed, entry.plan.everywhere))
    for i, output in enumerate(outputs):
        output.close()
        print("ok %d - seed %d: the automata accept the strings of their %d rules, %d strings"
              % (i + 1, output.seed, len(entries), output.strings))
    print("1..%d" % len(outputs))


if __name__ == "__main__":
    main()
