#!/bin/sh
# Prints the last line of a run, the sum over all suites.  Fails if a test failed.
#
#   sum.sh DIRECTORY      with *.tap, and *.left-out for suites that were skipped
set -u

passed=0 failed=0 skipped=0
for log in "$1"/*.tap; do
    # shellcheck disable=SC2046 # split into three numbers
    set -- $(sh tests/support/count.sh "$log") "$1"
    passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
    set -- "$4"
done
for suite in "$1"/*.left-out; do
    [ -e "$suite" ] || continue
    if [ "${CI:-}" = true ] && ! grep -qE '(test cases|npm package)$' "$suite"; then
        failed=$((failed + 1))
    else
        skipped=$((skipped + 1))
    fi
done
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
