# The command uric resolve; the algorithms have fixtures.
load helper

base='http://a/b/c/d;p?q'

@test "targets, one a line" {
    ask 'g\n../g?y#s\n\n//h\nx:y\n#s\n' resolve --base="$base#f"
    out_is http://a/b/c/g 'http://a/b/g?y#s' "$base" http://h x:y "$base#s"
    silent
    status_is 0
}

@test "an invalid reference: \\N, a message, status 1" {
    ask 'g\na b\nh\n' resolve --base="$base"
    out_is http://a/b/c/g '\N' http://a/b/c/h
    status_is 1
    [ "$(grep -c . err)" -eq 1 ]
    grep -q '^uric: -:2:1: unexpected " " after "a"; expected ' err
    ask 'a b\n' resolve --base="$base" -q
    out_is '\N'
    silent
    status_is 1
}

@test "the base is required, valid, and has a scheme" {
    local base
    for base in '' //a/b '?' 'http://a b' %; do
        ask 'g\n' resolve --base="$base"
        status_is 2
        out_is
        grep -q '^uric: --base: ' err
    done
    ask 'g\n' resolve
    status_is 2
    out_is
    grep -q -e '--base=URI' err
}

@test "--non-strict" {
    ask 'http:g\nHTTP:g\nftp:g\n' resolve --base="$base"
    out_is http:g HTTP:g ftp:g
    ask 'http:g\nHTTP:g\nftp:g\n' resolve --base="$base" --non-strict
    out_is http://a/b/c/g http://a/b/c/g ftp:g
}

@test "--surplus" {
    ask '../../../g\n' resolve --base="$base"
    out_is http://a/g
    ask '../../../g\n' resolve --base="$base" --surplus=keep
    out_is http://a/../g
    ask '../../g\n../../../g\n' resolve --base="$base" --surplus=refuse --fields=target,error
    out_is 'http://a/g|\N' '\N|0'
    status_is 1
    grep -qxF 'uric: -:2:0: ".." has no segment to remove' err
    ask 'http:../../../g\n' resolve --base="$base" --surplus=refuse --non-strict -q
    out_is '\N'
    ask '' resolve --base="$base" --surplus=none
    status_is 2
    grep -q 'drop keep refuse' err
}

@test "--edition" {
    ask '../../../g\n?y\ng?y/../x\n/./g\n..\n' resolve --base="$base" --edition=rfc3986
    out_is http://a/g 'http://a/b/c/d;p?y' 'http://a/b/c/g?y/../x' http://a/g http://a/b/
    ask '../../../g\n?y\ng?y/../x\n/./g\n..\n' resolve --base="$base" --edition=uri2003
    out_is http://a/../g 'http://a/b/c/d;p?y' 'http://a/b/c/g?y/../x' http://a/./g http://a/b/
    ask '../../../g\n?y\ng?y/../x\n/./g\n..\n' resolve --base="$base" --edition=rfc2396
    out_is http://a/../g 'http://a/b/c/?y' 'http://a/b/c/g?y/../x' http://a/./g http://a/b/
    ask '../../../g\n?y\ng?y/../x\n/./g\n..\n' resolve --base="$base" --edition=url1997
    out_is http://a/../g 'http://a/b/c/?y' http://a/b/c/x http://a/./g http://a/b/
    ask '../../../g\n?y\ng?y/../x\n/./g\n..\n' resolve --base="$base" --edition=url1994
    out_is http://a/../g 'http://a/b/c/?y' '\N' http://a/./g http://a/b
    status_is 1
    ask '../../../g\n' resolve --base="$base" --edition=uri2003 --surplus=drop
    out_is http://a/g
}

@test "an edition applies its own grammar to base and references" {
    ask 'http://[::1]/\n' resolve --base=http://a/ --edition=url1997
    out_is '\N'
    status_is 1
    ask 'g\n' resolve --base='http://[::1]/' --edition=url1997
    status_is 2
    ask 'a b\n' resolve --base=http://a/ --edition=url1994
    out_is 'http://a/a b'
    ask '' resolve --base=x: --edition=rfc2732
    status_is 2
    grep -q 'url1994 url1997 rfc2396 uri2003 rfc3986' err
}

@test "formats and fields" {
    ask 'g\na b\n' resolve --base="$base" --format=json -q --fields=record,input,target,error
    out_is '{"record":1,"input":"g","target":"http://a/b/c/g","error":null}' \
        '{"record":2,"input":"a b","target":null,"error":1}'
    ask 'g\n' resolve --base="$base" --header
    out_is target http://a/b/c/g
    ask 'g\n' resolve --base="$base" --format=csv
    out_is target http://a/b/c/g
}

@test "long references and long bases" {
    printf '%0100000d\n' 0 | tr 0 a >in
    run_uric resolve --base=x://h/b <in
    status_is 0
    [ "$(head -c 12 out)" = x://h/aaaaaa ]
    [ "$(wc -c <out)" -eq 100007 ]
}
