"""Compares the reading of urllib3 with this Python's urllib3.util.parse_url(): verdict, scheme, host,
port and path.

    readings_urllib3.py PARTS FILE COUNT

PARTS is the program readings_parts.  The version installed chooses the version that is asked;
skipped with others than these two.  Hosts that only IDNA can judge are counted and left out, and so
are zones with "!", which 1.26 writes as "%21"."""
import subprocess
import sys

try:
    import urllib3
    from urllib3.exceptions import LocationParseError
    from urllib3.util import url as module
except ImportError:
    urllib3 = None

SHOWN = 20
READERS = {"1.26.12": "urllib3-oldest", "2.8.0": "urllib3"}
UNDEFINED = 0xFFFFFFFF
HOST, NO_HOST, REFUSED, UNKNOWN = range(4)


def normal_path(raw, scheme):
    """The path that is made of the one before dot-segments are removed and bytes encoded."""
    if raw and scheme in (None, "http", "https"):
        allowed = getattr(module, "_PATH_CHARS", None) or module.PATH_CHARS
        raw = module._remove_path_dot_segments(raw)
        raw = module._encode_invalid_chars(raw, allowed)
    return raw if not raw or raw.startswith("/") else "/" + raw


def ours(verdict, parts):
    """Our verdict, scheme, host, port and path."""
    if verdict == REFUSED:
        return None
    scheme, host, port, path = (None if part is None else part.decode("utf-8", "surrogateescape")
                                for part in parts)
    return (verdict, scheme, None if host is None else host.lower(),
            None if port is None else int(port), normal_path(path, scheme) or None)


def theirs(string):
    """parse_url()'s answer in the same form."""
    try:
        parsed = module.parse_url(string)
    except LocationParseError:
        return None
    host = parsed.host
    return (HOST if host else NO_HOST, parsed.scheme, None if host is None else host.lower(),
            parsed.port, parsed.path or None)


def records(program, reader, file, count):
    """The strings, our verdicts and parts."""
    with subprocess.Popen([program, reader, file, count], stdout=subprocess.PIPE) as process:
        read = process.stdout.read

        def text(head):
            length = int.from_bytes(head, "little")
            return None if length == UNDEFINED else read(length)

        while head := read(4):
            string = text(head)
            yield string, read(1)[0], [text(read(4)) for _ in range(4)]
    if process.returncode != 0:
        sys.exit("%s: status %d" % (program, process.returncode))


def compare(program, reader, file, count):
    """Prints what differs; returns how many."""
    asked = differ = refused = idna = bangs = 0
    for raw, verdict, parts in records(program, reader, file, count):
        asked += 1
        if verdict == UNKNOWN:
            idna += 1
            continue
        expected = theirs(raw.decode("utf-8", "surrogateescape"))
        found = ours(verdict, parts)
        refused += found is None
        if found == expected:
            continue
        if reader == "urllib3-oldest" and expected and "%21" in (expected[2] or ""):
            bangs += 1
            continue
        differ += 1
        if differ <= SHOWN:
            print("# %r: parse_url() %r, ours %r" % (raw, expected, found))
    print("# %d strings, of which parse_url() refuses %d; left out for IDNA %d, for \"!\" %d"
          % (asked, refused, idna, bangs))
    return differ


def main():
    """Prints TAP."""
    program, file, count = sys.argv[1:4]
    version = urllib3.__version__ if urllib3 else "none"
    if version not in READERS:
        print("1..0 # SKIP urllib3 is %s, and the readings are of %s" % (version, ", ".join(READERS)))
        return
    print("1..1\n# urllib3 %s" % version)
    differ = compare(program, READERS[version], file, count)
    print("%sok 1 - the reading of urllib3 is parse_url()'s: %d differ"
          % ("not " if differ else "", differ))
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
