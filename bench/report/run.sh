#!/bin/sh
# Prints where and when the run in a directory took place, on one line.
set -eu

awk -F '\t' '
    FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        compiler = $column["compiler"]
        # "cc (of a distribution) 12.2.0": the name is whatever it was called by
        if (compiler ~ /^[a-z0-9_-]*(gcc|cc) /) {
            sub(/.* /, "", compiler)
            compiler = "gcc " compiler
        }
        shortly = $column["shortly"] == "yes" ? " (a short run)" : ""
        printf("%s, %d processors, %s %s, one thread, %s%s\n",
               $column["processor"], $column["processors"], compiler,
               $column["flags"], $column["date"], shortly)
    }' "$1/bench-run.tsv"
