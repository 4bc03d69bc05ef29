# What tests/differential/arrow_duckdb.c needs; included by the Makefile.

$(BUILD)/tests/arrow_duckdb: tests/differential/arrow_duckdb.c $(ARROW_UNITS) \
    $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< \
	    $(BUILD)/liburic.a -ldl

# The unit under the sanitizers; DuckDB itself is not.
$(BUILD)/tests/sanitized_arrow_duckdb: tests/differential/arrow_duckdb.c $(ARROW_UNITS) \
    $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) -O1 -g1 $(SANITIZE) $(LDFLAGS) -o $@ \
	    $(filter %.c,$^) $(BUILD)/liburic.a -ldl

.PHONY: tests-arrow
tests-arrow: $(BUILD)/tests/arrow_duckdb $(BUILD)/tests/sanitized_arrow_duckdb
