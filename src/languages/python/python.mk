# The Python package; included by the Makefile.  src/languages/python/README.md is the manual.

PYTHON_PACKAGE = $(BUILD)/python-package
PYTHON_WHEEL   = $(BUILD)/python-wheel
PYTHON_SDIST   = $(BUILD)/python-sdist
PYTHON_TESTS   = $(BUILD)/tests/python
PYTHON_FILES   = $(wildcard src/languages/python/* src/languages/python/*/*) LICENSE \
                 src/languages/npm/package.in.json \
                 $(wildcard src/engines/*.[ch]) src/engines/functions.tsv
# Where make deps-all puts what builds wheels.
PYTHON_BUILD   = $(BUILD)/python-build
PYTHON_PEERS   = $(BUILD)/python-peers

.PHONY: wheel sdist deps-python
wheel: $(PYTHON_WHEEL)/made
sdist: $(PYTHON_SDIST)/made

#: wheel      build/python-wheel/uric-*.whl, for CPython 3.9 and later (python3 with pip)
#: sdist      build/python-sdist/uric-*.tar.gz, which builds with a C compiler
#: deps-python  install what the nightly tests of the Python package need: pyarrow, polars ...

deps-python:
	@sh tests/support/pip_hashed.sh $(PYTHON_PEERS) src/languages/python/peers.txt

$(PYTHON_PACKAGE)/pyproject.toml: $(PYTHON_FILES) $(wildcard gen/*.c gen/*.h)
	$(SAY) python3 src/languages/python/pack.py $(PYTHON_PACKAGE)

$(PYTHON_WHEEL)/made: $(PYTHON_PACKAGE)/pyproject.toml
	$(SAY) sh src/languages/python/wheel.sh $(PYTHON_PACKAGE) $(PYTHON_WHEEL) $(PYTHON_BUILD)
	@touch $@

$(PYTHON_SDIST)/made: $(PYTHON_PACKAGE)/pyproject.toml
	$(SAY) sh src/languages/python/sdist.sh $(PYTHON_PACKAGE) $(PYTHON_SDIST) $(PYTHON_BUILD)
	@touch $@

# For tests: linked with the library of make all, so that only the extension is compiled.
$(PYTHON_TESTS)/linked/made: $(PYTHON_PACKAGE)/pyproject.toml $(BUILD)/liburic.a
	$(SAY) URIC_LIBRARY=$(CURDIR)/$(BUILD)/liburic.a \
	    sh src/languages/python/wheel.sh $(PYTHON_PACKAGE) $(PYTHON_TESTS)/linked $(PYTHON_BUILD)
	@touch $@

.PHONY: tests-python tests-python-sanitized
tests-python: $(PYTHON_TESTS)/linked/made
tests-python-sanitized: $(PYTHON_TESTS)/sanitized/made

$(PYTHON_TESTS)/sanitized/made: $(PYTHON_PACKAGE)/pyproject.toml
	$(SAY) URIC_SANITIZE=1 \
	    sh src/languages/python/wheel.sh $(PYTHON_PACKAGE) $(PYTHON_TESTS)/sanitized $(PYTHON_BUILD)
	@touch $@
