# uric: `make help` lists the targets.  A C compiler and make build the library
# and the command; nothing here runs a generator but `make gen` and the checks.

CC       = cc
CXX      = c++
AR       = ar
CFLAGS   = -O2 -g
CXXFLAGS = -O2 -g
LDFLAGS  =
PREFIX   = /usr/local
DESTDIR  =
# Of zlib, zstd and lzma those that the command may use; it does without those that
# are not there.
COMPRESSION = zlib zstd lzma
# Against what a bug of the command could be used for, as far as the compiler has it; empty
# for none.  Of these the shared library gets what the linker does.  The library's own
# code is compiled without: it needs memcpy and its kin alone, wherever it is linked.
HARDEN_CFLAGS  = -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fPIE
HARDEN_LDFLAGS = -Wl,-z,relro -Wl,-z,now -pie
# One of portable, sse41, avx2, avx512, avx512vbmi2, neon: for that one alone.
ISA      =
# walk: the states of the scanner as grammar/walk.py writes them; ragel: those of the hot
# rules as ragel -G2 does, which is needed then.
BACKEND  = walk
BUILD    = build$(if $(filter ragel,$(BACKEND)),/ragel)$(if $(ISA),/$(ISA))

BINDIR     = $(PREFIX)/bin
LIBDIR     = $(PREFIX)/lib
INCLUDEDIR = $(PREFIX)/include
MANDIR     = $(PREFIX)/share/man

VERSION := $(shell sed -n 's/^\#define URIC_VERSION_[MP][A-Z]* //p' src/uric.h | paste -sd. -)
SOVERSION = 0

# No warning is wanted from any of our code, generated code included.
WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wwrite-strings \
           -Wundef -Wvla -Wconversion -Wsign-conversion
WARN_C   = $(WARN) -Wstrict-prototypes -Wmissing-prototypes

ISA_portable = -DURIC_PORTABLE
ISA_sse41    = -DURIC_ISA_SSE41
ISA_avx2     = -DURIC_ISA_AVX2
ISA_avx512   = -DURIC_ISA_AVX512
ISA_avx512vbmi2 = -DURIC_ISA_AVX512VBMI2
ISA_neon     = -DURIC_ISA_NEON
# For tests on any x86-64: the forms for AVX-512 by a model of its intrinsics in plain C.
ISA_avx512-model = $(ISA_avx512vbmi2) -Itests/avx512 -Wno-psabi
ifneq ($(ISA),)
ifeq ($(ISA_$(ISA)),)
$(error ISA is portable, sse41, avx2, avx512, avx512vbmi2 or neon, not $(ISA))
endif
endif

ifeq ($(BACKEND),ragel)
STATES = $(BUILD)/states/made
else ifneq ($(BACKEND),walk)
$(error BACKEND is walk or ragel, not $(BACKEND))
endif

CPPFLAGS = $(STATES:%/made=-I%) -Isrc -Igen $(ISA_$(ISA))
# What the command asks of the system: files of any size, where off_t may have 32 bits.
SYSTEM   = -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64
COMPILE  = $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) -MMD -MP

# The units of the library; behind the --, what a URIC_ONLY_PARSE build lacks.
PARSE_UNITS = src/names.c src/classify_sse41.c src/classify_avx2.c \
              src/classify_avx512.c src/classify_neon.c src/isa.c src/walk.c src/parse.c \
              src/parts.c src/address.c
OTHER_UNITS = src/stream.c src/prefix.c \
              src/rows.c src/columns.c src/expected.c gen/split.c src/dots.c \
              src/target.c src/resolve.c src/remove_dots.c src/same_document.c \
              src/relate.c src/compose.c src/build.c src/edit.c gen/html_base.c \
              gen/mime_base.c src/html_character.c src/embedded.c \
              src/target_uri.c src/suffix.c \
              src/segments.c src/schemes.c src/scheme.c src/scheme_fast.c \
              gen/ftp.c gen/mailto.c gen/scheme.c src/scheme_list.c \
              src/ftp.c src/gopher.c src/file_name.c \
              src/ipv6_text.c src/normal.c src/normalize.c src/compare.c \
              src/coding_fast.c src/encode.c src/decode.c src/query.c \
              src/audit.c
UNITS       = $(PARSE_UNITS) $(OTHER_UNITS)
# gen/uric_editions.c, which an embedder may leave away; what it shares with the
# library proper stands in both files.
EDITION_UNITS = gen/accept_url1994.c gen/accept_rfc1738.c gen/accept_url1997.c \
                gen/accept_uri2003.c src/editions.c src/resolve_editions.c \
                gen/scheme1738.c src/scheme1738.c
# gen/uric_text.c, another one: URIs in running text and in logs.
TEXT_UNITS  = gen/find_bare.c gen/find_delimited.c gen/find_shape.c \
              gen/find_html.c src/find_marker.c src/find.c \
              src/log_format.c src/log_custom.c src/log_read.c src/log_steps.c \
              gen/log_line.c gen/log_request.c src/log_request.c src/log_value.c \
              gen/log_w3c.c src/log_w3c.c gen/log_json.c src/log_json.c
CLI_UNITS   = $(wildcard src/cli/*.c)

LIB_OBJECTS = $(patsubst %.c,$(BUILD)/obj/%.o,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS))
CLI_OBJECTS = $(CLI_UNITS:%.c=$(BUILD)/obj/%.o)

# make V=1 shows whole commands.
ifeq ($(V),1)
SAY =
else ifneq ($(findstring s,$(firstword -$(MAKEFLAGS))),)
SAY = @
else
SAY = @echo "  $@";
endif

.PHONY: all demo check deps bench bench-command gen size install uninstall clean help

all: $(BUILD)/uric $(BUILD)/liburic.a $(BUILD)/liburic.so

# Looks each time what the compiler has; its files change when that does.
HARDENING_FILES = $(BUILD)/obj/hardening.cflags $(BUILD)/obj/hardening.ldflags

.PHONY: hardening
hardening:
	@mkdir -p $(BUILD)/obj
	@HARDEN_CFLAGS='$(HARDEN_CFLAGS)' HARDEN_LDFLAGS='$(HARDEN_LDFLAGS)' \
	    sh src/hardening.sh $(HARDENING_FILES) '$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)'

$(HARDENING_FILES): hardening ;

HARDEN      = @$(BUILD)/obj/hardening.cflags
HARDEN_LINK = @$(BUILD)/obj/hardening.ldflags
# no executable
HARDEN_LINK_SHARED = $$(sed 's/ *-pie//' $(BUILD)/obj/hardening.ldflags)

$(BUILD)/obj/src/cli/%.o: src/cli/%.c $(BUILD)/obj/hardening.cflags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(HARDEN) $(SYSTEM) -pthread -c $< -o $@

# Looks each time what is installed; its files change when that does.
COMPRESSION_FILES = $(BUILD)/obj/compression.cflags $(BUILD)/obj/compression.libs

.PHONY: compression
compression:
	@mkdir -p $(BUILD)/obj
	@COMPRESSION='$(COMPRESSION)' sh src/compression.sh $(COMPRESSION_FILES) \
	    '$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)'

$(COMPRESSION_FILES): compression ;

$(BUILD)/obj/src/cli/codec_%.o: src/cli/codec_%.c $(BUILD)/obj/compression.cflags \
    $(BUILD)/obj/hardening.cflags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(HARDEN) $(SYSTEM) -pthread \
	    @$(BUILD)/obj/compression.cflags -c $< -o $@

$(BUILD)/states/made: $(wildcard grammar/*.rl grammar/*.py)
	@mkdir -p $(@D)
	$(SAY) sh grammar/generate --ragel $(@D) && touch $@

$(BUILD)/obj/%.o: %.c | $(STATES)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -fPIC -fvisibility=hidden -c $< -o $@

$(BUILD)/liburic.a: $(LIB_OBJECTS)
	@rm -f $@
	$(SAY) $(AR) rcs $@ $(LIB_OBJECTS)

$(BUILD)/liburic.so.$(VERSION): $(LIB_OBJECTS) $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) -shared -Wl,-soname,liburic.so.$(SOVERSION) \
	    -o $@ $(LIB_OBJECTS)

$(BUILD)/liburic.so: $(BUILD)/liburic.so.$(VERSION)
	$(SAY) ln -sf liburic.so.$(VERSION) $(BUILD)/liburic.so.$(SOVERSION)
	$(SAY) ln -sf liburic.so.$(SOVERSION) $@

$(BUILD)/uric: $(CLI_OBJECTS) $(BUILD)/liburic.a $(BUILD)/obj/compression.libs \
    $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) -pthread $(LDFLAGS) $(HARDEN_LINK) -o $@ $(CLI_OBJECTS) \
	    $(BUILD)/liburic.a @$(BUILD)/obj/compression.libs

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d)

# On all processors, unless -j says on how many: whoever tries it first should not wait.
demo:
	@$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell getconf _NPROCESSORS_ONLN || echo 2)) \
	    --no-print-directory $(BUILD)/uric
	@sh bench/demo.sh $(BUILD)/uric bench/sample.txt

# ---- generated files ------------------------------------------------------

gen:
	sh grammar/generate gen
	sh src/amalgamate.sh uric `$(MAKE) -s print-units` > gen/uric.c
	sh src/amalgamate.sh uric_editions `$(MAKE) -s print-edition-units` \
	    > gen/uric_editions.c
	sh src/amalgamate.sh uric_text `$(MAKE) -s print-text-units` > gen/uric_text.c
	cp src/uric.h src/uric_editions.h src/uric_text.h gen/

# ---- tests ------------------------------------------------------------------
# Three builds of the library go through the same tests: its units, the single
# file, and the units under the sanitizers.

TESTS = test_fixtures test_random test_api test_stream test_columns \
        test_editions test_resolve test_schemes test_relate test_edit \
        test_theorems test_base test_normalize test_percent test_audit test_vectors \
        test_linear test_find test_log test_nothing
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all

TEST_COMPILE = $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) -Itests -Ibench $(CFLAGS) -MMD -MP
RENAME = -Duric_ask_machine=uric_ask_machine_$(1)
TEST_OBJECTS = fixture guard oracles agreement prose

# $(1): name, $(2): the library's sources, $(3): flags, $(4): tests that need what
# the single file does not show
define TEST_BUILD
$(BUILD)/tests/$(1)/%_T0.o: gen/%_T0.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,T0) -c $$< -o $$@

$(BUILD)/tests/$(1)/%_F1.o: gen/%_F1.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,F1) -c $$< -o $$@

$(BUILD)/tests/$(1)/%_G2.o: gen/%_G2.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,G2) -c $$< -o $$@

$(BUILD)/tests/$(1)/%.o: %.c | $(STATES)
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) -c $$< -o $$@

$(1)_LIBRARY = $(2:%.c=$(BUILD)/tests/$(1)/%.o)
$(1)_AGREE = $$(TEST_OBJECTS:%=$(BUILD)/tests/$(1)/tests/%.o) \
    $$(addprefix $(BUILD)/tests/$(1)/,reference_T0.o reference_F1.o reference_G2.o \
        gen/re2c_appendix_a.o gen/re2c_appendix_b.o)

$(BUILD)/tests/$(1)/test_fixtures $(BUILD)/tests/$(1)/test_random: \
$(BUILD)/tests/$(1)/%: $(BUILD)/tests/$(1)/tests/%.o $$($(1)_AGREE) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka -lpcre2-8

$(addprefix $(BUILD)/tests/$(1)/,test_api test_nothing): \
$(BUILD)/tests/$(1)/%: $(BUILD)/tests/$(1)/tests/%.o $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_linear: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_linear.o worst.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

# The forms that one build has, one after the other.
$(BUILD)/tests/$(1)/forms: $$(addprefix $(BUILD)/tests/$(1)/,tests/forms.o tests/batch.o tests/fixture.o tests/guard.o reference_G2.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^

$(BUILD)/tests/$(1)/test_stream: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_stream.o states.o guard.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_columns: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_columns.o fixture.o guard.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_editions $(BUILD)/tests/$(1)/test_resolve: \
$(BUILD)/tests/$(1)/%: $$(addprefix $(BUILD)/tests/$(1)/tests/,%.o fixture.o guard.o wording.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(addprefix $(BUILD)/tests/$(1)/,test_relate test_edit test_base): \
$(BUILD)/tests/$(1)/%: $$(addprefix $(BUILD)/tests/$(1)/tests/,%.o guard.o wording.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_theorems: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_theorems.o theorems.o trials.o spellings.o valid.o wording.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_normalize: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_normalize.o spellings.o guard.o wording.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_schemes: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_schemes.o fixture.o guard.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(addprefix $(BUILD)/tests/$(1)/,test_percent test_audit test_find): \
$(BUILD)/tests/$(1)/%: $$(addprefix $(BUILD)/tests/$(1)/tests/,%.o guard.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/linear_far: $$(addprefix $(BUILD)/tests/$(1)/tests/,linear_far.o worst.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -pthread

$(BUILD)/tests/$(1)/test_sizes: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_sizes.o far.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_signals: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_signals.o uses.o valid.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/threads: $$(addprefix $(BUILD)/tests/$(1)/tests/,threads.o uses.o valid.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -pthread

$(BUILD)/tests/$(1)/test_uriparser: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_uriparser.o spellings.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka -luriparser

$(BUILD)/tests/$(1)/test_machine: $$(addprefix $(BUILD)/tests/$(1)/,tests/test_machine.o tests/states.o tests/batch.o tests/fixture.o tests/guard.o reference_G2.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_log: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_log.o fixture.o guard.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_log_machine: $(BUILD)/tests/$(1)/tests/test_log_machine.o $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka

$(BUILD)/tests/$(1)/test_vectors: $$(addprefix $(BUILD)/tests/$(1)/tests/,test_vectors.o fixture.o) $$($(1)_LIBRARY)
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ -lcmocka -ljansson

.PHONY: tests-$(1)
tests-$(1): $$(patsubst %,$(BUILD)/tests/$(1)/%,$$(TESTS) $(4))

-include $$(wildcard $(BUILD)/tests/$(1)/*.d $(BUILD)/tests/$(1)/*/*.d)
endef

.PHONY: tests-uriparser
tests-uriparser: $(BUILD)/tests/units/test_uriparser

$(eval $(call TEST_BUILD,units,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS),,test_machine test_log_machine test_sizes test_signals))
$(eval $(call TEST_BUILD,single,gen/uric.c gen/uric_editions.c gen/uric_text.c,-DSINGLE_FILE))
$(eval $(call TEST_BUILD,threaded,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS),-fsanitize=thread))
$(eval $(call TEST_BUILD,sanitized,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS),$(SANITIZE),test_machine test_log_machine))

.PHONY: tests-threads tests-hostile
tests-threads: $(BUILD)/tests/threaded/threads
tests-hostile: $(addprefix $(BUILD)/tests/units/,test_sizes linear_far) $(BUILD)/tests/measure

# For tests/hostile/resources.py.
$(BUILD)/tests/measure: tests/hostile/measure.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CFLAGS) $(LDFLAGS) -o $@ $<

.PHONY: tests-measure
tests-measure: $(BUILD)/tests/measure

# clang's MemorySanitizer.  What a library that it does not see writes, it takes for
# not written: PCRE2, beside which the fixtures and random strings are, is left out.
MEMORY_TESTS = test_api test_columns test_editions test_resolve test_relate test_edit \
               test_base test_theorems test_audit test_log test_schemes test_stream \
               test_percent forms
$(BUILD)/tests/memory/%: CC = clang
$(BUILD)/tests/memory/%: CFLAGS = -O1 -g
$(eval $(call TEST_BUILD,memory,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS),-fsanitize=memory))
$(BUILD)/tests/memory/src/cli/%.o: CPPFLAGS += $(SYSTEM)

$(BUILD)/tests/memory/uric: $(CLI_UNITS:%.c=$(BUILD)/tests/memory/%.o) $(memory_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) -fsanitize=memory -pthread $(LDFLAGS) -o $@ $^

.PHONY: tests-memory-sanitized
tests-memory-sanitized: $(MEMORY_TESTS:%=$(BUILD)/tests/memory/%) $(BUILD)/tests/memory/uric

# clang looks for numbers that change where they are computed or converted; what is meant
# to is in the list.  And for undefined behaviour, beside gcc.
SANITIZE_INTEGERS = -fsanitize=integer,implicit-conversion,undefined \
                    -fno-sanitize-recover=all -fsanitize-ignorelist=tests/integers.txt
$(BUILD)/tests/integers/%: CC = clang
$(BUILD)/tests/integers/%: CFLAGS = -O1 -g
$(eval $(call TEST_BUILD,integers,$(UNITS) $(EDITION_UNITS) $(TEXT_UNITS),$(SANITIZE_INTEGERS),test_machine test_log_machine))
$(BUILD)/tests/integers/src/cli/%.o: CPPFLAGS += $(SYSTEM)

$(BUILD)/tests/integers/uric: $(CLI_UNITS:%.c=$(BUILD)/tests/integers/%.o) $(integers_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE_INTEGERS) -pthread $(LDFLAGS) -o $@ $^

# Objects know nothing of the list that they were compiled by.
$(BUILD)/tests/integers/%.o: tests/integers.txt

.PHONY: tests-integers-command
tests-integers-command: $(BUILD)/tests/integers/uric

# The command where size_t has 32 bits, by gcc's sanitizer, which cannot be linked
# statically.  What undoes compression is left out: its libraries are this machine's.
CC_32   = i686-linux-gnu-gcc
LIBC_32 = /usr/i686-linux-gnu/lib
$(BUILD)/tests/32/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(CC_32) -std=c99 $(WARN_C) $(CPPFLAGS) $(SYSTEM) -pthread -O1 -g \
	    -fsanitize=undefined -fno-sanitize-recover=all -MMD -MP -c $< -o $@

$(BUILD)/tests/32/uric: $(patsubst %.c,$(BUILD)/tests/32/%.o,$(CLI_UNITS) $(UNITS) $(EDITION_UNITS) $(TEXT_UNITS))
	$(SAY) $(CC_32) -fsanitize=undefined -static-libubsan -pthread $(LDFLAGS) \
	    -Wl,--dynamic-linker=$(LIBC_32)/ld-linux.so.2,-rpath,$(LIBC_32) -o $@ $^

.PHONY: tests-32
tests-32: $(BUILD)/tests/32/uric

-include $(wildcard $(BUILD)/tests/32/*/*.d $(BUILD)/tests/32/*/*/*.d)

# A peer for tests/operations.py.
$(BUILD)/tests/operations_uriparser: tests/operations_uriparser.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CFLAGS) $(LDFLAGS) -o $@ $< -luriparser

.PHONY: tests-operations
tests-operations: $(BUILD)/tests/operations_uriparser

# What needs no library but C's, so that an emulator can run it: the forms of the
# one-shot scanner for one instruction set each; the W-method and the enumeration.

FORMS_UNITS = tests/forms.c tests/batch.c tests/fixture.c tests/guard.c gen/reference_G2.c \
              $(PARSE_UNITS) src/stream.c src/rows.c src/columns.c src/coding_fast.c
MODEL_UNITS = tests/model.c tests/scanners.c tests/prose.c $(UNITS) $(EDITION_UNITS)
HASH_UNITS = tests/hash.c $(UNITS)
GENERATED_UNITS = tests/generated.c tests/guard.c $(MODEL_UNITS)

# $(1): name, $(2): compiler, $(3): flags
define FORMS_BUILD
$(BUILD)/tests/forms-$(1): $(FORMS_UNITS) $(wildcard src/*.h gen/*.h tests/*.h tests/avx512/*.h)
	@mkdir -p $$(@D)
	$(2) -std=c99 $$(WARN_C) -Werror -Isrc -Igen -Ibench \
	    $$(call RENAME,G2) -O2 $(3) -o $$@ \
	    $$(filter %.c,$$^)

.PHONY: tests-forms-$(1)
tests-forms-$(1): $(BUILD)/tests/forms-$(1)
endef

$(BUILD)/tests/model.txt: tests/model.py tests/language.py tests/prove.py $(wildcard tests/abnf/* grammar/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/model.py > $@.new && mv $@.new $@

$(BUILD)/tests/verdicts.txt: tests/model.py tests/language.py tests/prove.py $(wildcard tests/abnf/* grammar/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/model.py verdicts > $@.new && mv $@.new $@

# make generated SEED=NUMBER: strings made from the ABNF, and near misses.
SEED = 3986

$(BUILD)/tests/generated-%.txt: tests/generate.py tests/derive.py tests/language.py tests/prove.py $(wildcard tests/abnf/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/generate.py -o $(@D) $*

.PHONY: generated
generated: $(BUILD)/tests/generated-native $(BUILD)/tests/generated-$(SEED).txt
	$(BUILD)/tests/generated-native $(BUILD)/tests/generated-$(SEED).txt

# This machine, others by their names, and this one by other compilers' code and by the
# model of AVX-512.
MACHINES   = native aarch64 armhf riscv64 s390x i686 clang musl tcc \
             signed-char unsigned-char avx512-model
MACHINE_CFLAGS = -O2
CC_native  = $(CC)
CC_clang   = clang -O3
CC_musl    = musl-gcc
CC_tcc     = tcc
CC_signed-char   = $(CC) -fsigned-char
CC_unsigned-char = $(CC) -funsigned-char
CC_avx512-model  = $(CC) $(ISA_avx512-model)
CC_aarch64 = aarch64-linux-gnu-gcc
CC_armhf   = arm-linux-gnueabihf-gcc
CC_riscv64 = riscv64-linux-gnu-gcc
CC_s390x   = s390x-linux-gnu-gcc
CC_i686    = i686-linux-gnu-gcc

# $(1): name, $(2): compiler, $(3): flags
define MACHINE_BUILD
$(BUILD)/tests/on-$(1)/tests/lengths.o: MACHINE_CPPFLAGS = -Isrc/cli

$(BUILD)/tests/on-$(1)/%.o: %.c
	@mkdir -p $$(@D)
	$$(SAY) $(2) -std=c99 $$(WARN_C) -Isrc -Igen -Ibench $$(MACHINE_CPPFLAGS) \
	    $$(call RENAME,G2) $$(MACHINE_CFLAGS) $$(if $$(filter tcc,$(2)),,-MMD -MP) -c $$< -o $$@

$(BUILD)/tests/forms-$(1): $(FORMS_UNITS:%.c=$(BUILD)/tests/on-$(1)/%.o)
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/coding-$(1): $(patsubst %.c,$(BUILD)/tests/on-$(1)/%.o,\
    tests/coding.c tests/guard.c $(UNITS))
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/wmethod-$(1) $(BUILD)/tests/wverdict-$(1) $(BUILD)/tests/enumerate-$(1) \
$(BUILD)/tests/blocks-$(1): \
$(BUILD)/tests/%-$(1): $(BUILD)/tests/on-$(1)/tests/%.o \
    $(MODEL_UNITS:%.c=$(BUILD)/tests/on-$(1)/%.o)
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/stage1-$(1): $(patsubst %.c,$(BUILD)/tests/on-$(1)/%.o,\
    tests/stage1.c src/isa.c src/coding_fast.c $(wildcard src/classify_*.c))
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/stretch-$(1): $(patsubst %.c,$(BUILD)/tests/on-$(1)/%.o,\
    tests/stretch.c tests/batch.c tests/guard.c gen/reference_G2.c $(MODEL_UNITS))
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/hash-$(1): $(HASH_UNITS:%.c=$(BUILD)/tests/on-$(1)/%.o)
	$$(SAY) $(2) $(3) -o $$@ $$^

$(BUILD)/tests/lengths-$(1): $(BUILD)/tests/on-$(1)/tests/lengths.o
	$$(SAY) $(2) $(3) -o $$@ $$^

.PHONY: tests-small-$(1)
tests-small-$(1): $(addprefix $(BUILD)/tests/,hash-$(1) lengths-$(1))

$(BUILD)/tests/generated-$(1): $(GENERATED_UNITS:%.c=$(BUILD)/tests/on-$(1)/%.o)
	$$(SAY) $(2) $(3) -o $$@ $$^

.PHONY: tests-generated-$(1)
tests-generated-$(1): $(BUILD)/tests/generated-$(1)

$(BUILD)/tests/narrow-$(1): $(patsubst %.c,$(BUILD)/tests/on-$(1)/%.o,\
    tests/narrow.c tests/far.c $(UNITS))
	$$(SAY) $(2) $(3) -o $$@ $$^

.PHONY: tests-narrow-$(1)
tests-narrow-$(1): $(BUILD)/tests/narrow-$(1)

.PHONY: tests-machine-$(1)
tests-machine-$(1): $(BUILD)/tests/model.txt $(BUILD)/tests/verdicts.txt \
    $(addsuffix -$(1),$(addprefix $(BUILD)/tests/,forms coding hash lengths wmethod wverdict stage1 blocks stretch enumerate generated))

-include $$(wildcard $(BUILD)/tests/on-$(1)/*/*.d)
endef

$(eval $(call FORMS_BUILD,any,$$(CC),))
$(foreach isa,portable sse41 avx2 avx512 avx512vbmi2 neon,\
    $(eval $(call FORMS_BUILD,$(isa),$$(CC),$(ISA_$(isa)))))
$(foreach machine,$(MACHINES),\
    $(eval $(call MACHINE_BUILD,$(machine),$$(CC_$(machine)),$(if $(filter tcc,$(machine)),,-static))))
$(eval $(call FORMS_BUILD,aarch64-portable,$(CC_aarch64),-static $(ISA_portable)))

# The forms with the states that BACKEND=ragel takes.
$(BUILD)/tests/forms-ragel: $(FORMS_UNITS) $(BUILD)/states/made $(wildcard src/*.h gen/*.h tests/*.h)
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) -Werror -I$(BUILD)/states -Isrc -Igen -Ibench \
	    $(call RENAME,G2) -O2 -o $@ $(filter %.c,$^)

.PHONY: tests-forms-ragel
tests-forms-ragel: $(BUILD)/tests/forms-ragel

# The scanner with blocks of 8 bytes, and stage 1 for them in plain C in SSE4.1's place, whose
# name x86-64 alone has.
SMALL_BLOCK_UNITS = tests/small_block.c gen/reference_G2.c \
    $(patsubst %,src/%.c,walk stream rows columns isa parse names)

$(BUILD)/tests/small_block/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) -Wno-conversion -Wno-sign-conversion -DURIC_BLOCK=8 $(ISA_sse41) \
	    $(call RENAME,G2) -c $< -o $@

$(BUILD)/tests/small_block/small_block: $(SMALL_BLOCK_UNITS:%.c=$(BUILD)/tests/small_block/%.o)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

.PHONY: tests-small-block
tests-small-block: $(BUILD)/tests/small_block/small_block

-include $(wildcard $(BUILD)/tests/small_block/*/*.d)

# The model of AVX-512's intrinsics beside the compiler's own.
$(BUILD)/tests/avx512-compare: tests/avx512/compare.c $(addprefix $(BUILD)/tests/avx512/,model.o compiler.o)
	$(SAY) $(TEST_COMPILE) $(LDFLAGS) -o $@ $^

$(BUILD)/tests/avx512/model.o $(BUILD)/tests/avx512/compiler.o: tests/avx512/calls.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) $(if $(findstring model,$(@F)),-Itests/avx512) -Wno-psabi -c $< -o $@

-include $(BUILD)/tests/avx512/model.d $(BUILD)/tests/avx512/compiler.d

.PHONY: tests-avx512-compare
tests-avx512-compare: $(BUILD)/tests/avx512-compare

# ---- fuzzers ----------------------------------------------------------------
# make fuzz TIME=SECONDS TARGET=NAME goes on from what it found before; without TARGET
# each of them has that time.  FUZZ_CC is a compiler with -fsanitize=fuzzer.  make
# fuzz-afl does the same with AFL++.  For make fuzz-all, TIME is for all targets together,
# by the wall clock and without the build; it goes on when one crashes.  In the background:
#
#   nice -n 19 make fuzz-all TIME=3600

FUZZ_CC = clang
FUZZ = $(BUILD)/fuzz
FUZZ_INSTRUMENT = -fsanitize=fuzzer-no-link
FUZZ_COMPILE = $(FUZZ_CC) -std=c99 $(WARN_C) $(CPPFLAGS) -Itests -Ibench -O2 -g \
               $(call RENAME,G2) $(SANITIZE) $(FUZZ_INSTRUMENT) -MMD -MP
FUZZ_TARGETS = agree resolve normalize edit percent schemes base editions audit \
               find log options
FUZZ_HELPERS = tests/fuzz/target.c tests/trials.c tests/theorems.c tests/wording.c \
               tests/guard.c tests/oracles.c
FUZZ_OBJECTS = $(patsubst %.c,$(FUZZ)/obj/%.o,$(FUZZ_HELPERS) gen/reference_G2.c $(UNITS) \
                   $(EDITION_UNITS) $(TEXT_UNITS))
FUZZ_FILES = $(BUILD)/tests/sanitized
FUZZ_OPTIONS = -max_len=600
TARGET = $(FUZZ_TARGETS)
TIME = 60

# The command in a program of ours; what undoes compression is left out, for few bytes
# can stand for too many.
FUZZ_SYSTEM = $(patsubst %,tests/fuzz/%.o,system command) \
              $(patsubst %.c,%.o,$(filter-out src/cli/edit.c,$(CLI_UNITS)))
FUZZ_RENAME = $(SYSTEM) -pthread -include tests/fuzz/renamed.h
FUZZ_LINK_options = -pthread -ljansson -Wl,--wrap=options_read,--wrap=options_hint

$(FUZZ)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(FUZZ_COMPILE) -c $< -o $@

$(addprefix $(FUZZ)/obj/,src/cli/%.o tests/fuzz/command.o): FUZZ_COMPILE += $(FUZZ_RENAME)
$(addprefix $(FUZZ_FILES)/,src/cli/%.o tests/fuzz/command.o): TEST_COMPILE += $(FUZZ_RENAME)
$(foreach of,$(FUZZ)/obj $(FUZZ_FILES),$(patsubst %,$(of)/tests/fuzz/%.o,system command options)): CPPFLAGS += -Isrc/cli

$(FUZZ)/options: $(addprefix $(FUZZ)/obj/,$(FUZZ_SYSTEM))
$(FUZZ)/options.files: $(addprefix $(FUZZ_FILES)/,$(FUZZ_SYSTEM))

$(FUZZ_TARGETS:%=$(FUZZ)/%): $(FUZZ)/%: $(FUZZ)/obj/tests/fuzz/%.o $(FUZZ_OBJECTS)
	$(SAY) $(FUZZ_CC) -g $(SANITIZE) -fsanitize=fuzzer -o $@ $^ -lpcre2-8 $(FUZZ_LINK_$*)

$(FUZZ_TARGETS:%=$(FUZZ)/%.files): $(FUZZ)/%.files: $(FUZZ_FILES)/tests/fuzz/%.o \
    $(FUZZ_FILES)/tests/fuzz/files.o $(FUZZ_HELPERS:%.c=$(FUZZ_FILES)/%.o) \
    $(FUZZ_FILES)/reference_G2.o $(sanitized_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -o $@ $^ -lpcre2-8 $(FUZZ_LINK_$*)

$(FUZZ)/seeds: $(patsubst %,$(FUZZ_FILES)/tests/%.o,fuzz/seeds fixture) $(sanitized_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -o $@ $^

# The dictionary is written last, when all seeds are there.
$(FUZZ)/dictionary: $(FUZZ)/seeds $(BUILD)/uric \
    $(addprefix tests/fuzz/,dictionary.sh options.sh seeds.sh) \
    $(wildcard tests/fuzz/*.dict grammar/*.rl tests/fixtures/*.txt tests/fixtures/*/*.txt)
	@rm -rf $(FUZZ)/inputs
	@mkdir -p $(addprefix $(FUZZ)/inputs/,$(FUZZ_TARGETS)) \
	    $(addprefix $(FUZZ)/found/,$(FUZZ_TARGETS))
	$(SAY) $(FUZZ)/seeds . $(FUZZ)/inputs/agree
	@sh tests/fuzz/seeds.sh $(FUZZ)/inputs
	@sh tests/fuzz/options.sh $(BUILD)/uric $(FUZZ)/inputs/options
	@sh tests/fuzz/dictionary.sh > $@.new
	@for target in $(FUZZ_TARGETS); do \
	    { cat $@.new && sh tests/fuzz/dictionary.sh $$target; } \
	        > $(FUZZ)/$$target.dict || exit 1; \
	done
	@sh tests/fuzz/options.sh $(BUILD)/uric >> $(FUZZ)/options.dict
	@mv $@.new $@

.PHONY: fuzz fuzz-all fuzz-target fuzz-files print-fuzz-targets
fuzz-target: $(TARGET:%=$(FUZZ)/%) $(FUZZ)/dictionary
fuzz-files: $(TARGET:%=$(FUZZ)/%.files) $(FUZZ)/dictionary
print-fuzz-targets:
	@echo '$(FUZZ_TARGETS)'

# The check does not run this: it takes minutes to build, and finds something else each
# time.  It goes without the AVX-512 forms: see isa.h.
AFL = $(BUILD)/fuzz-afl
AFL_ENVIRONMENT = AFL_QUIET=1 AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 \
    AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_CRASHING_SEEDS_AS_NEW_CRASH=1 \
    AFL_BENCH_UNTIL_CRASH=1 AFL_AUTORESUME=1

.PHONY: fuzz-afl
fuzz-afl:
	@AFL_QUIET=1 AFL_LLVM_INSTRUMENT=LLVM-NATIVE $(MAKE) FUZZ='$(AFL)' \
	    FUZZ_CC=afl-clang-fast TARGET='$(TARGET)' fuzz-target FUZZ_INSTRUMENT=
	@for target in $(TARGET); do \
	    echo "$(AFL)/$$target for $(TIME) seconds"; \
	    $(AFL_ENVIRONMENT) sh tests/fuzz/afl.sh $(AFL) $$target $(TIME) || exit 1; \
	done

fuzz: fuzz-target
	@for target in $(TARGET); do \
	    echo "$(FUZZ)/$$target for $(TIME) seconds"; \
	    $(FUZZ)/$$target -max_total_time=$(TIME) $(FUZZ_OPTIONS) -timeout=100 \
	        -dict=$(FUZZ)/$$target.dict -artifact_prefix=$(FUZZ)/$$target- \
	        $(FUZZ)/found/$$target $(FUZZ)/inputs/$$target || exit 1; \
	done

fuzz-all: fuzz-target
	@FUZZ_OPTIONS='$(FUZZ_OPTIONS)' sh tests/fuzz/all.sh $(FUZZ) $(TIME) $(TARGET)

-include $(wildcard $(FUZZ)/obj/*/*.d $(FUZZ)/obj/*/*/*.d)

# ---- instruction counts -----------------------------------------------------
# make counts records them; make check holds this build against the record.

COUNTS = $(BUILD)/counts

# Stripped, for valgrind does not understand every compiler's notes for debuggers.
$(COUNTS)/count: tests/counts/count.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) $< -o $@ $(LDFLAGS) -s $(BUILD)/liburic.a

$(COUNTS)/generated: tests/counts/generated.cc $(BUILD)/bench/generate.o $(BUILD)/bench/input.o
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) -Ibench $< -o $@ $(LDFLAGS) $(BUILD)/bench/generate.o \
	    $(BUILD)/bench/input.o

$(COUNTS)/generated.txt: $(COUNTS)/generated
	$(SAY) $(COUNTS)/generated > $@.new && mv $@.new $@

# Whatever is there: CC and CFLAGS may be others than last time.
$(COUNTS)/measured.tsv: $(COUNTS)/count $(COUNTS)/generated.txt counts-anew
	$(SAY) CC='$(CC)' CFLAGS='$(CFLAGS)' sh tests/counts/measure.sh \
	    $(COUNTS)/count $(COUNTS)/generated.txt $(COUNTS) > $@.new && mv $@.new $@

.PHONY: counts counts-anew counts-measured
counts-anew:
counts-measured: $(COUNTS)/measured.tsv

counts: $(COUNTS)/measured.tsv
	cp $(COUNTS)/measured.tsv tests/counts/record.tsv

# ---- benchmark --------------------------------------------------------------
# make bench BENCH_INPUT=FILE BENCH_QUICK=1 BENCH_DATA=DIRECTORY BENCH_ONLY=operations:
# see bench/bench.cc.  Peers that are not installed are left out, which it says; ada, which
# Debian lacks, where ADA_DIR=DIRECTORY does not name a build of it.

ADA_DIR =

BENCH_OBJECTS = $(patsubst bench/%.cc,$(BUILD)/bench/%.o,$(wildcard bench/*.cc))
BENCH_VARIANTS = $(addprefix $(BUILD)/bench/,reference_T0.o reference_F1.o reference_G2.o \
    re2c_appendix_a.o re2c_appendix_b.o)
BENCH_PEERS = $(BUILD)/bench/peers
BENCH_COMPILE = $(CXX) -std=c++17 $(WARN) $(CPPFLAGS) $(CXXFLAGS) -MMD -MP

# Looks each time what is installed; its files change when that does.
.PHONY: bench-peers
bench-peers:
	@mkdir -p $(BUILD)/bench
	@ADA_DIR='$(ADA_DIR)' sh bench/peers.sh $(BENCH_PEERS).cflags $(BENCH_PEERS).libs '$(CXX)'

$(BENCH_PEERS).cflags $(BENCH_PEERS).libs: bench-peers ;

$(BUILD)/bench/%.o: bench/%.cc
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) -DBENCH_CC='"$(shell $(CC) --version | head -n 1)"' \
	    -DBENCH_CFLAGS='"$(CFLAGS)"' -c $< -o $@

$(BUILD)/bench/peer%.o: bench/peer%.cc $(BENCH_PEERS).cflags
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) @$(BENCH_PEERS).cflags -c $< -o $@

$(BUILD)/bench/peer_ada.o: BENCH_COMPILE += -std=c++20

# The scanner as BACKEND=ragel makes it, by other names.
RAGEL_OBJECTS = $(patsubst %,$(BUILD)/ragel/obj/src/%.o,\
    walk classify_sse41 classify_avx2 classify_avx512 classify_neon isa parse)

$(BUILD)/bench/ragel.o: $(BUILD)/liburic.a $(wildcard grammar/*.rl grammar/*.py)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s BACKEND=ragel BUILD=$(BUILD)/ragel $(RAGEL_OBJECTS)
	$(SAY) $(CC) -r -nostdlib -o $@.new $(RAGEL_OBJECTS)
	$(SAY) nm -g --defined-only $@.new | awk '{ print $$3, "ragel_" $$3 }' > $@.names
	$(SAY) objcopy --redefine-syms=$@.names $@.new $@
	@rm -f $@.new $@.names

$(BUILD)/bench/reference_%.o: gen/reference_%.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -Ibench $(call RENAME,$*) -c $< -o $@

$(BUILD)/bench/re2c_%.o: gen/re2c_%.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -Ibench -c $< -o $@

$(BUILD)/bench/bench: $(BENCH_OBJECTS) $(BENCH_VARIANTS) $(BUILD)/liburic.a $(BENCH_PEERS).libs \
    $(if $(shell command -v ragel > /dev/null && command -v python3),$(BUILD)/bench/ragel.o)
	$(SAY) $(CXX) $(CXXFLAGS) $(LDFLAGS) -o $@ $(BENCH_OBJECTS) $(BENCH_VARIANTS) \
	    $(BUILD)/liburic.a @$(BENCH_PEERS).libs -lbenchmark -lpcre2-8 -pthread

bench: $(BUILD)/bench/bench
	@rm -f $(BUILD)/bench*.tsv
	$(BUILD)/bench/bench $(BUILD)
	@[ ! -s $(BUILD)/bench-mean.tsv ] || sh bench/plot.sh $(BUILD)

.PHONY: bench-record
bench-record:
	@sh bench/record.sh $(BUILD)

bench-command: $(BUILD)/uric
	@sh bench/command.sh $(BUILD)/uric

.PHONY: bench-log
bench-log: $(BUILD)/uric
	@bash bench/log.sh $(BUILD)/uric

# URIs in text, beside a regular expression, grep and ripgrep.
$(BUILD)/bench/find: bench/find.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $< -o $@ $(LDFLAGS) $(BUILD)/liburic.a -lpcre2-8

.PHONY: bench-find
bench-find: $(BUILD)/uric $(BUILD)/bench/find
	@sh bench/find.sh '$(abspath $(BUILD))'

-include $(wildcard $(BUILD)/bench/*.d)

check: all
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' CXX='$(CXX)' sh tests/run

.PHONY: hostile
hostile: all tests-hostile
	@BUILD='$(BUILD)' sh tests/hostile.sh

.PHONY: grammar-follows
grammar-follows:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' python3 tests/grammar_follows.py

.PHONY: analysis
analysis:
	@BUILD='$(BUILD)' sh tests/analysis.sh

.PHONY: coverage
coverage:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/coverage.sh

# ---- mutants ------------------------------------------------------------------
# make mutate MUTANTS=300 SEED=3986 SOURCES='src/dots.c grammar/rfc3986.rl': breaks one
# thing at a time, and looks whether the tests see it (tcc, gcc).

MUTANTS = 300
SOURCES =

.PHONY: mutate
mutate: $(BUILD)/tests/model.txt
	@BUILD='$(BUILD)' MAKE='$(MAKE)' python3 tests/mutate.py -n $(MUTANTS) -s $(SEED) \
	    $(SOURCES)

# ---- proof ----------------------------------------------------------------------

.PHONY: proof proof-full proof-record
proof:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof

proof-full:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof full

proof-record:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof-record.sh

.PHONY: stack
stack:
	@mkdir -p $(BUILD)/stack
	@for file in uric uric_editions uric_text; do \
	    $(CC) -O2 -fcallgraph-info=su -Igen -c gen/$$file.c \
	        -o $(BUILD)/stack/$$file.o || exit 1; \
	    echo "gen/$$file.c, with $(CC) -O2"; \
	    python3 tests/calls.py --table $(BUILD)/stack/$$file.ci || exit 1; \
	done

size:
	@CC='$(CC)' sh tests/size.sh $(BUILD)

# What tests and benchmarks need, by Debian's names.
PACKAGES = gcc g++ clang libclang-rt-dev clang-tidy cppcheck make man-db pkg-config python3 ragel re2c \
           bats valgrind strace libcmocka-dev libpcre2-dev libjansson-dev libbenchmark-dev libre2-dev \
           liburiparser-dev libhttp-parser-dev libcurl4-openssl-dev \
           libglib2.0-dev libboost1.81-dev libaprutil1-dev libevent-dev \
           zlib1g-dev libzstd-dev liblzma-dev zstd xz-utils mawk goaccess afl++ \
           gnuplot-nox liburi-perl libregexp-common-perl \
           python3-rfc3986 python3-uritools \
           qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross \
           gcc-arm-linux-gnueabihf libc6-dev-armhf-cross \
           gcc-riscv64-linux-gnu libc6-dev-riscv64-cross \
           gcc-s390x-linux-gnu libc6-dev-s390x-cross \
           gcc-i686-linux-gnu libc6-dev-i386-cross \
           musl-tools tcc gcc-mingw-w64-x86-64

deps:
	@sh tests/deps.sh $(PACKAGES)

# ---- installation -----------------------------------------------------------

install: all
	install -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(LIBDIR)/pkgconfig' \
	    '$(DESTDIR)$(INCLUDEDIR)' '$(DESTDIR)$(MANDIR)/man1'
	install -m 755 $(BUILD)/uric '$(DESTDIR)$(BINDIR)/uric'
	install -m 644 $(BUILD)/liburic.a '$(DESTDIR)$(LIBDIR)/liburic.a'
	install -m 755 $(BUILD)/liburic.so.$(VERSION) '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION)'
	ln -sf liburic.so.$(VERSION) '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)'
	ln -sf liburic.so.$(SOVERSION) '$(DESTDIR)$(LIBDIR)/liburic.so'
	install -m 644 src/uric.h src/uric_editions.h src/uric_text.h '$(DESTDIR)$(INCLUDEDIR)'
	install -m 644 src/uric.1 '$(DESTDIR)$(MANDIR)/man1/uric.1'
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    src/uric.pc.in > '$(DESTDIR)$(LIBDIR)/pkgconfig/uric.pc'

uninstall:
	rm -f '$(DESTDIR)$(BINDIR)/uric' '$(DESTDIR)$(LIBDIR)/liburic.a' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(SOVERSION)' \
	    '$(DESTDIR)$(LIBDIR)/liburic.so.$(VERSION)' \
	    '$(DESTDIR)$(LIBDIR)/pkgconfig/uric.pc' \
	    '$(DESTDIR)$(INCLUDEDIR)/uric.h' '$(DESTDIR)$(INCLUDEDIR)/uric_editions.h' \
	    '$(DESTDIR)$(INCLUDEDIR)/uric_text.h' \
	    '$(DESTDIR)$(MANDIR)/man1/uric.1'

clean:
	rm -rf $(BUILD)

help:
	@echo 'all        the command, the static and the shared library, in build/;'
	@echo '           ISA=portable, sse41, avx2, avx512, avx512vbmi2 or neon: for that'
	@echo '           alone, in build/ISA/, which is then not checked for when it runs;'
	@echo '           HARDEN_CFLAGS= HARDEN_LDFLAGS=: the command without hardening'
	@echo '           BACKEND=ragel: the states of grammar/parse.rl by ragel -G2, in build/ragel/;'
	@echo '           those of rules.rl, and the single files in gen/, stay as walk.py writes them'
	@echo 'demo       build, and take a sample of real URIs apart'
	@echo 'proof      what is proved of the scanners and what is tested, as a table (seconds)'
	@echo 'proof-full     the same on each instruction set, by other compilers, on emulated'
	@echo '           machines, and longer strings (many minutes); proof-record: note it in'
	@echo '           tests/proof-record.txt'
	@echo 'coverage   which lines and branches of src/ the tests run (minutes)'
	@echo 'check      run the tests; says what it leaves out and why'
	@echo 'hostile    inputs of 2^32 bytes, 10^9 of each pattern, and what each'
	@echo '           command takes when its input doubles (an hour and a half, 5 GB)'
	@echo 'generated  strings that the ABNF makes, valid and just not; SEED=NUMBER for others'
	@echo 'grammar-follows  edit a dozen rules, one at a time, and hold everything against each'
	@echo '           new grammar (ten minutes); make check does three of them'
	@echo 'analysis   what gcc -fanalyzer, cppcheck and clang-tidy say of the source (minutes)'
	@echo 'fuzz       look for strings on which scanners differ, or for which an operation'
	@echo '           does not keep its promise; TIME=60 seconds each, TARGET=NAME'
	@echo 'fuzz-all   each target in turn, TIME=60 seconds of wall clock in all; goes on when'
	@echo '           one crashes; its table is build/fuzz/report.tsv'
	@echo 'fuzz-afl   the same by AFL++'
	@echo 'mutate     break one thing at a time in grammar/ and src/, and look whether the tests'
	@echo '           see it; MUTANTS=300 (half an hour), SEED=3986, SOURCES=FILES'
	@echo 'counts     record how many instructions a URI takes (valgrind)'
	@echo 'deps       install what tests and benchmarks need (apt-get)'
	@echo 'bench      measure against the peers; BENCH_INPUT=FILE, BENCH_QUICK=1,'
	@echo '           BENCH_ONLY=parsing or operations, ADA_DIR=DIRECTORY of a build of ada'
	@echo 'bench-record   show that run in bench/run and the README'
	@echo 'bench-command  measure the command: throughput, -j, memory'
	@echo 'bench-log      measure uric log: throughput, mawk, perl, GoAccess'
	@echo 'bench-find     measure the search in text against regular expressions'
	@echo 'gen        make gen/ anew (ragel 6.10, re2c 3.0, python3)'
	@echo 'stack      how much stack each function takes, alone and with what it calls'
	@echo 'size       print the sizes of what is embedded; fails over budget'
	@echo 'install    PREFIX=/usr/local, DESTDIR=; uninstall takes it back'
	@echo 'clean      remove build/'

# For the tests: what src/amalgamate.sh is given.
.PHONY: print-units print-edition-units print-text-units print-model-units
print-units:
	@echo '$(PARSE_UNITS) -- $(OTHER_UNITS)'
print-edition-units:
	@echo 'src/dots.c src/target.c $(EDITION_UNITS)'
print-text-units:
	@echo 'src/html_character.c $(TEXT_UNITS)'
print-model-units:
	@echo '$(MODEL_UNITS)'
