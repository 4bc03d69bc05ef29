# IRIs: their rules in parse and check, and uric iri.
load helper

@test "components of an IRI" {
    ask 'http://r\xc3\xa9sum\xc3\xa9.example/\xe4\xb8\xad?q\n' parse --as=IRI-reference \
        --fields=host,host-kind,path,query --format=json
    out_is "$(printf '{"host":"r\xc3\xa9sum\xc3\xa9.example","host-kind":"reg-name","path":"/\xe4\xb8\xad","query":"q"}')"
    silent
    status_is 0
}

@test "the component of an error in an IRI" {
    ask '/\xc3/\n//h:\xe4\n' parse --as=IRI-reference --fields=error,error-part
    out_is '2|path' '5|userinfo'
    says 'expected "\x80" to "\xbf"'
    status_is 1
}

@test "the rules of IRIs" {
    local rule
    for rule in IRI absolute-IRI irelative-ref; do
        ask 's:\xc3\xa9#\xc3\xa9\n' check --count --as=$rule
        case $rule in
        IRI) out_is '1|0' ;;
        *) out_is '0|1' ;;
        esac
    done
}

@test "what is tolerated belongs to RFC 3986" {
    ask '/\n' parse --as=IRI --tolerate=space
    status_is 2
    says '--tolerate cannot be used with the rules of another document than RFC 3986'
}

@test "IRIs to URIs, by default" {
    ask 'http://r\xc3\xa9sum\xc3\xa9.example.org/%c3\nhttp://h/a?b#c\n' iri
    out_is 'http://r%C3%A9sum%C3%A9.example.org/%c3' 'http://h/a?b#c'
    silent
    status_is 0
}

@test "URIs to IRIs" {
    ask 'http://h/D%C3%BCrst?%26%FC%e2%80%ae\n' iri --to=iri
    out_is "$(printf 'http://h/D\xc3\xbcrst?%%26%%FC%%E2%%80%%AE')"
    silent
    status_is 0
}

@test "an IRI that is not valid" {
    ask '/\xff\n/\xc3\xa9 b\n' iri --fields=reference,error
    out_is '\N|1' '\N|3'
    says '-:1:1: unexpected "\xff" after "/"'
    status_is 1
    ask '/\xff\n' iri --invalid=keep -q
    out_is '/\xff'
}

@test "another form than a URI or an IRI" {
    ask '/\n' iri --to=punycode
    status_is 2
    says 'the forms are: uri iri'
}

@test "IRIs in text" {
    printf 'see http://m\xc3\xbcnchen.example/\xc3\xa9, http://h/{x} and http://a/\n' >in
    run_uric find --iri --fields=uri,tolerated in
    out_is "$(printf 'http://m\xc3\xbcnchen.example/\xc3\xa9|')" 'http://h/{x}|braces' 'http://a/|'
    grep -qx 'uric: IRIs with bytes that RFC 3987 does not allow: 1 (see field tolerated)' err
    run_uric find --iri --strict in
    status_is 2
    says '--iri and --strict exclude each other'
}
