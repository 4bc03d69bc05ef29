# The commands uric relate, edit, build and base; the algorithms have fixtures.
load helper

@test "relate: one reference a line; resolve reverses it" {
    ask 'http://a/b/g?x\nhttp://a/b/c/d#s\nhttp://h\nmailto:x\n' relate --base=http://a/b/c/d
    out_is ../g?x '#s' //h mailto:x
    silent
    status_is 0
    cp in wanted
    cp out in
    run_uric resolve --base=http://a/b/c/d <in
    cmp wanted out
}

@test "relate: invalid URIs" {
    ask 'http://a/b\n/a\na b\n' relate --base=http://a/ --fields=reference,error
    out_is 'b|\N' '\N|0' '\N|1'
    status_is 1
    [ "$(grep -c . err)" -eq 2 ]
    ask 'http://a/b\n' relate
    status_is 2
    ask 'http://a/b\n' relate --base=/a
    status_is 2
    out_is
}

@test "edit: several parts at once, in any order" {
    ask 's:/a\nhttp://h:1/p?q#f\n' edit --set port=80 --set host=g --remove fragment
    out_is s://g:80/a 'http://g:80/p?q'
    silent
    ask 'http://u:p@h:1/p\n' edit --remove host --remove port --remove userinfo
    out_is http:/p
    ask 'http://u:p@h:1/p\n' edit --remove authority
    out_is http:/p
    ask 'http://h/p\n' edit --set query=a=b
    out_is 'http://h/p?a=b'
    ask 'http://h/p\n' edit --set query=
    out_is 'http://h/p?'
    ask 'http://h/%7e/../p?#\n' edit
    out_is 'http://h/%7e/../p?#'
}

@test "edit: users, passwords, segments, parameters, one by one" {
    ask 'http://h/a/b?x=1&y=2&y=3\n' edit --set user=me --set password=p --set segment:0=q \
        --remove segment:1 --set parameter:y=7 --remove parameter-at:0
    out_is 'http://me:p@h/q?y=7&y=3'
    ask 'http://h\n' edit --set segment:0=a --set segment:1=b --set parameter:k=v
    out_is 'http://h/a/b?k=v'
}

@test "edit: parameters by name: all, by a pattern, or one" {
    local query='http://h/?b=1&utm_x=2&a=3&utm_y&%62=4\n'
    ask "$query" edit --remove parameter:b
    out_is 'http://h/?utm_x=2&a=3&utm_y'
    ask "$query" edit --remove 'parameter:utm_*'
    out_is 'http://h/?b=1&a=3&%62=4'
    ask "$query" edit --remove 'parameter:*_x' --remove 'parameter:b#1' --set parameter:b=9
    out_is 'http://h/?b=9&a=3&utm_y'
    ask 'http://h/?a*b=1&axb=2\nhttp://h/p\n' edit --remove 'parameter:a%2Ab'
    out_is 'http://h/?axb=2' http://h/p
    ask 'http://h/?x&x#f\nhttp://h/?\n' edit --remove 'parameter:*'
    out_is 'http://h/#f' http://h/
    status_is 0
}

@test "edit: sort and redact, in the order given" {
    ask 'http://u:p@h/?b=1&a&b=0&%61=2\nhttp://h/\n' edit --sort parameters
    out_is 'http://u:p@h/?a&%61=2&b=1&b=0' http://h/
    ask 'http://u:p@h/?b=1&a&b=\nhttp://h/\n' edit --set query-values=- --set userinfo-value=x
    out_is 'http://x@h/?b=-&a&b=-' http://h/
    ask 'http://h/?key=1&k2=2&z=3&key=4\n' edit --set 'query-values:k*=-' \
        --set 'query-values:key#1=+' --sort parameters
    out_is 'http://h/?k2=-&key=-&key=+&z=3'
    ask 'http://h/?b=1\n' edit -q --set 'query-values=a#b'
    status_is 1
    for wrong in '--sort query' '--remove query-values' '--remove parameter:b#x' '--set parameters=x' \
        '--set query-values=a&b' '--sort parameter:a'; do
        ask 's:\n' edit $wrong
        status_is 2
    done
}

@test "edit: a query of many parameters is edited in linear time" {
    { printf 'http://h/?'; seq -s '&' 300000 -1 1; } >in
    run_uric edit --remove 'parameter:*1*' --remove 'parameter:2*' in
    [ "$(cut -d '?' -f 2 out | tr '&' '\n' | wc -l)" -gt 40000 ]
    [ "$(cut -d '?' -f 2 out | tr '&' '\n' | grep -c -e 1 -e '^2')" -eq 0 ]
    run_uric edit --sort parameters in
    [ "$(head -c 18 out)" = 'http://h/?1&10&100' ]
}

@test "edit: guards" {
    ask 's://h//p\ns:a:b\n' edit --remove authority --remove scheme
    out_is /.//p ./a:b
}

@test "edit: rejections and their reasons" {
    ask 's://h:1/\ns:/a\ns:a\na b\n' edit --remove host --set port=1 --fields=reference,error
    out_is '\N|0' '\N|0' '\N|0' '\N|1'
    status_is 1
    says 'uric: -:1:0: port, byte 0: a host is required' \
        'uric: -:2:0: port, byte 0: a host is required' \
        'uric: -:3:0: port, byte 0: a host is required'
    ask 's://h/a\n' edit --set segment:0=..
    says 'uric: -:1:0: segment, byte 0: a segment may not be "." or ".."'
    ask 's://h/a\n' edit -q --set 'query=a#b'
    out_is '\N'
    silent
    status_is 1
}

@test "edit: wrong usage" {
    local set
    ask 's://h/a\n' edit --set segment:99999999999999999999999999=x
    status_is 1
    out_is '\N'
    grep -q 'index out of range' err
    ask 's://h/a?b\n' edit --set parameter-at:4294967296=x
    status_is 1
    for set in port hosts=x segment=x segment:=x segment:a=x authority=a/b =x; do
        ask 's:\n' edit --set "$set"
        status_is 2
        out_is
    done
    ask 's:\n' edit --set foo=x
    grep -q 'scheme userinfo host port path query fragment authority user' err
}

@test "build: reverses parse" {
    printf '%s\n' 'http://u:p@h:1/p?q#f' a '' '//h?' 'mailto:a@b' '#' '/a//b' >in
    run_uric parse in
    mv out fields
    run_uric build fields
    cmp in out
    status_is 0
    silent
}

@test "build: escapes, guards, rejections" {
    ask '\\N\t\\N\t\\N\t\\N\t//\\x61\t\\N\t\\N\n' build
    out_is /.//a
    ask 's\tu\n\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\ns\t\\N\t\\N\t80\t\t\\N\t\\N\n' build
    out_is '\N' '\N' '\N'
    status_is 1
    says 'uric: -:1:3: expected seven fields separated by tabs' 'uric: -:2:12: the path may be empty, but not \N' \
        'uric: -:3:8: port, byte 0: a host is required'
    ask 's\t\\N\t\\N\t\\N\ta\\qb\t\\N\t\\N\n' build
    out_is '\N'
    ask 's\t\\N\t\\N\t\\N\ta\\nb\t\\N\t\\N\n' build
    out_is '\N'
    status_is 1
}

@test "base: one line a document" {
    printf '<!DOCTYPE html><title>x</title><base href="/a/?b&amp;c">' >1
    printf '<p>' >2
    printf '<base href="a b">' >3
    run_uric base --type=html 1 2 3
    out_is '/a/?b&c' '\N' '\N'
    status_is 1
    says 'uric: 2: the document declares no base' \
        "uric: 3: the document's base is not a URI-reference"
    ask 'Content-Location: http://a/\r\n b\r\n\r\n' base --type=mime
    out_is http://a/b
    status_is 0
    run_uric base --type=mime missing 2
    out_is '\N'
    status_is 2
    run_uric base 1
    status_is 2
    # At the end of the head, and after it.
    { printf '<base href=/a/>'; yes; } | timeout 60 "$URIC" base --type=html >out
    out_is /a/
    yes '<meta a=b>' | timeout 60 "$URIC" base -q --type=html >out || true
    out_is '\N'
    run_uric base --type=pdf 1
    grep -q 'html mime' err
    status_is 2
}

@test "-j does not change the output" {
    awk 'BEGIN { for (i = 0; i < 60000; i++)
        print (i % 7 ? "http://h" i % 5 : "") "/a/" i "/b?x=" i (i % 11 ? "" : " ") }' >f
    local jobs
    for command in 'relate --base=http://h1/a/7/c' 'edit --set segment:1=x --remove parameter:x' \
        'edit --set port=1'; do
        # shellcheck disable=SC2086 # split into options
        run_uric $command -j 1 f
        mv out out1
        mv err err1
        # shellcheck disable=SC2086
        run_uric $command -j 3 f
        cmp out1 out
        cmp err1 err
    done
    run_uric parse -q f
    mv out fields
    run_uric build -q fields
    mv out out1
    run_uric build -q -j 3 fields
    cmp out1 out
    [ "$(wc -l <out)" -eq 60000 ]
}
