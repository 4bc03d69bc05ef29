# TAP output for suites that are scripts.  Each may write to $work.
# shellcheck shell=sh

number=0

result() { # "ok" or "not ok", what
    number=$((number + 1))
    echo "$1 $number - $2"
}

# Reports the result of a command; shows $work/output if it failed.
outcome() { # status, what
    if [ "$1" = 0 ]; then
        result ok "$2"
    else
        result 'not ok' "$2"
        sed 's/^/# /' "$work/output"
    fi
}

# Runs a command, with its output in $work/output, and reports the result.
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
