# What tests/postgres needs; included by the Makefile.

# Another module, whose symbols have names of the library.
NAMES_MODULE = $(BUILD)/tests/postgres/uric_names.so

$(NAMES_MODULE): tests/postgres/other/uric_names.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -D_GNU_SOURCE -isystem "$$($(PG_CONFIG) --includedir-server)" $(CFLAGS) \
	    -fPIC -shared -o $@ $<

# The extension under the sanitizers, with the objects of the library's tests; PostgreSQL itself is
# Debian's.
SANITIZED_POSTGRES = $(BUILD)/tests/postgres/sanitized

.PHONY: tests-postgres tests-postgres-sanitized
tests-postgres: postgres tests-sql-answers $(NAMES_MODULE)
tests-postgres-sanitized: $(SANITIZED_SQL) $(sanitized_LIBRARY)
	@$(MAKE) --no-print-directory BUILD=$(SANITIZED_POSTGRES) POSTGRES_LIBRARY='$^' \
	    CFLAGS='-O1 -g1 $(SANITIZE) -fno-omit-frame-pointer' postgres
