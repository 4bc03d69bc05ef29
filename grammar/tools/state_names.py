#!/usr/bin/env python3
"""Writes the states of the URI-reference scanner that ships, with the rules of RFC 3986 in which
each can be, as JSON.

    state_names.py CLASSES.xml PARSE.xml [RULE...] > FILE

The inputs are the output of `ragel -x` for grammar/classes.rl and grammar/machines/parse.rl, and
the rules that walk.py is given.
The states are those of gen/tables/parse_states.h, by the numbers there; states of a table have
the number of its base plus that in the table.  Bytes that a caller may tolerate are left out.

    rule      the rule that the scanner reads
    start     its first state
    states    in the order of their numbers:
      id        the number
      example   a shortest string that leads to the state
      final     whether the input may end here
      names     where the state is: for each reading of the bytes so far, the innermost rule
                around the last byte; after a delimiter, the rules that follow it.  Rules of
                one character do not count: see triplet
      before    those of the names that the next byte can begin
      triplet   how many bytes of a pct-encoded have been read: 1, 2, or 0 outside of one
      inside    all rules that have begun and can continue, outer ones first
      to        [first byte, last byte, next state], or with the events that fire last"""
import json
import sys

from classes import classes
from positions import Positions, Rule
from language import Specifications
from ragelxml import Automaton
from walk import JUMPS, Machine, Writer

# Rules of one character: RFC 3986's, then those of schemes.
CHARACTERS = ("pchar", "pct-encoded", "atext", "dot", "dtext", "qchar")


class Shipped:
    """The states of walk.py's output that a rule reaches, by their numbers."""

    def __init__(self, writer, rule):
        self.writer, self.machine = writer, writer.machine
        self.start = (self.machine.roots[rule.replace("-", "_")], None)
        self.move, self.string = {}, {self.start: b""}
        todo = [self.start]
        while todo:
            node = todo.pop(0)
            self.move[node] = self.ways(*node)
            for byte in sorted(self.move[node], key=lambda b: (
                    self.rank(b), b)):
                target = self.move[node][byte][0]
                if target not in self.string:
                    self.string[target] = self.string[node] + bytes([byte])
                    todo.append(target)

    @staticmethod
    def rank(byte):
        """The most readable byte first."""
        return "/?#:@[".find(chr(byte)) % 100, chr(byte) not in "ah1x"

    def ways(self, state, entry):
        """byte -> ((state, the entry of its table or None), events)."""
        found = {}
        for byte, (target, events) in self.machine.move[state].items():
            inside = entry if entry is not None else (
                state if state in self.writer.parts else None)
            if inside is not None and byte not in self.writer.parts[inside].members:
                inside = None
            found[byte] = ((target, inside), events)
        return found

    def number(self, node):
        state, entry = node
        if entry is None:
            return self.writer.number[state]
        return self.writer.base[entry] + self.writer.parts[entry].number[state]

    def final(self, node):
        return self.machine.is_final(node[0])


def places_of(positions, start, move):
    """state -> the places of the ABNF at which its strings can be; move[state][byte] is the
    next state."""
    found, todo = {start: {positions.start}}, [(start, positions.start)]
    while todo:
        node, place = todo.pop()
        for byte, target in move[node].items():
            for after in positions.after(place, byte):
                if after not in found.setdefault(target, set()):
                    found[target].add(after)
                    todo.append((target, after))
    return found


def in_order(positions, places):
    """The names of the rules around the places, outer ones first."""
    chains = [[frame.name for frame in positions.around(place)] for place in sorted(places)]
    depth = {}
    for chain in chains:
        for i, name in enumerate(chain):
            depth[name] = max(depth.get(name, 0), i)
    return sorted(depth, key=lambda name: (depth[name], name))


def innermost(positions, place, whole):
    """The innermost rule around a place that is not a character's, nor in one that is taken as
    a whole."""
    found = None
    for frame in positions.frames[place].chain:
        if frame.name not in CHARACTERS:
            found = frame.name
        if frame.name in whole:
            break
    return found


def names_of(positions, places, whole=()):
    """What `names`, `before`, `triplet` and `inside` say of the places."""
    names, before, triplet = set(), set(), 0
    for place in sorted(places):
        around = positions.around(place)
        inner = around[-1] if around else None
        if inner and inner.name == "pct-encoded":
            # after "%" another byte follows the next one
            triplet = 1 if any(positions.edges[at] for _, target in positions.edges[place]
                               for at in positions.reached(target, inner)) else 2
        name = innermost(positions, place, whole)
        follow = positions.frames[place] is inner and inner.name == name and name not in whole and (
            positions.beginning(place) - set(CHARACTERS))
        before |= follow or set()
        names |= follow or {name}
    return sorted(names), sorted(before), triplet, in_order(positions, places)


def ranges(ways, number):
    """[first, last, state] or [first, last, state, events], in the order of the bytes."""
    found = []
    for byte in sorted(ways):
        target, events = ways[byte]
        rest = [number(target)] + ([list(events)] if events else [])
        if found and found[-1][1] == byte - 1 and found[-1][2:] == rest:
            found[-1][1] = byte
        else:
            found.append([byte, byte] + rest)
    return found


def table(shipped, positions, rule):
    places = places_of(positions, shipped.start, {
        node: {byte: target for byte, (target, _) in ways.items()}
        for node, ways in shipped.move.items()})
    lines = []
    for node in sorted(shipped.move, key=shipped.number):
        here = places[node]
        if any(map(positions.ends, here)) != shipped.final(node):
            sys.exit("state_names.py: state %d and the ABNF differ on whether the input may end"
                     % shipped.number(node))
        names, before, triplet, inside = names_of(positions, here)
        lines.append(json.dumps({
            "id": shipped.number(node), "example": shipped.string[node].decode("ascii"),
            "final": shipped.final(node), "names": names, "before": before,
            "triplet": triplet, "inside": inside,
            "to": ranges(shipped.move[node], shipped.number)}))
    return '{"rule": %s, "start": %d, "states": [\n%s\n]}' % (
        json.dumps(rule), shipped.number(shipped.start), ",\n".join(lines))


def read(class_path, path, *beside):
    """walk.py's view of a scanner."""
    with open(class_path, encoding="ascii") as file:
        character = Automaton(file)
    with open(path, encoding="ascii") as file:
        machine = Machine(Automaton(file), path)
    named = [c for c in classes(character, "run_") if c[0] in JUMPS]
    return Writer("parse", machine, named, classes(character, "table_"), beside=beside)


def main():
    rule = "URI-reference"
    writer = read(*sys.argv[1:])
    print(table(Shipped(writer, rule), Positions(Rule(Specifications().uri, rule)), rule))


if __name__ == "__main__":
    main()
