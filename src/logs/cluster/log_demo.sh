#!/bin/sh
# Prints what `make cluster-log-demo` shows: one question about a log, answered by one run, by GNU
# parallel and by a Slurm of two nodes on this machine, with the same answer to the byte.
#
#   log_demo.sh URIC       LOG_LINES=1000000 lines of a log; in $TMPDIR, 500 bytes for each
set -eu

uric=$(cd "$(dirname "${1:-build/uric}")" && pwd)/uric lines=${LOG_LINES:-1000000}
pieces=8 killed=3
cluster_files=$(pwd)/src/logs/cluster
cluster=$(mktemp -d "${TMPDIR:-/tmp}/uric-slurm.XXXXXX")
# shellcheck source=src/logs/cluster/slurm.sh
. "$cluster_files/slurm.sh"
remove() {
    slurm_stop
    rm -rf "$cluster"
}
trap remove EXIT
trap 'exit 1' INT TERM HUP PIPE

now() { date +%s%N; }
since() { # a time: seconds
    echo "$1 $(now)" | awk '{ printf "%.1f s", ($2 - $1) / 1e9 }'
}

# shellcheck disable=SC2016 # nginx's variables
format='custom:$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$http_referer" "$http_user_agent" $request_time'
set -- --log-format="$format" --count-by=target.host,target.path.1 --sum=bytes \
    --percentile=duration:50,99 --distinct=client

same() { # way
    if ! cmp -s "$cluster/of-one" "$cluster/of-$1"; then
        echo "the answer of $1 differs" >&2
        exit 1
    fi
    # the first line is the header
    echo "   the same answer, $(($(wc -l < "$cluster/of-$1") - 1)) groups, $(wc -c < "$cluster/of-$1") bytes"
}

# ---- the demo ----

begun=$(now)
awk -v lines="$lines" -v seed=1 -v duration=1 -f src/engines/postgres/cluster/lines.awk \
    bench/data/sample.txt tests/samples/apache-combined.log > "$cluster/log"
split -n l/$pieces --numeric-suffixes=1 -a 1 "$cluster/log" "$cluster/piece."
echo "A log of $lines lines, $(wc -c < "$cluster/log") bytes, in $pieces pieces, made in $(since "$begun")."
echo 'The question: for each host and first segment of the path, how many requests, bytes and'
echo 'clients, and the median and the 99th percentile of the time they took.'

printf '\n1. One run:\n'
begun=$(now)
"$uric" log -q --header "$@" "$cluster/log" > "$cluster/of-one"
head -n 4 "$cluster/of-one" | cut -c 1-100 | sed 's/^/   /'
echo "   in $(since "$begun")"

printf '\n2. GNU parallel: a partial of each piece, then one merge:\n'
begun=$(now)
parallel --will-cite --quote -j 2 "$uric" log -q --partial={}.partial "$@" {} ::: "$cluster"/piece.?
"$uric" log -q --header --merge "$@" "$cluster"/piece.?.partial > "$cluster/of-parallel"
echo "   $(cat "$cluster"/piece.?.partial | wc -c) bytes of partials; in $(since "$begun")"
same parallel

printf '\n3. Slurm: an array of %d tasks on two nodes; task %d is killed when it has read half:\n' \
    $pieces $killed
slurm_start
begun=$(now)
job=$(KILLED=$killed sbatch --parsable --export=ALL --chdir="$cluster" --output="$cluster/task-%a.said" \
    --open-mode=append --array=1-$pieces "$cluster_files/task.sh" "$uric" "$cluster" "$@")
sbatch --wait --dependency="afterany:$job" --chdir="$cluster" --output="$cluster/merge.said" \
    "$cluster_files/merge.sh" "$uric" "$cluster" $pieces "$@" > "$cluster/merge-id" ||
    { cat "$cluster"/*.said >&2; exit 1; }
sed '/^Killed$/d; s/^/   /' "$cluster"/task-?.said
echo "   in $(since "$begun"), of which Slurm waits $slurm_wait s before a task runs again"
same slurm

printf '\n4. A partial that lacks its end is refused by name:\n'
whole=$cluster/slurm.$killed.partial
head -c $(($(wc -c < "$whole") - 1)) "$whole" > "$cluster/cut"
mv "$cluster/cut" "$whole"
if "$uric" log --merge "$@" "$cluster"/slurm.?.partial > "$cluster/answered" 2> "$cluster/refused"; then
    echo 'a truncated partial was merged' >&2
    exit 1
fi
[ ! -s "$cluster/answered" ]
sed "s|$cluster/||; s/^/   /" "$cluster/refused"

printf '\nSlurm is stopped, %s is removed.\n' "$cluster"
