# The fields of parse and split: their names and values.
load helper

@test "parse: the seven components by default, in the RFC's order" {
    ask 'https://u:p@h:8080/a/b?q=1#f\n' parse
    out_is 'https|u:p|h|8080|/a/b|q=1|f'
    silent
    status_is 0
}

@test "parse: fields come in the requested order, repeated if requested twice" {
    ask 'x://h/p#f\n' parse --fields=fragment,host,scheme,host
    out_is 'f|h|x|h'
    ask 'x://h\n' parse --fields host
    out_is h
}

@test "parse: components keep their spelling, not decoded, not lower-cased" {
    ask 'HTTP://EX%41mple:080/%7E/../%2f?%3F#%23\n' parse
    out_is 'HTTP|\N|EX%41mple|080|/%7E/../%2f|%3F|%23'
}

@test "authority: the whole of it, undefined without //" {
    ask '//u:p@h:1/\nfile:///x\nmailto:a@b\n/p\n//@:\n//h:\n' parse --fields=authority
    out_is u:p@h:1 '' '\N' '\N' @: h:
}

@test "userinfo, user, password: split at the first colon" {
    ask '//u@h\n//u:p@h\n//u:p:q@h\n//:p@h\n//u:@h\n//:@h\n//@h\n//h\na\n' \
        parse --fields=userinfo,user,password
    out_is 'u|u|\N' 'u:p|u|p' 'u:p:q|u|p:q' ':p||p' 'u:|u|' ':||' '||\N' \
        '\N|\N|\N' '\N|\N|\N'
}

@test "userinfo that looks like a host and a port" {
    ask 'http://h:80@x\nhttp://1.2.3.4:80@x:81\n' parse --fields=userinfo,user,password,host,port,host-kind
    out_is 'h:80|h|80|x|\N|reg-name' '1.2.3.4:80|1.2.3.4|80|x|81|reg-name'
}

@test "host: defined exactly when there is an authority" {
    ask 'file:///x\n//\nx:/a\nx:\na\n\n' parse --fields=host
    out_is '' '' '\N' '\N' '\N' '\N'
}

@test "host: an IP literal includes its brackets" {
    ask '//[::1]:80\n//[v1.a:b]\n' parse --fields=host,port
    out_is '[::1]|80' '[v1.a:b]|\N'
}

@test "host-kind" {
    ask '//h\n///\n//1.2.3.4\n//[::]\n//[::ffff:1.2.3.4]\n//[V9.x]\n/a\na\nx:\n' \
        parse --fields=host-kind
    out_is reg-name reg-name IPv4address IPv6address IPv6address IPvFuture \
        '\N' '\N' '\N'
}

@test "host-kind: a near miss of IPv4address is a reg-name" {
    ask '//256.256.256.256\n//087.10.0.1\n//1.2.3\n//1.2.3.4.5\n//1.2.3.4.\n//0x7f.1\n//1.2.3.04\n//255.255.255.255\n//0.0.0.0\n' \
        parse --fields=host-kind
    out_is reg-name reg-name reg-name reg-name reg-name reg-name reg-name \
        IPv4address IPv4address
}

@test "port and port-number" {
    ask '//h\n//h:\n//h:80\n//h:00080\n//h:0\n//h:65535\n//[::1]:1\nx:80\n' \
        parse --fields=port,port-number
    out_is '\N|\N' '|\N' '80|80' '00080|80' '0|0' '65535|65535' '1|1' '\N|\N'
}

@test "port-number: undefined on overflow, and the record stays valid" {
    ask '//h:65536\n//h:99999\n//h:4294967376\n//h:18446744073709551696\n' \
        parse --fields=port,port-number
    out_is '65536|\N' '99999|\N' '4294967376|\N' '18446744073709551696|\N'
    status_is 0
}

@test "path-kind" {
    ask '//h/a\n//h\nx://h\n//\n/a\n/\nx:/a\na\n./a:b\nx:a\nx:a:b\n\n?q\n#f\nx:\nx:?q\n' \
        parse --fields=path,path-kind
    out_is '/a|path-abempty' '|path-abempty' '|path-abempty' '|path-abempty' \
        '/a|path-absolute' '/|path-absolute' '/a|path-absolute' \
        'a|path-noscheme' './a:b|path-noscheme' 'a|path-rootless' \
        'a:b|path-rootless' '|path-empty' '|path-empty' '|path-empty' \
        '|path-empty' '|path-empty'
}

@test "query and fragment: undefined, empty, and with the other's delimiter" {
    ask 'a\na?\na#\na?#\na?b?c\na#b?c\na?b#c?/d\n' parse --fields=query,fragment
    out_is '\N|\N' '|\N' '\N|' '|' 'b?c|\N' '\N|b?c' 'b|c?/d'
}

@test "error: the offset, or undefined if valid; record and input are always defined" {
    ask 'a\na b\n' parse -q --fields=error,record,input
    out_is '\N|1|a' '1|2|a b'
}

@test "form: defined only for a request-target" {
    ask 'http://h/\n' parse --fields=form
    out_is '\N'
    ask 'h:80\n' parse --as=Host --fields=form
    out_is '\N'
}

@test "split: the five components by default" {
    ask 'http://u@h:1/p?q#f\n//\n\na:b\n?#\n' split
    out_is 'http|u@h:1|/p|q|f' '\N|||\N|\N' '\N|\N||\N|\N' 'a|\N|b|\N|\N' \
        '\N|\N|||'
}

@test "split never fails" {
    ask 'x://a b[c/[d]?%%#^#\n1:2\n:a\nh ttp://x\n%%\n\xff\n' split
    tr A-F a-f <out >lower
    printf '%s\n' 'x|a b[c|/[d]|%%|^#' '1|\N|2|\N|\N' '\N|\N|:a|\N|\N' \
        'h ttp|x||\N|\N' '\N|\N|%%|\N|\N' '\N|\N|\xff|\N|\N' |
        tr '|' '\t' | tr A-F a-f | cmp - lower
    silent
    status_is 0
}

# Appendix B's $5 and $9 match line ends too, unlike the dot of many engines.
@test "split: an LF inside a record is an ordinary byte" {
    ask 'a\nb?c\nd#e\nf\0' split -0
    out_is '\N|\N|a\nb|c\nd|e\nf'
}

@test "split: fields in the requested order" {
    ask 'a://b/c?d#e\n' split --fields=fragment,scheme
    out_is 'e|a'
}

@test "split agrees with the regular expression of Appendix B" {
    need python3
    cat >check.py <<'END'
import itertools, json, re, subprocess, sys
appendix_b = re.compile(r'^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?\Z', re.S)
records = [''.join(s) for n in range(7) for s in itertools.product('a:/?#', repeat=n)]
done = subprocess.run([sys.argv[1], 'split', '--format=json'],
                      input='\n'.join(records).encode() + b'\n',
                      stdout=subprocess.PIPE, check=True)
lines = done.stdout.decode().splitlines()
assert len(lines) == len(records)
for record, line in zip(records, lines):
    want = appendix_b.match(record).group(2, 4, 5, 7, 9)
    assert tuple(json.loads(line).values()) == want, (record, line)
END
    python3 check.py "$URIC"
}

# Both must see the same components in a valid reference.
@test "parse agrees with split on valid references" {
    need python3
    cat >check.py <<'END'
import itertools, subprocess, sys
records = [''.join(s) for n in range(7) for s in itertools.product('a:/?#@', repeat=n)]
data = '\n'.join(records).encode() + b'\n'
def rows(*command):
    out = subprocess.run([sys.argv[1], *command], input=data,
                         stdout=subprocess.PIPE).stdout.decode()
    return [line.split('\t') for line in out.split('\n')[:-1]]
parsed = rows('parse', '-q', '--fields=scheme,authority,path,query,fragment,error')
split = rows('split')
assert len(parsed) == len(split) == len(records)
valid = 0
for record, p, s in zip(records, parsed, split):
    if p[5] == '\\N':
        valid += 1
        assert p[:5] == s, (record, p, s)
assert 1000 < valid < len(records), valid
END
    python3 check.py "$URIC"
}

@test "record and input next to comparisons, decoded values and audits" {
    ask 'http://a/\thttp://A\nx\ty z\n' compare --fields=record,input,error
    out_is '1|http://a/\thttp://A|\N' '2|x\ty z|3'
    ask 'a%20b\n%zz\n' percent decode --fields=record,input,text,error
    out_is '1|a%20b|a b|\N' '2|%zz|\N|1'
    ask 'http://a/\nx y\n' audit --fields=record,input,error
    out_is '1|http://a/|\N' '2|x y|1'
}

# A list of its own: the installed one, if any, changes.
suffixes() {
    printf '%s\n' '// ===BEGIN ICANN DOMAINS===' com uk co.uk '*.ck' '!www.ck' \
        '// ===END ICANN DOMAINS===' '// ===BEGIN PRIVATE DOMAINS===' blogspot.com \
        '// ===END PRIVATE DOMAINS===' >suffixes.dat
}

@test "registrable-domain: by the public suffix list of --suffixes" {
    suffixes
    ask 'http://www.Example.co.uk:80/\n//co.uk\n//a.b.blogspot.com\n//x.y.ck.\n//[::1]\n//127.1\n/a\na:b\nhttp://a..com\nhttp://%61.com\n' \
        parse --suffixes=suffixes.dat --fields=host,registrable-domain
    out_is 'www.Example.co.uk|Example.co.uk' 'co.uk|\N' 'a.b.blogspot.com|b.blogspot.com' \
        'x.y.ck.|x.y.ck' '[::1]|\N' '127.1|\N' '\N|\N' '\N|\N' 'a..com|\N' '%61.com|%61.com'
    silent
    status_is 0
    ask '//a.co.uk\nx\n' parse --suffixes=suffixes.dat --fields=registrable-domain --format=json
    out_is '{"registrable-domain":"a.co.uk"}' '{"registrable-domain":null}'
}

@test "registrable-domain: a list that cannot be used is named" {
    suffixes
    for list in missing . ; do
        ask '//a.b\n' parse --suffixes=$list --fields=registrable-domain
        out_is
        status_is 2
        grep -q "^uric: $list: " err
    done
    head -c 100 suffixes.dat >cut
    ask '' parse --suffixes=cut --fields=registrable-domain
    status_is 2
    grep -qxF 'uric: cut: the public suffix list is cut: it ends before ===END PRIVATE DOMAINS===' err
    echo '<html>' >page
    ask '' parse --suffixes=page --fields=registrable-domain
    status_is 2
    grep -qxF 'uric: page: neither a public suffix list nor the table of one' err
    sed 's/^uk/u,k/' suffixes.dat >wrong
    ask '' parse --suffixes=wrong --fields=registrable-domain
    status_is 2
    grep -qxF 'uric: wrong: line 3 is no rule of a public suffix list' err
    printf '\211uPSL\r\n\032' >table
    ask '' parse --suffixes=table --fields=registrable-domain
    status_is 2
    grep -qxF 'uric: table: the table of a public suffix list is cut' err
    # a list that no field needs is not read
    ask '//a.b\n' parse --suffixes=missing --fields=host
    out_is a.b
    status_is 0
}

@test "log: registrable-domain of the target, the referer, the host and the client" {
    suffixes
    for n in 1 2 3; do
        printf 'www.s%s.co.uk:443 h%s.isp.com - - [10/Oct/2000:13:55:36 -0700] "GET http://t.a.ck/ HTTP/1.1" 200 1 "http://r%s.Blogspot.com/x" "-"\n' \
            $((n % 2)) $n $n
    done >in
    run_uric log -q --log-format=vhost --suffixes=suffixes.dat --fields=target.registrable-domain,referer.registrable-domain,host.registrable-domain,client.registrable-domain in
    out_is 't.a.ck|r1.Blogspot.com|s1.co.uk|isp.com' 't.a.ck|r2.Blogspot.com|s0.co.uk|isp.com' \
        't.a.ck|r3.Blogspot.com|s1.co.uk|isp.com'
    run_uric log -q --log-format=vhost --suffixes=suffixes.dat --count-by host.registrable-domain in
    out_is '2|s1.co.uk' '1|s0.co.uk'
    run_uric log -q --log-format=vhost --suffixes=suffixes.dat --fields=line --where 'referer.registrable-domain:lower == "r2.blogspot.com"' in
    out_is 2
    run_uric log -q --log-format=vhost --suffixes=missing --count-by host.registrable-domain in
    status_is 2
    run_uric log -q --log-format=common --fields=host.registrable-domain in
    status_is 2
}

@test "log: partials of one list do not merge with those of another" {
    suffixes
    sed '/blogspot/d' suffixes.dat >others.dat
    echo 'h.a.com - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.1" 200 1' >in
    cp suffixes.dat same.dat
    for list in suffixes same others; do
        run_uric log -q --log-format=common --suffixes=$list.dat --count-by client.registrable-domain --partial=$list in
        status_is 0
        echo 'i.a.com - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.1" 200 1' >in
    done
    run_uric log --merge --suffixes=suffixes.dat --count-by client.registrable-domain suffixes same
    out_is '2|a.com'
    run_uric log --merge --suffixes=suffixes.dat --count-by client.registrable-domain suffixes others
    status_is 2
    grep -q 'suffixes' err
}
