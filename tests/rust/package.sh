#!/bin/sh
# Checks the Rust crates as TAP: what is in them; that an empty project uses them without a network
# and without a crate from elsewhere; that they answer as the command does.
#
#   package.sh CRATES URIC FIXTURES CARGO...
#
# URIC_LIBRARY: a static library to link; without it, the crate compiles its own.
set -u

crates=$1 command=$2 fixtures=$3
shift 3
work=${BUILD:-build}/check/rust-$$
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

version=$(cat src/packaging/dist/version.txt)

holds_what_it_needs() {
    {
        for file in Cargo.toml LICENSE build.rs src/bindings.rs src/lib.rs; do
            echo "uric-sys-$version/$file"
        done
        for unit in uric uric_domains uric_iri uric_readings uric_request; do
            printf 'uric-sys-%s/library/%s\n' "$version" $unit.c "$version" $unit.h
        done
        for file in Cargo.toml LICENSE README.md; do
            echo "uric-$version/$file"
        done
        for file in src/languages/rust/uric/src/*.rs; do
            echo "uric-$version/src/${file##*/}"
        done
    } | sort > "$work/expected"
    for name in uric-sys uric; do
        tar -xzvf "$crates/$name-$version.crate" -C "$work" || return
    done | sort | diff "$work/expected" -
}
try 'the crates of this version hold what they need and nothing else' holds_what_it_needs

offline() { # cargo, arguments...
    cargo=$1
    shift
    # Cargo finds no registry, and so no crate but these: its home is empty.
    (cd "$work/project" &&
        env CARGO_HOME="$work/home" RUSTUP_HOME="${RUSTUP_HOME:-$HOME/.rustup}" \
            CARGO_TARGET_DIR="$work/target" "$cargo" "$@")
}

empty_project() { # cargo
    rm -rf "$work/project" "$work/target"
    mkdir -p "$work/project/src" "$work/project/tests" "$work/project/.cargo"
    cat > "$work/project/.cargo/config.toml" << END
[source.crates-io]
replace-with = "vendored"
[source.vendored]
directory = "$(cd "$crates" && pwd)/vendor"
END
    cat > "$work/project/Cargo.toml" << END
[package]
name = "project"
version = "0.0.0"
edition = "2021"

[dependencies]
uric = "$version"
uric-sys = "$version"
END
    cp tests/rust/answers.rs "$work/project/src/main.rs"
    cp tests/rust/checks.rs "$work/project/tests/"
    cp tests/rust/generated.rs "$work/project/"
    offline "$1" build --offline -q
}

has_no_warnings() {
    [ ! -s "$work/output.warnings" ]
}

for cargo; do
    name=$("$cargo" --version | cut -d ' ' -f 2) || continue
    RUSTC=rustc
    case $cargo in */*) RUSTC=${cargo%/*}/rustc ;; esac
    export RUSTC
    try "cargo $name: an empty project builds with the crates alone" empty_project "$cargo"
    cp "$work/output" "$work/output.warnings"
    try "cargo $name: without a warning" has_no_warnings
    try "cargo $name: as the command answers" \
        python3 tests/rust/answers.py "$work/target/debug/project" "$command" "$fixtures" 20000
    try "cargo $name: what the crate promises" offline "$cargo" test --offline -q --test checks
    try "cargo $name: C has each field where the bindings have it" offline "$cargo" \
        test --offline -q --manifest-path "$work/uric-sys-$version/Cargo.toml"
done
echo "1..$number"
