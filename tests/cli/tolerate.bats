# --tolerate: what records may have beyond RFC 3986, and what is told of it.
load helper

names='brackets braces pipe caret backtick quote angle backslash space hash utf8 high stray-percent'

# The output is these lines, in which ~ means a tab.
gives() {
    printf '%s\n' "$@" | tr '~' '\t' >want
    cmp -s want out || { echo 'output should be:'; cat -A want; show; return 1; }
}

# Lines of a name and a byte or more that it is for, in echo's escapes.
bytes='brackets [
brackets ]
braces {
braces }
pipe |
caret ^
backtick `
quote "
angle <
angle >
backslash \\\\
space \x20
utf8 \xc3\xa9
utf8 \xe2\x82\xac
utf8 \xf0\x9f\x98\x80
high \xc3
high \xff
stray-percent %
stray-percent %z
stray-percent %4z'

# A reference with the bytes in each of the three components where they may be.
with() { # bytes
    printf '/a%by?b%by#c%by' "$1" "$1" "$1"
}

@test "each name takes its bytes in path, query and fragment, and no other name's" {
    local name text other wanted
    while read -r name text; do
        with "$text" >in
        for other in $names; do
            run_uric parse -q --tolerate="$other" --fields=tolerated,error in
            wanted='\N|2'
            case $name,$other in
            "$other,$name") wanted="$name|\\N" ;;
            utf8,high) wanted='high|\N' ;; # UTF-8 is bytes over 0x7F, too
            esac
            if [ "$wanted" = '\N|2' ]; then # at the first byte that cannot be; "%" can
                grep -qx '\\N	[2-4]' out
                status_is 1
            else
                out_is "$wanted"
            fi
        done
    done <<<"$bytes"
}

@test "hash: a # in a fragment" {
    ask 'a#b#c\na#b\n' parse --tolerate=hash --fields=fragment,tolerated
    out_is 'b#c|hash' 'b|'
    ask 'a#b#c\n' parse -q --fields=error
    out_is 3
}

@test "strict is the default, and tolerates nothing" {
    ask 'a|b\n/\n' parse -q --fields=path,error,error-part,tolerated
    out_is '\N|1|path|\N' '/|\N|\N|'
    cp out default
    ask 'a|b\n/\n' parse -q --tolerate=strict --fields=path,error,error-part,tolerated
    cmp default out
}

@test "log: every name; the list is in the order of the manual" {
    printf '%%?\xff#\xc3\xa9# \\><"`^|}{][' >in
    run_uric parse --tolerate=log --fields=tolerated in
    out_is "$(tr ' ' , <<<"$names")"
    silent
    status_is 0
    # all names do the same, whatever their order, in one option or several
    run_uric parse --fields=tolerated in --tolerate="$(tr ' ' '\n' <<<"$names" | tac | paste -sd,)"
    out_is "$(tr ' ' , <<<"$names")"
    local options=()
    for name in $names; do
        options+=("--tolerate=$name")
    done
    run_uric parse --fields=tolerated "${options[@]}" in
    out_is "$(tr ' ' , <<<"$names")"
}

@test "whatwg-request: what browsers send" {
    ask '/a|b[c]?ids[]={|^`\\}#{^\n' parse --tolerate=whatwg-request --fields=path,query,fragment
    gives '/a|b[c]~ids[]={|^`\\}~{^'
    ask '/a{\n/a\\\n/a"\n/?"\n/?<\n/? \n/?\xc3\xa9\n' parse -q --tolerate=whatwg-request --fields=error
    out_is 2 2 2 2 2 2 2
    ask '/%z?%z\n' parse --tolerate=whatwg-request --fields=path,query
    out_is '/%z|%z'
    ask '/? \n' parse --tolerate=whatwg-request,space --fields=query,tolerated
    out_is ' |space'
}

@test "scheme, userinfo, host and port stay strict" {
    ask 'a|b:c\na|b/:c\nhttp://a|b/\nhttp://a|b@h/\nhttp://h:8|/\nhttp://[::1]]/\nhttp://a b\nhttp://h%%\n' \
        parse -q --tolerate=log --fields=path,error,error-part
    gives '\N~3~path' 'a|b/:c~\N~\N' '\N~8~host' '\N~8~host' '\N~10~port' '\N~12~host' \
        '\N~8~host' '\N~9~host'
}

@test "error-part: the component in which the error is" {
    ask 'http://[::1\nhttp://h:8[\n//u:p:\n/a b\n/?a b\n/#a b\n' parse -q --fields=error-part
    out_is host port userinfo path query fragment
    ask '/a b\n/?a b\n' normalize -q --fields=error,error-part
    out_is '2|path' '3|query'
    # only an invalid record has one; other editions do not tell it
    ask '/\n' parse --fields=error-part
    out_is '\N'
    ask '/a b\n' parse -q --as=uri2003:URI-reference --fields=error,error-part
    out_is '2|\N'
}

@test "HTTP's forms" {
    ask '/a|b?c[]\n' parse --as=origin-form --tolerate=log --fields=path,query
    gives '/a|b~c[]'
    ask '/a|b\nhttp://h/a|b\nh:80\n[::1]:80\n*\n' parse --as=request-target --tolerate=pipe \
        --fields=form,path,tolerated
    gives 'origin-form~/a|b~pipe' 'absolute-form~/a|b~pipe' 'absolute-form~80~' \
        'authority-form~\N~' 'asterisk-form~*~'
    ask '//a|b/c\n' parse --as=origin-form --tolerate=pipe --fields=path
    gives '//a|b/c'
    ask 'a|b\n' parse -q --as=host --tolerate=log --fields=error
    out_is 1
}

@test "the bytes in each format" {
    printf '/a"\\\xc3\xa9,\xff b' >in
    run_uric parse --tolerate=log --fields=path,tolerated in
    out_is '/a"\\\xc3\xa9,\xff b|quote,backslash,space,utf8,high'
    run_uric parse --tolerate=log --format=csv --fields=path,tolerated in
    out_is_bytes 'path,tolerated\n"/a""\\\xc3\xa9,\xef\xbf\xbdff b","quote,backslash,space,utf8,high"\n'
    run_uric parse --tolerate=log --format=json --fields=path,tolerated,error-part in
    out_is_bytes '{"path":"/a\\"\\\\\xc3\xa9,\xef\xbf\xbdff b","tolerated":"quote,backslash,space,utf8,high","error-part":null}\n'
    # parse by default, and a record that needs an escape among others
    printf '/a|b\n/a\\b\n/c\n' >in
    run_uric parse --tolerate=log in
    gives '\N~\N~\N~\N~/a|b~\N~\N' '\N~\N~\N~\N~/a\\b~\N~\N' '\N~\N~\N~\N~/c~\N~\N'
}

@test "check: counts, messages, and what was expected" {
    ask '/a|b\n/a b\n/a|b c\n' check --tolerate=pipe
    messages_at -:2:2 -:3:4
    status_is 1
    ask '/a|b\n/a b\n/a|b c\n' check --tolerate=pipe --count -q
    out_is '1|2'
    ask '/a|b\n/a b\n' check --tolerate=log
    silent
    status_is 0
    ask '/a|b\n' check --as=origin-form --tolerate=pipe
    status_is 0
}

# said RECORD OPTION...: what check says was expected.
said() {
    printf '%s' "$1" | "$URIC" check "${@:2}" 2>&1 | sed 's/.*; expected //'
}

@test "a message tells what was expected after the tolerated bytes" {
    # as after the same with a byte that needs no tolerance
    local tolerated strict
    while read -r tolerated strict; do
        strict=$(said "$strict")
        [ "$(said "$tolerated" --tolerate=log,strict)" = "$strict" ] ||
            { echo "$tolerated"; return 1; }
    done <<'END'
a|b[c:d/%zz?x~/ a~b~c:d/~zz?x~/
http://[::1]:80/[a]/%4 http://[::1]:80/~a~/~4
http://h/a|b#c|d#e http://h/a~b#c~d~e
//[::1]a|b //[::1]a|b
END
    said 'a|b?c d' --tolerate=pipe >one
    said 'a~b?c d' | cmp - one
    said 'a~b?c' >two
    said '//[::1]/[^x y' --tolerate=brackets,caret >one
    said '//[::1]/~~x y' | cmp - one
    said 'a|%4' --tolerate=pipe >one
    said 'a~%4' | cmp - one
    said 'a|%4' --as=origin-form --tolerate=pipe >one
    said 'a~%4' --as=origin-form | cmp - one
    said '//a[b]|c d' --as=origin-form --tolerate=brackets,pipe >one
    said '//a~b~~c d' --as=origin-form | cmp - one
    said '[::1]:8 0' --as=request-target --tolerate=log >one
    said '[::1]:8 0' --as=request-target | cmp - one
}

@test "a message tells that a UTF-8 character is cut" {
    ask '/\xe2\x82a\n/\xe2\x82\n/\xc3' check --tolerate=utf8
    messages_at -:1:3 -:2:3 -:3:2
    [ "$(grep -c 'expected the rest of a UTF-8 character$' err)" -eq 3 ]
    ask '/\xe2\x82 a\n' check --tolerate=utf8,high
    messages_at -:1:3
    lacks UTF-8 err
}

@test "a very long tolerated record" {
    { printf /; head -c 3000000 /dev/zero | tr '\0' '|'; echo; } >f
    run_uric parse --tolerate=pipe --fields=tolerated,error f
    out_is 'pipe|\N'
    { printf /; head -c 3000000 /dev/zero | tr '\0' '|'; echo ' '; } >f
    run_uric check --tolerate=pipe f
    messages_at f:1:3000001
    [ "$(wc -c <err)" -lt 400 ]
}

@test "-j and check's batches: the same answers" {
    awk 'BEGIN {
        split("a|b;a[b];a b;a%;\303\251;%41;x;\377;#a#;q?{}", part, ";")
        for (i = 0; i < 150000; i++)
            print "http://h/" part[i % 10 + 1] "/" i part[int(i / 10) % 10 + 1]
    }' >f
    local command
    for command in 'parse --tolerate=whatwg-request --fields=path,query,tolerated,error,error-part' \
        'parse --tolerate=log' 'check --tolerate=log,strict' 'check --tolerate=pipe,utf8' \
        'normalize --tolerate=log --fields=normal,tolerated' 'repair' 'repair --tolerate=utf8' \
        'resolve --base=http://h/a|b/ --tolerate=log' \
        'edit --tolerate=whatwg-request --set segment:0=a|b --remove fragment'; do
        # shellcheck disable=SC2086 # split into words
        run_uric $command f
        mv out out1
        mv err err1
        # shellcheck disable=SC2086
        run_uric $command -j 3 f
        cmp out1 out && cmp err1 err || { echo "$command"; return 1; }
    done
    # check judges as parse does
    for command in pipe,utf8 whatwg-request log brackets,stray-percent; do
        run_uric check --tolerate=$command f
        mv err err1
        run_uric parse --tolerate=$command f
        cmp err1 err
    done
}

@test "log: targets and referers that need tolerance are valid under it" {
    printf '%s\n' '192.0.2.7 - - [21/Nov/2026:09:21:50 +0000] "GET /a|b?ids[]=1 HTTP/1.1" 200 9 "http://h/{x}" "-"' \
        '192.0.2.7 - - [21/Nov/2026:09:21:50 +0000] "GET /a%zz HTTP/1.1" 200 9 "http://a|b/" "-"' \
        '192.0.2.7 - - [21/Nov/2026:09:21:50 +0000] "GET /ok HTTP/1.1" 200 9 "-" "-"' >in
    local fields=target.error,target.error-part,target.path,target.tolerated
    run_uric log --fields=$fields in
    gives '2~path~/a|b~\N' '3~path~/a%zz~\N' '\N~\N~/ok~'
    run_uric log --tolerate=log --fields=$fields in
    gives '\N~\N~/a|b~brackets,pipe' '\N~\N~/a%zz~stray-percent' '\N~\N~/ok~'
    run_uric log --tolerate=pipe --fields=$fields in
    gives '8~query~/a|b~\N' '3~path~/a%zz~\N' '\N~\N~/ok~'
    run_uric log --tolerate=log --fields=target.form,referer.error,referer.error-part,referer.tolerated in
    out_is 'origin-form|\N|\N|braces' 'origin-form|8|host|\N' 'origin-form|\N|\N|\N'
    run_uric log --tolerate=log --where 'target.tolerated == "stray-percent"' --fields=record in
    out_is 2
    run_uric log --tolerate=log --count-by target.tolerated in
    out_is '1|' '1|brackets,pipe' '1|stray-percent'
    status_is 0
}

@test "resolve: references and base; the tolerated bytes stay" {
    ask '../g|h?[]\n\n#a#b\n../%\n' resolve --base='http://h/{a}/b' --tolerate=log
    gives 'http://h/g|h?[]' 'http://h/{a}/b' 'http://h/{a}/b#a#b' 'http://h/%'
    silent
    ask 'g\n' resolve --base='http://h/{a}/b'
    status_is 2
    says '--base: invalid at offset 9; expected '
    ask 'g\n' resolve --base='http://h/|/{a}/b' --tolerate=pipe
    says '--base: invalid at offset 11; expected '
    status_is 2
}

@test "relate: the tolerated bytes stay" {
    ask 'http://h/{a}/c|d\n' relate --base='http://h/{a}/b' --tolerate=log
    gives 'c|d'
    ask 'http://h/{a}/|:d\nhttp://h/{a}/c[d]/e\n' relate --base='http://h/{a}/b' --tolerate=log
    gives './|:d' 'c[d]/e'
}

@test "normalize: the tolerated bytes stay; stray % make no new triplets" {
    ask 'HTTP://H/a/../%7e|[%zz]\n' normalize --tolerate=log
    out_is_bytes 'http://h/~|[%zz]\n'
    ask 'x:/a%\nx:/a%4\nx:%\n%\n#%a\n' normalize --tolerate=log
    out_is x:/a% x:/a%4 x:% % '#%a'
    # "%411" is "%A1": decoded, it would be one triplet
    ask 'x:/%%411\nx:/%4%31\nx:/%%4a1\nx:/%%7e\n' normalize --tolerate=log --fields=normal,input
    cut -f1 out >in
    run_uric parse --tolerate=log --fields=path in
    run_uric repair in
    mv out repaired
    ask 'x:/%%411\nx:/%4%31\nx:/%%4a1\nx:/%%7e\n' repair
    mv out in
    run_uric normalize in
    mv out wanted
    run_uric normalize repaired
    cmp wanted out
}

@test "edit: every other byte as it was" {
    ask 'http://h/a|b?c[]=1#x#y\n' edit --tolerate=log --set scheme=https --set host=g
    gives 'https://g/a|b?c[]=1#x#y'
    ask 'http://h/a|/b?c[]=1&d=%\n' edit --tolerate=log --set parameter:d=5 --remove segment:0
    gives 'http://h/b?c[]=1&d=5'
    ask 'http://h/a|b\n' edit --tolerate=log --set 'query={}' --set 'segment:1=[x]'
    gives 'http://h/a|b/[x]?{}'
    ask 'http://h/a|b\n' edit -q --tolerate=pipe --set 'query={}'
    gives '\N'
    status_is 1
    ask 'http://h/a|b\n' edit -q --tolerate=log --set 'host=a|b'
    gives '\N'
}

@test "edit: new values, and what is not tolerated in them" {
    ask 'http://h/a?b|\n' edit --tolerate=log --set "path=/[x y]/$(printf '\303\251')" --set fragment='a#b'
    gives 'http://h/[x y]/\xc3\xa9?b|#a#b'
    ask 'http://h/a|b\n' edit --tolerate=pipe --set 'query=a|{}'
    gives '\N'
    says 'query, byte 2: invalid character'
    ask 'http://h/a|b\n' edit --tolerate=log --set host='a|b'
    says 'host, byte 1: invalid character'
    ask 'http://h/\n' edit --set 'path=/a|b'
    says 'path, byte 2: invalid character'
    # a path that needs a guard
    ask 'x://h//|\nh|/x:y\n' edit --tolerate=pipe --remove authority --remove scheme \
        --set segment:0='|:'
    gives '/|://|' './|:/x:y'
}

@test "request: the target may have them, and the path is strict" {
    ask 'GET\t/a|b/../c|d?ids[]=1\th\nGET\thttp://h/%z?\xc3\xa9\th\n' request --tolerate=log \
        --fields=verdict,path,query
    gives 'ok~/c%7Cd~ids[]=1' 'ok~/%25z~\xc3\xa9'
    silent
    status_is 0
    ask 'GET\t/a|b\th\nGET\t/a b\th\nGET\t/\th|\n' request --tolerate=pipe --fields=verdict,error
    out_is 'ok|\N' 'target-invalid|6' 'host-invalid|7'
    messages_at -:2:6 -:3:7
    ask 'GET\t/a\\b\th\n' request -q --tolerate=backslash --refuse=backslash --fields=verdict
    out_is backslash
    status_is 1
}

@test "the fields of each command" {
    local command
    for command in normalize 'resolve --base=x:' 'relate --base=x:' repair edit; do
        # shellcheck disable=SC2086 # split into words
        ask 'x:/a|b\nx:/ c\n' $command -q --tolerate=pipe --fields=tolerated,error,error-part
        out_is 'pipe|\N|\N' '\N|3|path' || { echo "$command"; return 1; }
    done
}

@test "an unknown name: the known ones are listed" {
    local list command
    for list in pip pipe,pip '' , pipe, ,pipe 'pipe, space' PIPE; do
        ask 'a\n' parse --tolerate="$list"
        out_is
        status_is 2
        says "$names strict whatwg-request log"
    done
    for command in split scheme compare build query path audit editions readings 'percent decode'; do
        # shellcheck disable=SC2086 # split into words
        ask 'a\n' $command --tolerate=pipe
        status_is 2
        says --tolerate
    done
}

@test "another edition's grammar has no tolerance" {
    local command
    for command in 'parse --as=rfc1738:url' 'check --as=uri2003:absolute-URI' \
        'resolve --base=x:/ --edition=url1997'; do
        # shellcheck disable=SC2086 # split into words
        ask 'a\n' $command --tolerate=pipe
        out_is
        says '--tolerate cannot be used with the rules of another document than RFC 3986' --help
        status_is 2
    done
}

# Random references, from pieces that are tolerated and others; each is valid with
# --tolerate=log.
references() {
    awk -v n="${1:-4000}" 'BEGIN {
        k = split("a b ab : // / / .. . ; [ ] { } | ^ ` \" < > \\ %% % %4 %41 %7e %2E %2f %zz \303\251 " \
            "\342\202\254 \377 \200 ~ + 1 %31", piece, " ")
        piece[++k] = " "
        seed = 3986
        for (i = 0; i < n; i++) {
            line = substr("x:x://h/  ", 1, i % 3 * 4 + (i % 3 == 1 ? -2 : 0))
            sub(/ +$/, "", line)
            for (part = 0; part < 3; part++) {
                seed = (seed * 69069 + 1) % 4294967296
                length_ = int(seed / 65536) % 7
                if (part == 1 && seed % 3) line = line "?"
                if (part == 2 && seed % 2) line = line "#"
                while (length_-- > 0) {
                    seed = (seed * 69069 + 1) % 4294967296
                    line = line piece[int(seed / 65536) % k + 1]
                }
            }
            print line
        }
    }' >all
    # those that are invalid anyway, such as "x://" and an invalid host, are left out
    "$URIC" parse -q --tolerate=log --fields=input,error --format=json all |
        paste -d '\t' - all | awk -F '"error":' '$2 ~ /^null/' | cut -f2- >in || true
    [ "$(wc -l <in)" -gt $((${1:-4000} / 2)) ]
}

# Repairing before and after an operation gives the same.
@test "what is written parses again into the parts that were meant" {
    references
    run_uric repair in
    status_is 0
    mv out repaired
    run_uric check repaired
    status_is 0
    local command
    for command in 'resolve --base=http://h/a/b?c' 'resolve --base=x: --non-strict' \
        'resolve --base=http://h/a/b --surplus=keep'; do
        # shellcheck disable=SC2086 # split into words
        run_uric $command --tolerate=log --format=csv in
        tail -n +2 out | unquoted >answers
        run_uric check --tolerate=log answers
        status_is 0
        run_uric repair answers
        mv out one
        # shellcheck disable=SC2086
        run_uric $command repaired
        cmp one out || { echo "$command"; return 1; }
    done
}

# The bytes of the only field of CSV lines.
unquoted() {
    perl -pe 's/^"(.*)"$/$1/; s/""/"/g; s/\xef\xbf\xbd([0-9a-f]{2})/chr hex $1/ge'
}

@test "normalize: as after a repair, but that stray % keep the triplets after them" {
    references
    local steps
    for steps in case percent dots percent,case,dots,scheme; do
        run_uric normalize --tolerate=log --steps=$steps --format=csv in
        tail -n +2 out | unquoted >answers
        # again: the same
        run_uric normalize --tolerate=log --steps=$steps --format=csv answers
        tail -n +2 out | unquoted | cmp - answers
        run_uric repair answers
        mv out one
        run_uric normalize --steps=$steps one
        mv out two
        run_uric repair in
        mv out repaired
        run_uric normalize --steps=$steps repaired
        cmp two out || { echo "$steps"; return 1; }
    done
}

@test "relate: resolve reverses it" {
    references
    grep '^x:' in >uris
    run_uric resolve --tolerate=log --base='x://h/a|b/[c]?d' --format=csv uris
    tail -n +2 out | unquoted >targets
    run_uric relate --tolerate=log --base='x://h/a|b/[c]?d' --format=csv targets
    status_is 0
    tail -n +2 out | unquoted >relations
    run_uric resolve --tolerate=log --base='x://h/a|b/[c]?d' --format=csv relations
    tail -n +2 out | unquoted | cmp - targets
}

# Words, but for "or", of what follows the first colon, without what is in parentheses.
words() {
    tr '\n' ' ' | sed 's/^[^:]*://; s/([^)]*)//g' | tr -s ' ,;' '\n' | grep -vx or | grep .
}

@test "each help and the manual list the tolerances that the library has, in its order" {
    local command page=$BATS_TEST_DIRNAME/../../src/command/uric.1
    run_uric parse --tolerate='?' </dev/null
    sed -n 's/^uric: the tolerances are: //p' err | tr ' ' '\n' >known
    [ "$(wc -l <known)" -gt 10 ]
    "$URIC" --list-options | awk -F '\t' '$2 == "tolerate" { print $1 }' >commands
    [ "$(wc -l <commands)" -gt 5 ]
    while read -r command; do
        "$URIC" "$command" --help | sed -n '/^  --tolerate=/,/(all of them)/p' | words |
            diff known - || { echo "uric $command --help"; return 1; }
    done <commands
    sed -n '/^\.SH TOLERANCE/,/^\.SH [^T]/p' "$page" | sed '1,/^The names:/d; s/\\-/-/g' |
        grep -owE "$(paste -sd '|' known)" | awk '!seen[$0]++' | diff known -
}
