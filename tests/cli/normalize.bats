# The commands uric normalize and uric compare; the normal forms have fixtures.
load helper

@test "normal forms, one a line" {
    ask 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d\n\n../a\nHTTP://H:80\n' normalize
    out_is 'example://a/b/c/%7Bfoo%7D' '' ../a http://h:80
    silent
    status_is 0
}

@test "--steps" {
    ask 'HTTP://H:80/%7e/.\n' normalize --steps=scheme
    out_is 'HTTP://H/%7e/.'
    ask 'HTTP://H:80/%7e/.\n' normalize --steps=case
    out_is 'http://h:80/%7E/.'
    ask 'HTTP://H:80/%7e/.\n' normalize --steps=dots,case,percent,scheme
    out_is 'http://h/~/'
    ask '//[0:0::1]\n' normalize --steps=ipv6
    out_is '//[::1]'
    ask 'A:/.\n' normalize --steps=
    out_is A:/.
    ask '' normalize --steps=case,query
    status_is 2
    says 'unknown step "query"' 'the steps are: case percent dots scheme ipv6'
}

@test "an invalid reference: \\N, a message, status 1" {
    ask 'A:\na b\nB:\n' normalize --fields=normal,error
    out_is 'a:|\N' '\N|1' 'b:|\N'
    messages_at -:2:1
    status_is 1
    ask 'a b\n' normalize -q --format=json --fields=record,normal,error,input
    out_is '{"record":1,"normal":null,"error":1,"input":"a b"}'
    silent
}

@test "long references" {
    { printf x:/; printf 'a/../%.0s' $(seq 100000); printf b; } >in
    run_uric normalize <in
    out_is x:/b
}

@test "the rungs of the ladder" {
    ask 'a\ta\nHTTP://h/%7e\thttp://H/~\nhttp://h\thttp://h:80/\na\tb\n\t\n' compare
    out_is string syntax scheme different string
    silent
    status_is 0
}

@test "dot-segments: only those of a path that follows a base's stay" {
    ask '/a/../b\n//h/../b?./c\n/..//a\n../b\na/../b\n' normalize
    out_is /b '//h/b?./c' /.//a ../b a/../b
    ask '/a/../b\t/b\n/..//a\t//a\na/../b\tb\n' compare
    out_is syntax different different
}

@test "compare --steps: by these steps alone" {
    ask 'a\ta\nHTTP://h/%7e\thttp://h/~\nhttp://h\thttp://h:80/\n' compare --steps=percent
    out_is string different different
    ask 'HTTP://h/%7e\thttp://h/~\nhttp://h\thttp://h:80/\n' compare --steps=scheme,percent,case
    out_is steps steps
    ask '//[0::1]\t//[::1]\n/a/./b\t/a/b\n' compare --steps=ipv6
    out_is steps different
    ask 'a\ta\n%41\tA\n' compare --steps=
    out_is string different
    ask 'a b\ta\n' compare -q --steps=case --format=json --fields=rung,error
    out_is '{"rung":null,"error":1}'
    ask '' compare --steps=path
    status_is 2
    says 'unknown step "path"' 'the steps are: case percent dots scheme ipv6'
}

@test "compare: two references, one tab" {
    ask 'a\na\tb\tc\na b\tc\na\tb c\n\n' compare --fields=rung,error
    out_is '\N|1' '\N|3' '\N|1' '\N|3' '\N|0'
    messages_at -:1:1 -:2:3 -:3:1 -:4:3 -:5:0
    says 'the second reference is invalid; expected '
    status_is 1
}

# More records than one batch has, of parts that steps change and that they keep.
mixed() {
    awk 'BEGIN {
        split("|h:|H:|http:", scheme, "|")
        split("|//u@h|//U@h|//H|//[::A]|//[::1]|//h:80|//h:|//h a|//longer.example.example", authority, "|")
        split("|/|/a|/a/./b|/..|./a|/.a|a|%7e|/%2e|/aaaaaaaaaaaaaaaaaaaaa/.", path, "|")
        split("|?q=%41|#/.|?Q", tail, "|")
        for (i = 1; i in scheme; i++)
            for (k = 1; k in authority; k++)
                for (l = 1; l in path; l++)
                    for (m = 1; m in tail; m++)
                        printf "%s%s%s%s%s\n", scheme[i], authority[k], path[l], tail[m],
                               ++n % 7 ? "" : "\r"
        printf "http://h/"
    }'
}

# same COMMAND...: with one field, records that stay as they are give the rows that they give
# among several fields.
same() {
    local file
    for file in lines lines0; do
        [ $file = lines ] || set -- "$@" --null
        run_uric "$@" $file
        cp err err1
        cut -f 1 out >out1
        run_uric "$@" --fields="${fields:-normal},record" $file
        cut -f 1 out >out2
        cmp out1 out2 && cmp err1 err || { echo "$*"; return 1; }
    done
}

@test "records that are normal are copied as they are" {
    mixed >lines
    mixed | tr '\n' '\0' >lines0
    [ "$(wc -l <lines)" -gt 1500 ]
    for steps in '' case percent dots scheme ipv6 case,percent,dots,scheme,ipv6; do
        same normalize --steps=$steps
        same normalize --steps=$steps --tolerate=log
    done
    same normalize --invalid=keep
    same normalize --invalid=drop
    same normalize --invalid=fail
    fields=reference same repair
    ask 'a\r\nb\0\na%%b' normalize -q
    out_is a '\N' '\N'
}
