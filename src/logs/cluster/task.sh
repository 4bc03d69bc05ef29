#!/bin/sh
# One task of a job array: aggregates its piece of the log.  A task writes its partial under
# its final name only when that is complete, so it may be killed and run again.
#
#   task.sh URIC DIRECTORY OPTION...      DIRECTORY has piece.1, piece.2, ...
#
# With KILLED=N in the environment, task N is killed once, when it has read half of its piece.
set -eu

uric=$1 directory=$2
shift 2
number=$SLURM_ARRAY_TASK_ID
piece=$directory/piece.$number
partial=$directory/slurm.$number.partial

# It reads from a pipe that stays open, so it cannot have finished.
half_and_killed() {
    mkfifo "$directory/half.$number"
    "$uric" log -q --partial="$partial" "$@" < "$directory/half.$number" &
    task=$!
    exec 3> "$directory/half.$number"
    head -c $(($(wc -c < "$piece") / 2)) "$piece" >&3
    kill -9 $task
    wait $task
}

echo "task $number on $SLURMD_NODENAME, restarts: ${SLURM_RESTART_COUNT:-0}"
if [ "${KILLED:-}" = "$number" ] && [ "${SLURM_RESTART_COUNT:-0}" = 0 ]; then
    half_and_killed "$@"
fi
exec "$uric" log -q --partial="$partial" "$@" "$piece"
