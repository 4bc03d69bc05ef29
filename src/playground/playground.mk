# The playground, a page that shows what the library makes of a reference; included by the
# Makefile.  src/playground/README.md is its manual.

PLAYGROUND = $(BUILD)/playground
PLAYGROUND_OBJECTS = $(PLAYGROUND)/uric.o \
                     $(patsubst %,$(WASM)/full/single/%.o,$(filter-out uric,$(WASM_SINGLE))) \
                     $(WASM)/full/wasm_libc.o \
                     $(WASM)/full/wasm_readings.o \
                     $(PLAYGROUND)/steps.o
# What the page calls; the linker drops the rest.
PLAYGROUND_CALLS = uric_version uric_parse uric_host_kind_name uric_path_kind_name \
                   uric_normalize uric_needs uric_resolve uric_audit \
                   uric_audit_split uric_hazard_name uric_hazard_value uric_edition_rule \
                   uric_edition_parse uric_edition_explain \
                   uric_decode uric_query_next uric_parse_as uric_tolerance_preset \
                   uric_tolerated uric_tolerated_name uric_repair uric_iri_to_uri page_steps \
                   page_next page_may_end page_expected page_way __heap_base

.PHONY: playground
playground: $(PLAYGROUND)/index.html

#: playground the page that shows how a reference is read, build/playground/index.html (clang,
#:            lld, python3)

# With tolerance, which the npm package does without.
$(PLAYGROUND)/uric.o: $(WASM)/single/uric.c
	@mkdir -p $(@D)
	$(SAY) $(WASM_COMPILE) -UURIC_STRICT -c $< -o $@

$(PLAYGROUND)/steps.o: src/playground/steps.c $(wildcard gen/tables/*.h) src/include/uric.h
	@mkdir -p $(@D)
	$(SAY) $(WASM_CC) $(WASM_TARGET) $(WARN_C) $(WASM_CFLAGS) -Isrc/include -Isrc/library -Isrc -Igen -c $< -o $@

$(PLAYGROUND)/page.wasm: $(PLAYGROUND_OBJECTS)
	$(SAY) $(WASM_CC) --target=wasm32 $(WASM_LINK) $^ -o $@ $(PLAYGROUND_CALLS:%=-Wl,--export=%)

# states.json: make diagrams
$(PLAYGROUND)/index.html: $(PLAYGROUND)/page.wasm grammar/diagrams/states.json src/include/uric.h \
    tests/abnf/rfc3986.abnf src/playground/clauses.tsv $(wildcard src/playground/*.html src/playground/*.css src/playground/*.js src/playground/*.py)
	$(SAY) python3 src/playground/assemble.py $(PLAYGROUND)/page.wasm grammar/diagrams/states.json \
	    src/playground/page.html > $@.new && mv $@.new $@
