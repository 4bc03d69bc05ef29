# What tests/haproxy needs; included by the Makefile.

# The module under the sanitizers, with the objects of the library's tests; HAProxy and Lua are
# Debian's.
HAPROXY_TESTS     = $(BUILD)/tests/haproxy
HAPROXY_SANITIZED = $(HAPROXY_UNITS:%.c=$(HAPROXY_TESTS)/%.o)

$(HAPROXY_TESTS)/%.o: %.c $(HAPROXY_BUILD)/lua.found
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -O0 -g1 -fPIC -fvisibility=hidden $(SANITIZE) $(HAPROXY_HEADERS) -c $< -o $@

$(HAPROXY_TESTS)/uric_native.so: $(HAPROXY_SANITIZED) $(sanitized_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(SANITIZE) $(HAPROXY_LINK) -o $@ $^

$(HAPROXY_TESTS)/uric.lua: src/engines/haproxy/uric.lua
	@mkdir -p $(@D)
	$(SAY) cp $< $@

-include $(HAPROXY_SANITIZED:.o=.d)

.PHONY: tests-haproxy-sanitized
tests-haproxy-sanitized: $(HAPROXY_TESTS)/uric_native.so $(HAPROXY_TESTS)/uric.lua
