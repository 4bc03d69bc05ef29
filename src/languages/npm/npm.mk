# WebAssembly and the npm package; included by the Makefile.  src/languages/npm/README.md is the manual.

WASM_CC     = clang
WASM        = $(BUILD)/wasm
WASM_CFLAGS = -Oz
# Bulk memory is in every engine since 2021; the stack is ours, below the caller's bytes.
WASM_TARGET = --target=wasm32 -mbulk-memory -ffreestanding -std=c99 -DURIC_STRICT -flto
# Addresses below 2^31 fit into JavaScript's 32-bit operators.
WASM_LINK   = -flto -Wl,--lto-O2 -nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=65536 \
              -Wl,--max-memory=2147418112 -Wl,--compress-relocations
WASM_COMPILE = $(WASM_CC) $(WASM_TARGET) $(WARN_C) $(WASM_CFLAGS) -I$(WASM)/single -MMD -MP
# The single files bring their own declarations of what they need of string.h.
WASM_SINGLE = uric uric_schemes uric_history uric_iri uric_readings uric_request uric_domains

# The modules: the units of each, and its budget in bytes after gzip -9.
WASM_MODULES = uric uric-simd uric-all uric-readings uric-request uric-domains
WASM_UNITS_uric          = single/uric wasm_module wasm_parse wasm_libc
WASM_UNITS_uric-simd     = $(WASM_UNITS_uric)
WASM_UNITS_uric-all      = single/uric single/uric_schemes single/uric_history wasm_module \
                           wasm_parse wasm_all wasm_libc
WASM_UNITS_uric-readings = single/uric single/uric_iri single/uric_readings wasm_module \
                           wasm_readings wasm_libc
WASM_UNITS_uric-request  = single/uric single/uric_request wasm_module wasm_request wasm_libc
WASM_UNITS_uric-domains  = single/uric_domains wasm_module wasm_domains wasm_libc
WASM_BUDGET_uric          = 4352
WASM_BUDGET_uric-simd     = 9216
WASM_BUDGET_uric-all      = 53248
WASM_BUDGET_uric-readings = 38912
WASM_BUDGET_uric-request  = 26624
WASM_BUDGET_uric-domains  = 6144
# How a module's units are compiled; the others share $(WASM)/full.
WASM_FLAGS_uric      = -DURIC_ONLY_PARSE
WASM_FLAGS_uric-simd = -DURIC_ONLY_PARSE -DURIC_ISA_SIMD128 -msimd128 -O2
WASM_FLAGS_full      =
wasm_objects_of = $(if $(WASM_FLAGS_$(1)),$(1),full)
wasm_objects = $(WASM_UNITS_$(1):%=$(WASM)/$(call wasm_objects_of,$(1))/%.o)
WASM_FILES   = $(WASM_MODULES:%=$(WASM)/%.wasm)

.PHONY: wasm
wasm: $(WASM_FILES)

#: wasm       the WebAssembly modules in build/wasm (clang, lld); prints their sizes and fails
#:            over budget

$(WASM)/single/made: $(LIBRARY_UNITS) $(HEADERS) $(wildcard src/*/*.h src/*/*/*.h gen/tables/*.h src/packaging/build/*)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s single-files TO=$(@D) && touch $@

$(WASM_SINGLE:%=$(WASM)/single/%.c): $(WASM)/single/made ;

# $(1): the directory of objects
define wasm_compiles
$(WASM)/$(1)/single/%.o: $(WASM)/single/%.c
	@mkdir -p $$(@D)
	$$(SAY) $$(WASM_COMPILE) $$(WASM_FLAGS_$(1)) -c $$< -o $$@

$(WASM)/$(1)/%.o: src/languages/npm/%.c $(WASM)/single/made
	@mkdir -p $$(@D)
	$$(SAY) $$(WASM_COMPILE) $$(WASM_FLAGS_$(1)) -c $$< -o $$@
endef
$(foreach objects,uric uric-simd full,$(eval $(call wasm_compiles,$(objects))))

# $(1): the module
define wasm_links
$(WASM)/$(1).wasm: $(call wasm_objects,$(1))
	$$(SAY) $$(WASM_CC) --target=wasm32 $$(WASM_LINK) -o $$@ $$^
	@set -e; n=$$$$(gzip -9nc $$@ | wc -c); echo "  $$@: $$$$(wc -c < $$@) bytes, $$$$n gzipped"; \
	    [ $$$$n -le $(WASM_BUDGET_$(1)) ] || \
	    { echo "over budget: $(WASM_BUDGET_$(1))"; rm -f $$@; exit 1; }
endef
$(foreach module,$(WASM_MODULES),$(eval $(call wasm_links,$(module))))

-include $(sort $(foreach module,$(WASM_MODULES),$(patsubst %.o,%.d,$(call wasm_objects,$(module)))))

# ---- the package ----

NPM_PACKAGE = $(BUILD)/npm-package
NPM_FILES   = $(wildcard src/languages/npm/*.js src/languages/npm/*.ts) src/languages/npm/README.md src/languages/npm/package.in.json LICENSE

.PHONY: npm
npm: $(NPM_PACKAGE)/package.json

#: npm        build/npm-package, ready for `npm pack` (make wasm, node)

$(NPM_PACKAGE)/package.json: $(WASM_FILES) src/languages/npm/pack.mjs $(NPM_FILES)
	$(SAY) node src/languages/npm/pack.mjs $(WASM) $(NPM_PACKAGE)
