# uric log: fields, filters, counts; compressed, growing and broken files.
load helper

teardown() {
    [ -z "$uric_pid" ] || kill "$uric_pid" 2>/dev/null || true
}

# line TARGET [STATUS [REFERER [CLIENT]]]: a line in the combined format.
line() {
    printf '%s - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.1" %s 2326 "%s" "Agent/1.0 (x)"\n' \
        "${4-192.0.2.1}" "$1" "${2-200}" "${3--}"
}

# lines N: N lines, some broken, some with escaped values, without a period.
lines() {
    awk -v n="$1" 'BEGIN {
        seed = 3986
        for (i = 1; i <= n; i++) {
            seed = (seed * 69069 + 1) % 4294967296
            kind = int(seed / 65536) % 89
            target = "/dir" kind "/page" (seed % 977) (kind % 3 ? "" : "?q=" kind "&utm_source=a+b%20c")
            if (kind == 7) target = "/a|b%"
            if (kind == 8) target = "/\\x22quoted\\x22\\\\"
            text = "198.51.100." kind " - " (kind % 5 ? "-" : "frank") \
                " [" sprintf("%02d", 1 + kind % 28) "/May/2015:10:05:03 +0000] \"GET " target \
                " HTTP/1.1\" " (200 + 100 * (kind % 4)) " " seed % 5000 " \"" \
                (kind % 2 ? "-" : "http://ref" kind ".example/p?q=1") "\" \"Agent\""
            if (kind == 0) text = ""
            if (kind == 1) text = substr(text, 1, 40)
            if (kind == 2) text = text "\r"
            printf "%s%s", text, i < n ? "\n" : ""
        }
    }'
}

# same ARGUMENT...: several threads give the same output, messages and status as one.
same() {
    local jobs expected
    run_uric log "$@" -j 1
    mv out out1
    mv err err1
    expected=$status
    for jobs in 2 5; do
        run_uric log "$@" -j $jobs
        cmp out1 out && cmp err1 err && status_is "$expected" ||
            { echo "with -j $jobs: $*"; return 1; }
    done
}

# ---- fields ----

@test "log: the fields of the combined format" {
    { line /a; line '/b?c' 404 http://r/; } >in
    run_uric log in
    out_is '192.0.2.1|\N|10/Oct/2000:13:55:36 -0700|GET|/a|200|2326|\N|Agent/1.0 (x)' \
        '192.0.2.1|\N|10/Oct/2000:13:55:36 -0700|GET|/b?c|404|2326|http://r/|Agent/1.0 (x)'
    silent && status_is 0
}

@test "log: parts of the target and the referer" {
    line 'http://u:p@h:8080/a/b%20c?x=1&y&x=2' 200 'https://r.example:1/p/q?z=%41#f' >in
    run_uric log --fields=target.scheme,target.authority,target.userinfo,target.user,target.password,target.host,target.port,target.path,target.query,target.form in
    out_is 'http|u:p@h:8080|u:p|u|p|h|8080|/a/b%20c|x=1&y&x=2|absolute-form'
    run_uric log --fields=target.path.1,target.path.2,target.path.3,target.query.x,target.query.y,target.query.none,target.fragment,target.error in
    out_is 'a|b%20c|\N|1|\N|\N|\N|\N'
    run_uric log --fields=referer.scheme,referer.host,referer.port,referer.path.2,referer.query.z,referer.fragment,referer.error in
    out_is 'https|r.example|1|q|%41|f|\N'
    silent && status_is 0
}

@test "log: --decode decodes parts, targets and referers, and keeps invalid triplets" {
    { line '/a%20b?k=%c3%a9+1' 200 'http://r/%7e'; line '/100%/%4/%41?%6b=%zz'; } >in
    run_uric log --decode --fields=target,target.path.1,target.query.k,referer,agent in
    out_is '/a b?k=é+1|a b|é+1|http://r/~|Agent/1.0 (x)' \
        '/100%/%4/A?k=%zz|100%|%zz|\N|Agent/1.0 (x)'
    run_uric log --fields=target,target.path.1,target.query.k in
    out_is '/a%20b?k=%c3%a9+1|a%20b|%c3%a9+1' '/100%/%4/%41?%6b=%zz|100%|%zz'
}

@test "log: an invalid request-target is split and marked" {
    { line '/a^b?c^d'; line '/x?y#z'; line '*'; line //h/p; line 'http://u@h:x:80/^'; } >in
    run_uric log --fields=target.error,target.path,target.query,target.fragment,target.form in
    out_is '2|/a^b|c^d|\N|\N' '4|/x|y|z|\N' '\N|*|\N|\N|asterisk-form' \
        '\N|//h/p|\N|\N|origin-form' '11|/^|\N|\N|\N'
    run_uric log --fields=target.host,target.port,target.user,target.path.1 in
    out_is '\N|\N|\N|a^b' '\N|\N|\N|x' '\N|\N|\N|*' '\N|\N|\N|' 'h:x|80|u|^'
    status_is 0
}

@test "log: CONNECT's target is an authority" {
    line h:443 | sed 's/GET/CONNECT/' >in
    run_uric log --fields=target.form,target.host,target.port in
    out_is 'authority-form|h|443'
    line h:443 >in
    run_uric log --fields=target.form,target.error,target.scheme in
    out_is 'absolute-form|\N|h'
}

@test "log: times sort bytewise" {
    line / >in
    run_uric log --fields=time.day,time.hour,time.minute,time.second in
    out_is '2000-10-10|2000-10-10T13|2000-10-10T13:55|2000-10-10T13:55:36'
}

@test "log: formats, header, record and input" {
    { line /a,b; line '/"q'; } | sed 's/\/"q/\/\\"q/' >in
    run_uric log --format=csv --fields=target,user,record in
    out_is 'target,user,record' '"/a,b",,1' '"/""q",,2'
    run_uric log --format=json --fields=target,user,status,record in
    out_is '{"target":"/a,b","user":null,"status":200,"record":1}' \
        '{"target":"/\"q","user":null,"status":200,"record":2}'
    run_uric log --header --fields=status,target in
    out_is 'status|target' '200|/a,b' '200|/"q'
    run_uric log --fields=input in
    sed 's/\\/\\\\/' in | cmp - out
}

@test "log: wrong usage lists the choices" {
    line / >in
    run_uric log --fields=nothing in
    says 'unknown field "nothing"' 'target.query.KEY' && status_is 2
    run_uric log --fields=target.path.0 in
    status_is 2
    run_uric log --log-format=common --fields=agent in
    says 'unknown field "agent"' && status_is 2
    run_uric log --log-format='custom:%h %>s' --fields=nothing in
    says 'client %h status %>s record' && status_is 2
    run_uric log --log-format=nothing in
    says 'unknown log format "nothing"' 'custom:STRING' 'haproxy' && status_is 2
    run_uric log --log-format='custom:%h%l' in
    says '--log-format: invalid at offset' && status_is 2
    run_uric log --top 3 in
    says '--count-by' && status_is 2
    run_uric log --count-by status --follow in
    says '--follow' && status_is 2
    run_uric log --count-by status --fields=status in
    status_is 2
    run_uric log --count-by status --histogram --format=json in
    status_is 2
    run_uric log --count-by status --top 0 in
    says '--top takes' && status_is 2
    run_uric log --count-by status --memory 1x in
    says '--memory takes' && status_is 2
    run_uric log --count-by status --order x in
    says 'count value' && status_is 2
    run_uric log --format=json --fields=status,status in
    status_is 2
    run_uric log missing in
    says 'missing: No such file' && status_is 2
    [ "$(wc -l <out)" -eq 1 ]
}

@test "log: custom formats, and JSON with a chosen key" {
    echo 'h 10 [10/Oct/2000:13:55:36 -0700] "POST /p HTTP/1.0" 201 {x}' >in
    run_uric log --log-format='custom:%v %D %t "%r" %>s {%{X-Foo}i}' \
        --fields='host,method,target,status,%{X-Foo}i,duration' in
    out_is 'h|POST|/p|201|x|10'
    echo '192.0.2.1 "GET /p HTTP/1.0" 0.003 -' >in
    run_uric log --log-format='custom:$remote_addr "$request" $request_time $upstream_addr' \
        --fields='client,target,duration,$upstream_addr' in
    out_is '192.0.2.1|/p|0.003|\N'
    printf '%s\n' '{"a":{"url":"/x?y=\u00e9"},"n":5,"referer":"http://r/"}' '{"n":6}' '{"a":' >in
    run_uric log -q --log-format=json:a.url --fields=target,target.query.y,n,referer.host in
    out_is '/x?y=\xc3\xa9|\xc3\xa9|5|r' '\N|\N|6|\N' '\N|\N|\N|\N'
    status_is 0
}

# ---- directives ----

w3c() {
    printf '%s\n' '#Version: 1.0' '#Fields: date time cs-method cs-uri-stem cs-uri-query sc-status' \
        '2000-10-10 13:55:36 GET /a q=1 200' \
        '#Fields: cs-method cs-uri-stem cs(Referer)' 'GET /b http://r/'
}

@test "log: W3C's directives set the format of the lines after them" {
    w3c >in
    run_uric log --log-format=w3c --fields='record,time,target,target.query.q,status,cs(Referer),error' in
    out_is '1|\N|\N|\N|\N|\N|\N' '2|\N|\N|\N|\N|\N|\N' \
        '3|2000-10-10 13:55:36|/a?q=1|1|200|\N|\N' '4|\N|\N|\N|\N|\N|\N' \
        '5|\N|/b|\N|\N|http://r/|\N'
    silent && status_is 0
    run_uric log --log-format=w3c --where 'target' --fields=target.path in
    out_is /a /b
    # each file has its own directives
    printf 'GET /c\n' >in2
    run_uric log --log-format=w3c --fields=record,target in in2
    says 'uric: in2:1:0: ' 'uric: in2: the only line does not match format w3c'
    status_is 2
}

@test "log: W3C's directives carry over from chunk to chunk, for any -j" {
    {
        w3c
        yes 'GET /long/target/of/this http://referer.example/' | head -n 30000
        w3c
        yes 'GET /other - ' | sed 's/ $//' | head -n 30000
    } >f
    same --log-format=w3c --fields=record,target,referer.host f f
    [ "$(grep -c 'of/this' out)" -eq 60000 ]
}

@test "log: directives have prefixes, too, and other servers have the format by name" {
    {
        echo '#Fields: cs-method cs-uri cs(Referer)'
        yes 'GET /of/this http://referer.example/' | head -n 30000
        echo 'GET /q?#Fields: -'
    } >plain
    sed 's/^/<13>Nov 22 00:52:07 web1 a: /' plain >prefixed
    for format in w3c iis cloudfront syslog+w3c syslog+iis; do
        case $format in syslog*) in=prefixed ;; *) in=plain ;; esac
        for i in 1 3; do
            run_uric log -q --log-format=$format -j $i --where=target --fields=target $in
            [ "$(sort out | uniq -c | sort -n | tr -s ' ')" = ' 1 /q?#Fields:
 30000 /of/this' ]
        done
    done
}

# ---- broken lines ----

@test "log: broken lines are answered, reported, counted and copied" {
    { line /a; printf 'rubbish\r\n\n'; line /b; printf 'last \000 one'; } >in
    run_uric log --fields=target,record,error,input --rejects=r in
    out_is '/a|1|\N|192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.1" 200 2326 "-" "Agent/1.0 (x)"' \
        '\N|2|7|rubbish' '\N|3|0|' \
        '/b|4|\N|192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET /b HTTP/1.1" 200 2326 "-" "Agent/1.0 (x)"' \
        '\N|5|10|last \x00 one'
    says 'uric: in:2:7: ' 'uric: in:3:0: ' 'uric: in:5:10: ' 'malformed lines: 3 of 5'
    status_is 0
    printf 'rubbish\r\n\nlast \000 one\n' | cmp - r
    run_uric log -q --fields=target in
    silent && status_is 0
    run_uric log --where 'status==200' --fields=target --rejects=r2 in
    out_is /a /b
    says 'malformed lines: 3 of 5' && status_is 0
    cmp r r2
    run_uric log -q --count-by status --rejects=r2 in
    out_is '2|200'
    cmp r r2 && status_is 0
    run_uric log -q --fail-on=malformed in
    status_is 1
    run_uric log --fail-on=malformed --count-by status in
    says 'malformed lines: 3 of 5' && status_is 1
    line /a >good
    run_uric log --fail-on=malformed good
    silent && status_is 0
    run_uric log --fail-on=wrong good
    says 'unknown reason "wrong"' 'the reasons are: malformed' && status_is 2
}

@test "log: one file's last line and the next file's first are two rejects" {
    printf bad1 >a
    printf 'bad2\n' >b
    run_uric log -q --log-format=combined --rejects=r a b
    printf 'bad1\nbad2\n' | cmp - r
}

@test "log: rejects that cannot be written: 2, with the system's reason" {
    echo x >in
    run_uric log --rejects=/nowhere/r in
    says 'No such file' && status_is 2
    # the rejects file must not truncate the log itself
    ln in same
    run_uric log --rejects=same in
    says 'same: --rejects may not name an input file' && status_is 2
    [ "$(cat in)" = x ]
    run_uric log --rejects=same <in
    says 'same: --rejects may not name an input file' && [ "$(cat in)" = x ]
    [ -c /dev/full ] || skip 'no /dev/full here'
    run_uric log --log-format=combined --rejects=/dev/full in
    says '/dev/full: No space left' && status_is 2
}

@test "log: the same output for any -j" {
    lines 40000 >f
    same f
    [ "$(wc -l <out1)" -eq 40000 ] && grep -q 'more lines do not match format combined' err1
    same --format=json --decode --fields=record,target,target.path.2,target.query.utm_source,referer.host,target.error f
    same --where 'referer.host $= "6.example" && status >= 300' --fields=record,referer f f
    same --count-by target.path,status --rejects=r f
    mv r r1
    run_uric log -q --rejects=r -j 4 f
    cmp r r1
    run_uric log -q --rejects=r -j 1 f
    cmp r r1
}

@test "log: printed and unprinted lines add up to the file" {
    lines 20000 >f
    run_uric log -q --rejects=r --where 'record > 0' --fields=record,input f
    [ $(($(wc -l <out) + $(grep -c '' r))) -eq 20000 ]
}

# ---- counts ----

# counted FIELD FILE: the expected counts, computed by other tools.
counted() {
    "$URIC" log -q --where 'record' --fields="$1" "$2" | sort | uniq -c |
        awk '{ n = $1; sub(/^ *[0-9]+ /, ""); printf "%s\t%s\n", n, $0 }' |
        sort -t '	' -k 1,1nr -k 2
}

@test "log: counts are exact and in order, with any amount of memory" {
    lines 20000 >f
    local field memory jobs
    for field in target.path client,status target; do
        counted $field f >want
        sort -t '	' -k 2 want >by_value
        for memory in 1 30K 1M 256M; do
            for jobs in 1 3; do
                run_uric log -q --count-by $field --memory $memory -j $jobs f
                cmp want out || { echo "$field, $memory, -j $jobs"; return 1; }
                run_uric log -q --count-by $field --memory $memory -j $jobs --top 7 f
                head -n 7 want | cmp - out
                run_uric log -q --count-by $field --memory $memory -j $jobs --order value --top 9 f
                head -n 9 by_value | cmp - out
            done
        done
    done
}

@test "log: entries that exceed the memory go to files without names" {
    lines 20000 >f
    mkdir tmp
    TMPDIR=$PWD/tmp run_uric log -q --count-by input --memory 10K f
    [ -s out ] && [ -z "$(ls tmp)" ]
    TMPDIR=$PWD/none run_uric log -q --count-by input --memory 10K f
    says 'temporary file: No such file' && status_is 2
    TMPDIR=$PWD/none run_uric log -q --count-by status f
    status_is 0
}

@test "log: memory stays bounded while values keep coming" {
    (ulimit -v 100000) 2>/dev/null || skip 'no limit on address space here'
    ! grep -qE '__(asan|msan|tsan)_' "$URIC" || skip 'not with a sanitizer'
    awk 'BEGIN { for (i = 0; i < 300000; i++)
        print "h - - [10/Oct/2000:13:55:36 -0700] \"GET /" i % 200000 "/a/rather/long/target/that/takes/memory HTTP/1.0\" 200 1 \"-\" \"-\"" }' |
        (ulimit -v 20000; exec "$URIC" log --count-by target --memory 4M) >out
    [ "$(wc -l <out)" -eq 200000 ]
    [ "$(head -n 100000 out | cut -f 1 | uniq)" = 2 ]
    [ "$(tail -n 100000 out | cut -f 1 | uniq)" = 1 ]
}

@test "log: undefined and empty are different values" {
    { line /a; line '/a?'; line '/a?'; } >f
    run_uric log --count-by target.query f
    out_is '2|' '1|\N'
    run_uric log --count-by target.query,target.path,user --format=csv f
    out_is 'count,target.query,target.path,user' '2,"",/a,' '1,,/a,'
    run_uric log --count-by target.query,status --format=json f
    out_is '{"count":2,"target.query":"","status":200}' \
        '{"count":1,"target.query":null,"status":200}'
    run_uric log --count-by record,status --header f
    out_is 'count|record|status' '1|1|200' '1|2|200' '1|3|200'
    run_uric log --count-by status --where 'status==1' f
    out_is && status_is 0
}

@test "log: bars" {
    { line /a; line /a; line /a; line /a; line '/b?long=0123456789012345678901234567890123456789'; } >f
    COLUMNS=40 run_uric log --count-by target --histogram f
    out_is '4  /a                 ##################' '1  /b?long=0123456..  #####'
    COLUMNS=40 LC_ALL=C.UTF-8 run_uric log --count-by target --histogram --top 1 f
    grep -q '█' out
    run_uric log --count-by target --histogram --where 'status==1' f
    out_is
}

# ---- files ----

# compressed COMMAND: a compressed file reads like the original, or is reported unreadable.
compressed() {
    need "$1"
    lines 3000 >f
    "$1" -c f >z
    run_uric log -q z
    if grep -q 'was built without' err; then
        status_is 2
        skip "$(sed 's/.*but uric/the command/' err)"
    fi
    run_uric log -q f
    mv out want
    run_uric log -q z
    cmp want out
    run_uric log -q <z
    cmp want out
    (dd bs=100 2>/dev/null; ) <z | run_uric log -q -j 3 -
    cmp want out
    "$URIC" log -q z z >out || true
    cat want want | cmp - out
}

# members COMMAND: a file of several members reads as all of them.
members() {
    local n
    lines 3000 >f
    n=$(($(wc -c <f) / 3))
    { head -c $n f | "$1" -c; head -c 0 f | "$1" -c; tail -c +$((n + 1)) f | "$1" -c; } >z
    run_uric log -q f
    mv out want
    run_uric log -q z
    cmp want out && status_is 0
}

# broken COMMAND: the decoded part is answered before the error is reported.
broken() {
    local size
    lines 30000 >f
    run_uric log -q f
    mv out want
    "$1" -c f >z
    size=$(wc -c <z)
    head -c $((size / 2)) z >part
    run_uric log -q part
    says 'uric: part: the compressed data is truncated' && status_is 2
    [ -s out ]
    head -n "$(wc -l <out)" want | cmp - out
    { cat z; echo garbage; } >part
    run_uric log -q part
    grep -q 'uric: part: .' err && status_is 2
    # the last line is unterminated and may be incomplete
    head -n -1 want | cmp - out
    { head -c $((size / 2)) z; printf 'garbage garbage garbage garbage'; tail -c +$((size / 2 + 32)) z; } >part
    run_uric log -q part
    grep -q 'uric: part: .' err && status_is 2
    head -c 3 z >part
    run_uric log -q part
    [ "$(wc -l <out)" -le 1 ]
}

@test "log: gzip" {
    compressed gzip
    members gzip
    broken gzip
    # zeros after the end are padding of the tape
    { gzip -c f; head -c 1000 /dev/zero; } >z
    run_uric log -q z
    cmp want out && status_is 0
}

@test "log: xz" {
    compressed xz
    members xz
    broken xz
}

@test "log: zstd" {
    compressed zstd
    members zstd
    broken zstd
}

@test "log: bzip2" {
    compressed bzip2
    members bzip2
    broken bzip2
    # a log may start with the first bytes of the signature
    printf 'BZh9x\n' >f
    run_uric log -q --log-format=common --fields=input f
    out_is BZh9x
}

# Blocks of 64 KiB: a block is decompressed when it is complete.
lz4_small() {
    lz4 -q -B4 "$@"
}

@test "log: lz4" {
    compressed lz4
    members lz4
    broken lz4_small
    # blocks that depend on each other, checksums, the size of the content
    lz4 -qc -BD -BX --content-size f >z
    run_uric log -q z
    cmp want out
    lz4 -qc -1 --no-frame-crc f >z
    run_uric log -q z
    cmp want out
}

@test "log: the first bytes decide the compression, not the name" {
    line / >f.gz
    run_uric log --fields=target f.gz
    out_is / && status_is 0
    # only the first bytes match a signature
    printf '(' >f
    run_uric log -q --fields=input f
    out_is '(' && status_is 1
    printf '\037' >f
    run_uric log -q --fields=input f
    out_is '\x1f' && status_is 1
    : >f
    run_uric log f
    out_is && status_is 0
}

@test "log: help lists the compression formats built in" {
    run_uric log --help
    local library
    for library in zlib libzstd liblzma libbz2 liblz4; do
        grep -qw -e "$library" out || { echo "not there: $library"; return 1; }
    done
}

@test "log: a directive holds for later chunks, also in small letters" {
    local name i
    for name in '#Fields:' '#fields:' '#FIELDS:'; do
        { echo "$name cs-uri-stem"; awk 'BEGIN { for (i = 0; i < 200000; i++) print "/" i }'
          echo "$name x cs-uri-stem"; echo '1 /last'; } >in
        [ "$(wc -c <in)" -gt 1000000 ]
        for i in 1 3; do
            run_uric log --log-format=w3c -j $i --where=target --fields=target in
            { seq 0 199999 | sed 's|^|/|'; echo /last; } | cmp - out
            silent && status_is 0
        done
    done
}

# ---- follow ----

# Seconds, long enough for any machine.
patience=300

# comes N: the command has answered N lines.
comes() {
    local i
    for ((i = 0; i < patience; i++)); do
        [ "$(wc -l <out)" -lt "$1" ] || return 0
        sleep 0.1
    done
    echo "no line $1"
    show
    return 1
}

@test "log: --follow waits for lines, and for a new file of the same name" {
    line /1 >f
    : >out
    "$URIC" log --follow --fields=record,target f >out 2>err 3>&- &
    uric_pid=$!
    status='none yet'
    comes 1
    line /2 | head -c 40 >>f
    line /2 | tail -c +41 >>f
    comes 2
    # renamed: lines written to the old file still count, its unterminated last line too
    mv f f.1
    line /3 >>f.1
    line /4 | tr -d '\n' >>f.1
    line /5 >f
    comes 5
    # truncated and rewritten
    line /longer/than/the/next >>f
    comes 6
    : >f
    sleep 0.5
    line /7 >>f
    comes 7
    kill "$uric_pid"
    wait "$uric_pid" 2>/dev/null || true
    uric_pid=
    out_is '1|/1' '2|/2' '3|/3' '4|/4' '1|/5' '2|/longer/than/the/next' '1|/7'
    silent
}

# The command stands still meanwhile, so this does not depend on how fast it looks.
@test "log: --follow loses no file of twelve that had the name between two looks" {
    local i k
    line /old >f.9
    line /0 >f
    : >out
    "$URIC" log --follow --fields=target f >out 2>err 3>&- &
    uric_pid=$!
    status='none yet'
    comes 1
    line /1 >>f
    comes 2
    sleep 0.5
    kill -STOP "$uric_pid"
    mv f.9 f.30
    for ((i = 2; i <= 13; i++)); do
        for ((k = i; k > 1; k--)); do
            [ ! -e f.$((k - 1)) ] || mv f.$((k - 1)) f.$k
        done
        mv f f.1
        line "/$i" >f
        sleep 0.02
    done
    kill -CONT "$uric_pid"
    comes 14
    line /14 >>f
    comes 15
    kill "$uric_pid"
    wait "$uric_pid" 2>/dev/null || true
    uric_pid=
    out_is /0 /1 /2 /3 /4 /5 /6 /7 /8 /9 /10 /11 /12 /13 /14
    silent
}

@test "log: --follow of several files, with -j, and of a file replaced repeatedly" {
    line /a >f
    line /b >g
    : >out
    "$URIC" log --follow -j 3 --fields=target f g >out 2>err 3>&- &
    uric_pid=$!
    comes 2
    line /a2 >>f
    comes 3
    line /b2 >>g
    comes 4
    mv g g.1
    line /b3 >g
    comes 5
    mv g g.1
    line /b4 >g
    comes 6
    line /a3 >>f
    comes 7
    kill "$uric_pid"
    wait "$uric_pid" 2>/dev/null || true
    uric_pid=
    out_is /a /b /a2 /b2 /b3 /b4 /a3
}

# follow ARGUMENT...: starts to follow; answers go to the file out.
follow() {
    : >out
    "$URIC" log --follow "$@" >out 2>err 3>&- 7>&- &
    uric_pid=$!
    status='none yet'
}

stop() {
    kill "$uric_pid"
    wait "$uric_pid" 2>/dev/null || true
    uric_pid=
}

@test "log: --follow does not wait for a FIFO while others grow" {
    need mkfifo
    mkfifo p
    line /1 >f
    # no writer yet, then a silent writer, then half a line
    follow --fields=record,target p f
    comes 1
    line /2 >>f
    comes 2
    exec 7>p
    line /3 >>f
    comes 3
    line /p1 | head -c 40 >&7
    line /4 >>f
    comes 4
    line /p1 | tail -c +41 >&7
    comes 5
    line /p2 | tr -d '\n' >&7
    exec 7>&-
    comes 6
    line /5 >>f
    comes 7
    stop
    out_is '1|/1' '2|/2' '3|/3' '4|/4' '1|/p1' '2|/p2' '5|/5'
    silent
}

@test "log: --follow reads each file, even if one grows without pause" {
    need mkfifo
    need yes
    mkfifo p
    line /1 >f
    yes "$(line /endless)" >p 3>&- &
    "$URIC" log --follow --where 'target != "/endless"' --fields=target p f >out 2>err 3>&- &
    uric_pid=$!
    comes 1
    line /2 >>f
    comes 2
    stop
    out_is /1 /2
}

@test "log: --follow continues after its name is a directory for a moment" {
    line /1 >f
    follow --fields=record,target f
    comes 1
    mv f g
    mkdir f
    sleep 0.5
    line /2 >>g
    comes 2
    rmdir f
    line /3 >f
    comes 3
    stop
    out_is '1|/1' '2|/2' '1|/3'
    silent
    # only a file already read may become a directory: before that it is an error
    mkdir d
    status=0
    need timeout
    timeout 20 "$URIC" log --follow d >out 2>err || status=$?
    says 'uric: d: Is a directory' && status_is 2
}

@test "log: --follow notices a file rewritten between two polls" {
    line /1 >f
    line /2 >>f
    line /half | head -c 40 >>f
    follow --fields=record,target f
    comes 2
    # shorter, equally long, longer: a different text each time, in the same inode
    local i=3 n
    for n in 1 2 3 4 5; do
        kill -STOP "$uric_pid"
        : >f
        while [ $i -le $((2 + n * (n + 1) / 2)) ]; do
            line /new/$i >>f
            i=$((i + 1))
        done
        kill -CONT "$uric_pid"
        # the unterminated line as well
        comes $i
    done
    stop
    out_is '1|/1' '2|/2' '3|\N' '1|/new/3' '1|/new/4' '2|/new/5' '1|/new/6' '2|/new/7' \
        '3|/new/8' '1|/new/9' '2|/new/10' '3|/new/11' '4|/new/12' '1|/new/13' \
        '2|/new/14' '3|/new/15' '4|/new/16' '5|/new/17'
}

@test "log: --follow ends for files that cannot grow" {
    need timeout
    line /a | gzip -c >f
    line /b >p
    status=0
    cat p | timeout 20 "$URIC" log --follow --fields=target - missing >out 2>err || status=$?
    out_is /b
    says 'missing: No such file' && status_is 2
}

# ---- early ends ----

# The system may truncate the write that the signal interrupts.
@test "log: kill -9 loses nothing already printed" {
    need timeout
    lines 200000 >f
    run_uric log -q --fields=record,target f
    mv out want
    local i n
    for i in 1 2 3 4 5; do
        mkfifo pipe
        # endless input
        { cat f; sleep 60; } >pipe 3>&- &
        local writer=$!
        : >out
        "$URIC" log -q --fields=record,target pipe >out 2>/dev/null 3>&- &
        uric_pid=$!
        until [ -s out ]; do sleep 0.01; done
        sleep 0.0$i
        kill -9 "$uric_pid"
        wait "$uric_pid" 2>/dev/null || true
        uric_pid=
        kill "$writer" 2>/dev/null || true
        rm pipe
        n=$(wc -c <out)
        [ "$n" -gt 0 ]
        head -c "$n" want | cmp - out
    done
}

@test "log: a full disk and a closed pipe" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    need timeout
    lines 50000 >f
    status=0
    timeout 60 "$URIC" log -q -j 2 f >/dev/full 2>err || status=$?
    : >out
    says 'standard output: No space left' && status_is 2
    status=0
    timeout 60 "$URIC" log -q --count-by target f >/dev/full 2>err || status=$?
    says 'standard output: No space left' && status_is 2
    timeout 60 "$URIC" log -q --fields=record f 2>err | head -n 1 >out
    out_is 1 && silent
    timeout 60 "$URIC" log -q --count-by record f 2>err | head -n 1 >out
    [ -s out ] && silent
}

@test "log: no progress unless on a terminal" {
    { lines 3000; sleep 2; line /; } | "$URIC" log -q --count-by status >out 2>err || true
    [ "$(cat err)" = 'uric: malformed lines: 71 of 3000' ]
}

# ---- servers' own logs ----

samples=$BATS_TEST_DIRNAME/../samples

@test "log: each line that a server wrote matches the server's format" {
    local format
    for format in common:apache-common combined:apache-combined vhost:apache-vhost \
        nginx:nginx haproxy:haproxy json:uri:nginx-json; do
        run_uric log --log-format="${format%:*}" --rejects=r "$samples/${format##*:}.log"
        silent && status_is 0 || { echo "$format"; return 1; }
        [ "$(wc -l <out)" -eq "$(wc -l <"$samples/${format##*:}.log")" ]
        [ ! -s r ]
    done
}

@test "log: Apache's three formats agree about the same requests" {
    local format
    for format in common combined vhost; do
        run_uric log --log-format=$format --fields=client,method,target,status,target.error \
            "$samples/apache-$format.log"
        mv out $format
    done
    cmp common combined && cmp common vhost
}

# $request_uri is the part after the authority, in each form of request.
@test "log: nginx's two logs have the same paths and queries" {
    run_uric log --log-format=nginx --fields=status,target.path,target.query \
        --where 'target' "$samples/nginx.log"
    sort out >want
    run_uric log --log-format=json:uri --fields=status,target.path,target.query \
        --where 'target != ""' "$samples/nginx-json.log"
    sort out >got
    [ "$(wc -l <got)" -gt 40 ]
    # nginx logs less of a request that it rejected
    comm -13 want got >other
    [ ! -s other ] || { cat other; return 1; }
}

@test "log: invalid targets in servers' logs are printed and marked" {
    run_uric log --log-format=nginx --where 'target.error' --fields=target,target.path,target.error \
        "$samples/nginx.log"
    [ "$(wc -l <out)" -gt 5 ]
    awk -F '\t' '$3 !~ /^[0-9]+$/ || $1 == "\\N"' out >strange
    [ ! -s strange ]
}

@test "log: a message says what is wrong and what was expected" {
    line /a >in
    run_uric log --log-format=common in
    says 'in:1:69: does not match format common; unexpected " " after' 'expected a digit or the end'
    echo '[10/1' >in
    run_uric log --log-format=custom:%t in
    says 'in:1:4: ' 'unexpected "1"' 'expected a letter'
    echo '{"a":1,}' >in
    run_uric log --log-format=json:a in
    says 'in:1:7: ' 'unexpected "}"' 'expected one of the bytes \t \n \r space "'
    printf '{"a":"x\001"}\n' >in
    run_uric log --log-format=json:a in
    says 'in:1:7: ' 'expected any byte except \x00-\x1f'
    printf '{"a":"x' >in
    run_uric log --log-format=json:a in
    says 'in:1:7: does not match format json; the line ends too early, after "{"a":"x"'
    { line /a | tr '\n' ' '; echo; echo; } >in
    run_uric log --log-format=combined in
    says 'unexpected " "' '; expected the end' 'in:2:0: ' 'expected "-", ".", ":", "_", a letter or a digit'
    echo '/a 200' >in
    run_uric log --log-format=w3c in
    says 'in:1:0: ' 'expected "#"'
}

@test "log: on a terminal, long work shows its progress and removes it afterwards" {
    need script
    line / >one
    cat >work <<'END'
{ for i in 1 2 3 4 5 6; do cat one; sleep 0.5; done; echo rubbish; } |
    "$URIC" log --count-by status >out
END
    URIC=$URIC script -qc 'sh work' typescript </dev/null >/dev/null
    out_is '6|200'
    grep -q '[0-9] B, [0-9.]* B/s' typescript
    # a later message starts where the progress was
    tr '\r' '\n' <typescript | grep -q '^.\[K.*uric: -:7:7:' || { cat -v typescript; return 1; }
}

@test "log: custom formats, copied from the servers' configuration" {
    run_uric log --log-format='custom:%{%Y-%m-%dT%H:%M:%S}t %D %a %m %U%q %H %>s \"%{Host}i\" %X' \
        --fields=target,status "$samples/apache-custom.log"
    silent && status_is 0
    [ "$(wc -l <out)" -eq "$(wc -l <"$samples/apache-custom.log")" ]
    run_uric log --fields=method,target,status "$samples/nginx-custom.log" \
        --log-format='custom:$msec\t$host\t$request_method\t$request_uri\t$status\t$upstream_addr'
    silent && status_is 0
    cut -f 3-5 "$samples/nginx-custom.log" >want
    # the server's escapes are undone, then TSV's applied
    sed 's/\\N/-/g' out | grep -v '\\' >got
    [ "$(wc -l <got)" -gt 50 ]
    grep -v '\\' want | cmp - got
}

@test "log: invalid formats" {
    run_uric log --log-format=json: </dev/null
    status_is 2
    grep -q 'requires the member' err
    run_uric log --log-format="custom:$(printf '$a%s ' $(seq 70))" </dev/null
    status_is 2
    grep -q 'too many fields' err
}

@test "log: columns without a standard field" {
    printf 'a|b\n' >in
    run_uric log --log-format='custom:$x|$y' in
    out_is 'a|b'
    silent
}

@test "log: the parts of a W3C time" {
    printf '#Fields: date time cs-uri-stem\n2024-02-29 23:59:58 /a\n' >in
    run_uric log --log-format=w3c --fields=time.day,time.hour,time.minute,time.second in
    out_is '\N|\N|\N|\N' '2024-02-29|2024-02-29T23|2024-02-29T23:59|2024-02-29T23:59:58'
}

@test "log: bars of numbers and of undefined values" {
    printf '1.2.3.4 - - [29/Feb/2024:23:59:59 +0000] "GET /a HTTP/1.1" 200 1\n' >in
    run_uric log --log-format=common --count-by=user,bytes --histogram in
    grep -Eq '^1  \\N  1  ' out
    silent
}
