# What tests/nginx needs; included by the Makefile.

# Another module, with a copy of the library that says it is of version 9.9.9.
OTHER_BUILD = $(BUILD)/tests/nginx/other
OTHER_MODULE = $(BUILD)/tests/nginx/ngx_http_other_module.so

$(OTHER_BUILD)/gen/made: $(NGINX_BUILD)/gen/made
	@mkdir -p $(@D)
	$(SAY) cp $(NGINX_BUILD)/gen/uric.c $(@D) && \
	    sed -e 's/^\(#define URIC_VERSION_[MP][A-Z]*\) .*/\1 9/' -e 's/^\(#define URIC_VERSION_SUFFIX\).*/\1 ""/' $(NGINX_BUILD)/gen/uric.h \
	        > $(@D)/uric.h && touch $@

$(OTHER_BUILD)/objs/Makefile: $(wildcard tests/nginx/other/*) src/engines/nginx/configure_module.sh \
    $(OTHER_BUILD)/gen/made
	$(SAY) sh src/engines/nginx/configure_module.sh tests/nginx/other '$(NGINX_SRC)' '$(abspath $(OTHER_BUILD))'

$(OTHER_MODULE): $(OTHER_BUILD)/objs/Makefile
	$(SAY) sh src/engines/nginx/compile_module.sh '$(NGINX_SRC)' '$(abspath $(OTHER_BUILD))' '$(abspath $@)'

# The module under the sanitizers; nginx itself is Debian's.
SANITIZED_BUILD = $(BUILD)/tests/nginx/sanitized
SANITIZED_MODULE = $(BUILD)/tests/nginx/sanitized.so

$(SANITIZED_BUILD)/gen/made: $(NGINX_BUILD)/gen/made
	@mkdir -p $(@D)
	@cp $(NGINX_BUILD)/gen/*.[ch] $(@D) && touch $@

$(SANITIZED_BUILD)/objs/Makefile: src/engines/nginx/config src/engines/nginx/configure_module.sh \
    $(SANITIZED_BUILD)/gen/made
	$(SAY) sh src/engines/nginx/configure_module.sh src/engines/nginx '$(NGINX_SRC)' \
	    '$(abspath $(SANITIZED_BUILD))' \
	    --with-cc-opt='-O0 -g1 -fPIC $(SANITIZE) -fno-omit-frame-pointer' \
	    --with-ld-opt='$(SANITIZE)'

$(SANITIZED_MODULE): $(NGINX_UNITS) $(SANITIZED_BUILD)/objs/Makefile
	$(SAY) sh src/engines/nginx/compile_module.sh '$(NGINX_SRC)' '$(abspath $(SANITIZED_BUILD))' '$(abspath $@)'

.PHONY: tests-nginx tests-nginx-sanitized
tests-nginx: nginx $(OTHER_MODULE)
tests-nginx-sanitized: $(SANITIZED_MODULE)
