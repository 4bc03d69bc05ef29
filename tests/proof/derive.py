"""Derives strings from ABNF by walking its rules, and near misses by one edit.  A walk prefers
choices that no walk has taken: every alternative, every count of a repetition at or next to
a bound, every end of a range of bytes; first choices untaken anywhere, then in every place
that uses the rule.  Edits change the derivation, because the edges of the rules are there.
Nothing here uses automata."""
import random

from language import Bytes, Choice, Repeat, Rule

LONG = 120      # bytes; from here on, repetitions stop as soon as they may
FAR = 70        # the most an unbounded repetition repeats: more than a block of 64


class Random:
    """The same numbers from a seed in every version of Python: only random() is promised to
    stay the same."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def below(self, n):
        return int(self.random() * n)

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            k = self.below(i + 1)
            values[i], values[k] = values[k], values[i]
        return values


class Derivation:
    """One walk: the bytes, the place that made each, and the offsets of the parts of
    sequences and of the elements of repetitions."""

    def __init__(self, below):
        self.below = below
        self.string = bytearray()
        self.makers = []
        self.parted = []        # (place, offsets)


# --- The rules as places ----------------------------------------------------

class Text:
    """A node of the ABNF as printed: its choices that no walk has taken anywhere, the edits
    not yet tried on it, and its places."""

    def __init__(self, points, edges):
        self.untaken, self.edges, self.places = set(points), list(edges), []


class Place:
    """A place of a node of the ABNF: a rule that is referenced twice has two.
    For the node and all below it, `new` counts the choices that no walk has taken
    in any place, `left` those that none has taken here."""

    def __init__(self, tree, node, rule, parts, points, edges):
        self.rule, self.parts, self.above = rule, parts, None
        self.text = tree.texts.setdefault(id(node), Text(points, edges))
        self.text.places.append(self)
        self.untaken, self.points = set(points), len(points)
        self.edges = list(edges) if tree.everywhere else self.text.edges
        self.new = self.left = len(points) + sum(part.left for part in parts)
        for part in parts:
            part.above = self

    def take(self, point):
        if point in self.text.untaken:
            self.text.untaken.remove(point)
            for place in self.text.places:
                while place:
                    place.new -= 1
                    place = place.above
        if point in self.untaken:
            self.untaken.remove(point)
            place = self
            while place:
                place.left -= 1
                place = place.above

    def near(self, string, at, below):
        """The string with the edits still to try."""
        edges = self.edges[:]
        del self.edges[:]
        for edit, i in edges:
            yield edit(string, at, i)


class Terminal(Place):
    kind = "ends of ranges"

    def __init__(self, tree, node, rule):
        self.values = sorted(node.values)
        ends = [v for v in self.values
                if v - 1 not in node.values or v + 1 not in node.values]
        beside = [v for end in ends for v in (end - 1, end + 1)
                  if v not in node.values and 0 <= v <= 255]
        super().__init__(tree, node, rule, (), ends, beside)

    def walk(self, d):
        values = self.text.untaken or self.untaken
        if values:
            value = min(values)
            self.take(value)
        else:
            value = self.values[d.below(len(self.values))]
        d.string.append(value)
        d.makers.append(self)


class Alternatives(Place):
    kind = "alternatives"

    def __init__(self, tree, node, rule, parts):
        super().__init__(tree, node, rule, parts, range(len(parts)), ())
        self.taken = [0] * len(parts)

    def choose(self, d):
        if self.left and d.below(8):
            if self.new:
                weights = [part.new + (i in self.text.untaken)
                           for i, part in enumerate(self.parts)]
            else:
                weights = [part.left + (i in self.untaken)
                           for i, part in enumerate(self.parts)]
            at, i = d.below(sum(weights)), 0
            while at >= weights[i]:
                at -= weights[i]
                i += 1
            return i
        # of two, the one taken less often
        i, k = d.below(len(self.parts)), d.below(len(self.parts))
        return i if self.taken[i] <= self.taken[k] else k

    def walk(self, d):
        i = self.choose(d)
        self.taken[i] += 1
        if i in self.untaken:
            self.take(i)
        self.parts[i].walk(d)


def duplicate(string, at, i):
    """The i-th part twice."""
    return string[:at[i + 1]] + string[at[i]:at[i + 1]] + string[at[i + 1]:]


def remove(string, at, i):
    return string[:at[i]] + string[at[i + 1]:]


def swap(string, at, i):
    """The i-th part and the next one swapped."""
    return (string[:at[i]] + string[at[i + 1]:at[i + 2]] + string[at[i]:at[i + 1]]
            + string[at[i + 2]:])


def cut(string, at, i):
    return string[:at[i + 1]]


class Concatenation(Place):
    kind = "parts"

    def __init__(self, tree, node, rule, parts):
        # a literal is edited as bytes
        self.is_literal = all(isinstance(part, Terminal) for part in parts)
        edges = () if self.is_literal else [
            (edit, i) for i in range(len(parts)) for edit in (remove, duplicate, cut)
        ] + [(swap, i) for i in range(len(parts) - 1)]
        super().__init__(tree, node, rule, parts, (), edges)

    def walk(self, d):
        at = [len(d.string)]
        for part in self.parts:
            part.walk(d)
            at.append(len(d.string))
        if not self.is_literal:
            d.parted.append((self, at))


class Repetition(Place):
    kind = "counts of repetitions"
    FEW = 8         # with at most this many counts, all are tried
    AT_ONCE = 8     # bytes of the 256 in one walk

    def __init__(self, tree, node, rule, parts):
        low, high = self.low, self.high = node.low, node.high
        if high is None:
            counts = (low, low + 1, low + 2)
        elif high - low < self.FEW:
            counts = range(low, high + 1)
        else:
            counts = (low, low + 1, high - 1, high)
        # beyond the bounds; in unbounded runs each byte, most of which are invalid
        edges = [duplicate] * (high is not None and high > 0) + [remove] * (low > 0)
        if high is None:
            edges += tree.numbers.shuffled(range(256))
        super().__init__(tree, node, rule, parts, counts, edges)

    def count(self, d):
        low, high = self.low, self.high
        counts = self.text.untaken or self.untaken
        if counts and (d.below(8) or len(d.string) > LONG):
            return min(counts)
        if len(d.string) > LONG:
            return low
        if high is None:
            least = 1 if self.parts[0].left else 0
            return max(low, least) + d.below(FAR if d.below(24) == 0 else 4)
        if high > low + self.FEW and d.below(4):
            high = low + self.FEW
        return low + d.below(high - low + 1)

    def walk(self, d):
        at = [len(d.string)]
        count = self.count(d)
        if count in self.untaken:
            self.take(count)
        for _ in range(count):
            self.parts[0].walk(d)
            at.append(len(d.string))
        d.parted.append((self, at))

    def near(self, string, at, below):
        n = len(at) - 1
        for edit, bound in (duplicate, self.high), (remove, self.low):
            if n == bound and edit in self.edges:
                self.edges.remove(edit)
                yield edit(string, at, below(n))
        if self.high is None:
            first = self.edges[:1] == [remove]
            for value in self.edges[first:first + self.AT_ONCE]:
                i = at[below(n + 1)]
                yield string[:i] + bytes([value]) + string[i:]
            del self.edges[first:first + self.AT_ONCE]


class Tree:
    """The places of a rule.  Unless `everywhere`, edits are tried once for each printed
    node, not in each of its places."""

    def __init__(self, rule, numbers, everywhere):
        self.numbers, self.everywhere = numbers, everywhere
        self.texts = {}
        self.root = self.place_of(rule, None)

    def place_of(self, node, rule):
        if isinstance(node, Rule):
            return self.place_of(node.grammar.definition(node.name), node.name.lower())
        if isinstance(node, Bytes):
            return Terminal(self, node, rule)
        if isinstance(node, Repeat):
            return Repetition(self, node, rule, [self.place_of(node.part, rule)]
                              if node.high != 0 else [])
        if len(node.parts) == 1:
            return self.place_of(node.parts[0], rule)
        parts = [self.place_of(part, rule) for part in node.parts]
        return (Alternatives if isinstance(node, Choice) else Concatenation)(
            self, node, rule, parts)


# --- Edits ------------------------------------------------------------------

# Bytes that act as a delimiter in one of the grammars.
DECIDING = b"://?#@[]%.;=&*+-_~!$'(),vV0125afAFgGzZ \x00\x7f\x80\xff|^{}\\\"<>`"


def some_byte(below):
    return bytes([below(256) if below(4) == 0 else DECIDING[below(len(DECIDING))]])


def edit_bytes(string, below):
    """One byte inserted, removed or replaced, two swapped, or the end cut off."""
    what, i = below(5), below(len(string) + 1)
    if what == 0 or not string:
        return string[:i] + some_byte(below) + string[i:]
    i = below(len(string))
    if what == 1:
        return string[:i] + some_byte(below) + string[i + 1:]
    if what == 2:
        return string[:i] + string[i + 1:]
    if what == 3:
        return string[:i] + string[i + 1:i + 2] + string[i:i + 1] + string[i + 2:]
    return string[:i]


def edit_parts(d, string, below):
    """A part, or an element of a repetition, duplicated, removed, swapped, or made the last."""
    if not d.parted:
        return string
    _, at = d.parted[below(len(d.parted))]
    n = len(at) - 1
    if n == 0:
        return string
    edit = (duplicate, remove, cut, swap)[below(4 if n > 1 else 3)]
    return edit(string, at, below(n - (edit is swap)))


def near_misses(d, string, more):
    """The untried edges of this derivation, and some random edits:
    most of the strings do not match the ABNF."""
    for i, maker in enumerate(d.makers):
        if maker.edges:
            for value in maker.edges:
                yield string[:i] + bytes([value]) + string[i + 1:]
            del maker.edges[:]
    for place, at in d.parted:
        if place.edges:
            yield from place.near(string, at, d.below)
    for i in range(more):
        yield (edit_parts(d, string, d.below) if i % 3 == 2 else
               edit_bytes(string, d.below))


# --- One rule ---------------------------------------------------------------

class Deriver:
    def __init__(self, rule, seed, everywhere):
        self.numbers = Random(seed)
        self.tree = Tree(rule, self.numbers, everywhere)
        self.root = self.tree.root

    def derivations(self, least, most):
        """At least `least`; more while a choice is untaken anywhere, and up to `most` until
        every choice was taken in every place.  Yields (string, derivation)."""
        made = 0
        while made < least or (self.root.left and made < most) or (
                self.root.new and made < 100 * most):
            d = Derivation(self.numbers.below)
            self.root.walk(d)
            made += 1
            yield bytes(d.string), d

    def coverage(self):
        """{kind: [taken, total]} over all places, and the choices of the text taken in
        none of them, as (rule, kind)."""
        kinds, missed = {}, set()
        for text in self.tree.texts.values():
            for place in text.places:
                if place.points:
                    sums = kinds.setdefault(place.kind, [0, 0])
                    sums[0] += place.points - len(place.untaken)
                    sums[1] += place.points
                if text.untaken:
                    missed.add((place.rule, place.kind))
        return kinds, sorted(missed)
