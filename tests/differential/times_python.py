#!/usr/bin/env python3
"""Compares how the command reads times, and the fields of times in each zone of the system's
database, with Python's datetime and zoneinfo.  TAP.

    times_python.py URIC"""

import datetime
import json
import os
import random
import re
import subprocess
import sys
import zoneinfo
from fractions import Fraction

URIC = sys.argv[1]
UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
FIRST, LAST = -9214560000, 9214560000  # 1678 and 2261
rng = random.Random(8601)


class Tests:
    number = 0

    def compare(self, what, inputs, found, expected):
        self.number += 1
        wrong = [case for case in zip(inputs, found, expected) if case[1] != case[2]]
        if len(inputs) == len(found) == len(expected) and inputs and not wrong:
            print(f"ok {self.number} - {what}: {len(inputs)}")
            return
        print(f"not ok {self.number} - {what}: {len(wrong)} of {len(inputs)}")
        for text, ours, theirs in wrong[:5]:
            print(f"# {text!r}: {ours!r}, Python: {theirs!r}")


def log(lines, *options):
    done = subprocess.run([URIC, "log", "-q", "--log-format=json:x", *options],
                          input="".join(line + "\n" for line in lines), capture_output=True,
                          text=True, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def line_of(text):
    return json.dumps({"x": "/", "time": text})


def epochs(texts, *options):
    return [row[0] for row in log(map(line_of, texts), "--fields=time.epoch", *options)]


# ---- reading ----

def written(t, offset):
    """The forms of a time, by a clock with that offset in minutes."""
    zone = datetime.timezone(datetime.timedelta(minutes=offset))
    d = (EPOCH + datetime.timedelta(seconds=t)).astimezone(zone)
    sign, size = "-" if offset < 0 else "+", abs(offset)
    clock = f"{d:%H:%M:%S}"
    clf = f"{d.day:02}/{MONTHS[d.month - 1]}/{d.year}:{clock}"
    fraction = rng.choice([".", ","]) + "".join(rng.choices("0123456789", k=rng.randint(1, 12)))
    colon = f"{sign}{size // 60:02}:{size % 60:02}"
    flat = colon.replace(":", "")
    yield f"{clf} {flat}"
    yield f"[{clf} {flat}]"
    yield f"{clf}{fraction} {flat}"
    yield f"{d.day:02}/{MONTHS[d.month - 1]}/{d.year} {clock} {flat}"  # Python's http.server
    for between in "T", " ", "t", " - ":  # Gin
        for zone in colon, flat, " " + colon, " " + flat:
            yield f"{d:%Y-%m-%d}{between}{clock}{rng.choice(['', fraction])}{zone}"
    if size % 60 == 0:
        yield f"{d:%Y-%m-%d}T{clock}{colon[:3]}"
    if offset == 0:
        yield f"{d:%Y-%m-%d}T{clock}Z"
        yield f"{d:%Y/%m/%d} {clock}z"
        yield f"{d:%Y-%m-%d} {clock} UTC"
        yield f"{DAYS[d.weekday()]}, {d.day:02} {MONTHS[d.month - 1]} {d.year} {clock} GMT"
        yield clf
        yield f"{d:%Y-%m-%d} {clock}"


CLOCK = r"(?P<H>\d\d):(?P<M>\d\d)(?::(?P<S>\d\d)(?:[.,]\d+)?)?"
ZONE = r"(?: ?(?:(?P<Z>[Zz]|UTC|GMT)|(?P<sign>[+-])(?P<h>\d\d)(?::?(?P<m>\d\d))?))?"
FORMS = [re.compile(form + ZONE) for form in (
    r"(?P<d>\d\d)/(?P<b>[A-Z][a-z][a-z])/(?P<Y>\d{4})[: ]" + CLOCK,
    r"(?P<Y>\d{4})(?P<sep>[-/])(?P<mon>\d\d)(?P=sep)(?P<d>\d\d)(?:[Tt ]| - )" + CLOCK,
    r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?P<d>\d\d) (?P<b>[A-Z][a-z][a-z]) (?P<Y>\d{4}) " + CLOCK,
)]


def expected_epoch(text):
    if text[:1] == "[" and text[-1:] == "]":
        text = text[1:-1]
    if text.isascii():
        for form in FORMS:
            m = form.fullmatch(text)
            if m:
                return of_match(m.groupdict())
    return "\\N"


def of_match(part):
    """Leap seconds are tested in tests/cli/time.bats."""
    offset = int(part["h"] or 0) * 60 + int(part["m"] or 0)
    if int(part["h"] or 0) > 23 or int(part["m"] or 0) > 59:
        return "\\N"
    try:
        month = MONTHS.index(part["b"]) + 1 if part.get("b") else int(part["mon"])
        d = datetime.datetime(int(part["Y"]), month, int(part["d"]), int(part["H"]),
                              int(part["M"]), int(part["S"] or 0), tzinfo=UTC)
    except ValueError:
        return "\\N"
    t = (d - EPOCH).total_seconds() - offset * (-60 if part["sign"] == "-" else 60)
    return str(int(t)) if FIRST <= t <= LAST else "\\N"


def mutated(text):
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(text))
        byte = rng.choice("0123456789:-+/.,TZ []aFebJ")
        text = rng.choice([text[:at] + byte + text[at + 1:], text[:at] + text[at + 1:],
                           text[:at] + byte + text[at:]])
    return text


def reading(tests):
    good = [text for _ in range(1500) for text in written(
        rng.randint(FIRST, LAST), rng.choice([0, 60, 120, -420, 330, -1439, 1439]))]
    tests.compare("times as they are written", good, epochs(good),
                  [expected_epoch(text) for text in good])
    if "\\N" in map(expected_epoch, good):
        print("# the test's own reader refuses a good time")
        sys.exit(1)
    bad = [text for text in map(mutated, good) if ":60" not in text]
    tests.compare("times with wrong bytes", bad, epochs(bad), [expected_epoch(t) for t in bad])
    dates = [f"{y:04}-{m:02}-{d:02}T00:00" for y in (1900, 1999, 2000, 2023, 2024, 2100)
             for m in range(14) for d in range(33)]
    tests.compare("every date of some years", dates, epochs(dates),
                  [expected_epoch(text) for text in dates])


def numbers(tests):
    """Each text and the nanoseconds that it stands for."""
    texts, expected = [], []
    for _ in range(4000):
        digits = rng.randint(1, 19)
        number = str(rng.randint(10 ** (digits - 1), 10 ** digits - 1))
        text = rng.choice(["", "-"]) + number
        if rng.random() < 0.6:
            text += "." + "".join(rng.choices("0123456789", k=rng.randint(1, 20)))
        if rng.random() < 0.4:
            text += rng.choice("eE") + rng.choice(["", "+", "-"]) + str(rng.randint(0, 20))
        value = Fraction(text)
        size = abs(value)
        unit = next(10 ** k for k, most in ((9, 11), (6, 14), (3, 17), (0, 99))
                    if size < 10 ** most)
        ns = value * unit // 1
        if size != 0 and FIRST * 10 ** 9 <= ns <= LAST * 10 ** 9:
            texts.append(text)
            expected.append(int(ns))
    # only sessions show fractions
    rows = log(['{"x":"%d","time":%s}' % case for case in enumerate(texts)],
               "--sessions=x", "--zone=UTC", "--page=x")
    found = {int(row[0]): row[1] for row in rows}
    tests.compare("numbers to the nanosecond", texts,
                  [ns_of(found.get(i, "")) for i in range(len(texts))], expected)


def ns_of(text):
    m = re.fullmatch(r"(.{19})(\.\d+)?\+00:00", text)
    if not m:
        return None
    d = datetime.datetime.fromisoformat(m[1]).replace(tzinfo=UTC)
    whole = (d - EPOCH) // datetime.timedelta(seconds=1)
    return whole * 10 ** 9 + int((m[2] or ".0")[1:].ljust(9, "0"))


# ---- zones ----

def label(d, n, sep="T"):
    text = d.isoformat(sep, "seconds")
    return text[:n] + text[19:] if n > 10 else text[:n]


def fields(t, zone):
    d = (EPOCH + datetime.timedelta(seconds=t)).astimezone(zone)
    monday = d.date() - datetime.timedelta(days=d.weekday())
    fixed = d.astimezone(datetime.timezone(d.utcoffset()))  # replace() would choose the offset
    five = fixed.replace(minute=d.minute // 5 * 5)
    return [label(d, 19), label(d, 16), label(five, 16), label(d, 10), monday.isoformat(),
            label(d, 7), label(d, 4), str(d.isoweekday()), str(t)]


def is_steady(t, zone):
    """Whether no clock is set while the buckets of a minute and of five that hold t last."""
    def offset(t):
        return (EPOCH + datetime.timedelta(seconds=t)).astimezone(zone).utcoffset()
    return offset(t - 300) == offset(t) == offset(t + 300)


def steady_fields(t, zone, row):
    return row if is_steady(t, zone) else row[:1] + row[3:]


FIELDS = ("time.second,time.minute,time.5m,time.day,time.week,time.month,time.year,"
          "time.weekday,time.epoch")


def changes(zone):
    """Instants at which the offset changes, found without reading the database."""
    def offset(t):
        return (EPOCH + datetime.timedelta(seconds=t)).astimezone(zone).utcoffset()
    step = 86400 * 20
    t = -2208988800 + rng.randrange(step)
    before = offset(t)
    while t < 2145916800:
        after = offset(t + step)
        if after != before:
            low, high = t, t + step
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(middle) == before else (low, middle)
            yield high
        t, before = t + step, after


def wall_epoch(d, zone):
    """The first instant at which the zone's clock shows d, or at which it is set over d."""
    t = int((d.replace(tzinfo=zone, fold=0) - EPOCH).total_seconds())
    back = (EPOCH + datetime.timedelta(seconds=t)).astimezone(zone).replace(tzinfo=None)
    if back == d:
        return t
    high = t  # after the change, since Python takes the offset before it
    low = int((d.replace(tzinfo=zone, fold=1) - EPOCH).total_seconds()) - 1
    offset = (EPOCH + datetime.timedelta(seconds=low)).astimezone(zone).utcoffset()
    while high - low > 1:
        middle = (low + high) // 2
        same = (EPOCH + datetime.timedelta(seconds=middle)).astimezone(zone).utcoffset() == offset
        low, high = (middle, high) if same else (low, middle)
    return high


def zones(tests):
    names = sorted(name for name in zoneinfo.available_timezones()
                   if not name.startswith(("right/", "posix/")) and name != "localtime")
    rng.shuffle(names)
    keep = {"Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Casablanca",
            "Asia/Gaza", "America/Havana", "Pacific/Apia", "Europe/Dublin", "Asia/Kathmandu"}
    shown, read = ([], [], []), ([], [], [])
    for name in names[:90] + sorted(keep.intersection(names)):
        zone = zoneinfo.ZoneInfo(name)
        found = list(changes(zone))
        times = [c + d for c in found for d in (-3600, -1, 0, 1, 1799, 3600)]
        times += [rng.randint(-2208988800, LAST) for _ in range(60)]
        rows = log((line_of(f"{(EPOCH + datetime.timedelta(seconds=t)):%Y-%m-%dT%H:%M:%SZ}")
                    for t in times), "--zone=" + name, "--fields=" + FIELDS)
        shown[0].extend((name, t) for t in times)
        shown[1].extend(steady_fields(t, zone, row) for t, row in zip(times, rows))
        shown[2].extend(steady_fields(t, zone, fields(t, zone)) for t in times)
        walls = [(EPOCH + datetime.timedelta(seconds=c + d)).astimezone(zone).replace(tzinfo=None)
                 + datetime.timedelta(seconds=e)
                 for c in found for d in (-3600, 0, 1800) for e in (0, 1801)]
        if walls:
            texts = [d.isoformat("T", "seconds") for d in walls]
            read[0].extend((name, text) for text in texts)
            read[1].extend(epochs(texts, "--zone=" + name))
            read[2].extend(str(wall_epoch(d, zone)) for d in walls)
    tests.compare("fields in zones", *shown)
    tests.compare("times without a zone in zones", *read)


def main():
    tests = Tests()
    reading(tests)
    numbers(tests)
    if any(os.path.exists(path + "/Europe/Berlin") for path in ("/usr/share/zoneinfo",)):
        zoneinfo.reset_tzpath(to=["/usr/share/zoneinfo"])
        zones(tests)
    else:
        tests.number += 2
        print(f"ok {tests.number - 1} # SKIP fields in zones: tzdata is not installed")
        print(f"ok {tests.number} # SKIP times without a zone: tzdata is not installed")
    print(f"1..{tests.number}")


main()
