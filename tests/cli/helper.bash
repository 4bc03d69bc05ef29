# Shared by the command's tests.  Each test runs in its own directory, which bats removes; the
# command is $URIC, or build/uric of this tree.

: "${URIC:=$BATS_TEST_DIRNAME/../../build/uric}"
case $URIC in
/*) ;;
*) URIC=$PWD/$URIC ;;
esac
export LC_ALL=C
unset POSIXLY_CORRECT

setup() {
    [ -x "$URIC" ] || { echo "no command at $URIC: make, or set URIC"; return 1; }
    cd "$BATS_TEST_TMPDIR" || return 1
}

# run_uric ARGUMENT...: writes standard output to the file out, standard error to the file err,
# the exit status to $status.  Files keep what $(...) drops: NULs and final LFs.
run_uric() {
    status=0
    "$URIC" "$@" >out 2>err || status=$?
}

# ask INPUT ARGUMENT...: runs the command with INPUT, in echo's escapes, as input.
ask() {
    printf '%b' "$1" >in
    shift
    run_uric "$@" <in
}

show() {
    printf 'status %s\nout:\n' "$status"
    head -c 4000 out | cat -v
    printf 'err:\n'
    head -c 4000 err | cat -v
}

status_is() {
    [ "$status" -eq "$1" ] || { echo "status should be $1"; show; return 1; }
}

# The output is these lines, each ended by an LF; | means a tab, since no URI holds either.
out_is() {
    if [ $# -eq 0 ]; then
        : >want
    else
        printf '%s\n' "$@" | tr '|' '\t' >want
    fi
    cmp -s want out || { echo 'output should be:'; cat -A want; show; return 1; }
}

# The output is these bytes, in echo's escapes.
out_is_bytes() {
    printf '%b' "$1" >want
    cmp -s want out || { echo 'output should be:'; cat -A want; show; return 1; }
}

# Standard error is empty, but for the formats of logs, which detect.bats tests.
silent() {
    ! grep -qv '^uric: [^:]*: format [a-z0-9+-]*$' err ||
        { echo 'standard error should be empty'; show; return 1; }
}

# Standard error is one message for each FILE:RECORD:OFFSET, in order, each with a text after
# the position.
messages_at() {
    local line n=0
    while IFS= read -r line; do
        n=$((n + 1))
        case $n,$line in
        *,"uric: ${1-}: "?*) ;;
        *) echo "message $n should be at ${1-no place}"; show; return 1 ;;
        esac
        shift
    done <err
    [ $# -eq 0 ] || { echo "no message at $1"; show; return 1; }
    [ -z "$line" ] || { echo 'the last message has no end'; show; return 1; }
}

# Standard error contains each of these strings.
says() {
    local text
    for text; do
        grep -qF -e "$text" err || { echo "should say: $text"; show; return 1; }
    done
}

# No line of the file matches. ("! grep" alone would pass in the middle of a test: the shell's
# errexit ignores negated commands.)
lacks() {
    ! grep -e "$1" "$2" || { echo "should not be in $2: $1"; return 1; }
}

# accepts RULE RECORD...: each record is valid.
accepts() {
    local rule=$1 record none=()
    shift
    for record; do
        none+=('\N')
    done
    printf '%s\n' "$@" >in
    run_uric parse --as="$rule" --fields=error <in
    out_is "${none[@]}" && silent && status_is 0
}

# refuses RULE {RECORD OFFSET}...: each record is invalid at its offset, in the field and in
# the message.
refuses() {
    local rule=$1 n=0 offsets=() places=()
    shift
    : >in
    while [ $# -gt 0 ]; do
        n=$((n + 1))
        printf '%s\n' "$1" >>in
        offsets+=("$2")
        places+=("-:$n:$2")
        shift 2
    done
    run_uric parse --as="$rule" --fields=error <in
    out_is "${offsets[@]}" && messages_at "${places[@]}" && status_is 1
}

# A record of $1 letters a.
letters() {
    head -c "$1" /dev/zero | tr '\0' a
}

need() {
    command -v "$1" >/dev/null || skip "$1 is not installed"
}
