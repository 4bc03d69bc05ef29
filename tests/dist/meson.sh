#!/bin/sh
# Builds small programs with Meson, as TAP: with a subproject that the wrap file of a release
# unpacks, and with one in a folder.  Needs `make dist`.  With "all" also with the library that
# Meson installs.
#
#   meson.sh [all]
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
mkdir -p "$BUILD/check/meson"
work=$(cd "$BUILD/check/meson" && pwd)
rm -rf "${work:?}"/*
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
version=$(cat src/packaging/dist/version.txt)
tarball=uric-$version.tar.xz
release=$(cd "$BUILD/dist" && pwd)
unset DESTDIR PKG_CONFIG_PATH
# quick to compile: what the compiler makes of the library is tested elsewhere
CFLAGS='-O0 -DURIC_PORTABLE'
export CFLAGS

project() { # name, dependencies
    mkdir -p "$work/$1/subprojects" && cp src/packaging/dist/conan/test_package/host_of.c "$work/$1" &&
        cat > "$work/$1/meson.build" << END_OF_PROJECT
project('user', 'c')
executable('host_of', 'host_of.c', dependencies: [$2])
END_OF_PROJECT
}
runs() { # name, options
    name=$1
    shift
    meson setup "$work/$name/build" "$work/$name" "$@" && ninja -C "$work/$name/build" &&
        "$work/$name/build/host_of" > "$work/said" && grep -Fx '[2001:db8::7]' "$work/said"
}

# Nothing is downloaded but the tarball, from its folder.
both="dependency('uric'), dependency('uric_text')"
project wrapped "$both"
wrapped() {
    sed "s|^source_url = .*|source_url = file://$release/$tarball|" \
        "$release/recipes/wrap/uric.wrap" > "$work/wrapped/subprojects/uric.wrap" && runs wrapped
}
try 'a subproject by the wrap file of the release' wrapped

wrap_names_every_unit() {
    sed -n 's/^unit \([a-z0-9_]*\) .*/\1/p' src/packaging/dist/library.txt > "$work/units"
    [ -s "$work/units" ] && while read -r unit; do
        grep -qE "^dependency_names = (.*, )?$unit(,|\$)" "$release/recipes/wrap/uric.wrap" ||
            { echo "not there: $unit"; return 1; }
    done < "$work/units"
}
try 'the wrap file provides every unit' wrap_names_every_unit

damaged() {
    project damaged "$both"
    mkdir "$work/damaged/subprojects/packagecache" &&
        cp "$work/wrapped/subprojects/uric.wrap" "$work/damaged/subprojects" &&
        head -c 100000 "$release/$tarball" > "$work/damaged/subprojects/packagecache/$tarball" &&
        ! meson setup "$work/damaged/build" "$work/damaged" > "$work/refused" 2>&1
    cat "$work/refused"
    grep -i 'hash' "$work/refused" && [ ! -d "$work/damaged/subprojects/uric-$version" ]
}
try 'the wrap file refuses a damaged tarball' damaged

installs_nothing() {
    DESTDIR=$work/nothing meson install -C "$work/wrapped/build" && [ ! -e "$work/nothing" ]
}
try 'a subproject installs nothing of uric' installs_nothing

# ---- with "all" ----

own_install() { # name, options
    name=$1
    shift
    meson setup "$work/$name" . --prefix="$work/$name-root" --libdir=lib -Doptimization=0 "$@" &&
        ninja -C "$work/$name" && meson install -C "$work/$name" --quiet
}
installed() { # shared or static
    own_install "$1" "-Ddefault_library=$1" && project "$1-user" "dependency('uric')" &&
        PKG_CONFIG_PATH=$work/$1-root/lib/pkgconfig runs "$1-user" \
            -Dc_link_args="-Wl,-rpath,$work/$1-root/lib"
}
same_as_make() {
    "$MAKE" -s BUILD="$BUILD" PREFIX="$work/made" install &&
        for folder in include share/man/man3; do
            diff -r "$work/made/$folder" "$work/shared-root/$folder" || return 1
        done &&
        nm -D --defined-only "$BUILD/liburic.so" | awk '{ print $3 }' > "$work/ours" &&
        nm -D --defined-only "$work/shared-root/lib/liburic.so" | awk '{ print $3 }' |
            diff "$work/ours" -
}
if [ "${1:-}" = all ]; then
    for kind in shared static; do
        try "the installed $kind library, by pkg-config" installed $kind
    done
    try 'meson install: the same headers, pages and symbols as make install' same_as_make
fi

echo "1..$number"
