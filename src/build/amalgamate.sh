#!/bin/sh
# Joins units into one file: those on the command line, in order, with their internal
# headers in place of the includes, once each except for templates, which lose what they have
# for TOLERANT where it is not defined.  A URIC_ONLY_PARSE
# build omits the units after "--".  The public headers, uric.h and uric_*.h, remain
# includes.  Run from the top of the tree.
#
#   amalgamate.sh NAME UNIT... [-- UNIT...]     NAME.h is the interface
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
#define URIC_INTERNAL static"

exec awk '
    function unit(file,    line, name, got) {
        while ((got = (getline line < file)) > 0) {
            if (line ~ /^#(define|undef) TOLERANT/)
                tolerant = line ~ /define/
            if (line == "#ifdef TOLERANT" && !tolerant) {
                while ((got = (getline line < file)) > 0 && line != "#endif")
                    ;
                continue
            }
            if (line ~ /^#include "/) {
                name = line
                gsub(/^#include "|".*$/, "", name)
                if (name ~ /^uric(_[a-z]+)?\.h$/)
                    once(line)
                else if (!(name in seen) ||
                         name ~ /\/((parse|rules)_states|starts|classify|part_values|coding_fast|uri_[a-z]+)\.h$/) {
                    seen[name] = 1
                    unit(directory(name) name)
                }
            } else if (line ~ /^#include </)
                once(line)
            else
                print line
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
    function once(line) {
        if (!(line in seen)) {
            seen[line] = 1
            print line
        }
    }
    BEGIN {
        for (i = 1; i < ARGC; i++) {
            print ""
            if (ARGV[i] == "--") {
                print "#ifndef URIC_ONLY_PARSE"
                parted = 1
            } else
                unit(ARGV[i])
        }
        if (parted)
            print "\n#endif /* URIC_ONLY_PARSE */"
        exit
    }
' "$@"
