#!/bin/sh
# Checks the recipes for vcpkg and Conan, as TAP: what they name, and with "all" by running them:
# Conan's where Conan is installed, vcpkg's by vcpkg_shim.cmake.  Needs `make dist`.
#
#   recipes.sh [all]
set -u

BUILD=${BUILD:-build}
mkdir -p "$BUILD/check/recipes"
work=$(cd "$BUILD/check/recipes" && pwd)
rm -rf "${work:?}"/*
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
version=$(cat src/packaging/dist/version.txt)
tarball=uric-$version.tar.xz
release=$(cd "$BUILD/dist" && pwd)
recipes=$release/recipes
unset MAKEFLAGS
# quick to compile: what the compiler makes of the library is tested elsewhere
CFLAGS='-O0 -DURIC_PORTABLE'
export CFLAGS

all_is_filled_in() {
    ! grep -rnE '@[A-Z]+[0-9]*@' "$recipes" &&
        grep -q "$(sha512sum < "$release/$tarball" | cut -d ' ' -f 1)" \
            "$recipes/vcpkg/uric/portfile.cmake" &&
        for recipe in conan/conanfile.py wrap/uric.wrap; do
            grep -q "$(sha256sum < "$release/$tarball" | cut -d ' ' -f 1)" "$recipes/$recipe" ||
                return 1
        done
}
try "the recipes have the tarball's checksums" all_is_filled_in

vcpkg_manifest() {
    python3 -c 'import json, re, sys
manifest = json.load(open(sys.argv[1]))
assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", manifest["name"])
assert manifest["version-semver"] == sys.argv[2] and manifest["license"] == "MIT"
assert {item["name"] for item in manifest["dependencies"]} == {"vcpkg-cmake", "vcpkg-cmake-config"}
assert set(manifest) <= {"name", "version-semver", "description", "license", "dependencies"}' \
        "$recipes/vcpkg/uric/vcpkg.json" "$version"
}
try 'vcpkg: the manifest' vcpkg_manifest

try 'Conan: the recipe names what there is' \
    python3 tests/dist/conan_check.py "$recipes/conan/conanfile.py" "$release/$tarball"

# The functions of vcpkg that the portfile calls, each known to the shim.
vcpkg_functions() {
    grep -oE '^vcpkg_[a-z_]+' "$recipes/vcpkg/uric/portfile.cmake" | sort -u > "$work/called" &&
        [ "$(wc -l < "$work/called")" -ge 6 ] &&
        while read -r name; do
            grep -q "^function($name\\b" tests/dist/vcpkg_shim.cmake || { echo "$name"; return 1; }
        done < "$work/called"
}
try 'vcpkg: the portfile calls only functions that the shim runs' vcpkg_functions

# ---- with "all" ----

vcpkg() { # ON or OFF: shared libraries; build types of the program
    sed "s|^    URLS .*|    URLS file://$release/$tarball|" "$recipes/vcpkg/uric/portfile.cmake" \
        > "$work/portfile.cmake" && cp "$recipes/vcpkg/uric/usage" "$work" &&
        cmake "-DPORTFILE=$work/portfile.cmake" -DPORT=uric "-DWORK=$work/vcpkg" "-DSHARED=$1" \
            -P tests/dist/vcpkg_shim.cmake &&
        for type in Debug Release; do
            rm -rf "$work/user" && cmake -S src/packaging/dist/conan/test_package -B "$work/user" \
                "-DCMAKE_PREFIX_PATH=$work/vcpkg/packages" -DCMAKE_BUILD_TYPE=$type &&
                cmake --build "$work/user" --verbose > "$work/commands" &&
                if [ $type = Debug ]; then
                    grep 'packages/debug/lib/liburic' "$work/commands"
                else
                    grep 'packages/lib/liburic' "$work/commands"
                fi && [ "$("$work/user/host_of")" = '[2001:db8::7]' ] || return 1
        done
}
# In a home of its own, with the tarball from its folder, and no network.
conan_creates() { # options
    CONAN_HOME=$work/conan_home
    export CONAN_HOME
    cp -r "$recipes/conan" "$work/" &&
        sed -i "s|'[^']*/uric-$version.tar.xz'|'file://$release/$tarball'|" "$work/conan/conanfile.py" &&
        conan profile detect --force && conan create "$work/conan" --no-remote -s build_type=Debug "$@"
}
conan_refuses_damage() {
    CONAN_HOME=$work/conan_home
    export CONAN_HOME
    head -c 100000 "$release/$tarball" > "$work/$tarball" && cp -r "$recipes/conan" "$work/damaged" &&
        sed -i "s|'[^']*/uric-$version.tar.xz'|'file://$work/$tarball'|" \
            "$work/damaged/conanfile.py" &&
        ! conan source "$work/damaged" > "$work/refused" 2>&1
    cat "$work/refused"
    grep -i 'sha256' "$work/refused"
}
if [ "${1:-}" = all ]; then
    try 'vcpkg: the steps of the portfile, static' vcpkg OFF
    try 'vcpkg: the steps of the portfile, shared' vcpkg ON
    if command -v conan > /dev/null; then
        try 'Conan: conan create, static' conan_creates
        try 'Conan: conan create, shared' conan_creates -o 'uric/*:shared=True'
        try 'Conan: a damaged tarball is refused' conan_refuses_damage
    else
        result ok 'Conan: conan create # SKIP conan, which is not a Debian package, is not installed'
    fi
fi

echo "1..$number"
