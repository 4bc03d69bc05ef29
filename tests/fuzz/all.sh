#!/bin/sh
# Runs fuzzers one after the other within a budget of time.
#
#   all.sh DIRECTORY SECONDS TARGET...
#
# DIRECTORY has the programs as `make fuzz-target` builds them.  SECONDS is the wall-clock time
# of all targets together: each gets an equal share of the time left, so that a crash leaves
# more for the others.  FUZZ_OPTIONS are options for each fuzzer.
#
# Writes a row to DIRECTORY/report.tsv as each target ends, and each fuzzer's output to
# DIRECTORY/TARGET.log.  Prints that table and the artifacts; fails if a target failed.
set -u

directory=$1 budget=$2
shift 2
report=$directory/report.tsv
hang=${FUZZ_HANG:-100}  # the most seconds for one input
grace=20  # seconds after that, until a target is interrupted
failed=0

# To libFuzzer, 0 means no limit.
case $budget in
'' | *[!0-9]*) echo "all.sh: not a number of seconds: $budget" >&2; exit 2 ;;
esac
[ "$budget" -ge $# ] || {
    echo "all.sh: $budget seconds are less than one for each of $# targets" >&2
    exit 2
}

# Sets $processor to the seconds of processor time that this shell's children have used.
# Not in a subshell, which has no children yet.
ask_processor() {
    times > "$directory/times"
    processor=$(awk 'NR == 2 {
        for (i = 1; i <= 2; i++) {
            split($i, part, "m")
            sum += 60 * part[1] + part[2]
        }
        printf "%d", sum + 0.5
    }' "$directory/times")
}

# The last figures in the log, tab-separated: executions, edges reached, edges in all,
# features, inputs in the corpus, peak memory in MiB; 0 where the log has none.
figures() { # log
    awk '
        /^INFO: Loaded .* inline 8-bit counters/ {
            sub(/ inline 8-bit counters.*/, "")
            sub(/.*[( ]/, "")
            edges_in_all = $0
        }
        /^#[0-9]/ {
            if (substr($1, 2) + 0 > executions) executions = substr($1, 2) + 0
            for (i = 2; i < NF; i++) {
                if ($i == "cov:") edges = $(i + 1)
                if ($i == "ft:") features = $(i + 1)
                if ($i == "corp:") corpus = $(i + 1)
            }
            sub(/\/.*/, "", corpus)
        }
        /^stat::number_of_executed_units:/ { executions = $2 }
        /^stat::peak_rss_mb:/ { memory = $2 }
        END {
            printf "%d\t%d\t%d\t%d\t%d\t%d\n", executions, edges, edges_in_all,
                features, corpus, memory
        }' "$1"
}

# On a busy machine, an input may exceed the limit in wall-clock time.  It hangs only if it
# exceeds it in processor time too.
is_no_hang() { # target, artifact
    case $2 in
    "$directory/$1-timeout-"*) ;;
    *) return 1 ;;
    esac
    # shellcheck disable=SC3045 # dash has it, and bash
    (ulimit -t "$hang" && exec "$directory/$1" -timeout=100000 "$2") \
        >> "$directory/$1.log" 2>&1
}

run_target() { # name, seconds
    log=$directory/$1.log
    mkdir -p "$directory/found/$1"
    ask_processor
    began=$(date +%s) processor_before=$processor
    # shellcheck disable=SC2086 # split into options
    timeout --foreground --signal=INT --kill-after=$grace $(($2 + hang + grace)) \
        "$directory/$1" -max_total_time="$2" -timeout=$hang ${FUZZ_OPTIONS:-} \
        -print_final_stats=1 -dict="$directory/$1.dict" \
        -artifact_prefix="$directory/$1-" \
        "$directory/found/$1" "$directory/inputs/$1" > "$log" 2>&1
    status=$?
    ask_processor
    seconds=$(($(date +%s) - began)) processor=$((processor - processor_before))
    artifact=$(sed -n 's/.*; Test unit written to //p' "$log" | tail -n 1)
    if [ $status = 0 ]; then
        outcome=nothing
    elif [ -n "$artifact" ] && is_no_hang "$1" "$artifact"; then
        outcome="nothing, but stopped early: the machine was busy ($artifact)"
    else
        outcome=${artifact:-"status $status, see $log"}
        failed=$((failed + 1))
    fi
    printf '%s\t%d\t%d\t%s\t%s\n' "$1" $seconds $processor "$(figures "$log")" \
        "$outcome" >> "$report"
}

printf 'target\tseconds\tprocessor\texecutions\tedges\tof\tfeatures\tcorpus\tMiB\tfound\n' \
    > "$report"
end=$(($(date +%s) + budget))
left=$#
for target; do
    share=$(((end - $(date +%s)) / left))
    [ $share -gt 0 ] || share=1
    echo "$directory/$target for $share seconds"
    run_target "$target" $share
    left=$((left - 1))
done
rm -f "$directory/times"

awk -F '\t' '
    { for (i = 1; i <= NF; i++) printf i == 1 ? "%-12s" : i == NF ? "  %s" : "%11s", $i
      print "" }' "$report"
if [ $failed = 0 ]; then
    echo "all $# targets: nothing found; the table is $report"
else
    echo "$failed of $# targets failed:"
    awk -F '\t' 'NR > 1 && $NF !~ /^nothing/ { print "  " $1 ": " $NF }' "$report"
    exit 1
fi
