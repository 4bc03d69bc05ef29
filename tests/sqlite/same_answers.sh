#!/bin/sh
# Compares SQLite's answers with those of sql.h, function by function, as TAP.
#
#   same_answers.sh PROGRAMS EXTENSION [OPTION OF calls_of.py...]
#
# PROGRAMS is the directory of sqlite_calls.
set -u

programs=$1 extension=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

same_answers() { # option... function
    python3 tests/sql/calls_of.py "$@" > "$work/calls" &&
        "$BUILD/tests/sql_answers" "$work/calls" > "$work/expected" &&
        "$programs/sqlite_calls" "$extension" "$work/calls" > "$work/got" &&
        [ -s "$work/expected" ] && cmp -s "$work/expected" "$work/got" && return
    paste -d '\n' "$work/calls" "$work/expected" "$work/got" |
        awk 'NR % 3 == 1 { call = $0 } NR % 3 == 2 { answer = $0 }
            NR % 3 == 0 && $0 != answer {
                print call "\nexpected " answer "\ngot      " $0
                if (++n == 5)
                    exit
            }'
    return 1
}

for function in $(sed -n 's/^\([a-z][a-z_]*\)	.*/\1/p' src/engines/functions.tsv); do
    what="$function: the same answers"
    same_answers "$@" "$function" > "$work/output" 2>&1
    outcome $? "$what to $(wc -l < "$work/calls") calls"
done
echo "1..$number"
