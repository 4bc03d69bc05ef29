# What tests/duckdb needs; included by the Makefile.

DUCKDB_CALLS = $(BUILD)/tests/duckdb/calls.txt

$(DUCKDB_CALLS): tests/sql/calls_of.py src/engines/functions.tsv
	@mkdir -p $(@D)
	$(SAY) python3 tests/sql/calls_of.py > $@.new && mv $@.new $@

# The extension under the sanitizers; DuckDB itself is not, nor the library, which has tests
# of its own.
DUCKDB_SANITIZED = $(BUILD)/tests/duckdb/sanitized/uric.duckdb_extension

$(BUILD)/tests/duckdb/sanitized/%.o: %.c $(DUCKDB_BUILD)/header
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(DUCKDB_CFLAGS) -O1 -g1 $(SANITIZE) -fno-omit-frame-pointer \
	    -isystem "$$(cat $(DUCKDB_BUILD)/header)" -c $< -o $@

$(DUCKDB_SANITIZED): $(patsubst %.c,$(BUILD)/tests/duckdb/sanitized/%.o,$(SQL_UNITS) $(DUCKDB_UNITS)) \
    $(BUILD)/liburic.a src/engines/duckdb/footer.sh
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) $(DUCKDB_LINK) -o $@.so \
	    $(filter %.o %.a,$^)
	$(SAY) platform='$(DUCKDB_PLATFORM)' && \
	    sh src/engines/duckdb/footer.sh $@.so \
	        "$${platform:-$$(sh src/engines/duckdb/platform.sh '$(CC)')}" $(VERSION) > $@.new && \
	    mv $@.new $@

$(BUILD)/tests/duckdb/no_memory.so: tests/duckdb/no_memory.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -fPIC -shared -o $@ $< -ldl

.PHONY: tests-duckdb
tests-duckdb: duckdb tests-sql-answers $(DUCKDB_SANITIZED) $(DUCKDB_CALLS) \
    $(BUILD)/tests/duckdb/no_memory.so
