#!/bin/sh
# How much of the library's source its tests run: lines and branches by file, and what
# they leave out, as TAP.  What each test is there for, others say: this asks what none
# of them has touched.
#
#   coverage.sh    from the top of the tree.  Takes gcc with gcov, and python3
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

# A function is counted as it is written, not once for each place that it goes to.
make_counted() { # directory, compiler, target...
    directory=$1 compiler=$2
    shift 2
    $MAKE -s BUILD="$directory" CC="$compiler" LDFLAGS="${LDFLAGS:-}" \
        CFLAGS='-O0 -w --coverage -DURIC_ALWAYS_INLINE=inline -DSLOW=1' "$@" > "$directory.log" 2>&1 ||
        fail "$directory cannot be built" "$directory.log"
}

run() { # directory, program, arguments
    program=$1/tests/units/$2 log=$1-$2.log
    shift 2
    "$program" "$@" > "$log" 2>&1 || fail "$program fails" "$log"
}

whole() { # the forms among which the processor decides, and all that uses them
    make_counted "$at/any" "$CC" -j2 tests-units "$at/any/tests/units/forms"
    for suite in fixtures schemes columns editions resolve relate edit normalize audit; do
        run "$at/any" test_$suite .
    done
    for suite in api stream base percent; do
        run "$at/any" test_$suite
    done
    run "$at/any" test_theorems 1000
    run "$at/any" test_random . 20000
    run "$at/any" forms . 5000
}

# What only a build for one of them runs on this machine.
alone() { # isa
    tests=$at/$1/tests/units
    make_counted "$at/$1" "$CC" -j2 ISA="$1" "$tests/forms" "$tests/test_columns" \
        "$tests/test_percent" "$tests/test_schemes"
    run "$at/$1" forms . 5000
    run "$at/$1" test_columns .
    run "$at/$1" test_percent
    run "$at/$1" test_schemes .
}

whole
for isa in $("$at/any/tests/units/forms" . 1 |
        sed -n 's/^ok .* - \([a-z0-9]*\): the fixtures.*/\1/p'); do
    alone "$isa"
done
python3 tests/coverage.py "$GCOV" "$at"
