#!/bin/sh
# Prints the record of a run of check-nightly: its commit, date and result.
#
#   record_nightly.sh 'N passed, N failed, N skipped'
set -eu

commit=$(git rev-parse HEAD)
# The record itself does not change what is tested.
git diff --quiet HEAD -- . ':!tests/nightly.txt' || commit="$commit with changes"
echo '# The last run of make check-nightly RECORD=1.'
echo "commit  $commit"
echo "date    $(date -u +%Y-%m-%d)"
echo "result  $1"
