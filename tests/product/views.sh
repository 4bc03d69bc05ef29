#!/bin/sh
# Checks the headers in C++, as TAP: uric.hpp compiles as C++17 and C++20 without a warning, and
# tests/unit/views.cc passes; each C header compiles within extern "C", as C++11 too.
set -u

BUILD=${BUILD:-build}
work=$BUILD/check/views
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

holds() { # compiler and flags
    "$@" -O1 -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wconversion -Werror -Isrc/include \
        tests/unit/views.cc "$BUILD/liburic.a" -o "$work/views" && "$work/views"
}
# Flags combine there, too, and their type stays that of the enum.
within_extern_c() { # compiler and flags
    for header in src/include/uric*.h gen/uric*.h; do
        {
            printf 'extern "C" {\n#include "%s"\n}\n' "$header"
            ! grep -q '^enum uric_step {' "$header" ||
                echo 'constexpr uric_step steps() { return URIC_STEP_CASE | URIC_STEP_DOTS; }'
        } | "$@" -x c++ -Wall -Wextra -Wpedantic -Werror -fsyntax-only -Isrc/include -I. - || return
    done
}
for compiler in g++ clang++; do
    package=${compiler%++}
    [ "$package" = clang ] || package=g++
    if command -v $compiler > /dev/null; then
        try "the C headers within extern \"C\" by $compiler" within_extern_c $compiler -std=c++11
    else
        lacks "the C headers within extern \"C\" by $compiler" "$package"
    fi
    for standard in 17 20; do
        if command -v $compiler > /dev/null; then
            try "uric.hpp by $compiler as C++$standard" holds $compiler -std=c++$standard
        else
            lacks "uric.hpp by $compiler as C++$standard" "$package"
        fi
    done
done

echo "1..$number"
