# uric query and uric path: decoded values as JSON Lines.
load helper

@test "pairs, in order" {
    ask 'http://h/?a=1&b=%26&a&=&c==\n?\nx\n?&&a+b\n?%C3%A9=%FF\n' query
    out_is '[["a","1"],["b","&"],["a",null],["",""],["c","="]]' '[]' '[]' \
        '[["a+b",null]]' "$(printf '[["\303\251","\357\277\275ff"]]')"
    silent
    status_is 0
}

@test "--form, --raw" {
    ask '?a+b=%2B+\n' query --form
    out_is '[["a b","+ "]]'
    ask 'a=1&b?/\n\n%61=+\n' query --raw
    out_is '[["a","1"],["b?/",null]]' '[]' '[["a","+"]]'
    ask '%61=+\n' query --raw --form
    out_is '[["a"," "]]'
}

@test "invalid input gives null and a message" {
    ask 'a b\n?x\n' query
    out_is null '[["x",null]]'
    messages_at -:1:1
    status_is 1
    ask 'a#b\nb c\n%4\n' query --raw
    out_is null null null
    messages_at -:1:1 -:2:1 -:3:2
    ask 'a b\n' path
    out_is null
    messages_at -:1:1
    status_is 1
    ask 'a b\n' path -q
    silent
}

@test "segments" {
    ask 'http://h/a%2Fb//c/\nhttp://h\nhttp://h/\na/.%2e\nx:\n' path
    out_is '["a/b","","c",""]' '[]' '[""]' '["a",".."]' '[]'
    silent
    status_is 0
}
