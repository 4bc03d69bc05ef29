# uric scheme: the parts that each record's scheme defines.
load helper

# One key's value of the first line, as JSON.
value_is() {
    need python3
    python3 - "$1" "$2" <<'PYTHON' || { show; return 1; }
import json, sys
with open("out") as out:
    found = json.loads(out.readline())
key, want = sys.argv[1], json.loads(sys.argv[2])
if key not in found or found[key] != want:
    sys.exit("%s should be %r: %r" % (key, want, found))
PYTHON
}

@test "ftp: the parts and the commands" {
    ask 'ftp://me:secret@host.dom:2121/%2Fetc//motd;type=a\n' scheme
    out_is '{"scheme":"ftp","host":"host.dom","port":"2121","default-port":21,"user":"me","password":"secret","cwd":["%2Fetc",""],"name":"motd","typecode":"a","commands":["USER me","PASS secret","CWD /etc","CWD ","TYPE a","RETR motd"]}'
    silent && status_is 0
}

@test "ftp: a decoded line end is rejected as a command" {
    ask 'ftp://h/a%0d%0aDELE%20x\n' scheme
    value_is commands null
    value_is refused '"a decoded element contains CR"'
    status_is 0
}

@test "http: the path without its slash, and the searchpart" {
    ask 'HTTP://h/a/b?c\n' scheme
    out_is '{"scheme":"HTTP","host":"h","port":null,"default-port":80,"path":"a/b","searchpart":"c"}'
    ask 'https://h\n' scheme
    out_is '{"scheme":"https","host":"h","port":null,"default-port":443,"path":null,"searchpart":null}'
    ask 'wss://h/\n' scheme
    out_is '{"scheme":"wss","host":"h","port":null,"default-port":443,"path":"","searchpart":null}'
}

@test "gopher: the parts, and the meaning of the Gopher+ string" {
    ask 'gopher://h/0sel%09%09!%2BABSTRACT%20+SMELL\n' scheme
    value_is gophertype '"0"'
    value_is selector '"sel"'
    value_is search '""'
    value_is gopher-string '"!%2BABSTRACT%20+SMELL"'
    value_is plus '{"request": "attributes", "attributes": ["+ABSTRACT", "+SMELL"]}'
    ask 'gopher://h/0s%09%09+text%20Es_ES\n' scheme
    value_is plus '{"request": "view", "view": "text", "language": "Es_ES"}'
    ask 'gopher://h/0s%09%09+%091%0D%0A+-1%0D%0Aa%20b%0D%0A.%0D%0A\n' scheme
    value_is plus '{"request": "form-data", "values": ["a b"]}'
    ask 'gopher://h\n' scheme
    out_is '{"scheme":"gopher","host":"h","port":null,"default-port":70,"gophertype":"1","selector":null,"search":null,"gopher-string":null,"plus":null}'
}

@test "mailto: addresses and headers, decoded after splitting" {
    ask 'mailto:a@b,%22x%2Cy%22@z?subject=caf%C3%A9%26co&cc=\n' scheme
    value_is encoded822addr '"a@b,%22x%2Cy%22@z"'
    value_is addresses '["a@b", "\"x,y\"@z"]'
    value_is headers '[["subject", "café&co"], ["cc", ""]]'
    value_is host null
    value_is default-port null
}

@test "mailto: RFC 1738 allows one address" {
    ask 'mailto:a@b,c@d?e\n' scheme --strict
    value_is addresses '["a@b,c@d?e"]'
    value_is headers '[]'
}

@test "news and nntp" {
    ask 'news:*\n' scheme
    out_is '{"scheme":"news","host":null,"port":null,"default-port":119,"group":null,"article":null,"all":true}'
    ask 'news:a.b@c.d\n' scheme
    value_is article '"a.b@c.d"'
    value_is all false
    ask 'nntp://h:1/comp.x/12\n' scheme
    out_is '{"scheme":"nntp","host":"h","port":"1","default-port":119,"group":"comp.x","article-number":"12"}'
}

@test "telnet, wais and prospero" {
    ask 'telnet://u:p@h/\n' scheme
    out_is '{"scheme":"telnet","host":"h","port":null,"default-port":23,"user":"u","password":"p"}'
    ask 'wais://h/db/t/p\n' scheme
    out_is '{"scheme":"wais","host":"h","port":null,"default-port":210,"database":"db","search":null,"wtype":"t","wpath":"p"}'
    ask 'prospero://h//a;b=c;d=\n' scheme
    out_is '{"scheme":"prospero","host":"h","port":null,"default-port":1525,"hsoname":"/a","fields":[["b","c"],["d",""]]}'
}

@test "file: names on POSIX systems and on Windows" {
    ask 'file:///c:/a%20b\n' scheme
    out_is '{"scheme":"file","host":"","port":null,"default-port":null,"path":"/c:/a%20b","posix":"/c:/a b","windows":"c:\\a b"}'
    ask 'file:/etc/motd\n' scheme
    value_is host null
    value_is posix '"/etc/motd"'
    value_is windows null
    ask 'file://srv/share/x\n' scheme
    value_is posix null
    value_is windows '"\\\\srv\\share\\x"'
}

@test "any other scheme: its kind and the generic parts" {
    ask 'z39.50://h/x?y\n' scheme
    out_is '{"scheme":"z39.50","host":"h","port":null,"default-port":210,"kind":"reserved","path":"/x","query":"y"}'
    ask 'x-a:b\n' scheme
    value_is kind '"experimental"'
    ask 'foo:\n' scheme
    value_is kind '"unknown"'
    value_is path '""'
    value_is default-port null
}

# JSON cannot hold them; a U+FFFD in their place could be of another URI.
@test "decoded bytes that are not UTF-8: null, and refused says where" {
    ask 'file:///%FF\nfile:///%FE\nfile:///%EF%BF%BD\n' scheme
    [ "$(sed -n 1p out)" = '{"scheme":"file","host":"","port":null,"default-port":null,"path":"/%FF","posix":null,"windows":null,"refused":"posix is not UTF-8"}' ]
    [ "$(sed -n 3p out)" = "$(printf '{"scheme":"file","host":"","port":null,"default-port":null,"path":"/%%EF%%BF%%BD","posix":"/\357\277\275","windows":null}')" ]
    status_is 0
    ask 'file:///c:/%E2%82\n' scheme
    value_is windows null
    value_is refused '"posix is not UTF-8"'
    ask 'file://h/s/%80\n' scheme
    value_is windows null
    value_is refused '"windows is not UTF-8"'
    ask 'mailto:%FFa@b,c@d?x=%C0&%C3%A9=y&%C3=z\n' scheme
    value_is addresses '[null,"c@d"]'
    value_is headers '[["x",null],["é","y"],[null,"z"]]'
    value_is refused '"addresses is not UTF-8"'
    ask 'mailto:a@b?x=%C0\n' scheme
    value_is refused '"headers is not UTF-8"'
    ask 'ftp://u%FE@h/a/%C3%A9\nftp://h/%C3\n' scheme
    value_is commands null
    value_is refused '"commands is not UTF-8"'
    ask 'gopher://h/0s%09%09!+A%FF%20+B\n' scheme
    value_is plus '{"request":"attributes","attributes":[null,"+B"]}'
    value_is refused '"attributes is not UTF-8"'
    ask 'gopher://h/0s%09%09+%FE%20%FF\n' scheme
    value_is plus '{"request":"view","view":null,"language":null}'
    value_is refused '"view is not UTF-8"'
}

@test "strict means RFC 1738" {
    ask 'http://h/~u\nhttp://h/%7eu\nhttps://h/\n' scheme --strict
    [ "$(grep -c '"scheme":null' out)" -eq 1 ]
    messages_at -:1:9
    status_is 1
}

@test "one line per record, and a message per invalid one" {
    ask 'ftp://h/a;type=x\nhttp://h\nhttp:///a\n\na b\nftp:/x y\n' scheme
    [ "$(wc -l <out)" -eq 6 ]
    [ "$(grep -cFx '{"scheme":null,"host":null,"port":null,"default-port":null}' out)" -eq 5 ]
    messages_at -:1:15 -:3:7 -:4:0 -:5:1 -:6:5
    status_is 1
}

@test "the message says what the scheme requires" {
    ask 'ftp://h/a;type=x\n' scheme
    says 'ftp: typecode must be one of a, i, d' 'expected "A", "D", "I", "a", "d" or "i"'
    ask 'http:///a\n' scheme
    says 'http: a host is required'
    ask 'ws://u@h/\nfile://h:1/a\nmailto://h\nwss://h/#f\n' scheme
    says 'ws: a userinfo is not allowed' 'file: a port is not allowed' \
        'mailto: "//" and a host are not allowed' 'ws: a fragment is not allowed'
    ask 'coap:a\ntel://1\n' scheme
    says '-:1:5: a host is required; ' '-:2:5: "//" and a host are not allowed; '
}

@test "without a known scheme, messages name none" {
    ask 'foo\n\nws://h/a b\n1 b\n' scheme --strict
    messages_at -:1:3 -:2:0 -:3:8 -:4:1
    lacks unknown err && lacks 'form that RFC 1738' err
    says '-:1:3: unexpected end after "foo"; expected "+", "-", ".", ":", a letter'
}

# The smallest offset at which no URI of the scheme continues, even if the record is not a URI
# at all or ends inside a triplet or an IP literal.
@test "the offset follows the scheme's grammar" {
    ask 'http:///x y\nftp://h/x;type=%\nftp://h/x;type=%zz\nmailto:a%4\nws://u@[::1\nhttp://u@[::1\nmailto:a%20\n' scheme
    messages_at -:1:7 -:2:15 -:3:15 -:4:10 -:5:6 -:6:13 -:7:10
}

# After a host and ":", a userinfo is still possible, but not with these schemes.
@test "the offset follows the scheme in an invalid port" {
    ask 'gopher://h:80a/\nws://h:8x/\ngopher://u:p\nws://h:%\nws://h:80%4\nwais://h:-\nprospero://h:1%31/x\nhttp://u:p\nfile://h:8a\n' scheme
    messages_at -:1:13 -:2:8 -:3:11 -:4:7 -:5:9 -:6:9 -:7:14 -:8:10 -:9:8
    grep -q '^uric: -:1:13: gopher: a userinfo is not allowed; unexpected "a"' err
}

# If the error is at i, some URI of the scheme starts with i bytes of the record, and none with
# i + 1.
@test "the offset is the first at which no URI of the scheme continues" {
    need python3
    python3 - "$URIC" <<'PYTHON' || { show; return 1; }
import itertools
import random
import re
import subprocess
import sys

SCHEMES = ("http ws ftp gopher mailto news nntp telnet wais file prospero coap tel "
           "nfs mid x-y other").split()
PIECES = ("// / h u: @ : 80 a % %4 %41 %zz [ [::1] ::1] 1.2.3.4 ? # ; = & , * "
          ";type= ;type=a %09 u@h .").split() + [" ", ""]
ENDS = [b"".join(parts) for parts in itertools.product(
    (b"", b"1", b"41", b"]", b":]", b"::]", b":", b"h", b"/h", b"//h"),
    (b"", b"@h", b"=v"), (b"", b"/g", b"/g@h", b"a", b"type=a"))]
made = random.Random(1738)


def record():
    parts = [made.choice(SCHEMES), ":", made.choice(("", "//", "//", "//", "/"))]
    parts += made.choices(PIECES, k=made.randint(0, 6))
    return "".join(parts).encode()


def ask(records, *options):
    return subprocess.run([sys.argv[1], "scheme", *options],
                          input=b"".join(s + b"\n" for s in records),
                          capture_output=True)


def goes_on(begins):
    answers = ask([s + end for s in begins for end in ENDS], "-q").stdout.split(b"\n")
    valid = [not answer.startswith(b'{"scheme":null') for answer in answers[:-1]]
    return [any(valid[i:i + len(ENDS)]) for i in range(0, len(valid), len(ENDS))]


records = sorted({record() for _ in range(4000)})
wrong = []
for line in ask(records).stderr.split(b"\n"):
    place = re.match(rb"uric: -:(\d+):(\d+): ", line)
    if place:
        wrong.append((records[int(place[1]) - 1], int(place[2])))
if len(wrong) < 1000:
    sys.exit("only %d of the records go wrong" % len(wrong))
early = goes_on([s[:i + 1] for s, i in wrong if i < len(s)])
late = goes_on([s[:i] for s, i in wrong])
failures = ["%r: %d is too early" % at
            for at, on in zip((at for at in wrong if at[1] < len(at[0])), early) if on]
failures += ["%r: %d is too late" % at for at, on in zip(wrong, late) if not on]
if failures:
    sys.exit("\n".join(failures[:20]))
PYTHON
}

@test "-q, -0 and wrong usage" {
    ask 'http:\n' scheme -q
    silent && status_is 1
    ask 'http://h\0news:*\0' scheme -0
    [ "$(wc -l <out)" -eq 2 ]
    run_uric scheme --format=csv
    status_is 2
    run_uric parse --strict
    status_is 2
    run_uric scheme --header
    status_is 2
    says 'unknown or ambiguous option "--header"' 'the options are: --'
}
