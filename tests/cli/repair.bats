# uric repair: the strict form of each reference.
load helper

@test "each name, by its example" {
    printf '%s\n' '/a[b]?[]#[]' '/{a}' '/a|b' '/a^b' '/`' '/"a"' '/<a>' '/a\b' '/a b' '/a#b#c' \
        $'/caf\xc3\xa9' $'/caf\xe9' '/100%?%zz&%4' >in
    run_uric repair in
    out_is '/a%5Bb%5D?%5B%5D#%5B%5D' /%7Ba%7D /a%7Cb /a%5Eb /%60 /%22a%22 /%3Ca%3E /a%5Cb \
        /a%20b '/a#b%23c' /caf%C3%A9 /caf%E9 '/100%25?%25zz&%254'
    silent
    status_is 0
    run_uric repair --fields=tolerated in
    out_is brackets braces pipe caret backtick quote angle backslash space hash utf8 high \
        stray-percent
}

@test "what is valid comes back as it is" {
    printf '%s\n' 'HTTP://U:p@[::1]:80/%7e/../%2F?%3f#%23' '' '#' a//b/./c 'x:?%41&;=+' >in
    run_uric repair in
    cmp in out
    silent
    status_is 0
}

@test "nothing else is changed: triplets keep their spelling" {
    ask '/%7e|%41[%zz\n' repair
    out_is '/%7e%7C%41%5B%25zz'
}

@test "--tolerate names what is repaired; all is the default" {
    ask '/a|b\n/a b\n' repair --tolerate=pipe
    out_is /a%7Cb '\N'
    messages_at -:2:2
    status_is 1
    ask '/a|b\n/a\n' repair -q --tolerate=strict
    out_is '\N' /a
    ask '/a|[b]?^{}#|"\n' repair -q --tolerate=whatwg-request
    out_is '\N'
    ask '/a|[b]?^{}#|\n' repair --tolerate=whatwg-request
    out_is '/a%7C%5Bb%5D?%5E%7B%7D#%7C'
    ask '/a|b c\n' repair --tolerate=log
    out_is /a%7Cb%20c
}

@test "scheme, userinfo, host and port are never repaired" {
    ask 'http://a|b/\nhttp://u p@h/\nhttp://h:8 0/\na b:c\n' repair --fields=reference,error,error-part
    out_is '\N|8|host' '\N|8|host' '\N|10|port' '\N|3|path'
    status_is 1
}

@test "--invalid" {
    ask '/a|b\n//a|b\n/c\n' repair -q --invalid=keep --format=csv
    out_is_bytes 'reference\n/a%7Cb\n//a|b\n/c\n'
    ask '/a|b\n//a|b\n/c\n' repair -q --invalid=drop
    out_is /a%7Cb /c
    ask '/a|b\n//a|b\n/c\n' repair -q --invalid=fail
    out_is /a%7Cb
    status_is 1
}

@test "every byte becomes a valid URI, and is repaired once" {
    local b octal
    for ((b = 1; b < 256; b++)); do
        printf -v octal '%03o' "$b"
        printf '/%b?%b#%b\0' "\\0$octal" "\\0$octal" "\\0$octal"
    done >in
    run_uric repair -0 -q --invalid=drop in
    # all but the control characters
    [ "$(wc -l <out)" -eq $((255 - 32)) ]
    mv out once
    run_uric check once
    silent
    status_is 0
    run_uric repair once
    cmp once out
}

@test "a repaired reference has the components of the original, percent-encoded" {
    ask '//h/a|b?c d#e#f\n' parse --tolerate=log --format=json --fields=host,path,query,fragment
    out_is_bytes '{"host":"h","path":"/a|b","query":"c d","fragment":"e#f"}\n'
    ask '//h/a|b?c d#e#f\n' repair
    mv out in
    run_uric parse --format=json --fields=host,path,query,fragment in
    out_is '{"host":"h","path":"/a%7Cb","query":"c%20d","fragment":"e%23f"}'
}

@test "a long reference, each byte of which is repaired" {
    { printf /; head -c 300000 /dev/zero | tr '\0' '|'; echo; } >f
    run_uric repair f
    [ "$(wc -c <out)" -eq 900002 ]
    status_is 0
}

# Real lists of URLs.
@test "repaired lists are valid, and repairing them again changes nothing" {
    local data=${URIC_SHARED:-$BATS_TEST_DIRNAME/../../../shared}/data name valid
    [ -d "$data" ] || skip "no $data, lists of URLs"
    for name in "$data"/*.txt; do
        run_uric check -q --count "$name"
        valid=$(cut -f1 out)
        run_uric repair -q --invalid=drop "$name"
        mv out once
        [ "$(wc -l <once)" -ge "$valid" ]
        run_uric check once
        silent
        status_is 0
        run_uric repair once
        cmp once out
        # what was valid before is still there, as it was
        run_uric parse -q --fields=record,error "$name"
        awk -F '\t' '$2 == "\\N" { print $1 }' out >records
        run_uric repair -q --fields=record,reference --invalid=drop "$name"
        awk -F '\t' 'NR == FNR { take[$1]; next } $1 in take { print $2 }' records out >one
        run_uric parse -q --fields=record,input "$name"
        awk -F '\t' 'NR == FNR { take[$1]; next } $1 in take { print $2 }' records out | cmp - one
    done
}
