# uric log: records that are not lines: syslog's messages with octet counts (RFC 6587, 3.4.1), the
# entries of journald's export format, and the streams of Loki's documents.
load helper

teardown() {
    [ -z "$uric_pid" ] || kill "$uric_pid" 2>/dev/null || true
}

line() {
    printf '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.1" 200 5' "$1"
}

message() {
    printf '<190>1 2026-11-21T09:21:50Z web1 nginx 12 - - '
    line "$1"
}

# counted TEXT: a message with its count, and without an LF.
counted() {
    printf '%d %s' "${#1}" "$1"
}

# ---- octet counts ----

@test "framed: messages with octet counts, which no LF ends" {
    (counted "$(message /a)"; counted "$(message /b)"; counted "$(message /c)") >in
    [ "$(wc -l <in)" -eq 0 ]
    run_uric log -f line,target,input in
    out_is "1|/a|$(message /a)" "2|/b|$(message /b)" "3|/c|$(message /c)"
    printf 'uric: in: format rfc5424+common\n' | cmp - err
    run_uric log -q -f line,target <in
    out_is '1|/a' '2|/b' '3|/c'
    gzip in
    run_uric log -q -f line,target in.gz
    out_is '1|/a' '2|/b' '3|/c'
}

@test "framed: an LF at the end of a message, or after it, is not part of it" {
    m=$(message /a)
    printf '%d %s\n%d %s\n' $((${#m} + 1)) "$m" $((${#m} + 1)) "$m" >in
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/a'
    printf '%d %s\n%d %s\n' ${#m} "$m" ${#m} "$m" >in
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/a'
    printf '%d %s\r\n%d %s\r\n' $((${#m} + 2)) "$m" $((${#m} + 2)) "$m" >in
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/a'
}

@test "framed: syslog of RFC 3164, and a BOM before a message of RFC 5424" {
    (counted "<34>Oct 11 22:14:15 web1 nginx: $(line /a)"; counted "<34>Oct 11 22:14:15 web1 nginx: $(line /b)") >in
    run_uric log -f target in
    out_is /a /b
    printf 'uric: in: format syslog+common\n' | cmp - err
    m="<190>1 2026-11-21T09:21:50Z web1 nginx 12 - [a@1 b=\"c\\\"d\"] $(printf '\357\273\277')$(line /a)"
    counted "$m" >in
    run_uric log -f target,client in
    out_is '/a|192.0.2.1'
    printf '%s\n' "$m" >in
    run_uric log -f target,client in
    out_is '/a|192.0.2.1'
}

@test "framed: with --null, a message may have LFs" {
    (counted "$(message /a)"; counted "$(message "/b
c")"; counted "$(message /d)") >in
    run_uric log -q -0 -f line,target in
    out_is '1|/a' '2|/b\nc' '3|/d'
}

# Whatever the counts are, every byte is of some line, and messages that can be told are read.
@test "framed: counts that lie" {
    m=$(message /a)
    # too short, with an LF after the message
    printf '%d %s\n%d %s\n' 20 "$m" ${#m} "$m" >in
    run_uric log --log-format=rfc5424+common -f line,target in
    out_is '1|\N' '2|\N' '3|/a'
    says 'malformed lines: 2 of 3'
    # too long
    printf '%d %s\n%d %s\n%d %s\n' 9999 "$m" ${#m} "$m" ${#m} "$m" >in
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/a' '3|/a'
    # more digits than a count has; after an LF there may be a message again
    printf '%d %s\n%s %s\n%d %s' ${#m} "$m" 12345678901 "$m" ${#m} "$m" >in
    run_uric log -q --log-format=rfc5424+common -f line,target in
    out_is '1|/a' '2|\N' '3|/a'
    # cut short
    (counted "$m"; counted "$m" | head -c 60) >in
    run_uric log --log-format=rfc5424+common --rejects=rejected -f line,target in
    out_is '1|/a' '2|\N'
    says 'in:2:56: ' 'malformed lines: 1 of 2'
    printf '%s\n' "${m:0:56}" | cmp - rejected
}

@test "framed: a log that begins with a number has no counts" {
    printf '1286536309.586 921 192.168.0.68 TCP_MISS/200 507 POST http://a.example/ - DIRECT/a.example a/b\n' >in
    run_uric log -f target in
    out_is http://a.example/
    printf '12 34\n' >in
    run_uric log --log-format='custom:%h %l' -f line,client,ident in
    out_is '1|12|34'
    for text in 1 12 '12 ' '__CURSO'; do
        printf '%s' "$text" >in
        run_uric log --keep-going --log-format=common -f line,input in
        out_is "1|$text"
    done
}

@test "framed: the first bytes may come one by one" {
    need python3
    counted "$(message /a)" >in
    (python3 -c '
import os, sys, time
for byte in open("in", "rb").read():
    os.write(1, bytes([byte]))
    time.sleep(0.001)') | "$URIC" log -q -f target >out
    status=0
    out_is /a
}

# ---- the export format ----

# entry CURSOR MESSAGE: an entry with a message of text.
entry() {
    printf '__CURSOR=%s\n__REALTIME_TIMESTAMP=1795252910000000\n_HOSTNAME=web1\nMESSAGE=%s\n' "$1" "$2"
    printf '_SYSTEMD_UNIT=nginx.service\n\n'
}

# binary CURSOR MESSAGE: an entry with a message of any bytes, up to 255.
binary() {
    printf '__CURSOR=%s\n__REALTIME_TIMESTAMP=1795252911000000\nMESSAGE\n' "$1"
    printf '%b\0\0\0\0\0\0\0%b\n\n' "\\0$(printf %o "$(printf '%b' "$2" | wc -c)")" "$2"
}

@test "framed: journald's export format, with binary messages" {
    (entry 1 "$(line /a)"; binary 2 "$(line '/\0377b\0001')"; entry 3 "$(line '/\\c')") >in
    run_uric log -f line,target,wrapper.unit,wrapper.host,wrapper.time in
    out_is '1|/a|nginx.service|web1|1795252910000000' '2|/\xffb\x01|\N|\N|1795252911000000' \
        '3|/\\c|nginx.service|web1|1795252910000000'
    printf 'uric: in: format journal-export+common\n' | cmp - err
    run_uric log --log-format=journal-export+common -f target <in
    out_is /a '/\xffb\x01' '/\\c' && [ ! -s err ]
}

@test "framed: the last entry of an export may lack the empty line" {
    (entry 1 "$(line /a)"; entry 2 "$(line /b)" | sed '$d') >in
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/b'
}

@test "framed: entries that are damaged are malformed, and the next are read" {
    entry 1 "$(line /a)" >first
    entry 3 "$(line /c)" >third
    (cat first; printf '__CURSOR=2\nwhat is this\nMESSAGE=x\n\n'; cat third) >in
    run_uric log -q --log-format=journal-export+common -f target in
    out_is /a '\N' '\N' '\N' /c
    # an entry without a message, and one that is cut short
    (cat first; printf '__CURSOR=2\nPRIORITY=6\n\n'; cat third; printf '__CURSOR=4\nMESSAGE=192') >in
    run_uric log --log-format=journal-export+common -f line,target in
    out_is '1|/a' '2|\N' '3|/c' '4|\N'
    says 'malformed lines: 2 of 4'
    # a size of more than journald writes
    (cat first; printf '__CURSOR=2\nMESSAGE\n\377\377\377\377\377\377\377\177x\n\n'; cat third) >in
    run_uric log -q --log-format=journal-export+common -f target in
    [ "$(sed -n 1p out)" = /a ] && [ "$(tail -n 1 out)" = /c ]
    # a size that reaches into the next entry
    (cat first; printf '__CURSOR=2\nMESSAGE\n\010\0\0\0\0\0\0\0x\n\n'; cat third) >in
    run_uric log --log-format=journal-export+common -f target in
    says 'malformed lines: '
    [ "$(sed -n 1p out)" = /a ]
}

@test "framed: the offsets of an export are those of the message" {
    (entry 1 "$(line /a)"; entry 2 'no line') >in
    run_uric log -f line,target,error,input in
    out_is "1|/a|\\N|$(line /a)" '2|\N|7|no line'
    says 'in:2:7: does not match format journal-export+common; the line ends too early, after "no line"'
}

# ---- Loki ----

# stream POD TARGET...: a stream with a line for each target.
stream() {
    local pod=$1 target more=
    shift
    printf '{"stream":{"pod":"%s","app":"a\\"b"},"values":[' "$pod"
    for target; do
        printf '%s["1795252910000000000","%s"]' "$more" "$(line "$target" | sed 's/"/\\"/g')"
        more=,
    done
    printf ']}'
}

@test "framed: what Loki is sent, and its answers" {
    printf '{"streams":[%s,%s]}' "$(stream web-1 /a /b)" "$(stream web-2 /c)" >in
    run_uric log -f line,target,wrapper.pod,wrapper.labels.app,wrapper.time in
    out_is '1|/a|web-1|a"b|1795252910000000000' '2|/b|web-1|a"b|1795252910000000000' \
        '3|/c|web-2|a"b|1795252910000000000'
    printf 'uric: in: format loki-streams+common\n' | cmp - err
    (cat in; echo; sed 's/web/new/g' in) >two
    run_uric log -q -c wrapper.pod two
    out_is '2|new-1' '2|web-1' '1|new-2' '1|web-2'
    need python3
    printf '{"status":"success","data":{"resultType":"streams","result":[%s],"stats":{"a":[1]}}}' \
        "$(stream web-1 /a /b)" | python3 -m json.tool >in
    [ "$(wc -l <in)" -gt 20 ]
    run_uric log -q -f line,target in
    out_is '1|/a' '2|/b'
}

@test "framed: a line of Loki may have metadata" {
    printf '{"streams":[{"stream":{},"values":[["1","%s",{"trace":"x","b":[1,{"c":"]"}]}],["2","%s"]]}]}' \
        "$(line /a | sed 's/"/\\"/g')" "$(line /b | sed 's/"/\\"/g')" >in
    run_uric log -q -f target,wrapper.metadata.trace,wrapper.metadata.b.1.c in
    out_is '/a|x|]' '/b|\N|\N'
}

@test "framed: documents of Loki that are cut short or are none" {
    printf '{"streams":[%s,%s]}' "$(stream web-1 /a)" "$(stream web-2 /b)" >whole
    for n in 30 60 100 150 200; do
        head -c $n whole >in
        run_uric log --keep-going --log-format=loki-streams+common -c target in
        says 'malformed lines: 1 of ' || { echo "$n bytes"; return 1; }
    done
    (cat whole; printf '\nwhat is this\n'; cat whole; printf '\n{"streams":[{"stream":{},"values":["x"]}]}\n'; cat whole) >in
    run_uric log --log-format=loki-streams+common -f line,target in
    out_is '1|/a' '2|/b' '3|\N' '4|/a' '5|/b' '6|\N' '7|/a' '8|/b'
}

@test "framed: labels of over 64 KiB are left out" {
    printf '{"streams":[%s]}' "$(stream "$(head -c 70000 /dev/zero | tr '\0' x)" /a)" >in
    run_uric log -q -f target,wrapper.pod in
    out_is '/a|\N'
    printf '{"streams":[%s]}' "$(stream "$(head -c 60000 /dev/zero | tr '\0' x)" /a /b)" >in
    run_uric log -q -w 'wrapper.pod starts "xxx" && wrapper.pod ends "xxx"' -c target in
    out_is '1|/a' '1|/b'
}
