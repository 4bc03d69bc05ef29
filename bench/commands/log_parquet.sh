#!/usr/bin/env bash
# Asks the ten questions of src/guides/logs.md about one log in the page cache: of uric log, which reads
# the log for each, and by DuckDB of the Parquet file that the guide's first pipe writes.  Programs take
# turns; the medians of processor time and of wall time are printed.  log_input.sh says which log;
# BENCH_SIZE=MB of it, BENCH_RUNS=N.  DuckDB's shell and pyarrow are those of make deps-all, if there.
set -eu

uric=$(realpath "${1:-build/uric}") guide=$PWD/src/guides/logs.md python=$PWD/${2:-build/python}
size=${BENCH_SIZE:-500} runs=${BENCH_RUNS:-3}
export LC_ALL=C PATH=${uric%/*}:$PATH:$python/bin PYTHONPATH=$python
command -v duckdb > /dev/null || { echo 'SKIPPED    duckdb is not installed (make deps-all)'; exit 0; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
# shellcheck source=bench/commands/log_input.sh
. bench/commands/log_input.sh
cd "$work"
[ "$input" = "$work/access.log" ] || ln -s "$(realpath "$input")" access.log

# The guide's pipes, and its table: uric's options, a tab, SQL.
awk '/^## Files for the second question/ { inside = 1 }
    inside && /^```bash/ { n++; reading = 1; next }
    /^```/ { reading = 0 }
    reading { print > ("pipe" n) }
    inside && /^\| `-/ {
        gsub(/^\| `|` \|$/, "")
        sub(/` \| `/, "\t")
        print > "questions"
    }' "$guide"

TIMEFORMAT='%R %U %S'
measure() { # file of times, command...
    times=$1
    shift
    { time "$@" > /dev/null 2>&1 < /dev/null || true; } 2>> "$times"
}
median() { # file of times, wall or processor
    awk -v what="$2" '{ print 1000 * (what == "wall" ? $1 : $2 + $3) }' "$1" | sort -n |
        awk '{ n[NR] = $1 } END { printf "%.0f\n", n[int((NR + 1) / 2)] }'
}
row() { # what, the file of times of uric, that of DuckDB
    printf '%-42s %9s %9s %9s %9s\n' "$1" "$(median "$2" processor)" "$(median "$3" processor)" \
        "$(median "$2" wall)" "$(median "$3" wall)"
}

for ((i = 0; i < runs; i++)); do
    measure pipe1.times bash pipe1
    rm -rf access
    measure pipe2.times bash pipe2
done
ls -lL access.log access.parquet access/part-0.parquet | awk '{ print $5, $9 }'
echo "the pipes: $(median pipe1.times processor) and $(median pipe2.times processor) ms of processor" \
    "time, $(median pipe1.times wall) and $(median pipe2.times wall) ms"
printf '%-42s %9s %9s %9s %9s\n' 'ms' 'uric cpu' 'its cpu' 'uric wall' 'its wall'
n=0
while IFS="$(printf '\t')" read -r options query; do
    n=$((n + 1))
    eval "set -- $options"
    for ((i = 0; i < runs; i++)); do
        measure "uric$n" uric log -q "$@" access.log
        measure "duckdb$n" duckdb -csv -c "$query"
    done
    row "$options" "uric$n" "duckdb$n"
    for who in uric duckdb; do
        echo "$(median $who$n wall) $(median $who$n processor)" >> "$who.sum"
    done
done < questions
paste -d ' ' uric.sum duckdb.sum | awk \
    -v pipe="$(median pipe1.times processor)" '
    { wall += $1; cpu += $2; its_wall += $3; its_cpu += $4 }
    END {
        printf "%-42s %9.0f %9.0f %9.0f %9.0f\n", "all ten", cpu, its_cpu, wall, its_wall
        printf "a question to uric takes %.1f times the processor time of one to DuckDB\n", cpu / its_cpu
        printf "the first pipe takes that of %.1f questions to uric\n", pipe / cpu * NR
    }'
