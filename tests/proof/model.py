#!/usr/bin/env python3
"""Writes the input of tests/proof/model.h to standard output: for each rule of enum uric_rule

  rule NUMBER NAME            the rule
  states N CLASSES            the minimal DFA of its ABNF; the start is state 0
  CLASS ...                   the class of each of the 256 byte values
  FINAL NEXT ...              a line a state: 1 if it is final, and the next state for
                              each class, -1 if none
  suffixes N                  the characterization set: any two states of the scanner
  suffix HEX                  that accept, reject or mark differently do so on one of
                              these
  machine N CLASSES           the states of the compiled scanner from that entry on;
  CLASS ...                   the last one is nowhere, which no transition leaves
  access HEX                  for each, a shortest string that leads to it,
  tail HEX                    a shortest string from it to a final state,
  next STATE ...              the next state for each class,
  identified N SUFFIX ...     and the suffixes that tell it from all others

The states and the suffixes come from `ragel -x` of the scanner's source; the expected
answers come from the ABNF and, in C, from the prose.

With the argument "verdicts", writes the input of tests/proof/wverdict.c, about the scanners
of editions' rules, schemes and the like:

  scanner NAME N              a scanner of N entries, each with
  entry START RULE            its start state, its rule
  states ...                  and its ABNF's DFA, as above; then
  suffixes ...
  machine ...                 for the states of all entries, each reached by
  access ENTRY HEX
"""
import sys
from collections import deque

sys.dont_write_bytecode = True

from language import Specifications, explore, numbered  # noqa: E402
from prove import (  # noqa: E402
    ACCEPTING, EXPECTED, automaton_of, bare_automaton_of, events_in, find_ragel,
    transitions, with_rules,
)

# enum uric_rule, and the source of its machine.
HOT, OTHER = "parse.rl", "rules.rl"
RULES = [
    ("URI-reference", HOT), ("URI", HOT), ("absolute-URI", OTHER),
    ("relative-ref", OTHER), ("authority", OTHER), ("host", OTHER),
    ("IPv6address", OTHER), ("IPv4address", OTHER), ("origin-form", HOT),
    ("absolute-form", OTHER), ("authority-form", OTHER), ("asterisk-form", OTHER),
    ("request-target", OTHER), ("request-target_CONNECT", OTHER), ("Host", OTHER),
]


class Machine:
    """A scanner from one entry on; its events are its output.  Nowhere is
    None: no transition leaves it."""

    def __init__(self, automaton, entry):
        self.automaton = automaton
        self.edges = {}
        self.start = automaton.entries[entry]
        self.access = dict(explore(self.start, self._targets))
        self.class_of = numbered(tuple(self.edges[s].get(byte) for s in self.access)
                                 for byte in range(256))
        self.letters = [self.class_of.index(c) for c in range(max(self.class_of) + 1)]
        self.tails = self._tails()

    def _targets(self, state):
        self.edges[state] = {
            byte: (target, tuple(events_in(actions)))
            for byte, target, actions in transitions(self.automaton, state)
            if target is not None}
        return [(byte, target) for byte, (target, _) in self.edges[state].items()]

    def _tails(self):
        """A shortest string from each state to a final state."""
        tails = {s: b"" for s in self.access if s in self.automaton.final}
        grown = True
        while grown:
            grown = False
            for state in self.access:
                ends = [bytes([b]) + tails[t] for b, (t, _) in
                        self.edges[state].items() if t in tails]
                shortest = min(ends, key=len, default=None)
                if shortest is not None and (
                        state not in tails or len(shortest) < len(tails[state])):
                    tails[state], grown = shortest, True
        return tails

    def step(self, state, byte):
        """The next state and the events; nowhere leads nowhere."""
        return (None, ()) if state is None else self.edges[state].get(byte, (None, ()))

    def at_end(self, state):
        final = state in self.automaton.final
        return final, tuple(events_in(self.automaton.at_end[state])) if final else ()

    def answer(self, state, string):
        """All output while the string is read from the state on."""
        seen = []
        for byte in string:
            state, events = self.step(state, byte)
            seen.append((state is not None, events))
        return tuple(seen), self.at_end(state)

    def distinction(self, p, q):
        """A string on which the two states answer differently, or None."""
        seen, queue = {(p, q)}, deque([(p, q, b"")])
        while queue:
            p, q, string = queue.popleft()
            if self.at_end(p) != self.at_end(q):
                return string
            for byte in self.letters:
                (s, one), (t, other) = self.step(p, byte), self.step(q, byte)
                if s is not None and t is not None and one != other:
                    return string + bytes([byte]) + self.tails[s]
                if (s, t) not in seen and s != t:
                    seen.add((s, t))
                    queue.append((s, t, string + bytes([byte])))
        return None

    def characterization_set(self):
        suffixes, blocks = [], [[None] + list(self.access)]
        while blocks:
            block = blocks.pop()
            distinctions = (self.distinction(block[0], other) for other in block[1:])
            string = next((d for d in distinctions if d is not None), None)
            if string is None:      # all are equivalent
                continue
            if string not in suffixes:
                suffixes.append(string)
            parted = {}
            for state in block:
                parted.setdefault(self.answer(state, string), []).append(state)
            blocks += [part for part in parted.values() if len(part) > 1]
        return sorted(suffixes, key=lambda s: (len(s), s))


    def identifications(self, suffixes):
        """For each state, nowhere included, suffixes that tell it from all others."""
        states = list(self.access) + [None]
        alike = []      # for each suffix: the states by their answer
        for string in suffixes:
            by_answer = {}
            for i, state in enumerate(states):
                answer = self.answer(state, string)
                by_answer[answer] = by_answer.get(answer, 0) | 1 << i
            alike.append({i: same for same in by_answer.values()
                          for i in range(len(states)) if same >> i & 1})
        for i in range(len(states)):
            left = (1 << len(states)) - 1       # not yet told from this one
            chosen = []
            while True:
                best = min(range(len(suffixes)),
                           key=lambda w: bin(left & alike[w][i]).count("1"))
                if left & alike[best][i] == left:
                    break
                left &= alike[best][i]
                chosen.append(best)
            yield chosen


class Verdicts:
    """A scanner of several entries, which reports only how far it comes and
    whether the input can end there."""

    def __init__(self, automaton, entries):
        self.starts = [automaton.entries[entry] for entry in entries]
        self.edges, self.final = {}, automaton.final
        self.access = {}        # (number of the entry, string)
        for number, start in enumerate(self.starts):
            for state, string in explore(start, lambda s: self._targets(automaton, s)):
                if state not in self.access or len(string) < len(self.access[state][1]):
                    self.access[state] = number, string
        self.class_of = numbered(tuple(self.edges[s].get(byte) for s in self.access)
                                 for byte in range(256))
        self.letters = [self.class_of.index(c) for c in range(max(self.class_of) + 1)]

    def _targets(self, automaton, state):
        if state not in self.edges:
            self.edges[state] = {byte: target for byte, target, _ in
                                 transitions(automaton, state) if target is not None}
        return self.edges[state].items()

    def characterization_set(self):
        """(string, answers by state): shortest ones first.  Where two states differ on
        a string, their successors by its first byte differ on the rest."""
        number = {state: i for i, state in enumerate(self.access)}
        ways = [(byte, [number.get(self.edges[s].get(byte), -1) for s in self.access])
                for byte in self.letters]
        chosen = [(b"", [int(s in self.final) for s in self.access])]
        parts = chosen[0][1]
        count = len(set(parts))
        for string, answers in chosen:          # grows on the way
            after = [answer + 2 for answer in answers] + [0]   # the last: refused
            for byte, targets in ways:
                found = [after[target] for target in targets]
                if len(set(zip(parts, found))) > count:
                    parts = numbered(zip(parts, found))
                    count = max(parts) + 1
                    chosen.append((bytes([byte]) + string, found))
        return chosen

    def identifications(self, suffixes):
        """For each state, suffixes that tell it from all others.  Nowhere, the last,
        needs none: it rejects at once."""
        alike, sizes = [], []
        for _, answers in suffixes:
            by_answer = {}
            for i, answer in enumerate(answers):
                by_answer[answer] = by_answer.get(answer, 0) | 1 << i
            count = {answer: bin(same).count("1") for answer, same in by_answer.items()}
            alike.append([by_answer[answer] for answer in answers])
            sizes.append([count[answer] for answer in answers])
        for i in range(len(self.access)):
            left, told = (1 << len(self.access)) - 1, []
            for w in sorted(range(len(suffixes)), key=lambda w: sizes[w][i]):
                if left & alike[w][i] != left:
                    left &= alike[w][i]
                    told.append(w)
            yield told
        yield []


def numbered_from_start(dfa):
    order = [state for state, _ in explore(dfa.start, lambda s: (
        (byte, dfa.next(s, byte)) for byte in range(256)
        if dfa.next(s, byte) is not None))]
    return order, {state: i for i, state in enumerate(order)}


def print_dfa(dfa):
    order, number = numbered_from_start(dfa)
    print("states", len(order), max(dfa.class_of) + 1)
    print(*dfa.class_of)
    for state in order:
        print(int(state in dfa.final), *(number.get(t, -1) for t in dfa.step[state]))


def print_machine(machine):
    suffixes = machine.characterization_set()
    print("suffixes", len(suffixes))
    for string in suffixes:
        print("suffix", string.hex() or "-")
    number = {state: i for i, state in enumerate(list(machine.access) + [None])}
    print("machine", len(number), len(machine.letters))
    print(*machine.class_of)
    for (state, i), told in zip(number.items(), machine.identifications(suffixes)):
        print("access", machine.access.get(state, b"").hex() or "-")
        print("tail", machine.tails.get(state, b"").hex() or "-")
        print("next", *(number[machine.step(state, b)[0]] for b in machine.letters))
        print("identified", len(told), *told)


class Splitting(Verdicts):
    """It accepts all strings: only marks tell its states apart."""

    def __init__(self, automaton, entries):
        super().__init__(automaton, entries)
        self._marks = Machine(automaton, *entries)

    def characterization_set(self):
        return [(string, None) for string in self._marks.characterization_set()]

    def identifications(self, suffixes):
        for _ in self.access:
            yield list(range(len(suffixes)))
        yield []


def print_verdicts(name, machine, rules, specifications):
    number = {state: i for i, state in enumerate(list(machine.access) + [None])}
    print("scanner", name, len(rules))
    for start, rule in zip(machine.starts, rules):
        print("entry", number[start], rule)
        print_dfa(specifications.dfa(rule))
    suffixes = machine.characterization_set()
    print("suffixes", len(suffixes))
    for string, _ in suffixes:
        print("suffix", string.hex() or "-")
    print("machine", len(number), len(machine.letters))
    print(*machine.class_of)
    for (state, _), told in zip(number.items(), machine.identifications(suffixes)):
        entry, string = machine.access.get(state, (0, b""))
        print("access", entry, string.hex() or "-")
        print("next", *(number[machine.edges.get(state, {}).get(b)]
                        for b in machine.letters))
        print("identified", len(told), *told)


# Scanners of one or several entries, in the order of their numbers.
VERDICTS = ["split.rl", "ftp.rl", "mailto.rl", "scheme.rl", "scheme1738.rl", "iri.rl"]


def all_verdicts(specifications, ragel):
    for source in VERDICTS:
        entries = EXPECTED[source]
        kind = Splitting if source == "split.rl" else Verdicts
        print_verdicts(source[:-len(".rl")],
                       kind(automaton_of(ragel, source), entries),
                       entries.values(), specifications)
    for source in ACCEPTING:
        automaton = with_rules(bare_automaton_of(ragel, source), source)
        print_verdicts(ACCEPTING[source], Verdicts(automaton, automaton.entries),
                       list(automaton.entries), specifications)


def main():
    specifications = Specifications()
    ragel = find_ragel()
    if sys.argv[1:] == ["verdicts"]:
        all_verdicts(specifications, ragel)
        return
    automata = {source: automaton_of(ragel, source) for source in (HOT, OTHER)}
    for number, (name, source) in enumerate(RULES):
        entry = "main_as_" + name.replace("-", "_")
        print("rule", number, name)
        print_dfa(specifications.dfa(name.partition("_")[0]))
        print_machine(Machine(automata[source], entry))


main()
