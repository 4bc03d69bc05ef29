#!/bin/sh
# Measures how much of the library's source its tests run, lines and branches by file, and
# lists the rest, as TAP.  This does not judge the tests: it finds code that none of them
# reaches.
#
#   coverage.sh    from the top of the tree.  Takes gcc with gcov, ragel, python3,
#                  bats, and qemu-x86_64 for processors that lack something
#
# AArch64's kernel is not counted: only one machine's coverage is measured.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} CC=${CC:-cc} GCOV=${GCOV:-gcov}
at=$BUILD/coverage
rm -rf "$at"
mkdir -p "$at"

fail() { # what, log
    echo "not ok 1 - $1"
    tail -n 20 "$2" | sed 's/^/# /'
    echo 1..1
    exit 1
}

# Functions are not inlined, so that each is counted once.
make_counted() { # directory, flags, target...
    directory=$1
    flags="-O0 -w --coverage -DURIC_ALWAYS_INLINE=inline -DSLOW=1 $2"
    shift 2
    $MAKE -s -j2 BUILD="$directory" CC="$CC" CC_native="$CC --coverage" \
        CFLAGS="$flags" MACHINE_CFLAGS="$flags" "$@" \
        > "$directory.log" 2>&1 || fail "$directory cannot be built" "$directory.log"
}

run() { # directory, program, arguments
    program=$1/tests/units/$2 log=$1-$2.log
    shift 2
    "$program" "$@" > "$log" 2>&1 || fail "$program fails" "$log"
}

# The kernels that the processor chooses from, and their callers.
whole() {
    for suite in fixtures schemes columns editions resolve relate edit normalize audit \
            find log; do
        run "$at/any" test_$suite .
    done
    for suite in api stream base percent; do
        run "$at/any" test_$suite
    done
    run "$at/any" test_theorems 1000
    run "$at/any" test_random . 20000
    run "$at/any" forms . 5000
}

# The generated scanners, on strings that take all their transitions.
machines() {
    made=$at/machines/tests
    "$made/wmethod-native" "$made/model.txt" > "$at/wmethod.log" 2>&1 ||
        fail 'the W-method fails' "$at/wmethod.log"
    "$made/wverdict-native" "$made/verdicts.txt" > "$at/wverdict.log" 2>&1 ||
        fail 'the W-method of other scanners fails' "$at/wverdict.log"
    "$made/generated-native" "$made/generated-3986.txt" > "$at/generated.log" 2>&1 ||
        fail 'generated strings fail' "$at/generated.log"
}

# The command, on its own tests; `make check` reports their failures.  Tests of its memory are
# slow and reach no other code.
command_line() {
    URIC=$at/command/uric
    export URIC
    find tests/cli -name '*.bats' ! -name memory.bats -exec bats --tap {} + \
        > "$at/cli.log" 2>&1
}

# The parts that only a build for one instruction set runs on this machine; the last one built
# is the one chosen.
alone() { # isa
    tests=$at/$1/tests/units
    make_counted "$at/$1" -DFAR_TEXTS=0 ISA="$1" "$tests/forms" "$tests/test_columns" \
        "$tests/test_percent" "$tests/test_schemes" "$tests/test_find" "$tests/test_log"
    run "$at/$1" forms . 5000
    run "$at/$1" test_columns .
    run "$at/$1" test_percent
    run "$at/$1" test_schemes . 1000
    [ "$1" != portable ] || for suite in find log; do
        run "$at/portable" test_$suite .
    done
}

# Processors that lack SSE4.1, AVX, AVX2 and AVX-512.
lesser() {
    for processor in core2duo Nehalem SandyBridge Haswell; do
        qemu-x86_64 -cpu $processor "$at/any/tests/units/forms" . 1 \
            > "$at/$processor.log" 2>&1 || fail "forms fail on $processor" "$at/$processor.log"
    done
}

at=$(cd "$at" && pwd)
make_counted "$at/any" '' tests-units "$at/any/tests/units/forms"
make_counted "$at/machines" '' "$at/machines/tests/wmethod-native" \
    "$at/machines/tests/model.txt" "$at/machines/tests/wverdict-native" \
    "$at/machines/tests/verdicts.txt" "$at/machines/tests/generated-native" \
    "$at/machines/tests/generated-3986.txt"
make_counted "$at/command" -fprofile-update=atomic "$at/command/uric"
(whole; machines) > "$at/whole.failed" &
command_line &
for isa in $("$at/any/tests/units/forms" . 1 |
        sed -n 's/^ok .* - \([a-z0-9]*\): the fixtures.*/\1/p' | sed '$d'); do
    (alone "$isa")
done > "$at/alone.failed"
(lesser) > "$at/lesser.failed"
wait
cat "$at"/*.failed
cat "$at"/*.failed | grep -q . && exit 1
python3 tests/analysis/coverage.py "$GCOV" "$at"
