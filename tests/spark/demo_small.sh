#!/bin/sh
# Checks the demo of Spark with 20,000 lines, as TAP: it counts what uric log counts, also when an
# executor is killed, and leaves no process behind.
#
#   demo_small.sh PATHS       where Python finds pyspark and the package uric
set -u

BUILD=${BUILD:-build}
paths=$1
work=$BUILD/check/spark-demo
rm -rf "$work"
mkdir -p "$work/tmp"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

runs() {
    TMPDIR=$work/tmp LOG_LINES=20000 timeout 600 sh src/engines/spark/demo.sh "$BUILD/uric" \
        python3 "$paths" > "$work/printed" 2> "$work/errors" ||
        { tail -n 20 "$work/errors"; return 1; }
}
try 'it runs' runs

printed() { # pattern
    grep -q -e "$1" "$work/printed" || { cat "$work/printed"; return 1; }
}
try 'the hosts are those of uric log' printed '45 groups of 20000 rows, equal to uric log'
try 'the failures are those of uric log' printed ' groups of 5[0-9]* rows, equal to uric log'
try 'an executor is killed, the answer is the same' printed 'has finished, with the same answer'
try "Spark's own functions are compared" printed 'query value  regexp_extract .* times'

nothing_is_left() {
    [ -z "$(ls -A "$work/tmp")" ] || { ls "$work/tmp"; return 1; }
    # executors and Python's daemons have the folder in their arguments or are its
    for process in /proc/[0-9]*; do
        case $(readlink "$process/cwd") in "$work/tmp"/*) ls -l "$process/cwd"; return 1 ;; esac
    done
}
try 'no file and no process is left' nothing_is_left
echo "1..$number"
