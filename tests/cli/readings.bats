# uric readings: how other parsers read each record, and where they differ.
load helper

@test "readings: tricks that get past checks of URLs" {
    ask 'http://example.com/\nhttp://1.1.1.1 &@2.2.2.2# @3.3.3.3/\nhttp://evil\\@good/\nhttp://good%00.evil\nhttp:example.com\nhttp:///host\nhttp://0x7f.1/\n' readings
    out_is 'agree|\N|example.com|example.com|example.com|example.com|example.com|example.com' \
        'differ|space|\N|\N|\N|2.2.2.2|\N|2.2.2.2' \
        'differ|backslash|\N|\N|\N|evil|good|good' \
        'differ|percent-in-host|good%00.evil|\N|good%00.evil|\N|\N|good%00.evil' \
        'differ|missing-slashes|\N|\N|\N|example.com|\N|\N' \
        'differ|empty-host||\N||host|host|\N' \
        'differ|numeric-host|0x7f.1|\N|0x7f.1|127.0.0.1|127.0.0.1|0x7f.1'
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
