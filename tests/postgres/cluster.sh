#!/bin/sh
# Checks a cluster of PostgreSQL servers, as TAP: what the shards answer is what one server and
# uric log --count-by answer, the shards do the work, and without a shard there is an error and
# never a smaller count.  It is the cluster of `make cluster-demo`, with 30,000 lines.
set -u

BUILD=${BUILD:-build}
work=$BUILD/check/cluster
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

uric=$BUILD/uric cluster_files=src/engines/postgres/cluster lines=30000
cluster=$(mktemp -d "${TMPDIR:-/tmp}/uric-cluster.XXXXXX")
# stops the servers, even if nobody else does
# shellcheck disable=SC2034 # read by servers.sh
server_seconds=600
# shellcheck source=src/engines/postgres/cluster/servers.sh
. "$cluster_files/servers.sh"
# shellcheck source=src/engines/postgres/cluster/shards.sh
. "$cluster_files/shards.sh"
trap servers_remove EXIT
trap 'exit 1' INT TERM HUP PIPE
log=$cluster/log

prints() { # text, command...
    expected=$1
    shift
    printed=$("$@") || return
    [ "$printed" = "$expected" ] || { printf '%s\n' "expected: $expected" "$printed"; return 1; }
}

# ---- set up and loaded ----

made() {
    cluster_make && make_log $lines "$log" && load_shards "$log" &&
        load coordinator everything "$any" "$log"
}
try 'a coordinator and three shards are made and loaded' made
if ! [ -s "$log" ]; then
    exit 1
fi

no_two_lines_alike() {
    [ "$(sort -u "$log" | wc -l)" = $lines ] && [ "$(wc -l < "$log")" = $lines ] &&
        make_log $lines "$cluster/again" && cmp "$log" "$cluster/again"
}
try 'the lines of the log differ, and are the same in every run' no_two_lines_alike

has_extension() {
    for server in shard1 shard2 shard3 coordinator; do
        prints uric sql $server -Atc "SELECT extname FROM pg_extension WHERE extname = 'uric'" ||
            return
    done
}
try 'each server has the extension' has_extension
try 'each server has the same version of it' same_version

# the released scripts are not installed: a name in the catalog makes the difference
other_versions_are_found() {
    sql shard2 -qc "UPDATE pg_extension SET extversion = '0.1' WHERE extname = 'uric'" || return
    if same_version; then
        return 1
    fi
    sql shard2 -qc "UPDATE pg_extension SET extversion = (SELECT default_version FROM
        pg_available_extensions WHERE name = 'uric') WHERE extname = 'uric'" && same_version
}
try 'a shard with another version of it is found' other_versions_are_found

each_row_once() {
    total=0
    for i in 1 2 3; do
        rows=$(sql shard$i -Atc 'SELECT count(*) FROM log') || return
        [ "$rows" -gt $((lines / 10)) ] || { echo "shard$i has $rows rows"; return 1; }
        total=$((total + rows))
    done
    [ $total = $lines ] || { echo "$total"; return 1; }
    prints $lines sql coordinator -Atc 'SELECT count(*) FROM log'
}
try 'each line is on one shard' each_row_once

# a host below github.com; a host of shard 2; an invalid URL, which has no host
admits_its_own() {
    for row in '1 http://b.example/' '2 http://github.com/' '3 http://z.example/' '3 a|b'; do
        for i in 1 2 3; do
            if sql shard$i -qc "BEGIN; INSERT INTO log (time, client, url, status)
                    VALUES (now(), '10.0.0.1', '${row#* }', 200); ROLLBACK" 2> "$work/message"; then
                [ "$i" = "${row%% *}" ] || { echo "shard$i took ${row#* }"; return 1; }
            else
                cat "$work/message"
                [ "$i" != "${row%% *}" ] || return
                grep -q 'check constraint "own"' "$work/message" || return
            fi
        done
    done
}
try 'a shard refuses rows of other shards' admits_its_own

# ---- the shards do the work ----

scans() { # number, what each Remote SQL must contain; of the plan in $work/plan
    cat "$work/plan"
    [ "$(grep -c 'Remote SQL' "$work/plan")" = "$1" ] &&
        [ "$(grep 'Remote SQL' "$work/plan" | grep -cF "$2")" = "$1" ]
}

hosts_at_the_shards() {
    plan "$by_host" > "$work/plan" && scans 3 uri_host && scans 3 'GROUP BY' &&
        [ "$(grep -c 'Async Foreign Scan' "$work/plan")" = 3 ] && ! grep 'Aggregate$' "$work/plan"
}
try 'Remote SQL contains uri_host and GROUP BY; all shards work at once' hosts_at_the_shards

filters_at_the_shards() {
    plan "SELECT url FROM log WHERE uri_query_value(referer, 'page') = '2' AND uri_port(url) > ''
          AND uri_equal(url, 'HTTP://a.example')" > "$work/plan" &&
        scans 3 'uri_query_value(' && scans 3 'uri_port(' && scans 3 'uri_equal(' &&
        ! grep 'Filter:' "$work/plan"
}
try 'filters by any function run at the shards' filters_at_the_shards

whole_groups() {
    for aggregate in 'count(DISTINCT client)' 'percentile_disc(0.5) WITHIN GROUP (ORDER BY bytes)'; do
        plan "SELECT uri_host(url), status, $aggregate FROM log GROUP BY 1, 2 HAVING count(*) > 2" \
            > "$work/plan" && scans 3 "${aggregate%%(*}(" && scans 3 'HAVING ((count(*) > 2))' &&
            ! grep 'Aggregate$' "$work/plan" || return
    done
}
try 'any aggregate over groups of the partition key, and HAVING, run at the shards' whole_groups

all_immutable() {
    prints 0 sql coordinator -Atc "SELECT count(*) FROM pg_proc WHERE provolatile <> 'i'
        AND proname !~ '^uri_(registrable_domain|public_suffix|subdomain)\$'
        AND (proname LIKE 'uri\_%' OR proname LIKE 'log\_%') AND probin LIKE '%uric'" &&
    prints t sql coordinator -Atc "SELECT count(*) > 30 FROM pg_proc
        WHERE (proname LIKE 'uri\_%' OR proname LIKE 'log\_%') AND probin LIKE '%uric'"
}
try 'all functions but those of domains are immutable, so that they may run at the shards' \
    all_immutable

one_shard_is_asked() {
    plan "$one_host" > "$work/plan" && scans 1 'GROUP BY' && grep -q 'on (public.log3' "$work/plan"
}
try 'a host asks its shard alone' one_shard_is_asked

failures_at_the_shards() {
    plan "$failures" > "$work/plan" && scans 3 'uri_path_segment(' && scans 3 'GROUP BY' &&
        [ "$(grep -c 'Async Foreign Scan' "$work/plan")" = 3 ]
}
try 'the first phase of two runs at the shards, at once' failures_at_the_shards

# What the page says of the option.
not_without_the_option() {
    sql coordinator -qAt > "$work/plan" << END
BEGIN;
ALTER SERVER shard1 OPTIONS (DROP extensions);
EXPLAIN (VERBOSE, COSTS OFF) SELECT count(*) FROM log1 WHERE uri_host(url) > 'a';
ROLLBACK;
END
    cat "$work/plan"
    grep -q 'Filter: .*uri_host' "$work/plan" && ! grep 'Remote SQL.*uri_host' "$work/plan"
}
try 'without the option extensions, no function runs at a shard' not_without_the_option

# ---- the answers are equal ----

equal() { # query, on one server, field and condition for uric, or what for a plain script
    answers coordinator "$1" > "$work/of-shards" && answers coordinator "$2" > "$work/of-one" &&
        counts "$3" "$4" "$log" > "$work/of-uric" && [ -s "$work/of-shards" ] || return
    cp "$work/of-uric" "$work/of-plain" || return
    if [ -n "${5:-}" ]; then
        plain_counts "$5" "$log" > "$work/of-plain" || return
    fi
    for way in one uric plain; do
        same "$work/of-shards" "$work/of-$way" ||
            { diff "$cluster/sorted1" "$cluster/sorted2"; return 1; }
    done
}

same_hosts() {
    equal "$by_host" "$by_host_on_one" target.host "$any" host && cp "$work/of-shards" "$work/before" &&
        [ "$(awk '{ n += $1 } END { print n }' "$work/before")" = $lines ]
}
try 'lines by host, those without a valid one included: as on one server, as uric and a script count' same_hosts
try 'failures by the first segment, in two phases: as on one server, as uric and a script count' \
    equal "$failures" "$failures_on_one" target.path.1 'status >= 400' failures
try 'in two phases with the partition key in the first' \
    equal 'SELECT sum(n), status FROM (SELECT uri_host(url), status, count(*) AS n FROM log
           GROUP BY 1, 2) AS part GROUP BY 2' \
    'SELECT count(*), status FROM everything GROUP BY 2' status "$any"
try 'without two phases, too: rows travel' \
    equal 'SELECT count(*), status FROM log GROUP BY 2' \
    'SELECT count(*), status FROM everything GROUP BY 2' status "$any"
try 'one host, by status' \
    equal "SELECT count(*), status FROM log WHERE uri_host(url) = 'github.com' GROUP BY 2" \
    "SELECT count(*), status FROM everything WHERE uri_host(url) = 'github.com' GROUP BY 2" \
    status 'target.host == "github.com"'

# ---- what goes wrong ----

# No shard goes on with a query that the coordinator gave up.
all_idle() {
    for i in 1 2 3; do
        await shard$i "SELECT 1 WHERE NOT EXISTS (SELECT FROM pg_stat_activity
                       WHERE application_name = 'postgres_fdw' AND state = 'active')" || return
    done
}

ends_by_timeout() {
    if answers coordinator "SET statement_timeout = 500; $slow_query" > "$work/answered" 2>&1; then
        return 1
    fi
    cat "$work/answered"
    grep -q 'canceling statement due to statement timeout' "$work/answered" && all_idle
}
try 'a statement timeout at the coordinator ends the work at the shards' ends_by_timeout

broken_log() {
    before=$(sql shard3 -Atc 'SELECT count(*) FROM log') || return
    if load shard3 log "$where3" "$cluster/nothing" 2> "$work/message"; then
        return 1
    fi
    cat "$work/message"
    head -c 100000 "$log" | gzip | head -c 5000 > "$cluster/cut.gz"
    if load shard3 log "$where3" "$cluster/cut.gz" 2>> "$work/message"; then
        return 1
    fi
    grep -q 'unterminated CSV quoted field' "$work/message" &&
        prints "$before" sql shard3 -Atc 'SELECT count(*) FROM log'
}
try 'nothing of a log that cannot be read to its end is loaded' broken_log

# nginx writes bytes of a target that are no characters as \xHH.
odd_bytes() {
    cat > "$cluster/odd" << 'END'
10.0.0.1 - - [01/Nov/2026:00:00:00 +0000] "GET http://h.example/a\x00b HTTP/1.1" 400 0 "-" "-"
10.0.0.1 - - [01/Nov/2026:00:00:00 +0000] "GET http://h.example/\xE4\xFF HTTP/1.1" 400 0 "\xC3\xA9" "-"
10.0.0.1 - - [01/Nov/2026:00:00:00 +0000] "GET http://h.example/\x22,\x0A\x5C. HTTP/1.1" 400 0 "" "-"
END
    sql coordinator -qc 'CREATE TABLE odd (LIKE log)' && load coordinator odd "$any" "$cluster/odd" &&
        sql coordinator -At > "$work/odd" << 'END' || return
SELECT uri_error_offset(url), uri_host(url) IS NULL, uri_split_authority(url),
       url, encode(convert_to(referer, 'UTF8'), 'hex')
FROM odd;
END
    cat > "$work/odd-expected" << 'END'
18|t|h.example|http://h.example/a�00b|
17|t|h.example|http://h.example/�e4�ff|c3a9
17|t|h.example|http://h.example/",
\.|
END
    diff "$work/odd-expected" "$work/odd"
}
try 'bytes that are no characters: the line is loaded, its URL is invalid' odd_bytes

killed() {
    kill_in_the_middle "$slow_query" || return
    cat "$cluster/answered" "$cluster/refused"
    [ "$status" != 0 ] && [ ! -s "$cluster/answered" ] &&
        grep -q '^ERROR: *server closed the connection' "$cluster/refused"
}
try 'a shard killed in the middle of a query: an error, and no rows' killed
others_idle() {
    for i in 1 3; do
        await shard$i "SELECT 1 WHERE NOT EXISTS (SELECT FROM pg_stat_activity
                       WHERE application_name = 'postgres_fdw' AND state = 'active')" || return
    done
}
try 'the other shards stop working on it' others_idle

refused() { # query
    if answers coordinator "$1" > "$work/answered" 2> "$work/message"; then
        return 1
    fi
    cat "$work/answered" "$work/message"
    [ ! -s "$work/answered" ] && grep -q '^ERROR: *could not connect to server "shard2"' "$work/message"
}
for query in "$by_host" "$failures" 'SELECT count(*) FROM log' \
        "SELECT count(*) FROM log WHERE uri_host(url) = 'github.com'"; do
    try "without the shard, an error and no rows: $query" refused "$query"
done

others_answer() {
    answers coordinator "$one_host" > "$work/answered" && cat "$work/answered" &&
        grep -qxF "$(cat "$work/answered")" "$work/before"
}
try 'the others answer for their hosts' others_answer

back() {
    server_start shard2 && answers coordinator "$by_host" > "$work/after" &&
        same "$work/before" "$work/after"
}
try 'the shard started again: the answers are as before' back

# ---- the page and the end ----

# Each block of SQL that is part of the cluster is in the files that make it.
page_shows_the_files() {
    python3 - src/engines/postgres/cluster.md "$cluster_files"/*.sql << 'END'
import re, sys
page, *files = (open(name).read() for name in sys.argv[1:])
blocks = re.findall(r"```sql\n(.*?)```", page, re.S)
missing = [block for block in blocks if not any(block in file for file in files)]
sys.exit("\n".join(missing) if missing or len(blocks) < 4 else 0)
END
}
try 'the page shows what makes the cluster' page_shows_the_files

removed() {
    pids=$(cat "$cluster"/*.pid)
    servers_remove
    for pid in $pids; do
        if kill -0 "$pid" 2> /dev/null; then
            return 1
        fi
    done
    [ -n "$pids" ] && [ ! -e "$cluster" ]
}
try 'no server and no file is left' removed
echo "1..$number"
