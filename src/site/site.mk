# The project's site; included by the Makefile.  It needs no server: open its index.html.

SITE = $(BUILD)/site

.PHONY: site
site: $(SITE).made

#: site       the project's pages, manual, diagrams and playground as one static site, build/site
#:            (clang, lld, python3, mandoc, cmark-gfm)

$(SITE).made: $(PLAYGROUND)/index.html $(BUILD)/man3/uric.3 README.md bench/run/bench.svg \
    $(wildcard src/site/* src/*/*.md src/*/*/*.md src/command/*.1 grammar/README.md bench/README.md \
      grammar/diagrams/*.svg)
	@rm -rf $(SITE) && mkdir -p $(SITE)
	$(SAY) python3 src/site/site.py $(SITE) $(BUILD)/man3 '$(VERSION)'
	@python3 src/playground/assemble.py $(PLAYGROUND)/page.wasm grammar/diagrams/states.json \
	    src/playground/page.html index.html=uric \
	    'grammar.html#its-machine=The whole machine' manual.html=Manual > $(SITE)/playground.html 2> /dev/null
	@touch $@
