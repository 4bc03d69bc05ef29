#!/bin/sh
# Checks the build, the committed files and the installation, as TAP: generated files are up to
# date, the single file compiles alone, only uric_* and uric64_* are exported, sizes keep to
# their budgets, an installed library works, the README's code does what it says, and the pages
# show recorded figures.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} CC=${CC:-cc} CXX=${CXX:-c++}
work=$BUILD/check/build
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# ---- generated files ----

generated_is_fresh() {
    sh grammar/tools/generate "$work/gen" &&
        $MAKE -s single-files TO="$work/gen" &&
        diff -r "$work/gen" gen
}
if command -v ragel > /dev/null && command -v re2c > /dev/null &&
        command -v python3 > /dev/null; then
    try 'gen/ is what grammar/ and src/ generate' generated_is_fresh
else
    lacks 'gen/ is what grammar/ and src/ generate' 'ragel, re2c or python3'
fi

make_runs_no_generator() {
    $MAKE -n -B all demo > "$work/commands" && grep -q src/library/parse/walk.c "$work/commands" &&
        ! grep -E 'ragel|re2c|python|grammar/' "$work/commands"
}
try 'make runs no generator, whatever the file times' make_runs_no_generator

# ---- compilers ----

strict='-Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wwrite-strings -Wundef
    -Wvla -Wconversion -Wsign-conversion -Wimplicit-fallthrough -Werror'

# The files that an embedder copies, in their own directory.
compiles_alone() { # file, compiler and flags
    file=$1
    shift
    rm -rf "$work/alone" && mkdir "$work/alone" &&
        cp gen/uric.[ch] gen/uric_*.[ch] "$work/alone" &&
        (cd "$work/alone" && "$@" -c "$file")
}
compiles_for_others() { # the same; keeps the object
    compiles_alone "$@" && mkdir -p "$work/objects" && cp "$work/alone/${1%.c}.o" "$work/objects"
}
each_compiler() { # name, command, package
    if ! command -v "$2" > /dev/null; then
        lacks "uric.c compiles alone, $1" "$3"
        return
    fi
    # What gcc's optimizer finds in C, it finds in C++; clang warns before it optimizes.  Whether an
    # instruction set may be used is found in the code of uric.c, which has all of them.
    others=-fsyntax-only
    case $1 in
    *C++*) language="-x c++ -O0 $strict" ;;
    clang*) language="-std=c99 -O0 $strict -Wstrict-prototypes -Wmissing-prototypes" ;;
    *) language="-std=c99 -O2 -fno-pic $strict -Wstrict-prototypes -Wmissing-prototypes" others= ;;
    esac
    compiles=compiles_alone
    [ "$2" != gcc ] || compiles=compiles_for_others
    # shellcheck disable=SC2086 # split into flags
    {
        try "uric.c compiles alone, $1, without a warning" \
            $compiles uric.c "$2" $language
        try "uric.c compiles alone, $1, URIC_ONLY_PARSE" \
            compiles_alone uric.c "$2" $language $others -DURIC_ONLY_PARSE
        for file in uric_parse uric_http uric_schemes uric_text uric_log uric_history uric_request uric_iri \
                uric_domains uric_http_parser uric_arrow uric_readings uric_uriparser; do
            try "$file.c compiles alone, $1, without a warning" \
                $compiles $file.c "$2" $language $others
        done
    }
}
each_compiler 'gcc as C99' gcc gcc
each_compiler 'clang as C99' clang clang
each_compiler 'g++ as C++' g++ g++
each_compiler 'clang++ as C++' clang++ clang

# ISA= selects macros.  Whatever they select, the only writable datum of the library is the
# choice among several kernels.
isa_has_no_writable_datum() { # compiler and flags
    # shellcheck disable=SC2086 # split into flags
    "$@" -std=c99 $strict -Wstrict-prototypes -Wmissing-prototypes -O0 -fno-pic \
        -Igen -c gen/uric.c -o "$work/isa.o" &&
        nm "$work/isa.o" > "$work/symbols" && grep -q uric_parse "$work/symbols" &&
        ! grep -i ' [bdc] [^$]' "$work/symbols"
}
each_isa() { # name, command and flags, package
    if ! command -v "${2%% *}" > /dev/null; then
        lacks "one ISA alone, $1" "$3"
        return
    fi
    # shellcheck disable=SC2086 # split into flags
    try "one ISA alone, $1: no warning, no writable datum" \
        isa_has_no_writable_datum $2
}
for compiler in gcc clang; do
    each_isa "$compiler, portable" "$compiler -DURIC_PORTABLE" $compiler
    each_isa "$compiler, freestanding" "$compiler -ffreestanding" $compiler
    if [ "$(uname -m)" = x86_64 ]; then
        each_isa "$compiler, no vectors" "$compiler -mno-sse" $compiler
        for isa in SSE41 AVX2 AVX512; do
            each_isa "$compiler, $isa" "$compiler -DURIC_ISA_$isa" $compiler
        done
    fi
done
each_isa 'gcc, AArch64' aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu
if command -v aarch64-linux-gnu-gcc > /dev/null; then # for its headers
    each_isa 'clang, AArch64' 'clang --target=aarch64-linux-gnu' clang
fi

# A choice of one instruction set is one for every part of the library.
portable_has_no_vectors() {
    for file in gen/uric*.c; do
        "$CC" -std=c99 -DURIC_PORTABLE -Igen -E "$file" > "$work/portable.i" &&
            grep -q uric_ "$work/portable.i" &&
            ! grep -nE 'mmintrin|arm_neon|_mm[0-9]*_|__m(128|256|512)|vector_size' \
                "$work/portable.i" || return 1
    done
}
try 'one ISA alone, portable: no vector in any single file' portable_has_no_vectors

make_refuses_other_isas() {
    ! $MAKE -s ISA=mmx BUILD="$work/mmx" all && [ ! -e "$work/mmx" ]
}
try 'make rejects an unknown ISA=' make_refuses_other_isas

# The library's code is that of the single files above.
command_builds_without_warnings() { # compiler, level
    rm -rf "$work/all" &&
        $MAKE -s BUILD="$work/all" CC="$1" CFLAGS="$2 -Werror" command-objects &&
        [ -s "$work/all/obj/src/command/main.o" ]
}
for compiler in gcc clang; do
    level=-O1
    [ $compiler = gcc ] || level=-O0
    if command -v $compiler > /dev/null; then
        try "the command builds with $compiler without a warning" \
            command_builds_without_warnings $compiler $level
    else
        lacks "the command builds with $compiler without a warning" $compiler
    fi
done

# ---- symbols ----

exports_only_uric() {
    nm -D --defined-only "$BUILD/liburic.so" | awk '$2 != "A" { sub(/@.*/, "", $NF); print $NF }' \
        > "$work/exported" &&
        [ -s "$work/exported" ] && ! grep -vE '^uric(64)?_' "$work/exported" &&
        ! grep -E '^uric_(walk(_lost)?|start_of|best_form|(parse|pass)_[a-z]+[0-9]+)$' "$work/exported"
}
try 'the shared library exports only uric_*, uric64_* and no internals' exports_only_uric

exports_what_the_header_declares() {
    sed -n 's/^URIC_API.* \**\(uric[0-9]*_[a-z0-9_]*\)(.*/\1/p' src/include/uric*.h |
        sort > "$work/declared" &&
        sort "$work/exported" | diff "$work/declared" -
}
try 'it exports the functions that the headers declare' exports_what_the_header_declares

needs_only_memcpy_and_kin() {
    [ -s "$work/objects/uric.o" ] && nm -u "$work/objects/uric.o" | awk '{ print $NF }' > "$work/undefined" &&
        ! grep -vE '^mem(cpy|set|cmp|move|chr)$' "$work/undefined"
}
try 'the core needs only memcpy and its kin' needs_only_memcpy_and_kin

has_one_writable_datum() {
    [ -s "$work/objects/uric.o" ] &&
        nm "$work/objects/uric.o" | awk '$2 ~ /^[bBdDcC]$/ { print $NF }' > "$work/writable" &&
        ! grep -vx uric_chosen "$work/writable"
}
try "the core's only writable datum is the choice of the instruction set" \
    has_one_writable_datum

needs_only_uric() { # unit, a function of the core that it needs
    nm -u "$work/objects/uric_$1.o" | awk '{ print $NF }' > "$work/undefined" &&
        grep -qx "$2" "$work/undefined" &&
        ! grep -vE '^(mem(cpy|set|cmp|move|chr)|uric_[a-z0-9_]*)$' "$work/undefined" &&
        ! nm "$work/objects/uric_$1.o" | grep -i ' [bdc] '
}
try 'the editions need the core, memcpy and its kin, and no writable datum' \
    needs_only_uric history uric_split
try 'the text unit needs the core, memcpy and its kin, and no writable datum' \
    needs_only_uric text uric_parse_uri
try 'the request unit needs the core, memcpy and its kin, and no writable datum' \
    needs_only_uric request uric_parse_origin_form

try 'the readings need the core, memcpy and its kin, and no writable datum' \
    needs_only_uric readings uric_parse

try "http_parser's URL parser needs the core, memcpy and its kin, and no writable datum" \
    needs_only_uric http_parser uric_parse_as

# Vectors of AVX that are left in use slow each instruction of SSE down: parsing takes 6 times as
# long.  The walk of a string is compiled for any processor, and static here.
if [ "$(uname -m)" = x86_64 ]; then
    if command -v objdump > /dev/null && command -v gcc > /dev/null; then
        try 'no vector is in use when a string is walked, gcc' \
            sh tests/product/vectors.sh "$work/objects/uric.o"
    else
        lacks 'no vector is in use when a string is walked, gcc' 'binutils or gcc'
    fi
fi

# Instead of <http_parser.h>, or after it; linked with its library, too.
goes_with_http_parser() { # C or C++ compiler and flags
    for before in '' '#include <http_parser.h>'; do
        printf '%s\n#include "uric_http_parser.h"\n%s' "$before" '
            int main(void)
            {
                struct http_parser_url u;

                http_parser_url_init(&u);
                return http_parser_parse_url("h2://$(id)/", 11, 0, &u);
            }' > "$work/calls.c"
        # shellcheck disable=SC2086 # split into flags
        "$@" $strict -Igen -c "$work/calls.c" -o "$work/calls.o" &&
            nm "$work/calls.o" > "$work/called" && grep -q uric_http_parser_url "$work/called" &&
            ! grep ' http_parser' "$work/called" &&
            "$CC" "$work/calls.o" "$BUILD/liburic.a" -Wl,--no-as-needed -lhttp_parser \
                -o "$work/calls" && "$work/calls" || return 1
    done
}
for compiler in "$CC -std=c99" "$CXX -x c++"; do
    if [ -e /usr/include/http_parser.h ] && command -v "${compiler%% *}" > /dev/null; then
        # shellcheck disable=SC2086 # split into words
        try "its header goes with <http_parser.h>, ${compiler%% *}" goes_with_http_parser $compiler
    else
        lacks "its header goes with <http_parser.h>, ${compiler%% *}" libhttp-parser-dev
    fi
done

# ---- uriparser's functions ----

# A program for uriparser, against the forwarding headers and the single files.
cat > "$work/theirs.c" << 'END'
#include <uriparser/Uri.h>
int main(void)
{
    UriUriA uri;
    int error = uriParseSingleUriA(&uri, "http://h/a", NULL);

    uriFreeUriMembersA(&uri);
    return error != URI_SUCCESS || uriParseSingleUriA(&uri, "|", NULL) != URI_ERROR_SYNTAX;
}
END
runs_for_uriparser() { # compiler and flags
    "$@" -Wall -Werror -Isrc/library/compat "$work/theirs.c" gen/uric.c gen/uric_uriparser.c \
        -o "$work/theirs" && "$work/theirs"
}
try "a program for uriparser runs with uric_uriparser.c" runs_for_uriparser "$CC" -std=c99

shim_exports() { # flags: the names that a shared object of it exports
    "$CC" -shared -fPIC "$@" -Igen gen/uric_uriparser.c -o "$work/shim.so" &&
        nm -D --defined-only "$work/shim.so" | awk '{ print $NF }'
}
exports_on_request() {
    ! shim_exports | grep . &&
        shim_exports -DURI_LIBRARY_BUILD | grep -qx uriParseUriExA &&
        ! shim_exports -DURI_LIBRARY_BUILD | grep -v '^uri[A-Z]' &&
        ! shim_exports -DURI_LIBRARY_BUILD -DURIC_URIPARSER_PREFIX | grep -v '^uric_uri[A-Z]'
}
try 'uric_uriparser.c exports only if it is told to, and only its names' exports_on_request

has_soname() {
    soversion=$(sed -n 's/^soversion //p' src/packaging/dist/library.txt) && [ -n "$soversion" ] &&
        readelf -d "$BUILD/liburic.so" | grep -q "SONAME.*\[liburic\.so\.$soversion\]"
}
try 'the shared library has its soname' has_soname

# ---- hardening ----

is_loaded_read_only() { # file
    readelf -lW "$1" | grep -q GNU_RELRO && readelf -dW "$1" | grep 'FLAGS.*BIND_NOW'
}
try 'the command: relocations are read-only and resolved at load time' \
    is_loaded_read_only "$BUILD/uric"
try 'the shared library: the same' is_loaded_read_only "$BUILD/liburic.so"

is_position_independent() {
    readelf -hW "$BUILD/uric" | grep 'Type: *DYN' &&
        readelf -dW "$BUILD/uric" | grep 'FLAGS_1.*PIE'
}
try 'the command is position-independent (PIE)' is_position_independent

checks_itself() {
    nm -D -u "$BUILD/uric" | grep -w __stack_chk_fail &&
        nm -D -u "$BUILD/uric" | grep -v stack_chk | grep '__[a-z]*_chk\b'
}
try 'the command checks its stack and, with _FORTIFY_SOURCE, its buffers' checks_itself

# The checks need functions that an embedder may not have.
library_checks_nothing() {
    nm -u "$BUILD/liburic.a" | awk 'NF == 2 && $1 == "U" { print $2 }' | sort -u \
        > "$work/undefined" && grep -qx memcpy "$work/undefined" &&
        ! grep -vE '^(mem(cpy|set|cmp|move|chr)|uric(64)?_.*|_GLOBAL_OFFSET_TABLE_)$' \
            "$work/undefined"
}
try 'the static library needs only memcpy and its kin' library_checks_nothing

hardening_is_a_choice() {
    checked=obj/src/command/main.o
    $MAKE -s BUILD="$work/hard" "$work/hard/$checked" &&
        $MAKE -s BUILD="$work/soft" HARDEN_CFLAGS= HARDEN_LDFLAGS= "$work/soft/$checked" &&
        nm -u "$work/hard/$checked" | grep '_chk' && ! nm -u "$work/soft/$checked" | grep '_chk'
}
try 'HARDEN_CFLAGS= disables hardening' hardening_is_a_choice

# Whether hardening.sh, for a compiler and flags, chooses the given hardening flag.
hardens() { # what, compiler and flags
    sh src/packaging/build/hardening.sh "$work/cflags" "$work/ldflags" "$2" &&
        cat "$work/cflags" "$work/ldflags" && grep -q -e "$1" "$work/cflags"
}
not_where_it_blinds() {
    HARDEN_CFLAGS='-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2' HARDEN_LDFLAGS=-pie
    export HARDEN_CFLAGS HARDEN_LDFLAGS
    hardens FORTIFY "$CC -O2" && ! hardens FORTIFY "$CC -O2 -fsanitize=address" &&
        ! hardens FORTIFY "$CC -O2 -D_FORTIFY_SOURCE=3"
}
try 'no hardening with sanitizers or where CFLAGS disable it' not_where_it_blinds

leaves_out_what_is_lacking() {
    HARDEN_CFLAGS='-fno-such-thing -fstack-protector-strong' HARDEN_LDFLAGS='-Wl,-z,now'
    export HARDEN_CFLAGS HARDEN_LDFLAGS
    hardens stack-protector "$CC -O2" && ! hardens no-such "$CC -O2" &&
        grep -q now "$work/ldflags"
}
try 'no hardening flag that the compiler lacks' leaves_out_what_is_lacking

try 'sizes are within their budgets' sh tests/product/size.sh "$BUILD"

# ---- installation ----

root=$(cd "$work" && pwd)/root

installs() {
    $MAKE -s DESTDIR="$root" PREFIX=/usr install &&
        [ -x "$root/usr/bin/uric" ] && [ -f "$root/usr/include/uric.h" ] &&
        for header in src/include/uric*.h src/include/uric.hpp; do
            [ "$header" = src/include/uric_uriparser.h ] ||
                [ -f "$root/usr/include/${header##*/}" ] || return 1
        done &&
        [ -f "$root/usr/lib/cmake/uric/uricConfig.cmake" ] &&
        [ -f "$root/usr/lib/liburic.a" ] && [ -f "$root/usr/lib/liburic.so" ] &&
        for page in src/command/*.1; do
            [ -f "$root/usr/share/man/man1/${page##*/}" ] || return 1
        done &&
        [ -f "$root/usr/share/bash-completion/completions/uric" ] &&
        [ -f "$root/usr/share/zsh/site-functions/_uric" ] &&
        [ -f "$root/usr/share/fish/vendor_completions.d/uric.fish" ] &&
        [ "$("$root/usr/bin/uric" --version)" = "$("$BUILD/uric" --version)" ]
}
try 'make install puts everything below DESTDIR' installs

# Extracts the README's first C code block into a file.
readme_code() {
    awk '/^```c$/ { code = 1; next } /^```$/ { if (code) exit } code' README.md
}
# The line that the README says the code prints.
readme_says() {
    awk '/^```c$/ { code = 1 } code && /^```text$/ { getline; print; exit }' \
        README.md
}

runs_readme_code() { # static or shared
    PKG_CONFIG_SYSROOT_DIR=$root PKG_CONFIG_PATH=$root/usr/lib/pkgconfig
    export PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_PATH
    readme_code > "$work/readme.c" && [ -s "$work/readme.c" ] &&
        flags=$(pkg-config --cflags --libs uric) &&
        "$CC" -std=c99 -Wall -Werror $1 "$work/readme.c" $flags \
            -o "$work/readme" &&
        LD_LIBRARY_PATH=$root/usr/lib "$work/readme" > "$work/said" &&
        readme_says > "$work/says" && [ -s "$work/says" ] &&
        diff "$work/says" "$work/said"
}
knows_each_unit() {
    set -- "$root"/usr/include/uric*.h
    [ $# -gt 5 ] && for header; do
        unit=${header##*/}
        PKG_CONFIG_SYSROOT_DIR=$root PKG_CONFIG_PATH=$root/usr/lib/pkgconfig \
            pkg-config --libs "${unit%.h}" | grep -q -- -luric || return 1
    done
}
if command -v pkg-config > /dev/null; then
    try 'pkg-config knows each header of the library' knows_each_unit
    try "the README's code runs with the installed shared library" \
        runs_readme_code ''
    try "the README's code runs with the installed static library" \
        runs_readme_code -static
else
    lacks "the README's code runs with the installed library" pkg-config
fi

embeds() { # uric or uric_parse
    readme_code | sed "s/uric\.h/$1.h/" > "$work/alone/readme.c" &&
        (cd "$work/alone" && "$CC" -std=c99 -Wall -Werror readme.c "$1.c" -o r &&
            ./r) > "$work/said" && readme_says | diff - "$work/said"
}
try "the README's code runs with the single file" embeds uric
try "the README's code runs with uric_parse.c" embeds uric_parse

# Compares the declarations that the compiler sees in both.
is_only_parse() {
    "$CC" -E -P -DURIC_ONLY_PARSE -Igen gen/uric.c > "$work/only" &&
        "$CC" -E -P -Igen gen/uric_parse.c | diff "$work/only" - && [ -s "$work/only" ] &&
        ! grep URIC_ONLY_PARSE gen/uric_parse.[ch]
}
try 'uric_parse.c is uric.c with URIC_ONLY_PARSE' is_only_parse

# It does not list targets that it lacks either.
declares_what_it_mentions() {
    grep -o 'uric_[a-z0-9_]*()' gen/uric_parse.h | tr -d '()' | sort -u > "$work/mentioned"
    while read -r name; do
        grep -qE "^(URIC_API|static inline) .*[ *]$name\(" gen/uric_parse.h ||
            { echo "$name"; return 1; }
    done < "$work/mentioned"
    [ -s "$work/mentioned" ]
}
try 'uric_parse.h mentions only what it declares' declares_what_it_mentions

refuses_both_headers() {
    for headers in 'uric_parse.h uric.h' 'uric.h uric_parse.h'; do
        # shellcheck disable=SC2086 # names are words
        printf '#include "%s"\n' $headers > "$work/both.c"
        ! "$CC" -std=c99 -Igen -c "$work/both.c" -o "$work/both.o" 2> "$work/both.err" &&
            grep -q 'only one of the headers' "$work/both.err" || return 1
    done
}
try 'uric_parse.h and uric.h cannot be included together' refuses_both_headers

uninstalls() {
    $MAKE -s DESTDIR="$root" PREFIX=/usr uninstall &&
        [ -z "$(find "$root" ! -type d)" ] && [ ! -e "$root/usr/lib/cmake/uric" ]
}
try 'make uninstall removes all of it' uninstalls

# People and tools use a file's name without its directory: in compilers' messages, in objects,
# in talk.
names_are_unique() {
    find src grammar tests bench gen/machines gen/tables -type f \
        \( -name '*.[ch]' -o -name '*.cc' -o -name '*.rl' -o -name '*.re' \) \
        ! -path 'src/command/commands/*' | sed 's|.*/||' | sort | uniq -d > "$work/twice"
    cat "$work/twice"
    [ ! -s "$work/twice" ]
}
try 'each C, C++ or Ragel file has a unique name, commands aside' names_are_unique

# Of two headers with the same guard, a unit that includes both would lack one.
include_guards_are_unique() {
    find src gen/tables tests bench -type f \( -name '*.h' -o -name '*.hpp' \) -exec awk '
        FNR == 1 { guard = "" }
        $1 == "#define" && NF == 2 && $2 == guard { print guard }
        { guard = $1 == "#ifndef" ? $2 : "" }' {} + | sort > "$work/guards"
    uniq -d "$work/guards"
    [ "$(wc -l < "$work/guards")" -gt 100 ] && [ -z "$(uniq -d "$work/guards")" ]
}
try 'each include guard occurs in one header only' include_guards_are_unique

# The figures on the pages are generated, not typed.
shows() { # run or figures, page
    sh bench/report/readme.sh "$1" bench/run > "$work/$1" && [ -s "$work/$1" ] &&
        awk -v what="$1" '$0 == "<!-- the end of the " what " -->" { exit }
             inside
             $0 == "<!-- the " what " -->" { inside = 1 }' "$2" |
        diff "$work/$1" -
}
try "bench/README.md shows the run in bench/run" shows run bench/README.md
try "README.md shows the figures of the run in bench/run" shows figures README.md

# The functions on the page of SQL are those of the table or PostgreSQL's own, and so are those that it compares with
# other engines'.
lists_sql_functions() {
    sh src/engines/page.sh | diff - src/engines/README.md &&
        grep -o '\(uri\|log\)_[a-z_]*(' src/engines/README.md | tr -d '(' | sort -u > "$work/sql" &&
        [ "$(wc -l < "$work/sql")" -gt 30 ] &&
        while read -r name; do
            cut -f 1 src/engines/functions.tsv | grep -qx "$name" ||
                grep -q "FUNCTION $name(" src/engines/postgres/*.sql || # of its own types
                { echo "no such function: $name()"; return 1; }
        done < "$work/sql"
}
try 'src/engines/README.md lists the functions of functions.tsv' lists_sql_functions

# The suites as tests/run names them: "$isa" is ISA on the page, and "$1", the build, is BUILD.  A
# build runs all programs of TESTS: their suites have their names.
suites_are_described() {
    {
        sed '/^ *#/d' tests/run | sed -nE 's/(^|.*[ &])(suite|alone|waits) "?([^" ]+)"? .*/\3/p' |
            grep -E '[a-z]' | grep -v '(echo\|^.wanted'
        $MAKE -s --no-print-directory print-tests | tr ' ' '\n' | tr _ - | sed -n 's/^test-/$1-/p' |
            grep -vxE '.1-(random|linear|vectors)'
    } | sort -u | awk '
            { sub(/^\$1-/, "BUILD-") }
            match($0, /\$\{?[a-z]+/) {
                name = substr($0, RSTART, RLENGTH)
                gsub(/[${]/, "", name)
                rest = substr($0, RSTART + RLENGTH)
                sub(/^%[^}]*\}/, "", rest)
                $0 = substr($0, 1, RSTART - 1) toupper(name) rest
            }
            match($0, /\$[a-z]+/) {
                $0 = substr($0, 1, RSTART - 1) toupper(substr($0, RSTART + 1, RLENGTH - 1))
            }
            { print }' > "$work/suites" &&
        [ -s "$work/suites" ] &&
        while read -r name; do
            grep -q "^|.*\`$name\`.* |" tests/README.md || { echo "not there: $name"; return 1; }
        done < "$work/suites"
}
try 'tests/README.md describes every suite' suites_are_described

# ---- commands for newcomers ----

demo_shows_components() {
    $MAKE -s demo > "$work/demo" && grep -q '^ldap .*\[2001:db8::7\]' "$work/demo" &&
        grep -q '142 references' "$work/demo" &&
        [ "$(wc -l < "$work/demo")" -le 24 ]
}
try 'make demo shows components on one screen' demo_shows_components

# Some of the demo's lines, up to "...".
readme_shows_the_demo() {
    sed -n '/^\$ make demo$/,/^\.\.\.$/p' README.md | sed '1d;$d' > "$work/demo-shown" &&
        [ -s "$work/demo-shown" ] && ! grep -vxFf "$work/demo" "$work/demo-shown"
}
try "README.md shows lines of the demo" readme_shows_the_demo

readme_names_functions() {
    grep -o '`uric_[a-z0-9_]*`' README.md | tr -d '`' | sort -u > "$work/functions" &&
        [ -s "$work/functions" ] &&
        while read -r name; do
            grep -qE "(^|[^a-z0-9_])$name\(" src/include/uric*.h ||
                { echo "no such function: $name()"; return 1; }
        done < "$work/functions"
}
try 'README.md names only existing functions' readme_names_functions

# The targets that people call; the others are files or parts of these.
help_names_every_target() {
    $MAKE -s help > "$work/help"
    sed -n 's/^\.PHONY: //p' Makefile tests/tests.mk bench/bench.mk src/engines/nginx/nginx.mk src/engines/varnish/*.mk src/engines/haproxy/*.mk src/engines/proxy_wasm/*.mk \
        src/engines/postgres/*.mk src/engines/postgres/*/*.mk src/packaging/dist/dist.mk | tr ' ' '\n' |
        grep -vE '^(print|tests)-|^(fuzz-(target|files)|counts-.*|generated|single-files|command-objects)$' |
        grep -vxE 'compression|hardening|patterns|bench-peers|help' > "$work/targets"
    while read -r target; do
        grep -qE "(^|[ ;])$target([ :]|\$)" "$work/help" || { echo "$target"; return 1; }
    done < "$work/targets"
    [ "$(wc -l < "$work/targets")" -gt 20 ]
}
try 'make help names every target' help_names_every_target

man_pages_are_well_formed() { # command and options that print nothing for a good page
    for page in src/command/*.1; do
        "$@" "$page" 2>&1 > "$work/man" < /dev/null | tee "$work/output" &&
            [ ! -s "$work/output" ] && grep -q 'uric' "$work/man" || return 1
    done
}
if command -v man > /dev/null; then
    try "the command's man pages are well-formed" man_pages_are_well_formed man --warnings=w -l
else
    lacks "the command's man pages are well-formed" man-db
fi
mandoc_finds_no_fault() {
    mandoc -Tlint -Wwarning src/command/*.1
}
if command -v mandoc > /dev/null; then
    try "mandoc finds no fault in the command's man pages" mandoc_finds_no_fault
else
    lacks "mandoc finds no fault in the command's man pages" mandoc
fi

man_page_tells_the_version() {
    version=$(cat src/packaging/dist/version.txt)
    for page in src/command/*.1 "$BUILD/man3/uric.3"; do
        sed -n '/^\.TH/ { s/\\//g; p }' "$page" | grep -F "\"uric $version\"" || return 1
    done
}
try "the man pages' version is the library's" man_page_tells_the_version

echo "1..$number"
