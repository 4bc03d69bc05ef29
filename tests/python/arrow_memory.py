"""Arrow's C data interface by ctypes alone: arrays of strings of any layout, also broken ones, and
a reader of what the package gives back.  So the tests need no library of Arrow."""

import ctypes
import struct

P = ctypes.c_void_p
L = ctypes.c_int64


class Schema(ctypes.Structure):
    pass


class Array(ctypes.Structure):
    pass


class Stream(ctypes.Structure):
    pass


RELEASE_SCHEMA = ctypes.CFUNCTYPE(None, ctypes.POINTER(Schema))
RELEASE_ARRAY = ctypes.CFUNCTYPE(None, ctypes.POINTER(Array))
GET_SCHEMA = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Stream), ctypes.POINTER(Schema))
GET_NEXT = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Stream), ctypes.POINTER(Array))
LAST_ERROR = ctypes.CFUNCTYPE(P, ctypes.POINTER(Stream))
RELEASE_STREAM = ctypes.CFUNCTYPE(None, ctypes.POINTER(Stream))

Schema._fields_ = [('format', ctypes.c_char_p), ('name', ctypes.c_char_p), ('metadata', P),
                   ('flags', L), ('n_children', L),
                   ('children', ctypes.POINTER(ctypes.POINTER(Schema))), ('dictionary', P),
                   ('release', RELEASE_SCHEMA), ('private', P)]
Array._fields_ = [('length', L), ('null_count', L), ('offset', L), ('n_buffers', L),
                  ('n_children', L), ('buffers', ctypes.POINTER(P)),
                  ('children', ctypes.POINTER(ctypes.POINTER(Array))), ('dictionary', P),
                  ('release', RELEASE_ARRAY), ('private', P)]
Stream._fields_ = [('get_schema', GET_SCHEMA), ('get_next', GET_NEXT), ('last_error', LAST_ERROR),
                   ('release', RELEASE_STREAM), ('private', P)]

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = [P, ctypes.c_char_p, P]
pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
pointer_of.restype = P
pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]

# What was not released: a producer's arrays keep their buffers here.
alive = {}


@RELEASE_ARRAY
def release_array(array):
    alive.pop(array.contents.private)
    array.contents.release = RELEASE_ARRAY()


@RELEASE_SCHEMA
def release_schema(schema):
    schema.contents.release = RELEASE_SCHEMA()


# Formats that a schema may point to until it is released, which is after its producer is gone.
formats = {each: each for each in (b'u', b'z', b'U', b'Z', b'vu', b'vz', b'i', b'n',
                                      b'+s')}


class Given:
    """A producer of one array.  Tests may change schema and array before it is taken."""

    def __init__(self, texts, layout='u', first=0):
        """texts: bytes or None; first: so many rows of them precede the array's."""
        self.buffers = make(texts, layout)
        self.pointers = (P * len(self.buffers))(*[
            None if each is None else ctypes.addressof(each) for each in self.buffers])
        self.schema = Schema(format=formats[layout.encode()], name=b'', flags=2, release=release_schema)
        self.array = Array(length=len(texts) - first, null_count=-1, offset=first,
                           n_buffers=len(self.buffers), buffers=self.pointers,
                           release=release_array, private=id(self))
        alive[id(self)] = self

    def __arrow_c_array__(self, requested_schema=None):
        return (new_capsule(ctypes.addressof(self.schema), b'arrow_schema', None),
                new_capsule(ctypes.addressof(self.array), b'arrow_array', None))


class Nulls(Given):
    """A producer of so many nulls, which have no buffers."""

    def __init__(self, rows, first=0):
        super().__init__([])
        self.schema.format = formats[b'n']
        self.array.length = rows - first
        self.array.null_count = rows - first
        self.array.offset = first
        self.array.n_buffers = 0
        self.array.buffers = None


def make(texts, layout):
    valid = ctypes.create_string_buffer(len(texts) // 8 + 1)
    for i, text in enumerate(texts):
        if text is not None:
            valid[i // 8] = valid.raw[i // 8] | 1 << i % 8
    if layout[0] == 'v':
        return [valid] + make_views([text or b'' for text in texts])
    ends = [0]
    for text in texts:
        ends.append(ends[-1] + len(text or b''))
    number = 'q' if layout in 'UZ' else 'i'
    return [valid, filled(struct.pack('=%d%s' % (len(ends), number), *ends)),
            filled(b''.join(text or b'' for text in texts))]


def make_views(texts):
    """Each long text is in a buffer of its own."""
    views, buffers = b'', []
    for text in texts:
        if len(text) <= 12:
            views += struct.pack('=i12s', len(text), text)
        else:
            views += struct.pack('=i4sii', len(text), text[:4], len(buffers), 1)
            buffers.append(filled(b'>' + text))
    lengths = filled(struct.pack('=%dq' % len(buffers), *[len(each) - 1 for each in buffers]))
    return [filled(views)] + buffers + [lengths]


def filled(content):
    return ctypes.create_string_buffer(content, len(content) + 1)


class Streamed:
    """A producer of several arrays of one layout; after them it fails if told to."""

    def __init__(self, arrays, error=None):
        self.arrays, self.error = list(arrays), error
        self.first = arrays[0].schema if arrays else Given([], 'u').schema
        self.message = filled(error or b'')
        self.callbacks = (GET_SCHEMA(self.get_schema), GET_NEXT(self.get_next),
                          LAST_ERROR(lambda stream: ctypes.addressof(self.message)), RELEASE_STREAM(self.release))
        self.stream = Stream(*self.callbacks, None)

    def get_schema(self, stream, schema):
        ctypes.pointer(schema.contents)[0] = Schema(
            format=formats[self.first.format], name=b'', flags=2, release=release_schema)
        return 0

    def get_next(self, stream, array):
        if self.arrays:
            ctypes.memmove(array, ctypes.byref(self.arrays.pop(0).array), ctypes.sizeof(Array))
        elif self.error:
            return 5
        else:
            array.contents.release = RELEASE_ARRAY()
        return 0

    def release(self, stream):
        stream.contents.release = RELEASE_STREAM()

    def __arrow_c_stream__(self, requested_schema=None):
        return new_capsule(ctypes.addressof(self.stream), b'arrow_array_stream', None)


# ---- reading ----

def read(result):
    """What a Table or a Column holds: a list of rows, dicts of a table's columns."""
    capsule = result.__arrow_c_stream__()
    stream = ctypes.cast(pointer_of(capsule, b'arrow_array_stream'), ctypes.POINTER(Stream))
    schema = Schema()
    assert stream.contents.get_schema(stream, ctypes.byref(schema)) == 0
    rows = []
    while True:
        array = Array()
        assert stream.contents.get_next(stream, ctypes.byref(array)) == 0
        if not array.release:
            break
        try:
            rows += values(schema, array)
        finally:
            array.release(ctypes.byref(array))
    schema.release(ctypes.byref(schema))
    return rows


def values(schema, array):
    form = schema.format.decode()
    if form == '+s':
        names = [schema.children[i].contents.name.decode() for i in range(schema.n_children)]
        rows = slice(array.offset, array.offset + array.length)
        columns = [values(schema.children[i].contents, array.children[i].contents)[rows]
                   for i in range(schema.n_children)]
        assert array.null_count == 0 and not array.buffers[0]
        return [dict(zip(names, row)) for row in zip(*columns)] if columns else []
    found = [value(form, array, array.offset + i) for i in range(array.length)]
    assert found.count(None) == array.null_count, (found.count(None), array.null_count)
    return found


def at(address, layout, i=0):
    return struct.unpack_from('=' + layout, ctypes.string_at(
        address + i * struct.calcsize('=' + layout), struct.calcsize('=' + layout)))


def value(form, array, i):
    valid = array.buffers[0]
    if valid and not at(valid, 'B', i // 8)[0] >> i % 8 & 1:
        return None
    main = array.buffers[1]
    if form in ('i', 'l', 'g'):
        return at(main, {'i': 'i', 'l': 'q', 'g': 'd'}[form], i)[0]
    if form in ('u', 'z', 'U', 'Z'):
        number = 'q' if form in 'UZ' else 'i'
        begin, end = at(main, number, i)[0], at(main, number, i + 1)[0]
        content = ctypes.string_at(array.buffers[2] + begin, end - begin) if end > begin else b''
    else:
        length, _, buffer, offset = at(main, 'i4sii', i)
        content = ctypes.string_at(main + 16 * i + 4, length) if length <= 12 else \
            ctypes.string_at(array.buffers[2 + buffer] + offset, length)
    return content if form in ('z', 'Z', 'vz') else content.decode()
