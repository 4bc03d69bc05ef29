#!/usr/bin/env bash
# Measures uric log where the format is wrong or unknown: processor time of a malformed line to
# that of a good one, and of the detection, in turns.  Prints the least of BENCH_RUNS=N.
# log_input.sh says which log; BENCH_SIZE=MB of it.
set -eu

uric=${1:-build/uric}
size=${BENCH_SIZE:-50} runs=${BENCH_RUNS:-7}
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
# shellcheck source=bench/commands/log_input.sh
. bench/commands/log_input.sh

sed 's/$/ 0.003/' "$input" > "$work/wrong" # nginx with $request_time at the end
head -n 64 "$input" > "$work/short"
head -n 64 "$work/wrong" > "$work/unknown"

# ---- time ----

many=100
repeat() {
    local i
    for ((i = 0; i < many; i++)); do
        "$uric" log -q --fields=target "$@" || true
    done
}

run_good() { "$uric" log --log-format=combined "$input"; }
run_detected() { "$uric" log "$input"; }
run_wrong() { "$uric" log --log-format=combined --keep-going "$work/wrong"; }
run_stopped() { "$uric" log --log-format=combined "$work/wrong"; }
run_short_named() { repeat --log-format=combined "$work/short"; }
run_short_detected() { repeat "$work/short"; }
run_short_unknown() { repeat "$work/unknown"; }

TIMEFORMAT='%U %S'
rows='good detected wrong stopped short_named short_detected short_unknown'
for ((i = 0; i < runs; i++)); do
    for row in $rows; do
        { time "run_$row" > /dev/null 2> "$work/messages" || true; } 2> "$work/time"
        awk -v row="$row" '{ print row, ($1 + $2) * 1000 }' "$work/time" >> "$work/times"
    done
done
run_wrong 2> "$work/messages" > /dev/null || true

awk -v many=$many -v lines="$lines" -v messages="$(wc -c < "$work/messages")" '
    !($1 in least) || $2 < least[$1] { least[$1] = $2 }
    END {
        printf "a malformed line to a good one     %5.2f times; at most 3 wanted\n",
            least["wrong"] / least["good"]
        printf "a log with detection to without    %5.2f times\n", least["detected"] / least["good"]
        printf "messages of %d malformed lines %d bytes\n", lines, messages
        printf "the command when it stops          %5.1f ms\n", least["stopped"]
        printf "detection by 64 lines              %5.2f ms; at most 1 wanted\n",
            (least["short_detected"] - least["short_named"]) / many
        printf "detection that finds none          %5.2f ms\n",
            (least["short_unknown"] - least["short_named"]) / many
    }' "$work/times"
