#!/bin/sh
# Checks that the model of AVX-512's intrinsics has all that the kernels use, and that it
# agrees with the processor, as TAP.  After `make tests-avx512-compare`.
set -u

BUILD=${BUILD:-build} CC=${CC:-cc}
compare=$BUILD/tests/avx512-compare
work=$BUILD/check/avx512
rm -rf "$work"
mkdir -p "$work/model"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# A call that the processor does not support is a SKIP.
"$compare" > "$work/compared" 2>&1
compared=$?
while read -r line; do
    case $line in
    'ok '* | 'not ok '*)
        number=$((number + 1))
        echo "$line" | sed "s/ok [0-9]*/ok $number/" ;;
    *) echo "$line" | sed '/^1\.\./d' ;;
    esac
done < "$work/compared"
cp "$work/compared" "$work/output"
outcome $compared 'the comparison finished'

# An intrinsic without a line in calls.c is not compared.
"$compare" names | sort > "$work/names"
awk '/URIC_TARGET_BEGIN\("avx512/ { inside = 1 }
     inside
     /URIC_TARGET_END/ { inside = 0 }' src/library/*/*.[ch] |
    grep -oE '\b_(mm[0-9]*_[a-z0-9_]+|[a-z]+_u(32|64))' | sort -u > "$work/used"
# <emmintrin.h>'s intrinsics do not belong to the model; zeroupper has no result.
grep -vxE '_mm_((loadl|storel)_epi64|(loadu|storeu|setzero)_si128)|_mm256_zeroupper' "$work/used" |
    comm -23 - "$work/names" > "$work/output"
[ "$(wc -l < "$work/used")" -gt 20 ] && [ ! -s "$work/output" ]
outcome $? "each of $(wc -l < "$work/used") intrinsics that the kernels use is compared"

# The model without one intrinsic.
compiles() { # directory of the model
    "$CC" -std=c99 -Werror -Wall -Wno-psabi -O1 "-I$1" -Isrc/include -Isrc/library -Isrc -Igen -DURIC_ISA_AVX512VBMI2 \
        -c src/library/encode/coding_fast.c -o "$work/unit.o"
}
try 'the kernels compile with the model' compiles tests/avx512
sed 's/_mm512_cmpeq_epi8_mask/_mm512_other_mask/' tests/avx512/immintrin.h \
    > "$work/model/immintrin.h"
is_missed() {
    ! compiles "$work/model" && grep -q 'declaration.*_mm512_cmpeq_epi8_mask' "$work/output"
}
try 'an intrinsic that the model lacks does not compile' is_missed

# The kernels must not contain the processor's own instructions.
has_no_wide_vectors() {
    objdump -d "$work/unit.o" > "$work/code" && grep -q uric_decode_vbmi2 "$work/code" &&
        ! grep -E '[yz]mm|%k[0-7]' "$work/code"
}
compiles tests/avx512 > "$work/output" 2>&1
try 'compiled with the model, they need no AVX' has_no_wide_vectors

echo "1..$number"
