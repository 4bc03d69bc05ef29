"""Proves that the tables which grammar/tools/compact.py wrote are the automata that Ragel built.

Each scanner in gen/machines/ that names compact.py is read back as text, without any code of it: the
declarations, and the few lines that look a transition up, which must be exactly those below.  Its
states are then compared with `ragel -x` in step from the start and each label:

  - each byte leads to the same state or nowhere, by actions that occur in the same order;
  - an action of Ragel's report is always the same case of the C, and the case's text is the action's;
  - the actions at the end of the input, those that come before each byte, and those on entering a
    state are the same;
  - the numbers of final states are those from first_final on."""
import io
import os
import random
import re
import subprocess
import tempfile

from outcomes import NotUnderstood
from prove import GRAMMAR, ROOT, TABLES, Disproved, RagelError, shown
from ragelxml import Automaton

COLUMNS = """	_class = _{0}_class[*p];
{1}	cs = _{0}_next[_class][cs];
"""
COLUMN_EVENTS = "	_trans = _{0}_events[_class][cs];\n"
SHAPES = """	_class = _{0}_class[*p];
	_trans = (unsigned int)_{0}_shapes[_{0}_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
{1}{2}	_trans += _{0}_ways[cs];
	cs += _{0}_further[_trans];
"""
SHAPE_ERROR = """	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
"""
ENTERING = """_again:
	_acts = _{0}_actions + _{0}_to_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
"""
SHAPE_EXTRA = """	if ( _trans == 15 )
		_trans += _{0}_extra[_class];
"""


def sources():
    """By name the text of each such scanner, and its source below grammar/."""
    found = {}
    folder = os.path.join(ROOT, "gen", "machines")
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = file.read()
        made = re.match(r"/\* Generated from grammar/(\S+) by ragel 6\.10 -T0 and\n"
                        r" \* grammar/tools/compact\.py; do not edit\. \*/\n", text)
        if made:
            found[name[:-len("_machine.c")]] = text, made.group(1)
    return found


def automaton_of(ragel, source):
    """What `ragel -x` reports of a source, whose actions get a name each; of those that only accept,
    of the copy without events."""
    with tempfile.TemporaryDirectory() as copy:
        folder = GRAMMAR
        if os.path.basename(source).startswith("accept_"):
            subprocess.run(["sh", "grammar/tools/bare", copy], cwd=ROOT, check=True)
            folder = copy
        run = subprocess.run([ragel, "-x", "-I", TABLES, source], cwd=folder,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             universal_newlines=True)
    if run.returncode:
        raise RagelError("ragel -x %s: %s" % (source, run.stderr.strip()))
    automaton = Automaton(io.StringIO(
        re.sub(r'<action id="(\d+)" line', r'<action id="\1" name="action \1" line', run.stdout)))
    automaton.start = int(re.search(r"<start_state>(\d+)<", run.stdout).group(1))
    automaton.labels = {label: int(state) for label, state in re.findall(
        r'<entry name="(\w+)">(\d+)<', run.stdout)}
    return automaton


class Compact:
    """What the C does with each byte in each state."""

    def __init__(self, name, text):
        self.name, self.text = name, re.sub(r"/\* .*? \*/", "", text, flags=re.DOTALL)
        self.of = {}
        for array, dimensions, values in re.findall(
                r"static const (?:unsigned |signed )?(?:char|short) _%s_(\w+)((?:\[\d*\])+) = \{\n"
                r"(.*?)\n\};" % name, self.text, re.DOTALL):
            if array in self.of:
                raise NotUnderstood("_%s_%s is declared twice" % (name, array))
            self.of[array] = self.values(array, re.findall(r"\d+", dimensions), values)
        self.enum = {which: int(n) for which, n in re.findall(
            r"enum \{ %s_(\w+) = (\d+) \};" % name, self.text)}
        self.cases = self.read_cases()
        self.has_error = "\tif ( cs == 0 )\n\t\tgoto _out;\n" in self.text
        self.look_up()

    @staticmethod
    def values(array, dimensions, text):
        rows = re.findall(r"\{([^{}]*)\}", text) or [text]
        found = [[int(n) for n in re.findall(r"-?\d+", row)] for row in rows]
        if len(dimensions) == 2 and [len(found)] + sorted({len(row) for row in found}) != [
                int(n) for n in dimensions] or (
                    len(dimensions) == 1 and len(found[0]) != int(dimensions[0])):
            raise NotUnderstood("%s has other dimensions" % array)
        return found if len(dimensions) == 2 else found[0]

    def read_cases(self):
        """The text of each action, which is the same wherever it occurs."""
        cases = {}
        for number, body in re.findall(r"\tcase (\d+):\n\t\{(.*?)\}\n\tbreak;\n", self.text, re.DOTALL):
            if cases.setdefault(int(number), body) != body:
                raise Disproved("action %s has two texts" % number)
        # fentry() only makes ragel keep a state
        return {number: " ".join(re.sub(r"\(void\)\d+;", "", body).split())
                for number, body in cases.items()}

    def look_up(self):
        name, of = self.name, self.of
        if "next" in of:
            lines = COLUMNS.format(name, COLUMN_EVENTS.format(name) if "events" in of else "")
            self.way, self.states = self.way_of_columns, len(of["next"][0])
        else:
            lines = SHAPES.format(name, SHAPE_ERROR if self.has_error else "",
                                  SHAPE_EXTRA.format(name) if "extra" in of else "")
            self.way, self.states = self.way_of_shapes, len(of["shape"])
        if self.text.count(lines) != 1 or len(of["class"]) != 256:
            raise NotUnderstood("%s does not look transitions up as it should" % name)
        if self.text.count(ENTERING.format(name)) != ("to_state_actions" in of):
            raise NotUnderstood("%s does not act on entering a state as it should" % name)

    def way_of_columns(self, state, byte):
        column = self.of["class"][byte]
        events = self.of["events"][column][state] if "events" in self.of else 0
        return self.of["next"][column][state], self.actions(events)

    def way_of_shapes(self, state, byte):
        of, column = self.of, self.of["class"][byte]
        way = of["shapes"][of["shape"][state]][column >> 1] >> (column & 1) * 4 & 15
        if way == 0 and self.has_error:
            return 0, ()
        if way == 15 and "extra" in of:
            way += of["extra"][column]
        way += of["ways"][state]
        return state + of["further"][way], self.actions(of["events"][way] if "events" in of else 0)

    def actions(self, at):
        """The cases of a list, but for those that do nothing."""
        if at == 0:
            return ()
        some = self.of["actions"]
        return tuple(n for n in some[at + 1:at + 1 + some[at]] if self.cases[n])

    def around(self, which, state):
        return self.actions(self.of[which][state]) if which in self.of else ()


def prove_compact(code, automaton):
    """Compares in step.  Returns what was compared."""
    case_of, state_of, todo, count = {}, {}, [], 0

    def meet(number, state, how):
        if number == 0 and code.has_error or number in state_of and state_of[number] != state:
            raise Disproved("after %s it is in another state" % shown(how))
        if number not in state_of:
            state_of[number] = state
            todo.append((number, how))

    def same(cases, names, how):
        names = [n for n in names if automaton.text[n].strip() or automaton.commands[n]]
        if len(cases) != len(names):
            raise Disproved("on %s it does %s, should do %s" % (shown(how), cases, names))
        for case, name in zip(cases, names):
            if case_of.setdefault(case, name) != name:
                raise Disproved("on %s it does %s, should do %s" % (
                    shown(how), case_of[case], name))

    meet(code.enum.get("start", automaton.start), automaton.start, b"")
    for label, state in automaton.labels.items():
        if "en_" + label in code.enum:
            meet(code.enum["en_" + label], state, b"")
    while todo:
        number, how = todo.pop(0)
        state, rows = state_of[number], [None] * 256
        count += 1
        for low, high, target, actions in automaton.step[state]:
            rows[low:high + 1] = [(target, actions)] * (high + 1 - low)
        if "first_final" in code.enum and (number >= code.enum["first_final"]) != (
                state in automaton.final):
            raise Disproved("%s may end, or may not" % shown(how))
        same(code.around("to_state_actions", number), automaton.entering[state], how)
        same(code.around("from_state_actions", number), automaton.leaving[state], how)
        same(code.around("eof_actions", number), automaton.at_end[state], how)
        for byte, way in enumerate(rows):
            after = how + bytes([byte])
            target, actions = way or (None, [])
            number_after, cases = code.way(number, byte)
            same(cases, actions, after)
            if (target is None) != (code.has_error and number_after == 0):
                raise Disproved("it %s %s" % ("accepts" if target is None else "rejects",
                                              shown(after)))
            if target is not None:
                meet(number_after, target, after)
    for case, name in case_of.items():
        if not automaton.commands[name] and code.cases[case] != " ".join(
                automaton.text[name].split()):
            raise Disproved("action %s is %s" % (name, code.cases[case]))
    unmet = set(range(1 if code.has_error else 0, code.states)) - set(state_of)
    if unmet:
        raise Disproved("nothing leads to %s" % sorted(unmet))
    return "%d states, %d actions" % (count, len(case_of))


# ---- planted mistakes ----------------------------------------------------------------

PLANTED = (
    ("a class without its state", "whatwg_url", r"_next\[_class\]\[cs\]", "_next[cs][_class]",
     "look transitions up"),
    ("an error that goes on", "scheme", r"\t\tcs = 0;\n\t\tgoto _out;\n", "\t\tcs = 1;\n",
     "look transitions up"),
    ("a state with more transitions that has 15", "find_html",
     r"\tif \( _trans == 15 \)\n.*\n", "", "look transitions up"),
    ("another action", "mime_base", r"\tcase 2:\n\t\{", "\tcase 2:\n\t{ return 0;", "two texts|action"),
    ("a final state", "alike", r"first_final = \d+", "first_final = 9", "may end"),
    ("a state in which a field may end", "log_field",
     r"(_to_state_actions\[\] = \{(?:\n?\t?[0, ]+)*?)1, 1", r"\g<1>0, 1", "it does"),
    ("another start", "whatwg_url", r"_start = 1 ", "_start = 2 ", "it |on "),
    ("a state that nothing leads to", "find_shape", r"(_find_shape_shape\[)(\d+)(\] = \{\n)",
     lambda m: "%s%d%s\t0," % (m.group(1), int(m.group(2)) + 1, m.group(3)), "it |on |nothing|may"),
)


def disproof_of(name, text, automaton):
    try:
        prove_compact(Compact(name, text), automaton)
    except Disproved as failure:
        return str(failure)
    return None


def test_planted(pattern, replacement, failure, name, text, automaton):
    changed, count = re.subn(pattern, replacement, text, count=1)
    if count != 1:
        raise Disproved("%s is not in %s" % (pattern, name))
    found = disproof_of(name, changed, automaton)
    if found is None or not re.search(failure, found):
        raise Disproved("%s, should match %s" % (found, failure))
    return found[:100]


def test_entries(most, name, text, automaton):
    """Changes table entries one at a time: the proof detects each change, or no state behaves in
    another way."""
    numbers = [(at.start() + table.start(2), at.end() + table.start(2))
               for table in re.finditer(r"static const [a-z ]+ (_\w+)(?:\[\d+\])+ = \{(.*?)\n\};",
                                        re.sub(r"/\* .*? \*/", lambda m: " " * len(m.group()), text,
                                               flags=re.DOTALL), re.DOTALL)
               for at in re.finditer(r"\d+", table.group(2))]
    code = Compact(name, text)
    detected = 0
    for begin, end in random.Random(3986).sample(numbers, most):
        changed = text[:begin] + str(int(text[begin:end]) ^ 1) + text[end:]
        try:
            other = Compact(name, changed)
            prove_compact(other, automaton)
        except (Disproved, IndexError):
            detected += 1
            continue
        if any(code.way(state, byte) != other.way(state, byte)
               for state in range(1, code.states) for byte in range(256)):
            raise Disproved("the entry at %d is not detected" % begin)
    if detected < most // 2:
        raise Disproved("only %d of %d entries are read" % (detected, most))
    return "%d of %d entries; the others are not read" % (detected, most)


def test(tap, ragel):
    """All scanners, then the self-tests."""
    known, automata = sources(), {}
    with open(os.path.join(GRAMMAR, "tools", "generate"), encoding="utf-8") as script:
        wanted = set(re.findall(r"^machine (?:columns|shapes) \S+/(\w+)$", script.read(),
                                re.MULTILINE))
    if not wanted or wanted != {name for name in known if not name.startswith("accept_")}:
        raise NotUnderstood("grammar/tools/generate and gen/machines/ differ in what is compact")
    for name, (text, source) in known.items():
        def same():
            automata[name] = automaton_of(ragel, source)
            return prove_compact(Compact(name, text), automata[name])
        tap.test("gen/machines/%s_machine.c is the automaton of grammar/%s, state for state" % (
            name, source), same)
    for what, name, pattern, replacement, failure in PLANTED:
        tap.test("self-test: detected: " + what, lambda: test_planted(
            pattern, replacement, failure, name, known[name][0], automata[name]))
    for name in ("scheme", "find_bare"):
        tap.test("self-test: changed entries of %s_machine.c are detected" % name,
                 lambda: test_entries(100, name, known[name][0], automata[name]))
