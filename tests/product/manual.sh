#!/bin/sh
# Checks the library's man pages, as TAP: each public function has one after installation, each
# is well-formed, and their examples compile and hold.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} CC=${CC:-cc} CXX=${CXX:-c++}
work=$BUILD/check/manual
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
root=$(cd "$work" && pwd)/root
pages=$root/usr/share/man

functions() {
    cat src/include/uric*.h | tr '\n' ' ' | grep -oE '(URIC_API|static inline) [^(;]*\(' |
        sed -nE 's/.*[ *](uric[a-z0-9_]*)\($/\1/p' | sort -u
}
installs_a_page_for_each_function() {
    $MAKE -s DESTDIR="$root" PREFIX=/usr install &&
        functions > "$work/functions" && [ "$(wc -l < "$work/functions")" -gt 100 ] &&
        while read -r name; do
            page=$pages/man3/$name.3
            other=$(sed -n 's/^\.so //p' "$page") || return 1
            sed -n '/^\.SH SYNOPSIS/,/^\.SH DESC/p' "$pages/${other:-man3/$name.3}" |
                grep -q "[ *]$name(" || { echo "$page does not declare $name()"; return 1; }
        done < "$work/functions"
}
try 'make install installs a page for each public function' installs_a_page_for_each_function

refer_to_pages() {
    sed -nE 's/^\.so (.*)/\1/p; s/^\.BR ([a-z0-9_]+) \(([13])\).*/man\2\/\1.\2/p' \
        "$pages"/man3/*.3 | sort -u > "$work/referred" && [ -s "$work/referred" ] &&
        while read -r page; do
            [ -f "$pages/$page" ] || { echo "no $page"; return 1; }
        done < "$work/referred"
}
try 'pages refer only to existing pages' refer_to_pages

are_well_formed() { # command and options that print nothing for a good page
    find "$pages/man3" -type f -size +128c > "$work/pages" && [ -s "$work/pages" ] &&
        while read -r page; do
            "$@" "$page" 2>&1 > "$work/page.txt" < /dev/null | sed "s|^|$page: |" | grep . &&
                return 1
            grep -q NAME "$work/page.txt" || return 1
        done < "$work/pages"
}
if command -v man > /dev/null; then
    try 'the pages are well-formed' are_well_formed man --warnings=w -l
    shows_by_name() {
        # shellcheck disable=SC2046 # split into names
        man -M "$pages" -w 3 $(cat "$work/functions") &&
            man -M "$pages" 3 uric_parse_uri | grep -q 'uric_parse_uri('
    }
    try 'man finds each function by its name' shows_by_name
else
    lacks 'the pages are well-formed' man-db
    lacks 'man finds each function by its name' man-db
fi

shows_backticks() {
    grep -A 1 '^\.B URIC_TOLERATED_BACKTICK' "$pages/man3/uric_tolerance.3" | grep -qxF '"\(ga"' &&
        grep -qF ', \(aq, \(ga or' "$pages/man3/uric_find.3" && # in prose, too
        ! grep -q '`' "$pages"/man3/*.3
}
try 'the pages have the backticks of the headers' shows_backticks

uninstalls() {
    $MAKE -s DESTDIR="$root" PREFIX=/usr uninstall && [ -z "$(find "$root" ! -type d)" ]
}
try 'make uninstall removes the pages' uninstalls

# ---- examples ----

shows_each_function() {
    awk -v counted="$work/count" -f tests/product/examples.awk src/include/uric*.h \
        > "$work/examples.c" && [ "$(cat "$work/count")" -gt 30 ]
}
try 'an example shows each public function' shows_each_function

hold() { # compiler and flags
    "$@" -Wall -Wextra -Werror -Wno-unused-variable -O1 -Isrc/include "$work/examples.c" \
        gen/uric_uriparser.c -x none \
        "$BUILD/liburic.a" -o "$work/examples" || return 1
    i=0
    while [ $i -lt "$(cat "$work/count")" ]; do
        i=$((i + 1))
        "$work/examples" $i || return 1
    done
    [ $i -gt 0 ]
}
try 'the examples hold as C99' hold "$CC" -std=c99
if command -v "$CXX" > /dev/null; then
    try 'the examples hold as C++20' hold "$CXX" -x c++ -std=c++20
else
    lacks 'the examples hold as C++20' g++
fi

echo "1..$number"
