#!/bin/sh
# Builds the fuzz targets as OSS-Fuzz asks: into $OUT, each with its dictionary and seeds.
# Of its environment: CC CXX CFLAGS CXXFLAGS LIB_FUZZING_ENGINE SANITIZER OUT WORK
set -eu

[ "${SANITIZER:-address}" != memory ] || {
    echo 'build.sh: memory: every target links PCRE2, which is not instrumented' >&2
    exit 1
}
cd "$(dirname "$0")/../.."
build=$WORK/uric

# Python needs its own library's files where the target runs; there are none beside it in $OUT.
echo 'build.sh: without the target column, which needs an installed Python' >&2
targets() {
    ${MAKE:-make} -s --no-print-directory BUILD="$build" PYTHON_CONFIG=false CC="$CC" FUZZ_CC="$CC" \
        FUZZ_CFLAGS="$CFLAGS" FUZZ_LINKER="$CXX $CXXFLAGS" \
        FUZZ_ENGINE="$LIB_FUZZING_ENGINE" FUZZ_STATIC=-Wl,-Bstatic \
        FUZZ_INSTRUMENT= SANITIZE= "$@"
}

targets -j "$(nproc)" fuzz-target
for target in $(targets print-fuzz-targets); do
    cp "$build/fuzz/$target" "$build/fuzz/$target.dict" "$OUT"
    rm -f "$OUT/${target}_seed_corpus.zip"
    (cd "$build/fuzz/inputs/$target" && zip -qr - .) > "$OUT/${target}_seed_corpus.zip"
done
