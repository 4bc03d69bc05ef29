#!/bin/sh
# Writes src/engines/README.md with the table of the functions as functions.tsv describes them.
#
#   page.sh
#
# prints the page, from the top of the tree.
set -eu

awk -v page=1 -f src/engines/functions.awk src/engines/functions.tsv |
    awk '
        NR == FNR { table = table $0 "\n"; next }
        $0 == "<!-- the end of the functions -->" { inside = 0 }
        !inside { print }
        $0 == "<!-- the functions: make gen -->" { inside = 1; printf "\n%s\n", table }
        ' - src/engines/README.md
