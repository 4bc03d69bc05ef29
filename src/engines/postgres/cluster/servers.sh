# PostgreSQL servers of a shell script's own, in the private directory $cluster.  They listen on
# Unix sockets only, so no port is taken and nobody else connects: the directory of the sockets
# admits the servers' user alone.
#
#   cluster=$(mktemp -d)
#   . src/engines/postgres/cluster/servers.sh
#   trap servers_remove EXIT
#   tree_make
#   server_make a; server_start a; sql a -c 'SELECT 1'; server_kill a
# shellcheck shell=sh disable=SC2154 # set by the script that reads this

PG_CONFIG=${PG_CONFIG:-pg_config}
pg_bin=$cluster/tree$($PG_CONFIG --bindir)
sockets=$cluster/data/sockets
# PostgreSQL refuses to run as root.
as_user=
if [ "$(id -u)" = 0 ]; then
    pg_user=postgres
    id -u postgres > /dev/null 2>&1 || pg_user=nobody
    as_user="setpriv --reuid=$pg_user --regid=$(id -g $pg_user) --clear-groups --"
fi
export LC_ALL=C

# Makes a PostgreSQL with the extension, and the directory that server_make copies.
tree_make() {
    mkdir "$cluster/tree"
    sh tests/postgres/private_server.sh "$cluster/tree"
    chmod -R a+rX "$cluster/tree"
    chmod 755 "$cluster"
    mkdir -m 700 "$cluster/data" "$sockets"
    [ -z "$as_user" ] || chown "$pg_user" "$cluster/data" "$sockets"
    # shellcheck disable=SC2086 # split into words
    (cd / && $as_user "$pg_bin/initdb" -D "$cluster/data/first" -U postgres -A trust \
        --no-sync --locale=C.UTF-8 -E UTF8) > "$cluster/initdb.log" 2>&1 ||
        { cat "$cluster/initdb.log" >&2; return 1; }
}

# Each server works in a copy of the first directory.  No other machine or person connects, and the
# data is thrown away: it need not survive a power failure.
server_make() { # name
    port=$((${port:-0} + 1))
    # shellcheck disable=SC2086
    $as_user cp -R "$cluster/data/first" "$cluster/data/$1"
    echo "$port" > "$cluster/$1.port"
    cat > "$cluster/settings" << END
listen_addresses = ''
unix_socket_directories = '$sockets'
port = $port
fsync = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = '4GB'
timezone = 'UTC'
log_timezone = 'UTC'
jit = off
END
    # shellcheck disable=SC2086,SC2016 # $0 is for the inner shell
    $as_user sh -c 'cat >> "$0"' "$cluster/data/$1/postgresql.conf" < "$cluster/settings"
}

server_start() { # name
    # shellcheck disable=SC2086
    (cd / && exec $as_user timeout -s INT -k 20 "${server_seconds:-1200}" \
        "$pg_bin/postgres" -D "$cluster/data/$1") >> "$cluster/$1.log" 2>&1 < /dev/null &
    echo $! > "$cluster/$1.pid"
    tries=0
    until sql "$1" -qc '' 2> /dev/null; do
        tries=$((tries + 1))
        if [ $tries = 600 ] || ! kill -0 "$(cat "$cluster/$1.pid")" 2> /dev/null; then
            echo "$1 did not start:" >&2
            tail -n 20 "$cluster/$1.log" >&2
            return 1
        fi
        sleep 0.1
    done
}

# At once, without a word to its clients and with no time to save anything.
server_kill() { # name
    server_end "$1" QUIT
}

server_end() { # name, signal
    pid=$(cat "$cluster/$1.pid")
    rm "$cluster/$1.pid"
    kill -s "$2" "$pid" 2> /dev/null
    wait "$pid" 2> /dev/null || :
}

sql() { # name, psql's arguments
    at=$1
    shift
    "$pg_bin/psql" -X -v ON_ERROR_STOP=1 -h "$sockets" -p "$(cat "$cluster/$at.port")" -U postgres \
        -d "${database:-postgres}" "$@"
}

servers_remove() {
    for file in "$cluster"/*.pid; do
        [ ! -e "$file" ] || { name=${file##*/}; server_end "${name%.pid}" INT; }
    done
    rm -rf "$cluster"
}
