#!/bin/sh
# The benchmark is built and runs, and its table has the columns that are relied
# on, as TAP.  What it measures here means nothing.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
work=$BUILD/check/bench
rm -rf "$work"
mkdir -p "$work"

echo 1..3
if $MAKE -s "$BUILD/bench/bench" > "$work/output" 2>&1 &&
        ! grep -q warning: "$work/output"; then
    echo 'ok 1 - the benchmark builds without a warning'
else
    echo 'not ok 1 - the benchmark builds without a warning'
    sed 's/^/# /' "$work/output"
fi
if BENCH_QUICK=1 BENCH_INPUT=bench/sample.txt "$BUILD/bench/bench" "$work" \
        > "$work/output" 2>&1; then
    echo 'ok 2 - it runs, and its rows agree on every record'
else
    echo 'not ok 2 - it runs, and its rows agree on every record'
    tail -n 30 "$work/output" | sed 's/^/# /'
fi
head -n 1 "$work/bench.tsv" | cut -f 1-7 > "$work/columns"
cut -f 1 "$work/bench.tsv" > "$work/rows"
has_columns() {
    [ "$(cat "$work/columns")" = "$(printf \
        'parser\tinput\tns_per_uri\tgb_per_s\tratio\taccepted\tvalidates')" ]
}
has_rows() {
    for row in uric uric/-T0 uric/-F1 uric/-G2 re2c/appendix-a \
        re2c/appendix-b appendix-b/pcre2-jit appendix-b/regexec; do
        grep -qxF "$row" "$work/rows" || return 1
    done
}
if has_columns && has_rows; then
    echo 'ok 3 - its TSV has its columns and rows'
else
    echo 'not ok 3 - its TSV has its columns and rows'
    sed 's/^/# /' "$work/columns" "$work/rows"
fi
