#!/usr/bin/env python3
"""Checks calls and stack, from the files that gcc -fcallgraph-info=su writes for a unit.

  calls.py MOST DEEPEST FILE...  TAP: no function takes more than MOST bytes of stack, or an
                                 unbounded number; none is recursive; none takes more than
                                 DEEPEST bytes with its callees
  calls.py --table FILE...       lists each function's bytes, alone and with its callees,
                                 the largest first

The deepest stack is printed with its call path.  A call through a member of struct uric_kernels
counts as a call of every instruction set's function for that member, a call through any other
pointer as a call of every function of every instruction set.  The caller's own functions, such
as a registry's, are not counted.
"""
import re
import sys
from graphlib import CycleError, TopologicalSorter

NODE = re.compile(r'node: \{ title: "([^"]*)" label: "([^"]*)"')
EDGE = re.compile(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"'
                  r'(?: label: "([^"]*):(\d+):(\d+)")?')
STACK = re.compile(r"(\d+) bytes \((static|dynamic|dynamic,bounded)\)")
THROUGH_POINTER = "__indirect_call"
FORM = re.compile(r"(^|_)(portable|sse41|avx2|avx512|vbmi2|neon)(_|$)")
# A call of a member; states jump through a macro, which calls pass().
MEMBER = re.compile(r"(?:\w+(?:\(\))?->)?(\w+)\(")
MACROS = {"JUMP": "pass", "FINISH": "search", "FINISH_WITHOUT_HASH": "search"}
# The only other call through a pointer: the search of each kernel's own stage 1.
SEARCH = "search"


def plain(name):
    return name.rpartition(":")[2]


def members(path="src/library/parse/isa.h"):
    """The functions that struct uric_kernels points to."""
    with open(path, encoding="ascii") as file:
        members = re.search(r"^struct uric_kernels \{(.*?)^\};", file.read(), re.M | re.S)
    return re.findall(r"\(\*(\w+)\)\(", members[1])


class Source:
    """The lines of the calls."""

    def __init__(self):
        self.lines = {}

    def member_at(self, path, line, column):
        """The member of struct uric_kernels called there; "" if none."""
        if path not in self.lines:
            with open(path, encoding="ascii") as file:
                self.lines[path] = file.read().split("\n")
        found = MEMBER.match(self.lines[path][int(line) - 1][int(column) - 1:])
        name = MACROS.get(found[1], found[1]) if found else ""
        return name if name in MEMBERS + [SEARCH] else ""


MEMBERS = members()


def read(paths):
    stack, unbounded, calls, source = {}, [], {}, Source()
    for path in paths:
        with open(path, encoding="ascii") as file:
            text = file.read()
        for name, label in NODE.findall(text):
            found = STACK.search(label)
            if found:
                stack[name] = int(found.group(1))
                unbounded += [plain(name)] if found.group(2) == "dynamic" else []
        for caller, callee, *at in EDGE.findall(text):
            if callee == THROUGH_POINTER:
                callee += source.member_at(*at)
            calls.setdefault(caller, set()).add(callee)
    for name in stack:
        calls.setdefault(name, set())
    for member in [""] + MEMBERS:
        calls[THROUGH_POINTER + member] = {
            name for name in stack if FORM.search(plain(name)) and
            (not member or re.match("uric_%s_" % member, plain(name)))}
    calls[THROUGH_POINTER + SEARCH] = {
        name for name in stack if FORM.search(plain(name)) and plain(name).endswith("_search")}
    return stack, unbounded, calls


def depths(calls, stack):
    """The deepest stack of each function, its callees included, and the path to it."""
    order = TopologicalSorter(calls).static_order()
    depth = {}
    for name in order:      # callees come before callers
        below = max((depth[c] for c in calls.get(name, ())), default=(0, []))
        depth[name] = below[0] + stack.get(name, 0), [plain(name)] + below[1]
    return depth


def table(paths):
    stack, _, calls = read(paths)
    depth = depths(calls, stack)
    print("bytes\tin all\tfunction")
    for name in sorted(stack, key=lambda name: (-stack[name], -depth[name][0], name)):
        print("%d\t%d\t%s" % (stack[name], depth[name][0], plain(name)))


def main():
    if sys.argv[1] == "--table":
        table(sys.argv[2:])
        return
    most, deepest = int(sys.argv[1]), int(sys.argv[2])
    stack, unbounded, calls = read(sys.argv[3:])
    too_much = [plain(n) for n, size in stack.items() if size > most] + unbounded
    largest = max(stack, key=stack.get)
    print("%s 1 - %d functions take at most %d bytes of stack each: %s %d%s" % (
        "not ok" if too_much else "ok", len(stack), most, plain(largest),
        stack[largest], "".join("; not " + name for name in too_much)))
    try:
        depth, way = max(depths(calls, stack).values())
    except CycleError as found:
        print("not ok 2 - no function calls itself: %s" %
              " calls ".join(plain(n) for n in reversed(found.args[1])))
    else:
        print("%s 2 - no function calls itself: %d bytes of stack at most, not more "
              "than %d, in %s" % ("ok" if depth <= deepest else "not ok", depth,
                                  deepest, " > ".join(way)))
    print("1..2")


main()
