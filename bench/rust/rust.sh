#!/bin/sh
# The Rust crate beside other crates, which cargo fetches, by criterion in one run.
#
#   rust.sh BUILD INPUT
set -eu

rm -rf "$1/rust-bench"
mkdir -p "$1/rust-bench/src" "$1/rust-bench/benches"
cp bench/rust/rust_bench.toml "$1/rust-bench/Cargo.toml"
cp bench/rust/references.rs "$1/rust-bench/benches/"
: > "$1/rust-bench/src/lib.rs"
case $2 in /*) BENCH_INPUT=$2 ;; *) BENCH_INPUT=$PWD/$2 ;; esac
URIC_LIBRARY=$PWD/$1/liburic.a
export BENCH_INPUT URIC_LIBRARY
cd "$1/rust-bench"
cargo bench --bench references -- --noplot
