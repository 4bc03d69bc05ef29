# uric: `make help` lists the targets.  A C compiler and make build the library
# and the command; only `make gen` and the checks run a generator.

CC       = cc
CXX      = c++
AR       = ar
CFLAGS   = -O2
CXXFLAGS = -O2
LDFLAGS  =
PREFIX   = /usr/local
DESTDIR  =
# The compression libraries that the command may use; it is built without those that
# are not installed.
COMPRESSION = zlib zstd lzma bzip2 lz4
# The library for the patterns of log --where; empty for none.
PATTERNS    = pcre2
# Flags that make bugs of the command harder to exploit; those that the compiler lacks are
# dropped.  Empty for none.  The shared library gets only the linker's.  The library itself
# is compiled without them: it must need only memcpy and its kin.
HARDEN_CFLAGS  = -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fPIE
HARDEN_LDFLAGS = -Wl,-z,relro -Wl,-z,now -pie
# One of portable, sse41, avx2, avx512, avx512vbmi2, neon builds for that one only.
ISA      =
# walk: the states of the scanner by grammar/tools/walk.py; ragel: those of the hot rules by
# ragel -G2, which must be installed.
BACKEND  = walk
BUILD    = build$(if $(filter ragel,$(BACKEND)),/ragel)$(if $(ISA),/$(ISA))

BINDIR     = $(PREFIX)/bin
LIBDIR     = $(PREFIX)/lib
INCLUDEDIR = $(PREFIX)/include
MANDIR     = $(PREFIX)/share/man

# Semantic Versioning's, of which loaders of libraries know only the numbers.
VERSION := $(shell awk '/^\#define URIC_VERSION_/ { gsub(/"/, "", $$3); \
    printf "%s%s", $$2 ~ /MINOR|PATCH/ ? "." : "", $$3 }' src/include/uric.h)
VERSION_NUMBERS := $(firstword $(subst -, ,$(VERSION)))
SOVERSION = 1

# None of our code, generated code included, may cause a warning.
WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wwrite-strings \
           -Wundef -Wvla -Wconversion -Wsign-conversion
WARN_C   = $(WARN) -Wstrict-prototypes -Wmissing-prototypes

ISA_portable = -DURIC_PORTABLE
ISA_sse41    = -DURIC_ISA_SSE41
ISA_avx2     = -DURIC_ISA_AVX2
ISA_avx512   = -DURIC_ISA_AVX512
ISA_avx512vbmi2 = -DURIC_ISA_AVX512VBMI2
ISA_neon     = -DURIC_ISA_NEON
# For tests on any x86-64: the AVX-512 kernels with a model of the intrinsics in plain C.
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

CPPFLAGS = $(STATES:%/made=-I%) -Isrc/include -Isrc/library -Isrc -Igen $(ISA_$(ISA))
# The command needs files of any size, even if off_t has 32 bits by default.
SYSTEM   = -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64
COMPILE  = $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) -MMD -MP

# The units of the library, in their order in gen/uric.c.  PARSE_UNITS are those of a
# URIC_ONLY_PARSE build.
in = $(patsubst %,$(1)/%.c,$(2))
scanners = $(patsubst %,gen/machines/%_machine.c,$(1))

PARSE_UNITS = $(call in,src/library/parse,names classify_sse41 classify_avx2 classify_avx512 \
                  classify_neon classify_simd128 isa_choice found walk parse parts \
                  address)
OTHER_UNITS = $(call in,src/library/parse,stream narrow_parts prefix columns spans line_rows \
                  expected) \
              $(call in,src/library/tolerance,tolerated_byte tolerance tolerated repair) \
              src/library/parse/split_view.c $(call scanners,split) \
              $(call in,src/library/reference,dots target target_parts resolve remove_dots same_document relate \
                  compose build edit) \
              $(call in,src/library/reference,target_uri segments segment_decoded) \
              src/library/schemes/schemes.c \
              $(call in,src/library/normalize,changes ipv6_text needs normal normalize compare) \
              $(call in,src/library/encode,coding_fast encode decode decode_part query query_value query_edit) \
              $(call in,src/library/host,effective_port origin numeric_host address_block \
                  address_of dns_name host_allowed) \
              src/library/host/audit_traversal.c src/library/host/audit_mapped.c src/library/host/audit.c src/library/host/audit_split.c
UNITS       = $(PARSE_UNITS) $(OTHER_UNITS)
# The other single files, which an embedder may omit.
BASE_UNITS   = $(call scanners,html_base mime_base) \
               $(call in,src/library/reference,html_character embedded suffix)
SCHEME_UNITS = $(call in,src/library/schemes,scheme) $(call scanners,ftp mailto scheme) \
               $(call in,src/library/schemes,scheme_list coded_text ftp gopher file_name)
EDITION_UNITS = $(call scanners,accept_url1994 accept_rfc1738 accept_url1997 accept_rfc2396 \
                  accept_uri2003) \
                $(call in,src/library/history,editions resolve_editions) \
                $(call scanners,scheme1738) src/library/history/scheme1738.c
FIND_UNITS  = $(call scanners,find_bare find_delimited find_shape find_html find_wild \
                find_wild_end find_escape) \
              $(call in,src/library/text,find_marker find_names find_escape find_result find_meant find_before \
                find_delimited find_escaped find_wrapped find_inside find_bare find_attribute find_search find_cut)
LOG_UNITS   = $(call in,src/library/log,log_format log_custom log_named log_column log_prefix \
                  log_read log_steps) \
              $(call scanners,log_line log_field log_timing log_user log_prefix log_request) $(call in,src/library/log,log_request log_value) \
              $(call scanners,log_w3c) src/library/log/log_w3c.c \
              $(call scanners,log_json) $(call in,src/library/log,log_json log_json_schema log_type) \
              src/library/log/log_fit.c src/library/log/log_detect.c
REQUEST_UNITS = $(call in,src/library/request,verdicts location request_path request_judge request \
                  request_stream)
# Public suffix lists.
DOMAIN_UNITS = $(call in,src/library/host,punycode domain_rules domains_compile domains_open \
                 domain_lookup)
# IRIs.
IRI_UNITS = $(call in,src/library/iri,iri_parse) $(call scanners,iri_character) \
            $(call in,src/library/iri,iri_convert)
# How other parsers read a URL.
READING_UNITS = $(call in,src/library/readings,reading_names reading_bytes reading_parts) \
                $(call scanners,whatwg_url whatwg_domain chromium_url chromium_opaque urllib3 alike) \
                $(call in,src/library/readings,reading_shared read_rfc3986 read_rfc3987 whatwg_host read_whatwg \
                  read_chromium read_java read_curl read_urllib read_urllib3 whatwg_path reading_write \
                  agree)
# Arrow's C data interface.
ARROW_UNITS = $(call in,src/library/arrow,arrow_text arrow_owner arrow_child arrow_parse)
# What proxies and servers need, for a file that needs no other.
HTTP_UNITS = $(PARSE_UNITS) $(call in,src/library/parse,stream narrow_parts) \
             $(call in,src/library/reference,dots remove_dots) src/library/schemes/schemes.c \
             $(call in,src/library/host,numeric_host address_block address_of dns_name host_allowed) \
             src/library/host/audit_traversal.c src/library/host/audit_mapped.c src/library/host/audit.c \
             $(call in,src/library/request,verdicts location request_path request_judge request \
               request_stream)
# http_parser's URL parser.
HTTP_PARSER_UNITS = src/library/compat/http_parser_url.c
# uriparser's functions: not in the library, whose names all start with uric_.
URIPARSER_UNITS = $(call in,src/library/compat,uriparser_memory uriparser_bytes uriparser)
LIBRARY_UNITS = $(UNITS) $(BASE_UNITS) $(SCHEME_UNITS) $(FIND_UNITS) $(LOG_UNITS) $(EDITION_UNITS) \
                $(REQUEST_UNITS) $(DOMAIN_UNITS) $(IRI_UNITS) $(HTTP_PARSER_UNITS) $(ARROW_UNITS) $(READING_UNITS)
# The files that embedders copy, and what each is made of: some units are in more than one.
SINGLE_FILES   = uric uric_base uric_schemes uric_text uric_log uric_history uric_request uric_iri \
                 uric_domains uric_http_parser uric_arrow uric_readings uric_uriparser
MAKES_uric     = $(PARSE_UNITS) --URIC_ONLY_PARSE $(OTHER_UNITS)
MAKES_uric_base = $(BASE_UNITS)
MAKES_uric_schemes = $(SCHEME_UNITS)
MAKES_uric_text    = src/library/reference/html_character.c src/library/tolerance/tolerated_byte.c $(FIND_UNITS)
MAKES_uric_log     = $(LOG_UNITS)
MAKES_uric_history = src/library/reference/dots.c src/library/reference/target.c $(EDITION_UNITS)
MAKES_uric_request = $(REQUEST_UNITS)
MAKES_uric_domains = $(DOMAIN_UNITS)
MAKES_uric_iri     = $(IRI_UNITS)
MAKES_uric_http_parser = $(HTTP_PARSER_UNITS)
MAKES_uric_arrow   = $(ARROW_UNITS)
MAKES_uric_readings = src/library/host/numeric_host.c $(READING_UNITS)
MAKES_uric_http = $(HTTP_UNITS)
MAKES_uric_uriparser = $(URIPARSER_UNITS)
HEADERS     = $(SINGLE_FILES:%=src/include/%.h)
# Those of what is installed.
LIBRARY_HEADERS = $(filter-out src/include/uric_uriparser.h,$(HEADERS))
CLI_UNITS   = $(wildcard src/command/*.c src/command/*/*.c src/logs/*.c)

LIB_OBJECTS = $(LIBRARY_UNITS:%.c=$(BUILD)/obj/%.o)
# Units that no caller runs once for each URI: the compiler makes them small.
COLD_UNITS  = $(BASE_UNITS) $(wildcard src/library/history/*.c) \
              $(filter-out src/library/schemes/schemes.c,$(SCHEME_UNITS)) src/library/parse/expected.c \
              $(call in,src/library/log,log_format log_custom log_named log_column log_json_schema \
                log_type log_fit log_detect) \
              $(call in,src/library/host,domains_compile domains_open) \
              $(call in,src/library/arrow,arrow_owner arrow_child) \
              $(call scanners,find_escape find_wild_end) \
              $(call in,src/library/text,find_escape find_escaped find_cut find_names find_wrapped \
                find_inside find_attribute)
$(COLD_UNITS:%.c=$(BUILD)/obj/%.o): CFLAGS := $(CFLAGS:-O2=-Os)
CLI_OBJECTS = $(CLI_UNITS:%.c=$(BUILD)/obj/%.o)

# make V=1 shows whole commands.
ifeq ($(V),1)
SAY =
else ifneq ($(findstring s,$(firstword -$(MAKEFLAGS))),)
SAY = @
else
SAY = @echo "  $@";
endif

# For a make that builds much: on all processors, unless -j gives a number.
ON_ALL_PROCESSORS = $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell getconf _NPROCESSORS_ONLN || echo 2))

.PHONY: all demo gen size deps deps-late deps-all install uninstall clean help

all: $(BUILD)/uric $(BUILD)/liburic.a $(BUILD)/liburic.so

# Checks what the compiler supports on each run; its files change only when that does.
HARDENING_FILES = $(BUILD)/obj/hardening.cflags $(BUILD)/obj/hardening.ldflags

.PHONY: hardening
hardening:
	@mkdir -p $(BUILD)/obj
	@HARDEN_CFLAGS='$(HARDEN_CFLAGS)' HARDEN_LDFLAGS='$(HARDEN_LDFLAGS)' \
	    sh src/packaging/build/hardening.sh $(HARDENING_FILES) '$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)'

$(HARDENING_FILES): hardening ;

HARDEN      = @$(BUILD)/obj/hardening.cflags
HARDEN_LINK = @$(BUILD)/obj/hardening.ldflags
# not an executable
HARDEN_LINK_SHARED = $$(sed 's/ *-pie//' $(BUILD)/obj/hardening.ldflags)

define COMMAND_OBJECTS # folder
$(BUILD)/obj/$(1)/%.o: $(1)/%.c $(BUILD)/obj/hardening.cflags
	@mkdir -p $$(@D)
	$$(SAY) $$(COMPILE) $$(HARDEN) $$(SYSTEM) -pthread -c $$< -o $$@
endef
$(foreach folder,src/command src/logs,$(eval $(call COMMAND_OBJECTS,$(folder))))

# Checks what is installed on each run; its files change only when that does.
COMPRESSION_FILES = $(BUILD)/obj/compression.cflags $(BUILD)/obj/compression.libs

.PHONY: compression
compression:
	@mkdir -p $(BUILD)/obj
	@COMPRESSION='$(COMPRESSION)' sh src/packaging/build/compression.sh $(COMPRESSION_FILES) \
	    '$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)'

$(COMPRESSION_FILES): compression ;

$(BUILD)/obj/src/command/io/codec_%.o: src/command/io/codec_%.c $(BUILD)/obj/compression.cflags \
    $(BUILD)/obj/hardening.cflags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(HARDEN) $(SYSTEM) -pthread \
	    @$(BUILD)/obj/compression.cflags -c $< -o $@

PATTERNS_FILES = $(BUILD)/obj/patterns.cflags $(BUILD)/obj/patterns.libs

.PHONY: patterns
patterns:
	@mkdir -p $(BUILD)/obj
	@PATTERNS='$(PATTERNS)' sh src/packaging/build/pcre2.sh $(PATTERNS_FILES) \
	    '$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)'

$(PATTERNS_FILES): patterns ;

$(BUILD)/obj/src/logs/pattern.o: src/logs/pattern.c $(BUILD)/obj/patterns.cflags \
    $(BUILD)/obj/hardening.cflags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(HARDEN) $(SYSTEM) -pthread \
	    @$(BUILD)/obj/patterns.cflags -c $< -o $@

$(BUILD)/states/made: $(wildcard grammar/*.rl grammar/*/*)
	@mkdir -p $(@D)
	$(SAY) sh grammar/tools/generate --ragel $(@D) && touch $@

$(BUILD)/obj/%.o: %.c | $(STATES)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -fPIC -fvisibility=hidden -DURIC_SHARED -DURIC_BUILD -c $< -o $@

$(BUILD)/liburic.a: $(LIB_OBJECTS)
	@rm -f $@
	$(SAY) $(AR) rcs $@ $(LIB_OBJECTS)

# Each function with the version that it appeared in, where the linker can do that.
VERSIONED = $$(sh src/packaging/dist/version_script.sh $(BUILD)/obj/uric.map '$(CC) $(CFLAGS) $(LDFLAGS)')

$(BUILD)/liburic.so.$(VERSION_NUMBERS): $(LIB_OBJECTS) $(BUILD)/obj/hardening.ldflags $(BUILD)/obj/uric.map
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) $(VERSIONED) -shared \
	    -Wl,-soname,liburic.so.$(SOVERSION) -o $@ $(LIB_OBJECTS)

$(BUILD)/liburic.so: $(BUILD)/liburic.so.$(VERSION_NUMBERS)
	$(SAY) ln -sf liburic.so.$(VERSION_NUMBERS) $(BUILD)/liburic.so.$(SOVERSION)
	$(SAY) ln -sf liburic.so.$(SOVERSION) $@

$(BUILD)/uric: $(CLI_OBJECTS) $(BUILD)/liburic.a $(BUILD)/obj/compression.libs \
    $(BUILD)/obj/patterns.libs $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) -pthread $(LDFLAGS) $(HARDEN_LINK) -o $@ $(CLI_OBJECTS) \
	    $(BUILD)/liburic.a @$(BUILD)/obj/compression.libs @$(BUILD)/obj/patterns.libs

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d)

# The demo's command is made of the single files, optimized less: a newcomer waits two thirds of the time.
DEMO_FILES   = $(filter-out uric_http_parser uric_uriparser,$(SINGLE_FILES))
DEMO_OBJECTS = $(DEMO_FILES:%=$(BUILD)/demo/%.o)

$(BUILD)/demo/%.o: gen/%.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(CFLAGS:-O2=-O1) -c $< -o $@

$(BUILD)/demo/uric: $(DEMO_OBJECTS) $(CLI_OBJECTS) $(BUILD)/obj/compression.libs \
    $(BUILD)/obj/patterns.libs $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) -pthread $(LDFLAGS) $(HARDEN_LINK) -o $@ $(CLI_OBJECTS) \
	    $(DEMO_OBJECTS) @$(BUILD)/obj/compression.libs @$(BUILD)/obj/patterns.libs

-include $(DEMO_OBJECTS:.o=.d)

# Quietly: it prints only the demo.
demo:
	@$(MAKE) -s $(ON_ALL_PROCESSORS) --no-print-directory $(BUILD)/demo/uric
	@sh bench/commands/demo.sh $(BUILD)/demo/uric bench/data/sample.txt

# ---- generated files ------------------------------------------------------

gen:
	sh grammar/tools/generate gen
	sh src/engines/page.sh > src/engines/README.new && mv src/engines/README.new src/engines/README.md
	@$(MAKE) --no-print-directory single-files TO=gen

.PHONY: diagrams
diagrams:
	sh grammar/tools/diagrams grammar/diagrams $(BUILD)/diagrams

.PHONY: single-files
single-files: $(SINGLE_FILES:%=single-%) single-uric_http
	python3 src/packaging/build/only_http.py header > $(TO)/uric_http.h
	cp $(HEADERS) $(TO)
	awk -f src/packaging/build/only_parse.awk $(TO)/uric.c > $(TO)/uric_parse.c
	awk -f src/packaging/build/only_parse.awk src/include/uric.h > $(TO)/uric_parse.h

single-%:
	sh src/packaging/build/amalgamate.sh $* $(MAKES_$*) > $(TO)/$*.new
	python3 src/packaging/build/prefix.py $* $(HEADERS) < $(TO)/$*.new > $(TO)/$*.c
	@rm $(TO)/$*.new

size: $(BUILD)/liburic.so
	@CC='$(CC)' sh tests/product/size.sh $(BUILD)

include src/engines/sql.mk
include src/engines/sqlite/sqlite.mk
include src/engines/duckdb/duckdb.mk
include tests/tests.mk
include tests/sql/sql_tests.mk
include bench/bench.mk
include src/packaging/build/install.mk
include src/packaging/dist/dist.mk
include src/languages/npm/npm.mk
include src/languages/python/python.mk
include src/languages/rust/rust.mk
include src/engines/nginx/nginx.mk
include src/engines/proxies/proxies.mk
include src/engines/varnish/varnish.mk
include src/engines/haproxy/haproxy.mk
include src/engines/proxy_wasm/proxy_wasm.mk
include src/playground/playground.mk
include src/site/site.mk
include tests/nginx/nginx_tests.mk
include tests/arrow/arrow_tests.mk
include tests/sqlite/sqlite_tests.mk
include tests/varnish/varnish_tests.mk
include tests/haproxy/haproxy_tests.mk
include tests/proxies/proxies_tests.mk
include tests/duckdb/duckdb_tests.mk
include src/engines/postgres/postgres.mk
include src/engines/spark/spark.mk
include src/logs/cluster/log_cluster.mk
include src/engines/postgres/cluster/cluster.mk
include tests/postgres/postgres_tests.mk

clean:
	rm -rf $(BUILD)

# The help's lines are next to what they document.
help:
	@sed -n 's/^#: //p' Makefile src/engines/nginx/nginx.mk src/languages/*/*.mk \
	    src/playground/playground.mk src/site/site.mk src/engines/[dhpsv]*/*.mk src/engines/*/*/*.mk src/logs/cluster/*.mk \
	    src/packaging/dist/dist.mk tests/tests.mk bench/bench.mk

#: all        the command, the static and the shared library, in build/
#:            ISA=portable, sse41, avx2, avx512, avx512vbmi2 or neon: only for that
#:            instruction set, in build/ISA/; a program does not check for its support
#:            BACKEND=ragel: the hot rules as ragel -G2 writes them, in build/ragel/
#:            HARDEN_CFLAGS= HARDEN_LDFLAGS=: the command without hardening
#: demo       build the command and parse a sample of real URIs
#: gen        generate gen/ (needs ragel 6.10, re2c 3.0, python3)
#: diagrams   draw grammar/diagrams/ (needs ragel 6.10, graphviz 2.43, python3), and the whole
#:            machines in build/diagrams/
#: completions  generate the completions of shells, src/command/completions (needs python3)
#: size       print the sizes of what is embedded; fails over budget
#: install    to PREFIX=/usr/local, below DESTDIR=, with man pages and completions; uninstall
#:            removes it
#: clean      remove build/
