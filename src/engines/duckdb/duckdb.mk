# The DuckDB extension; included by the Makefile.  src/engines/duckdb/README.md is its manual.

# The directory of duckdb_extension.h; looked for if it is not given.
DUCKDB_INCLUDE  =
# DuckDB's name for the platform; the compiler's if it is not given.
DUCKDB_PLATFORM =
DUCKDB_BUILD    = $(BUILD)/duckdb
DUCKDB_UNITS    = $(wildcard src/engines/duckdb/*.c)
DUCKDB_OBJECTS  = $(DUCKDB_UNITS:%.c=$(DUCKDB_BUILD)/%.o)
# DuckDB throws exceptions through our functions.
DUCKDB_CFLAGS   = -fPIC -fvisibility=hidden -fexceptions
# Only the function that DuckDB calls is visible.
DUCKDB_LINK     = -shared -Wl,--exclude-libs,ALL

.PHONY: duckdb
duckdb: $(BUILD)/uric.duckdb_extension

#: duckdb     the extension for DuckDB, in build/; DUCKDB_INCLUDE=DIRECTORY of
#:            duckdb_extension.h, which npm's package duckdb has

# Changes only when the header is another one.
$(DUCKDB_BUILD)/header: FORCE
	@mkdir -p $(@D)
	@BUILD='$(BUILD)' sh src/engines/duckdb/find_header.sh $(DUCKDB_INCLUDE) > $@.new
	@cmp -s $@.new $@ || cp $@.new $@

.PHONY: FORCE
FORCE:

$(DUCKDB_BUILD)/%.o: %.c $(DUCKDB_BUILD)/header
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(DUCKDB_CFLAGS) -isystem "$$(cat $(DUCKDB_BUILD)/header)" -c $< -o $@

$(DUCKDB_BUILD)/uric.so: $(DUCKDB_OBJECTS) $(SQL_OBJECTS) $(BUILD)/liburic.a \
    $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) $(DUCKDB_LINK) -o $@ \
	    $(DUCKDB_OBJECTS) $(SQL_OBJECTS) $(BUILD)/liburic.a

$(BUILD)/uric.duckdb_extension: $(DUCKDB_BUILD)/uric.so src/engines/duckdb/footer.sh
	$(SAY) platform='$(DUCKDB_PLATFORM)' && \
	    sh src/engines/duckdb/footer.sh $< \
	        "$${platform:-$$(sh src/engines/duckdb/platform.sh '$(CC)')}" $(VERSION) > $@.new && \
	    mv $@.new $@

-include $(DUCKDB_OBJECTS:.o=.d)
