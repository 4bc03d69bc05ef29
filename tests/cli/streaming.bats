# A filter writes its answers before it waits for more input.
load helper

# Seconds, long enough for any machine; a passing test never waits that long.
patience=30

teardown() {
    [ -z "$uric_pid" ] || kill "$uric_pid" 2>/dev/null || true
}

# start ARGUMENT...: runs the command; descriptor 7 writes its input, 8 reads its output and
# messages.
start() {
    mkfifo input output
    # Descriptor 3 is bats' own; a process that keeps it open keeps bats waiting.
    "$URIC" "$@" <input >output 2>&1 3>&- 7>&- 8<&- &
    uric_pid=$!
    exec 7>input 8<output
}

# The next line from the command is this, before the input ends.
next_is() {
    local line
    IFS= read -r -t $patience -u 8 line || { echo "no answer except: $line"; return 1; }
    case $line in
    $1) ;;
    *) printf 'should be %s: %s\n' "$1" "$line"; return 1 ;;
    esac
}

# Ends the input: no answer is left, and the status is this.
ends_with() {
    local line status=0
    exec 7>&-
    if IFS= read -r -t $patience -u 8 line; then
        echo "an extra answer: $line"
        return 1
    fi
    exec 8<&-
    wait "$uric_pid" || status=$?
    uric_pid=
    [ "$status" -eq "$1" ]
}

@test "parse answers a record while the pipe is open" {
    start parse --fields=host
    printf 'http://a\n' >&7
    next_is a
    printf 'http://b\nhttp://c\n' >&7
    next_is b
    next_is c
    ends_with 0
}

@test "so do every format and split" {
    start parse --fields=host --format=json
    printf 'http://a\n' >&7
    next_is '{"host":"a"}'
    ends_with 0
    rm input output
    start parse --fields=host --format=csv
    printf 'http://a\n' >&7
    next_is host
    next_is a
    ends_with 0
    rm input output
    start split --fields=authority
    printf 'http://a\n' >&7
    next_is a
    ends_with 0
}

@test "check reports errors while the pipe is open" {
    start check
    printf 'ok\na b\n' >&7
    next_is 'uric: -:2:1: *'
    ends_with 1
}

@test "parse's messages come as early as its rows" {
    start parse --fields=record
    printf 'a b\n' >&7
    next_is 1
    next_is 'uric: -:1:1: *'
    ends_with 1
}

@test "-0 streams too" {
    start parse -0 --fields=path
    printf 'a\0b' >&7
    next_is a
    printf 'c\0' >&7
    next_is bc
    ends_with 0
}

@test "a record delivered in pieces is one record" {
    start parse --fields=path,query
    # Each piece follows an answer to the previous one, so it was read separately.
    printf 'x\nab' >&7
    next_is 'x	\\N'
    printf 'c?' >&7
    printf 'd\ne' >&7
    next_is 'abc	d'
    exec 7>&-
    next_is 'e	\\N'
    exec 8<&-
    wait "$uric_pid"
    uric_pid=
}

@test "a CR and its LF in two pieces are one terminator" {
    start parse --fields=input
    printf 'x\nab\r' >&7
    next_is x
    printf '\ny\n' >&7
    next_is ab
    next_is y
    ends_with 0
}

@test "a CR at the end of a piece does not end the record yet" {
    start parse --fields=input
    printf 'x\nab\r' >&7
    next_is x
    printf 'c\n' >&7
    next_is 'ab\\rc'
    next_is 'uric: -:2:2: *'
    ends_with 1
}

@test "a file's answers do not wait for the standard input after it" {
    printf 'http://f\n' >f
    start parse --fields=host f -
    next_is f
    printf 'http://a\n' >&7
    next_is a
    ends_with 0
}

@test "a missing file's message does not wait for the standard input after it" {
    start parse missing -
    next_is 'uric: missing: *'
    ends_with 2
}

# After a stop and a continue (Ctrl-Z, fg), a write to a pipe returns early.
@test "a partial write is continued" {
    seq -s . 500000 >f
    start parse --fields=path f
    # Once the first byte arrives, a write larger than the pipe is blocked.
    [ "$(head -c 1 <&8)" = 1 ]
    kill -STOP "$uric_pid"
    kill -CONT "$uric_pid"
    tail -c +2 f | cmp - /dev/fd/8
    wait "$uric_pid"
    uric_pid=
}
