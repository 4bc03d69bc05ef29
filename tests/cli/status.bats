# The exit status, and files that cannot be read or written.
load helper

@test "0 when every record is valid, also without records" {
    ask 'a\nb:\n' parse
    status_is 0
    ask '' parse
    status_is 0
    ask '' check
    status_is 0
}

@test "1 when at least one record is invalid, in any position" {
    ask 'a b\nok\nok\n' parse
    status_is 1
    ask 'ok\na b\nok\n' parse
    status_is 1
    ask 'ok\nok\na b' parse
    status_is 1
    ask 'ok\nok\na b' check
    status_is 1
}

@test "1 stays 1 when a later file is valid, and for any number of invalid records" {
    printf 'a b\n' >bad
    printf 'ok\n' >good
    run_uric parse bad good
    status_is 1
    run_uric parse good bad
    status_is 1
    # 256 and 512 of them: a count truncated to the status's eight bits would be 0.
    seq 256 | sed 's/$/ /' >many
    run_uric parse -q many
    status_is 1
    run_uric check -q many many
    status_is 1
}

@test "a missing file: 2, with the system's reason" {
    local command
    for command in parse check split; do
        run_uric "$command" missing
        out_is
        says 'uric: missing: No such file or directory'
        [ "$(wc -l <err)" -eq 1 ]
        status_is 2
    done
}

@test "a directory: 2, with the system's reason" {
    mkdir d
    run_uric parse d
    out_is
    says 'uric: d: Is a directory'
    status_is 2
    run_uric parse <d
    says 'uric: -: Is a directory'
    status_is 2
}

@test "an unreadable file: 2, with the system's reason" {
    printf 'a\n' >f
    chmod 000 f
    if [ "$(id -u)" -ne 0 ]; then
        run_uric parse f
    else # root may read everything: run as another user
        need setpriv
        cp "$URIC" uric
        chmod 755 . uric
        status=0
        setpriv --reuid=65534 --regid=65534 --clear-groups \
            ./uric parse f <f >out 2>err || status=$?
    fi
    says 'uric: f: Permission denied'
    status_is 2
}

@test "a file where a directory is expected: 2, with the system's reason" {
    printf 'a\n' >f
    run_uric parse f/g
    says 'uric: f/g: Not a directory'
    status_is 2
}

@test "closed standard input: 2, with the system's reason" {
    status=0
    "$URIC" parse <&- >out 2>err || status=$?
    out_is
    says 'uric: -: '
    status_is 2
}

# Another file may get descriptor 0: it must not pass for "-".
@test "closed standard input and a file: the file is read, - is not" {
    printf 'a\n' >f
    status=0
    "$URIC" parse --fields=path f - <&- >out 2>err || status=$?
    out_is a
    says 'uric: -: '
    status_is 2
}

@test "the other files are still processed" {
    mkdir d
    printf 'a\n' >f
    printf 'b\n' >g
    run_uric parse --fields=record,path missing f d g ''
    out_is '1|a' '1|b'
    says 'uric: missing: No such file' 'uric: d: Is a directory'
    [ "$(wc -l <err)" -eq 3 ]
    status_is 2
}

@test "2 outranks 1, in either order" {
    printf 'a b\n' >bad
    run_uric parse --fields=path bad missing
    out_is '\N'
    says 'uric: bad:1:1: ' 'uric: missing: '
    status_is 2
    run_uric parse --fields=path missing bad
    out_is '\N'
    status_is 2
    run_uric check missing bad
    status_is 2
    run_uric check bad missing -q
    status_is 2
}

@test "wrong usage outranks invalid records" {
    ask 'a b\n' parse --as=nope
    status_is 2
}

@test "a full device: 2, with the system's reason" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    local command
    for command in parse split 'check --count' 'parse --format=json' \
        'parse --format=csv'; do
        status=0
        # shellcheck disable=SC2086 # split into words
        printf 'a\n' | "$URIC" $command >/dev/full 2>err || status=$?
        : >out
        says 'No space left on device'
        [ "$(wc -l <err)" -eq 1 ]
        status_is 2
    done
}

@test "a full device: 2 also for a header alone" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    status=0
    "$URIC" parse --header </dev/null >/dev/full 2>err || status=$?
    : >out
    says 'No space left on device'
    status_is 2
}

@test "a full device: 2 also when records are invalid" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    status=0
    printf 'a b\n' | "$URIC" parse >/dev/full 2>err || status=$?
    : >out
    says 'No space left on device' 'uric: -:1:1: '
    status_is 2
}

@test "a full device ends the command, however much input is left" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    need timeout
    status=0
    yes http://h | timeout 60 "$URIC" parse >/dev/full 2>err || status=$?
    : >out
    says 'No space left on device'
    [ "$(wc -l <err)" -eq 1 ]
    status_is 2
}

@test "check does not notice a full device: it writes no output" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    status=0
    printf 'a\n' | "$URIC" check >/dev/full 2>err || status=$?
    : >out
    silent
    status_is 0
}

@test "closed standard output: 2, with the system's reason" {
    status=0
    printf 'a\n' | "$URIC" parse >&- 2>err || status=$?
    : >out
    says 'uric: '
    [ "$(wc -l <err)" -eq 1 ]
    status_is 2
    printf 'a\n' >f
    status=0
    "$URIC" parse f >&- 2>err || status=$?
    says 'uric: '
    status_is 2
    printf 'a\n' | cmp - f
}

# check has no other output than its messages: losing them is an error.
@test "messages that cannot be written: 2" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    status=0
    printf 'a b\n' | "$URIC" check >out 2>/dev/full || status=$?
    : >err
    status_is 2
}

@test "a closed output pipe ends the command quietly" {
    yes http://h/ | head -n 200000 >f
    "$URIC" parse f 2>err | head -n 1 >out
    status=0
    out_is 'http|\N|h|\N|/|\N|\N'
    silent
    "$URIC" parse --format=json f 2>err | true
    silent
    "$URIC" split f 2>err | true
    silent
}

@test "a closed output pipe ends endless input" {
    need timeout
    status=0
    yes http://h/ | timeout 60 "$URIC" parse --fields=host 2>err |
        head -n 1 >out || status=$?
    out_is h
    silent
    status_is 0
}

# A parent that ignores SIGPIPE passes that on: Python's subprocess without its default,
# wrappers such as nohup, some CI runners.
@test "a closed output pipe ends the command quietly where SIGPIPE is ignored" {
    yes http://h/ | head -n 200000 >f
    (
        trap '' PIPE
        "$URIC" parse f 2>err | head -n 1 >out
    )
    status=0
    out_is 'http|\N|h|\N|/|\N|\N'
    silent
}

@test "a closed output pipe ends the command quietly where SIGPIPE is blocked" {
    need python3
    yes http://h/ | head -n 200000 >f
    cat >blocked.py <<'END'
import os, signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPIPE])
os.execv(sys.argv[1], sys.argv[1:])
END
    python3 blocked.py "$URIC" parse f 2>err | head -n 1 >out
    status=0
    out_is 'http|\N|h|\N|/|\N|\N'
    silent
    (sleep 0.2 && exec python3 blocked.py "$URIC" parse --help 2>err) | true
    silent
}
