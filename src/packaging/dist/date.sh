#!/bin/sh
# Prints the date of a release, in seconds since 1970: SOURCE_DATE_EPOCH, or the commit's date,
# or in an unpacked tarball that of its files.
set -eu

case ${SOURCE_DATE_EPOCH:-} in
*[!0-9]*)
    echo "make dist: SOURCE_DATE_EPOCH is seconds since 1970, not \"$SOURCE_DATE_EPOCH\"" >&2
    exit 1 ;;
esac
if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
    echo "$SOURCE_DATE_EPOCH"
elif [ -e .git ]; then
    git log -1 --format=%ct
else
    python3 -c 'import os; print(int(os.stat("CHANGELOG.md").st_mtime))'
fi
