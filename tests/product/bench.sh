#!/bin/sh
# The benchmark builds and runs, and its table has the columns that others rely on, as TAP. The
# figures measured here mean nothing.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
work=$BUILD/check/bench
rm -rf "$work"
mkdir -p "$work"

echo 1..7
if $MAKE -s tests-bench > "$work/output" 2>&1 &&
        ! grep -q warning: "$work/output"; then
    echo 'ok 1 - the benchmark builds without a warning'
else
    echo 'not ok 1 - the benchmark builds without a warning'
    sed 's/^/# /' "$work/output"
fi
if BENCH_QUICK=1 BENCH_INPUT=bench/data/sample.txt "$BUILD/tests/bench/bench" "$work" \
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
        re2c/appendix-b appendix-b/pcre2-jit appendix-b/regexec \
        $(command -v ragel > /dev/null && echo uric/-G2-jumps); do
        grep -qxF "$row" "$work/rows" || return 1
    done
}
if has_columns && has_rows; then
    echo 'ok 3 - its TSV has its columns and rows'
else
    echo 'not ok 3 - its TSV has its columns and rows'
    sed 's/^/# /' "$work/columns" "$work/rows"
fi

head -n 1 "$work/bench-operations.tsv" | cut -f 1-7 > "$work/operation-columns"
sed 1d "$work/bench-operations.tsv" | cut -f 1,4 | sort -u > "$work/operation-rows"
has_operations() {
    [ "$(cat "$work/operation-columns")" = "$(printf \
        'operation\tof\tinput\trow\tns\turic_ns\turic_ratio')" ] || return 1
    for operation in resolve normalize-syntax normalize-scheme equal decode encode \
        query-spelled query-decoded; do
        grep -q "^$operation	uric\$" "$work/operation-rows" || return 1
    done
    for row in 'resolve	(parse)' 'normalize-syntax	uric/needs' 'decode	(memcpy)' \
        'encode	(memcpy)'; do
        grep -qxF "$row" "$work/operation-rows" || return 1
    done
}
if has_operations; then
    echo 'ok 4 - every operation is timed, except where a peer is known to fail'
else
    echo 'not ok 4 - every operation is timed, except where a peer is known to fail'
    sed 's/^/# /' "$work/operation-columns" "$work/operation-rows"
fi

# A quadratic operation would cost 256 times as much per byte for 256 KiB as for 1 KiB.
what='no operation costs over 16 times as much per byte for a string 256 times as long'
stays_linear() {
    awk -F '\t' 'NR > 1 { rows++; if ($6 > 16) { print; grown = 1 } }
        END { exit grown || rows < 100 }' "$work/bench-growth.tsv" > "$work/output"
}
if stays_linear; then
    echo "ok 5 - $what"
else
    echo "not ok 5 - $what"
    sed 's/^/# /' "$work/output"
fi

for part in run figures; do
    sh bench/report/readme.sh $part "$work"
done > "$work/said" 2> "$work/output"
if [ ! -s "$work/output" ] && grep -q '^    uric  .* yes$' "$work/said" &&
        grep -q '^    decode, plain of 1 MiB .* (memcpy)$' "$work/said" &&
        grep -q '^| parsing: .* PCRE2.* [0-9.]* |$' "$work/said"; then
    echo 'ok 6 - the figures on the pages can be generated from a run'
else
    echo 'not ok 6 - the figures on the pages can be generated from a run'
    sed 's/^/# /' "$work/output" "$work/said"
fi
# Also the run of a processor without AVX-512.
what='a run can be plotted, with a bar for every parser'
draws() {
    mkdir -p "$work/older"
    for table in run mean scaling; do
        grep -v '^uric/avx512' "$work/bench-$table.tsv" > "$work/older/bench-$table.tsv"
    done
    for run in "$work/older" "$work"; do
        sh bench/report/plot.sh "$run" > "$work/output" 2>&1 &&
            grep -o '^.fill="[^"]*"' "$run/bench.svg" | cut -c 2- > "$work/dark" &&
            [ "$(wc -l < "$work/output")" = 1 ] && # gnuplot printed no warning
            # each colour of a text has one for a dark page
            ! grep -o '<g [^>]*font-family' "$run/bench.svg" | grep -o 'fill="[^"]*"' | sort -u |
                grep -vxFf "$work/dark" &&
            [ "$(grep -c ' ns<' "$run/bench.svg")" = \
                "$(($(wc -l < "$run/bench-mean.tsv") - 1))" ] || return 1
    done
}
if ! command -v gnuplot > /dev/null && [ "${CI:-}" != true ]; then
    echo "ok 7 - $what # SKIP gnuplot-nox is not installed (make deps)"
elif draws; then
    echo "ok 7 - $what"
else
    echo "not ok 7 - $what"
    sed 's/^/# /' "$work/output"
fi
