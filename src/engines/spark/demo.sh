#!/bin/sh
# Prints what `make spark-demo` shows: a log, counted by uric log and by a cluster of Spark on this
# machine, of which one executor is killed.
#
#   demo.sh URIC PYTHON PATHS       LOG_LINES=3000000 lines of a log; in $TMPDIR, 400 bytes for each
#
# PATHS: where Python finds pyspark, pyarrow, pandas and the package uric.
set -eu

uric=$1 python=$2 paths=$3 lines=${LOG_LINES:-3000000}
cluster_files=src/engines/postgres/cluster
work=$(mktemp -d "${TMPDIR:-/tmp}/uric-spark.XXXXXX")
# shellcheck source=src/engines/postgres/cluster/shards.sh
. "$cluster_files/shards.sh"
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM HUP PIPE

begun=$(date +%s)
make_log "$lines" "$work/access.log"
echo "A log of $lines lines, $(wc -c < "$work/access.log") bytes, no two alike, made in" \
    "$(($(date +%s) - begun)) s."
begun=$(date +%s)
# shellcheck disable=SC2154 # of shards.sh
counts target.host "$any" "$work/access.log" > "$work/by-host"
counts target.path.1 'status >= 400' "$work/access.log" > "$work/failures"
echo "uric log --count-by has counted the hosts and the failures, in $(($(date +%s) - begun)) s."
PYTHONPATH=$paths:src/engines/spark "$python" src/engines/spark/demo.py "$work"
echo "All processes have ended, $work is removed."
