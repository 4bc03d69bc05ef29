#!/bin/sh
# As TAP: each target, built by the usual compiler, passes its seeds; each function has a target;
# make fuzz-all survives targets that fail.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} FUZZ_CC=${FUZZ_CC:-clang}
fuzz=$BUILD/fuzz
work=$BUILD/check/fuzz
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
targets=$($MAKE -s --no-print-directory print-fuzz-targets)

has_fuzzer() {
    command -v "$FUZZ_CC" > /dev/null &&
        echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        "$FUZZ_CC" -x c -fsanitize=fuzzer,address,undefined -o "$work/can" - 2> /dev/null
}

case " $targets " in
*' column '*) ;;
*) lacks 'the target column' python3-dev ;;
esac

$MAKE -s fuzz-files > "$work/output" 2>&1
outcome $? 'the targets build, and so do their seeds'
for target in $targets; do
    "$fuzz/$target.files" "$fuzz/inputs/$target"/* > "$work/output" 2>&1
    outcome $? "$target: $(ls "$fuzz/inputs/$target" | wc -l) seed inputs"
done

sh tests/fuzz/called.sh "$BUILD/tests/sanitized/tests" $targets > "$work/output" 2>&1
status=$?
mv "$work/output" "$work/called"
grep ': NONE' "$work/called" > "$work/output"
outcome $status "a target calls each of $(wc -l < "$work/called") functions that read bytes"

# Harmless system functions that the command calls, besides those in tests/fuzz/system.c.
harmless='(mem|str)[a-z]*|v?sn?printf|qsort|getopt_long|opt(arg|ind|err|opt)'
harmless="$harmless|pcre2_[a-z_]*_8|pthread_[a-z_]*|(uric|system|message|options)_.*"
harmless="$harmless|__xpg_strerror_r|__errno_location|__(asan|ubsan|stack_chk)_.*"
harmless="$harmless|_GLOBAL_OFFSET_TABLE_"
command=$BUILD/tests/sanitized
nm $(find "$command/src/command" "$command/src/logs" -name "*.o") | awk '
    NF == 3 { defined[$3] = 1 }
    $1 == "U" { called[$2] = 1 }
    END { for (name in called) if (!(name in defined)) print name }' |
    grep -vxE "$harmless" > "$work/output"
[ ! -s "$work/output" ]
outcome $? 'a fuzzed command calls only replaced or harmless system functions'

# ---- make fuzz-all, on broken targets ----

if has_fuzzer; then
    all=$work/all
    mkdir -p "$all"
    bad_target() { # name, its code for inputs that start with "xy"
        mkdir -p "$all/inputs/$1"
        echo a > "$all/inputs/$1/a"
        echo '"y"' > "$all/$1.dict"
        "$FUZZ_CC" -x c -fsanitize=fuzzer,address "-DWHAT=$2" -o "$all/$1" - <<'PROGRAM'
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>
int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
    if (n > 1 && s[0] == 'x' && s[1] == 'y')
        WHAT;
    return 0;
}
PROGRAM
    }
    bad_target first 'return 0'
    bad_target crashes 'abort()'
    # the fuzzer's alarm interrupts a sleep
    bad_target waits 'for (unsigned left = 3; left > 0;) left = sleep(left)'
    bad_target hangs 'for (;;) n += *(volatile const unsigned char *)s'
    goes_on_after_a_crash() {
        FUZZ_HANG=1 sh tests/fuzz/all.sh "$all" 12 first crashes waits hangs > "$work/said"
        status=$?
        cat "$work/said"
        cut -f 1 "$all/report.tsv" | paste -sd ' ' - |
            grep -x 'target first crashes waits hangs' &&
            [ $status = 1 ] && grep '^2 of 4 targets failed' "$work/said"
    }
    try 'all targets: continues after a crash' goes_on_after_a_crash
    names_the_artifacts() {
        for target in crashes hangs; do
            artifact=$(awk -F '\t' "\$1 == \"$target\" { print \$NF }" "$all/report.tsv")
            grep -F "  $target: $artifact" "$work/said" && [ -s "$artifact" ] &&
                grep -a '^xy' "$artifact" || return
        done
    }
    try 'all targets: names the inputs that crashed and hung' names_the_artifacts
    knows_a_busy_machine() {
        grep -P '^waits\t.*\tnothing, but stopped early: .*waits-timeout-' "$all/report.tsv"
    }
    try 'all targets: waiting without processor time is not a hang' knows_a_busy_machine
    says_what_was_run() {
        cat "$all/report.tsv"
        awk -F '\t' '
            NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
            $column["executions"] < 2 || $column["edges"] < 1 ||
            $column["of"] < $column["edges"] || $column["features"] < 1 ||
            $column["corpus"] < 1 { bad = 1; exit }
            { seconds += $column["seconds"] }
            END { exit bad || NR != 5 || seconds < 4 || seconds > 24 }' "$all/report.tsv"
    }
    try 'all targets: a row for each, within twice the budget' says_what_was_run
    refuses_too_little_time() {
        ! sh tests/fuzz/all.sh "$all" 3 first crashes waits hangs
    }
    try 'all targets: at least a second for each' refuses_too_little_time
else
    lacks fuzzers "a $FUZZ_CC that has them"
fi
echo "1..$number"
