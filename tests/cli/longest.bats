# --longest: a longer record is invalid and is not kept in memory.
load helper

commands=('parse' 'check --count' 'split' 'scheme' 'resolve --base=http://a/b'
    'relate --base=http://a/b' 'edit --set query=x' 'build' 'normalize' 'compare'
    'query' 'path' 'percent encode --for=path' 'percent decode' 'percent decode --raw' 'iri'
    'audit' 'editions' 'readings')

# Each command's answer for a record without one.
refusal() {
    case $1 in
    check*) echo '0|1' ;;
    scheme*) echo '{"scheme":null,"host":null,"port":null,"default-port":null}' ;;
    query | path) echo null ;;
    split) echo '\N|\N|\N|\N|\N' ;;
    parse) echo '\N|\N|\N|\N|\N|\N|\N' ;;
    editions) echo '10|10|10|10|10|10' ;;
    readings) echo '\N|\N|\N|\N|\N|\N|\N|\N|\N|\N' ;;
    *) echo '\N' ;;
    esac
}

@test "longest: each command rejects a longer record, says why, and continues" {
    local command
    for command in "${commands[@]}"; do
        printf '01234567890\n' >in
        # shellcheck disable=SC2086 # split COMMAND into words
        run_uric $command --longest=10 in
        [ "$(cat err)" = 'uric: in:1:10: longer than 10 bytes (--longest)' ] ||
            { echo "$command"; show; return 1; }
        out_is "$(refusal "$command")" || { echo "$command"; return 1; }
        status_is 1
        # shellcheck disable=SC2086 # split COMMAND into words
        run_uric $command -q --longest=10 in
        out_is "$(refusal "$command")"
        silent && status_is 1
    done
}

@test "longest: a longer log line is broken but not copied to the rejects" {
    printf '01234567890\nx\n' >in
    run_uric log --log-format=common --keep-going --longest=10 \
        --fields=record,error,input,target --rejects=r in
    out_is '1|10|\N|\N' '2|1|x|\N'
    says 'uric: in:1:10: longer than 10 bytes (--longest)' 'uric: malformed lines: 2 of 2'
    status_is 0
    printf 'x\n' | cmp - r
    run_uric log --log-format=common --keep-going --longest=10 -q --where=record --fields=record in
    out_is
    status_is 0
}

@test "longest: the fields of a longer record" {
    printf '01234567890\na\n' >in
    run_uric parse --longest=10 --fields=record,error,input,path in
    out_is '1|10|\N|\N' '2|\N|a|a'
    run_uric parse --longest=10 --fields=record,error,input,path --format=json in
    out_is '{"record":1,"error":10,"input":null,"path":null}' \
        '{"record":2,"error":null,"input":"a","path":"a"}'
    run_uric editions --longest=10 --fields=rfc3986,record,input in
    out_is '10|1|\N' '\N|2|a'
}

@test "longest: the terminator does not count" {
    ask '0123456789\n0123456789\r\n01234567890\r\n0123456789' parse --longest=10 --fields=record,error
    out_is '1|\N' '2|\N' '3|10' '4|\N'
    # without an LF after it, a CR is an ordinary byte
    ask '0123456789\r' parse --longest=10 --fields=error
    out_is 10
    ask '0123456789\r' parse -0 --longest=10 --fields=error
    out_is 10
    ask '0123456789\00000123456789a\0000a' parse -0 --longest=10 --fields=error
    out_is '\N' 10 '\N'
}

@test "longest: a decoded record ends as its input did, even if overlong" {
    ask 'abcdefghijk\0a%42\0' percent decode --raw -0 --longest=10
    out_is_bytes '\\N\0aB\0'
    ask 'abcdefghijk\na%42\n' percent decode --raw --longest=10
    out_is_bytes '\\N\naB\n'
}

@test "longest: 16M by default; sizes have units; 4294967295 is the maximum" {
    { letters 16777216; echo; letters 16777217; echo; } >f
    run_uric parse --fields=record,error f
    out_is '1|\N' '2|16777216'
    [ "$(cat err)" = 'uric: f:2:16777216: longer than 16777216 bytes (--longest)' ]
    status_is 1
    for size in 17M 4G 4294967295 9T; do
        run_uric check --longest=$size f
        silent && status_is 0
    done
    { letters 1024; echo; letters 1025; echo; } >f
    run_uric check --longest=1K f
    messages_at f:2:1024
    for size in 0 '' x 1x K -1 99999999999999999999; do
        run_uric check --longest="$size" f
        says '--longest takes a number of bytes' && status_is 2
    done
    for command in 'find' 'base --type=html'; do
        # shellcheck disable=SC2086 # split COMMAND into words
        run_uric $command --longest=10 f
        says 'option "--longest=10"' && status_is 2
    done
}

# mixed N: records from empty to far longer than a chunk, without a period.
mixed() {
    awk -v n="$1" 'BEGIN {
        seed = 3986
        for (long = "http://h/"; length(long) < 1000000;)
            long = long long
        for (i = 1; i <= n; i++) {
            seed = (seed * 69069 + 1) % 4294967296
            kind = int(seed / 65536) % 101
            size = kind < 2 ? 900000 + kind : kind < 4 ? 262144 + kind : kind < 40 ? kind : 80
            printf "%s%s", substr(long, 1, size), kind % 7 ? "\n" : "\r\n"
        }
        printf "%s", substr(long, 1, 300000)
    }'
}

@test "longest: with -j, in one read or many, the answers are the same" {
    mixed 3000 >f
    # the expected answers come from the records' lengths
    awk 'BEGIN { RS = "\n" } { sub(/\r$/, ""); print NR "\t" (length($0) > 50000 ? 50000 : "\\N") }' f >want
    [ "$(grep -c 50000 want)" -gt 20 ]
    for jobs in 1 2 5; do
        run_uric parse -q -j $jobs --longest=50000 --fields=record,error f
        cmp want out && status_is 1
    done
    # a pipe delivers a little at a time
    dd if=f obs=7777 2>/dev/null | "$URIC" parse -q --longest=50000 --fields=record,error >out || true
    cmp want out
    run_uric check -j 3 --count --longest=50000 f
    mv want answers
    out_is "$(grep -vc 50000 answers)|$(grep -c 50000 answers)"
    [ "$(wc -l <err)" -eq "$(grep -c 50000 answers)" ]
    for codec in gzip xz zstd; do
        need $codec
        { head -c 2000000 f | $codec -c; tail -c +2000001 f | $codec -c; } >f.z
        run_uric log -q --log-format=common --keep-going --longest=50000 --fields=record,error \
            f.z
        awk '{ print $1 "\t" ($2 == "\\N" ? "x" : $2) }' answers >want
        awk '{ print $1 "\t" ($2 == 50000 ? $2 : "x") }' out >got
        cmp want got
    done
}

@test "longest: an overlong record is answered before it ends" {
    need mkfifo
    mkfifo p
    "$URIC" parse --longest=10 --fields=record,error <p >out 2>err 3>&- &
    local pid=$! i
    exec 7>p
    printf '0123456789abcdef' >&7
    for ((i = 0; i < 300 && $(wc -l <out) < 1; i++)); do sleep 0.1; done
    out_is '1|10'
    printf 'ghi\nabc\n' >&7
    for ((i = 0; i < 300 && $(wc -l <out) < 2; i++)); do sleep 0.1; done
    out_is '1|10' '2|\N'
    exec 7>&-
    wait $pid || true
    out_is '1|10' '2|\N'
}

@test "longest: a directive that is too long is a broken line" {
    { printf '#Fields: cs-uri-stem%0100d\n' 1; printf '#Fields: cs-uri-stem\n/a\n'; } >f
    run_uric log --log-format=w3c --longest=50 --fields=record,target,error f
    out_is '1|\N|50' '2|\N|\N' '3|/a|\N'
    says 'uric: f:1:50: longer than 50 bytes' 'malformed lines: 1 of 3'
    status_is 0
}

# In pieces, a longer line has been dropped before a format is known.
@test "longest: longer lines tell nothing of a log's format, and wait for it" {
    line='198.51.100.7 - - [22/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 5'
    printf '%s\n' "$line ${line//?/x}" "$line" "${line//?/x} $line" "$line" >f
    run_uric log --longest=100 --fields=line,target,error f
    out_is '1|\N|100' '2|/a|\N' '3|\N|100' '4|/a|\N'
    says 'uric: f: format common' 'malformed lines: 2 of 4'
    sed 's|uric: f|uric: -|' err >want
    mv out rows
    run_uric log --longest=100 --fields=line,target,error < <(dd if=f obs=30 2>/dev/null)
    cmp rows out && cmp want err
    for records in "${line//?/xx}" "${line//?/xx}
no log line"; do
        run_uric log --longest=100 < <(echo "$records" | dd obs=30 2>/dev/null)
        status_is 2
        out_is
        echo "$records" >f
        sed 's|uric: -|uric: f|' err >want
        run_uric log --longest=100 f
        cmp want err
    done
}
