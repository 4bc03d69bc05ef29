#!/usr/bin/env python3
"""Lines and branches of the library's source that its tests ran, from gcov's output for each
object, as a table and TAP.

  coverage.py GCOV DIRECTORY...     DIRECTORY has objects' .gcda files; from the top of
                                    the tree

A line compiled more than once, for several instruction sets or in several units, counts as
run if it ran in one of them; so does a branch.

A comment "unreachable: why" marks code that no call can run: the line that it ends on or, if
it has a line of its own, the next one, and the lines indented below that.  If the line itself
runs, its branches are excused.  The mark is an error if everything that it excuses was run.
"""
import json
import os
import re
import subprocess
import sys

# The minimum percentages of lines and branches in each part.  Lines of the command that only a
# full disk or a lack of memory reaches are not all run.
PARTS = [("the core", r"src/(?!cli/|text/|log/)", 100.0, 95.0),
         ("for text", r"src/(text|log)/", 100.0, 95.0),
         ("the command", r"src/(command|logs)/", 94.0, 85.0),
         ("generated, of the core",
          r"gen/[a-z]+/(?!accept|find|log|scheme1738|.*_(F1|T0)\.c|re2c)", 90.0, 80.0),
         # tested by examples
         ("generated, for text", r"gen/machines/(find|log)", 40.0, 30.0),
         ("generated, of the editions", r"gen/machines/(accept|scheme1738)", 90.0, 80.0)]
MARK = re.compile(r"/\*\s+unreachable: .*?\*/", re.DOTALL)


class File:
    def __init__(self):
        self.lines = {}     # number: whether it was run
        self.branches = {}  # (number, branches on its line, index): whether it was taken
        self.excused = set()
        self.marks = {}     # the marked line: all lines that it excuses

    def add(self, line):
        number, branches = line["line_number"], line["branches"]
        self.lines[number] = self.lines.get(number, False) or line["count"] > 0
        for i, branch in enumerate(branches):
            key = number, len(branches), i
            self.branches[key] = self.branches.get(key, False) or branch["count"] > 0

    def mark(self, path):
        with open(path, encoding="ascii") as file:
            text = file.read()
        lines = text.split("\n")
        for found in MARK.finditer(text):
            number = text.count("\n", 0, found.end()) + 1
            if not lines[number - 1].replace("*/", "").strip(" */") or \
                    text[text.rfind("\n", 0, found.start()) + 1:found.start()].isspace() \
                    and text[found.end()] == "\n":
                number += 1
            self.marks[number] = {number} | below(lines, number)
            self.excused |= self.marks[number]

    def missed_lines(self):
        return sorted(n for n, run in self.lines.items()
                      if not run and n not in self.excused)

    def missed_branches(self):
        """Lines with an untaken branch, with + or - for each branch."""
        found = {}
        for key, taken in sorted(self.branches.items()):
            if key[0] not in self.excused and self.lines[key[0]]:
                found[key[0]] = found.get(key[0], "") + "-+"[taken]
        return {n: signs for n, signs in found.items() if "-" in signs}

    def needless(self):
        """Marks on lines that were run with every branch."""
        return sorted(
            number for number, all_lines in self.marks.items()
            if all(self.lines.get(n, True) for n in all_lines) and
            all(taken for key, taken in self.branches.items() if key[0] in all_lines))

    def count(self):
        """Lines run, all lines, branches taken, all branches, lines excused."""
        lines = [run for n, run in self.lines.items() if run or n not in self.excused]
        branches = [taken for key, taken in self.branches.items()
                    if taken or key[0] not in self.excused]
        excused = sum(not run for n, run in self.lines.items() if n in self.excused)
        untaken = sum(not taken for key, taken in self.branches.items()
                      if key[0] in self.excused)
        return [sum(lines), len(lines), sum(branches), len(branches), excused, untaken]


def indentation(line):
    return len(line.expandtabs()) - len(line.expandtabs().lstrip())


def below(lines, number):
    """The lines indented below a line."""
    found, at = set(), indentation(lines[number - 1])
    for n in range(number + 1, len(lines) + 1):
        if lines[n - 1].strip() and indentation(lines[n - 1]) <= at:
            break
        found.add(n)
    return found


def read(gcov, directories):
    files = {}
    objects = [os.path.join(at, name) for directory in directories
               for at, _, names in os.walk(directory)
               for name in names if name.endswith(".gcda")]
    for path in sorted(objects):
        text = subprocess.run([gcov, "--json-format", "--stdout",
                               "--branch-probabilities", path], check=True,
                              capture_output=True, text=True).stdout
        for file in (f for part in text.splitlines() for f in json.loads(part)["files"]):
            if re.match(r"(src|gen)/", file["file"]):
                for line in file["lines"]:
                    files.setdefault(file["file"], File()).add(line)
    return files


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


def row(name, count):
    run, lines, taken, branches, excused, untaken = count
    text = "# %-28s %5d of %5d %6.2f %%  %5d of %5d %6.2f %%" % (
        name, run, lines, percent(run, lines), taken, branches, percent(taken, branches))
    if excused or untaken:
        text += "  %d, %d unreachable" % (excused, untaken)
    print(text)


def total(counts):
    return [sum(column) for column in zip(*counts)] or [0] * 6


def table(title, files):
    print("#\n# %-28s %24s  %24s" % (title, "lines run", "branches taken"))
    counts = []
    for path in sorted(files):
        counts.append(files[path].count())
        row(path, counts[-1])
    row("together", total(counts))
    return total(counts)


def show(path, file):
    with open(path, encoding="ascii") as source:
        lines = source.read().split("\n")
    found = {n: "never run" for n in file.missed_lines()}
    found.update(file.missed_branches())
    found.update((n, "marked unreachable, and run") for n in file.needless())
    for n, what in sorted(found.items()):
        print("# %s:%d: %s: %s" % (path, n, what, lines[n - 1].strip()))


def good_parts(files):
    """Prints each part's table; yields whether it reaches its minimum, and a description."""
    for title, pattern, least_lines, least_branches in PARTS:
        of_part = {p: f for p, f in files.items() if re.match(pattern, p)}
        count = table(title, of_part)
        for run, whole, least, what in ((*count[:2], least_lines, "lines run"),
                                        (*count[2:4], least_branches, "branches taken")):
            yield (percent(run, whole) >= least,
                   "%s: %d of %d %s, at least %g %%" % (title, run, whole, what, least))


def main():
    files = read(sys.argv[1], sys.argv[2:])
    for path, file in files.items():
        file.mark(path)
    results = list(good_parts(files))
    results.append((not any(file.needless() for file in files.values()),
                    "no line marked unreachable was run"))
    print("#")
    for path, file in sorted(files.items()):
        if path.startswith("src/"):
            show(path, file)
    for number, (holds, what) in enumerate(results, 1):
        print("%s %d - %s" % ("ok" if holds else "not ok", number, what))
    print("1..%d" % len(results))
    return 0 if all(holds for holds, _ in results) else 1


sys.exit(main())
