# uric log: the format of each file by its first lines, wrong formats, and how many messages
# malformed lines have.
load helper

teardown() {
    [ -z "$uric_pid" ] || kill "$uric_pid" 2>/dev/null || true
}

time='[10/Oct/2000:13:55:36 -0700]'

common() {
    printf '192.0.2.1 - - %s "GET %s HTTP/1.1" 200 5\n' "$time" "$1"
}

combined() {
    printf '192.0.2.1 - - %s "GET %s HTTP/1.1" 200 5 "-" "Agent"\n' "$time" "$1"
}

vhost() {
    printf 'www.example.com:80 %s\n' "$(combined "$1")"
}

w3c() {
    printf '%s\n' '#Version: 1.0' '#Fields: date time cs-method cs-uri-stem sc-status' \
        "2000-10-10 13:55:36 GET $1 200"
}

# The format of file in is reported as $1, and nothing else is.
format_is() {
    printf 'uric: in: format %s\n' "$1" | cmp - err && status_is 0 || { show; return 1; }
}

# The file in is refused; $1 is in the message, which names three formats.
refused() {
    says "uric: in: $1" 'the nearest are ' && status_is 2
    [ "$(grep -o 'nearest are.*:' err | tr , '\n' | wc -l)" -eq 3 ] || { show; return 1; }
}

# ---- the choice ----

@test "detect: one line is enough, and its columns are those of the format" {
    common /a >in
    run_uric log in
    format_is common
    mv out detected
    run_uric log --log-format=common in
    cmp out detected && [ ! -s err ]
    combined /a >in
    run_uric log in
    format_is combined
    vhost /a >in
    run_uric log --fields=host,target in
    out_is 'www.example.com|/a' && format_is vhost
    w3c /a >in
    run_uric log --where=target --fields=target in
    out_is /a && format_is w3c
}

# The "-" of a missing value is a value to nginx:escape=json.
@test "detect: how values are escaped is no other format" {
    printf '192.0.2.1 - - %s "GET / HTTP/1.1" 200 - "-" "-"\n' "$time" >in
    run_uric log --fields=user,referer,agent in
    format_is combined && out_is '\N|\N|\N'
    cat in in in in | sed 's/^/192.0.2.7 nginx: /; s/^/Nov 22 00:52:07 /' >f
    mv f in
    run_uric log --fields=status in
    format_is syslog+combined
}

@test "detect: nginx with other escapes" {
    printf '192.0.2.1 -  %s "GET %s HTTP/1.1" 200 2 "" "%s"\n' "$time" /a 'A \"b\"' "$time" /b '' >in
    run_uric log --fields=target,user,agent in
    out_is '/a|\N|A "b"' '/b|\N|\N' && format_is nginx:escape=json
}

@test "detect: lines that go on after a known format are read, with a rest" {
    combined /a | sed 's/$/ 0.003 "x"/' >in
    run_uric log --fields=target,agent,rest in
    out_is '/a|Agent|0.003 "x"'
    format_is 'combined-rest: combined and a rest, in the column "rest"'
    common /a | sed 's/$/ 12/' >f
    run_uric log --fields=target,rest f
    out_is '/a|12' && says 'f: format common-rest: common and a rest, in the column "rest"'
    # also after a prefix, and of the format that was given
    sed 's/^/Nov 22 00:52:07 web1 nginx: /' in >f
    run_uric log --count-by target f
    out_is '1|/a'
    says 'f: format syslog+combined-rest: syslog+combined and a rest, in the column "rest"'
    sed 's/^/www.example.com:80 /' in >f
    run_uric log --fields=host,target,rest f
    out_is 'www.example.com|/a|0.003 "x"'
    yes "$(cat in)" | head -n 1000 >f
    run_uric log -q --log-format=combined f
    says 'matches format combined; this is combined-rest: use' && status_is 2
    # among lines that do not go on
    { combined /b; cat in; combined /c; combined /d; } >f
    run_uric log --count-by target f
    out_is '1|/a' '1|/b' '1|/c' '1|/d'
    says 'f: format combined-rest: ' && status_is 0
    ! grep malformed err
}

@test "detect: what is deployed, by the first command" {
    combined /a | sed 's/$/ "192.0.2.8, 192.0.2.9"/' >main
    run_uric log --fields='target,$http_x_forwarded_for' main
    out_is '/a|192.0.2.8, 192.0.2.9' && says 'main: format nginx-main'
    # the output of the container: its messages come first
    { seq -f '/docker-entrypoint.sh: %g' 15; seq -f '2026/11/26 22:00:00 [notice] 1#1: %g' 30; cat main; } >in
    run_uric log --count-by target in
    out_is '1|/a' && says 'uric: in: format nginx-main' 'malformed lines: 45 of 46' && status_is 0
    combined /a | sed 's/$/ 120 0.003 [default-svc-80] [] 10.0.0.1:80 5 0.001 200 0a1b/' >in
    run_uric log --fields='target,duration,$upstream_status' in
    out_is '/a|0.003|200' && format_is ingress-nginx
}

@test "detect: HAProxy's formats in one file, and lines that it cut" {
    rest='[06/Feb/2009:12:14:14.655] in b/s'
    { printf '10.0.1.2:1 %s 0/0/0/0/7 200 1 - - ---- 1/1/0/0/0 0/0 "GET /a HTTP/1.1"\n' "$rest"
      printf '10.0.1.2:2 %s 0/0/0/0/7 200 1 - - ---- 1/1/0/0/0 0/0 "GET /b HTTP/1.1" 0/0/0/0/0 h/TLSv1.3/AES\n' "$rest"
      printf '<6>10.0.1.2:3 %s 1/0/20 520 -- 1/1/0/0/0 0/0\n' "$rest"
      echo 'Feb  6 12:12:09 h haproxy[14385]: Connect from 10.0.1.2:4 to 10.0.3.31:8012 (www/HTTP)'
      printf '10.0.1.2:5 %s 0/0/0/0/7 200 1 - - ---- 1/1/0/0/0 0/0 "GET /long\n' "$rest"; } >in
    run_uric log --fields=client,client-port,status,target,duration,frontend_name,mode,cut in
    out_is '10.0.1.2|1|200|/a|7|in|\N|0' '10.0.1.2|2|200|/b|7|in|\N|0' \
        '10.0.1.2|3|\N|\N|20|in|\N|0' '10.0.1.2|4|\N|\N|\N|www|HTTP|0' \
        '10.0.1.2|5|200|/long|7|in|\N|1'
    printf 'uric: %s\n' 'in: format haproxy' \
        'lines that the server cut, marked in the field cut: 1 of 5' | cmp - err && status_is 0
    run_uric log -q --where 'cut == 1' --fields=target in
    out_is /long && [ ! -s err ]
}

@test "detect: -q says nothing, and empty input has no format" {
    common /a >in
    run_uric log -q in
    [ ! -s err ] && status_is 0
    : >in
    run_uric log in
    out_is && [ ! -s err ] && status_is 0
    run_uric log in in </dev/null
    out_is && [ ! -s err ] && status_is 0
    run_uric log --count-by status - </dev/null
    out_is && [ ! -s err ] && status_is 0
}

@test "detect: garbage among the first lines does no harm" {
    { printf '\026\003\001\n\n'; common /a; common /b; } >in
    run_uric log --fields=target in
    out_is '\N' '\N' /a /b
    says 'uric: in: format common' 'uric: in:1:0: ' 'malformed lines: 2 of 4' && status_is 0
    # the first lines are some of 1000
    { yes garbage | head -n 300; common /a; yes "$(common /b)" | head -n 99; } >in
    run_uric log --count-by target in
    out_is '99|/b' '1|/a' && says 'uric: in: format common'
}

@test "detect: no fit and mixed lines are refused, and other files are read" {
    { common /a; echo; } >good
    printf 'a b c\n' >in
    run_uric log --fields=target in good
    out_is /a '\N' && refused 'no format matches the first line;' && says 'uric: good: format common'
    { common /a; w3c /b; common /a; } >in
    run_uric log --fields=target in good
    out_is /a '\N' && refused 'several formats match the first 5 lines;'
    run_uric log -q --count-by target in good
    out_is '1|/a' && refused 'several formats match'
    printf '\n\r\n' >in
    run_uric log in
    out_is && says 'uric: in: no line to detect the format by: use --log-format' && status_is 2
    run_uric log missing good
    says 'missing: No such file' 'uric: good: format common' && status_is 2
    yes 'a b c' | head -n 2000 >in
    run_uric log in
    out_is && refused 'no format matches the first 1000 lines;'
}

@test "detect: a prefix is part of the format" {
    combined /a | sed 's/^/Nov 22 00:52:07 web1 nginx: /' >in
    run_uric log --fields=client,target in
    out_is '192.0.2.1|/a' && format_is syslog+combined
}

# ---- several files ----

@test "detect: a field that no line has a value for is reported" {
    w3c /a >w
    common /a >c
    printf '{"url":"/j","host":"h"}\n' >j
    run_uric log --fields=target,cs-usrname,host w
    printf 'uric: %s\n' 'w: format w3c' 'no line has a value for "cs-usrname"' \
        'no line has a value for "host"' | cmp - err && out_is '\N|\N|\N' '\N|\N|\N' '/a|\N|\N'
    # also if --where selects none, and not for the fields that are the default
    run_uric log --where='sc-staus == 200' w
    printf 'uric: %s\n' 'w: format w3c' 'no line has a value for "sc-staus"' | cmp - err && out_is
    # a field of one of several logs is none of them
    run_uric log -j 2 --fields=target,sc-status,x c w
    printf 'uric: %s\n' 'c: format common' 'w: format w3c' 'no line has a value for "x"' | cmp - err
    run_uric log -q --fields=x w
    [ ! -s err ]
}

@test "detect: files of different formats, each with its own columns" {
    common /a >a
    vhost /b >b
    w3c /c >c
    run_uric log --fields=client,host,target,agent,target.path a b c a
    out_is '192.0.2.1|\N|/a|\N|/a' '192.0.2.1|www.example.com|/b|Agent|/b' \
        '\N|\N|\N|\N|\N' '\N|\N|\N|\N|\N' '\N|\N|/c|\N|/c' '192.0.2.1|\N|/a|\N|/a'
    printf 'uric: %s: format %s\n' a common b vhost c w3c a common | cmp - err && status_is 0
    run_uric log --where 'agent == "Agent" || time' --count-by target a b c
    out_is '1|/a' '1|/b' '1|/c'
    # files alike are named once
    cp a d
    run_uric log --fields=target a d a b b a
    printf 'uric: %s: format %s\n' a common b vhost a common | cmp - err && status_is 0
    # the first one gives the default of --fields
    run_uric log --header a b
    out_is 'client|user|time|method|target|status|bytes' \
        "192.0.2.1|\\N|10/Oct/2000:13:55:36 -0700|GET|/a|200|5" \
        "192.0.2.1|\\N|10/Oct/2000:13:55:36 -0700|GET|/b|200|5"
}

@test "detect: a field that no file has is wrong usage" {
    common /a >a
    vhost /b >b
    run_uric log --fields=target,agent a
    out_is && says 'unknown field "agent"' 'the fields are: client' && status_is 2
    run_uric log --fields=target,agent a b
    out_is '/a|\N' '/b|Agent' && status_is 0
    run_uric log --fields=target,nothing a b
    out_is '/a|\N' '/b|\N' && says 'unknown field "nothing"' 'the fields are: client' && status_is 2
    run_uric log --where 'nothing == 1' a a
    out_is && says 'unknown field "nothing"' && status_is 2
    # an error in --where needs no input
    timeout 5 "$URIC" log --where 'a ==' < <(exec sleep 20 3>&-) 2>err || status=$?
    says '--where: invalid' && status_is 2
}

@test "detect: -j does not matter" {
    { yes garbage | head -n 100; yes "$(combined /a)" | head -n 9000; echo x; } >a
    { w3c /b; yes '2000-10-10 13:55:36 GET /b/c 200' | head -n 9000; } >b
    yes 'no format' | head -n 3000 >c
    yes "$(vhost /c)" | sed '3s/.*/x/;7000,8000s/80/x/' | head -n 9000 >d
    for jobs in 1 3 4; do
        run_uric log --fields=record,client,target,host -j $jobs a b c d a
        status_is 2
        cat out err >all$jobs
    done
    cmp all1 all3 && cmp all1 all4
    [ "$(grep -c ': format' all1)" -eq 4 ]
}

# ---- streams ----

@test "detect: the first complete line of a slow stream decides" {
    mkfifo pipe
    "$URIC" log --fields=target <pipe >out 2>err &
    uric_pid=$!
    exec 7>pipe
    { common /a; printf 192.; } >&7
    for _ in $(seq 50); do
        [ -s out ] && break
        sleep 0.1
    done
    out_is /a && says 'uric: -: format common'
    common /b | tail -c +5 >&7
    exec 7>&-
    wait $uric_pid
    out_is /a /b
}

@test "detect: garbage at the start of a slow stream waits for more lines" {
    { printf 'gar'; sleep 0.2; printf 'bage\n'; sleep 0.2; common /a; sleep 0.2; common /b; } |
        "$URIC" log --fields=record,target >out 2>err
    out_is '1|\N' '2|/a' '3|/b' && says 'uric: -: format common' 'uric: -:1:7: '
}

@test "detect: --follow" {
    printf 'x\n' >f
    common /old >g
    "$URIC" log --follow --fields=target f g >out 2>err &
    uric_pid=$!
    for _ in $(seq 50); do
        grep -q old out && break
        sleep 0.1
    done
    vhost /a >>f
    for _ in $(seq 50); do
        grep -q /a out && break
        sleep 0.1
    done
    says 'uric: g: format common' 'uric: f: format vhost' && grep -q /a out
    # a file that replaces it may have another format
    w3c /b >f2
    mv f2 f
    for _ in $(seq 50); do
        grep -q /b out && break
        sleep 0.1
    done
    says 'uric: f: format w3c' && grep -q /b out
}

@test "detect: compressed files, and NUL as the terminator" {
    need gzip
    common /a | gzip >in
    run_uric log --fields=target in
    out_is /a && format_is common
    { common /a; common /b; } | tr '\n' '\0' >in
    run_uric log -0 --fields=target in
    out_is /a /b && format_is common
}

@test "detect: a byte order mark is not data" {
    { printf '\357\273\277'; common /a; } >in
    run_uric log --fields=client,input in
    out_is "192.0.2.1|$(common /a)" && format_is common
    run_uric log --log-format=common --fields=client in
    out_is 192.0.2.1 && [ ! -s err ]
    { printf '\357\273\277'; w3c /a; } >w
    run_uric log --fields=target w in
    out_is '\N' '\N' /a /a
    if command -v gzip; then
        gzip -c w >wz
        run_uric log --fields=target wz
        out_is '\N' '\N' /a
    fi
    # offsets do not count it; it is data anywhere else
    printf '\357\273\277xy z' >in
    run_uric log --log-format='custom:%h-%l' --fields=error in
    out_is 4 && says 'uric: in:1:4: '
    { common /a; printf '\357\273\277'; common /b; } >in
    run_uric log --fields=input in
    out_is "$(common /a)" "\\xef\\xbb\\xbf$(common /b)"
    printf '\357\273\277' >in
    run_uric log in
    out_is && [ ! -s err ] && status_is 0
}

# ---- wrong formats ----

@test "wrong format: a file is read up to line 1000, and the format is named" {
    yes "$(combined /a)" | head -n 1500 >wrong
    common /b >good
    for jobs in 1 3; do
        run_uric log --log-format=common --fields=record,target -j $jobs good wrong good
        [ "$(wc -l <out)" -eq 1002 ] && [ "$(sed -n 1001p out)" = "1000$(printf '\t')\N" ]
        says 'uric: wrong: none of the first 1000 lines matches format common; this is combined:' \
            'malformed lines: 1000 of 1002'
        status_is 2
    done
    run_uric log -q --log-format=common --count-by target good wrong good
    out_is '2|/b' && says 'this is combined' && status_is 2
    # one that fits is enough
    { head -n 999 wrong; cat good; head -n 999 wrong; } >in
    run_uric log --log-format=common --count-by target in
    out_is '1|/b' && status_is 0
    { printf '\n\n'; head -n 1000 wrong; cat good; } >in
    run_uric log --log-format=common --fields=record in
    [ "$(wc -l <out)" -eq 1002 ] && status_is 2
}

@test "wrong format: nothing known fits, and long and short logs" {
    yes 'x y z' | head -n 1200 >in
    run_uric log --log-format=common in
    says 'none of the first 1000 lines matches format common; the nearest are ' && status_is 2
    run_uric log --log-format=w3c in
    says 'none of the first 1000 lines matches format w3c; the nearest are ' && status_is 2
    # the format itself is none of the nearest
    yes "192.0.2.9, $(combined /a)" | head -n 1000 >in
    for format in combined lighttpd nginx; do
        run_uric log -q --log-format=$format in
        says "matches format $format; the nearest are " && status_is 2
        ! grep -q "nearest are.*[ ,]$format[,:]" err || { show; false; }
    done
    # through several chunks
    { seq 1100 | awk '{ s = sprintf("%900s", $1); print s }'; } >in
    run_uric log -q --log-format=common --fields=record in
    [ "$(wc -l <out)" -eq 1000 ] && status_is 2
}

# Short files are as wrong as long ones.
@test "wrong format: short files" {
    combined /a >in
    common /b >good
    run_uric log --log-format=common --fields=target in good
    out_is '\N' /b && says 'uric: in: the first line matches format combined, not common' \
        'uric: in: the only line does not match format common; leave out --log-format, or --keep-going'
    status_is 2
    run_uric log -q --log-format=common --count-by=target in good in
    out_is '1|/b' && status_is 2
    cat in in >two
    run_uric log -q --log-format=common --fields=target two
    out_is '\N' '\N' && status_is 2
    [ "$(grep -v malformed err)" = 'uric: two: none of the 2 lines matches format common; leave out --log-format, or --keep-going' ]
    # no format would do
    printf 'x y\n' >in
    run_uric log --log-format=common --fields=target in
    says 'the only line does not match format common; use another --log-format, or --keep-going'
    # the line has not ended yet
    printf x >in
    run_uric log -q --log-format=common --fields=target in
    out_is '\N' && says 'uric: in: the only line does not match format common; the nearest are ' && status_is 2
    run_uric log -q --log-format=common --keep-going --fields=target in
    out_is '\N' && [ "$(cat err)" = 'uric: malformed lines: 1 of 1' ] && status_is 0
    run_uric log --log-format=common --partial=sum --sum=bytes in good
    [ ! -e sum ] && status_is 2
    printf '\n\n' >in
    run_uric log -q --log-format=common in
    status_is 0
    run_uric log --log-format=common /dev/null
    silent && status_is 0
}

@test "detect: what is no access log, and JSON without a schema, is named, and what to use" {
    while IFS='|' read -r line words; do
        printf '%b\n' "$line" >in
        run_uric log --fields=target in
        out_is && says "uric: in: no format matches the first line" "$words" && status_is 2
    done <<'END'
2026/11/26 22:00:00 [error] 1#1: *1 open() "/x" failed|; this is nginx's error log: the requests are in the access log
[Thu Nov 26 22:00:00.123456 2026] [core:error] [pid 1] x|; this is Apache's error log: the requests are in the access log
{"level":"info","msg":"a b c d e","code":200,"url":"/a?b"}|; this is JSON: name its members, as in --log-format=json:target=url,status=code
{"a":{"b":{"link":"https://h/","stat":404}},"n":[1,"/"]}|--log-format=json:target=a.b.link,status=a.b.stat
{"msg":"a \\\\"b\\\\" c d e"}|; this is JSON: for the lines inside of it, --log-format=in:msg
{"a":1}|as in --log-format=json:target=url, or in:msg if the lines are inside of it
{"a":"/|; this is JSON: name its members
END
    printf '{\n\t"__CURSOR": "x"\n}\n' >in
    run_uric log in
    says 'no format matches the first 3 lines; this is JSON over several lines' 'journalctl -o json' && status_is 2
    # what is proposed works
    printf '{"msg":"a b","code":200,"url":"/a?b"}\n' >in
    run_uric log --log-format=json:target=url,status=code --fields=target,status in
    out_is '/a?b|200' && silent
}

@test "detect: of JSON the likeliest members are proposed" {
    while IFS='|' read -r line option; do
        printf '%s\n' "$line" >in
        run_uric log --fields=target in
        [ "$(cat err)" = "uric: in: no format matches the first line; this is JSON: name its members,\
 as in --log-format=$option" ] && status_is 2 || { show; return 1; }
        run_uric log --log-format="$option" --fields=target in
        out_is "$(sed 's/.*"\(\/right[^"]*\)".*/\1/' in)" && silent || { show; return 1; }
    done <<'END'
{"n":[{"url":"/x","s":[["/y"]]},"]",500],"port":443,"a":"/right","http_code":"404"}|json:target=a,status=http_code
{"size":200,"n":[],"a":"/right"}|json:target=a
{"file":"/x","referer_url":"/y","Path":"/z","code":200,"requestUri":"/right?a"}|json:target=requestUri,status=code
{"file":"/x","url.path":"/right"}|json:target=url.path
{"refererPage":"/x","page":"/right"}|json:target=page
{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"url":"/x"}}}}}}}},"b":"/right"}|json:target=b
END
    # Go's log
    echo '2026/11/26 22:00:00 [INFO] GET /a' >in
    run_uric log in
    lacks nginx err && says 'no format matches the first line; the nearest are '
}

@test "a proxy's address before each line: the message says how to read it" {
    for i in 1 2 3; do echo "192.0.2.$i $(combined /a)"; done >in
    run_uric log in
    says 'no format matches the first 3 lines; without their first word the lines are combined: use --log-format=server+combined' &&
        status_is 2
    run_uric log --log-format=server+combined --fields=host,target in
    out_is "192.0.2.1	/a" "192.0.2.2	/a" "192.0.2.3	/a" && status_is 0
}

@test "a list of addresses first, a rest last, colours: the message says how to read the lines" {
    for i in 1 2 3; do echo "192.0.2.$i, 10.0.0.1 $(combined /a | cut -d ' ' -f 2-)"; done >in
    run_uric log in
    says "with a list of addresses first the lines are combined: use --log-format='custom:%{X-Forwarded-For}i %l "
    eval "run_uric log --fields=%{X-Forwarded-For}i,target $(grep -o -e '--log-format=.*' err) in"
    out_is "192.0.2.1, 10.0.0.1	/a" "192.0.2.2, 10.0.0.1	/a" "192.0.2.3, 10.0.0.1	/a" && status_is 0
    sed -i 's/$/ 0.003/' in
    run_uric log in
    eval "run_uric log --fields=%{X-Forwarded-For}i,target,%{rest}n $(grep -o -e '--log-format=.*' err) in"
    out_is "192.0.2.1, 10.0.0.1	/a	0.003" "192.0.2.2, 10.0.0.1	/a	0.003" "192.0.2.3, 10.0.0.1	/a	0.003"
    { for i in 1 2 3; do echo "192.0.2.$i $(combined /a) 0.003"; done; } >in
    run_uric log in
    eval "run_uric log --fields=host,rest $(grep -o -e '--log-format=.*' err) -q in"
    out_is "192.0.2.1	0.003" "192.0.2.2	0.003" "192.0.2.3	0.003"
    printf '[GIN] 2023/10/12 - 10:20:30 |\033[97;42m 200 \033[0m|     1.234ms |    192.0.2.1 |\033[97;44m GET     \033[0m "/a"\n' >in
    run_uric log in
    says "the lines have a terminal's colours: take these out first, as in sed 's/" && status_is 2
    sed 's/\x1b\[[0-9;]*m//g' in >plain
    run_uric log --fields=client,target,status plain
    out_is "192.0.2.1	/a	200" && status_is 0
}

@test "wrong format: --keep-going, and at most ten messages" {
    { yes "$(combined /a)" | head -n 5000; common /b; combined /c; } >in
    for jobs in 1 3; do
        run_uric log --keep-going --log-format=common --where=target --fields=target -j $jobs in in
        out_is /b /b && status_is 0
        mv err err$jobs
    done
    cmp err1 err3
    grep ':1:' err1 | wc -l | grep -qx 2
    [ "$(grep -c 'in:[0-9]*:66: does not match format common' err1)" -eq 20 ] || { cat err1; false; }
    [ "$(tail -n 3 err1)" = 'uric: in: 4991 more lines do not match format common
uric: in: 4991 more lines do not match format common
uric: malformed lines: 10002 of 10004' ]
    # lines that are too long are of another kind
    { seq 100000000 100000011; yes "$(letters 100)" | head -n 11; common /a; } >in
    run_uric log --log-format=common --longest=90 --fields=record in
    [ "$(grep -c 'longer than 90 bytes (' err)" -eq 10 ] && [ "$(grep -c 'does not match' err)" -eq 10 ]
    says 'uric: in: 2 more lines do not match format common' \
        'uric: in: 1 more line is longer than 90 bytes'
}

@test "wrong format: messages of w3c follow its directives" {
    { w3c /a; echo '#Fields: cs-method sc-status'; echo 'GET 200 x'; w3c /b; echo 'a b'; } >in
    run_uric log --where=target --fields=target in
    says 'uric: in:5:8: does not match format w3c' 'uric: in:9:3: does not match format w3c'
}
