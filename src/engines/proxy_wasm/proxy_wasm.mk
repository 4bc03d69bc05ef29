# The filter for proxies that take proxy-wasm, such as Envoy; included by the Makefile.
# src/engines/proxy_wasm/README.md is its manual.

PROXY_WASM       = $(BUILD)/proxy_wasm
PROXY_WASM_UNITS = $(PROXY_WASM)/uric_filter.o $(PROXY_UNITS:src/engines/proxies/%.c=$(PROXY_WASM)/%.o) \
                   $(PROXY_WASM)/wasm_libc.o $(PROXY_WASM)/uric.o $(PROXY_WASM)/uric_request.o
# Unlike the npm package, it tolerates by name.
PROXY_WASM_COMPILE = $(WASM_CC) $(filter-out -DURIC_STRICT,$(WASM_TARGET)) -std=c11 $(WARN_C) \
                   $(WASM_CFLAGS) -I$(WASM)/single -Isrc/engines/proxies -Isrc/engines/proxy_wasm -MMD -MP

.PHONY: proxy-wasm
proxy-wasm: $(BUILD)/uric_filter.wasm

#: proxy-wasm the filter for Envoy and others that take proxy-wasm, in build/ (clang, lld)

$(PROXY_WASM)/%.o: src/engines/proxy_wasm/%.c $(WASM)/single/made
	@mkdir -p $(@D)
	$(SAY) $(PROXY_WASM_COMPILE) -c $< -o $@

$(PROXY_WASM)/%.o: src/engines/proxies/%.c $(WASM)/single/made
	@mkdir -p $(@D)
	$(SAY) $(PROXY_WASM_COMPILE) -c $< -o $@

$(PROXY_WASM)/%.o: src/languages/npm/%.c $(WASM)/single/made
	@mkdir -p $(@D)
	$(SAY) $(PROXY_WASM_COMPILE) -c $< -o $@

$(PROXY_WASM)/%.o: $(WASM)/single/%.c
	@mkdir -p $(@D)
	$(SAY) $(PROXY_WASM_COMPILE) -c $< -o $@

$(BUILD)/uric_filter.wasm: $(PROXY_WASM_UNITS)
	$(SAY) $(WASM_CC) --target=wasm32 $(WASM_LINK) -o $@ $^

-include $(PROXY_WASM_UNITS:.o=.d)
