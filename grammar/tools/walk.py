"""Writes an automaton as C: goto code whose states jump over runs.

    walk.py NAME CLASSES.xml MACHINE.xml DIRECTORY

The inputs are the output of `ragel -x` for grammar/classes.rl and for a scanner.  The outputs
are NAME_tables.h, which a unit includes once, and NAME_states.h, which each function that
walks the automaton includes.  Such a function defines these macros and variables for the
states:

    i, n                   the offset of the next byte, and the number of bytes
    BYTE(part), STEP       the byte at i, or its symbol in that component; i++
    JUMP(run, state)       move i over any number of bytes of the class `run`
    TRIPLET(state)         move i over "%" HEXDIG HEXDIG and go back to the state, or
                           do nothing
    TABLE(part, r, base)   move i over the part's bytes, and r with it
    TABLE_LEAVING(part, r, base, flags, bit)  the same, with LEAVE() where it is due: the
                           bit is set in the flags of states in which the input may end
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

If TOLERANT is defined, BYTE(part) maps the byte to a symbol of grammar/tolerance.rl.  What only
those symbols reach is written for TOLERANT alone: without it, the automaton is that of the bytes.
Nothing here is specific to URIs: the output follows from the automaton alone, and from the
meaning of BEGIN(), NO_BEGIN(), END() and UNDEFINE() in events.rl.  walk.py rejects by name
what it cannot translate.
"""
import re
import sys

from classes import classes
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
PERCENT = 0x25
# The way into a part.
PART = (None, ("part",))


def fail(text):
    sys.exit("walk.py: " + text)


class Machine:
    """The automaton, by what one state does with each byte.

    move[state] are its ways by bytes, beyond[state] those by symbols of tolerance.rl; bytes
    reach the states of `strict`, only symbols the others."""

    def __init__(self, automaton, path, symbol, symbols):
        self.automaton, self.path, self.symbol = automaton, path, symbol
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
        self.part_of_state = {state: self.component(state) for state in self.move}
        self.table_of = {state: self.table(state) for state in self.move}
        if self.reads(symbol.values()):
            self.check_tables()
        else:
            symbols = set()     # a machine of bytes alone: some are those of UTF-8
        self.set_apart(symbols)

    def reads(self, symbols):
        """Whether a rule takes one of these."""
        seen, todo = set(), list(self.roots.values())
        while todo:
            state = todo.pop()
            if state not in seen:
                seen.add(state)
                todo += [target for target, _ in self.move[state].values()]
        return any(symbol in self.move[state] for state in seen for symbol in symbols)

    def set_apart(self, symbols):
        """Parts the ways by bytes from those by symbols."""
        self.beyond = {}
        for state, ways in self.move.items():
            self.beyond[state] = {b: ways.pop(b) for b in list(ways) if b in symbols}
        self.strict, todo = set(), list(self.roots.values())
        while todo:
            state = todo.pop()
            if state not in self.strict:
                self.strict.add(state)
                todo += [target for target, _ in self.move[state].values()]

    # The components, the one that counts where several readings are alive first.
    COMPONENTS = ("URIC_FRAGMENT", "URIC_QUERY", "URIC_PATH", "URIC_PORT", "URIC_HOST",
                  "URIC_USERINFO", "URIC_SCHEME")

    def component(self, state):
        """The component in which the state is: the one that ends next."""
        next_ends, seen, todo = set(), set(), [state]
        while todo:
            at = todo.pop()
            if at in seen:
                continue
            seen.add(at)
            for target, actions in set(self.move[at].values()) | {(None, self.at_end(at))}:
                ended = self.first_end(actions)
                if ended:
                    next_ends.add(ended)
                elif target is not None:
                    todo.append(target)
        return next((c for c in self.COMPONENTS if c in next_ends), "URIC_PATH")

    def first_end(self, actions):
        for action in actions:
            found = re.search(r"\bEND\((\w+)\)", self.automaton.text[action])
            if found:
                return found.group(1)
        return None

    def table(self, state):
        """The component whose symbols the state reads: its own, but for a state that takes a
        "%" of a host only."""
        part = self.part_of_state[state]
        ways = self.move[state]
        if part in ("URIC_PATH", "URIC_QUERY", "URIC_FRAGMENT") and (
                PERCENT not in ways or self.symbol.get("TOLERATED") in ways):
            return part
        return "URIC_HOST"

    def check_tables(self):
        """A table maps "%" to itself, or where a stray one is tolerated to TOLERATED, in an
        authority to HOST_PERCENT: each state that takes one has to take the other."""
        for state, ways in self.move.items():
            symbol = self.symbol["HOST_PERCENT" if self.table_of[state] == "URIC_HOST"
                                 else "TOLERATED"]
            if PERCENT in ways and symbol not in ways:
                fail("%s: state %d takes \"%%\" but not its symbol" % (self.path, state))

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
        for name in sorted(self.names):
            self.find(name)

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
        for state in self.left:
            ends = {b for s, bits in seen if s == state
                    for b in self.after(bits, self.machine.at_end(state), name)}
            if any(b & (self.BEGUN | self.ENDED) and not b & self.DEFINED for b in ends):
                self.left[state] += (name,)


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
        for state in self.flags:
            found = {value for _, actions in self.exits(state).values()
                     for value in constants.values(actions)}
            found |= set(constants.values(self.machine.at_end(state)))
            mine = [v for v in found if any(
                v[0] == macro for macro in self.differing(constants))]
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

    def by_number(self, what, default):
        return [default] + [what.get(s, default) for s in self.states]


class Chain:
    """States that only symbols reach, without an event, and that lead to one state that reads
    bytes: the inside of a tolerated character of several bytes.  They are numbered from 1 in
    the order of a breadth-first search; 255 means that the chain is complete."""

    DONE = 255

    def __init__(self, machine, entries):
        self.number, self.lead, self.moves, goals = {}, [0] * 256, {}, set()
        for symbol, target in sorted(entries.items()):
            self.lead[symbol] = self.number.setdefault(target, len(self.number) + 1)
        todo = list(self.number)
        while todo:
            state = todo.pop(0)
            if machine.move[state] or machine.is_final(state):
                fail("%s: state %d is in no chain" % (machine.path, state))
            for symbol, (target, actions) in sorted(machine.beyond[state].items()):
                if actions:
                    fail("%s: an event in a chain, in state %d" % (machine.path, state))
                if machine.move[target]:
                    goals.add(target)
                elif target not in self.number:
                    self.number[target] = len(self.number) + 1
                    todo.append(target)
                self.moves[state, symbol] = self.number.get(target, self.DONE)
        if len(goals) != 1:
            fail("%s: a chain leads to %d states" % (machine.path, len(goals)))
        self.goal = goals.pop()
        self.part = machine.part_of_state[min(self.number)]
        self.table = machine.table_of[min(self.number)]
        self.number_symbols()

    def number_symbols(self):
        """Symbols that all states treat alike share a column, as in a part."""
        columns = {}
        self.column = [0] * 256
        for symbol in range(256):
            key = tuple(self.moves.get((s, symbol), 0) for s in self.number)
            if any(key):
                self.column[symbol] = columns.setdefault(key, len(columns) + 1)
        self.next = [0] * 16 * (len(self.number) + 1)
        for (state, symbol), to in self.moves.items():
            self.next[16 * self.number[state] + self.column[symbol]] = to


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


class Writer:
    def __init__(self, name, machine, named, tables):
        self.name, self.machine, self.named = name, machine, named
        self.constants = Constants(machine.automaton)
        self.left = Marks(machine).left
        self.parts = {}
        self.lines = []
        self.find_states(tables)
        self.find_beyond()
        self.find_chains()
        self.number_states()
        self.plan_tests()
        self.share_tables()

    # ---- what to write ----------------------------------------------------------

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

    def find_beyond(self):
        """The states that only symbols reach, and the shortest string to each."""
        machine, self.string_beyond = self.machine, {}
        todo = [(state, string) for state, string in self.string.items()]
        todo += [(part.like, self.string[state] + self.string_through(part))
                 for state, part in self.parts.items()]
        while todo:
            state, string = todo.pop(0)
            for moves in (machine.move[state], machine.beyond[state]):
                for symbol, (target, _) in sorted(moves.items()):
                    if target not in machine.strict and target not in self.string_beyond:
                        self.string_beyond[target] = string + bytes([symbol])
                        todo.append((target, self.string_beyond[target]))
        self.beyond = list(self.string_beyond)

    def find_chains(self):
        """The chains, by the states that they lead to, and where each state enters one."""
        self.chains, self.chain_of = {}, {}
        for state in self.machine.beyond:
            entries = {symbol: target for symbol, (target, _)
                       in self.machine.beyond[state].items()
                       if not self.machine.move[target]}
            if not self.machine.move[state]:
                continue
            if not entries:
                continue
            chain = Chain(self.machine, entries)
            known = self.chains.setdefault(chain.goal, chain)
            if known.number != chain.number or known.next != next(
                    iter(self.chains.values())).next:
                fail("%s: state %d enters another chain" % (self.machine.path, state))
            self.chain_of[state] = known
        inside = {s for chain in self.chains.values() for s in chain.number}
        self.beyond = [s for s in self.beyond if s not in inside]

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

    def number_states(self):
        """Numbers the states of goto code from 1, then the parts', a range for each."""
        self.number = {state: i + 1 for i, state in enumerate(self.states)}
        self.default = max(self.machine.roots, key=lambda rule: (
            len(self.reachable(self.machine.roots[rule])), rule))
        self.base, at = {}, len(self.states)
        for state, part in self.parts.items():
            self.base[state] = at
            at += len(part.number)
        self.count = at
        self.number.update((state, at + 1 + i) for i, state in enumerate(self.beyond))
        at += len(self.beyond)
        for goal in [s for s in self.states + self.beyond if s in self.chains]:
            self.base[goal, "chain"] = at
            at += len(self.chains[goal].number)

    def reachable(self, state):
        """All states reachable from this one."""
        seen, todo = set(), [state]
        while todo:
            state = todo.pop()
            if state not in seen:
                seen.add(state)
                todo += [target for target, _ in self.machine.move[state].values()]
        return seen

    def plan_tests(self):
        states = self.states + self.beyond
        self.jump = {s: self.machine.jump(s, self.named) for s in states}
        self.plan = {s: self.tests(s) for s in states}
        self.part_plan = {s: self.tests_after(part) for s, part in self.parts.items()}
        asked = {frozenset(HEXDIG)}
        for tests in list(self.plan.values()) + list(self.part_plan.values()):
            asked |= {frozenset(m) for _, m in tests if not self.is_range(m)}
        self.sets = ByteSets({m for m in asked if not self.is_range(m)})

    def tests(self, state):
        """(way, bytes) in the order of the tests.  The order affects speed only: after a
        jump, first the bytes that end a run, and last those that the state loops over;
        elsewhere "/" and then the largest set; where a rule starts, that set first."""
        jump = self.machine.jump(state, self.named)
        rank = ASKED_OF_SCHEME if jump == "SCHEME" else ASKED_FIRST
        slash_rank = 2 if state in self.machine.roots.values() else 0

        def order(test):
            way, members = test
            first = min(rank.get(b, 99) for b in members)
            if jump:
                return (way == (state, ()), first, -len(members), min(members))
            return (slash_rank if members == {0x2F} else 1 if len(members) > 5 else 2,
                    -len(members) if len(members) > 5 else first, min(members))

        part = self.parts.get(state)
        ways = self.ways(state, part)
        if part:
            ways.append((PART, frozenset(part.members)))
        return sorted(ways, key=order)

    def ways(self, state, part):
        """(way, bytes), without the bytes of the part."""
        return [(way, frozenset(members)) for way, members in self.machine.ways(
            state, set(range(256)) - set(part.members if part else ())).items()]

    def tests_after(self, part):
        return sorted(self.ways(part.like, part), key=lambda test: (
            min(ASKED_FIRST.get(b, 99) for b in test[1]), -len(test[1]), min(test[1])))

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

    # ---- C ----------------------------------------------------------------------

    def put(self, line=""):
        self.lines.append(line)

    def put_numbers(self, declaration, numbers):
        self.put("static const unsigned char %s[%d] = {" % (declaration, len(numbers)))
        for i in range(0, len(numbers), 16):
            self.put("    %s," % ", ".join("%3s" % x for x in numbers[i:i + 16]))
        self.put("};")

    @staticmethod
    def is_range(members):
        return len(members) <= 2 or max(members) - min(members) + 1 == len(members)

    def test(self, members, byte):
        """The C of a test; `byte` is that of the byte."""
        if len(members) <= 2:
            return " || ".join("%s == %s" % (byte, show_byte(b)) for b in sorted(members))
        if self.is_range(members):
            return "%s >= %s && %s <= %s" % (byte, show_byte(min(members)),
                                             byte, show_byte(max(members)))
        table, bits = self.sets.place[frozenset(members)]
        return "%s_bytes[%d][%s] & %d" % (self.name, table, byte, bits)

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
        byte = "BYTE(%s)" % self.machine.table_of[state]

        def put_test(way, members, loop=None):
            target, actions = way
            body = self.events(actions, value)
            if leave and not self.machine.is_final(target):
                body = "%sLEAVE(%s); " % ("" if leave is True else leave, here) + body
            if members == {PERCENT} and loop:
                body = "TRIPLET(%s); " % here + body
            self.put("    if (%s) { %sSTEP; goto s%d; }" % (
                self.test(members, byte), body, self.number[target]))

        for way, members in tests:
            if way == PART:
                self.put("    if (%s) { r = 1; goto t%s; }" % (
                    self.test(members, byte), here))
            else:
                put_test(way, members, loop)
        beyond = self.tests_beyond(state)
        if beyond:
            if state in self.machine.strict:
                self.put("#ifdef TOLERANT")
            for way, members in beyond:
                put_test(way, members)
            if state in self.chain_of:
                lead = "%s_chain_lead[%s]" % (self.name, byte)
                left = "LEAVE(%s); " % here if leave is True else (
                    "%sLEAVE(%s); " % (leave, here) if leave else "")
                self.put("    if (%s != 0) { %sr = %s; STEP; goto c%d; }" % (
                    lead, left, lead, self.number[self.chain_of[state].goal]))
            if state in self.machine.strict:
                self.put("#endif")
        self.put("    DEAD(%s, %s);" % (here, self.machine.part_of_state[state]))

    def tests_beyond(self, state):
        """(way, symbols), a range at a time."""
        found = []
        chain = self.chain_of[state].number if state in self.chain_of else ()
        for way, symbols in self.machine.ways(state, move=self.machine.beyond).items():
            rest = sorted(symbols) if way[0] not in chain else []
            while rest:
                run = [b for i, b in enumerate(rest) if b == rest[0] + i]
                found.append((way, frozenset(run)))
                rest = rest[len(run):]
        return sorted(found, key=lambda test: min(test[1]))

    def put_state(self, state):
        machine, number = self.machine, self.number[state]
        final = machine.is_final(state)
        string = self.string[state] if state in self.string else self.string_beyond[state]
        self.put("s%d: /* \"%s\"%s */" % (number, readable(string),
                                        ", may end" if final else ""))
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

    def put_chain(self, goal):
        """Walks a chain up to the state that it leads to."""
        chain, number = self.chains[goal], self.number[goal]
        here = "%d + r" % self.base[goal, "chain"]
        to = "%s_chain_next[r << 4 | %s_chain_column[BYTE(%s)]]" % (
            self.name, self.name, chain.table)
        self.put("c%d: /* %d states by a table, then s%d */" % (
            number, len(chain.number), number))
        self.put("    AT_END(%s, dead, %s);" % (here, chain.part))
        self.put("    if (%s == 0) DEAD(%s, %s);" % (to, here, chain.part))
        self.put("    r = %s;" % to)
        self.put("    STEP;")
        self.put("    if (r == %d) goto s%d;" % (Chain.DONE, number))
        self.put("    goto c%d;" % number)

    def put_part(self, state):
        part, number = self.parts[state], self.number[state]
        table, base = self.table_of[state], self.base[state]
        here = "%d + r" % base
        flags = set(part.flags.values())
        some_final = any(f & FINAL for f in flags)
        all_final = all(f & FINAL for f in flags)
        some_exit = any(f & EXITS for f in flags)
        lookup = "%s_%s_flags" % (self.name, self.part_name(state))
        value = None
        if part.macro:
            value = (part.macro, "%s_%s_values[r]" % (self.name, self.part_name(state)))
        self.put("t%d: /* %d states by a table */" % (number, len(part.number)))
        self.put("    TABLE%s(%s_%s, r, %d%s);" % (
            "_LEAVING" if part.tracked else "", self.name, table, base,
            ", %s, %d" % (lookup, FINAL) if part.tracked else ""))
        within = self.machine.part_of_state[part.like]
        dead = "DEAD(%s, %s);" % (here, within)
        if part.can_die:
            self.put("    if (r == 0) LOST(%s_%s, r, %d, %s);" % (
                self.name, table, base, within))
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

    def part_name(self, state):
        return "part%d" % self.number[state]

    def put_tables(self):
        name = self.name
        self.put("#ifndef URIC_%s_TABLES_H" % name.upper())
        self.put("#define URIC_%s_TABLES_H" % name.upper())
        self.put()
        self.put("/* Where each rule starts. */")
        self.put("enum {")
        # BACKEND=ragel has other numbers for the states without symbols
        for kind in ("START", "TOLERANT_START") if self.chains else ("START",):
            for rule, state in self.machine.roots.items():
                self.put("    %s_%s_%s = %d," % (
                    name.upper(), kind, rule, self.number[state]))
        self.put("    %s_STATES_COUNT = %d" % (name.upper(), self.count))
        self.put("};")
        self.put()
        self.put("/* Sets of bytes, as bits. */")
        self.put("static const unsigned char %s_bytes[%d][256] = {" % (
            name, len(self.sets.tables)))
        for table in self.sets.tables:
            values = self.sets.bytes_of(table)
            self.put("    {")
            for i in range(0, 256, 16):
                self.put("        %s," % ", ".join("%3d" % v for v in values[i:i + 16]))
            self.put("    },")
        self.put("};")
        for (column, table), part in self.tables.items():
            self.put()
            self.put("/* %s: column of a byte; next state by 16 * state + column. */" % part)
            self.put_numbers("%s_%s_column" % (name, part), column)
            self.put_numbers("%s_%s_next" % (name, part), table)
        if self.chains:
            chain = next(iter(self.chains.values()))
            self.put()
            self.put("#ifndef URIC_ONLY_PARSE")
            self.put("/* A tolerated character of several bytes: the state after the first byte;"
                     " the column\n * of a further one; the next state, %d at the end. */" %
                     Chain.DONE)
            for what in ("lead", "column", "next"):
                self.put_numbers("%s_chain_%s" % (self.name, what), getattr(chain, what))
            self.put("#endif")
        self.put()
        self.put("/* For each state of a part: whether it has a way out (%d) and may end the"
                 " input (%d);\n * the constant that it sets. */" % (EXITS, FINAL))
        for state, part in self.parts.items():
            flags = set(part.flags.values())
            if len(flags) > 1 or part.tracked:
                flags = dict(part.flags)
                if self.machine.is_final(state):
                    flags.setdefault(state, FINAL)
                self.put_numbers("%s_%s_flags" % (name, self.part_name(state)),
                                 part.by_number(flags, 0))
            if part.macro:
                self.put_numbers("%s_%s_values" % (name, self.part_name(state)),
                                 part.by_number(part.value, min(part.value.values())))
        self.put()
        self.put("/* The events. */")
        for action in sorted({a for s in self.machine.move
                              for _, actions in self.machine.all_ways(s) for a in actions} |
                             {a for s in self.machine.move for a in self.machine.at_end(s)}):
            text = " ".join(self.machine.automaton.text[action].split())
            self.put("#define ON_%s do { %s } while (0)" % (action, text))
        self.put()
        self.put("#endif")

    def put_states(self):
        self.put("#ifdef RESUME")
        self.put("    switch (RESUME) {")
        for state in self.states:
            self.put("    case %d: goto s%d;" % (self.number[state], self.number[state]))
        # the table has no other bytes of its first state, so resume at the goto state
        for state in self.parts:
            self.put("    case %d: goto s%d;" % (self.base[state] + 1, self.number[state]))
        self.put("#ifdef TOLERANT")
        for state in self.beyond:
            self.put("    case %d: goto s%d;" % (self.number[state], self.number[state]))
        self.put("#endif")
        self.put("    default: break;")
        self.put("    }")
        self.put("#ifdef TOLERANT")
        for goal in self.chains:
            base, count = self.base[goal, "chain"], len(self.chains[goal].number)
            self.put("    if (RESUME - %d <= %d) { r = (unsigned)RESUME - %d; goto c%d; }" % (
                base + 1, count - 1, base, self.number[goal]))
        self.put("#endif")
        for state, part in self.parts.items():
            self.put("    if (RESUME - %d <= %d) { r = (unsigned)RESUME - %d; goto t%d; }" % (
                self.base[state] + 2, len(part.number) - 2, self.base[state],
                self.number[state]))
        self.put("    goto dead;")
        self.put("#else")
        self.put("    switch (ENTRY) {")
        rules = sorted(self.machine.roots.items(), key=lambda x: x[0] == self.default)
        for rule, state in rules:
            self.put("    %s: goto s%d;" % (
                "default" if rule == self.default
                else "case %s_START_%s" % (self.name.upper(), rule), self.number[state]))
        self.put("    }")
        self.put("#endif")
        for state in self.states:
            self.put_state(state)
        self.put("#ifdef TOLERANT")
        for state in self.beyond:
            self.put_state(state)
        for state in self.states + self.beyond:
            if state in self.chains:
                self.put_chain(state)
        self.put("#endif")

    def write(self, source, directory):
        for kind, put in (("tables", self.put_tables), ("states", self.put_states)):
            self.lines = []
            self.put("/* Generated from grammar/machines/%s by ragel 6.10 and grammar/tools/walk.py; do"
                     " not edit. */" % source)
            put()
            with open("%s/%s_%s.h" % (directory, self.name, kind), "w",
                      encoding="ascii") as file:
                file.write("\n".join(self.lines) + "\n")


def symbols_of(character):
    """The bytes that no URI contains (RFC 3986, section 2), if the grammar uses them as
    symbols."""
    if not classes(character, "symbol_"):
        return set()
    return set(range(256)) - set(dict(classes(character, "text_"))["URIC"])


def main():
    name, class_path, path, directory = sys.argv[1:]
    with open(class_path, encoding="ascii") as file:
        character = Automaton(file)
    with open(path, encoding="ascii") as file:
        machine = Machine(Automaton(file), path, {
            name: min(members) for name, members in classes(character, "symbol_")},
                          symbols_of(character))
    named = [c for c in classes(character, "run_") if c[0] in JUMPS]
    writer = Writer(name, machine, named, classes(character, "table_"))
    writer.write(name + ".rl", directory)
    sys.stderr.write("%s: %d states as goto code, %d parts, %d states in %d tables; "
                     "beyond: %d states, %d chains\n" % (
                         name, len(writer.states), len(writer.parts),
                         sum(len(p.number) for p in writer.parts.values()),
                         len(writer.tables), len(writer.beyond), len(writer.chains)))


if __name__ == "__main__":
    main()
