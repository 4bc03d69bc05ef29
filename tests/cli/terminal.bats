# Rows for people: --format=table, and the default on a terminal.
load helper

line() { # client target
    printf '%s - - [10/Oct/2000:13:55:36 +0000] "GET %s HTTP/1.1" 200 1 "-" "-"\n' "$1" "$2"
}

# on_terminal COLUMNS COMMAND...: runs it on a pseudo-terminal, and writes what that shows to
# the file out, with LF for CR LF.
on_terminal() {
    need python3
    python3 - "$@" >out <<'END'
import os, pty, struct, sys, fcntl, termios
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack('HHHH', 24, int(sys.argv[1]), 0, 0))
shown = b''
while True:
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        break
    if not piece:
        break
    shown += piece
os.waitpid(pid, 0)
sys.stdout.buffer.write(shown.replace(b'\r\n', b'\n'))
END
}

@test "--format=table: aligned columns under a header, numbers to the right" {
    { line 1.1.1.1 /a; line 100.100.100.100 /abcdef; line 1.1.1.1 /; } >f
    run_uric log --log-format=combined --format=table --fields=client,status,target,bytes f
    out_is 'client           status  target   bytes' \
        '1.1.1.1             200  /a           1' \
        '100.100.100.100     200  /abcdef      1' \
        '1.1.1.1             200  /            1'
    silent
    status_is 0
    run_uric log --log-format=combined --format=table -c target f
    out_is 'count  target' '    1  /' '    1  /a' '    1  /abcdef'
    printf 'http://h/p\nhttp:\n' | run_uric parse --format=table -f host,path,scheme
    out_is 'host  path  scheme' 'h     /p    http' '\N          http'
}

@test "--format=table: other commands, and no rows" {
    echo 'see http://a/' | run_uric find --format=table
    out_is 'file  offset  length  uri' '-          4       9  http://a/'
    run_uric find --format=table </dev/null
    out_is 'file  offset  length  uri'
    status_is 1
    : | run_uric log --log-format=combined --format=table -f target
    out_is target
    : | run_uric log --log-format=combined --format=table -c target
    out_is 'count  target'
    run_uric log --log-format=combined --format=table -c target --histogram </dev/null
    says 'cannot be used with'
    status_is 2
}

@test "--format=table: a wide value shifts its own row only" {
    local wide
    wide=$(letters 60)
    { line "$wide" /a; line h /b; line gggggggg /c; line h /d; } >f
    run_uric log --log-format=combined --format=table -f client,target f
    out_is 'client    target' "$wide  /a" 'h         /b' 'gggggggg  /c' 'h         /d'
}

# The first 100 rows are looked at, and later ones widen the column from there on.
@test "--format=table: a later value widens its column" {
    local i
    { for i in $(seq 100); do line h /; done; line hhhhhhhhhh /; line h /; } >f
    run_uric log --log-format=combined --format=table -f client,target f
    tail -n 3 out >last
    mv last out
    out_is 'h       /' 'hhhhhhhhhh  /' 'h           /'
}

@test "--format=table: any bytes are escaped; lines of megabytes" {
    { line 'a\x1b[31m' '/x\x9b'; printf 'a\033\tb\n'; } >f
    run_uric log --log-format=combined -q --format=table -f client,target,input f
    lacks "$(printf '\033')" out
    { line h "/$(letters 3000000)"; line h /b; } >f
    run_uric log --log-format=combined --format=table -f target,status f
    [ "$(tail -n 1 out)" = '/b      200' ]
    [ "$(awk 'NR == 2 { print length }' out)" -eq 3000006 ]
}

@test "--format=table: the rows of each thread, in order" {
    local i
    for i in $(seq 20000); do line 1.1.1.1 "/$i"; done >f
    run_uric log --log-format=combined --format=table -f client,target f
    mv out want
    run_uric log --log-format=combined --format=table -f client,target -j 4 f
    cmp out want
    run_uric log --log-format=combined -f client,target f
    tail -n +2 want | sed 's/  */\t/' | cmp - out
}

@test "a terminal gets a table from log and parse" {
    { line 1.1.1.1 /a; line 22.22.22.22 /b; } >f
    on_terminal 80 "$URIC" log --log-format=combined -f client,target f
    out_is 'client       target' '1.1.1.1      /a' '22.22.22.22  /b'
    on_terminal 80 "$URIC" log --log-format=combined --format=tsv -f client,target f
    out_is '1.1.1.1|/a' '22.22.22.22|/b'
    echo http://hhhh/p >u
    on_terminal 80 "$URIC" parse -f host,path u
    out_is 'host  path' 'hhhh  /p'
    on_terminal 80 "$URIC" split -f path u
    out_is /p
    on_terminal 40 "$URIC" log --log-format=combined -c target --histogram f
    lacks '^count' out
    run_uric log --log-format=combined -f client,target f
    out_is '1.1.1.1|/a' '22.22.22.22|/b'
}

@test "a table does not wait for rows: --follow, and a slow pipe" {
    line 1.1.1.1 /a >f
    "$URIC" log --log-format=combined --follow --format=table -f client,target f >out 2>err &
    local pid=$! i
    for i in $(seq 50); do
        [ "$(wc -l <out)" -ge 2 ] && break
        sleep 0.1
    done
    out_is 'client   target' '1.1.1.1  /a'
    line 22.22.22.22 /b >>f
    for i in $(seq 50); do
        [ "$(wc -l <out)" -ge 3 ] && break
        sleep 0.1
    done
    kill $pid
    out_is 'client   target' '1.1.1.1  /a' '22.22.22.22  /b'
}

@test "--format=table: a full disk is reported" {
    [ -w /dev/full ] || skip 'no /dev/full'
    line h /a >f
    "$URIC" log --log-format=combined --format=table f >/dev/full 2>err && return 1
    says 'uric: standard output: No space left on device'
    : | "$URIC" log --log-format=combined --format=table >/dev/full 2>err && return 1
    says 'uric: standard output: No space left on device'
}
