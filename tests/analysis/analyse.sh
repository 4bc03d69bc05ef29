#!/bin/sh
# Runs three analysers on the source, as TAP.  They must report nothing; suppressions and their
# reasons are here, in tests/analysis/clang-tidy and in tests/analysis/cppcheck.xml.
#
#   analyse.sh [TOOL]...    of gcc, gcc-library, cppcheck, cppcheck-machines, clang-tidy
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
# one job for each tool runs at once
work=$BUILD/check/analysis-$$
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

silent() { # command...: it succeeds without output
    "$@" 2>&1 | tee "$work/said"
    ! [ -s "$work/said" ]
}

# ---- gcc ----
# Without optimization: inlining makes it analyse a function once per call.  Unit by unit: for
# the walks' states, all in one file, gcc runs out of memory.
#
# gcc 12 loses track of memory that an element of an allocated array points to, and reports a
# leak in these files.  valgrind finds each of these blocks freed (tests/limits/memory.sh).
forgets() { # file
    case $1 in
    src/command/io/follow.c | src/command/record/jobs.c | src/command/out/table.c)
        echo -Wno-analyzer-malloc-leak ;;
    # memcpy() fills this word from the caller's buffer; MemorySanitizer finds it initialized
    src/library/normalize/normalize.c) echo -Wno-analyzer-use-of-uninitialized-value ;;
    esac
}

analyze() { # file, includes
    # shellcheck disable=SC2046,SC2086 # split into flags
    gcc -std=c99 -O0 -fanalyzer $(forgets "$1") $2 -D_POSIX_C_SOURCE=200809L \
        -c "$1" -o "$work/unit.o"
}

by_gcc() { # file...
    for file; do
        try "gcc -fanalyzer $file" silent analyze "$file" "$includes -Igen"
    done
}

command=$(echo src/command/*.c src/command/*/*.c src/logs/*.c)
includes='-Isrc/include -Isrc/library -Isrc'
# The library's own sources; those of modules for nginx, SQL engines and Python need their headers.
core=$(find src -name '*.c' ! -path 'src/command/*' ! -path 'src/logs/*' ! -path 'src/engines/*/*' \
    ! -path 'src/languages/python/*' \
    ! -name walk.c ! -name stream.c ! -name steps.c ! -name iri_parse.c | sort)
walks='src/library/parse/walk.c src/library/parse/stream.c src/library/iri/iri_parse.c
    src/playground/steps.c'

# ---- cppcheck ----
check() { # defines, file...
    defines=$1
    shift
    # shellcheck disable=SC2086 # split into flags
    silent cppcheck --quiet --std=c99 --enable=warning,style,performance,portability \
        --suppress-xml=tests/analysis/cppcheck.xml $includes $defines "$@"
}

# The walks, without the states that they include: cppcheck would spend minutes on those, and
# tests/proof/emitted.py proves them.
check_walks() { # defines
    # shellcheck disable=SC2086 # split into files
    check "$1 --suppress=unusedLabel --suppress=unusedLabelConfiguration \
        --suppress=unreadVariable" $walks
}

by_cppcheck() {
    try 'cppcheck on the command' check '-Igen -D_POSIX_C_SOURCE=200809L' $command
    try 'cppcheck src' check '-Igen -DURIC_PORTABLE' $core
    # without Python's headers, whose macros are blocks
    try 'cppcheck on the Python extension' check "-Igen -DURIC_PORTABLE \
        -DPy_LIMITED_API=0x030A0000 -DPy_BEGIN_ALLOW_THREADS={ -DPy_END_ALLOW_THREADS=}" \
        src/languages/python/extension/*.c
    try 'cppcheck on the walks' check_walks -DURIC_PORTABLE
}

by_cppcheck_for_machines() {
    gnu='-D__GNUC__=12 -D__STDC_HOSTED__=1'
    try 'cppcheck on the walks, for x86-64' check_walks "$gnu -D__x86_64__ -D__SSE2__"
    try 'cppcheck src, for x86-64' check "-Igen $gnu -D__x86_64__ -D__SSE2__" $core
    try 'cppcheck src, for AArch64' check "-Igen $gnu -D__AARCH64EL__ -D__ARM_NEON" $core
}

# ---- clang-tidy ----
tidy() { # file...
    # shellcheck disable=SC2086 # split into flags
    clang-tidy --quiet --config-file=tests/analysis/clang-tidy "$@" -- -std=c99 $includes -Igen \
        -D_POSIX_C_SOURCE=200809L 2> "$work/counts"
}

by_clang_tidy() {
    for file in $core $walks $command; do
        try "clang-tidy $file" tidy "$file"
    done
}

[ $# -gt 0 ] || set -- gcc gcc-library cppcheck cppcheck-machines clang-tidy
for tool; do
    program=${tool%-library} program=${program%-machines}
    if ! command -v "$program" > /dev/null; then
        lacks "$tool" "$program"
        continue
    fi
    # shellcheck disable=SC2046,SC2086 # split into files
    case $tool in
    gcc) by_gcc src/engines/*.c $command ;;
    gcc-library) by_gcc $($MAKE -s --no-print-directory print-library-units | tr ' ' '\n' |
        grep '\.c$' | sort -u) ;;
    cppcheck) by_cppcheck ;;
    cppcheck-machines) by_cppcheck_for_machines ;;
    clang-tidy) by_clang_tidy ;;
    esac
done
echo "1..$number"
