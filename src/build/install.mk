# The man pages of section 3, from the comments of the headers, and where everything is
# installed; included by the Makefile.

all: $(BUILD)/man3/uric.3

# The other pages, too, and all anew, so that no page outlives its function.
$(BUILD)/man3/uric.3: src/build/manual.awk $(LIBRARY_HEADERS) src/cli/uric.1
	@rm -rf $(@D) && mkdir -p $(@D)
	$(SAY) awk -v out=$(@D) -v date="$$(awk '{ print $$4; exit }' src/cli/uric.1)" \
	    -f src/build/manual.awk $(LIBRARY_HEADERS)

install: all
	install -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(LIBDIR)/pkgconfig' \
	    '$(DESTDIR)$(INCLUDEDIR)' '$(DESTDIR)$(MANDIR)/man1' '$(DESTDIR)$(MANDIR)/man3'
	install -m 755 $(BUILD)/uric '$(DESTDIR)$(BINDIR)/uric'
	install -m 644 $(BUILD)/liburic.a '$(DESTDIR)$(LIBDIR)/liburic.a'
	install -m 755 $(BUILD)/liburic.so.$(VERSION) '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION)'
	ln -sf liburic.so.$(VERSION) '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)'
	ln -sf liburic.so.$(SOVERSION) '$(DESTDIR)$(LIBDIR)/liburic.so'
	install -m 644 $(LIBRARY_HEADERS) src/uric.hpp '$(DESTDIR)$(INCLUDEDIR)'
	install -m 644 src/cli/uric.1 '$(DESTDIR)$(MANDIR)/man1/uric.1'
	install -m 644 $(BUILD)/man3/*.3 '$(DESTDIR)$(MANDIR)/man3'
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    src/build/uric.pc.in > '$(DESTDIR)$(LIBDIR)/pkgconfig/uric.pc'

uninstall: $(BUILD)/man3/uric.3
	for page in $(BUILD)/man3/*.3; do rm -f '$(DESTDIR)$(MANDIR)/man3/'"$${page##*/}"; done
	rm -f '$(DESTDIR)$(BINDIR)/uric' '$(DESTDIR)$(LIBDIR)/liburic.a' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION)' \
	    '$(DESTDIR)$(LIBDIR)/pkgconfig/uric.pc' \
	    $(LIBRARY_HEADERS:src/%='$(DESTDIR)$(INCLUDEDIR)/%') '$(DESTDIR)$(INCLUDEDIR)/uric.hpp' \
	    '$(DESTDIR)$(MANDIR)/man1/uric.1'
