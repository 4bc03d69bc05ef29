#!/bin/sh
# Runs `make proof-full` and records the date, the machine and the result in
# tests/proof/record.txt.
#
#   record.sh     from the top of the tree
set -eu

MAKE=${MAKE:-make} CC=${CC:-cc}
record=tests/proof/record.txt
new=$(mktemp)
trap 'rm -f "$new"' EXIT

[ -z "$(git status --porcelain -- grammar gen src tests Makefile)" ] || {
    echo "proof-record: commit first: the record names the commit" >&2; exit 2; }
{
    echo "The last recorded run of \`make proof-full\` (make proof-record)."
    echo
    echo "date       $(date -u '+%Y-%m-%d %H:%M UTC')"
    echo "commit     $(git rev-parse --short=12 HEAD)"
    echo "compiler   $($CC --version | head -n 1)"
    echo "processor  $(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | head -n 1)"
    echo "system     $(uname -sm), $(nproc) cores"
    echo "ragel      $(ragel --version | head -n 1)"
    echo
} > "$new"
status=0
$MAKE -s proof-full >> "$new" || status=$?
cat "$new"
[ "$status" = 0 ] || { echo "proof-record: not noted" >&2; exit "$status"; }
cp "$new" "$record"
