# Three shards, their coordinator, and the steps that the demo and the test take with them.
# Needs servers.sh, $uric (the command) and $cluster_files (this directory).
# shellcheck shell=sh disable=SC2034,SC2154 # set, or read, by the other scripts

# The rows of each shard, for PostgreSQL and for uric log.
own1="uri_host(url) < 'github.com'"
own2="uri_host(url) >= 'github.com' AND uri_host(url) < 'h'"
own3="(uri_host(url) < 'h') IS NOT TRUE"
where1='!target.error && target.host < "github.com"'
where2='!target.error && target.host >= "github.com" && target.host < "h"'
where3='target.error || target.host >= "h"'

# The queries, and the same queries for one server that has all rows.
{
    any='method' # every line has one
    by_host='SELECT count(*), uri_host(url) FROM log GROUP BY 2 ORDER BY 1 DESC'
    by_host_on_one='SELECT count(*), uri_host(url) FROM everything GROUP BY 2'
    one_host="SELECT count(*), uri_host(url) FROM log WHERE uri_host(url) = 'metacpan.org' GROUP BY 2"
    failures='SELECT n, area FROM failures ORDER BY 1 DESC'
    failures_on_one='SELECT count(*), uri_path_segment(url, 1) FROM everything
                     WHERE status >= 400 GROUP BY 2'
    # however few rows there are, each shard takes long
    slow_query='SELECT count(*), uri_host(url) FROM log
                WHERE md5(repeat(url, 20000)) IS NOT NULL GROUP BY 2'
}

cluster_make() {
    tree_make
    for server in shard1 shard2 shard3 coordinator; do
        server_make $server
        server_start $server
    done
    for i in 1 2 3; do
        eval "own=\$own$i"
        sql shard$i -q -v own="$own" -f "$cluster_files/shard.sql"
    done
    sql coordinator -q -v sockets="$sockets" -v port1="$(cat "$cluster/shard1.port")" \
        -v port2="$(cat "$cluster/shard2.port")" -v port3="$(cat "$cluster/shard3.port")" \
        -f "$cluster_files/coordinator.sql"
    # the same rows on one server, to compare with
    sql coordinator -qc 'CREATE TABLE everything (LIKE log)' \
        -c 'CREATE STATISTICS hosts ON uri_host(url) FROM everything' \
        -c 'CREATE STATISTICS areas ON uri_path_segment(url, 1) FROM everything'
}

# CSV is valid UTF-8, without NUL, whatever the log holds.  If the log cannot be read to its end, an
# open quote makes COPY fail, so that no part of it is loaded.
load() { # server, table, the expression for uric log, file
    {
        "$uric" log --where "$3" --fields=time,client,method,target,status,bytes,referer \
            --format=csv "$4" || [ $? = 1 ] || printf '"'
    } |
        sql "$1" -qc "COPY $2 FROM STDIN (FORMAT csv, HEADER, ENCODING 'UTF8')" \
            -c "ANALYZE $2"
}

load_shards() { # file
    loaders=
    for i in 1 2 3; do
        eval "where=\$where$i"
        load shard$i log "$where" "$1" &
        loaders="$loaders $!"
    done
    for loader in $loaders; do
        wait "$loader" || return
    done
}

# Answers, one a line, in the form of uric log --count-by.
answers() { # server, query
    sql "$1" -At -F '	' -P 'null=\N' -c "$2"
}

plan() { # query; of the coordinator
    sql coordinator -At -c "EXPLAIN (VERBOSE, COSTS OFF) $1"
}

# What uric itself counts in the log.  The parts of an invalid target are undefined, as they
# are in SQL.
counts() { # field, condition, file
    case $1 in
    target.*)
        "$uric" log -q --decode --where "!target.error && ($2)" --count-by "$1" "$3"
        "$uric" log -q --where "target.error && ($2)" --count-by method "$3" |
            awk -F '\t' '{ print $1 "\t\\N" }' ;;
    *)
        "$uric" log -q --where "$2" --count-by "$1" "$3" ;;
    esac | awk -F '\t' '{ n[$2] += $1 } END { for (value in n) print n[value] "\t" value }'
}

# What a plain script counts, which owes nothing to uric: "host" or "failures".
plain_counts() { # what, file
    python3 "$cluster_files/plain_counts.py" "$1" "$2"
}

# Fails unless each server has the same version of the extension, which it prints.  Servers with
# other versions could give other answers to the same row.
same_version() {
    versions=$(for server in shard1 shard2 shard3 coordinator; do
        sql $server -Atc "SELECT extversion FROM pg_extension WHERE extname = 'uric'" || echo none
    done | sort -u)
    echo "$versions"
    [ "$(echo "$versions" | wc -l)" = 1 ] && [ "$versions" != none ]
}

# Until a query has an answer, for 20 seconds at most.
await() { # server, query
    tries=0
    until [ -n "$(sql "$1" -Atc "$2")" ]; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] || { echo "$1: nothing in 20 seconds: $2" >&2; return 1; }
        sleep 0.1
    done
}

# Kills shard 2 while it works on a slow query; leaves the query's output in $cluster/answered
# and $cluster/refused, and its status in $status.
kill_in_the_middle() { # query
    status=0
    answers coordinator "$1" > "$cluster/answered" 2> "$cluster/refused" &
    query=$!
    await shard2 "SELECT 1 FROM pg_stat_activity WHERE application_name = 'postgres_fdw'
                  AND state = 'active' AND query LIKE 'FETCH%'"
    server_kill shard2
    wait $query || status=$?
}

# Whether two answers have the same lines, in any order.
same() { # file, file
    sort "$1" > "$cluster/sorted1"
    sort "$2" > "$cluster/sorted2"
    cmp -s "$cluster/sorted1" "$cluster/sorted2"
}

# On two processors; the same bytes in any case.
make_log() { # lines, file
    for part in 0 1; do
        awk -v lines=$((($1 + part) / 2)) -v seed=$((part + 1)) -f "$cluster_files/lines.awk" \
            bench/data/sample.txt tests/samples/apache-combined.log > "$2.$part" &
        eval "maker$part=\$!"
    done
    wait "$maker0" && wait "$maker1"
    cat "$2.0" "$2.1" > "$2"
    rm "$2.0" "$2.1"
}
