#!/usr/bin/env python3
"""What gcc says of a unit's functions: -fcallgraph-info=su writes who calls whom and
how much stack each takes.

  calls.py MOST DEEPEST FILE...  TAP: none takes more than MOST bytes, or a number that
                                 is not bounded; none calls itself, directly or through
                                 others, and with all that it calls none takes more
                                 than DEEPEST bytes
  calls.py --table FILE...       each function, the most first: its bytes, and with all
                                 that it calls

How deep the stack gets at most is printed, with the way there.  A call through a member
of struct uric_kernels is taken for a call of every instruction set's function for it, one
through any other pointer for a call of every function that there is for an instruction set;
a caller's own function, such as a registry's, is not counted.
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
# How a call of a member is written; states jump by a macro, which calls pass().
MEMBER = re.compile(r"(?:\w+(?:\(\))?->)?(\w+)\(")
MACROS = {"JUMP": "pass"}


def plain(name):
    return name.rpartition(":")[2]


def members(path="src/parse/isa.h"):
    """The functions that struct uric_kernels points to."""
    with open(path, encoding="ascii") as file:
        form = re.search(r"^struct uric_kernels \{(.*?)^\};", file.read(), re.M | re.S)
    return re.findall(r"\(\*(\w+)\)\(", form[1])


class Source:
    """The lines that calls are at."""

    def __init__(self):
        self.lines = {}

    def member_at(self, path, line, column):
        """Of struct uric_kernels, that which is called there; "" if it is none."""
        if path not in self.lines:
            with open(path, encoding="ascii") as file:
                self.lines[path] = file.read().split("\n")
        found = MEMBER.match(self.lines[path][int(line) - 1][int(column) - 1:])
        name = MACROS.get(found[1], found[1]) if found else ""
        return name if name in MEMBERS else ""


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
    return stack, unbounded, calls


def depths(calls, stack):
    """What a call of each takes, with all that it calls, and the way there."""
    order = TopologicalSorter(calls).static_order()
    depth = {}
    for name in order:      # what is called comes before its callers
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
