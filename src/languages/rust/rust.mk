# The Rust crates; included by the Makefile.  src/languages/rust/README.md is the manual.

RUST_PACKAGE = $(BUILD)/rust-package
RUST_CRATE   = $(BUILD)/rust-crate
RUST_FILES   = $(wildcard src/languages/rust/* src/languages/rust/*/* src/languages/rust/*/*/*) \
               LICENSE src/languages/npm/package.in.json src/include/uric.h tests/product/abi.txt

.PHONY: crate
crate: $(RUST_CRATE)/made

#: crate      build/rust-crate/uric-*.crate and uric-sys-*.crate, for cargo 1.63 and later

$(RUST_PACKAGE)/uric/Cargo.toml: $(RUST_FILES) $(wildcard gen/*.c gen/*.h)
	$(SAY) python3 src/languages/rust/pack.py $(RUST_PACKAGE)

$(RUST_CRATE)/made: $(RUST_PACKAGE)/uric/Cargo.toml src/languages/rust/crates.py
	$(SAY) python3 src/languages/rust/crates.py $(RUST_PACKAGE) $(RUST_CRATE)
	@touch $@

.PHONY: deps-rust rust-semver
deps-rust:
	cargo install -q --locked --root $(BUILD)/cargo cargo-fuzz@0.13.2 cargo-semver-checks@0.51.0

rust-semver: $(RUST_PACKAGE)/uric/Cargo.toml
	@sh tests/rust/semver.sh $(RUST_PACKAGE) $(BUILD) "$${BASE:?a commit}"

#: deps-rust  install cargo-fuzz, for a nightly test, and cargo-semver-checks, in build/cargo
#: rust-semver  BASE=COMMIT: what cargo-semver-checks says of the Rust crate's API since then

.PHONY: bench-rust
bench-rust: $(RUST_PACKAGE)/uric/Cargo.toml $(BUILD)/liburic.a
	@sh bench/rust/rust.sh $(BUILD) "$${BENCH_INPUT:-bench/data/sample.txt}"

#: bench-rust  measure the Rust crate beside url, http, fluent-uri and ada-url, which cargo fetches
