#!/bin/sh
# Prints how many tests of a TAP file passed, failed, and were skipped.
awk '
    /^not ok [0-9]+ # SKIP/ { skipped++; next } # as cmocka has it
    /^ok .*# [Ss][Kk][Ii][Pp]/ || /^1\.\.0 # SKIP/ { skipped++; next }
    /^ok / { passed++ }
    /^not ok / { failed++ }
    END { print passed + 0, failed + 0, skipped + 0 }' "$1"
