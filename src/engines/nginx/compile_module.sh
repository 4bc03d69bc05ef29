#!/bin/sh
# Builds the module that configure_module.sh has configured.
#
#   compile_module.sh NGINX_SRC BUILD_DIRECTORY MODULE.so
set -eu

from=$1 build=$2 to=$3
# It is not a part of the make that runs this.
unset MAKEFLAGS MFLAGS MAKELEVEL
make -s -C "$from" -f "$build/objs/Makefile" modules > "$build/make.log" 2>&1 || {
    cat "$build/make.log" >&2
    exit 1
}
cp "$build"/objs/ngx_http_*_module.so "$to"
