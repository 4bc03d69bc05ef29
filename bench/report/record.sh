#!/bin/sh
# Records the run in a directory as the one that the repository shows: in bench/run,
# in bench/README.md and in README.md.
set -eu

results=$1
files='bench-run.tsv bench.tsv bench-mean.tsv bench-invalid.tsv bench-scaling.tsv
    bench-operations.tsv bench-goals.tsv bench-growth.tsv bench.svg'
for name in $files; do
    [ -s "$results/$name" ] || {
        echo "record.sh: no $results/$name: make bench to the end, with gnuplot" >&2
        exit 1
    }
done
mkdir -p bench/run
for name in $files; do
    cp "$results/$name" bench/run
done
sh bench/report/readme.sh run bench/run bench/README.md
sh bench/report/readme.sh figures bench/run README.md
echo "recorded   $(sh bench/report/run.sh bench/run): bench/run, bench/README.md, README.md"
