#!/usr/bin/env python3
"""Lays out the Python package as a source tree: the modules, the extension, the single files of
the library, and pyproject.toml with the version of uric.h and npm's keywords and licence.

  pack.py TARGET
"""

import json
import re
import shutil
import sys
from pathlib import Path

from spark_functions import generated

TOP = Path(__file__).resolve().parents[3]
HERE = TOP / 'src/languages/python'
# The single files that the extension calls.
LIBRARY = ['uric', 'uric_arrow', 'uric_domains', 'uric_history', 'uric_iri', 'uric_log',
           'uric_readings', 'uric_request', 'uric_schemes', 'uric_text']


def version():
    return (TOP / 'src/packaging/dist/version.txt').read_text().strip()


def copy_included(file, target):
    """Copies the headers that a file of src/engines includes, and those that these include; those
    of src/include are in the single files."""
    for name in re.findall(r'^#include "([a-z_]+/[a-z0-9_]+\.h)"$', file.read_text(), re.M):
        found = next(TOP / folder / name for folder in ('src', 'src/library', 'gen')
                     if (TOP / folder / name).exists())
        if not (target / name).exists():
            (target / name).parent.mkdir(exist_ok=True)
            shutil.copy(found, target / name)
            copy_included(found, target)


def copy_sql(target):
    """The SQL functions, which the engines share."""
    target.mkdir()
    for path in sorted((TOP / 'src/engines').glob('sql_*.c')):
        shutil.copy(path, target)
        copy_included(path, target)
    for path in (HERE / 'extension').glob('*.[ch]'):
        copy_included(path, target)


def main(target):
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HERE / 'uric', target / 'uric', ignore=shutil.ignore_patterns('__pycache__'))
    shutil.copytree(HERE / 'extension', target / 'extension')
    (target / 'library').mkdir()
    for name in LIBRARY:
        for kind in ('c', 'h'):
            shutil.copy(TOP / 'gen' / ('%s.%s' % (name, kind)), target / 'library')
    copy_sql(target / 'sql')
    (target / 'uric/spark_functions.py').write_text(
        generated((TOP / 'src/engines/functions.tsv').read_text()))
    for path in (HERE / 'README.md', HERE / 'differences.md', HERE / 'setup.py', TOP / 'LICENSE'):
        shutil.copy(path, target)
    npm = json.loads((TOP / 'src/languages/npm/package.in.json').read_text())
    keywords = [word for word in npm['keywords'] if word not in ('wasm', 'fast-uri', 'ajv')]
    text = (HERE / 'pyproject.in.toml').read_text()
    text = text.replace('@VERSION@', version()).replace('@LICENSE@', npm['license'])
    text = text.replace('@KEYWORDS@', ', '.join('"%s"' % word for word in keywords))
    (target / 'pyproject.toml').write_text(text)
    (target / 'MANIFEST.in').write_text(
        'include LICENSE README.md differences.md\n'
        'recursive-include extension *.c *.h\nrecursive-include library *.c *.h\n'
        'recursive-include sql *.c *.h\n')


main(Path(sys.argv[1]))
