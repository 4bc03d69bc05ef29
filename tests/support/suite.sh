#!/bin/sh
# Runs one suite, a file with a command that prints TAP, and says in a line what came of it.
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
# shellcheck disable=SC2086 # three numbers
set -- $counts
bad=$2
# A suite that died, or that ran no test at all, did not pass.
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
# at once, so that no other suite's lines come between
cat "$log.line"
rm "$log.line"
