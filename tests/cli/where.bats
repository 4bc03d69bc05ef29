# uric log --where: what an expression selects, its errors, and what it says about odd values.
load helper

# line TARGET [STATUS [REFERER [CLIENT]]]: a line in the combined format.
line() {
    printf '%s - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.1" %s 2326 "%s" "Agent/1.0 (x)"\n' \
        "${4-192.0.2.1}" "$1" "${2-200}" "${3--}"
}

# keeps EXPRESSION RECORD...: EXPRESSION keeps these lines of f.
keeps() {
    local expression=$1
    shift
    run_uric log --where "$expression" --fields=record f
    out_is "$@" && silent && status_is 0 || { echo "where ${expression:0:1000}"; return 1; }
}

@test "--where compares numbers as numbers, the rest bytewise" {
    { line /a 200; line /b.png 404 http://x/; line '/c?n=9' 500 http://x.y/z; line '/d?n=10' 200; } >f
    keeps 'status==200' 1 4
    keeps 'status!=200' 2 3
    keeps 'status>=404' 2 3
    keeps 'status < 404' 1 4
    keeps 'status <= 404.0' 1 2 4
    keeps 'status > 00404' 3
    keeps '500 == status' 3
    keeps 'target.query.n < 10' 3
    keeps 'target.query.n < "10"'
    keeps 'target.query.n < "9"' 4
    keeps 'target.query.n > -1.5' 3 4
    keeps 'bytes == 2326.00' 1 2 3 4
    keeps 'bytes == 99999999999999999999999999999'
    keeps 'bytes < 99999999999999999999999999999' 1 2 3 4
    keeps 'target < "/c"' 1 2
    keeps 'target ^= "/b"' 2
    keeps 'target $= ".png"' 2
    keeps 'target$=".png"' 2
    keeps 'target^="/b"&&status>200' 2
    keeps 'target ^= ""' 1 2 3 4
    keeps "target == '/a'" 1
    keeps 'target == "\x2fa"' 1
    keeps 'target == target.path' 1 2
    keeps 'record == 3' 3
}

@test "--where: undefined values, and how conditions combine" {
    { line /a 200; line /b.png 404 http://x/; line '/c?n=9' 500 http://x.y/z; line '/d?n=10' 200; } >f
    keeps referer 2 3
    keeps '!referer' 1 4
    keeps 'referer.host == "x"' 2
    keeps 'referer.host != "x"' 1 3 4
    keeps '!(referer.host == "x")' 1 3 4
    keeps '! referer.host < "y"' 1 4
    keeps 'user == user'
    keeps 'user ^= ""'
    keeps 'status>=404 && referer.host=="x"' 2
    keeps 'status==200 || referer.host=="x" && status==1' 1 4
    keeps '(status==200 || referer.host=="x") && target.query' 4
    keeps '!(status==200)&&!(status==404)' 3
    keeps '!!referer' 2 3
    keeps '((((status==500))))' 3
    keeps 'record==1||record==2||record==3' 1 2 3
    keeps 'record==1&&record==2||record==3&&target' 3
}

@test "--where compares printed values" {
    { line /%41; line /A; line '/\"x'; } >f
    keeps 'target == "/A"' 2
    keeps 'target == "/\"x"' 3
    run_uric log --decode --where 'target == "/A"' --fields=record f
    out_is 1 2
}

# where_is_wrong OFFSET EXPRESSION
where_is_wrong() {
    run_uric log --where "$2" f
    says "--where: invalid at offset $1" && out_is && status_is 2 ||
        { echo "where $2"; return 1; }
}

@test "--where reports the offset of its error" {
    line / >f
    where_is_wrong 0 ''
    where_is_wrong 6 'status=200'
    where_is_wrong 8 'status=='
    where_is_wrong 10 'status == nothing'
    where_is_wrong 12 '(status==200'
    where_is_wrong 11 'status==200)'
    where_is_wrong 12 'status==200 & 1'
    where_is_wrong 10 'target == "x'
    where_is_wrong 11 'target == "\q"'
    where_is_wrong 8 'status==1.2.3'
    where_is_wrong 8 'status==1e'
    where_is_wrong 8 'status==1e5.5'
    where_is_wrong 8 'status==10parsecs'
    where_is_wrong 11 'status not == 5'
    where_is_wrong 11 'status not 5'
    where_is_wrong 7 'exists 5'
    where_is_wrong 0 '`status'
    where_is_wrong 0 '`nothing`'
    where_is_wrong 0 '``'
    where_is_wrong 15 'target contains'
    where_is_wrong 16 'target contains nothing'
    where_is_wrong 19 'target ends "a" and'
    where_is_wrong 3 '"a"'
    where_is_wrong 1 '()'
}

@test "--where at any depth" {
    line / >f
    printf '%0.s(' {1..20000} >deep
    printf 'status' >>deep
    printf '%0.s)' {1..20000} >>deep
    run_uric log --where "$(cat deep)" --fields=status f
    out_is 200 && status_is 0
    printf '%0.s!' {1..50001} >deep
    run_uric log --where "$(cat deep)user" --fields=status f
    out_is 200
    where_is_wrong 60000 "$(printf '%0.s(' {1..60000})"
}

# member VALUE...: a JSON line each, with this member v.
member() {
    printf '{"url":"/","v":%s}\n' "$@"
}

# selects EXPRESSION RECORD...: EXPRESSION selects these lines of the JSON log f.
selects() {
    local expression=$1
    shift
    run_uric log --log-format=json:url --where "$expression" --fields=record f
    out_is "$@" && status_is 0 || { echo "where $expression"; return 1; }
}

@test "numbers with exponents, exactly and of any length" {
    nines=99999999999999999999999999999999
    member 1e-7 0.5 12E+2 1e${nines}9 -1e${nines}9 1e-$nines 0e$nines -0.0 >f
    selects 'v > 0.5' 3 4
    selects 'v == 1200.00' 3
    selects 'v == 0.12e4' 3
    selects 'v == 120000e-2' 3
    selects 'v > 0 && v < 1e-6' 1 6
    selects 'v == 0' 7 8
    selects 'v < 0' 5
    selects "v == 10e${nines}8" 4
    selects "v == 0.0001e1${nines//9/0}3" 4
    selects "v < 1.0001e${nines}9" 1 2 3 4 5 6 7 8
    selects "v < 0.9999e${nines}9" 1 2 3 5 6 7 8
    selects "v > 9.9999e${nines}8" 4
    selects "v == 0.01e-${nines%9}7" 6
    selects "v == -1e${nines}9" 5
    member 123456789012345678901234567890.5 "$(printf '1%0200000d' 7)" \
        "0.$(printf '%0200000d' 7)" >f
    selects 'v == 123456789012345678901234567890.5' 1
    selects 'v > 123456789012345678901234567890.4999' 1 2
    selects 'v == 7e-200000' 3
    selects 'v > 1e200000' 2
    selects 'v > 1.0000001e200000'
    silent
}

@test "fields with exponents compare as numbers" {
    printf '{"url":"/","a":%s,"b":%s}\n' 1e1 9 10 1e1 9 1e1 >f
    selects 'a > b' 1
    selects 'a == b' 2
    selects 'a < b' 3
}

@test "a comparison with a number is numeric or false, and odd values are counted" {
    member '"9ms"' 200 '""' null '"200"' '"x"' >f
    printf '{"url":"/"}\n' >>f
    for operator in '>' '>=' '<' '<=' '=='; do
        selects "v $operator 300" $([ "$operator" = '<' ] || [ "$operator" = '<=' ] && echo 2 5)
        says 'uric: --where: 3 values of v were not numbers'
    done
    selects 'v != 300' 2 5
    selects '300 != v' 2 5
    selects '!(v == 200)' 1 3 4 6 7
    selects 'not v == 200' 1 3 4 6 7
    says 'uric: --where: 3 values of v were not numbers'
    [ "$(wc -l <err)" -eq 1 ]
    # each value counts once, and only if it was compared
    selects 'v > 1e9 || v < 1 || v == 5'
    says 'uric: --where: 3 values of v were not numbers'
    selects 'record == 1 && v > 5'
    says 'uric: --where: 1 value of v was not a number'
    selects 'v == "9ms" || v == "x" || v == "" || v == 200' 1 2 3 5 6
    silent
    selects 'url == 1 || v == 1'
    says 'uric: --where: 7 values of url were not numbers' \
        'uric: --where: 3 values of v were not numbers'
    run_uric log -q --log-format=json:url --where 'v > 1' --fields=record f
    out_is 2 5 && silent
}

@test "odd values are counted alike by any number of threads" {
    awk 'BEGIN { for (i = 0; i < 60000; i++) printf "{\"url\":\"/\",\"v\":\"%d%s\"}\n", i, i % 7 ? "" : "x" }' >f
    run_uric log --log-format=json:url --where 'v >= 59990' --fields=record f
    out_is 59992 59993 59994 59995 59996 59997 59999 60000
    says 'uric: --where: 8572 values of v were not numbers'
    mv out out1
    mv err err1
    run_uric log --log-format=json:url --where 'v >= 59990' --fields=record -j 3 f
    cmp out out1 && cmp err err1
}

@test "units: of time and of sizes" {
    member '"9ms"' '"1.5s"' '"1500 ms"' '"2m"' '"120.000s"' '"1h"' '"7µs"' '"12k"' '"12Ki"' \
        12000 '"1e3MB"' '"ms"' '"5 x"' '"1d"' >f
    selects 'v > 1s' 2 3 4 5 6 14
    says 'uric: --where: 5 values of v were not numbers' \
        'uric: --where: 1 value of v had no unit of time'
    selects 'v == 1500ms' 2 3
    selects 'v == 2min' 4 5
    selects 'v == 120s' 4 5
    selects 'v < 8us' 7
    selects 'v == 7000ns' 7
    selects 'v == 24h' 14
    selects 'v >= 86400s' 14
    selects 'v == 12kB' 8 10
    says 'uric: --where: 10 values of v were not numbers'
    selects 'v > 12k' 9 11
    selects 'v == 12KiB' 9
    selects 'v < 12.000000000000000000000000001Ki' 8 9 10
    selects 'v < 11.999999999999999999999999999Ki' 8 10
    selects 'v == 1G' 11
    selects 'v == 0.001T' 11
    selects 'v > 9' 10
    selects 'v == -1s'
}

@test "units: a format that knows its unit of durations" {
    for value in 0.499 0.500 0.501 -; do
        printf '/a %s\n' "$value"
    done >f
    run_uric log --log-format='custom:$uri $request_time' --where 'duration > 500ms' --fields=record f
    out_is 3 && silent
    run_uric log --log-format='custom:%U %D' --where 'duration <= 0.5ms' --fields=record - <<'END'
/a 499
/a 500
/a 501
END
    out_is 1 2 && silent
    { echo '#Fields: cs-uri-stem time-taken'; echo '/a 90000'; echo '/a 89999'; } >f
    run_uric log --log-format=w3c --where 'duration >= 1.5m' --fields=record f
    out_is 2 && silent
}

@test "starts, ends and contains; letters of any case" {
    { line /Bot/a; line /x.PNG; line '/robots.txt?Bot'; line /aaaabaaaac; } >f
    keeps 'target contains "Bot"' 1 3
    keeps 'target contains i "bOT"' 1 3
    keeps 'target contains "aaaac"' 4
    keeps 'target contains "aab"' 4
    keeps 'target contains "aaaad"'
    keeps 'target contains ""' 1 2 3 4
    keeps 'target not contains i "BOT"' 2 4
    keeps 'target starts "/Bot"' 1
    keeps 'target starts i "/b"' 1
    keeps 'target ^=i "/B"' 1
    keeps 'target ends i ".png"' 2
    keeps 'target $= i ".png"' 2
    keeps 'target ==i "/X.png"' 2
    keeps 'target !=i "/X.png"' 1 3 4
    keeps 'target >i "/bo" && target <i "/bp"' 1
    keeps 'target contains target.query' 3
    keeps 'target.path contains i target.query' 3
    keeps 'target contains 1'
    keeps 'agent contains 1.0' 1 2 3 4
    keeps 'user contains ""'
    keeps 'user not contains "x"' 1 2 3 4
}

@test "contains takes linear time" {
    head -c 4000000 /dev/zero | tr '\0' a >as
    line "/$(head -c 100000 as)" >small
    { printf '1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] "GET /'; cat as
      printf ' HTTP/1.1" 200 5 "-" "-"\n'; } >f
    needle=$(head -c 50000 as)b
    timeout 20 "$URIC" log --where "target contains \"$needle\"" --fields=record f >out
    out_is
    timeout 20 "$URIC" log --where "target contains i \"$needle\"" --fields=record f >out
    out_is
}

@test "and, or, not, exists" {
    { line /a 200; line /b 404 http://x/; line /c 500 http://y/; } >f
    keeps 'exists referer' 2 3
    keeps 'not exists referer' 1
    keeps 'not(referer)' 1
    keeps 'exists referer and status == 404 or target == "/a"' 1 2
    keeps 'exists referer and not status == 404' 3
    keeps 'status==200 or status==404 and not exists referer' 1
    keeps '(status==200 or status==404) and exists referer' 2
    keeps 'referer and status' 2 3
    keeps 'not not referer||status==200' 1 2 3
}

@test "in: lists of numbers and strings" {
    { line /a 200; line /b 404; line '/C?n=2e2' 500; line /d 201; } >f
    keeps 'status in (200)' 1
    keeps 'status in (404, 200.0,5e2)' 1 2 3
    keeps 'status not in (404, 200)' 3 4
    keeps 'target.query.n in (200)' 3
    keeps 'target.query.n in ("200")'
    keeps 'target.path in i ("/c","/D")' 3 4
    keeps 'not (target in ("/a"))' 2 3 4
    keeps 'user in ("")'
    run_uric log --where 'target in ("/a", 5)' --fields=record f
    out_is 1 && says 'uric: --where: 3 values of target were not numbers'
    where_is_wrong 10 'status in 200'
    where_is_wrong 11 'status in ()'
    where_is_wrong 15 'status in (200,)'
    where_is_wrong 15 'status in (200 404)'
    where_is_wrong 11 'status in (10ms)'
    where_is_wrong 11 'status in (user)'
    where_is_wrong 14 'status in (200'
}

@test "in: a list of thousands of members" {
    list=$(seq -f '"/p%g"' -s, 1 2 9999)
    for i in 1 2 4999 5000 9999 10001; do line "/p$i?n=$i"; done >f
    keeps "target.path in ($list)" 1 3 5
    keeps "target.query.n in ($(seq -s, 9999 -2 1))" 1 3 5
}

@test "in: blocks of addresses" {
    { line /1 200 - 10.1.2.3; line /2 200 - 11.0.0.0; line /3 200 - 2001:DB8::5
      line /4 200 - ::ffff:10.255.255.255; line /5 200 - host.example; line /6 200 - 192.0.2.1
      line /7 200 - 2001:db9::; line /8 200 - 10.1.2; line /9 200 - 010.1.2.3; } >f
    keeps 'client in 10.0.0.0/8' 1 4
    keeps 'client in ::ffff:10.0.0.0/104' 1 4
    keeps 'client in 10.1.2.3' 1
    keeps 'client in ::ffff:a01:203' 1
    keeps 'client in 0.0.0.0/0' 1 2 4 6
    keeps 'client in ::/0' 3 7
    keeps 'client in 2001:db8::/32' 3
    keeps 'client in 2001:0db8:0:0::5' 3
    keeps 'client in (10.0.0.0/8, 2001:db8::/32, "192.0.2.1")' 1 3 4 6
    keeps 'client in ("10.0.0.0/8", "host.example")' 1 4 5
    keeps 'client in (10.1.0.0/16, 10.0.0.0/8, 10.1.2.0/24,11.0.0.0/32)' 1 2 4
    keeps 'client not in 0.0.0.0/0 and not client in ::/0' 5 8 9
    keeps 'client in 10.0.0.0/8 and target ends "1"' 1
    keeps '(client in 10.0.0.0/8)' 1 4
    line 'http://[2001:db8::1]/' >f
    keeps 'target.host in 2001:db8::/32' 1
    where_is_wrong 10 'client in 10.0.0/8'
    where_is_wrong 10 'client in 256.0.0.0/8'
    where_is_wrong 10 'client in 10.0.0.1/8'
    where_is_wrong 19 'client in 10.0.0.0/33'
    where_is_wrong 19 'client in 10.0.0.0/08'
    where_is_wrong 19 'client in 10.0.0.0/'
    where_is_wrong 14 'client in (::/129)'
    where_is_wrong 12 'client in ( 1::2::3 )'
    where_is_wrong 10 'client in localhost'
}

# Skips the test of a command without PCRE2, if it says so.
needs_patterns() {
    "$URIC" log --help | grep -q '^Patterns by: PCRE2' && return
    line / >f
    where_is_wrong 10 'target =~ "a"'
    says 'uric was built without PCRE2'
    skip 'built without PCRE2'
}

@test "patterns, and the letters that they ignore the case of" {
    needs_patterns
    { line /a/Bot 200; line '/b/x.png?\x22' 404; line '/c/\xff\xc3y' 200; line /d; } >f
    keeps 'target =~ "^/[ab]/"' 1 2
    keeps 'target =~ "\.png\b"' 2
    keeps 'target =~ "\""' 2
    keeps "target =~ '\"'" 2
    keeps 'target =~ "\xff.y$"' 3
    keeps 'target =~ "bot"'
    keeps 'target =~ i "bot"' 1
    keeps 'target =~i "bot" or target =~ "d$"' 1 4
    keeps 'target !~ "/[a-c]/"' 4
    keeps 'target =~ ""' 1 2 3 4
    keeps 'user =~ ""'
    keeps 'user !~ ""' 1 2 3 4
    where_is_wrong 13 'target =~ "(a"'
    where_is_wrong 10 'target =~ nothing'
    where_is_wrong 10 'target =~ "a'
    where_is_wrong 17 'target =~ "(*UTF)a"'
}

@test "a pattern that would take too long gives up, and says so" {
    needs_patterns
    { line "/$(printf 'a%.0s' {1..60})!"; line /aaa; } >f
    run_uric log --where 'target =~ "(a+)+$"' --fields=record f
    out_is 2
    says 'uric: --where: the pattern at offset 10 took too many steps for 1 value: no match'
    status_is 0
    run_uric log -j 2 --where 'target !~ "^/(a|aa|a+)+$"' --fields=record f f
    out_is 1 1
    says 'took too many steps for 2 values: no match'
    # at every place of a long line
    { printf '1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] "GET /'
      head -c 4000000 /dev/zero | tr '\0' a; printf '! HTTP/1.1" 200 5 "-" "-"\n'; } >f
    timeout 60 "$URIC" log --where 'target =~ "(a+)+b"' --fields=record f >out 2>err
    out_is
}

@test "a field whose name is a word of the language, or has other characters" {
    printf '{"url":"/","contains":"x","i":1,"not":2,"exists":3,"a b":4,"and":"x"}\n{"url":"/"}\n' >f
    selects 'contains contains contains' 1
    selects '`contains` == "x"' 1
    selects '`not` == 2 and `exists` == 3' 1
    selects '`a b` == 4' 1
    selects 'contains == and' 1
    selects 'i == 1 and i' 1
    selects 'contains ==i "X"' 1
    selects 'i == i' 1
    selects 'contains contains i and i == 1'
    printf '#Fields: cs-uri-stem cs(Referer) s-ip\n/ http://in/ 10.0.0.1\n' >f
    run_uric log --log-format=w3c --where 'cs(Referer) contains "in" and s-ip in 10.0.0.0/8' --fields=record f
    out_is 2
    printf '/ 127.0.0.1:80 x\n' >f
    run_uric log --log-format='custom:$uri $upstream_addr $in' --fields=record \
        --where '$upstream_addr starts "127" and $in in ("x") and exists $in' f
    out_is 1
    printf '/ x-y\n' >f
    run_uric log --log-format='custom:%U %{X-Foo}i' --where '%{X-Foo}i =="x-y"' --fields=record f
    out_is 1
}

@test "a name in backquotes is a column" {
    printf '%s\n' '{"url":"/","file":"x.c","line":7,"Host:lower":"A","target":"T"}' >f
    selects '`file` == "x.c" and `line` == 7 and file == "f" and line == 1' 1
    selects '`Host:lower` == "A"' 1
    run_uric log --log-format=json:url --fields='file,`file`,line,`line`,`Host:lower`' f
    out_is 'f|x.c|1|7|A'
    run_uric log --log-format=json:url --count-by='`file`' --format=json f
    out_is '{"count":1,"file":"x.c"}'
}

@test "the fields file and line" {
    { line /a; line /b; } >f
    line /c >g
    run_uric log --fields=file,line,record,target f g - <f
    out_is 'f|1|1|/a' 'f|2|2|/b' 'g|1|1|/c' '-|1|1|/a' '-|2|2|/b'
    run_uric log --where 'file == "g" or line > 1' --fields=file,line f g
    out_is 'f|2' 'g|1'
    run_uric log --count-by file ./f g
    out_is '2|./f' '1|g'
    run_uric log --count-by line --order=value f g
    out_is '2|1' '1|2'
}

@test ":lower gives the letters of a field in lower case" {
    { line /A%41?Q=B%C3%89 200 http://X.Example/; line /a 200 http://x.example/; line /b; } >f
    run_uric log --fields=referer.host:lower,target:lower,target.query.Q:lower f
    out_is 'x.example|/a%41?q=b%c3%89|b%c3%89' 'x.example|/a|\N' '\N|/b|\N'
    run_uric log --decode --fields=target:lower,target,target.query.Q:lower f
    out_is '/aa?q=bÉ|/AA?Q=BÉ|bÉ' '/a|/a|\N' '/b|/b|\N'
    run_uric log --count-by referer.host:lower f
    out_is '2|x.example' '1|\N'
    keeps 'referer.host:lower == "x.example" and referer:lower starts "http://x.e"' 1 2
    run_uric log --fields=nothing:lower f
    status_is 2
    printf '{"url":"/","Host":"A\\u0042"}\n{"url":"/"}\n' >f
    run_uric log --log-format=json:url --fields=Host:lower,Host,record:lower f
    out_is 'ab|AB|1' '\N|\N|2'
    printf '#Fields: cs-uri-stem cs-host\n/ A.B\n#Fields: cs-host cs-uri-stem\nC.D /\n' >f
    run_uric log --log-format=w3c --where target --fields=cs-host:lower,cs-host f
    out_is 'a.b|A.B' 'c.d|C.D'
}

@test "--decode writes valid UTF-8, but nothing that controls a terminal or a line" {
    line '/caf%C3%A9/%C2%9B1m/%E2%80%AE/%E2%80%A8/%ED%A0%80/%F0%9F%98%80/%ff%1b%7f%5c%09' >f
    run_uric log --decode --fields=target f
    out_is '/café/\xc2\x9b1m/\xe2\x80\xae/\xe2\x80\xa8/\xed\xa0\x80/😀/\xff\x1b\x7f\\\t'
    run_uric log --decode --count-by target.path.1 f
    out_is '1|café'
    run_uric log --fields=target.path.1 f
    out_is 'caf%C3%A9'
}

@test "--form: + in the values of a query is a space" {
    line '/a+b?q=x+y%2Bz&r=%+' 200 'http://h/?q=1+2' >f
    run_uric log --form --fields=target.path,target.query.q,target.query.r,referer.query.q,target.query f
    out_is '/a+b|x y+z|% |1 2|q=x+y+z&r=%+'
    run_uric log --decode --fields=target.query.q f
    out_is 'x+y+z'
    run_uric log --form --count-by target.query.q --where 'target.query.q contains " y"' f
    out_is '1|x y+z'
}

@test "random numbers and units compare as Python's fractions do" {
    python3 - "$URIC" <<'END'
import json, random, subprocess, sys
from fractions import Fraction

random.seed(3986)
TIME = {'ns': Fraction(1, 10**9), 'us': Fraction(1, 10**6), 'ms': Fraction(1, 1000), 's': 1,
        'm': 60, 'min': 60, 'h': 3600, 'd': 86400}
SIZE = {'': 1, 'B': 1, 'k': 10**3, 'K': 10**3, 'M': 10**6, 'GB': 10**9, 'T': 10**12,
        'P': 10**15, 'Ki': 2**10, 'Mi': 2**20, 'GiB': 2**30, 'Ti': 2**40, 'Pi': 2**50}
OPERATORS = {'==': lambda a, b: a == b, '!=': lambda a, b: a != b, '<': lambda a, b: a < b,
             '<=': lambda a, b: a <= b, '>': lambda a, b: a > b, '>=': lambda a, b: a >= b}

def number():
    whole = str(random.choice([0, 1, 9, 10, 99, 100, 1024, random.randrange(10**random.randrange(1, 30))]))
    fraction = random.choice(['', '', '.0', '.5', '.000', '.%d' % random.randrange(10**6)])
    exponent = random.choice(['', '', 'e0', 'e-3', 'E+2', 'e%d' % random.randrange(-20, 20), 'e0007'])
    return random.choice(['', '', '-']) + whole + fraction + exponent

def ask(expression, lines):
    text = ''.join(json.dumps(line) + '\n' for line in lines)
    done = subprocess.run([sys.argv[1], 'log', '--log-format=json:u', '--fields=record',
                           '--where', expression], input=text.encode(), stdout=subprocess.PIPE)
    assert done.returncode == 0, expression
    return [int(record) for record in done.stdout.split()]

def equal_sometimes(value):
    """Another spelling of the number, or another number."""
    return random.choice([value, value.lower().replace('e', '0e', 1) if '.' in value else value,
                          number(), number()])

pairs = []
for _ in range(4000):
    a = number()
    pairs.append((a, equal_sometimes(a)))
lines = [{'u': '/', 'a': a, 'b': b} for a, b in pairs]
for operator, holds in OPERATORS.items():
    want = [i + 1 for i, (a, b) in enumerate(pairs) if holds(Fraction(a), Fraction(b))]
    assert ask('a %s b' % operator, lines) == want, operator

for units in TIME, SIZE:
    for _ in range(30):
        literal, unit = number(), random.choice(list(units))
        base = Fraction(literal) * units[unit]
        if unit == '':
            continue
        values = [number() + random.choice(['', ' ']) + random.choice([u for u in units if u])
                  for _ in range(200)]
        for other, factor in units.items(): # the same quantity in other units, if it ends
            quotient = base / factor
            if other and (quotient * 10**30).denominator == 1:
                digits = '%se-30' % (quotient * 10**30).numerator
                values += [digits + other, digits.replace('e', '1e') + other]
        def quantity(value):
            name = value.lstrip('-0123456789.eE+ ')
            return Fraction(value[:len(value) - len(name)].strip()) * units[name]
        for operator, holds in OPERATORS.items():
            want = [i + 1 for i, value in enumerate(values) if holds(quantity(value), base)]
            got = ask('v %s %s%s' % (operator, literal, unit), [{'u': '/', 'v': v} for v in values])
            assert got == want, (operator, literal, unit, [values[i - 1] for i in set(got) ^ set(want)])
END
}

@test "a time compares with a time, as --since reads it" {
    local t
    for t in '17/May/2015:10:05:03 +0000' '18/May/2015:01:00:00 +0200' '18/May/2015:01:59:59 +0200' \
        '18/May/2015:00:00:00 +0000' '05/Jun/2015:00:00:00 +0000'; do
        line /a | sed "s|\[.*\]|[$t]|"
    done >f
    keeps 'time > "05/Jun/2015:00:00:00 +0000"'
    keeps 'time >= "05/Jun/2015:00:00:00 +0000"' 5
    keeps 'time >= 2015-05-18' 4 5
    keeps 'time < 2015-05-18' 1 2 3
    keeps 'time<=2015-05-18' 1 2 3 4
    keeps "time > '2015-05-17T23' && time<2015-06-01T00:00:00Z" 3 4
    keeps '(time >= 2015-05-18)' 4 5
    keeps 'not time >= 2015-05-18' 1 2 3
    keeps '"2015-05-18" <= time' 4 5
    keeps 'time < 1431907200' 1 2 3
    keeps 'time > 05/Jun/2015:00:00:00 and status == 200'
    keeps 'time < -1h' 1 2 3 4 5
    keeps 'time == "17/May/2015:10:05:03 +0000"' 1
    keeps 'time ^= "18/May"' 2 3 4
    run_uric log --zone=Europe/Berlin --where 'time < 2015-05-18' --fields=record f
    out_is 1
    for t in '"05/Jun/2015"' 2015-02-30 9 '"yesterday"' '"2015-05-18\x00"'; do
        run_uric log --where "time > $t" f
        status_is 2 && out_is && says 'uric: --where: invalid at offset 7; expected a time such as'
    done
    run_uric log --where '"x" > time' f
    status_is 2 && says 'uric: --where: invalid at offset 0; expected a time such as'
    printf '{"url":"/","time":"%s"}\n' 2015-05-18T00:00:00Z x 2015-05-17T00:00:00Z >f
    run_uric log --log-format=json:url --where 'time >= 2015-05-18' --fields=record f
    out_is 1 && says 'uric: --where: 1 value of time was not a time'
}

@test "what other languages write is named" {
    line /a >f
    wrong() { # EXPRESSION MESSAGE
        run_uric log --where "$1" f
        status_is 2 && out_is && says "uric: --where: invalid at offset $2" ||
            { echo "where $1"; return 1; }
    }
    wrong 'status = 404' '7; "=" is not an operator, expected =='
    wrong 'status == 404 AND bytes > 1' '14; operators are lower case, expected and'
    wrong 'status OR bytes' '7; operators are lower case, expected or'
    wrong 'target CONTAINS "x"' '7; operators are lower case, expected contains'
    wrong 'status In (1)' '7; operators are lower case, expected in'
    wrong 'client == 10.0.0.1' '10; expected quotes around an address, or the operator in before it'
    keeps 'status > .5' 1
    keeps 'status > +0.1' 1
    keeps 'status > +.1e3' 1
    keeps 'status < -.5'
    keeps 'status == +200' 1
    wrong 'status > .' '9; expected a field, a number or a quoted string'
    wrong 'status > +-1' '9; expected a field, a number or a quoted string'
    wrong 'status in (.5)' '11; expected a number, a quoted string, an address, a block or @FILE'
}

@test "an expression without quotes, which the shell splits" {
    line /a 404 >f
    for files in "f" "f f" "f missing"; do
        for words in "status == 404" "status != 404" "status 404" "target contains x" "status and bytes"; do
            run_uric log --where $words $files
            status_is 2 && out_is && says 'uric: there is no file "' "quote the whole expression, as in --where='"
        done
    done
    run_uric log --rate status == 404 f
    says 'uric: there is no file "=="' && status_is 2
    run_uric log --where 'status == 404' 404
    says 'uric: 404: No such file' && status_is 2
    cp f contains
    run_uric log -q --where status --fields=status contains
    status_is 0
}
