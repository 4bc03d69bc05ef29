#!/bin/sh
# Words that a fuzzer may put into its strings: the literals of the grammar, and
# the components of the fixtures.  Both are written as a dictionary has them: what
# is no printable character is \xHH in a fixture too.
set -eu

{
    sed -e '/^ *#/d' -e 's/ # .*//' grammar/rfc3986.rl grammar/rfc9112.rl |
        grep -o '"[^"][^"]*"'
    grep -h '^    [a-z]' tests/fixtures/*.txt | sed '/^    in/d' |
        grep -o '"[^"][^"]*"'
} | LC_ALL=C sort -u | awk 'length($0) <= 34'
