"""Writes what gen/uric_http.c and .h declare, from src/include/uric.h and src/include/uric_request.h.

    only_http.py header              gen/uric_http.h: the declarations that http.txt names,
                                     without the examples
    only_http.py private UNITS.c      the other types, and the other functions of those headers
                                     that the units define, as static ones

A declaration and the comment before it are a paragraph: blank lines outside of comments and
braces separate them.  Run from the top of the tree."""
import re
import sys

HEADERS = ("src/include/uric.h", "src/include/uric_request.h")
NAME = "src/packaging/build/http.txt"
# of no use without tolerance
LEFT_OUT = re.compile(r"\b(struct uric_tolerance|const struct uric_tolerance)\b")


def paragraphs(path):
    """Yields the lines of each paragraph after the header's guard."""
    with open(path, encoding="ascii") as file:
        lines = file.read().split("\n")
    some, comment, braces = [], False, 0
    for line in lines:
        if not comment and braces == 0 and not line.strip():
            if some:
                yield some
            some = []
            continue
        some.append(line)
        code = re.sub(r"/\*.*?\*/", "", line)
        if comment:
            comment = "*/" not in line
        else:
            if "/*" in code:
                comment = True
                code = code[:code.index("/*")]
            if not code.startswith("extern"):
                braces = max(0, braces + code.count("{") - code.count("}"))
    if some:
        yield some


def declarations(lines):
    """Splits a paragraph: its comment, and pairs of a name and the lines that declare it."""
    i = 0
    if lines[0].startswith("/*"):
        while "*/" not in lines[i]:
            i += 1
        i += 1
    comment, found, some = lines[:i], [], []
    for line in lines[i:]:
        some.append(line)
        text = "\n".join(some)
        if line.endswith("\\"):
            continue
        if some[0].startswith("#"):
            match = re.match(r"#define (\w+)", some[0])
        elif not (line.endswith(";") or line == "}") or text.count("{") != text.count("}"):
            continue
        else:
            match = (re.match(r"(?:enum|struct) (\w+) \{", text) or
                     re.match(r"typedef struct (\w+) \{", text) or
                     re.match(r"struct (\w+;)", text) or
                     re.match(r"(?:URIC_API|static inline)[^(]*?(\w+)\(", text))
        found.append((match.group(1) if match else None, some))
        some = []
    return comment, found


def without_examples(comment):
    """The comment, without its paragraph "Example:" or a reference to one."""
    for i, line in enumerate(comment):
        if re.match(r" \* Example", line):
            while i > 0 and comment[i - 1].strip() == "*":
                i -= 1
            kept = comment[:i]
            if "*/" not in kept[-1]:
                kept[-1] += " */"
            return kept
    return comment


def without_tolerance(lines):
    if lines[0].startswith(("URIC_API", "struct uric_tolerance;")):
        return lines
    kept, skips = [], False
    for line in lines:
        if LEFT_OUT.search(line):
            skips = "/*" in line and "*/" not in line
        elif skips:
            skips = "*/" not in line
        else:
            kept.append(line)
    return kept


def read_names():
    with open(NAME, encoding="ascii") as file:
        return {line.strip() for line in file if line.strip() and line[0] != "#"}


def belongs(name, names, last):
    """Whether a declaration is wanted: a count, as URIC_PARTS, goes with the enum before it."""
    if name is None:
        return False
    return name in names or (name.isupper() and last and not name.endswith("_H"))


def sections():
    """Yields the title of the section, the comment and the declarations."""
    title = None
    for path in HEADERS:
        for lines in paragraphs(path):
            if lines[0].startswith("/* ----"):
                title = lines
                continue
            yield title, *declarations(lines)


def api_block():
    with open(HEADERS[0], encoding="ascii") as file:
        text = file.read()
    begin = text.index("/* How the functions are declared.")
    end = text.index("\n\n", text.index("#define URIC_VERSION_PATCH"))
    return text[begin:end].replace("gen/uric.c and its kin", "gen/uric_http.c").replace(
        "gen/uric.c", "gen/uric_http.c")


def flags_block(names):
    with open(HEADERS[0], encoding="ascii") as file:
        text = file.read()
    begin = text.index("/* In C++, \"|\" of two flags")
    end = text.index("\n\n", text.index("#define URIC_FLAGS(type)\n", begin))
    wanted = []
    for path in HEADERS:
        with open(path, encoding="ascii") as file:
            wanted += [n for n in re.findall(r"^URIC_FLAGS\((\w+)\)$", file.read(), re.M)
                       if n in names]
    return text[begin:end] + "\n\n" + "\n".join("URIC_FLAGS(%s)" % name for name in wanted)


def write_header(names):
    with open("src/packaging/build/http_conventions.h", encoding="ascii") as file:
        print(file.read().rstrip("\n"))
    print()
    print(api_block())
    shown, missing = None, set(names)
    for title, comment, found in sections():
        kept, last = [], False
        for name, lines in found:
            last = belongs(name, names, last)
            if last:
                missing.discard(name)
                kept += without_tolerance(lines)
        if not kept or kept[0].startswith("#define URIC_VERSION"):
            continue
        if title is not None and title != shown:
            shown = title
            print("\n" + "\n".join(title))
        print("\n" + "\n".join(without_examples(comment) + kept))
    if missing - {"uric_version"}:
        sys.exit("only_http.py: nothing declares " + ", ".join(sorted(missing)))
    print("\n#ifdef __cplusplus\n}\n#endif\n")
    print(flags_block(names))
    print("\n#endif")


def write_private(names, sources):
    text = ""
    for path in sources:
        with open(path, encoding="ascii") as file:
            text += file.read()
    defined = set(re.findall(r"^[a-z][^;={}()]*?(\w+)\([^;{}]*?\)\n\{", text, re.M))
    print("/* What uric.h and uric_request.h declare beyond uric_http.h. */")
    print("#if defined(__GNUC__)\n#define URIC_UNUSED __attribute__((unused))\n#else\n"
          "#define URIC_UNUSED\n#endif")
    for _, _, found in sections():
        last = False
        for name, lines in found:
            if name is None or name in names or name.startswith("URIC_REQUEST"):
                last = False
                continue
            is_type = re.match(r"(enum|struct|typedef)", lines[0])
            last = bool(is_type) or (lines[0].startswith("#") and last)
            if last and re.search(r"\b(uric|URIC)_(A?ddress|ADDRESS|DNS|dns|SPELLING|spelling)",
                                  "\n".join(lines)):
                print("\n".join(lines))
            elif lines[0].startswith("URIC_API") and name in defined and not any(
                    map(LEFT_OUT.search, lines)):
                print("\n".join([lines[0].replace("URIC_API", "static URIC_UNUSED", 1)] + lines[1:]))


def main():
    names = read_names()
    if sys.argv[1] == "header":
        write_header(names)
    else:
        write_private(names, sys.argv[2:])


if __name__ == "__main__":
    main()
