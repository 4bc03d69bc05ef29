# --as: what each rule accepts, rejects, and leaves undefined.
load helper

all=scheme,authority,userinfo,host,port,path,query,fragment,host-kind,path-kind,form

parts() { # parts RULE RECORD ROW
    printf '%s\n' "$2" >in
    run_uric parse --as="$1" --fields=$all <in
    out_is "$3" && silent && status_is 0
}

@test "URI-reference is the default" {
    ask 'a\nx:a\n' parse --fields=scheme,path,path-kind
    out_is '\N|a|path-noscheme' 'x|a|path-rootless'
    ask 'a\nx:a\n' parse --as=URI-reference --fields=scheme,path,path-kind
    out_is '\N|a|path-noscheme' 'x|a|path-rootless'
}

@test "URI-reference" {
    accepts URI-reference '' a x: //h '?' '#' x://h/p?q#f ../a ./a:b
    refuses URI-reference 'a b' 1 1:2 1 : 0 'a##' 2
}

@test "URI: a scheme is required" {
    accepts URI x: x:a x:/a x://h x://h/p?q#f a+b-c.d:e
    refuses URI '' 0 a 1 /a 0 //h 0 '?q' 0 '#f' 0 1:2 0 'a/b' 1 a_b: 1
    parts URI 'x://u@h:1/p?q#f' 'x|u@h:1|u|h|1|/p|q|f|reg-name|path-abempty|\N'
    parts URI x: 'x|\N|\N|\N|\N||\N|\N|\N|path-empty|\N'
}

@test "absolute-URI: no fragment" {
    accepts absolute-URI x: x://h/p?q
    refuses absolute-URI 'x:#' 2 'x://h?q#f' 7 a 1 '' 0 //h 0
    parts absolute-URI 'x:a?q' 'x|\N|\N|\N|\N|a|q|\N|\N|path-rootless|\N'
}

@test "relative-ref: no scheme" {
    accepts relative-ref '' a //h/p /p '?q#f' ./a:b a/b:c
    refuses relative-ref x: 1 x://h 1 a%20:b 4
    parts relative-ref '//h?q#f' '\N|h|\N|h|\N||q|f|reg-name|path-abempty|\N'
}

@test "authority" {
    accepts authority '' h u:p@h:1 @ : @: '[::1]:80' 1.2.3.4
    refuses authority h/ 1 //h 0 a@b@c 3 h:1/ 3 '[::1' 4 'h?' 1
    parts authority u:p@h:1 '\N|u:p@h:1|u:p|h|1|\N|\N|\N|reg-name|\N|\N'
    parts authority '' '\N||\N||\N|\N|\N|\N|reg-name|\N|\N'
}

@test "host" {
    accepts host '' h 1.2.3.4 '[::1]' '[v1.x]' a%20b "a!\$&'()*+,;="
    refuses host h:80 1 u@h 1 ::1 0 '[::1]:80' 5 h/ 1
    parts host '[::1]' '\N|[::1]|\N|[::1]|\N|\N|\N|\N|IPv6address|\N|\N'
}

@test "Host: a host and an optional port" {
    accepts Host '' h h:80 h: :80 '[::1]:80' 1.2.3.4:80
    refuses Host u@h 1 h:8a 3 h/ 1 h:1: 3 '[::1]a' 5
    parts Host h:80 '\N|h:80|\N|h|80|\N|\N|\N|reg-name|\N|\N'
    parts Host h '\N|h|\N|h|\N|\N|\N|\N|reg-name|\N|\N'
}

@test "host and Host are different rules" {
    accepts Host h:80
    refuses host h:80 1
}

@test "rule names are case-sensitive everywhere" {
    local rule
    for rule in uri URI-Reference HOST ipv6address Origin-Form; do
        ask 'a\n' parse --as="$rule"
        out_is
        status_is 2
        says "$rule"
    done
}

@test "IPv6address: without brackets" {
    accepts IPv6address :: ::1 1:2:3:4:5:6:7:8 1::8 ::1.2.3.4 ABCD::ef \
        1:2:3:4:5:6:1.2.3.4 1:2:3:4:5:6:7::
    refuses IPv6address '' 0 '[::1]' 0 : 1 1 1 12345:: 4 1::2::3 5 \
        1:2:3:4:5:6:7:8:9 15 fe80::1%25en0 7 ::1.2.3 7 ::g 2
    parts IPv6address ::1 '\N|::1|\N|::1|\N|\N|\N|\N|IPv6address|\N|\N'
}

@test "IPv4address" {
    accepts IPv4address 0.0.0.0 255.255.255.255 1.2.3.4 10.99.100.249
    refuses IPv4address '' 0 256.1.1.1 2 1.2.3 5 01.2.3.4 1 1.2.3.4.5 7 \
        1.2.3.4: 7 1..2.3 2 300.1.1.1 2 a 0
    parts IPv4address 1.2.3.4 '\N|1.2.3.4|\N|1.2.3.4|\N|\N|\N|\N|IPv4address|\N|\N'
}

@test "origin-form: a path and an optional query" {
    accepts origin-form / /a /a/ /a?q /? // //a '/?/?'
    refuses origin-form '' 0 a 0 '*' 0 '/a#f' 2 http://h/ 0 '?q' 0
    parts origin-form '/a?q' '\N|\N|\N|\N|\N|/a|q|\N|\N|path-abempty|origin-form'
}

@test "origin-form: //a is a path" {
    parts origin-form //a '\N|\N|\N|\N|\N|//a|\N|\N|\N|path-abempty|origin-form'
    parts request-target //a:1 '\N|\N|\N|\N|\N|//a:1|\N|\N|\N|path-abempty|origin-form'
}

@test "absolute-form" {
    accepts absolute-form x: http://h http://h/p?q
    refuses absolute-form / 0 '' 0 'http://h#f' 8 '*' 0 h 1
    parts absolute-form http://h:1/p?q 'http|h:1|\N|h|1|/p|q|\N|reg-name|path-abempty|absolute-form'
}

@test "authority-form: a host and a port" {
    accepts authority-form h:80 h: :80 : '[::1]:443' 1.2.3.4:1 '*:1'
    refuses authority-form h 1 '' 0 u@h:1 1 h:8a 3 h:80/ 4 '[::1]' 5 //h:1 0
    parts authority-form h:80 '\N|h:80|\N|h|80|\N|\N|\N|reg-name|\N|authority-form'
}

@test "asterisk-form: path *, no path-kind" {
    accepts asterisk-form '*'
    refuses asterisk-form '' 0 '**' 1 / 0 a 0
    parts asterisk-form '*' '\N|\N|\N|\N|\N|*|\N|\N|\N|\N|asterisk-form'
}

@test "request-target: each of the four forms" {
    parts request-target '/a?q' '\N|\N|\N|\N|\N|/a|q|\N|\N|path-abempty|origin-form'
    parts request-target http://h/ 'http|h|\N|h|\N|/|\N|\N|reg-name|path-abempty|absolute-form'
    parts request-target '[::1]:80' '\N|[::1]:80|\N|[::1]|80|\N|\N|\N|IPv6address|\N|authority-form'
    parts request-target '*' '\N|\N|\N|\N|\N|*|\N|\N|\N|\N|asterisk-form'
}

@test "request-target: strings that no form allows" {
    refuses request-target '' 0 http 4 '/#' 1 '/ ' 1 'http://h/#f' 9 '?' 0 \
        1:a 2 u@h:1 1
}

@test "request-target: an ambiguous target is absolute-form" {
    parts request-target h:80 'h|\N|\N|\N|\N|80|\N|\N|\N|path-rootless|absolute-form'
    parts request-target h: 'h|\N|\N|\N|\N||\N|\N|\N|path-empty|absolute-form'
    ask 'h:80\n' parse --as=request-target --method=GET --fields=form
    out_is absolute-form
}

@test "request-target: with CONNECT, an ambiguous target is authority-form" {
    ask 'h:80\nh:\n' parse --as=request-target --method=CONNECT --fields=$all
    out_is '\N|h:80|\N|h|80|\N|\N|\N|reg-name|\N|authority-form' \
        '\N|h:|\N|h||\N|\N|\N|reg-name|\N|authority-form'
    status_is 0
}

@test "request-target: --method may come first" {
    ask 'h:80\n' parse --method=CONNECT --as=request-target --fields=form
    out_is authority-form
}

@test "request-target: methods are case-sensitive" {
    ask 'h:80\n' parse --as=request-target --method=connect --fields=form
    out_is absolute-form
}

@test "request-target: CONNECT has no other effect" {
    ask '/a\nhttp://h/\n1.2.3.4:80\n*\n*:1\nh:80/x\nh:80?\nh:8a\n' \
        parse --as=request-target --method=CONNECT --fields=form
    out_is origin-form absolute-form authority-form asterisk-form \
        authority-form absolute-form absolute-form absolute-form
    cp out connect
    ask '/a\nhttp://h/\n1.2.3.4:80\n*\n*:1\nh:80/x\nh:80?\nh:8a\n' \
        parse --as=request-target --fields=form
    cmp connect out
    refuses request-target '/#' 1
}

@test "check takes --as and --method" {
    ask '/a\n' check --as=origin-form
    silent
    status_is 0
    ask 'a\n' check --as=origin-form
    messages_at -:1:0
    status_is 1
    ask 'h:80\n' check --as=request-target --method=CONNECT
    silent
    status_is 0
}

@test "the last --as wins" {
    ask 'h:80\n' parse --as=host --as=Host --fields=port
    out_is 80
    status_is 0
}

@test "the scheme's own rules do not apply: any scheme, any path" {
    accepts URI mailto:a@b urn:a:b 'data:,' http: http:/// 'javascript:a(1)'
}
