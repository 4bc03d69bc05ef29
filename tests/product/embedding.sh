#!/bin/sh
# Checks the single files where an embedder would put them, as TAP: included into a unit, under
# sanitizers and link-time optimization, twice in one process, without a C library, as
# WebAssembly; that stricter warnings find nothing; and that the code of the guides runs.
#
#   embedding.sh         what gcc finds, and clang where it is another matter
#   embedding.sh more    the other compilers, levels and sanitizers
set -u

BUILD=${BUILD:-build} CC=${CC:-cc} MAKE=${MAKE:-make}
more=${1:-}
work=$BUILD/check/embedding${more:+-more}
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
files=$(cd gen && echo uric*.c)
# uriparser's functions allocate, so they need a C library.
bare_files=$(echo "$files" | tr ' ' '\n' | grep -vx 'uric_uriparser\.c')

# ---- sanitizers ----

# Some clangs crash on the AVX-512 kernels with AddressSanitizer: see built.h.
survives() { # file, compiler, level, sanitizer, macro
    "$2" "$3" "-fsanitize=$4" ${5:+"-D$5"} -Igen -c "gen/$1" -o "$work/sanitized.o"
}
fits() { # KB of memory, command...
    python3 - "$@" << 'END'
import resource, subprocess, sys
status = subprocess.call(sys.argv[2:])
used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print("%d KB of memory" % used)
sys.exit(status != 0 or used > int(sys.argv[1]))
END
}
if [ -z "$more" ]; then
    if command -v gcc > /dev/null; then
        try 'uric.c, gcc -O1 -fsanitize=address,undefined, in 400 MB of memory' fits 400000 \
            gcc -O1 -fsanitize=address,undefined -Igen -c gen/uric.c -o "$work/sanitized.o"
    else
        lacks 'gcc with sanitizers' gcc
    fi
    if command -v clang > /dev/null; then
        try 'uric_parse.c, clang -O1 -fsanitize=address' survives uric_parse.c clang -O1 address ''
    else
        lacks 'clang with sanitizers' clang
    fi
else
    for compiler in gcc clang clang-13 clang-15 clang-16 clang-17 clang-18 clang-19; do
        if ! command -v $compiler > /dev/null; then
            continue
        fi
        sanitizers='address'
        [ $compiler = gcc ] || sanitizers='address undefined thread memory fuzzer-no-link,address'
        for sanitizer in $sanitizers; do
            for level in -O1 -O3; do
                try "uric_parse.c, $compiler $level -fsanitize=$sanitizer" \
                    survives uric_parse.c $compiler $level "$sanitizer" ''
            done
        done
        try "uric.c, $compiler -O1 -fsanitize=address" survives uric.c $compiler -O1 address ''
        try "uric.c, $compiler -O1 -fsanitize=address,undefined, in 400 MB of memory" \
            fits 400000 "$compiler" -O1 -fsanitize=address,undefined -Igen -c gen/uric.c \
            -o "$work/sanitized.o"
        if [ "$(uname -m)" = x86_64 ] && [ $compiler != gcc ]; then
            for isa in AVX512 AVX512VBMI2; do
                for level in -O1 -O3; do
                    try "uric_parse.c for $isa, $compiler $level -fsanitize=address" \
                        survives uric_parse.c $compiler $level address URIC_ISA_$isa
                done
            done
        fi
    done
fi

# ---- inlined ----

# The examples of uric.h pass string constants, whose sizes compilers know.
mkdir -p "$work/include"
cp gen/uric*.[ch] "$work/include"
awk -v counted="$work/count" -f tests/product/examples.awk src/include/uric.h > "$work/calls.c"
{
    echo '#define URIC_API static'
    echo '#include "uric.c"'
    cat "$work/calls.c"
} > "$work/included.c"
awk -v counted="$work/count-all" -f tests/product/examples.awk src/include/uric*.h > "$work/all_calls.c"
doubts='-Wall -Wextra -Werror -Wno-unused-variable -Wno-unused-but-set-variable'

inlines() { # compiler and flags
    # shellcheck disable=SC2086 # split into flags
    "$@" $doubts -I"$work/include" "$work/included.c" -o "$work/included" &&
        ! nm -g --defined-only "$work/included" | grep 'uric' && "$work/included" 1
}
links() { # compiler and flags
    # shellcheck disable=SC2086 # split into flags and files
    (cd gen && "$@" $doubts -flto -I. "$work/all_calls.c" \
        $(echo "$files" | tr ' ' '\n' | grep -vxE 'uric_(parse|http)\.c') -o "$work/linked") &&
        "$work/linked" 1
}
if [ -z "$more" ]; then
    set -- 'gcc -std=c99 -O3'
else
    set -- 'clang -std=c99 -O2' 'g++ -x c++ -O1' 'clang++ -x c++ -O1'
fi
for compiler; do
    if ! command -v "${compiler%% *}" > /dev/null; then
        lacks "included, $compiler" "${compiler%% *}"
        continue
    fi
    # shellcheck disable=SC2086 # split into flags
    try "included with URIC_API=static, $compiler: no warning" inlines $compiler
done
[ -n "$more" ] || try 'several files, gcc -O2 -flto: no warning' links gcc -std=c99 -O2

# ---- the file for HTTP ----

# The strings of fixtures, as requests and by rules; the program compares pieces with the whole.
cat tests/fixtures/request/*.txt tests/fixtures/hosts/*.txt tests/fixtures/audit/*.txt \
    tests/fixtures/authority.txt tests/fixtures/http.txt tests/fixtures/paths.txt \
    tests/fixtures/components.txt tests/fixtures/ip-addresses.txt > "$work/http-strings"
answers() { # where to, compiler, flags and files
    to=$1
    shift
    # shellcheck disable=SC2086 # split into flags
    "$@" $doubts -Igen -o "$work/http" && "$work/http" < "$work/http-strings" > "$to"
}
library_answers() {
    answers "$work/library-answers" gcc -std=c99 -O2 -DBY_LIBRARY tests/product/http_answers.c \
        "$BUILD/liburic.a"
}
answers_alike() { # compiler, flags and files
    answers "$work/http-answers" "$@" && diff "$work/library-answers" "$work/http-answers"
}
try 'what the library answers' library_answers
if [ -z "$more" ]; then
    set -- 'gcc -std=c99 -O2' 'gcc -std=c99 -Os -DURIC_PORTABLE'
else
    set -- 'gcc -std=c99 -O3 -DURIC_PORTABLE' 'g++ -x c++ -O1' 'clang -std=c99 -O2' \
        'clang -std=c99 -Os -DURIC_PORTABLE' 'clang++ -x c++ -O1' \
        'clang -std=c99 -O1 -fsanitize=address,undefined' \
        'clang -std=c99 -Os -DURIC_PORTABLE -fsanitize=address,undefined'
    [ "$(uname -m)" != x86_64 ] || set -- "$@" 'gcc -std=c99 -O2 -DURIC_ISA_SSE41'
fi
for compiler; do
    if command -v "${compiler%% *}" > /dev/null; then
        # shellcheck disable=SC2086 # split into flags
        try "uric_http.c answers the same, $compiler" \
            answers_alike $compiler tests/product/http_answers.c gen/uric_http.c
    else
        lacks "uric_http.c, $compiler" "${compiler%% *}"
    fi
done
# A changed answer is seen: the file of another policy.
differs_if_changed() {
    sed 's/URIC_REQUEST_REFUSED, 0, 8000,/URIC_REQUEST_REFUSED, 0, 8,/' gen/uric_http.c \
        > "$work/uric_changed.c" && ! cmp -s gen/uric_http.c "$work/uric_changed.c" &&
        answers "$work/changed-answers" gcc -O0 tests/product/http_answers.c \
            "$work/uric_changed.c" &&
        ! cmp -s "$work/library-answers" "$work/changed-answers"
}
try 'self-test: a changed file answers otherwise' differs_if_changed

# ---- speed ----

# As build.sh does with gcc.
leaves_vectors() {
    clang -std=c99 -O2 -Igen -c gen/uric.c -o "$work/vectors.o" &&
        sh tests/product/vectors.sh "$work/vectors.o"
}
if [ -n "$more" ] && [ "$(uname -m)" = x86_64 ]; then
    if command -v objdump > /dev/null && command -v clang > /dev/null; then
        try 'no vector is in use when a string is walked, clang' leaves_vectors
    else
        lacks 'no vector is in use when a string is walked, clang' 'binutils or clang'
    fi
fi

if [ -n "$more" ]; then
    echo "1..$number"
    exit
fi

# ---- all in one unit ----

# Names of its own that a program may have, and every single file but the two that stand alone.
{
    printf 'static int end(void) { return 0; }\nstruct pieces { int n; };\nenum { PATH, SCHEME };\n'
    for file in gen/uric.c gen/uric_*.c; do
        case $file in */uric_parse.c | */uric_http.c) ;; *) echo "#include \"${file##*/}\"" ;; esac
    done
    printf 'int main(void) { struct pieces p = { PATH }; return p.n + end(); }\n'
} > "$work/unit.c"

in_one_unit() { # compiler and flags
    "$@" -Wall -Wextra -Werror -Igen -fsyntax-only "$work/unit.c"
}
# Macros that a file adds to those of the system's headers that it includes.
leaves_only_its_macros() { # file, compiler and flags
    of=$1
    shift
    sed -n 's/^#include </&/p' gen/uric*.c gen/uric*.h | sort -u | grep -v "arm_neon\|wasm_simd128" \
        > "$work/headers.c"
    for unit in "$of" "$work/headers.c"; do
        "$@" -Igen -dM -E "$unit" | sed 's/^#define //; s/[ (].*//' | sort -u > "$work/$(basename "$unit").macros"
    done
    comm -23 "$work/$(basename "$of").macros" "$work/headers.c.macros" > "$work/own.macros"
    grep -q '^URIC_' "$work/own.macros" &&
        ! grep -v '^uric_\|^URIC_\|^ARROW_\|^URI_\|^Uri\|^http_parser_\|^HTTP_PARSER' "$work/own.macros"
}
# What an object defines at file scope, for itself or for others.
defines_only_its_names() { # file
    gcc -std=c99 -O0 -Igen -c "gen/$1" -o "$work/named.o" && nm --defined-only "$work/named.o" |
        awk '$3 !~ /\./ { print $3 }' > "$work/names"
    [ "$(wc -l < "$work/names")" -gt 1 ] && case $1 in
    uric_uriparser.c) ! grep -v '^uri[A-Z]\|^uric\(64\)\?_' "$work/names" ;;
    *) ! grep -v '^uric\(64\)\?_' "$work/names" ;;
    esac
}
for compiler in gcc clang g++ clang++; do
    command -v $compiler > /dev/null || continue
    case $compiler in *++) flags='-x c++ -std=c++11' ;; *) flags=-std=c99 ;; esac
    # shellcheck disable=SC2086 # flags
    try "all files in one unit with names of its own, $compiler" in_one_unit $compiler $flags
done
try 'they leave only macros with their prefix' leaves_only_its_macros "$work/unit.c" gcc -std=c99
for file in $files; do
    try "gen/$file leaves only macros with its prefix" leaves_only_its_macros "gen/$file" gcc -std=c99
    try "gen/$file defines only names with its prefix" defines_only_its_names "$file"
done

# ---- a build without tolerance ----

refuses_policies() { # flags
    # shellcheck disable=SC2086 # split into flags
    "$CC" -std=c99 $doubts -O0 -DURIC_STRICT "$@" -Igen tests/product/strict.c gen/uric.c \
        -o "$work/strict" && "$work/strict"
}
try 'URIC_STRICT refuses policies' refuses_policies
try 'URIC_STRICT URIC_PORTABLE' refuses_policies -DURIC_PORTABLE

# ---- copies ----

exports_nothing() { # file
    nm -D --defined-only "$1" > "$work/exported" && grep -q copy_version "$work/exported" &&
        ! grep uric "$work/exported"
}
makes_copy() { # name, version's minor number, flags
    mkdir -p "$work/$1" && cp "$work/include"/uric*.[ch] "$work/$1" &&
        sed -i "s/^#define URIC_VERSION_MINOR .*/#define URIC_VERSION_MINOR $2/" \
            "$work/$1/uric.h" || return
    case $3 in
    *INCLUDED*) units= ;;
    *) units="$work/$1/uric.c $work/$1/uric_schemes.c $work/$1/uric_text.c" ;;
    esac
    # shellcheck disable=SC2086 # split into flags and files
    "$CC" -O0 -fPIC -shared $3 -I"$work/$1" tests/product/copy.c $units -o "$work/$1.so" &&
        exports_nothing "$work/$1.so"
}
try 'a library with a copy exports nothing of it' makes_copy one 71 ''
try 'nor does one that includes it after the header' makes_copy other 72 -DINCLUDED
try 'nor does one with a static copy' makes_copy third 73 '-DINCLUDED -DURIC_API=static'
each_calls_its_own() {
    "$CC" -D_GNU_SOURCE tests/product/dlopen_copies.c -ldl -o "$work/dlopen" || return
    for pair in 'one 71 other 72' 'third 73 one 71'; do
        # shellcheck disable=SC2086 # split into arguments
        set -- $pair
        version=$(cat src/packaging/dist/version.txt)
        after=${version#*.*.} before=${version%%.*}
        "$work/dlopen" "$work/$1.so" "$before.$2.$after" "$work/$3.so" "$before.$4.$after" || return
    done
}
try 'two copies in one process: each library calls its own' each_calls_its_own

exports_if_told() {
    "$CC" -O0 -fPIC -shared -DURIC_SHARED -DURIC_BUILD -Igen gen/uric.c -o "$work/shared.so" &&
        nm -D --defined-only "$work/shared.so" | awk '{ print $NF }' | sort > "$work/exported" &&
        sed -n 's/^URIC_API.* \**\(uric[0-9]*_[a-z0-9_]*\)(.*/\1/p' src/include/uric.h | sort |
        diff - "$work/exported"
}
try 'with URIC_SHARED and URIC_BUILD it exports what uric.h declares' exports_if_told

static_library_can_be_hidden() {
    "$CC" -O1 -fPIC -shared -Isrc/include tests/product/copy.c "$BUILD/liburic.a" \
        -Wl,--exclude-libs,liburic.a -o "$work/excluded.so" &&
        exports_nothing "$work/excluded.so"
}
try 'liburic.a is hidden by -Wl,--exclude-libs' static_library_can_be_hidden

# ---- without a C library ----

freestanding() { # compiler, the directory of its own headers
    for file in $bare_files; do
        "$1" -std=c99 -ffreestanding -nostdinc -isystem "$2" -Wall -Wextra -Werror \
            -fsyntax-only -Igen "gen/$file" || return
    done
}
try 'gcc, freestanding, without any header but its own' \
    freestanding gcc "$(gcc -print-file-name=include)"
if command -v clang > /dev/null; then
    own=$(clang -print-resource-dir)/include
    try 'clang, freestanding, without any header but its own' freestanding clang "$own"
    becomes_wasm() {
        for file in $bare_files; do
            clang --target=wasm32 -Wall -Wextra -Werror -Wcast-align -fsyntax-only -Igen \
                "gen/$file" || return
        done
    }
    try 'clang --target=wasm32: no warning' becomes_wasm
    has_memory_instructions() {
        clang --target=wasm32 -O2 -mbulk-memory -Igen -c gen/uric.c -o "$work/wasm.o" &&
            llvm-nm -u "$work/wasm.o" | awk '{ print $NF }' | sort > "$work/undefined" &&
            printf '%s\n' __stack_pointer memchr memcmp | diff - "$work/undefined"
    }
    if command -v llvm-nm > /dev/null; then
        try 'wasm32 -mbulk-memory: only memchr() and memcmp() are called' has_memory_instructions
    else
        lacks 'wasm32 -mbulk-memory' llvm
    fi
    if command -v wasm-ld > /dev/null && command -v node > /dev/null; then
        runs_as_wasm() { # file
            clang --target=wasm32 -nostdlib -O2 -Igen "gen/$1" tests/product/wasm_memory.c \
                -Wl,--no-entry -Wl,--export=uric_parse -Wl,--export=wasm_room \
                -o "$work/uric.wasm" &&
                node tests/product/wasm.js "$work/uric.wasm" tests/fixtures/wasm/references.txt
        }
        for file in uric.c uric_parse.c; do
            try "$file as WebAssembly parses fixtures" runs_as_wasm $file
        done
    else
        lacks 'WebAssembly parses fixtures' 'lld or node'
    fi
else
    lacks 'clang, freestanding and wasm32' clang
fi

# ---- warnings ----

warns_of_nothing() { # compiler and flags
    for file in $files; do
        "$@" -Werror -fsyntax-only -Igen "gen/$file" || return
    done
}
try 'gcc -Wcast-align=strict' warns_of_nothing gcc -std=c99 -Wcast-align=strict
try 'g++ -Wold-style-cast -Wuseless-cast' \
    warns_of_nothing g++ -x c++ -Wcast-align=strict -Wold-style-cast -Wuseless-cast
if command -v clang > /dev/null; then
    try 'clang -Wcast-align' warns_of_nothing clang -std=c99 -O1 -Wcast-align
    try 'clang++ -Wold-style-cast' \
        warns_of_nothing clang++ -x c++ -O1 -Wcast-align -Wold-style-cast
else
    lacks 'clang -Wcast-align' clang
fi

# Users compile the headers with their own warnings.
headers_are_clean() { # compiler and flags
    for header in gen/uric*.h; do
        echo "#include \"${header#gen/}\"" > "$work/header.cc" &&
            "$@" -Igen -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion \
                -Wold-style-cast -Wzero-as-null-pointer-constant -Werror -fsyntax-only \
                "$work/header.cc" || return
    done
}
for standard in c++11 c++20; do
    try "the headers, g++ -std=$standard" \
        headers_are_clean g++ -std=$standard -Wuseless-cast -Wcast-align=strict
    if command -v clang++ > /dev/null; then
        try "the headers, clang++ -std=$standard" \
            headers_are_clean clang++ -std=$standard -Wcast-align
    else
        lacks "the headers, clang++ -std=$standard" clang
    fi
done

# ---- the guides ----

block_of() { # kind, page, which of them
    awk -v kind="$1" -v which="$3" '$0 == "```" kind { n++; on = n == which; next }
            /^```$/ { on = 0 } on' "$2"
}
# The files that the programs are compiled with, each once.
compiled() { # file...
    for file; do
        [ -e "$work/${file%.c}.o" ] ||
            "$CC" -std=c99 $doubts -O1 -Igen -c "gen/$file" -o "$work/${file%.c}.o" || return
        echo "$work/${file%.c}.o"
    done
}
runs_as_it_says() { # page, which program, single files
    block_of c "$1" "$2" > "$work/guide.c" && block_of text "$1" "$2" > "$work/says" &&
        [ -s "$work/guide.c" ] && [ -s "$work/says" ] || return
    shift 2
    # shellcheck disable=SC2086 # split into flags and files
    objects=$(compiled "$@") &&
        "$CC" -std=c99 $doubts -O1 -Igen "$work/guide.c" $objects -o "$work/guide" &&
        "$work/guide" | diff "$work/says" -
}
try 'the code for a proxy says what the page shows' \
    runs_as_it_says src/guides/proxies.md 1 uric.c uric_request.c
try 'the code before fetching a URL' \
    runs_as_it_says src/guides/proxies.md 2 uric.c uric_iri.c uric_readings.c
try 'the code for tunnels and redirections' \
    runs_as_it_says src/guides/proxies.md 3 uric.c uric_request.c
try 'the code for a log processor' runs_as_it_says src/guides/logs.md 1 uric.c uric_log.c
try 'the code for an embedder' runs_as_it_says src/guides/embedding.md 1

guides_name_functions() {
    cat src/guides/*.md | grep -o '`uric_[a-z0-9_]*()`' | tr -d '`()' | sort -u > "$work/named" &&
        [ -s "$work/named" ] && while read -r name; do
            grep -qE "[ *]$name\(" src/include/uric*.h || { echo "no such function: $name()"; return 1; }
        done < "$work/named"
}
try 'the guides name only existing functions' guides_name_functions

lists_single_files() {
    for file in gen/uric*.c; do
        grep -q "^| .*\`${file#gen/}\`" src/guides/functions.md || {
            echo "not there: $file"
            return 1
        }
    done
}
try 'the page of functions lists each single file' lists_single_files

echo "1..$number"
