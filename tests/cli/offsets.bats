# The error offset is the smallest i such that no string of the language starts with the first
# i + 1 bytes; it is the length if the input only ends too early.
load helper

@test "the manual's four examples" {
    refuses URI-reference 'http://a b' 8 'http://[::1' 11 %4 2 1:2 1
}

@test "percent-encoding: at the byte that is not a hex digit, or at the end" {
    refuses URI-reference % 1 a% 2 %4 2 %g0 1 %4g 2 a%zz 2 'x://%' 5 \
        'x://h/%2' 8 'a?%' 3 'a#%4' 4 %%41 1
}

@test "schemes" {
    refuses URI-reference : 0 :a 0 1a: 2 a_b:c 3 a%41:b 4 +a: 2 a@b:c 3
    accepts URI-reference a1+-.:b a/b:c ?a:b '#a:b'
}

# "h:80a" may still become userinfo, so nothing before its end is wrong: only an "@" can
# follow.
@test "an apparent bad port may be userinfo" {
    refuses URI-reference 'http://h:80a' 12 'http://h:80a/' 12 'http://h:-1' 11 \
        'http://h:-1/' 11 'http://h:80a?q' 12 'http://a:b:c' 12 'http://a:b:c/' 12
    accepts URI-reference http://h:80a@x http://h:-1@x http://a:b:c@x
}

@test "not so after an @ or an IP literal" {
    refuses URI-reference http://a@b@c 10 http://u@h:8a 12 'http://[::1]a' 12 \
        'http://[::1]:8a' 14 'http://[::1]@h' 12 http://u@h:1@ 12
}

@test "IPv6 literals" {
    refuses URI-reference 'http://[' 8 'http://[]' 8 'http://[::' 10 \
        'http://[::g]' 10 'http://[1:2:3:4:5:6:7:8:9]' 23 \
        'http://[1::2::3]' 13 'http://[12345::]' 12 'http://[1:2:3]' 13 \
        'http://[:1]' 9 'http://[1:2:3:4:5:6:7]' 21 'http://[fe80::1%25en0]' 15
}

@test "IPv4 inside IPv6 literals" {
    refuses URI-reference 'http://[::256.1.1.1]' 13 'http://[::1.2.3.4.5]' 17 \
        'http://[::1.2.3]' 15 'http://[1.2.3.4]' 9 'http://[::01.2.3.4]' 12 \
        'http://[1:2:3:4:5:6:7:1.2.3.4]' 23
}

@test "IPvFuture literals" {
    refuses URI-reference 'http://[v' 9 'http://[vg' 9 'http://[v.' 9 \
        'http://[v1' 10 'http://[v1.' 11 'http://[v1.]' 11 'http://[v1.a' 12 \
        'http://[v1.%41]' 11
    accepts URI-reference 'http://[v1.a]' 'http://[V1F.:a]' 'http://[vF.~]'
}

@test "bytes that are invalid everywhere, in each component" {
    refuses URI-reference ' ' 0 'a b' 1 'a"b' 1 'a<b' 1 'a>b' 1 'a\b' 1 'a^b' 1 \
        'a`b' 1 'a{b' 1 'a|b' 1 'a}b' 1 'a[b' 1 'a]b' 1 \
        '//a b' 3 '//u v@h' 3 '//h/a b' 5 '?a b' 2 '#a b' 2 'a#b#c' 3 'a?[' 2 \
        'x y:z' 1
}

@test "control bytes, DEL and bytes over 0x7F" {
    ask 'a\x01\n\x7f\n//\x80\n/\xc3\xa9\n?\xff\n#\x00\na\t\n' parse --fields=error
    out_is 1 0 2 1 1 1 1
    messages_at -:1:1 -:2:0 -:3:2 -:4:1 -:5:1 -:6:1 -:7:1
}

@test "the first error counts" {
    refuses URI-reference 'a b c' 1 'http://a b/%zz' 8 '%zz[' 1
}

@test "an offset counts bytes of the record, whatever its terminator" {
    ask 'ab c\r\nab%\r\n' parse --fields=error
    out_is 2 3
    ask 'ab%\0' parse -0 --fields=error
    out_is 3
}

@test "each prefix of a valid string is valid or ends too early" {
    need python3
    cat >check.py <<'END'
import subprocess, sys
strings = {
    'URI-reference': ['http://u:p@[1:2::5:6.7.8.9]:80/a/%41?b%42#c%43',
                      'x://[v1.a:b]:', 'a%20/b:c', '//1.2.3.4:5/'],
    'URI': ['http://u:p@[::1.2.3.4]:80/a?b#c'],
    'request-target': ['/a%20?b', '[1:2:3:4:5:6:7::]:443', '1.2.3.4:80'],
    'IPv6address': ['1:2:3:4:5:6:127.0.0.1', 'abcd::'],
    'IPv4address': ['199.249.255.0'],
}
for rule, wholes in strings.items():
    records = [w[:i] for w in wholes for i in range(len(w) + 1)]
    done = subprocess.run([sys.argv[1], 'parse', '-q', '--as=' + rule,
                           '--fields=error'],
                          input='\n'.join(records).encode() + b'\n',
                          stdout=subprocess.PIPE)
    errors = done.stdout.decode().splitlines()
    assert len(errors) == len(records)
    for record, error in zip(records, errors):
        assert error in ('\\N', str(len(record))), (rule, record, error)
    # Each prefix followed by a byte that is invalid everywhere: that byte is the error.
    done = subprocess.run([sys.argv[1], 'parse', '-q', '--as=' + rule,
                           '--fields=error'],
                          input=''.join(r + ' x\n' for r in records).encode(),
                          stdout=subprocess.PIPE)
    assert done.stdout.decode().split() == [str(len(r)) for r in records], rule
END
    python3 check.py "$URIC"
}
