#!/usr/bin/env python3
"""Compares the public ABI with its record, as TAP, from the top of the tree, after `make all`.

  abi.py [--record]      --record rewrites the record (make abi-record)

The record has what a program that was compiled with the headers relies on: the size and place of
each field, the values of enumerations and constants, the functions' types, the names and versions
that the shared library exports.  The compiler reports them, so the declarations need only be
found: they are those of the headers after the preprocessor."""
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, 'tests/support')
import tap # noqa: E402

BUILD = os.environ.get('BUILD', 'build')
CC = os.environ.get('CC', 'cc').split()
RECORD = 'tests/product/abi.txt'
HEADERS = 'src/include'
TITLE = """\
The public ABI of liburic on 64-bit machines.  Made by `make abi-record`; the suite abi fails if
the headers or the shared library differ from it.

A field: offset, size, name, type.  A function: the version that exports it, or - if the library
does not, then its type.
"""
# Macros that are no numbers, or differ between releases with one ABI.
NO_CONSTANT = re.compile(r'\w+_H|\w*_API\w*|\w+_PUBLIC|URIC_FLAGS|URI_?\w*VER\w*|'
                         r'ARROW_C_DATA_INTERFACE')
TOKEN = re.compile(r'\w+|"(?:\\.|[^"\\])*"|\.\.\.|[^\w\s]')


class Odd(Exception):
    """A declaration that this script does not understand."""


# ---- declarations -----------------------------------------------------------------

def run(command, **options):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **options).stdout


def tokens_of(header, folder):
    """The header's own tokens after the preprocessor, without those of what it includes."""
    own, lines = False, []
    included = '#include "%s"\n' % header
    for line in run(CC + ['-E', '-I' + folder, '-'], input=included).split('\n'):
        place = re.match(r'#(?:line)? *\d+ "(.*?)"', line)
        if place:
            own = os.path.basename(place[1]) == header
        elif own and not line.startswith('#'):
            lines.append(line)
    return TOKEN.findall('\n'.join(lines))


def declarations(tokens):
    """Lists of tokens, each a declaration without its semicolon."""
    depth, begun, is_body = 0, [], False
    for token in tokens:
        if token == '{' and depth == 0:
            is_body = begun[-1:] == [')']
        depth += (token in '({[') - (token in ')}]')
        if depth == 0 and token == ';':
            if begun:
                yield begun
            begun = []
        else:
            begun.append(token)
            if depth == 0 and token == '}' and is_body:
                begun, is_body = [], False


def without_attributes(tokens):
    """__attribute__((...)) says nothing about a layout that the compiler does not report."""
    kept, depth, skips = [], 0, False
    for token in tokens:
        if token in ('__attribute__', '__extension__', 'extern'):
            skips = token == '__attribute__'
            continue
        if skips:
            depth += (token == '(') - (token == ')')
            skips = depth > 0
            continue
        kept.append(token)
    return kept


def split(tokens, mark):
    """The parts between marks that are in no brackets."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in '({[') - (token in ')}]')
        if token == mark and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def name_at(tokens):
    """The index of the declared name: after "}" of a struct without one, after "(*" of a function,
    before "[", or at the end."""
    begin = len(tokens) - tokens[::-1].index('}') if '}' in tokens else 0
    for index in range(begin, len(tokens) - 2):
        if tokens[index:index + 2] == ['(', '*']:
            return index + 2
    return (tokens.index('[', begin) if '[' in tokens[begin:] else len(tokens)) - 1


def written(tokens):
    """Tokens as C is usually written."""
    text = re.sub(r' ?([(\[]) ', r' \1', ' '.join(tokens))
    text = re.sub(r' (?=[)\],;\[])|(?<=\*) (?=[*)\w])|(?<=\)) (?=\()', '', text)
    return text.strip().replace('_Bool', 'bool')


def fields(body):
    """The name and type of each field of a struct."""
    for declaration in split(body, ';'):
        first, *others = split(declaration, ',')
        at = name_at(first)
        yield first[at], written(first[:at] + first[at + 1:])
        base = [token for token in first[:at] if token not in '*(']
        for other in others:
            at = name_at(other)
            yield other[at], written(base + other[:at] + other[at + 1:])


QUALIFIERS = {'const', 'volatile', 'restrict', '*'}


def parameter(tokens):
    """A parameter's type, without its name, which callers do not depend on."""
    if '(' not in tokens:
        words = [token for token in tokens[:tokens.index('[') if '[' in tokens else None]
                 if token not in QUALIFIERS and token not in ('struct', 'enum', 'union')]
        single = words[-1] in ('int', 'char', 'long', 'short', 'unsigned', 'double', 'void')
        if len(words) == 1 or single:
            return written(tokens)
    at = name_at(tokens)
    return written(tokens[:at] + tokens[at + 1:])


def function(tokens):
    """A function's name and type."""
    opens = tokens.index('(')
    if tokens[-1] != ')':
        raise Odd(written(tokens))
    parameters = [parameter(each) for each in split(tokens[opens + 1:-1], ',')]
    return tokens[opens - 1], '%s (%s)' % (written(tokens[:opens - 1]), ', '.join(parameters))


def constants(header, folder):
    with open(os.path.join(folder, header), encoding='utf-8') as file:
        text = re.sub(r'/\*.*?\*/', ' ', file.read().replace('\\\n', ' '), flags=re.S)
    for name, value in re.findall(r'^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(\S.*)$', text, re.M):
        if not NO_CONSTANT.fullmatch(name) and not re.fullmatch(r'[a-z]\w*', value.strip()):
            yield name


# ---- what the compiler makes of them --------------------------------------------------

FIELD = (r'printf("    %%4u %%4u  %s: %s\n", (unsigned)offsetof(%s, %s), '
         r'(unsigned)sizeof ((%s *)0)->%s);')
LAYOUT = (r'printf("%s, %%u bytes, aligned to %%u\n", (unsigned)sizeof(%s), '
          r'(unsigned)offsetof(struct { char c; %s t; }, t));')
VALUE = r'printf("    %s = %%lld\n", (long long)%s);'


def statements(header, folder):
    """A program's statements that print what the header declares, and its functions."""
    printed, functions = [], {}
    for tokens in map(without_attributes, declarations(tokens_of(header, folder))):
        if not tokens or tokens[0] in ('static', '_Static_assert', 'inline'):
            continue
        is_type = tokens[0] == 'typedef'
        tokens = tokens[is_type:]
        if '{' in tokens and tokens[0] in ('struct', 'enum', 'union'):
            opens, closes = tokens.index('{'), len(tokens) - tokens[::-1].index('}') - 1
            name = (tokens[closes + 1] if is_type else ' '.join(tokens[:opens]))
            body = tokens[opens + 1:closes]
            if tokens[0] == 'enum':
                printed.append('puts("enum %s");' % (tokens[1] if opens > 1 else name))
                printed += [VALUE % (each[0], each[0]) for each in split(body, ',')]
                continue
            printed.append(LAYOUT % (name, name, name))
            printed += [FIELD % (each, kind, name, each, name, each)
                        for each, kind in fields(body)]
        elif is_type:
            printed.append('puts("typedef %s");' % written(tokens))
        elif '(' in tokens:
            name, kind = function(tokens)
            functions[name] = kind
        elif tokens[0] not in ('struct', 'enum', 'union') or len(tokens) > 2:
            raise Odd(written(tokens))
    values = sorted(set(constants(header, folder)))
    if values:
        printed.append('puts("constants");')
        printed += [VALUE % (name, name) for name in values]
    return printed, functions


def exported(library):
    """The library's name for the linker, and each function that it exports with its version."""
    found = {}
    for line in run(['nm', '-D', '--defined-only', '--with-symbol-versions', library]).split('\n'):
        words = line.split()
        if len(words) == 3 and words[1] != 'A':
            name, _, version = words[2].partition('@')
            found[name] = version.lstrip('@') or 'exported'
    name = re.search(r'SONAME +(\S+)', run(['objdump', '-p', library]))
    return name[1] if name else 'no name', found


def abi(folder, library):
    """The text of the record."""
    headers = sorted(name for name in os.listdir(folder) if name.endswith('.h'))
    name, symbols = exported(library)
    main, declared = [], set()
    for header in headers:
        printed, functions = statements(header, folder)
        declared.update(functions)
        main += ['puts("\\n== %s");' % header] + printed
        main += ['puts("%s  %s  %s");' % (each, symbols.get(each, '-'), functions[each])
                 for each in sorted(functions)]
    main += ['puts("\\n== %s");' % name]
    main += ['puts("%s  %s  declared nowhere");' % (each, symbols[each])
             for each in sorted(set(symbols) - declared)]
    with tempfile.TemporaryDirectory() as work:
        source, program = work + '/abi.c', work + '/abi'
        with open(source, 'w', encoding='utf-8') as file:
            file.write('#include <stddef.h>\n#include <stdio.h>\n')
            file.write(''.join('#include "%s"\n' % header for header in headers))
            file.write('int main(void)\n{\n    %s\n    return 0;\n}\n' % '\n    '.join(main))
        run(CC + ['-w', '-I' + folder, source, '-o', program])
        return TITLE + run([program])


def of_64_bits():
    return '8' == run(CC + ['-E', '-P', '-'], input='__SIZEOF_POINTER__').strip()


# ---- the suite ------------------------------------------------------------------------

def sections(text):
    """The text of each header's section."""
    parts = re.split(r'^== (.*)$', text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def differences(expected, got):
    return [line.rstrip() for line in difflib.unified_diff(
        expected.split('\n'), got.split('\n'), 'recorded', 'now', n=0, lineterm='')
            if not line.startswith(('---', '+++', '@@'))]


def planted(t, library, record):
    """A suite that finds no mistake would be worse than none: some are made in copies."""
    for what, header, old, new in [
            ('a moved field', 'uric.h', 'uint32_t begin, end;', 'uint32_t end, begin;'),
            ('a renumbered enumeration', 'uric.h', 'URIC_SCHEME,', 'URIC_SCHEME = 1,'),
            ('a wider field', 'uric.h', 'uint32_t error_offset;', 'uint64_t error_offset;'),
            ('a changed constant', 'uric_log.h', '#define URIC_LOG_COLUMNS 64',
             '#define URIC_LOG_COLUMNS 65'),
            ('another parameter', 'uric.h', ' uric_parse(const char *s, size_t n,',
             ' uric_parse(const char *s, uint32_t n,')]:
        with tempfile.TemporaryDirectory() as work:
            folder = os.path.join(work, 'include')
            shutil.copytree(HEADERS, folder)
            path = os.path.join(folder, header)
            with open(path, encoding='utf-8') as file:
                text = file.read()
            with open(path, 'w', encoding='utf-8') as file:
                file.write(text.replace(old, new, 1))
            t.check('%s is found' % what, (old in text, abi(folder, library) != record),
                    (True, True))
    for what, old, new in [('a lost symbol', '        uric_parse;\n', ''),
                           ('a moved version', 'URIC_', 'URIC_9')]:
        with tempfile.TemporaryDirectory() as work:
            with open(BUILD + '/obj/uric.map', encoding='utf-8') as file:
                text = file.read()
            with open(work + '/uric.map', 'w', encoding='utf-8') as file:
                file.write(text.replace(old, new, 1))
            run(CC + ['-shared', '-Wl,--version-script=' + work + '/uric.map',
                      '-Wl,-soname,' + os.path.basename(os.readlink(library)), '-o',
                      work + '/lib.so', '-Wl,--whole-archive', BUILD + '/liburic.a',
                      '-Wl,--no-whole-archive'])
            t.check('%s is found' % what, (old in text, abi(HEADERS, work + '/lib.so') != record),
                    (True, True))


def main():
    library = BUILD + '/liburic.so'
    if sys.argv[1:] == ['--record']:
        text = abi(HEADERS, library)
        with open(RECORD, 'w', encoding='utf-8') as file:
            file.write(text)
        return
    t = tap.Tap()
    if not of_64_bits():
        t.skip('the ABI is as recorded', 'the record is for 64-bit machines')
        t.end()
    with open(RECORD, encoding='utf-8') as file:
        record = sections(file.read())
    now = abi(HEADERS, library)
    for name in sorted(set(record) | set(sections(now))):
        found = differences(record.get(name, ''), sections(now).get(name, ''))
        t.check('%s is as recorded' % name, len(found), 0)
        print(''.join('# %s\n' % line for line in found), end='')
    if t.failed:
        print('# if it is meant: make abi-record')
    planted(t, library, now)
    t.end()


if __name__ == '__main__':
    main()
