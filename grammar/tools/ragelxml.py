"""Reads the automaton that `ragel -x` reports."""
import re
import xml.etree.ElementTree as ElementTree


class Automaton:
    """States are numbers.  step[state] lists (low, high, target, actions) for
    ranges of byte values; target is None for a transition to the error state,
    which ragel reports only if the transition has actions.  actions are names,
    in the order in which they run.  entering[state], leaving[state] and
    at_end[state] run on every way into the state, before every byte read in
    it, and where the input ends in it.  text[action] is its C.

    commands[action] lists Ragel's commands in it, such as "hold" for fhold.
    entries[name] is the state of a label: "main_as_URI", whatever expression of main
    contains the label as_URI.  Actions called entries, or ..._entries, only make ragel
    keep these states: they are left out."""

    def __init__(self, stream):
        machine = ElementTree.parse(stream).getroot().find("ragel_def/machine")
        names = {a.get("id"): a.get("name") or "unnamed"
                 for a in machine.find("action_list")}
        self.text = {a.get("name") or "unnamed": a.findtext("text") or ""
                     for a in machine.find("action_list")}
        tables = {t.get("id"): [names[i] for i in t.text.split()
                                if not names[i].endswith("entries")]
                  for t in machine.find("action_table_list")}
        self.commands = {a.get("name") or "unnamed": [c.tag for c in a if c.tag != "text"]
                         for a in machine.find("action_list")}
        self.entries = {re.sub("^main_(.*_)?as_", "main_as_", e.get("name")): int(e.text)
                        for e in machine.find("entry_points")}
        error = machine.find("error_state")
        self.error = int(error.text) if error is not None else None
        self.final = set()
        self.step = {}
        self.entering, self.leaving, self.at_end = {}, {}, {}
        for state in machine.find("state_list"):
            number = int(state.get("id"))
            if state.get("final"):
                self.final.add(number)
            (self.entering[number], self.leaving[number],
             self.at_end[number]) = (
                 [] if table == "x" else tables[table] for table in
                 state.findtext("state_actions", "x x x").split())
            self.step[number] = [
                (int(low), int(high),
                 None if target == "x" or int(target) == self.error
                 else int(target),
                 [] if table == "x" else tables[table])
                for low, high, target, table in
                (t.text.split() for t in state.find("trans_list"))]
