# URIs in messages and mailboxes: uric find --mail.
load helper

# found FIELDS LINE...: the rows of the file m.
found() {
    local fields=$1
    shift
    run_uric find --mail --fields="$fields" m
    out_is "$@" && silent
}

@test "mail: headers and the parts of a multipart, each with its name" {
    cat >m <<'END'
From: a@b.example
List-Unsubscribe: <https://h/unsubscribe>
Content-Type: multipart/mixed; boundary="x y"

See http://h/preamble
--x y
Content-Location: http://h/location

see http://h/text
--x y
Content-Type: image/png

http://h/image
--x y--
see http://h/epilogue
END
    run_uric find --mail m
    out_is 'm|1|HEADER|37|21|https://h/unsubscribe' 'm|1|PREAMBLE|4|17|http://h/preamble' \
        'm|1|1.MIME|18|17|http://h/location' 'm|1|1|4|13|http://h/text' \
        'm|1|EPILOGUE|4|17|http://h/epilogue'
    silent
    status_is 0
    found line,uri '2|https://h/unsubscribe' '5|http://h/preamble' '7|http://h/location' \
        '9|http://h/text' '15|http://h/epilogue'
}

@test "mail: quoted-printable, with soft line breaks in a URI" {
    printf '%s\r\n' 'Content-Transfer-Encoding: Quoted-Printable (by hand)' '' \
        'See http://h/a=' 'b?q=3Dd&r=3d=  ' '/e and http://h/=C3=A9,  ' 'http://h/last=' >m
    run_uric find --mail -q --fields=part,offset,length,uri,tolerated,line m
    out_is '1|4|20|http://h/ab?q=d&r=/e||3' \
        '1|29|11|http://h/é|utf8|5' '1|43|13|http://h/last||6'
}

@test "mail: quoted-printable with wrong bytes after =" {
    printf '%s\n' 'Content-Transfer-Encoding: quoted-printable' '' \
        'http://h/a=zb=' '=' 'c=4 http://h/==41=4' >m
    found text,offset 'http://h/a=zbc=4|0' 'http://h/=A=4|17'
}

@test "mail: a part in base64 that is HTML" {
    {
        printf '%s\n' 'Content-Type: TEXT/HTML; charset=utf-8' \
            'Content-Transfer-Encoding: base64' ''
        printf '<base href="http://h/a/">\n<a href="b?c&amp;d">no URI</a>\n' |
            base64 | fold -w 8
    } >m
    # 6 bytes a line, from line 4 on
    found part,uri,line '1|http://h/a/|6' '1|http://h/a/b?c&d|9'
}

@test "mail: base64 with foreign bytes, joined and truncated" {
    # http://h/a LF, http://h/b LF, http://h/ without the last bits
    printf 'Content-Transfer-Encoding: base64\n\n!aHR0cD\0ov L2gv\r\nYQo=aHR0cDovL2gvYgo=\n-aHR0cDovL2gvY' >m
    found offset,length,uri,line '0|10|http://h/a|3' '11|10|http://h/b|4' '22|9|http://h/|5'
}

@test "mail: multiparts in multiparts, with boundaries that begin alike" {
    cat >m <<'END'
Content-Type: multipart/mixed; boundary=a

--a
Content-Type: multipart/alternative;
 boundary="a-b"

--a-b
Content-Type: text/plain

http://h/1.1
--a-
--a-b
Content-Type: text/html

<img src=http://h/1.2>
--a-b--
http://h/1.epilogue
--a

http://h/2
--a--
END
    found part,uri '1.1|http://h/1.1' '1.2|http://h/1.2' '1.EPILOGUE|http://h/1.epilogue' \
        '2|http://h/2'
}

@test "mail: an outer boundary ends what is inside, even a header" {
    cat >m <<'END'
Content-Type: multipart/mixed; boundary=a

--a
Content-Type: multipart/mixed; boundary=b

--b
X: http://h/1.1.MIME
--a

http://h/2
--b
http://h/2+
END
    found part,uri '1.1.MIME|http://h/1.1.MIME' '2|http://h/2' '2|http://h/2+'
}

@test "mail: messages in messages" {
    cat >m <<'END'
Content-Type: multipart/digest; boundary=a

--a

X: http://h/1.HEADER

http://h/1.1
--a
Content-Type: message/rfc822

X: http://h/2.HEADER
Content-Type: multipart/mixed; boundary=b

--b

http://h/2.1
--b--
--a
Content-Type: text/plain

http://h/3
--a--
END
    found part,uri '1.HEADER|http://h/1.HEADER' '1.1|http://h/1.1' \
        '2.HEADER|http://h/2.HEADER' '2.1|http://h/2.1' '3|http://h/3'
    printf 'Content-Type: message/rfc822\n\nX: http://h/x\nnone\nhttp://h/y\n' >m
    found part,uri '1.HEADER|http://h/x' '1.1|http://h/y'
}

@test "mail: a mailbox" {
    cat >m <<'END'
From a@b.example Mon Jan  1 00:00:00 2024
X: http://h/x
Content-Type: multipart/mixed; boundary=a

--a

http://h/y
From here on, text

From a@b.example Mon Jan  1 00:00:00 2024
X: http://h/z

--a
END
    found message,part,uri,line '1|HEADER|http://h/x|2' '1|1|http://h/y|7' \
        '2|HEADER|http://h/z|11'
    printf 'X: http://h/x\n\nFrom here http://h/y\n' >m
    found message,uri '1|http://h/x' '1|http://h/y'
}

@test "mail: no header, no type, no boundary, too many levels" {
    printf '\nhttp://h/a\n' >m
    found part,uri '1|http://h/a'
    printf 'http://h/a\nhttp://h/b\n\n' >m
    found part,uri 'HEADER|http://h/a' 'HEADER|http://h/b'
    printf 'Content-Type: text\nNo field http://h/a\n' >m
    found part,uri '1|http://h/a'
    printf 'Content-Type: multipart/mixed; boundary=""\n\n--\nhttp://h/a\n' >m
    found part,uri '1|http://h/a'
    printf 'Content-Type: multipart/mixed; boundary=a\n\nhttp://h/a\n' >m
    found part,uri 'PREAMBLE|http://h/a'
    for i in $(seq 20); do
        printf 'Content-Type: multipart/mixed; boundary=b%s\n\n--b%s\n' $i $i
    done >m
    echo 'X: http://h/a' >>m
    found part,uri '1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1|http://h/a'
    for i in $(seq 40); do
        printf 'Content-Type: message/rfc822\n\n'
    done >m
    echo 'X: http://h/a' >>m
    found part,uri '1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1|http://h/a'
}

@test "mail: the fields that count are the first, and may have comments" {
    printf '%s\n' 'content-TYPE : (a (\) b;)) text/(c)html (d); charset="a\";b;" ; x=y' \
        'Content-Type: image/png' 'Content-Transfer-Encoding: 8bit' \
        'Content-Transfer-Encoding: base64' '' '<a href=http://h/a>' >m
    found form,uri 'attribute|http://h/a'
    printf '%s\n' 'Content-Type: multipart/mixed; x="; boundary=b";' '	boundary="\a=\"b" ' '' \
        '--a="b' 'Content-Type: application/octet-stream' '' 'http://h/a' '--b' 'http://h/b' \
        '--a="b  ' '' 'http://h/c' >m
    found part,uri '2|http://h/c'
}

@test "mail: lines longer than all buffers" {
    {
        printf 'X: '
        head -c 1000000 /dev/zero | tr '\0' a
        printf ' http://h/header\nContent-Transfer-Encoding: quoted-printable\n\n'
        seq 30000 | awk '{ printf "http://h/=41=3%d   http://h/=3D%05d ", $1 % 10, $1 }'
        printf 'http://h/=\n/end\nhttp://h/second'
    } >m
    run_uric find --mail --fields=uri,line m
    {
        printf 'http://h/header\t1\n'
        seq 30000 | awk '{ printf "http://h/A%d\t4\nhttp://h/=%05d\t4\n", $1 % 10, $1 }'
        printf 'http://h//end\t4\nhttp://h/second\t6\n'
    } >want
    cmp want out
}

@test "mail: a URI across windows, with the lines it comes from" {
    {
        printf 'Content-Transfer-Encoding: base64\n\n'
        seq 20000 | awk '{ printf "see http://h.example/%05d\nand more\n", $1 }' | base64 -w 60
    } >m
    run_uric find --mail --fields=offset,uri,line m
    # 36 bytes each, 45 a line of base64, from the third line on
    seq 20000 | awk '{
        at = 36 * ($1 - 1) + 4
        printf "%d\thttp://h.example/%05d\t%d\n", at, $1, at / 45 + 3
    }' >want
    cmp want out
}

@test "mail: the base of HTML parts, and HTML that does not end" {
    printf '%s\n' 'Content-Type: multipart/mixed; boundary=a' '' '--a' \
        'Content-Type: application/xhtml+xml' '' '<a href="b">' '<a href="http://h/c' '--a' \
        'Content-Type: text/html' '' '<base href="//i/"><a href=d>' '--a--' >m
    run_uric find --mail --base=http://h/x/ --fields=part,uri m
    out_is '1|http://h/x/b' '1|http://h/c' '2|http://i/' '2|http://i/d'
}

@test "mail: --strict adds a column, and usage" {
    printf 'X: http://h/\303\251\n' >m
    run_uric find --mail --strict -q m
    out_is 'm|1|HEADER|3|9|http://h/|1'
    ask '' find --mail
    silent
    status_is 1
    for wrong in '--mail --html' '--fields=part' '--fields=message,uri' '--mail --base=/x'; do
        ask '' find $wrong
        status_is 2
        out_is
    done
    says -- --base
}

@test "mail: the parts and URIs that Python's email package finds" {
    need python3
    cat >compare.py <<'END'
import email, email.policy, email.mime.application, email.mime.message, email.mime.multipart
import email.mime.text, random, subprocess, sys
from email import encoders

draw = random.Random(1)
counter = 0


def uri():
    global counter
    counter += 1
    return 'http://h.example/%d?%s' % (counter, ''.join(draw.choices('abc=&;/', k=draw.choice((3, 30, 200)))) + 'z')


def text():
    lines = [draw.choice((uri(), 'caf\u00e9', '--', 'a =', '')) for _ in range(draw.randrange(8))]
    return '\n'.join(lines) + draw.choice(('', '\n'))


def leaf():
    kind = draw.choice(('plain', 'html', 'csv', 'other'))
    if kind == 'other':
        return email.mime.application.MIMEApplication(text().encode())
    body = text()
    if kind == 'html':
        body = '<p>%s</p>\n' % body
    part = email.mime.text.MIMEText('', kind, 'utf-8')
    del part['Content-Transfer-Encoding']
    part.set_payload(body.encode())
    draw.choice((encoders.encode_base64, encoders.encode_quopri, encoders.encode_7or8bit))(part)
    return part


def entity(depth):
    kind = draw.choice(('leaf', 'multipart', 'message') if depth < 4 else ('leaf',))
    if kind == 'leaf':
        return leaf()
    if kind == 'message':
        inner = entity(depth + 1)
        inner['Subject'] = uri()
        return email.mime.message.MIMEMessage(inner)
    part = email.mime.multipart.MIMEMultipart(draw.choice(('mixed', 'alternative')))
    for _ in range(draw.randrange(1, 4)):
        part.attach(entity(depth + 1))
    part.preamble = draw.choice((None, uri()))
    part.epilogue = draw.choice((None, uri() + '\n'))
    return part


def find(data, html=False):
    said = subprocess.run([sys.argv[1], 'find', '--fields=offset,length,uri'] + ['--html'] * html,
                          input=data, stdout=subprocess.PIPE, check=False).stdout
    return said.decode().splitlines()


def wanted(message, path):
    """(part, row) of the bodies, by Python's reading of the message."""
    def single(part, path):
        if part.get_content_type() == 'message/rfc822':
            yield from wanted(part.get_payload(0), path)
        elif part.get_content_maintype() == 'text':
            for row in find(part.get_payload(decode=True), part.get_content_subtype() == 'html'):
                yield path, row

    def multipart(part, path):
        for i, child in enumerate(part.get_payload(), 1):
            at = path + [str(i)]
            if child.get_content_maintype() == 'multipart':
                yield from multipart(child, at)
            else:
                yield from single(child, at)

    if message.get_content_maintype() == 'multipart':
        yield from multipart(message, path)
    else:
        yield from single(message, path + ['1'])


total = 0
for _ in range(120):
    made = entity(0)
    made['Subject'] = uri()
    data = made.as_bytes(policy=email.policy.compat32.clone(linesep=draw.choice(('\n', '\r\n'))))
    want = ['\t'.join(('.'.join(path), row)) for path, row in wanted(email.message_from_bytes(data), [])]
    said = subprocess.run([sys.argv[1], 'find', '--mail', '--fields=part,offset,length,uri'],
                          input=data, stdout=subprocess.PIPE, check=False).stdout
    got = [row for row in said.decode().splitlines() if not row.split('\t')[0].isupper() and
           not row.split('\t')[0].split('.')[-1].isupper()]
    assert got == want, (data.decode(errors='replace'), got, want)
    total += len(want)
assert total > 150, total
END
    python3 compare.py "$URIC"
}
