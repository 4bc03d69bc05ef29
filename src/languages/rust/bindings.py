#!/usr/bin/env python3
"""Writes the declarations of the C library in Rust, from the record of its ABI, which the suite
`abi` compares with the headers: types, constants and functions of the headers that the crate needs,
and assertions that Rust lays the structs out alike.

  bindings.py ABI HEADER... > bindings.rs
"""

import re
import sys

PLAIN = {'char': 'u8', 'unsigned char': 'u8', 'int': 'i32', 'unsigned': 'u32', 'size_t': 'usize',
         'bool': 'bool', 'void': 'c_void'}
PLAIN.update({'%sint%d_t' % (sign, bits): '%s%d' % (kind, bits)
              for sign, kind in (('', 'i'), ('u', 'u')) for bits in (8, 16, 32, 64)})
# Words of Rust that are names in C.
RAW = {'in', 'type', 'match', 'ref', 'use', 'box', 'final'}


def base(name):
    """A type of C without pointers and arrays."""
    name = name.strip()
    if name.startswith('union {'): # of a struct that is opaque: 64 bits decide its alignment
        size = int(re.search(r'\[(\d+)\]', name).group(1))
        return '[u64; %d]' % (size // 8)
    return PLAIN.get(name) or re.sub(r'^(struct|enum) ', '', name)


def type_of(text, parameter=False):
    """A type of C in Rust.  An array that is a parameter is a pointer."""
    text = text.strip()
    array = re.search(r'\[(\d+)\]$', text) if not text.startswith('union') else None
    if array:
        inner = text[:array.start()]
        if not parameter:
            return '[%s; %s]' % (type_of(inner), array.group(1))
        text = inner + ' *'
    if text.endswith('*'):
        inner = text[:-1].strip()
        constant = inner.startswith('const ')
        return '*%s %s' % ('const' if constant else 'mut',
                           type_of(inner[6:] if constant else inner))
    return base(text)


def name_of(name):
    return 'r#' + name if name in RAW else name


class Writer:
    """Writes one declaration after the other."""

    def __init__(self, headers):
        self.headers = headers
        self.functions, self.sizes, self.offsets = [], [], []
        self.enum = self.struct = None

    def end(self):
        """Ends an enum or a struct."""
        if self.enum:
            name, values = self.enum
            kind = 'i32' if any(value < 0 for _, value in values) else 'u32'
            print('pub type %s = %s;' % (name, kind))
            for constant, value in values:
                print('pub const %s: %s = %d;' % (constant, name, value))
        if self.struct:
            name, fields, size = self.struct
            print('#[repr(C)]\n#[derive(Clone, Copy)]\npub struct %s {' % name)
            for offset, field, kind in fields:
                print('    pub %s: %s,' % (name_of(field), kind))
                self.offsets.append('assert_eq!(offset!(%s, %s), %d);'
                                    % (name, name_of(field), offset))
            print('}')
            self.sizes.append('assert!(size_of::<%s>() == %d);' % (name, size))
        self.enum = self.struct = None

    def line(self, line):
        enum = re.match(r'(?:typedef )?enum (\w+)$', line)
        struct = re.match(r'(?:struct )?(\w+), (\d+) bytes', line)
        field = re.match(r' +(\d+) +\d+  (\w+): (.+)$', line)
        value = re.match(r' +(\w+) = (-?\d+)$', line)
        function = re.match(r'(uric\w+)  \S+  (.+) \((.*)\)$', line)
        if field:
            self.struct[1].append((int(field.group(1)), field.group(2), type_of(field.group(3))))
        elif value and self.enum:
            self.enum[1].append((value.group(1), int(value.group(2))))
        elif value:
            most = value.group(2) == '-1' # SIZE_MAX
            print('pub const %s: usize = %s;'
                  % (value.group(1), 'usize::MAX' if most else value.group(2)))
        else:
            self.end()
            if enum:
                self.enum = (enum.group(1), [])
            elif struct:
                self.struct = (struct.group(1), [], int(struct.group(2)))
            elif function:
                self.function(*function.groups())

    def function(self, name, result, parameters):
        kinds = [] if parameters == 'void' else parameters.split(', ')
        listed = ', '.join('_: ' + type_of(kind, True) for kind in kinds)
        returned = '' if result == 'void' else ' -> ' + type_of(result)
        self.functions.append('    pub fn %s(%s)%s;' % (name, listed, returned))

    def all(self, path):
        header = None
        with open(path, encoding='utf-8') as file:
            for line in file.read().splitlines():
                if line.startswith('== '):
                    self.end()
                    header = line[3:]
                elif header in self.headers:
                    self.line(line)
        self.end()
        print('extern "C" {\n%s\n}' % '\n'.join(self.functions))
        print('#[cfg(target_pointer_width = "64")]\nconst _: () = {\n    %s\n};'
              % '\n    '.join(self.sizes))
        print(OFFSETS % '\n        '.join(self.offsets))


OFFSETS = '''#[cfg(all(test, target_pointer_width = "64"))]
mod layout {
    use super::*;
    macro_rules! offset {
        ($type:ident, $field:ident) => {{
            let value = core::mem::MaybeUninit::<$type>::uninit();
            let start = value.as_ptr();
            // SAFETY: addr_of! takes the address of a field of an allocated value, and reads nothing.
            let field = unsafe { core::ptr::addr_of!((*start).$field) };
            field as usize - start as usize
        }};
    }
    #[test]
    fn fields_are_where_c_has_them() {
        %s
    }
}'''

print('// Made by bindings.py from the record of the C library\'s ABI.')
Writer(sys.argv[2:]).all(sys.argv[1])
