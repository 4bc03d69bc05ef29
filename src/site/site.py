"""Writes the site: the start page, pages.tsv's pages as HTML, the manual, and what the search looks
up.  All links work without a server.

    site.py DIRECTORY MAN3 VERSION

Run from the top of the tree; needs cmark-gfm and mandoc.  MAN3 has the pages of section 3.  A link
to a file of the tree that is no page of the site becomes its text.  The first words, the commands and
the figures of the start page are README.md's.  The manual's pages and the search's words are packed,
as the playground's module is: plain, they would be half of the site."""
import base64
import glob
import html
import json
import os
import re
import subprocess
import sys
import zlib

HERE = "src/site"
PLAYGROUND = "src/playground"
COMMAND_PAGES = ("src/command/uric.1", "src/command/uric-log.1", "src/command/uric-find.1")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def output(*command, text=None):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, encoding="utf-8",
                          check=True).stdout


def plain(markup):
    return html.unescape(re.sub(r"<[^>]*>", "", markup)).strip()


def packed(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
    return base64.b64encode(packer.compress(text) + packer.flush()).decode("ascii")


def markdown(text):
    return output("cmark-gfm", "-e", "table", text=text)


class Page:
    """A page: its address in the site, where it is listed, its title and its content in HTML."""

    def __init__(self, source, name, group):
        self.source, self.name, self.group = source, name, group
        self.title = plain(markdown(re.search(r"(?m)^# .*", read(source)).group())) if source else None
        self.body = None


def name_of(source):
    """src/engines/sqlite/README.md is engines-sqlite.html, src/guides/logs.md guides-logs.html."""
    return re.sub(r"^src/|/README\.md$|\.md$", "", source).replace("/", "-") + ".html"


# ---- Markdown ---------------------------------------------------------------------

def anchored(body):
    """Headings with the names that the usual rendering gives them: repeated ones are numbered."""
    seen = {}

    def heading(match):
        level, text = match.groups()
        name = re.sub(r"[^\w\- ]", "", plain(text).lower()).replace(" ", "-")
        count = seen[name] = seen.get(name, -1) + 1
        return '<h%s id="%s">%s</h%s>' % (level, name + ("-%d" % count if count else ""), text, level)

    return re.sub(r"<h([1-6])>(.*?)</h\1>", heading, body)


# What most shapes of the diagrams have: the style sheet says it once, and of the others what they have.
USUAL = ' class="track"', ' text-anchor="middle"'


def diagram(path, label):
    """A picture of grammar/diagrams/ as a part of the page: without what the style sheet says of all of
    them, and with links to the others."""
    svg = re.sub(r"<(title|desc|style)[ >].*?</\1>\n?| (id|xmlns)=\"[^\"]*\"", "", read(path), flags=re.S)
    svg = re.sub(r'href="(rule-[^"]*)\.svg"', r'href="#\1"', svg)
    svg = re.sub(r'(<text)( x="[^"]*" y="[^"]*">)', r'\1 class="count"\2', svg)
    for usual in USUAL:
        svg = svg.replace(usual, "")
    name = os.path.basename(path)[:-4]
    return '<figure id="%s" class="diagram">%s</figure>' % (name, svg.replace(
        ' role="img" aria-labelledby="t d"', ' role="group" aria-label="%s"' % label).strip())


def diagram_style():
    style = re.search(r"<style>(.*?)</style>", read("grammar/diagrams/rule-URI.svg"), re.S).group(1)
    style = style.replace(".track", "path:not([class])")
    return ".diagram {%stext:not([class]), .over { text-anchor: middle }\n}\n" % style


class Links:
    """Rewrites the links and pictures of a page of the tree."""

    def __init__(self, pages):
        self.pages = {page.source: page.name for page in pages}
        self.titles = {page.name: page.title for page in pages}
        for source in COMMAND_PAGES:
            self.pages[source] = "manual.html#" + manual_name(source)
        for header in glob.glob("src/include/*.h") + glob.glob("gen/*.h"):
            self.pages[header] = "manual.html"
        self.pages.update({"README.md": "index.html", "src/playground/README.md": "playground.html"})
        self.pictures = set()

    def target(self, source, link):
        """Where a link leads in the site; None if its file is no page of it."""
        if re.match(r"[a-z][a-z0-9+.-]*:|#", link):
            return link
        path, _, anchor = link.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        name = self.pages.get(path)
        return name and name + ("#" + anchor if anchor else "")

    def rewritten(self, source, body):
        def link(match):
            target, text = self.target(source, html.unescape(match.group(1))), match.group(2)
            if not target:
                return text
            if re.fullmatch(r"[\w/.-]+\.md", text):
                text = html.escape(self.titles.get(target, text))
            return '<a href="%s">%s</a>' % (html.escape(target), text)

        def picture(match):
            path = os.path.normpath(os.path.join(os.path.dirname(source), match.group(1)))
            if path.startswith("grammar/diagrams/"):
                return diagram(path, match.group(2))
            self.pictures.add(path)
            return '<img src="%s" alt="%s">' % (os.path.basename(path), match.group(2))

        # first the page's own links, not those of its diagrams
        body = re.sub(r'<a href="([^"]*)">(.*?)</a>', link, body, flags=re.S)
        return re.sub(r'<img src="([^"]+)" alt="([^"]*)" />', picture, body)


def from_markdown(page, links):
    body = markdown(read(page.source))
    body = re.sub(r"<!-- raw HTML omitted -->\n?", "", body)
    body = re.sub(r'<code class="language-\w+">', "<code>", body)
    body = anchored(links.rewritten(page.source, body))
    page.body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


# ---- manual pages -----------------------------------------------------------------

def manual_name(source):
    """uric.1 is uric(1)."""
    return re.sub(r"\.(\d)$", r"(\1)", os.path.basename(source))


def from_manual(source, known):
    """mandoc's HTML without what repeats; known: the names of all pages and functions."""
    body = output("mandoc", "-Thtml", "-O", "fragment", source)
    body = re.sub(r'<table class="(head|foot)">.*?</table>|</?section[^>]*>|</?div[^>]*>', "", body,
                  flags=re.S)
    body = re.sub(r'<a class="permalink"[^>]*>(.*?)</a>', r"\1", body, flags=re.S)
    body = re.sub(r' class="[^"]*"|<i></i>|<p[^>]*></p>|<dt( id="[^"]*")', lambda m: "<dt" if
                  m.group(1) else "", body)
    # mandoc breaks the line before one that starts with a space
    body = re.sub(r"<pre>.*?</pre>", lambda m: m.group().replace("\n<br/>\n", "\n"), body,
                  flags=re.S)
    body = re.sub(r"<(/?)h([12])", lambda m: "<%sh%d" % (m.group(1), int(m.group(2)) + 1), body)

    def reference(match):
        name = "%s(%s)" % (match.group(1), match.group(2) or 3)
        shown = match.group(1) + "(%s)" % (match.group(2) or "")
        return '<a href="#%s">%s</a>' % (name, shown) if name in known else match.group()

    return re.sub(r"<b>([\w-]+)</b>\s*\(([13]?)\)", reference, body).strip()


def manual(directory):
    """name -> HTML of each page, and for each other name of section 3 its page."""
    sources, aliases = list(COMMAND_PAGES), {}
    for path in sorted(glob.glob(os.path.join(directory, "*.3"))):
        alias = re.match(r"\.so man3/(.*)\s*$", read(path))
        if alias:
            aliases[manual_name(path)] = manual_name(alias.group(1))
        else:
            sources.append(path)
    known = {manual_name(path) for path in sources} | aliases.keys()
    return {manual_name(path): from_manual(path, known) for path in sources}, aliases


def manual_page():
    page = Page(None, "manual.html", None)
    page.title = "Manual"
    page.body = read(os.path.join(HERE, "manual.html"))
    return page


# ---- the start page ---------------------------------------------------------------

def markdown_part(readme, begin, end):
    return readme.split(begin, 1)[1].split(end, 1)[0]


def start_page(pages, links):
    """README.md's first words, its two commands and its figures, and all pages."""
    readme = read("README.md")
    intro = markdown_part(readme, "# uric\n", "    make ").strip()
    commands = re.search(r"(?m)^(?:    make .*\n)+", readme).group()
    figures = markdown_part(readme, "<!-- the figures -->", "<!-- the end of the figures -->")

    def converted(text):
        return links.rewritten("README.md", markdown(text))

    groups = {"The manual": ['<li><a href="manual.html#%s">%s</a></li>' % (name, name)
                             for name in ("uric(1)", "uric-log(1)", "uric-find(1)", "uric(3)")]}
    for page in pages:
        groups.setdefault(page.group, []).append('<li><a href="%s">%s</a></li>' % (
            page.name, html.escape(page.title)))
    listed = "\n".join("<section><h2>%s</h2><ul>%s</ul></section>" % (group, "\n".join(items))
                       for group, items in groups.items())
    body = read(os.path.join(HERE, "start.html"))
    for mark, text in (("INTRO", converted(intro)), ("COMMANDS", converted(commands)),
                       ("FIGURES", converted(figures)), ("PAGES", listed)):
        body = body.replace("<!-- %s -->" % mark, text)
    start = Page(None, "index.html", None)
    start.title, start.body = "uric", body
    return start


# ---- search -----------------------------------------------------------------------

def sections(body):
    """(anchor, heading, text) of each part of a page that a heading with a name starts."""
    parts = re.split(r'<h[1-6] id="([^"]*)">(.*?)</h[1-6]>', body, flags=re.S)
    yield "", "", plain(parts[0])
    for anchor, heading, text in zip(parts[1::3], parts[2::3], parts[3::3]):
        yield html.unescape(anchor), plain(heading), plain(text)


def words(text):
    return set(re.findall(r"[a-z0-9][a-z0-9_-]*[a-z0-9]", text.lower()))


def index(pages):
    """The pages, (address, title, HTML), and their sections, each with the number of its page; the
    words, and for each the numbers of the sections that have it, both as search.js reads them."""
    found, heads = {}, []
    for number, (_, title, body) in enumerate(pages):
        for anchor, heading, text in sections(body):
            for word in words(" ".join((title if not anchor else "", heading, text))):
                found.setdefault(word, []).append(len(heads))
            heads.append([number, anchor, heading])
    listed = sorted(found)
    return [[[address, title] for address, title, _ in pages], heads,
            "".join(without_beginning(*pair) for pair in zip([""] + listed, listed)),
            " ".join(as_steps(found[word]) for word in listed)]


def without_beginning(before, word):
    """A capital letter says how many characters the word shares with the one before it."""
    same = min(len(os.path.commonprefix((before, word))), 25)
    return chr(ord("A") + same) + word[same:]


def as_steps(numbers):
    """Each number as the difference from the one before it: its last digit, of base 46, is one of the
    characters from "#" on, those before it, of base 34, are of those from "]" on."""
    text = ""
    for step in (b - a for a, b in zip([0] + numbers, numbers)):
        high, digits = step // 46, chr(ord("#") + step % 46)
        while high:
            high, digit = divmod(high, 34)
            digits = chr(ord("]") + digit) + digits
        text += digits
    return text


# ---- all of it --------------------------------------------------------------------

def framed(page, version):
    frame = read(os.path.join(HERE, "frame.html"))
    title = page.title if page.title == "uric" else page.title + " · uric"
    for mark, text in (("TITLE", html.escape(title)), ("BODY", page.body), ("VERSION", version)):
        frame = frame.replace("<!-- %s -->" % mark, text)
    return frame


def main():
    directory, man3, version = sys.argv[1:]
    listed = [line.split("\t") for line in read(os.path.join(HERE, "pages.tsv")).splitlines()
              if not line.startswith("#")]
    pages = [Page(source, name_of(source), group) for group, source in listed]
    links = Links(pages)
    for page in pages:
        from_markdown(page, links)
    whole = [start_page(pages, links), *pages, manual_page()]
    manuals, aliases = manual(man3)
    looked_up = index([(page.name, page.title, page.body) for page in whole] +
                      [("manual.html#" + name, name, body) for name, body in manuals.items()])
    unpack = read(os.path.join(PLAYGROUND, "page_unpack.js"))
    files = {page.name: framed(page, version) for page in whole}
    files["site.css"] = read(os.path.join(PLAYGROUND, "palette.css")) + diagram_style() + \
        read(os.path.join(HERE, "site.css"))
    files["search.js"] = unpack + read(os.path.join(HERE, "search.js"))
    files["search_index.js"] = 'searchIn("%s");\n' % packed(looked_up)
    files["manual.js"] = read(os.path.join(HERE, "manual.js")) + 'showManual("%s");\n' % packed(
        [manuals, aliases])
    for picture in links.pictures:
        files[os.path.basename(picture)] = read(picture)
    for name, text in files.items():
        with open(os.path.join(directory, name), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main()
