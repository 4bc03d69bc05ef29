#!/bin/sh
# Prints DuckDB's name for the platform that a compiler compiles for, such as linux_amd64.
#
#   platform.sh CC
set -eu

machine=$($1 -dumpmachine)
case $machine in
x86_64-* | amd64-*) processor=amd64 ;;
aarch64-* | arm64-*) processor=arm64 ;;
*) processor= ;;
esac
case $machine in
*-linux-musl*) system=linux suffix=_musl ;;
*-linux*) system=linux suffix= ;;
*-darwin*) system=osx suffix= ;;
*-mingw*) system=windows suffix=_mingw ;;
*-freebsd*) system=freebsd suffix= ;;
*) system= ;;
esac
if [ -z "$processor" ] || [ -z "$system" ]; then
    echo "DuckDB's name for $machine is not known; give it: make duckdb DUCKDB_PLATFORM=NAME" \
        "(PRAGMA platform tells it)" >&2
    exit 1
fi
echo "${system}_$processor$suffix"
