"""Gives the names of a single file its prefix, so that a unit may include the file, and one unit
may include several of them.

    prefix.py NAME HEADER... < file > renamed

NAME.c is the file.  Names are what it defines at file scope: functions, variables, types, tags,
enumerators, and macros that are not undefined again.  In uric.c those without the prefix get
"uric_"; in other files each gets the name of the file in place of "uric_", since several of them
have the same units.  What the public headers declare keeps its name.  In a macro, a name that is
pasted together gets the prefix in its first piece."""
import re
import sys

TOKEN = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
  | (?P<directive>^[ \t]*\#[ \t]*[a-z]+)
  | (?P<splice>\\\n)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\.?[0-9](?:[eEpP][+-]|[\w.])*)
  | (?P<mark>\#\#|->|[^\sA-Za-z0-9_])
  | (?P<space>\s)
""", re.S | re.M | re.X)

# What a file defines for compilers that have them built in, and takes from C for others.
OF_C = {"memcpy", "memmove", "memset", "memcmp", "memchr"}

KEYWORDS = set("""auto break case char const continue default do double else enum extern float for
goto if inline int long register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while bool defined""".split())


class Token:
    def __init__(self, kind, text, line):
        self.kind = kind
        self.text = text
        self.line = line            # the directive that it belongs to, or None
        self.member = False         # it is declared in a struct or union


def tokens_of(text):
    """The tokens; those of a directive know it, by a list that starts with its name."""
    found, directive = [], None
    for match in TOKEN.finditer(text):
        kind, token = match.lastgroup, match.group()
        if kind == "directive":
            directive = [token.replace("#", " ").split()[-1]]
        elif kind == "space" and token == "\n":
            directive = None
        found.append(Token(kind, token, directive))
        if directive is not None and kind in ("name", "mark", "number"):
            directive.append(token)
    return found


def is_code(token):
    return token.kind in ("name", "mark", "number", "text")


def macros(tokens):
    """The macros that are defined in the end, and the parameters of each definition."""
    last, seen = {}, set()
    for token in tokens:
        line = token.line
        if line is None or id(line) in seen or len(line) < 2:
            continue
        if line[0] in ("define", "undef"):
            seen.add(id(line))
            last[line[1]] = line[0]
    return {name for name, what in last.items() if what == "define"}


class Scope:
    """Finds what the code defines at file scope."""

    def __init__(self, tokens):
        self.tokens = [t for t in tokens if is_code(t) and t.line is None]
        self.tags, self.names, self.types = set(), set(), set()

    def find(self):
        tokens, i = self.tokens, 0
        while i < len(tokens):
            i = self.declaration(i)
        return self

    def body(self, i):
        """The index after the braces that open at i."""
        depth = 0
        while i < len(self.tokens):
            depth += {"{": 1, "}": -1}.get(self.tokens[i].text, 0)
            i += 1
            if depth == 0:
                break
        return i

    def enumerators(self, i):
        end, expected = self.body(i), True
        for token in self.tokens[i + 1:end - 1]:
            if expected and token.kind == "name":
                self.names.add(token.text)
                expected = False
            elif token.text == ",":
                expected = True
        return end

    def members(self, i):
        end = self.body(i)
        for k in range(i + 1, end - 1):
            if self.tokens[k].kind == "name":
                self.tokens[k].member = True
        return end

    def declaration(self, i):
        tokens = self.tokens
        is_type, named, parentheses = tokens[i].text == "typedef", False, 0
        while i < len(tokens):
            text = tokens[i].text
            following = tokens[i + 1].text if i + 1 < len(tokens) else ""
            if text in ("struct", "union", "enum"):
                tag = following if following.isidentifier() else None
                at = i + (2 if tag else 1)
                if at < len(tokens) and tokens[at].text == "{":
                    if tag:
                        self.tags.add(tag)
                    i = self.enumerators(at) if text == "enum" else self.members(at)
                else:
                    if tag and following != "{" and at < len(tokens) and tokens[at].text == ";":
                        self.tags.add(tag)
                    i = at
                continue
            if text == "{":
                i = self.body(i)
                if named == "(":
                    return i
                continue
            if text == ";":
                return i + 1
            if text == "=" and parentheses == 0:
                named = "="
            parentheses += {"(": 1, ")": -1, "[": 1, "]": -1}.get(text, 0)
            # in parentheses are parameters, but for a function that returns an array
            outside = parentheses == 0 or (following == "(" and tokens[i - 1].text == "*")
            if (tokens[i].kind == "name" and text not in KEYWORDS and not named and outside
                    and following in ("(", "[", "=", ";", ",")
                    and not text.startswith("__") and not text.isupper()):
                (self.types if is_type else self.names).add(text)
                named = following
            elif text == "," and parentheses == 0:
                named = False
            i += 1
        return i


def pasted_parameters(code):
    """By macro, the places of the parameters that it pastes into names."""
    found = {}
    for k, token in enumerate(code):
        line = token.line
        if token.text != "##" or not line or len(line) < 3 or line[2] != "(":
            continue
        parameters = [text for text in line[3:line.index(")")] if text != ","]
        for other in code[k - 1], code[k + 1]:
            if other.text in parameters:
                found.setdefault(line[1], set()).add(parameters.index(other.text))
    return found


def arguments(code, k, places):
    """The tokens that are alone at these places of the argument list that opens at k."""
    depth, place, first = 0, 0, k + 1
    while k < len(code):
        text = code[k].text
        depth += {"(": 1, ")": -1}.get(text, 0)
        if (text == "," and depth == 1) or depth == 0:
            if place in places and k == first + 1:
                yield first
            place, first = place + 1, k + 1
        if depth == 0:
            return
        k += 1


def public_names(headers):
    """What the headers define; of uriparser's, whose names macros make, all that starts so."""
    found = set()
    for path in headers:
        with open(path, encoding="utf-8") as file:
            text = re.sub(r'extern "C" \{|^\}$(?=\n#endif)', "", file.read(), flags=re.M)
        tokens = tokens_of(text)
        scope = Scope(tokens).find()
        found |= scope.names | scope.types | scope.tags | macros(tokens)
        found.update(t.text for t in tokens if t.kind == "name" and t.text[:3] in ("Uri", "URI"))
    return found


def main():
    name, headers = sys.argv[1], sys.argv[2:]
    is_core = name in ("uric", "uric_http")
    tokens = tokens_of(sys.stdin.read())
    public = public_names(headers)
    scope = Scope(tokens).find()
    defined = macros(tokens)
    all_names = {t.text for t in tokens if t.kind == "name"} | public
    base = "uric" if is_core else name

    def own(text):
        return text not in public and text not in OF_C and not (is_core and text.lower().startswith("uric"))

    def renamed(text, taken):
        rest = re.sub(r"^(uric|URIC)_", "", text)
        prefix = base.upper() + "_" if text.isupper() else base + "_"
        new = prefix + rest
        if new != text and (new in all_names or new in taken):
            new = prefix + ("OWN_" if text.isupper() else "own_") + rest
        taken.add(new)
        return new

    # In C++ a type may not share its name with a function.  Those that have the prefix keep the
    # shorter name.
    taken = set()

    def renamed_all(texts):
        return {text: renamed(text, taken)
                for text in sorted(filter(own, texts), key=lambda s: (s[:4].lower() != "uric", s))}

    change = renamed_all(scope.names | scope.types | defined)
    tags = renamed_all(scope.tags)
    in_structs = scope.types | defined
    # the first pieces of pasted names
    pieces = {}
    code = [t for t in tokens if is_code(t)]
    for before, paste in zip(code, code[1:]):
        if paste.text == "##" and before.kind == "name" and len(before.text) > 1:
            line = before.line
            parameters = line[2:line.index(")")] if len(line) > 2 and line[2] == "(" else []
            piece = before.text
            if (piece not in parameters and own(piece) and piece not in pieces
                    and not any(name.startswith(piece) for name in public)):
                whole = {name for name in all_names if name.startswith(piece)}
                new = renamed(piece, set())
                if any(new + name[len(piece):] in all_names - whole for name in whole):
                    new = renamed(piece, {new})
                pieces[piece] = new

    longest_first = sorted(pieces, key=len, reverse=True)
    pasted = pasted_parameters(code)
    skipped = set()     # arguments that a macro pastes
    for k, token in enumerate(code):
        if token.text in pasted and k + 1 < len(code) and code[k + 1].text == "(":
            skipped.update(arguments(code, k + 1, pasted[token.text]))
    previous = ""
    for k, token in enumerate(code):
        if token.kind == "name":
            line = token.line
            following = code[k + 1].text if k + 1 < len(code) else ""
            text = token.text
            if previous in (".", "->") or (line and line[0] == "include") or k in skipped:
                pass
            elif previous in ("struct", "union", "enum"):
                token.text = tags.get(text, text)
            elif token.member and text not in in_structs and not text.isupper():
                pass
            elif following == "##" and previous != "##" and line and text not in pieces:
                # a parameter comes first
                if code[k + 2].text.startswith("_") and len(code[k + 2].text) > 1:
                    token.text = base + "_##" + text
            elif following == "##" and text in pieces:
                token.text = pieces[text]
            elif previous == "##":
                pass
            else:
                piece = next((p for p in longest_first if text.startswith(p) and own(text)), None)
                token.text = (pieces[piece] + text[len(piece):] if piece is not None
                              else change.get(text, text))
        previous = token.text if token.kind != "name" else code[k].text
    sys.stdout.write("".join(t.text for t in tokens))


if __name__ == "__main__":
    main()
