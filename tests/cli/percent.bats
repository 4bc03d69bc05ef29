# uric percent: encodes and decodes arbitrary bytes.
load helper

@test "encode for each component" {
    local component
    ask "a/b?c:d@e%\\xff=;\n" percent encode --for=segment
    out_is 'a%2Fb%3Fc:d@e%25%FF=;'
    for component in 'userinfo a%2Fb%3Fc:d%40' 'reg-name a%2Fb%3Fc%3Ad%40' \
            'path a/b%3Fc:d@' 'query a/b?c:d@' 'fragment a/b?c:d@'; do
        ask 'a/b?c:d@\n' percent encode --for="${component%% *}"
        out_is "${component#* }"
    done
    silent
    status_is 0
}

@test "a component is required" {
    ask 'a\n' percent encode
    status_is 2
    says '--for=COMPONENT is required'
    ask 'a\n' percent encode --for=host
    status_is 2
    says 'the components are: userinfo reg-name path segment query fragment'
    run_uric percent
    status_is 2
    run_uric percent recode
    status_is 2
    says 'encode or decode'
}

@test "decode: TSV escapes" {
    ask 'a%20b%0A%09%5C%ff+\n' percent decode
    out_is 'a b\n\t\\\xff+'
    silent
    status_is 0
}

@test "decode --raw: the bytes, with the record's own terminator" {
    ask 'a%00\r\n%4\nb%ff' percent decode --raw
    out_is_bytes 'a\0000\r\n\\N\nb\0377'
    messages_at -:2:2
    status_is 1
    ask 'a%41\0000b' percent decode --raw -0
    out_is_bytes 'aA\0000b'
}

@test "an invalid triplet" {
    ask 'a\n%\n%g0\nx%4g\n%%41\n' percent decode --fields=text,error
    out_is 'a|\N' '\N|1' '\N|1' '\N|3' '\N|1'
    messages_at -:2:1 -:3:1 -:4:3 -:5:1
    status_is 1
}

@test "encode, then decode: every byte" {
    local i
    for i in $(seq 0 255); do
        printf "\\$(printf %o "$i")"
    done >in
    run_uric percent encode -0 --for=segment <in
    mv out code
    [ "$(wc -l <code)" -eq 2 ]
    run_uric percent decode --raw code
    tail -c 255 in >want
    printf '\n\n' >ends
    { printf '\n'; cat want; printf '\n'; } >all
    cmp all out
}
