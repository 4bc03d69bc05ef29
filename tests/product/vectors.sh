#!/bin/sh
# Looks in an object of gen/uric.c for walks of a string that are called while vectors of AVX are in
# use, and fails if there are any, or no vectors at all.
#
#   vectors.sh OBJECT
set -eu

objdump -d --no-show-raw-insn "$1" | awk '
    /^[0-9a-f]+ </ { name = $2; used = 0 }
    name ~ /_avx(2|512)>:$/ && /%[yz]mm/ { used = 1; seen = 1 }
    /vzeroupper/ { used = 0 }
    used && /(call|jmp) +[0-9a-f]+ <uric_walk/ { print name, $0; found = 1 }
    END { if (!seen) print "no vectors"; exit found || !seen }'
