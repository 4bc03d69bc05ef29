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
    says 'unknown step "query"; the steps are: case percent dots scheme ipv6'
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

@test "compare: two references, one tab" {
    ask 'a\na\tb\tc\na b\tc\na\tb c\n\n' compare --fields=rung,error
    out_is '\N|1' '\N|3' '\N|1' '\N|3' '\N|0'
    messages_at -:1:1 -:2:3 -:3:1 -:4:3 -:5:0
    says 'the second reference is invalid; expected '
    status_is 1
}
