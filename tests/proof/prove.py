#!/usr/bin/env python3
"""Proves that the compiled scanners accept exactly the language of the RFCs' ABNF.

Compares tests/abnf/, the documents' own text, made into a minimal DFA here without Ragel,
with the output of `ragel -x` for each scanner that grammar/tools/generate lists.  From each
entry of each scanner:

  - both accept the same strings, or a shortest string that tells them apart is printed;
    minimized, they have the same states, one for one;
  - every state can still reach a final one, so that a scanner stops at the first byte that
    no valid string has there: error offsets rely on it;
  - once the input could have ended, no event fires on the way to a state in which it could
    not: the parts of the longest valid prefix rely on it;
  - the event that reports the kind of host is the one that section 3.2.2's
    "first-match-wins" requires, and it fires once;
  - the bytes that an action skips in a state lead from that state back to it, and mark
    nothing on the way.

The last claim is proved of scanners without an ABNF too.  tests/proof/emitted.py proves that
the C that grammar/tools/walk.py writes implements these automata, and that its jumps are
right.

Prints TAP.  In the environment: RAGEL names the ragel to run (6.10); with CI=true its absence
is a failure, otherwise everything is skipped.
"""
import argparse
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
GRAMMAR = os.path.join(ROOT, "grammar")
TABLES = os.path.join(ROOT, "gen", "tables")    # rules that are generated are there
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "grammar", "tools"))

from ragelxml import Automaton  # noqa: E402 (found by the line above)
from language import (  # noqa: E402
    NOTHING, READABLE, AbnfError, Bytes, Dfa, Grammar, Rule, Sequence, Specifications,
    alive, dfa_of, difference, explore, minimize, numbered, one_of_each)


# The scanners that grammar/tools/generate must offer: entry names and their ABNF rules.

def entries_as(*rules):
    return {"main_as_" + rule.replace("-", "_"): rule for rule in rules}


EXPECTED = {
    "parse.rl": entries_as("URI-reference", "URI", "origin-form", "Host"),
    "parse_ragel.rl": entries_as("URI-reference", "URI", "origin-form", "Host"),
    "reference.rl": entries_as("URI-reference", "URI", "origin-form", "Host"),
    "rules.rl": dict(
        entries_as("URI-reference", "URI", "origin-form", "absolute-URI", "relative-ref",
                   "authority", "host", "IPv6address", "IPv4address", "absolute-form",
                   "authority-form", "asterisk-form", "request-target", "Host"),
        # The other reading of the same strings.
        main_as_request_target_CONNECT="request-target"),
    "http_parse.rl": entries_as("origin-form", "Host"),
    "http_rules.rl": dict(
        entries_as("URI-reference", "authority", "host", "IPv6address", "origin-form",
                   "absolute-form", "authority-form", "asterisk-form", "request-target", "Host"),
        main_as_request_target_CONNECT="request-target"),
    "split.rl": {"main": "split"},
    "ftp.rl": {"main": "ftp-path"},
    "mailto.rl": {"main": "mailto-path"},
    "scheme.rl": {
        "main_as_gopher": "gopher-path", "main_as_telnet": "telnet-path",
        "main_as_wais": "wais-path", "main_as_prospero": "prospero-path",
        "main_as_nntp": "nntp-path", "main_as_news": "news-path",
        "main_as_news_server": "news-server",
        "main_as_file_local": "file-local",
        "main_as_file_empty_host": "file-empty",
        "main_as_file_host": "file-host-path"},
    "scheme1738.rl": {"main": "predefined"},
    "iri.rl": entries_as("IRI-reference", "IRI", "absolute-IRI", "irelative-ref"),
}

# The accepting scanners: every rule of an edition, by its name.
ACCEPTING = {"accept_%s.rl" % edition: edition
             for edition in ("url1994", "rfc1738", "url1997", "rfc2396",
                             "uri2003")}

# Rules of our ABNF that are not the document's, or that replace its words; and in RFC 1738
# every rule that is not a URL.
NOT_THE_DOCUMENTS = {
    "url1994": {"partialform", "xpalphas-nc", "search-nc", "xalphas-nc",
                "xalpha-nc"},
    "uri2003": {"ALPHA", "DIGIT", "HEXDIG", "DQUOTE"},
}
URLS_OF_RFC1738 = {"genericurl", "url", "predefined", "ftpurl", "fileurl",
                   "httpurl", "gopherurl", "mailtourl", "newsurl", "nntpurl",
                   "telneturl", "waisurl", "prosperourl"}

# Scanners that only ever see whole strings.
WHOLE_ONLY = {"ftp.rl", "mailto.rl", "scheme.rl", "scheme1738.rl"}

# Scanners that have no ABNF, and why.  Examples test them (tests/unit/test_base.c, test_find.c,
# test_log.c); the bytes that they skip are proved.
WITHOUT_ABNF = {
    "html_base.rl": "HTML's standard describes its parsing in prose",
    "mime_base.rl": "it reads two fields of a header whose other fields are free",
    "find_bare.rl": "RFC 3986's Appendix C leaves the end of a URI in text to people",
    "find_delimited.rl": "RFC 3986's Appendix C describes delimiters in prose",
    "find_shape.rl": "no document says how to tell URIs from words",
    "find_wild.rl": "people's URIs have no ABNF; fuzz_find encodes what is beyond RFC 3986, and "
                    "parses the result",
    "find_wild_end.rl": "the end of a URI in text, like find_bare.rl",
    "find_escape.rl": "formats describe their escapes in prose; test_find embeds a URI with each",
    "find_html.rl": "HTML's standard describes its parsing in prose",
    "iri_character.rl": "RFC 3987 says in prose which characters stay encoded; test_iri tries "
                        "each",
    "log_line.rl": "servers' manuals show their formats by example",
    "log_field.rl": "servers' manuals show their fields by example",
    "log_timing.rl": "servers' manuals show their times by example",
    "log_user.rl": "no document says where a user's name ends in a log",
    "log_prefix.rl": "collectors' manuals show their prefixes by example",
    "log_request.rl": "it accepts more than RFC 9112's request-line: what clients send",
    "log_w3c.rl": "a directive in the log sets the number of fields",
    "log_json.rl": "RFC 8259's ABNF is recursive, so not regular",
    "alike.rl": "no document says what others read alike; test_readings asks the readers",
    "whatwg_domain.rl": "the URL Standard describes its parsing in prose; readings-node and "
                        "readings-whatwg-url compare it with two parsers",
    "whatwg_url.rl": "the URL Standard describes its parsing in prose, like whatwg_domain.rl",
    "chromium_url.rl": "no document says how Chromium reads URLs; readings_whatwg.js compares it "
                       "with Chromium",
    "chromium_opaque.rl": "no document says what Chromium refuses, like chromium_url.rl",
    "urllib3.rl": "no document says how urllib3 reads URLs; readings-urllib3 compares it with "
                  "urllib3",
}
# re2c prints no automaton. grammar/appendix_a.re and appendix_b.re are not part of the
# library; tests compare them with its scanners, string by string.

# Actions that mark nothing: the scanner's own.
HOUSEKEEPING = {"entries", "jump", "leave"}

# The event of each kind of host and its rule, in the order in which host's alternatives are
# tried: the first match wins.
HOST_KINDS = {
    "IPv6address_end": "IPv6address",
    "IPvFuture_end": "IPvFuture",
    "IPv4address_end": "IPv4address",
    "reg_name_end": "reg-name",
}
IN_BRACKETS = {"IPv6address", "IPvFuture"}

# "h:80" is an absolute-form without a host and an authority-form with one.
AMBIGUOUS = {"request-target"}

HEXDIG = b"0123456789ABCDEFabcdef"

# --- Ragel's automata --------------------------------------------------------

class RagelError(Exception):
    pass


def scanner_sources():
    """The sources of the scanners that grammar/tools/generate makes: its lines
    `machine STYLE SOURCE`, `scanner STYLE SOURCE OUTPUT` and `automaton SOURCE TOOL ...`."""
    with open(os.path.join(GRAMMAR, "tools", "generate"), encoding="utf-8") as script:
        text = script.read()
    lists = {name: words.split() for name, words in
             re.findall(r"^for (\w+) in (.*); do$", text, re.MULTILINE)}
    found = {source + ".rl" for source in
             re.findall(r"^machine \S+ \S*?(\w+)$", text, re.MULTILINE)}
    for source in re.findall(r"^\s*scanner \S+ \S*?([\w$]+)\.rl ", text, re.MULTILINE):
        stem, _, variable = source.partition("$")
        found |= {stem + word + ".rl" for word in lists.get(variable, [""])}
    return found | {source + ".rl" for source in
                    re.findall(r'^automaton (\w+) \w+ (?:\S+|"[^"]*")$', text, re.MULTILINE)}


@functools.lru_cache(maxsize=None)
def place_of(source):
    """The path in grammar/ of a file, whose name is unique there."""
    for folder, _, names in os.walk(GRAMMAR):
        if source in names:
            return os.path.relpath(os.path.join(folder, source), GRAMMAR)
    raise FileNotFoundError(source)


def grammar_files():
    """The Ragel files, relative to grammar/."""
    return sorted(os.path.relpath(os.path.join(folder, name), GRAMMAR)
                  for folder, _, names in os.walk(GRAMMAR)
                  for name in names if name.endswith(".rl"))


# The scanners whose machines read the symbols of grammar/tolerance.rl, too.
TOLERANT = ("rules.rl",)
# The bytes that no URI contains (RFC 3986, section 2): the scanners use them as symbols.
SYMBOLS = set(range(256)) - set(
    b"%:/?#[]@!$&'()*+,;=-._~0123456789"
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def automaton_of(ragel, source, directory=GRAMMAR):
    """The automaton of a file of grammar/, or of its copy in a directory, by bytes alone."""
    automaton = whole_automaton_of(ragel, source, directory)
    return without_symbols(automaton) if source in TOLERANT else automaton


def without_symbols(automaton):
    """The automaton, without the ways by symbols and the states that only they reach."""
    for state, ways in automaton.step.items():
        automaton.step[state] = [
            (byte, byte, target, actions) for low, high, target, actions in ways
            for byte in range(low, high + 1) if byte not in SYMBOLS]
    reached, todo = set(), list(automaton.entries.values())
    while todo:
        state = todo.pop()
        if state not in reached:
            reached.add(state)
            todo += [target for _, _, target, _ in automaton.step[state]
                     if target is not None]
    automaton.step = {s: automaton.step[s] for s in automaton.step if s in reached}
    automaton.final &= reached
    return automaton


def whole_automaton_of(ragel, source, directory=GRAMMAR):
    """The automaton with its symbols, if it has any."""
    with tempfile.TemporaryFile() as xml:
        run = subprocess.run([ragel, "-x", "-I", TABLES, place_of(source)], cwd=directory,
                             stdout=xml, stderr=subprocess.PIPE, universal_newlines=True)
        if run.returncode:
            raise RagelError("ragel -x %s: %s" % (source, run.stderr.strip()))
        xml.seek(0)
        return Automaton(xml)


@functools.lru_cache(maxsize=None)
def transitions(automaton, state):
    """(byte, target, actions) for each byte, readable ones first; actions
    are all that run: when leaving the state, on the transition, when entering the next."""
    by_byte = {byte: (target, actions)
               for low, high, target, actions in automaton.step[state]
               for byte in range(low, high + 1)}
    return [(byte, target, automaton.leaving[state] + actions +
             (automaton.entering[target] if target is not None else []))
            for byte in READABLE if byte in by_byte
            for target, actions in (by_byte[byte],)]


def events_in(actions):
    return [action for action in actions if action not in HOUSEKEEPING]


def language_of(automaton, entry):
    """Its language from one entry on, without the actions."""
    rows = {}

    def edges(state):
        rows[state] = [None] * 256
        for byte, target, _ in transitions(automaton, state):
            rows[state][byte] = target
            if target is not None:
                yield byte, target

    start = automaton.entries[entry]
    for _ in explore(start, edges):
        pass
    class_of = numbered(zip(*rows.values()))
    letters = sorted(one_of_each(class_of), key=lambda b: class_of[b])
    step = {state: [row[b] for b in letters] for state, row in rows.items()}
    return Dfa(start, automaton.final & set(rows), step, class_of)


# --- The proofs -------------------------------------------------------------

class Disproved(Exception):
    pass


def shown(string):
    return '"%s"' % "".join(
        "\\" + chr(b) if chr(b) in '"\\' else
        chr(b) if 0x20 <= b < 0x7F else "\\x%02X" % b for b in string)


def prove_equal(abnf, ragel):
    found = difference(abnf, ragel)
    if found:
        raise Disproved("only %s accepts %s" % (
            "the ABNF" if found[1] else "Ragel's machine", shown(found[0])))


def prove_isomorphic(abnf, ragel):
    """Proves that two minimal DFAs are the same up to the names of states."""
    names, others = {abnf.start: ragel.start}, {ragel.start: abnf.start}
    letters = one_of_each(numbered(zip(abnf.class_of, ragel.class_of)))
    for state, string in explore(abnf.start, lambda s: (
            (b, abnf.next(s, b)) for b in letters if abnf.next(s, b) is not None)):
        for byte in letters:
            one = abnf.next(state, byte)
            other = ragel.next(names[state], byte)
            if one is None and other is None:
                continue
            if None in (one, other) or (names.setdefault(one, other) != other
                                        or others.setdefault(other, one) != one):
                raise Disproved("after %s the minimal automata differ"
                                % shown(string + bytes([byte])))
    if len(names) != len(abnf.step) or len(names) != len(ragel.step):
        raise Disproved("%d states of the ABNF, %d of Ragel's"
                        % (len(abnf.step), len(ragel.step)))


def prove_same_rules(specifications, one, other):
    found = difference(specifications.dfa(one), specifications.dfa(other))
    if found:
        raise Disproved("only %s accepts %s" % (one if found[1] else other,
                                              shown(found[0])))


def prove_ascii(specifications):
    """IRI rules without bytes above 0x7F are the URI rules, and such bytes continue an IRI
    only where they continue a URI: so an error is at the same offset."""
    names = (("IRI-reference", "URI-reference"), ("IRI", "URI"),
             ("absolute-IRI", "absolute-URI"), ("irelative-ref", "relative-ref"))
    for iri, uri in names:
        dfa = specifications.dfa(iri)
        letters = dfa.class_of + [max(dfa.class_of) + 1]
        step = {state: row + [None] for state, row in dfa.step.items()}
        ascii_only = Dfa(dfa.start, dfa.final, step,
                         letters[:128] + [letters[256]] * 128)
        found = difference(minimize(ascii_only), specifications.dfa(uri))
        if found:
            raise Disproved("only %s accepts %s" % (iri if found[1] else uri,
                                                  shown(found[0])))
        prove_same_errors(dfa, specifications.dfa(uri))
    return "%d rules" % len(names)


def prove_same_errors(iri, uri):
    """Both automata are minimal: a string that leads to no state starts no match."""
    def ways(pair):
        for byte in range(128):
            to = iri.next(pair[0], byte), uri.next(pair[1], byte)
            if to != (None, None):
                yield byte, to

    for pair, string in explore((iri.start, uri.start), ways):
        if None in pair:
            raise Disproved("%s continues only %s" % (
                shown(string), "a URI" if pair[0] is None else "an IRI"))


def prove_alive(dfa):
    living = alive(dfa)
    for state, string in explore(dfa.start, lambda s: (
            (b, dfa.next(s, b)) for b in one_of_each(dfa.class_of)
            if dfa.next(s, b) is not None)):
        if state not in living:
            raise Disproved("nothing valid starts with %s, but the machine "
                            "continues after it" % shown(string))


def prove_prefix_property(automaton, entry):
    """Nodes are states, with whether the input could have ended on the way."""
    final = automaton.final

    def refuse(actions, string):
        events = events_in(actions)
        if events:
            raise Disproved(
                "%s fires %s, though the input can end before it but not there"
                % (shown(string), ", ".join(events)))

    def edges(node):
        state, could_end = node
        for byte, target, _ in transitions(automaton, state):
            if target is not None:
                yield byte, (target, could_end or target in final)

    start = automaton.entries[entry]
    for (state, could_end), string in explore((start, start in final), edges):
        if could_end and state not in final:
            refuse(automaton.at_end[state], string)
        for byte, target, actions in transitions(automaton, state):
            if could_end and target not in final:
                refuse(actions, string + bytes([byte]))


def kinds_after(kinds, actions):
    """The host's kinds reported so far, these actions included; reports
    before userinfo_end were not about the host."""
    for action in actions:
        if action == "userinfo_end":
            kinds = ()
        elif action in HOST_KINDS:
            kinds += (action,)
    return kinds[:2]    # two kinds are wrong already


def host_that_is(kind, uri):
    """uri: the grammar; the names that RFC 3987 lacks start with "i" there."""
    host = Rule(uri, kind if kind.lower() in uri.rules else "i" + kind)
    if kind in IN_BRACKETS:
        host = Sequence((Bytes(frozenset(b"[")), host, Bytes(frozenset(b"]"))))
    return host


class HostKinds:
    """For each kind of host, the strings of a rule that have it: the rule's language
    with host narrowed to that kind, minus the strings that match without a host."""

    def __init__(self, uri, rule):
        def narrowed(host):
            return dfa_of(rule, {(uri, "host" if "host" in uri.rules else "ihost"): host})

        self.hostless = narrowed(NOTHING)
        self.kinds = [narrowed(host_that_is(kind, uri))
                      for kind in HOST_KINDS.values()]

    def start(self):
        return tuple(d.start for d in [self.hostless] + self.kinds)

    def next(self, states, byte):
        return tuple(d.next(s, byte) for d, s in
                     zip([self.hostless] + self.kinds, states))

    def expected(self, states):
        """The events at the end of input, or None where it may not end."""
        if states[0] in self.hostless.final:
            return ()
        return next(((event,) for event, dfa, state in
                     zip(HOST_KINDS, self.kinds, states[1:])
                     if state in dfa.final), None)


def prove_host_kinds(automaton, entry, expected):
    """Nodes are a state, the states of the DFAs of the kinds, and the kinds
    reported so far.  The languages must have been proved equal before."""
    def edges(node):
        state, narrowed, kinds = node
        for byte, target, actions in transitions(automaton, state):
            if target is not None:
                yield byte, (target, expected.next(narrowed, byte),
                             kinds_after(kinds, actions))

    start = automaton.entries[entry], expected.start(), ()
    for (state, narrowed, kinds), string in explore(start, edges):
        if state in automaton.final:
            kinds = kinds_after(kinds, automaton.at_end[state])
            wanted = expected.expected(narrowed)
            if wanted is None:
                raise Disproved("%s is of no kind: the languages differ" % shown(string))
            if kinds != wanted:
                raise Disproved("%s fires %s, should fire %s" % (
                    shown(string), " and ".join(kinds) or "none",
                    " and ".join(wanted) or "none"))


# --- Skips -------------------------------------------------------------------

def generated(name):
    """A table of gen/."""
    with open(os.path.join(ROOT, "gen", "tables", name), encoding="ascii") as file:
        return file.read()


def numbers_in(text, array):
    body = re.search(r"\b%s\[\d+\] = \{([^}]*)\}" % array, text).group(1)
    return [int(number) for number in re.findall(r"\d+", body)]


def compiled_classes(header="runs.h", kind="run"):
    """The bytes of each class of gen/tables/runs.h, or of plain.h."""
    text = generated(header)
    table = numbers_in(text, "uric_" + kind)
    return {name: {byte for byte in range(256) if table[byte] & int(bits)}
            for name, bits in re.findall(r"URIC_%s_(\w+) (\d+)u" % kind.upper(), text)}


def bytes_of(dfa):
    """The bytes that occur in its strings: no state is a dead end."""
    found, states, todo = set(), {dfa.start}, [dfa.start]
    while todo:
        state = todo.pop()
        for byte in range(256):
            target = dfa.next(state, byte)
            if target is not None:
                found.add(byte)
                if target not in states:
                    states.add(target)
                    todo.append(target)
    return found


def prove_classes(uri):
    """In gen/tables/classes.h, which messages refer to, each class has the bytes that
    occur in strings of its ABNF rule."""
    text = generated("classes.h")
    table = numbers_in(text, "uric_class")
    names = re.findall(r"URIC_CLASS_(\w+) (\d+)u", text)
    for name, bits in names:
        occurring = bytes_of(uri.dfa(name.replace("_", "-")))
        for byte in range(256):
            if (byte in occurring) != bool(table[byte] & int(bits)):
                raise Disproved("only one of the two has %s: byte %s"
                                % (name, shown(bytes([byte]))))
    return "%d classes" % len(names)


def no_loop(string, passed):
    return ("after %s it skips %s, which leads elsewhere or marks something"
            % (shown(string), shown(passed)))


# An action that skips bytes in the target state of its transition. over: the bytes; runs: the
# actions that each of these bytes would have run, whose effect the C around the machine has at
# once; too_much: a byte that must not be skipped.
Skip = namedtuple("Skip", "action over triplets runs too_much")


def text_class(name):
    text = generated("text_classes.h")
    bit = int(re.search(r"URIC_TEXT_%s (\d+)u" % name, text).group(1))
    return {byte for byte, bits in
            enumerate(numbers_in(text, "uric_text_class")) if bits & bit}


def of_a_query():
    """The bytes of a path and a query in a parsed URI, except ";"."""
    return compiled_classes("plain.h", "plain")["QUERY"] - {ord(";")}


# Those of whatwg_parts.rl, in each scanner that includes it.
PARTS_OF_WHATWG = (
    Skip("path_run", lambda: set(range(256)) - set(b"?#"), False,
         ["skip", "path_run"], b"?"),
    Skip("all", lambda: set(range(256)), False, ["skip"], None))

SKIPS = {
    "find_delimited.rl": (
        Skip("pass", lambda: text_class("URIC"), False, ["part"], b">"),),
    "find_shape.rl": (
        Skip("unnamed", lambda: set(range(256)), False, ["unnamed"], None),),
    "ftp.rl": (
        Skip("fpath_run", of_a_query, True, ["fpath_run"], b";"),),
    "log_json.rl": (
        Skip("string_run", lambda: set(range(0x20, 256)) - set(b'"\\'), False,
             ["string_run"], b'"'),),
    "urllib3.rl": (
        Skip("more", lambda: set(range(256)), False, [], None),),
    "whatwg_url.rl": PARTS_OF_WHATWG,
    "chromium_url.rl": PARTS_OF_WHATWG,
}


# ---- strings that the search in text skips at once

def meant_after(automaton, over, meant):
    """The states of find_bare.rl or find_wild_end.rl that skip: from main on, strings of the bytes
    `over` that end with one of `meant`.  Proves that each leads back to main, and that its last byte
    runs the action meant alone, whose effect the C has at once.  What dash and emphasis set
    before, meant sets again, or only the byte after a dash reads."""
    start = automaton.entries["main"]
    strings, todo = {start: b""}, [start]
    while todo:
        state = todo.pop()
        steps = {byte: (target, actions) for byte, target, actions in transitions(automaton, state)}
        for byte in sorted(over):
            string = strings[state] + bytes([byte])
            target, actions = steps.get(byte, (None, None))
            if (target is None or set(actions) - {"meant", "dash", "emphasis"} or
                    (byte in meant and (target, actions) != (start, ["meant"]))):
                raise Disproved(no_loop(b"", string))
            if target not in strings:
                strings[target] = string
                todo.append(target)
    return len(strings)


def returning(automaton, state):
    """(byte, the actions) of each transition that accepts into the state again, when no other has
    accepted since it was left."""
    seen, todo = {state}, [state]
    while todo:
        for byte, target, actions in transitions(automaton, todo.pop()):
            if "accept" in actions:
                if target == state:
                    yield byte, actions
            elif target is not None and target not in seen:
                seen.add(target)
                todo.append(target)


def in_path(actions, before):
    """Whether, when accept runs or at the end, path_begin is set, as find_wild.rl's actions do."""
    for action in actions:
        if action == "accept":
            break
        before = action == "path_begins" or (before and action != "host_begins")
    return before


def wild_passed(automaton, over, letters, names):
    """The states of find_wild.rl that skip: those into which accept leads twice, in a path the bytes
    `over`, else after one of `letters` those of `names`.  Proves that each byte leads back to the
    state and accepts; and where a path began is marked once only."""
    nodes = {(state, False): b"" for state in automaton.entries.values()}
    todo, skipping, done = list(nodes), set(), set()
    while todo:
        state, located = node = todo.pop()
        for byte, target, actions in transitions(automaton, state):
            if target is None:
                continue
            to = target, in_path(actions, located)
            string = nodes[node] + bytes([byte])
            if "accept" in actions and to not in done:
                done.add(to)
                steps = {each: (there, what)
                         for each, there, what in transitions(automaton, target)}
                for again, more in returning(automaton, target):
                    path = in_path(more, to[1])
                    skipped = over if path else names if again in letters else ()
                    for each in sorted(skipped):
                        there, what = steps.get(each, (None, []))
                        if (there != target or "accept" not in what or
                                set(what) - {"accept"} - ({"path_begins"} if path else set())):
                            raise Disproved(no_loop(string, bytes([each])))
                    if skipped:
                        skipping.add(target)
            if to not in nodes:
                nodes[to] = string
                todo.append(to)
    return len(skipping)


# By scanner: the proof, the classes that it is given, and a byte that the first must not have.
PASSES = {
    "find_bare.rl": (meant_after, ("PASSED", "MEANT"), b"&"),
    "find_wild_end.rl": (meant_after, ("PASSED", "MEANT"), b"?"),
    "find_wild.rl": (wild_passed, ("PASSED", "LETTER", "SCHEME"), b">"),
}


def prove_passes_of(tap, ragel, source):
    if source in PASSES:
        proof, classes, _ = PASSES[source]
        tap.test("grammar/%s skips strings of %d byte values that do not matter"
                 % (source, len(text_class(classes[0]))),
                 lambda: "%d states" % proof(automaton_of(ragel, source),
                                             *map(text_class, classes)))


# Scanners in which an action moves p over what another scanner has read, and what tests that.
OTHERS_READ = {
    "log_line.rl": "log_user.rl reads a user's name and time, for the fast reader, too; test_log has "
                   "examples of both",
}


# Statements that move p, except Ragel's own, and those of them that move it back, so that no
# byte is skipped: a machine stops before its byte, or another rule reads the byte again.
MOVES = r"(?<![*\w])p ?(\+\+|--|[+-]?=(?!=))|(\+\+|--)p\b|\b(fhold|fexec)\b"
BACK = r"(?<![*\w])p ?--|--p\b|\bfhold\b"


def moving(texts):
    """The scanners among these texts, by name, in which an action moves p forward, also by
    what they include; and a file that moves p and that no scanner includes."""
    includes = {name: set(re.findall(r'^\s*include [^;]*"(?:[^"]*/)?([^"/]+)"', text, re.MULTILINE))
                for name, text in texts.items()}
    found = {name for name, text in texts.items() if re.search(MOVES, re.sub(BACK, "", text))}
    while True:
        more = {name for name in texts if includes[name] & found}
        if more <= found:
            break
        found |= more
    included = set().union(*includes.values())
    return found - included


def prove_no_other_skips():
    """Proves that every scanner in which an action moves p forward is listed here."""
    texts = {}
    for name in grammar_files():
        with open(os.path.join(GRAMMAR, name), encoding="utf-8") as file:
            texts[os.path.basename(name)] = file.read()
    found = moving(texts)
    listed = set(SKIPS) | set(PASSES) | set(OTHERS_READ)
    if found != listed:
        raise Disproved("SKIPS, PASSES, OTHERS_READ or a scanner that moves p is missing: %s"
                        % sorted(found ^ listed))


def targets_of(automaton, state):
    return ((byte, target) for byte, target, _ in transitions(automaton, state)
            if target is not None)


def reached(automaton):
    """Each reachable state, with a shortest string from an entry."""
    strings = {}
    for _, entry in sorted(automaton.entries.items()):
        for state, string in explore(entry, lambda s: targets_of(automaton, s)):
            if len(string) < len(strings.get(state, string + b" ")):
                strings[state] = string
    return strings


def prove_passed(automaton, state, string, skip, passed):
    """Proves that a string leads from the state back to it, and runs only those actions,
    with its last byte."""
    at = state
    for i, byte in enumerate(passed):
        wanted = skip.runs if i == len(passed) - 1 else []
        steps = {found: (target, actions)
                 for found, target, actions in transitions(automaton, at)}
        at, actions = steps.get(byte, (None, None))
        if at is None or actions != wanted:
            raise Disproved(no_loop(string, passed))
    if at != state:
        raise Disproved(no_loop(string, passed))


def prove_skip(automaton, skip, over):
    """Returns the number of states that skip bytes."""
    found = {}
    for state, string in reached(automaton).items():
        for byte, target, actions in transitions(automaton, state):
            if target is not None and skip.action in actions:
                found.setdefault(target, string + bytes([byte]))
    if not found:
        raise Disproved("%s runs nowhere" % skip.action)
    for state, string in found.items():
        for byte in sorted(over):
            prove_passed(automaton, state, string, skip, bytes([byte]))
        if skip.triplets:
            for high in HEXDIG:
                for low in HEXDIG:
                    prove_passed(automaton, state, string, skip,
                                 bytes([ord("%"), high, low]))
    return len(found)


def prove_skips_of(tap, ragel, source):
    for skip in SKIPS.get(source, ()):
        over = skip.over()
        tap.test("grammar/%s %s skips %d byte values that do not matter"
                 % (source, skip.action, len(over)),
                 lambda: "%d states" % prove_skip(
                     automaton_of(ragel, source), skip, over))


# --- The run ----------------------------------------------------------------

class Tap:
    def __init__(self):
        self.count = self.failed = 0

    def test(self, name, proof):
        """proof() returns a detail to add to the name, or raises."""
        self.count += 1
        try:
            detail = proof()
        except (Disproved, AbnfError, RagelError) as failure:
            self.failed += 1
            print("not ok %d - %s" % (self.count, name))
            for line in str(failure).split("\n"):
                print("# " + line)
        else:
            print("ok %d - %s%s" % (self.count, name,
                                    ": " + detail if detail else ""))
        sys.stdout.flush()


    def skip(self, name, why):
        self.count += 1
        print("ok %d - %s # SKIP %s" % (self.count, name, why))


class Expectations(Specifications):
    """The specifications, with the kinds of host that section 3.2.2 requires."""

    def __init__(self):
        super().__init__()
        self._kinds = {}

    def host_kinds(self, name):
        if name not in self._kinds:
            rule = self.rule(name)
            self._kinds[name] = HostKinds(
                self.iri if rule.grammar is self.iri else self.uri, rule)
        return self._kinds[name]


def prove_language(abnf, automaton, entry):
    ragel = language_of(automaton, entry)
    minimal = minimize(ragel)
    prove_equal(abnf, ragel)
    prove_alive(ragel)
    prove_isomorphic(abnf, minimal)
    return "%d states, %d in Ragel's (%d before minimizing)" % (
        len(abnf.step), len(minimal.step), len(ragel.step))


def rules_in(source):
    """The names in an accepting scanner's table, by number."""
    with open(os.path.join(GRAMMAR, place_of(source)), encoding="utf-8") as file:
        return re.findall(r'\{ "(\w+:[\w-]+)", URIC_', file.read())


def states_by_number(automaton):
    """The start state of each rule."""
    return {number: target
            for low, high, target, _ in automaton.step[automaton.entries["main"]]
            for number in range(low, high + 1)}


def with_rules(automaton, source):
    """The automaton with the rules as entries."""
    states = states_by_number(automaton)
    automaton.entries = {rule: states[number]
                         for number, rule in enumerate(rules_in(source))}
    return automaton


def prove_rules(automaton, source, specifications):
    """Proves that an accepting scanner has exactly the document's rules."""
    if source not in scanner_sources():
        raise Disproved("grammar/tools/generate does not make this scanner")
    edition, rules = ACCEPTING[source], rules_in(source)
    printed = URLS_OF_RFC1738
    if edition != "rfc1738":
        printed = specifications.editions[edition].printed
    wanted = printed - NOT_THE_DOCUMENTS.get(edition, set())
    found = {rule.partition(":")[2].replace("_", "-") for rule in rules}
    if wanted != found or len(rules) != len(found):
        raise Disproved("only one of scanner and document has the rules %s"
                        % sorted(wanted ^ found))
    if sorted(states_by_number(automaton)) != list(range(len(rules))):
        raise Disproved("the numbers in main differ from the table's")


def bare_automaton_of(ragel, source):
    """The proofs of the compiled copy, which has no events."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(["sh", "grammar/tools/bare", directory], cwd=ROOT, check=True)
        return automaton_of(ragel, source, directory)


def prove_accepting(tap, ragel, source, specifications):
    path = "grammar/" + place_of(source)
    automaton = bare_automaton_of(ragel, source)
    tap.test(path + " has all rules of the document and no others",
             lambda: prove_rules(automaton, source, specifications))
    for rule in with_rules(automaton, source).entries:
        tap.test("%s %s is that of %s" % (
            path, rule, specifications.rule(rule).grammar.source),
            lambda: prove_language(specifications.dfa(rule), automaton, rule))


def prove_entries(automaton, source):
    """Proves that every entry of this scanner is proved here."""
    if source not in scanner_sources():
        raise Disproved("grammar/tools/generate does not make this scanner")
    if source not in EXPECTED:
        raise Disproved("add the ABNF rules of its entries to EXPECTED")
    entries = set(automaton.entries)
    if len(entries) > 1:
        entries.remove("main")      # it only branches to the others
    for entry in sorted(entries ^ set(EXPECTED[source])):
        raise Disproved(entry + (" has no ABNF rule in EXPECTED"
                                 if entry in entries else " is missing"))


def prove_scanner(tap, ragel, source, specifications):
    path = "grammar/" + place_of(source)
    if source in WITHOUT_ABNF:
        tap.skip(path + "'s language", WITHOUT_ABNF[source])
        prove_skips_of(tap, ragel, source)
        prove_passes_of(tap, ragel, source)
        return
    automaton = automaton_of(ragel, source)
    tap.test(path + " has the entries that are proved here and no others",
             lambda: prove_entries(automaton, source))
    for entry, rule in sorted(EXPECTED.get(source, {}).items()):
        name = "%s %s" % (path, entry.replace("main_as_", ""))
        if entry not in automaton.entries:
            continue    # the previous test has failed already
        tap.test("%s is %s of %s" % (
            name, rule, specifications.rule(rule).grammar.source),
            lambda: prove_language(specifications.dfa(rule), automaton, entry))
        if source not in WHOLE_ONLY:
            tap.test(name + " marks the longest valid prefix",
                     lambda: prove_prefix_property(automaton, entry))
        if rule not in AMBIGUOUS and specifications.has_host(rule):
            tap.test(name + " tells the kinds of host", lambda:
                     prove_host_kinds(automaton, entry,
                                      specifications.host_kinds(rule)))
    prove_skips_of(tap, ragel, source)
    prove_passes_of(tap, ragel, source)
    if source in TOLERANT:
        prove_tolerant(tap, ragel, source, specifications)


def prove_tolerant(tap, ragel, source, specifications):
    """The same of a machine with its symbols, against the extended ABNF."""
    automaton = whole_automaton_of(ragel, source)
    for entry, name in sorted(EXPECTED[source].items()):
        rule = specifications.tolerant_rule(name)
        what = "grammar/%s %s, with what is tolerated," % (
            place_of(source), entry.replace("main_as_", ""))
        tap.test("%s is %s of tests/abnf/tolerance.abnf" % (what, name),
                 lambda: prove_language(rule.grammar.dfa(rule.name), automaton, entry))
        tap.test(what + " marks the longest valid prefix",
                 lambda: prove_prefix_property(automaton, entry))
        if name not in AMBIGUOUS and specifications.has_host(name):
            tap.test(what + " tells the kinds of host", lambda: prove_host_kinds(
                automaton, entry, HostKinds(specifications.tolerant_uri, rule)))


# --- Self-test: the proofs can fail -------------------------------------------

def expect(expected, found):
    if expected != found:
        raise Disproved("expected %s, found %s" % (expected, found))


def disproof(proof, *arguments):
    """The message of a proof that must fail."""
    try:
        proof(*arguments)
    except (Disproved, AbnfError) as failure:
        return str(failure)
    return "no failure"


def abnf_dfa(text):
    grammar = Grammar(text, "self-test")
    grammar.check()
    return dfa_of(Rule(grammar, "a"))


# Two grammars for a rule a, and a shortest string that only the first (<) or only the second
# (>) accepts.
ABNF_PAIRS = (
    ('a = "v"', "a = %x76 / %x56", None),
    ('a = "v"', "a = %x76", '< "V"'),
    ("a = %x0D.0A", "a = %d13.10", None),
    ("a = %b1000001-1000011", 'a = %x41-43', None),
    ('a = 2*3B\nb = %x62', "a = %x62.62 [%x62]", None),
    ('a = 2*3"b"', 'a = 2"b"', '< "bbb"'),
    ('a = *1("x" / "y") "z"', 'a = ["x"] "z"', '< "yz"'),
    ('a = "x"\na =/ "y"', 'a = "x" / "y"', None),
    ('a = *"x" ; "y"\n    "z" ";"', 'a = *"x" "z"', '> "z"'),
    ("a = 0<b>\nb = %x62", 'a = ""', None),
    ('a = 1*"x"', 'a = *"x"', '> ""'),
    ('a = %x00-FF', 'a = %x00-FE', '< "\\xFF"'),
    ('a = "x" *"y" "z"', 'a = "x" 1*"y" "z"', '< "xz"'),
)

ABNF_ERRORS = (
    ("a = b", "self-test: no rule b"),
    ("a = *b\nb = [A]", "a -> b -> a: recursive, so not regular"),
    ('a = "b', 'self-test:1: not ABNF: "b'),
    ('a = ("b"\nc = "d"', 'self-test:2: ")" is missing'),
    ('a = "b"\nA = "c"', "self-test:2: A is defined twice"),
    ("a = %x41-100", "self-test:1: %x41-100 is not a range of bytes"),
)

Mutation = namedtuple("Mutation", "name pattern replacement proof failure file",
                      defaults=("rfc3986.rl",))


def mutations(specifications):
    """Mistakes seen in translations of RFC 3986, and in the other files those that
    violate what documents say only in prose; each with the message that the proof must
    give.  Each pattern occurs once."""
    def language(rule):
        entry, source = "main_as_" + rule.replace("-", "_"), "parse.rl"
        if entry not in EXPECTED[source]:
            source = "rules.rl"
        return source, lambda automaton: prove_equal(
            specifications.dfa(rule), language_of(automaton, entry))

    def accepted(rule):
        source = "accept_%s.rl" % rule.partition(":")[0]
        return source, lambda automaton: prove_equal(
            specifications.dfa(rule),
            language_of(with_rules(automaton, source), rule))

    def prefix(automaton):
        prove_prefix_property(automaton, "main_as_URI_reference")

    def kinds(automaton):
        prove_host_kinds(automaton, "main_as_host",
                         specifications.host_kinds("host"))

    return (
        Mutation("one h16 too few before the elision",
                 r"(\)\s*)\{0,4\}", r"\1{0,3}",
                 language("IPv6address"),
                 'only the ABNF accepts "0:0:0:0:0::0:0"'),
        Mutation('a case-sensitive "v"', r'"v"i(\s+HEXDIG)', r'"v"\1',
                 language("host"), 'only the ABNF accepts "[V0.0]"'),
        Mutation("a colon in segment-nz-nc",
                 r'(segment_nz_nc\s*=[^;]*"@")', r'\1 | ":"',
                 language("URI-reference"),
                 'only Ragel\'s machine accepts ":"'),
        Mutation("a fragment in absolute-URI",
                 r"(absolute_URI\s*=[^;]*)", r'\1 ( "#" fragment )?',
                 language("absolute-URI"),
                 'only Ragel\'s machine accepts "a:#"'),
        Mutation("an octet of 256", r'("25"\s+0x30\.\.0x3)5', r"\g<1>6",
                 language("IPv4address"),
                 'only Ragel\'s machine accepts "0.0.0.256"'),
        Mutation("an event on a byte that may not be the last",
                 r'("%")(\s+HEXDIG\s+HEXDIG)', r"\1 @query_begin \2",
                 ("parse.rl", prefix),
                 '"%" fires query_begin, though the input can end before it '
                 "but not there"),
        Mutation("a host that is an IPv4address and a reg-name",
                 r"\(\s*reg_name\s*-\s*IPv4address\s*\)", "reg_name",
                 ("rules.rl", kinds),
                 '"0.0.0.0" fires IPv4address_end and reg_name_end, '
                 "should fire IPv4address_end"),
        Mutation("a byte missing from the class of a skip to the end",
                 r"rest     = \( any ", r'rest     = ( ( any - "#" ) ',
                 ("find_shape.rl", lambda automaton: prove_skip(
                     automaton, SKIPS["find_shape.rl"][0], set(range(256)))),
                 no_loop(b"data:,0", b"#"), "find_shape.rl"),
        Mutation("a path segment of two characters, as the document prints it",
                 r"(xpalphas\s*=\s*xpalpha)\+", r"\1 xpalpha?",
                 accepted("url1994:path"),
                 'only the ABNF accepts "000"', "url1994.rl"),
        Mutation("a label of 64 bytes",
                 r"(domainlabel\s*=[^;]*\{0,6)1", r"\g<1>2",
                 accepted("uri2003:hostname"),
                 'only Ragel\'s machine accepts "%s"' % (64 * "0"), "uri2003.rl"),
        Mutation("a surrogate", r"(0xED 0x80\.\.0x)9F", r"\1BF",
                 ("iri.rl", lambda automaton: prove_equal(
                     specifications.dfa("IRI-reference"),
                     language_of(automaton, "main_as_IRI_reference"))),
                 'only Ragel\'s machine accepts "\\xED\\xB2\\xB2"', "rfc3987.rl"),
        Mutation("a private character in a path",
                 r"(tolerated\s*= )", r"\1iprivate | ",
                 ("iri.rl", lambda automaton: prove_equal(
                     specifications.dfa("irelative-ref"),
                     language_of(automaton, "main_as_irelative_ref"))),
                 'only Ragel\'s machine accepts "\\xEE\\xB2\\xB2"', "rfc3987.rl"),
        Mutation("a top label that starts with a digit",
                 r"(toplabel\s*=\s*)alpha \|", r"\1alphanum |",
                 accepted("url1997:host"),
                 'only Ragel\'s machine accepts "0"', "url1997.rl"),
    )


def mutated_automaton(ragel, mutation, source):
    with tempfile.TemporaryDirectory() as directory:
        for name in grammar_files():
            os.makedirs(os.path.dirname(os.path.join(directory, name)), exist_ok=True)
            shutil.copy(os.path.join(GRAMMAR, name), os.path.join(directory, name))
        path = os.path.join(directory, place_of(mutation.file))
        with open(path, encoding="utf-8") as file:
            text, count = re.subn(mutation.pattern, mutation.replacement,
                                  file.read())
        if count != 1:
            raise Disproved("%s occurs %d times in %s"
                            % (mutation.pattern, count, mutation.file))
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return automaton_of(ragel, source, directory)


def test_abnf_pairs():
    for left, right, expected in ABNF_PAIRS:
        found = difference(abnf_dfa(left), abnf_dfa(right))
        expect(expected, found and "<>"[not found[1]] + " " + shown(found[0]))
    return "%d pairs" % len(ABNF_PAIRS)


def test_abnf_errors():
    for text, message in ABNF_ERRORS:
        expect(message, disproof(abnf_dfa, text))
    return "%d errors" % len(ABNF_ERRORS)


def test_characters(specifications):
    """The characters of RFC 3987, each in UTF-8 as Python encodes it, and nothing else."""
    ranges = {"ucschar": [(0xA0, 0xD7FF), (0xF900, 0xFDCF), (0xFDF0, 0xFFEF)] +
                         [(p << 16 | (0x1000 if p == 14 else 0), p << 16 | 0xFFFD)
                          for p in range(1, 15)],
              "iprivate": [(0xE000, 0xF8FF), (0xF0000, 0xFFFFD), (0x100000, 0x10FFFD)]}
    count = 0
    for name, parts in ranges.items():
        dfa = specifications.dfa(name)
        characters = [c for low, high in parts for c in range(low, high + 1)]
        for character in characters:
            state = dfa.start
            for byte in chr(character).encode("utf-8"):
                state = dfa.next(state, byte)
            if state not in dfa.final:
                raise Disproved("%s lacks U+%04X" % (name, character))
        expect(len(characters), strings_of(dfa))
        count += len(characters)
    return "%d characters" % count


def strings_of(dfa):
    """How many strings it accepts, if they are finitely many."""
    @functools.lru_cache(maxsize=None)
    def below(state):
        return (state in dfa.final) + sum(
            below(dfa.next(state, byte)) for byte in range(256)
            if dfa.next(state, byte) is not None)
    return below(dfa.start)


def test_dead_state():
    """Accepts "a"; "b" leads to a dead state."""
    class_of = [2] * 256
    class_of[ord("a")], class_of[ord("b")] = 0, 1
    dfa = Dfa(0, {1}, {0: [1, 2, None], 1: [None] * 3, 2: [2, 2, None]},
              class_of)
    expect('nothing valid starts with "b", but the machine continues after it',
           disproof(prove_alive, dfa))
    expect(2, len(minimize(dfa).step))


def test_widened_skips(ragel):
    """Every skip, with one byte too many."""
    count = 0
    for source, skips in sorted(SKIPS.items()):
        automaton = automaton_of(ragel, source)
        for skip in skips:
            if skip.too_much is None:       # it skips all bytes
                continue
            found = disproof(prove_skip, automaton, skip,
                             skip.over() | set(skip.too_much))
            if " skips %s, which" % shown(skip.too_much) not in found:
                raise Disproved("%s: %s" % (source, found))
            count += 1
    for source, (proof, classes, too_much) in sorted(PASSES.items()):
        over, *others = map(text_class, classes)
        found = disproof(proof, automaton_of(ragel, source), over | set(too_much), *others)
        if "it skips" not in found or shown(too_much)[1:-1] not in found:
            raise Disproved("%s: %s" % (source, found))
        count += 1
    return "%d classes" % count


def test_moving():
    """A file that moves p, included by a file that a scanner includes, and one by itself."""
    part = "%%{\n machine part;\n action a { p++; }\n}%%"
    middle = '%%{\n machine middle;\n include part "part.rl";\n}%%'
    scanner = '%%{\n machine scanner;\n include middle "parts/middle.rl";\n}%%'
    back = "%%{\n machine back;\n action a { p--; }\n}%%"
    texts = {"part.rl": part, "middle.rl": middle, "back.rl": back}
    expect({"middle.rl"}, moving(texts))
    texts.update({"scanner.rl": scanner, "alone.rl": part})
    expect({"alone.rl", "scanner.rl"}, moving(texts))


def test_not_isomorphic():
    """The same language, with one state duplicated."""
    class_of = [0] * 256
    one = Dfa(0, {0}, {0: [0]}, class_of)
    two = Dfa(0, {0, 1}, {0: [1], 1: [0]}, class_of)
    expect(None, difference(one, two))
    expect('after "0" the minimal automata differ',
           disproof(prove_isomorphic, one, two))
    expect("no failure", disproof(prove_isomorphic, one, minimize(two)))


def test_mutation(ragel, mutation):
    source, proof = mutation.proof
    expect(mutation.failure,
           disproof(proof, mutated_automaton(ragel, mutation, source)))
    return mutation.failure


def self_test(tap, ragel, specifications):
    tap.test("self-test: ABNF is compared as RFC 5234 reads it",
             test_abnf_pairs)
    tap.test("self-test: ABNF that is malformed or not regular is rejected",
             test_abnf_errors)
    tap.test("self-test: characters are encoded in UTF-8, all of them",
             lambda: test_characters(specifications))
    tap.test("self-test: a dead state is detected", test_dead_state)
    tap.test("self-test: a byte too many in a skip is detected",
             lambda: test_widened_skips(ragel))
    tap.test("self-test: a scanner that skips by what it includes is detected", test_moving)
    tap.test("self-test: automata with different states are detected",
             test_not_isomorphic)
    for mutation in mutations(specifications):
        tap.test("self-test: detected: " + mutation.name,
                 lambda: test_mutation(ragel, mutation))


def find_ragel():
    """The path of ragel 6.10, or None."""
    path = shutil.which(os.environ.get("RAGEL") or "ragel")
    if not path:
        return None
    version = subprocess.run([path, "--version"], stdout=subprocess.PIPE,
                             universal_newlines=True).stdout
    # A relative RAGEL is relative to where this was called from.
    return os.path.abspath(path) if " 6.10 " in version else None


def main():
    argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    ragel = find_ragel()
    if not ragel:
        if os.environ.get("CI") == "true":
            print("1..1\nnot ok 1 - ragel 6.10 is needed")
            return 1
        print("1..0 # SKIP ragel 6.10 is needed")
        return 0
    tap, specifications = Tap(), Expectations()
    self_test(tap, ragel, specifications)
    tap.test("every URI-reference is an IRI-reference, every IRI-reference in US-ASCII a "
             "URI-reference", lambda: prove_ascii(specifications))
    tap.test("Appendix B's expression accepts every string", lambda:
             prove_same_rules(specifications, "split", "every-string"))
    tap.test("RFC 1738's url is its genericurl", lambda:
             prove_same_rules(specifications, "url", "genericurl"))
    tap.test("url1997's generic-URL adds nothing to its opaque-URL", lambda:
             prove_same_rules(specifications, "url1997:absoluteURL",
                              "url1997:opaque-URL"))
    for rule in "IPv6address", "IPv4address":
        tap.test("uri2003's %s is RFC 3986's" % rule, lambda:
                 prove_same_rules(specifications, "uri2003:" + rule, rule))
    tap.test("the classes named in messages are the ABNF's",
             lambda: prove_classes(specifications.uri))
    tap.test("actions skip bytes in these scanners only", prove_no_other_skips)
    try:
        for source in sorted((set(EXPECTED) | scanner_sources())
                             - set(ACCEPTING)):
            prove_scanner(tap, ragel, source, specifications)
        for source in sorted(ACCEPTING):
            prove_accepting(tap, ragel, source, specifications)
    except RagelError as failure:
        print("Bail out! %s" % failure)
        return 1
    print("1..%d" % tap.count)
    return 1 if tap.failed else 0


if __name__ == "__main__":
    sys.exit(main())
