#!/bin/sh
# Configures a module for a source tree of nginx, outside of that tree.
#
#   configure_module.sh MODULE_DIRECTORY NGINX_SRC BUILD_DIRECTORY [FLAG...]
#
# The library's single files are in BUILD_DIRECTORY/gen.
set -eu

module=$(cd "$1" && pwd) from=$2 build=$3
shift 3
configure=./configure
[ -x "$from/configure" ] || configure=auto/configure
[ -x "$from/$configure" ] || {
    echo "make nginx: no nginx in $from; install nginx-dev, or set NGINX_SRC=DIRECTORY" >&2
    exit 1
}
mkdir -p "$build"
cd "$from"
# nginx loads modules that were configured as it was.  Debian's flags are an array of bash.
if [ -r conf_flags ]; then
    flags=$(bash -c '. ./conf_flags && printf "%s\n" "${NGX_CONF_FLAGS[*]}"')
else
    flags=--with-compat
fi
# shellcheck disable=SC2086 # split into flags
URIC_GEN=$build/gen "$configure" $flags --with-cc-opt='-O2 -fPIC' "$@" \
    --builddir="$build/objs" --add-dynamic-module="$module" > "$build/configure.log" 2>&1 || {
    cat "$build/configure.log" >&2
    exit 1
}
