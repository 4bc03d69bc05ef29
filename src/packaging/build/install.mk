# The man pages of section 3, from the comments of the headers; the completions of shells; and
# where everything is installed; included by the Makefile.

all: $(BUILD)/man3/uric.3

# The other pages, too, and all anew, so that no page outlives its function.
$(BUILD)/man3/uric.3: src/packaging/build/man_pages.sh src/packaging/build/manual.awk $(LIBRARY_HEADERS) src/command/uric.1
	$(SAY) sh src/packaging/build/man_pages.sh $(@D) $(LIBRARY_HEADERS)

# The completions are committed: a command for another machine cannot tell its options here.
.PHONY: completions
completions: $(BUILD)/uric
	python3 src/packaging/build/completions.py $(BUILD)/uric src/command/completions

COMMAND_PAGES = uric uric-log uric-find
BASH_COMPLETIONS = $(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS  = $(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(PREFIX)/share/fish/vendor_completions.d
# For find_package(uric) of CMake.
CMAKEDIR         = $(LIBDIR)/cmake/uric
CMAKE_FILES      = uricConfig.cmake uricConfigVersion.cmake uricTargets.cmake

install: all
	install -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(LIBDIR)/pkgconfig' \
	    '$(DESTDIR)$(INCLUDEDIR)' '$(DESTDIR)$(MANDIR)/man1' '$(DESTDIR)$(MANDIR)/man3'
	install -m 755 $(BUILD)/uric '$(DESTDIR)$(BINDIR)/uric'
	install -m 644 $(BUILD)/liburic.a '$(DESTDIR)$(LIBDIR)/liburic.a'
	install -m 755 $(BUILD)/liburic.so.$(VERSION_NUMBERS) '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION_NUMBERS)'
	ln -sf liburic.so.$(VERSION_NUMBERS) '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)'
	ln -sf liburic.so.$(SOVERSION) '$(DESTDIR)$(LIBDIR)/liburic.so'
	install -m 644 $(LIBRARY_HEADERS) src/include/uric.hpp '$(DESTDIR)$(INCLUDEDIR)'
	install -m 644 $(COMMAND_PAGES:%=src/command/%.1) '$(DESTDIR)$(MANDIR)/man1'
	install -d '$(DESTDIR)$(BASH_COMPLETIONS)' '$(DESTDIR)$(ZSH_COMPLETIONS)' \
	    '$(DESTDIR)$(FISH_COMPLETIONS)'
	install -m 644 src/command/completions/uric.bash '$(DESTDIR)$(BASH_COMPLETIONS)/uric'
	install -m 644 src/command/completions/_uric '$(DESTDIR)$(ZSH_COMPLETIONS)/_uric'
	install -m 644 src/command/completions/uric.fish '$(DESTDIR)$(FISH_COMPLETIONS)/uric.fish'
	install -m 644 $(BUILD)/man3/*.3 '$(DESTDIR)$(MANDIR)/man3'
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    src/packaging/build/uric.pc.in > '$(DESTDIR)$(LIBDIR)/pkgconfig/uric.pc'
	for unit in $(filter-out uric,$(UNITS_OF_LIBRARY)); do \
	    sed -e "s|@UNIT@|$$unit|" -e 's|@VERSION@|$(VERSION)|' src/packaging/build/uric_unit.pc.in \
	        > '$(DESTDIR)$(LIBDIR)/pkgconfig/'$$unit.pc || exit 1; \
	done
	install -d '$(DESTDIR)$(CMAKEDIR)'
	for file in $(CMAKE_FILES); do \
	    sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@UNITS@|$(UNITS_OF_LIBRARY:uric_%=%)|g' \
	        -e "s|@INCLUDEDIR_FROM_LIBDIR@|$$(sh src/packaging/build/relative.sh '$(LIBDIR)' '$(INCLUDEDIR)')|" \
	        src/packaging/dist/cmake/$$file.in > '$(DESTDIR)$(CMAKEDIR)/'$$file || exit 1; \
	done

uninstall: $(BUILD)/man3/uric.3
	for page in $(BUILD)/man3/*.3; do rm -f '$(DESTDIR)$(MANDIR)/man3/'"$${page##*/}"; done
	rm -f '$(DESTDIR)$(BINDIR)/uric' '$(DESTDIR)$(LIBDIR)/liburic.a' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION_NUMBERS)' \
	    $(UNITS_OF_LIBRARY:%='$(DESTDIR)$(LIBDIR)/pkgconfig/%.pc') $(CMAKE_FILES:%='$(DESTDIR)$(CMAKEDIR)/%') \
	    $(LIBRARY_HEADERS:src/include/%='$(DESTDIR)$(INCLUDEDIR)/%') '$(DESTDIR)$(INCLUDEDIR)/uric.hpp' \
	    $(COMMAND_PAGES:%='$(DESTDIR)$(MANDIR)/man1/%.1') \
	    '$(DESTDIR)$(BASH_COMPLETIONS)/uric' '$(DESTDIR)$(ZSH_COMPLETIONS)/_uric' \
	    '$(DESTDIR)$(FISH_COMPLETIONS)/uric.fish'
	rmdir '$(DESTDIR)$(CMAKEDIR)' 2> /dev/null || :
