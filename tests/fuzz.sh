#!/bin/sh
# A short look by the fuzzers, the same each time, as TAP: `make fuzz` looks longer.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} FUZZ_CC=${FUZZ_CC:-clang} RUNS=${RUNS:-10000}
fuzz=$BUILD/fuzz
work=$BUILD/check/fuzz
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/tap.sh
. tests/tap.sh
targets=$($MAKE -s print-fuzz-targets)

has_fuzzer() {
    command -v "$FUZZ_CC" > /dev/null &&
        echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        "$FUZZ_CC" -x c -fsanitize=fuzzer,address,undefined -o "$work/can" - 2> /dev/null
}

$MAKE -s fuzz-files > "$work/output" 2>&1
outcome $? 'the targets and what they begin with'
for target in $targets; do
    "$fuzz/$target.files" "$fuzz/inputs/$target"/* > "$work/output" 2>&1
    outcome $? "$target: $(ls "$fuzz/inputs/$target" | wc -l) inputs to begin with"
done

sh tests/fuzz/called.sh "$BUILD/tests/sanitized/tests" $targets > "$work/output" 2>&1
status=$?
mv "$work/output" "$work/called"
grep ': NONE' "$work/called" > "$work/output"
outcome $status "a target calls each of $(wc -l < "$work/called") functions that read bytes"

# What the command calls that can do no harm, besides what tests/fuzz/system.c has.
harmless='(mem|str)[a-z]*|v?sn?printf|qsort|getopt_long|opt(arg|ind|err|opt)|std(in|out)'
harmless="$harmless|fread|ferror|fclose|pthread_[a-z_]*|(uric|system|message|options)_.*"
harmless="$harmless|__xpg_strerror_r|__errno_location|__(asan|ubsan|stack_chk)_.*|_GLOBAL_OFFSET_TABLE_"
command=$BUILD/tests/sanitized
nm "$command"/src/cli/*.o "$command/tests/fuzz/command.o" | awk '
    NF == 3 { defined[$3] = 1 }
    $1 == "U" { called[$2] = 1 }
    END { for (name in called) if (!(name in defined)) print name }' |
    grep -vxE "$harmless" > "$work/output"
[ ! -s "$work/output" ]
outcome $? 'of the system, a fuzzed command calls nothing but what is replaced'

if has_fuzzer; then
    $MAKE -s fuzz-target > "$work/output" 2>&1
    outcome $? 'the fuzzers'
    for target in $targets; do
        mkdir -p "$work/$target"
        runs=$RUNS
        [ "$target" != options ] || runs=$((RUNS / 4)) # each is six of the command
        "$fuzz/$target" -seed=3986 -runs="$runs" -max_len=300 -timeout=100 \
            -dict="$fuzz/$target.dict" -artifact_prefix="$work/$target-" \
            "$work/$target" "$fuzz/inputs/$target" > "$work/said" 2>&1 &&
            grep -q "Done $runs runs" "$work/said"
        status=$?
        grep -v '^#[0-9]' "$work/said" | head -n 40 > "$work/output"
        outcome $status "$target: $runs runs from the seed 3986"
    done
else
    lacks fuzzers "a $FUZZ_CC that has them"
fi
echo "1..$number"
