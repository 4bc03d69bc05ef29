"""Writes an automaton as tables, which src/library/parse/transitions.h walks.

    transitions.py NAME CLASSES.xml MACHINE.xml DIRECTORY OTHER_tables.h

The inputs are the output of `ragel -x` for grammar/classes.rl and for a scanner.  The outputs
are NAME_tables.h, which a unit includes once, and NAME_events.h, the cases of a switch over lists
of events.  The states and parts are those that walk.py finds:

    a row        what a state does with each class of bytes (RULES_CLASSES of them): the row of
                 the next state, and the number of its list of events, as 512 * list + row.
                 An inner state of a part has no row: where the part is left, all do what the
                 row `leaves` of the part says
    about        of a row, part or chain: bits 0 to 2 are the component in which an error is,
                 3 and 4 the table of symbols to read (enum uric_symbols), bit 5 whether the
                 input may end there, 6 and 7 the class to jump over, plus 1
    a part       a table of the states that an address has, from 1; `inner` is where the bytes for
                 its states begin in NAME_inner: bit 0: it may be left; bit 1: the input may end;
                 from bit 2 on the value that its events set
    a chain      a table of the states inside a tolerated character of several bytes

A table of an address that walk.py wrote to OTHER_tables.h is not written again.  A machine of
fewer rules, as http_rules, has small tables: a byte for each class, the number of what the state
does in NAME_ways; no byte is tolerated; and there are no hot rules.

The list NAME_REFUSE rejects the byte, NAME_QUIET has no event; NAME_PART and NAME_CHAIN enter the
part or chain of that number.  Nothing here is specific to URIs, but the names of the components, of
their symbols and of the hot rules."""
import re
import sys

from classes import classes, table_rows
from ragelxml import Automaton
from walk import (EXITS, FINAL, JUMPS, PERCENT, Layout, Machine, by_column, fail, prefix_of,
                  readable, states_of)

COMPONENTS = ("URIC_SCHEME", "URIC_USERINFO", "URIC_HOST", "URIC_PORT", "URIC_PATH",
              "URIC_QUERY", "URIC_FRAGMENT")
SYMBOLS = ("URIC_HOST", "URIC_PATH", "URIC_QUERY", "URIC_FRAGMENT")
# What several units share: not a list of structures, which have no name.
# Their names get the library's prefix, since they are linked between units.
LINKED = re.compile(r"\b(rules_(?:about|end|alike|column|strict_column|own_column|way"
                    r"|chain_(?:lead|column|next)|\w+_\d+_(?:column|next)))\b")
SHARED = re.compile(r"static const ((?:unsigned char|uint16_t) \w+(?:\[\d+\])+) = \{$")
REFUSE, QUIET = 0, 1        # no list of events: the byte is rejected, or has none
HASH, BUT_FRAGMENT = ord("#"), 128      # see put_alike()
PART, CHAIN = 127, 126      # in place of lists of events
ROW_BITS = 9                # of a way; the other 7 number the list of events


class SymbolMachine(Machine):
    """A machine that also reads symbols of grammar/tolerance.rl."""

    def __init__(self, automaton, path, symbol, symbols):
        super().__init__(automaton, path)
        self.symbol = symbol
        self.table_of = {state: self.table(state) for state in self.move}
        self.set_apart(symbols)
        if any(self.beyond[state] for state in self.strict):
            self.check_tables()

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
            if PERCENT in ways and symbol not in self.beyond[state]:
                fail("%s: state %d takes \"%%\" but not its symbol" % (self.path, state))


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
        if len(columns) > 15:
            fail("a chain has more than 15 classes of symbols")
        self.next = [0] * 16 * (len(self.number) + 1)
        for (state, symbol), to in self.moves.items():
            self.next[16 * self.number[state] + self.column[symbol]] = to


class SymbolLayout(Layout):
    """Besides, the states that only symbols reach, and the chains."""

    def __init__(self, machine, named, tables):
        super().__init__(machine, named, tables)
        self.find_beyond()
        self.find_chains()
        self.jump.update((s, machine.jump(s, named)) for s in self.beyond)

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


def symbols_of(character):
    """The bytes that no URI contains (RFC 3986, section 2): the grammar uses them as
    symbols."""
    return set(range(256)) - set(dict(classes(character, "text_"))["URIC"])


class Transitions:
    HOT = ("URI_reference", "URI", "origin_form")

    def __init__(self, name, machine, named, tables, symbols, shared, small):
        self.shared, self.small = shared, small
        self.hot = [machine.roots[rule] for rule in self.HOT if rule in machine.roots]
        self.name, self.machine, self.symbols = name, machine, symbols
        self.plain = dict(named)["PATH"]
        self.walk = SymbolLayout(machine, named, tables)
        self.lines, self.macros, self.lists = [], [], {None: REFUSE, (): QUIET}
        self.rows = self.walk.states + self.walk.beyond
        self.row_of = {state: i + 1 for i, state in enumerate(self.rows)}
        self.parts = list(self.walk.parts)
        self.chains = [s for s in self.rows if s in self.walk.chains]
        self.leaves = {state: len(self.rows) + 1 + i for i, state in enumerate(self.parts)}
        if (len(self.rows) + len(self.parts) >= 1 << ROW_BITS or
                len(self.parts) + len(self.chains) > 254):
            fail("%s: too many states: %d rows, %d parts, %d chains" % (
                machine.path, len(self.rows), len(self.parts), len(self.chains)))
        self.find_ways()
        self.find_ends()
        self.find_classes()
        if len(self.lists) > CHAIN:
            fail("%s: too many lists of events" % machine.path)

    # ---- what to write ----------------------------------------------------------

    def list_of(self, actions, cleared=(), value=None):
        """The number of a list of events."""
        key = tuple(
            "%s(value)" % value if value and self.walk.constants.of.get(a, (None,))[0] == value
            else "ON_" + a for a in actions) + tuple(
                "CLEAR_IF_UNDEFINED(%s)" % name for name in cleared)
        return self.lists.setdefault(key, len(self.lists))

    def way(self, state, byte, value=None):
        """What a state does with a byte or a symbol."""
        machine = self.machine
        found = machine.move[state].get(byte) or machine.beyond[state].get(byte)
        if found is None:
            return REFUSE << ROW_BITS
        target, actions = found
        chain = self.walk.chain_of.get(state)
        if chain and byte in machine.beyond[state] and target in chain.number:
            if actions:
                fail("%s: an event on the way into a chain" % machine.path)
            return CHAIN << ROW_BITS | self.chains.index(chain.goal)
        return self.list_of(actions, (), value) << ROW_BITS | self.row_of[target]

    def find_ways(self):
        """The ways of each row by bytes, those of parts after the others."""
        self.ways = [[REFUSE << ROW_BITS] * 256]
        for state in self.rows:
            part = self.walk.parts.get(state)
            self.ways.append([
                PART << ROW_BITS | self.parts.index(state) if part and byte in part.members
                else self.way(state, byte) for byte in range(256)])
        for state in self.parts:
            part = self.walk.parts[state]
            if 1 in part.next:
                fail("%s: a part leads back to its first state" % self.machine.path)
            some_exit = any(flags & EXITS for flags in part.flags.values())
            self.ways.append([
                self.way(part.like, byte, part.macro)
                if some_exit and byte not in part.members else REFUSE << ROW_BITS
                for byte in range(256)])

    def find_ends(self):
        """The list of events at the end of the input, by row and by part."""
        self.end = [0] + [
            self.list_of(self.machine.at_end(s), self.walk.left[s])
            if self.machine.is_final(s) else 0 for s in self.rows]
        for state in self.parts:
            part = self.walk.parts[state]
            left = sorted({name for s in part.states for name in self.walk.left.get(s, ())})
            self.end.append(self.list_of(self.machine.at_end(part.end_like), left, part.macro)
                            if part.end_like is not None else 0)

    def find_classes(self):
        """Bytes that all rows treat alike share a column; column 0 is of bytes that no row
        takes."""
        columns = {(REFUSE << ROW_BITS,) * len(self.ways): 0}
        self.column = [columns.setdefault(tuple(row[byte] for row in self.ways), len(columns))
                       for byte in range(256)]
        self.classes = len(columns)
        self.letters = [self.column.index(c) for c in range(self.classes)]

    def about(self, state, jump=0):
        machine = self.machine
        return (COMPONENTS.index(machine.part_of_state[state]) |
                SYMBOLS.index(machine.table_of[state]) << 3 |
                (32 if machine.is_final(state) else 0) | jump << 6)

    def jump(self, state):
        return 1 + list(JUMPS).index(self.walk.jump[state]) if self.walk.jump[state] else 0

    def inner(self):
        """Where each part's states begin, and all their bytes; equal parts share them."""
        text, begin = [], {}
        for state in self.parts:
            part = self.walk.parts[state]
            values = [part.value.get(s) for s in part.states]
            flags = [part.flags.get(s, 0) for s in part.states]
            if flags[0] == 0 and self.machine.is_final(state):
                flags[0] = FINAL
            mine = ["%s << 2 | %d" % (value, flag) if value else str(flag)
                    for value, flag in zip(values, flags)]
            at = next((i for i in range(len(text)) if text[i:i + len(mine)] == mine), None)
            if at is None:
                at = len(text)
                text += mine
            begin[state] = at
        return begin, text

    # ---- C ----------------------------------------------------------------------

    def put(self, line=""):
        self.lines.append(line)

    def put_numbers(self, declaration, numbers, kind="unsigned char"):
        numbers = list(numbers)
        self.put("static const %s %s[%d] = {" % (kind, declaration, len(numbers)))
        for row in table_rows(numbers):
            self.put("    " + row)
        self.put("};")

    def put_columns(self):
        name = self.name
        strict = [0 if b in self.symbols else c for b, c in enumerate(self.column)]
        if self.small:
            self.put_numbers(name + "_strict_column", strict)
            return
        self.put("/* The class of each symbol; of each byte if none is tolerated; of the bytes that"
                 " every component\n * after the authority takes: under no policy have they"
                 " another symbol. */")
        self.put_numbers(name + "_column", self.column)
        self.put_numbers(name + "_strict_column", strict)
        self.put_numbers(name + "_own_column", (
            c if b in self.plain else 0 for b, c in enumerate(strict)))

    def put_rows(self):
        name = self.name
        numbers = None
        if self.small:
            numbers = self.put_ways()
        way = "%s_way[row][column]" % name
        if self.small:
            way = "%s_ways[%s]" % (name, way)
        self.macros.append("#define %s_WAY(row, column) %s" % (name.upper(), way))
        self.put("static const %s %s_way[%d][%d] = {" % (
            "unsigned char" if numbers and len(numbers) <= 256 else "uint16_t", name,
            len(self.ways), self.classes))
        titles = [None] + ['"%s"' % readable(
            self.walk.string[s] if s in self.walk.string else self.walk.string_beyond[s])
            for s in self.rows]
        titles += ["after the table of %d" % self.row_of[s] for s in self.parts]
        for number, row in enumerate(self.ways):
            values = [numbers[row[b]] if numbers else row[b] for b in self.letters]
            self.put("    { %s },%s" % (
                ", ".join(map(str, values)),
                " /* %d: %s */" % (number, titles[number]) if number else ""))
        self.put("};")
        self.put_numbers(name + "_about", [0] + [
            self.about(s, self.jump(s)) for s in self.rows] + [
                self.about(self.walk.parts[s].like) for s in self.parts])
        self.put_numbers(name + "_end", self.end)

    def put_ways(self):
        """The ways that there are, so that the table has their numbers, of a byte each if they fit."""
        ways = sorted({row[b] for row in self.ways for b in self.letters})
        self.put_numbers(self.name + "_ways", ways, "uint16_t")
        return {way: number for number, way in enumerate(ways)}

    def same_but_for_fragment(self, root, hot):
        """Whether the rules differ in what they do with "#" alone."""
        seen, todo = set(), [(root, hot)]
        while todo:
            pair = todo.pop()
            if pair in seen:
                continue
            seen.add(pair)
            one, other = ({byte: way for byte, way in self.machine.move[state].items()
                           if byte != HASH} for state in pair)
            if one.keys() != other.keys() or self.ending(pair[0]) != self.ending(pair[1]) or any(
                    one[byte][1] != other[byte][1] for byte in one):
                return False
            todo += [(one[byte][0], other[byte][0]) for byte in one]
        return True

    def ending(self, state):
        return self.machine.is_final(state) and self.machine.at_end(state)

    def put_alike(self):
        """Hot rules are roots of grammar/machines/hot_rules.rl."""
        if self.small:
            return
        self.put("/* For each start: that of a hot rule which does the same with some first bytes,"
                 " or with all\n * strings without \"#\" (BUT_FRAGMENT), or 0. */")
        alike = [0] * (1 + max(self.row_of[root] for root in self.machine.roots.values()))
        for root in self.machine.roots.values():
            if root in self.hot:
                continue
            common = {hot: sum(b in self.plain and way >> ROW_BITS != REFUSE and
                               way == self.ways[self.row_of[hot]][b]
                               for b, way in enumerate(self.ways[self.row_of[root]]))
                      for hot in self.hot}
            best = max(self.hot, key=lambda hot: (common[hot], -self.row_of[hot]))
            alike[self.row_of[root]] = self.row_of[best] if common[best] else 0
            for hot in self.hot:
                if self.same_but_for_fragment(root, hot):
                    alike[self.row_of[root]] = self.row_of[hot] | BUT_FRAGMENT
        self.put_numbers(self.name + "_alike", alike)

    def put_parts(self):
        name, begin_text = self.name, self.inner()
        begin, text = begin_text
        tables = {key: number for number, key in enumerate(self.walk.tables)}
        for what, at in (("column", 0), ("next", 1)):
            for key, title in self.walk.tables.items():
                if key not in self.shared:
                    self.put_numbers("%s_%s_%s" % (name, title, what),
                                     by_column(*key) if at == 1 else key[at])
        self.put("static const struct { const unsigned char *column, *next; unsigned states; }"
                 " %s_table[] = {" % name)
        for key, title in self.walk.tables.items():
            of = self.shared.get(key, "%s_%s" % (name, title))
            self.put("    { %s_column, %s_next, %d }," % (of, of, states_of(key[1])))
        self.put("};")
        self.macros.append("#define %s_AT(table, r, column) ((column) * %s_table[table].states + (r))"
                           % (name.upper(), name))
        self.put("static const struct { uint16_t row, leaves, inner; unsigned char table; } "
                 "%s_part[] = {" % name)
        for state in self.parts:
            part = self.walk.parts[state]
            key = (tuple(part.column), tuple(part.next))
            self.put("    { %d, %d, %d, %d }," % (
                self.row_of[state], self.leaves[state], begin[state], tables[key]))
        self.put("};")
        self.put("static const unsigned char %s_inner[] = {" % name)
        for i in range(0, len(text), 4):
            self.put("    %s," % ", ".join(text[i:i + 4]))
        self.put("};")

    def put_chains(self):
        name = self.name
        if not self.chains:
            return
        chain = next(iter(self.walk.chains.values()))
        for what in ("lead", "column", "next"):
            self.put_numbers("%s_chain_%s" % (name, what), getattr(chain, what))
        self.put("static const struct { uint16_t row; unsigned char about; } %s_chain[] = {" % name)
        for goal in self.chains:
            at = self.walk.chains[goal]
            self.put("    { %d, %d }," % (self.row_of[goal], self.about(min(at.number))))
        self.put("};")

    def put_tables(self):
        upper = self.name.upper()
        self.put("#ifndef URIC_%s_TABLES_H" % self.file_name.upper())
        self.put("#define URIC_%s_TABLES_H" % self.file_name.upper())
        self.put()
        self.put('#include "tables/%s"' % self.shared_header)
        self.put()
        self.put("enum {")
        for rule, state in self.machine.roots.items():
            self.put("    %s_START_%s = %d," % (upper, rule, self.row_of[state]))
        constants = {"PART": PART, "CHAIN": CHAIN, "REFUSE": REFUSE, "QUIET": QUIET,
                     "LISTS": len(self.lists), "PARTS": len(self.parts),
                     "CHAIN_DONE": Chain.DONE, "ROW_BITS": ROW_BITS}
        if not self.small:
            constants["BUT_FRAGMENT"] = BUT_FRAGMENT
        for what, number in constants.items():
            self.put("    %s_%s = %d," % (upper, what, number))
        self.lines[-1] = self.lines[-1].rstrip(",")
        self.put("};")
        begin = len(self.lines)
        for put in (self.put_columns, self.put_rows, self.put_alike, self.put_parts,
                    self.put_chains):
            self.put()
            put()
        if not self.small:
            self.share(begin)
        self.put()
        for macro in self.macros:
            self.put(macro)
        self.put()
        self.put("/* The events. */")
        actions = {a for s in self.machine.move
                   for _, some in self.machine.all_ways(s) for a in some}
        actions |= {a for s in self.machine.move for a in self.machine.at_end(s)}
        for action in sorted(actions):
            text = " ".join(self.machine.automaton.text[action].split())
            self.put("#define ON_%s do { %s } while (0)" % (action, text))
        self.put()
        self.put("#endif")

    def share(self, begin):
        """Lets units declare the larger tables from a line on, which another unit defines.  A
        single file has them once."""
        declared, defined, others, block = [], [], [], []
        for line in self.lines[begin:]:
            block.append(line)
            if line != "};":
                continue
            head = next(line for line in block if line.startswith("static"))
            if SHARED.match(head):
                declared.append(SHARED.sub(r"extern URIC_INTERNAL const \1;", head))
                defined += [SHARED.sub(r"URIC_TABLE const \1 = {", line) for line in block]
            else:
                others += block
            block = []
        self.lines[begin:] = [
            "", "#ifdef URIC_TABLES_ELSEWHERE", *declared, "#else", *defined[1:], "#endif", *others]

    def put_events(self):
        for events, number in self.lists.items():
            if events:
                self.put("    case %d: %s; break;" % (number, "; ".join(events)))

    def write(self, file_name, directory, shared_header):
        self.file_name, self.shared_header = file_name, shared_header
        for kind, put in (("tables", self.put_tables), ("events", self.put_events)):
            self.lines = []
            self.put("/* Generated from grammar/machines/%s.rl by ragel 6.10 and "
                     "grammar/tools/transitions.py; do\n * not edit. */" % file_name)
            put()
            with open("%s/%s_%s.h" % (directory, file_name, kind), "w",
                      encoding="ascii") as file:
                file.write(LINKED.sub(r"uric_\1", "\n".join(self.lines)) + "\n")


def address_tables(text):
    """The columns and next states of each address in a file by walk.py, as it has them before it
    writes them by column, and their name."""
    rows = {name: tuple(map(int, row.split(","))) for name, row in re.findall(
        r"^URIC_TABLE const unsigned char (\w+_(?:column|next))\[\d+\] = \{\s*([^{}]*?),?\s*\};", text, re.MULTILINE)}
    found = {}
    for name, column in rows.items():
        if name.endswith("_column"):
            following, most = rows[name[:-6] + "next"], max(column) + 1
            states = len(following) // most
            wide = [following[c * states + r] if c < most else 0
                    for r in range(states) for c in range(16)]
            found[column, tuple(wide)] = name[:-7]
    return found


def main():
    name, class_path, path, directory, shared_header = sys.argv[1:]
    with open(class_path, encoding="ascii") as file:
        character = Automaton(file)
    symbols = symbols_of(character)
    with open(path, encoding="ascii") as file:
        machine = SymbolMachine(Automaton(file), path, {
            name: min(members) for name, members in classes(character, "symbol_")}, symbols)
    named = [c for c in classes(character, "run_") if c[0] in JUMPS]
    with open("%s/%s" % (directory, shared_header), encoding="ascii") as file:
        shared = address_tables(file.read())
    made = Transitions(prefix_of(name), machine, named, classes(character, "table_"), symbols,
                       shared, name != prefix_of(name))
    made.write(name, directory, shared_header)
    sys.stderr.write("%s: %d rows of %d classes, %d parts, %d chains, %d lists of events\n" % (
        name, len(made.ways), made.classes, len(made.parts), len(made.chains), len(made.lists)))


if __name__ == "__main__":
    main()
