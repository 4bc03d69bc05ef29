#!/usr/bin/env python3
"""Reads the pictures in grammar/diagrams/ back, and compares them with the ABNF.

  - Along the tracks of a railroad diagram, exactly the strings of its rule can be spelled: the
    tracks are joined by their coordinates, the stations are read by their texts.
  - A picture of a machine accepts exactly the strings of its rule; each arrow starts and ends
    at the states that it belongs to.
  - states.json has each state of the scanner that the rule reaches, accepts exactly the strings
    of the rule, and names a rule for each state; some states are compared with what the RFC
    says of the string that leads there.
  - Each rule of RFC 3986, Appendix A, and each scanner with an ABNF has its picture, and the
    reverse; grammar/README.md shows each.
  - grammar/tools/diagrams writes the same files anew (ragel 6.10, graphviz 2.43.0).

Prints TAP."""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from prove import EXPECTED, ROOT, Disproved, Tap, disproof, expect, find_ragel, shown
from language import (Bytes, Choice, Dfa, Grammar, Nfa, Rule, Sequence, Specifications,
                      determinize, difference, dfa_of, minimize)

DIAGRAMS = os.path.join(ROOT, "grammar", "diagrams")
SVG = "{http://www.w3.org/2000/svg}"
# The scanners of schemes; the others' rules are in every URI.
SCHEMES = ("ftp.rl", "mailto.rl", "scheme.rl")
GENERIC = ("URI-reference", "authority", "IPv6address")


def text_of(name):
    with open(os.path.join(DIAGRAMS, name), encoding="ascii") as file:
        return file.read()


def root_of(text):
    """The SVG, which must have a title and a description."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as failure:
        raise Disproved("not XML: %s" % failure) from None
    if root.tag != SVG + "svg":
        raise Disproved("not SVG: " + root.tag)
    for kind in "title", "desc":
        if not (root.findtext(SVG + kind) or "").strip():
            raise Disproved("no <%s>" % kind)
    return root


def is_a(element, kind, css):
    return element.tag == SVG + kind and element.get("class") == css


# --- Texts ------------------------------------------------------------------

TERM = re.compile(r'"(.)"-"(.)"|"([^"]+)"|%x([0-9A-F]{2})|([A-Za-z][\w-]*)')


def node_of(text, find):
    """The ABNF of one term; find(name) is a Rule."""
    match = TERM.fullmatch(text)
    if not match:
        raise Disproved("not a term: " + text)
    low, high, string, code, name = match.groups()
    if low:
        return Bytes(frozenset(range(ord(low), ord(high) + 1)))
    if string:
        return Sequence(tuple(Bytes(frozenset({ord(c.lower()), ord(c.upper())}))
                              for c in string))
    return Bytes(frozenset({int(code, 16)})) if code else find(name)


def alternatives(node):
    """The single bytes that a node matches, and its other alternatives."""
    if isinstance(node, Bytes):
        return set(node.values), set()
    if isinstance(node, Sequence) and len(node.parts) == 1:
        return alternatives(node.parts[0])
    if isinstance(node, Choice):
        found = [alternatives(part) for part in node.parts]
        return set().union(*(f[0] for f in found)), set().union(*(f[1] for f in found))
    if isinstance(node, Rule):
        definition = node.grammar.definition(node.name)
        if isinstance(definition, Choice) and not any(
                isinstance(part, Sequence) and len(part.parts) > 1
                for part in definition.parts):
            return alternatives(definition)
    return set(), {node}


def way_of(text, find):
    """The ABNF of the text beside an arrow: terms, and what is excepted from them."""
    added, separator, excepted = text.partition(" except ")
    nodes = [[node_of(match.group(), find) for match in TERM.finditer(part)]
             for part in (added, excepted)]
    if re.sub(r"\s", "", "".join(m.group() for m in TERM.finditer(text))) != re.sub(
            r"\s", "", text):
        raise Disproved("not terms: " + text)
    if not separator:
        return Choice(tuple(nodes[0]))
    (values, others), (less, fewer) = (alternatives(Choice(tuple(n))) for n in nodes)
    if not less <= values or not fewer <= others:
        raise Disproved("%s: what is excepted is not there" % text)
    return Choice((Bytes(frozenset(values - less)), *sorted(others - fewer, key=str)))


def finder(rule):
    """Names in a picture of a rule are its grammar's."""
    def find(name):
        if name in rule.grammar.printed:
            return Rule(rule.grammar, name)
        if rule.grammar.imported and name in rule.grammar.imported.printed:
            return Rule(rule.grammar.imported, name)
        raise Disproved("no rule " + name)
    return find


# --- Pictures as automata ---------------------------------------------------

class Drawn(Nfa):
    """An automaton that grows by what is drawn."""

    def __init__(self):
        self.free, self.edges = [], []
        self._replaced, self._open, self._sets = {}, [], {}
        self.places = {}

    def place(self, key):
        if key not in self.places:
            self.places[key] = self._state()
        return self.places[key]

    def way(self, begin, end, node):
        self.free[self._add(node, begin)].append(end)

    def times(self, begin, end, dfa, low, high):
        """A part some number of times; high None: no limit."""
        for count in range(high if high is not None else low + 1):
            if count >= low:
                self.free[begin].append(end)
            again = begin
            begin = self._add_dfa(dfa, begin)
            if high is None and count == low:
                self.free[begin].append(again)
        self.free[begin].append(end)

    def dfa(self, start, end):
        self.start, self.end = start, end
        return minimize(determinize(self))


def rounded(value):
    return round(float(value), 1)


def track_of(path):
    """The first and the last point of a track."""
    x = y = begin = None
    for command, numbers in re.findall(r"([MHVA])([^MHVA]*)", path.get("d")):
        values = numbers.split()
        if command == "M" or command == "A":
            x, y = rounded(values[-2]), rounded(values[-1])
            begin = begin or (x, y)
        elif command == "H":
            x = rounded(values[0])
        else:
            y = rounded(values[0])
    return begin, (x, y)


def rectangle(element):
    x, y, width, height = (float(element.get(k)) for k in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


def lay_tracks(drawn, elements, find):
    """Adds what is in the elements; returns the ends of tracks, (begins, ends)."""
    begins, ends = [], []
    for element in elements:
        link = element
        if element.tag == SVG + "a":
            element = element[0]
        if is_a(element, "path", "track"):
            begin, end = track_of(element)
            drawn.free[drawn.place(begin)].append(drawn.place(end))
            begins.append(begin)
            ends.append(end)
        elif is_a(element, "g", "station"):
            box, text = element.find(SVG + "rect"), element.findtext(SVG + "text")
            node = node_of(text, find)
            if isinstance(node, Rule) != (box.get("class") == "rule"):
                raise Disproved("%s is drawn as what it is not" % text)
            if isinstance(node, Rule) and link.get("href") != "rule-%s.svg" % text:
                raise Disproved("%s links to %s" % (text, link.get("href")))
            left, top, right, bottom = rectangle(box)
            middle = rounded((top + bottom) / 2)
            drawn.way(drawn.place((rounded(left), middle)), drawn.place((rounded(right), middle)),
                      node)
        elif is_a(element, "g", "counted"):
            counted(drawn, element, find)
    return begins, ends


def counted(drawn, element, find):
    """A dashed box with a number of times."""
    left, _, right, _ = map(rounded, rectangle(element.find(SVG + "rect")))
    low, high, more = re.fullmatch(r"(\d+)(?: to (\d+)| (or more))? times",
                                   element.findtext(SVG + "text")).groups()
    inner = Drawn()
    begins, ends = lay_tracks(inner, element, find)
    (begin,) = {point for point in begins if point[0] == left}
    (end,) = {point for point in ends if point[0] == right}
    dfa = inner.dfa(inner.place(begin), inner.place(end))
    drawn.times(drawn.place(begin), drawn.place(end), dfa, int(low),
                None if more else int(high or low))


def railroad_dfa(text, rule):
    root, drawn = root_of(text), Drawn()
    if root.find(SVG + "text").text != rule.name:
        raise Disproved("its heading is " + root.find(SVG + "text").text)
    lay_tracks(drawn, root, finder(rule))
    circles = [element for element in root if is_a(element, "circle", "ends")]
    start, end = [(rounded(float(c.get("cx")) + side), rounded(c.get("cy")))
                  for c, side in zip(circles, (5, -5))]
    return drawn.dfa(drawn.place(start), drawn.place(end))


def near(point, box, distance=4):
    """Whether a point is at the border of a box, or in the box."""
    x, y = point
    left, top, right, bottom = box
    return (left - distance <= x <= right + distance and
            top - distance <= y <= bottom + distance)


def arrow_of(group):
    """Where an arrow starts, and its tip."""
    track, head = [e for e in group if e.tag == SVG + "path"]
    points = [tuple(map(float, p)) for p in re.findall(r"(-?[\d.]+) (-?[\d.]+)",
                                                       track.get("d"))]
    tip = re.match(r"M(-?[\d.]+) (-?[\d.]+)L", head.get("d")).groups()
    return points[0], tuple(map(float, tip))


def machine_dfa(text, rule):
    root, drawn, find = root_of(text), Drawn(), finder(rule)
    end = drawn.place("end")
    states = {g.get("id"): g for g in root.iter(SVG + "g") if g.get("class") == "state"}
    boxes = {name: rectangle(g.find(SVG + "rect")) for name, g in states.items()}
    texts = {name: [t for t in g.iter(SVG + "text") if t.get("class") != "exit"]
             for name, g in states.items()}
    by_name = {}
    for name, lines in texts.items():
        by_name.setdefault(lines[0].text, []).append(name)
    for name, group in states.items():
        if group.find(SVG + "rect").get("class") == "final":
            drawn.free[drawn.place(name)].append(end)
        for line in group.iter(SVG + "text"):
            if line.get("class") == "exit":
                terms, _, target = line.text.rpartition(" to ")
                if len(by_name.get(target, ())) != 1:
                    raise Disproved("%s: not one state of that name" % line.text)
                drawn.way(drawn.place(name), drawn.place(by_name[target][0]),
                          way_of(terms, find))
    for group in root.iter(SVG + "g"):
        if group.get("class") == "edge":
            source, target = group.get("id").split("-")
            begin, tip = arrow_of(group)
            if not near(begin, boxes[source]) or not near(tip, boxes[target]):
                raise Disproved("the arrow %s is elsewhere" % group.get("id"))
            drawn.way(drawn.place(source), drawn.place(target), way_of(
                " ".join(t.text for t in group.iter(SVG + "text")), find))
        elif group.get("id") == "begin" and not near(arrow_of(group)[1], boxes["s0"]):
            raise Disproved("the first arrow is elsewhere")
    return drawn.dfa(drawn.place("s0"), end)


def prove_same(dfa, rule):
    found = difference(rule.grammar.dfa(rule.name), dfa)
    if found:
        raise Disproved("only the %s accepts %s" % (
            "ABNF" if found[1] else "picture", shown(found[0])))


# --- The states and their names ---------------------------------------------

# Strings, and where section 3 of the RFC says that one is after them.
NAMED = (
    ("", "URI relative-ref"),
    ("#", "fragment"),
    ("?q", "query"),
    ("http", "scheme segment-nz-nc"),
    ("http:", "hier-part"),
    ("http://", "authority path-abempty"),
    ("//h", "reg-name userinfo"),
    ("//u@", "host"),
    ("//u@h", "reg-name"),
    ("//u@h:8", "port"),
    ("//h:8x", "userinfo"),
    ("//u@127.0", "dec-octet reg-name"),
    ("//[", "IPv6address IPvFuture"),
    ("//[2001:", "IPv6address h16"),
    ("//[::ffff:1.", "dec-octet"),
    ("//[v1.a", "IPvFuture"),
    ("//[::1]", "IP-literal"),
    ("//h/a", "segment"),
    ("//h/%4", "segment"),
)


class Table:
    """states.json."""

    def __init__(self, text):
        table = json.loads(text)
        self.rule, self.start = table["rule"], table["start"]
        self.states = {state["id"]: state for state in table["states"]}
        if len(self.states) != len(table["states"]):
            raise Disproved("two states with one number")
        self.move = {}
        for number, state in self.states.items():
            ways = self.move[number] = {}
            for low, high, target, *_ in state["to"]:
                for byte in range(low, high + 1):
                    if byte in ways:
                        raise Disproved("state %d: two ways by %d" % (number, byte))
                    ways[byte] = target

    def after(self, string):
        state = self.start
        for byte in string.encode("ascii"):
            state = self.move[state][byte]
        return state

    def dfa(self):
        return Dfa(self.start, {n for n, s in self.states.items() if s["final"]},
                   {n: [ways.get(b) for b in range(256)] for n, ways in self.move.items()},
                   list(range(256)))


def prove_table(table, specifications):
    rule = specifications.rule(table.rule)
    prove_same(table.dfa(), rule)
    names = specifications.uri.printed
    for number, state in table.states.items():
        for key in "names", "inside", "before":
            unknown = set(state[key]) - names
            if unknown:
                raise Disproved("state %d: no rule %s" % (number, unknown.pop()))
        if not state["names"] or not state["inside"]:
            raise Disproved("state %d has no name" % number)
        if not set(state["before"]) <= set(state["names"]):
            raise Disproved("state %d: a rule before it that is no name of it" % number)
        if table.after(state["example"]) != number:
            raise Disproved("%s does not lead to state %d" % (state["example"], number))
        percent = state["example"].rfind("%")
        digits = len(state["example"]) - percent
        if state["triplet"] != (digits if percent >= 0 and digits < 3 else 0):
            raise Disproved("state %d: not %d bytes of a triplet" % (number, state["triplet"]))
    return "%d states" % len(table.states)


def prove_numbers(table):
    """The numbers are those that a scan resumes at."""
    with open(os.path.join(ROOT, "gen", "tables", "parse_states.h"), encoding="ascii") as file:
        text = file.read()
    code = set(map(int, re.findall(r"^s(\d+): /\*", text, re.MULTILINE)))
    parts = [range(int(low), int(low) + int(count) + 1) for low, count, entry in re.findall(
        r"if \(RESUME - (\d+) <= (\d+)\) \{ r = .* goto t(\d+);", text)
        if int(entry) in table.states]
    for number, state in table.states.items():
        if number not in code and not any(number in part for part in parts):
            raise Disproved("no state %d in parse_states.h" % number)
        shortest = re.search(r'^s%d: /\* "(.*)"' % number, text, re.MULTILINE)
        if shortest and "\\" not in shortest.group(1):
            expect(number, table.after(shortest.group(1)))
    missing = set().union(*parts) - set(table.states)
    if missing:
        raise Disproved("no state %d in states.json" % min(missing))


def prove_names(table):
    for string, names in NAMED:
        found = " ".join(table.states[table.after(string)]["names"])
        if found != names:
            raise Disproved('after "%s": %s, not %s' % (string, found, names))
    return "%d strings" % len(NAMED)


# --- All of them --------------------------------------------------------------

def machines():
    """File name -> rule, by the list of scanners in prove.py."""
    rules = {"machine-%s.svg" % rule: rule for rule in GENERIC}
    for source in SCHEMES:
        for entry, rule in EXPECTED[source].items():
            name = source[:-3] if entry == "main" else entry[len("main_as_"):]
            rules["machine-%s.svg" % name.replace("_", "-")] = rule
    return rules


def prove_complete(specifications):
    expected = {"rule-%s.svg" % name for name in specifications.uri.printed}
    expected |= set(machines()) | {"states.json"}
    for name in sorted(expected ^ set(os.listdir(DIAGRAMS))):
        raise Disproved(name + (" is missing" if name in expected else " shows nothing"))


def prove_shown():
    """The alternative text of a rule's picture is its description."""
    with open(os.path.join(ROOT, "grammar", "README.md"), encoding="utf-8") as file:
        images = re.findall(r"!\[((?:[^\]\\]|\\.)*)\]\(diagrams/([^)]*)\)", file.read())
    for alternative, name in images:
        alternative = " ".join(re.sub(r"\\(.)", r"\1", alternative).split())
        if not alternative or name.startswith("rule-") and (
                alternative != root_of(text_of(name)).findtext(SVG + "desc")):
            raise Disproved("%s has the alternative text: %s" % (name, alternative))
    pictures = {name for name in os.listdir(DIAGRAMS) if name.endswith(".svg")}
    for name in sorted(pictures ^ {name for _, name in images}):
        raise Disproved("grammar/README.md shows %s" % (
            name + ", which does not exist" if name not in pictures else "no " + name))
    return "%d pictures" % len(images)


def prove_fresh():
    with tempfile.TemporaryDirectory() as directory:
        run = subprocess.run(["sh", "grammar/tools/diagrams", directory], cwd=ROOT,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             universal_newlines=True)
        if run.returncode:
            raise Disproved(run.stdout.strip())
        for name in sorted(os.listdir(directory)):
            with open(os.path.join(directory, name), encoding="ascii") as file:
                if file.read() != text_of(name):
                    raise Disproved(name + " is not what the grammar gives: run make diagrams")


# --- Self-test: the comparisons can fail --------------------------------------

def test_broken(specifications):
    """Pictures that are wrong in one place."""
    scheme, authority = (specifications.rule(name) for name in ("scheme", "authority"))
    railroad, machine = text_of("rule-scheme.svg"), text_of("machine-authority.svg")
    tracks = re.findall(r'<path class="track".*/>\n', railroad)
    edges = re.findall(r'<g class="edge".*?</g>\n', machine, re.DOTALL)
    pieces = [(track, railroad, scheme, railroad_dfa) for track in tracks]
    pieces += [(edge, machine, authority, machine_dfa) for edge in edges]
    for piece, text, rule, read in pieces:
        if disproof(lambda: prove_same(read(text.replace(piece, ""), rule),
                                       rule)) == "no failure":
            raise Disproved("not noticed to be missing: " + piece.strip())
    for text, rule, read, old, new in (
            (railroad, scheme, railroad_dfa, '>"+"<', '>"*"<'),
            (machine, authority, machine_dfa, ">DIGIT<", ">HEXDIG<"),
            (machine, authority, machine_dfa, 'class="final"', 'class="rule"')):
        expect(True, old in text)
        if disproof(lambda: prove_same(read(text.replace(old, new, 1), rule),
                                       rule)) == "no failure":
            raise Disproved("not noticed: %s for %s" % (new, old))
    return "%d tracks, %d arrows" % (len(tracks), len(edges))


def test_counted():
    """A dashed box is as many times what is in it."""
    for low, high, body in ((2, 2, "2"), (0, 3, "*3"), (2, None, "2*")):
        drawn = Drawn()
        dfa = dfa_of(Rule(Grammar('a = "x" / "yz"', "self-test"), "a"))
        begin, end = drawn.place(0), drawn.place(1)
        drawn.times(begin, end, dfa, low, high)
        grammar = Grammar('b = %s( "x" / "yz" )' % body, "self-test")
        prove_same(drawn.dfa(begin, end), Rule(grammar, "b"))


def main():
    tap, specifications = Tap(), Specifications()
    tap.test("self-test: a missing track or arrow, or a wrong text, is detected",
             lambda: test_broken(specifications))
    tap.test("self-test: counted boxes", test_counted)
    for name in sorted(specifications.uri.printed):
        rule = specifications.rule(name)
        tap.test("rule-%s.svg spells the rule" % name, lambda: prove_same(
            railroad_dfa(text_of("rule-%s.svg" % rule.name), rule), rule))
    for name, rule_name in sorted(machines().items()):
        rule = specifications.rule(rule_name)
        tap.test("%s accepts %s" % (name, rule_name), lambda: prove_same(
            machine_dfa(text_of(name), rule), rule))
    table = Table(text_of("states.json"))
    tap.test("states.json accepts the rule and names each state",
             lambda: prove_table(table, specifications))
    tap.test("its states are those of gen/tables/parse_states.h", lambda: prove_numbers(table))
    tap.test("its names are those of the RFC's prose", lambda: prove_names(table))
    tap.test("each rule and each scanner has its picture", lambda: prove_complete(specifications))
    tap.test("grammar/README.md shows each picture", prove_shown)
    version = subprocess.run([os.environ.get("DOT", "dot"), "-V"], stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, universal_newlines=True).stdout
    if not find_ragel() or " version 2.43.0 " not in version:
        tap.skip("the pictures are fresh", "ragel 6.10 and graphviz 2.43.0 are needed")
    else:
        tap.test("the pictures are fresh", prove_fresh)
    print("1..%d" % tap.count)
    return 1 if tap.failed else 0


if __name__ == "__main__":
    sys.exit(main())
