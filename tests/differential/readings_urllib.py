"""Compares the reading of urllib with this Python's urllib.parse.urlsplit(): verdict, scheme,
hostname, port and path, and the address of hosts that are addresses.

    readings_urllib.py ANSWERS FILE COUNT

ANSWERS is the program readings_answers.  Skipped with a Python whose urllib lacks a check that came
with a patch release (see CHECKS)."""
import ipaddress
import subprocess
import sys
import unicodedata
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
CHECKS = {
    "what brackets hold (3.11.4)": not accepts("http://[a]/"),
    "what is around brackets (3.12.9, 3.13.2)": not accepts("http://a[::1]/"),
    "controls before the scheme (3.11.4)": strips("\x01http://h/"),
}


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
    # In lower case also after "%", where hostname leaves it: readings ignore case.
    text = "%s\n%s\n%s\n%s\n%s\n" % (
        "N" if host is None else "H", split.scheme or "\x01",
        "\x01" if host is None else host.lower(),
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
    parts[2] = parts[2].lower()
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


def records(program, file, count):
    """The strings and our answers."""
    with subprocess.Popen([program, "urllib", file, count], stdout=subprocess.PIPE) as process:
        read = process.stdout.read
        while head := read(4):
            string = read(int.from_bytes(head, "big"))
            yield string, read(int.from_bytes(read(4), "big"))
    if process.returncode != 0:
        sys.exit("%s: status %d" % (program, process.returncode))


def compare(program, file, count):
    """Prints what differs; returns how many."""
    asked = differ = refused = 0
    for raw, answer in records(program, file, count):
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
    program, file, count = sys.argv[1:4]
    version = "Python %s, Unicode %s" % (sys.version.split()[0], unicodedata.unidata_version)
    lacking = [check for check, has in CHECKS.items() if not has]
    if lacking:
        print("1..0 # SKIP %s does not check %s" % (version, ", ".join(lacking)))
        return
    print("1..1\n# " + version)
    differ = compare(program, file, count)
    print("%sok 1 - the reading of urllib is urlsplit()'s: %d differ"
          % ("not " if differ else "", differ))
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
