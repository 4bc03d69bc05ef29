# For suites that are scripts: what they print, as TAP.  $work is theirs to write to.
# shellcheck shell=sh

number=0

result() { # "ok" or "not ok", what
    number=$((number + 1))
    echo "$1 $number - $2"
}

# Of a command that has been run, or of several; what $work/output has is shown if that
# was no good.
outcome() { # status, what
    if [ "$1" = 0 ]; then
        result ok "$2"
    else
        result 'not ok' "$2"
        sed 's/^/# /' "$work/output"
    fi
}

# Run a command, which prints to $work/output.
try() { # what, command...
    what=$1
    shift
    "$@" > "$work/output" 2>&1
    outcome $? "$what"
}

lacks() { # what, package: a skip, or with CI=true a failure
    if [ "${CI:-}" = true ]; then
        result 'not ok' "$1: $2 is not installed (make deps)"
    else
        result ok "$1 # SKIP $2 is not installed (make deps)"
    fi
}
