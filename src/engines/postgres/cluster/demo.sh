#!/bin/sh
# Prints what `make cluster-demo` shows: three shards and a coordinator on this machine, made,
# filled, queried, damaged, mended and removed.
#
#   demo.sh URIC       LOG_LINES=3000000 lines of a log; in $TMPDIR, 500 bytes for each
set -eu

uric=${1:-build/uric} lines=${LOG_LINES:-3000000}
cluster_files=src/engines/postgres/cluster
cluster=$(mktemp -d "${TMPDIR:-/tmp}/uric-cluster.XXXXXX")
# shellcheck source=src/engines/postgres/cluster/servers.sh
. "$cluster_files/servers.sh"
# shellcheck source=src/engines/postgres/cluster/shards.sh
. "$cluster_files/shards.sh"
trap servers_remove EXIT
trap 'exit 1' INT TERM HUP PIPE

now() { date +%s%N; }
since() { # a time: seconds
    echo "$1 $(now)" | awk '{ printf "%.1f s", ($2 - $1) / 1e9 }'
}

# ---- what is shown ----

# What the coordinator sends to the shards for a query.
show_plan() { # query
    echo "   $1"
    plan "$1" | awk '
        /Foreign Scan/ { scan = $0; sub(/^[ >-]*/, "", scan); sub(/ on .*/, "", scan) }
        /Remote SQL:/ { sub(/^ */, ""); sent[scan "\n       " $0]++ }
        END { for (each in sent) print "   " sent[each] " x " each }'
}

show_rows() {
    head -n 3 | awk -F '\t' '{
        if ($2 == "\\N") $2 = "NULL"
        else if ($2 == "") $2 = "\047\047"
        printf "   %10d  %s\n", $1, $2
    }'
}

# The cluster's first answers, and that one server, uric and a plain script count the same.
compare() { # query, the same on one server, field and condition for uric, what for the script
    begun=$(now)
    answers coordinator "$1" > "$cluster/of-shards"
    shards_took=$(since "$begun") begun=$(now)
    answers coordinator "$2" > "$cluster/of-one"
    one_took=$(since "$begun") begun=$(now)
    counts "$3" "$4" "$cluster/log" > "$cluster/of-uric"
    uric_took=$(since "$begun")
    plain_counts "$5" "$cluster/log" > "$cluster/of-plain"
    for way in one uric plain; do
        if ! same "$cluster/of-shards" "$cluster/of-$way"; then
            echo "the shards' answers differ from those of $way" >&2
            exit 1
        fi
    done
    show_rows < "$cluster/of-shards"
    awk -v took="shards $shards_took, one server $one_took, uric log --count-by $uric_took" '
        { n += $1 }
        END { printf "   %d groups of %d rows, equal by all: %s\n", NR, n, took }
    ' "$cluster/of-shards"
}

# ---- what it costs ----

# Processor time, because other load on the machine changes it less.  Prints what one core
# does in a second, or how long it needs for one, from what psql prints of a server's time.
processor() { # "each" or "one", how many, unit
    awk -v what="$1" -v n="$2" -v unit="$3" '
        / user, .* elapsed/ { time = substr($0, 2) + 0; sub(/.*user, /, ""); time += $0 + 0 }
        END {
            if (what == "one") printf "%.2f us %s\n", time * 1e6 / n, unit
            else printf (n / time < 1e8 ? "%.2f" : "%.0f") " million %s\n", n / time / 1e6, unit
        }'
}

on_server() { # server, query: what it took there, without parallel workers
    PGOPTIONS='-c log_statement_stats=on -c client_min_messages=log' \
        sql "$1" -At -c 'SET max_parallel_workers_per_gather = 0' -c "$2" 2>&1
}

costs() {
    rows=$(sql shard3 -Atc 'SELECT count(*) FROM log')
    bytes=$(wc -c < "$cluster/log")
    # shellcheck disable=SC2016 # for the inner shell
    sh -c '"$@" > /dev/null; times' sh "$uric" log -q --where "$where3" --format=csv "$cluster/log" |
        tail -n 1 | tr 'ms' '  ' |
        awk '{ print "! " $1 * 60 + $2 " s user, " $3 * 60 + $4 " s system, - elapsed" }' |
        processor each "$bytes" 'bytes of log a second: uric log --where'
    sql shard3 -qc 'CREATE TABLE copy (LIKE log INCLUDING CONSTRAINTS)'
    PGOPTIONS='-c log_statement_stats=on -c client_min_messages=log' \
        load shard3 copy "$where3" "$cluster/log" 2>&1 | awk '/ elapsed/ && ++n == 1' |
        processor each "$rows" 'rows a second: COPY, with the check of each row'
    sql shard3 -qc 'DROP TABLE copy'
    on_server shard3 'SELECT count(*), uri_host(url) FROM log GROUP BY 2' |
        processor each "$rows" 'rows a second: GROUP BY uri_host at a shard'
    on_server shard3 "SELECT count(*) FROM log WHERE uri_host(url) = 'metacpan.org'" |
        processor each "$rows" 'rows a second: a filter by uri_host at a shard'
    on_server coordinator 'SELECT sum(length(url)) FROM log' |
        processor one "$lines" 'for each row that travels to the coordinator'
}

# ---- the demo ----

begun=$(now)
cluster_make
version=$(sql coordinator -Atc 'SHOW server_version')
if ! extension=$(same_version); then
    echo "the servers have several versions of the extension:" "$extension" >&2
    exit 1
fi
cat << END
PostgreSQL ${version%% *}: a coordinator and three shards, with uric $extension on each, on this
machine in $cluster; ready in $(since "$begun").
END

begun=$(now)
make_log "$lines" "$cluster/log"
echo "A log of $lines lines, $(wc -c < "$cluster/log") bytes, no two alike, made in $(since "$begun")."

begun=$(now)
load_shards "$cluster/log"
echo "Loaded by uric log --where ... | COPY in $(since "$begun"):"
for i in 1 2 3; do
    eval "own=\$own$i"
    printf '   shard%d %s  %s\n' $i "$(sql shard$i -Atc "
        SELECT format('%8s rows, %6s', count(*), pg_size_pretty(pg_table_size('log'))) FROM log")" "$own"
done
begun=$(now)
load coordinator everything "$any" "$cluster/log"
echo "One server with all of it, to compare with: in $(since "$begun")."

printf '\n1. The log is partitioned by uri_host(url), so each shard counts its hosts alone:\n'
show_plan "$by_host"
compare "$by_host" "$by_host_on_one" target.host "$any" host
cp "$cluster/of-shards" "$cluster/before"

printf '\n2. One host is on one shard, and only that is asked:\n'
show_plan "$one_host"
answers coordinator "$one_host" | show_rows

printf '\n3. Other groups are on all shards: they count, the coordinator adds up:\n'
show_plan "$failures"
compare "$failures" "$failures_on_one" target.path.1 'status >= 400' failures

printf '\n4. shard2 is killed in the middle of a query:\n'
kill_in_the_middle "$slow_query"
if [ "$status" = 0 ] || [ -s "$cluster/answered" ]; then
    echo 'the query answered, although a shard was killed' >&2
    exit 1
fi
sed -n 's/^ERROR/   &/p' "$cluster/refused"
if answers coordinator "$by_host" > "$cluster/answered" 2> "$cluster/refused"; then
    echo 'a query answered without a shard' >&2
    exit 1
fi
echo 'The next query that needs it fails, too; what the other shards hold is still answered:'
sed -n 's/^ERROR/   &/p' "$cluster/refused"
answers coordinator "$one_host" | show_rows
begun=$(now)
server_start shard2
answers coordinator "$by_host" > "$cluster/after"
if ! same "$cluster/before" "$cluster/after"; then
    echo 'the answers changed' >&2
    exit 1
fi
echo "shard2 started again, in $(since "$begun"): the first query answers as before."
printf '\n5. What a core does, by processor time:\n'
costs | sed 's/^/   /'
printf '\nAll servers are stopped, %s is removed.\n' "$cluster"
