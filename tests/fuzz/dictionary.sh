#!/bin/sh
# Prints the words of a fuzzer's dictionary: the literals of the grammar and the components of
# the fixtures.  Both use the dictionary's escapes already: an unprintable character is \xHH in
# a fixture too.  With a target's name: the words for that target only.
set -eu

if [ $# -gt 0 ]; then
    [ ! -f "tests/fuzz/$1.dict" ] || grep '^"' "tests/fuzz/$1.dict"
    exit 0
fi

{
    sed -e '/^ *#/d' -e 's/ # .*//' grammar/rfc3986.rl grammar/rfc9112.rl |
        grep -o '"[^"][^"]*"'
    grep -h '^    [a-z]' tests/fixtures/*.txt | sed '/^    in/d' |
        grep -o '"[^"][^"]*"'
} | LC_ALL=C sort -u | awk 'length($0) <= 34'
