#!/bin/sh
# Checks the crate with all features, as TAP: its examples, clippy, its documentation; beside other
# crates, which cargo fetches.
#
#   peers.sh TREES
set -u

work=${BUILD:-build}/check/rust-peers
rm -rf "$work"
mkdir -p "$work/peers/tests" "$work/peers/src"
cp -r "$1/uric" "$1/uric-sys" "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

cat > "$work/peers/Cargo.toml" << 'END'
[package]
name = "peers"
version = "0.0.0"
edition = "2021"

[dependencies]
bytes = "=1.12.2"
fluent-uri = "=0.4.1"
http = "=1.5.0"
proptest = { version = "=1.12.0", default-features = false, features = ["std"] }
serde_json = "=1.0.154"
url = "=2.5.8"
uric = { path = "../uric", features = ["bytes", "http", "serde"] }
END
: > "$work/peers/src/lib.rs"
cp tests/rust/peers.rs tests/rust/peer_cases.rs "$work/peers/tests/"
cp tests/rust/generated.rs "$work/peers/"

by() { # folder, arguments of cargo...
    folder=$1
    shift
    (cd "$work/$folder" && CARGO_TARGET_DIR=$work/target cargo "$@")
}
try 'beside fluent-uri, url, http, bytes and serde' by peers test -q --test peers
try "fluent-uri's and http's own cases" by peers test -q --test peer_cases
each_function_has_one() {
    awk '
        /^ *(\/\/|#\[|\$\(#)/ { if (/```|\$\(#/) example = 1; next }
        /^ *pub (const |unsafe )*fn / && !example { print FILENAME ": " $0; bad = 1 }
        { example = 0 }
        END { exit bad }' src/languages/rust/uric/src/*.rs
}
try 'each public function has an example' each_function_has_one
try 'each example' by uric test -q --doc --all-features
try 'clippy finds nothing' by uric clippy -q --all-features -- -D warnings
try 'nor without std' by uric clippy -q --no-default-features -- -D warnings
RUSTDOCFLAGS='-D warnings'
export RUSTDOCFLAGS
try 'the documentation has no broken link' by uric doc -q --no-deps --all-features
echo "1..$number"
