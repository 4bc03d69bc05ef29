"""Writes an automaton as C: goto code whose states jump over runs.

    walk.py NAME CLASSES.xml MACHINE.xml DIRECTORY [tails] [RULE...]

The inputs are the output of `ragel -x` for grammar/classes.rl and for a scanner.  The outputs
are NAME_tables.h, which a unit includes once, and NAME_states.h, which each function that
walks the automaton includes.  Such a function defines these macros and variables for the
states:

    i, n                   the offset of the next byte, and the number of bytes
    BYTE, STEP             the byte at i; i++
    JUMP(run, state)       move i over any number of bytes of the class `run`
    TRIPLET(state)         move i over "%" HEXDIG HEXDIG and go back to the state, or
                           do nothing
    TABLE(part, r, base)   move i over the part's bytes, and r with it
    TABLE_BY_GROUPS(part, r, base)  the same; groups.py says how an address may be read at once
    TABLE_LEAVING(part, r, base, flags, bit)  the same, with LEAVE() where it is due: the
                           bit is set in the flags of states in which the input may end
    CHARACTERS(part, r)    move i over the bytes of a character, and r with it, up to where r is
                           1 again, or no byte continues the character
    LOST(part, r, base, in)  r is 0: find the byte that was rejected
    AT_END(state, label, in)  if the input ends here, go to the label, or suspend the scan
    DEAD(state, in)        the byte at i cannot continue any match
    LEAVE(state)           the input may end before the byte at i but not after it; the
                           byte's events come next
    CLEAR_IF_UNDEFINED(part)  the input ends: clear the marks of the part, unless it is
                           defined
    ENTRY or RESUME        where to start: a rule, or any state
    BEGIN(), END() ...     what the events call: grammar/actions/events.rl

and the labels `done`, for input that ends where it may, and `dead`, for input that does not.
`in` is the component in which the state is.

A function that knows what all bytes from i on are may define FINISH too.  Then a state whose
rest can be read at once (class Tails) has one of

    FINISH(state)              if each byte from i on is in the class PATH, a "?", the first
                               "#", or in a triplet, go to the state's label f
    FINISH_WITHOUT_HASH(state) the same if there is no "#" from i on

before its jump.  At the label are the events of the rest, between

    TO_MARK, TO_HASH, TO_END   i is the offset of the first "?" or "#", of the first "#", or the
                               end; each is the end if there is none
    IF_MARK, IF_HASH           the events from here to the next of these two, or to the end,
                               happen only if there is a "?" before any "#", or a "#"

The automaton is one of bytes: transitions.py writes those that also read symbols.
The states that only the given RULEs reach come last, and a URIC_ONLY_PARSE build has none of them.
It cannot RESUME.

Nothing here is specific to URIs: the output follows from the automaton alone, and from the
meaning of BEGIN(), NO_BEGIN(), END() and UNDEFINE() in events.rl.  walk.py rejects by name
what it cannot translate.
"""
import re
import sys

from classes import classes, table_rows
from groups import groups_of
from ragelxml import Automaton

# The order in which states test delimiters, and the order where a scheme may end.
ASKED_FIRST = {byte: rank for rank, byte in enumerate(b"/?%:#@&=.-")}
ASKED_OF_SCHEME = {byte: rank for rank, byte in enumerate(b":/?#%@&=.-")}
# The classes that have masks in stage 1, and whether the masks also pass valid triplets.
JUMPS = {"SCHEME": False, "REG_NAME": True, "PATH": True}
HEXDIG = frozenset(b"0123456789ABCDEFabcdef")
# With fewer states than this, goto code is as fast.
LEAST_PART = 12
EXITS, FINAL = 1, 2
PERCENT, MARK, HASH, BRACKET = b"%?#]"
# The class whose bytes, and triplets, a tail loops over.
TAIL_CLASS = "PATH"
# The way into a part.
PART = (None, ("part",))
# In place of a state: one inside of the characters before a goal.
CHARACTERS = "characters"


def states_of(table):
    """The states of a part's table, which has 16 columns, and none."""
    return len(table) // 16


def by_column(column, table):
    """A part's table by column: a byte's column is known before the state, so that a step waits
    for one load."""
    return [table[16 * r + c] for c in range(max(column) + 1) for r in range(states_of(table))]


def fail(text):
    sys.exit("walk.py: " + text)


class Machine:
    """The automaton, by what one state does with each byte.

    move[state] are its ways by bytes, which reach the states of `strict`.  beyond[state] are
    those by symbols, which transitions.py sets apart; here there are none."""

    def __init__(self, automaton, path):
        self.automaton, self.path = automaton, path
        self.roots = {name[len("main_as_"):]: state
                      for name, state in sorted(automaton.entries.items())
                      if name.startswith("main_as_")}
        if not self.roots:
            fail("%s: no entry is called main_as_..." % path)
        self.move = {}
        for state in automaton.step:
            self.move[state] = {}
            for low, high, target, actions in automaton.step[state]:
                if target is None:
                    if actions:
                        fail("%s: an error action in state %d" % (path, state))
                    continue
                if low < 0 or high > 255:
                    fail("%s: a byte out of 0..255 in state %d: %d..%d" % (
                        path, state, low, high))
                for byte in range(low, high + 1):
                    self.move[state][byte] = (target, tuple(actions))
        for kind, found in (("to-state", automaton.entering),
                            ("from-state", automaton.leaving)):
            for state, actions in found.items():
                if actions:
                    fail("%s: a %s action in state %d" % (path, kind, state))
        for state, actions in automaton.at_end.items():
            if actions and state not in automaton.final:
                fail("%s: an EOF action in state %d, which is not final" % (path, state))
        self.check_actions({a for ways in self.move.values() for _, actions in ways.values()
                            for a in actions} |
                           {a for actions in automaton.at_end.values() for a in actions})
        step = {state: self.ends_and_targets(state) for state in self.move}
        self.part_of_state = {state: self.component(state, step) for state in self.move}
        self.set_apart(())

    def set_apart(self, symbols):
        """Parts the ways by bytes from those by symbols."""
        self.beyond = {}
        for state, ways in self.move.items():
            self.beyond[state] = {b: ways.pop(b) for b in list(ways) if b in symbols}
        self.strict = self.reachable(self.roots.values())

    def reachable(self, states):
        """All states that bytes reach from these, and they themselves."""
        seen, todo = set(), list(states)
        while todo:
            state = todo.pop()
            if state not in seen:
                seen.add(state)
                todo += [target for target, _ in self.move[state].values()]
        return seen

    # The components, the one that counts where several readings are alive first.
    COMPONENTS = ("URIC_FRAGMENT", "URIC_QUERY", "URIC_PATH", "URIC_PORT", "URIC_HOST",
                  "URIC_USERINFO", "URIC_SCHEME")

    def ends_and_targets(self, state):
        """The components that the state's ways end, and where those lead that end none."""
        ends, targets = set(), set()
        for target, actions in set(self.move[state].values()) | {(None, self.at_end(state))}:
            ended = self.first_end(actions)
            if ended:
                ends.add(ended)
            elif target is not None:
                targets.add(target)
        return ends, targets

    def component(self, state, step):
        """The component in which the state is: the one that ends next."""
        next_ends, seen, todo = set(), {state}, [state]
        while todo:
            ends, targets = step[todo.pop()]
            next_ends |= ends
            todo += targets - seen
            seen |= targets
        return next((c for c in self.COMPONENTS if c in next_ends), "URIC_PATH")

    def first_end(self, actions):
        for action in actions:
            found = re.search(r"\bEND\((\w+)\)", self.automaton.text[action])
            if found:
                return found.group(1)
        return None

    def check_actions(self, used):
        """Each must have a name, and no command that only Ragel can translate."""
        for action in sorted(used):
            if action == "unnamed":
                fail("%s: an action without a name" % self.path)
            if self.automaton.commands[action]:
                fail("%s: the action %s has a command: %s" % (
                    self.path, action, " ".join(self.automaton.commands[action])))

    def is_final(self, state):
        return state in self.automaton.final

    def at_end(self, state):
        return tuple(self.automaton.at_end[state])

    def quiet(self, state, byte):
        """Where the byte leads without an action, or None."""
        target, actions = self.move[state].get(byte, (None, ()))
        return None if actions else target

    def ways(self, state, of=range(256), move=None):
        """(target, actions) -> bytes, among those given."""
        moves = (move or self.move)[state]
        found = {}
        for byte in of:
            if byte in moves:
                found.setdefault(moves[byte], set()).add(byte)
        return found

    def all_ways(self, state):
        """(target, actions), by bytes and by symbols."""
        return set(self.move[state].values()) | set(self.beyond[state].values())

    def loops_over_triplets(self, state):
        here = {state}
        for some in (b"%", HEXDIG, HEXDIG):
            here = {self.quiet(s, byte) for s in here for byte in some}
            if None in here:
                return False
        return here == {state}

    def jump(self, state, named):
        """The largest class whose bytes all leave the state as it is, without an event."""
        over = {byte for byte in range(256) if self.quiet(state, byte) == state}
        triplets = self.loops_over_triplets(state)
        fitting = [(len(members), name) for name, members in named
                   if members <= over and (triplets or not JUMPS[name])]
        return max(fitting)[1] if fitting else None


class Constants:
    """Events whose whole text is MACRO(CONSTANT): they set one thing to a value, so two
    lists of events may differ only in the value."""

    def __init__(self, automaton):
        self.of = {}
        for name, text in automaton.text.items():
            found = re.fullmatch(r"\s*(\w+)\((\w+)\);\s*", text)
            if found:
                self.of[name] = found.groups()

    def shape(self, actions):
        return tuple(self.of[a][0] if a in self.of else a for a in actions)

    def values(self, actions):
        return tuple(self.of[a] for a in actions if a in self.of)


class Marks:
    """Finds the components that may be marked but undefined where the input ends: if two
    readings were alive at once, the one that lost leaves its marks.

    left[state] are their names, sorted, for a state in which the input can end.  Conditional
    effects of an event are treated as possible, not certain."""

    STATEMENT = re.compile(r"\b(BEGIN|NO_BEGIN|END|UNDEFINE)\((\w+)")
    BEGUN, ENDED, DEFINED = 1, 2, 4
    CHANGE = {  # bits cleared, bits set
        "BEGIN": (0, BEGUN), "NO_BEGIN": (BEGUN, 0), "END": (0, ENDED | DEFINED),
        "UNDEFINE": (DEFINED, 0)}

    def __init__(self, machine):
        self.machine = machine
        self.effects, self.names = {}, set()
        for action, text in machine.automaton.text.items():
            statements = self.STATEMENT.findall(text)
            self.effects[action] = ("if" in re.findall(r"\w+", text), statements)
            self.names |= {name for _, name in statements}
        self.left = {state: () for state in machine.automaton.final}
        self.touched = {}   # by name: the states in which the component may be marked
        for name in sorted(self.names):
            self.find(name)

    def names_in(self, action):
        """The components that the event marks."""
        return {name for _, name in self.effects[action][1]}

    def after(self, bits, actions, name):
        """The possible bits of the component after the events."""
        found = {bits}
        for action in actions:
            may_not, statements = self.effects[action]
            for macro, of in statements:
                if of == name:
                    go, come = self.CHANGE[macro]
                    found = {b & ~go | come for b in found} | (found if may_not else set())
        return found

    def find(self, name):
        seen, todo = set(), [(root, 0) for root in self.machine.roots.values()]
        while todo:
            state, bits = now = todo.pop()
            if now in seen:
                continue
            seen.add(now)
            for target, actions in self.machine.all_ways(state):
                todo += [(target, b) for b in self.after(bits, actions, name)]
        self.touched[name] = {state for state, bits in seen if bits}
        bits_of = {}
        for state, bits in seen:
            bits_of.setdefault(state, set()).add(bits)
        for state in self.left:
            ends = {b for bits in bits_of.get(state, ())
                    for b in self.after(bits, self.machine.at_end(state), name)}
            if any(b & (self.BEGUN | self.ENDED) and not b & self.DEFINED for b in ends):
                self.left[state] += (name,)


class Tails:
    """Finds the states from which the rest of an input can be read at once, whatever its
    length: its end and the first "?" and "#" in it are all that matters.  A tail is

      - a last one, if it may end the input and loops over the bytes of PATH, "?" and triplets
        without an event: a fragment, or a query that no fragment may follow;
      - a query, if it is like a last one, and a "#" leads to a last one;
      - a path, if it loops over the bytes of PATH and triplets, and a "?" leads to a query
        or a last one; if to a query, a "#" leads where it leads from there.

    A byte that ends a component does what the end of the input does there, and then starts
    the next component: after[state] are the events that start the one after a "?" or "#".
    Those of a component that may be absent are done to it without a branch.  So they must be
    plain BEGIN() and END() of components that nothing has marked before.  What does not fit
    is no tail, and left to the states."""

    PLAIN = re.compile(r"\s*(?:(?:BEGIN|END)\((\w+)[^();]*\);\s*)+")

    def __init__(self, machine, marks, members):
        self.machine, self.marks, self.members = machine, marks, frozenset(members)
        self.after, self.next = {}, {}
        self.past = {byte: self.states_past(byte) for byte in (MARK, HASH)}
        self.last = {s for s in machine.strict if self.loops(s, self.members | {MARK})}
        self.query = set()
        for state in sorted(self.last - self.past[HASH]):
            target, events = machine.move[state].get(HASH, (None, ()))
            if target in self.last and self.fits(state, events, state, [target]):
                self.query.add(state)
                self.next[state] = target
                self.after[state] = self.rest(state, events)
        self.path = set()
        for state in sorted(machine.strict - self.last - self.past[HASH] - self.past[MARK]):
            if self.loops(state, self.members):
                self.find_path(state)

    def find_path(self, state):
        move = self.machine.move[state]
        target, events = move.get(MARK, (None, ()))
        follow = [target, self.next.get(target)] if target in self.query else [target]
        if target not in self.last or not self.fits(state, events, state, follow):
            return
        if target in self.query and move.get(HASH) != (
                self.next[target], self.machine.at_end(state) + self.after[target]):
            return
        self.path.add(state)
        self.next[state] = target
        self.after[state] = self.rest(state, events)

    def states_past(self, byte):
        """The states that some input reaches over the byte."""
        seen, todo = set(), [ways[byte][0] for ways in
                             (self.machine.move[s] for s in self.machine.strict)
                             if byte in ways]
        while todo:
            state = todo.pop()
            if state not in seen:
                seen.add(state)
                todo += [target for target, _ in self.machine.move[state].values()]
        return seen

    def loops(self, state, members):
        machine = self.machine
        return (machine.is_final(state) and not self.marks.left[state] and
                machine.loops_over_triplets(state) and
                all(machine.quiet(state, byte) == state for byte in members))

    def rest(self, state, events):
        """The events after those of the end of the input."""
        return events[len(self.machine.at_end(state)):]

    def fits(self, state, events, untouched, follow):
        """Whether the events are those of the end and then plain ones, and so are those of
        the components that follow."""
        at_end = self.machine.at_end(state)
        if events[:len(at_end)] != at_end:
            return False
        later = list(self.rest(state, events))
        for target in follow:
            later += self.machine.at_end(target) + self.after.get(target, ())
        for event in later:
            text = self.machine.automaton.text[event]
            if not self.PLAIN.fullmatch(text):
                return False
            if any(untouched in self.marks.touched[name]
                   for name in self.marks.names_in(event)):
                return False
        return True

    def __contains__(self, state):
        return state in self.last or state in self.path

    def ends_with_hash(self, state):
        """Whether a "#" may follow."""
        return state in self.query or self.next.get(state) in self.query

    def __iter__(self):
        return iter(self.last | self.path)


class Part:
    """A part of the automaton that a table walks: the states that `entry` reaches over the
    bytes of a class without an event.  On any other byte all its states do the same, except
    for a constant that they set, or have no transition.

    Its states are numbered from 1 in the order of a breadth-first search, the entry first;
    0 means no state.  So equal parts of an automaton have equal tables."""

    def __init__(self, machine, constants, entry, name, members):
        self.machine, self.entry, self.name = machine, entry, name
        self.members = sorted(members)
        self.number = {entry: 1}
        todo = [entry]
        while todo:
            state = todo.pop(0)
            for byte in self.members:
                if byte not in machine.move[state]:
                    continue
                target = machine.quiet(state, byte)
                if target is None:
                    raise ValueError
                if target not in self.number:
                    self.number[target] = len(self.number) + 1
                    todo.append(target)
        if len(self.number) < LEAST_PART or len(self.number) > 255:
            raise ValueError
        self.states = sorted(self.number, key=self.number.get)
        self.find_exits(constants)
        self.find_values(constants)
        self.number_bytes()

    def exits(self, state):
        return {byte: way for byte, way in self.machine.move[state].items()
                if byte not in self.members}

    def find_exits(self, constants):
        """Checks that all states with ways out have the same, and flags each state."""
        def shape(state):
            return ({byte: (target, constants.shape(actions))
                     for byte, (target, actions) in self.exits(state).items()},)

        def end_shape(state):
            return constants.shape(self.machine.at_end(state))

        inner = [s for s in self.states if s != self.entry]
        open_ = [s for s in inner if self.exits(s)]
        final = [s for s in inner if self.machine.is_final(s)]
        if not open_ and not final:
            raise ValueError
        # one that loops on itself represents the others best
        self.like = max(open_ or final, key=lambda s: (
            sum(t == s for t, _ in self.exits(s).values()), -self.number[s]))
        if (any(shape(s) != shape(self.like) for s in open_) or
                any(end_shape(s) != end_shape((final or inner)[0]) for s in final)):
            raise ValueError
        beyond = self.machine.beyond
        if any(beyond[s] != (beyond[self.like] if s in open_ else {}) for s in inner):
            raise ValueError
        self.end_like = self.like if self.like in final else (final or [None])[0]
        self.flags = {s: (EXITS if s in open_ else 0) | (FINAL if s in final else 0)
                      for s in inner}
        self.can_die = any(byte not in self.machine.move[s]
                           for s in self.states for byte in self.members)
        entered = [s for s in self.states]
        self.tracked = any(
            self.machine.is_final(s) and byte in self.machine.move[s] and
            not self.machine.is_final(self.machine.move[s][byte][0])
            for s in entered for byte in self.members)

    def find_values(self, constants):
        """The constant that each state's events set on its ways out: one, and the same on
        all of them."""
        self.value, self.macro = {}, None
        differing = self.differing(constants)
        for state in self.flags:
            found = {value for _, actions in self.exits(state).values()
                     for value in constants.values(actions)}
            found |= set(constants.values(self.machine.at_end(state)))
            mine = [v for v in found if v[0] in differing]
            if len(mine) > 1:
                raise ValueError
            if mine:
                self.macro, self.value[state] = mine[0][0], mine[0][1]

    def differing(self, constants):
        """The macros whose constants differ."""
        seen = {}
        for state in self.flags:
            for actions in ([a for _, a in self.exits(state).values()] +
                            [self.machine.at_end(state)]):
                for macro, value in constants.values(actions):
                    seen.setdefault(macro, set()).add(value)
        return [macro for macro, values in seen.items() if len(values) > 1]

    def number_bytes(self):
        """Bytes that all states treat alike share a column; column 0 is for all other bytes."""
        columns = {}
        self.column = [0] * 256
        for byte in self.members:
            key = tuple(self.number.get(self.machine.quiet(s, byte), 0)
                        for s in self.states)
            self.column[byte] = columns.setdefault(key, len(columns) + 1)
        if len(columns) > 15:
            raise ValueError
        self.next = [0] * 16
        for state in self.states:
            row = [0] * 16
            for byte in self.members:
                row[self.column[byte]] = self.number.get(
                    self.machine.quiet(state, byte), 0)
            self.next += row

    def step(self, number, byte):
        return self.next[16 * number + self.column[byte]] if self.column[byte] else 0

    def by_number(self, what, default):
        return [default] + [what.get(s, default) for s in self.states]


class Characters:
    """The states inside characters of several bytes, after each of which the automaton is in
    one state, the goal: a table walks them.  They take bytes beyond US-ASCII only, without an
    event, and the input may not end in them.  1 stands for the byte before a character and for
    the goal, as in a loop; 2 and so on for the states, in the order of a breadth-first search."""

    def __init__(self, machine, goal, leads):
        self.goal, self.number, rows = goal, {goal: 1}, [leads]
        todo = [leads[byte] for byte in sorted(leads)]
        while todo:
            state = todo.pop(0)
            if state in self.number:
                continue
            self.number[state] = len(self.number) + 1
            rows.append({byte: target for byte, (target, _) in machine.move[state].items()})
            todo += [rows[-1][byte] for byte in sorted(rows[-1])]
        self.within = {machine.part_of_state[state] for state in self.number if state != goal}
        columns = {(None,) * len(rows): 0}
        self.column = [columns.setdefault(tuple(row.get(byte) for row in rows), len(columns))
                       for byte in range(256)]
        self.fits = len(columns) <= 32 and len(self.number) <= 255 and len(self.within) == 1
        self.next = [0] * 32 * (len(rows) + 1)
        for at, row in enumerate(rows):
            for byte, target in row.items():
                self.next[32 * (at + 1) + self.column[byte]] = self.number[target]


def characters_of(machine):
    """By goal its characters."""
    inner = {s for s in machine.strict if s not in machine.roots.values() and
             not machine.is_final(s) and machine.move[s] and
             all(byte > 127 and not actions for byte, (_, actions) in machine.move[s].items())}
    goal = {}

    def goals(state):
        """The states that follow a character that is in this one."""
        if state not in inner:
            return {state}
        if state not in goal:
            goal[state] = set()
            for target in {target for target, _ in machine.move[state].values()}:
                goal[state] |= goals(target)
        return goal[state]

    leads, unfit = {}, set()
    for state in machine.strict - inner:
        for byte, (target, _) in machine.move[state].items():
            if target in inner:
                if len(goals(target)) != 1:
                    unfit |= goals(target)
                    continue
                of = leads.setdefault(min(goals(target)), {})
                if of.setdefault(byte, target) != target:
                    unfit |= goals(target)
    found = {to: Characters(machine, to, some) for to, some in leads.items() if to not in unfit}
    return {to: some for to, some in found.items() if some.fits}


class SetNames:
    """Names of sets of bytes, for C: by the classes of classes.rl that they are made of, and by
    their other members."""

    OF_BYTE = dict(zip(b"/?%:#@&=.-", (
        "SLASH", "MARK", "PERCENT", "COLON", "HASH", "AT", "AND", "EQUALS", "DOT", "MINUS")))

    def __init__(self, known):
        self.known = {}
        for name, members in known:
            self.known.setdefault(frozenset(members), name.upper())

    def name(self, members):
        ways = [(0, [name], []) for of, name in self.known.items() if of == members]
        for of, name in self.known.items():
            if of < members:
                ways.append((1, [name] + self.parts(members - of), []))
            elif of > members:
                ways.append((2, [name], self.parts(of - members)))
        ways.append((3, self.parts(members), []))
        _, of, without = min(ways, key=lambda way: (
            len(way[1]) + len(way[2]), way[0], way[1:]))
        return "_OR_".join(of) + "".join("_NOT_" + name for name in without)

    def parts(self, members):
        """The largest classes first, then ranges."""
        found, rest = [], set(members)
        for of, name in sorted(self.known.items(), key=lambda x: (-len(x[0]), x[1])):
            if of <= rest:
                found.append(name)
                rest -= of
        while rest:
            low = high = min(rest)
            while high + 1 in rest:
                high += 1
            name = self.OF_BYTE.get(low) if low == high else None
            found.append(name or "%02X" % low + (high > low) * ("_TO_%02X" % high))
            rest -= set(range(low, high + 1))
        return found


class ByteSets:
    """Sets of bytes as bits of a few tables of 256 entries: the sets of a table divide
    the bytes into at most eight atoms."""

    def __init__(self, sets):
        self.tables = []
        for members in sorted(sets, key=lambda m: (-len(m), sorted(m))):
            for table in self.tables:
                if len(self.atoms(table + [members])) <= 8:
                    table.append(members)
                    break
            else:
                self.tables.append([members])
        self.place = {}
        for number, table in enumerate(self.tables):
            atoms = self.atoms(table)
            for index, members in enumerate(table):
                self.place[members] = (number, sum(
                    1 << bit for bit, atom in enumerate(atoms) if atom[index]))

    @staticmethod
    def atoms(table):
        return sorted({tuple(byte in m for m in table) for byte in range(256)} -
                      {(False,) * len(table)})

    def bytes_of(self, table):
        atoms = self.atoms(table)
        where = [tuple(byte in m for m in table) for byte in range(256)]
        return [1 << atoms.index(w) if w in atoms else 0 for w in where]


def readable(string):
    return "".join(chr(b) if 0x20 <= b < 0x7F and b not in b'"\\*' else "\\x%02X" % b
                   for b in string)


def show_byte(byte):
    if 0x20 < byte < 0x7F and byte not in b"'\\":
        return "'%c'" % byte
    return "0x%02X" % byte


class Layout:
    """What to write of an automaton, as goto code or as tables: its states, its parts, and the
    class that each state jumps over."""

    def __init__(self, machine, named, tables):
        self.machine, self.named = machine, named
        self.constants = Constants(machine.automaton)
        self.marks = Marks(machine)
        self.left = self.marks.left
        self.parts = {}
        self.characters = characters_of(machine)
        self.inside = {s: to for to, some in self.characters.items()
                       for s in some.number if s != to}
        self.find_states(tables)
        self.share_tables()
        self.jump = {s: machine.jump(s, named) for s in self.states}

    def part_of(self, state, tables):
        best = None
        for name, members in tables:
            try:
                part = Part(self.machine, self.constants, state, name, members)
            except ValueError:
                continue
            if best is None or len(part.number) > len(best.number):
                best = part
        return best

    def find_states(self, tables):
        """The states that are goto code, in the order of a breadth-first search, with the
        shortest string to each; the search skips the inner states of a part."""
        self.string = {}
        todo = []

        def meet(state, string):
            while state in self.inside:
                byte, (state, _) = min(self.machine.move[state].items())
                string += bytes([byte])
            if state not in self.string:
                self.string[state] = string
                todo.append(state)

        for root in self.machine.roots.values():
            meet(root, b"")
        while todo:
            state = todo.pop(0)
            string = self.string[state]
            part = self.part_of(state, tables)
            skip = ()
            if part is not None:
                self.parts[state] = part
                skip = part.members
                last = {}
                for byte, (target, _) in sorted(part.exits(part.like).items()):
                    last.setdefault(target, byte)
                through = self.string_through(part)
                for target, byte in sorted(last.items()):
                    meet(target, string + through + bytes([byte]))
            first = {}
            for byte, (target, _) in self.machine.move[state].items():
                if byte not in skip:
                    first.setdefault(target, self.clearest(state, target))
            for target, byte in sorted(first.items(), key=lambda x: x[1]):
                meet(target, string + bytes([byte]))
        self.states = list(self.string)

    def clearest(self, state, target):
        """The most readable of the bytes that lead from a state to another."""
        found = [b for b, (t, _) in self.machine.move[state].items() if t == target]
        return min(found, key=lambda b: (b not in ASKED_FIRST, b not in b"ahx1", b))

    def string_through(self, part):
        seen, todo = {part.entry: b""}, [part.entry]
        while todo:
            state = todo.pop(0)
            if state == part.like:
                return seen[state]
            for byte in part.members:
                target = self.machine.quiet(state, byte)
                if target is not None and target not in seen:
                    seen[target] = seen[state] + bytes([byte])
                    todo.append(target)
        return seen.get(part.like, b"")

    def share_tables(self):
        """Equal parts share a table."""
        self.tables, self.table_of = {}, {}
        names = {}
        for state, part in self.parts.items():
            key = (tuple(part.column), tuple(part.next))
            if key not in self.tables:
                count = names[part.name] = names.get(part.name, 0) + 1
                self.tables[key] = part.name + ("" if count == 1 else "_%d" % count)
            self.table_of[state] = self.tables[key]
        self.character_tables = {}
        for some in self.characters.values():
            key = (tuple(some.column), tuple(some.next))
            count = len(self.character_tables) + 1
            self.character_tables.setdefault(
                key, "characters" + ("" if count == 1 else "_%d" % count))


class Writer(Layout):
    def __init__(self, name, machine, named, tables, known=(), with_tails=False,
                 beside=()):
        super().__init__(machine, named, tables)
        self.set_names = SetNames(known)
        self.name, self.lines, self.omits = name, [], False
        members = dict(named).get(TAIL_CLASS) if with_tails else None
        self.tails = Tails(machine, self.marks, members) if members else ()
        unknown = set(beside) - set(machine.roots)
        if unknown:
            fail("%s: no rule %s" % (machine.path, " ".join(sorted(unknown))))
        self.beside = beside
        within = machine.reachable(state for rule, state in machine.roots.items()
                                   if rule not in beside)
        self.aside = [s for s in self.states if s not in within]
        self.states = [s for s in self.states if s in within] + self.aside
        self.parts = {s: self.parts[s] for s in self.states if s in self.parts}
        self.by_groups = None
        if with_tails: # a one-shot scanner
            self.find_groups()
        self.find_part_values()
        self.number_states()
        self.plan_tests()

    # ---- the order of states and tests --------------------------------------------

    def number_states(self):
        """Numbers the states of goto code from 1, then the parts', a range for each."""
        self.number = {state: i + 1 for i, state in enumerate(self.states)}
        self.default = max(self.machine.roots, key=lambda rule: (
            len(self.machine.reachable([self.machine.roots[rule]])), rule))
        self.base, at = {}, len(self.states)
        for state, part in self.parts.items():
            self.base[state] = at
            at += len(part.number)
        self.character_base = {}
        for state in self.states:
            if state in self.characters:
                self.character_base[state] = at
                at += len(self.characters[state].number)

    def plan_tests(self):
        self.plan = {s: self.tests(s) for s in self.states}
        self.part_plan = {s: self.tests_after(part) for s, part in self.parts.items()}
        asked = {frozenset(HEXDIG)}
        for tests in list(self.plan.values()) + list(self.part_plan.values()):
            asked |= {frozenset(m) for _, m in tests if not self.is_range(m)}
        self.sets = ByteSets({m for m in asked if not self.is_range(m)})

    def tests(self, state):
        """(way, bytes) in the order of the tests.  The order affects speed only: after a
        jump, first the bytes that end a run, and last those that the state loops over.
        Elsewhere first those that it loops over, then "/", then the largest set; where a rule
        starts, the largest set is before "/"."""
        jump = self.jump[state]
        rank = ASKED_OF_SCHEME if jump == "SCHEME" else ASKED_FIRST
        slash_rank = 2 if state in self.machine.roots.values() else 0

        def order(test):
            way, members = test
            first = min(rank.get(b, 99) for b in members)
            if jump:
                return (way == (state, ()), first, -len(members), min(members))
            return (way != (state, ()),
                    slash_rank if members == {0x2F} else 1 if len(members) > 5 else 2,
                    -len(members) if len(members) > 5 else first, min(members))

        part = self.parts.get(state)
        ways = self.ways(state, part)
        if part:
            ways.append((PART, frozenset(part.members)))
        return sorted(ways, key=order)

    def ways(self, state, part):
        """(way, bytes), without the bytes of the part; to a state inside of characters the way
        is one to all of them."""
        found = {}
        for (target, actions), members in self.machine.ways(
                state, set(range(256)) - set(part.members if part else ())).items():
            if target in self.inside:
                target = (CHARACTERS, self.inside[target])
            found.setdefault((target, actions), set()).update(members)
        return [(way, frozenset(members)) for way, members in found.items()]

    def tests_after(self, part):
        return sorted(self.ways(part.like, part), key=lambda test: (
            min(ASKED_FIRST.get(b, 99) for b in test[1]), -len(test[1]), min(test[1])))

    # ---- C ----------------------------------------------------------------------

    def put(self, line=""):
        self.lines.append(line)

    def put_if_aside(self, aside):
        """Starts or ends what a URIC_ONLY_PARSE build lacks."""
        if aside != self.omits:
            self.put("#ifndef URIC_ONLY_PARSE" if aside else "#endif")
            self.omits = aside

    def put_numbers(self, declaration, numbers, linkage="static"):
        self.put("%s const unsigned char %s[%d] = {" % (linkage, declaration, len(numbers)))
        for row in table_rows(numbers):
            self.put("    " + row)
        self.put("};")

    @staticmethod
    def is_range(members):
        return len(members) <= 2 or max(members) - min(members) + 1 == len(members)

    def test(self, members):
        """The C of a test."""
        if len(members) <= 2:
            return " || ".join("BYTE == %s" % show_byte(b) for b in sorted(members))
        if self.is_range(members):
            return "BYTE >= %s && BYTE <= %s" % (show_byte(min(members)),
                                                 show_byte(max(members)))
        table, _ = self.sets.place[frozenset(members)]
        return "%s_bytes[%d][BYTE] & %s" % (self.name, table, self.name_of_set(members))

    def name_of_set(self, members):
        return "%s_IS_%s" % (self.name.upper(), self.set_names.name(frozenset(members)))

    def events(self, actions, value=None):
        """The events in order; a constant that differs between states is looked up."""
        out = ""
        for name in actions:
            if value and self.constants.of.get(name, (None,))[0] == value[0]:
                out += "%s(%s); " % value
            else:
                out += "ON_" + name + "; "
        return out

    @staticmethod
    def clear(names):
        return "".join("CLEAR_IF_UNDEFINED(%s); " % name for name in names)

    def put_tests(self, tests, state, here, leave, value=None, loop=None):
        """Writes the tests of a state.  `here` is its number; `leave` says whether it may
        end the input, or is the condition for that."""
        for way, members in tests:
            if way == PART:
                self.put("    if (%s) { r = 1; goto t%s; }" % (self.test(members), here))
                continue
            target, actions = way
            body = self.events(actions, value)
            goal = target[1] if isinstance(target, tuple) else None
            if goal is not None:
                self.put("    if (%s) { %s%sr = 1; goto c%d; }" % (
                    self.test(members), "" if not leave else
                    ("" if leave is True else leave) + "LEAVE(%s); " % here, body,
                    self.number[goal]))
                continue
            if leave and not self.machine.is_final(target):
                body = "%sLEAVE(%s); " % ("" if leave is True else leave, here) + body
            if members == {PERCENT} and loop:
                body = "TRIPLET(%s); " % here + body
            self.put("    if (%s) { %sSTEP; goto s%d; }" % (
                self.test(members), body, self.number[target]))
        self.put("    DEAD(%s, %s);" % (here, self.machine.part_of_state[state]))

    def put_state(self, state):
        machine, number = self.machine, self.number[state]
        final = machine.is_final(state)
        self.put("s%d: /* \"%s\"%s */" % (number, readable(self.string[state]),
                                        ", may end" if final else ""))
        if state in self.tails:
            self.put("#ifdef FINISH")
            self.put("    FINISH%s(%d);" % (
                "" if self.tails.ends_with_hash(state) else "_WITHOUT_HASH", number))
            self.put("#endif")
        if self.jump[state]:
            self.put("    JUMP(%s, %d);" % (self.jump[state], number))
        self.put("    AT_END(%d, %s, %s);" % (
            number, "e%d" % number if final else "dead", machine.part_of_state[state]))
        self.put_tests(self.plan[state], state, number, final,
                       loop=self.jump[state] and machine.loops_over_triplets(state))
        if final:
            self.put("e%d: %s%sgoto done;" % (
                number, self.events(machine.at_end(state)), self.clear(self.left[state])))
        if state in self.parts:
            self.put_part(state)
        if state in self.characters:
            self.put_characters(state)

    def put_characters(self, goal):
        some, number = self.characters[goal], self.number[goal]
        here, within = "%d + r" % self.character_base[goal], min(some.within)
        table = self.character_tables[tuple(some.column), tuple(some.next)]
        self.put("c%d: /* inside of a character, by a table */" % number)
        self.put("    CHARACTERS(%s_%s, r);" % (self.name, table))
        self.put("    if (r == 1) goto s%d;" % number)
        self.put("    AT_END(%s, dead, %s);" % (here, within))
        self.put("    DEAD(%s, %s);" % (here, within))

    def put_tail(self, state):
        """Reads the rest of the input at once."""
        tails, at = self.tails, state
        line = "f%d: " % self.number[state]
        while at is not None:
            where = "MARK" if at in tails.path else "HASH" if at in tails.query else "END"
            line += "TO_%s; %s" % (where, self.events(self.machine.at_end(at)))
            if where != "END":
                line += "IF_%s; %s" % (where, self.events(tails.after[at]))
            at = tails.next.get(at)
        self.put(line + "goto done;")

    def put_part(self, state):
        part, number = self.parts[state], self.number[state]
        table, base = self.table_of[state], self.base[state]
        here = "%d + r" % base
        flags = set(part.flags.values())
        some_final = any(f & FINAL for f in flags)
        all_final = all(f & FINAL for f in flags)
        some_exit = any(f & EXITS for f in flags)
        lookup = self.part_table(state, "flags")
        value = None
        if part.macro:
            value = (part.macro, self.part_table(state, "values") + "[r]")
        self.put("t%d: /* %d states by a table */" % (number, len(part.number)))
        self.put("    TABLE%s(%s, r, %d%s);" % (
            "_LEAVING" if part.tracked else "_BY_GROUPS" if state == self.by_groups else "",
            table, base,
            ", %s, %d" % (lookup, FINAL) if part.tracked else ""))
        within = self.machine.part_of_state[part.like]
        dead = "DEAD(%s, %s);" % (here, within)
        if part.can_die:
            self.put("    if (r == 0) LOST(%s, r, %d, %s);" % (table, base, within))
        self.put("    AT_END(%s, %s, %s);" % (
            here, "te%d" % number if some_final else "dead", within))
        if some_exit and not all(f & EXITS for f in flags):
            self.put("    if (!(%s[r] & %d)) %s" % (lookup, EXITS, dead))
        if some_exit:
            leave = all_final or some_final and "if (%s[r] & %d) " % (lookup, FINAL)
            self.put_tests(self.part_plan[state], part.like, here, leave, value)
        else:
            self.put("    " + dead)
        if some_final:
            self.put("te%d:" % number)
            if not all_final:
                self.put("    if (!(%s[r] & %d)) %s" % (lookup, FINAL, dead))
            left = sorted({name for s in part.states for name in self.left.get(s, ())})
            self.put("    %s%sgoto done;" % (
                self.events(self.machine.at_end(part.end_like), value), self.clear(left)))

    def put_condition(self, line):
        if self.may_be_small:
            self.put(line)

    def part_table(self, state, what):
        """The name of a part's flags or values: that of the first part with equal ones."""
        of = self.part_values[what]
        first = next(s for s in self.parts if of[s] == of[state])
        return "%s_part%d_%s" % (self.name, self.number[first], what)

    def find_part_values(self):
        """By part its flags and its values, each None if there is no table of them."""
        self.part_values = {"flags": {}, "values": {}}
        for state, part in self.parts.items():
            flags = dict(part.flags)
            if self.machine.is_final(state):
                flags.setdefault(state, FINAL)
            self.part_values["flags"][state] = (
                part.by_number(flags, 0) if len(set(part.flags.values())) > 1 or part.tracked
                else None)
            self.part_values["values"][state] = (
                part.by_number(part.value, min(part.value.values())) if part.macro else None)

    def put_tables(self):
        name = self.name
        self.put("#ifndef URIC_%s_TABLES_H" % self.file_name.upper())
        self.put("#define URIC_%s_TABLES_H" % self.file_name.upper())
        self.put()
        self.put("/* Where each rule starts. */")
        self.put("enum {")
        for rule, state in self.machine.roots.items():
            self.put("    %s_START_%s = %d," % (name.upper(), rule, self.number[state]))
        self.lines[-1] = self.lines[-1].rstrip(",")
        self.put("};")
        self.put()
        self.put("/* Sets of bytes: the bits of their members in a table. */")
        self.put_set_names()
        self.put()
        self.put_condition("#ifndef URIC_SMALL")
        self.put("/* Tables of bytes. */")
        self.put("static const unsigned char %s_bytes[%d][256] = {" % (
            name, len(self.sets.tables)))
        for table in self.sets.tables:
            values = self.sets.bytes_of(table)
            self.put("    {")
            for row in table_rows(values):
                self.put("        " + row)
            self.put("    },")
        self.put("};")
        self.put_condition("#endif")
        self.put_shared_tables()
        for (column, table), some in self.character_tables.items():
            self.put()
            self.put("/* %s: column of a byte; next state by 32 * state + column. */" % some)
            self.put_numbers("%s_%s_column" % (name, some), column)
            self.put_numbers("%s_%s_next" % (name, some), table)
        self.put()
        self.put_condition("#ifndef URIC_SMALL")
        self.put("/* For each state of a part: whether it has a way out (%d) and may end the"
                 " input (%d);\n * the constant that it sets. */" % (EXITS, FINAL))
        written = set()
        for state in self.parts:
            self.put_if_aside(state in self.aside)
            for what, of in self.part_values.items():
                table = self.part_table(state, what)
                if of[state] is not None and table not in written:
                    self.put_numbers(table, of[state])
                    written.add(table)
        self.put_if_aside(False)
        self.put_condition("#endif")
        self.put()
        self.put("/* The events. */")
        for action in sorted({a for s in self.machine.move
                              for _, actions in self.machine.all_ways(s) for a in actions} |
                             {a for s in self.machine.move for a in self.machine.at_end(s)}):
            text = " ".join(self.machine.automaton.text[action].split())
            self.put("#define ON_%s do { %s } while (0)" % (action, text))
        self.put()
        self.put("#endif")

    def put_shared_tables(self):
        """The tables of parts.  Machines with equal ones have them under one name, so that one unit
        may define them for all."""
        shared = self.tables and not self.may_be_small
        if shared:
            self.put()
            self.put("#ifdef URIC_TABLES_ELSEWHERE")
            for (column, table), part in self.tables.items():
                self.put("extern URIC_INTERNAL const unsigned char uric_table_%s_column[%d];" % (
                    part, len(column)))
                self.put("extern URIC_INTERNAL const unsigned char uric_table_%s_next[%d];" % (
                    part, len(by_column(column, table))))
            self.put("#else")
        for (column, table), part in self.tables.items():
            self.put("/* %s: column of a byte; next state by %d * column + state. */" % (
                part, states_of(table)))
            self.put_numbers("uric_table_%s_column" % part, column, "URIC_TABLE")
            self.put_numbers("uric_table_%s_next" % part, by_column(column, table), "URIC_TABLE")
        if shared:
            self.put("#endif")
        for (column, table), part in self.tables.items():
            self.put("#define uric_table_%s_at(r, column) ((column) * %d + (r))" % (
                part, states_of(table)))
        self.put_groups()

    def put_groups(self):
        """What address_groups.h has to know of the table."""
        if self.by_groups is not None:
            self.put("#define URIC_GROUPS %d" % self.groups.most)
            self.put("#define URIC_GROUP_DIGITS %d" % self.groups.digits)
            self.put("#define URIC_GROUPS_STATE %d" % self.groups_state)

    def find_groups(self):
        """The part whose addresses are read at once: one, for each further copy of that code would
        slow all inputs."""
        for state, part in self.parts.items():
            ends = [part.number[s] for s, flags in part.flags.items()
                    if flags & EXITS and BRACKET in part.exits(s)]
            groups = groups_of(part.step, ends)
            if groups and part.macro is None and state not in self.aside:
                self.by_groups, self.groups, self.groups_state = state, groups, min(ends)
                return

    def put_set_names(self):
        places = sorted((place, self.name_of_set(members))
                        for members, place in self.sets.place.items())
        if len({name for _, name in places}) != len(places):
            fail("%s: two sets of bytes have one name" % self.machine.path)
        self.put("enum {")
        for (_, bits), name in places[:-1]:
            self.put("    %s = %d," % (name, bits))
        self.put("    %s = %d" % (places[-1][1], places[-1][0][1]))
        self.put("};")

    def put_states(self):
        self.put("#ifdef RESUME")
        self.put("    switch (RESUME) {")
        for state in self.states:
            self.put("    case %d: goto s%d;" % (self.number[state], self.number[state]))
        # the table has no other bytes of its first state, so resume at the goto state
        for state in self.parts:
            self.put("    case %d: goto s%d;" % (self.base[state] + 1, self.number[state]))
        self.put("    default: break;")
        self.put("    }")
        for state, part in self.parts.items():
            self.put("    if (RESUME - %d <= %d) { r = (unsigned)RESUME - %d; goto t%d; }" % (
                self.base[state] + 2, len(part.number) - 2, self.base[state],
                self.number[state]))
        for state, base in self.character_base.items():
            self.put("    if (RESUME - %d <= %d) { r = (unsigned)RESUME - %d; goto c%d; }" % (
                base + 2, len(self.characters[state].number) - 2, base, self.number[state]))
        self.put("    goto dead;")
        self.put("#else")
        self.put("    switch (ENTRY) {")
        rules = sorted(self.machine.roots.items(),
                       key=lambda x: (x[0] == self.default, x[0] in self.beside))
        for rule, state in rules:
            self.put_if_aside(rule in self.beside)
            self.put("    %s: goto s%d;" % (
                "default" if rule == self.default
                else "case %s_START_%s" % (self.name.upper(), rule), self.number[state]))
        self.put("    }")
        self.put("#endif")
        for state in self.states:
            self.put_if_aside(state in self.aside)
            self.put_state(state)
        self.put_if_aside(False)
        if list(self.tails):
            self.put("#ifdef FINISH")
            for state in sorted(self.tails, key=self.number.get):
                self.put_tail(state)
            self.put("#endif")

    def write(self, file_name, directory):
        self.file_name = file_name
        for kind, put in (("tables", self.put_tables), ("states", self.put_states)):
            self.lines = []
            self.put("/* Generated from grammar/machines/%s.rl by ragel 6.10 and"
                     " grammar/tools/walk.py; do not edit. */" % file_name)
            put()
            with open("%s/%s_%s.h" % (directory, file_name, kind), "w",
                      encoding="ascii") as file:
                file.write("\n".join(self.lines) + "\n")


def prefix_of(name):
    """The prefix of C names: in gen/uric_http.c a machine of fewer rules replaces the one of all,
    so its tables have the same names."""
    return name[len("http_"):] if name.startswith("http_") else name


def main():
    name, class_path, path, directory = sys.argv[1:5]
    with open(class_path, encoding="ascii") as file:
        character = Automaton(file)
    with open(path, encoding="ascii") as file:
        machine = Machine(Automaton(file), path)
    named = [c for c in classes(character, "run_") if c[0] in JUMPS]
    known = [c for prefix in ("run_", "class_", "plain_", "table_")
             for c in classes(character, prefix)]
    writer = Writer(prefix_of(name), machine, named, classes(character, "table_"), known,
                    "tails" in sys.argv[5:], [rule for rule in sys.argv[5:] if rule != "tails"])
    writer.may_be_small = name != prefix_of(name)
    writer.write(name, directory)
    sys.stderr.write("%s: %d states as goto code, %d parts, %d states in %d tables; %d tails\n" % (
        name, len(writer.states), len(writer.parts),
        sum(len(p.number) for p in writer.parts.values()), len(writer.tables),
        len(list(writer.tails))))


if __name__ == "__main__":
    main()
