#!/usr/bin/env python3
"""Compares the command's kinds of addresses with Python's ipaddress: at the ends of each block
of either, and at random addresses.  Each kind of difference is listed with its reason.  TAP.

    addresses_python.py URIC"""

import ipaddress
import random
import subprocess
import sys

URIC = sys.argv[1]
ALWAYS, SOME = "all versions differ", "some versions differ"

# Where Python's is_global differs: our kind, Python's answer, which versions, and why.
DIFFERENCES = [
    ("protocol", True, ALWAYS, "the registry says no of 192.88.99.2, 100:0:0:1::/64 and "
                               "192.0.0.0/24, the last of which new versions know"),
    ("6to4", True, ALWAYS, "192.88.99.0/24 is deprecated (RFC 7526), the registry says N/A"),
    ("multicast", True, ALWAYS, "not unicast"),
    ("nat64", True, ALWAYS, "RFC 6052, 3.1: must have a global IPv4 address in it"),
    ("nat64-local", True, SOME, "the registry says no (RFC 8215)"),
    ("service", False, SOME, "the registry says yes of parts of 2001::/23"),
    ("orchid", False, SOME, "the registry says yes of parts of 2001::/23"),
    ("mapped", False, SOME, "a socket connects to the IPv4 address"),
    ("mapped", True, SOME, "the same, where Python differs on the IPv4 address"),
    ("documentation", True, SOME, "3fff::/20 (RFC 9637)"),
    ("site-local", True, ALWAYS, "deprecated (RFC 3879), reserved"),
    ("compatible", True, ALWAYS, "deprecated (RFC 4291, 2.5.5.1), reserved"),
    ("translated", True, ALWAYS, "in ::/8, which is reserved"),
    ("reserved", True, ALWAYS, "reserved by the IETF; Python's is_reserved agrees"),
    ("segment", True, ALWAYS, "the registry says no (RFC 9602)"),
]


def command(addresses):
    text = "".join(("//%s\n" if a.version == 4 else "//[%s]\n") % a for a in addresses)
    done = subprocess.run([URIC, "audit", "--fields=address,address-kind,global"], input=text,
                          capture_output=True, text=True, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def blocks():
    with open("grammar/addresses.tsv", encoding="ascii") as table:
        for line in table:
            if line.strip() and line[0] not in "#@":
                yield ipaddress.ip_network(line.split("\t")[0])
    for constants in ipaddress._IPv4Constants, ipaddress._IPv6Constants:
        for value in vars(constants).values():
            yield from value if isinstance(value, list) else [value] if hasattr(
                value, "prefixlen") else []


def addresses():
    rng = random.Random(6890)
    for block in blocks():
        of = type(block.network_address)
        first, last = int(block.network_address), int(block.broadcast_address)
        for number in first - 1, first, last, last + 1:
            if 0 <= number < 1 << block.max_prefixlen:
                yield of(number)
        for _ in range(200):
            yield of(rng.randint(first, last))
    for _ in range(20000):
        yield ipaddress.IPv4Address(rng.getrandbits(32))
        yield ipaddress.IPv6Address(rng.getrandbits(128))
        yield ipaddress.IPv6Address(rng.getrandbits(125) | 1 << 125)


number = 0


def result(what, wrong):
    global number
    number += 1
    print(f"{'not ok' if wrong else 'ok'} {number} - {what}")
    for line in list(wrong)[:20]:
        print(f"# {line}")
    return bool(wrong)


def compare(what, right):
    """right(address, kind, says_global): whether the command is right."""
    return result(what, [f"{a}: {kind}, global {is_global}" for a, (_, kind, is_global)
                         in zip(ALL, ANSWERS) if not right(a, kind, is_global)])


ALL = list(dict.fromkeys(addresses()))
ANSWERS = command(ALL)
assert len(ANSWERS) == len(ALL) > 60000
failed = result(f"the text of {len(ALL)} addresses is the address", [
    f"{a}: {text}" for a, (text, _, _) in zip(ALL, ANSWERS) if ipaddress.ip_address(text) != a])
for name in "loopback", "link-local", "multicast":
    # new versions ask this of the IPv4 address in a mapped one
    failed |= compare(f"{name}, as Python has it", lambda a, kind, _, name=name:
                      kind == "mapped" or
                      getattr(a, "is_" + name.replace("-", "_")) == (kind == name))
failed |= compare("is_unspecified: Python has 0.0.0.0 and ::, the registry 0.0.0.0/8, too",
                  lambda a, kind, _: (kind == "unspecified") == (
                      int(a) == 0 or (a.version == 4 and int(a) < 1 << 24)))
failed |= compare("is_site_local", lambda a, kind, _:
                  (a.version == 6 and a.is_site_local) == (kind == "site-local"))
failed |= compare("what is reserved is_reserved", lambda a, kind, _:
                  kind not in ("reserved", "broadcast") or a.is_reserved)
failed |= compare("what is_reserved is in ::/8, 100::/8, reserved or broadcast", lambda a, kind, _:
                  not a.is_reserved or kind in ("reserved", "broadcast", "segment") or
                  (a.version == 6 and int(a) >> 120 in (0, 1)))
failed |= compare("ipv4_mapped and sixtofour", lambda a, kind, _: a.version == 4 or
                  ((a.ipv4_mapped is not None) == (kind == "mapped") and
                   (a.sixtofour is not None) == (kind == "6to4") and
                   (a.teredo is not None) == (kind == "teredo")))

used = set()
unlisted = []
for address, (_, kind, says_global) in zip(ALL, ANSWERS):
    if address.is_global == (says_global == "yes"):
        continue
    if (kind, address.is_global) in {difference[:2] for difference in DIFFERENCES}:
        used.add((kind, address.is_global))
    else:
        unlisted.append(f"{address}: {kind}, global {says_global}")
failed |= result("is_global, but for the listed differences", unlisted)
failed |= result("each listed difference occurs", [
    f"{kind}: {why}" for kind, python, versions, why in DIFFERENCES
    if (kind, python) not in used and versions == ALWAYS])
print(f"1..{number}")
sys.exit(failed)
