# Three shards, their coordinator, and the steps that the demo and the test take with them.
# Needs servers.sh, $uric (the command) and $cluster_files (this directory).
# shellcheck shell=sh

# The rows of each shard, for PostgreSQL and for uric log.
own1="uri_host(url) < 'github.com'"
own2="uri_host(url) >= 'github.com' AND uri_host(url) < 'h'"
own3="(uri_host(url) < 'h') IS NOT TRUE"
where1='!target.error && target.host < "github.com"'
where2='!target.error && target.host >= "github.com" && target.host < "h"'
where3='target.error || target.host >= "h"'

cluster_make() { # the directory that holds the extension
    tree_make "$1"
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
    sql coordinator -qc 'CREATE TABLE everything (LIKE log)'
}

# CSV, because its bytes are raw: LATIN1 gives every byte above 0x7F a character.
load() { # server, table, the expression for uric log, file
    "$uric" log -q --where "$3" --fields=time,client,method,target,status,bytes,referer \
        --format=csv "$4" |
        sql "$1" -qc "COPY $2 FROM STDIN (FORMAT csv, HEADER, ENCODING 'LATIN1')" \
            -c "ANALYZE $2"
}

load_shard() { # its number, file
    eval "where=\$where$1"
    load "shard$1" log "$where" "$2"
}

# Answers, one a line, in the form of uric log --count-by.
answers() { # server, query
    sql "$1" -At -F '	' -P 'null=\N' -c "$2"
}

plan() { # query; of the coordinator
    sql coordinator -At -c "EXPLAIN (VERBOSE, COSTS OFF) $1"
}

# What uric itself counts in the log: count, value.  Hosts of invalid targets are \N.
count_hosts() { # file
    "$uric" log -q --where '!target.error' --count-by target.host "$1"
    "$uric" log -q --where target.error --count-by target.scheme "$1" |
        awk -F '\t' '{ n += $1 } END { if (n) print n "\t\\N" }'
}

count_areas() { # file; of valid targets that failed
    "$uric" log -q --where '!target.error && status >= 400' --decode \
        --count-by target.path.1 "$1"
}

# Holds back a shard's answers, until server_kill or hold_end.
hold() { # server
    # shellcheck disable=SC2034 # read by hold_end
    sql "$1" -qc 'BEGIN' -c 'LOCK TABLE log' -c 'SELECT pg_sleep(60)' > "$cluster/hold.log" 2>&1 &
    holder=$!
    await "$1" "SELECT 1 FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted
                AND relation = 'log'::regclass"
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

# Kills shard 2 while it works on a query; leaves the query's output in $cluster/answered and
# $cluster/refused, and its status in $status.
kill_in_the_middle() { # query
    hold shard2
    status=0
    answers coordinator "$1" > "$cluster/answered" 2> "$cluster/refused" &
    query=$!
    await shard2 "SELECT 1 FROM pg_stat_activity WHERE application_name = 'postgres_fdw'
                  AND state = 'active' AND wait_event_type = 'Lock'"
    server_kill shard2
    wait $query || status=$?
    wait $holder || :
}
