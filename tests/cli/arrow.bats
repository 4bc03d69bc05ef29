# --format=arrow, as far as it can be told without a reader: tests/arrow/stream.js reads it.
load helper

# The stream is complete: its first bytes and the mark of its end.
complete() {
    [ "$(head -c 4 out | od -An -tx1)" = ' ff ff ff ff' ]
    [ "$(tail -c 8 out | od -An -tx1)" = ' ff ff ff ff 00 00 00 00' ]
    [ $(($(wc -c <out) % 8)) -eq 0 ]
}

wrong() {
    status_is 2
    out_is
}

@test "arrow: a stream, for each status" {
    ask 'http://h/\n' parse --format=arrow
    complete && silent && status_is 0
    ask 'a b\n' parse --format=arrow
    complete && messages_at -:1:1 && status_is 1
    ask 'a\n' parse --format=arrow - missing
    complete && says missing && status_is 2
    ask '' parse --format=arrow
    complete && silent && status_is 0
    ask '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2\nbroken\n' \
        log --log-format=common --format=arrow
    complete && says 'malformed lines: 1 of 2' && status_is 0
    ask '' log --format=arrow --count-by=status
    complete && silent && status_is 0
}

@test "arrow: --header and -q mean what they mean in JSON" {
    ask 'a b\n' parse --format=arrow
    mv out without
    ask 'a b\n' parse -q --header --format=arrow
    cmp without out && silent && status_is 1
}

@test "arrow: only parse and log have it, and each field once" {
    ask 'a\n' split --format=arrow
    wrong && says parse log
    ask 'a\n' find --format=arrow
    wrong
    ask 'a\n' parse --format=arrow --fields=host,path,host
    wrong && says once
    ask 'a\n' log --format=arrow --fields=status,status
    wrong && says once
    ask 'a\n' log --format=arrow --histogram --count-by=status
    wrong && says --histogram
}

@test "arrow: not on a terminal" {
    need python3
    printf 'a\n' >in
    python3 - "$URIC" <<'END'
import os, pty, subprocess, sys, threading

def read_all(terminal):
    """A terminal that nobody reads takes some 4 KiB, less than the help has."""
    while os.read(terminal, 4096):
        pass

for command in ('parse', 'log'):
    ours, theirs = pty.openpty()
    done = subprocess.run([sys.argv[1], command, '--format=arrow', 'in'], stdout=theirs,
                          stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2, done
    assert b'terminal' in done.stderr, done
    threading.Thread(target=read_all, args=(ours,), daemon=True).start()
    help = subprocess.run([sys.argv[1], command, '--format=arrow', '--help'], stdout=theirs,
                          check=False)
    assert help.returncode == 0
END
}

@test "arrow: a closed pipe ends the command quietly" {
    yes 'http://user@example.org:8080/a/b/c?query=1#fragment' | head -n 1000000 >f
    {
        "$URIC" parse --format=arrow f 2>err || echo $? >status
    } | head -c 100 >out
    silent
    [ "$(cat status)" -eq 141 ]
}

@test "arrow: a full device is an error" {
    [ -e /dev/full ] || skip 'no /dev/full'
    printf 'http://h/\n' >f
    for command in parse log; do
        status=0
        "$URIC" $command -q --format=arrow f >/dev/full 2>err || status=$?
        status_is 2 && says 'standard output'
    done
}

@test "arrow: rows are not held back until the end of the input" {
    need python3
    python3 - "$URIC" <<'END'
import subprocess, sys
p = subprocess.Popen([sys.argv[1], 'parse', '--format=arrow', '--fields=path'],
                     stdin=subprocess.PIPE, stdout=subprocess.PIPE)
p.stdin.write(b'first-of-all\n')
p.stdin.flush()
read = b''
while b'first-of-all' not in read:
    more = p.stdout.read1(65536)
    assert more, read
    read += more
p.stdin.write(b'then-another\n')
p.stdin.close()
assert b'then-another' in p.stdout.read()
assert p.wait() == 0
END
}

@test "arrow: memory is bounded, also for rows that are larger than a batch" {
    (ulimit -v 100000) 2>/dev/null || skip 'no limit on address space here'
    ! grep -qE '__(asan|msan|tsan)_' "$URIC" || skip 'not with a sanitizer'
    limited() {
        (
            ulimit -v "$1" || exit 99
            shift
            exec "$@"
        )
    }
    yes 'http://user@example.org:8080/a/b/c?query=1#fragment' | head -n 2000000 |
        limited 40960 "$URIC" parse --format=arrow | wc -c >size
    [ "$(cat size)" -gt 100000000 ]
    # Each record is in three columns; the chunk alone takes up to 32 MB.
    for _ in 1 2 3; do
        printf 'http://h/'
        letters 15000000
        echo
    done | limited 65536 "$URIC" parse --format=arrow --fields=path,input,host | wc -c >size
    [ "$(cat size)" -gt 90000000 ]
}
