# For suites that are scripts: what they print, as TAP.  $work is theirs to write to.
# shellcheck shell=sh

number=0

result() { # "ok" or "not ok", what
    number=$((number + 1))
    echo "$1 $number - $2"
}

# Run a command; what it prints is shown if it fails.
try() { # what, command...
    what=$1
    shift
    if "$@" > "$work/output" 2>&1; then
        result ok "$what"
    else
        result 'not ok' "$what"
        sed 's/^/# /' "$work/output"
    fi
}

lacks() { # what, package: a skip, or with CI=true a failure
    if [ "${CI:-}" = true ]; then
        result 'not ok' "$1: $2 is not installed (make deps)"
    else
        result ok "$1 # SKIP $2 is not installed (make deps)"
    fi
}
