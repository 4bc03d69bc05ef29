# The messages on standard error, and the positions that they name.
load helper

@test "one message for each invalid record, on standard error only" {
    ask 'a b\nok\nhttp://[::1\n' parse --fields=path
    out_is '\N' ok '\N'
    messages_at -:1:1 -:3:11
}

@test "a message starts with uric, file, record and offset" {
    ask 'a b\n' parse
    grep -qE '^uric: -:1:1: [^ ].*$' err
}

@test "the file is named as on the command line" {
    mkdir d
    printf 'ok\na b\n' >d/f
    printf 'a  b\n' >'a name'
    run_uric check d/f ./d/../d/f 'a name' "$PWD/d/f"
    messages_at d/f:2:1 ./d/../d/f:2:1 'a name:1:1' "$PWD/d/f:2:1"
}

@test "record numbers of messages start at 1 in each file" {
    printf 'ok\na b\n' >f
    run_uric check f - f <f
    messages_at f:2:1 -:2:1 f:2:1
}

@test "messages count records, not lines of a record" {
    ask 'a\nb\0ok\0c d' check -0
    messages_at -:1:1 -:3:1
}

@test "a message says what is wrong" {
    ask 'http://a b\n' check
    says 'http://a'
}

@test "a message says what was expected" {
    ask 'http://[::1\n%4\n' check
    says ']' 'hex'
    ask '/a\n' check --as=asterisk-form
    says '*'
}

# A terminal obeys control characters, and readers of messages split at LF.
@test "a message is one line of ASCII, whatever the invalid byte" {
    local b octal
    for ((b = 1; b < 256; b++)); do
        printf -v octal '%03o' "$b"
        printf '%b%%\0' "\\0$octal" >>in
        printf 'x:%b%%\0' "\\0$octal" >>in
    done
    run_uric check -0 <in
    [ "$(wc -l <err)" -eq 510 ]
    [ "$(grep -cE '^uric: -:[0-9]+:[0-9]+: [ -~]+$' err)" -eq 510 ]
    ask 'a\0b\n' check
    grep -qE '^uric: -:1:1: [ -~]+$' err
}

@test "the invalid byte is shown in TSV escapes" {
    ask 'a\tb\na\\b\na\rb\na\x1bb\n' check
    sed -n 1p err | grep -qF '\t'
    sed -n 2p err | grep -qF '\\'
    sed -n 3p err | grep -qF '\r'
    sed -n 4p err | grep -qiF '\x1b'
}

@test "a message shows little of a long record" {
    { letters 3000000; echo ' '; } >f
    run_uric check f
    messages_at f:1:3000000
    [ "$(wc -c <err)" -lt 400 ]
    { printf ' '; letters 3000000; echo; } >f
    run_uric check f
    messages_at f:1:0
    [ "$(wc -c <err)" -lt 400 ]
}

@test "-q silences the messages, not the answers or the status" {
    ask 'a b\nok\n' parse -q --fields=path,error
    out_is '\N|1' 'ok|\N'
    silent
    status_is 1
    ask 'a b\n' check --quiet
    out_is
    silent
    status_is 1
}

@test "-q does not silence system errors" {
    run_uric parse -q missing
    says 'uric: missing: No such file or directory'
    status_is 2
}

@test "messages come in the order of the records, however many" {
    seq 40000 | sed 's/$/ /' >f
    run_uric parse --fields=record f
    awk '{ print "uric: f:" NR ":" length(NR) ":" }' f >want
    cut -d' ' -f1-2 err | cmp - want
    seq 40000 | cmp - out
}

@test "split writes no messages about records" {
    ask 'a b\n%%\n\xff\n' split
    silent
    status_is 0
}

@test "rows and messages to the same file: no line is split" {
    seq 100000 | sed 's/$/ x/' >f
    "$URIC" parse --fields=record,input f >all 2>&1 || [ $? -eq 1 ]
    row='^[0-9]*\t[0-9]* x$'
    message='^uric: f:[0-9]*:[0-9]*: unexpected " " after "[0-9]*"; .* end$'
    [ "$(grep -cP -e "$row|$message" all)" -eq 200000 ]
    [ "$(wc -l <all)" -eq 200000 ]
}

@test "a file name cannot break the line" {
    name=$(printf 'a\nb\033c')
    printf 'a b\n' >"$name"
    run_uric check "$name"
    messages_at 'a\nb\x1bc:1:1'
    run_uric check "$name".no
    says 'uric: a\nb\x1bc.no: No such file or directory'
}

@test "a file name's C1 control characters are escaped, its letters are not" {
    # U+009B starts a control sequence, as UTF-8 or as a byte; so does U+0090.
    run_uric check "$(printf 'a\xc2\x9b31mb\x9b31mc\xc2\x90')" "$(printf 'd\xc3\x9b\xe2\x82\xac\xc2\xa0')" \
        "$(printf 'e\xe2\x82\x80\xe2\x9b')"
    printf '%s: No such file or directory\n' 'uric: a\xc2\x9b31mb\x9b31mc\xc2\x90' \
        "$(printf 'uric: d\xc3\x9b\xe2\x82\xac\xc2\xa0')" "$(printf 'uric: e\xe2\x82\x80\\xe2\\x9b')" >want
    cmp want err
    # other arguments are escaped in the same way
    run_uric log --log-format="$(printf 'custom:%%!\xc2\x9b')" f
    says '\xc2\x9b'
    lacks "$(printf '\x9b')" err
}

# messages: runs messages.py on a fixture and what it is checked against.
messages() {
    python3 "$BATS_TEST_DIRNAME/messages.py" "$@"
}

@test "the command's messages equal tests/fixtures/cli/messages.txt" {
    need python3
    messages run "$BATS_TEST_DIRNAME/../fixtures/cli/messages.txt" "$URIC"
}

# The command's sources, and those of the library whose reasons the command shows.
cover() { # fixture, folders of the command
    messages cover "$@" "$BATS_TEST_DIRNAME/../../src/library/schemes/scheme.c" \
        "$BATS_TEST_DIRNAME/../../src/library/reference/compose.c"
}

@test "every message in the sources is in tests/fixtures/cli/messages.txt" {
    need python3
    cover "$BATS_TEST_DIRNAME/../fixtures/cli/messages.txt" \
        "$BATS_TEST_DIRNAME/../../src/command" "$BATS_TEST_DIRNAME/../../src/logs"
}

# fails TEXT COMMAND...: the command fails and prints the text.
fails() {
    local text=$1
    shift
    if "$@" >out; then echo 'should fail'; return 1; fi
    grep -qF -e "$text" out || { echo "should say: $text"; cat out; return 1; }
}

@test "a new, changed or removed message is detected" {
    need python3
    fixture=$BATS_TEST_DIRNAME/../fixtures/cli/messages.txt
    mkdir sources
    cp -R "$BATS_TEST_DIRNAME/../../src/command" "$BATS_TEST_DIRNAME/../../src/logs" sources
    printf 'void f(void) { message("oops: %%d", 1); }\n' >sources/new.c
    fails 'not in the fixture: uric: oops: %d' cover "$fixture" sources
    printf 'const char *f(void) { return "too" " much"; }\n' >sources/new.c
    fails 'not in the fixture: too much' cover "$fixture" sources
    rm sources/new.c
    cover "$fixture" sources
    sed 's/no command given/no command/' "$fixture" >changed
    fails 'said:   uric: no command given' messages run changed "$URIC"
    fails 'no command given' cover changed sources
    sed 's/^= 2$/= 1/' "$fixture" >changed
    fails 'status: wanted 1, is 2' messages run changed "$URIC"
    { cat "$fixture"; printf '\n%s\n  %s\n' '- gone' 'why'; } >changed
    fails 'not in the sources: - gone' cover changed sources
}
