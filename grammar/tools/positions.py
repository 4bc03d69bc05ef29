"""Which rules of the ABNF the bytes read so far can be inside of.

A rule of tests/abnf/ is expanded into an automaton whose places remember the rules around
them.  Rules that match one byte each (ALPHA, unreserved) are sets of bytes here: no string ends
inside of one.  Other rules can be made units, that is, taken as one byte, too.  The ABNF is read
by tests/proof/language.py."""
import os
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "tests", "proof"))

from language import Bytes, Choice, Repeat, Rule, Sequence  # noqa: E402 (found above)


def single_bytes(node, units=None):
    """The set of bytes, if the node matches single bytes only; else None.  `units` are the
    bytes of units, by their names."""
    if isinstance(node, Bytes):
        return node.values
    if isinstance(node, Sequence):
        return single_bytes(node.parts[0], units) if len(node.parts) == 1 else None
    if isinstance(node, Choice):
        sets = [single_bytes(part, units) for part in node.parts]
        return frozenset().union(*sets) if sets and all(sets) else None
    if isinstance(node, Rule):
        if units and node.name in units:
            return frozenset({units[node.name]})
        return single_bytes(node.grammar.definition(node.name), units)
    return None


class Frame:
    """One use of a rule: its name, and the use around it."""

    def __init__(self, name, above):
        self.name, self.above = name, above
        self.chain = (above.chain if above else ()) + (self,)


class Positions:
    """The places of a rule's expansion: free[p] and edges[p], (set of bytes, place), are its
    ways on; frames[p] is the innermost use of a rule around it."""

    def __init__(self, rule, units=None):
        self.units = units
        self.free, self.edges, self.frames = [], [], []
        self.root = Frame(rule.name, None)
        self.start = self.place(self.root)
        self.end = self.add(rule.grammar.definition(rule.name), self.start, self.root)
        self.closures = {}

    def place(self, frame):
        self.free.append([])
        self.edges.append([])
        self.frames.append(frame)
        return len(self.free) - 1

    def add(self, node, begin, frame):
        """Adds the node's places from `begin` on; returns the last one."""
        while isinstance(node, (Sequence, Choice)) and len(node.parts) == 1:
            node = node.parts[0]
        unit = isinstance(node, Rule) and self.units and self.units.get(node.name)
        values = None if unit else single_bytes(node, self.units)
        if values:
            end = self.place(frame)
            self.edges[begin].append((values, end))
        elif isinstance(node, Sequence):
            end = begin
            for part in node.parts:
                end = self.add(part, end, frame)
        elif isinstance(node, Choice):
            end = self.place(frame)
            for part in node.parts:
                branch = self.place(frame)
                self.free[begin].append(branch)
                self.free[self.add(part, branch, frame)].append(end)
        elif isinstance(node, Repeat):
            end = self.add_repeat(node, begin, frame)
        else:
            inner = Frame(node.name, frame)
            first, end = self.place(inner), self.place(frame)
            self.free[begin].append(first)
            body = Bytes(frozenset({unit})) if unit else node.grammar.definition(node.name)
            last = self.add(body, first, inner)
            self.free[last].append(end)
        return end

    def add_repeat(self, node, begin, frame):
        for _ in range(node.low):
            begin = self.add(node.part, begin, frame)
        end = self.place(frame)
        if node.high is None:
            self.free[begin].append(end)
            self.free[self.add(node.part, end, frame)].append(end)
            return end
        for _ in range(node.high - node.low):
            self.free[begin].append(end)
            begin = self.add(node.part, begin, frame)
        self.free[begin].append(end)
        return end

    def reached(self, place, inside=None):
        """The places that a place reaches without a byte, within one use of a rule."""
        key = place, inside
        if key not in self.closures:
            found, todo = {place}, [place]
            while todo:
                for target in self.free[todo.pop()]:
                    if target not in found and (
                            inside is None or inside in self.frames[target].chain):
                        found.add(target)
                        todo.append(target)
            self.closures[key] = frozenset(found)
        return self.closures[key]

    def after(self, place, byte):
        """The places right after the byte, from a place."""
        return {target for at in self.reached(place)
                for values, target in self.edges[at] if byte in values}

    def ends(self, place):
        """Whether the input may end at a place."""
        return self.end in self.reached(place)

    def around(self, place):
        """The uses of rules that have begun and can read another byte, outermost first."""
        return [frame for frame in self.frames[place].chain
                if any(self.edges[at] for at in self.reached(place, frame))]

    def beginning(self, place):
        """The names of the rules that the next byte can begin, directly inside the innermost
        rule that has begun."""
        around = self.around(place)
        if not around:
            return set()
        inner = around[-1]
        below = len(inner.chain)
        return {self.frames[at].chain[below].name for at in self.reached(place, inner)
                if self.edges[at] and len(self.frames[at].chain) > below}
