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
    (cd "$work" && SOURCES='grammar/log/log_line.rl grammar/log/log_json.rl grammar/log/log_field.rl' \
        sh grammar/tools/generate gen)
}

add() { # fields, formats or json_schemas, row, the format or a member on the line after it
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
add formats "tail${tab}aws${tab}apache${tab}open" '{client:port} {elb} "{request}" "{trace_id}"'
add json_schemas "mine${tab}dash-is-none" "client${tab}a.1"
printf '\t%s\n' "target${tab}b" "target${tab}c${tab}required" "-${tab}d${tab}required" \
    >> "$work/grammar/log/json_schemas.tsv"

builds() {
    generate && cp gen/machines/log_[pruwt]*.c "$work/gen/machines" &&
        "$CC" -std=c99 -O0 -I"$work/gen" -Isrc/include -Isrc/library -Isrc -o "$work/read" tests/proof/read_log.c \
            src/library/log/*.c "$work"/gen/machines/log_*.c
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
try 'a schema of JSON' reads mine '{"a":[1,"h:80"],"b":"-","c":"/","d":1}' \
    'client=h target=/ client-port=80 d=1'
lacks_a_member() {
    ! "$work/read" mine '{"b":"/"}' && "$work/read" mine '{"b":"/","d":null}'
}
try 'a line without a member that it requires' lacks_a_member

# ---- invalid formats ----

refuses() { # the message, server, its format
    fresh
    add formats "bad${tab}$2${tab}apache${tab}-" "$3"
    ! generate && grep -qx "grammar/tools/log_formats.py: $1" "$work/output"
}
refuses_schema() { # the message, its members
    fresh
    add json_schemas "bad${tab}-"
    printf "$2" >> "$work/grammar/log/json_schemas.tsv"
    ! generate && grep -qx "grammar/tools/json_schemas.py: $1" "$work/output"
}
try 'no member is required' refuses_schema 'bad requires no member' '\ttarget\ta\n'
try 'a member twice' refuses_schema 'bad names a member twice' \
    '\ttarget\ta\trequired\n\tclient\ta\n'
try 'an unknown flag' refuses_schema 'bad: a' '\ttarget\ta\trequire\n\ttarget\tb\trequired\n'
try 'two units' refuses_schema 'bad: a duration in several units' \
    '\ttarget\ta\trequired\n\tduration\tb\t-\t1\n\tduration\tc\t-\t1000\n'

try 'a field that the server lacks' refuses 'aws has no field nothing' aws \
    '{time} {nothing}'
try 'two fields for a column' refuses 'bad has two fields for a column' apache '%b %B'
try 'an escape in a string' refuses 'bad has a backslash' apache '%b \t %h'
try 'a flag without a rule' refuses 'bad: no rule for may-be-empty list' apache \
    '%h "%{X-Forwarded-For}i"'
try 'a byte that ends no rule' refuses 'bad: no rule for %m' apache '%m;%b'
try 'a byte that may be part of the field' refuses 'bad: no rule for %h' apache '%h.%b'
try 'an unquoted field that may be empty' refuses 'bad: no rule for %{Host}i' apache \
    '%{Host}i %b'

echo "1..$number"
