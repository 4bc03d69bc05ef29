#!/bin/sh
# Builds the targets as OSS-Fuzz does and runs each from another folder, on its seeds and on RUNS
# inputs made from them, as TAP.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} RUNS=${RUNS:-100}
work=$PWD/$BUILD/check/fuzz-build
rm -rf "$work"
mkdir -p "$work/out" "$work/work"
away=$(mktemp -d) || exit 1
trap 'rm -rf "$away"' EXIT
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
# shellcheck source=tests/fuzz/runs.sh
. tests/fuzz/runs.sh

# What is built counts here, not how fast it runs.
flags='-O0 -fsanitize=address -fsanitize=fuzzer-no-link'
CC=clang CXX=clang++ CFLAGS=$flags CXXFLAGS=$flags LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
    SANITIZER=address OUT=$work/out WORK=$work/work \
    sh tests/fuzz/build.sh > "$work/output" 2>&1
outcome $? 'the build'

targets=$($MAKE -s --no-print-directory PYTHON_CONFIG=false print-fuzz-targets)
for target in $targets; do
    echo "$target $target.dict ${target}_seed_corpus.zip" | tr ' ' '\n'
done | sort > "$work/expected"
ls "$work/out" | sort | diff "$work/expected" - > "$work/output"
outcome $? 'each target has its dictionary and its seeds, and there is nothing else'

cp "$work"/out/* "$away"
for target in $targets; do
    unzip -q "$away/${target}_seed_corpus.zip" -d "$away/$target.seeds"
    run_fuzzer "$target" "$away" "$away/$target.seeds"
done
echo "1..$number"
