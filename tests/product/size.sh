#!/bin/sh
# Compares the sizes of the files that an embedder copies and compiles with their budgets, and with
# the page of single files, whose compiler is gcc 12 on x86-64.
#
#   size.sh BUILD     CC names the compiler; -O2 unless stated otherwise
set -eu

build=$1
[ -s "$build/liburic.so" ] || {
    echo "size.sh: $build/liburic.so is not there: make all"
    exit 1
}
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

paged=no
[ "$(uname -m) $("${CC:-cc}" -v 2>&1 | sed -n 's/^gcc version \([0-9]*\).*/\1/p')" != 'x86_64 12' ] || paged=yes

object() { # what, source, flags, budget
    # shellcheck disable=SC2086 # split into flags
    "${CC:-cc}" -O2 $3 -Igen -c "gen/$2" -o "$build/size/uric.o"
    bytes=$(size "$build/size/uric.o" | awk 'NR == 2 { print $4 }')
    line "$1" "$bytes" "$4"
    [ "$paged$3" != yes ] || awk -F '|' -v file="\`$2\`" -v bytes="$bytes" '
        index($2, file) { on_page = $4 * 1000 }
        END {
            if (bytes > on_page * 1.05 + 500 || bytes < on_page * 0.95 - 500) {
                print "src/guides/functions.md: " file " has " bytes " bytes"
                exit 1
            }
        }' src/guides/functions.md || over=1
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
for file in uric_base uric_schemes uric_text uric_log uric_history uric_request uric_iri uric_domains \
    uric_arrow uric_readings uric_uriparser; do
    line "gen/$file.c" "$(wc -c < gen/$file.c)" 1048576
    object "object, $file.c" $file.c '' 131072
done
object 'object, uric_http_parser.c' uric_http_parser.c '' 8192
# of all units, with the code for each instruction set
line 'liburic.so, text and data' "$(size "$build/liburic.so" | awk 'NR == 2 { print $1 + $2 }')" 614400
exit $over
