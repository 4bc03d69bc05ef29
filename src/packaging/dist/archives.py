"""Packs files into an archive whose bytes depend only on names, contents and the date.

    archives.py tar ARCHIVE.tar.xz TOP DATE < LIST
    archives.py zip ARCHIVE.zip TOP DATE < LIST

A line of LIST is a file, or its name in the archive, a tab and the file.  All are put below the
folder TOP, in the order of their names, and have the time DATE, in seconds since 1970.  Owners,
the umask, the time zone and the order of directories do not matter.  Another version of liblzma
or zlib may compress differently; what is unpacked is the same."""

import io
import lzma
import os
import stat
import sys
import tarfile
import time
import zipfile

EARLIEST_IN_ZIP = 315532800  # 1980


def mode(path):
    return 0o755 if os.stat(path).st_mode & stat.S_IXUSR else 0o644


def content(path):
    with open(path, 'rb') as file:
        return file.read()


def tar_xz(archive, members, date):
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode='w', format=tarfile.USTAR_FORMAT) as packed:
        for name, path in members:
            data = content(path)
            member = tarfile.TarInfo(name)
            member.size = len(data)
            member.mode = mode(path)
            member.mtime = date
            packed.addfile(member, io.BytesIO(data))
    with open(archive, 'wb') as file:
        file.write(lzma.compress(tar.getvalue(), preset=9 | lzma.PRESET_EXTREME))


def zipped(archive, members, date):
    when = time.gmtime(max(date, EARLIEST_IN_ZIP))[:6]
    with zipfile.ZipFile(archive, 'w') as packed:
        for name, path in members:
            member = zipfile.ZipInfo(name, when)
            member.create_system = 3  # whose modes are Unix's
            member.external_attr = (stat.S_IFREG | mode(path)) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(member, content(path), compresslevel=9)


def main():
    kind, archive, top, date = sys.argv[1:]
    members = []
    for line in sys.stdin:
        name, _, path = line.rstrip('\n').partition('\t')
        members.append((f'{top}/{name}', path or name))
    if not members:
        sys.exit('archives.py: no files')
    # by bytes, whatever the locale
    members.sort(key=lambda member: member[0].encode())
    {'tar': tar_xz, 'zip': zipped}[kind](archive, members, int(date))


main()
