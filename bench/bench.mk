# The benchmarks; included by the Makefile.  bench/README.md says how they measure.

# ---- benchmark --------------------------------------------------------------
# make bench BENCH_INPUT=FILE BENCH_QUICK=1 BENCH_DATA=DIRECTORY BENCH_ONLY=operations:
# see bench/bench.cc.  It omits peers that are not installed, and says so.  Debian has no
# package of ada: ADA_DIR=DIRECTORY names a build of it.

ADA_DIR =

# Objects lie in one folder: no two files have the same name.
vpath %.cc bench bench/parse bench/operations bench/report

BENCH_AT = $(BUILD)/bench
BENCH_OBJECTS = $(patsubst %.cc,$(BENCH_AT)/%.o,$(notdir $(wildcard bench/*.cc bench/*/*.cc)))
BENCH_VARIANTS = $(SCANNERS:%=$(BUILD)/tests/units/%)
BENCH_PEERS = $(BENCH_AT)/peers
BENCH_COMPILE = $(CXX) -std=c++17 $(WARN) $(CPPFLAGS) -Ibench $(CXXFLAGS) -MMD -MP

# Checks what is installed on each run; its files change only when that does.
.PHONY: bench-peers
bench-peers:
	@mkdir -p $(BENCH_AT)
	@ADA_DIR='$(ADA_DIR)' sh bench/report/peers.sh $(BENCH_PEERS).cflags $(BENCH_PEERS).libs '$(CXX)'

$(BENCH_PEERS).cflags $(BENCH_PEERS).libs: bench-peers ;

$(BENCH_AT)/%.o: %.cc
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) -DBENCH_CC='"$(shell $(CC) --version | head -n 1)"' \
	    -DBENCH_CFLAGS='"$(CFLAGS)"' -c $< -o $@

$(BENCH_AT)/peer%.o: peer%.cc $(BENCH_PEERS).cflags
	@mkdir -p $(@D)
	$(SAY) $(BENCH_COMPILE) @$(BENCH_PEERS).cflags -c $< -o $@

$(BENCH_AT)/peer_ada.o: BENCH_COMPILE += -std=c++20

# The scanner of BACKEND=ragel, with other symbol names, where its tools are installed.
BENCH_STATES := $(if $(shell command -v ragel > /dev/null && command -v python3),$(BUILD)/states/made)
RAGEL_OBJECTS = $(patsubst %,$(BUILD)/ragel/obj/src/library/parse/%.o,\
    walk classify_sse41 classify_avx2 classify_avx512 classify_neon isa_choice found parse)

$(BENCH_AT)/ragel.o: $(BUILD)/liburic.a $(BENCH_STATES)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s BACKEND=ragel BUILD=$(BUILD)/ragel STATES=$(BUILD)/states/made $(RAGEL_OBJECTS)
	$(SAY) $(CC) -r -nostdlib -o $@.new $(RAGEL_OBJECTS)
	$(SAY) nm -g --defined-only $@.new | awk '{ print $$3, "ragel_" $$3 }' > $@.names
	$(SAY) objcopy --redefine-syms=$@.names $@.new $@
	@rm -f $@.new $@.names

$(BENCH_AT)/bench: $(BENCH_OBJECTS) $(BENCH_VARIANTS) $(BUILD)/liburic.a $(BENCH_PEERS).libs \
    $(if $(BENCH_STATES),$(BENCH_AT)/ragel.o)
	$(SAY) $(CXX) $(CXXFLAGS) $(LDFLAGS) -o $@ $(BENCH_OBJECTS) $(BENCH_VARIANTS) \
	    $(BUILD)/liburic.a @$(BENCH_PEERS).libs -lbenchmark -lpcre2-8 -pthread

# Its suite does not look at the figures.
.PHONY: tests-bench
tests-bench: $(BUILD)/liburic.a $(BENCH_VARIANTS) $(BENCH_STATES)
	@$(MAKE) --no-print-directory BENCH_AT=$(BUILD)/tests/bench CXXFLAGS=-O0 $(BUILD)/tests/bench/bench

bench: $(BUILD)/bench/bench
	@rm -f $(BUILD)/bench*.tsv
	$(BUILD)/bench/bench $(BUILD)
	@[ ! -s $(BUILD)/bench-mean.tsv ] || sh bench/report/plot.sh $(BUILD)

#: bench      measure uric and its peers; BENCH_INPUT=FILE, BENCH_QUICK=1,
#:            BENCH_ONLY=parsing or operations, ADA_DIR=DIRECTORY of a build of ada

.PHONY: bench-record
bench-record:
	@sh bench/report/record.sh $(BUILD)

#: bench-record   show the last run in bench/run, bench/README.md and README.md

bench-command: $(BUILD)/uric
	@sh bench/commands/command.sh $(BUILD)/uric

#: bench-command  measure the command: throughput, -j, memory

.PHONY: bench-log
bench-log: $(BUILD)/uric
	@bash bench/commands/log.sh $(BUILD)/uric
	@bash bench/commands/log_questions.sh $(BUILD)/uric

#: bench-log  measure uric log against mawk, perl and GoAccess, and ask the same questions of it
#:            and of mawk, ripgrep, Miller, lnav, jq and a pipeline of coreutils

.PHONY: bench-log-parquet
bench-log-parquet: $(BUILD)/uric
	@bash bench/commands/log_parquet.sh $(BUILD)/uric $(BUILD)/python

#: bench-log-parquet  ask ten questions of uric log, and of DuckDB about a Parquet file

.PHONY: bench-log-format
bench-log-format: $(BUILD)/uric
	@bash bench/commands/log_format.sh $(BUILD)/uric

#: bench-log-format  measure wrong formats and the detection of formats

.PHONY: bench-proxies
bench-proxies: nginx varnish haproxy proxy-wasm
	@python3 bench/commands/proxies.py $(BUILD)

#: bench-proxies  measure what the modules cost nginx, Varnish, HAProxy and Envoy

.PHONY: bench-npm
bench-npm: npm
	@NODE_PATH='$(BUILD)/npm/node_modules' $(or $(NODE),node) bench/commands/npm_urls.mjs \
	    $(NPM_PACKAGE) $(or $(BENCH_INPUT),bench/data/sample.txt) $(or $(ROUNDS),9) $(CALL)

#: bench-npm  measure the npm package beside fast-uri, uri-js, whatwg-url and Node's URL;
#:            BENCH_INPUT=FILE NODE=PROGRAM ROUNDS=9 CALL=parseLines

.PHONY: bench-python
bench-python: tests-python deps-python $(BUILD)/liburic.so
	@PYTHONPATH=$(PYTHON_TESTS)/linked/unpacked:$(PYTHON_PEERS) python3 bench/commands/python_urls.py \
	    $(BUILD)/liburic.so $(or $(BENCH_INPUT),bench/data/sample.txt)

#: bench-python  measure the Python package beside urllib.parse, yarl, rfc3986, can_ada and w3lib,
#:            and columns beside the C library; BENCH_INPUT=FILE

# SQL functions, against what each engine's users have today.
$(BUILD)/bench/uriparser_udf.so: bench/sql/uriparser_udf.c
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CFLAGS) -fPIC -shared $< -o $@ $(LDFLAGS) -luriparser

.PHONY: bench-sql
bench-sql: $(BUILD)/uric
	-@$(MAKE) -s -k sqlite duckdb postgres $(BUILD)/bench/uriparser_udf.so
	@python3 bench/sql/engines.py $(BUILD)

#: bench-sql  measure the SQL functions in each engine that is installed; BENCH_ROWS=N,
#:            NODE_PATH of @duckdb/node-api and chdb

# URIs in text, against a regular expression, grep and ripgrep.
$(BUILD)/bench/find: bench/commands/find_text.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $< -o $@ $(LDFLAGS) $(BUILD)/liburic.a -lpcre2-8

.PHONY: bench-find
bench-find: $(BUILD)/uric $(BUILD)/bench/find
	@sh bench/commands/find.sh '$(abspath $(BUILD))'

.PHONY: bench-find-corpus
bench-find-corpus: $(BUILD)/uric
	@node bench/commands/find_corpus.js '$(abspath $(BUILD))/uric' tests/fixtures/find

#: bench-find-corpus precision and recall on marked text, beside linkify-it (in NODE_PATH) and a
#:            regular expression (needs node)

#: bench-find measure the search in text against regular expressions

# IRIs, against URIs.
$(BUILD)/bench/iri_costs: bench/commands/iri_costs.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $< -o $@ $(LDFLAGS) $(BUILD)/liburic.a

.PHONY: bench-iri
bench-iri: $(BUILD)/bench/iri_costs
	@$(BUILD)/bench/iri_costs 20 $(or $(BENCH_INPUT),bench/data/sample.txt)

#: bench-iri  measure IRIs against URIs; BENCH_INPUT=FILE

-include $(wildcard $(BUILD)/bench/*.d $(BENCH_AT)/*.d)

# The registrable domains of wild hosts beside libpsl, by Debian's list: HOSTS has one a line.
.PHONY: bench-domains
bench-domains: $(BUILD)/bench/domain_costs
	$< /usr/share/publicsuffix/public_suffix_list.dat < $(HOSTS)

$(BUILD)/bench/domain_costs: bench/domains/domain_costs.c $(BUILD)/liburic.a
	@mkdir -p $(@D)
	$(SAY) $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lpsl

#: bench-domains  measure lookups in a public suffix list beside libpsl: HOSTS=FILE
