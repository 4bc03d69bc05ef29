# Sessions: uric log --sessions.
load helper

visit() { # CLIENT TIME PAGE [AGENT]
    printf '%s - - [01/Jan/2026:%s +0000] "GET %s HTTP/1.1" 200 5 "-" "%s"\n' \
        "$1" "$2" "$3" "${4-x}"
}

two_clients() {
    visit 192.0.2.1 10:00:00 /a
    visit 192.0.2.2 10:00:05 /b
    visit 192.0.2.1 10:30:00 '/c?d=1'
    visit 192.0.2.1 11:00:01 /e
    visit 192.0.2.2 10:10:05 /f
}

@test "sessions: a gap of more than 30 minutes ends one" {
    two_clients >in
    run_uric log --log-format=combined --sessions client --header in
    out_is 'client|begin|end|duration|count|entry|exit' \
        '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:30:00+00:00|1800|2|/a|/c' \
        '192.0.2.2|2026-01-01T10:00:05+00:00|2026-01-01T10:10:05+00:00|600|2|/b|/f' \
        '192.0.2.1|2026-01-01T11:00:01+00:00|2026-01-01T11:00:01+00:00|0|1|/e|/e'
    silent
    status_is 0
}

@test "sessions: --gap and --page" {
    two_clients >in
    run_uric log --log-format=combined --sessions client --gap 1801s --page target in
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T11:00:01+00:00|3601|3|/a|/e' \
        '192.0.2.2|2026-01-01T10:00:05+00:00|2026-01-01T10:10:05+00:00|600|2|/b|/f'
    run_uric log --log-format=combined --sessions client --gap 1m --page target --where 'client=="192.0.2.1"' in
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:00:00+00:00|0|1|/a|/a' \
        '192.0.2.1|2026-01-01T10:30:00+00:00|2026-01-01T10:30:00+00:00|0|1|/c?d=1|/c?d=1' \
        '192.0.2.1|2026-01-01T11:00:01+00:00|2026-01-01T11:00:01+00:00|0|1|/e|/e'
}

@test "sessions: several fields, undefined and hostile values" {
    { visit 192.0.2.1 10:00:00 /a x; visit 192.0.2.1 10:00:00 /b y; visit - 10:00:01 /c x
      visit 192.0.2.1 10:00:02 /d '\x00\x01'; visit 192.0.2.1 10:00:02 /e '\x00'
      visit 192.0.2.1 10:00:03 /f -; } >in
    run_uric log --log-format=combined --sessions client,agent in
    cut -f 1,2,5- out >cut
    printf '%s\n' '192.0.2.1|x|0|1|/a|/a' '192.0.2.1|y|0|1|/b|/b' '\N|x|0|1|/c|/c' \
        '192.0.2.1|\x00|0|1|/e|/e' '192.0.2.1|\x00\x01|0|1|/d|/d' '192.0.2.1|\N|0|1|/f|/f' |
        tr '|' '\t' | cmp - cut
}

@test "sessions: lines of one time are in the order of the files and lines" {
    visit 192.0.2.1 10:00:00 /z >one
    { visit 192.0.2.1 10:00:00 /a; visit 192.0.2.1 10:00:00 /b; } >two
    run_uric log --log-format=combined --sessions client one two
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:00:00+00:00|0|3|/z|/b'
    run_uric log --log-format=combined --sessions client two one
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:00:00+00:00|0|3|/a|/z'
}

@test "sessions: of files below directories, each with its format" {
    mkdir -p d/e/f
    visit 192.0.2.1 10:00:00 /a >d/e/1
    visit 192.0.2.1 10:01:00 /b | sed 's/^/Nov 22 00:52:07 web nginx: /' >d/e/f/2
    printf '%s\n' '#Fields: c-ip date time cs-uri-stem' '192.0.2.1 2026-01-01 10:02:00 /c' >d/3
    : >d/empty
    for options in '' '-j 2' '-j 3 --since=2026-01-01'; do
        # shellcheck disable=SC2086 # words
        run_uric log -r --sessions client $options d
        out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:02:00+00:00|120|3|/a|/c'
    done
    says 'd/3: format w3c' 'd/e/1: format combined' 'd/e/f/2: format syslog+combined'
    # the same file twice
    run_uric log --sessions client -j 2 d/e/1 d/3 d/e/1
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:02:00+00:00|120|3|/a|/c'
}

@test "sessions: times by the clock that wrote them, or by --zone, with fractions" {
    printf '{"x":"/%s","time":"%s"}\n' a '2026-01-01T10:00:00.25+02:00' \
        b '2026-01-01T09:00:00.000001+01:00' >in
    run_uric log --log-format=json:x --sessions time.weekday --page x in
    out_is '4|2026-01-01T09:00:00.000001+01:00|2026-01-01T10:00:00.250+02:00|0|2|/b|/a'
    run_uric log --log-format=json:x --sessions time.weekday --page x --zone=UTC in
    out_is '4|2026-01-01T08:00:00.000001+00:00|2026-01-01T08:00:00.250+00:00|0|2|/b|/a'
}

@test "sessions: CSV, JSON, empty input" {
    visit 192.0.2.1 10:00:00 '/a,b' >in
    run_uric log --log-format=combined --sessions client --format=csv in
    out_is 'client,begin,end,duration,count,entry,exit' \
        '192.0.2.1,2026-01-01T10:00:00+00:00,2026-01-01T10:00:00+00:00,0,1,"/a,b","/a,b"'
    run_uric log --log-format=combined --sessions client --format=json in
    out_is '{"client":"192.0.2.1","begin":"2026-01-01T10:00:00+00:00","end":"2026-01-01T10:00:00+00:00","duration":0,"count":1,"entry":"/a,b","exit":"/a,b"}'
    run_uric log --log-format=combined --sessions client --format=arrow in
    [ "$(tail -c 8 out | od -An -tx1 | tr -d ' ')" = ffffffff00000000 ]
    run_uric log --log-format=combined --sessions client </dev/null
    out_is
    silent
    status_is 0
}

@test "sessions: numbers of the log are numbers in JSON" {
    { visit 192.0.2.1 10:00:00 /a; visit 192.0.2.1 10:00:00 /b | sed 's/200 5/404 -/'; } >in
    run_uric log -q --sessions status,bytes,time.epoch --format=json in
    printf '{"status":%s,"bytes":%s,"time.epoch":1767261600,"begin":"%s","end":"%s",%s,"count":1,%s}\n' \
        200 5 2026-01-01T10:00:00+00:00 2026-01-01T10:00:00+00:00 '"duration":0' '"entry":"/a","exit":"/a"' \
        404 null 2026-01-01T10:00:00+00:00 2026-01-01T10:00:00+00:00 '"duration":0' '"entry":"/b","exit":"/b"' |
        sort >want
    sort out | cmp - want || { show; return 1; }
}

@test "sessions: lines without a time, and malformed ones" {
    { visit 192.0.2.1 10:00:00 /a; visit 192.0.2.1 10:60:00 /b; echo broken; } >in
    run_uric log --log-format=combined --sessions client in
    out_is '192.0.2.1|2026-01-01T10:00:00+00:00|2026-01-01T10:00:00+00:00|0|1|/a|/a'
    says 'lines without a valid time, left out: 1 of 3' 'malformed lines: 1 of 3'
}

@test "sessions: with --since and --until, only their lines count" {
    two_clients >in
    run_uric log --log-format=combined --sessions client --since=2026-01-01T10:10 --until=2026-01-01T11:00 in
    out_is '192.0.2.2|2026-01-01T10:10:05+00:00|2026-01-01T10:10:05+00:00|0|1|/f|/f' \
        '192.0.2.1|2026-01-01T10:30:00+00:00|2026-01-01T10:30:00+00:00|0|1|/c|/c'
}

@test "sessions: wrong usage" {
    two_clients >in
    for options in '--sessions client --fields=status' '--sessions client --count-by=status' \
        '--sessions client --follow' '--gap 30m' '--page target' '--sessions client --gap 30' \
        '--sessions client --gap 0m' '--sessions client --gap -1m' '--sessions client --gap hour' \
        '--sessions nothing' '--sessions client --page nothing' '--sessions client --histogram' \
        '--sessions client --top 3'; do
        # shellcheck disable=SC2086 # words
        run_uric log $options in
        status_is 2 && out_is || { echo "$options"; return 1; }
    done
    run_uric log --log-format='custom:%h %U' --sessions client in
    says '--sessions require'
    status_is 2
}

# A model in Python, which keeps all lines, for many clients in two files, out of order.
@test "sessions: as by a model, whatever the threads and the memory" {
    need python3
    python3 - <<'EOF'
import collections, random
rng = random.Random(30)
visits = []
for name in "one", "two":
    with open(name, "w") as out:
        for _ in range(30000):
            visit = rng.randrange(700), 1767225600 + int(rng.triangular(0, 900000)), rng.randrange(9)
            visits.append(visit)
            out.write('{"c":"c%d","time":%d,"target":"/%d"}\n' % visit)
rows, of = [], collections.defaultdict(list)
for i, (client, time, page) in enumerate(visits):
    of["c%d" % client].append((time, i, page))
for client, list_ in of.items():
    list_.sort()
    open_ = []
    for visit in list_ + [(1 << 40, 0, 0)]:
        if open_ and visit[0] - open_[-1][0] > 1800:
            rows.append((open_[0][0], client, open_[-1][0] - open_[0][0], len(open_),
                         open_[0][2], open_[-1][2]))
            open_ = []
        open_.append(visit)
rows.sort()
with open("want", "w") as out:
    for row in rows:
        out.write("%s\t%d\t%d\t/%d\t/%d\n" % row[1:])
EOF
    for options in '' '-j 3' '--memory=300K' '--memory=300K -j 2'; do
        # shellcheck disable=SC2086 # words
        run_uric log --log-format=json:target --sessions c --page target $options one two
        cut -f 1,4- out | cmp - want || { echo "$options"; return 1; }
    done
    [ "$(wc -l <want)" -gt 10000 ]
}

@test "sessions: pages of many megabytes" {
    { visit 192.0.2.1 10:00:00 "/$(head -c 100000 /dev/zero | tr '\0' a)" | head -c 100050
      head -c 9000000 /dev/zero | tr '\0' a; printf ' HTTP/1.1" 200 5 "-" "x"\n'
      visit 192.0.2.1 10:00:01 /b; } >in
    run_uric log --log-format=combined --sessions client --memory=1M in
    [ "$(cut -f 1,4,5,7 out | tr '\t' ' ')" = '192.0.2.1 1 2 /b' ]
    [ "$(cut -f 6 out | wc -c)" -gt 9000000 ]
}
