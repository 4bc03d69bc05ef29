#!/bin/sh
# The library as one file: the units of the command line, in their order, their
# own headers in place of the includes, once each but for the templates fast.h and
# block.h.  What stands behind a "--" is left out of a URIC_ONLY_PARSE build.  Run from the top of the tree.
set -eu

echo '/* uric, the whole library in one file; its interface is uric.h.
 * Made by src/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static'

exec awk '
    function unit(file,    line, name) {
        while ((getline line < file) > 0) {
            if (line ~ /^#include "/) {
                name = line
                gsub(/^#include "|".*$/, "", name)
                if (name == "uric.h")
                    once(line)
                else if (!(name in seen) || name ~ /^(fast|block)\.h$/) {
                    seen[name] = 1
                    unit((name ~ /^(classes|runs)\.h$/ ? "gen/" : "src/") name)
                }
            } else if (line ~ /^#include </)
                once(line)
            else
                print line
        }
        close(file)
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
            if (ARGV[i] == "--")
                print "#ifndef URIC_ONLY_PARSE"
            else
                unit(ARGV[i])
        }
        print "\n#endif /* URIC_ONLY_PARSE */"
        exit
    }
' "$@"
