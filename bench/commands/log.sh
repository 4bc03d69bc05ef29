#!/usr/bin/env bash
# Measures uric log on a log in the page cache against other programs that do the same
# work, in turns, so that other load on the machine slows all of them.  Prints medians of
# wall time and of processor time, which other load disturbs less.  log_input.sh says which
# log; BENCH_SIZE=MB of it, BENCH_RUNS=N.
set -eu

uric=${1:-build/uric}
size=${BENCH_SIZE:-500} runs=${BENCH_RUNS:-7}
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# shellcheck source=bench/commands/log_input.sh
. bench/commands/log_input.sh

# ---- the programs ----

fields=client,time,method,target,status

run_cat() { cat "$input"; }
run_uric() { "$uric" log -q --fields=$fields "$input"; }
run_uric_j2() { "$uric" log -q -j 2 --fields=$fields "$input"; }
run_mawk() {
    mawk -F '[ \t"]+' '{
        print $1 "\t" substr($4, 2) " " substr($5, 1, length($5) - 1) "\t" $6 "\t" $7 "\t" $9
    }' "$input"
}
# The same expression throughout; lines that it does not match are omitted.
run_perl() {
    perl -ne 'print "$1\t$2\t$3\t$4\t$5\n"
        if /^(\S+) \S+ \S+ \[([^\]]+)\] "(\S+) (\S+)[^"]*" (\d+) /' "$input"
}
run_where() { "$uric" log -q --where 'status>=500 && referer.host$=".com"' --fields=$fields "$input"; }
run_json() { "$uric" log -q --format=json --fields=$fields "$input"; }
run_parts() { "$uric" log -q --fields=target.path,target.query,referer.host "$input"; }
run_count() { "$uric" log -q --count-by target --top 20 "$input"; }
run_count_j2() { "$uric" log -q -j 2 --count-by target --top 20 "$input"; }
# GoAccess with the panel of requests alone.
run_goaccess() {
    local panel ignored=()
    for panel in VISITORS REQUESTS_STATIC NOT_FOUND HOSTS OS BROWSERS VISIT_TIMES \
        VIRTUAL_HOSTS REFERRERS REFERRING_SITES KEYPHRASES STATUS_CODES REMOTE_USER \
        CACHE_STATUS GEO_LOCATION MIME_TYPE TLS_TYPE; do
        ignored+=(--ignore-panel="$panel")
    done
    goaccess "$input" --log-format=COMBINED --no-global-config --no-progress \
        "${ignored[@]}" --output="$work/report.json" < /dev/null
}

rows=(cat uric uric_j2 where json parts count count_j2)
for peer in mawk perl goaccess; do
    if command -v $peer > /dev/null; then
        rows+=("$peer")
    else
        echo "SKIPPED    $peer is not installed"
    fi
done

# ---- the same answers ----

if command -v perl > /dev/null; then
    run_uric > "$work/a" || [ $? = 1 ]
    run_perl > "$work/b"
    differ=$(diff "$work/a" "$work/b" | grep -c '^[<>]' || true)
    echo "answers    $differ lines differ between uric and perl (lines that one of them rejects)"
fi
rm -f "$work/a" "$work/b"

# ---- time ----

TIMEFORMAT='%R %U %S'
measure() { # row
    { time "run_$1" > /dev/null 2>&1 || true; } 2> "$work/time"
    awk -v row="$1" '{ print row, $1 * 1000, ($2 + $3) * 1000 }' "$work/time" >> "$work/times"
}

for row in "${rows[@]}"; do
    measure "$row" # warms up
done
: > "$work/times"
for ((i = 0; i < runs; i++)); do
    for row in "${rows[@]}"; do
        measure "$row"
    done
done

awk -v bytes="$bytes" -v lines="$lines" '
    function median(list, row,    i, k, t, n) {
        n = count[row]
        for (i = 1; i <= n; i++)
            sorted[i] = list[row, i]
        for (i = 2; i <= n; i++) {
            t = sorted[i]
            for (k = i - 1; k > 0 && sorted[k] > t; k--)
                sorted[k + 1] = sorted[k]
            sorted[k + 1] = t
        }
        return sorted[int((n + 1) / 2)]
    }
    function ratio(row, peer, want) {
        if (!(peer in count))
            return
        printf "%-40s %6.1f times, %.1f by processor time; %s wanted\n", row " to " peer,
            median(wall, peer) / median(wall, row), median(cpu, peer) / median(cpu, row), want
    }
    {
        if (!($1 in count))
            order[++n_rows] = $1
        k = ++count[$1]
        wall[$1, k] = $2
        cpu[$1, k] = $3
    }
    END {
        printf "%-12s %9s %9s %9s %9s %9s\n", "medians", "ms", "GB/s", "cpu ms", "GB/cpu s",
            "cpu ns/l"
        for (i = 1; i <= n_rows; i++) {
            row = order[i]
            w = median(wall, row)
            c = median(cpu, row)
            printf "%-12s %9.0f %9.2f %9.0f %9.2f %9.0f\n", row, w, bytes / w / 1e6, c,
                bytes / (c > 0 ? c : 1) / 1e6, c * 1e6 / lines
        }
        ratio("uric", "mawk", "1.5")
        ratio("uric", "perl", "5")
        ratio("count", "goaccess", "2")
        printf "%-40s %6.2f GB/s, %.2f by processor time; 0.80 wanted\n", "uric",
            bytes / median(wall, "uric") / 1e6, bytes / median(cpu, "uric") / 1e6
    }' "$work/times"
