# What tests/proxies needs, and the table that it checks; included by the Makefile.

.PHONY: tests-proxies hostile-table
tests-proxies: nginx varnish haproxy proxy-wasm

HOSTILE_PAGE = src/guides/hostile_requests.md
hostile-table: tests-proxies
	@mkdir -p $(BUILD)/tests
	python3 tests/proxies/hostile_table.py $(BUILD) page > $(BUILD)/tests/hostile_requests.md
	cp $(BUILD)/tests/hostile_requests.md $(HOSTILE_PAGE)
