#!/bin/sh
# Makes the run whose results are in a directory the one that the repository
# shows: in bench/run, and in the README.
set -eu

results=$1
for name in bench-run.tsv bench.tsv bench-mean.tsv bench-invalid.tsv \
    bench-scaling.tsv bench.svg; do
    [ -s "$results/$name" ] || {
        echo "record.sh: no $results/$name: make bench to the end, with gnuplot" >&2
        exit 1
    }
done
mkdir -p bench/run
cp "$results/bench-run.tsv" "$results/bench.tsv" "$results/bench-mean.tsv" \
    "$results/bench-invalid.tsv" "$results/bench-scaling.tsv" \
    "$results/bench.svg" bench/run
sh bench/readme.sh bench/run README.md
echo "recorded   $(sh bench/run.sh bench/run): bench/run, README.md"
