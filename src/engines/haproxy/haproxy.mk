# The module for HAProxy's Lua; included by the Makefile.  src/engines/haproxy/README.md is its manual.

# The headers of the Lua that HAProxy has: Debian's liblua5.3-dev.
HAPROXY_BUILD   = $(BUILD)/haproxy
HAPROXY_HEADERS = -Isrc/engines/proxies $$(pkg-config --cflags-only-I lua5.3 | sed 's/-I/-isystem /g')
HAPROXY_UNITS   = src/engines/haproxy/uric_native.c $(PROXY_UNITS)
# Lua itself is HAProxy's.
HAPROXY_LINK    = -shared -Wl,--exclude-libs,ALL

.PHONY: haproxy
haproxy: $(HAPROXY_BUILD)/uric_native.so $(HAPROXY_BUILD)/uric.lua

#: haproxy    the Lua module for HAProxy, in build/haproxy (needs liblua5.3-dev)

$(HAPROXY_BUILD)/lua.found:
	@mkdir -p $(@D)
	@pkg-config --exists lua5.3 || { echo 'make haproxy: no Lua 5.3; install liblua5.3-dev' >&2; \
	    exit 1; }
	@touch $@

$(HAPROXY_BUILD)/%.o: %.c $(HAPROXY_BUILD)/lua.found
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -fPIC -fvisibility=hidden $(HAPROXY_HEADERS) -c $< -o $@

$(HAPROXY_BUILD)/uric_native.so: $(HAPROXY_UNITS:%.c=$(HAPROXY_BUILD)/%.o) $(BUILD)/liburic.a \
    $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) $(HAPROXY_LINK) -o $@ \
	    $(filter %.o %.a,$^)

$(HAPROXY_BUILD)/uric.lua: src/engines/haproxy/uric.lua
	@mkdir -p $(@D)
	$(SAY) cp $< $@

-include $(HAPROXY_UNITS:%.c=$(HAPROXY_BUILD)/%.d)
