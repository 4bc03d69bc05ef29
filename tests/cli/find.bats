# URIs in free text.
load helper

@test "the file, the offset, the length and the URI of each" {
    ask 'It is at <http://a.example/b>, see http://b.example/c_(d).\n' find
    out_is '-|10|18|http://a.example/b' '-|35|22|http://b.example/c_(d)'
    silent
    status_is 0
}

@test "the example of RFC 3986, Appendix C" {
    ask 'Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.\n' find --fields=uri,form,line
    out_is 'http://www.w3.org/Addressing/|quoted|1' \
        'ftp://foo.example.com/rfc/|angle|2' \
        'http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING|angle|3'
    status_is 0
}

@test "the text as found, and a hyphen at the end of a line" {
    ask 'a\n<URL:http://h/b-\n c> http://h/d\n' find \
        --fields=doubtful,text,offset,length,outer-offset,outer-length,uri
    out_is '1|http://h/b-\n c|7|14|2|20|http://h/b-c' '0|http://h/d|23|10|23|10|http://h/d'
}

@test "no match: status 1" {
    ask 'nothing: here\n' find
    out_is
    silent
    status_is 1
    ask '' find
    status_is 1
}

@test "several files, a directory, and an unreadable file" {
    printf 'http://a/ ' >a
    printf 'no' >b
    printf 'x\nhttp://c/' >c
    run_uric find a b no-such c
    out_is 'a|0|9|http://a/' 'c|2|9|http://c/'
    grep -q '^uric: no-such: ' err
    status_is 2
}

@test "CSV and JSON; unknown and repeated fields" {
    ask 'http://a/?b,c' find --format=csv
    out_is 'file,offset,length,uri' '-,0,13,"http://a/?b,c"'
    ask '<http://a/>' find --format=json
    out_is '{"file":"-","offset":1,"length":9,"uri":"http://a/"}'
    ask '' find --fields=host
    grep -q 'outer-offset' err
    status_is 2
    ask '' find --format=json --fields=uri,uri
    status_is 2
}

@test "suffix references on request, completed" {
    ask 'www.a.example/x, ftp.b.example' find --fields=uri
    out_is
    ask 'www.a.example/x, ftp.b.example' find --suffix --fields=offset,uri,text
    out_is '0|http://www.a.example/x|www.a.example/x' \
        '17|ftp://ftp.b.example|ftp.b.example'
}

@test "any scheme between delimiters on request" {
    ask '<std::string> std::string' find --any-scheme --fields=uri
    out_is 'std::string'
}

@test "HTML attributes, resolved against the document's base" {
    ask '<base href="http://h/a/"><a href="b?x&amp;y">http://t/</a><img src=../i>' \
        find --html --fields=form,uri,text
    out_is 'attribute|http://h/a/|http://h/a/' 'attribute|http://h/a/b?x&y|b?x&amp;y' \
        'bare|http://t/|http://t/' 'attribute|http://h/i|../i'
    ask '<a href=b>' find --html --fields=uri
    out_is b
    ask '<a href=b>' find --html --base=http://h/a/x --fields=uri
    out_is http://h/a/b
    ask '<base href=/z/><a href=b>' find --html --base=http://h/a/x --fields=uri
    out_is http://h/z/ http://h/z/b
    ask '' find --base=http://h/
    status_is 2
    ask '' find --html --base=/h
    status_is 2
}

@test "a document larger than many buffers" {
    { for _ in $(seq 300); do
        head -c 12000 /dev/zero | tr '\0' x
        printf '<a href="a b{{}}">http://t/ <a title="%s" href="y/z">' x
    done; } >in
    run_uric find --html --fields=uri in
    [ "$(sort out | uniq -c | tr -s ' ')" = ' 300 http://t/
 300 y/z' ]
    [ "$(wc -c <in)" -gt 3000000 ]
}

@test "arbitrary bytes, with any number of threads" {
    awk 'BEGIN {
        for (i = 0; i < 60000; i++)
            printf "%d <http://a/%d> \"http://b/\n%d\" http://c/%d%s. It said \"so\" %s",
                i, i, i, i, i % 7 ? "" : "-" i, i % 5 ? "x y z " : "\n\n"
    }' >in
    head -c 3000000 /dev/zero | tr '\0' ' ' >>in
    head -c 100000 /dev/urandom >>in
    echo ' http://end/' >>in
    run_uric find --fields=offset,length,uri in
    cp out one
    [ "$(grep -c 'http://[abc]/[0-9]' one)" = 180000 ]
    for j in 2 5; do
        run_uric find -j $j --fields=offset,length,uri in
        cmp one out
    done
    run_uric find -j 3 --fields=offset,length,uri <in
    cmp one out
    run_uric find -j 3 --fields=offset,length,uri,line in
    cut -f 1-3 out | cmp one -
}

@test "a document in which quotes are everywhere" {
    awk 'BEGIN {
        for (i = 0; i < 60000; i++)
            printf "\"%d\",\"a b\",\"http://a.example/%d/x\",\"http://b.example/%d\"\n", i, i, i
    }' >csv
    awk 'BEGIN {
        printf "["
        for (i = 0; i < 60000; i++)
            printf "{\"id\":%d,\"u\":\"http://a.example/%d/x\",\"v\":\"http://b.example/%d\"},", i, i, i
    }' >json
    awk 'BEGIN {
        for (i = 0; i < 60000; i++)
            printf "url:\"http://a.example/%d/x\" ref:\"http://b.example/%d\"\n", i, i
    }' >protobuf
    awk 'BEGIN { for (i = 0; i < 60000; i++) print "http://a.example/" i "/x\nhttp://b.example/" i }' \
        >whole
    for text in csv json protobuf; do
        [ "$(wc -c <$text)" -gt 3000000 ]
        run_uric find --fields=uri,cut $text
        sed 's/$/\t0/' whole | cmp out -
        cp out one
        run_uric find -j 2 --fields=uri,cut <$text
        cmp one out
    done
    # no white space: each quote may close a URI
    awk 'BEGIN { for (i = 0; i < 60000; i++) printf "\"http://a.example/%d/x\"http://b.example/%d", i, i }' \
        >chain
    run_uric find --fields=uri chain
    cmp out whole
    run_uric find -j 2 --fields=uri <chain
    cmp out whole
}

@test "memory does not grow with the text, with or without line ends" {
    head -c 100000000 /dev/zero | tr '\0' 'a' >in
    ulimit -v 60000
    run_uric find in
    status_is 1
    run_uric find --html in
    status_is 1
}

@test "an overlong URI is skipped with a message" {
    { printf 'http://a/'; head -c 70000 /dev/zero | tr '\0' x; printf ' http://b/'; } >in
    run_uric find --fields=uri in
    out_is http://b/
    grep -qx 'uric: URIs longer than 65536 bytes, skipped: 1' err
    run_uric find -q --fields=uri in
    silent
}

@test "answers come before more input does" {
    mkfifo pipe
    "$URIC" find --fields=uri <pipe >out 3>&- &
    exec 7>pipe
    printf 'see http://a/ and\n' >&7
    for _ in $(seq 100); do
        [ -s out ] && break
        sleep 0.1
    done
    out_is http://a/
    exec 7>&-
    wait
}

@test "-0 is rejected: free text has no records" {
    ask '' find -0
    status_is 2
}

@test "bytes that RFC 3986 does not allow are tolerated, named and counted" {
    printf '%s\n' 'https://münchen.example/straße http://a/?x[]=1&y=2' \
        'http://f.example/css?family=A|B http://a/b' >in
    run_uric find --fields=uri,tolerated in
    out_is_bytes 'https://münchen.example/straße\tutf8\nhttp://a/?x[]=1&y=2\tbrackets\n'\
'http://f.example/css?family=A|B\tpipe\nhttp://a/b\t\n'
    grep -qx 'uric: URIs with bytes that RFC 3986 does not allow: 3 (see field tolerated)' err
    status_is 0
    run_uric find -q in
    silent
    run_uric find --format=json --fields=uri,tolerated in
    [ "$(head -n 1 out)" = '{"uri":"https://münchen.example/straße","tolerated":"utf8"}' ]
}

@test "--strict ends a URI at the first byte that is not allowed, and marks it" {
    ask 'https://münchen.example/ http://a/?x[]=1&y=2 http://a/b http://日本.example/' \
        find --strict
    out_is '-|0|9|https://m|1' '-|26|11|http://a/?x|1' '-|46|10|http://a/b|0'
    grep -qx 'uric: URIs cut or lost at a byte that RFC 3986 does not allow: 3 (see field cut)' err
    ask 'http://a/ü' find --strict --fields=uri -q
    out_is 'http://a/'
    silent
}

@test "a URI that bytes cut is marked and counted without --strict, too" {
    printf 'http://h/50%%off http://h/${x}/y http://h/?q={"a":[1,2]} http://h/\344x http://h/z' >in
    run_uric find --fields=uri,tolerated,cut in
    out_is 'http://h/50%off|stray-percent|0' 'http://h/${x}/y|braces|0' 'http://h/?q=||1' \
        'http://h/||1' 'http://h/z||0'
    grep -qx 'uric: URIs cut or lost at a byte that RFC 3986 does not allow: 2 (see field cut)' err
    run_uric find --strict --fields=uri,cut in
    out_is 'http://h/50|1' 'http://h/|1' 'http://h/?q=|1' 'http://h/|1' 'http://h/z|0'
    grep -qx 'uric: URIs cut or lost at a byte that RFC 3986 does not allow: 4 (see field cut)' err
}

@test "references in HTML that are not UTF-8 are counted, once" {
    printf '<a href="caf\351/x"><a href="/b?q=\351"><a href="http://h/caf\351"><a href="{{x}}"><a href="/z">' >in
    run_uric find --html --fields=uri,cut in
    out_is 'http://h/caf|1' '/z|0'
    grep -qx 'uric: URIs cut or lost at a byte that RFC 3986 does not allow: 3 (see field cut)' err
}

@test "text in Chinese and Japanese around URIs" {
    ask '见https://a.example/路径。（https://b.example/c）https://c.example/x见下文 https://d.example/見' \
        find --fields=uri,doubtful
    out_is 'https://a.example/路径|0' 'https://b.example/c|0' 'https://c.example/x|1' \
        'https://d.example/見|0'
}

@test "tolerated references in HTML are resolved" {
    ask '<base href="http://h/a/"><a href="straße?x[]=1">' find --html --fields=uri,tolerated
    out_is 'http://h/a/|' 'http://h/a/straße?x[]=1|brackets,utf8'
    ask '<a href="http://h/a b c"><a href=" d e ">' find --html --base=http://i/ \
        --fields=uri,tolerated,form
    out_is 'http://h/a b c|space|attribute' 'http://i/d e|space|attribute'
}

@test "JSON's escaped slashes, and colours of a terminal" {
    printf '%s\n' '{"u":"https:\/\/a.example\/x?y=1"}' >in
    printf '\033[31mhttps://b.example/\033[0m\n' >>in
    run_uric find --fields=uri,form in
    out_is 'https://a.example/x?y=1|escaped' 'https://b.example/|bare'
    run_uric find --fields=text in
    [ "$(head -n 1 out)" = 'https:\\/\\/a.example\\/x?y=1' ]
}

@test "escapes are undone, and their kinds listed" {
    cat >in <<'END'
{"a":"https:\/\/a.example\/x?y=1\u0026z=2"} [m](https://b.example/a\_b) \url{https://c.example/\~{}d\%20e}
https://d.example/?a=1&amp;b=2 "GET /" "http://e.example/?q=1\x26r" https://f.example/p[text] http://g.example/\q
END
    printf '.UR http://h.example/\\:x\\-y\nhttp://i.example/?a=3D1&b=3D=\n2' >>in
    run_uric find --fields=uri,escape,form,cut,doubtful in
    out_is 'https://a.example/x?y=1&z=2|json|escaped|0|0' 'https://b.example/a_b|backslash|escaped|0|0' \
        'https://c.example/~d%20e|backslash,tex|escaped|0|0' 'https://d.example/?a=1&b=2|html|escaped|0|0' \
        'http://e.example/?q=1&r|hex|escaped|0|0' 'https://f.example/p||bare|0|1' 'http://g.example/||bare|1|0' \
        'http://h.example/x-y|roff|escaped|0|0' 'http://i.example/?a=1&b=2|quoted-printable|escaped|0|1'
    run_uric find -q --fields=text,offset in
    [ "$(head -n 1 out | cut -f 1)" = 'https:\\/\\/a.example\\/x?y=1\\u0026z=2' ]
    [ "$(head -n 1 out | cut -f 2)" = 6 ]
    run_uric find -j 3 -q --fields=uri,escape in
    cp out three
    run_uric find -q --fields=uri,escape in
    cmp out three
}

@test "--wrapped: URIs that lines are wrapped in" {
    { printf 'It is a list that everybody can read at https://a.example/assign/\n   names.xhtml.\n'
      printf 'See http://b.example/\nc/d'; } >in
    run_uric find --wrapped --fields=uri,doubtful in
    out_is 'https://a.example/assign/names.xhtml|1' 'http://b.example/|0'
    run_uric find --wrapped -j 2 --fields=text in
    [ "$(head -n 1 out)" = 'https://a.example/assign/\n   names.xhtml' ]
    run_uric find --fields=uri in
    out_is 'https://a.example/assign/' 'http://b.example/'
}

@test "--wrapped: a text that is read in pieces" {
    yes 'It is a list that everybody can read at https://a.example/assign/
   names.xhtml.' | head -n 60000 >in
    run_uric find --wrapped --fields=uri,doubtful in
    [ "$(sort -u out)" = "$(printf 'https://a.example/assign/names.xhtml\t1')" ]
    [ "$(wc -l <out)" = 30000 ]
}

@test "--wrapped: more blanks than a URI may have bytes, and a pipe that stays open" {
    printf 'at http://a.example/b/\n%2200000sc\n' '' >in
    run_uric find --wrapped --fields=uri in
    out_is 'http://a.example/b/'
    run_uric find --wrapped --html --fields=uri in
    out_is 'http://a.example/b/'
    mkfifo pipe
    "$URIC" find --wrapped --fields=uri <pipe >out 3>&- &
    exec 7>pipe
    printf 'see http://a.example/b now\nand then\n' >&7
    for _ in $(seq 100); do
        [ -s out ] && break
        sleep 0.1
    done
    out_is 'http://a.example/b'
    exec 7>&-
    wait
}

@test "an escape before a URI is no part of its scheme" {
    printf '%s\n' '{"a":"one\nhttp://h/b","c":"\u0022http://h/d\u0022"}' >in
    run_uric find --fields=uri,offset in
    out_is 'http://h/b|11' 'http://h/d|34'
}

@test "--all-attributes: srcset, data-* and others, resolved" {
    printf '<img srcset="a 1x, b&amp;c 2x" data-x=/d data-y=e poster=../f>' >in
    run_uric find --html --all-attributes --base=http://h/x/y --fields=uri in
    out_is 'http://h/x/a' 'http://h/x/b&c' 'http://h/d' 'http://h/f'
    run_uric find --html --fields=uri in
    out_is a 'b&c'
    { printf 'Content-Type: text/html\n\n' && cat in; } >m
    run_uric find --mail --all-attributes --fields=uri m
    out_is a 'b&c' /d ../f
    run_uric find --all-attributes in
    status_is 2
    says -- --html
}
