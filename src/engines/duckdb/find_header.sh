#!/bin/sh
# Prints the directory of duckdb_extension.h, the header of DuckDB's C API for extensions.
#
#   find_header.sh [DIRECTORY]     only that one
set -u

in_package=duckdb/src/duckdb/src/include

candidates() {
    if [ -n "${1:-}" ]; then
        echo "$1"
        return
    fi
    echo "${NODE_PATH:-}" | tr : '\n' | sed -n "s|.\$|&/$in_package|p"
    for above in "${BUILD:-build}/npm" . .. ../..; do
        echo "$above/node_modules/$in_package"
    done
    if command -v npm > /dev/null; then
        echo "$(npm root -g 2> /dev/null)/$in_package"
    fi
    echo /usr/local/include
    echo /usr/include
}

found=$(candidates "$@" | while read -r directory; do
    if [ -e "$directory/duckdb_extension.h" ]; then
        echo "$directory"
        break
    fi
done)
if [ -z "$found" ]; then
    echo "duckdb_extension.h is not found.  It is in npm's package duckdb:" >&2
    echo "    make deps-all, or npm install --no-save --ignore-scripts duckdb" >&2
    echo "or give its directory: make duckdb DUCKDB_INCLUDE=DIRECTORY" >&2
    exit 1
fi
echo "$found"
