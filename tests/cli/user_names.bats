# uric log: lines that real servers wrote for names of users that hide or forge a request where a
# reader is too simple.  tests/samples/user-names.tsv has in each row the format, the name that the
# client sent (as --decode shows it) and the line.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    samples=$BATS_TEST_DIRNAME/../samples/user-names.tsv
}

# reads FORMAT: every line gives the name that was sent, and the request that was made.
reads() {
    awk -F'\t' -v format="$1" '$1 == format { print $3 }' "$samples" >lines
    awk -F'\t' -v format="$1" '$1 == format { print $2 "\t127.0.0.1\tGET\thttp://r/\tUA" }' \
        "$samples" >expected
    [ -s lines ]
    run_uric log --decode --log-format="$1" --fields=user,client,method,referer,agent lines
    silent && status_is 0 && diff expected out
    run_uric log --log-format="$1" --fields=target,status lines
    sed -E 's/.* "GET ([^ ]*) HTTP\/1\.1" ([0-9]*) .*/\1\t\2/' lines | diff - out
}

@test "user names: nginx" { reads nginx; }
@test "user names: Apache" { reads combined; }
@test "user names: lighttpd" { reads lighttpd; }

@test "user names: those of Apache and nginx are detected, too" {
    for format in nginx combined; do
        awk -F'\t' -v format="$format" '$1 == format { print $3 }' "$samples" >lines
        run_uric log --fields=error lines
        status_is 0 && [ "$(sort -u out)" = '\N' ]
    done
}

@test "user names: in a custom format without a quote after the time" {
    echo '192.0.2.1 - a [b - c [10/Oct/2000:13:55:36 -0700] GET /a 200' >in
    run_uric log --log-format='custom:%h %l %u %t %m %U%q %>s' --fields=user,time,target,status in
    out_is 'a [b - c|10/Oct/2000:13:55:36 -0700|/a|200' && silent
}

@test "user names: a wrong time is named" {
    echo '192.0.2.1 - joe [10/Okto/2000:13:55:36 -0700] "GET / HTTP/1.1" 200 1' >in
    run_uric log --log-format=common in
    says 'in:1:46: does not match format common' 'expected a time before it: [10/Oct/2000:'
}

@test "user names: -q does not hide malformed lines when the status is 0" {
    { echo '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.1" 200 1'; echo x; } >in
    run_uric log -q --log-format=common --fields=status in
    [ "$(cat err)" = 'uric: malformed lines: 1 of 2' ] && status_is 0
    run_uric log -q --log-format=common --fail-on=malformed --fields=status in
    silent && status_is 1
}
