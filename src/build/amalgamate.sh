#!/bin/sh
# Joins units into one file: those on the command line, in order, with their internal
# headers in place of the includes, once each except for templates, which lose what they have
# for TOLERANT where it is not defined.  A build with URIC_ONLY_X
# omits the units after "--URIC_ONLY_X".  The public headers, uric.h and uric_*.h, remain
# includes.  They and the intrinsics come first, since single_begin.h, which is for the
# library's own code, follows.  Run from the top of the tree.
#
#   amalgamate.sh NAME UNIT... [--URIC_ONLY_X UNIT...]...     NAME.h is the interface
set -eu

name=$1
shift
case $name in
uric) what='uric, the whole library in one file' ;;
*) what="$name in one file, to go with uric.c" ;;
esac

echo "/* $what; its interface is $name.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static
"

exec awk '
    function unit(file,    line, name, got) {
        while ((got = (getline line < file)) > 0) {
            if (line ~ /^#(define|undef) TOLERANT( |$)/)
                tolerant = line ~ /define/
            if (line == "#ifdef TOLERANT" && !tolerant) {
                while ((got = (getline line < file)) > 0 && line != "#endif")
                    ;
                continue
            }
            if (line ~ /^#include "/) {
                name = line
                gsub(/^#include "|".*$/, "", name)
                if (name ~ /^uric(_[a-z]+)*\.h$/)
                    interface(line)
                else if (name ~ /^parse\/(built|intrinsics)\.h$/)
                    first[name] = 1
                else if (!(name in seen) ||
                         name ~ /\/((parse|rules|iri)_states|starts|classify|part_values|coding_fast|uri_[a-z]+)\.h$/) {
                    seen[name] = 1
                    unit(directory(name) name)
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
    }
    function directory(name) {
        return name ~ /^tables\// ? "gen/" : "src/"
    }
    function interface(line) {
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
        intrinsics = "parse/intrinsics.h" in first
        if (intrinsics || "parse/built.h" in first)
            unit("src/parse/built.h")
        if (intrinsics)
            unit("src/parse/intrinsics.h")
        unit("src/build/single_begin.h")
        show(units + 1, lines)
        show(1, units)
        lines = 0
        unit("src/build/single_end.h")
        show(1, lines)
        exit
    }
' "$@"
