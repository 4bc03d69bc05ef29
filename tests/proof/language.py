"""The languages of the documents' ABNF (tests/abnf/) as minimal DFAs, made from their text
without Ragel and without any compiled code of ours."""
import functools
import os
import re
from collections import deque, namedtuple

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

# The most readable of the shortest strings is shown.
READABLE = sorted(range(256), key=lambda b: (
    not chr(b).isascii() or not chr(b).isprintable(), not chr(b).isalnum(),
    chr(b).isalpha(), chr(b).isupper(), b))


# --- ABNF: RFC 5234 ---------------------------------------------------------

class AbnfError(Exception):
    pass


Bytes = namedtuple("Bytes", "values")            # one byte out of a set
Sequence = namedtuple("Sequence", "parts")
Choice = namedtuple("Choice", "parts")
Repeat = namedtuple("Repeat", "low high part")   # high None: no limit
Rule = namedtuple("Rule", "grammar name")        # a reference to a rule

NOTHING = Choice(())                             # matches not even ""

Token = namedtuple("Token", "kind text line column")

TOKENS = re.compile(r"""
      (?P<space>   [ \t]+ | ;.* )
    | (?P<newline> \r?\n )
    | (?P<string>  "[^"\n]*" )
    | (?P<prose>   <[^>\n]*> )
    | (?P<number>  %[xX][0-9A-Fa-f]+ (?: -[0-9A-Fa-f]+ | (?:\.[0-9A-Fa-f]+)+ )?
                 | %[dD][0-9]+       (?: -[0-9]+       | (?:\.[0-9]+)+ )?
                 | %[bB][01]+        (?: -[01]+        | (?:\.[01]+)+ )? )
    | (?P<repeat>  [0-9]*\*[0-9]* | [0-9]+ )
    | (?P<name>    [A-Za-z][A-Za-z0-9-]* )
    | (?P<mark>    =/ | [=/()\[\]] )
""", re.VERBOSE)

# Placeholders: RFC 3986 writes 0<pchar>; RFC 9110 imports <host, see [URI], Section 3.2.2>.
PROSE_REFERENCE = re.compile(
    r"<(?P<name>[A-Za-z][A-Za-z0-9-]*)(?P<imported>, see \[URI\],.*)?>")


def tokens_of(text, source):
    tokens, line, line_start, at = [], 1, 0, 0
    while at < len(text):
        match = TOKENS.match(text, at)
        if not match:
            raise AbnfError("%s:%d: not ABNF: %s"
                            % (source, line, text[at:].split("\n")[0]))
        if match.lastgroup == "newline":
            line, line_start = line + 1, match.end()
        elif match.lastgroup != "space":
            tokens.append(Token(match.lastgroup, match.group(), line,
                                at - line_start))
        at = match.end()
    return tokens


def utf8_ranges(low, high):
    """The characters from low to high in UTF-8: sequences of ranges of bytes.  Both ends of a
    part differ only in bits that its last bytes hold whole, so that any bytes between theirs
    are those of a character between them."""
    for last in 0x7F, 0x7FF, 0xFFFF:            # encoded in one, two, three bytes
        if low <= last < high:
            return utf8_ranges(low, last) + utf8_ranges(last + 1, high)
    for bits in (6, 12, 18) if low > 0x7F else ():
        rest = (1 << bits) - 1
        if low | rest < high and low & rest:
            return utf8_ranges(low, low | rest) + utf8_ranges((low | rest) + 1, high)
        if low | rest < high and high & rest != rest:
            return utf8_ranges(low, (high & ~rest) - 1) + utf8_ranges(high & ~rest, high)
    return [list(zip(chr(low).encode("utf-8"), chr(high).encode("utf-8")))]


class Grammar:
    """Rules by name; <name, see [URI], ...> is looked up in `imported`.  With utf8, numbers
    are characters in that encoding, not bytes."""

    def __init__(self, text, source, imported=None, utf8=False):
        self.source, self.imported, self.utf8 = source, imported, utf8
        self.rules = {}         # definitions by name; names ignore case
        self.printed = set()    # names as written
        self._dfas = {}
        self._tokens, self._at = tokens_of(text, source), 0
        while self._at < len(self._tokens):
            self._rule()

    def _error(self, message):
        line = self._tokens[min(self._at, len(self._tokens) - 1)].line
        raise AbnfError("%s:%d: %s" % (self.source, line, message))

    def _next_is(self, *texts):
        token = self._peek()
        return token is not None and token.text in texts

    def _peek(self):
        """The next token of this rule: a token in the first column starts another rule."""
        if self._at < len(self._tokens) and self._tokens[self._at].column > 0:
            return self._tokens[self._at]
        return None

    def _expect(self, text):
        if not self._next_is(text):
            self._error('"%s" is missing' % text)
        self._at += 1

    def _rule(self):
        head = self._tokens[self._at]
        if head.kind != "name" or head.column > 0:
            self._error("a rule must start here, in the first column")
        self._at += 1
        adds = self._next_is("=/")
        self._expect("=/" if adds else "=")
        body = self._alternation()
        if self._peek():
            self._error("unexpected %s" % self._peek().text)
        key = head.text.lower()
        if adds != (key in self.rules):
            self._error("%s is defined %s" % (head.text,
                                              "nowhere" if adds else "twice"))
        self.rules[key] = Choice((self.rules[key], body)) if adds else body
        self.printed.add(head.text)

    def _alternation(self):
        parts = [self._concatenation()]
        while self._next_is("/"):
            self._at += 1
            parts.append(self._concatenation())
        return Choice(tuple(parts))

    def _concatenation(self):
        parts = [self._repetition()]
        while self._peek() and not self._next_is("/", ")", "]", "=", "=/"):
            parts.append(self._repetition())
        return Sequence(tuple(parts))

    def _repetition(self):
        token = self._peek()
        if token is None or token.kind != "repeat":
            return self._element()
        self._at += 1
        low, star, high = token.text.partition("*")
        low = int(low or 0)
        high = (int(high) if high else None) if star else low
        if high is not None and high < low:
            self._error("%s repeats never" % token.text)
        return Repeat(low, high, self._element())

    def _element(self):
        token = self._peek()
        if token is None:
            self._error("the rule is incomplete")
        self._at += 1
        if token.kind == "name":
            return Rule(self, token.text)
        if token.kind == "string":
            return Sequence(tuple(
                Bytes(frozenset({ord(c.lower()), ord(c.upper())}))
                for c in token.text[1:-1]))
        if token.kind == "number":
            return self._number(token.text)
        if token.kind == "prose":
            return self._prose(token.text)
        if token.text == "(":
            body = self._alternation()
            self._expect(")")
            return body
        if token.text == "[":
            body = self._alternation()
            self._expect("]")
            return Repeat(0, 1, body)
        return self._error("unexpected %s" % token.text)

    def _number(self, text):
        base = {"x": 16, "d": 10, "b": 2}[text[1].lower()]
        low, dash, high = text[2:].partition("-")
        if dash and self.utf8:
            return self._characters(int(low, base), int(high, base))
        if dash:
            values = [range(int(low, base), int(high, base) + 1)]
        else:
            values = [[int(value, base)] for value in text[2:].split(".")]
        if any(not v or max(v) > 255 for v in values):
            self._error("%s is not a range of bytes" % text)
        return Sequence(tuple(Bytes(frozenset(v)) for v in values))

    def _characters(self, low, high):
        if high < low or high > 0x10FFFF or (low < 0xE000 and high > 0xD7FF):
            self._error("%X-%X is not a range of characters" % (low, high))
        return Choice(tuple(
            Sequence(tuple(Bytes(frozenset(range(first, last + 1))) for first, last in ranges))
            for ranges in utf8_ranges(low, high)))

    def _prose(self, text):
        match = PROSE_REFERENCE.fullmatch(text)
        if not match:
            self._error("%s does not name a rule" % text)
        grammar = self.imported if match.group("imported") else self
        if grammar is None:
            self._error("%s: unknown grammar" % text)
        return Rule(grammar, match.group("name"))

    def definition(self, name):
        if name.lower() not in self.rules:
            raise AbnfError("%s: no rule %s" % (self.source, name))
        return self.rules[name.lower()]

    def dfa(self, name, expanding=()):
        """The minimal DFA of a rule, made once."""
        key = name.lower()
        if key not in self._dfas:
            self._dfas[key] = dfa_of(Rule(self, name), expanding=expanding)
        return self._dfas[key]

    def references(self):
        """Every (grammar, name) that the rules reference."""
        return {(node.grammar, node.name) for body in self.rules.values()
                for node in nodes_of(body) if isinstance(node, Rule)}

    def check(self):
        for grammar, name in self.references():
            grammar.definition(name)


def nodes_of(node):
    yield node
    for part in (node.parts if isinstance(node, (Sequence, Choice)) else
                 (node.part,) if isinstance(node, Repeat) else ()):
        yield from nodes_of(part)


# --- ABNF to a minimal DFA --------------------------------------------------

class Nfa:
    """Thompson's construction: free edges, and edges on sets of bytes.  A referenced
    rule enters as its minimal DFA, unless something in it is replaced."""

    def __init__(self, rule, replaced=None, expanding=()):
        self.free, self.edges = [], []
        self._replaced = replaced or {}     # substituted definitions
        self._open = list(expanding)        # rules that are being expanded
        self._sets = {}                     # for rules that match single bytes
        self.start = self._state()
        self.end = self._expanded(rule, self.start)

    def _state(self):
        self.free.append([])
        self.edges.append([])
        return len(self.free) - 1

    def _add(self, node, begin):
        """Adds an automaton of node's strings from state begin; returns its end."""
        if isinstance(node, Bytes):
            end = self._state()
            self.edges[begin].append((node.values, end))
            return end
        if isinstance(node, Sequence):
            for part in node.parts:
                begin = self._add(part, begin)
            return begin
        if isinstance(node, Choice):
            end = self._state()
            sets = [self._set(part) for part in node.parts]
            if any(sets):
                self.edges[begin].append((frozenset().union(*filter(None, sets)), end))
            for part in (p for p, values in zip(node.parts, sets) if not values):
                branch = self._state()
                self.free[begin].append(branch)
                self.free[self._add(part, branch)].append(end)
            return end
        if isinstance(node, Repeat):
            return self._add_repeat(node, begin)
        return self._add_rule(node, begin)

    def _set(self, node):
        """The bytes, if node matches single bytes; else None."""
        if isinstance(node, Bytes):
            return node.values
        if isinstance(node, Sequence):
            return self._set(node.parts[0]) if len(node.parts) == 1 else None
        if isinstance(node, Choice):
            sets = [self._set(part) for part in node.parts]
            return frozenset().union(*sets) if sets and all(sets) else None
        if isinstance(node, Rule):
            key = (node.grammar, node.name.lower())
            if key not in self._sets:
                self._sets[key] = None      # the right answer for a recursive rule
                self._sets[key] = self._set(self._replaced.get(key)
                                            or node.grammar.definition(node.name))
            return self._sets[key]
        return None

    def _add_repeat(self, node, begin):
        for _ in range(node.low):
            begin = self._add(node.part, begin)
        if node.high is None:
            again = self._state()
            self.free[begin].append(again)
            self.free[self._add(node.part, again)].append(again)
            return again
        end = self._state()
        for _ in range(node.high - node.low):
            self.free[begin].append(end)
            begin = self._add(node.part, begin)
        self.free[begin].append(end)
        return end

    def _add_rule(self, node, begin):
        key = (node.grammar, node.name.lower())
        if key in self._open:
            circle = self._open[self._open.index(key):] + [key]
            raise AbnfError("%s: recursive, so not regular"
                            % " -> ".join(name for _, name in circle))
        if self._is_changed(node):
            return self._expanded(node, begin)
        return self._add_dfa(node.grammar.dfa(node.name, tuple(self._open)), begin)

    def _expanded(self, node, begin):
        key = (node.grammar, node.name.lower())
        self._open.append(key)
        body = self._replaced.get(key) or node.grammar.definition(node.name)
        end = self._add(body, begin)
        self._open.pop()
        return end

    def _is_changed(self, node):
        """Whether node references a substituted definition, directly or not."""
        return bool(self._replaced) and any(
            key in self._replaced for key in references_below(node))

    def _add_dfa(self, dfa, begin):
        states = {state: self._state() for state in dfa.step}
        end = self._state()
        members = {}
        for byte, letter in enumerate(dfa.class_of):
            members.setdefault(letter, []).append(byte)
        for state, row in dfa.step.items():
            targets = {}
            for letter, target in enumerate(row):
                if target is not None:
                    targets.setdefault(target, []).extend(members[letter])
            self.edges[states[state]] = [(frozenset(values), states[target])
                                         for target, values in targets.items()]
            if state in dfa.final:
                self.free[states[state]].append(end)
        self.free[begin].append(states[dfa.start])
        return end


class Dfa:
    """States are any hashable values.  class_of[byte] numbers the byte's
    equivalence class; step[state][class] is the next state, or None."""

    def __init__(self, start, final, step, class_of):
        self.start, self.final, self.step = start, final, step
        self.class_of = class_of

    def next(self, state, byte):
        return None if state is None else self.step[state][self.class_of[byte]]


def numbered(values):
    """Equal values get equal numbers, counted from 0."""
    numbers = {}
    return [numbers.setdefault(value, len(numbers)) for value in values]


def one_of_each(class_of):
    """A byte of each class, the most readable one, most readable first."""
    first = {}
    for byte in READABLE:
        first.setdefault(class_of[byte], byte)
    return list(first.values())


def explore(start, edges):
    """Breadth first: every reachable node, each with a shortest
    string that leads to it.  edges(node) yields (byte, node)."""
    seen, queue = {start}, deque([(start, b"")])
    while queue:
        node, string = queue.popleft()
        yield node, string
        for byte, target in edges(node):
            if target not in seen:
                seen.add(target)
                queue.append((target, string + bytes([byte])))


def determinize(nfa):
    """The subset construction, over classes of bytes instead of bytes."""
    sets = {values for edges in nfa.edges for values, _ in edges}
    class_of = numbered(tuple(b in values for values in sets)
                        for b in range(256))
    classes = {values: {class_of[b] for b in values} for values in sets}
    count = max(class_of) + 1

    @functools.lru_cache(maxsize=None)
    def closure(state):
        found, todo = {state}, [state]
        while todo:
            for target in nfa.free[todo.pop()]:
                if target not in found:
                    found.add(target)
                    todo.append(target)
        # A state with free edges only is not needed any more.
        return frozenset(s for s in found if nfa.edges[s] or s == nfa.end)

    @functools.lru_cache(maxsize=None)
    def closed(states):
        return frozenset().union(*map(closure, states))

    def row_of(states):
        targets = [set() for _ in range(count)]
        for state in states:
            for values, target in nfa.edges[state]:
                for letter in classes[values]:
                    targets[letter].add(target)
        return [closed(frozenset(t)) if t else None for t in targets]

    start = closed(frozenset({nfa.start}))
    step, todo = {}, [start]
    while todo:
        states = todo.pop()
        if states not in step:
            step[states] = row_of(states)
            todo += [target for target in step[states] if target is not None]
    return Dfa(start, {s for s in step if nfa.end in s}, step, class_of)


def alive(dfa):
    """The states from which a final state is reachable."""
    sources = {}
    for state, row in dfa.step.items():
        for target in row:
            sources.setdefault(target, []).append(state)
    found, todo = set(dfa.final), list(dfa.final)
    while todo:
        for state in sources.get(todo.pop(), ()):
            if state not in found:
                found.add(state)
                todo.append(state)
    return found


def minimize(dfa, kind=None):
    """Moore's refinement of the live states.  States of different kinds, if given by state,
    remain apart."""
    living = alive(dfa)
    states = [s for s in dfa.step if s in living]
    block = {s: (s in dfa.final, kind and kind[s]) for s in states}
    count = 0
    while len(set(block.values())) > count:     # a block was split
        count = len(set(block.values()))
        block = dict(zip(states, numbered(
            (block[s],) + tuple(map(block.get, dfa.step[s]))
            for s in states)))
    step = {block[s]: [block.get(t) for t in dfa.step[s]] for s in states}
    if dfa.start not in block:      # the language is empty
        return Dfa(0, set(), {0: [None] * (max(dfa.class_of) + 1)},
                   dfa.class_of)
    return Dfa(block[dfa.start], {block[s] for s in states if s in dfa.final},
               step, dfa.class_of)


def dfa_of(rule, replaced=None, expanding=()):
    return minimize(determinize(Nfa(rule, replaced, expanding)))


def references_below(rule):
    """(grammar, name) of the rule and of all that it references."""
    seen, todo = set(), [rule]
    while todo:
        rule = todo.pop()
        key = (rule.grammar, rule.name.lower())
        if key not in seen:
            seen.add(key)
            todo += (node for node in
                     nodes_of(rule.grammar.definition(rule.name))
                     if isinstance(node, Rule))
    return seen


def difference(a, b):
    """None, or a shortest string that only one of the two accepts, and whether a does."""
    letters = one_of_each(numbered(zip(a.class_of, b.class_of)))

    def edges(pair):
        for byte in letters:
            target = a.next(pair[0], byte), b.next(pair[1], byte)
            if target != (None, None):
                yield byte, target

    for (p, q), string in explore((a.start, b.start), edges):
        if (p in a.final) != (q in b.final):
            return string, p in a.final
    return None

# --- The documents --------------------------------------------------------

def with_rules_replaced(text, by):
    """The text of a grammar without the rules that another text defines, and that text."""
    names = {found.lower() for found in re.findall(r"(?m)^([A-Za-z][\w-]*)\s*=", by)}
    kept, keeping = [], True
    for line in text.splitlines():
        head = re.match(r"([A-Za-z][\w-]*)\s*=", line)
        if head:
            keeping = head.group(1).lower() not in names
        if keeping:
            kept.append(line)
    return "\n".join(kept + [by])


class Specifications:
    """The grammars in tests/abnf, and minimal DFAs of their rules, each made
    once."""

    def __init__(self):
        def text_of(name):
            with open(os.path.join(ROOT, "tests", "abnf", name), encoding="ascii") as file:
                return file.read()

        def read(name, imported=None, replaced="", utf8=False):
            """The grammar of a file, without the rules that another replaces."""
            grammar = Grammar(with_rules_replaced(text_of(name), replaced), name, imported,
                              utf8)
            grammar.check()
            return grammar

        self.uri = read("rfc3986.abnf")
        self.iri = read("rfc3987.abnf", utf8=True)
        self.http = read("rfc9112.abnf", self.uri)
        self.tolerant_uri = read("rfc3986.abnf", None, text_of("tolerance.abnf"))
        self.tolerant_http = read("rfc9112.abnf", self.tolerant_uri)
        self.regex = read("appendix_b.abnf")
        self.rfc1738 = read("rfc1738.abnf")
        self.schemes = read("schemes.abnf", self.uri)
        self.editions = {edition: read(edition + ".abnf")
                         for edition in ("url1994", "url1997", "rfc2396", "uri2003")}
        self.editions["rfc1738"] = self.rfc1738

    def rule(self, name):
        """By its name as printed: RFC 9110 has a rule Host, RFC 3986 a rule
        host.  EDITION:RULE belongs to that edition; ABNF's names have no "_"."""
        edition, colon, own_name = name.partition(":")
        if colon:
            return Rule(self.editions[edition], own_name.replace("_", "-"))
        for grammar in (self.uri, self.http, self.regex, self.rfc1738,
                        self.schemes, self.iri):
            if name in grammar.printed:
                return Rule(grammar, name)
        raise AbnfError("no rule %s in any specification" % name)

    def tolerant_rule(self, name):
        """The rule with what a caller may tolerate: tests/abnf/tolerance.abnf."""
        for grammar in (self.tolerant_uri, self.tolerant_http):
            if name in grammar.printed:
                return Rule(grammar, name)
        raise AbnfError("no rule %s in any tolerant grammar" % name)

    def dfa(self, name):
        rule = self.rule(name)
        return rule.grammar.dfa(rule.name)

    def has_host(self, name):
        below = references_below(self.rule(name))
        return (self.uri, "host") in below or (self.iri, "ihost") in below
