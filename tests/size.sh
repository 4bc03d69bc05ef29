#!/bin/sh
# Sizes of what an embedder copies and compiles, against their budgets.
#
#   size.sh BUILD     CC names the compiler; -O2, as it comes
set -eu

build=$1
over=0
mkdir -p "$build/size"

line() { # what, bytes, budget
    mark=
    if [ "$2" -gt "$3" ]; then
        mark='  OVER BUDGET'
        over=1
    fi
    printf '%-34s %8d bytes, budget %8d%s\n' "$1" "$2" "$3" "$mark"
}

object() { # what, flags, budget
    # shellcheck disable=SC2086 # flags are words
    "${CC:-cc}" -O2 $2 -Igen -c gen/uric.c -o "$build/size/uric.o"
    line "$1" "$(size "$build/size/uric.o" | awk 'NR == 2 { print $4 }')" "$3"
}

line 'gen/uric.c' "$(wc -c < gen/uric.c)" 1048576
object 'object, everything' '' 262144
object 'object, URIC_ONLY_PARSE' '-DURIC_ONLY_PARSE' 65536
exit $over
