#!/usr/bin/env python3
"""Packs the source trees of the Rust crates as cargo does, but without asking a registry: each as
NAME-VERSION.crate, the same bytes for the same tree; and as vendor/NAME, a directory that cargo can
use in place of a registry.

  crates.py TREES TARGET
"""

import gzip
import io
import json
import re
import shutil
import sys
import tarfile
from pathlib import Path


def files_of(tree):
    """Name and bytes of each file.  As cargo does, a dependency is one by its version alone."""
    for path in sorted(tree.rglob('*')):
        if path.is_file() and path.name != 'Cargo.lock':
            content = path.read_bytes()
            if path.name == 'Cargo.toml':
                content = re.sub(rb', path = "[^"]*"', b'', content)
            yield path.relative_to(tree).as_posix(), content


def archive(files, inside, target):
    with open(target / (inside + '.crate'), 'wb') as raw, \
            gzip.GzipFile('', 'wb', 9, raw, mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode='w', format=tarfile.USTAR_FORMAT) as tar:
        for name, content in files:
            entry = tarfile.TarInfo('%s/%s' % (inside, name))
            entry.size = len(content)
            entry.mode = 0o644
            tar.addfile(entry, io.BytesIO(content))


def vendor(files, folder):
    # Cargo asks for the file, but for no sums in it.
    for name, content in files + [('.cargo-checksum.json', json.dumps({'files': {}}).encode())]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def main(trees, target):
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in 'uric-sys', 'uric':
        files = list(files_of(trees / name))
        version = re.search(rb'^version = "(.*)"', dict(files)['Cargo.toml'], re.M).group(1)
        archive(files, '%s-%s' % (name, version.decode()), target)
        vendor(files, target / 'vendor' / name)


main(*map(Path, sys.argv[1:]))
