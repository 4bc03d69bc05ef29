# --invalid: what the commands that answer references print for an invalid record.
load helper

# The third of five records is invalid.
five='HTTP://a/%7e\n/b\na b\n#\nx:\n'

# each INPUT ARGUMENT...: the same invalid record gives the same message and status, whatever
# is printed for it.
each() {
    local answer input=$1
    shift
    ask "$input" "$@"
    cp err message
    for answer in null keep drop fail; do
        ask "$input" "$@" --invalid=$answer
        cmp message err || { echo "with $answer:"; show; return 1; }
        status_is 1
        mv out "out.$answer"
    done
}

@test "null, the default: a line of \\N" {
    ask "$five" normalize
    out_is http://a/~ /b '\N' '#' x:
    messages_at -:3:1
    status_is 1
    cp out default
    ask "$five" normalize --invalid=null
    cmp default out
}

@test "keep: the record as it came" {
    ask "$five" normalize --invalid=keep
    out_is http://a/~ /b 'a b' '#' x:
    messages_at -:3:1
    status_is 1
}

@test "drop: no line" {
    ask "$five" normalize --invalid=drop
    out_is http://a/~ /b '#' x:
    messages_at -:3:1
    status_is 1
}

@test "fail: the lines before the first invalid record, and nothing after it" {
    ask "${five}c d\n" normalize --invalid=fail
    out_is http://a/~ /b
    messages_at -:3:1
    status_is 1
    ask 'a b\nc\n' normalize --invalid=fail
    out_is
    status_is 1
}

@test "each command: the same message and status, whatever is printed" {
    each 'g\na b\n' resolve --base=http://h/
    printf 'http://h/g\n\\N\n' | cmp - out.null
    printf 'http://h/g\na b\n' | cmp - out.keep
    printf 'http://h/g\n' | cmp - out.drop
    cmp out.drop out.fail
    each 'http://h/a\n/g\n' relate --base=http://h/
    printf 'a\n/g\n' | cmp - out.keep
    each '/a\n/b c\n' edit --set query=x
    printf '/a?x\n/b c\n' | cmp - out.keep
    each 'A:\nb c\n' normalize
    printf 'a:\nb c\n' | cmp - out.keep
}

@test "a refused edit or reference is invalid, too" {
    each '//h/\n/a\n' edit --set port=1
    printf '//h:1/\n/a\n' | cmp - out.keep
    printf '//h:1/\n' | cmp - out.drop
    cmp out.drop out.fail
    grep -qF 'a host is required' message
    each 'a\n../a\n' resolve --base=http://h --surplus=refuse
    printf 'http://h/a\n../a\n' | cmp - out.keep
    printf 'http://h/a\n' | cmp - out.fail
}

@test "keep replaces the reference, and no other field" {
    ask 'A:\na b\n' normalize --invalid=keep --fields=record,normal,error,input,normal -q
    out_is '1|a:|\N|A:|a:' '2|a b|1|a b|a b'
    ask 'a b\n' edit --set port=1 --invalid=keep --fields=error,record -q
    out_is '1|1'
}

@test "keep in each format: the bytes as the field input has them" {
    printf 'a\tb\\\r\r\n\xff,"\n' >in
    run_uric normalize --invalid=keep -q in
    out_is 'a\tb\\\r' '\xff,"'
    run_uric normalize --invalid=keep -q --format=csv in
    out_is_bytes 'normal\n"a\tb\\\r"\n"\xef\xbf\xbdff,"""\n'
    run_uric normalize --invalid=keep -q --format=json in
    out_is_bytes '{"normal":"a\\u0009b\\\\\\u000d"}\n{"normal":"\xef\xbf\xbdff,\\""}\n'
    for format in tsv csv json; do
        run_uric normalize --invalid=keep -q --fields=normal --format=$format in
        sed s/normal/input/ out >kept
        run_uric normalize --invalid=keep -q --fields=input --format=$format in
        cmp kept out
    done
}

@test "null in CSV and JSON, and a header that stands alone" {
    ask 'a b\n' normalize -q --format=csv --invalid=null
    out_is normal ''
    ask 'a b\n' normalize -q --format=json --invalid=null
    out_is '{"normal":null}'
    local answer
    for answer in drop fail; do
        ask 'a b\n' normalize -q --format=csv --invalid=$answer
        out_is normal
        ask 'a b\n' normalize -q --header --fields=record,normal --invalid=$answer
        out_is 'record|normal'
        ask 'a b\n' normalize -q --format=json --invalid=$answer
        out_is
        status_is 1
    done
}

@test "-0: a kept record with a line end stays on its line" {
    ask 'a\nb\0X:\0c\r\0' normalize -0 -q --invalid=keep
    out_is 'a\nb' x: 'c\r'
    ask 'a\nb\0X:\0' normalize -0 -q --invalid=drop
    out_is x:
    ask 'X:\0a\nb\0Y:' normalize -0 -q --invalid=fail
    out_is x:
}

@test "every byte is kept" {
    local b octal
    for ((b = 0; b < 256; b++)); do
        [ $b -ne 10 ] || continue
        printf -v octal '%03o' "$b"
        printf '%b <\n' "\\0$octal"
    done >in
    run_uric normalize -q --invalid=keep --format=csv in
    # neither quotes nor an LF come from the format; NUL and bytes over 7F are escaped
    tail -n +2 out | sed 's/^"\(.*\)"$/\1/; s/""/"/' |
        perl -pe 's/\xef\xbf\xbd([0-9a-f]{2})/chr hex $1/ge' | cmp - in
}

@test "several files: record numbers and messages are those of each file" {
    printf 'A:\na b\n' >f
    run_uric normalize --invalid=drop --fields=record,normal f f
    out_is '1|a:' '1|a:'
    messages_at f:2:1 f:2:1
    run_uric normalize --invalid=fail --fields=record,normal f f missing
    out_is '1|a:'
    messages_at f:2:1
    status_is 1
}

@test "fail: a file that could not be read before it still gives 2" {
    printf 'A:\na b\nB:\n' >f
    run_uric normalize --invalid=fail missing f
    out_is a:
    says 'uric: missing: No such file' 'uric: f:2:1: '
    status_is 2
    # one after it is not read
    run_uric normalize --invalid=fail f missing
    messages_at f:2:1
    status_is 1
}

@test "a record that is too long has no bytes to keep" {
    ask 'abcdef\nA:\n' normalize --longest=4 --invalid=keep -q
    out_is '\N' a:
    ask 'abcdef\nA:\n' normalize --longest=4 --invalid=drop -q
    out_is a:
    ask 'A:\nabcdef\nA:\n' normalize --longest=4 --invalid=fail
    out_is a:
    says 'longer than 4 bytes (--longest)'
    status_is 1
}

# Megabytes, so that each thread gets several chunks; the record at $1 is invalid, and so is
# every 1000th after it.
many() {
    awk -v bad="$1" 'BEGIN {
        for (i = 1; i <= 120000; i++)
            print "http://h/a/../" i (i >= bad && (i - bad) % 1000 == 0 ? " " : "?query=" i)
    }'
}

@test "-j: the same output, whatever it is" {
    local at answer jobs
    for at in 1 5000 60000 120000; do
        many $at >f
        for answer in keep drop fail; do
            run_uric normalize --invalid=$answer --fields=record,normal f
            status_is 1
            mv out out1
            mv err err1
            for jobs in 2 3 8; do
                run_uric normalize --invalid=$answer --fields=record,normal -j $jobs f
                cmp out1 out && cmp err1 err && status_is 1 ||
                    { echo "$answer from record $at with -j $jobs"; return 1; }
            done
        done
        [ "$(wc -l <out)" -eq $((at - 1)) ]
        [ "$(wc -l <err)" -eq 1 ]
    done
}

# A thread whose buffer is full waits until its chunk is the oldest.
@test "-j: fail, when the answers of a chunk exceed a thread's buffer" {
    local fields at jobs
    fields=$(printf 'normal,%.0s' {1..30})record
    for at in 1 5000 60000; do
        many $at >f
        run_uric normalize --invalid=fail --fields="$fields" f
        mv out out1
        [ "$(wc -l <out1)" -eq $((at - 1)) ]
        for jobs in 2 3 8; do
            run_uric normalize --invalid=fail --fields="$fields" -j $jobs f
            cmp out1 out && status_is 1
            messages_at f:$at:$((14 + ${#at}))
        done
    done
}

@test "-j: fail ends the command while input is still open" {
    need timeout
    mkfifo pipe
    local jobs
    for jobs in 1 4; do
        timeout 60 "$URIC" normalize --invalid=fail -j $jobs <pipe >out 2>err 3>&- &
        exec 7>pipe
        printf 'A:\na b\nB:\n' >&7
        status=0
        wait $! || status=$?
        exec 7>&-
        out_is a:
        messages_at -:2:1
        status_is 1
    done
}

@test "-j: fail ends the command although input never ends" {
    need timeout
    local jobs
    for jobs in 1 3; do
        status=0
        { many 50000; yes 'a b'; } 2>/dev/null |
            timeout 60 "$URIC" normalize --invalid=fail -j $jobs >out 2>err || status=$?
        status_is 1
        [ "$(wc -l <out)" -eq 49999 ]
        [ "$(wc -l <err)" -eq 1 ]
    done
}

@test "an unknown answer: the known ones are listed; other commands have no such option" {
    ask 'a\n' normalize --invalid=skip
    out_is
    says '"skip"' 'null keep drop fail'
    status_is 2
    ask 'a\n' normalize --invalid
    status_is 2
    local command
    for command in parse check split compare build audit log; do
        ask 'a\n' $command --invalid=keep
        says --invalid
        status_is 2
    done
}
