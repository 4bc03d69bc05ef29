# The nginx module; included by the Makefile.  src/engines/nginx/README.md is its manual.

# nginx's headers and its configure: Debian's nginx-dev, or any source tree of nginx.
NGINX_SRC   = /usr/share/nginx/src
NGINX_FLAGS =
NGINX_BUILD = $(BUILD)/nginx
NGINX_UNITS = $(wildcard src/engines/nginx/*.[ch] src/engines/proxies/policy_words.[ch]) \
              src/engines/words.h src/engines/nginx/config src/engines/nginx/compile_module.sh

.PHONY: nginx
nginx: $(BUILD)/ngx_http_uric_module.so

#: nginx      the module for nginx, in build/, built with Debian's nginx-dev; or for the
#:            source tree NGINX_SRC=DIRECTORY; NGINX_FLAGS: more flags for its configure

$(NGINX_BUILD)/gen/made: $(LIBRARY_UNITS) $(HEADERS) $(wildcard src/*/*.h src/*/*/*.h gen/tables/*.h)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s single-files TO=$(@D) && touch $@

$(NGINX_BUILD)/objs/Makefile: src/engines/nginx/config src/engines/nginx/configure_module.sh $(NGINX_BUILD)/gen/made
	$(SAY) sh src/engines/nginx/configure_module.sh src/engines/nginx '$(NGINX_SRC)' '$(abspath $(NGINX_BUILD))' \
	    $(NGINX_FLAGS)

$(BUILD)/ngx_http_uric_module.so: $(NGINX_UNITS) $(NGINX_BUILD)/objs/Makefile
	$(SAY) sh src/engines/nginx/compile_module.sh '$(NGINX_SRC)' '$(abspath $(NGINX_BUILD))' '$(abspath $@)'
