# uric readings: how other parsers read each record, and where they differ.
load helper

@test "readings: tricks that get past checks of URLs" {
    ask 'http://example.com/\nhttp://1.1.1.1 &@2.2.2.2# @3.3.3.3/\nhttp://evil\\@good/\nhttp://good%00.evil\nhttp:example.com\nhttp:///host\nhttp://0x7f.1/\n' readings
    out_is 'agree|\N|example.com|example.com|example.com|example.com|example.com|example.com|example.com|example.com' \
        'differ|space|\N|\N|\N|2.2.2.2|\N|2.2.2.2|2.2.2.2|2.2.2.2' \
        'differ|backslash|\N|\N|\N|evil|good|good|evil|evil' \
        'differ|percent-in-host|good%00.evil|\N|good%00.evil|\N|\N|good%00.evil|\N|\N' \
        'differ|missing-slashes|\N|\N|\N|example.com|\N|\N|example.com|\N' \
        'differ|empty-host||\N||host|host|\N|host|\N' \
        'differ|numeric-host|0x7f.1|\N|0x7f.1|127.0.0.1|127.0.0.1|0x7f.1|127.0.0.1|0x7f.1'
    silent
    status_is 1
}

@test "readings: other fields, formats, records" {
    ask 'HTTP:\\\\H:080\\a b\\..\\c\n' readings --header --fields=whatwg.verdict,whatwg.scheme,whatwg,whatwg.port,whatwg.path,rfc3986.verdict,at,reader
    out_is 'whatwg.verdict|whatwg.scheme|whatwg|whatwg.port|whatwg.path|rfc3986.verdict|at|reader' \
        'host|http|h|\N|/c|refused|5|rfc3986'
    ask 'http://h:080/\n' readings --fields=verdict,at,whatwg.port,rfc3986.port,curl.port
    out_is 'agree|\N|\N|080|80'
    status_is 0
    ask 'http://b\xc3\xbccher.example/\n' readings --fields=whatwg.verdict,reason,record
    out_is 'unknown|idna|1'
    ask 'http://h/\n' readings --format=json --fields=verdict,reason,whatwg,record
    out_is '{"verdict":"agree","reason":null,"whatwg":"h","record":1}'
    ask 'http://h/\0http://g/' readings --null --fields=whatwg
    out_is h g
}

@test "readings: an unreadable file is reported, the others are answered" {
    printf 'http://h/\n' >there
    run_uric readings --fields=verdict missing there
    out_is agree
    status_is 2
    grep -q '^uric: missing: ' err
}

@test "readings: what all refuse is no agreement" {
    # Chromium fetches the last three from loopback.
    local tricks='http://[::1\nhttp://%5B::1]:18080/\nhttp://[::\xe2\x91\xa0]/\nhttp://[::1\xc2\xad]/\n'
    ask "$tricks" readings --fields=verdict,reason,at,reader
    out_is 'refused|ip-literal|11|rfc3986' 'differ|percent-in-host|7|chromium' \
        'differ|idna|10|rfc3986' 'differ|idna|11|rfc3986'
    silent
    status_is 1
    ask "$tricks" readings --readers=rfc3986,rfc2396,rfc3987,whatwg,curl \
        --fields=verdict,reason,at,reader
    out_is 'refused|ip-literal|11|rfc3986' 'refused|userinfo|13|rfc3986' 'refused|idna|10|rfc3986' \
        'refused|idna|11|rfc3986'
    silent
    status_is 1
}

@test "readings: where versions of a parser differ" {
    ask 'scp://2130706433./x\nhttp://1.2.3.4./\n' readings --readers=curl \
        --fields=verdict,reason,curl,curl.oldest
    out_is 'differ|version|127.0.0.1|2130706433.' 'differ|version|1.2.3.4|1.2.3.4.'
    ask 'http://a[::1]/\nhttp://[::1]:80/\n' readings --readers=urllib \
        --fields=verdict,reason,urllib,urllib.oldest
    out_is 'differ|version|\N|[::1]' 'agree|\N|[::1]|[::1]'
    status_is 1
}

@test "readings: only the readers that are named are compared" {
    ask 'http://a,b/\nhttp://0x7f.1/\n//h/\n' readings --readers=rfc3986,urllib --fields=verdict,reason
    out_is 'agree|\N' 'agree|\N' 'agree|\N'
    status_is 0
    ask 'http://a,b/\nhttp://a_b/\nhttp://xn--bcher-kva.example/\n' readings --fields=verdict,reason
    out_is 'differ|host-character' 'agree|\N' 'agree|\N'
    ask 'http://[v1.a]/\n' readings --readers=rfc2396 --fields=verdict,reason,at,reader
    out_is 'refused|ip-literal|7|rfc2396'
    ask '' readings --readers=curl,lynx
    status_is 2
    grep -q '^uric: unknown reader "lynx"$' err
    grep -q '^uric: the readers are: rfc3986 ' err
    ask '' readings --readers=
    status_is 2
}
