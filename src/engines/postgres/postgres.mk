# The extension for PostgreSQL; included by the Makefile.  src/engines/postgres/README.md is its
# manual.

# The PostgreSQL to build for is the one of this pg_config.
PG_CONFIG      = pg_config
POSTGRES_UNITS = $(filter-out %.md %.json,$(wildcard src/engines/postgres/*))
POSTGRES_BUILD = $(BUILD)/postgres
POSTGRES_LIBRARY = $(SQL_OBJECTS) $(BUILD)/liburic.a

# PGXS has flags of its own; it is not a part of the make that runs it.
PGXS_MAKE = unset MAKEFLAGS MFLAGS MAKELEVEL; $(MAKE) -s -C $(POSTGRES_BUILD) \
    -f '$(abspath src/engines/postgres/Makefile)' VPATH='$(abspath src/engines/postgres)' \
    with_llvm=no CC='$(CC)' PG_CONFIG='$(PG_CONFIG)' COPT='$(CFLAGS)' \
    WARN_C='$(WARN_C)' LIBRARY='$(abspath $(POSTGRES_LIBRARY))'

.PHONY: postgres install-postgres installcheck-postgres
postgres: $(POSTGRES_BUILD)/uric.so

#: postgres   the extension for PostgreSQL, in build/postgres/, built with Debian's
#:            postgresql-server-dev-15, or for the server of PG_CONFIG=PATH
#: install-postgres  installs it into that server, below DESTDIR=; then: CREATE EXTENSION uric
#: installcheck-postgres  tests it there, by pg_regress, as the user and on the server of PGUSER,
#:            PGHOST and PGPORT

$(POSTGRES_BUILD)/uric.so: $(POSTGRES_UNITS) src/engines/functions.tsv $(POSTGRES_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(PGXS_MAKE) all && touch $@

install-postgres: postgres
	$(SAY) $(PGXS_MAKE) install DESTDIR='$(DESTDIR)'

installcheck-postgres: postgres
	$(SAY) $(PGXS_MAKE) installcheck
