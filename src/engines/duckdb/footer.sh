#!/bin/sh
# Appends to a shared object the 534 bytes by which DuckDB knows an extension, and prints it.
#
#   footer.sh LIBRARY PLATFORM VERSION > uric.duckdb_extension
#
# The head of a custom section of WebAssembly, called "duckdb_signature"; eight fields of 32
# bytes, padded with NUL, the last one first; and 256 bytes for a signature, which are zeros.
set -eu

library=$1 platform=$2 version=$3

field() {
    printf %s "$1"
    head -c $((32 - ${#1})) /dev/zero
}

cat "$library"
printf '\000\223\004\020duckdb_signature\200\004'
field ''
field ''
field ''
field C_STRUCT          # only what is stable of the C API
field "v$version"       # of the extension
field v1.2.0            # of the C API, and so the oldest that can load it
field "$platform"
field 4
head -c 256 /dev/zero
