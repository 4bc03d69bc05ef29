"""Forges a partial of uric log: changes bytes of it, then mends its size and its checksum.

forge.py FROM TO [OLD NEW]...

OLD and NEW are bytes in Python's escapes.  OLD must be there just once.
"""
import pathlib
import struct
import sys

TAIL = 12


def crc32c(data):
    """The checksum of RFC 3720, appendix B.4."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def unescaped(text):
    return text.encode("latin-1").decode("unicode_escape").encode("latin-1")


def main(source, target, *changes):
    data = pathlib.Path(source).read_bytes()[:-TAIL]
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        if data.count(unescaped(old)) != 1:
            sys.exit(f"forge.py: {old} is {data.count(unescaped(old))} times in {source}")
        data = data.replace(unescaped(old), unescaped(new))
    data += struct.pack("<Q", len(data) + TAIL)
    pathlib.Path(target).write_bytes(data + struct.pack("<I", crc32c(data)))


main(*sys.argv[1:])
