# WebAssembly and the npm package; included by the Makefile.  src/languages/npm/README.md is the manual.

WASM_CC     = clang
WASM        = $(BUILD)/wasm
WASM_CFLAGS = -Oz
# uric.wasm is small in any case.
WASM_PARSE_CFLAGS = -O2
# Bulk memory is in every engine since 2021; the stack is ours, below the caller's bytes.
WASM_TARGET = --target=wasm32 -mbulk-memory -ffreestanding -std=c99 -DURIC_STRICT
WASM_LINK   = -nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=65536
WASM_COMPILE = $(WASM_CC) $(WASM_TARGET) $(WARN_C) $(WASM_CFLAGS) -I$(WASM)/single -MMD -MP
# The single files bring their own declarations of what they need of string.h.
WASM_SINGLE = uric uric_schemes uric_history
# Compiled twice: for uric.wasm with URIC_ONLY_PARSE.
WASM_PARSE  = single/uric wasm_parse wasm_libc
WASM_ALL    = $(WASM_SINGLE:%=single/%) wasm_parse wasm_all wasm_libc

.PHONY: wasm
wasm: $(WASM)/uric.wasm $(WASM)/uric-all.wasm

#: wasm       build/wasm/uric.wasm, which parses, and uric-all.wasm (clang, lld); prints
#:            their sizes and fails over budget

$(WASM)/single/made: $(LIBRARY_UNITS) $(HEADERS) $(wildcard src/*/*.h src/*/*/*.h gen/tables/*.h src/packaging/build/*)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s single-files TO=$(@D) && touch $@

$(WASM_SINGLE:%=$(WASM)/single/%.c): $(WASM)/single/made ;

$(WASM)/parse/single/%.o: $(WASM)/single/%.c
	@mkdir -p $(@D)
	$(SAY) $(WASM_COMPILE) $(WASM_PARSE_CFLAGS) -DURIC_ONLY_PARSE -c $< -o $@

$(WASM)/all/single/%.o: $(WASM)/single/%.c
	@mkdir -p $(@D)
	$(SAY) $(WASM_COMPILE) -c $< -o $@

$(WASM)/parse/%.o: src/languages/npm/%.c $(WASM)/single/made
	@mkdir -p $(@D)
	$(SAY) $(WASM_COMPILE) $(WASM_PARSE_CFLAGS) -DURIC_ONLY_PARSE -c $< -o $@

$(WASM)/all/%.o: src/languages/npm/%.c $(WASM)/single/made
	@mkdir -p $(@D)
	$(SAY) $(WASM_COMPILE) -c $< -o $@

WASM_PARSE_OBJECTS = $(WASM_PARSE:%=$(WASM)/parse/%.o)
WASM_ALL_OBJECTS   = $(WASM_ALL:%=$(WASM)/all/%.o)

# $(1): bytes after gzip -9
within = @set -e; n=$$(gzip -9nc $@ | wc -c); echo "  $@: $$(wc -c < $@) bytes, $$n gzipped"; \
    [ $$n -le $(1) ] || { echo "over budget: $(1)"; rm -f $@; exit 1; }

$(WASM)/uric.wasm: $(WASM_PARSE_OBJECTS)
	$(SAY) $(WASM_CC) --target=wasm32 $(WASM_LINK) -o $@ $^
	$(call within,16384)

$(WASM)/uric-all.wasm: $(WASM_ALL_OBJECTS)
	$(SAY) $(WASM_CC) --target=wasm32 $(WASM_LINK) -o $@ $^
	$(call within,102400)

-include $(WASM_PARSE_OBJECTS:.o=.d) $(WASM_ALL_OBJECTS:.o=.d)

# ---- the package ----

NPM_PACKAGE = $(BUILD)/npm-package
NPM_FILES   = $(wildcard src/languages/npm/*.js src/languages/npm/*.ts) src/languages/npm/README.md src/languages/npm/package.in.json LICENSE

.PHONY: npm
npm: $(NPM_PACKAGE)/package.json

#: npm        build/npm-package, ready for `npm pack` (make wasm, node)

$(NPM_PACKAGE)/package.json: $(WASM)/uric.wasm $(WASM)/uric-all.wasm src/languages/npm/pack.mjs $(NPM_FILES)
	$(SAY) node src/languages/npm/pack.mjs $(WASM) $(NPM_PACKAGE)
