#!/bin/sh
# Runs the command under a memory checker, as TAP: its output must not change, and the checker,
# which exits with status 99, must report nothing.
#
#   memory.sh URIC COMMAND...   URIC runs plainly; COMMAND... runs it under the checker
set -u

BUILD=${BUILD:-build}
plain=$1
shift
tool=$*
# several of these run at once
work=$BUILD/check/memory-$$
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# Tabs and dots, every octet, errors, an unterminated record.
{
    cat bench/data/sample.txt
    sed '/^#/d; s/	.*//; s/^[ =]*//' tests/fixtures/components.txt tests/fixtures/resolve/*
    LC_ALL=C awk 'BEGIN { for (i = 1; i < 256; i++) if (i != 10) printf "http://h/%c?\n", i }'
    printf 'http://[::1/\n%%4\nhttp://h/%070d#%070d' 1 2
} > "$work/references"
sed 's/\(.*\)/\1	\1/' "$work/references" > "$work/pairs"
"$plain" parse "$work/references" > "$work/fields" 2> /dev/null
{
    echo '<html><head><base href="http://a/b/&amp;c"><body><a href="../d">x</a>'
    sed 's/.*/<p>See <&>, "&" (&).<p>www.&/' "$work/references"
} > "$work/text"
printf 'Content-Base: (a) "http://a/%%62/"\r\nSubject: x\r\n\r\nhttp://h/\r\n' > "$work/mime"

says_the_same() { # uric's arguments
    "$plain" "$@" > "$work/expected" 2> "$work/messages"
    expected=$?
    # shellcheck disable=SC2086 # split the tool into words
    $tool "$@" > "$work/written" 2> "$work/said"
    status=$?
    [ "$status" = "$expected" ] && cmp "$work/expected" "$work/written" &&
        cmp "$work/messages" "$work/said" && return
    echo "status $status, not $expected"
    grep -v '^uric: ' "$work/said" | head -n 40
    return 1
}

# Wrong usage would agree too, and test nothing.
answers_the_same() {
    says_the_same "$@" && [ "$expected" -le 1 ]
}

with() { # input, uric's arguments
    input=$1
    shift
    try "uric $* ${input##*/}" answers_the_same "$@" "$input"
}

try 'uric --help' says_the_same --help
try 'uric pars' says_the_same pars
try 'uric check without such a file' says_the_same check "$work/none"
for command in 'parse' 'parse --format=json -j2' 'parse --format=arrow -j2' 'parse --as=absolute-URI' \
        'check' 'check --as=request-target' 'split --format=csv' 'scheme' \
        'scheme --strict' 'resolve --base=http://a/b/c/d;p?q' \
        'relate --base=http://h/a/b' 'normalize' 'query' 'path' 'audit' 'editions' \
        'percent decode' 'percent encode --for=segment' 'percent decode --raw' \
        'edit --set query=x --remove fragment --set segment:0=y' \
        'edit --set host=h --set user=u --set parameter:q=1'; do
    # shellcheck disable=SC2086 # split into words
    with "$work/references" $command
done
with "$work/pairs" compare
with "$work/fields" build
with "$work/text" find --suffix --any-scheme
with "$work/text" find -j2 --fields=uri,text,form,outer-offset
with "$work/text" find --html --base=http://b.example/x/
with "$work/text" base --type=html
with "$work/mime" base --type=mime
for log in common vhost nginx haproxy; do
    case $log in
    common | vhost) sample=tests/samples/apache-$log.log ;;
    *) sample=tests/samples/$log.log ;;
    esac
    with "$sample" log --log-format="$log" -j2
done
with tests/samples/nginx-json.log log --log-format=json:uri --decode
with tests/samples/apache-custom.log log \
    --log-format='custom:%{%Y-%m-%dT%H:%M:%S}t %D %a %m %U%q %H %>s "%{Host}i" %X'
with tests/samples/nginx.log log --log-format=nginx --top=3 \
    --count-by=target.path,target.query.q --where='status >= 200 && target.path ^= "/"'
with tests/samples/apache-vhost.log log --log-format=vhost \
    --fields=target.path.1,referer.host,time.hour,target.form --format=json
with "$work/references" log --log-format=common --keep-going
with tests/samples/nginx.log log --log-format=nginx --format=arrow --decode \
    --fields=record,error,target.path,time.day,target.error
with tests/samples/nginx.log log --log-format=nginx --format=arrow --count-by=status,target.path

echo "1..$number"
