"""Puts the playground together: one HTML file that needs no other.

    assemble.py MODULE.wasm STATES.json PAGE.html [ADDRESS=TEXT]... > FILE

The page gets links to the addresses, those of a site around it.
STATES.json is grammar/diagrams/states.json.  The style sheet, the scripts and the clauses of the
rules are found beside the page, and above it src/include/uric.h, whose comments say what the
hazards are, and the ABNF of RFC 3986.
The module and the table are packed (raw DEFLATE, base64).  The policy in the page allows one
script and one style sheet, by their hashes, and nothing else.  Prints the sizes to standard
error."""
import base64
import gzip
import hashlib
import json
import os
import re
import sys
import zlib

SCRIPTS = ["page_bytes.js", "page_unpack.js", "page_library.js", "page_elements.js", "page_walk.js",
           "page_parts.js", "page_error.js", "page_views.js", "page_main.js"]
SIZE_LIMIT = 110 * 1000


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def hazards(header):
    """name -> what the comment at its constant in enum uric_hazard says: at the end of its line,
    or else above it, unless that one is about several constants."""
    body = header.split("enum uric_hazard {")[1].split("};")[0]
    found, above = {}, ""
    for item in re.finditer(
            r"^[ \t]*/\*(.*?)\*/[ \t]*$|"
            r"^[ \t]*((?:URIC_HAZARD_\w+,?[ \t]*)+)(?:/\*(.*?)\*/)?", body, re.S | re.M):
        comment, names, after = item.groups()
        if names is None:
            above = "" if comment.rstrip().endswith(":") else comment
            continue
        for name in re.findall(r"URIC_HAZARD_(\w+)", names):
            if after or above:
                found[name.lower().replace("_", "-")] = " ".join(
                    re.sub(r"\n\s*\*", " ", after or above).split())
        above = ""
    return found


def rules(abnf, clauses):
    """name -> the clause that defines the rule, and its ABNF as the RFC prints it."""
    clause = dict(line.split("\t") for line in clauses.splitlines() if not line.startswith("#"))
    printed = {}
    for match in re.finditer(r"^([A-Za-z][\w-]*) *=.*(?:\n[ ]+.*)*", abnf, re.M):
        printed[match.group(1)] = match.group().rstrip()
    if printed.keys() != clause.keys():
        sys.exit("assemble.py: clauses.tsv and the ABNF differ: %s" % sorted(
            printed.keys() ^ clause.keys()))
    return {name: [clause[name], text] for name, text in printed.items()}


def table(states, header, abnf, clauses):
    """What the page looks up: the states by their numbers, the hazards and the rules."""
    kept = ("final", "names", "before", "triplet", "inside", "to")
    return {"states": {s["id"]: {key: s[key] for key in kept} for s in states["states"]},
            "hazards": hazards(header), "rules": rules(abnf, clauses)}


def packed(module, data):
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    whole = len(text).to_bytes(4, "little") + text + module
    return base64.b64encode(packer.compress(whole) + packer.flush()).decode("ascii")


def without_comments(script):
    """Without indentation and lines of comments; no string of the scripts has a line break."""
    lines = (line.strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def hashed(text):
    return "'sha256-%s'" % base64.b64encode(
        hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")


def links(around):
    items = ['<a href="%s">%s</a>' % tuple(each.split("=", 1)) for each in around]
    return '<nav aria-label="Site">%s</nav>' % "\n".join(items) if items else ""


def main():
    module_path, states_path, page_path, *around = sys.argv[1:]
    here = os.path.dirname(page_path)
    with open(module_path, "rb") as file:
        module = file.read()
    data = table(json.loads(read(states_path)), read(os.path.join(here, "..", "include", "uric.h")),
                 read(os.path.join(here, "..", "..", "tests", "abnf", "rfc3986.abnf")),
                 read(os.path.join(here, "clauses.tsv")))
    style = "\n".join(line.strip() for name in ("palette.css", "playground.css")
                      for line in read(os.path.join(here, name)).splitlines() if line.strip())
    script = '"use strict";(() => {\nconst PACKED = "%s";\n%s\n})();' % (
        packed(module, data),
        "\n".join(without_comments(read(os.path.join(here, name))) for name in SCRIPTS))
    policy = ("default-src 'none'; script-src %s 'wasm-unsafe-eval'; style-src %s; "
              "base-uri 'none'; form-action 'none'" % (hashed(script), hashed(style)))
    page = read(page_path)
    for mark, text in (("POLICY", '<meta http-equiv="Content-Security-Policy" content="%s">' %
                        policy), ("STYLE", style), ("SCRIPT", script),
                       ("AROUND", links(around))):
        page = page.replace("<!-- %s -->" % mark, text)
    out = page.encode("utf-8")
    sizes = len(out), len(gzip.compress(out, 9))
    sys.stderr.write("playground: %d bytes, %d compressed by gzip; the module %d\n" % (
        sizes + (len(module),)))
    if sizes[1] > SIZE_LIMIT:
        sys.exit("assemble.py: the page is larger than %d bytes" % SIZE_LIMIT)
    sys.stdout.buffer.write(out)


if __name__ == "__main__":
    main()
