#!/bin/sh
# Checks uric.hpp, as TAP: it compiles as C++17 and C++20 without a warning, and
# tests/unit/views.cc passes.
set -u

BUILD=${BUILD:-build}
work=$BUILD/check/views
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

holds() { # compiler and flags
    "$@" -O1 -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wconversion -Werror -Isrc \
        tests/unit/views.cc "$BUILD/liburic.a" -o "$work/views" && "$work/views"
}
for compiler in g++ clang++; do
    package=${compiler%++}
    [ "$package" = clang ] || package=g++
    for standard in 17 20; do
        if command -v $compiler > /dev/null; then
            try "uric.hpp by $compiler as C++$standard" holds $compiler -std=c++$standard
        else
            lacks "uric.hpp by $compiler as C++$standard" "$package"
        fi
    done
done

echo "1..$number"
