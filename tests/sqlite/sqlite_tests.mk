# What tests/sqlite needs; included by the Makefile.

SQLITE_TESTS = $(BUILD)/tests/sqlite

# The extension under the sanitizers; SQLite itself is Debian's.
SQLITE_SANITIZED = $(SQLITE_UNITS:%.c=$(SQLITE_TESTS)/%.o)

$(SQLITE_TESTS)/%.o: %.c $(BUILD)/obj/sqlite3ext.found | $(STATES)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SQLITE_CFLAGS) -O0 -g1 -fPIC -fvisibility=hidden $(SANITIZE) -c $< -o $@

$(SQLITE_TESTS)/sanitized/uric.so: $(SQLITE_SANITIZED) $(SANITIZED_SQL) $(sanitized_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(SANITIZE) $(SQLITE_LINK) -o $@ $^

# The same programs with and without the sanitizers, each for the extension of its kind.
$(SQLITE_TESTS)/%: tests/sqlite/%.c $(SQL_OBJECTS) $(BUILD)/liburic.a $(BUILD)/obj/sqlite3ext.found
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYSTEM) $(SQLITE_CFLAGS) $(LDFLAGS) -o $@ $(filter %.c %.o %.a,$^) -lsqlite3

$(SQLITE_TESTS)/sanitized/%: tests/sqlite/%.c $(SQL_OBJECTS) $(BUILD)/liburic.a \
    $(BUILD)/obj/sqlite3ext.found
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYSTEM) $(SQLITE_CFLAGS) -g1 $(SANITIZE) $(LDFLAGS) -o $@ \
	    $(filter %.c %.o %.a,$^) -lsqlite3

-include $(SQLITE_SANITIZED:.o=.d) $(wildcard $(SQLITE_TESTS)/*.d $(SQLITE_TESTS)/sanitized/*.d)

.PHONY: tests-sqlite tests-sqlite-sanitized
tests-sqlite: sqlite $(addprefix $(SQLITE_TESTS)/,sqlite_calls sqlite_memory sqlite_large) \
    tests-sql-answers
tests-sqlite-sanitized: $(SQLITE_TESTS)/sanitized/uric.so \
    $(addprefix $(SQLITE_TESTS)/sanitized/,sqlite_calls sqlite_memory)
