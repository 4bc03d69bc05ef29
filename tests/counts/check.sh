#!/bin/sh
# Compares the instructions per URI with the record (tests/counts/record.tsv), as TAP; `make
# counts` makes a new record.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make}
work=$BUILD/check/counts
record=tests/counts/record.tsv measured=$BUILD/counts/measured.tsv
rm -rf "$work"
mkdir -p "$work"

if ! $MAKE -s counts-measured > "$work/output" 2>&1; then
    echo 'not ok 1 - the instructions can be counted'
    sed 's/^/# /' "$work/output"
    exit
fi
awk -f tests/counts/compare.awk "$record" "$measured" | tee "$work/tap"
number=$(wc -l < "$work/tap")

# Tests the comparison itself, on the measurement and a changed record.
says() { # what, the expected line, awk's change of the record
    number=$((number + 1))
    awk 'BEGIN { FS = OFS = "\t" } '"$3"' { print }' "$measured" > "$work/record"
    if awk -f tests/counts/compare.awk "$work/record" "$measured" > "$work/tap" &&
            grep -q "$2" "$work/tap"; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed 's/^/# /' "$work/tap"
    fi
}
says 'an unchanged count passes' \
    '^ok 1 .*, recorded ' ''
says 'a count 2.9 % larger passes' \
    '^ok 1 .*, recorded ' '$8 + 0 > 0 { $8 /= 1.029 }'
says 'a count 3.1 % larger fails' \
    '^not ok 1 .*more than 3 %' '$8 + 0 > 0 { $8 /= 1.031 }'
says 'another input fails' \
    '^not ok 1 .*another input' 'NR > 1 { $7 = 0 }'
says 'another compiler is not comparable' \
    '^ok 1 .*# SKIP not comparable' 'NR > 1 { $1 = "cc 1.0" }'
echo "1..$number"
