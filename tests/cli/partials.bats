# uric log: partials, which are written by --partial and added up by --merge.
load helper

# line TARGET [STATUS [BYTES [CLIENT]]]
line() {
    printf '%s - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.0" %s %s "-" "-"\n' \
        "${4:-192.0.2.1}" "$1" "${2:-200}" "${3:-1}"
}

# lines N: a log with some malformed lines.
lines() {
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) {
        if (i % 97 == 13) print "rubbish";
        printf "h%d - - [10/Oct/2000:13:55:36 -0700] \"GET /%d HTTP/1.0\" %d %s \"-\" \"a%d\"\n",
            i * 7 % 100, i * i % 503, 200 + i % 3, i % 11 ? i % 977 : "-", i % 3000 } }'
}

everything='--count-by=target,status --sum=bytes --avg=bytes --min=bytes --max=bytes
    --percentile=bytes:50,99 --distinct=client,agent:approx --rate=status==201 --rate=bytes>500'

# refused FILE WORD: --merge of the file fails and says why, and prints nothing.
refused() {
    run_uric log --merge $everything "$1"
    status_is 2 && out_is && says "uric: $1: " "$2"
}

@test "partials: merged, they answer as one run does" {
    lines 4000 >f
    split -l 700 f part.
    local options file
    for options in "$everything" '--count-by=target' '--count-by=status --order=value' \
        '--sum=bytes --percentile=bytes:99' "$everything --top=9 --order=sum(bytes) --format=json" \
        '--count-by=target --histogram --top=4' '--count-by=target --where=status==201'; do
        run_uric log $options f
        cp out expected
        grep -v '^uric: f:' err >want_err
        [ -s expected ]
        for file in part.??; do
            run_uric log $options --partial=$file.state $file
            out_is
        done
        run_uric log --merge $options part.??.state
        cmp expected out || { echo "$options"; return 1; }
        cmp want_err err
        status_is 0
        run_uric log --merge $options --fail-on=malformed part.??.state
        status_is 1
        # in another order, by way of others, from a pipe, and with little memory
        run_uric log --merge $options --partial=1.state part.ad.state part.ab.state
        run_uric log --merge $options --partial=2.state part.aa.state part.af.state part.ae.state
        cat part.ac.state | "$URIC" log --merge $options 2.state - 1.state >out 2>err || true
        cmp expected out
        cmp want_err err
        run_uric log --merge $options --memory=10K part.??.state
        cmp expected out
    done
}

@test "partials: equal states are equal bytes" {
    lines 3000 >f
    run_uric log -q $everything --partial=a f
    sed '1!G;h;$!d' f >backwards
    run_uric log -q $everything --partial=b -j 3 backwards
    cmp a b
    run_uric log -q $everything --partial=b --memory=10K f
    cmp a b
    run_uric log -q --merge $everything --partial=b a
    cmp a b
}

@test "partials: the bars of times are those of one run" {
    { line /a; line /b; line /c 404; } | awk '{ sub("13:55", sprintf("%02d:55", NR * NR)) } 1' >f
    { line /a; line /b; } | sed 's/2000:13/2000:17/; s/ -0700/ +0200/' >g
    local options
    for options in '--count-by=time.hour' '--count-by=time.hour --zone=Europe/Berlin' \
        '--count-by=time.6h --top=2' '--count-by=time.hour,target' '--count-by=time.weekday' \
        '--count-by=target --order=value' '--count-by=time.second' '--count-by=time.hour --memory=10K'; do
        run_uric log --log-format=combined $options --histogram f g
        cp out expected
        cp err expected_err
        [ -s expected ]
        run_uric log $options --partial=1 f
        run_uric log $options --partial=2 g
        run_uric log --merge $options --histogram 1 2
        cmp expected out && cmp expected_err err || { echo "$options"; return 1; }
    done
}

@test "partials: of logs of several formats, below a directory" {
    mkdir -p d/e
    { line /a; line /b 404; } >d/1
    { line /a; line /c 404; } | sed 's/^/Nov 22 00:52:07 web nginx: /' >d/e/2
    printf '%s\n' '#Fields: cs-uri-stem sc-status x' '/a 200 1' '/d 404 2' >d/3
    local options
    for options in '--count-by=status' '--count-by=status,target --where=status==404' \
        '--count-by=file --sum=status --order=value'; do
        run_uric log -q -r $options --format=json d
        cp out expected
        [ -s expected ] || { echo "$options"; show; return 1; }
        run_uric log -q -r -j 2 $options --partial=1 d/e
        run_uric log -q $options --partial=2 d/1 d/3
        run_uric log --merge $options --format=json 2 1
        cmp expected out && [ ! -s err ] || { echo "$options"; show; return 1; }
    done
    # a field may belong to one of the logs
    run_uric log -q -r --count-by=x,target --where='status == 404' d
    out_is '1|\N|/b' '1|\N|/c' '1|2|/d'
    run_uric log -q -r --count-by=target --where=x d
    out_is '1|/a' '1|/d'
    # the status is that of the lines, the message that of the whole
    echo broken >>d/1
    run_uric log -q --count-by=status --fail-on=malformed --partial=1 d/1
    status_is 1
    run_uric log --count-by=status --merge 1
    status_is 0 && says 'malformed lines: 1 of 3'
    run_uric log --count-by=status --merge --fail-on=malformed 1
    status_is 1
    run_uric log -q --count-by=status --merge 1
    [ "$(cat err)" = 'uric: malformed lines: 1 of 3' ] && status_is 0
    run_uric log -q --count-by=status --merge --fail-on=malformed 1
    silent && status_is 1
}

@test "partials: numbers stay numbers" {
    line / >f
    run_uric log --log-format=combined --count-by status,target --format=json f
    cp out expected
    run_uric log --log-format=combined --count-by status,target --partial=a f
    run_uric log --merge --count-by status,target --format=json a
    cmp expected out
}

@test "partials: of no lines" {
    run_uric log $everything --partial=a /dev/null
    status_is 0
    run_uric log --merge $everything a a
    out_is && status_is 0
    run_uric log --sum bytes --avg bytes --partial=a /dev/null
    run_uric log --merge --sum bytes --avg bytes a
    out_is '0|0|\N'
}

@test "partials: the same one twice is refused" {
    { line /a; line /b 404; } >f
    run_uric log $everything --partial=a f
    cp a b
    { line /a; line /b 405; } >f
    run_uric log $everything --partial=c f
    run_uric log --merge $everything a c
    status_is 0
    refused_twice() { # MESSAGE FILE...
        local message=$1
        shift
        run_uric log --merge $everything --partial=sum "$@"
        status_is 2 && out_is && says "uric: $message" && [ ! -e sum ]
    }
    refused_twice 'b: the same as a' a c b
    refused_twice 'a: the same as a' a c a
    refused_twice 'a: the same as b' b c a
    # other lines with the same groups are no error, nor are partials without lines
    { line /a 200 | sed s/:36/:37/; line /b 404; } >f
    run_uric log $everything --partial=d f
    run_uric log $everything --where='status == 1' --partial=e f
    run_uric log --merge $everything a d
    status_is 0 && [ "$(cut -f 1 out | tr -d '\n')" = 22 ]
    run_uric log --merge $everything --where='status == 1' e e
    status_is 0
}

@test "partials: every cut and every changed byte is found" {
    { line /a; line /b 404 -; line '/c?é' 200 12345678901; } >f
    run_uric log $everything --partial=a f
    status_is 0
    local size at value
    size=$(wc -c <a)
    for ((at = 0; at < size; at++)); do
        head -c $at a >b
        run_uric log --merge $everything b
        [ "$status" -eq 2 ] && [ ! -s out ] && grep -q '^uric: b: ' err ||
            { echo "cut at $at"; show; return 1; }
        value=$(tail -c +$((at + 1)) a | head -c 1 | od -An -tu1)
        { head -c $at a; printf "\\x$(printf %x $((value ^ 1 << at % 8)))"; tail -c +$((at + 2)) a; } >b
        [ "$(wc -c <b)" -eq "$size" ]
        run_uric log --merge $everything b
        [ "$status" -eq 2 ] && [ ! -s out ] && grep -q '^uric: b: ' err ||
            { echo "changed at $at"; show; return 1; }
    done
    { cat a; echo; } >b
    refused b 'truncated'
    cat a a >b
    refused b 'checksum' || refused b 'truncated'
}

# forged WORD [OLD NEW]...: the partial a, forged so, is refused with the message WORD by a run
# with $options; in memory and by way of temporary files.
forged() {
    local word=$1 memory
    shift
    python3 "$BATS_TEST_DIRNAME/forge.py" a b "$@"
    for memory in 256M 1; do
        run_uric log --merge $options --memory=$memory b
        status_is 2 && out_is && says "uric: b: damaged: $word" || { echo "$*"; return 1; }
    done
}

@test "partials: forged distinct values are refused" {
    { line /a; line /b 404; line /c 200 1 192.0.2.7; } >f
    local options='--count-by=status --distinct=client'
    local pair='a distinct value is not one of' contents='its contents are inconsistent'
    local of_404='\x12\x00\x03404\x00\x01\x00\x01192.0.2.1' # n + 1, the count, the key, the tag
    run_uric log $options --partial=a f
    forged "$pair" '192.0.2.7' '192.0.2.0'
    forged "$pair" '192.0.2.7' '192.0.2.1'
    # its group is another one, comes later, or is missing
    forged "$pair" "$of_404" "${of_404/404/405}"
    forged "$pair" "$of_404" "${of_404/404/200}"
    forged "$pair" '\x09\x02\x03200\x00\x01\x00\x00' ''
    forged "$pair" '\x09\x01\x03404\x00\x01\x00\x00' ''
    # the tag is that of no aggregate, lies past the entry, or there is none
    forged "$contents" "$of_404" "${of_404/01192/00192}"
    forged "$contents" "$of_404" "${of_404/01192/02192}"
    forged "$contents" "$of_404" "${of_404/00\\x01192/ff\\xff192}"
    forged "$contents" "$of_404" '\x08\x00\x03404\x00\x01\x00'
    forged "$contents" "$of_404" '\x07\x00\x03404\x00\x01'
    forged "$contents" "$of_404" '\x03\x00\x00\x01'
    forged "$contents" "$of_404" '\x01\x00'
    # without --count-by, too
    options=--distinct=client
    run_uric log $options --partial=a f
    forged "$pair" '\x03\x03\x00\x00' ''
    forged "$contents" '\x01192.0.2.7' '\x02192.0.2.7'
}

@test "partials: forged groups are refused" {
    { line /a; line /b 404 -; line /c 200 30; } >f
    local options='--count-by=status --sum=bytes' contents='its contents are inconsistent'
    run_uric log $options --partial=a f
    forged 'its groups are not in order' '\x03404' '\x03100'
    forged 'its groups are not in order' '\x03404' '\x03200'
    forged "$contents" '\x01\x03404' '\x00\x03404'               # a count of 0,
    forged "$contents" '\x01\x03404' '\x02\x03404'               # more than there are lines,
    forged "$contents" '\x01\x03404' '\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01\x03404'
    forged "$contents" '\x0b\x01\x03404' '\x7b\x01\x03404'       # a length past the end,
    forged "$contents" '\x0b\x01\x03404' '\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01\x01\x03404'
    forged "$contents" '\x03404\x00\x01' '\x01404\x00\x01'       # an undefined value that has bytes,
    forged "$contents" '\x03404\x00\x01' '\x02404\x00\x01'       # a number of three bytes,
    forged "$contents" '\x03404\x00\x01' '\x04404\x00\x01'       # another kind,
    forged "$contents" '\x03404\x00\x01' '\x03404\x00\x00'       # a value without an end,
    forged "$contents" '\x01i' '\x01x'                           # another type
    forged "$contents" '\x01i' '\x02ii'
}

@test "partials: forged states are refused" {
    { line /a 200 1; line /b 200 30; } >f
    local options='--sum=bytes' contents='its contents are inconsistent'
    run_uric log $options --partial=a f
    forged "$contents" '\x02\x19\x1f' '\x03\x19\x1f' # of more values than there are lines
    forged "$contents" '\x02\x19\x1f' '\x00\x19\x1f' # the sum of no values
    forged "$contents" '\x02\x19\x1f' '\x02\x59\x00'
    forged "$contents" '\x02\x19\x1f' '\x02\x3f\x1f'
    options='--rate=bytes>9'
    run_uric log $options --partial=a f
    forged "$contents" '\x02\x00\x00\x01' '\x02\x00\x00\x03' # of more lines than there are
    options='--percentile=bytes:50'
    run_uric log $options --partial=a f
    forged "$contents" '\x02\x19\x01\x19\x1e' '\x02\x19\x1e\x19\x01' # not ascending
    forged "$contents" '\x02\x19\x01\x19\x1e' '\x01\x19\x01\x19\x1e'
    forged "$contents" '\x02\x19\x01\x19\x1e' '\x03\x19\x01\x19\x1e'
    options='--max=time'
    run_uric log $options --partial=a f
    forged "$contents" '\x02\x19\xc8\x84\x8e\xcf\x03' '\x03\x19\xc8\x84\x8e\xcf\x03'
    forged "$contents" '\x02\x19\xc8\x84\x8e\xcf\x03' '\x02\x29\x01' # far from all times
    options='--distinct=client:approx'
    run_uric log $options --partial=a f
    forged "$contents" '\x02\x00\x00\x01' '\x02\x00\x00\x03'
    forged "$contents" '\x02\x00\x00\x01' '\x02\x00\x00\x81\x04'
}

# many N: lines with the bytes 0, 100 and 200 in turn.
many() {
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++)
        printf "h - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 %d \"-\" \"-\"\n", i % 3 * 100 }'
}

@test "partials: forged tallies are refused" {
    many 1500 >f
    local options='--percentile=bytes:50' contents='its contents are inconsistent'
    local tally='\xdc\x0b\x80\x03\x00\xf4\x03\x19\x64\xf4\x03\x19\xc8\x01\xf4\x03'
    run_uric log $options --partial=a f
    # of 1500 values, 3 of them different: 0, 100 and 200, 500 times each
    forged "$contents" "$tally" "${tally/\\x03/\\x02}"
    forged "$contents" "$tally" "${tally/\\x03/\\x04}"
    forged "$contents" "$tally" "${tally/\\xf4/\\xf3}"
    forged "$contents" "$tally" "${tally/\\xf4\\x03/\\x00}"
    forged "$contents" "$tally" "${tally/\\x19\\x64/\\x19\\xc8\\x01}"  # not ascending
    forged "$contents" "$tally" "${tally/\\x19\\x64/\\x00}"            # twice the same
    forged "$contents" "$tally" "${tally/\\x80/\\x81}"
    forged "$contents" "$tally" '\xdc\x0b\x80'
}

@test "partials: exact percentiles and those of a sketch add up, and the sum says what it is" {
    local options='--percentile=bytes:50,99,error' name
    many 1500 >f
    seq 1 1200 | while read -r n; do line / 200 "$n" h; done >g
    run_uric log $options --partial=exact f
    run_uric log $options --partial=wide g
    run_uric log $options --memory=1M --partial=sketch g
    cat f g >both
    run_uric log $options both
    cp out want
    [ "$(cut -f 4 want)" = 0 ]
    run_uric log --merge $options exact wide
    cmp want out && silent
    run_uric log --merge $options wide exact
    cmp want out
    # a sketch, and a sum with too little memory, which is the same sketch
    run_uric log $options --memory=1M both
    cp out want
    [ "$(cut -f 4 want)" = 0.01 ]
    for name in sketch wide; do
        run_uric log --merge $options --memory=1M exact $name
        cmp want out && says 'percentiles within 1 %, not exact: 1 of 1 rows'
    done
    run_uric log --merge $options sketch exact
    cmp want out
    run_uric log --merge $options --partial=sum sketch exact
    run_uric log --merge $options sum
    cmp want out
}

@test "partials: those of version 1 are read, with a sketch of more than 1000 values" {
    base64 -d >old <<'END'
iXVyaWMNChoBAAAAtQEFa2luZAdncm91cHMLLS1jb3VudC1ieQAKYWdncmVnYXRlEnBlcmNlbnRp
bGUoYnl0ZXMpCC0td2hlcmUACy0tdG9sZXJhdGUACS0tZGVjb2RlAActLWZvcm0ABy0tem9uZQAb
dGhlIGNoZWNrc3VtIG9mIC0tc3VmZml4ZXMACC0tc2luY2UACC0tdW50aWwACC0tc2xhY2sACi0t
bG9uZ2VzdAkxNjc3NzIxNgctLW51bGwAABPcCwAA3AsAGcgB9AOlGvQDIvQDAADcCwBQb/KJadvM
KwAAAPQAAAAAAAAAo8E07A==
END
    many 1500 >f # what it is of
    run_uric log --merge --percentile=bytes:0,50,100,error old
    awk -F '\t' '{ exit !($1 == 1500 && $2 == 0 && $3 > 99 && $3 < 101 && $4 == 200 && $5 == 0.01) }' out
    run_uric log --percentile=bytes:50 --partial=new f
    run_uric log --merge --percentile=bytes:100,error old new
    out_is '3000|200|0.01'
    run_uric log --merge --percentile=bytes:50,error new
    out_is '1500|100|0'
    # up to 1000 values, the versions differ in nothing but their number
    many 1000 | "$URIC" log -q --percentile=bytes:50 --partial=a -
    { head -c 8 a; printf '\1\0\0\0'; tail -c +13 a | head -c -12; } >b
    printf 'twelve bytes' >>b # which forge.py replaces: size and checksum
    python3 "$BATS_TEST_DIRNAME/forge.py" b c
    run_uric log --merge --percentile=bytes:50,error c
    out_is '1000|100|0'
}

@test "partials: foreign files are refused by name" {
    line / >f
    run_uric log $everything --partial=a f
    refused f 'not a partial file of uric log'
    : >empty
    refused empty 'not a partial file of uric log: empty'
    refused none 'No such file or directory'
    refused . 'Is a directory'
    { head -c 8 a; printf '\7\0\0\0'; tail -c +13 a; } >later
    refused later 'a partial of version 7; this uric reads versions 1 to 2'
    tr -d '\r' <a >text
    refused text 'not a partial file of uric log'
    # among good ones
    run_uric log --merge $everything a f
    out_is && says 'uric: f: not a partial file' && status_is 2
}

@test "partials: of a run with other options are refused" {
    { line /a; line /b; } >f
    run_uric log --count-by target --where 'status==200' --sum bytes --partial=a f
    merge() { run_uric log --merge "$@" a; }
    merge --count-by target --where 'status==200' --sum bytes
    out_is '1|/a|1' '1|/b|1' && status_is 0
    merge --count-by status --where 'status==200' --sum bytes
    out_is && status_is 2 && says 'a: made with --count-by=target; this run has --count-by=status'
    merge --where 'status==200' --sum bytes
    says 'a: made with --count-by=target; this run has none'
    merge --count-by target --sum bytes
    says 'a: made with --where=status==200; this run has none'
    merge --count-by target --where 'status==200'
    says 'a: made with sum(bytes); this run is without it'
    merge --count-by target --where 'status==200' --sum bytes --max status
    says 'a: made without max(status); this run has it'
    merge --count-by target --where 'status==200' --sum status
    says 'a: made with sum(bytes); this run has sum(status)'
    merge --count-by target --where 'status==200' --sum bytes --decode
    says 'a: made without --decode; this run has --decode'
    merge --count-by target --where 'status==200' --sum bytes --tolerate=brackets
    says 'a: made without --tolerate; this run has --tolerate='
    # what is only about rows may differ: an average needs the same as a sum
    merge --count-by target --where 'status==200' --avg bytes --top 1 --format=json
    out_is '{"count":1,"target":"/a","avg(bytes)":1}'
}

@test "partials: of other times, zones and lines are refused" {
    { line /a; line /b; } >f
    local all='--count-by=time.hour --zone=UTC --since=2000-10-10T20 --until=2000-10-11 --slack=5m'
    run_uric log $all --longest=1M --partial=a f
    merge() { run_uric log --merge "$@" a; }
    merge $all --longest=1M
    out_is '2|2000-10-10T20+00:00' && status_is 0
    # another text, the same instant
    merge ${all/=2000-10-10T20/=2000-10-10T20:00:00Z} --longest=1M
    out_is '2|2000-10-10T20+00:00' && status_is 0
    merge ${all/T20/T20:00:00.5} --longest=1M
    out_is && status_is 2
    says 'a: made with --since=2000-10-10T20:00:00Z; this run has --since=2000-10-10T20:00:00.500Z'
    merge ${all/--since=2000-10-10T20/} --longest=1M
    says 'a: made with --since=2000-10-10T20:00:00Z; this run has none'
    merge ${all/10-11/10-12} --longest=1M
    says 'a: made with --until=2000-10-11T00:00:00Z; this run has --until=2000-10-12T00:00:00Z'
    merge ${all/UTC/Europe\/Berlin} --longest=1M
    says 'a: made with --zone=UTC; this run has --zone=Europe/Berlin'
    merge ${all/5m/6m} --longest=1M
    says 'a: made with --slack=300s; this run has --slack=360s'
    merge $all --unsorted --longest=1M
    says 'a: made with --slack=300s; this run has none'
    merge $all
    says 'a: made with --longest=1048576; this run has --longest=16777216'
    merge $all --longest=1M -0
    says 'a: made without --null; this run has --null'
    status_is 2 && out_is
}

@test "partials: times ago are those of the run" {
    line / >f
    run_uric log --count-by=status --since=-2h --partial=a f
    sleep 1.1
    run_uric log --merge --count-by=status --since=-2h a
    status_is 2 && says 'a: made with --since='
}

@test "partials: a file appears when it is complete" {
    lines 2000 >f
    mkdir d
    echo old >d/a
    run_uric log -q $everything --partial=d/a f none
    status_is 2 && says 'd/a: not written, since not all input could be read'
    [ "$(cat d/a)" = old ] && [ "$(ls d)" = a ]
    (ulimit -f 1; trap '' XFSZ; exec "$URIC" log -q $everything --partial=d/a f) 2>err && return 1
    grep -q '^uric: d/a: File too large' err
    [ "$(cat d/a)" = old ] && [ "$(ls d)" = a ]
    (ulimit -f 1; exec "$URIC" log -q $everything --partial=d/a f) 2>/dev/null && return 1
    [ "$(cat d/a)" = old ] && [ "$(ls d)" = a ]
    (umask 027; exec "$URIC" log -q $everything --partial=d/a f) || true
    [ "$(ls d)" = a ] && [ "$(stat -c %a d/a)" = 640 ]
    run_uric log -q --merge $everything d/a
    status_is 0
    run_uric log -q --count-by status --partial=none/a f
    status_is 2 && says 'none/a: No such file or directory'
    cp f g
    run_uric log -q --count-by status --partial=g f g
    status_is 2 && says 'g: --partial may not name an input file'
    cmp f g
}

@test "partials: to standard output, pipes and devices" {
    lines 500 >f
    run_uric log -q $everything --partial=a f
    run_uric log -q $everything --partial=- f
    cmp a out
    run_uric log -q $everything --partial=/dev/null f
    [ -c /dev/null ]
    mkfifo p
    cat p >b &
    run_uric log -q $everything --partial=p f
    wait $!
    cmp a b && [ -p p ]
    [ -e /dev/full ] || return 0
    run_uric log -q $everything --partial=/dev/full f
    status_is 2 && says '/dev/full: No space left on device'
}

@test "partials: more files than descriptors" {
    local i names=()
    for ((i = 0; i < 300; i++)); do
        { line /a 200 1; line /b 200 $i; } >f
        "$URIC" log -q --log-format=combined --count-by target --sum bytes --partial=p$i f
        names+=(p$i)
    done
    (ulimit -n 32; exec "$URIC" log --merge --count-by target --sum bytes "${names[@]}") >out
    out_is '300|/a|300' '300|/b|44850'
}

@test "partials: options that need others" {
    line / >f
    run_uric log --partial=a f
    status_is 2 && says '--partial and --merge require --count-by or aggregates'
    run_uric log --merge f
    status_is 2
    run_uric log --merge --count-by status --rejects=r f
    status_is 2 && says '--rejects'
}
