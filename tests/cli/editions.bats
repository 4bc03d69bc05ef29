# The grammars before RFC 3986: --as=EDITION:RULE, and uric editions.
load helper

@test "--as accepts the rules of other editions" {
    accepts url1994:fragmentaddress ftp://info.cern.ch/pub 'news:*' 'x:a b"c#d'
    refuses url1994:fragmentaddress /a 0 http://a/~b 9 'http://a/#' 10
    accepts rfc1738:httpurl http://host.dom:80/a?b HTTP://host.dom
    refuses rfc1738:httpurl http://u@host.dom/ 8 http://host.dom/~a 16
    accepts url1997:URL-reference '' '#s' 1:2 http://a/~b
    refuses url1997:URL-reference 'http://[::1]/' 7 'a#b#c' 3
    accepts rfc2396:URI-reference '' '#s' http://1.2/ x:/
    refuses rfc2396:URI-reference 'http://[::1]/' 7 '?y' 0 x: 2
    accepts rfc2396:reference '?y'
    accepts uri2003:URI-reference '' 'http://[::1]/' 'x:[]'
    refuses uri2003:URI-reference 'http://a/[]' 9 1:2 1
    accepts url1997:net_path //a/b
    refuses uri2003:dec-octet 256 2
}

@test "parts are Appendix B's; the authority is split at its last @" {
    printf '%s\n' 'ftp://a@b:c@h:21/d e"?f#g' >in
    run_uric parse --as=url1994:reference --fields=scheme,authority,userinfo,user,password,host,port,port-number,path,path-kind,query,fragment,form <in
    status_is 1
    printf '%s\n' 'ftp://a@b:c@h:21/d e"#g' >in
    run_uric parse --as=url1994:reference --fields=scheme,authority,userinfo,user,password,host,port,port-number,path,path-kind,query,fragment,form <in
    out_is 'ftp|a@b:c@h:21|a@b:c|a@b|c|h|21|21|/d e"|path-abempty|\N|g|\N'
    status_is 0
}

@test "parts of a rule that is not a reference" {
    printf '%s\n' 'h:80' >in
    run_uric parse --as=url1997:site --fields=scheme,host,port,path <in
    out_is '\N|h|80|\N'
    run_uric parse --as=url1997:path --fields=scheme,host,port,path <in
    out_is '\N|\N|\N|h:80'
}

@test "a component of an older edition is escaped as the format requires" {
    printf '%s\n' 'x:a"b,c' >in
    run_uric parse --as=url1994:url --fields=scheme,path --format=json <in
    out_is '{"scheme":"x","path":"a\"b,c"}'
    run_uric parse --as=url1994:url --fields=scheme,path --format=csv <in
    out_is 'scheme,path' 'x,"a""b,c"'
    printf '%s\n' '\' >in
    run_uric parse --as=uri2003:unwise --fields=path <in
    out_is '\\'
}

@test "check names what the chosen rule expected" {
    ask 'http:/a\n' check --as=url1994:httpaddress
    status_is 1
    grep -qxF 'uric: -:1:6: unexpected "a" after "http:/"; expected "/"' err
}

@test "an unknown rule of an edition: the known ones are listed" {
    run_uric check --as=url1997:net-path
    status_is 2
    out_is
    grep -q 'unknown rule "url1997:net-path"' err
    grep -qF '"url1997:net-path"; did you mean url1997:net_path?' err
    grep -qw 'url1997:abs_path' err
    ! grep -qw 'rfc1738:httpurl' err
    run_uric check --as=rfc3986:uri
    grep -qF 'EDITION:RULE (url1994 rfc1738 url1997 rfc2396 uri2003)' err
    run_uric check --as=url1994:uri --method=CONNECT
    status_is 2
}

@test "editions: the error offset of each" {
    ask 'http://a/b\nhttp://a/~b\nhttp://[::1]/\nhttp://a b\n\n1:2\nx:[\n?y\n' editions
    out_is '\N|\N|\N|\N|\N|\N' \
        '9|9|\N|\N|\N|\N' \
        '7|7|7|7|\N|\N' \
        '\N|8|8|8|8|8' \
        '0|0|\N|\N|\N|\N' \
        '0|\N|\N|1|1|1' \
        '2|2|2|2|\N|2' \
        '0|0|\N|0|\N|\N'
    silent
    status_is 0
}

@test "editions: formats, fields, records" {
    ask '1:2\n' editions --header
    out_is 'url1994|rfc1738|url1997|rfc2396|uri2003|rfc3986' '0|\N|\N|1|1|1'
    ask '1:2\n' editions --format=csv --fields=record,input,uri2003,url1997
    out_is 'record,input,uri2003,url1997' '1,1:2,1,'
    ask '1:2\n' editions --format=json
    out_is '{"url1994":0,"rfc1738":null,"url1997":null,"rfc2396":1,"uri2003":1,"rfc3986":1}'
    ask 'x:\n\0x:' editions --null --fields=rfc3986
    out_is 2 '\N'
    status_is 0
}

@test "editions: an unreadable file is reported, the others are answered" {
    printf 'x:\n' >there
    run_uric editions missing there
    out_is '\N|\N|\N|2|\N|\N'
    status_is 2
    grep -q '^uric: missing: ' err
}
