#!/usr/bin/env python3
"""Breaks one thing at a time in the grammar and in the library's sources, and checks that a test
fails.

  mutate.py [-n MUTANTS] [-s SEED] [-j JOBS] [-l] [-f FILE] [SOURCE...]

A mutant is a line with one change: in C a comparison, a condition, a number, a statement;
in the grammar a counter, a character, an alternative, an event; in the scripts that write the
scanner as C, the kinds of change for C.  Sources take turns, and so do the kinds of change
within each, so that none is left out.

tcc compiles the library with the mutant, and the tests' programs run with it until one fails.
The one that has caught most mutants of that source runs first.  A program that takes several
times the processor time that it took in this run without a mutant has an endless loop: so a
verdict does not depend on the machine or on what else it does.  tcc lacks vectors, so gcc
compiles those.  If no program fails and gcc -O2 generates the same code, the mutant is equivalent.  If a script is changed,
its output is proved (tests/proof/emitted.py) and its own tests run (tests/proof/emitter.py);
if these pass and gen/ stays the same, the mutant is equivalent.

Mutants that no test catches are printed; this fails unless tests/analysis/mutants.txt shows
each of them to be equivalent.  -l lists mutants without judging them, -f judges only those
that FILE lists.  An interrupt ends it after the running mutants.  From the top of the tree,
by `make mutate`.

Not mutated: the command line, what engines and languages call, uriparser's functions, the kernels of
NEON and simd128, and the scripts that write gen/, except walk.py, transitions.py and masks.py.
"""
import argparse
import concurrent.futures
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter, namedtuple

sys.path.insert(0, "tests/proof")
from grammar_sources import generated_from, scanners_with  # noqa: E402 (by the line above)

BUILD = os.environ.get("BUILD", "build")
MAKE = os.environ.get("MAKE", "make")
RECORD = "tests/analysis/mutants.txt"

# ---- changes ------------------------------------------------------------------

Change = namedtuple("Change", "kind pattern replacement")


def counted(low, high):
    """A counter with its bounds moved by the given amount."""
    def replacement(match):
        bounds = [int(bound) for bound in match.groups()]
        moved = [max(0, b + by) for b, by in zip(bounds, (low, high)[-len(bounds):])]
        return "{%s}" % ",".join(map(str, moved))
    return replacement


def moved_byte(by):
    return lambda match: "0x%02X" % (int(match[0], 16) + by)


IN_C = [
    Change("comparison", r"<=", "<"),
    Change("comparison", r"(?<![<-])<(?![<=])(?= )", "<="),
    Change("comparison", r">=", ">"),
    Change("comparison", r"(?<![->])>(?![>=])(?= )", ">="),
    Change("comparison", r"==", "!="),
    Change("comparison", r"!=", "=="),
    Change("condition", r"&&", "||"),
    Change("condition", r"\|\|", "&&"),
    Change("condition", r"(?<=[ (])!(?=[\w(])", ""),
    Change("condition", r"\bif \((?=.*\)( \{)?$)", "if (1 || "),
    Change("condition", r"\bif \((?=.*\)( \{)?$)", "if (0 && "),
    Change("condition", r"(?<= )\? (?!:)", "&& 0 ? "),
    Change("number", r"(?<=[+-] )1\b", "0"),
    Change("number", r"\b([2-9]|[1-9][0-9]+)\b(?!\]|:)",
           lambda match: str(int(match[0]) + 1)),
    Change("number", r"\b0(?=;)", "1"),
    Change("operator", r"\+\+", "--"),
    Change("operator", r"(?<=\w )\+(?= \w)", "-"),
    Change("operator", r"(?<=[\w)] )-(?= [\w(])", "+"),
    Change("operator", r"\+=", "-="),
    Change("operator", r"-=", "+="),
    Change("operator", r"\|=", "="),
    Change("operator", r"&=", "="),
    Change("operator", r"(?<=[\w)] )&(?= [\w(~])", "|"),
    Change("operator", r"(?<=[\w)] )\|(?= [\w(~])", "&"),
    Change("operator", r"<<", ">>"),
    Change("operator", r"~(?=\w)", ""),
    Change("statement", r"^(\s+)(break|continue);", r"\1;"),
    Change("statement", r"^(\s+)[*\w.>()\[\]-]+ [+|&^-]?= [^=].*;$", r"\1;"),
    Change("statement", r"^(\s+)[a-zA-Z_]+\(.*\);$", r"\1;"),
    Change("statement", r"(?<=\{ )[^{}]*;(?= \})", ""),
    Change("answer", r"\breturn (?!0;)([^;]+);", "return 0;"),
    Change("answer", r"\breturn 0;", "return 1;"),
]
IN_GRAMMAR = [
    Change("counter", r"\{(\d+)\}", counted(0, 1)),
    Change("counter", r"\{(\d+)\}", counted(0, -1)),
    Change("counter", r"\{(\d+),(\d+)\}", counted(0, -1)),
    Change("counter", r"\{(\d+),(\d+)\}", counted(0, 1)),
    Change("counter", r"\{([1-9]\d*),(\d+)\}", counted(-1, 0)),
    Change("repetition", r"(?<=[\w)\]\"])\+(?=[ ;)])", "*"),
    Change("repetition", r"(?<=[\w)\]\"])\*(?=[ ;)])", "+"),
    Change("repetition", r"(?<=[\w)\]\"])[*+](?=[ ;)])", ""),
    Change("repetition", r"(?<=[\w)\]\"])\?(?=[ ;)])", ""),
    Change("alternative", r" \| [\w\"'.*+]+( [@%>$]\w+)?(?= *(\||;|\)|$))", ""),
    Change("alternative", r"(?<=[(=] )[\w\"'.*+]+ \| ", ""),
    Change("alternative", r"^(\s+)\| [^;]*[^; ]$", r"\1"),
    Change("alternative", r"(?<=\w) - [\w\"]+", ""),
    Change("class", r'"[^"\\]"', lambda match: '( %s | "^" )' % match[0]),
    Change("class", r'"[^"\\]"', '"^"'),
    Change("class", r"\b0x\w\w(?=\.\.)", moved_byte(1)),
    Change("class", r"\b0x\w\w(?=\.\.)", moved_byte(-1)),
    Change("class", r"(?<=\.\.)0x\w\w\b", moved_byte(1)),
    Change("class", r"(?<=\.\.)0x\w\w\b", moved_byte(-1)),
    Change("class", r"\[(?=[^\]]+\])", "[\\\\001"),
    Change("class", r"\[[^\]\\^](?=[^\]-]+\])", "["),
    Change("class", r"(?<![\w\"@%>$!*-])(unreserved|DIGIT|HEXDIG|ALPHA|digit|xdigit|alpha|"
           r"pchar|alphanum)\b(?! *(=|:=))", r"( \1 | 0xFF )"),
    Change("class", r"(?<![\w\"@%>$!*-])(unreserved|DIGIT|HEXDIG|digit|xdigit|pchar|"
           r"alphanum)\b(?! *(=|:=))", r'( \1 - "9" )'),
    Change("case", r"(?<=['\"])i\b", ""),
    Change("event", r"(?<= )[>%@$]!?\w+\b", ""),
    Change("event", r"(?<= )(\$!|<>~|\$\*)\w+\b", ""),
    Change("event", r"(?<= )%(?=\w)", "@"),
    Change("event", r"(?<= )@(?=\w)", "%"),
    Change("event", r"(?<= )>(?=\w)", "@"),
]

IN_PYTHON = [
    Change("comparison", r" <= ", " < "),
    Change("comparison", r" < ", " <= "),
    Change("comparison", r" >= ", " > "),
    Change("comparison", r" > ", " >= "),
    Change("comparison", r" == ", " != "),
    Change("comparison", r" != ", " == "),
    Change("comparison", r" not in ", " in "),
    Change("condition", r" and ", " or "),
    Change("condition", r" or ", " and "),
    Change("condition", r"\bnot (?!in\b)", ""),
    Change("condition", r"^(\s+)(el)?if (.*):$", r"\1\2if True or (\3):"),
    Change("condition", r"^(\s+)(el)?if (.*):$", r"\1\2if False and (\3):"),
    Change("number", r"(?<=[+-] )1\b", "0"),
    Change("number", r"(?<![\w%.])([2-9]|[1-9][0-9]+)\b",
           lambda match: str(int(match[0]) + 1)),
    Change("operator", r" \+ ", " - "),
    Change("operator", r" - ", " + "),
    Change("operator", r" \| ", " & "),
    Change("operator", r" & ", " | "),
    Change("operator", r" << ", " >> "),
    Change("statement", r"^(\s+)(break|continue)$", r"\1pass"),
    Change("statement", r"^(\s+)[\w.\[\]]+\(.*\)$", r"\1pass"),
    Change("answer", r"\breturn (?!None)(.+)$", "return None"),
]

Line = namedtuple("Line", "number text place is_rule")
Mutant = namedtuple("Mutant", "source number place kind line changed")


def key(mutant):
    """Its key in the record, without line numbers, which change."""
    return (mutant.source, mutant.place, mutant.line.strip(), mutant.changed.strip())


def shown(mutant):
    return "%s %s\n  - %s\n  + %s" % key(mutant)


def code_lines(source):
    """Lines in a function, macro, action or rule, with its name."""
    is_ragel, function, rule, action, macro = False, None, None, False, None
    with open(source, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]),
                      file.read(), flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare.startswith("%%{"):
            is_ragel = True
        elif bare.startswith("}%%"):
            is_ragel = rule = None
        elif is_ragel:
            begins = re.match(r"\s+action (\w+)|\s+(\w+)\s+:?=(?!=)", line)
            if begins:
                rule = begins[1] or begins[2]
                action = begins[1] is not None
            if bare and rule and not bare.startswith(("#", "include", "(void)fentry")):
                yield Line(number, line.split(" # ")[0], rule, not action)
        elif macro or re.match(r"#define \w+.*\\$", line):
            if macro and bare not in ("\\", "do { \\"):
                yield Line(number, line.rstrip(), macro, False)
            macro = (macro or line.split()[1].split("(")[0]) if bare.endswith("\\") else None
        elif re.match(r"[a-zA-Z].*\w\)?\(", line) and not bare.endswith(";"):
            function = re.match(r".*?(?:FAST\()?(\w+)\)?\(", line)[1]
        elif line.startswith("}"):
            function = None
        elif function and bare and not bare.startswith(("#", "static const")):
            yield Line(number, line.rstrip(), function, False)


def python_lines(source):
    """Lines in a function, with its name."""
    function = None
    with open(source, encoding="utf-8") as file:
        text = re.sub(r'""".*?"""', lambda m: re.sub(r"[^\n]", " ", m[0]),
                      file.read(), flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        begins = re.match(r"\s*def (\w+)", line)
        if begins:
            function = begins[1]
        elif re.match(r"\w", line):
            function = None
        elif function and line.strip() and not line.strip().startswith("#"):
            yield Line(number, line.rstrip(), function, False)


def mutants_of(source):
    is_python = source.endswith(".py")
    for line in python_lines(source) if is_python else code_lines(source):
        for change in IN_PYTHON if is_python else IN_GRAMMAR if line.is_rule else IN_C:
            for match in re.finditer(change.pattern, line.text):
                text = (change.replacement(match) if callable(change.replacement)
                        else match.expand(change.replacement))
                changed = (line.text[:match.start()] + text + line.text[match.end():])
                yield Mutant(source, line.number, line.place, change.kind, line.text,
                             changed)


def taking_turns(lists):
    """One element of each in turn, until all are used up."""
    waiting = [iter(each) for each in lists]
    while waiting:
        for each in list(waiting):
            try:
                yield next(each)
            except StopIteration:
                waiting.remove(each)


def in_order(sources, seed):
    chance = random.Random(seed)
    by_source = []
    for source in sources:
        by_kind = {}
        for mutant in mutants_of(source):
            by_kind.setdefault(mutant.kind, []).append(mutant)
        kinds = list(by_kind.values())
        chance.shuffle(kinds)
        for kind in kinds:
            chance.shuffle(kind)
        by_source.append(list(taking_turns(kinds)))
    chance.shuffle(by_source)
    return list(taking_turns(by_source))


def sources():
    """All sources of what the tests' programs are linked with."""
    found = [name for name in files_below("src/library")
             if name.endswith((".c", ".h")) and not re.search("neon|simd128", name) and
             "uriparser" not in name and "compat/uri_" not in name]
    return found + [name for name in files_below("grammar")
                    if name.endswith(".rl")] + EMITTERS


def files_below(directory):
    return sorted(os.path.join(folder, name)
                  for folder, _, names in os.walk(directory) for name in names)


# Files with a scanner in gen/, and the classes that it uses.
EMITTERS = ["grammar/tools/%s.py" % name for name in ("masks", "walk", "transitions")]

# ---- suites -------------------------------------------------------------------

# A program, its arguments, the sources that it is about, and the number of the kernel to use
# instead of the best.
Suite = namedtuple("Suite", "program arguments about kernels", defaults=("",))
CORE = r"^(?!.*(find|log|editions|accept_|url199|rfc2396|uri2003))"
# Quick programs, with the library as tcc compiles it at once; then slower ones, with gcc's,
# which has vectors.
QUICK = [
    Suite("test_fixtures", ".", CORE),
    Suite("test_editions", ".", r"edition|accept_|rfc1738|url199|rfc2396|uri2003|dots|scheme"),
    Suite("test_audit", ".", CORE), Suite("test_base", "", CORE),
    Suite("test_hosts", ".", r"host/|address|triplet|scheme"),
    Suite("test_addresses", ".", r"host/|address|triplet"),
    Suite("test_wide_parts", "", r"parts|part_values|address"),
    Suite("test_request", ".", r"request|verdict"),
    Suite("test_iri", ".", r"iri|rfc3987"),
    Suite("test_domains", ".", r"domain|punycode"),
    Suite("test_readings", ".", r"reading|agree|numeric"),
    Suite("test_peer_readings", ".", r"reading|whatwg|chromium|urllib|alike"),
    Suite("test_tolerance", ".", r"tolera|repair|symbol|rules|transition"),
    Suite("test_http_parser", ".", r"http_parser"), Suite("test_arrow", ".", r"arrow"),
    Suite("test_log_detect", ".", r"log"),
    Suite("test_decoded_parts", "", r"part|query|segment"),
    Suite("test_edit", ".", CORE), Suite("test_random", ". 20000", CORE),
    Suite("test_theorems", "10000", CORE), Suite("test_resolve", ".", CORE + r"|resolve"),
    Suite("test_relate", ".", CORE), Suite("test_schemes", ".", CORE),
    Suite("test_log", ".", r"log|classes|walk"),
    Suite("test_find", ".", r"find|html_character|classes|rfc3986|walk"),
]
SLOW = [
    Suite("test_api", "", r""), Suite("test_fixtures", ".", r"split"),
    Suite("test_editions", ".", r"\.h$|edition"),
    Suite("forms", ". 60000",
          r"walk|classify|masks|rules|fast|isa|parse|vectors|address|internal"),
    Suite("test_schemes", ".", r"scheme|vectors"),
    Suite("coding", "2000", r"coding|vectors|isa|code"),
    Suite("coding", "2000", r"coding|vectors|isa", kernels="1"),
    Suite("coding", "2000", r"coding|vectors|isa", kernels="2"),
    Suite("test_percent", "", r"coding", kernels="1"),
    Suite("test_percent", "", r"coding", kernels="2"),
    Suite("test_schemes", ".", r"scheme|vectors", kernels="1"),
    Suite("test_columns", ".", r"walk|classify\.|avx2|vectors", kernels="2"),
    Suite("test_columns", ".", r"walk|classify\.|sse41|vectors", kernels="1"),
    Suite("test_percent", "", r"code|query|segments|coding|classes|isa|vectors|\.h$"),
    Suite("test_normalize", ". 2000", CORE),
    Suite("test_columns", ".", r"columns|isa|walk|classify|masks|vectors|internal"),
    Suite("wmethod", BUILD + "/tests/model.txt",
          r"walk|classify|masks|rules|stream|prefix|parse|rfc3986|rfc9112|events|isa|address"),
    Suite("test_log_machine", "", r"log"),
    Suite("test_stream", ".",
          r"walk|classify|masks|rules|stream|prefix|rfc3986|rfc9112|events|target"),
    Suite("test_machine", ". 1", r"walk|classify|masks|parse|isa"),
    Suite("test_log", ".", r"log|fast|isa"), Suite("test_find", ".", r"find|fast|isa"),
]
NO_CMOCKA = {"wmethod", "coding"}
SKIPPING = {"test_find"} # a skipped test would end it
PROVED = r"accept_|rfc|url199|uri2003|parse\.rl|rules\.rl|split|ftp|mailto|scheme"


FLAGS = ["-O2", "-fPIC", "-DURIC_INTERNAL="] # tests use internals of the shared library too
BUILT = os.path.join(BUILD, "mutate")
MAKE_TESTS = [MAKE, "-s", "BUILD=" + BUILT, "CFLAGS=" + " ".join(FLAGS)]


def made(path):
    return "%s/tests/units/%s" % (BUILT, path)


def link_command(program):
    """The command from make's plan, without the objects that the library contains."""
    target = ("%s/tests/%s-native" % (BUILT, program) if program in NO_CMOCKA else
              made(program))
    plan = subprocess.run(MAKE_TESTS + ["-n", "-B", target], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    command = next(line for line in plan.splitlines() if "-o %s " % target in line)
    words = command.split("; ")[-1].replace("-o " + target, "")
    return [word for word in words.replace("/on-native/", "/units/").split()
            if word != "-static" and not re.search(
                r"/(src|gen)/(\w+/)*(?!re2c)\w+\.o$|/reference_(T0|F1|G2)\.o$", word)]


# Linked before the library's own, which returns the best kernel.
CHOOSER = """
#include "parse/isa.h"
#include <stdlib.h>
const struct uric_kernels *uric_best_kernels(void)
{
    static const struct uric_kernels *kernels;
    if (kernels == NULL)
        kernels = uric_kernels_number(atoi(getenv("KERNELS")));
    return kernels;
}
"""


def make_programs(units):
    """The commands that link the programs, without output names, and the objects that they
    and a library consist of."""
    commands = {suite.program: link_command(suite.program)
                for suite in QUICK + SLOW}
    objects = {word for command in commands.values() for word in command
               if word.endswith(".o")}
    objects.update(made(unit[:-2] + ".o") for unit in units)
    objects.update(made("reference_%s.o" % style) for style in ("T0", "F1", "G2"))
    subprocess.run(MAKE_TESTS + ["-j%d" % os.cpu_count()] + sorted(objects), check=True)
    return commands


def link_programs(commands, directory):
    subprocess.run(["gcc", "-shared", "-Isrc/include", "-Isrc/library", "-Isrc", "-Igen", "-x", "c", "-", "-o",
                    directory + "/chooser.so"] + FLAGS, input=CHOOSER, text=True,
                   check=True)
    for program, command in commands.items():
        subprocess.run(command + ["-L%s/gcc" % directory, "-luric", "-o",
                                  os.path.join(directory, program)], check=True)


# The scanners that walk.py and transitions.py write.
WALKED = ["grammar/machines/%s.rl" % name for name in ("parse", "rules", "iri")]

# ---- a copy of the tree for one mutant at a time ---------------------------------

def processor_seconds(seconds):
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1,) * 2)


def limit(usual):
    """The processor seconds after which what usually takes that many has an endless loop."""
    return 5 * usual + 1


def waited_for(child):
    """The status of a child, and the processor time of it alone: other threads have children, too."""
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = status
    return status, usage.ru_utime + usage.ru_stime


def run_suite(suite, programs, library, seconds):
    """Whether it fails, and the processor time that it took."""
    environment = dict(os.environ, LD_LIBRARY_PATH=library)
    if suite.program not in SKIPPING:
        environment["CMOCKA_TEST_ABORT"] = "1"
    if suite.kernels:
        environment.update(KERNELS=suite.kernels, LD_PRELOAD=programs + "/chooser.so")
    status, took = waited_for(subprocess.Popen(
        [os.path.join(programs, suite.program)] + suite.arguments.split(),
        preexec_fn=processor_seconds(seconds), env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    return status != 0, took


class Broken(Exception):
    """The mutant does not compile."""


class Workshop:
    units = []      # the library's

    def __init__(self, programs):
        self.programs = programs
        self.tree = tempfile.mkdtemp(prefix="mutant.")
        for name in ("src", "gen", "grammar", "tests", "bench"):
            shutil.copytree(name, os.path.join(self.tree, name),
                            ignore=shutil.ignore_patterns("cli", "fuzz"))
        for name in ("tcc", "gcc"):
            os.mkdir(os.path.join(self.tree, name))
        self.depends = {}
        self.peers_of_tcc()

    def path(self, name):
        return os.path.join(self.tree, name)

    def run(self, command, seconds=300, **options):
        done = subprocess.run(command, cwd=self.tree, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False,
                              preexec_fn=processor_seconds(seconds), **options)
        if done.returncode:
            raise Broken(command, done.returncode)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    # -- ragel's output

    def generate(self, source):
        """Runs grammar/tools/generate for the scanners that the file affects."""
        wanted = generated_from(source)
        if source in EMITTERS:
            wanted += WALKED + ["grammar/classes.rl"]
        self.run(["sh", "grammar/tools/generate", "gen"],
                 env=dict(os.environ, PYTHONHASHSEED="0", SOURCES=" ".join(wanted)))
        if "grammar/machines/reference.rl" in wanted:
            self.peers_of_tcc()

    def peers_of_tcc(self):
        """The same scanner in the other styles, for tests that compare them."""
        for style in "T0", "F1", "G2":
            self.run(["tcc", "-std=c99", "-Isrc/include", "-Isrc/library", "-Isrc", "-Igen", "-Ibench", "-c",
                      "gen/machines/reference_%s.c" % style,
                      "-Duric_ask_machine=uric_ask_machine_" + style,
                      "-o", "tcc/%s.o" % style])

    # -- the library

    def by_tcc(self):
        self.run(["tcc", "-std=c99", "-shared", "-Isrc/include", "-Isrc/library", "-Isrc", "-Igen", "-o",
                  "tcc/liburic.so", "tcc/T0.o", "tcc/F1.o", "tcc/G2.o"] + self.units)
        return self.read("tcc/liburic.so")

    def object(self, unit):
        return "gcc/%s.o" % unit.replace("/", "_")[:-2]

    def by_gcc(self, units):
        for unit in units:
            self.run(["gcc", "-std=c99", "-Isrc/include", "-Isrc/library", "-Isrc", "-Igen"] + FLAGS +
                     ["-c", unit, "-o", self.object(unit)])

    def link_by_gcc(self):
        self.run(["gcc", "-shared", "-o", "gcc/liburic.so"] +
                 ["gcc/" + name for name in os.listdir(self.path("gcc"))
                  if name.endswith(".o")])

    def prepare(self):
        """Both libraries without a mutant, gcc's from the objects that make built."""
        self.before = self.by_tcc()
        for style in "T0", "F1", "G2":
            shutil.copy(made("reference_%s.o" % style), self.path("gcc"))
        for unit in self.units:
            shutil.copy(made(unit[:-2] + ".o"), self.path(self.object(unit)))
            with open(made(unit[:-2] + ".d"), encoding="utf-8") as file:
                self.depends[unit] = set(file.read().replace("\\\n", " ").split())
        self.link_by_gcc()

    # -- running the suites

    def run_suite(self, suite, library, seconds):
        return run_suite(suite, self.programs, self.path(library), seconds)[0]

    def seen_by(self, source, library, crew):
        """The suite that fails, or None."""
        suites = QUICK if library == "tcc" else SLOW
        about = [suite for suite in suites
                 if "/util/" in source or re.search(suite.about, source)]
        for suite in crew.best_first(source, about):
            if self.run_suite(suite, library, limit(crew.usual_time(library, suite))):
                crew.saw(source, suite.program)
                return suite.program
        return None

    def proof_sees(self, source, crew):
        """Whether tests/proof/prove.py fails for the scanners that the file affects."""
        scanners = [os.path.basename(name) for name in scanners_with(source)
                    if re.search(PROVED, name)]
        return bool(scanners) and self.fails([sys.executable, "-c", PROVE] + scanners, crew)

    def script_sees(self, script, crew):
        return self.fails([sys.executable, "tests/proof/" + script], crew)

    def fails(self, command, crew):
        """Whether the command, which passes on the unchanged sources, fails here."""
        try:
            self.run(command, limit(crew.usual_time_of_command(command)))
        except Broken:
            return True
        return False

    def judge(self, mutant, crew):
        """The mutant's verdict, and the suite that gave it."""
        with open(self.path(mutant.source), encoding="utf-8") as file:
            lines = file.read().split("\n")
        lines[mutant.number - 1] = mutant.changed
        with open(self.path(mutant.source), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        try:
            if mutant.source.startswith("grammar/"):
                return self.judge_grammar(mutant.source, crew)
            return self.judge_c(mutant.source, crew)
        except Broken:
            return "not made", None
        finally:
            self.restore(mutant.source)

    def judge_grammar(self, source, crew):
        self.generate(source)
        same = all(self.read(name) == of_file(name) for name in files_below("gen"))
        if source in EMITTERS:
            for script in ["emitter.py"] if same else ["emitter.py", "emitted.py"]:
                if self.script_sees(script, crew):
                    return "seen", script
        if same:
            return "same code", None
        self.by_tcc()
        seen = self.seen_by(source, "tcc", crew)
        if not seen and re.search(PROVED, source) and self.proof_sees(source, crew):
            seen = "prove.py"
        if not seen:
            changed = {name for name in files_below("gen")
                       if self.read(name) != of_file(name)}
            seen = self.seen_by_gcc(
                [unit for unit in self.units if self.depends[unit] & changed], source, crew)
        # if the library is the same, the change affects other scanners
        return ("not seen", None) if seen in (None, "same") else ("seen", seen)

    def judge_c(self, source, crew):
        if self.by_tcc() != self.before:
            seen = self.seen_by(source, "tcc", crew)
            if seen:
                return "seen", seen
        units = [unit for unit in self.depends if source in self.depends[unit]]
        seen = self.seen_by_gcc(units, source, crew)
        if seen in (None, "same"):
            return "same code" if seen else "not seen", None
        return "seen", seen

    def seen_by_gcc(self, units, source, crew):
        before = [self.read(self.object(unit)) for unit in units]
        try:
            self.by_gcc(units)
            if before == [self.read(self.object(unit)) for unit in units]:
                return "same"
            self.link_by_gcc()
            return self.seen_by(source, "gcc", crew)
        finally:
            for unit, code in zip(units, before):
                with open(self.path(self.object(unit)), "wb") as file:
                    file.write(code)

    def restore(self, source):
        shutil.copy(source, self.path(source))
        if source.startswith("grammar/"):
            shutil.rmtree(self.path("gen"))
            shutil.copytree("gen", self.path("gen"))
            self.peers_of_tcc()

    def remove(self):
        shutil.rmtree(self.tree)


def of_file(name):
    with open(name, "rb") as file:
        return file.read()


PROVE = """
import sys
sys.path.insert(0, "tests/proof")
import prove
tap, specifications, ragel = prove.Tap(), prove.Expectations(), prove.find_ragel()
for source in sys.argv[1:]:
    prover = (prove.prove_accepting if source in prove.ACCEPTING
              else prove.prove_scanner)
    prover(tap, ragel, source, specifications)
sys.exit(tap.failed != 0)
"""


class Crew:
    """The workshops, each with one mutant at a time, and their shared knowledge: how
    long each suite takes, and which one has caught most mutants of a source."""

    def __init__(self, jobs):
        self.programs = tempfile.mkdtemp(prefix="mutants.")
        self.lock, self.measuring = threading.Lock(), threading.Lock()
        self.times, self.seers, self.shops = {}, {}, []
        commands = make_programs(Workshop.units)
        for _ in range(jobs):
            self.shops.append(Workshop(self.programs))
            self.shops[-1].prepare()
        for library in "tcc", "gcc":
            os.mkdir(os.path.join(self.programs, library))
            shutil.copy(self.shops[0].path(library + "/liburic.so"),
                        os.path.join(self.programs, library))
        link_programs(commands, self.programs)

    def usual_time(self, library, suite):
        """Times a suite on the unchanged sources, on which it must pass."""
        with self.measuring:
            if (library, suite) not in self.times:
                failed, taken = run_suite(suite, self.programs,
                                          os.path.join(self.programs, library), 600)
                if failed:
                    raise SystemExit("mutate.py: %s fails on the unchanged sources"
                                     % suite.program)
                self.times[library, suite] = taken
            return self.times[library, suite]

    def usual_time_of_command(self, command):
        """The processor time that a command takes without a mutant, in seconds."""
        with self.measuring:
            name = " ".join(command)
            if name not in self.times:
                status, self.times[name] = waited_for(
                    subprocess.Popen(command, stdout=subprocess.DEVNULL))
                if status:
                    raise SystemExit("mutate.py: %s fails on the unchanged sources" % command[1:])
            return self.times[name]

    def saw(self, source, program):
        with self.lock:
            self.seers.setdefault(source, Counter())[program] += 1

    def best_first(self, source, suites):
        with self.lock:
            seers = dict(self.seers.get(source, {}))
        words = re.split(r"\W|_", source)
        return sorted(suites, key=lambda suite: (
            -seers.get(suite.program, 0),
            suite.program.replace("test_", "").rstrip("s") not in words))

    def judge_all(self, mutants, wanted, tell):
        queue, judged = iter(mutants), Counter()
        for interrupt in signal.SIGINT, signal.SIGTERM: # running mutants are still judged
            signal.signal(interrupt, lambda *_: judged.update(made=wanted))

        def work(shop):
            while True:
                with self.lock:
                    mutant = next(queue, None) if judged["made"] < wanted else None
                    judged["made"] += 1
                if mutant is None:
                    return
                verdict, seer = shop.judge(mutant, self)
                with self.lock:
                    judged["made"] -= verdict == "not made"
                    tell(mutant, verdict, seer)

        with concurrent.futures.ThreadPoolExecutor(len(self.shops)) as pool:
            list(pool.map(work, self.shops))

    def remove(self):
        for shop in self.shops:
            shop.remove()
        shutil.rmtree(self.programs)


# ---- reports ---------------------------------------------------------------------

def recorded(name):
    """The keys of all mutants that a file lists in the format of the output; other
    lines are ignored."""
    with open(name, encoding="utf-8") as file:
        return set(re.findall(r"^(\S+) (\S+)\n  - *(.*)\n  \+ *(.*)$", file.read(), re.M))


VERDICTS = ["seen", "same code", "equivalent", "not seen", "not made"]


def table(title, counts):
    print("\n%-32s" % title + "".join("%11s" % verdict for verdict in VERDICTS))
    for name in sorted({name for name, _ in counts}):
        print("%-32s" % name + "".join("%11s" % (counts[name, verdict] or "-")
                                       for verdict in VERDICTS))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=300, metavar="MUTANTS")
    parser.add_argument("-s", type=int, default=3986, metavar="SEED")
    parser.add_argument("-j", type=int, default=os.cpu_count(), metavar="JOBS")
    parser.add_argument("-l", action="store_true", help="list them, judge none")
    parser.add_argument("-f", metavar="FILE",
                        help="judge only the mutants that FILE lists in the format of the output")
    parser.add_argument("source", nargs="*")
    options = parser.parse_args()
    mutants = in_order(options.source or sources(), options.s)
    if options.f:
        listed = recorded(options.f)
        mutants = [mutant for mutant in mutants if key(mutant) in listed]
    if options.l:
        print("\n".join(map(shown, mutants)))
        return 0
    Workshop.units = units()
    equivalent = recorded(RECORD)
    by_kind, by_source, seers = Counter(), Counter(), Counter()

    def tell(mutant, verdict, seer):
        if verdict == "not seen" and key(mutant) in equivalent:
            verdict = "equivalent"
        by_kind[mutant.kind, verdict] += 1
        by_source[mutant.source, verdict] += 1
        by_source["all", verdict] += 1
        if seer:
            seers[seer] += 1
        if verdict == "not seen":
            print(shown(mutant), flush=True)

    crew = Crew(options.j)
    try:
        crew.judge_all(mutants, options.n, tell)
    finally:
        crew.remove()
    table("kind of change", by_kind)
    table("source", by_source)
    print("\nseen by " + ", ".join("%s %d" % pair for pair in seers.most_common()))
    return 1 if by_source["all", "not seen"] else 0


def units():
    made = subprocess.run(
        [MAKE, "-s", "print-library-units"],
        check=True, text=True, stdout=subprocess.PIPE).stdout.split()
    return list(dict.fromkeys(unit for unit in made if unit != "--"))


if __name__ == "__main__":
    sys.exit(main())
