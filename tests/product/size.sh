#!/bin/sh
# Compares the sizes of the files that an embedder copies and compiles with their budgets.
#
#   size.sh BUILD     CC names the compiler; -O2 unless stated otherwise
set -eu

build=$1
over=0
mkdir -p "$build/size"

line() { # what, bytes, budget
    mark=
    if [ "$2" -gt "$3" ]; then
        mark='  OVER BUDGET'
        over=1
    fi
    printf '%-34s %8d bytes, budget %8d%s\n' "$1" "$2" "$3" "$mark"
}

object() { # what, source, flags, budget
    # shellcheck disable=SC2086 # split into flags
    "${CC:-cc}" -O2 $3 -Igen -c "gen/$2" -o "$build/size/uric.o"
    line "$1" "$(size "$build/size/uric.o" | awk 'NR == 2 { print $4 }')" "$4"
}

line 'gen/uric_parse.c' "$(wc -c < gen/uric_parse.c)" 200704
line 'gen/uric.c' "$(wc -c < gen/uric.c)" 665600
object 'object, everything' uric.c '' 245760
object 'object, everything, -Os' uric.c -Os 194560
object 'object, uric_parse.c' uric_parse.c '' 49152
if [ "$(uname -m)" = x86_64 ]; then
    for isa in SSE41 AVX2; do
        object "object, uric_parse.c, $isa" uric_parse.c "-DURIC_ISA_$isa" 30720
    done
fi
object 'object, uric_parse.c, least' uric_parse.c '-DURIC_PORTABLE -Os' 18432
line 'gen/uric_http.c' "$(wc -c < gen/uric_http.c)" 393216
if [ "$(uname -m)" = x86_64 ]; then
    for isa in SSE41 AVX2 AVX512; do
        object "object, uric_http.c, $isa" uric_http.c "-DURIC_ISA_$isa" 65536
    done
fi
object 'object, uric_http.c, least' uric_http.c '-DURIC_PORTABLE -Os' 32768
for file in uric_schemes uric_text uric_log uric_history uric_request uric_iri uric_domains \
    uric_arrow uric_readings uric_uriparser; do
    line "gen/$file.c" "$(wc -c < gen/$file.c)" 1048576
    object "object, $file.c" $file.c '' 131072
done
object 'object, uric_http_parser.c' uric_http_parser.c '' 8192
# of all units, with the code for each instruction set
line 'liburic.so, text and data' "$(size "$build/liburic.so" | awk 'NR == 2 { print $1 + $2 }')" 614400
exit $over
