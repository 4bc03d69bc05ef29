# uric log: the logs that servers wrote (tests/samples), by the names of their formats; and
# prefixes.
load helper

# reads FORMAT LOG: every line has a status, a target or a request, and none is malformed.
reads() {
    run "$URIC" log --log-format="$1" --fields=error "$BATS_TEST_DIRNAME/../samples/$2.log"
    [ "$status" -eq 0 ]
    [ -n "$output" ]
    [ -z "$(printf '%s\n' "$output" | grep -vxF '\N')" ]
}

@test "Squid's native log" { reads squid squid; }
@test "lighttpd's log" { reads lighttpd lighttpd; }
@test "varnishncsa's log" { reads varnish varnish; }
@test "HAProxy's httpslog" { reads haproxy-https haproxy-https; }
@test "morgan's dev" { reads morgan morgan-dev; }
@test "morgan's tiny" { reads morgan:tiny morgan-tiny; }

@test "prefixes before a format" {
    line='[10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.1" 200 1 "-" "b"'
    run "$URIC" log --log-format=cri+vhost+combined --fields=host,port,client,target <<< \
        "2026-11-22T00:52:07Z stdout F h.example:80 ::1 - - $line"
    [ "$output" = "$(printf 'h.example\t80\t::1\t/a')" ]
    run "$URIC" log --log-format=syslg+combined <<< x
    [ "$status" -eq 2 ]
    [[ "$output" == *'unknown log prefix "syslg"'* ]]
}
