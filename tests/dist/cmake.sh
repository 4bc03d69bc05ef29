#!/bin/sh
# Builds small programs with CMake, as TAP: with the library that make install and CMake itself
# install, as part of their own build, and downloaded as a release.  Needs `make dist`.  With
# "all" also with each unit alone, the other kind of library, and for Windows.
#
#   cmake.sh [all]
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
mkdir -p "$BUILD/check/cmake"
work=$(cd "$BUILD/check/cmake" && pwd)
rm -rf "${work:?}"/*
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
here=$(pwd)
version=$(cat src/packaging/dist/version.txt)
soversion=$(sed -n 's/^soversion //p' src/packaging/dist/library.txt)
release=$(cd "$BUILD/dist" && pwd)
unset CMAKE_PREFIX_PATH DESTDIR

# A project in a folder of its own, of the program of the Conan package's test.
project() { # name, how it gets the library, what it links
    mkdir -p "$work/$1" && cp src/packaging/dist/conan/test_package/host_of.c "$work/$1" &&
        cat > "$work/$1/CMakeLists.txt" << END_OF_LISTS
cmake_minimum_required(VERSION 3.16)
project(user LANGUAGES C)
$2
add_executable(host_of host_of.c)
target_link_libraries(host_of PRIVATE $3)
END_OF_LISTS
}
configure() { # name, options
    name=$1
    shift
    cmake -S "$work/$name" -B "$work/$name/build" "$@"
}
runs() { # name, options
    configure "$@" && cmake --build "$work/$1/build" && "$work/$1/build/host_of" > "$work/said" &&
        grep -Fx '[2001:db8::7]' "$work/said"
}
needs_library() { # name, whether
    readelf -d "$work/$1/build/host_of" > "$work/needed" &&
        if [ "$2" = yes ]; then
            grep "NEEDED.*\[liburic\.so\.$soversion\]" "$work/needed"
        else
            ! grep liburic "$work/needed"
        fi
}

# ---- what make install installs ----

root=$work/root
install_with_make() {
    "$MAKE" -s BUILD="$BUILD" PREFIX="$root/usr" LIBDIR="$root/usr/lib/some-machine" install
}
try 'make install, with a library folder two levels deep' install_with_make
unset MAKEFLAGS # CMake runs a make of its own
# quick to compile: what the compiler makes of the library is tested elsewhere
CFLAGS='-O0 -DURIC_PORTABLE'
export CFLAGS

# The tree is moved, as packages are.
moved() {
    mv "$root" "$work/moved" && ! grep -r "$root" "$work/moved/usr/lib/some-machine/cmake"
}
try 'the installed files for CMake do not say where they were installed' moved
usr=$work/moved/usr
at="-Duric_DIR=$usr/lib/some-machine/cmake/uric"

project shared "find_package(uric ${version%.*} CONFIG REQUIRED COMPONENTS text)" \
    'uric::uric uric::text'
uses_shared() { runs shared "$at" && needs_library shared yes; }
try 'find_package(uric), the shared library' uses_shared

project static 'set(uric_USE_STATIC ON)
find_package(uric CONFIG REQUIRED)' 'uric::uric uric::text'
uses_static() { runs static "$at" && needs_library static no; }
try 'find_package(uric) with uric_USE_STATIC' uses_static

finds_it_by_prefix() {
    rm -rf "$work/shared/build" && mv "$usr/lib/some-machine" "$usr/lib/moved" &&
        mkdir "$usr/lib/cmake" && mv "$usr/lib/moved/cmake/uric" "$usr/lib/cmake/" &&
        configure shared "-DCMAKE_PREFIX_PATH=$usr" > "$work/incomplete" 2>&1
    [ $? = 1 ] && cat "$work/incomplete" && grep 'uric is installed incompletely' "$work/incomplete"
}
try 'a tree without its library is refused by name' finds_it_by_prefix

asks() { # version or components, what CMake says; empty if it takes them
    project asks "find_package(uric $1)
if(NOT uric_FOUND)
    message(FATAL_ERROR \"refused: \${uric_NOT_FOUND_MESSAGE}\")
endif()" uric::uric
    sed -i '/^add_exec/,$d' "$work/asks/CMakeLists.txt"
    rm -rf "$work/asks/build"
    if configure asks "-Duric_DIR=$work/asked" > "$work/asked.log" 2>&1; then
        [ -z "$2" ]
    else
        cat "$work/asked.log"
        [ -n "$2" ] && tr '\n' ' ' < "$work/asked.log" | grep -e "$2"
    fi
}
# A version of its own, with no library.
pretend() { # version
    mkdir -p "$work/asked" && for file in uricConfig.cmake uricConfigVersion.cmake; do
        sed -e "s|@VERSION@|$1|g" -e 's|@UNITS@|uric text|g' "src/packaging/dist/cmake/$file.in" \
            > "$work/asked/$file"
    done
    : > "$work/asked/uricTargets.cmake"
}
compatible() { # the version, then those that it serves, then "not" and those it does not
    pretend "$1"
    shift
    expected=
    for wanted; do
        case $wanted in
        not) expected=refused ;;
        *) asks "$wanted CONFIG" "$expected" || return 1 ;;
        esac
    done
}
try 'a pre-release of 1.0.0 serves those who ask for 1.0' compatible 1.0.0-rc1 1 1.0 1.0.0 not 0.2 1.0.1 2
try '1.4.0 serves those who ask for 1.0' compatible 1.4.0 1 1.0 1.4 not 0.9 1.5 2
refuses_unknown_units() {
    pretend "$version"
    asks 'CONFIG COMPONENTS text' '' && asks 'CONFIG COMPONENTS no_such' 'has no unit "no_such"' &&
        asks 'CONFIG OPTIONAL_COMPONENTS no_such' ''
}
try 'COMPONENTS names units; an unknown one is refused by name' refuses_unknown_units

# ---- as a part of another build ----

project part "add_subdirectory($here uric)" 'uric::uric uric::text'
try 'add_subdirectory' runs part

installs_nothing() {
    cmake --install "$work/part/build" --prefix "$work/nothing" && [ ! -e "$work/nothing" ]
}
try 'add_subdirectory installs nothing of uric' installs_nothing

project fetched "include(FetchContent)
FetchContent_Declare(uric URL \"file://$release/uric-$version.tar.xz\"
    URL_HASH SHA256=$(sha256sum "$release/uric-$version.tar.xz" | cut -d ' ' -f 1))
FetchContent_MakeAvailable(uric)" 'uric::uric uric::text'
try 'FetchContent of the tarball' runs fetched

# The units in files of their own are those of the header lists, and none is forgotten.
has_a_target_for_each_unit() {
    cmake --build "$work/part/build" --target help | sed -n 's/^\.\.\. \(.*\)_unit$/\1.c/p' |
        LC_ALL=C sort > "$work/targets"
    [ -s "$work/targets" ] && (cd gen && printf '%s\n' uric*.c) | LC_ALL=C sort |
        diff "$work/targets" -
}
try 'there is a target for each single file' has_a_target_for_each_unit

# ---- what CMake installs ----

own_install() { # name, options
    name=$1
    shift
    cmake -S . -B "$work/$name" -DCMAKE_INSTALL_PREFIX="$work/$name-root" "$@" &&
        cmake --build "$work/$name" --parallel 2 && cmake --install "$work/$name"
}
same_files() { # name: the headers and pages that make install installs
    for folder in include share/man/man3; do
        diff -r "$usr/$folder" "$work/$1-root/$folder" || return 1
    done
}
same_symbols() { # name
    nm -D --defined-only "$work/$1-root"/lib*/liburic.so ||
        nm -D --defined-only "$work/$1-root"/lib/*/liburic.so
}
own_shared() {
    own_install own -DBUILD_SHARED_LIBS=ON && same_files own &&
        same_symbols own 2> /dev/null | awk '{ print $3 }' > "$work/theirs" &&
        nm -D --defined-only "$BUILD/liburic.so" | awk '{ print $3 }' | diff - "$work/theirs"
}
try "CMake's own install: the same headers, pages and symbols as make install" own_shared
uses_own() {
    rm -rf "$work/shared/build" && runs shared "-DCMAKE_PREFIX_PATH=$work/own-root" &&
        needs_library shared yes
}
try "find_package(uric) after CMake's own install" uses_own

# ---- with "all" ----

own_static() {
    own_install archive && same_files archive && rm -rf "$work/static/build" &&
        runs static "-DCMAKE_PREFIX_PATH=$work/archive-root" && needs_library static no
}
links_alone() { # unit: its functions, without what it does not name
    name=${1#uric_}
    mkdir -p "$work/alone-$1" && cat > "$work/alone-$1/CMakeLists.txt" << END_OF_LISTS
cmake_minimum_required(VERSION 3.16)
project(user LANGUAGES C)
add_subdirectory($here uric)
add_library(user SHARED user.c)
target_link_libraries(user PRIVATE uric::$name)
target_link_options(user PRIVATE -Wl,--no-undefined)
END_OF_LISTS
    # Any function takes the unit's whole object, and so all that it needs.
    function=$(sed -n 's/^URIC_API.* \**\(uric[0-9]*_[a-z0-9_]*\)(.*/\1/p' "gen/$1.h" | head -n 1)
    [ "$1" = uric_uriparser ] && function=uriParseSingleUriA
    printf '#include "%s.h"\nvoid *user(void);\nvoid *user(void) { return (void *)%s; }\n' \
        "$1" "$function" > "$work/alone-$1/user.c" &&
        cmake -S "$work/alone-$1" -B "$work/alone-$1/build" && cmake --build "$work/alone-$1/build"
}
# shellcheck disable=SC2086 # split into options
for_windows() { # options
    rm -rf "$work/windows" "$work/windows-root" "$work/windows-user" &&
        compiler='-DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc' &&
        own_install windows $compiler "$@" &&
        project windows-user 'find_package(uric CONFIG REQUIRED)' 'uric::uric uric::text' &&
        configure windows-user $compiler "-Duric_DIR=$work/windows-root/lib/cmake/uric" &&
        cmake --build "$work/windows-user/build" && [ -s "$work/windows-user/build/host_of.exe" ]
}
if [ "${1:-}" = all ]; then
    try "CMake's own install of a static library" own_static
    sed -n 's/^unit \([a-z0-9_]*\) .*/\1/p' src/packaging/dist/library.txt > "$work/units"
    while read -r unit; do
        try "uric::${unit#uric_} links with what it says it needs" links_alone "$unit"
    done < "$work/units"
    if command -v x86_64-w64-mingw32-gcc > /dev/null; then
        try 'for Windows, a static library' for_windows
        try 'for Windows, a DLL' for_windows -DBUILD_SHARED_LIBS=ON
    else
        lacks 'for Windows' gcc-mingw-w64-x86-64
    fi
fi

echo "1..$number"
