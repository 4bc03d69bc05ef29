"""Rewrites a scanner of `ragel -T0`: its tables take a third of the space, and a byte one look-up
and not a search.

    compact.py columns|shapes < RAGEL.c > SCANNER.c

States, their numbers, events and the code around them stay ragel's.  `columns` is faster, `shapes`
is smaller if there are many states.  The tables, of a scanner NAME:

    _NAME_class     the class of a byte: no state distinguishes bytes of a class

Of columns:

    _NAME_next      by class and state the next state: the class is known before the state, so that
                    only one look-up waits for the last byte's
    _NAME_events    where the transition's events are in _NAME_actions

Of shapes:

    _NAME_shapes    a shape says which classes a state treats alike: 0 for those that it rejects,
                    1 to 15 for the others, in the order in which they first occur; of two
                    classes in each byte, the first in its lower half
    _NAME_extra     of a class, what to add to 15, where a state has more transitions
    _NAME_shape     the shape of each state
    _NAME_ways      where each state's transitions begin in the next two, less 1; lists overlap
    _NAME_further   of a transition, how many states further than this one the next one is, so
                    that copies of the same rule have the same list
    _NAME_events    of a transition, where its events are in _NAME_actions

The comment of a state is a shortest string that leads to it from the start."""
import re
import sys
import textwrap

ARRAY = re.compile(r"static const (?:unsigned )?(?:char|short|int) _(\w+)\[\] = \{([^}]*)\};\n\n")
MOST = 15       # half a byte
REPLACED = ("key_offsets", "trans_keys", "single_lengths", "range_lengths", "index_offsets",
            "indicies", "trans_targs", "trans_actions")


def fail(text):
    sys.exit("compact.py: " + text)


def rows_of(table):
    """What ragel's search finds: by state and byte, the next state and its events."""
    rows = []
    for state, key in enumerate(table["key_offsets"]):
        singles, ranges = table["single_lengths"][state], table["range_lengths"][state]
        first = table["index_offsets"][state]
        row = [first + singles + ranges] * 256
        for i in range(ranges):
            low, high = table["trans_keys"][key + singles + 2 * i:][:2]
            row[low:high + 1] = [first + singles + i] * (high + 1 - low)
        for i in range(singles):
            row[table["trans_keys"][key + i]] = first + i
        if "indicies" in table:
            row = [table["indicies"][way] for way in row]
        rows.append([(table["trans_targs"][way],
                      table["trans_actions"][way] if "trans_actions" in table else 0)
                     for way in row])
    return rows


def packed(lists):
    """An array that contains all lists, and where each is in it."""
    array, where = [None], {}
    for some in sorted(dict.fromkeys(lists), key=len, reverse=True):
        begin = next((i for i in range(len(array) - len(some) + 1)
                      if array[i:i + len(some)] == list(some)), None)
        if begin is None:
            shared = next(k for k in range(len(some), -1, -1)
                          if k == 0 or array[-k:] == list(some[:k]))
            begin = len(array) - shared
            array += some[shared:]
        where[some] = begin
    return array, where


def strings_to(rows, starts, error):
    """A shortest string to each state."""
    found = {state: b"" for state in starts}
    todo = list(found)
    likely = sorted(range(256), key=lambda b: (chr(b) not in "ah1x/?#:@[.-", b < 33, b))
    for state in todo:
        for byte in likely:
            target = rows[state][byte][0]
            if target != error and target not in found:
                found[target] = found[state] + bytes([byte])
                todo.append(target)
    return found


def readable(string):
    """As C, without what would end or confuse a comment."""
    return "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else
                   "\\" + chr(b) if chr(b) in '"\\' else "\\x%02X" % b
                   for b in string).replace("*/", "*\\x2F").replace("/*", "/\\x2A")


def ranges(some):
    """Bytes as characters and ranges of them."""
    found = []
    for byte in some:
        if found and found[-1][1] == byte - 1:
            found[-1][1] = byte
        else:
            found.append([byte, byte])
    return " ".join(readable(bytes([low])) + ("" if low == high else "-" + readable(bytes([high])))
                    for low, high in found).replace("* /", "\\x2A /").replace("/ *", "/ \\x2A")


def kind_of(numbers):
    if min(numbers) < 0:
        return "signed char" if -128 <= min(numbers) and max(numbers) < 128 else "short"
    return "unsigned char" if max(numbers) < 256 else "unsigned short"


def array(name, numbers, dimension=""):
    width = len(str(max(numbers, key=lambda n: len(str(n)))))
    lines = ["static const %s _%s[%s] = {" % (kind_of(numbers), name,
                                              dimension or len(numbers))]
    numbers = list(numbers)
    for i in range(0, len(numbers), 16):
        lines.append("\t" + ", ".join("%*d" % (width, n) for n in numbers[i:i + 16]) + ",")
    return "\n".join(lines + ["};", "", ""])


class Scanner:
    """What all forms of a scanner share."""

    def __init__(self, text):
        found = {name: [int(n.rstrip("u")) for n in re.findall(r"-?\d+u?", numbers)]
                 for name, numbers in ARRAY.findall(text)}
        self.name = next(n[:-len("_key_offsets")] for n in found if n.endswith("_key_offsets"))
        self.table = {n[len(self.name) + 1:]: numbers for n, numbers in found.items()}
        self.text, self.rows = text, rows_of(self.table)
        self.drop_empty_events()
        # without an error state, 0 is a state like any other
        self.error = (0, 0) if "\tif ( cs == 0 )\n\t\tgoto _out;\n" in text else None
        self.starts = [int(n) for n in re.findall(
            r"enum \{ %s_(?:start|en_\w+) = (\d+) \};" % self.name, text)] or [1]
        columns = {}
        self.classes = [columns.setdefault(tuple(row[b] for row in self.rows), len(columns))
                        for b in range(256)]
        bytes_of = [self.classes.index(c) for c in range(len(columns))]
        self.kinds = [[row[b] for b in bytes_of] for row in self.rows]
        string = strings_to(self.rows, self.starts, self.error and 0)
        self.known = ["%d: \"%s\"" % (state, readable(string[state])) if state in string else
                      "" for state in range(len(self.rows))]

    def drop_empty_events(self):
        """Lists of actions that do nothing are no events: such only keep states distinct, or make
        ragel keep them."""
        idle = {int(n) for n in re.findall(
            r"\tcase (\d+):\n\t\{(?:\s*\(void\)\d+;)*\s*\}\n", self.text)}
        actions = self.table.get("actions", [])

        def of(way):
            at = way[1]
            does = set(actions[at + 1:at + 1 + actions[at]]) if at else set()
            return way if does - idle else (way[0], 0)
        self.rows = [[of(way) for way in row] for row in self.rows]
        self.has_events = any(way[1] for row in self.rows for way in row)
        if "trans_actions" in self.table and not self.has_events and not {
                "eof_actions", "from_state_actions", "to_state_actions"} & set(self.table):
            self.text, loops = re.subn(
                r"\n\tif \( _%s_trans_actions\[_trans\] == 0 \)\n.*?\n\t\}\n\n_again:\n" % self.name,
                "\n", self.text, flags=re.DOTALL)
            self.text, declared = re.subn(r"\tconst char \*_acts;\n\tunsigned int _nacts;\n", "",
                                          self.text)
            if (loops, declared) != (1, 1):
                fail(self.name + ": ragel's code is not as expected")

    def matrix(self, name, rows, kind="unsigned char", comments=None):
        lines = ["static const %s _%s_%s[%d][%d] = {" % (kind, self.name, name, len(rows),
                                                         len(rows[0]))]
        for at, row in enumerate(rows):
            comment = comments[at] if comments else ""
            if len(row) <= 32:
                lines.append("\t{ %s },%s" % (", ".join(map(str, row)), comment))
                continue
            lines.append("\t{" + comment)
            lines += ["\t\t%s," % ", ".join(map(str, row[i:i + 32]))
                      for i in range(0, len(row), 32)] + ["\t},"]
        return "\n".join(lines + ["};", "", ""])

    def written(self):
        """The source with other tables, and another way to a transition."""
        name, text = self.name, self.text
        first = True

        def table(found):
            nonlocal first
            if found.group(1)[len(name) + 1:] not in REPLACED and (
                    found.group(1) != name + "_actions" or "_%s_actions +" % name in text):
                return found.group()
            mine, first = self.tables() if first else "", False
            return mine
        text = ARRAY.sub(table, text)
        text, searches = re.subn(
            r"\t_keys = _%s_trans_keys.*?_match:\n(?:\t_trans = [^\n]*\n)?\tcs = [^\n]*\n" % name,
            "".join("\t%s\n" % line for line in self.look_up()), text, flags=re.DOTALL)
        text, lengths = re.subn(r"\tint _klen(, _ps = 0)?;\n", "\tunsigned int _class;\n", text)
        text, keys = re.subn(r"\tconst unsigned char \*_keys;\n", "", text)
        if (searches, lengths, keys) != (1, 1, 1):
            fail(name + ": ragel's code is not as expected")
        text = text.replace("_%s_trans_actions[_trans]" % name, self.events())
        return text.replace(" -T0; do not edit", " -T0 and\n * grammar/tools/compact.py; do not edit",
                            1)


class Columns(Scanner):
    def column(self, at, comments):
        """By class and state one of a transition's numbers."""
        columns = list(zip(*[[way[at] for way in ways] for ways in self.kinds]))
        return self.matrix(("next", "events")[at], columns, kind_of(sum(columns, ())), comments)

    def tables(self):
        bytes_of = [bytes(b for b in range(256) if self.classes[b] == c)
                    for c in range(len(self.kinds[0]))]
        lines = ["/* The states, each with a shortest string that leads to it:",
                 *textwrap.wrap("  ".join(text.replace(" ", "\0") for text in self.known if text),
                                96, initial_indent=" * ", subsequent_indent=" * ",
                                break_on_hyphens=False), " */", "",
                 "/* A byte's class, and what each state does with it: see grammar/tools/compact.py."
                 " */", array(self.name + "_class", self.classes),
                 self.column(0, [" /* %s */" % ranges(some) for some in bytes_of])]
        if self.has_events:
            lines.append(self.column(1, None))
        return "\n".join(lines).replace("\0", " ")

    def look_up(self):
        lines = ["_class = _%s_class[*p];" % self.name]
        if self.has_events:
            lines.append("_trans = _%s_events[_class][cs];" % self.name)
        return lines + ["cs = _%s_next[_class][cs];" % self.name]

    def events(self):
        return "_trans"

    def written(self):
        text = super().written()
        return text if self.has_events else text.replace("\tunsigned int _trans;\n", "")


class Shapes(Scanner):
    def __init__(self, text):
        super().__init__(text)
        self.find_extra()
        shapes, self.shape, lists = {}, [], []
        for state, ways in enumerate(self.kinds):
            shape, some = self.shape_of(ways)
            self.shape.append(shapes.setdefault(shape, len(shapes)))
            lists.append(tuple(way and (way[0] - state, way[1]) for way in some))
        self.shapes = [[low | high << 4 for low, high in zip(shape[::2], shape[1::2] + (0,))]
                       for shape in shapes]
        array, where = packed(lists)
        self.ways = [way or (0, 0) for way in array]
        self.begin = [where[some] - 1 if some else 0 for some in lists]

    def groups_of(self, ways):
        """The transitions, but for the error, with their classes."""
        groups = {}
        for column, way in enumerate(ways):
            if way != self.error:
                groups.setdefault(way, []).append(column)
        return groups

    def find_extra(self):
        """Numbers the classes that are alone in some state with more than MOST transitions, where
        these have no number of their own."""
        self.extra = {}
        for ways in self.kinds:
            groups = self.groups_of(ways)
            if len(groups) > MOST:
                for columns in sorted(groups.values(), key=len)[:len(groups) - MOST + 1]:
                    for column in columns:
                        self.extra.setdefault(column, len(self.extra))

    def shape_of(self, ways):
        """The shape of a state, and its list of transitions."""
        groups = self.groups_of(ways)
        if len(groups) <= MOST:
            number = {way: i + 1 for i, way in enumerate(groups)}
            return tuple(number.get(way, 0) for way in ways), tuple(groups)
        own = [way for way, columns in groups.items()
               if any(column not in self.extra for column in columns)]
        if len(own) >= MOST:
            fail(self.name + ": a state has too many transitions")
        number = {way: i + 1 for i, way in enumerate(own)}
        some = own + [None] * (MOST - 1 - len(own) + len(self.extra))
        shape = []
        for column, way in enumerate(ways):
            at = number.get(way, 0)
            if way != self.error and at == 0:
                at = MOST
                some[MOST - 1 + self.extra[column]] = way
            shape.append(at)
        return tuple(shape), tuple(some)

    def tables(self):
        lines = ["/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */",
                 array(self.name + "_class", self.classes), self.matrix("shapes", self.shapes),
                 array(self.name + "_shape", self.shape)]
        lines.append("static const %s _%s_ways[%d] = {" % (
            kind_of(self.begin), self.name, len(self.begin)))
        lines += ["\t%d," % n + (" /* %s */" % text if text else "")
                  for n, text in zip(self.begin, self.known)]
        lines += ["};", "", array(self.name + "_further", [way[0] for way in self.ways])]
        if self.extra:
            lines.append(array(self.name + "_extra", [
                self.extra.get(c, 0) for c in range(max(self.classes) + 1)]))
        if self.has_events:
            lines.append(array(self.name + "_events", [way[1] for way in self.ways]))
        return "\n".join(lines)

    def look_up(self):
        name = "_" + self.name
        lines = ["_class = %s_class[*p];" % name,
                 "_trans = (unsigned int)%s_shapes[%s_shape[cs]][_class >> 1]"
                 " >> (_class & 1) * 4 & 15;" % (name, name)]
        if self.error is not None:
            lines += ["if ( _trans == 0 ) {", "\tcs = 0;", "\tgoto _out;", "}"]
        if self.extra:
            lines += ["if ( _trans == %d )" % MOST, "\t_trans += %s_extra[_class];" % name]
        lines += ["_trans += %s_ways[cs];" % name, "cs += %s_further[_trans];" % name]
        return lines

    def events(self):
        return "_%s_events[_trans]" % self.name


def main():
    form = {"columns": Columns, "shapes": Shapes}[sys.argv[1]]
    sys.stdout.write(form(sys.stdin.read()).written())


if __name__ == "__main__":
    main()
