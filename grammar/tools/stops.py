"""Which bytes end a run in each state of a small machine that ragel -G2 writes.

    stops.py NAME MACHINE.xml

The input is the output of `ragel -x` for a scanner whose states all jump; the output is
NAME_stops.h.
"""
import sys

from ragelxml import Automaton

# More bytes than this are not worth a comparison each.
MOST = 4


def stops_of(automaton, state):
    """The bytes that do not leave the state as it is, without an event."""
    loops = {byte for low, high, target, actions in automaton.step[state]
             for byte in range(low, high + 1) if target == state and not actions}
    return sorted(set(range(256)) - loops)


def main():
    name, path = sys.argv[1:]
    with open(path, encoding="ascii") as file:
        automaton = Automaton(file)
    upper = name.upper()
    stops = {state: stops_of(automaton, state) for state in automaton.step}
    stops = {state: found for state, found in stops.items() if len(found) <= MOST}
    used = sorted({byte for found in stops.values() for byte in found})
    print("/* The bytes that end runs.  Generated from grammar/machines/%s.rl by ragel 6.10 and"
          % name)
    print(" * grammar/tools/stops.py; do not edit. */")
    print("#ifndef URIC_%s_STOPS_H\n#define URIC_%s_STOPS_H\n" % (upper, upper))
    print("/* Each has its number. */")
    print("enum { URIC_%s_STOPS = %d };" % (upper, len(used)))
    print("#define URIC_%s_EACH_STOP(X) %s\n" % (
        upper, " ".join("X(%d, %d)" % stop for stop in enumerate(used))))
    print("/* What each state does before it reads a byte. */")
    for state in sorted(automaton.step):
        if state not in stops:
            jump = "(void)0"
        elif not stops[state]:
            jump = "JUMP_TO_END(%d)" % state
        else:
            jump = "JUMP(%s, %d)" % (" | ".join(
                "STOPS(%d)" % used.index(byte) for byte in stops[state]), state)
        print("#define URIC_%s_JUMP_%d %s" % (upper, state, jump))
    print("\n#endif")


if __name__ == "__main__":
    main()
