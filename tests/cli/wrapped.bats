# uric log: access lines inside of the records of collectors: Docker's json-file, journalctl -o json,
# Fluent Bit, Filebeat, Loki, Vector and CRI.
load helper

line='192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a?b HTTP/1.1" 200 5 "-" "Agent"'
# the same in a string of JSON
escaped='192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET \/a?b HTTP\/1.1\" 200 5 \"-\" \"Agent\"'

# The lines of standard input that begin with "> ", without that, become the file in.
write() {
    sed -n 's/^> \{0,1\}//p' | sed "s|@@|$(printf %s "$escaped" | sed 's|[\&]|\\&|g')|g" >in
}

format_is() {
    printf 'uric: in: format %s\n' "$1" | cmp - err && status_is 0 || { show; return 1; }
}

# ---- what is found without an option ----

@test "wrapped: Docker's json-file" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50.123456789Z"}
> {"log":"@@\n","stream":"stderr","attrs":{"app":"shop","tier":"web"},"time":"2026-11-21T09:21:51Z"}
> {"log":"@@\r\n","stream":"stdout","time":"2026-11-21T09:21:52Z"}
END
    run_uric log in
    out_is '192.0.2.1|\N|10/Oct/2000:13:55:36 -0700|GET|/a?b|200|5|\N|Agent' \
        '192.0.2.1|\N|10/Oct/2000:13:55:36 -0700|GET|/a?b|200|5|\N|Agent' \
        '192.0.2.1|\N|10/Oct/2000:13:55:36 -0700|GET|/a?b|200|5|\N|Agent'
    format_is docker-json+combined
    run_uric log -f line,target.path,wrapper.time,wrapper.stream,wrapper.labels.app,wrapper.attrs.tier in
    out_is '1|/a|2026-11-21T09:21:50.123456789Z|stdout|\N|\N' \
        '2|/a|2026-11-21T09:21:51Z|stderr|shop|web' \
        '3|/a|2026-11-21T09:21:52Z|stdout|\N|\N'
}

@test "wrapped: journalctl -o json, also with a message that is no text" {
    write <<'END'
> {"__REALTIME_TIMESTAMP":"1795252910000000","_HOSTNAME":"web1","_SYSTEMD_UNIT":"nginx.service","MESSAGE":"@@"}
END
    printf '{"__REALTIME_TIMESTAMP":"1795252911000000","MESSAGE":[%s]}\n' \
        "$(printf '%s' "$line" | tr A '\377' | od -An -v -tu1 | tr -s ' \n' , | sed 's/^,//; s/,$//')" >>in
    run_uric log -f line,target,agent,wrapper.unit,wrapper.host,wrapper.time in
    out_is '1|/a?b|Agent|nginx.service|web1|1795252910000000' \
        '2|/a?b|\xffgent|\N|\N|1795252911000000'
    format_is journal-json+combined
}

@test "wrapped: Fluent Bit, with its kubernetes filter" {
    write <<'END'
> {"date":1795252910.5,"stream":"stdout","logtag":"F","log":"@@","kubernetes":{"pod_name":"web-7d4","namespace_name":"shop","container_name":"nginx","host":"node1","labels":{"app.kubernetes.io/name":"web","v":"2"}}}
> {"date":1795252911,"log":"@@"}
END
    run_uric log -f target,wrapper.pod,wrapper.namespace,wrapper.container,wrapper.host,wrapper.labels.app.kubernetes.io/name,wrapper.labels.v,wrapper.time in
    out_is '/a?b|web-7d4|shop|nginx|node1|web|2|1795252910.5' \
        '/a?b|\N|\N|\N|\N|\N|\N|1795252911'
    format_is fluent-bit+combined
    run_uric log -q -w 'wrapper.labels.app.kubernetes.io/name == "web"' -c wrapper.pod in
    out_is '1|web-7d4'
}

@test "wrapped: Filebeat" {
    write <<'END'
> {"@timestamp":"2026-11-21T09:21:50.123Z","@metadata":{"beat":"filebeat"},"log":{"offset":0,"file":{"path":"/var/log/x"}},"message":"@@","stream":"stdout","kubernetes":{"pod":{"name":"web-1"},"namespace":"shop","container":{"name":"nginx"},"node":{"name":"n1"},"labels":{"app":"web"}}}
END
    run_uric log -f target,wrapper.time,wrapper.pod,wrapper.namespace,wrapper.container,wrapper.host,wrapper.labels.app,wrapper.log.file.path in
    out_is '/a?b|2026-11-21T09:21:50.123Z|web-1|shop|nginx|n1|web|/var/log/x'
    format_is filebeat+combined
}

@test "wrapped: Loki, as logcli -o jsonl writes it" {
    write <<'END'
> {"labels":{"pod":"web-1","namespace":"shop","stream":"stdout","app":"web"},"line":"@@","timestamp":"2026-11-21T09:21:50Z"}
END
    run_uric log -f target,wrapper.time,wrapper.pod,wrapper.namespace,wrapper.stream,wrapper.labels.app in
    out_is '/a?b|2026-11-21T09:21:50Z|web-1|shop|stdout|web'
    format_is loki+combined
}

@test "wrapped: Vector" {
    write <<'END'
> {"file":"/var/log/pods/x/0.log","kubernetes":{"container_name":"nginx","pod_labels":{"app":"web"},"pod_name":"web-1","pod_namespace":"shop","pod_node_name":"n1"},"message":"@@","source_type":"kubernetes_logs","stream":"stdout","timestamp":"2026-11-21T09:21:50Z"}
END
    run_uric log -f target,wrapper.time,wrapper.pod,wrapper.namespace,wrapper.host,wrapper.labels.app in
    out_is '/a?b|2026-11-21T09:21:50Z|web-1|shop|n1|web'
    format_is vector+combined
}

@test "wrapped: other JSON with a message" {
    write <<'END'
> {"logStreamName":"web","message":"@@"}
END
    run_uric log -f target,wrapper.logStreamName in
    out_is '/a?b|web'
    format_is in:message+combined
}

@test "wrapped: the lines inside may be JSON, as a string or as an object, or have a prefix" {
    write <<'END'
> {"log":"{\"remote_addr\":\"::1\",\"request_uri\":\"\/\\u00e9\",\"status\":200}\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    run_uric log -f target,status in
    out_is '/\xc3\xa9|200'
    format_is docker-json+nginx-json
    write <<'END'
> {"@timestamp":"2026-11-21T09:21:50.123Z","message":{"remote_addr":"::1","request_uri":"/b","status":200}}
END
    run_uric log -f target,status in
    out_is '/b|200'
    format_is filebeat+nginx-json
    write <<'END'
> {"@timestamp":"2026-11-21T09:21:50.123Z","message":"<190>Oct 11 22:14:15 web1 nginx: @@"}
END
    run_uric log -f target,status in
    out_is '/a?b|200'
    format_is filebeat+syslog+combined
}

# ---- names ----

@test "wrapped: --log-format names the wrapper and the format inside" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    run_uric log --log-format=docker-json+combined -f target,wrapper.stream in
    out_is '/a?b|stdout' && [ ! -s err ]
    run_uric log --log-format='in:log+custom:%h %l %u %t "%r" %>s %b "%{Referer}i" "%{User-Agent}i"' -f target in
    out_is '/a?b' && [ ! -s err ]
    printf '{"a":{"b":"GET /x 200"}}\n' >in
    run_uric log --log-format='in:a.b+custom:%m %U %s' -f method,%U,wrapper.a.b in
    out_is 'GET|/x|GET /x 200' && [ ! -s err ]
    run_uric log --log-format=docker-json+w3c in
    says 'docker-json cannot wrap lines whose fields directives name' && status_is 2
    run_uric log --log-format=docker+docker-json+combined in
    says 'unknown log prefix "docker-json"' && status_is 2
    run_uric log --log-format=in:+combined in
    says 'unknown log prefix "in:"' && status_is 2
}

# found NAME: with that wrapper and prefixes alone, the format inside of file in is detected.
found() {
    run_uric log --log-format="$1" -f target in
    out_is '/a?b' && format_is "$1+combined"
    run_uric log -q --log-format="$1" -c target in in
    out_is '2|/a?b' && status_is 0
    printf '%s\n' "$line" >plain
    run_uric log --log-format="$1" -f target plain in
    out_is '/a?b' && says "uric: plain: no line is inside of $1: leave out --log-format" && status_is 2
}

@test "wrapped: after a wrapper or prefixes alone, the format inside is detected" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    found docker-json
    found in:log
    sed 's/"192/"Nov 22 00:52:07 web1 nginx: 192/' in >prefixed
    mv prefixed in
    found docker-json+syslog
    printf '{"a":{"b":"%s"}}\n' "$escaped" >in
    found in:a.b
    printf '2026-11-21T09:21:50Z stdout P %s\n2026-11-21T09:21:50Z stdout F %s\n' "${line:0:30}" "${line:30}" >in
    found cri
    printf 'Nov 22 00:52:07 web1 nginx: web-1  | %s\n' "$line" >in
    found syslog+docker
    run_uric log --log-format=docker-json -f wrapper.stream,x in
    says 'no line is inside of docker-json' && status_is 2
    # lines of more than one chunk, before the first that fits
    write <<'END'
> {"log":"no line\n","stream":"stdout","time":"T"}
> {"log":"@@\n","stream":"stdout","time":"T"}
END
    { yes "$(head -n 1 in)" | head -n 700; tail -n 1 in; } >many
    run_uric log --log-format=docker-json -c target many
    out_is '1|/a?b' && says 'many: format docker-json+combined' 'malformed lines: 700 of 701'
    write <<'END'
> {"log":"no line\n","stream":"stdout","time":"T"}
END
    run_uric log --log-format=docker-json in
    says 'no format matches the lines inside of docker-json; the nearest are' && status_is 2
}

@test "wrapped: records inside of records are named" {
    write <<'END'
> {"__REALTIME_TIMESTAMP":"1","MESSAGE":"{\"log\":\"x\\n\",\"stream\":\"stdout\",\"time\":\"T\"}"}
END
    for name in '' --log-format=journal-json; do
        run_uric log $name in
        out_is && says 'the lines inside of journal-json are records of docker-json: take them out first' && status_is 2
    done
    write <<'END'
> {"log":"2026-11-21T09:21:50Z stdout F @@\n","stream":"stdout","time":"T"}
END
    run_uric log -f target in
    out_is '/a?b' && format_is docker-json+cri+combined
}

@test "wrapped: what is no prefix in that order is unknown" {
    echo x >in
    for name in docker+docker-json docker-json+docker-json docker-json+ in:; do
        run_uric log --log-format=$name in
        says 'unknown log format' && status_is 2
    done
}

@test "wrapped: without a wrapper, its fields are unknown" {
    printf '%s\n' "$line" >in
    run_uric log -f wrapper.time in
    says 'unknown field "wrapper.time"' && status_is 2
    run_uric log --log-format=combined -f wrapper.time in
    says 'unknown field "wrapper.time"' && status_is 2
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    run_uric log -f wrapper.nothing in
    out_is '\N' && says 'no line has a value for "wrapper.nothing"' && status_is 0
}

@test "wrapped: a wrong format is named, and so is the right one" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    run_uric log --log-format=combined in
    says 'the first line matches format docker-json+combined, not combined'
    printf '{"log":"x\\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}\n' >in
    run_uric log in
    says 'no format matches the lines inside of docker-json; the nearest are ' \
        ': use --log-format=docker-json+...' && status_is 2
    printf '{"log":"%s 0.3\\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}\n' "$escaped" >in
    run_uric log in
    says 'format docker-json+combined-rest: docker-json+combined and a rest' && status_is 0
}

# ---- times ----

@test "wrapped: a line without a time has the wrapper's" {
    cat >in <<'END'
{"log":"GET /a 200 5 - 1.5 ms\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
{"log":"GET /b 200 5 - 1.5 ms\n","stream":"stdout","time":"2026-11-21T10:21:50Z"}
END
    run_uric log -f time,time.hour,target in
    out_is '2026-11-21T09:21:50Z|2026-11-21T09|/a' '2026-11-21T10:21:50Z|2026-11-21T10|/b'
    format_is docker-json+morgan:tiny
    run_uric log -q --since 2026-11-21T10 -f target in
    out_is /b
    run_uric log -q -w 'time >= 2026-11-21T10' -f target in
    out_is /b
    run_uric log --log-format=docker-json+morgan:tiny -c time.day in
    out_is '2|2026-11-21' && [ ! -s err ]
}

# ---- lines that were cut ----

# The line in three parts, which alternate with those of a line on the other stream.
@test "wrapped: CRI's parts are joined, of each stream" {
    cat >in <<END
2026-11-21T09:21:50Z stdout F $line
2026-11-21T09:21:51Z stdout P ${line:0:30}
2026-11-21T09:21:52Z stderr P ${line:0:60}
2026-11-21T09:21:53Z stdout P ${line:30:20}
2026-11-21T09:21:54Z stderr F ${line:60}
2026-11-21T09:21:55Z stdout F ${line:50}
2026-11-21T09:21:56Z stderr F no line
END
    run_uric log -f line,target,agent,wrapper.stream,wrapper.time in
    out_is '1|/a?b|Agent|stdout|2026-11-21T09:21:50Z' '3|/a?b|Agent|stderr|2026-11-21T09:21:52Z' \
        '2|/a?b|Agent|stdout|2026-11-21T09:21:51Z' '7|\N|\N|\N|\N'
    says 'format cri+combined' 'in:7:37: does not match format cri+combined' \
        'malformed lines: 1 of 4'
    run_uric log --log-format=cri+combined -q -c status in
    out_is '3|200'
}

@test "wrapped: Docker's parts, which do not end in a line feed, are joined" {
    write <<'END'
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","stream":"stdout","time":"2026-11-21T09:21:50Z"}
> {"log":"pan","stream":"stderr","time":"2026-11-21T09:21:51Z"}
> {"log":"a?","stream":"stdout","time":"2026-11-21T09:21:52Z"}
> {"log":"ic!\n","stream":"stderr","time":"2026-11-21T09:21:53Z"}
> {"log":"b HTTP/1.1\" 200 5\n","stream":"stdout","time":"2026-11-21T09:21:54Z"}
> {"log":"192.0.2.2 - - [10/Oct/2000:13:55:36 -0700] \"GET /end HTTP/1.1\" 200 5","stream":"stdout","time":"2026-11-21T09:21:55Z"}
END
    run_uric log --log-format=docker-json+common -f line,target in
    out_is '4|\N' '1|/a?b' '6|/end'
    says 'in:4:10: does not match format docker-json+common; unexpected "!"' 'malformed lines: 1 of 3'
}

@test "wrapped: parts that other collectors mark are joined" {
    write <<'END'
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","logtag":"P","stream":"stdout"}
> {"log":"a HTTP/1.1\" 200 5","logtag":"F","stream":"stdout"}
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","partial_message":"true","partial_id":"x","partial_ordinal":"1","partial_last":"false"}
> {"log":"b HTTP/1.1\" 200 5","partial_message":"true","partial_id":"x","partial_ordinal":"2","partial_last":"true"}
END
    run_uric log --log-format=fluent-bit+common -f target in
    out_is /a /b && [ ! -s err ]
    write <<'END'
> {"__REALTIME_TIMESTAMP":"1","MESSAGE":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","CONTAINER_PARTIAL_MESSAGE":"true"}
> {"__REALTIME_TIMESTAMP":"2","MESSAGE":"a HTTP/1.1\" 200 5"}
> {"__REALTIME_TIMESTAMP":"3","_STREAM_ID":"s","MESSAGE":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","_LINE_BREAK":"line-max"}
> {"__REALTIME_TIMESTAMP":"4","_STREAM_ID":"t","MESSAGE":"no line"}
> {"__REALTIME_TIMESTAMP":"5","_STREAM_ID":"s","MESSAGE":"b HTTP/1.1\" 200 5"}
END
    run_uric log -q --log-format=journal-json+common -f target in
    out_is /a '\N' /b
}

# conmon marks a part, but its records have no CONTAINER_PARTIAL_ID.  The error stream has priority 3.
@test "wrapped: the journal's parts of different containers and services are not joined" {
    write <<'END'
> {"__REALTIME_TIMESTAMP":"1","CONTAINER_ID_FULL":"aaaa","PRIORITY":"6","CONTAINER_PARTIAL_MESSAGE":"true","MESSAGE":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /secret"}
> {"__REALTIME_TIMESTAMP":"2","CONTAINER_ID_FULL":"bbbb","PRIORITY":"6","MESSAGE":"-of-web HTTP/1.1\" 404 1"}
> {"__REALTIME_TIMESTAMP":"3","CONTAINER_ID_FULL":"aaaa","PRIORITY":"3","MESSAGE":"-of-errors HTTP/1.1\" 404 1"}
> {"__REALTIME_TIMESTAMP":"4","CONTAINER_ID_FULL":"aaaa","PRIORITY":"6","MESSAGE":" HTTP/1.1\" 200 1"}
END
    run_uric log --log-format=journal-json+common -f line,target,status in
    out_is '2|\N|\N' '3|\N|\N' '1|/secret|200'
    says 'in:2:' 'in:3:' 'malformed lines: 2 of 3'
    # each of these alone tells streams apart, and parts from records that have none
    for key in CONTAINER_ID CONTAINER_NAME _BOOT_ID _PID _SYSTEMD_UNIT; do
        write <<END
> {"__REALTIME_TIMESTAMP":"1","$key":"a","_LINE_BREAK":"line-max","MESSAGE":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \\"GET /secret"}
> {"__REALTIME_TIMESTAMP":"2","$key":"b","MESSAGE":"-of-web HTTP/1.1\\" 404 1"}
> {"__REALTIME_TIMESTAMP":"3","MESSAGE":"-of-none HTTP/1.1\\" 404 1"}
> {"__REALTIME_TIMESTAMP":"4","$key":"a","MESSAGE":" HTTP/1.1\\" 200 1"}
END
        run_uric log -q --log-format=journal-json+common -f line,target,status in
        out_is '2|\N|\N' '3|\N|\N' '1|/secret|200' || { echo "$key"; return 1; }
    done
    # a stream has an identifier: the rest of its line may have another priority, and lack the unit
    write <<'END'
> {"__REALTIME_TIMESTAMP":"1","_STREAM_ID":"s","_PID":"1","_SYSTEMD_UNIT":"a","PRIORITY":"3","_LINE_BREAK":"line-max","MESSAGE":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /"}
> {"__REALTIME_TIMESTAMP":"2","_STREAM_ID":"s","_PID":"1","PRIORITY":"6","MESSAGE":"a HTTP/1.1\" 200 1"}
END
    run_uric log -q --log-format=journal-json+common -f line,target in
    out_is '1|/a'
    printf '%s\n' __REALTIME_TIMESTAMP=1 CONTAINER_ID_FULL=aaaa CONTAINER_PARTIAL_MESSAGE=true \
        'MESSAGE=192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /secret' '' \
        __REALTIME_TIMESTAMP=2 CONTAINER_ID_FULL=bbbb 'MESSAGE=-of-web HTTP/1.1" 404 1' '' \
        __REALTIME_TIMESTAMP=3 CONTAINER_ID_FULL=aaaa 'MESSAGE= HTTP/1.1" 200 1' '' >in
    run_uric log -q --log-format=journal-export+common -f target,status in
    out_is '\N|\N' '/secret|200'
}

@test "wrapped: the parts of pods of one name in different namespaces are not joined" {
    for key in namespace_name pod_namespace; do
        write <<END
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \\"GET /secret","logtag":"P","kubernetes":{"pod_name":"web-0","$key":"a"}}
> {"log":"-of-web HTTP/1.1\\" 404 1","logtag":"F","kubernetes":{"pod_name":"web-0","$key":"b"}}
> {"log":" HTTP/1.1\\" 200 1","logtag":"F","kubernetes":{"pod_name":"web-0","$key":"a"}}
END
        run_uric log -q --log-format=fluent-bit+common -f line,target,status in
        out_is '2|\N|\N' '1|/secret|200' || { echo "$key"; return 1; }
    done
}

# Docker cuts at 16 KiB; a chunk of the input is 256 KiB.
@test "wrapped: parts of a line in different chunks, also with several threads" {
    need python3
    python3 - >in <<'END'
import json
start = '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /%d?'
for i in range(40):
    line = start % i + 'x' * (i * 1000) + ' HTTP/1.1" 200 5\n'
    for at in range(0, len(line), 16384):
        print(json.dumps({'log': line[at:at + 16384], 'stream': 'stdout', 'time': 'T'}))
        for k in range(7):
            print(json.dumps({'log': 'note %d\n' % k, 'stream': 'stderr', 'time': 'T'}))
END
    "$URIC" log -q --log-format=docker-json+common -f target.path,target in >all
    [ "$(grep -vc '^.N' all)" -eq 40 ]
    [ "$(cut -f 1 all | grep -v '^.N')" = "$(seq -f /%g 0 39)" ]
    for jobs in 3 8; do
        "$URIC" log -q -j $jobs --log-format=docker-json+common -f target.path,target in | cmp - all
    done
    "$URIC" log -q --log-format=docker-json+common --rejects=rejected -c target.path in >counts
    [ "$(wc -l <counts)" -eq 40 ]
    grep stderr in | cmp - rejected
}

@test "wrapped: a joined line over --longest is too long, and counted" {
    write <<'END'
> {"log":"@@","stream":"stdout","time":"2026-11-21T09:21:50Z"}
> {"log":"@@","stream":"stdout","time":"2026-11-21T09:21:50Z"}
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    run_uric log --longest=200 --log-format=docker-json+combined -f line,target,input in
    out_is '1|\N|\N' "4|/a?b|$(sed -n 4p in | sed 's/\\/\\\\/g')"
    says 'in:1:200: longer than 200 bytes' 'malformed lines: 1 of 2'
}

# ---- positions ----

@test "wrapped: offsets are those of the file, whatever is escaped before them" {
    write <<'END'
> {"log":"\u0031\u00392.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET \/\ud83d\ude00\ud83d\u00e9 HTTP\/1.1\" 2x0 5\n","stream":"stdout","time":"T"}
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /","stream":"stdout","time":"T"}
> {"log":" HTTP/1.1\" 2","stream":"stdout","time":"T"}
> {"log":"x0 5\n","stream":"stdout","time":"T"}
END
    run_uric log --keep-going --log-format=docker-json+common -f line,error in
    out_is "1|$(sed -n 1p in | grep -ob x0 | cut -d: -f1)" "4|8"
    says "in:1:$(sed -n 1p in | grep -ob x0 | cut -d: -f1): does not match" 'in:4:8: does not match'
    run_uric log -q --keep-going --log-format=docker-json+common -f input in
    out_is "$(sed -n 1p in | sed 's/\\/\\\\/g')" '{"log":"x0 5\\n","stream":"stdout","time":"T"}'
}

@test "wrapped: a NUL, a lone surrogate and a line feed in a line are its bytes" {
    write <<'END'
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /\u0000\ud800 HTTP/1.1\" 200 5\n","stream":"stdout","time":"T"}
> {"log":"192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.1\" 200 5\nmore\n","stream":"stdout","time":"T"}
END
    run_uric log --log-format=docker-json+common -f target in
    out_is '/\x00\xef\xbf\xbd' '\N'
    says "in:2:$(sed -n 2p in | grep -ob '.nmore' | cut -d: -f1): does not match"
}

@test "wrapped: records without a line are malformed, never lost" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"T"}
> not JSON
> {"log":"LI
> {"stream":"stdout","time":"T"}
> {"log":null,"stream":"stdout","time":"T"}
>
> {"log":17,"stream":"stdout","time":"T"}
> {"log":{"log":{"log":[1,2,3]}},"stream":"stdout","time":"T"}
> {"log":"@@\n","stream":"stdout","time":"T"} {}
> {"log":"@@\n","stream":"stdout","time":"T"}
END
    printf '{"log":"192.0.2.1 - - ' >>in
    run_uric log --log-format=docker-json+combined -f line,target in
    [ "$(wc -l <in)" -eq 10 ]
    grep -v '/a?b' out >malformed
    [ "$(wc -l <malformed)" -eq 9 ] || { show; return 1; }
    says 'malformed lines: 9 of 11' 'in:2:0: ' "in:3:10: " 'in:4:29: ' 'in:5:41: ' 'in:9:'
    run_uric log -q --log-format=docker-json+combined --rejects=rejected -c status in
    out_is '2|200'
    (sed '1d; 10d' in; echo) | diff - rejected
}

@test "wrapped: --follow waits for the rest of a line" {
    printf '2026-11-21T09:21:51Z stdout P %s\n' "${line:0:30}" >live
    "$URIC" log --follow --log-format=cri+combined -f line,target live >out 2>err &
    uric_pid=$!
    sleep 0.3
    printf '2026-11-21T09:21:51Z stderr F %s\n2026-11-21T09:21:52Z stdout F %s\n' "$line" "${line:30}" >>live
    for i in $(seq 50); do [ "$(wc -l <out)" -lt 2 ] || break; sleep 0.1; done
    kill $uric_pid
    status=0
    out_is '2|/a?b' '1|/a?b'
}

@test "wrapped: files with wrappers and without" {
    write <<'END'
> {"log":"@@\n","stream":"stdout","time":"2026-11-21T09:21:50Z"}
END
    printf '%s\n' "$line" >plain
    gzip <in >in.gz
    run_uric log -f file,target,wrapper.stream in.gz plain in
    out_is 'in.gz|/a?b|stdout' 'plain|/a?b|\N' 'in|/a?b|stdout'
    says 'in.gz: format docker-json+combined' 'plain: format combined' 'in: format docker-json+combined'
}
