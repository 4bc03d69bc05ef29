#!/bin/sh
# The picture of a run: bench-mean.tsv and bench-scaling.tsv in the directory to
# bench.svg there.
set -eu

directory=${1:-build}
rm -f "$directory/bench.svg"
command -v gnuplot > /dev/null || {
    echo "left out   $directory/bench.svg: gnuplot is not installed (the package" \
         "gnuplot-nox)"
    exit 0
}
gnuplot -e "directory='$directory'" bench/plot.gp
echo "picture    $directory/bench.svg"
