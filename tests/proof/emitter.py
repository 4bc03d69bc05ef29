#!/usr/bin/env python3
"""Tests of grammar/tools/walk.py, on the tiny grammars of tests/emitter/.

    emitter.py            runs the tests
    emitter.py --expect   rewrites the expected files, for a reader to judge

  - walk.py writes NAME.rl as in NAME.expected: the states, and the tables except those with
    one entry per byte;
  - compiled and run, its C answers like that of ragel -G2 for the same grammar, on all strings
    of up to five bytes over its alphabet: the verdict, the error offset, each event and its
    offset, the span of each component, empty if undefined; whole, with jumps, without, and with
    rests that are read at once, and byte by byte, with the longest prefix;
  - walk.py rejects the machines in refused/, and names the machine and the reason;
  - the lines of C in grammar/README.md are those of gen/, of states or of a table.

Prints TAP.  In the environment: BUILD, CC, RAGEL."""
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PLACE = os.path.join(ROOT, "tests", "emitter")
GRAMMAR = os.path.join(ROOT, "grammar")
WORK = os.path.join(ROOT, os.environ.get("BUILD", "build"), "emitter")
RAGEL = os.environ.get("RAGEL", "ragel")
CC = os.environ.get("CC", "cc").split()
# What turns a tiny grammar into a scanner that ragel alone can write.
BY_RAGEL = """
%%{
    variable p i;
    variable pe n;
    variable eof n;
    getkey BYTE;
    write data noerror;
}%%

static void tiny_ragel(int rule, const unsigned char *s, size_t n, struct answer *a)
{
    static const int start[] = { STARTS };
    int cs = start[rule];
    size_t i = 0;

    memset(a, 0, sizeof *a);
#define BYTE s[i]
    %% write exec;
#undef BYTE
    a->stopped = i;
    a->status = cs >= NAME_first_final ? OK : i < n ? REFUSED : INCOMPLETE;
    CLEAR_IF_UNDEFINED(LEFT);
    CLEAR_IF_UNDEFINED(RIGHT);
}
"""


class Wrong(Exception):
    pass


def run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, cwd=WORK, **options)
    return done.returncode, done.stdout


def must(command):
    status, output = run(command)
    if status != 0:
        raise Wrong("%s ended with status %d:\n%s" % (" ".join(command), status, output))
    return output


def write(name, text):
    with open(os.path.join(WORK, name), "w", encoding="ascii") as file:
        file.write(text)


def read(path):
    with open(os.path.join(WORK, path), encoding="ascii") as file:
        return file.read()


def walked(path, name):
    """walk.py's status and output."""
    must([RAGEL, "-x", path, "-o", name + ".xml"])
    return run([sys.executable, os.path.join(GRAMMAR, "tools", "walk.py"), name, "classes.xml",
                name + ".xml", ".", "tails"])


def to_read(name):
    """The states, and the tables except those of 256 entries."""
    tables = re.sub(r"\n/\* [^\n]*\*/\nstatic const unsigned char \w+\[\d+\]\[256\] = \{.*?\n\};\n",
                    "\n", read(name + "_tables.h"), flags=re.DOTALL)
    tables = re.sub(r"(?:static|URIC_TABLE) const unsigned char \w+\[256\] = \{.*?\n\};\n", "",
                    tables, flags=re.DOTALL)
    return read(name + "_states.h") + "\n" + tables


def write_anew(path, name):
    status, output = walked(path, name)
    if status != 0:
        raise Wrong(output)


def test_expected(path, name):
    write_anew(path, name)
    expected = os.path.join(PLACE, name + ".expected")
    with open(os.path.join(WORK, name + ".found"), "w", encoding="ascii") as file:
        file.write(to_read(name))
    status, output = run(["diff", "-u", expected, name + ".found"])
    if status != 0:
        raise Wrong(output)


def test_run(path, name):
    write_anew(path, name)
    with open(path, encoding="ascii") as file:
        grammar = file.read()
    alphabet = re.search(r"^# alphabet: (\S+)$", grammar, re.MULTILINE).group(1)
    rules = re.findall(r"_START_(\w+) = \d+", read(name + "_tables.h"))
    write(name + ".rl", grammar[grammar.index("%%{"):] + BY_RAGEL.replace(
        "STARTS", ", ".join("%s_en_main_as_%s" % (name, r) for r in rules)).replace(
            "NAME", name))
    must([RAGEL, "-L", "-G2", name + ".rl", "-o", name + "_ragel.h"])
    os.makedirs(os.path.join(WORK, name), exist_ok=True)
    write(name + "/tiny.h", """\
#include "../runs.h"
#include "../%s_tables.h"
#define STATES "../%s_states.h"
#define TINY_ALPHABET "%s"
enum { TINY_RULES = %d };
static const unsigned tiny_start[] = { %s };
#include "../%s_ragel.h"
""" % (name, name, alphabet, len(rules), ", ".join(
        "%s_START_%s" % (name.upper(), r) for r in rules), name))
    must(CC + ["-std=c99", "-O1", "-g", "-I", name, "-o", name + "/scan",
               os.path.join(PLACE, "scan.c")])
    status, output = run([name + "/scan"])
    if status != 0:
        raise Wrong(output)
    return output.strip()


def test_refused(path, name):
    with open(path, encoding="ascii") as file:
        expected = re.match(r"# refused: (.*)\n", file.read()).group(1)
    status, output = walked(path, "refused_" + name)
    if status == 0:
        raise Wrong("walk.py accepted it")
    if "walk.py: refused_%s.xml: %s" % (name, expected) not in output:
        raise Wrong("expected %r, found:\n%s" % (expected, output))


def test_shown(path, _):
    """Blocks begin with ```c; their lines occur in gen/ in this order, with others between."""
    with open(path, encoding="utf-8") as file:
        blocks = re.findall(r"^```c\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    if not blocks:
        raise Wrong("no C block")
    for block in blocks:
        name = "rules_tables.h" if block.lstrip().startswith("{") else "parse_states.h"
        with open(os.path.join(ROOT, "gen", "tables", name), encoding="ascii") as file:
            lines = file.read().splitlines()
        at = 0
        for line in block.splitlines():
            if line not in lines[at:]:
                raise Wrong("gen/tables/%s lacks, in this order:  %s" % (name, line))
            at = lines.index(line, at) + 1
    return "%d blocks" % len(blocks)


def main():
    os.makedirs(WORK, exist_ok=True)
    must([RAGEL, "-x", os.path.join(PLACE, "tiny_classes.rl"), "-o", "classes.xml"])
    with open(os.path.join(WORK, "classes.xml"), encoding="ascii") as xml:
        write("runs.h", subprocess.run(
            [sys.executable, os.path.join(GRAMMAR, "tools", "classes.py"), "run"], stdin=xml,
            stdout=subprocess.PIPE, check=True, text=True).stdout)
    paths = [p for p in sorted(glob.glob(os.path.join(PLACE, "*.rl")))
             if not p.endswith("tiny_classes.rl")]
    tests = [(test, path) for path in paths for test in (test_expected, test_run)]
    tests += [(test_refused, path) for path in
              sorted(glob.glob(os.path.join(PLACE, "refused", "*.rl")))]
    tests.append((test_shown, os.path.join(GRAMMAR, "README.md")))
    if sys.argv[1:] == ["--expect"]:
        for path in paths:
            name = os.path.basename(path)[:-len(".rl")]
            write_anew(path, name)
            with open(os.path.join(PLACE, name + ".expected"), "w", encoding="ascii") as file:
                file.write(to_read(name))
        return 0
    failed = 0
    print("1..%d" % len(tests))
    for number, (test, path) in enumerate(tests, 1):
        name = os.path.splitext(os.path.basename(path))[0]
        title = "%s: %s" % (test.__name__[len("test_"):], name)
        try:
            said = test(path, name)
            print("ok %d - %s%s" % (number, title, ": " + said if said else ""))
        except Wrong as wrong:
            failed += 1
            print("not ok %d - %s" % (number, title))
            print("".join("# %s\n" % line for line in str(wrong).splitlines()), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
