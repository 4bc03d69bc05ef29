# uric audit: the names, their order, and the numbers.
load helper

@test "hazards are separated by commas; no hazard is an empty line" {
    ask 'http://h/\nhttp://u:p@0x7f.1:22/%2e%2e/%00\n' audit
    out_is '' password,ipv4-short,ipv4-hex,loopback,port-not-default,port-low,encoded-nul,encoded-dots,traversal
    silent
    status_is 0
}

@test "--values" {
    ask 'http://0x7f.1:22/%00\n//[::ffff:1.2.3.4]\n' audit --values
    out_is ipv4-short=2130706433,ipv4-hex=2130706433,loopback,port-not-default=22,port-low=22,encoded-nul \
        ipv6-embeds-ipv4=16909060
}

@test "local names and addresses; paths and hosts that are hidden" {
    ask 'http://www.bank.com.@evil/\nhttp://localhost/\nhttp://[::]/\n//[::ffff:0:7f00:1]\n' \
        audit
    out_is userinfo-like-host loopback unspecified ipv6-embeds-ipv4,loopback
    ask 'http://127.0.0.1./..;/\nhttp:evil.com\n' audit
    out_is loopback,path-parameter-dots,trailing-dot,traversal missing-slashes
}

@test "invalid references, and fields" {
    ask 'a b\n' audit --fields=hazards,error
    out_is '\N|1'
    messages_at -:1:1
    status_is 1
    ask 'http:///\n' audit --format=json --fields=input,hazards
    out_is '{"input":"http:///","hazards":"empty-host"}'
}

@test "the address that a host means, its kind, and whether it is globally reachable" {
    ask 'http://0x7f.1/\n//[::FFFF:8.8.8.8]\n//[2001:db8::1]\n//100.64.0.1.\n//a\n/a\n' \
        audit --fields=address,address-kind,global
    out_is '127.0.0.1|loopback|no' '::ffff:8.8.8.8|mapped|yes' \
        '2001:db8::1|documentation|no' '100.64.0.1|shared|no' '\N|\N|\N' '\N|\N|\N'
    silent
    status_is 0
}

@test "whether a host is a DNS name, or why not" {
    ask 'http://example.com/\n//$(id)\n//a,b\n//w&w.example\n//[::1]\n//1.2.3\n//:80\n/a\n' \
        audit --fields=dns-name
    out_is ok byte byte byte address numeric empty '\N'
    ask '//a..b\n//-a\n//a-\n//a.\n//a_b\n' audit --format=json --fields=dns-name
    out_is '{"dns-name":"empty-label"}' '{"dns-name":"hyphen-first"}' \
        '{"dns-name":"hyphen-last"}' '{"dns-name":"final-dot"}' '{"dns-name":"byte"}'
}

@test "an invalid reference has neither address nor name" {
    ask 'http://127.0.0.1/ \n' audit -q --fields=address,address-kind,global,dns-name,error
    out_is '\N|\N|\N|\N|17'
    status_is 1
}

@test "an invalid reference has the hazards that splitting it shows" {
    ask 'http://a\\\\@127.1/\na b\nhttp://h/a b?f=../../etc\n' audit --fields=hazards,error
    out_is 'ipv4-short,loopback,backslash|8' '\N|1' 'traversal|10'
    messages_at -:1:8 -:2:1 -:3:10
    status_is 1
}

@test "--help lists the names in the order of the output" {
    run_uric audit --help
    sed -n '/^Hazards:/,/\.$/p' out | tr -d '.' | sed 's/^Hazards: //' |
        tr ' ' '\n' >listed
    [ "$(grep -c . listed)" -eq 35 ]
    [ "$(tail -n 1 listed)" = trimmed-dots ]
}
