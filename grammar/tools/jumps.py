"""What ragel's own back end needs besides its states: the start of each rule, the class by
which each state may jump, and the marks to clear where the input ends.

    jumps.py NAME CLASSES.xml MACHINE.xml

The inputs are the output of `ragel -x` for grammar/classes.rl and for a scanner whose states
all jump; the output is NAME_tables.h.
"""
import sys

from classes import classes
from ragelxml import Automaton
from walk import JUMPS, Machine, Marks, Writer


def main():
    name, class_path, path = sys.argv[1:]
    with open(class_path, encoding="ascii") as file:
        named = [c for c in classes(Automaton(file), "run_") if c[0] in JUMPS]
    with open(path, encoding="ascii") as file:
        automaton = Automaton(file)
    found = {action for actions in automaton.leaving.values() for action in actions}
    if found - {"jump", "leave"}:
        sys.exit("jumps.py: %s: a from-state action %s" % (path, min(found)))
    automaton.leaving = {}
    machine = Machine(automaton, path)
    upper = name.upper()
    print("/* Generated from grammar/machines/%s_ragel.rl by ragel 6.10 and grammar/tools/jumps.py. */" % name)
    print("#ifndef URIC_%s_TABLES_H\n#define URIC_%s_TABLES_H\n" % (upper, upper))
    print("/* Where each rule starts. */\nenum {")
    for rule, state in machine.roots.items():
        print("    %s_START_%s = %d," % (upper, rule, state))
    print("};\n")
    print("/* What each state does before it reads a byte. */")
    for state in sorted(machine.move):
        jump = machine.jump(state, named)
        print("#define %s_JUMP_%d %s" % (
            upper, state, "JUMP_OR_END(%s, %d)" % (jump, state) if jump else "(void)0"))
    left = sorted({name for names in Marks(machine).left.values() for name in names})
    print("\n/* The component in which each state is. */")
    print("static const unsigned char %s_component[%d] = {" % (name, max(machine.move) + 1))
    for state in range(max(machine.move) + 1):
        print("    %s," % machine.part_of_state.get(state, 0))
    print("};")
    print("\n/* What to clear where the input ends, after the events. */")
    print("#define %s_CLEAR do { %s} while (0)" % (upper, Writer.clear(left)))
    print("\n#endif")


if __name__ == "__main__":
    main()
