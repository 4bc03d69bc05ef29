# What tests/varnish needs; included by the Makefile.

# The VMOD under the sanitizers, with the objects of the library's tests; Varnish itself is
# Debian's.
VARNISH_TESTS     = $(BUILD)/tests/varnish
VARNISH_SANITIZED = $(VARNISH_UNITS:%.c=$(VARNISH_TESTS)/%.o)

$(VARNISH_TESTS)/%.o: %.c $(VARNISH_BUILD)/vcc_uric_if.c
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYSTEM) -O0 -g1 -fPIC -fvisibility=hidden $(SANITIZE) $(VARNISH_HEADERS) \
	    -c $< -o $@

$(VARNISH_TESTS)/libvmod_uric.so: $(VARNISH_SANITIZED) $(VARNISH_BUILD)/vcc_uric_if.o \
    $(sanitized_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) $(SANITIZE) $(VARNISH_LINK) -o $@ $^

-include $(VARNISH_SANITIZED:.o=.d)

.PHONY: tests-varnish-sanitized
tests-varnish-sanitized: $(VARNISH_TESTS)/libvmod_uric.so
