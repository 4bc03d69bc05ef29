# What is released, and what other build systems must know; included by the Makefile.

# ---- lists for other build systems ----
# Committed, since CMake and Meson cannot read the Makefile.

UNITS_OF_LIBRARY = $(LIBRARY_HEADERS:src/include/%.h=%)
UNITS_APART      = $(filter-out $(UNITS_OF_LIBRARY),$(SINGLE_FILES))
LISTS = src/packaging/dist
DEBIAN = debian

$(BUILD)/obj/uric.map: src/packaging/dist/uric.map src/packaging/dist/symbols.awk $(LIBRARY_HEADERS)
	@mkdir -p $(@D)
	$(SAY) awk -v version=$(basename $(VERSION_NUMBERS)) -f src/packaging/dist/symbols.awk src/packaging/dist/uric.map \
	    $(LIBRARY_HEADERS) > $@.new && mv $@.new $@

.PHONY: dist-lists
dist-lists: $(BUILD)/obj/uric.map $(LIB_OBJECTS) $(URIPARSER_UNITS:%.c=$(BUILD)/obj/%.o)
	@mkdir -p $(LISTS)
	sh src/packaging/dist/library.sh $(BUILD)/obj $(SOVERSION) $(BUILD)/obj/uric.map \
	    $(foreach unit,$(UNITS_OF_LIBRARY),--library $(unit) $(MAKES_$(unit))) \
	    $(foreach unit,$(UNITS_APART),--apart $(unit) $(MAKES_$(unit))) \
	    --apart uric_parse --apart uric_http > $(LISTS)/library.new && mv $(LISTS)/library.new $(LISTS)/library.txt
	cp $(BUILD)/obj/uric.map $(LISTS)/uric.map
	echo $(VERSION) > $(LISTS)/version.txt
	[ ! -d $(DEBIAN) ] || awk -v soversion=$(SOVERSION) -f src/packaging/dist/debian_symbols.awk \
	    $(LISTS)/uric.map > $(DEBIAN)/liburic$(SOVERSION).symbols

#: dist-lists regenerate the lists in src/packaging/dist that CMake, Meson and the linker read

# ---- the release ----

DIST     = $(BUILD)/dist
# The URL of the folder that a release is downloaded from, for the recipes.
RELEASES = file://$(abspath $(DIST))
TARBALL  = $(DIST)/uric-$(VERSION).tar.xz
SINGLE_ZIP = $(DIST)/uric-single-$(VERSION).zip
SBOM     = $(DIST)/uric-$(VERSION).spdx.json

.PHONY: dist
dist:
	@rm -rf $(DIST) && mkdir -p $(DIST)
	@sh src/packaging/dist/date.sh > $(DIST)/date
	@sh src/packaging/dist/files.sh > $(DIST)/files
	@sh src/packaging/dist/fill.sh single > $(DIST)/README
	@{ ls gen/uric*.[ch] | sed 's|^gen/\(.*\)|\1	&|'; \
	    printf 'LICENSE\nREADME\t$(DIST)/README\n'; } > $(DIST)/singles
	$(SAY) python3 src/packaging/dist/archives.py tar $(TARBALL) uric-$(VERSION) "$$(cat $(DIST)/date)" \
	    < $(DIST)/files
	$(SAY) python3 src/packaging/dist/archives.py zip $(SINGLE_ZIP) uric-single-$(VERSION) \
	    "$$(cat $(DIST)/date)" < $(DIST)/singles
	$(SAY) python3 src/packaging/dist/sbom.py $(VERSION) "$$(cat $(DIST)/date)" $(TARBALL) $(SINGLE_ZIP) \
	    > $(SBOM)
	@rm $(DIST)/date $(DIST)/files $(DIST)/singles $(DIST)/README
	@cd $(DIST) && sha256sum $(notdir $(TARBALL) $(SINGLE_ZIP) $(SBOM)) > SHA256SUMS
	@sh src/packaging/dist/fill.sh recipes $(DIST) '$(RELEASES)'
	@cd $(DIST) && cat SHA256SUMS && find recipes -type f | sort

#: dist       make the release in build/dist: tarball, single files, SBOM, SHA256SUMS, and
#:            recipes for Meson, vcpkg and Conan, with RELEASES= as the URL of its folder

# What a release is made to do, by each build system: the suites dist-* of check-all at length.
.PHONY: dist-check
dist-check: all dist
	@mkdir -p $(BUILD)/check && rm -f $(BUILD)/check/dist-*.tap
	@for suite in release recipes cmake meson debian; do \
	    echo "tests/dist/$$suite.sh"; \
	    tap=$(BUILD)/check/dist-$$suite.tap; \
	    BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/dist/$$suite.sh all > $$tap; \
	    grep -E '^not ok|^#|# SKIP|^1\.\.' $$tap || echo "not ok - it did not finish" >> $$tap; \
	done; ! grep -h '^not ok' $(BUILD)/check/dist-*.tap

#: dist-check make a release, build and test it unpacked, install and use it by CMake, Meson,
#:            vcpkg's steps and, where it is installed, Conan; as root, with debootstrap, also
#:            build Debian's packages in a clean Debian (half an hour)
