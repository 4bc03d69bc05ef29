#!/usr/bin/env bash
# Measures what the module costs nginx on "return 200", where nothing else does any work: the
# same nginx with "uric off" and "uric on", on one worker, in turns, so that other load on the
# machine slows both.  Prints medians of requests per second and of the worker's processor time
# a request, and their ratios.  The median of the ratios of neighbouring rounds is what counts.
#
#   nginx.sh MODULE.so      BENCH_SECONDS=S of each round, BENCH_RUNS=N rounds
set -eu

module=$(realpath "${1:-build/ngx_http_uric_module.so}")
seconds=${BENCH_SECONDS:-1} runs=${BENCH_RUNS:-9}
export LC_ALL=C PATH=$PATH:/usr/sbin
for need in nginx wrk; do
    command -v $need > /dev/null || { echo "SKIPPED    $need is not installed"; exit 0; }
done

work=$(mktemp -d)
servers=()
trap 'for pid in "${servers[@]}"; do kill "$pid" 2> /dev/null || true; done
      wait; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# ---- one server for each row ----

declare -A port settings
rows=(off on normalize tolerate)
settings[off]='uric off;'
settings[on]='uric on;'
settings[normalize]='uric on; uric_normalize on upstream=normal;'
settings[tolerate]='uric on; uric_tolerate whatwg-request;'

start() { # row
    mkdir "$work/$1"
    cat > "$work/$1/nginx.conf" << END
load_module $module;
daemon off;
worker_processes 1;
$([ "$(id -u)" != 0 ] || echo 'user root;')
pid $work/$1/pid;
error_log $work/$1/error.log;
events { worker_connections 256; }
http {
    client_body_temp_path $work/$1/temp; proxy_temp_path $work/$1/temp;
    fastcgi_temp_path $work/$1/temp; scgi_temp_path $work/$1/temp;
    uwsgi_temp_path $work/$1/temp;
    access_log off;
    keepalive_requests 1000000;
    ${settings[$1]}
    server { listen 127.0.0.1:${port[$1]}; return 200 ""; }
}
END
    timeout 600 nginx -p "$work/$1" -c "$work/$1/nginx.conf" -e "$work/$1/error.log" &
    servers+=($!)
}

free=$(python3 -c '
import socket
sockets = [socket.socket() for _ in range(4)]
for each in sockets: each.bind(("127.0.0.1", 0))
print(*(each.getsockname()[1] for each in sockets))')
for row in "${rows[@]}"; do
    port[$row]=${free%% *}
    free=${free#* }
    start "$row"
done
for row in "${rows[@]}"; do
    for _ in {1..100}; do
        [ ! -s "$work/$row/pid" ] || break
        sleep 0.05
    done
done

# ---- rounds ----

# The target and the fields of a browser.
cat > "$work/request.lua" << 'END'
wrk.path = "/shop/item/4711?color=red&size=xl"
wrk.headers["Host"] = "www.example.com"
wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0"
wrk.headers["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
wrk.headers["Accept-Language"] = "en-US,en;q=0.5"
wrk.headers["Accept-Encoding"] = "gzip, deflate"
function done(summary)
    io.write(string.format("counted %d %d\n", summary.requests, summary.duration))
end
END

# Nanoseconds on a processor so far.
spent() { # row
    local worker
    worker=$(cat "/proc/$(cat "$work/$1/pid")/task/$(cat "$work/$1/pid")/children")
    cut -d ' ' -f 1 "/proc/${worker// /}/schedstat"
}

measure() { # row, seconds
    local before counted
    before=$(spent "$1")
    counted=$(wrk -t 1 -c 16 -d "$2" -s "$work/request.lua" "http://127.0.0.1:${port[$1]}" |
        sed -n 's/^counted //p')
    echo "$1 $counted $(($(spent "$1") - before))"
}

for row in "${rows[@]}"; do
    measure "$row" 1 > /dev/null # warms up
done
for ((i = 0; i < runs; i++)); do
    for row in "${rows[@]}"; do
        measure "$row" "$seconds"
    done
done > "$work/rounds"

awk '
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
    {
        if (!($1 in count))
            order[++rows] = $1
        k = ++count[$1]
        rate[$1, k] = $2 / $3 * 1e6
        cost[$1, k] = $4 / $2
        ratio[$1, k] = cost[$1, k] / cost["off", k]
    }
    END {
        printf "%-10s %12s %14s %14s\n", "uric", "requests/s", "cpu ns/request", "cpu over off"
        for (i = 1; i <= rows; i++)
            printf "%-10s %12.0f %14.0f %14.3f\n", order[i], median(rate, order[i]),
                median(cost, order[i]), median(ratio, order[i])
        print "wanted: on at most 1.05"
    }' "$work/rounds"
