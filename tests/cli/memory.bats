# Memory is bounded by the longest record, however long the input.
load helper

limits_work() {
    (ulimit -v 100000) 2>/dev/null || skip 'no limit on address space here'
    # A sanitizer reserves terabytes.
    ! grep -qE '__(asan|msan|tsan)_' "$URIC" || skip 'not with a sanitizer'
}

# limited KILOBYTES COMMAND...: runs COMMAND with that much address space.
limited() {
    (
        ulimit -v "$1" || exit 99
        shift
        exec "$@"
    )
}

mebibyte=1024

@test "200 MB of records take no more memory than 1 MB" {
    limits_work
    local size
    for size in 1 200; do
        yes 'http://user@example.org:8080/a/b/c?query=1#fragment' |
            head -c "$((size * 1048576))" |
            limited $((16 * mebibyte)) "$URIC" parse -q --fields=host >out || true
        # head may cut the last record and make it invalid; it must be answered all the same.
        [ "$(wc -l <out)" -eq $(((size * 1048576 + 51) / 52)) ]
    done
}

@test "messages and long rows do not accumulate" {
    limits_work
    yes 'http://a b' | head -n 1000000 | {
        limited $((16 * mebibyte)) "$URIC" parse --format=json \
            --fields=input,error,record 2>&1 || true
    } | wc -l >lines
    [ "$(cat lines)" -eq 2000000 ]
}

@test "many empty records" {
    limits_work
    head -c 30000000 /dev/zero | tr '\0' '\n' |
        limited $((16 * mebibyte)) "$URIC" check --count >out
    printf '30000000\t0\n' | cmp - out
}

@test "a record of 300 MB, over the limit, takes no more memory than one of 16 MB" {
    limits_work
    status=0
    { printf 'http://h/'; letters 300000000; printf '?q\nx\n'; } |
        limited $((48 * mebibyte)) "$URIC" parse --fields=error,record >out 2>err || status=$?
    printf '16777216\t1\n\\N\t2\n' | cmp - out
    messages_at -:1:16777216
    status_is 1
}

@test "neither does a gzip file of a few hundred kilobytes, nor three in one" {
    limits_work
    need gzip
    "$URIC" log --help | grep -q zlib || skip 'built without zlib'
    head -c 200000000 /dev/zero | gzip -c >f
    cat f f f >g
    status=0
    limited $((48 * mebibyte)) "$URIC" log -q --log-format=common --fields=record,error g >out 2>err || status=$?
    printf '1\t16777216\n' | cmp - out
    says 'malformed lines: 1 of 1'
    status_is 2 # no line of the file has the format
}

@test "a record of 64 MB" {
    limits_work
    { printf 'http://h/'; letters 67108864; printf '?q\nx\n'; } |
        limited $((200 * mebibyte)) "$URIC" parse --longest=128M --fields=host,query,record >out
    printf 'h\tq\t1\n\\N\t\\N\t2\n' | cmp - out
}

@test "a record of 64 MB with an error at its end" {
    limits_work
    status=0
    { letters 67108864; printf '%%4\n'; } |
        limited $((200 * mebibyte)) "$URIC" check --longest=128M >out 2>err || status=$?
    messages_at -:1:67108866
    status_is 1
}

@test "a long record does not make later ones slower" {
    # Quadratic work would take minutes.
    need timeout
    { letters 8000000; echo; seq 500000; } |
        timeout 30 "$URIC" check --count >out
    printf '500001\t0\n' | cmp - out
}

@test "records that do not fit in memory: 2, with the system's reason" {
    limits_work
    status=0
    letters 67108864 | limited $((32 * mebibyte)) "$URIC" check --longest=128M >out 2>err ||
        status=$?
    grep -qE '^uric: -: .' err
    status_is 2
}

# They must not become null: that would mean that the URI has no such part.
@test "decoded parts that do not fit in memory: 2, with the system's reason" {
    limits_work
    local begin
    for begin in mailto: file:/// ftp://h/; do
        { printf '%s' "$begin"; letters 33554432; printf '@h\n'; } >f
        status=0
        limited $((80 * mebibyte)) "$URIC" scheme --longest=128M f >out 2>err || status=$?
        grep -qE '^uric: memory: .' err || { echo "$begin"; show; return 1; }
        status_is 2
    done
}

@test "many files take no more memory than one" {
    limits_work
    local files=() i
    printf 'a\n' >f
    for ((i = 0; i < 2000; i++)); do
        files+=(f)
    done
    limited $((16 * mebibyte)) "$URIC" check --count "${files[@]}" >out
    printf '2000\t0\n' | cmp - out
}

@test "files are closed after use" {
    local files=() i
    printf 'a\n' >f
    for ((i = 0; i < 200; i++)); do
        files+=(f)
    done
    (
        ulimit -n 32
        "$URIC" parse --fields=path "${files[@]}" >out 2>err
    )
    [ "$(wc -l <out)" -eq 200 ]
    silent
}
