# The extension for SQLite; included by the Makefile.  src/engines/sqlite/README.md is its manual.

# Where sqlite3ext.h is, if the compiler does not find it: -I/path/to/sqlite.
SQLITE_CFLAGS  =
SQLITE_UNITS   = $(wildcard src/engines/sqlite/*.c)
SQLITE_OBJECTS = $(SQLITE_UNITS:%.c=$(BUILD)/obj/%.o)

.PHONY: sqlite install-sqlite uninstall-sqlite
sqlite: $(BUILD)/uric.so

#: sqlite     the extension for SQLite, build/uric.so (needs sqlite3ext.h: libsqlite3-dev);
#:            install-sqlite puts it into LIBDIR/sqlite3, uninstall-sqlite removes it

# Only prints a message if the header is missing.
$(BUILD)/obj/sqlite3ext.found:
	@mkdir -p $(@D)
	@echo '#include <sqlite3ext.h>' | $(CC) $(SQLITE_CFLAGS) $(CPPFLAGS) $(CFLAGS) -E - \
	    > /dev/null 2>&1 || { echo 'make sqlite: no sqlite3ext.h; install libsqlite3-dev,' \
	    'or set SQLITE_CFLAGS=-IDIRECTORY' >&2; exit 1; }
	@touch $@

$(SQLITE_OBJECTS): CPPFLAGS += $(SQLITE_CFLAGS)
$(SQLITE_OBJECTS): $(BUILD)/obj/sqlite3ext.found

# It contains the library, and exports only its entry point.  It stays in memory: if it fails to
# register all functions, SQLite closes it but keeps those that it has.
SQLITE_LINK = -shared -Wl,--exclude-libs,ALL -Wl,-z,nodelete

$(BUILD)/uric.so: $(SQLITE_OBJECTS) $(SQL_OBJECTS) $(BUILD)/liburic.a \
    $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) $(SQLITE_LINK) \
	    -o $@ $(SQLITE_OBJECTS) $(SQL_OBJECTS) $(BUILD)/liburic.a

-include $(SQLITE_OBJECTS:.o=.d)

install-sqlite: sqlite
	install -d '$(DESTDIR)$(LIBDIR)/sqlite3'
	install -m 755 $(BUILD)/uric.so '$(DESTDIR)$(LIBDIR)/sqlite3/uric.so'

uninstall-sqlite:
	rm -f '$(DESTDIR)$(LIBDIR)/sqlite3/uric.so'
