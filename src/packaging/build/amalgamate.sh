#!/bin/sh
# Joins units into one file: those on the command line, in order, with their internal
# headers in place of the includes, once each except for templates, whose comments stand once.
# The states of an automaton keep only what the function that includes them compiles: by ENTRY or
# RESUME, with FINISH or not.  Tables that several units share are static.
# Conditions on URIC_ONLY_HTTP are decided here: uric_http alone is compiled with it, without tolerance
# (URIC_STRICT), and with the kernels of a URIC_ONLY_PARSE build.
# A build with URIC_ONLY_X omits the units after "--URIC_ONLY_X".  The public headers, uric.h and uric_*.h, remain
# includes.  They and the intrinsics come first, since single_begin.h, which is for the
# library's own code, follows.  Run from the top of the tree.
#
#   amalgamate.sh NAME UNIT... [--URIC_ONLY_X UNIT...]...     NAME.h is the interface
set -eu

name=$1
shift
case $name in
uric) what='uric, the whole library in one file' ;;
uric_http) what='uric_http, for proxies and servers, in one file' ;;
*) what="$name in one file, to go with uric.c" ;;
esac

private=
if [ "$name" = uric_http ]; then
    private=$(mktemp -d)
    trap 'rm -r "$private"' EXIT
fi

echo "/* $what; its interface is $name.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static
"

awk -v http="$private" '
    # Whether the condition holds: 1, 0, or -1 if that is for the compiler to decide.
    function holds(file, line,    is) {
        if (line !~ /^#ifn?def /)
            return -1
        is = line ~ /^#ifdef/
        sub(/^#ifn?def /, "", line)
        if (line ~ /^(RESUME|FINISH)$/ && file ~ /_states\.h$/)
            return is == has[line]
        if (line == "URIC_TABLES_ELSEWHERE")
            return !is
        if (line == "URIC_ONLY_HTTP")
            return is == (http != "")
        if (line == "URIC_SMALL" && !http)
            return !is
        if (!http || (line != "URIC_STRICT" && line != "URIC_ONLY_PARSE"))
            return -1
        return is == (line == "URIC_STRICT" || file ~ /^src\/library\/parse\//)
    }
    # Reads a line without those that a condition excludes, and without the spaces that align a
    # backslash: names get longer.
    function next_line(file, at,    line, got, is) {
        while ((got = (getline line < file)) > 0) {
            if (line ~ /^ *# *if/) {
                is = holds(file, line)
                state[at, ++depth[at]] = is
                if (is >= 0)
                    continue
            } else if (line ~ /^ *# *else/ && state[at, depth[at]] >= 0) {
                state[at, depth[at]] = !state[at, depth[at]]
                continue
            } else if (line ~ /^ *# *endif/ && state[at, depth[at]--] >= 0)
                continue
            for (is = 1; is <= depth[at] && state[at, is] != 0; is++)
                ;
            if (is > depth[at])
                break
        }
        sub(/  +\\$/, " \\", line)
        read_line = line
        return got
    }
    function unit(file, repeated,    line, name, again, got, kept, at) {
        at = ++units_open
        depth[at] = 0
        while ((got = next_line(file, at)) > 0) {
            line = read_line
            if (repeated && line ~ /^\/\*/) {
                while (line !~ /\*\// && (got = next_line(file, at)) > 0)
                    line = read_line
                continue
            }
            if (line ~ /^#(define|undef) (RESUME|FINISH)([ (]|$)/)
                has[substr(line, index(line, " ") + 1, 6)] = line ~ /define/
            if (line == "#define URIC_TABLE URIC_INTERNAL")
                continue
            if (line ~ /^#include "/) {
                name = line
                gsub(/^#include "|".*$/, "", name)
                if (name ~ /^uric(_[a-z]+)*\.h$/)
                    interface(line)
                else if (name ~ /^util\/(built|intrinsics)\.h$/)
                    first[name] = 1
                else if (!(name in seen) ||
                         name ~ /\/((parse|iri|http_parse)_states|(http_)?rules_events|transitions|classify|coding_fast|uri_[a-z]+)\.h$/) {
                    again = name in seen
                    seen[name] = 1
                    unit(directory(name) name, again)
                }
            } else if (line ~ /^#include </ && file !~ /single_begin|intrinsics/) {
                # before our functions are hidden: those of the system are not
                if (line !~ /^#include <st/)
                    interface(line)
            } else
                text[++lines] = line
        }
        if (got < 0) {
            print "amalgamate.sh: cannot read " file > "/dev/stderr"
            exit 1
        }
        close(file)
        units_open--
    }
    function directory(name) {
        return name ~ /^tables\// ? "gen/" : "src/library/"
    }
    function interface(line) {
        if (http && line ~ /uric/)
            line = "#include \"uric_http.h\""
        if (!(line in seen)) {
            seen[line] = 1
            print line
        }
    }
    function show(from, to) {
        print ""
        while (from <= to)
            print text[from++]
    }
    BEGIN {
        for (i = 1; i < ARGC; i++) {
            text[++lines] = ""
            if (sub(/^--/, "", ARGV[i])) {
                text[++lines] = "#ifndef " ARGV[i]
                end = "\n#endif /* " ARGV[i] " */" end
            } else
                unit(ARGV[i])
        }
        if (end != "")
            text[++lines] = end
        units = lines
        intrinsics = "util/intrinsics.h" in first
        if (intrinsics || "util/built.h" in first)
            unit("src/library/util/built.h")
        if (intrinsics)
            unit("src/library/util/intrinsics.h")
        unit("src/packaging/build/single_begin.h")
        if (http) {
            for (i = 1; i <= units; i++)
                print text[i] > http "/units.c"
            close(http "/units.c")
            if (system("python3 src/packaging/build/only_http.py private " http "/units.c > " http "/private.h"))
                exit 1
            text[++lines] = ""
            unit(http "/private.h")
        }
        show(units + 1, lines)
        show(1, units)
        lines = 0
        unit("src/packaging/build/single_end.h")
        show(1, lines)
        exit
    }
' "$@"
