#!/usr/bin/env python3
"""Measures the Python package beside other parsers, in one process: one call for a URL, and a column.

  python_urls.py LIBRARY INPUT [ROWS]

INPUT: a list of URLs, one a line.  Times are of the processor, so that other processes count little.
One call: each contender parses all lines and reads the host, one contender after the other in each
round; its time over that of urllib.parse.urlsplit of the round, the median of the rounds.  A column:
ROWS rows of the lines, over and over, by uric.columns(), and by the C library LIBRARY itself, called
once for the same Arrow array, and for the offsets alone.
"""

import ctypes
import statistics
import sys
import time
import urllib.parse

import pyarrow

import uric
import uric.urllib

ROUNDS = 9


def contenders():
    """Those that are installed: a name, and what gives the host of a text."""
    urlsplit = getattr(urllib.parse.urlsplit, '__wrapped__', urllib.parse.urlsplit) # no cache
    yield 'urllib.parse.urlsplit', lambda s: urlsplit(s).hostname
    yield 'uric.parse', lambda s: uric.parse(s).host
    yield 'uric.is_valid (no host)', uric.is_valid
    yield 'uric.urllib.urlsplit', lambda s, split=uric.urllib.urlsplit: split(s).netloc
    for name, load in (('yarl 1.25', load_yarl), ('rfc3986 2.0', load_rfc3986),
                       ('can_ada 3.0', load_ada), ('w3lib 2.5 (safe_url_string)', load_w3lib)):
        try:
            yield name, load()
        except ImportError:
            print('# %s is not installed' % name)


def load_yarl():
    import yarl
    # without yarl's caches
    make = getattr(yarl.URL, '__new__')
    fresh = getattr(make, '__wrapped__', None)
    return (lambda s: fresh(yarl.URL, s).host) if fresh else lambda s: yarl.URL(s).host


def load_rfc3986():
    import rfc3986
    return lambda s: rfc3986.uri_reference(s).host


def load_ada():
    import can_ada
    return lambda s: can_ada.parse(s).hostname


def load_w3lib():
    import w3lib.url
    return w3lib.url.safe_url_string


def seconds(call, lines):
    """For all lines, and how many it took."""
    taken = 0
    begun = time.process_time()
    for line in lines:
        try:
            call(line)
            taken += 1
        except ValueError:
            pass
    return time.process_time() - begun, taken


def one_call(lines):
    ratios, taken = {}, {}
    those = list(contenders())
    for _ in range(ROUNDS):
        round_times = {}
        for name, call in those:
            round_times[name], taken[name] = seconds(call, lines)
        for name, each in round_times.items():
            ratios.setdefault(name, []).append(each / round_times['urllib.parse.urlsplit'])
    print('%-30s %8s %8s' % ('one call', 'time', 'taken'))
    for name, each in ratios.items():
        print('%-30s %8.3f %7.1f%%' % (name, statistics.median(each),
                                       100 * taken[name] / len(lines)))


# ---- columns ----

class Request(ctypes.Structure):
    """struct uric_arrow_request"""
    _fields_ = [('rule', ctypes.c_int), ('tolerance', ctypes.c_void_p), ('columns', ctypes.c_uint),
                ('copies', ctypes.c_bool), ('allocate', ctypes.c_void_p),
                ('release', ctypes.c_void_p)]


class Columns(ctypes.Structure):
    """struct uric_columns"""
    _fields_ = [('room', ctypes.c_size_t), ('tolerance', ctypes.c_void_p),
                ('begin', ctypes.c_void_p * 7), ('end', ctypes.c_void_p * 7),
                ('defined', ctypes.c_void_p * 7), ('valid', ctypes.c_void_p),
                ('others', ctypes.c_void_p * 10), ('rows', ctypes.c_size_t),
                ('invalid', ctypes.c_size_t), ('taken', ctypes.c_size_t)]


HOST, PATH, ERROR = 1 << 2, 1 << 4, 1 << 13


def by_library(library, array, columns, copies):
    """One call of uric_arrow_parse()."""
    capsules = array.__arrow_c_array__()
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    type_, content = (pointer(each, name) for each, name in
                      zip(capsules, (b'arrow_schema', b'arrow_array')))
    free = ctypes.CDLL(None).free
    how = Request(0, None, columns, copies, ctypes.cast(ctypes.CDLL(None).malloc, ctypes.c_void_p),
                  ctypes.cast(free, ctypes.c_void_p))
    out, out_type = ctypes.create_string_buffer(80), ctypes.create_string_buffer(72)
    begun = time.process_time()
    status = library.uric_arrow_parse(ctypes.byref(how), ctypes.c_void_p(content),
                                      ctypes.c_void_p(type_), out, out_type)
    took = time.process_time() - begun
    if status != 0:
        raise SystemExit('uric_arrow_parse: %d' % status)
    for each, at in (out, 64), (out_type, 56):
        release = ctypes.c_void_p.from_buffer(each, at).value
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(release)(ctypes.addressof(each))
    return took


def by_spans(library, array):
    """uric_parse_spans(), which writes the offsets of hosts alone."""
    rows = len(array)
    _, offsets, data = array.buffers()
    begin, end = (ctypes.create_string_buffer(4 * rows) for _ in range(2))
    c = Columns(room=rows)
    c.begin[2], c.end[2] = ctypes.addressof(begin), ctypes.addressof(end)
    begun = time.process_time()
    library.uric_parse_spans(0, ctypes.c_void_p(data.address), ctypes.c_void_p(offsets.address),
                             ctypes.c_void_p(offsets.address + 4), ctypes.c_size_t(rows),
                             ctypes.byref(c))
    return time.process_time() - begun


def by_package(array, names, copies):
    begun = time.process_time()
    uric.columns(array, names, copies=copies)
    return time.process_time() - begun


def column(library, lines, rows):
    array = pyarrow.array((lines * (rows // len(lines) + 1))[:rows])
    print('\n%-34s %s' % ('a column of %d rows' % rows, 'speed of the C library, ns a row'))
    for names, columns in ((['host'], HOST), (['host', 'path', 'error'], HOST | PATH | ERROR)):
        for copies in False, True:
            pairs = [(by_library(library, array, columns, copies),
                      by_package(array, names, copies)) for _ in range(5)]
            print('%-34s %4.0f%% %19.1f' % (
                '%s%s' % (', '.join(names), ', copies' if copies else ''),
                100 * statistics.median(c / ours for c, ours in pairs),
                statistics.median(ours for _, ours in pairs) / rows * 1e9))
    pairs = [(by_spans(library, array), by_package(array, ['host'], False)) for _ in range(5)]
    print('%-34s %4.0f%% %19.1f' % ('host, against offsets alone',
                                    100 * statistics.median(c / ours for c, ours in pairs),
                                    statistics.median(ours for _, ours in pairs) / rows * 1e9))


def main():
    library = ctypes.CDLL(sys.argv[1])
    with open(sys.argv[2], encoding='utf-8', errors='surrogateescape') as file:
        lines = [line for line in file.read().split('\n') if line]
    lines = [line for line in lines if line.isascii()][:20000]
    rows = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000_000
    one_call((lines * (2000 // len(lines) + 1))[:4000])
    column(library, lines, rows)


main()
