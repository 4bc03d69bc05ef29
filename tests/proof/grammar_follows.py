#!/usr/bin/env python3
"""Edits rules of grammar/rfc3986.rl and checks that everything follows the edits.

    grammar_follows.py [--texts | --each | EDIT...]

First, that the texts that all edits replace are still there; --texts checks no more.  Then the
dozen edits are made, several in one tree if none changes what another decides; --each makes
every edit in a tree of its own.  The tree is copied, the rules are edited there and in
tests/abnf/, the generated files are regenerated, and the library and the command are built.  On
each instruction set of this machine:

  - tests/proof/prove.py proves that the edited grammar equals the edited ABNF, and not the
    RFC's.  Its proof about marks is ignored: it requires that no event fires on a byte after
    which the input may not end.  An edit may fire harmless ones, and the longest prefix is
    compared below;
  - one-shot, batch, stream, pieces and prefix answer as the plain automaton of the edited
    grammar (tests/proof/follows.c), for every rule, on some thousand strings near those that
    the edit decides;
  - `uric check`, `uric find`, and commands that encode, convert and repair answer as listed
    below.

One edit also builds uric.wasm, whose verdicts have to change as well (clang, lld, node).

An EDIT is a name from the list, and is made in a tree of its own.  Prints TAP.  In the environment:
BUILD, whose objects are used where the grammar does not matter; CC; MAKE; RAGEL, RE2C and
PYTHON for grammar/tools/generate."""
import filecmp
import os
import random
import re
import shutil
import subprocess
import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

from grammar_sources import generated_from

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
BUILD = os.environ.get("BUILD", "build")
CC = os.environ.get("CC", "cc").split()
MAKE = os.environ.get("MAKE", "make").split()
# What is compiled for an edit runs for a second.
CFLAGS = "-O0"
# Rebuilt with the grammar of each tree.
PARTS_OF_A_TREE = ("Makefile", "grammar", "gen", "src", "tests", "bench/bench.mk",
                   "bench/parse/marks.h")
# The scanners to compare with the ABNF.
PROOF = """
import sys
import prove
tap, specifications = prove.Tap(), prove.Expectations()
tap.test("classes", lambda: prove.prove_classes(specifications.uri))
for source in "parse.rl", "rules.rl":
    prove.prove_scanner(tap, prove.find_ragel(), source, specifications)
sys.exit(1 if tap.failed else 0)
"""
# Scanners that no library, command or proof here has: those of other tests, and of uric_http.c.
ELSEWHERE = {"grammar/machines/%s.rl" % name
             for name in ("reference", "parse_ragel", "http_parse", "http_rules")}
RULES = 15
MOST_STRINGS = 3000
ABOUT_MARKS = "marks the longest valid prefix"
ABOUT_KINDS = "tells the kinds of host"

# grammar, abnf and, for rules that tolerance.abnf has, tolerant are (a text that occurs once, its
# replacement).  With the edit, a rule
# matches the strings of gains and no longer those of loses. finds are URIs that the search in
# text finds only with the edit (True) or only without it (False). ambiguous says why one
# string may then be of two kinds; overwritten says why the parts of a prefix may differ from
# those marked at its end: the proof of such a rule is left out, and the result says so.  writes
# are (a command's words, its input, the output without and with the edit; None: it is refused).
Edit = namedtuple("Edit", "name grammar abnf gains loses finds tolerant writes ambiguous "
                  "overwritten wasm", defaults=((), (), "", "", False))

REG_DELIMS = """reg-delims    = "$" / "&" / "'" / "(" / ")"
              / "*" / "+" / "," / ";" / "="
"""

EDITS = (
    Edit("port of a digit or more",
         ("port          = DIGIT* %port_end ;", "port          = DIGIT+ %port_end ;"),
         ("port          = *DIGIT", "port          = 1*DIGIT"),
         [],
         [("URI-reference", "//h:"), ("URI", "http://user@h:/p?q"), ("Host", "h:"),
          ("authority", "[::1]:"), ("authority", "1.2.3.4:")],
         [("http://h.example:/p", False)]),
    Edit("dec-octet with leading zeros",
         ("| 0x31..0x39 DIGIT        # 10-99", '| "0" DIGIT{1,2} | 0x31..0x39 DIGIT'),
         ("/ %x31-39 DIGIT         ; 10-99", '/ "0" 1*2DIGIT / %x31-39 DIGIT'),
         [("IPv4address", "010.1.1.1"), ("IPv4address", "192.168.001.09"),
          ("IPv6address", "::ffff:010.1.1.1"), ("URI", "http://[::01.2.3.4]/")],
         [],
         [("http://[::01.2.3.4]/", True)]),
    Edit("userinfo without a colon",
         ('userinfo      = ( unreserved | pct_encoded | sub_delims | ":"\n',
          "userinfo      = ( unreserved | pct_encoded | sub_delims\n"),
         ('userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )',
          "userinfo      = *( unreserved / pct-encoded / sub-delims )"),
         [],
         [("URI-reference", "//u:p@h"), ("URI", "ftp://user:%41@ftp.example:21/"),
          ("authority", ":@"), ("authority", "1:2:3@h")],
         [("ftp://user:secret@ftp.example/", False)],
         tolerant=('userinfo      = *( unreserved / pct-encoded / sub-delims / ":"\n',
                   "userinfo      = *( unreserved / pct-encoded / sub-delims\n"),
         writes=[("percent encode --for=userinfo", "u:p", "u:p", "u%3Ap")]),
    Edit("zone id in IPv6address",
         (')? "::" ) %IPv6address_end ;',
          ')? "::" ) ( ( "%" | percent ) "25" ( unreserved | pct_encoded | percent HEXDIG HEXDIG )+ )?'
          ' %IPv6address_end ;'),
         ("IPv6address   =   ", 'IPv6address   = IPv6bare [ "%25" 1*( unreserved / '
                                'pct-encoded ) ]\nIPv6bare      =   '),
         [("IPv6address", "fe80::1%25en0"), ("URI-reference", "//[fe80::a%25eth0.1]:8/"),
          ("host", "[1:2:3:4:5:6:7:8%25a%20b]"), ("Host", "[::1.2.3.4%251]:80")],
         [],
         [("http://[fe80::1%25en0]/", True)],
         tolerant=("percent       = %x02\n", 'percent       = %x02\n'
                   'IPv6address   = IPv6bare [ ( "%" / percent ) "25" 1*( unreserved / '
                   'pct-encoded / percent HEXDIG HEXDIG ) ]\n')),
    Edit("no IPvFuture",
         ('IP_literal    = "[" ( IPv6address | IPvFuture ) "]" ;',
          'IP_literal    = "[" IPv6address "]" ;'),
         ('IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"',
          'IP-literal    = "[" IPv6address "]"'),
         [],
         [("URI-reference", "//[v1.x]"), ("host", "[VF.a:b]"), ("Host", "[v0.-]:1"),
          ("URI", "ab://u@[v1.:]/p")],
         [("http://[v1.x]/", False)]),
    Edit("fragment without a question mark",
         ('fragment      = ( pchar | "/" | "?" )* %fragment_end ;',
          'fragment      = ( pchar | "/" )* %fragment_end ;'),
         ('fragment      = *( pchar / "/" / "?" )', 'fragment      = *( pchar / "/" )'),
         [],
         [("URI-reference", "#?"), ("URI", "http://h/a?b#c?d"), ("relative-ref", "p#/?")],
         [("http://h.example/#a?b", False)],
         writes=[("percent encode --for=fragment", "a?b", "a?b", "a%3Fb"),
                 ("iri --to=uri", "#a?b", "#a?b", None),
                 ("iri --to=iri", "#a?b", "#a?b", None)]),
    Edit("scheme of two letters or more",
         ('scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ;',
          'scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )+ ;'),
         ('scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )',
          'scheme        = ALPHA 1*( ALPHA / DIGIT / "+" / "-" / "." )'),
         [],
         [("URI", "a:b"), ("URI-reference", "z://h/"), ("absolute-URI", "x:"),
          ("absolute-form", "h:80")],
         []), # the search requires a known scheme
    Edit("colon in path-noscheme",
         ('segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" | tolerated )+ ;',
          'segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" | ":" | tolerated )+ ;'),
         ('segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )',
          'segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" / ":" )'),
         [("URI-reference", "1:b"), ("relative-ref", "a:b/c"), ("URI-reference", ":"),
          ("relative-ref", "a_%41:")],
         [],
         [],
         tolerant=('segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" / ',
                   'segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" / ":" / '),
         writes=[("iri --to=uri", "1:\u00e9", None, "1:%C3%A9")],
         ambiguous='"a://h" is a URI with a host and a path-noscheme'),
    Edit("IPv4address of three octets",
         ('IPv4address   = dec_octet "." dec_octet "." dec_octet "." dec_octet ;',
          'IPv4address   = dec_octet "." dec_octet "." dec_octet ;'),
         ('IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet',
          'IPv4address   = dec-octet "." dec-octet "." dec-octet'),
         [("IPv4address", "1.2.3"), ("IPv6address", "::255.2.3"),
          ("URI", "http://[1:2:3:4:5:6:7.8.9]/")],
         [("IPv4address", "1.2.3.4"), ("IPv6address", "::255.2.3.4"),
          ("URI", "http://[::1.2.3.4]/")],
         [("http://[::1.2.3]/", True), ("http://[::1.2.3.4]/", False)]),
    Edit("sub-delims without an apostrophe",
         ('sub_delims    = "!" | "$" | "&" | "\'" | "("',
          'sub_delims    = "!" | "$" | "&" | "("'),
         ('sub-delims    = "!" / "$" / "&" / "\'" / "("',
          'sub-delims    = "!" / "$" / "&" / "("'),
         [],
         [("URI-reference", "a'b"), ("URI", "http://h'/p'q?r's#t'u"), ("authority", "u'@h"),
          ("origin-form", "/it's"), ("host", "[v1.']")],
         [("http://h.example/it's/there", False)],
         writes=[("percent encode --for=path", "it's", "it's", "it%27s"),
                 ("percent encode --for=query", "it's", "it's", "it%27s"),
                 ("repair --tolerate=log", "/it's|", "/it's%7C", None)]),
    Edit("non-empty reg-name",
         ("| percent HEXDIG HEXDIG | ucschar )* ;",
          "| percent HEXDIG HEXDIG | ucschar )+ ;"),
         ("reg-name      = *( unreserved / pct-encoded / sub-delims )",
          "reg-name      = 1*( unreserved / pct-encoded / sub-delims )"),
         [],
         [("URI-reference", "///p"), ("URI", "file:///etc/hosts"), ("host", ""),
          ("authority", "user@"), ("Host", ":80")],
         [("file:///etc/hosts", False)],
         tolerant=("reg-name      = *( unreserved", "reg-name      = 1*( unreserved"),
         writes=[("iri --to=uri", "///\u00e9", "///%C3%A9", None)],
         overwritten='after "//user@" the host starts anew and may not be empty'),
    Edit("reg-name without an exclamation mark",
         ("reg_name      = ( unreserved | pct_encoded | sub_delims\n",
          'reg_name      = ( unreserved | pct_encoded | ( sub_delims - "!" )\n'),
         ("reg-name      = *( unreserved / pct-encoded / sub-delims )",
          "reg-name      = *( unreserved / pct-encoded / reg-delims )\n" + REG_DELIMS),
         [],
         [("URI-reference", "//a!b"), ("URI", "http://u!@a!/p!?q!#f!"), ("host", "!"),
          ("authority", "u@a!:1"), ("Host", "a!:80")],
         [("http://h.example!/a", False)],
         tolerant=("reg-name      = *( unreserved / pct-encoded / sub-delims\n",
                   "reg-name      = *( unreserved / pct-encoded / reg-delims\n"),
         writes=[("percent encode --for=reg-name", "a!b", "a!b", "a%21b"),
                 ("percent encode --for=path", "a!b", "a!b", "a!b"),
                 ("percent encode --for=userinfo", "a!b", "a!b", "a!b"),
                 ("iri --to=uri", "//a!\u00e9/", "//a!%C3%A9/", None),
                 ("iri --to=iri", "//a!%C3%A9/", "//a!\u00e9/", None),
                 ("repair --tolerate=log", "//a!/|", "//a!/%7C", None),
                 ("repair --tolerate=log", "//u!@h/!|", "//u!@h/!%7C", "//u!@h/!%7C")],
         wasm=True),
    Edit("h16 of one digit",
         ("h16           = HEXDIG{1,4} ;", "h16           = HEXDIG ;"),
         ("h16           = 1*4HEXDIG", "h16           = HEXDIG"),
         [],
         [("IPv6address", "2001:db8::1"), ("host", "[::ffff:1.2.3.4]"),
          ("URI", "http://[fe80::1]:80/"), ("URI-reference", "//[1:2:3:4:5:6:7:80]")],
         [("http://[fe80::1]/", False)]),
)
# Edits made in one tree: none changes what another's strings are.  An edit that leaves out a check
# is alone.
TOGETHER = (
    ("port of a digit or more", "dec-octet with leading zeros",
     "fragment without a question mark", "sub-delims without an apostrophe"),
    ("userinfo without a colon", "no IPvFuture", "scheme of two letters or more",
     "zone id in IPv6address", "reg-name without an exclamation mark"),
    ("IPv4address of three octets", "h16 of one digit"),
    ("colon in path-noscheme",),
    ("non-empty reg-name",),
)
# Matched by every grammar, to detect an edit that breaks everything.
UNTOUCHED = [("URI", "http://user@h.example:80/a/%41;b?c=d&e#f"), ("IPv6address", "::1"),
             ("host", "[1:2::3]"), ("origin-form", "/p/q?r"), ("Host", "h:8"),
             ("request-target", "*"), ("authority-form", "h.example:443")]
FOUND_ALWAYS = "http://h.example/a/b"


class Wrong(Exception):
    pass


def run(command, cwd, text=b"", env=None, good=(0,)):
    """The command's output; a failure reports the command and its output."""
    done = subprocess.run(command, cwd=cwd, input=text, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env=dict(os.environ, **(env or {})))
    if done.returncode not in good:
        raise Wrong("%s ended with status %d:\n%s" % (
            " ".join(command)[:200], done.returncode,
            done.stdout.decode("latin-1")[-3000:]))
    return done.returncode, done.stdout


def replace_once(path, old, new):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if text.count(old) != 1:
        raise Wrong("%s has %r %d times" % (path, old, text.count(old)))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(old, new))


# --- trees ---------------------------------------------------------------------

def copy_tree(source, tree, build):
    """Copies the file's times too, so that make sees what is up to date."""
    shutil.rmtree(tree, ignore_errors=True)
    for part in PARTS_OF_A_TREE + ((build,) if build else ()):
        if os.path.isdir(os.path.join(source, part)):
            shutil.copytree(os.path.join(source, part), os.path.join(tree, part))
        elif os.path.exists(os.path.join(source, part)):
            os.makedirs(os.path.dirname(os.path.join(tree, part)), exist_ok=True)
            shutil.copy2(os.path.join(source, part), os.path.join(tree, part))


def files_below(directory):
    return sorted(os.path.relpath(os.path.join(folder, name), directory)
                  for folder, _, names in os.walk(directory) for name in names)


def generate(tree):
    """Regenerates what the edited rules are part of; unchanged files keep their times."""
    sources = [name for name in generated_from("grammar/rfc3986.rl") if name not in ELSEWHERE]
    run(["sh", "grammar/tools/generate", "new"], tree, env={"SOURCES": " ".join(sources)})
    changed = []
    for name in files_below(os.path.join(tree, "new")):
        new, old = os.path.join(tree, "new", name), os.path.join(tree, "gen", name)
        if not os.path.exists(old) or not filecmp.cmp(new, old, shallow=False):
            shutil.copyfile(new, old)
            changed.append(name)
    shutil.rmtree(os.path.join(tree, "new"))
    return changed


def build(tree, jobs):
    """The library and the command, linked so that FOLLOWS_ISA chooses the instruction set."""
    run(MAKE + ["-s", "-j%d" % jobs, "BUILD=build", "CFLAGS=" + CFLAGS, "build/uric"], tree,
        env={"MAKEFLAGS": "", "MFLAGS": "", "BUILD": "build"})
    compile_ = CC + ["-std=c99", CFLAGS, "-Isrc/include", "-Isrc/library", "-Isrc", "-Igen",
                     "-Ibench", "-Itests"]
    run(["ragel", "-L", "-T0", "-I", "grammar", "tests/proof/follows.rl",
         "-o", "build/follows_automaton.c"], tree)
    run(compile_ + ["-c", "-o", "build/follows_isa.o", "tests/proof/follows_isa.c"], tree)
    run(compile_ + ["-o", "build/follows", "tests/proof/follows.c", "build/follows_automaton.c",
                    "build/follows_isa.o", "build/liburic.a"], tree)
    commands = [os.path.join(folder, name)
                for folder in ("build/obj/src/command", "build/obj/src/logs")
                for name in files_below(os.path.join(tree, folder)) if name.endswith(".o")]
    run(CC + ["-pthread", "-o", "build/uric-follows"] + commands +
        ["build/follows_isa.o", "build/liburic.a", "@build/obj/compression.libs",
         "@build/obj/patterns.libs"], tree)


# --- strings --------------------------------------------------------------------

ALPHABET = b"aAfFgvz019:/?#[]@.-%+'!~ \x00\x7f\x80"


def around(string):
    """The string and near misses: truncated, a byte inserted, removed or replaced, and
    more than a block of bytes inserted."""
    yield string
    for i in range(len(string) + 1):
        yield string[:i]
        for byte in ALPHABET:
            yield string[:i] + bytes([byte]) + string[i:]
            if i < len(string):
                yield string[:i] + bytes([byte]) + string[i + 1:]
        yield string[:i] + string[i + 1:]
        for more in b"a" * 61, b"b" * 64, b"c1" * 35, b"%41" * 25, b"d" * 200:
            yield string[:i] + more + string[i:]


def strings_of(edits):
    strings = []
    for edit in edits:
        decided = [s for _, s in edit.gains + edit.loses + UNTOUCHED]
        decided += [uri for uri, _ in edit.finds]
        decided = [s.encode() for s in decided]
        near = sorted({near for s in decided for near in around(s)})
        # the same in each run
        strings += decided + random.Random(3986).sample(near, min(len(near), MOST_STRINGS))
    return list(dict.fromkeys(strings))


def of_all(field, edits):
    """The rows of all these edits."""
    return [row for edit in edits for row in getattr(edit, field)]


# --- checks -------------------------------------------------------------------------

def prove(tree, abnf_of, left_out):
    """Proves tree's grammar against another tree's ABNF.  Returns the failures that are not left out,
    and the output."""
    place = os.path.join(tree, "build", "proof")
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(os.path.join(tree, "tests"), os.path.join(place, "tests"))
    shutil.copytree(os.path.join(tree, "grammar"), os.path.join(place, "grammar"))
    shutil.copytree(os.path.join(tree, "gen"), os.path.join(place, "gen"))
    shutil.rmtree(os.path.join(place, "tests", "abnf"))
    shutil.copytree(os.path.join(abnf_of, "tests", "abnf"),
                    os.path.join(place, "tests", "abnf"))
    _, output = run([sys.executable, "-c", PROOF], os.path.join(place, "tests", "proof"),
                    good=(0, 1))
    lines = output.decode("latin-1").splitlines()
    if sum(" is " in line and " of rfc" in line for line in lines) < RULES:
        raise Wrong("the proof does not cover %d rules:\n%s" % (RULES, "\n".join(lines)))
    return [line for line in lines
            if line.startswith("not ok") and not line.endswith(left_out)], output


def isas_of(tree):
    return run(["build/follows"], tree)[1].decode().split()


def check_entries(tree, isa, strings, only_length):
    text = b"".join(s.hex().encode() + b"\n" for s in strings)
    environment = {"FOLLOWS_ISA": isa}
    if only_length:
        environment["FOLLOWS_PREFIX"] = "length"
    _, output = run(["build/follows", "-"], tree, text, environment, (0, 1))
    if b", 0 differences\n" not in output:
        raise Wrong(output.decode("latin-1"))


def check_command(tree, isa, valid, invalid):
    for expected, pairs in ((0, valid), (1, invalid)):
        for rule, string in pairs:
            status, output = run(["build/uric-follows", "check", "-0", "--as=" + rule], tree,
                                 string.encode() + b"\0", {"FOLLOWS_ISA": isa}, (0, 1))
            if status != expected:
                raise Wrong("uric check --as=%s of %r: status %d\n%s" % (
                    rule, string, status, output.decode("latin-1")))


def find_command(tree, isa, found, not_found):
    for expected, uris in ((True, found), (False, not_found)):
        for uri in uris:
            _, output = run(["build/uric-follows", "find"], tree,
                            ("As it says in <%s>, all is well.\n" % uri).encode(),
                            {"FOLLOWS_ISA": isa}, (0, 1))
            if (uri in re.split(r"[\t\n]", output.decode("latin-1"))) != expected:
                raise Wrong("uric find of %r prints %r" % (uri, output))


def write_command(tree, isa, rows):
    """Each row: the words, the input, the output or None."""
    for words, text, expected in rows:
        status, output = run(["build/uric-follows"] + words.split(), tree, text.encode() + b"\n",
                             {"FOLLOWS_ISA": isa, "LC_ALL": "C"}, (0, 1))
        if expected is None and status == 1:
            continue
        if expected is None or status != 0 or output != expected.encode() + b"\n":
            raise Wrong("uric %s of %r: status %d, %r" % (words, text, status, output))


def writes(edits, after):
    """The rows without the edits, or with them."""
    return [(words, text, then if after else before)
            for words, text, before, then in of_all("writes", edits)]


# Reads strings, one a line in hexadecimal digits; prints 1 for a valid one, else 0.
ASK_WASM = """
const file = require('fs').readFileSync
const { exports: uric } = new WebAssembly.Instance(new WebAssembly.Module(file(process.argv[1])))
for (const line of file(0, 'latin1').split('\\n').slice(0, -1)) {
  const bytes = Buffer.from(line, 'hex')
  new Uint8Array(uric.memory.buffer).set(bytes, uric.room())
  console.log(uric.parse(uric.room(), bytes.length) === 0 ? 1 : 0)
}
"""


def check_wasm(tree, edits):
    """Returns what was checked."""
    lacking = [tool for tool in ("clang", "wasm-ld", "node") if not shutil.which(tool)]
    if lacking:
        return "; uric.wasm left out: no " + lacking[0]
    run(MAKE + ["-s", "BUILD=build", "build/wasm/uric.wasm"], tree,
        env={"MAKEFLAGS": "", "MFLAGS": "", "BUILD": "build"})
    rows = [(string, expected) for expected, pairs in (
        ("1", UNTOUCHED + of_all("gains", edits)), ("0", of_all("loses", edits)))
        for rule, string in pairs if rule in ("URI", "URI-reference")]
    _, output = run(["node", "-e", ASK_WASM, "build/wasm/uric.wasm"], tree,
                    "".join(string.encode().hex() + "\n" for string, _ in rows).encode())
    if output.decode().split() != [expected for _, expected in rows]:
        raise Wrong("uric.wasm says %r of %r" % (output, rows))
    return ", uric.wasm"


def finds(edits, after):
    """The URIs that must be found, and those that must not."""
    both = of_all("finds", edits)
    return ([FOUND_ALWAYS] + [uri for uri, then in both if then == after],
            [uri for uri, then in both if then != after])


# --- the tests ----------------------------------------------------------------------

def test_base(base):
    """The RFC's grammar decides every edit's strings the other way."""
    for isa in isas_of(base):
        for edit in EDITS:
            check_command(base, isa, UNTOUCHED + edit.loses, edit.gains)
            find_command(base, isa, *finds([edit], False))
            write_command(base, isa, writes([edit], False))


def files_of(edit):
    """The files that an edit changes, with the texts."""
    yield "grammar/rfc3986.rl", edit.grammar
    yield "tests/abnf/rfc3986.abnf", edit.abnf
    if edit.tolerant:
        yield "tests/abnf/tolerance.abnf", edit.tolerant


def test_texts():
    """The texts of every edit, also of those that are not made."""
    for edit in EDITS:
        for path, (old, _) in files_of(edit):
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                count = file.read().count(old)
            if count != 1:
                raise Wrong("%s: %s has %r %d times" % (edit.name, path, old, count))
    return "%d edits" % len(EDITS)


def test_edits(base, tree, edits, jobs):
    copy_tree(base, tree, "build")
    for edit in edits:
        for path, texts in files_of(edit):
            replace_once(os.path.join(tree, path), *texts)
    generate(tree)
    left_out = (ABOUT_MARKS, ABOUT_KINDS) if edits[0].ambiguous else (ABOUT_MARKS,)
    failures, output = prove(tree, tree, left_out)
    if failures:
        raise Wrong("the proof against the edited ABNF fails:\n" + output.decode("latin-1"))
    failures, output = prove(tree, base, left_out)
    if not failures or not re.search(rb"only (the ABNF|Ragel's machine) accepts", output):
        raise Wrong("the proof against the RFC's ABNF does not fail:\n" +
                    output.decode("latin-1"))
    build(tree, jobs)
    strings, isas = strings_of(edits), isas_of(tree)
    gains, loses = of_all("gains", edits), of_all("loses", edits)
    for isa in isas:
        try:
            check_entries(tree, isa, strings, edits[0].overwritten)
            check_command(tree, isa, UNTOUCHED + gains, loses)
            find_command(tree, isa, *finds(edits, True))
            write_command(tree, isa, writes(edits, True))
        except Wrong as wrong:
            raise Wrong("%s: %s" % (isa, wrong)) from None
    wasm = check_wasm(tree, edits) if any(edit.wasm for edit in edits) else ""
    shutil.rmtree(tree)
    return "%d strings, %s%s%s" % (
        len(strings), ", ".join(isas), wasm,
        "; kinds of host left out: " + edits[0].ambiguous if edits[0].ambiguous else
        "; parts of prefixes left out: " + edits[0].overwritten if edits[0].overwritten else "")


def groups_of(arguments):
    """The lists of edits that are made together."""
    by_name = {edit.name: edit for edit in EDITS}
    if sorted(name for group in TOGETHER for name in group) != sorted(by_name):
        sys.exit("grammar_follows.py: TOGETHER does not have each edit once")
    if not arguments:
        groups = [[by_name[name] for name in group] for group in TOGETHER]
    elif arguments == ["--each"]:
        groups = [[edit] for edit in EDITS]
    else:
        groups = [[edit] for edit in EDITS if any(part in edit.name for part in arguments)]
    if any(len(group) > 1 and (edit.ambiguous or edit.overwritten)
           for group in groups for edit in group):
        sys.exit("grammar_follows.py: an edit that leaves out a check is not alone")
    if not groups:
        sys.exit("grammar_follows.py: unknown edit %s" % " or ".join(arguments))
    return groups


def main():
    only_texts = sys.argv[1:] == ["--texts"]
    groups = [] if only_texts else groups_of(sys.argv[1:])
    count, failed = 0, 0

    def report(name, test, *arguments):
        try:
            return "ok", name, test(*arguments) or ""
        except Wrong as wrong:
            return "not ok", name, str(wrong)

    def show(result):
        nonlocal count, failed
        count += 1
        if result[0] == "ok":
            print("ok %d - %s%s" % (count, result[1], result[2] and ": " + result[2]))
        else:
            failed += 1
            print("not ok %d - %s" % (count, result[1]))
            print("".join("# %s\n" % line for line in result[2].splitlines()), end="")
        sys.stdout.flush()

    print("1..%d" % (1 if only_texts else len(groups) + 2))
    show(report("the texts that edits replace are there", test_texts))
    if failed or only_texts:
        return failed
    # its two suites may run at once
    work = os.path.join(ROOT, BUILD,
                        "grammar_follows" + ("_each" if sys.argv[1:] == ["--each"] else ""))
    shutil.rmtree(work, ignore_errors=True)
    base = os.path.join(work, "base")
    copy_tree(ROOT, base, None)
    objects = os.path.join(ROOT, BUILD, "obj")
    if BUILD == "build" and os.path.isdir(objects): # else its *.d have other paths
        shutil.copytree(objects, os.path.join(base, "build/obj"))
    try:
        build(base, os.cpu_count() or 1)
    except Wrong as wrong:
        print("Bail out! %s" % wrong)
        return 1
    show(report("the RFC's grammar decides the strings the other way", test_base, base))
    with ThreadPoolExecutor(min(len(groups), os.cpu_count() or 1)) as pool:
        started = [pool.submit(report, "; ".join(edit.name for edit in edits), test_edits, base,
                               os.path.join(work, "tree%d" % number), edits, 1)
                   for number, edits in enumerate(groups)]
        for result in started:
            show(result.result())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
