"""Draws the pictures of notebook.md: horizontal bars, as SVG."""

from xml.sax.saxutils import escape

ROW, LEFT, WIDTH, RIGHT = 22, 130, 360, 70
STYLE = '''<style>
text { font: 13px sans-serif; fill: #222 }
rect { fill: #2a6f97 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } rect { fill: #61a5c2 } }
</style>'''


def bars(path, title, rows):
    """Write an SVG of bars for rows: pairs of a name and a number, the longest first."""
    longest = max(number for _, number in rows)
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img">' % (
        LEFT + WIDTH + RIGHT, ROW * (len(rows) + 1) + 8), '<title>%s</title>' % escape(title), STYLE,
             '<text x="4" y="16" font-weight="bold">%s</text>' % escape(title)]
    for i, (name, number) in enumerate(rows, 1):
        y = ROW * i + 4
        width = max(1, round(WIDTH * number / longest))
        lines += ['<text x="%d" y="%d" text-anchor="end">%s</text>' % (LEFT - 8, y + 14, escape(name)),
                  '<rect x="%d" y="%d" width="%d" height="%d"/>' % (LEFT, y + 2, width, ROW - 6),
                  '<text x="%d" y="%d">%d</text>' % (LEFT + width + 6, y + 14, number)]
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines + ['</svg>', '']))
