#!/usr/bin/env bash
# Asks questions about one log in the page cache of uric log and of other programs, and compares
# the answers before it measures: which line differs is counted.  Programs take turns, so that
# other load on the machine slows all of them; the medians of processor time are compared, per
# line: a program that needs minutes reads the first tenth.  log_input.sh says which log;
# BENCH_SIZE=MB of it, BENCH_RUNS=N.
set -eu

uric=${1:-build/uric}
size=${BENCH_SIZE:-500} runs=${BENCH_RUNS:-3}
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
# shellcheck source=bench/commands/log_input.sh
. bench/commands/log_input.sh

tenth=$work/tenth
head -n $((lines / 10)) "$input" > "$tenth"
json=$work/json
"$uric" log -q --log-format=combined --format=json --fields=client,time,method,target,status,bytes \
    "$tenth" > "$json"

# ---- the questions ----
# Each function reads "$log" and prints its answer in the form of uric's.

tabs() { sed -E 's/^ *([0-9]+) /\1\t/'; }
ranked() { sort -t "$(printf '\t')" -k 1,1nr -k 2,2; }

extract_uric() { "$uric" log -q --log-format=combined --fields=client,target,status "$log"; }
extract_mawk() { mawk '{ print $1 "\t" $7 "\t" $9 }' "$log"; }
extract_rg() {
    rg -N -o -r "\$1$(printf '\t')\$2$(printf '\t')\$3" \
        '^(\S+) \S+ \S+ \[[^\]]+\] "\S+ (\S+)[^"]*" (\d+) .*$' "$log"
}
extract_mlr() {
    mlr --inidx --ifs space --otsv --headerless-csv-output cut -o -f 1,7,9 "$log"
}

count_uric() { "$uric" log -q --log-format=combined --count-by target "$log"; }
count_pipeline() { mawk '{ print $7 }' "$log" | sort | uniq -c | tabs | ranked; }
count_mlr() {
    mlr --inidx --ifs space --otsv --headerless-csv-output count -g 7 \
        then reorder -f count "$log" | ranked
}

clients_uric() { "$uric" log -q --log-format=combined --count-by client "$log"; }
clients_lnav() {
    lnav -n -q -c ';SELECT count(*), c_ip FROM access_log GROUP BY c_ip' \
        -c ':write-csv-to -' "$log" 2> /dev/null | tail -n +2 | tr ',' '\t' | ranked
}

sum_uric() { "$uric" log -q --log-format=combined --count-by client --sum bytes "$log"; }
sum_mawk() {
    mawk '{ n[$1]++; sum[$1] += $10 }
        END { for (each in n) printf "%d\t%s\t%d\n", n[each], each, sum[each] }' "$log" | ranked
}
sum_mlr() {
    mlr --inidx --ifs space --otsv --headerless-csv-output put '$10 == "-" { $10 = 0 }' \
        then stats1 -a count,sum -f 10 -g 1 then reorder -f 10_count "$log" | ranked
}

percentiles_uric() {
    "$uric" log -q --log-format=combined --where 'exists bytes' --count-by status \
        --percentile bytes:50,99 "$log"
}
percentiles_mlr() {
    mlr --inidx --ifs space --otsv --headerless-csv-output filter '$10 != "-"' \
        then stats1 -a count,p50,p99 -f 10 -g 9 then reorder -f 10_count "$log" | ranked
}

contains_uric() {
    "$uric" log -q --log-format=combined --where 'agent contains "bot"' --fields=client,target "$log"
}
contains_mawk() {
    mawk -F '"' '$6 ~ /bot/ { split($1, a, " "); split($2, b, " "); print a[1] "\t" b[2] }' "$log"
}
lines_uric() {
    "$uric" log -q --log-format=combined --where 'input contains "Googlebot"' --fields=client "$log"
}
lines_rg() { rg -N -F Googlebot "$log" | cut -d ' ' -f 1; }

json_uric() {
    "$uric" log -q --log-format=json:target --fields=client,target,status "$log"
}
json_jq() { jq -r '[.client, .target, .status] | @tsv' "$log"; }
json_mlr() { mlr --ijson --otsv --headerless-csv-output cut -o -f client,target,status "$log"; }

# question, the program beside uric, the log of both, how many times as fast is wanted
questions() {
    cat << END
extract mawk $input 3
extract rg $input 1
extract mlr $tenth 10
count pipeline $input 5
count mlr $tenth 10
clients lnav $tenth 5
sum mawk $input 1
sum mlr $tenth 10
percentiles mlr $tenth 10
contains mawk $input 1
lines rg $input -
json jq $json 10
json mlr $json 10
END
}

is_there() { # program
    [ "$1" = pipeline ] && set -- mawk
    command -v "$1" > /dev/null
}

# ---- the same answers ----

# Miller's percentiles are those of the next rank.
differing() { # question
    if [ "$1" != percentiles ]; then
        diff "$work/a" "$work/b" | grep -c '^[<>]' || true
        return
    fi
    paste "$work/a" "$work/b" | awk -F '\t' '
        function far(a, b) { return (a > b ? a - b : b - a) > 0.03 * b }
        $1 != $5 || $2 != $6 || far($3, $7) || far($4, $8) { n++ }
        END { print n + 0 }'
}

TIMEFORMAT='%R %U %S'
processor_ms() { # function
    { time "$1" > /dev/null 2>&1 || true; } 2> "$work/time"
    awk '{ print ($2 + $3) * 1000 }' "$work/time"
}

median() { # numbers on lines
    sort -n | awk '{ n[NR] = $1 } END { print n[int((NR + 1) / 2)] }'
}

compare() { # question, peer, log, wanted
    log=$3
    "$1_uric" > "$work/a" || true
    "$1_$2" > "$work/b" || true
    differ=$(differing "$1")
    answers=$(wc -l < "$work/a")
    : > "$work/uric"
    : > "$work/peer"
    for ((i = 0; i < runs; i++)); do
        processor_ms "$1_uric" >> "$work/uric"
        processor_ms "$1_$2" >> "$work/peer"
    done
    awk -v question="$1" -v peer="$2" -v uric="$(median < "$work/uric")" \
        -v other="$(median < "$work/peer")" -v lines="$(wc -l < "$log")" -v differ="$differ" \
        -v answers="$answers" -v want="$4" 'BEGIN {
            printf "%-12s %-9s %9.0f %9.0f %7.1f %6s %9d %8d\n", question, peer,
                uric * 1e6 / lines, other * 1e6 / lines, other / (uric > 0 ? uric : 1), want,
                answers, differ
        }'
}

printf '%-12s %-9s %9s %9s %7s %6s %9s %8s\n' question program 'uric ns/l' 'its ns/l' times \
    wanted 'rows' 'differ'
questions | while read -r question peer log wanted; do
    if is_there "$peer"; then
        compare "$question" "$peer" "$log" "$wanted" < /dev/null
    else
        echo "SKIPPED    $peer is not installed"
    fi
done
