# The tests, the proof, the fuzzers and other checks; included by the Makefile.
# tests/run lists the suites, tests/README.md says what each of them finds.

# Debian packages: for make check and check-early; what check-late needs, too; and what check-nightly
# and the benchmarks need, too.
PACKAGES = gcc make pkg-config python3 ragel re2c bats strace libcmocka-dev libpcre2-dev \
           libjansson-dev zlib1g-dev libzstd-dev liblzma-dev libbz2-dev liblz4-dev \
           libhttp-parser-dev zstd xz-utils bzip2 lz4 jq
LATE_PACKAGES = g++ man-db mandoc cmark-gfm zsh fish clang libclang-rt-dev cppcheck valgrind graphviz \
           liburiparser-dev libpsl-dev publicsuffix libcurl4-openssl-dev \
           liburi-perl libregexp-common-perl \
           python3-rfc3986 python3-uritools python3-urllib3 python3-pip python3-dev python3-h2 \
           nginx nginx-dev varnish libvarnishapi-dev haproxy liblua5.3-dev lua5.3 php-cli \
           postgresql-15 postgresql-server-dev-15 \
           qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross \
           gcc-s390x-linux-gnu libc6-dev-s390x-cross \
           gcc-i686-linux-gnu libc6-dev-i386-cross \
           musl-tools tcc gcc-mingw-w64-x86-64 lld llvm nodejs sqlite3 libsqlite3-dev \
           slurmctld slurmd slurm-client munge parallel \
           cmake meson ninja-build git chromium openjdk-17-jdk-headless \
           $(if $(shell command -v cargo),,cargo)
MORE_PACKAGES = clang-tidy afl++ gcc-arm-linux-gnueabihf libc6-dev-armhf-cross \
           gcc-riscv64-linux-gnu libc6-dev-riscv64-cross \
           libbenchmark-dev libre2-dev libglib2.0-dev libboost1.81-dev libaprutil1-dev libevent-dev \
           mawk goaccess miller lnav ripgrep gnuplot-nox wrk
# npm's packages: an engine's own client, the header of another, a reader of Arrow streams, what the
# npm package is compared, bundled and tested with, and a driver of browsers; then two older
# versions of the client.
NPM_PACKAGES = @duckdb/node-api@1.5.6-r.1 duckdb@1.4.4 apache-arrow@21.2.0 \
           fast-uri@4.2.3 tape@5.10.2 ajv@8.20.0 ajv-draft-04@1.0.0 json-schema-test-suite@0.0.10 \
           typescript@7.0.2 esbuild@0.28.2 uri-js@4.4.1 whatwg-url@16.0.1 playwright-core@1.65.1
MORE_NPM_PACKAGES = duckdb-1.4@npm:@duckdb/node-api@1.4.4-r.4 \
           duckdb-1.3@npm:@duckdb/node-api@1.3.0-alpha.21

deps:
	@sh tests/support/deps.sh $(PACKAGES)

deps-all: LATE_PACKAGES += $(MORE_PACKAGES)
deps-all: NPM_PACKAGES += $(MORE_NPM_PACKAGES)
deps-late deps-all:
	@sh tests/support/deps.sh $(PACKAGES) $(LATE_PACKAGES)
	@# at once, for each waits for its downloads
	@sh tests/support/npm.sh $(BUILD)/npm $(NPM_PACKAGES) & \
	sh tests/support/pip_hashed.sh $(BUILD)/python tests/support/python_peers.txt & \
	sh tests/support/pip_hashed.sh $(PYTHON_BUILD) src/languages/python/build.txt & \
	wait

#: deps       install what make check needs (apt-get)
#: deps-late  also install what make check-late needs; npm's packages go into build/npm, Python's
#:            into build/python
#: deps-all   also install what make check-nightly and the benchmarks need

.PHONY: check check-further check-early check-late check-nightly check-all
check check-further check-early check-late check-nightly check-all:
	@$(MAKE) --no-print-directory $(ON_ALL_PROCESSORS) \
	    $(if $(filter true,$(CI)),WARN_C='$(WARN_C) -Werror') all
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' CXX='$(CXX)' RECORD='$(RECORD)' \
	    sh tests/run $(@:check-%=%)

#: check      run the tests that every change should pass (5 minutes on two processors)
#: check-further  run what else a release should pass: sanitizers, other machines, analysers,
#:            peers, engines, the seeds of the fuzzers (25 minutes and more); of these,
#:            check-early runs what make deps suffices for, and check-late the others
#: check-nightly  run the rest, mostly what another suite finds too: by more compilers and
#:            machines, in older versions, on more strings; RECORD=1 writes the result to tests/nightly.txt
#: check-all  run the three

.PHONY: hostile
hostile: all tests-hostile
	@BUILD='$(BUILD)' sh tests/limits/hostile.sh

#: hostile    inputs of 2^32 bytes, 10^9 bytes of each pattern, and the cost of each command
#:            when its input doubles (an hour and a half, 5 GB)

.PHONY: grammar-follows
grammar-follows:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' python3 tests/proof/grammar_follows.py --each

#: grammar-follows  edit a dozen rules, one at a time, and check everything against each new
#:            grammar (ten minutes); a suite of check-further makes some edits together

.PHONY: abi-record
abi-record: all
	@BUILD='$(BUILD)' CC='$(CC)' python3 tests/product/abi.py --record

#: abi-record  rewrite tests/product/abi.txt, the record of the public ABI

.PHONY: analysis
analysis:
	@BUILD='$(BUILD)' sh tests/analysis/analyse.sh

#: analysis   gcc -fanalyzer, cppcheck and clang-tidy (minutes)

.PHONY: coverage
coverage:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/analysis/coverage.sh

#: coverage   count the lines and branches of src/ that the tests run (minutes)

# ---- tests ------------------------------------------------------------------
# The same tests run on three builds of the library: its units, the single file, and the units
# under the sanitizers.

# All objects of the tests are in one folder: no two sources share a name.
vpath %.c tests/unit tests/differential tests/theorems tests/proof tests/limits tests/support

TESTS = test_fixtures test_random test_api test_stream test_columns \
        test_editions test_resolve test_schemes test_relate test_edit \
        test_theorems test_base test_normalize test_percent test_audit test_vectors \
        test_linear test_find test_log test_log_detect test_nothing test_hosts test_addresses \
        test_wide_parts test_decoded_parts test_uriparser_api test_tolerance test_http_parser \
        test_arrow test_every_rule test_request test_domains test_readings test_peer_readings \
        test_iri test_sql_functions test_aggregates
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all

TEST_COMPILE = $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) -Itests -Ibench $(CFLAGS) -MMD -MP
RENAME = -Duric_ask_machine=uric_ask_machine_$(1)

# The parts of the command whose states test_aggregates tests.  Their objects are not those of
# the fuzzed command, whose system calls are redirected.
AGGREGATE_UNITS = $(addprefix src/logs/,crc32c decimal_sum hyperloglog number octets percentile \
    quantile_sketch secret tally) src/command/io/descriptor
%/tests/src/logs/secret.o %/tests/src/command/io/descriptor.o: TEST_COMPILE += $(SYSTEM)
# Generated scanners that others are compared with.  They are the largest sources: each is compiled
# once for this machine, and not instrumented, but for MemorySanitizer.
SCANNERS = reference_T0.o reference_F1.o reference_G2.o gen/machines/re2c_appendix_a.o \
    gen/machines/re2c_appendix_b.o
SCANNER_G2 = $(BUILD)/tests/units/reference_G2.o
AGREE = fixture guard oracles agreement prose $(SCANNERS)

# What each test program is linked from, after its own object: a bare name is a source of the
# tests, NAME.o is an object of the build, `library` is the build's library.
LINK_forms              = batch fixture guard reference_G2.o library
LINK_linear_far         = worst far library                 -pthread
LINK_test_addresses     = guard library                     -lcmocka
LINK_test_aggregates    = $(AGGREGATE_UNITS)                -lcmocka -pthread
LINK_test_api           = library                           -lcmocka
LINK_test_arrow         = far library                       -lcmocka
LINK_test_audit         = guard far library                 -lcmocka
LINK_test_base          = guard wording library             -lcmocka
LINK_test_columns       = fixture guard far library         -lcmocka
LINK_test_decoded_parts = guard library                     -lcmocka
LINK_test_domains       = guard library                     -lcmocka
LINK_test_edit          = guard wording library             -lcmocka
LINK_test_editions      = fixture guard wording library     -lcmocka
LINK_test_every_rule    = guard library                     -lcmocka
LINK_test_find          = guard far library                 -lcmocka
LINK_test_fixtures      = $(AGREE) library                  -lcmocka -lpcre2-8
LINK_test_hosts         = guard library                     -lcmocka
LINK_test_http_parser   = url_rows guard library            -lcmocka
LINK_test_http_parser_peer = url_rows library               -lcmocka -lhttp_parser
LINK_test_iri           = iri_theorems guard library        -lcmocka
LINK_test_linear        = worst library                     -lcmocka
LINK_test_log           = fixture guard library             -lcmocka
LINK_test_log_detect    = guard library                     -lcmocka
LINK_test_log_machine   = library                           -lcmocka
LINK_test_machine       = states batch fixture guard reference_G2.o library -lcmocka
LINK_test_normalize     = spellings guard wording far library -lcmocka
LINK_test_nothing       = library                           -lcmocka
LINK_test_peer_readings = fixture guard library             -lcmocka
LINK_test_percent       = guard far library                 -lcmocka
LINK_test_random        = $(AGREE) library                  -lcmocka -lpcre2-8
LINK_test_readings      = url_strings fixture guard library -lcmocka
LINK_test_relate        = guard wording library             -lcmocka
LINK_test_request       = guard library                     -lcmocka
LINK_test_resolve       = fixture guard wording library     -lcmocka
LINK_test_schemes       = fixture guard library             -lcmocka
LINK_test_signals       = uses valid library                -lcmocka
LINK_test_sizes         = far library                       -lcmocka
LINK_test_sql_functions = ledger guard far $(SQL_UNITS:.c=.o) library -lcmocka
LINK_test_stream        = states guard far library          -lcmocka
LINK_test_theorems      = theorems trials spellings valid wording library -lcmocka
LINK_test_tolerance     = tolerance_theorems fixture library -lcmocka
LINK_test_uriparser     = spellings library                 -lcmocka -luriparser
LINK_test_uriparser_api = spellings library                 -lcmocka
LINK_test_vectors       = fixture library                   -lcmocka -ljansson
LINK_test_wide_parts    = guard library                     -lcmocka
LINK_threads            = uses valid library                -pthread
TEST_PROGRAMS = $(patsubst LINK_%,%,$(filter LINK_%,$(.VARIABLES)))

# The object or the objects of a word of the table, in build $(1).
LINKED = $(if $(filter library,$(2)),$($(1)_LIBRARY),$(BUILD)/tests/$(strip \
    $(if $(filter-out memory,$(1)),$(if $(filter $(SCANNERS),$(2)),units,$(1)),$(1)))/$(strip \
    $(if $(filter %.o,$(2)),$(2),tests/$(2).o)))

# $(1): name, $(2): the library's sources, $(3): flags, $(4): tests of internals that the
# single file does not expose
define TEST_BUILD
$(BUILD)/tests/$(1)/%_T0.o: gen/machines/%_T0.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,T0) -c $$< -o $$@

$(BUILD)/tests/$(1)/%_F1.o: gen/machines/%_F1.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,F1) -c $$< -o $$@

$(BUILD)/tests/$(1)/%_G2.o: gen/machines/%_G2.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) $$(call RENAME,G2) -c $$< -o $$@

$(BUILD)/tests/$(1)/tests/%.o: %.c
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) -c $$< -o $$@

$(BUILD)/tests/$(1)/%.o: %.c | $(STATES)
	@mkdir -p $$(@D)
	$$(SAY) $$(TEST_COMPILE) $(3) -c $$< -o $$@

$(1)_LIBRARY = $(2:%.c=$(BUILD)/tests/$(1)/%.o)

$(TEST_PROGRAMS:%=$(BUILD)/tests/$(1)/%):
	$$(SAY) $$(CC) $$(CFLAGS) $(3) $$(LDFLAGS) -o $$@ $$^ $$(filter -%,$$(LINK_$$(@F)))

$(foreach program,$(TEST_PROGRAMS),$$(eval $(BUILD)/tests/$(1)/$(program): \
    $$(foreach word,$(program) $$(filter-out -%,$$(LINK_$(program))),\
        $$(call LINKED,$(1),$$(word)))))
# The single files have them among the library's.
$(if $(filter single,$(1)),,$(BUILD)/tests/$(1)/test_uriparser_api: \
    $(URIPARSER_UNITS:%.c=$(BUILD)/tests/$(1)/%.o))

.PHONY: tests-$(1)
tests-$(1): $$(patsubst %,$(BUILD)/tests/$(1)/%,$$(TESTS) $(4))

-include $$(wildcard $(patsubst %,$(BUILD)/tests/$(1)/%/*.d,. * */* */*/* */*/*/*))
endef

.PHONY: tests-domains-libpsl
tests-domains-libpsl: $(BUILD)/tests/domains_libpsl

$(BUILD)/tests/domains_libpsl: tests/differential/domains_libpsl.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lpsl

.PHONY: tests-uriparser tests-http-parser
tests-uriparser: $(BUILD)/tests/units/test_uriparser $(BUILD)/tests/test_uriparser_shim

# uric_uriparser and uriparser in one program: the former's names get a prefix, and the questions
# to both are compiled twice.
PREFIXED = -DURIC_URIPARSER_PREFIX
$(BUILD)/tests/prefixed/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) $(PREFIXED) -c $< -o $@

$(BUILD)/tests/prefixed/answers_of_%.o: tests/differential/uriparser_answers.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) -DANSWERS=answers_of_$* \
	    $(if $(filter uric,$*),$(PREFIXED) -Isrc/library/compat) -c $< -o $@

$(BUILD)/tests/test_uriparser_shim: $(addprefix $(BUILD)/tests/units/tests/,\
    test_uriparser_shim.o spellings.o fixture.o) \
    $(addprefix $(BUILD)/tests/prefixed/,answers_of_uric.o answers_of_uriparser.o \
        $(URIPARSER_UNITS:%.c=%.o)) $(BUILD)/liburic.a
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -luriparser

-include $(wildcard $(patsubst %,$(BUILD)/tests/prefixed/%/*.d,. */*))
tests-http-parser: $(BUILD)/tests/units/test_http_parser_peer

$(eval $(call TEST_BUILD,units,$(LIBRARY_UNITS),,test_machine test_log_machine test_sizes \
    test_signals))
$(eval $(call TEST_BUILD,single,$(SINGLE_FILES:%=gen/%.c),-DSINGLE_FILE))
$(eval $(call TEST_BUILD,threaded,$(LIBRARY_UNITS),-fsanitize=thread))
$(BUILD)/tests/sanitized/% $(BUILD)/tests/threaded/%: private CFLAGS = -O1 -g1
# Engines' modules that are tested under the sanitizers link these objects too.
$(eval $(call TEST_BUILD,sanitized,$(LIBRARY_UNITS),$(SANITIZE) -fPIC -fvisibility=hidden \
    -fno-omit-frame-pointer,test_machine test_log_machine))
SANITIZED_SQL = $(SQL_UNITS:%.c=$(BUILD)/tests/sanitized/%.o)

# The single files have the code of the units; one test of each file, or more where it is short,
# shows what joining can break.
SINGLE_TESTS = theorems fixtures api stream columns base schemes log editions request iri domains \
    http_parser arrow readings uriparser_api normalize edit audit

# Programs that compare readings of URLs with the parsers themselves.
.PHONY: tests-readings-curl tests-readings-answers tests-readings-parts
tests-readings-parts: $(BUILD)/tests/units/readings_parts
tests-readings-curl: $(BUILD)/tests/units/readings_curl
tests-readings-answers: $(BUILD)/tests/units/readings_answers

$(BUILD)/tests/units/readings_curl $(BUILD)/tests/units/readings_answers \
$(BUILD)/tests/units/readings_parts: \
$(BUILD)/tests/units/%: $(addprefix $(BUILD)/tests/units/tests/,%.o reading_text.o url_strings.o \
    fixture.o) $(units_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(if $(filter %_curl,$@),-lcurl)

.PHONY: tests-threads tests-hostile
tests-threads: $(BUILD)/tests/threaded/threads
tests-hostile: $(addprefix $(BUILD)/tests/units/,test_sizes linear_far) $(BUILD)/tests/measure

# For tests/hostile/resources.py.
$(BUILD)/tests/measure: tests/hostile/measure.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CFLAGS) $(LDFLAGS) -o $@ $<

.PHONY: tests-measure
tests-measure: $(BUILD)/tests/measure

# clang reports numbers that change value where they are computed or converted, except the
# intended ones in the list; it also reports undefined behaviour, as a second opinion to gcc.
SANITIZE_INTEGERS = -fsanitize=integer,implicit-conversion,undefined \
                    -fno-sanitize-recover=all -fsanitize-ignorelist=tests/analysis/integers.txt

# clang's MemorySanitizer, with these checks.  It takes bytes written by an uninstrumented library
# for uninitialized, so tests that use PCRE2 or Jansson are left out: the first three.  test_linear,
# which measures time, is left out too, and so are the other four.
MEMORY_TESTS = $(filter-out test_fixtures test_random test_vectors test_linear test_find \
    test_normalize test_nothing test_tolerance,$(TESTS))
$(BUILD)/tests/memory/%: private CC = clang
$(BUILD)/tests/memory/%: private CFLAGS = -O1 -g1
SANITIZE_MEMORY = -fsanitize=memory $(SANITIZE_INTEGERS)
$(eval $(call TEST_BUILD,memory,$(LIBRARY_UNITS),$(SANITIZE_MEMORY)))
$(addprefix $(BUILD)/tests/memory/src/,command/%.o logs/%.o): CPPFLAGS += $(SYSTEM)

$(BUILD)/tests/memory/uric: $(CLI_UNITS:%.c=$(BUILD)/tests/memory/%.o) $(memory_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE_MEMORY) -pthread $(LDFLAGS) -o $@ $^

# The same checks of numbers without MemorySanitizer, for all tests.
$(BUILD)/tests/integers/%: private CC = clang
$(BUILD)/tests/integers/%: private CFLAGS = -O1 -g1
$(eval $(call TEST_BUILD,integers,$(LIBRARY_UNITS),$(SANITIZE_INTEGERS),test_machine \
    test_log_machine))
$(addprefix $(BUILD)/tests/integers/src/,command/%.o logs/%.o): CPPFLAGS += $(SYSTEM)

$(BUILD)/tests/integers/uric: $(CLI_UNITS:%.c=$(BUILD)/tests/integers/%.o) $(integers_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE_INTEGERS) -pthread $(LDFLAGS) -o $@ $^

# make cannot tell that objects depend on the list.
$(BUILD)/tests/memory/%.o $(BUILD)/tests/integers/%.o: tests/analysis/integers.txt

.PHONY: tests-integers-command
tests-integers-command: $(BUILD)/tests/integers/uric

# The command where size_t has 32 bits, with gcc's sanitizer, which cannot be linked
# statically.  Without decompression, whose libraries are built for this machine only.
CC_32   = i686-linux-gnu-gcc
LIBC_32 = /usr/i686-linux-gnu/lib
$(BUILD)/tests/32/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(CC_32) -std=c99 $(WARN_C) $(CPPFLAGS) $(SYSTEM) -pthread -O1 -g1 \
	    -fsanitize=undefined -fno-sanitize-recover=all -MMD -MP -c $< -o $@

$(BUILD)/tests/32/uric: $(patsubst %.c,$(BUILD)/tests/32/%.o,$(CLI_UNITS) $(LIBRARY_UNITS))
	$(SAY) $(CC_32) -fsanitize=undefined -static-libubsan -pthread $(LDFLAGS) \
	    -Wl,--dynamic-linker=$(LIBC_32)/ld-linux.so.2,-rpath,$(LIBC_32) -o $@ $^

.PHONY: tests-32
tests-32: $(BUILD)/tests/32/uric

-include $(wildcard $(patsubst %,$(BUILD)/tests/32/%/*.d,* */* */*/*))

# An oracle for tests/differential/operations.py.
$(BUILD)/tests/operations_uriparser: tests/differential/operations_uriparser.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CFLAGS) $(LDFLAGS) -o $@ $< -luriparser

.PHONY: tests-operations
tests-operations: $(BUILD)/tests/operations_uriparser

# Programs that need only the C library, so that an emulator can run them: the one-shot
# scanner's kernels, each instruction set alone; the W-method and the enumeration.

FORMS_UNITS = tests/differential/forms.c tests/support/batch.c tests/support/fixture.c \
              tests/support/guard.c $(PARSE_UNITS) \
              $(call in,src/library/parse,stream narrow_parts columns spans line_rows) \
              src/library/encode/coding_fast.c src/library/parse/split_view.c src/library/normalize/changes.c
MODEL_UNITS = tests/proof/model.c tests/proof/scanners.c tests/differential/prose.c $(UNITS) \
              $(SCHEME_UNITS) $(EDITION_UNITS) $(IRI_UNITS)

# $(1): name, $(2): compiler, $(3): flags, $(4): the object of reference_G2.c
define FORMS_BUILD
$(BUILD)/tests/forms-$(1): $(FORMS_UNITS) $(4) $(wildcard src/*/*.h src/*/*/*.h gen/tables/*.h tests/*/*.h)
	@mkdir -p $$(@D)
	$(2) -std=c99 $$(WARN_C) -Werror -Isrc/include -Isrc/library -Isrc -Igen -Ibench -Itests \
	    -O2 $(3) -o $$@ $$(filter %.c %.o,$$^)

.PHONY: tests-forms-$(1)
tests-forms-$(1): $(BUILD)/tests/forms-$(1)
endef

$(BUILD)/tests/model.txt: tests/proof/model.py tests/proof/language.py tests/proof/prove.py \
    $(wildcard tests/abnf/* grammar/* grammar/*/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/proof/model.py > $@.new && mv $@.new $@

$(BUILD)/tests/verdicts.txt: tests/proof/model.py tests/proof/language.py tests/proof/prove.py \
    $(wildcard tests/abnf/* grammar/* grammar/*/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/proof/model.py verdicts > $@.new && mv $@.new $@

# make generated SEED=NUMBER: strings made from the ABNF, and near misses.
SEED = 3986

$(BUILD)/tests/generated-%.txt: tests/proof/generate.py tests/proof/derive.py \
    tests/proof/language.py tests/proof/prove.py $(wildcard tests/abnf/*)
	@mkdir -p $(@D)
	$(SAY) python3 tests/proof/generate.py -o $(@D) $*

.PHONY: generated
generated: $(BUILD)/tests/generated-native $(BUILD)/tests/generated-$(SEED).txt
	$(BUILD)/tests/generated-native $(BUILD)/tests/generated-$(SEED).txt

# This machine, other machines by name, and this one with other compilers and with the model of
# AVX-512.
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

# The sources of each program for machines.
RUNS_blocks    = tests/proof/blocks.c $(MODEL_UNITS)
RUNS_coding    = tests/unit/coding.c tests/support/guard.c $(UNITS)
RUNS_enumerate = tests/proof/enumerate.c $(MODEL_UNITS)
RUNS_forms     = $(FORMS_UNITS) gen/machines/reference_G2.c
RUNS_generated = tests/proof/generated.c tests/support/guard.c $(MODEL_UNITS)
RUNS_groups    = tests/proof/groups.c tests/support/guard.c $(UNITS)
RUNS_hash      = tests/unit/hash.c $(UNITS)
RUNS_lanes     = tests/unit/lanes.c
RUNS_lengths   = tests/unit/lengths.c
RUNS_narrow    = tests/unit/narrow.c tests/support/far.c $(UNITS) $(SCHEME_UNITS)
RUNS_stage1    = tests/proof/stage1.c $(call in,src/library/parse,isa_choice found) \
                    src/library/encode/coding_fast.c src/library/parse/split_view.c \
                    src/library/normalize/changes.c $(wildcard src/library/parse/classify_*.c)
RUNS_stretch   = tests/proof/stretch.c tests/support/batch.c tests/support/guard.c \
                    gen/machines/reference_G2.c $(MODEL_UNITS)
RUNS_wmethod   = tests/proof/wmethod.c $(MODEL_UNITS)
RUNS_wverdict  = tests/proof/wverdict.c $(MODEL_UNITS)
MACHINE_PROGRAMS = $(patsubst RUNS_%,%,$(filter RUNS_%,$(.VARIABLES)))

G2_ON = $(if $(filter native avx512-model,$(1)),$(SCANNER_G2),\
    $(BUILD)/tests/on-$(1)/gen/machines/reference_G2.o)

# $(1): name, $(2): compiler, $(3): flags
define MACHINE_BUILD
$(BUILD)/tests/on-$(1)/%.o: %.c
	@mkdir -p $$(@D)
	$$(SAY) $(2) -std=c99 $$(WARN_C) -Isrc/include -Isrc/library -Isrc -Igen -Ibench -Itests \
	    $$(call RENAME,G2) $$(MACHINE_CFLAGS) $$(if $$(filter tcc,$(2)),,-MMD -MP) -c $$< -o $$@

$(MACHINE_PROGRAMS:%=$(BUILD)/tests/%-$(1)):
	$$(SAY) $(2) $(3) -o $$@ $$^

$(foreach program,$(MACHINE_PROGRAMS),$$(eval $(BUILD)/tests/$(program)-$(1): \
    $(patsubst $(BUILD)/tests/on-$(1)/gen/machines/reference_G2.o,$(call G2_ON,$(1)),\
        $(RUNS_$(program):%.c=$(BUILD)/tests/on-$(1)/%.o))))

.PHONY: tests-small-$(1)
tests-small-$(1): $(addprefix $(BUILD)/tests/,hash-$(1) lengths-$(1) lanes-$(1))

.PHONY: tests-generated-$(1)
tests-generated-$(1): $(BUILD)/tests/generated-$(1)

.PHONY: tests-narrow-$(1)
tests-narrow-$(1): $(BUILD)/tests/narrow-$(1)

.PHONY: tests-machine-$(1)
tests-machine-$(1): $(BUILD)/tests/model.txt $(BUILD)/tests/verdicts.txt \
    $(addsuffix -$(1),$(addprefix $(BUILD)/tests/,forms coding hash lengths lanes wmethod \
        wverdict stage1 blocks groups stretch enumerate))

-include $$(wildcard $(patsubst %,$(BUILD)/tests/on-$(1)/%/*.d,* */*))
endef

$(eval $(call FORMS_BUILD,any,$$(CC),,$$(SCANNER_G2)))
$(foreach isa,portable sse41 avx2 avx512 avx512vbmi2 neon,\
    $(eval $(call FORMS_BUILD,$(isa),$$(CC),$(ISA_$(isa)),$$(SCANNER_G2))))
$(foreach machine,$(MACHINES),\
    $(eval $(call MACHINE_BUILD,$(machine),$$(CC_$(machine)),\
        $(if $(filter tcc,$(machine)),,-static))))
$(eval $(call FORMS_BUILD,aarch64-portable,$(CC_aarch64),-static $(ISA_portable),\
    $(call G2_ON,aarch64)))

# The kernels with BACKEND=ragel's states, which use no tables.
$(BUILD)/tests/forms-ragel: $(FORMS_UNITS) $(SCANNER_G2) $(BUILD)/states/made \
    $(wildcard src/*/*.h src/*/*/*.h gen/tables/*.h tests/*/*.h)
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) -Werror -Wno-unused-function -I$(BUILD)/states -Isrc/include -Isrc/library -Isrc -Igen \
	    -Ibench -Itests -O2 -o $@ $(filter %.c %.o,$^)

.PHONY: tests-forms-ragel
tests-forms-ragel: $(BUILD)/tests/forms-ragel

# The scanner with blocks of 8 bytes.  Its plain-C stage 1 replaces SSE4.1's, whose name exists
# only on x86-64.
SMALL_BLOCK_UNITS = tests/proof/small_block.c \
    $(call in,src/library/parse,found walk stream columns spans line_rows isa_choice parse names split_view) src/library/normalize/changes.c

$(BUILD)/tests/small_block/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) -Wno-conversion -Wno-sign-conversion -DURIC_BLOCK=8 $(ISA_sse41) \
	    -c $< -o $@

$(BUILD)/tests/small_block/small_block: $(SMALL_BLOCK_UNITS:%.c=$(BUILD)/tests/small_block/%.o) \
    $(SCANNER_G2)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

.PHONY: tests-small-block
tests-small-block: $(BUILD)/tests/small_block/small_block

-include $(wildcard $(patsubst %,$(BUILD)/tests/small_block/%/*.d,* */*))

# The model of AVX-512's intrinsics and the compiler's own.
$(BUILD)/tests/avx512-compare: tests/avx512/compare_intrinsics.c \
    $(addprefix $(BUILD)/tests/avx512/,model.o compiler.o)
	$(SAY) $(TEST_COMPILE) $(LDFLAGS) -o $@ $^

$(BUILD)/tests/avx512/model.o $(BUILD)/tests/avx512/compiler.o: tests/avx512/calls.c
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) $(if $(findstring model,$(@F)),-Itests/avx512) -Wno-psabi -c $< -o $@

-include $(BUILD)/tests/avx512/model.d $(BUILD)/tests/avx512/compiler.d

.PHONY: tests-avx512-compare
tests-avx512-compare: $(BUILD)/tests/avx512-compare

# ---- fuzzers ----------------------------------------------------------------
# make fuzz TIME=SECONDS TARGET=NAME continues from its earlier corpus; without TARGET each
# target gets that time.  FUZZ_CC is a compiler with -fsanitize=fuzzer. make fuzz-afl does the
# same with AFL++. For make fuzz-all, TIME covers all targets together, in wall-clock time and
# without the build; it continues after a crash.  In the background:
#
#   nice -n 19 make fuzz-all TIME=3600

FUZZ_CC = clang
FUZZ = $(BUILD)/fuzz
FUZZ_INSTRUMENT = -fsanitize=fuzzer-no-link
# Others when tests/fuzz/build.sh builds them for another machine.
FUZZ_LINKER = $(FUZZ_CC)
FUZZ_ENGINE = -fsanitize=fuzzer
FUZZ_STATIC =
FUZZ_CFLAGS = -O2 -g1
FUZZ_SANITIZE = $(if $(SANITIZE),$(SANITIZE) $(SANITIZE_INTEGERS))
FUZZ_COMPILE = $(FUZZ_CC) -std=c99 $(WARN_C) $(CPPFLAGS) -Itests -Ibench $(FUZZ_CFLAGS) \
               $(call RENAME,G2) $(FUZZ_SANITIZE) $(FUZZ_INSTRUMENT) -MMD -MP
FUZZ_TARGETS = agree resolve normalize edit percent schemes base editions audit readings \
                authority request http_parser find log where options partial uriparser tolerance sql arrow \
                domains iri $(FUZZ_PYTHON)
# With an interpreter of Python in the fuzzer, where it can be linked.
PYTHON_CONFIG = python3-config
FUZZ_PYTHON := $(if $(shell $(PYTHON_CONFIG) --embed --ldflags 2> /dev/null),column)
FUZZ_HELPERS = tests/fuzz/theorem_target.c tests/theorems/trials.c tests/theorems/theorems.c \
               tests/theorems/tolerance_theorems.c tests/theorems/iri_theorems.c \
               tests/support/wording.c tests/support/guard.c tests/differential/oracles.c
FUZZ_OBJECTS = $(patsubst %.c,$(FUZZ)/obj/%.o,$(FUZZ_HELPERS) gen/machines/reference_G2.c \
                   $(LIBRARY_UNITS))
FUZZ_FILES = $(BUILD)/tests/sanitized
FUZZ_OPTIONS = -max_len=600
TARGET = $(FUZZ_TARGETS)
TIME = 60

# The command in our own process, without decompression: a few bytes could unpack to too many.
FUZZ_SYSTEM = tests/fuzz/system.o $(CLI_UNITS:%.c=%.o)
# Without _FILE_OFFSET_BITS: with it, the C library's headers redirect the replaced names to
# its own functions.
FUZZ_RENAME = -D_POSIX_C_SOURCE=200809L -pthread -include tests/fuzz/renamed.h
FUZZ_LINK_where = $(FUZZ_LINK_options)
FUZZ_LINK_partial = $(FUZZ_LINK_options)
FUZZ_LINK_options = -pthread -ljansson -Wl,--wrap=options_read,--wrap=options_hint

$(FUZZ)/obj/%.o: %.c tests/analysis/integers.txt
	@mkdir -p $(@D)
	$(SAY) $(FUZZ_COMPILE) -c $< -o $@

$(addprefix $(FUZZ)/obj/src/,command/%.o logs/%.o): FUZZ_COMPILE += $(FUZZ_RENAME)
$(addprefix $(FUZZ_FILES)/src/,command/%.o logs/%.o): TEST_COMPILE += $(FUZZ_RENAME)

$(FUZZ)/uriparser: $(URIPARSER_UNITS:%.c=$(FUZZ)/obj/%.o)
$(FUZZ)/uriparser.files: $(URIPARSER_UNITS:%.c=$(FUZZ_FILES)/%.o)

FUZZ_SQL = tests/support/ledger.c $(SQL_UNITS)
$(FUZZ)/sql: $(FUZZ_SQL:%.c=$(FUZZ)/obj/%.o)
$(FUZZ)/sql.files: $(FUZZ_SQL:%.c=$(FUZZ_FILES)/%.o)

FUZZ_EXTENSION = $(wildcard src/languages/python/extension/*.c) $(filter src/engines/sql_%,$(SQL_UNITS))
FUZZ_LINK_column = $(shell $(PYTHON_CONFIG) --embed --ldflags)
# Python's own functions take arrays of char *, which literals are not, and functions as void *.
PYTHON_COMPILE = $(patsubst -I%,-isystem %,$(shell $(PYTHON_CONFIG) --includes)) \
                 -Wno-write-strings -Wno-pedantic
$(FUZZ)/column: $(FUZZ_EXTENSION:%.c=$(FUZZ)/obj/%.o)
$(FUZZ)/column.files: $(FUZZ_EXTENSION:%.c=$(FUZZ_FILES)/%.o)
$(addprefix $(FUZZ)/obj/,src/languages/python/extension/%.o tests/fuzz/fuzz_column.o): \
    FUZZ_COMPILE += $(PYTHON_COMPILE)
$(addprefix $(FUZZ_FILES)/,src/languages/python/extension/%.o tests/fuzz/fuzz_column.o): \
    TEST_COMPILE += $(PYTHON_COMPILE)

# Patterns are PCRE2's, which the fuzzers link for their oracles.
$(FUZZ)/obj/src/logs/pattern.o: FUZZ_COMPILE += -DURIC_PCRE2
$(FUZZ_FILES)/src/logs/pattern.o: TEST_COMPILE += -DURIC_PCRE2

$(FUZZ)/where: $(addprefix $(FUZZ)/obj/,$(FUZZ_SYSTEM))
$(FUZZ)/where.files: $(addprefix $(FUZZ_FILES)/,$(FUZZ_SYSTEM))

$(FUZZ)/partial: $(addprefix $(FUZZ)/obj/,$(FUZZ_SYSTEM))
$(FUZZ)/partial.files: $(addprefix $(FUZZ_FILES)/,$(FUZZ_SYSTEM))

$(FUZZ)/options: $(addprefix $(FUZZ)/obj/,$(FUZZ_SYSTEM))
$(FUZZ)/options.files: $(addprefix $(FUZZ_FILES)/,$(FUZZ_SYSTEM))

$(FUZZ_TARGETS:%=$(FUZZ)/%): $(FUZZ)/%: $(FUZZ)/obj/tests/fuzz/fuzz_%.o $(FUZZ_OBJECTS)
	$(SAY) $(FUZZ_LINKER) -g1 $(FUZZ_SANITIZE) -o $@ $^ $(FUZZ_ENGINE) $(FUZZ_STATIC) -lpcre2-8 \
	    $(FUZZ_LINK_$*) $(FUZZ_STATIC:%static=%dynamic)

$(FUZZ_TARGETS:%=$(FUZZ)/%.files): $(FUZZ)/%.files: $(FUZZ_FILES)/tests/fuzz/fuzz_%.o \
    $(FUZZ_FILES)/tests/fuzz/files.o $(FUZZ_HELPERS:%.c=$(FUZZ_FILES)/%.o) \
    $(SCANNER_G2) $(sanitized_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -o $@ $^ -lpcre2-8 $(FUZZ_LINK_$*)

$(FUZZ)/seeds: $(patsubst %,$(FUZZ_FILES)/tests/%.o,fuzz/seeds fixture) $(sanitized_LIBRARY)
	@mkdir -p $(@D)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -o $@ $^

# The dictionary comes last, once all seeds exist.
$(FUZZ)/dictionary: $(FUZZ)/seeds $(BUILD)/uric \
    $(addprefix tests/fuzz/,dictionary.sh options.sh partials.sh seeds.sh) \
    $(wildcard tests/fuzz/*.dict grammar/*.rl grammar/*/*.rl tests/fixtures/*.txt \
        tests/fixtures/*/*.txt)
	@rm -rf $(FUZZ)/inputs
	@mkdir -p $(addprefix $(FUZZ)/inputs/,$(FUZZ_TARGETS)) \
	    $(addprefix $(FUZZ)/found/,$(FUZZ_TARGETS))
	$(SAY) $(FUZZ)/seeds . $(FUZZ)/inputs/agree
	@sh tests/fuzz/seeds.sh $(FUZZ)/inputs
	@sh tests/fuzz/options.sh $(BUILD)/uric $(FUZZ)/inputs/options
	@sh tests/fuzz/partials.sh $(BUILD)/uric $(FUZZ)/inputs/partial
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

# Not part of check: it takes minutes to build, and each run finds something else.  Without the
# AVX-512 kernels: see built.h.
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

#: fuzz       search for strings on which scanners differ or an operation breaks its promise;
#:            TIME=60 seconds each, TARGET=NAME
#: fuzz-all   run each target in turn, TIME=60 seconds in all; the table is
#:            build/fuzz/report.tsv; fuzz-afl does the same with AFL++

-include $(wildcard $(patsubst %,$(FUZZ)/obj/%/*.d,* */* */*/*))

# ---- instruction counts -----------------------------------------------------
# make counts records them; make check compares this build with the record.

COUNTS = $(BUILD)/counts

# Stripped: valgrind does not understand every compiler's debugging information.
$(COUNTS)/count: tests/counts/count_instructions.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(TEST_COMPILE) $< -o $@ $(LDFLAGS) -s $(BUILD)/liburic.a

$(COUNTS)/generated: tests/counts/generated.cc $(BUILD)/bench/generate.o $(BUILD)/bench/inputs.o
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) $< -o $@ $(LDFLAGS) $(BUILD)/bench/generate.o \
	    $(BUILD)/bench/inputs.o

$(COUNTS)/generated.txt: $(COUNTS)/generated
	$(SAY) $(COUNTS)/generated > $@.new && mv $@.new $@

# Always rebuilt: CC and CFLAGS may have changed.
$(COUNTS)/measured.tsv: $(COUNTS)/count $(COUNTS)/generated.txt counts-anew
	$(SAY) CC='$(CC)' CFLAGS='$(CFLAGS)' sh tests/counts/measure.sh \
	    $(COUNTS)/count $(COUNTS)/generated.txt $(COUNTS) > $@.new && mv $@.new $@

.PHONY: counts counts-anew counts-measured
counts-anew:
counts-measured: $(COUNTS)/measured.tsv

counts: $(COUNTS)/measured.tsv
	cp $(COUNTS)/measured.tsv tests/counts/record.tsv

#: counts     record the instructions per URI (valgrind)

# ---- mutants ------------------------------------------------------------------
# make mutate MUTANTS=300 SEED=3986 SOURCES='src/library/reference/dots.c grammar/rfc3986.rl': breaks
# one thing at a time and checks that a test fails (tcc, gcc).  With TIER=check, further or all, the
# tests are the suites up to that tier of tests/run, and MUTANTS=20 takes hours.

MUTANTS = $(if $(TIER),20,300)
SOURCES =
TIER =

.PHONY: mutate
mutate: $(BUILD)/tests/model.txt
	@BUILD='$(BUILD)' MAKE='$(MAKE)' \
	    python3 tests/analysis/$(if $(TIER),mutate_tiers.py -t $(TIER),mutate.py) \
	    -n $(MUTANTS) -s $(SEED) $(SOURCES)

#: mutate     break one thing at a time in grammar/ and src/ and check that a test fails;
#:            MUTANTS=300 (half an hour), SEED=3986, SOURCES=FILES; TIER=all: tells which tier
#:            of the suites finds each, and fails if only check-nightly finds one (hours)

# ---- proof ----------------------------------------------------------------------

.PHONY: proof proof-full proof-record
proof:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof/table.sh

proof-full:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof/table.sh full

proof-record:
	@BUILD='$(BUILD)' MAKE='$(MAKE)' CC='$(CC)' sh tests/proof/record.sh

#: proof      prove and test the scanners, and print a table (a minute)
#: proof-full the same on each instruction set, by other compilers, on emulated machines,
#:            with longer strings (many minutes); proof-record records it

.PHONY: stack
stack:
	@mkdir -p $(BUILD)/stack
	@for file in $(SINGLE_FILES); do \
	    $(CC) -O2 -fcallgraph-info=su -Igen -c gen/$$file.c \
	        -o $(BUILD)/stack/$$file.o || exit 1; \
	    echo "gen/$$file.c, with $(CC) -O2"; \
	    python3 tests/product/calls.py --table $(BUILD)/stack/$$file.ci || exit 1; \
	done

#: stack      print each function's stack, alone and with its callees

# For scripts.
.PHONY: command-objects
command-objects: $(CLI_OBJECTS)

.PHONY: print-library-units print-model-units print-tests print-memory-tests print-single-tests
print-tests:
	@echo '$(TESTS)'
print-memory-tests:
	@echo '$(MEMORY_TESTS)'
print-single-tests:
	@echo '$(SINGLE_TESTS)'
print-library-units:
	@echo '$(LIBRARY_UNITS)'
print-model-units:
	@echo '$(MODEL_UNITS)'
