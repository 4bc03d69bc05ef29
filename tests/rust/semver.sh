#!/bin/sh
# What breaks programs in the API of the Rust crate since a commit, by cargo-semver-checks.
#
#   semver.sh TREES BUILD COMMIT
set -eu

trees=$(cd "$1" && pwd) build=$(cd "$2" && pwd) commit=$3
base=$build/rust-base
rm -rf "$base"
mkdir -p "$base/tree"
git archive "$commit" src/languages src/include gen tests/product/abi.txt LICENSE |
    tar -x -C "$base/tree"
python3 "$base/tree/src/languages/rust/pack.py" "$base/trees"
PATH=$build/cargo/bin:$PATH
# It reads rustdoc's JSON, which is for nightly compilers only.
RUSTC_BOOTSTRAP=1 URIC_LIBRARY=$build/liburic.a CARGO_TARGET_DIR=$base/target
export RUSTC_BOOTSTRAP URIC_LIBRARY CARGO_TARGET_DIR
exec cargo semver-checks --manifest-path "$trees/uric/Cargo.toml" --baseline-root "$base/trees/uric" \
    --all-features
