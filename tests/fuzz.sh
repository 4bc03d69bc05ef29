#!/bin/sh
# A short look by the fuzzer, the same each time, as TAP: `make fuzz` looks longer.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} FUZZ_CC=${FUZZ_CC:-clang} RUNS=${RUNS:-60000}
fuzz=$BUILD/fuzz
work=$BUILD/check/fuzz
rm -rf "$work"
mkdir -p "$work/found"

result() { # status, number, what
    if [ "$1" = 0 ]; then
        echo "ok $2 - $3"
    else
        echo "not ok $2 - $3"
        grep -v '^#[0-9]' "$work/output" | head -n 40 | sed 's/^/# /'
    fi
}

echo 1..2
what='what the fuzzer begins with'
$MAKE -s fuzz-files > "$work/output" 2>&1 &&
    "$fuzz/files" "$fuzz"/inputs/* > "$work/output" 2>&1
result $? 1 "$what"

what="$RUNS runs from the seed 3986"
if command -v "$FUZZ_CC" > /dev/null &&
        echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        "$FUZZ_CC" -x c -fsanitize=fuzzer,address,undefined -o "$work/can" - 2> /dev/null
then
    $MAKE -s fuzz-target > "$work/output" 2>&1 &&
        "$fuzz/agree" -seed=3986 -runs="$RUNS" -max_len=300 \
            -dict="$fuzz/dictionary" -artifact_prefix="$work/" \
            "$work/found" "$fuzz/inputs" > "$work/output" 2>&1 &&
        grep -q "Done $RUNS runs" "$work/output"
    result $? 2 "$what"
elif [ "${CI:-}" = true ]; then
    echo "not ok 2 - $what: $FUZZ_CC has no fuzzer (make deps)"
else
    echo "ok 2 - $what # SKIP $FUZZ_CC has no fuzzer (make deps)"
fi
