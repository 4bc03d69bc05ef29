# What tests/arrow and tests/differential/arrow_duckdb.c need; included by the Makefile.

# npm's packages: a reader of Arrow streams, and DuckDB's shared library.  Node finds them where
# it finds any package: in node_modules here or above, or in NODE_PATH.
ARROW_PACKAGES = apache-arrow@21.2.0 @duckdb/node-api@1.5.6-r.1

$(BUILD)/tests/arrow_duckdb: tests/differential/arrow_duckdb.c $(ARROW_UNITS) \
    $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< \
	    $(BUILD)/liburic.a -ldl

# The unit under the sanitizers; DuckDB itself is not.
$(BUILD)/tests/sanitized_arrow_duckdb: tests/differential/arrow_duckdb.c $(ARROW_UNITS) \
    $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) -O1 -g $(SANITIZE) $(LDFLAGS) -o $@ \
	    $(filter %.c,$^) $(BUILD)/liburic.a -ldl

.PHONY: tests-arrow print-arrow-packages
tests-arrow: $(BUILD)/tests/arrow_duckdb $(BUILD)/tests/sanitized_arrow_duckdb
print-arrow-packages:
	@echo '$(ARROW_PACKAGES)'
