#!/bin/sh
# Lists the targets that call each public function that reads bytes: one with a parameter that
# is not a number.
#
#   called.sh OBJECTS TARGET...
#
# prints a line for each, function and targets; fails where there is none.  OBJECTS is
# the directory of the compiled tests.
set -eu

objects=$1
shift

declared() {
    awk '
            /^URIC_API/ { all = "" }
            { all = all " " $0 }
            /;/ && all ~ /URIC_API/ {
                name = all
                sub(/^.*URIC_API /, "", name)
                parameters = name
                sub(/\(.*/, "", name)
                sub(/.*[ *]/, "", name)
                sub(/^[^(]*/, "", parameters)
                if (parameters ~ /[*[]|struct uric_(bytes|ref)/)
                    print name
                all = ""
            }' src/include/uric*.h | sort -u
}

# Calls made by the targets' shared code count for each target that calls it.
calls() { # object
    nm -u "$objects/$1.o" | sed -n 's/^ *U //p'
}

for target; do
    {
        calls "fuzz/fuzz_$target"
        ! calls "fuzz/fuzz_$target" | grep -q target_trial ||
            { calls theorems/trials && calls theorems/theorems; }
        ! calls "fuzz/fuzz_$target" | grep -q theorem_tolerated ||
            calls theorems/tolerance_theorems
        ! calls "fuzz/fuzz_$target" | grep -q theorem_iri || calls theorems/iri_theorems
        ! calls "fuzz/fuzz_$target" | grep -q oracle || calls differential/oracles
    } | sed -n "s/^uric[6_].*/& $target/p"
done | sort -u | awk -v declared="$(declared)" '
    { targets[$1] = targets[$1] " " $2 }
    END {
        n = split(declared, name, "\n")
        for (i = 1; i <= n; i++) {
            print name[i] ":" (name[i] in targets ? targets[name[i]] : " NONE")
            none += !(name[i] in targets)
        }
        exit !!none
    }'
