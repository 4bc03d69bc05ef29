"""Builds the extension: C alone, by the stable ABI of CPython 3.9; that of a free-threaded Python,
which has no stable ABI, for its own version."""

import glob
import os
import sys
import sysconfig

from setuptools import Extension, setup

ABI = '0x03090000'
stable = not sysconfig.get_config_var('Py_GIL_DISABLED')
windows = sys.platform == 'win32'
flags = [] if windows else ['-std=c99', '-g0', '-fvisibility=hidden',
                               '-Werror=implicit-function-declaration']
links = []
macros = [('Py_LIMITED_API', ABI)] if stable else []

# URIC_LIBRARY: a static library to link, in place of the sources that are here.
library = os.environ.get('URIC_LIBRARY')
sources = sorted(glob.glob('extension/*.c') + glob.glob('sql/*.c') + ([] if library else glob.glob('library/*.c')))
if library:
    links = [library, '-Wl,--exclude-libs,ALL']
# URIC_SANITIZE: for tests.
if os.environ.get('URIC_SANITIZE'):
    sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=undefined',
                  '-fno-omit-frame-pointer', '-g', '-O1']
    flags += sanitizers
    links += sanitizers

setup(
    ext_modules=[Extension(
        'uric._uric', sources, include_dirs=['library', 'extension', 'sql'], define_macros=macros,
        extra_compile_args=flags, extra_link_args=links, py_limited_api=stable)],
    options={'bdist_wheel': {'py_limited_api': 'cp39'}} if stable else {},
)
