#!/bin/sh
# Runs one suite and prints its result in one line.  The suite is a file that holds a command
# which prints TAP.
#
#   suite.sh FILE      of $logs/queue or $logs/alone: NUMBER-NAME
#
# In the environment, for tests/analysis/mutate_tiers.py: with STOP_AT_FAILURE=1, the first failure
# ends the run; SUITE_TIMES is a file of names and seconds, and a suite that takes much longer
# fails.
set -u

name=${1##*/}
name=${name#*-}
log=$logs/$name.tap
begun=$(date +%s)
limit=
if [ -n "${SUITE_TIMES:-}" ]; then
    usual=$(awk -v name="$name" '$1 == name { print $2; exit }' "$SUITE_TIMES")
    limit="timeout -k 5 $((60 + 5 * ${usual:-60}))"
fi
CMOCKA_MESSAGE_OUTPUT=TAP $limit sh "$1" > "$log" 2>&1 < /dev/null
status=$?
# of the suite: user and system time of children, minutes and seconds each
times > "$log.times"
processor=$(awk 'NR == 2 { split($1 "m" $2, t, /[ms]+/); printf "%.0f", 60 * (t[1] + t[3]) + t[2] + t[4] }' \
    "$log.times")
rm "$log.times"
counts=$(sh tests/support/count.sh "$log")
# shellcheck disable=SC2086 # split into three numbers
set -- $counts
bad=$2
# A suite that crashed or ran no test has failed.
if [ "$bad" = 0 ] && { [ "$status" != 0 ] || [ "$(($1 + $3))" = 0 ]; }; then
    bad=1
    echo "not ok - $name ended with status $status" >> "$log"
fi
printf '%-24s %5d passed, %d failed, %d skipped, %d s of processor time, %d s\n' "$name" \
    "$1" "$bad" "$3" "$processor" "$(($(date +%s) - begun))" > "$log.line"
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
# xargs starts no further suite after this status
[ "$bad" = 0 ] || [ "${STOP_AT_FAILURE:-}" != 1 ] || exit 255
