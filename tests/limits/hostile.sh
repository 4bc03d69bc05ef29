#!/bin/sh
# Tests that take too long for make check (most of an hour; `counts` takes 15 GB of memory, the
# others 5): all functions on 2^32 bytes, 10^9 bytes of each pattern, the command on a line of
# 2^32 + 1 bytes, counts of keys of 10^9 bytes, and the cost of each command and option when
# its input doubles, on more and larger inputs than in make check.  From the top of the tree,
# after `make all tests-hostile`.
#
#   tests/limits/hostile.sh [sizes|linear|command|counts|resources]...
set -u

BUILD=${BUILD:-build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
[ $# -gt 0 ] || set -- sizes linear command counts resources
failed=0

# Programs that print their own TAP.
program() {
    echo "# $*"
    CMOCKA_MESSAGE_OUTPUT=TAP "$@" || failed=1
}

# A line of the given number of bytes, and a short one.
lines() {
    printf http://h/
    head -c $(($1 - 9)) /dev/zero | tr '\0' a
    printf '\nhttp://h/?\n'
}

# command_says WHAT KIBIBYTES BYTES STATUS ARGUMENT...: runs the command on such a line, in
# that much address space, and compares the status; output and messages go to $work.
command_says() {
    what=$1 memory=$2 n=$3 status=$4
    shift 4
    (
        # shellcheck disable=SC3045 # dash has it, and bash
        ulimit -v "$memory"
        lines "$n" | "$BUILD/uric" "$@" > "$work/out" 2> "$work/err"
    )
    found=$?
    if [ "$found" = "$status" ] && cmp -s "$work/out" "$work/wanted.out" &&
            cmp -s "$work/err" "$work/wanted.err"; then
        result ok "$what"
    else
        failed=1
        result 'not ok' "$what"
        echo "# status $found"
        head -c 2000 "$work/out" "$work/err" | sed 's/^/# /'
    fi
}

long_lines() {
    most=4294967295
    twice=$((2 * most / 1024 + 65536)) # as the manual promises
    too_long='longer than 4294967295 bytes (--longest)'

    : > "$work/wanted.out"
    echo "uric: -:1:$most: $too_long" > "$work/wanted.err"
    for n in $((most + 1)) $((most + 2)); do
        command_says "check: a line of $n bytes is too long" "$twice" $n 1 check --longest=4G
    done
    printf '\\N\t%s\t1\n\t\\N\t2\n' $most > "$work/wanted.out"
    command_says "parse: a line of $((most + 2)) bytes is too long, the next one is accepted" \
        "$twice" $((most + 2)) 1 parse --longest=4G --fields=query,error,record
    printf '\\N\t\\N\t1\n\t\\N\t2\n' > "$work/wanted.out"
    : > "$work/wanted.err"
    command_says "parse: a line of $most bytes is accepted" "$twice" $most 0 \
        parse --longest=4G --fields=query,error,record
    printf -- '-\t%s\t9\n' $((most + 3)) > "$work/wanted.out"
    echo 'uric: URIs longer than 65536 bytes, skipped: 1' > "$work/wanted.err"
    command_says "find: in a line of $((most + 2)) bytes, in 256 MiB" 262144 \
        $((most + 2)) 0 find --fields=file,offset,length
}

# A line of a log whose target is the given start and number of bytes.
log_line() { # start of the target, bytes
    printf '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET %s' "$1"
    [ "$2" -eq 0 ] || head -c "$2" /dev/zero | tr '\0' a
    printf ' HTTP/1.0" 200 1 "-" "-"\n'
}

# Enough targets to send counts to files, and among them, twice, a long one.
log_lines() { # bytes
    i=0
    while [ $i -lt 700 ]; do
        log_line "/$((i += 1))" 0
    done
    log_line /long "$1"
    log_line /short 0
    log_line /long "$1"
}

# Checks the start and the length of the first row that log prints for such lines.
count_says() { # what, bytes, start of the row, its length, fields
    what=$1
    {
        log_lines "$2" | TMPDIR=$work "$BUILD/uric" log --count-by="$5" --top=1 \
            --memory=1M --longest=4G 2> "$work/err"
        echo "status $?" >> "$work/err"
    } | { dd bs=1 count=${#3} 2> /dev/null; echo; wc -c; } > "$work/output"
    cat "$work/err" >> "$work/output"
    printf '%s\n%s\nstatus 0\n' "$3" $(($4 - ${#3})) | cmp -s - "$work/output"
    found=$?
    [ $found = 0 ] || failed=1
    outcome $found "$what"
}

# A key that exceeds 32 bits when it grows by half, and one that exceeds them itself.
long_keys() {
    tab='	'
    n=2900000000
    count_says "log: a key of $n bytes, merged from files" $n "2${tab}/longaaa" \
        $((n + 8)) target
    n=944000000
    count_says "log: a key of five fields of $n bytes each" $n "2${tab}192.0.2.1 - - [10/" \
        $((5 * (n + 77) + 7)) input,input,input,input,input
}

for part; do
    case $part in
    sizes) program "$BUILD/tests/units/test_sizes" all ;;
    linear) program "$BUILD/tests/units/linear_far" ;;
    command) long_lines ;;
    counts) long_keys ;;
    resources)
        program python3 tests/hostile/resources.py "$BUILD/uric" "$BUILD/tests/measure" \
            "$work/resources" large ;;
    *) echo "hostile.sh: sizes, linear, command, counts or resources, not $part" >&2
       exit 2 ;;
    esac
done
exit $failed
