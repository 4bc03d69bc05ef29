#!/bin/sh
# A run of each fuzzer that `make fuzz-target` builds, as TAP; RUNS is how many new inputs.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} RUNS=${RUNS:-10000}
fuzz=$PWD/$BUILD/fuzz
work=$PWD/$BUILD/check/fuzz-$RUNS
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
# shellcheck source=tests/fuzz/runs.sh
. tests/fuzz/runs.sh

for target in $($MAKE -s --no-print-directory print-fuzz-targets); do
    run_fuzzer "$target" "$fuzz" "$fuzz/inputs/$target"
done
echo "1..$number"
