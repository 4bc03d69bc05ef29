# The man pages of section 3, from the comments of the headers; included by the Makefile.

all: $(BUILD)/man3/uric.3

# The other pages, too: without those of functions that there are no more.
$(BUILD)/man3/uric.3: src/build/manual.awk $(HEADERS) src/cli/uric.1
	@rm -rf $(@D) && mkdir -p $(@D)
	$(SAY) awk -v out=$(@D) -v date="$$(awk '{ print $$4; exit }' src/cli/uric.1)" \
	    -f src/build/manual.awk $(HEADERS)

.PHONY: install-manual uninstall-manual
install: install-manual
install-manual: $(BUILD)/man3/uric.3
	install -d '$(DESTDIR)$(MANDIR)/man3'
	install -m 644 $(BUILD)/man3/*.3 '$(DESTDIR)$(MANDIR)/man3'

uninstall: uninstall-manual
uninstall-manual: $(BUILD)/man3/uric.3
	for page in $(BUILD)/man3/*.3; do rm -f '$(DESTDIR)$(MANDIR)/man3/'"$${page##*/}"; done
