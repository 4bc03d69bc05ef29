#!/usr/bin/env python3
"""Writes the railroad diagram of each rule of RFC 3986, Appendix A, from tests/abnf/rfc3986.abnf.

    railroad.py DIRECTORY

The output is DIRECTORY/rule-NAME.svg for each rule.  Every way along the tracks from the left end
to the right one spells a string of the rule, and each string has a way:

    "x"            these characters; letters of either case
    "0"-"9"        one character of the range
    a name         a string of that rule; the box is a link to its diagram
    a dashed box   what is inside, as many times as is written above

Tracks are drawn in the direction of travel, so tests/proof/diagrams.py can read a diagram back
into a language.  The ABNF is read by tests/proof/language.py."""
import sys

from positions import Bytes, Choice, Repeat, Rule, Sequence
from language import Specifications
from svg import box, document, escape, number, text_at, width_of

STATION = 26            # the height of a station
GAP = 8                 # between one branch and the next
BEND = 9                # the radius of a curve
STEP = 14               # between two parts of a sequence
MARGIN = 14


# ---- what is in a station ---------------------------------------------------------

def letters_of(values):
    """The character, if the set is that of an ABNF string of one character; else None."""
    characters = sorted({chr(v).lower() for v in values})
    same = {ord(f(c)) for c in characters for f in (str.lower, str.upper)}
    return characters[0] if len(characters) == 1 and same == values else None


def text_of_bytes(values):
    letter = letters_of(values)
    if letter:
        return '"%s"' % letter
    low, high = min(values), max(values)
    if len(values) == 1:
        return "%%x%02X" % low
    if len(values) != high - low + 1:
        sys.exit("railroad.py: no text for %s" % sorted(values))
    return '"%c"-"%c"' % (low, high)


def string_of(node):
    """The characters of an ABNF string, or None."""
    if isinstance(node, Bytes):
        return letters_of(node.values)
    if isinstance(node, Sequence) and node.parts:
        parts = [string_of(part) if isinstance(part, Bytes) else None for part in node.parts]
        return "".join(parts) if all(parts) else None
    return None


def simple(node):
    """The node without lists of one part."""
    while isinstance(node, (Sequence, Choice)) and len(node.parts) == 1:
        node = node.parts[0]
    return node


# ---- words ------------------------------------------------------------------------

def times(low, high):
    """How often something is repeated, where no track shows it."""
    if high is None:
        return "%d or more times" % low
    return "%d times" % low if low == high else "%d to %d times" % (low, high)


def words(node, inside=False):
    """The rule in words; `inside` others, it has parentheses where it needs them."""
    node = simple(node)
    if string_of(node):
        return '"%s"' % string_of(node)
    if isinstance(node, Bytes):
        return text_of_bytes(node.values)
    if isinstance(node, Rule):
        return node.name
    if isinstance(node, Repeat):
        part = words(node.part, True)
        if node.high == 0:
            return "nothing"
        if (node.low, node.high) == (0, 1):
            return "optionally " + part
        if node.high is None and node.low < 2:
            return ("one or more of " if node.low else "any number of ") + part
        return "%s %s" % (times(node.low, node.high), part)
    choice = isinstance(node, Choice)
    text = (" or " if choice else ", then ").join(words(part, True) for part in node.parts)
    return "(%s)" % text if inside else text


# ---- layout -----------------------------------------------------------------------

class Canvas:
    """What is drawn so far."""

    def __init__(self):
        self.lines = []

    def track(self, *steps):
        """A track along the steps, each the text of a path's command."""
        self.lines.append('<path class="track" d="%s"/>' % "".join(steps))

    def line(self, x, y, to):
        if to > x:
            self.track(at(x, y), "H" + number(to))


def at(x, y):
    return "M%s %s" % (number(x), number(y))


def bend(x, y, clockwise):
    """A quarter of a circle to a point."""
    return "A%d %d 0 0 %d %s %s" % (BEND, BEND, clockwise, number(x), number(y))


class Line:
    """No station: a track only."""
    width, up, down = 10, 0, 0

    def draw(self, canvas, x, y):
        canvas.line(x, y, x + self.width)


class Station:
    """A box with a text; rules link to their diagram."""

    def __init__(self, text, rule):
        self.text, self.rule = text, rule
        self.width = width_of(text) + 20
        self.up = self.down = STATION / 2

    def draw(self, canvas, x, y):
        css, radius = ("rule", 3) if self.rule else ("byte", STATION // 2)
        lines = '<g class="station">%s%s</g>' % (
            box(css, x, y, self.width, STATION, radius),
            text_at(x + self.width / 2, y, self.text))
        if self.rule:
            lines = '<a href="rule-%s.svg">%s</a>' % (escape(self.text), lines)
        canvas.lines.append(lines)


class Row:
    """Parts one after the other."""

    def __init__(self, parts):
        self.parts = parts
        self.width = sum(p.width for p in parts) + STEP * (len(parts) - 1)
        self.up = max(p.up for p in parts)
        self.down = max(p.down for p in parts)

    def draw(self, canvas, x, y):
        for i, part in enumerate(self.parts):
            if i:
                canvas.line(x, y, x + STEP)
                x += STEP
            part.draw(canvas, x, y)
            x += part.width


class Branches:
    """Alternatives, the first on the line, the others below."""

    def __init__(self, parts):
        self.parts = parts
        self.inner = max(p.width for p in parts)
        self.width = self.inner + 4 * BEND
        self.up = parts[0].up
        self.offsets = [0]
        for above, part in zip(parts, parts[1:]):
            self.offsets.append(max(self.offsets[-1] + above.down + GAP + part.up, 2 * BEND))
        self.down = self.offsets[-1] + parts[-1].down

    def draw(self, canvas, x, y):
        right = x + self.width
        for part, offset in zip(self.parts, self.offsets):
            begin, end, below = x + 2 * BEND, x + 2 * BEND + part.width, y + offset
            if not offset:
                canvas.line(x, y, begin)
                canvas.line(end, y, right)
            else:
                canvas.track(at(x, y), bend(x + BEND, y + BEND, 1), "V" + number(below - BEND),
                             bend(begin, below, 0))
                canvas.track(at(end, below), "H" + number(right - 2 * BEND),
                             bend(right - BEND, below - BEND, 0), "V" + number(y + BEND),
                             bend(right, y, 1))
            part.draw(canvas, begin, below)


class Around:
    """A part with a track around it: above it to skip it, below it to repeat it."""

    def __init__(self, part, skip, again):
        self.part, self.skip, self.again = part, skip, again
        self.width = part.width + 4 * BEND * (skip + again)
        self.above = max(part.up + GAP, 2 * BEND) if skip else 0
        self.below = max(part.down + GAP, 2 * BEND) if again else 0
        self.up = max(part.up, self.above)
        self.down = max(part.down, self.below)

    def draw(self, canvas, x, y):
        right = x + self.width
        begin, end = x, right
        if self.skip:
            top, begin, end = y - self.above, x + 2 * BEND, right - 2 * BEND
            canvas.track(at(x, y), bend(x + BEND, y - BEND, 0), "V" + number(top + BEND),
                         bend(begin, top, 1), "H" + number(end),
                         bend(right - BEND, top + BEND, 1), "V" + number(y - BEND),
                         bend(right, y, 0))
            canvas.line(x, y, begin)
            canvas.line(end, y, right)
        if self.again:
            left, stop, bottom = begin + 2 * BEND, end - 2 * BEND, y + self.below
            canvas.track(at(stop, y), bend(stop + BEND, y + BEND, 1),
                         "V" + number(bottom - BEND), bend(stop, bottom, 1),
                         "H" + number(left), bend(left - BEND, bottom - BEND, 1),
                         "V" + number(y + BEND), bend(left, y, 1))
            canvas.lines.append('<path class="arrow" d="M%s %sl8 -4v8z"/>' % (
                number((left + stop) / 2 - 4), number(bottom)))
            canvas.line(begin, y, left)
            canvas.line(stop, y, end)
            begin, end = left, stop
        self.part.draw(canvas, begin, y)


class Counted:
    """A part in a box, with a number of times."""
    PAD = 10

    def __init__(self, part, low, high):
        self.part, self.text = part, times(low, high)
        self.width = max(part.width, width_of(self.text)) + 2 * self.PAD
        self.up, self.down = part.up + 24, part.down + 6

    def draw(self, canvas, x, y):
        height = self.up + self.down
        canvas.lines.append('<g class="counted">')
        canvas.lines.append(box("times", x, y - self.up + height / 2, self.width, height, 4))
        canvas.lines.append(text_at(x + self.PAD, y - self.up + 12, self.text, "", "start"))
        begin = x + (self.width - self.part.width) / 2
        canvas.line(x, y, begin)
        self.part.draw(canvas, begin, y)
        canvas.line(begin + self.part.width, y, x + self.width)
        canvas.lines.append("</g>")


def layout(node):
    node = simple(node)
    if string_of(node):
        return Station('"%s"' % string_of(node), False)
    if isinstance(node, Bytes):
        return Station(text_of_bytes(node.values), False)
    if isinstance(node, Rule):
        return Station(node.name, True)
    if isinstance(node, Sequence):
        return Row([layout(part) for part in node.parts]) if node.parts else Line()
    if isinstance(node, Choice):
        return Branches([layout(part) for part in node.parts])
    if node.high == 0:
        return Line()
    part = layout(node.part)
    if node.high is None and node.low < 2:
        return Around(part, node.low == 0, True)
    if (node.low, node.high) == (0, 1):
        return Around(part, True, False)
    if (node.low, node.high) == (2, 2) and isinstance(part, Station):
        return Row([part, part])
    return Counted(part, node.low, node.high)


def diagram(name, body):
    """The SVG of a rule."""
    part, canvas = layout(body), Canvas()
    top = MARGIN + 20
    x, y = MARGIN + 10, top + part.up + 6
    right = x + STEP + part.width + STEP
    canvas.lines.append(text_at(MARGIN, MARGIN + 6, name, "name", "start"))
    for end in x, right:
        canvas.lines.append('<circle class="ends" cx="%s" cy="%s" r="5"/>' % (
            number(end + (5 if end == right else -5)), number(y)))
    canvas.line(x, y, x + STEP)
    part.draw(canvas, x + STEP, y)
    canvas.line(right - STEP, y, right)
    width = max(right + 10 + MARGIN, 2 * MARGIN + width_of(name))
    return document("Railroad diagram of " + name, "%s is %s." % (name, words(body)),
                    width, y + part.down + MARGIN, canvas.lines)


def main():
    directory = sys.argv[1]
    grammar = Specifications().uri
    for name in sorted(grammar.printed):
        with open("%s/rule-%s.svg" % (directory, name), "w", encoding="ascii") as file:
            file.write(diagram(name, grammar.definition(name)))


if __name__ == "__main__":
    main()
