#!/bin/sh
# Runs one suite and prints its result in one line.  The suite is a file that holds a command
# which prints TAP.
#
#   suite.sh FILE      of $logs/queue or $logs/alone: NUMBER-NAME
set -u

name=${1##*/}
name=${name#*-}
log=$logs/$name.tap
begun=$(date +%s)
CMOCKA_MESSAGE_OUTPUT=TAP sh "$1" > "$log" 2>&1 < /dev/null
status=$?
counts=$(sh tests/support/count.sh "$log")
# shellcheck disable=SC2086 # split into three numbers
set -- $counts
bad=$2
# A suite that crashed or ran no test has failed.
if [ "$bad" = 0 ] && { [ "$status" != 0 ] || [ "$(($1 + $3))" = 0 ]; }; then
    bad=1
    echo "not ok - $name ended with status $status" >> "$log"
fi
printf '%-24s %5d passed, %d failed, %d skipped, %d s\n' "$name" "$1" "$bad" "$3" \
    "$(($(date +%s) - begun))" > "$log.line"
{
    grep -E '# [Ss][Kk][Ii][Pp]' "$log" | sed 's/^/    /'
    if [ "$bad" != 0 ]; then
        grep -v '^ok ' "$log" | head -n 60 | sed 's/^/    /'
        echo "    (all of it: $log)"
    fi
} >> "$log.line"
# in one write, so that lines of suites do not mix
cat "$log.line"
rm "$log.line"
