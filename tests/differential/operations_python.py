#!/usr/bin/env python3
"""Compares the command's split, parse, build, resolve, normalize, percent and query with two
modules of Python, rfc3986 (python3-rfc3986) and uritools (python3-uritools), allowing for
their known deviations from RFC 3986.  TAP.

    operations_python.py URIC"""

import json
import os
import random
import re
import subprocess
import sys

try:
    import rfc3986
    import uritools
except ImportError as lacking:
    print(f"1..0 # SKIP {lacking} (make deps)")
    sys.exit(os.environ.get("CI") == "true")

URIC = sys.argv[1]
BASES = ["http://a/b/c/d;p?q", "http://a", "http://a?q", "f:/a/b", "f:/a/b/../c",
         "f:a/b", "f:a", "f:", "f:/.//a", "http:///a/b", "f://h//a//b"]
SCHEMES = ["http:", "HTTP:", "f:", "mailto:", "", ""]
USERINFOS = ["", "", "u@", "U:p@", "%41@", "@"]
HOSTS = ["h", "H.Ex", "", "%48", "%7e", "[::1]", "[::FFFF:1.2.3.4]", "1.2.3.4", "[vF.A]"]
PORTS = ["", "", ":", ":80", ":0080"]
SEGMENTS = ["a", "B", "..", ".", "%2e", "%7e", "%c3%A9", "a:b", "", ";x"]


def reference(rng):
    text = rng.choice(SCHEMES)
    if rng.random() < .4:
        text += "//" + rng.choice(USERINFOS) + rng.choice(HOSTS) + rng.choice(PORTS)
    elif rng.random() < .5:
        text += rng.choice(SEGMENTS)
    text += "".join("/" + rng.choice(SEGMENTS) for _ in range(rng.randint(0, 4)))
    return text + rng.choice(["", "", "?", "?q=%41", "?a%2f"]) + rng.choice(["", "", "#", "#%7eF"])


def lines(command, texts):
    text = "".join(t + "\n" for t in texts)
    done = subprocess.run([URIC] + command, input=text, capture_output=True, text=True,
                          check=False)
    return done.stdout.split("\n")[:-1]


def fields(parts):
    return "\t".join("\\N" if part is None else str(part) for part in parts)


class Tests:
    """Compares answers; each difference must fall under a listed clause."""

    def __init__(self):
        self.number = 0

    def result(self, what, count, wrong):
        self.number += 1
        for line in wrong[:20]:
            print("#", line)
        print("not ok" if wrong or count == 0 else "ok", self.number, "-", what)

    def compare(self, what, inputs, ours, theirs, differs):
        """differs: (clause, whether (input, ours, theirs) falls under it)."""
        used = {clause: 0 for clause, _ in differs}
        wrong, count = [], 0
        if len(ours) != len(inputs):
            wrong.append(f"{len(ours)} answers to {len(inputs)}")
        for given, one, their in zip(inputs, ours, theirs):
            try:
                other = their(given)
            except Exception as error:  # a module may raise anything
                other = "! " + repr(error)
            count += 1
            if one == other:
                continue
            for clause, falls in differs:
                if falls(given, one, other):
                    used[clause] += 1
                    break
            else:
                wrong.append(f"{given}: {one}, not {other}")
        for clause, times in used.items():
            print(f"# {times} of {count}: {clause}")
            if times == 0:
                wrong.append("never occurs: " + clause)
        self.result(what, count, wrong)


def authority(text):
    match = re.match(r"([^:/?#]+:)?//([^/?#]*)", text)
    return match and match[2]


def scheme(text):
    match = re.match(r"([A-Za-z][A-Za-z0-9+.-]*):", text)
    return match and match[1]


def path(text):
    return re.match(r"([^:/?#]+:)?(//[^/?#]*)?([^?#]*)", text)[3]


def has_dots(text):
    return any(segment in (".", "..") for segment in path(text).split("/"))


def is_invented(ours, theirs):
    return (authority(ours) is None and
            ours.replace("/.//", "//", 1).lower() == theirs.lower())


def without_authority(text):
    """The path if it is empty."""
    return re.sub(r"^([^:/?#]+:)?//(?=[/?#]|$)", lambda m: m[1] or "", text)


def rootless(text):
    return authority(text) is None and not path(text).startswith("/")


# ---- resolving: (base, reference) ----

RFC3986_RESOLVES = [
    ("4.3: 'f:' is a base too; rfc3986 requires authority and path",
     lambda q, o, t: q[0] == "f:" and t.startswith("! ResolutionError")),
    ("5.2.2, strict: a reference with the base's scheme is absolute; not in rfc3986",
     lambda q, o, t: scheme(q[1]) is not None and scheme(q[1]).lower() == scheme(q[0])),
    ("3.2, 5.3: an empty authority is defined; rfc3986 drops it",
     lambda q, o, t: authority(o) == "" and authority(t) != ""),
    ("6.2: resolution normalizes nothing; rfc3986 normalizes triplets",
     lambda q, o, t: o.lower() == t.lower()),
    ("6.2.2.3: resolution keeps the base's own path; rfc3986 removes its dot-segments",
     lambda q, o, t: path(q[1]) == "" and has_dots(q[0])),
    ("5.2.4, C: '/..' leaves '/'; of rfc3986 nothing",
     lambda q, o, t: path(o) == "/" and path(t) == ""),
    ("5.2.4, C: of '/..//' one '/' goes; rfc3986 leaves one '/' of many",
     lambda q, o, t: "//" in path(o) and
     path(o).replace("/.//", "//", 1)[1:].lower() == path(t).lower()),
    ("5.2.3: a reference merged with a rootless path is rootless; rfc3986 roots it",
     lambda q, o, t: rootless(q[0]) and path(q[1]) and not path(q[1]).startswith("/")),
    ("3.3: a path that begins with '//' is guarded against becoming an authority",
     lambda q, o, t: is_invented(o, t)),
    ("5.2.4, D: '.' and '..' alone leave nothing; rfc3986 adds a root",
     lambda q, o, t: rootless(q[1]) and has_dots(q[1])),
]

URITOOLS_RESOLVES = [
    ("3.3: a path that begins with '//' is guarded against becoming an authority",
     lambda q, o, t: is_invented(o, t)),
    ("5.2.4: dot-segments of a rootless path are removed too, '..' leaving '/'; not in uritools",
     lambda q, o, t: rootless(q[0]) and not scheme(q[1]) or scheme(q[1]) and rootless(q[1])),
]


def resolves(tests, texts):
    for name, theirs, differs in (
            ("rfc3986", lambda q: rfc3986.uri_reference(q[1]).resolve_with(q[0]).unsplit(),
             RFC3986_RESOLVES),
            ("uritools", lambda q: uritools.urijoin(q[0], q[1], strict=True),
             URITOOLS_RESOLVES)):
        inputs = [(base, text) for base in BASES for text in texts]
        ours = [o for base in BASES for o in lines(["resolve", "--base=" + base], texts)]
        tests.compare(f"{name} resolves to the same target unless the RFC decides otherwise",
                      inputs, ours, [theirs] * len(inputs), differs)


# ---- operations on one reference ----

EMPTY_USERINFO = ("3.2.1: a userinfo may be empty; rfc3986 then finds no authority",
                  lambda s, o, t: (authority(s) or "").startswith("@"))

RFC3986_NORMALIZES = [
    ("6.2.2.3, 5.2.4: dot-segments of relative references stay; rfc3986 removes them",
     lambda s, o, t: scheme(s) is None and has_dots(s)),
    ("6.2.3: the scheme's step removes an empty port, not the syntax's",
     lambda s, o, t: (authority(s) or "").endswith(":")),
    ("3.2: an empty authority is defined; rfc3986 drops it",
     lambda s, o, t: authority(s) == ""),
    EMPTY_USERINFO,
    ("6.2.2.1: triplets of hosts are upper case too; rfc3986 keeps theirs",
     lambda s, o, t: "%" in (authority(s) or "") and o.lower() == t.lower()),
    ("5.2.4, C: '/..' leaves '/'; of rfc3986 nothing",
     lambda s, o, t: path(o) == "/" and path(t) == ""),
    ("5.2.4, C: of '/..//' one '/' goes; rfc3986 leaves one '/' of many",
     lambda q, o, t: "//" in path(o) and
     path(o).replace("/.//", "//", 1)[1:].lower() == path(t).lower()),
    ("3.3: a path that begins with '//' is guarded against becoming an authority",
     lambda s, o, t: is_invented(o, t)),
    ("5.2.4: in a rootless path '..' leaves '/', and dots alone leave nothing",
     lambda s, o, t: rootless(s) and has_dots(s)),
]

RFC3986_SPLITS = [
    ("3.3: a path is always defined, though perhaps empty; None in rfc3986",
     lambda s, o, t: path(s) == "" and authority(s) != ""),
    ("3.2: an authority may be empty; None in rfc3986",
     lambda s, o, t: authority(s) == ""),
]

RFC3986_PARSES = [
    ("3.2.3: an empty port is defined; None in rfc3986",
     lambda s, o, t: (authority(s) or "").endswith(":") and o + "\\N" == t),
    ("3.2.2: a host may be empty; None in rfc3986",
     lambda s, o, t: authority(s) == ""),
    EMPTY_USERINFO,
]

URITOOLS_PARSES = [
    ("3.2.2: an IP literal keeps brackets and spelling; uritools gives the address",
     lambda s, o, t: "[" in (authority(s) or "")),
    ("6.2.2: parsing normalizes nothing; uritools decodes the host, in lower case",
     lambda s, o, t: o != o.lower() or "%" in o),
]

RFC3986_COMPOSES = [
    ("3.2, 5.3: an empty authority is defined; rfc3986 drops it",
     lambda s, o, t: authority(s) == "" and without_authority(s) == t),
]

URITOOLS_COMPOSES = [
    ("3.2.3: an empty port stays with its ':'; uritools drops it",
     lambda s, o, t: (authority(s) or "").endswith(":")),
    ("5.3: recomposition changes no case; uritools lower-cases schemes and hosts",
     lambda s, o, t: s.lower() == t.lower()),
    ("3.2.2: an IPv6address keeps its spelling; uritools rewrites it",
     lambda s, o, t: "[" in (authority(s) or "")),
]


def parsed_by_uritools(text):
    parts = uritools.urisplit(text)
    host = None if parts.authority is None else parts.gethost()
    return fields((parts.userinfo, host, parts.port))


def composed_by_uritools(text):
    """The inputs that need no encoding: uritools encodes every "%"."""
    return uritools.uricompose(*uritools.urisplit(text))


def references(tests, texts):
    every = [
        ("rfc3986 normalizes", ["normalize", "--steps=case,dots"],
         rfc3986.normalize_uri, RFC3986_NORMALIZES, texts),
        ("rfc3986 splits", ["split"],
         lambda s: fields(rfc3986.uri_reference(s)[:5]), RFC3986_SPLITS, texts),
        ("uritools splits", ["split"], lambda s: fields(uritools.urisplit(s)), [], texts),
        ("rfc3986 parses authorities", ["parse", "--fields=userinfo,host,port"],
         lambda s: fields(getattr(rfc3986.uri_reference(s), p)
                          for p in ("userinfo", "host", "port")), RFC3986_PARSES, texts),
        ("uritools parses authorities", ["parse", "--fields=userinfo,host,port"],
         parsed_by_uritools, URITOOLS_PARSES, texts)]
    for what, command, theirs, differs, inputs in every:
        tests.compare(what + " into the same parts unless the RFC decides otherwise", inputs,
                      lines(command, inputs), [theirs] * len(inputs), differs)
    plain = [text for text in texts if "%" not in text and "[v" not in text]
    for what, theirs, differs, inputs in (
            ("rfc3986", lambda s: rfc3986.uri_reference(s).unsplit(), RFC3986_COMPOSES,
             texts),
            ("uritools", composed_by_uritools, URITOOLS_COMPOSES, plain)):
        tests.compare(what + " composes the same unless the RFC decides otherwise", inputs,
                      lines(["build"], lines(["parse"], inputs)), [theirs] * len(inputs),
                      differs)


# ---- percent-encoding, queries ----

ALLOWED = {"userinfo": "!$&'()*+,;=:", "reg-name": "!$&'()*+,;=", "segment": "!$&'()*+,;=:@",
           "path": "!$&'()*+,;=:@/", "query": "!$&'()*+,;=:@/?",
           "fragment": "!$&'()*+,;=:@/?"}


def codes(tests, rng):
    texts = ["".join(chr(rng.randint(32, 126)) for _ in range(rng.randint(0, 20)))
             for _ in range(2000)]
    for component, safe in ALLOWED.items():
        tests.compare(f"uritools agrees on encoding for {component}", texts,
                      lines(["percent", "encode", "--for=" + component], texts),
                      [lambda s, safe=safe: uritools.uriencode(s, safe).decode()] * len(texts),
                      [])
    encoded = [uritools.uriencode(text).decode() for text in texts]
    tests.compare("uritools agrees on decoding", encoded,
                  [line.replace("\\\\", "\\") for line in lines(["percent", "decode"], encoded)],
                  [uritools.uridecode] * len(encoded), [])
    pairs = ["&".join(rng.choice(["a", "b%20c", "", "%26"]) +
                      rng.choice(["", "=", "=1", "=x=%3D", "=%41+"])
                      for _ in range(rng.randint(0, 4))) for _ in range(1000)]
    tests.compare("uritools agrees on the pairs of queries", pairs,
                  [json.loads(line) for line in lines(["query", "--raw"], pairs)],
                  [lambda s: [list(p) for p in uritools.urisplit("?" + s).getquerylist()]] *
                  len(pairs), [])


def main():
    rng = random.Random(3986)
    texts = [reference(rng) for _ in range(4000)]
    errors = lines(["parse", "-q", "--fields=error"], texts)
    texts = [text for text, error in zip(texts, errors) if error == "\\N"]
    tests = Tests()
    resolves(tests, texts[:1200])
    references(tests, texts)
    codes(tests, rng)
    print(f"1..{tests.number}")


main()
