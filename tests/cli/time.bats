# The times of logs: which forms are read, fields, zones, ranges and histograms.
load helper

at() { # TIME...: a line of the Common Log Format for each time
    local time
    for time; do
        printf '192.0.2.7 - - [%s] "GET /%s HTTP/1.1" 200 5\n' "$time" "${time%%/*}"
    done
}

epochs() { # TIME...: the field time.epoch of JSON strings
    local time
    for time; do
        printf '{"x":"/","time":"%s"}\n' "$time"
    done >in
    run_uric log -q --log-format=json:x --fields=time.epoch in
}

zoned() { # ZONE: there is a time zone database
    [ -e "/usr/share/zoneinfo/$1" ] || skip "tzdata is not installed"
}

# Zones are written by hand in these tests' own databases, so that no tzdata is needed: pairs of an
# instant and an index of a type, types of an offset, and the rule for later years.
tz_file() { # NAME, CHANGES ("AT TYPE;..."), OFFSETS, RULE
    need python3
    mkdir -p "zones/$(dirname "$1")"
    python3 - "zones/$1" "$2" "$3" "$4" <<'EOF'
import struct, sys
path, changes, offsets, rule = sys.argv[1:]
changes = [tuple(map(int, c.split())) for c in changes.split(";") if c]
offsets = list(map(int, offsets.split()))
def block(size):
    kind = ">i" if size == 4 else ">q"
    kept = changes if size == 8 else []
    head = b"TZif2" + bytes(15) + struct.pack(">6I", 0, 0, 0, len(kept), len(offsets), 4)
    return (head + b"".join(struct.pack(kind, at) for at, _ in kept) +
            bytes(to for _, to in kept) +
            b"".join(struct.pack(">iBB", o, 0, 0) for o in offsets) + b"XXX\0")
with open(path, "wb") as out:
    out.write(block(4) + block(8) + b"\n" + rule.encode() + b"\n")
EOF
    export TZDIR=$PWD/zones
}

# ---- forms ----

@test "time: the forms of the servers" {
    epochs '10/Oct/2000:13:55:36 -0700' '[10/Oct/2000:13:55:36 -0700]' \
        '10/Oct/2000:20:55:36.655' '2000-10-10 20:55:36' '2000-10-10T20:55:36Z' \
        '2000-10-10T13:55:36,123-07:00' '2000-10-10t20:55:36.999999999999z' \
        '2000-10-10 22:55:36+02' '2000/10/10 20:55:36' '2000-10-10 22:55:36 +0200' \
        '10/Oct/2000 20:55:36' '10/Oct/2000 13:55:36.5 -0700' '2000/10/10 - 20:55:36' \
        'Tue, 10 Oct 2000 20:55:36 GMT' '2000-10-10T20:55Z' \
        971211336 971211336.779 971211336000 971211336000000 971211336000000000 \
        9.71211336e8 97121133.6E+1 '971211336000e-3'
    out_is $(yes 971211336 | head -n 14) 971211300 $(yes 971211336 | head -n 8)
}

@test "time: dates must exist" {
    epochs '31/Feb/2023:00:00:00 +0000' '29/Feb/2023:00:00:00 +0000' \
        '29/Feb/1900:00:00:00 +0000' '00/Jan/2023:00:00:00 +0000' \
        '31/Apr/2023:00:00:00 +0000' '01/jan/2023:00:00:00 +0000' \
        '2023-13-01T00:00:00Z' '2023-00-01T00:00:00Z' '2023-01-01T24:00:00Z' \
        '2023-01-01T00:60:00Z' '2023-01-01T00:00:61Z' '2023-01-01T00:00:00+24:00' \
        '2023-01-01T00:00:00+01:60' '2023-01-01T00:00:00Zx' '2023-01-01T00:00:00.Z' \
        '2023-01/01T00:00:00Z' '2023-01-01 -00:00:00' \
        '10/Oct/2000 - 20:55:36' '2023-01-01' '1e' '.5' '5.' '-' '1e400' '1x' '' \
        '1600-01-01T00:00:00Z' '2300-01-01T00:00:00Z' '9999999999999999999'
    out_is $(yes '\N' | head -n 29)
    epochs '29/Feb/2024:00:00:00 +0000' '29/Feb/2000:00:00:00 +0000' -1.5 0 0e999999999999999999
    out_is 1709164800 951782400 -2 0 0
}

@test "time: a leap second is the end of its day in UTC" {
    epochs '2016-12-31T23:59:60Z' '2017-01-01T00:59:60.5+01:00' '2016-12-31T23:58:60Z' \
        '2016-12-31T23:59:60+01:00'
    out_is 1483228799 1483228799 '\N' '\N'
    at '31/Dec/2016:23:59:60 +0000' >in
    run_uric log --log-format=common --fields=time.day,time.second in
    out_is '2016-12-31|2016-12-31T23:59:59'
}

@test "time: long numbers and NUL bytes" {
    { printf '{"x":"/","time":1'; head -c 1000000 /dev/zero | tr '\0' 0; printf 'e-999991}\n'
      printf '{"x":"/","time":0.'; head -c 1000000 /dev/zero | tr '\0' 0; printf '1e1000010}\n'
      printf '{"x":"/","time":"2000-01-01T00:00:00\\u0000Z"}\n'; } >in
    run_uric log --log-format=json:x --fields=time.epoch in
    out_is 1000000000 1000000000 '\N'
}

# ---- fields ----

@test "time: each field, by the clock that wrote the time" {
    at '22/Nov/2026:23:07:45 -0130' >in
    run_uric log --log-format=common --fields=time.year,time.month,time.week,time.day,time.10d,time.6h,time.hour,time.90m,time.5m,time.minute,time.30s,time.second,time.weekday,time.epoch in
    out_is '2026|2026-11|2026-11-16|2026-11-22|2026-11-13|2026-11-22T18|2026-11-22T23|2026-11-22T22:30|2026-11-22T23:05|2026-11-22T23:07|2026-11-22T23:07:30|2026-11-22T23:07:45|7|1795394265'
    run_uric log --log-format=common --format=json --fields=time.epoch,time.weekday,time.hour in
    out_is '{"time.epoch":1795394265,"time.weekday":7,"time.hour":"2026-11-22T23"}'
}

@test "time: fields that there are not" {
    at '22/Nov/2026:23:07:45 -0130' >in
    for field in time.0m time.5x time.5 time.m time.-5m time.1234567m time.hours; do
        run_uric log --log-format=common --fields=$field in
        says "unknown field \"$field\"" 'time.week ' 'time.5m'
        status_is 2
    done
}

@test "time: fixed zones" {
    at '22/Nov/2026:23:07:45 -0130' >in
    run_uric log --log-format=common --zone=UTC --fields=time.hour,time.day,time.minute in
    out_is '2026-11-23T00+00:00|2026-11-23|2026-11-23T00:37+00:00'
    run_uric log --log-format=common --zone=-03:30 --fields=time.hour,time.day in
    out_is '2026-11-22T21-03:30|2026-11-22'
    run_uric log --log-format=common --zone=+1400 --fields=time.hour,time.weekday in
    out_is '2026-11-23T14+14:00|1'
}

@test "time: unknown zones are refused" {
    at '22/Nov/2026:23:07:45 -0130' >in
    for zone in Nowhere/Town '' + +1 +25:00 +01:60 ../../../etc/passwd /etc/passwd Europe . \
        "Europe/$(printf 'x%.0s' {1..300})"; do
        run_uric log --log-format=common --zone="$zone" in
        says 'unknown time zone'
        status_is 2
        out_is
    done
    TZDIR=$PWD/none run_uric log --log-format=common --zone=Europe/Berlin in
    says 'no time zone database'
    status_is 2
    mkdir zones
    printf 'TZif' >zones/Short
    head -c 2000000 /dev/zero >zones/Zeros
    for zone in Short Zeros; do
        TZDIR=$PWD/zones run_uric log --log-format=common --zone=$zone in
        says "$zone: not a valid time zone file"
        status_is 2
    done
}

# Clocks are set at 01:00 UTC: forward on 2026-03-29, back on 2026-10-25.
central_europe() {
    tz_file Test/Zone '1774746000 1;1792890000 0' '3600 7200' 'CET-1CEST,M3.5.0,M10.5.0/3'
}

@test "time: an hour that a clock shows twice is two, and one that it skips is none" {
    central_europe
    at 25/Oct/2026:0{0,1,2}':30:00 +0000' 29/Mar/2026:0{0,1}':59:59 +0000' >in
    run_uric log --log-format=common --zone=Test/Zone --fields=time.hour,time.6h,time.day in
    out_is '2026-10-25T02+02:00|2026-10-25T00+02:00|2026-10-25' \
        '2026-10-25T02+01:00|2026-10-25T00+02:00|2026-10-25' \
        '2026-10-25T03+01:00|2026-10-25T00+02:00|2026-10-25' \
        '2026-03-29T01+01:00|2026-03-29T00+01:00|2026-03-29' \
        '2026-03-29T03+02:00|2026-03-29T00+01:00|2026-03-29'
}

@test "time: the rule of a zone holds for later years, and its first offset for earlier ones" {
    central_europe
    at '01/Jul/2050:00:00:00 +0000' '01/Dec/2200:00:00:00 +0000' '01/Jul/1950:00:00:00 +0000' >in
    run_uric log --log-format=common --zone=Test/Zone --fields=time.hour in
    out_is 2050-07-01T02+02:00 2200-12-01T01+01:00 1950-07-01T01+01:00
}

@test "time: times without a zone are in the zone that is given, those of W3C in UTC" {
    central_europe
    printf '{"x":"/","time":"%s"}\n' '2026-07-01 12:00:00' '2026-10-25 02:30:00' \
        '2026-03-29 02:30:00' >in
    run_uric log --log-format=json:x --zone=Test/Zone --fields=time.second in
    out_is 2026-07-01T12:00:00+02:00 2026-10-25T02:30:00+02:00 2026-03-29T03:00:00+02:00
    run_uric log --log-format=json:x --fields=time.second in
    out_is 2026-07-01T12:00:00 2026-10-25T02:30:00 2026-03-29T02:30:00
    printf '#Fields: date time cs-uri-stem\n2026-07-01 12:00:00 /a\n' >in
    run_uric log --log-format=w3c --where=target --zone=Test/Zone --fields=time.hour in
    out_is 2026-07-01T14+02:00
}

@test "time: the zones of the system" {
    zoned Europe/Berlin
    at '25/Oct/2026:01:30:00 +0000' >in
    TZ=Asia/Tokyo run_uric log --log-format=common --zone=Europe/Berlin --fields=time.hour in
    out_is 2026-10-25T02+01:00
}

# ---- ranges ----

@test "time: --since is within, --until is not" {
    at 0{1,2,3,4}'/Jan/2026:10:00:00 +0000' >in
    run_uric log --log-format=common --since=2026-01-02T10:00:00Z --until=2026-01-04T10:00Z \
        --fields=target in
    out_is /02 /03
    run_uric log --log-format=common --since='02/Jan/2026:10:00:01 +0000' --fields=target in
    out_is /03 /04
    run_uric log --log-format=common --until=1767348000.000000001 --fields=target in
    out_is /01 /02
    run_uric log --log-format=common --since=2026-01-03 --until=2026-01-04 --fields=target in
    out_is /03
    run_uric log --log-format=common --since=2026-01-03T10 --fields=target in
    out_is /03 /04
    run_uric log --log-format=common --zone=+11:00 --since=2026-01-02 --until=2026-01-03 \
        --fields=target in
    out_is /02
}

@test "time: --since by the present" {
    need python3
    python3 -c 'import time
for ago in 7300, 7100, -60: print("{\"x\":\"/%d\",\"time\":%d}" % (ago, time.time() - ago))' >in
    run_uric log --log-format=json:x --since=-2h --fields=x in
    out_is /7100 /-60
}

@test "time: lines without a time are left out and counted" {
    { at '01/Jan/2026:10:00:00 +0000' '31/Feb/2026:10:00:00 +0000' \
        '30/Feb/2026:10:00:00 +0000'; echo broken; } >in
    run_uric log --log-format=common --since=2020-01-01 --fields=target in
    out_is /01
    says 'lines without a valid time, left out: 2 of 4' 'malformed lines: 1 of 4'
    run_uric log -q --log-format=common --since=2020-01-01 --fields=target in
    [ "$(cat err)" = 'uric: malformed lines: 1 of 4' ]
}

@test "time: ranges that are none" {
    at '01/Jan/2026:10:00:00 +0000' >in
    for time in '' yesterday 2026-02-30 2026 20260101 -2 -2w 2026-01-01Z; do
        run_uric log --log-format=common --since="$time" --fields=target in
        says '--since' 'not a time'
        status_is 2
        out_is
    done
    run_uric log --log-format='custom:%h %U' --until=2026-01-01 in
    says '--since, --until and --sessions require'
    status_is 2
}

# ---- bisection ----

# A line every 30 seconds from 2026-01-01 on, 60,000 of them: until 2026-01-21T20:00.
sorted_log() { # JITTER: how many seconds a line may be too early
    need python3
    python3 - "$1" <<'EOF'
import random, sys, time
rng = random.Random(12)
for i in range(60000):
    t = 1767225600 + 30 * i - rng.randrange(int(sys.argv[1]) + 1)
    print(time.strftime('192.0.2.7 - - [%d/%b/%Y:%H:%M:%S +0000] "GET /', time.gmtime(t)) +
          '%d HTTP/1.1" 200 %s' % (i, "5" * (i % 60 + 1)))
EOF
}

# silent_or_narrowed: no message, but that parts of files were read.
silent_or_narrowed() {
    [ "$(cat err)" = '' ] || narrowed
}

narrowed() {
    [ "$(grep -c . err)" -eq 1 ] && says 'uric: read only the parts of files' '--unsorted reads all'
}

# Lines may be late by a day.
@test "time: bisection finds what reading the whole file finds" {
    sorted_log 86400 >in
    for range in --since=2026-01-15T10 --until=2026-01-01T02 --since=2027-01-01 \
        '--since=2026-01-10 --until=2026-01-11' --until=2025-01-01 --since=2025-01-01 \
        '--since=2026-01-12 --until=2026-01-11' --since=2026-01-21T19:59 --until=2026-01-21; do
        # shellcheck disable=SC2086 # words
        for options in '' '-j 2' '-0'; do
            [ "$options" = -0 ] && tr '\n' '\0' <in >zeros || cp in zeros
            run_uric log --log-format=common $range $options --fields=target zeros
            silent_or_narrowed
            mv out found
            run_uric log --log-format=common $range --unsorted --fields=target in
            cmp found out || { echo "$range $options"; return 1; }
        done
    done
}

@test "time: what bisection skips is not read, and lines are counted from where it starts" {
    sorted_log 0 >sorted
    { head -n 10000 sorted; echo broken; tail -n +10001 sorted; echo broken; } >in
    run_uric log --log-format=common --since=2026-01-10 --until=2026-01-11 --count-by=time.day in
    out_is '2880|2026-01-10'
    narrowed
    status_is 0
    run_uric log -q --log-format=common --since=2026-01-10 --until=2026-01-11 --count-by=time.day in
    silent
    for option in --unsorted --rejects=rejected --where=record --slack=10000d --fail-on=malformed; do
        run_uric log --log-format=common --since=2026-01-10 --until=2026-01-11 "$option" \
            --count-by=time.day in
        out_is '2880|2026-01-10'
        says 'in:10001:6: ' 'malformed lines: 2 of'
    done
    run_uric log --log-format=common --since=2026-01-10 --until=2026-01-11 --count-by=time.day - <in
    out_is '2880|2026-01-10'
    says 'malformed lines: 2 of'
    run_uric log --log-format=common --since=2026-01-21 --fields=target in
    place=$(sed -n 's/^uric: in@\([0-9]*:[0-9]*\):6: .*/\1/p' err)
    [ "$(tail -c +$((${place%:*} + 1)) in | sed -n "${place#*:}p")" = broken ]
    [ "${place%:*}" -gt 1000000 ]
}

@test "time: files that are not sorted are read in full, or a message says so" {
    sorted_log 0 >sorted
    { tail -n 20000 sorted; head -n 40000 sorted; } >in
    run_uric log --log-format=common --since=2026-01-20 --until=2026-01-20T00:01 --fields=target in
    out_is /54720 /54721
    silent
    { head -n 50000 sorted; head -n 1 sorted; tail -n 10000 sorted; } >in
    run_uric log --log-format=common --since=2026-01-17 --fields=target in
    says 'times are out of order by more than --slack' '--unsorted'
    run_uric log --log-format=common --since=2026-01-17 --unsorted --fields=target in
    silent
}

@test "time: bisection in files with few times, long lines and compressed ones" {
    sorted_log 0 >sorted
    { head -n 30000 sorted; head -c 2000000 /dev/zero | tr '\0' x; echo; tail -n 30000 sorted; } >in
    for range in '--since=2026-01-11T10 --until=2026-01-11T10:01' --until=2026-01-01T00:01 \
        --since=2026-01-21T19:59; do
        # shellcheck disable=SC2086 # words
        run_uric log -q --log-format=common $range --fields=target in
        mv out found
        # shellcheck disable=SC2086 # words
        run_uric log -q --log-format=common $range --unsorted --fields=target in
        cmp found out
        [ "$(wc -l <out)" -eq 2 ]
    done
    head -c 3000000 /dev/zero | tr '\0' x >in
    run_uric log -q --log-format=common --since=2026-01-17 --fields=target in
    out_is
    need gzip
    sorted_log 0 | gzip -1 >in
    run_uric log --log-format=common --since=2026-01-21T19:59 --fields=target in
    out_is /59998 /59999
}

# The same lines in other forms, each of which is detected.
@test "time: bisection whatever the format, the ends of lines and what precedes them" {
    sorted_log 0 >plain
    sed 's/^/Nov 22 00:52:07 web nginx: /' plain >prefixed
    sed 's/$/\r/' plain >crlf
    { printf '\xef\xbb\xbf'; head -c -1 plain; } >bom
    { yes broken | head -n 9; cat plain; } >broken
    sed 's|.*\[\(.*\)\] "GET \(.*\) HTTP.*|{"level":30,"time":"\1","req":{"method":"GET","url":"\2"},"res":{"statusCode":200},"responseTime":5,"msg":"request completed","pid":1,"hostname":"h"}|' plain >json
    tr '\n' '\0' <plain >zeros
    for range in --until=2026-01-01T00:01 '--since=2026-01-11T10 --until=2026-01-11T10:01' \
        --since=2026-01-21T19:59; do
        # shellcheck disable=SC2086 # words
        run_uric log --log-format=common --unsorted $range --fields=target plain
        mv out expected
        [ "$(wc -l <expected)" -eq 2 ]
        for file in plain prefixed crlf bom broken json zeros; do
            options=
            [ $file != zeros ] || options=-0
            # shellcheck disable=SC2086 # words
            run_uric log -q $options $range --fields=target $file
            cmp expected out || { echo "$file $range"; show; return 1; }
        done
    done
}

# ---- histograms ----

@test "time: a histogram of a time has its empty buckets, in order" {
    at '25/Oct/2026:04:00:00 +0100' '25/Oct/2026:00:00:00 +0000' '25/Oct/2026:04:59:00 +0100' >in
    COLUMNS=40 run_uric log --log-format=common --count-by time.hour --zone=+02:00 --histogram in
    out_is '1  2026-10-25T02+0..  #########' '0  2026-10-25T03+0..  ' '0  2026-10-25T04+0..  ' \
        '2  2026-10-25T05+0..  ##################'
    central_europe
    COLUMNS=60 run_uric log --log-format=common --count-by time.hour --zone=Test/Zone \
        --histogram in
    cut -c 1-22 out >cut
    printf '%s  2026-10-25T%s\n' 1 02+02:00 0 02+01:00 0 03+01:00 2 04+01:00 | cmp - cut
    silent
}

@test "time: a histogram of months, and of lines without a time" {
    at '30/Nov/2025:00:00:00 +0000' '01/Feb/2026:00:00:00 +0000' \
        '31/Feb/2026:00:00:00 +0000' >in
    COLUMNS=40 run_uric log --log-format=common --count-by time.month --histogram in
    cut -c 1-10 out >cut
    printf '%s\n' '1  \N     ' '1  2025-11' '0  2025-12' '0  2026-01' '1  2026-02' | cmp - cut
}

@test "time: too many empty buckets are left out, and that is said" {
    at '01/Jan/2026:00:00:00 +0000' '02/Jan/2026:00:00:00 +0000' >in
    COLUMNS=40 run_uric log --log-format=common --count-by time.second --histogram in
    [ "$(wc -l <out)" -eq 2 ]
    says 'empty buckets are not shown'
    COLUMNS=40 run_uric log --log-format=common --count-by time.10s --histogram in
    [ "$(wc -l <out)" -eq 8641 ]
    silent
}

@test "time: --top orders a histogram of times by count" {
    at '01/Jan/2026:00:00:00 +0000' 02/Jan/2026:00:00:0{0,1}' +0000' >in
    COLUMNS=40 run_uric log --log-format=common --count-by time.day --histogram --top 1 in
    grep -q '^2  2026-01-02 ' out && [ "$(wc -l <out)" -eq 1 ]
    says 'values not shown: 1 (33.3 % of lines)'
}

@test "time: histograms say how much they leave out" {
    seq 1 170 | while read -r i; do
        at "01/Jan/2026:00:00:00 +0000" | sed "s/GET [^ ]*/GET \/$((i % 60))/"
    done >in
    run_uric log --log-format=common --count-by target --histogram in
    [ "$(wc -l <out)" -eq 50 ]
    [ "$(head -n 1 out | cut -c 1)" = 3 ]
    says 'values not shown: 10 (11.8 % of lines)'
    run_uric log -j 2 --log-format=common --count-by target --histogram --top 60 in
    [ "$(wc -l <out)" -eq 60 ]
    silent
}
