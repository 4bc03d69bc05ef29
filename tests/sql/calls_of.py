"""Writes calls of the SQL functions for answers.c, which defines their format, and for the
engines, whose answers must be the same.

  calls_of.py [--all] [--seed NUMBER] [--random NUMBER] [FUNCTION...] > FILE

Each function of src/engines/functions.tsv, or each one named, is called with each of these texts as
its first argument, and with others, drawn from those that suit them:

  - every string of one byte, and of two over one member of each class of bytes; with --all of
    two bytes, and of three over those members;
  - references, log lines and prose from the fixtures and samples, and random mutations of them:
    --random of them (1000 by default; 20000 with --all).

Calls of a function with as many arguments are next to each other.  A seed gives the same calls
on every machine."""
import argparse
import itertools
import pathlib
import random
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent

# One member of each class of bytes that the grammar tells apart, and some that engines do: NUL,
# a control character, UTF-8 of two bytes in pieces, a byte that no UTF-8 has.
CLASSES = b"/?#:@[]%&=+.-_~!;,09aAfgvxZ \"<\\\x00\n\x7f\xc3\xa4\xff"

NAMES = {
    "rule": ["URI-reference", "URI", "absolute-URI", "absolute_URI", "relative-ref",
             "authority", "host", "IPv6address", "IPv4address", "origin-form",
             "absolute-form", "authority-form", "asterisk-form", "request-target", "Host"],
    "steps": ["percent", "case", "dots", "scheme", "ipv6", "syntax", "all", "none",
              "percent,case", "dots,scheme,ipv6", "case,case"],
    "rung": ["string", "syntax", "scheme"],
    "component": ["userinfo", "reg-name", "reg_name", "path", "segment", "query", "fragment",
                  "form"],
    "part": ["scheme", "userinfo", "host", "port", "path", "query", "fragment", "authority",
             "user", "password", "segment:1", "segment:2", "segment:-1", "segment:-2",
             "segment:0", "segment:99999999999999999999999", "parameter-at:1",
             "parameter-at:2", "parameter-at:3", "parameter-at:-1", "parameter:a", "parameter:",
             "parameter:a%20b", "parameter:a b"],
    "if_refused": ["null", "keep", "fail"],
    "format": ["common", "combined", "vhost", "nginx", "elb", "alb", "haproxy", "json:url",
               "%h \"%r\" %>s", "custom:$remote_addr \"$request\""],
}
UNKNOWN = ["", "x", "URI,", "dots,", ",", "segment", "segment:", "segment:x", "segment:-",
           "parameter", "w3c", "json:", "%h%u", "%", "\t\x1b[31m\u00e4", "x" * 300]
NUMBERS = [0, 1, 2, 3, 4, -1, -2, -3, 100, -100, 2**31 - 1, -2**31]
KEYS = ["a", "b", "", "x", "%61", "a b", "a+b", "\u00e4", "q", "k"]
VALUES = ["", "x", "8080", "a/b", "/a/b", "//a", "a:b", "..", ".", "%2e", "%", "a b", "\u00e4",
          "a=b", "a&b", "[::1]", "h:80", "me@h:80", "a#b", "a?b", "https", "me:pw"]
REFERENCES = ["", "http://a/b/c/d;p?q", "http://example.com", "a", "../g", "//h:80/?a=1&b=%41", "?a=1&&b=2&",
              "file:///etc/hosts", "mailto:me@h", "urn:a:b", "a/b/../c?a#d", "HTTP://H:80/%7e",
              "/a//b/./c/", "http://[::1]:8080/", "http://me:pw@0x7f.1/", "s:", "s://", "?", "#"]


def fixtures():
    """What is in quotes in the fixtures, and lines of logs and of prose."""
    found = []
    for path in sorted((TOP / "tests/fixtures").rglob("*.txt")):
        text = path.read_text(errors="surrogateescape")
        found += re.findall(r'"([^"\n]*)"', text)
        if path.parent.name in ("find", "log"):
            found += [re.sub("^line ", "", line) for line in text.splitlines()]
    for path in sorted((TOP / "tests/samples").glob("*.log")):
        found += path.read_text(errors="surrogateescape").splitlines()[:30]
    texts = [text.encode(errors="surrogateescape") for text in found if len(text) < 2000]
    return sorted(set(texts))


def mutated(rng, corpus):
    """A text with a few bytes deleted, inserted, replaced or doubled, or joined with another."""
    text = bytearray(rng.choice(corpus))
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(text))
        how = rng.randrange(5)
        if how == 0:
            del text[at:at + rng.randint(1, 4)]
        elif how == 1:
            text[at:at] = bytes([rng.choice(CLASSES)])
        elif how == 2:
            text[at:at + 1] = bytes([rng.randrange(256)])
        elif how == 3:
            text[at:at] = text[at:at + rng.randint(1, 8)]
        else:
            text[at:] = rng.choice(corpus)[-rng.randint(1, 20):]
    return bytes(text)


def all_texts(rng, options):
    corpus = fixtures() + [text.encode() for text in REFERENCES]
    yield b""
    yield from (bytes([byte]) for byte in range(256))
    members = sorted(set(CLASSES))
    if options.all:
        yield from map(bytes, itertools.product(range(256), repeat=2))
        yield from map(bytes, itertools.product(members, repeat=3))
    else:
        yield from map(bytes, itertools.product(members, repeat=2))
    yield from corpus
    for _ in range(options.random):
        yield mutated(rng, corpus)


def functions():
    """Name, types of the arguments, how many of them are required."""
    for line in (TOP / "src/engines/functions.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, arguments = line.split("\t")[:2]
            given = arguments.split(", ")
            yield (name, [argument.strip("[]").split(":") for argument in given],
                   sum(not argument.startswith("[") for argument in given))


def drawn(rng, argument, texts):
    """An argument other than the first: most often one that suits."""
    name, kind = argument
    if kind == "integer":
        return str(rng.choice(NUMBERS))
    if rng.random() < 0.02:
        return "NULL"
    if kind in NAMES:
        names = UNKNOWN if rng.random() < 0.05 else NAMES[kind]
        return written(rng.choice(names).encode())
    if rng.random() < 0.1:
        return written(rng.choice(texts))
    few = {"key": KEYS, "value": VALUES}.get(name, REFERENCES)
    return written(rng.choice(few).encode())


def written(text):
    return "=" + text.hex()


def calls(rng, name, arguments, required, texts):
    """With as many arguments as are required, then with more."""
    for n in range(required, len(arguments) + 1):
        yield " ".join([name] + ["NULL"] * n)
        for text in texts:
            rest = [drawn(rng, argument, texts) for argument in arguments[1:n]]
            first = written(text)
            if arguments[0][0] in ("base", "a") and rng.random() < 0.7:
                first, rest[0] = drawn(rng, arguments[0], texts), first
            yield " ".join([name, first] + rest)


def main():
    parser = argparse.ArgumentParser(description="calls of the SQL functions")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", type=int, default=3986)
    parser.add_argument("--random", type=int)
    parser.add_argument("functions", nargs="*")
    options = parser.parse_args()
    if options.random is None:
        options.random = 20000 if options.all else 1000
    texts = list(all_texts(random.Random(options.seed), options))
    known = list(functions())
    unknown = set(options.functions) - {name for name, _, _ in known}
    if unknown:
        sys.exit("calls_of.py: no such function: " + ", ".join(sorted(unknown)))
    for name, arguments, required in known:
        if not options.functions or name in options.functions:
            rng = random.Random("%d %s" % (options.seed, name))
            for call in calls(rng, name, arguments, required, texts):
                print(call)


main()
