# uric scheme: what each record's scheme makes of its part.
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

@test "ftp: the parts, and the commands" {
    ask 'ftp://me:secret@host.dom:2121/%2Fetc//motd;type=a\n' scheme
    out_is '{"scheme":"ftp","host":"host.dom","port":"2121","default-port":21,"user":"me","password":"secret","cwd":["%2Fetc",""],"name":"motd","typecode":"a","commands":["USER me","PASS secret","CWD /etc","CWD ","TYPE a","RETR motd"]}'
    silent && status_is 0
}

@test "ftp: a decoded line's end is no command" {
    ask 'ftp://h/a%0d%0aDELE%20x\n' scheme
    value_is commands null
    value_is refused '"a decoded element holds CR"'
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

@test "gopher: the parts, and what the Gopher+ string asks for" {
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

@test "mailto: RFC 1738 has one address" {
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

@test "any other scheme: which kind, and the generic parts" {
    ask 'z39.50://h/x?y\n' scheme
    out_is '{"scheme":"z39.50","host":"h","port":null,"default-port":210,"kind":"reserved","path":"/x","query":"y"}'
    ask 'x-a:b\n' scheme
    value_is kind '"experimental"'
    ask 'foo:\n' scheme
    value_is kind '"unknown"'
    value_is path '""'
    value_is default-port null
}

@test "bytes that are not UTF-8 become U+FFFD" {
    ask 'mailto:%FFa@b\n' scheme
    value_is addresses '["\ufffda@b"]'
}

@test "strict is RFC 1738" {
    ask 'http://h/~u\nhttp://h/%7eu\nhttps://h/\n' scheme --strict
    [ "$(grep -c '"scheme":null' out)" -eq 1 ]
    messages_at -:1:9
    status_is 1
}

@test "one line for each record, and a message for each invalid one" {
    ask 'ftp://h/a;type=x\nhttp://h\nhttp:///a\n\na b\nftp:/x y\n' scheme
    [ "$(wc -l <out)" -eq 6 ]
    [ "$(grep -cFx '{"scheme":null,"host":null,"port":null,"default-port":null}' out)" -eq 5 ]
    messages_at -:1:15 -:3:7 -:4:0 -:5:1 -:6:5
    status_is 1
}

@test "the message says what the scheme wants" {
    ask 'ftp://h/a;type=x\n' scheme
    says 'ftp: typecode must be one of a, i, d' 'expected "A", "D", "I", "a", "d" or "i"'
    ask 'http:///a\n' scheme
    says 'http: a host is required'
    ask 'ws://u@h/\nfile://h:1/a\nmailto://h\nwss://h/#f\n' scheme
    says 'ws: there can be no user' 'file: there can be no port' \
        'mailto: there can be no "//" and host' 'ws: there can be no fragment'
}

# The smallest offset at which no URI of the scheme goes on, though the record is no
# URI at all, and though it breaks off inside a triplet or an IP literal.
@test "the offset is the scheme's" {
    ask 'http:///x y\nftp://h/x;type=%\nftp://h/x;type=%zz\nmailto:a%4\nws://u@[::1\nhttp://u@[::1\nmailto:a%20\n' scheme
    messages_at -:1:7 -:2:15 -:3:15 -:4:10 -:5:6 -:6:13 -:7:10
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
}
