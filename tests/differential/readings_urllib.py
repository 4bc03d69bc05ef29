"""Compares the reading of urllib with this Python's urllib.parse.urlsplit(): verdict, scheme,
hostname, port and path, and the address of hosts that are addresses.

    readings_urllib.py ANSWERS FILE COUNT

    readings_urllib.py --oldest ANSWERS FILE COUNT

ANSWERS is the program readings_answers.  Skipped with a Python whose urllib lacks a check that came
with a patch release (see CHECKS).  --oldest asks urlsplit() without checks of brackets and of how a
scheme starts, as in Python 3.10.13: that of this Python if it has none, otherwise they are taken
out."""
import inspect
import ipaddress
import subprocess
import sys
import unicodedata
import urllib.parse
from urllib.parse import urlsplit

SHOWN = 20


def accepts(url):
    """Whether urlsplit() does."""
    try:
        urlsplit(url)
    except ValueError:
        return False
    return True


def strips(url):
    """Whether urlsplit() removes what stands before the scheme."""
    return urlsplit(url).scheme == "http"


# What came with these releases, and in Debian's 3.11 as security fixes.
BRACKETS = {
    "what brackets hold (3.11.4)": not accepts("http://[a]/"),
    "what is around brackets (3.12.9, 3.13.2)": not accepts("http://a[::1]/"),
}
CHECKS = {
    "controls before the scheme (3.11.4)": strips("\x01http://h/"),
}


def before():
    """urlsplit() without what its oldest version lacks."""
    source = inspect.getsource(urllib.parse)
    for text, instead in ((" and url[0].isascii() and url[0].isalpha()", ""),
                          ("            _check_bracketed_netloc(netloc)", "            pass")):
        if text not in source:
            sys.exit("urllib.parse has no %r" % text)
        source = source.replace(text, instead)
    names = {"__name__": "urllib_parse_before"}
    exec(compile(source, "urllib_parse_before", "exec"), names)
    return names["urlsplit"]


def theirs(string):
    """urlsplit()'s answer in the form of readings_answers, without the address; the host."""
    try:
        split = urlsplit(string)
    except ValueError:
        return b"R", None
    host = split.hostname
    try:
        port = split.port
    except ValueError:
        port = None
    text = "%s\n%s\n%s\n%s\n%s\n" % (
        "N" if host is None else "H", split.scheme or "\x01",
        "\x01" if host is None else host,
        "\x01" if port is None else port, split.path)
    return text.encode("utf-8", "surrogateescape"), host


def address(host):
    """The bytes of an address as ipaddress reads it, or none."""
    try:
        return ipaddress.ip_address(host).packed if host and "%" not in host else b""
    except ValueError:
        return b""


def as_known(answer):
    """Our answer for a host above U+007F, which is unknown, as if it were known.  Python writes
    such letters in lower case: U+212A becomes an ASCII "k"."""
    parts = answer.decode("utf-8", "surrogateescape").split("\n")
    assert not parts[2].isascii()
    parts[0] = "H"
    name, percent, zone = parts[2].partition("%")
    parts[2] = name.lower() + percent + zone
    return "\n".join(parts).encode("utf-8", "surrogateescape")


def is_same(string, answer):
    """Whether the answer is urlsplit()'s."""
    expected, host = theirs(string)
    if expected == b"R":
        return answer == expected
    if answer[:1] == b"U":
        known = b"H" + answer[1:]
        answer = known if known == expected else as_known(answer)
    return answer == expected + address(host)


def records(program, reader, file, count):
    """The strings and our answers."""
    with subprocess.Popen([program, reader, file, count], stdout=subprocess.PIPE) as process:
        read = process.stdout.read
        while head := read(4):
            string = read(int.from_bytes(head, "big"))
            yield string, read(int.from_bytes(read(4), "big"))
    if process.returncode != 0:
        sys.exit("%s: status %d" % (program, process.returncode))


def compare(program, reader, file, count):
    """Prints what differs; returns how many."""
    asked = differ = refused = 0
    for raw, answer in records(program, reader, file, count):
        string = raw.decode("utf-8", "surrogateescape")
        asked += 1
        refused += answer == b"R"
        if is_same(string, answer):
            continue
        differ += 1
        if differ <= SHOWN:
            print("# %r: urlsplit() %r, ours %r" % (raw, theirs(string), answer))
    print("# %d strings, of which urlsplit() refuses %d" % (asked, refused))
    return differ


def main():
    """Prints TAP."""
    global urlsplit
    is_oldest = sys.argv[1] == "--oldest"
    program, file, count = sys.argv[1 + is_oldest:4 + is_oldest]
    version = "Python %s, Unicode %s" % (sys.version.split()[0], unicodedata.unidata_version)
    checks = CHECKS if is_oldest else {**BRACKETS, **CHECKS}
    lacking = [check for check, has in checks.items() if not has]
    if lacking:
        print("1..0 # SKIP %s does not check %s" % (version, ", ".join(lacking)))
        return
    if is_oldest and any(BRACKETS.values()):
        version += ", as it was before"
        urlsplit = before()
    print("1..1\n# " + version)
    differ = compare(program, "urllib-oldest" if is_oldest else "urllib", file, count)
    print("%sok 1 - the reading of urllib is urlsplit()'s: %d differ"
          % ("not " if differ else "", differ))
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
