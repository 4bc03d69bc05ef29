# The nginx module; included by the Makefile.  src/nginx/README.md is its manual.

# nginx's headers and its configure: Debian's nginx-dev, or any source tree of nginx.
NGINX_SRC   = /usr/share/nginx/src
NGINX_FLAGS =
NGINX_BUILD = $(BUILD)/nginx
NGINX_UNITS = $(wildcard src/nginx/*.c src/nginx/*.h) src/nginx/config src/nginx/compile_module.sh

.PHONY: nginx
nginx: $(BUILD)/ngx_http_uric_module.so

#: nginx      the module for nginx, in build/, built with Debian's nginx-dev; or for the
#:            source tree NGINX_SRC=DIRECTORY; NGINX_FLAGS: more flags for its configure

$(NGINX_BUILD)/gen/made: $(LIBRARY_UNITS) $(HEADERS) $(wildcard src/*/*.h gen/tables/*.h)
	@mkdir -p $(@D)
	$(SAY) $(MAKE) -s single-files TO=$(@D) && touch $@

$(NGINX_BUILD)/objs/Makefile: src/nginx/config src/nginx/configure_module.sh $(NGINX_BUILD)/gen/made
	$(SAY) sh src/nginx/configure_module.sh src/nginx '$(NGINX_SRC)' '$(abspath $(NGINX_BUILD))' \
	    $(NGINX_FLAGS)

$(BUILD)/ngx_http_uric_module.so: $(NGINX_UNITS) $(NGINX_BUILD)/objs/Makefile
	$(SAY) sh src/nginx/compile_module.sh '$(NGINX_SRC)' '$(abspath $(NGINX_BUILD))' '$(abspath $@)'
