"""Reads back what grammar/tools/transitions.py wrote, without any code of its own: for the machine
of all rules, gen/tables/rules_tables.h and gen/tables/rules_events.h.  TransitionCode answers
what emitted.Code does for goto code, so that one proof serves both.

The places are the rows of states ("row5"), and the inner states of parts and chains ("part3",
"chain2")."""
import re

from outcomes import JUMPS, NotUnderstood, Outcome, Place, means_none, without_comments
from prove import Disproved

# The bits of NAME_about and NAME_inner, as src/library/parse/transition_bits.h has them.
BITS = {"COMPONENT": 7, "SYMBOLS": 24, "MAY_END": 32, "JUMP": 64, "INNER_LEFT": 1,
        "INNER_MAY_END": 2, "INNER_VALUE": 4}
PART_OF_NUMBER = ("URIC_SCHEME", "URIC_USERINFO", "URIC_HOST", "URIC_PORT", "URIC_PATH",
                  "URIC_QUERY", "URIC_FRAGMENT")
SYMBOLS_OF_NUMBER = ("URIC_HOST", "URIC_PATH", "URIC_QUERY", "URIC_FRAGMENT")
CHAIN_DONE = 255
ROWS = 512      # more than there are: states beyond are of parts and chains
# Those that uric_hot_start_after() of src/library/parse/walk.h knows.
HOT = ("URI_reference", "URI", "origin_form")
BUT_FRAGMENT, HASH = 128, ord("#")


def prove_bits(text):
    """The bits of src/library/parse/transition_bits.h are those that this reader knows."""
    found = {name: int(value) for name, value in re.findall(
        r"^    RULES_(\w+) = (\d+),?$", text, re.MULTILINE)}
    if found != BITS:
        raise Disproved("src/library/parse/transition_bits.h has the bits %s, not %s" % (found, BITS))


class Declarations:
    """NAME_tables.h, read strictly."""

    ITEMS = re.compile(r"""\s*(?:
          \#ifndef\ URIC_\w+_TABLES_H\n\#define\ URIC_\w+_TABLES_H\n
        | \#endif\s*(?:$|\n)
        | \#include\ "tables/\w+_tables\.h"\n
        | \#define\ (?P<macro>\w+_(?:WAY|AT))(?P<to>\(.*\)\ .*)\n
        | static\ const\ uint16_t\ (?P<list_of_ways>\w+)\[(?P<n_list>\d+)\]\ =\ \{
              (?P<in_list_of_ways>[^{}]*) \};
        | enum\ \{ (?P<enum>[^}]*) \};
        | \#ifdef\ URIC_TABLES_ELSEWHERE\n
              (?P<elsewhere>(?:extern\ URIC_INTERNAL\ const\ [^;]*;\n)*)\#else\n
        | (?:static|URIC_TABLE)\ const\ (?P<of_ways>uint16_t|unsigned\ char)\ (?P<ways>\w+)\[(?P<n_ways>\d+)\]\[(?P<width>\d+)\]\ =\ \{
              (?P<in_ways>(?:\s*\{[^{}]*\},)*)\s* \};
        | (?P<linkage>static|URIC_TABLE)\ const\ unsigned\ char\ (?P<row>\w+)\[(?P<n>\d*)\]\ =\ \{
              (?P<in_row>[^{}]*) \};
        | static\ const\ struct\ \{\ (?P<members>[^{}]*)\ \}\ (?P<list>\w+)\[\]\ =\ \{
              (?P<in_list>(?:\s*\{[^{}]*\},)*)\s* \};
        | \#define\ ON_(?P<event>\w+)\ do\ \{\ (?P<text>.*)\ \}\ while\ \(0\)\n
        )""", re.VERBOSE)

    def __init__(self, text, other):
        self.start, self.of, self.event, self.macro, self.other = {}, {}, {}, {}, other
        self.declared, self.shared = [], []
        # the names of tables that units share have the library's prefix
        text, at = without_comments(text).replace("uric_rules_", "rules_"), 0
        while text[at:].strip():
            found = self.ITEMS.match(text, at)
            if not found:
                raise NotUnderstood("not understood: " + text[at:].split("\n")[0])
            at = found.end()
            self._take(found)
        if self.shared != self.declared:
            raise NotUnderstood("not the shared tables are declared")

    @staticmethod
    def _rows(text):
        return [[v.strip() for v in row.split(",")] for row in re.findall(r"\{([^{}]*)\}", text)]

    def _once(self, where, name, what):
        if name in where:
            raise NotUnderstood("%s is declared twice" % name)
        where[name] = what

    def _take(self, found):
        if found.group("elsewhere"):
            self.declared = re.findall(r"const (.*);\n", found.group("elsewhere"))
        elif re.match(r"\s*URIC_TABLE const ", found.group()):
            self.shared.append(re.match(r"\s*URIC_TABLE const (.*) = \{", found.group()).group(1))
        if found.group("enum"):
            for line in found.group("enum").split(","):
                name, number = re.fullmatch(r"\s*(\w+) = (\d+)\s*", line).groups()
                self._once(self.start, name, int(number))
        elif found.group("ways"):
            rows = [list(map(int, row)) for row in self._rows(found.group("in_ways"))]
            if len(rows) != int(found.group("n_ways")) or {len(r) for r in rows} != {
                    int(found.group("width"))}:
                raise NotUnderstood("%s has other dimensions" % found.group("ways"))
            self._once(self.of, found.group("ways"), rows)
        elif found.group("row"):
            values = [v for v in re.split(r",\s*", found.group("in_row").strip()) if v]
            if found.group("n") and len(values) != int(found.group("n")):
                raise NotUnderstood("%s has another length" % found.group("row"))
            self._once(self.of, found.group("row"), values)
        elif found.group("list"):
            names = re.findall(r"\*?(\w+)(?=[,;])", found.group("members"))
            self._once(self.of, found.group("list"), [
                dict(zip(names, row)) for row in self._rows(found.group("in_list"))])
        elif found.group("macro"):
            self._once(self.macro, found.group("macro"), found.group("to"))
        elif found.group("list_of_ways"):
            values = [v for v in re.split(r",\s*", found.group("in_list_of_ways").strip()) if v]
            if len(values) != int(found.group("n_list")):
                raise NotUnderstood("%s has another length" % found.group("list_of_ways"))
            self._once(self.of, found.group("list_of_ways"), values)
        elif found.group("event"):
            self._once(self.event, found.group("event"), found.group("text"))

    def numbers(self, name):
        """Those of a table here, or of an address in the file by walk.py."""
        return [int(v) for v in (self.of if name in self.of else self.other.of)[name]]


class TransitionCode:
    def __init__(self, name, events, tables, other, tolerant):
        self.name, self.tables, self._tables = name, Declarations(tables, other), {}
        self.upper = name.upper() + "_"
        constants = self.tables.start
        self.list_of = {kind: constants[self.upper + kind]
                        for kind in ("PART", "CHAIN", "REFUSE")}
        self.small = name + "_ways" in self.tables.of
        self._read_macros()
        self.ways = self.tables.of[name + "_way"]
        if self.small:
            ways = self.tables.numbers(name + "_ways")
            self.ways = [[ways[number] for number in row] for row in self.ways]
        self.about = self.tables.numbers(name + "_about")
        self.end = self.tables.numbers(name + "_end")
        self.part = self.tables.of[name + "_part"]
        self.inner = self.tables.of[name + "_inner"]
        self.chain = self.tables.of[name + "_chain"] if not self.small else []
        self.lead = [0] * 256
        if self.chain:
            self.lead = self.tables.numbers(name + "_chain_lead")
            self.chain_column = self.tables.numbers(name + "_chain_column")
            self.chain_next = self.tables.numbers(name + "_chain_next")
        self._read_columns(tolerant)
        self.events = self._read_events(events)
        self._check()
        rows = [k for k in range(1, len(self.ways)) if k not in self._leaving()]
        self.resumed = {k: "row%d" % k for k in rows}
        starts = {rule: number for rule, number in constants.items()
                  if rule.startswith(self.upper + "START_")}
        self.entered = {rule: "row%d" % number for rule, number in starts.items()}
        self.default = self.entered.pop(next(iter(starts)))
        self.label, self.lines = {}, []     # no state has a TRIPLET
        self.jumps = {"row%d" % k: JUMPS[self.about[k] // BITS["JUMP"] - 1]
                      for k in rows if self.about[k] >= BITS["JUMP"]}
        self.read, self.named = {}, {}
        for label, about in ([("row%d" % k, self.about[k]) for k in rows] +
                             [("part%d" % p, self.about[self._leaves(p)])
                              for p in range(len(self.part))] +
                             [("chain%d" % c, int(chain["about"]))
                              for c, chain in enumerate(self.chain)]):
            self.named[label] = {PART_OF_NUMBER[about & BITS["COMPONENT"]]}
            self.read[label] = {SYMBOLS_OF_NUMBER[(about & BITS["SYMBOLS"]) >> 3]}
        self._rows, self._texts_of, self._inner_of, self._classes_of = {}, {}, {}, {}
        # without symbols, nothing leads to what only they reach
        if not tolerant and not self.small:
            self._check_alike()
        self.by_symbols = set() if tolerant else {
            Place(label, None) for label in self.resumed.values()} - self._reached()

    def _reached(self):
        """The places that bytes reach, as the tables have it."""
        seen, todo = set(), [Place(label, None) for label in
                             [self.default, *self.entered.values()]]
        while todo:
            place = todo.pop()
            if place not in seen:
                seen.add(place)
                todo += [o.to for o in self.row(place) if isinstance(o.to, Place)]
        return seen

    def _read_macros(self):
        """How the template reads the tables."""
        way = "(row, column) %s_way[row][column]"
        at = "(table, r, column) ((column) * %s_table[table].states + (r))"
        if self.small:
            way = "(row, column) %s_ways[%s_way[row][column]]"
        if self.tables.macro != {
                self.upper + "WAY": way.replace("%s", self.name),
                self.upper + "AT": at.replace("%s", self.name)}:
            raise NotUnderstood("the tables are read otherwise: %s" % self.tables.macro)

    def _read_columns(self, tolerant):
        if self.small:
            self.column = self.tables.numbers(self.name + "_strict_column")
            return
        strict, own = (self.tables.numbers("%s_%s_column" % (self.name, kind))
                       for kind in ("strict", "own"))
        every = self.tables.numbers(self.name + "_column")
        for byte in range(256):
            if strict[byte] not in (0, every[byte]) or own[byte] not in (0, strict[byte]):
                raise Disproved("the columns of byte %d differ" % byte)
        self.column = every if tolerant else strict

    def _read_events(self, text):
        found = {self.tables.start[self.upper + "QUIET"]: ()}
        for line in without_comments(text).strip("\n").split("\n"):
            case = re.fullmatch(r"    case (\d+): (.*); break;", line)
            if not case or int(case.group(1)) in found:
                raise NotUnderstood("not understood: " + line)
            found[int(case.group(1))] = tuple(case.group(2).split("; "))
        if set(found) != set(range(1, self.tables.start[self.upper + "LISTS"])):
            raise Disproved("the lists of events are not numbered from 1 to LISTS - 1")
        return found

    def _leaves(self, part):
        return int(self.part[part]["leaves"])

    def _leaving(self):
        return {self._leaves(p) for p in range(len(self.part))}

    def _check(self):
        if len(self.part) != self.tables.start[self.upper + "PARTS"] or \
                self.tables.start[self.upper + "CHAIN_DONE"] != CHAIN_DONE:
            raise Disproved("a constant differs")
        if len({len(self.ways), len(self.about), len(self.end)}) != 1:
            raise Disproved("the tables of rows have different lengths")

    def _check_alike(self):
        hot = {self.tables.start.get(self.upper + "START_" + rule) for rule in HOT}
        if self.tables.start[self.upper + "BUT_FRAGMENT"] != BUT_FRAGMENT:
            raise Disproved("a constant differs")
        for start, number in enumerate(self.tables.numbers(self.name + "_alike")):
            if number not in hot | {0} and number - BUT_FRAGMENT not in hot:
                raise Disproved("a rule goes on as one that is no hot rule")
            if number >= BUT_FRAGMENT:
                self._differs_in_the_fragment(start, number - BUT_FRAGMENT)

    def _differs_in_the_fragment(self, start, hot):
        """Without "#" both rules accept the same, by the same events; after one, what the hot rule
        accepts has a fragment."""
        seen, todo, after = set(), [tuple(Place("row%d" % row, None) for row in (start, hot))], []
        while todo:
            pair = todo.pop()
            if pair in seen:
                continue
            seen.add(pair)
            for byte, (one, other) in enumerate(zip(*map(self.row, pair))):
                if byte == HASH:
                    after.append(other.to)
                elif (one.events, one.cleared) != (other.events, other.cleared) or (
                        one.to != other.to and not (isinstance(one.to, Place) and
                                                    isinstance(other.to, Place))):
                    raise Disproved("rows %d and %d differ without a fragment" % (start, hot))
                elif isinstance(one.to, Place):
                    todo.append((one.to, other.to))
        seen = set()
        while after:
            place = after.pop()
            if isinstance(place, Place) and place not in seen:
                seen.add(place)
                ways = self.row(place)
                after += [way.to for way in ways]
                if ways[-1].to == "done" and "END(URIC_FRAGMENT);" not in ways[-1].events:
                    raise Disproved("row %d: no fragment after \"#\"" % hot)

    # ---- walking ----

    def resume(self, number):
        kind, r = (number - ROWS >> 8) + 1, number & 255
        if number < ROWS and number in self.resumed:
            return Place("row%d" % number, None)
        if 1 <= kind <= len(self.part) and r > 1:
            return Place("part%d" % (kind - 1), r)
        if len(self.part) < kind <= len(self.part) + len(self.chain) and r > 0:
            return Place("chain%d" % (kind - len(self.part) - 1), r)
        raise Disproved("RESUME leads nowhere from %d" % number)

    def row(self, place):
        if place not in self._rows:
            kind, number = re.fullmatch(r"([a-z]+)(\d+)", place.label).groups()
            read = {"row": self._row, "part": self._part, "chain": self._chain}[kind]
            try:
                self._rows[place] = read(int(number), place.r)
            except (LookupError, ValueError) as failure:
                raise Disproved("the tables lack a state of %s: %s" % (
                    place, failure)) from failure
        return self._rows[place]

    def _texts(self, number, value=None):
        """The texts of a list of events, and the components that it clears."""
        if (number, value) not in self._texts_of:
            self._texts_of[number, value] = self._read_texts(number, value)
        return self._texts_of[number, value]

    def _read_texts(self, number, value):
        texts, cleared = [], []
        if number not in self.events:
            raise Disproved("no list of events %d" % number)
        for event in self.events[number]:
            clear = re.fullmatch(r"CLEAR_IF_UNDEFINED\((\w+)\)", event)
            valued = re.fullmatch(r"(\w+)\(value\)", event)
            if clear:
                cleared.append(clear.group(1))
            elif cleared:
                raise Disproved("%s: an event after CLEAR_IF_UNDEFINED" % event)
            elif valued and value:
                texts.append("%s(%s);" % (valued.group(1), value))
            elif event[:3] == "ON_" and event[3:] in self.tables.event:
                texts.append(self.tables.event[event[3:]])
            else:
                raise NotUnderstood("%s is not an event" % event)
        return tuple(texts), tuple(cleared)

    def _ending(self, about, number, here, value=None):
        if not about & BITS["MAY_END"]:
            return Outcome("dead", (), (), here)
        texts, cleared = self._texts(number, value)
        return Outcome("done", texts, (), here, cleared)

    def _way(self, row, byte, about, here, value=None, r=None):
        """What the template does at `take`."""
        way = self.ways[row][self.column[byte]]
        number, to = way >> 9, way & ROWS - 1
        left = (here,) if about & BITS["MAY_END"] else ()
        if number == self.list_of["REFUSE"]:
            return Outcome("dead", (), (), here)
        if number == self.list_of["PART"]:
            if int(self.part[to]["row"]) != row or r is not None:
                raise Disproved("row %d enters part %d of another row" % (row, to))
            if self._table(to)[0][byte] == 0:
                raise Disproved("row %d enters part %d by a byte that it does not know"
                                % (row, to))
            return self._inside(to, 1, byte)
        if number == self.list_of["CHAIN"]:
            if self.lead[byte] == 0:
                raise Disproved("row %d enters a chain by %d" % (row, byte))
            return Outcome(Place("chain%d" % to, self.lead[byte]), (), left, None)
        if to not in self.resumed:
            raise Disproved("row %d leads to row %d" % (row, to))
        texts, cleared = self._texts(number, value)
        if cleared:
            raise Disproved("row %d clears a mark amid the input" % row)
        return Outcome(Place("row%d" % to, None), texts,
                       () if self.about[to] & BITS["MAY_END"] else left, None)

    def _row(self, row, _):
        about = self.about[row]
        return [self._way(row, byte, about, row) for byte in range(256)] + [
            self._ending(about, self.end[row], row)]

    def _table(self, part):
        """The columns and next states of a part."""
        if part not in self._tables:
            names = self.tables.of[self.name + "_table"][int(self.part[part]["table"])]
            column, following = (self.tables.numbers(names[what]) for what in ("column", "next"))
            states = int(names["states"])
            if not means_none(column, following, states):
                raise Disproved("state 0 and column 0 of a part must mean none")
            self._tables[part] = column, following, states
        return self._tables[part]

    def _inner(self, part, r):
        """The bits of an inner state, and its value."""
        if (part, r) not in self._inner_of:
            self._inner_of[part, r] = self._read_inner(part, r)
        return self._inner_of[part, r]

    def _read_inner(self, part, r):
        text = self.inner[int(self.part[part]["inner"]) + r - 1]
        valued = re.fullmatch(r"(\w+) << 2 \| (\d)", text)
        return (int(valued.group(2)), valued.group(1)) if valued else (int(text), None)

    def _part(self, part, r):
        """An inner state: the first one has a row."""
        column, _, _ = self._table(part)
        here, leaves = ROWS + (part << 8 | r), self._leaves(part)
        bits, value = self._inner(part, r)
        about = self.about[leaves] & ~BITS["MAY_END"]
        if bits & BITS["INNER_MAY_END"]:
            about |= BITS["MAY_END"]
        of_class, class_of = [], self._classes(part)
        for byte in map(class_of.index, range(max(class_of) + 1)):
            if column[byte] != 0:
                of_class.append(self._inside(part, r, byte))
            elif bits & BITS["INNER_LEFT"]:
                of_class.append(self._way(leaves, byte, about, here, value, r))
            else:
                of_class.append(Outcome("dead", (), (), here))
        return [of_class[number] for number in class_of] + [
            self._ending(about, self.end[leaves], here, value)]

    def _classes(self, part):
        """The number of each byte's class.  An inner state treats the bytes of a class alike: it
        enters no part, so no other table is read."""
        if part not in self._classes_of:
            number, of_byte = {}, [self._table(part)[0], self.column, self.lead]
            self._classes_of[part] = [
                number.setdefault(tuple(column[byte] for column in of_byte), len(number))
                for byte in range(256)]
        return self._classes_of[part]

    def _inside(self, part, r, byte):
        """A byte of the part's own, in a state of it."""
        column, following, states = self._table(part)
        here = int(self.part[part]["row"]) if r == 1 else ROWS + (part << 8 | r)
        to = following[column[byte] * states + r]
        if to == 0:
            return Outcome("dead", (), (), here)
        if to == 1:
            raise Disproved("part %d leads back to its first state" % part)
        may_end = [self._inner(part, state)[0] & BITS["INNER_MAY_END"] for state in (r, to)]
        return Outcome(Place("part%d" % part, to), (),
                       (here,) if may_end[0] and not may_end[1] else (), None)

    def _chain(self, chain, r):
        here = ROWS + (len(self.part) + chain << 8 | r)
        if max(self.chain_column) > 15 or not any(self.chain_next[16 * r:16 * r + 16]):
            raise Disproved("chain %d: no state %d" % (chain, r))
        found = []
        for byte in range(256):
            to = self.chain_next[r << 4 | self.chain_column[byte]]
            if to == 0:
                found.append(Outcome("dead", (), (), here))
            else:
                found.append(Outcome(
                    Place("row%d" % int(self.chain[chain]["row"]), None) if to == CHAIN_DONE
                    else Place("chain%d" % chain, to), (), (), None))
        return found + [Outcome("dead", (), (), here)]
