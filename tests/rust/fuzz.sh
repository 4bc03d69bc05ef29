#!/bin/sh
# A short run of each fuzzer of the Rust crate, by cargo fuzz, always the same, as TAP.  libFuzzer sees
# the branches of Rust and of C, and ASan what both read.
#
#   fuzz.sh TREES        RUNS: of each, 5000 by default
set -u

work=${BUILD:-build}/check/rust-fuzz RUNS=${RUNS:-5000}
rm -rf "$work"
mkdir -p "$work/seeds"
cp -r "$1/uric" "$1/uric-sys" "$work"
mkdir -p "$work/uric/fuzz/fuzz_targets"
cp tests/rust/fuzz/rust_fuzz.toml "$work/uric/fuzz/Cargo.toml"
cp tests/rust/fuzz/*.rs "$work/uric/fuzz/fuzz_targets"
split -l 1 -a 5 bench/data/sample.txt "$work/seeds/"
dictionary=$PWD/tests/fuzz/request.dict
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# Sanitizers are for nightly compilers only; RUSTC_BOOTSTRAP makes this one take them, too.
CC=clang CFLAGS='-fsanitize=address,fuzzer-no-link -g1' RUSTC_BOOTSTRAP=1
export CC CFLAGS RUSTC_BOOTSTRAP
unset URIC_LIBRARY

fuzz() { # cargo fuzz's arguments
    (cd "$work/uric" && CARGO_TARGET_DIR=$work/target cargo fuzz "$@")
}
runs() { # target
    mkdir -p "$work/corpus/$1"
    fuzz run "$1" "$work/corpus/$1" "$work/seeds" -- -seed=3986 -runs="$RUNS" -max_len=300 \
        -timeout=100 -dict="$dictionary" > "$work/said" 2>&1
    status=$?
    grep -v '^#[0-9]' "$work/said"
    [ $status = 0 ] && grep -q "Done $RUNS runs" "$work/said"
}
try 'the targets build' fuzz build
for target in tests/rust/fuzz/*.rs; do
    target=$(basename "$target" .rs)
    try "$target: $RUNS runs from the seed 3986" runs "$target"
done
echo "1..$number"
