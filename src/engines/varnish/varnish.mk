# The VMOD for Varnish; included by the Makefile.  src/engines/varnish/README.md is its manual.

# Varnish's headers and its vmodtool: of what pkg-config finds, Debian's libvarnishapi-dev.
VARNISH_BUILD  = $(BUILD)/varnish
VARNISH_CFLAGS = -isystem $$(pkg-config --variable=pkgincludedir varnishapi)
VARNISH_UNITS  = $(wildcard src/engines/varnish/*.c) $(PROXY_UNITS)
VARNISH_HEADERS = -I$(VARNISH_BUILD) -Isrc/engines/proxies $(VARNISH_CFLAGS)
# Only what Varnish loads is visible.
VARNISH_LINK   = -shared -Wl,--exclude-libs,ALL

.PHONY: varnish
varnish: $(BUILD)/libvmod_uric.so

#: varnish    the VMOD for Varnish, in build/ (needs libvarnishapi-dev)

# The interface, which vmodtool makes of the declarations.
$(VARNISH_BUILD)/vcc_uric_if.c: src/engines/varnish/vmod_uric.vcc
	@mkdir -p $(@D)
	@pkg-config --exists varnishapi || { echo 'make varnish: no Varnish; install' \
	    'libvarnishapi-dev' >&2; exit 1; }
	$(SAY) cd $(@D) && python3 "$$(pkg-config --variable=vmodtool varnishapi)" \
	    -o vcc_uric_if '$(abspath $<)'

# vmodtool's C includes a config.h, as of autoconf; it needs nothing of it.
$(VARNISH_BUILD)/vcc_uric_if.o: $(VARNISH_BUILD)/vcc_uric_if.c
	@: > $(@D)/config.h
	$(SAY) $(CC) $(CFLAGS) -fPIC $(VARNISH_HEADERS) -c $< -o $@

$(VARNISH_BUILD)/%.o: %.c $(VARNISH_BUILD)/vcc_uric_if.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYSTEM) -fPIC -fvisibility=hidden $(VARNISH_HEADERS) -c $< -o $@

$(BUILD)/libvmod_uric.so: $(VARNISH_UNITS:%.c=$(VARNISH_BUILD)/%.o) $(VARNISH_BUILD)/vcc_uric_if.o \
    $(BUILD)/liburic.a $(BUILD)/obj/hardening.ldflags
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(HARDEN_LINK_SHARED) $(VARNISH_LINK) -o $@ \
	    $(filter %.o %.a,$^)

-include $(VARNISH_UNITS:%.c=$(VARNISH_BUILD)/%.d)
