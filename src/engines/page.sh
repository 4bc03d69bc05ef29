#!/bin/sh
# Writes src/engines/README.md with the table of the functions as functions.tsv describes them, and
# the log formats of grammar/log/.
#
#   page.sh
#
# prints the page, from the top of the tree.
set -eu

# w3c is not among them: directives in other lines name its columns.
formats=$(awk -F '\t' '!/^#/ && /^[^\t]/ && NF > 1 && $1 != "w3c" { printf " `%s`", $1 }' \
    grammar/log/formats.tsv grammar/log/json_schemas.tsv)

awk -v page=1 -f src/engines/functions.awk src/engines/functions.tsv |
    awk -v formats="${formats# }" '
        NR == FNR { table = table $0 "\n"; next }
        $0 == "<!-- the end of the functions -->" { inside = 0 }
        /^\| format \|/ { sub(/`common`[^;]*;/, formats ";") }
        !inside { print }
        $0 == "<!-- the functions: make gen -->" { inside = 1; printf "\n%s\n", table }
        ' - src/engines/README.md
