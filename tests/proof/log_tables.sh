#!/bin/sh
# Checks that the tables in grammar/log/ alone define the formats of access logs: the steps and
# the machine read formats that are added to the tables, and invalid rows are rejected by name.
# Prints TAP.
#
#   log_tables.sh       from the top of the tree; needs ragel, re2c and python3
set -u

BUILD=${BUILD:-build} CC=${CC:-cc}
work=$(pwd)/$BUILD/tests/log_tables
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
tab=$(printf '\t')

# A copy of grammar/, for rows added to its tables.
fresh() {
    rm -rf "$work/grammar" "$work/gen"
    cp -R grammar "$work"
}

generate() {
    (cd "$work" && SOURCES=grammar/log/log_line.rl sh grammar/tools/generate gen)
}

add() { # fields or formats, row, the format on the line after it
    printf '%s\n' "$2" >> "$work/grammar/log/$1.tsv"
    [ $# -lt 3 ] || printf '\t%s\n' "$3" >> "$work/grammar/log/$1.tsv"
}

# ---- added formats ----

fresh
# put first, so that the number of every entry changes
sed "/^common$tab/i\\
early${tab}apache${tab}apache${tab}-\\
$tab%h %t %>s \"%r\"" grammar/log/formats.tsv > "$work/grammar/log/formats.tsv"
# not a directive of Apache
add fields "apache${tab}%Y${tab}method${tab}until"
add formats "late${tab}apache${tab}apache${tab}-" '%Y "%{Host}i" %u [%D] %s'
add formats "short${tab}haproxy${tab}haproxy${tab}syslog" \
    '{client_ip:client_port} {Ta}/{status_code} {server_name}/{retries} "{http_request}"'
add formats "tail${tab}aws${tab}apache${tab}open" '{client:port} {elb} {request} {trace_id}'

builds() {
    generate && cp gen/machines/log_[jrw]*.c "$work/gen/machines" &&
        "$CC" -std=c99 -O0 -I"$work/gen" -Isrc -o "$work/read" tests/proof/read_log.c \
            src/log/*.c "$work"/gen/machines/log_*.c
}
try 'added formats build without other edits' builds

reads() { # format, line, columns
    echo "$3" > "$work/expected"
    "$work/read" "$1" "$2" > "$work/found" && diff "$work/expected" "$work/found"
}
try 'a format added first' reads early \
    'h [10/Oct/2000:13:55:36 -0700] 200 "GET /a"' \
    'client=h time=10/Oct/2000:13:55:36 -0700 request=GET /a method=GET target=/a status=200'
try 'a format with a new directive, a space in a name and two bytes of text between fields' reads late \
    'PUT "a\"b" jane doe [77] 404' \
    'user=jane doe method=PUT status=404 host=a\"b duration=77'
try 'a format with HAProxy'"'"'s fields and a syslog prefix' reads short \
    'x haproxy[1]: ::1:80 -1/200 s/0 "GET /#22"' \
    'client=::1 request=GET /#22 method=GET target=/#22 status=200 client-port=80 duration=-1 server_name=s retries=0'
try 'a format whose lines may end early' reads tail '1.2.3.4 - "GET /"' \
    'client=1.2.3.4 request=GET / method=GET target=/'
try 'a longer line of that format' reads tail '1.2.3.4:5 x "GET /" "r \" s" t' \
    'client=1.2.3.4 request=GET / method=GET target=/ client-port=5 elb=x trace_id=r \" s'
try 'the existing formats' reads nginx \
    '::1 - - [10/Oct/2000:13:55:36 -0700] "-" 200 0 "-" "a b"' \
    'client=::1 time=10/Oct/2000:13:55:36 -0700 status=200 bytes=0 agent=a b'

# ---- invalid formats ----

refuses() { # the message, server, its format
    fresh
    add formats "bad${tab}$2${tab}apache${tab}-" "$3"
    ! generate && grep -qx "grammar/tools/log_formats.py: $1" "$work/output"
}
try 'a field that the server lacks' refuses 'aws has no field nothing' aws \
    '{time} {nothing}'
try 'two fields for a column' refuses 'bad has two fields for a column' apache '%b %B'
try 'text before the first field in braces' refuses \
    'bad has text before its first field' aws '- {time}'
try 'an escape in a string' refuses 'bad has a backslash' apache '%b \t %h'
try 'a flag without a rule' refuses 'bad: no rule for may-be-empty list' apache \
    '%h "%{X-Forwarded-For}i"'
try 'a byte that ends no rule' refuses 'bad: no rule for %h' apache '%h;%b'
try 'an unquoted field that may be empty' refuses 'bad: no rule for %{Host}i' apache \
    '%{Host}i %b'

echo "1..$number"
