#!/bin/sh
# Runs the demo of uric log on a cluster with a small log, as TAP: one run, GNU parallel and
# Slurm, where a task is killed, give the same answer, and a truncated partial is refused.
#
#   log_cluster.sh URIC
set -u

BUILD=${BUILD:-build}
work=$BUILD/check/log-cluster
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

runs() {
    LOG_LINES=20000 timeout 300 sh src/logs/cluster/log_demo.sh "$uric" > "$work/said" 2>&1 ||
        { cat "$work/said"; return 1; }
}
says() { # text, times
    [ "$(grep -c "$1" "$work/said")" = "$2" ] || { cat "$work/said"; return 1; }
}

uric=$1
try 'the demo runs to its end' runs
try 'parallel and Slurm answer as one run' says 'the same answer' 2
try 'a killed task ran again' says 'restarts: 1' 1
try 'a partial without its end is refused by name' says 'slurm.3.partial: truncated' 1
removed() {
    directory=$(sed -n 's/^Slurm is stopped, \(.*\) is removed\.$/\1/p' "$work/said")
    [ -n "$directory" ] && ! [ -e "$directory" ]
}
try 'no file is left' removed

page_block() { # heading: the first block below it, as the page has it
    awk -v heading="## $1" '$0 == heading { on = 1; next } on && /^    / { print substr($0, 5); shown = 1; next }
        shown { exit }' src/logs/cluster/terabyte.md
}
# shellcheck disable=SC2016 # for split
block_answers_as_one_run() {
    mkdir -p "$work/logs" "$work/bin" && ln -sf "$(pwd)/$uric" "$work/bin/uric" &&
        split -n l/3 --filter='gzip > $FILE.gz' tests/samples/shop.log "$work/logs/" &&
        page_block 'One machine' > "$work/block" && grep -q parallel "$work/block" &&
        (cd "$work" && PATH=$PWD/bin:$PATH sh ./block < /dev/null) > "$work/answer" &&
        "$uric" log -q --count-by=target.host --sum=bytes tests/samples/shop.log | diff - "$work/answer"
}
try 'the block for one machine answers as one run' block_answers_as_one_run
echo "1..$number"
