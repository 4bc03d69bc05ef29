#!/usr/bin/env python3
"""Writes pictures of the machines: the automata that ragel makes of the scanners in
grammar/machines/, laid out by graphviz.

    machines.py DIRECTORY

The output is DIRECTORY/machine-NAME.svg for each machine below.  A machine has hundreds of states,
most of which count the digits of a triplet, an address or a number.  So each picture makes units
of some rules: ragel reads a copy of grammar/ in which such a rule is one symbol.  The states that
remain are minimized without their events, but states of different components stay apart.  They
are named by the rules of the ABNF (tests/abnf/) that they can be inside of, bytes by its
classes.  A string that only one way spells is one way."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple

from positions import Positions, single_bytes
from state_names import names_of, places_of
from svg import CHARACTER, LINE, document, number, text_at
from language import Specifications, minimize
from prove import GRAMMAR, grammar_files, language_of, whole_automaton_of
from walk import ASKED_FIRST, Machine

# What a picture shows: its name; the scanner, its entry and the ABNF's rule; the units, by
# their names in the ABNF, with those in Ragel where they differ.
Picture = namedtuple("Picture", "name source entry rule units")

# Scanners of components: a picture keeps the states of each apart.
WITH_COMPONENTS = ("parse.rl", "rules.rl")

PERCENT = {"pct-encoded": "pct_encoded"}
PICTURES = [
    Picture("URI-reference", "parse.rl", "main_as_URI_reference", "URI-reference",
            dict(PERCENT, **{"IP-literal": "IP_literal"})),
    Picture("authority", "rules.rl", "main_as_authority", "authority",
            dict(PERCENT, **{"IPv6address": "IPv6address"})),
    Picture("IPv6address", "rules.rl", "main_as_IPv6address", "IPv6address",
            {"h16": "h16", "IPv4address": "IPv4address"}),
    Picture("ftp", "ftp.rl", "main", "ftp-path", PERCENT),
    Picture("mailto", "mailto.rl", "main", "mailto-path", dict(PERCENT, **{
        "atext": "atext", "dot": "dot", "quoted-string": "quoted_string",
        "dtext": "dtext_no_obs", "qchar": "qchar"})),
] + [Picture(name, "scheme.rl", "main_as_" + entry, rule, dict(PERCENT, **units))
     for name, entry, rule, units in (
         ("gopher", "gopher", "gopher-path", {}),
         ("telnet", "telnet", "telnet-path", {}),
         ("wais", "wais", "wais-path", {}),
         ("prospero", "prospero", "prospero-path", {}),
         ("nntp", "nntp", "nntp-path", {"article-number": "article_number"}),
         ("news", "news", "news-path", {}),
         ("news-server", "news_server", "news-server", {}),
         ("file-local", "file_local", "file-local", {}),
         ("file-empty-host", "file_empty_host", "file-empty", {}),
         ("file-host", "file_host", "file-host-path", {}))]

# Bytes that no URI and no table of bytes contains stand for units.
FIRST_SYMBOL = 0xC0
MARGIN = 14


# ---- the automaton ----------------------------------------------------------------

def with_units(text, units):
    """A Ragel file whose rules of these names are symbols."""
    for symbol, name in enumerate(units, FIRST_SYMBOL):
        text = re.sub(r"(?m)^( +%s +=)[^;]*;$" % name, r"\1 0x%02X ;" % symbol, text)
    return text.replace('include tolerance "../tolerance.rl"', 'include strict "../tolerance.rl"')


def automaton_of(picture, ragel):
    """The minimal DFA of a picture: its bytes include the symbols of units."""
    directory = tempfile.mkdtemp()
    try:
        for name in grammar_files():
            path = os.path.join(directory, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(os.path.join(GRAMMAR, name), encoding="utf-8") as file:
                text = with_units(file.read(), picture.units.values())
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        automaton = whole_automaton_of(ragel, picture.source, directory)
        kind = None
        if picture.source in WITH_COMPONENTS:
            kind = Machine(automaton, picture.source).part_of_state
        return minimize(language_of(automaton, picture.entry), kind)
    finally:
        shutil.rmtree(directory)


def moves(dfa):
    """state -> byte -> next state; the start is 0, then in the order of a breadth-first
    search.  Also the numbers of the final states."""
    order, todo = {dfa.start: 0}, [dfa.start]
    found = {}
    while todo:
        state = todo.pop(0)
        ways = found[order[state]] = {}
        for byte in range(256):
            target = dfa.next(state, byte)
            if target is not None:
                if target not in order:
                    order[target] = len(order)
                    todo.append(target)
                ways[byte] = order[target]
    return found, {order[state] for state in dfa.final}


# ---- names ------------------------------------------------------------------------

class Classes:
    """Writes sets of bytes by the classes of the ABNF."""

    def __init__(self, rule, units):
        self.units = {symbol: name for name, symbol in units.items()}
        self.named = {}
        grammars = [rule.grammar] + [g for g in (rule.grammar.imported,) if g]
        for grammar in reversed(grammars):
            for name in sorted(grammar.printed):
                values = single_bytes(grammar.definition(name), units)
                if values and len(values) > 2 and name not in units:
                    self.named.setdefault(values, name)

    def literals(self, values):
        """Single characters and ranges of digits or letters."""
        terms, rest = [], set(values)
        terms += [self.units[v] for v in sorted(rest & set(self.units))]
        rest -= set(self.units)
        for v in sorted(rest):
            if v not in rest:
                continue
            last = v
            while last + 1 in rest and chr(v).isdigit() and chr(last + 1).isdigit():
                last += 1
            letters = {ord(chr(v).lower()), ord(chr(v).upper())}
            if last - v > 1:
                terms.append('"%c"-"%c"' % (v, last))
                rest -= set(range(v, last + 1))
            elif letters <= rest:
                terms.append('"%s"' % chr(v).lower())
                rest -= letters
            else:
                terms.append("%%x%02X" % v)
                rest.remove(v)
        return terms

    def cover(self, values):
        """Terms whose union is the set: the largest class first."""
        terms, rest = [], set(values)
        while True:
            fitting = [(len(c & rest), -len(c), name, c) for c, name in self.named.items()
                       if c <= values and len(c & rest) > 2]
            if not fitting:
                return terms + self.literals(rest)
            *_, name, members = max(fitting, key=lambda f: f[:3])
            terms.append(name)
            rest -= members

    def text(self, values):
        """The terms, at most one of them "except"."""
        values = frozenset(values)
        best = self.cover(values)
        for members, name in sorted(self.named.items(), key=lambda c: c[1]):
            if len(members & values) > 2 and members - values:
                terms = [name] + self.cover(values - members) + ["except"] + self.cover(
                    members - values)
                # "a b except c" means (a or b) but not c
                if not (members - values) & (values - members) and len(terms) < len(best):
                    best = terms
        return best


def wrapped(terms, width=16):
    """The terms in lines of about this many characters."""
    lines = []
    for term in terms:
        if lines and len(lines[-1]) + 1 + len(term) <= width and term != "except":
            lines[-1] += " " + term
        else:
            lines.append(term)
    return lines


# Rules whose parts do not name a state.
WHOLE = ("IPv4address",)
# Where this many states have the same way to the same state, it is written in them.
MANY = 5
# The widest picture that is drawn from left to right; others go down.
WIDEST = 900


def labels_of(move, finals, rule, units):
    """state -> the rules in which it can be."""
    positions = Positions(rule, units)
    places = places_of(positions, 0, move)
    labels = {}
    for state in move:
        if any(map(positions.ends, places[state])) != (state in finals):
            sys.exit("machines.py: %s and its ABNF differ" % rule.name)
        labels[state] = names_of(positions, places[state], WHOLE)[0]
    return labels


def room_of(move, weights):
    """state -> how many groups can still follow at most, where each symbol has a weight."""
    def room(state):
        return max([weights.get(byte, 0) + room(target)
                    for byte, target in move[state].items()], default=0)
    return {state: ["%d more" % room(state)] for state in move}


# ---- layout -----------------------------------------------------------------------

class Drawing:
    """exits[state] are the ways that are written in the state, (terms, target); edges are the
    others, (state, target, terms)."""

    def __init__(self, move, finals, labels, classes):
        self.move, self.finals, self.labels = move, finals, labels
        self.ways = self.merge([(state, target, classes.text(values))
                                for state, target, values in self.byte_ways()])
        sources = {}
        for state, target, terms in self.ways:
            sources.setdefault((target, tuple(terms)), []).append(state)
        many = {way for way, states in sources.items() if len(states) >= MANY}
        targets = {target for target, _ in many}
        self.exits = {state: [] for state in self.labels}
        self.edges = []
        for state, target, terms in sorted(
                self.ways, key=lambda way: ASKED_FIRST.get(ord(way[2][0][1]), 99)):
            if (target, tuple(terms)) in many and state not in targets:
                self.exits[state].append("%s to %s" % (" ".join(terms), self.short(target)))
            else:
                self.edges.append((state, target, terms))

    def byte_ways(self):
        for state in self.move:
            bytes_to = {}
            for byte, target in self.move[state].items():
                bytes_to.setdefault(target, set()).add(byte)
            for target in sorted(bytes_to):
                yield state, target, bytes_to[target]

    def merge(self, ways):
        """Makes one way of those that spell a string, without the states inside of it."""
        def spells(terms):
            return len(terms) == 1 and re.fullmatch('".*"', terms[0]) and '"-"' not in terms[0]

        for state in list(self.labels):
            into = [way for way in ways if way[1] == state]
            out = [way for way in ways if way[0] == state]
            if (len(into) == len(out) == 1 and state and state not in self.finals and
                    spells(into[0][2]) and spells(out[0][2])):
                way = (into[0][0], out[0][1], [into[0][2][0][:-1] + out[0][2][0][1:]])
                ways = [w for w in ways if state not in w[:2]] + [way]
                self.labels = {s: names for s, names in self.labels.items() if s != state}
        return sorted(ways)

    def short(self, state):
        """The name of a state in others: no other state starts with it."""
        name = self.labels[state][0]
        if [names[0] for names in self.labels.values()].count(name) != 1:
            sys.exit("machines.py: %s does not name one state" % name)
        return name

    def size(self, state):
        lines = self.labels[state] + self.exits[state]
        return (max(map(len, lines)) * CHARACTER + 24,
                len(lines) * LINE + (26 if self.exits[state] else 16))

    def dot(self, direction):
        """The graph for graphviz: every size is given, so that no font matters."""
        def inches(pixels):
            return "%.4f" % (pixels / 72)

        out = ["digraph machine {", "rankdir=%s; nodesep=0.22; ranksep=0.3;" % direction,
               'node [shape=box, fixedsize=true, label=""]; edge [arrowsize=0.7];',
               "begin [width=0.1, height=0.1];"]
        for state in self.labels:
            out.append("s%d [width=%s, height=%s];" % (
                state, *map(inches, self.size(state))))
        out.append("begin -> s0;")
        for i, (state, target, terms) in enumerate(self.edges):
            lines = wrapped(terms)
            out.append('s%d -> s%d [id="%d", label=<<table border="0" fixedsize="true" '
                       'width="%d" height="%d"><tr><td></td></tr></table>>];' % (
                           state, target, i, max(map(len, lines)) * CHARACTER + 8,
                           len(lines) * LINE + 2))
        return "\n".join(out + ["}", ""])

    def placed(self, direction):
        run = subprocess.run([os.environ.get("DOT", "dot"), "-Tjson"],
                             input=self.dot(direction), stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, universal_newlines=True, check=True)
        if run.stderr:
            sys.exit("machines.py: dot: " + run.stderr)
        return json.loads(run.stdout)

    def svg(self, title, description):
        graph = self.placed("LR")
        if float(graph["bb"].split(",")[2]) > WIDEST:
            graph = self.placed("TB")
        _, _, self.right, self.top = map(float, graph["bb"].split(","))
        nodes = {node["name"]: node for node in graph["objects"]}
        lines = []
        for edge in graph["edges"]:
            if "id" in edge:
                lines += self.edge(edge, *self.edges[int(edge["id"])])
            else:
                lines += ['<g id="begin">', *self.arrow(edge), "</g>"]
        for state in self.labels:
            lines += self.state(nodes["s%d" % state], state)
        return document(title, description, self.right + 2 * MARGIN, self.top + 2 * MARGIN, lines)

    def point(self, text):
        x, y = map(float, text.split(","))
        return MARGIN + x, MARGIN + self.top - y

    def arrow(self, edge):
        words = edge["pos"].split()
        tip = self.point(words[0][2:])
        points = [self.point(word) for word in words[1:]]
        path = "M%s %s" % tuple(map(number, points[0])) + "C" + " ".join(
            "%s %s" % tuple(map(number, p)) for p in points[1:])
        x, y = points[-1]
        across, along = (tip[1] - y) * 0.45, (tip[0] - x) * 0.45
        return ['<path class="track" d="%s"/>' % path,
                '<path class="arrow" d="M%s %sL%s %sL%s %sz"/>' % tuple(map(number, (
                    *tip, x + across, y - along, x - across, y + along)))]

    def edge(self, edge, state, target, terms):
        x, y = self.point(edge["lp"])
        lines = wrapped(terms)
        return ['<g class="edge" id="s%d-s%d">' % (state, target), *self.arrow(edge),
                *[text_at(x, y + (i - (len(lines) - 1) / 2) * LINE, line, "over")
                  for i, line in enumerate(lines)], "</g>"]

    def state(self, node, state):
        x, y = self.point(node["pos"])
        width, height = float(node["width"]) * 72, float(node["height"]) * 72
        names, final = self.labels[state], state in self.finals

        def rect(css, inset):
            return '<rect class="%s" x="%s" y="%s" width="%s" height="%s" rx="%d"/>' % (
                css, number(x - width / 2 + inset), number(y - height / 2 + inset),
                number(width - 2 * inset), number(height - 2 * inset), 10 - inset)

        lines = [text_at(x, y - height / 2 + 8 + (i + 0.5) * LINE, name)
                 for i, name in enumerate(names)]
        if self.exits[state]:
            below = y - height / 2 + 12 + len(names) * LINE
            lines.append('<path class="times" d="%sH%s"/>' % (
                "M%s %s" % (number(x - width / 2 + 8), number(below)),
                number(x + width / 2 - 8)))
            lines += [text_at(x - width / 2 + 12, below + 5 + (i + 0.5) * LINE, text, "exit",
                              "start")
                      for i, text in enumerate(self.exits[state])]
        return ['<g class="state" id="s%d">' % state,
                rect("final" if final else "rule", 0), *([rect("ring", 3)] if final else []),
                *lines, "</g>"]

    def words(self):
        """The machine in words."""
        found = []
        for state, names in self.labels.items():
            ways = ["%s to %d" % (" ".join(terms), target)
                    for at, target, terms in self.ways if at == state]
            found.append("State %d%s, in %s%s%s." % (
                state, " (start)" if state == 0 else "", " or ".join(names),
                ", may end" if state in self.finals else "",
                ": " + "; ".join(ways) if ways else ""))
        return " ".join(found)


def picture_of(picture, ragel):
    """The SVG."""
    rule = Specifications().rule(picture.rule)
    units = {name: symbol for symbol, name in enumerate(picture.units, FIRST_SYMBOL)}
    move, finals = moves(automaton_of(picture, ragel))
    labels = labels_of(move, finals, rule, units)
    if picture.name == "IPv6address":       # all its states are in the same rules
        labels = room_of(move, {units["h16"]: 1, units["IPv4address"]: 2})
    drawing = Drawing(move, finals, labels, Classes(rule, units))
    return drawing.svg("The machine of " + picture.rule, drawing.words())


def main():
    directory = sys.argv[1]
    ragel = os.environ.get("RAGEL", "ragel")
    for picture in PICTURES:
        with open("%s/machine-%s.svg" % (directory, picture.name), "w",
                  encoding="ascii") as file:
            file.write(picture_of(picture, ragel))


if __name__ == "__main__":
    main()
