# Closed standard streams, and non-blocking ones.
load helper

# Commands on these files open further files and report errors.
files() {
    printf 'http://a/b?c\nhttp://a b\nx\n' >refs
    printf '<base href="http://b/"><a href=c>see http://d/\n' >page
    awk 'BEGIN {
        for (i = 0; i < 3000; i++)
            printf "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /%d HTTP/1.1\" 200 1 \"-\" \"-\"\n", i * 7919 % 3000
    }' >log
    { head -n 5 log; echo broken; head -n 5 log; echo wrong; } >log.broken
    gzip -c log >log.gz
}

# The commands to run: each opens files by name.
commands=('parse refs page' 'check refs' 'check -j 2 --count refs page'
    'split -j 3 refs page' 'query refs' 'base --type=html page' 'find refs page'
    'find --html page' 'resolve --base=http://a/ refs'
    'log --fields=target log' 'log --rejects=rejects --fields=target log.broken'
    'log -j 3 --rejects=rejects --fields=target log.broken log'
    'log --count-by=target --memory=4K log log.gz'
    'log -j 3 --count-by=target --memory=4K log log.gz'
    'log --count-by=target --rejects=rejects --memory=4K --top=3 log.broken log'
    '--help' 'parse --help' '--version')

# closed STREAMS COMMAND...: runs COMMAND with the descriptors in STREAMS (of 0, 1, 2) closed.
closed() {
    local streams=$1
    shift
    (
        case $streams in *0*) exec <&- ;; esac
        case $streams in *1*) exec >&- ;; esac
        case $streams in *2*) exec 2>&- ;; esac
        exec "$URIC" "$@" 3>&-
    )
}

# as_open STREAMS COMMAND: the output is the same as with open streams, or the failure is
# reported.
as_open() {
    local streams=$1 command=$2 expected
    # shellcheck disable=SC2086 # split COMMAND into words
    {
        rm -f rejects
        expected=0
        "$URIC" $command </dev/null >out.open 2>err.open || expected=$?
        [ ! -e rejects ] || mv rejects rejects.open
        status=0
        closed "$streams" $command </dev/null >out 2>err || status=$?
    }
    case $streams in
    *1*)
        if [ -s out.open ]; then
            expected=2
            case $streams in *2*) ;; *) says 'uric: standard output: Bad file descriptor' || return 1 ;; esac
        else
            cmp err.open err || [ "${streams%2}" != "$streams" ] || return 1
        fi ;;
    *)
        cmp out.open out || return 1
        case $streams in *2*) ;; *) cmp err.open err || return 1 ;; esac ;;
    esac
    # standard error was closed: nobody saw the message
    case $streams in *2*) [ ! -s err.open ] || expected=2 ;; esac
    status_is "$expected" || return 1
    if [ -e rejects ]; then
        case $streams in
        *1*) cmp -n "$(wc -c <rejects)" rejects.open rejects ;; # the command stopped early
        *) cmp rejects.open rejects ;;
        esac
    fi
}

@test "closed streams: each combination, for each command that opens files" {
    files
    cat refs page log log.broken log.gz >all
    local streams command
    for streams in '' 0 1 2 01 02 12 012; do
        for command in "${commands[@]}"; do
            as_open "$streams" "$command" ||
                { echo "uric $command with '$streams' closed"; show; return 1; }
        done
    done
    cat refs page log log.broken log.gz | cmp all -
}

@test "closed streams: a closed standard input cannot be read" {
    files
    local command
    for command in 'parse' 'check - refs' 'base --type=html' 'find' 'find --html' 'log' \
            'log --count-by=target --memory=4K log -' 'log --follow'; do
        status=0
        # shellcheck disable=SC2086 # split COMMAND into words
        closed 0 $command </dev/null >out 2>err || status=$?
        says 'uric: -: Bad file descriptor' && status_is 2 || { echo "$command"; return 1; }
    done
}

@test "the command passes no open descriptor on to another program" {
    need strace
    strace -o trace true 2>/dev/null || skip 'tracing is not permitted'
    files
    local command
    for command in 'parse refs' 'log --rejects=rejects --memory=4K --count-by=target log log.gz' \
            'base --type=html page' 'find --html page' 'find refs'; do
        # shellcheck disable=SC2086 # split COMMAND into words
        strace -f -o trace -e trace=open,openat,dup,dup2,dup3,pipe,pipe2,fcntl,creat \
            "$URIC" $command >out 2>err || true
        # The loader and the C library also open with O_CLOEXEC.
        grep -E '^[0-9]+ +open(at)?\(' trace | grep -v ' = -1 ' >opened
        [ "$(wc -l <opened)" -ge 1 ]
        while IFS= read -r line; do
            case $line in
            *O_CLOEXEC*) ;;
            */uric-*) grep -q "fcntl(${line##*= }, F_SETFD, FD_CLOEXEC" trace ;;
            *) echo "$line"; return 1 ;;
            esac
        done <opened
    done
}

@test "only one source file opens descriptors" {
    local calls='(open|openat|creat|fopen|freopen|fdopen|popen|opendir|mkstemp|mkostemp|tmpfile|pipe|pipe2|dup|dup2|dup3|socket|epoll_create1?|inotify_init1?|memfd_create|shm_open)'
    grep -rnE --include='*.c' "(^|[^a-z_>.])$calls\(" "$BATS_TEST_DIRNAME/../../src/command" \
        "$BATS_TEST_DIRNAME/../../src/logs" |
        grep -v 'src/command/io/descriptor\.c:' >elsewhere || true
    [ ! -s elsewhere ] || { cat elsewhere; return 1; }
    # That file does open them.
    grep -qE "(^|[^a-z_])open\(" "$BATS_TEST_DIRNAME/../../src/command/io/descriptor.c"
}

# ---- non-blocking streams ----

# Runs the command with non-blocking pipes for all its streams, feeds it a little at a time,
# and reads its output just as slowly.
slowly() {
    need python3
    cat >slowly.py <<'END'
import os, subprocess, sys, threading, time

def pipe(ours):
    ends = os.pipe()
    os.set_blocking(ends[1 - ours], False)
    return ends

given = open(sys.argv[1], 'rb').read()
(stdin, to), (out, stdout), (err, stderr) = pipe(1), pipe(0), pipe(0)
command = subprocess.Popen(sys.argv[2:], stdin=stdin, stdout=stdout, stderr=stderr)
for end in stdin, stdout, stderr:
    os.close(end)

def give():
    try:
        for i in range(0, len(given), 40000):
            os.write(to, given[i:i + 40000])
            time.sleep(0.002)
    except BrokenPipeError:
        pass
    os.close(to)

def take(end, name):
    time.sleep(0.2)
    with open(name, 'wb') as file:
        while True:
            piece = os.read(end, 30000)
            if not piece:
                break
            file.write(piece)
            time.sleep(0.001)

threads = [threading.Thread(target=give), threading.Thread(target=take, args=(out, 'out')),
           threading.Thread(target=take, args=(err, 'err'))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(command.wait())
END
}

@test "non-blocking streams: all input is read, all output written" {
    slowly
    awk 'BEGIN {
        for (i = 0; i < 20000; i++)
            printf i % 3 ? "http://host/path/%d?q\n" : "http://h o/%d\n", i
    }' >refs
    local command
    for command in 'parse' 'parse -j 3' 'check --count' 'find -j 2' 'find --html' 'query' \
            'log' 'log -j 3 --rejects=r' 'log --follow --fields=input' 'base --type=html'; do
        # shellcheck disable=SC2086 # split COMMAND into words
        run_uric $command <refs
        mv out out.file
        mv err err.file
        local expected=$status
        status=0
        # shellcheck disable=SC2086 # split COMMAND into words
        python3 slowly.py refs "$URIC" $command || status=$?
        cmp out.file out && cmp err.file err && status_is "$expected" ||
            { echo "$command"; tail -n 3 err; return 1; }
    done
    python3 slowly.py refs "$URIC" log --help
    "$URIC" log --help | cmp - out
}
