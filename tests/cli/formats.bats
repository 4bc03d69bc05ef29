# TSV, CSV and JSON Lines.
load helper

# ---- TSV

@test "TSV: undefined is \\N, empty is empty" {
    ask 'http://h\nhttp://@h:?#\nfile:///x\n' parse
    out_is 'http|\N|h|\N||\N|\N' 'http||h||||' 'file|\N||\N|/x|\N|\N'
}

@test "TSV: no header by default" {
    ask 'http://h\n' parse --fields=host
    out_is h
    ask 'http://h\n' parse --fields=host --format=tsv
    out_is h
}

@test "TSV: --header names the fields once, also for empty input" {
    ask 'http://h\n' parse --header
    out_is 'scheme|userinfo|host|port|path|query|fragment' 'http|\N|h|\N||\N|\N'
    ask '' parse --header --fields=port-number,record
    out_is 'port-number|record'
    status_is 0
    printf 'http://h\n' >f
    run_uric parse --header --fields=host f f
    out_is host h h
    ask 'a:b\n' split --header
    out_is 'scheme|authority|path|query|fragment' 'a|\N|b|\N|\N'
}

@test "TSV: backslash, tab, LF and CR have one-letter escapes" {
    ask 'a\\b\tc\nd\re\0' split -0 --fields=path
    out_is 'a\\b\tc\nd\re'
}

@test "TSV: a component spelled \\N differs from an undefined one" {
    ask '\\N' split -0 --fields=path,query
    out_is '\\N|\N'
}

@test "TSV: each of the 256 byte values" {
    local b octal escape hex
    # A line cannot hold an LF, nor a NUL-terminated record a NUL.
    for ((b = 0; b < 256; b++)); do
        printf -v octal '%03o' "$b"
        ((b == 0)) || printf '<%b>\0' "\\0$octal" >>in
    done
    printf '<\0>\n' | "$URIC" parse -q --fields=input >all || true
    "$URIC" parse -0q --fields=input <in >>all || true
    # The format does not fix the case of the two digits.
    hex=x
    ! grep -q '\\xF' all || hex=X
    for ((b = 0; b < 256; b++)); do
        printf -v octal '%03o' "$b"
        case $b in
        9) escape='\t' ;;
        10) escape='\n' ;;
        13) escape='\r' ;;
        92) escape='\\' ;;
        *)
            if ((b >= 0x20 && b <= 0x7e)); then
                printf -v escape '%b' "\\0$octal"
            else
                printf -v escape '\\x%02'"$hex" "$b"
            fi
            ;;
        esac
        printf '<%s>\n' "$escape"
    done >escaped
    cmp escaped all
}

@test "TSV: bytes around escapes are unchanged" {
    ask '\x7f\x80ab\xff\n' split --fields=path
    tr A-F a-f <out >lower && mv lower out
    out_is '\x7f\x80ab\xff'
}

@test "TSV: an invalid record is \\N in every field but error, record and input" {
    ask 'http://u:p@h:1/a b?q#f\n' parse -q --fields=scheme,userinfo,host,port,path,query,fragment,authority,user,password,host-kind,path-kind,port-number,form,error,record,input
    out_is '\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|16|1|http://u:p@h:1/a b?q#f'
    status_is 1
}

# ---- CSV

@test "CSV: a header line, lines end in LF" {
    ask 'http://h/p\r\n' parse --format=csv
    out_is_bytes 'scheme,userinfo,host,port,path,query,fragment\nhttp,,h,,/p,,\n'
    status_is 0
}

@test "CSV: one header, also with --header and for empty input" {
    printf 'x:\n' >f
    run_uric parse --format=csv --header --fields=scheme f f
    out_is scheme x x
    ask '' parse --format=csv --fields=scheme,record
    out_is scheme,record
}

@test "CSV: undefined is an empty field, empty is \"\"" {
    ask 'http://h?\n//@:#\n' parse --format=csv
    out_is scheme,userinfo,host,port,path,query,fragment \
        'http,,h,,"","",' ',"","","","",,""'
}

@test "CSV: an invalid record has empty fields and its input" {
    ask 'a b\nc\n' parse -q --format=csv --fields=scheme,path,error,record,input
    out_is scheme,path,error,record,input ',,1,1,a b' ',c,,2,c'
    status_is 1
}

@test "CSV: fields with commas, quotes, LF or CR are quoted, quotes doubled" {
    ask 'a,b\0"\0c"d\0e\nf\0g\rh\0' split -0 --format=csv --fields=path
    out_is_bytes 'path\n"a,b"\n""""\n"c""d"\n"e\nf"\n"g\rh"\n'
}

@test "CSV: other characters are written as they are" {
    ask '\\\t\x01\x7f\xc3\xa9\xe2\x80\xa8\xef\xbf\xbe\xf4\x8f\xbf\xbf\n' split --format=csv --fields=path
    out_is_bytes 'path\n\\\t\x01\x7f\xc3\xa9\xe2\x80\xa8\xef\xbf\xbe\xf4\x8f\xbf\xbf\n'
}

@test "CSV and JSON: NUL and bytes that are not UTF-8 are U+FFFD and two hex digits" {
    ask 'a\0b\x80\xe2\x82,\xff\n' split --fields=path --format=csv
    out_is 'path' '"a�00b�80�e2�82,�ff"'
    ask 'a\0b\x80\xe2\x82"\xff\n' split --fields=path --format=json
    out_is '{"path":"a�00b�80�e2�82\"�ff"}'
}

@test "CSV and JSON: U+FFFD is written as it is, unless two hex digits follow" {
    # �, then �f and a byte, �F0, �ff, and � at the end
    ask '��f\xff�F0�ff�\n' split --fields=path --format=csv
    out_is 'path' '��f�ff�F0�ef�bf�bdff�'
    ask '��f\xff�F0�ff�\n' split --fields=path --format=json
    out_is '{"path":"��f�ff�F0�ef�bf�bdff�"}'
}

@test "CSV and JSON: names of columns have the escape, too" {
    printf '192.0.2.1 - - [21/Nov/2026:09:00:00 +0000] "GET /?a%%FFb=1&gr\303\266\303\237e=2 HTTP/1.1" 200 5\n' >in
    run_uric log --log-format=common --fields=$'target.query.a\xffb,target.query.größe' --format=csv in
    out_is 'target.query.a�ffb,target.query.größe' '1,2'
    run_uric log --log-format=common --fields=$'target.query.a\xffb,target.query.größe' --format=json in
    out_is '{"target.query.a�ffb":"1","target.query.größe":"2"}'
}

@test "CSV and JSON: valid UTF-8 for any bytes, each of which comes back" {
    need python3
    cat >check.py <<'END'
import csv, io, json, random, re, subprocess, sys
r = random.Random(7)
pieces = [bytes([b]) for b in range(256)] + 5 * [
    b'\xef\xbf\xbd', b'\xef\xbf', b'\xef', b'f', b'0', b'\xe2\x82\xac', b'\xf0\x9f', b'"', b',']
records = [b''.join(r.choice(pieces) for _ in range(r.randrange(40))).replace(b'\n', b'')
           for _ in range(20000)]

def undo(text):
    return re.sub(b'\xef\xbf\xbd([0-9a-f]{2})', lambda m: bytes.fromhex(m[1].decode()), text.encode())

def answer(form):
    done = subprocess.run([sys.argv[1], 'split', '--format=' + form, '--fields=input'],
                          input=b'\n'.join(records) + b'\n', stdout=subprocess.PIPE)
    return done.stdout.decode('utf-8')  # strict

want = [record[:-1] if record.endswith(b'\r') else record for record in records]
rows = list(csv.reader(io.StringIO(answer('csv'), newline='')))
assert '\0' not in ''.join(map(''.join, rows))
assert [undo(row[0]) for row in rows[1:]] == want
values = [json.loads(line)['input'] for line in answer('json').split('\n')[:-1]]
assert '\0' not in ''.join(values)
assert [undo(value) for value in values] == want
for record, value in zip(want, values):
    try:
        text = record.decode()
    except UnicodeDecodeError:
        continue
    if '\0' not in text and not re.search('\ufffd[0-9a-f]{2}', text):
        assert value == text, (value, text)
END
    python3 check.py "$URIC"
}

@test "CSV: Python's csv reads every byte back" {
    need python3
    cat >check.py <<'END'
import csv, io, re, subprocess, sys
records = [bytes([b]) for b in range(1, 256)]
records += [b'', b'"', b'""', b'a""b"', b',', b'","', b'\r\n', b'\n\n', b' a ',
            b"'a'", b'\\N', bytes(range(1, 256)) * 3]
def undo(text):
    return re.sub(b'\xef\xbf\xbd([0-9a-f]{2})', lambda m: bytes.fromhex(m[1].decode()), text.encode())
for command in 'parse', 'split':
    done = subprocess.run([sys.argv[1], command, '-0q', '--format=csv',
                           '--fields=record,input,record'],
                          input=b'\0'.join(records) + b'\0',
                          stdout=subprocess.PIPE)
    rows = list(csv.reader(io.StringIO(done.stdout.decode('utf-8'), newline='')))
    assert rows[0] == ['record', 'input', 'record'], rows[0]
    assert len(rows) == len(records) + 1, len(rows)
    for i, record in enumerate(records):
        number, text, again = rows[i + 1]
        assert (number, undo(text), again) == (str(i + 1), record, str(i + 1)), (rows[i + 1], record)
END
    python3 check.py "$URIC"
}

# ---- JSON Lines

@test "JSON: one object a line, null for undefined, \"\" for empty" {
    need python3
    ask 'http://h?\nx b\n' parse -q --format=json
    python3 - <<'END'
import json
lines = open('out', 'rb').read().decode('ascii').split('\n')
assert len(lines) == 3 and lines[2] == '', lines
names = 'scheme userinfo host port path query fragment'.split()
valid, invalid = map(json.loads, lines[:2])
assert list(valid) == names, valid
assert list(valid.values()) == ['http', None, 'h', None, '', '', None], valid
assert list(invalid) == names and set(invalid.values()) == {None}, invalid
END
    status_is 1
}

@test "JSON: no header, not even with --header" {
    ask 'a\n' parse --format=json --header --fields=path
    out_is '{"path":"a"}'
    ask '' parse --format=json --header
    out_is
}

@test "JSON: components and port are strings, error and record are numbers" {
    need python3
    ask 'http://u:p@1.2.3.4:80/p?q#f\na b\n' parse -q --format=json --fields=scheme,userinfo,host,port,path,query,fragment,authority,user,password,host-kind,path-kind,port-number,form,error,record,input
    python3 - <<'END'
import json
valid, invalid = [json.loads(line) for line in open('out')]
assert valid == {
    'scheme': 'http', 'userinfo': 'u:p', 'host': '1.2.3.4', 'port': '80',
    'path': '/p', 'query': 'q', 'fragment': 'f', 'authority': 'u:p@1.2.3.4:80',
    'user': 'u', 'password': 'p', 'host-kind': 'IPv4address',
    'path-kind': 'path-abempty', 'port-number': 80, 'form': None, 'error': None,
    'record': 1, 'input': 'http://u:p@1.2.3.4:80/p?q#f'}, valid
assert type(valid['port-number']) is int and type(valid['record']) is int
assert type(invalid['error']) is int and invalid['error'] == 1
assert invalid['record'] == 2 and invalid['input'] == 'a b'
END
}

@test "JSON: every byte, and every kind of invalid UTF-8" {
    need python3
    cat >check.py <<'END'
import json, subprocess, sys
records = [bytes([b]) for b in range(1, 256)]
records += [b'a' + bytes([b]) + b'z' for b in range(1, 256)]
records += [
    b'', b'"\\/\b\f\n\r\t', b'\x7f',
    b'\xc3\xa9', b'\xe2\x82\xac', b'\xf0\x9f\x98\x80',  # 2, 3, 4 bytes
    b'\xdf\xbf', b'\xe0\xa0\x80', b'\xed\x9f\xbf', b'\xee\x80\x80',
    b'\xef\xbf\xbf', b'\xf0\x90\x80\x80', b'\xf4\x8f\xbf\xbf',  # the first and last of each length
    b'\xe2\x80\xa8\xe2\x80\xa9',
    b'\xc0\x80', b'\xc1\xbf', b'\xe0\x80\x80', b'\xe0\x9f\xbf',  # overlong
    b'\xf0\x80\x80\x80', b'\xf0\x8f\xbf\xbf',
    b'\xed\xa0\x80', b'\xed\xbf\xbf',  # surrogates
    b'\xf4\x90\x80\x80', b'\xf5\x80\x80\x80', b'\xf8\x88\x80\x80\x80',
    b'\xc3', b'\xe2\x82', b'\xf0\x9f\x98', b'\xf0\x9f', b'\xe2',  # truncated
    b'\xc3a', b'\xe2\x82a', b'\xf0\x9f\x98a', b'\xe2\xe2\x82\xac',
    b'\xc3"', b'\xe2\x82\\', b'\xf0\n',
    b'a\x80\x80b', b'\xff\xfe',
]
done = subprocess.run([sys.argv[1], 'split', '-0', '--format=json',
                       '--fields=input,record'],
                      input=b'\0'.join(records) + b'\0', stdout=subprocess.PIPE)
lines = done.stdout.decode('utf-8').split('\n')  # fails unless the output is UTF-8
assert lines.pop() == ''
assert len(lines) == len(records), len(lines)
for i, record in enumerate(records):
    got = json.loads(lines[i])  # strict: no raw control characters
    want = record.decode('utf-8', 'surrogateescape')
    want = ''.join('\ufffd%02x' % (ord(c) - 0xdc00) if '\udc80' <= c <= '\udcff' else c for c in want)
    assert got == {'input': want, 'record': i + 1}, (record, got)
END
    python3 check.py "$URIC"
}

@test "JSON: control characters are escaped, C1 included" {
    printf 'a\033\177\302\200\302\233\302\237\302\240\303\233\n' >in
    run_uric split --format=json --fields=path in
    printf '{"path":"a\\u001b\\u007f\\u0080\\u009b\\u009f\302\240\303\233"}\n' | cmp - out
    run_uric query <<<'?a=%C2%9B%C3%9B'
    printf '[["a","\\u009b\303\233"]]\n' | cmp - out
}

@test "JSON: every line of split and parse is valid JSON" {
    need python3
    cat >check.py <<'END'
import json, random, subprocess, sys
r = random.Random(1)
alphabet = b'ab:/?#[]@!$&\'%"\\,;= \t\r\x00\x80\xc3\xa9'
records = [bytes(r.choice(alphabet) for _ in range(r.randrange(12)))
           for _ in range(5000)]
for command in 'parse', 'split':
    done = subprocess.run([sys.argv[1], command, '--format=json'],
                          input=b'\n'.join(records) + b'\n',
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    lines = done.stdout.decode('utf-8').split('\n')
    assert len(lines) == len(records) + 1
    for line in lines[:-1]:
        for value in json.loads(line).values():
            assert value is None or type(value) is str, line
END
    python3 check.py "$URIC"
}
