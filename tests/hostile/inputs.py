"""Inputs that are costly to process: functions of their approximate length."""

import bz2
import gzip
import lzma
import shutil
import subprocess

LINE = b'1.1.1.1 - - [10/Oct/2000:13:55:36 +0000] "GET %s HTTP/1.1" 200 1 "%s" "%s"\n'


def filled(begin, piece, end):
    """One record, or one text: piece, repeated up to the length."""
    def make(n):
        return begin + piece * (max(0, n - len(begin) - len(end)) // len(piece) + 1) + end
    return make


def many(record):
    return filled(b'', record, b'')


def numbered(pattern):
    """Different records: pattern with a number in it."""
    def make(n):
        count = n // (len(pattern % 0) + 5) + 1
        return b''.join(pattern % (i * 7919 % 1000003) for i in range(count))
    return make


def log_line(target, referer=b'-', agent=b'-'):
    return LINE % (target, referer, agent)


def long_line(piece, begin=b'/'):
    """A log line that consists mostly of its target."""
    before, after = LINE.split(b'%s', 1)
    return filled(before + begin, piece, after % (b'-', b'-'))


def directive(n):
    """The first half names columns, the second half fills them."""
    return filled(b'#Fields: cs-uri-stem', b' x-abcdefg', b'\n')(n // 2) + b'/a b\n' * (n // 10)


def with_zstd(data):
    return subprocess.run(['zstd', '-q', '-c'], input=data, stdout=subprocess.PIPE,
                          check=True).stdout


def with_lz4(data):
    return subprocess.run(['lz4', '-q', '-c'], input=data, stdout=subprocess.PIPE,
                          check=True).stdout


def members(compress):
    """Many members, each of one line."""
    def make(n):
        member = compress(log_line(b'/'))
        return member * (n // len(member) + 1)
    return make


def bomb(compress):
    """One line whose length the file's size hides: n bytes compress to n / 64."""
    def make(n):
        return compress(b'\0' * n)
    return make


# Inputs of one record each.
ONE = {
    'long': filled(b'http://h/', b'a', b''),
    'bytes': filled(b'', b'\xff\x80\xe2\x82', b''),
    'c1': filled(b'', b'\xc2\x9b', b''),
    'spaces': filled(b'http://h/', b' ', b''),
    'percent': filled(b'http://h/', b'%', b''),
    'triplets': filled(b'http://h/', b'%41%2f%c3', b''),
    'wrong': filled(b'ftp://h/', b'a', b'^'),
    'dots': filled(b'', b'../a/./', b''),
    'slashes': filled(b'http:', b'/', b''),
    'segments': filled(b'http://h/', b'a/', b''),
    'colons': filled(b'', b':', b''),
    'ats': filled(b'http://', b'u:p%40', b'@h'),
    'brackets': filled(b'http://', b'[::', b''),
    'hashes': filled(b'', b'#', b''),
    'hyphens': filled(b'', b'a-', b':'),
    'labels': filled(b'http://', b'xn--a.', b'/'),
    'digits': filled(b'http://h:', b'1', b'/'),
    'pairs': filled(b'?', b'a=b&', b''),
    'amps': filled(b'?', b'&', b''),
    'pluses': filled(b'?', b'+=+&', b''),
    'backslashes': filled(b'', b'\\', b''),
    'quotes': filled(b'', b'"', b''),
    'cases': filled(b'HTTP://', b'A%5a', b'/'),
    'field': filled(b'http\t\\N\th\t\\N\t/', b'\\\\\\x41', b'\t\\N\t\\N'),
    'tabs': filled(b'', b'\t', b''),
    'two': filled(b'http://h/%41', b'%7e', b'\thttp://h/A'),
    'twice': lambda n: filled(b'http://h/', b'%7e', b'\t')(n // 2) +
                       filled(b'HTTP://h/', b'~', b'\n')(n // 2),
    'ftp': filled(b'ftp://h/', b'%2fa/', b'c;type=a'),
    'mailto': filled(b'mailto:', b'a@b,', b'c@d'),
    'headers': filled(b'mailto:?', b'a=b&', b'c=d'),
    'gopher': filled(b'gopher://h/1', b'%09a', b''),
    'prospero': filled(b'prospero://h/x', b';a=b', b''),
    'wais': filled(b'wais://h/', b'a', b'/b/c'),
    'file': filled(b'file:///', b'c|/', b''),
    'news': filled(b'news:', b'a.', b'b'),
    'deep': filled(b'', b'{"a":', b''),
    'deeper': filled(b'{"a":', b'[', b''),
    'members': filled(b'{', b'"a":{"b":1},', b'"a":1}'),
    'escapes': filled(b'{"a":{"b":"', b'\\u0041\\ud83d', b'"}}'),
    'targets': long_line(b'a/'),
    'queries': long_line(b'q=a%20b&', b'/?'),
    'triplet_targets': long_line(b'%41%zz'),
    'numbers_line': long_line(b'9', b'/?q='),
}

# Many records, or text: memory must stay constant.
MANY = {
    'one': lambda n: b'http://h/a?q=1#f\n',
    'empty': many(b'\n'),
    'short': many(b'http://h/a?q#f\n'),
    'lf': many(b'a\n'),
    'crs': many(b'\r\n'),
    'nuls': many(b'a\0'),
    'bads': many(b' \n'),
    'late': many(b'http://user@example.org:8080/a/b/c?query=1#frag ment\n'),
    'ipv6': many(b'http://[1:2::3:1.2.3.4]:80/\n'),
    'numbers': many(b'http://0x7f.1:65536/\n'),
    'ftps': many(b'ftp://h/a^\n'),
    'mailtos': many(b'mailto:a@b?c=d%\n'),
    'fields': many(b'http\tu\th\t1\t/a\tq\tf\n'),
    'lines': many(log_line(b'/a?q=x', b'http://r/?y', b'A')),
    'half_lines': many(b'1.1.1.1 - - [10/Oct/2000:13:55:36 +0000] "GET \n'),
    'escaped_lines': many(log_line(b'/\\x22\\x41', b'\\"', b'\\\\')),
    'keys': numbered(log_line(b'/%d')),
    'same': many(log_line(b'/')),
    'json': many(b'{"a":{"b":"/x?y"},"c":[1,2]}\n'),
    'directives': many(b'#Fields: cs-uri-stem a b\n/a b c\n'),
    'directive': directive,
    'w3c': filled(b'#Fields: cs-uri-stem x\n', b'/a b\n', b''),
    'gzip_members': members(gzip.compress),
    'gzip_bomb': bomb(gzip.compress),
    'xz_members': members(lzma.compress),
    'xz_bomb': bomb(lzma.compress),
    'zstd_members': members(with_zstd),
    'zstd_bomb': bomb(with_zstd),
    'bzip2_members': members(bz2.compress),
    'bzip2_bomb': bomb(bz2.compress),
    'lz4_members': members(with_lz4),
    'lz4_bomb': bomb(with_lz4),
    # text
    'urls': many(b'see http://h/a, or (http://b/(c)) and www.d.e. '),
    'schemes': filled(b'', b'http://', b''),
    'prefixes': filled(b'', b'URL:', b''),
    'suffixes': filled(b'', b'www.', b''),
    'angles': filled(b'', b'<http://h/\n', b''),
    'opens': filled(b'', b'<', b''),
    'parentheses': filled(b'http://h/', b'(', b''),
    'closing': filled(b'http://h/', b')', b''),
    'commas': filled(b'http://h/', b',;', b''),
    'text_quotes': filled(b'', b'"http://a ', b''),
    'apostrophes': filled(b'', b"http://a'", b''),
    'words': filled(b'', b'a:', b''),
    'line_ends': filled(b'<http://h/', b'-\n', b''),
    'entities': filled(b'', b'&lt;http://h/&amp', b''),
    'tags': filled(b'', b'<a href=b>', b''),
    'half_tags': filled(b'', b'<a ', b''),
    'comments': filled(b'', b'<!--', b''),
    'attributes': filled(b'<base ', b'a="b" ', b''),
    'candidates': filled(b'<a srcset="', b'a (b,', b'">'),
    'srcset_commas': filled(b'<a srcset="a', b',', b'">'),
    'custom': filled(b'<a ', b'data-a="../b" ', b'>'),
    'script': filled(b'<script>', b'<!-- <script> </scrip', b''),
    'elements': filled(b'<base href="', b'&#97;', b'">'),
    'header': filled(b'Content-Base:', b'\n a', b''),
    'nested': filled(b'Content-Base: ', b'(', b''),
    'mime': many(b'A: b\r\n'),
    'mail_parts': filled(b'Content-Type: multipart/digest; boundary=a\n\n',
                         b'--a\n\nContent-Type: multipart/mixed; boundary=b\n\n--b\n', b''),
    'mail_levels': filled(b'', b'Content-Type: message/rfc822\n\n', b''),
    'mail_boundary': filled(b'Content-Type: multipart/mixed; boundary="', b'-', b'"'),
    'mail_type': filled(b'Content-Type: text/plain', b'; boundary (\n ', b''),
    'mail_html': filled(b'Content-Type: text/html\n\n', b'<a href=b>', b''),
    'mail_quoted': filled(b'Content-Transfer-Encoding: quoted-printable\n\n', b'http://a/=\n ', b''),
    'mail_signs': filled(b'Content-Transfer-Encoding: quoted-printable\n\n', b'=', b''),
    'mail_base64': filled(b'Content-Transfer-Encoding: base64\n\n', b'aHR0cDovL2gv\nIA\n=\n', b''),
    'mail_box': filled(b'From \n', b'\nFrom \n', b''),
}

SETS = {
    'RECORDS': ['long', 'bytes', 'spaces', 'percent', 'triplets', 'dots', 'slashes',
                'colons', 'ats', 'brackets', 'hashes', 'hyphens', 'digits', 'backslashes',
                'quotes', 'tabs', 'empty', 'lf', 'crs', 'bads', 'late'],
    'TEXT': ['urls', 'schemes', 'prefixes', 'suffixes', 'angles', 'opens', 'parentheses',
             'closing', 'commas', 'text_quotes', 'words', 'line_ends',
             'long', 'bytes', 'spaces', 'percent', 'empty', 'bads'],
    'MAIL': ['mail_parts', 'mail_levels', 'mail_boundary', 'mail_type', 'mail_html',
             'mail_quoted', 'mail_signs', 'mail_base64', 'mail_box'],
    'LINES': ['lines', 'half_lines', 'escaped_lines', 'targets', 'queries'],
}

# The requirements of some inputs: a program, and a library that the command is built with.
NEEDS = {'gzip_members': (None, 'zlib'), 'gzip_bomb': (None, 'zlib'),
         'xz_members': (None, 'liblzma'), 'xz_bomb': (None, 'liblzma'),
         'zstd_members': ('zstd', 'libzstd'), 'zstd_bomb': ('zstd', 'libzstd'),
         'bzip2_members': (None, 'libbz2'), 'bzip2_bomb': (None, 'libbz2'),
         'lz4_members': ('lz4', 'liblz4'), 'lz4_bomb': ('lz4', 'liblz4')}


def lacking(name, libraries):
    """A missing requirement of the input, or None."""
    program, library = NEEDS.get(name, (None, None))
    if library is not None and library not in libraries:
        return library
    if program is not None and shutil.which(program) is None:
        return program
    return None


def make(name, n):
    return (ONE.get(name) or MANY[name])(n)
