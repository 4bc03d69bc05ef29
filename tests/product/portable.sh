#!/bin/sh
# Compiles the single files as an embedder might, as TAP: freestanding, under each standard,
# with other compilers.  Checks the functions that they need, that they write no data, and their
# stack.
set -u

BUILD=${BUILD:-build} CC=${CC:-cc}
work=$BUILD/check/portable
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

files=$(cd gen && echo uric*.c)
strict='-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror'

compiles() { # compiler and its flags
    for file in $files; do
        "$@" -Igen -c "gen/$file" -o "$work/unit.o" || return
    done
}

# ---- compilers and standards ----
for compiler in 'gcc -std=c11' 'clang -std=c17'; do
    command -v "${compiler%% *}" > /dev/null || { lacks "$compiler" "${compiler%% *}"; continue; }
    # shellcheck disable=SC2086 # split into flags
    try "$compiler" compiles $compiler -fsyntax-only $strict
done
for compiler in g++ clang++; do
    command -v $compiler > /dev/null || {
        lacks "$compiler -std=c++17" "${compiler%++}"; continue; }
    # shellcheck disable=SC2086 # split into flags
    try "$compiler -std=c++17" compiles $compiler -x c++ -std=c++17 -fsyntax-only \
        $strict
done
for need in tcc:tcc musl-gcc:musl-tools x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64; do
    compiler=${need%%:*}
    if command -v "$compiler" > /dev/null; then
        try "$compiler" compiles "$compiler" -Wall
    else
        lacks "$compiler" "${need#*:}"
    fi
done

# The library asks the linker for the exports; a program imports what it calls.
windows=x86_64-w64-mingw32
makes_a_dll() {
    $windows-gcc -DURIC_SHARED -DURIC_BUILD -Igen -c gen/uric.c -o "$work/dll.o" &&
        $windows-objcopy -O binary -j .drectve "$work/dll.o" "$work/exported" &&
        tr ' ' '\n' < "$work/exported" | sed -n 's/^-export:"*\(uric_*[a-z0-9_]*\).*/\1/p' |
        sort > "$work/exports" &&
        sed -n 's/^URIC_API.* \**\(uric[a-z0-9_]*\)(.*/\1/p' src/include/uric.h | sort |
        diff - "$work/exports" && [ -s "$work/exports" ] &&
        $windows-gcc -shared "$work/dll.o" -o "$work/uric.dll" \
            -Wl,--out-implib,"$work/liburic.dll.a" &&
        printf '#include "uric.h"\nint main(void) { struct uric u; return uric_parse("", 0, &u); }\n' \
            > "$work/program.c" &&
        $windows-gcc -DURIC_SHARED -Igen -c "$work/program.c" -o "$work/program.o" &&
        $windows-nm -u "$work/program.o" | grep -q ' __imp_uric_parse$' &&
        $windows-gcc "$work/program.o" "$work/liburic.dll.a" -o "$work/program.exe"
}
if command -v $windows-gcc > /dev/null; then
    try 'a DLL exports what uric.h declares, and a program imports it' makes_a_dll
else
    lacks 'a DLL exports what uric.h declares, and a program imports it' gcc-mingw-w64-x86-64
fi

# ---- freestanding ----
# Each file is compiled once for this and for the stack's sizes, if the compiler tells them.
stack_usage=-fcallgraph-info=su
"$CC" $stack_usage -c -x c /dev/null -o "$work/null.o" 2> /dev/null || stack_usage=
# shellcheck disable=SC2086 # may be empty
compile() { # level, file without .c
    mkdir -p "$work/$1" &&
        "$CC" "$1" -ffreestanding -fPIC $stack_usage -Igen -c "gen/$2.c" -o "$work/$1/$2.o"
}
links_freestanding() {
    for file in $files; do
        compile -O2 "${file%.c}" || return
    done
    # uric_parse.c and uric_http.c define again what uric.c does; uric_uriparser.c calls malloc()
    # shellcheck disable=SC2046 # file names are words
    "$CC" -nostdlib -shared -o "$work/freestanding.so" \
        $(printf '%s\n' "$work"/-O2/uric*.o | grep -vE '/uric_(parse|http|uriparser)\.o$')
}
try 'freestanding, a shared object with no other library' links_freestanding

# A freestanding compiler may call these functions unasked; the code needs no others.
needs_only_memory_functions() {
    nm -u "$work/freestanding.so" | awk '{ print $NF }' > "$work/undefined"
    [ -s "$work/undefined" ] &&
        ! grep -vE '^mem(cpy|set|cmp|move|chr)(@.*)?$' "$work/undefined"
}
try 'it needs only memcpy, memset, memcmp, memmove, memchr' needs_only_memory_functions

writes_nothing() {
    size -A "$work/freestanding.so" |
        awk '$1 ~ /^\.(data|bss|tdata|tbss)$/ && $2 > 0 { print; bad = 1 }
             END { exit bad || NR == 0 }'
}
try 'it has no writable data' writes_nothing

# ---- the stack ----
# Optimized, and without inlining, so that every call is one.  A function may take
# four pages, all together half of the 128 KiB that musl gives a thread.
calls() { # file
    : > "$work/calls"
    for level in -O2 -O0; do
        : > "$work/found"
        { [ $level = -O2 ] || compile $level "${1%.c}"; } &&
            python3 tests/product/calls.py 16384 65536 "$work/$level/${1%.c}.ci" > "$work/found"
        sed "s/ - / - $level: /" "$work/found" >> "$work/calls"
    done
}
for file in $files; do
    if [ -z "$stack_usage" ]; then
        result ok "$file: the stack # SKIP $CC has no -fcallgraph-info"
    elif ! command -v python3 > /dev/null; then
        lacks "$file: the stack" python3
    else
        calls "$file"
        sed "s/^\(not ok\|ok\) [0-9]* - /\1 - $file: /; /^1\.\./d" "$work/calls" \
            > "$work/lines"
        while read -r line; do
            number=$((number + 1))
            echo "$line" | sed "s/ - / $number - /"
        done < "$work/lines"
        [ -s "$work/lines" ] || result 'not ok' "$file: gcc reports no stack usage"
    fi
done

echo "1..$number"
! [ "$number" = 0 ]
