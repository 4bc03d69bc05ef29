# uric log: words that users try, and lists in files.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
}

# line HOUR CLIENT TARGET: a line of the combined format.
line() {
    printf '%s - - [21/Nov/2026:%s:00:00 +0000] "GET %s HTTP/1.1" 200 5 "http://r/" "UA"\n' "$2" "$1" \
        "$3"
}

@test "words: other names of fields" {
    { line 09 192.0.2.1 '/a?b'; line 23 192.0.2.2 /c; } >in
    run_uric log --header --fields=ip,url,path,query,referrer,ua,hour,weekday in
    out_is 'ip|url|path|query|referrer|ua|hour|weekday' '192.0.2.1|/a?b|/a|b|http://r/|UA|9|6' \
        '192.0.2.2|/c|/c|\N|http://r/|UA|23|6'
    run_uric log --fields=path.1,query.b,query.c --where 'path.1 == "a"' in
    out_is 'a|\N|\N'
    run_uric log --fields=path.x in
    says 'unknown field "path.x"' && status_is 2
    run_uric log --count-by hour --where 'ip == "192.0.2.1" and path starts "/a"' in
    out_is '1|9'
    run_uric log --zone=+02:00 --fields=hour,weekday,time.hour-of-day in
    out_is '11|6|11' '1|7|1'
    run_uric log --format=json --fields=hour,ip:lower in
    out_is '{"hour":9,"ip:lower":"192.0.2.1"}' '{"hour":23,"ip:lower":"192.0.2.2"}'
}

@test "words: a column of the format comes before them, and a member of JSON" {
    echo '{"path":"/m","uri":"/a?b"}' >in
    run_uric log --log-format=json:uri --fields=path,target.path in
    out_is '/m|/a'
    echo '{"path":{"1":"m"},"uri":"/a?b"}' >in
    run_uric log --log-format=json:uri --fields=path.1,target.path.1 in
    out_is 'm|a'
    echo '192.0.2.1 /own "GET /a HTTP/1.1"' >in
    run_uric log --log-format='custom:$remote_addr $path "$request"' --fields='$path,ip' in
    out_is '/own|192.0.2.1'
    run_uric log --log-format='custom:$remote_addr' --fields=path in
    says 'unknown field "path"' && status_is 2
}

@test "words: in JSON, where no line has the member, the message names the field" {
    echo '{"remote_addr":"192.0.2.1","request_uri":"/a?b","status":200}' >in
    while read -r word name; do
        run_uric log --fields="$word,x" in
        printf 'uric: %s\n' 'in: format nginx-json' "no line has a value for \"$word\"; did you mean $name?" \
            'no line has a value for "x"' | cmp - err
        run_uric log --log-format=nginx-json --where "$word == '9'" --count-by=status in
        says "no line has a value for \"$word\"; did you mean $name?"
    done <<'END'
path target.path
query target.query
url target
uri target
ip client
ip:lower client
ua agent
user-agent agent
referrer referer
hour time.hour-of-day
weekday time.weekday
END
    # the format has no such field, or the member was meant
    run_uric log --log-format=json:request_uri --fields=ip,path in
    says 'no line has a value for "path"; did you mean target.path?'
    grep -qx 'uric: no line has a value for "ip"' err
    run_uric log --log-format=nginx-json '--fields=`ip`' in
    grep -qx 'uric: no line has a value for "ip"' err
}

@test "words: --since 1h, with or without a sign" {
    line 09 192.0.2.1 /a >in
    for since in 1h -1h; do
        run_uric log --log-format=combined --since="$since" --fields=target in
        out_is && silent && status_is 0
        run_uric log --log-format=combined --until="$since" --fields=target in
        status_is 0
    done
    run_uric log --since=1x in
    says 'not a time' '2h (so long ago)' && status_is 2
}

@test "words: a list in a file" {
    { line 09 10.1.2.3 /a; line 09 10.9.0.1 /b; line 09 2001:db8::1 /c; line 09 host /d; } >in
    printf '# ours\n\n10.1.0.0/16 \r\n2001:db8::/32\nhost\n5\n' >list
    run_uric log --where 'client in @list' --fields=target in
    out_is /a /c /d
    run_uric log --where 'client not in @"list" and bytes in (@list, 7)' --fields=target in
    out_is /b
    run_uric log --where 'client in @none' in
    says 'uric: none: No such file' && status_is 2
    echo 10.1.0.1/16 >list
    run_uric log --where 'client in @list' in
    says 'uric: list:1: "10.1.0.1/16" is not a block' && status_is 2
    run_uric log --where 'client in @' in
    says 'expected the name of a file' && status_is 2
}

@test "words: a text in a condition without its quotes" {
    line 09 192.0.2.1 /a >in
    run_uric log --where 'method == GET' in
    says 'unknown field "GET"' '--where: invalid at offset 10; expected a field name, or quotes around a text: "GET"'
    status_is 2
    run_uric log --rate '`GET` == method' in
    says '--rate: invalid at offset 0; expected a field name' && status_is 2
}

@test "words: a file where --count-by expects a field" {
    line 09 192.0.2.1 /a >access.log
    cp access.log status
    for file in access.log ./access.log status; do
        run_uric log -c $file </dev/null
        says "--count-by takes a field, such as status, before the file $file" && status_is 2
    done
    : | run_uric log -c access.log
    says '--count-by takes a field, such as status, before the file access.log' && status_is 2
    # a pipe may have a field of that name
    "$URIC" log -c status <access.log >out 2>err
    out_is '1|200'
    run_uric log -c status - </dev/null access.log
    out_is '1|200' && status_is 0
}
