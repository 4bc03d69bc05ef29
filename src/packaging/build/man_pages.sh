#!/bin/sh
# Writes the man pages of section 3 from the headers into a directory, and removes any others
# there, so that no page outlives its function.  Run from the top of the tree.
#
#   man_pages.sh DIRECTORY HEADER...
set -eu

to=$1
shift
rm -rf "$to"
mkdir -p "$to"
# They have the date of the command's page.
awk -v out="$to" -v date="$(awk '{ print $4; exit }' src/command/uric.1)" \
    -f src/packaging/build/manual.awk "$@"
