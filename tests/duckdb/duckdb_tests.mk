# What tests/duckdb needs; included by the Makefile.

# npm's packages: DuckDB's header for extensions, and DuckDB itself, of three versions.
DUCKDB_PACKAGES = duckdb@1.4.4 @duckdb/node-api@1.5.6-r.1 \
    duckdb-1.4@npm:@duckdb/node-api@1.4.4-r.4 \
    duckdb-1.3@npm:@duckdb/node-api@1.3.0-alpha.21

DUCKDB_CALLS = $(BUILD)/tests/duckdb/calls.txt

$(DUCKDB_CALLS): tests/sql/calls_of.py src/sql/functions.tsv
	@mkdir -p $(@D)
	$(SAY) python3 tests/sql/calls_of.py > $@.new && mv $@.new $@

$(DUCKDB_CALLS:.txt=_all.txt): tests/sql/calls_of.py src/sql/functions.tsv
	@mkdir -p $(@D)
	$(SAY) python3 tests/sql/calls_of.py --all > $@.new && mv $@.new $@

# The extension under the sanitizers; DuckDB itself is not, nor the library, which has tests
# of its own.
DUCKDB_SANITIZED = $(BUILD)/tests/duckdb/sanitized/uric.duckdb_extension

$(BUILD)/tests/duckdb/sanitized/%.o: %.c $(DUCKDB_BUILD)/header
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(DUCKDB_CFLAGS) -O1 -g $(SANITIZE) -fno-omit-frame-pointer \
	    -isystem "$$(cat $(DUCKDB_BUILD)/header)" -c $< -o $@

$(DUCKDB_SANITIZED): $(patsubst %.c,$(BUILD)/tests/duckdb/sanitized/%.o,$(DUCKDB_UNITS)) \
    $(BUILD)/liburic.a src/sql/duckdb/footer.sh
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -shared $(DUCKDB_LDFLAGS) -o $@.so \
	    $(filter %.o %.a,$^)
	$(SAY) platform='$(DUCKDB_PLATFORM)' && \
	    sh src/sql/duckdb/footer.sh $@.so \
	        "$${platform:-$$(sh src/sql/duckdb/platform.sh '$(CC)')}" $(VERSION) > $@.new && \
	    mv $@.new $@

.PHONY: tests-duckdb tests-duckdb-sanitized
tests-duckdb: duckdb tests-sql-answers $(DUCKDB_CALLS)
tests-duckdb-sanitized: $(DUCKDB_SANITIZED) $(DUCKDB_CALLS:.txt=_all.txt)
