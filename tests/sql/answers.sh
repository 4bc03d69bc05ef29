#!/bin/sh
# Checks the program that the engines are compared with, as TAP: its notation, and that each call
# has an answer, whether its arguments are bound as constants or not.
#
#   answers.sh ANSWERS [ALL]
#
# With ALL, also calls of every string of two bytes and of three of each class.
set -u

answers=$1 all=${2:+--all}
BUILD=${BUILD:-build}
work=$BUILD/check/${answers##*/}$all # two of these may run at once
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# A call in each notation, and its answer.
examples() {
    cat <<'EXAMPLES'
uri_host =2f2f68 | =68
uri_host =2f | NULL
uri_host NULL | NULL
uri_path = | =
uri_port_number =2f2f683a3830 | 80
uri_valid =20 | false
uri_valid =68 =686f7374 | true
uri_path_segment =2f612f62 -1 | =62
uri_hazards =2f2f7840683a30 | [=706f72742d6c6f77,=706f72742d7a65726f]
uri_hazards =61 | []
uri_host_allowed =2f2f67 =2c20682c09672c | true
uri_host_allowed =2f2f68 =6867 | false
uri_host_allowed =2f2f68 = | false
uri_parse =733a61 | (=73,NULL,NULL,NULL,=61,NULL,NULL,NULL,=706174682d726f6f746c657373)
uri_parse =20 | NULL
uri_query_pairs =3f613d2626 | {(1,=61,=)}
uri_query_pairs =3f613d2662 | {(1,=61,=),(2,=62,NULL)}
uri_query_pairs =61 | {}
uri_query_pairs NULL | {}
uri_equal =61 =61 =78 | ERROR unknown rung "x"; the rungs are: string, syntax, scheme
EXAMPLES
}

notation() {
    examples | sed 's/ | .*//' > "$work/calls" && examples | sed 's/.* | //' > "$work/wanted" &&
        "$answers" "$work/calls" | diff "$work/wanted" -
}
try 'each kind of answer in its notation' notation

rejects() { # call
    ! echo "$1" | "$answers" 2> "$work/said" && [ -s "$work/said" ]
}
for call in 'uri_hosts =61' 'uri_host' 'uri_host =6' 'uri_host =zz' 'uri_host x' 'uri_host =61 =61' \
        'uri_path_segment =61 1x'; do
    try "not a call: $call" rejects "$call"
done

# A call more at the front makes the others constant that were not, and the reverse.
same_answers() { # calls_of.py's arguments
    python3 tests/sql/calls_of.py "$@" > "$work/calls" &&
        "$answers" "$work/calls" > "$work/one" &&
        { echo 'uri_host =61'; cat "$work/calls"; } | "$answers" | sed 1d > "$work/other" &&
        [ "$(wc -l < "$work/calls")" -gt 200000 ] &&
        [ "$(wc -l < "$work/one")" = "$(wc -l < "$work/calls")" ] &&
        cmp "$work/one" "$work/other"
}
try 'calls from the seed 3986: the same answers with constants and without' \
    same_answers ${all:+"$all"}
seed=$(od -An -N3 -tu4 /dev/urandom | tr -d ' ')
try "calls from the seed $seed, new in each run: the same" same_answers --seed "$seed"

names_unknown_functions() {
    ! python3 tests/sql/calls_of.py uri_hosts > "$work/calls" 2> "$work/said" &&
        grep -q uri_hosts "$work/said"
}
try 'calls_of.py rejects a function that does not exist' names_unknown_functions

echo "1..$number"
