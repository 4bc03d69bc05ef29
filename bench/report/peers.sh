#!/bin/sh
# Finds which of the peer libraries are installed: writes the compiler's flags to the
# first file and the linker's to the second.  Writes neither if nothing changed, so that
# make recompiles nothing.
set -eu

cflags=$1 libs=$2 cxx=${3:-c++}
trap 'rm -f "$cflags.new" "$libs.new"' EXIT
: > "$cflags.new"
: > "$libs.new"

# A macro, and the pkg-config modules.  -isystem suppresses warnings in their headers.
module()
{
    macro=$1
    shift
    if pkg-config --exists "$@" 2> /dev/null; then
        {
            echo "-DBENCH_HAVE_$macro"
            pkg-config --cflags "$@" | sed 's/-I/-isystem /g'
        } >> "$cflags.new"
        pkg-config --libs "$@" >> "$libs.new"
    fi
}

# For a library without a module: a macro, a header, and the linker's flags.
header()
{
    if echo "#include <$2>" | $cxx -std=c++17 -E -x c++ - > /dev/null 2>&1; then
        echo "-DBENCH_HAVE_$1" >> "$cflags.new"
        echo "$3" >> "$libs.new"
    fi
}

module RE2 re2
module URIPARSER liburiparser
module LIBCURL libcurl
module GLIB glib-2.0
module APR_UTIL apr-util-1 apr-1
module LIBEVENT libevent
header HTTP_PARSER http_parser.h -lhttp_parser
header BOOST_URL boost/url.hpp ''

# No package has ada: ADA_DIR is the directory of a manual build.
ada=${ADA_DIR:-}
for library in "$ada/lib/libada.a" "$ada/build/src/libada.a" "$ada/src/libada.a"; do
    if [ -n "$ada" ] && [ -f "$ada/include/ada.h" ] && [ -f "$library" ]; then
        echo "-DBENCH_HAVE_ADA -isystem $ada/include" >> "$cflags.new"
        echo "$library" >> "$libs.new"
        break
    fi
done

# The states by Ragel's own back end, if the generators are installed.
if command -v ragel > /dev/null && command -v python3 > /dev/null; then
    echo -DBENCH_HAVE_RAGEL >> "$cflags.new"
    echo "${libs%/*}/ragel.o" >> "$libs.new"
fi

cmp -s "$cflags.new" "$cflags" || mv "$cflags.new" "$cflags"
cmp -s "$libs.new" "$libs" || mv "$libs.new" "$libs"
