#!/bin/sh
# Compares registrable domains with libpsl's, for hosts made of the list's rules, those of the URLs
# in files, and mutations.
#
#   domains_libpsl.sh PROGRAM LIST DIRECTORY
#
# DIRECTORY holds texts with URLs; it may be missing.  Debian's package of the list has the list's
# own tests among its documents, which some installations leave out.
set -eu

program=$1 list=$2
set -- "$3"/*.txt
[ -e "$1" ] || set --
hosts=$(mktemp)
trap 'rm -f "$hosts"' EXIT
python3 tests/differential/suffix_hosts.py "$list" "$@" > "$hosts"
tests=/usr/share/doc/publicsuffix/examples/test_psl.txt
if [ -e "$tests" ]; then
    "$program" "$list" "$tests" < "$hosts"
else
    echo "# left out: $tests"
    "$program" "$list" < "$hosts"
fi
