#!/usr/bin/env python3
"""Compares the command's resolve and relate with Perl's URI (liburi-perl) and uriparser,
allowing for their known deviations from RFC 3986.  TAP.

    operations.py URIC PEER        PEER: tests/differential/operations_uriparser.c, compiled"""

import random
import subprocess
import sys

URIC, PEER = sys.argv[1:3]

BASES = ["http://a/b/c/d;p?q", "http://a", "http://a?q", "f:/a/b", "f:/a/b/../c",
         "f:a/b", "f:a", "f:", "f:/.//a", "http:///a/b", "f://h//a//b"]

SEGMENTS = ["a", "b", "", ".", "..", "a:b", "...", "%2E%2E", ";x"]


def references(rng, n):
    """Valid references, and those of 5.4."""
    yield from ["g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s",
                ";x", "g;x", "g;x?y#s", "", ".", "./", "..", "../", "../g", "../..",
                "../../", "../../g", "../../../g", "../../../../g", "/./g", "/../g",
                "g.", ".g", "g..", "..g", "./../g", "./g/.", "g/./h", "g/../h",
                "g;x=1/./y", "g;x=1/../y", "g?y/./x", "g?y/../x", "g#s/./x",
                "g#s/../x", "http:g"]
    for _ in range(n):
        path = "/".join(rng.choice(SEGMENTS) for _ in range(rng.randint(0, 5)))
        kind = rng.randint(0, 5)
        if kind == 0:
            head = "f:"
        elif kind == 1:
            head, path = "//h", "/" + path
        else:
            head = ""
            if ":" in path.split("/")[0]:
                path = "./" + path
        if not head.startswith("//") and path.startswith("//"):
            path = "/." + path
        tail = rng.choice(["", "", "?q", "#s", "?#"])
        yield head + path + tail


def lines(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1]


PERL = r"""
use URI; my $base = shift; binmode STDOUT;
while (<STDIN>) { chomp; print URI->new_abs($_, $base)->as_string, "\n"; }
"""


PERL_RELATES = r"""
use URI; my $base = shift; binmode STDOUT;
while (<STDIN>) { chomp; print URI->new($_)->rel($base)->as_string, "\n"; }
"""


def path_of(uri):
    rest = uri.split("#")[0].split("?")[0]
    head, colon, tail = rest.partition(":")
    rest = tail if colon and "/" not in head else rest
    if rest.startswith("//"):
        return "/" + rest[2:].partition("/")[2] if "/" in rest[2:] else ""
    return rest


def has_authority(uri):
    return uri.partition(":")[2].startswith("//")


def invented(ours, theirs):
    return not has_authority(ours) and ours.replace("/.//", "//", 1) == theirs


INVENTED = ("3.3: a path that begins with '//' is guarded against becoming an authority; not by {}",
            lambda b, r, ours, theirs: invented(ours, theirs))


def named(clause, peer):
    return clause[0].format(peer), clause[1]


# Each a clause, and a test whether a peer's different answer falls under it.
PERL_DIFFERS = [
    named(INVENTED, "Perl"),
    ("5.2.4: a surplus '..' is dropped; Perl keeps it",
     lambda b, r, ours, theirs: "/.." in theirs or theirs.endswith("..")),
    ("5.2.2: dot-segments of a reference with a scheme are removed too; Perl keeps them",
     lambda b, r, ours, theirs: r.startswith("f:") and theirs == r),
    ("5.2.2: dot-segments of '//h/...' are removed too; Perl keeps them",
     lambda b, r, ours, theirs: r.startswith("//") and theirs == b.split(":")[0] + ":" + r),
    ("5.2.2: dot-segments of '/...' are removed too; Perl keeps them",
     lambda b, r, ours, theirs: r.startswith("/") and theirs.endswith(r)),
    ("5.2.3: a reference merged with a rootless path is rootless; Perl roots it",
     lambda b, r, ours, theirs: not has_authority(b) and not path_of(b).startswith("/")),
]

def unguarded(uri):
    """Without uriparser's guard at the start of a path."""
    for guard, plain in (("/.//", "//"), (":./", ":"), ("/./", "/")):
        if guard in uri:
            return uri.replace(guard, plain, 1)
    return uri


URIPARSER_DIFFERS = [
    named(INVENTED, "uriparser"),
    ("3.3: no guard after an authority or without '//'; uriparser writes one",
     lambda b, r, ours, theirs: ours == unguarded(theirs)),
    ("5.2.4: '..' that removes the first segment leaves '/'; not with uriparser",
     lambda b, r, ours, theirs: not has_authority(b) and not path_of(b).startswith("/")
     or r.startswith("f:")),
]


def compare(number, name, peer, differs, texts):
    used = {clause: 0 for clause, _ in differs}
    count, wrong = 0, []
    for base in BASES:
        text = "".join(r + "\n" for r in texts)
        ours = lines([URIC, "resolve", "--base=" + base], text)
        theirs = lines(peer(base), text)
        if len(ours) != len(texts) or len(theirs) != len(texts):
            wrong.append(f"{base}: {len(ours)} and {len(theirs)} answers")
            continue
        for r, o, t in zip(texts, ours, theirs):
            count += 1
            if o == t:
                continue
            for clause, falls in differs:
                if falls(base, r, o, t):
                    used[clause] += 1
                    break
            else:
                wrong.append(f"{base} + {r}: {o}, {name} {t}")
    for clause, n in used.items():
        print(f"# {name}: {n} of {count}: {clause}")
        if n == 0:
            wrong.append("never occurs: " + clause)
    for line in wrong[:20]:
        print("#", line)
    print("not ok" if wrong or count == 0 else "ok", number, "-",
          f"{name} resolves to the same target unless the RFC decides otherwise")


def relate(number, name, peer, texts):
    """No peer has a shorter reference to the same target."""
    count, astray, longer, wrong = 0, 0, 0, []
    for base in BASES:
        def resolved(some):
            return lines([URIC, "resolve", "--base=" + base], "".join(r + "\n" for r in some))
        targets = resolved(texts)
        text = "".join(target + "\n" for target in targets)
        ours = lines([URIC, "relate", "--base=" + base], text)
        theirs = lines(peer(base), text)
        wanted = resolved(targets)
        for target, want, o, t, back, other in zip(targets, wanted, ours, theirs,
                                                   resolved(ours), resolved(theirs)):
            count += 1
            if back != want:
                wrong.append(f"{base}, {target}: {o}, which is {back}")
            elif other != want:
                astray += 1
            elif len(t) < len(o):
                wrong.append(f"{base}, {target}: {o}, {name} {t}")
            else:
                longer += len(t) > len(o)
    for line in wrong[:20]:
        print("#", line)
    print(f"# of {count}, {name} has {longer} longer, {astray} with another target (5.2.2)")
    print("not ok" if wrong or count == 0 or count == astray else "ok", number, "-",
          f"{name} has no shorter reference")


def main():
    rng = random.Random(3986)
    texts = list(references(rng, 2000))
    print("1..4")
    compare(1, "Perl's URI", lambda base: ["perl", "-e", PERL, base], PERL_DIFFERS, texts)
    compare(2, "uriparser", lambda base: [PEER, base], URIPARSER_DIFFERS, texts)
    relate(3, "Perl's URI", lambda base: ["perl", "-e", PERL_RELATES, base], texts)
    relate(4, "uriparser", lambda base: [PEER, base, "relate"], texts)


main()
