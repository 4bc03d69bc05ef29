"""SVG for pages on a light or a dark ground: text as text, a title and a description for those
who cannot see it.  The widths of text are those of a fixed-width font, so that the output is the
same on every machine."""
from xml.sax.saxutils import escape

FONT_SIZE, CHARACTER = 13, 7.8      # the advance of a character is 0.6 of the size
LINE = 17

STYLE = """\
text { font: %dpx ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #1f2328 }
.name { font-weight: bold }
.ground { fill: #ffffff }
.over { paint-order: stroke; stroke: #ffffff; stroke-width: 4 }
.track, .ends { fill: none; stroke: #57606a; stroke-width: 1.5 }
.arrow { fill: #57606a }
.byte { fill: #e6f4ea; stroke: #2f7d3b }
.rule { fill: #e8f0fe; stroke: #2458b3 }
.final, .ring { fill: #fff4d6; stroke: #8a6100 }
.ring { fill: none }
.times { fill: none; stroke: #57606a; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.ground { fill: #0d1117 }
.over { stroke: #0d1117 }
.track, .ends, .times { stroke: #9aa4af }
.arrow { fill: #9aa4af }
.byte { fill: #12261a; stroke: #56b06b }
.rule { fill: #131f36; stroke: #6ea0ff }
.final, .ring { fill: #2b2208; stroke: #d8a727 }
.ring { fill: none }
}""" % FONT_SIZE


def width_of(text):
    return len(text) * CHARACTER


def number(value):
    """Short and exact enough: tenths of a pixel."""
    text = "%.1f" % value
    return text[:-2] if text.endswith(".0") else text


def text_at(x, y, text, css="", anchor="middle"):
    """Text whose middle is at this height."""
    return '<text%s x="%s" y="%s"%s>%s</text>' % (
        ' class="%s"' % css if css else "", number(x), number(y + 4.5),
        ' text-anchor="middle"' if anchor == "middle" else "", escape(text))


def box(css, x, y, width, height, radius):
    """A box around the middle of its left side."""
    return '<rect class="%s" x="%s" y="%s" width="%s" height="%s" rx="%d"/>' % (
        css, number(x), number(y - height / 2), number(width), number(height), radius)


def document(title, description, width, height, lines):
    """A whole file."""
    size = number(width), number(height)
    return "\n".join([
        '<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s" '
        'role="img" aria-labelledby="t d">' % (size + size),
        '<title id="t">%s</title>' % escape(title),
        '<desc id="d">%s</desc>' % escape(description),
        "<style>", STYLE, "</style>",
        '<rect class="ground" width="%s" height="%s" rx="6"/>' % size,
        *lines, "</svg>", ""])
