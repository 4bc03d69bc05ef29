#!/usr/bin/env python3
"""Lays out the Rust crates as source trees: uric-sys with the single files of the library and the
bindings, and uric; their manifests have the version of uric.h and npm's licence and keywords.

  pack.py TARGET
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
HERE = TOP / 'src/languages/rust'
# The single files that the crate calls, and what these include.
LIBRARY = ['uric', 'uric_domains', 'uric_iri', 'uric_readings', 'uric_request']
HEADERS = ['uric.h', 'uric_domains.h', 'uric_iri.h', 'uric_readings.h', 'uric_request.h']


def version():
    return (TOP / 'src/packaging/dist/version.txt').read_text().strip()


def manifest(source, target):
    npm = json.loads((TOP / 'src/languages/npm/package.in.json').read_text())
    # A registry of crates takes five keywords at most.
    keywords = [word for word in npm['keywords'] if word not in ('wasm', 'fast-uri', 'ajv')][:5]
    text = source.read_text().replace('@VERSION@', version()).replace('@LICENSE@', npm['license'])
    target.write_text(text.replace('@KEYWORDS@', ', '.join('"%s"' % word for word in keywords)))


def main(target):
    shutil.rmtree(target, ignore_errors=True)
    sys_crate, crate = target / 'uric-sys', target / 'uric'
    shutil.copytree(HERE / 'uric', crate, ignore=shutil.ignore_patterns('target', 'Cargo*'))
    shutil.copy(HERE / 'README.md', crate)
    (sys_crate / 'src').mkdir(parents=True)
    (sys_crate / 'library').mkdir()
    for name in LIBRARY:
        for kind in ('c', 'h'):
            shutil.copy(TOP / 'gen' / ('%s.%s' % (name, kind)), sys_crate / 'library')
    shutil.copy(HERE / 'sys/build.rs', sys_crate)
    shutil.copy(HERE / 'sys/uric_sys.rs', sys_crate / 'src/lib.rs')
    bindings = subprocess.run([sys.executable, HERE / 'bindings.py', TOP / 'tests/product/abi.txt',
                               *HEADERS], stdout=subprocess.PIPE, check=True).stdout
    (sys_crate / 'src/bindings.rs').write_bytes(bindings)
    manifest(HERE / 'sys/Cargo.in.toml', sys_crate / 'Cargo.toml')
    manifest(HERE / 'uric/Cargo.in.toml', crate / 'Cargo.toml')
    for each in sys_crate, crate:
        shutil.copy(TOP / 'LICENSE', each)


main(Path(sys.argv[1]))
