# uric check: messages or a count, and on a terminal a mark below the byte.
load helper

@test "check: no output when every record is valid" {
    ask 'http://h\n\n/a\n' check
    out_is
    silent
    status_is 0
}

@test "check: standard output stays empty when some records are invalid" {
    ask 'a b\nok\n%%\n' check
    out_is
    messages_at -:1:1 -:3:1
    status_is 1
}

@test "check --count: valid and invalid, separated by a tab" {
    ask 'a b\nok\n\n' check --count
    out_is '2|1'
    messages_at -:1:1
    status_is 1
    ask 'ok\n' check --count
    out_is '1|0'
    silent
    status_is 0
}

@test "check --count: empty input" {
    ask '' check --count
    out_is '0|0'
    status_is 0
}

@test "check --count: one line for all files; an unreadable one is skipped" {
    printf 'a b\nok\n' >f
    run_uric check --count f missing f
    out_is '2|2'
    says 'uric: missing: No such file or directory'
    status_is 2
}

@test "check --count -q: prints the count and sets the status" {
    ask 'a b\nok\n' check --count -q
    out_is '1|1'
    silent
    status_is 1
}

@test "check and parse report the same" {
    printf 'a b\nok\nhttp://[::1\n\n%%4\n' >f
    run_uric parse f
    cp err parsed
    run_uric check f
    cmp parsed err
}

@test "check: no mark unless on a terminal" {
    ask 'a b\n' check
    [ "$(wc -l <err)" -eq 1 ]
}

# on_terminal COMMAND: runs COMMAND with standard error on a terminal.  The file terminal gets
# the output, the file status the exit status.
on_terminal() {
    command -v script >/dev/null && script --version 2>/dev/null |
        grep -q util-linux || skip 'no script(1) of util-linux here'
    script -qec true /dev/null </dev/null >/dev/null 2>&1 ||
        skip 'no pseudo-terminal available'
    script -qec "$1 >out; echo \$? >status" /dev/null </dev/null |
        tr -d '\r' >terminal
    cat terminal
}

# marked BYTE: each line that holds only a ^ follows a line with BYTE in that column.  Without
# BYTE, the ^ comes right after the line's end.
marked() {
    want=$1 awk '
        BEGIN { want = ENVIRON["want"] }
        /^ *\^$/ {
            at = index($0, "^")
            found = want == "" ? length(last) == at - 1 \
                               : substr(last, at, length(want)) == want
        }
        { last = $0 }
        END { exit !found }' terminal
}

@test "check on a terminal: the invalid byte is marked" {
    printf 'http://a b/c\n' >f
    on_terminal "'$URIC' check f"
    grep -q '^uric: f:1:8: ' terminal
    grep -q 'http://a b/c' terminal
    marked ' b/c'
    [ "$(cat status)" -eq 1 ]
    [ ! -s out ]
}

@test "check on a terminal: the mark follows a record that ends too early" {
    printf 'http://[::1\n' >f
    on_terminal "'$URIC' check f"
    grep -q '^uric: f:1:11: ' terminal
    marked ''
}

@test "check on a terminal: the mark is right in a long record" {
    { letters 500; printf '%s' '[bbb'; letters 500; echo; } >f
    on_terminal "'$URIC' check f"
    marked '[bbb'
    [ "$(wc -L <terminal)" -lt 250 ]
}

@test "check on a terminal: bytes are escaped there too" {
    printf 'a\033[2J\n' >f
    on_terminal "'$URIC' check f"
    marked '\x1b'
    lacks "$(printf '\033')" terminal
}

@test "check on a terminal: -q silences messages and marks" {
    printf 'a b\n' >f
    on_terminal "'$URIC' check -q f"
    lacks uric terminal
    lacks '\^$' terminal
    [ "$(cat status)" -eq 1 ]
}

@test "parse on a terminal prints no mark" {
    printf 'a b\n' >f
    on_terminal "'$URIC' parse f"
    grep -q '^uric: f:1:1: ' terminal
    lacks '^ *\^$' terminal
}
