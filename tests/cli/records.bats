# Records: where they end, and that line N answers record N.
load helper

@test "LF terminates a record" {
    ask 'a\nb\n' parse --fields=input
    out_is a b
    silent
    status_is 0
}

@test "a CR right before the LF does not belong to the record" {
    ask 'a\r\nb\r\n' parse --fields=input,path
    out_is 'a|a' 'b|b'
    silent
    status_is 0
}

@test "CR LF and LF may be mixed" {
    ask 'a\r\nb\nc\r\n' parse --fields=path
    out_is a b c
    status_is 0
}

@test "only one CR belongs to the LF" {
    ask 'a\r\r\n' parse --fields=error,input
    out_is '1|a\r'
    messages_at -:1:1
    status_is 1
}

@test "a CR without an LF is an invalid byte of the record" {
    ask 'a\rb\n' parse --fields=error,input
    out_is '1|a\rb'
    messages_at -:1:1
    status_is 1
}

@test "a CR at the end of input without an LF belongs to the record" {
    ask 'a\nb\r' parse --fields=error,input
    out_is '\N|a' '1|b\r'
    messages_at -:2:1
    status_is 1
}

@test "a line of CR LF alone is an empty record" {
    ask '\r\n' parse --fields=input,path-kind,error
    out_is '|path-empty|\N'
    silent
    status_is 0
}

@test "the last record needs no LF" {
    ask 'a\nb' parse --fields=input
    out_is a b
    status_is 0
}

@test "empty input holds no record" {
    ask '' parse
    out_is
    silent
    status_is 0
}

@test "an empty line is a record: the empty string is a valid reference" {
    ask '\n' parse
    out_is '\N|\N|\N|\N||\N|\N'
    silent
    status_is 0
}

@test "empty lines count everywhere" {
    ask '\n\na\n\n' parse --fields=record,input
    out_is '1|' '2|' '3|a' '4|'
    status_is 0
}

@test "an empty line is invalid for a rule that excludes the empty string" {
    ask '\nx:\n\n' parse --as=URI --fields=record,error
    out_is '1|0' '2|\N' '3|0'
    messages_at -:1:0 -:3:0
    status_is 1
}

@test "a NUL in a line is an ordinary byte" {
    ask 'a\0b\n\0\n' parse --fields=error,input
    out_is '1|a\x00b' '0|\x00'
    messages_at -:1:1 -:2:0
    status_is 1
}

@test "split reads past a NUL" {
    ask 'x://a\0b/c?d\0#\0\n' split
    out_is 'x|a\x00b|/c|d\x00|\x00'
    status_is 0
}

@test "-0: NUL terminates a record, LF an answer" {
    ask 'a\0b\0' parse -0 --fields=input
    out_is a b
    status_is 0
}

@test "--null is -0" {
    ask 'a\0b\0' parse --null --fields=input
    out_is a b
    status_is 0
}

@test "-0: the last record needs no NUL" {
    ask 'a\0b' parse -0 --fields=input
    out_is a b
}

@test "-0: keeps CR and LF" {
    ask 'a\r\n\0b\n\0\r\0c\r' parse -0 --fields=error,input
    out_is '1|a\r\n' '1|b\n' '0|\r' '1|c\r'
    messages_at -:1:1 -:2:1 -:3:0 -:4:1
    status_is 1
}

@test "-0: empty records count, empty input holds none" {
    ask '\0\0a\0\0' parse -0 --fields=record,input
    out_is '1|' '2|' '3|a' '4|'
    status_is 0
    ask '' parse -0
    out_is
    status_is 0
}

@test "-0 applies to check and split too" {
    ask 'a b\0c' check -0
    messages_at -:1:1
    ask 'a\nb\0c' split -0
    out_is '\N|\N|a\nb|\N|\N' '\N|\N|c|\N|\N'
}

@test "a byte order mark is part of the first record" {
    ask '\xef\xbb\xbfhttp://h\n' parse --fields=error
    out_is 0
    status_is 1
}

@test "record numbers start at 1 in each file" {
    printf 'a\nb\n' >f
    printf 'c\n' >g
    run_uric parse --fields=record,path f g f
    out_is '1|a' '2|b' '1|c' '1|a' '2|b'
    silent
    status_is 0
}

@test "a missing final LF does not join two files" {
    printf 'a\nb' >f
    printf 'c' >g
    run_uric parse --fields=record,path f g
    out_is '1|a' '2|b' '1|c'
}

@test "a CR at the end of one file and an LF at the start of the next stay apart" {
    printf 'a\r' >f
    printf '\nb\n' >g
    run_uric parse --fields=record,input f g
    out_is '1|a\r' '1|' '2|b'
    messages_at f:1:1
}

@test "an empty file holds no record" {
    : >empty
    printf 'a\n' >f
    run_uric parse --fields=record,path empty f empty
    out_is '1|a'
    status_is 0
}

@test "- is standard input, in any position" {
    printf 'a\n' >f
    ask 'b\n' parse --fields=path f - f
    out_is a b a
    ask 'b\n' parse --fields=path -
    out_is b
    status_is 0
}

@test "a second - finds standard input at its end" {
    ask 'b\n' parse --fields=path - -
    out_is b
    silent
    status_is 0
}

@test "a file may be a pipe" {
    mkfifo p
    printf 'a\nb' >p 3>&- &
    run_uric parse --fields=record,path p
    out_is '1|a' '2|b'
    status_is 0
}

@test "a file named - is ./-" {
    printf 'a b\n' >./-
    ask 'c d e\n' check ./-
    messages_at ./-:1:1
}

@test "a record of 4 MB, with an error as its last byte" {
    { echo ok; printf 'http://h/'; letters 4000000; echo ' '; echo ok; } >f
    run_uric parse --fields=record,error,path-kind f
    out_is '1|\N|path-noscheme' '2|4000009|\N' '3|\N|path-noscheme'
    messages_at f:2:4000009
    status_is 1
}

@test "a record of 4 MB is printed whole" {
    letters 4000000 >f
    run_uric parse --fields=path f
    echo >>f
    cmp f out
    run_uric parse --fields=input --format=csv f
    { echo input; cat f; } | cmp - out
}

# Input arrives in blocks of an unknown size, probably a power of two: put CR and LF on both
# sides of many multiples.
@test "a CR LF across two blocks is one terminator" {
    local block n
    for block in 4096 8192 16384 32768 65536 131072 262144 524288 1048576; do
        for n in $((block - 2)) $((block - 1)) $block; do
            { letters "$n"; printf '\r\nb\r\nc'; } >f
            run_uric parse --fields=path f
            { letters "$n"; printf '\nb\nc\n'; } | cmp - out
            silent
        done
    done
}

@test "records that cross the ends of blocks at every offset" {
    # 997 is prime, so the ends of records move through each block.
    local i
    for i in 1 2 3 4 5 6 7; do
        letters $((997 * i)) >>line
        echo >>line
    done
    for i in {1..80}; do cat line; done >f
    run_uric parse --fields=path f
    cmp f out
    silent
}

@test "a great many records" {
    seq 300000 >f
    run_uric parse --fields=path,record f
    awk '{ print $1 "\t" $1 }' f | cmp - out
    silent
    status_is 0
}

@test "line N answers record N when many records are invalid" {
    seq 60000 | awk '{ print $1 % 3 ? $1 : $1 " " }' >f
    run_uric parse --fields=record,path f
    awk '{ print NR "\t" (NR % 3 ? NR : "\\N") }' f | cmp - out
    awk 'NR % 3 == 0 { print "uric: f:" NR ":" length(NR) ":" }' f >want
    cut -d' ' -f1-2 err | cmp - want
    status_is 1
}
