#!/bin/sh
# Writes src/sql/README.md with the table of the functions as functions.tsv describes them.
#
#   page.sh
#
# prints the page, from the top of the tree.
set -eu

awk -v page=1 -f src/sql/functions.awk src/sql/functions.tsv |
    awk '
        NR == FNR { table = table $0 "\n"; next }
        $0 == "<!-- the end of the functions -->" { inside = 0 }
        !inside { print }
        $0 == "<!-- the functions: make gen -->" { inside = 1; printf "\n%s\n", table }
        ' - src/sql/README.md
