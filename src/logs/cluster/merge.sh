#!/bin/sh
# The job after the array: adds up the partials of all pieces and writes the answer.  It starts
# whatever became of the tasks: for Slurm a task that runs again has failed.  Without a piece's
# partial uric refuses.
#
#   merge.sh URIC DIRECTORY PIECES OPTION...
set -eu

uric=$1 directory=$2 pieces=$3
shift 3
i=0
while [ $i -lt "$pieces" ]; do
    i=$((i + 1))
    set -- "$@" "$directory/slurm.$i.partial"
done
"$uric" log -q --header --merge "$@" > "$directory/of-slurm"
