#!/bin/sh
# Seed inputs for the fuzzers of operations, from the fixtures (for fuzz_agree.c, see seeds.c).
#
#   seeds.sh DIRECTORY
#
# writes them to DIRECTORY/TARGET, which must exist.
set -eu

to=$1 fixtures=tests/fixtures

# The rest of awk's program writes a line's inputs with put(target, text).
seeds() { # program, file...
    program=$1
    shift
    awk -v to="$to" '
        function put(target, text,    path) {
            path = sprintf("%s/%s/%s-%04d", to, target, prefix(FILENAME), ++n)
            printf "%s", text > path
            close(path)
        }
        function prefix(path) {
            gsub(/^tests.|[.]txt$/, "", path)
            gsub(/[^a-z0-9]/, "-", path)
            return path
        }
        /^#/ || /^$/ { next }
        '"$program" "$@"
}

# The names, a rule, a cut, then what the fixtures hold.
seeds '
    /^[^ ]/ {
        sub(/^[^ ]* /, "")
        put("tolerance", "\035\377\035\377\035\377\037\377" sprintf("%c%c", 33 + n % 15, 48 + n % 40) $0)
    }' $fixtures/characters.txt $fixtures/components.txt

# Expressions and lines of JSON.
n=0
while read -r expression; do
    printf '%s\n%s\n' "$expression" \
        '{"v":"/a?b=Bot","a":1e-7,"b":"9ms"}
{"v":"/c","a":"10.1.2.3","b":12E+2}
{"v":"","a":"12Ki"}' > "$to/where/$n"
    n=$((n + 1))
done << 'END'
a > 0.5 or b < 10ms and not (v == "/c")
v contains i "bOT" || exists a && !(v ^=i "/A")
a in (10.0.0.0/8, "x", 1e-7) or a not in ::/0
v =~ "^/[a-c]" and v !~i "B(o|t)+$"
a == b or `a` != v or v ends a
a >= 1.5k and a < 1G
END

# A base in the first column, then quoted references or targets.
seeds '
    /^[^ ]/ { base = $NF; next }
    {
        split($0, field, "\"")
        put("resolve", (n % 4) "\n" base "\n" field[2])
        put("base", base "\n" field[2])
        put("uriparser", sprintf("%c", 33 + n % 94) field[2] "\n" base)
        put("editions", sprintf("%c", 33 + n % 94) base "\n" field[2])
        put("readings", sprintf("%c", 33 + n % 94) field[2])
    }' $fixtures/resolve/*.txt $fixtures/operations/relate.txt

seeds '
    split($0, field, "\"") > 3 { put("normalize", "31\n" field[2] "\n" field[4]) }
    ' $fixtures/normalize/*.txt $fixtures/compare/*.txt

# "REFERENCE" PART[:WHICH][="VALUE"]
seeds '
    BEGIN {
        names = "scheme userinfo host port path query fragment authority user " \
                "password segment parameter-at parameter"
        count = split(names, name, " ")
        for (i = 1; i <= count; i++)
            number[name[i]] = i - 1
    }
    {
        reference = $0
        sub(/^"/, "", reference)
        part = which = reference
        sub(/".*/, "", reference)
        sub(/^[^"]*" */, "", part)
        value = part
        sub(/[ =].*/, "", part)
        sub(/^[^ =]*/, "", value)
        which = part ~ /:/ ? substr(part, index(part, ":") + 1) : ""
        sub(/:.*/, "", part)
        text = number[part] " " which + 0 "\n" reference "\n" which
        if (value ~ /^="/) {
            split(value, field, "\"")
            text = text "\n" field[2]
        }
        put("edit", text)
    }' $fixtures/operations/edit.txt

seeds '
    /^"/ {
        split($0, field, "\"")
        put("audit", field[2])
        put("percent", n % 7 "\n" field[2])
    }' $fixtures/audit/*.txt

seeds '
    split($0, field, "\"") > 1 {
        first = FILENAME ~ /tricks/ ? 4 : 2
        put("authority", field[first] "\n" field[first + 2])
    }
    ' $fixtures/hosts/*.txt

# The options' bytes vary with the row; see fuzz_request.c.
seeds '
    /"/ && !/^#/ {
        sub(/ = .*/, "")
        split($0, field, "\"")
        put("request", sprintf("%c%c%c%c%c", 33 + n % 94, 39, n % 2 ? 12 : 36, 33 + n % 90, 64) \
            field[2] "\n" field[4] "\n" field[6] "\n" field[8])
    }' $fixtures/request/rfc9112.txt

# With HTTP/2: fields that have names come first.
seeds '
    function value(name) {
        return match($0, name ":\"[^\"]*") ? \
            substr($0, RSTART + length(name) + 2, RLENGTH - length(name) - 2) : ""
    }
    /"/ && !/^#/ {
        sub(/ = .*/, "")
        line = $0
        while (match(line, /[a-z]:"[^"]*"/))
            line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
        split(line, field, "\"")
        more = 4 + (value("redirect") != "" ? 1 : 0) + (/ - /? 16 : 0) + \
            (value("scheme") != "" ? 32 : 0) + (value("protocol") != "" ? 64 : 0)
        put("request", sprintf("%c%c%c%c%c", 64 + (/decode/ ? 16 : 0) + 2, 39, \
                (/^2 / ? 8 : 12) + (/https/ ? 1 : 0), \
                33 + n % 90, more) field[2] "\n" field[4] "\n" field[6] "\n" \
            value("authority") "\n" value("scheme") "\n" value("protocol"))
    }' $fixtures/request/rfc9113.txt $fixtures/request/policies.txt

seeds '
    /"/ && !/^#/ {
        split($0, field, "\"")
        while (match(field[2], /\\x[0-9a-f][0-9a-f]/))
            field[2] = substr(field[2], 1, RSTART - 1) \
                byte(substr(field[2], RSTART + 2, 2)) substr(field[2], RSTART + RLENGTH)
        put("iri", "9" field[2])
    }
    function byte(digits) {
        return sprintf("%c", 16 * (index("0123456789abcdef", substr(digits, 1, 1)) - 1) + \
                             index("0123456789abcdef", substr(digits, 2)) - 1)
    }' $fixtures/iri/*.txt

# A byte of options, a host, and rules; or a byte and what alters a table.
for host in www.example.co.uk a.b.ck www.ck ex%61mple.com xn--p1ai.x 1.2.3.4 a..b; do
    for options in A a C; do
        printf '%s%s\ncom\nco.uk\n*.ck\n!www.ck\n\321\200\321\204\n' $options $host \
            > "$to/domains/$options-$host"
    done
done

# Names and labels near their maximum lengths.
for n in 63 64 254 255 256 257; do
    awk -v n="$n" 'BEGIN { printf "http://"; while (n-- > 0) printf "a" }' \
        > "$to/audit/name-$n"
    cp "$to/audit/name-$n" "$to/authority/"
    sed 's/a\{62\}a/&./g' "$to/audit/name-$n" > "$to/authority/labels-$n"
done

seeds '
    /^[a-z]+ / { sub(/^[a-z]+ /, ""); put("schemes", $0) }
    ' $fixtures/schemes/*.txt

seeds '
    /^[a-z0-9]+:/ {
        if (!named[$1]++)
            put("editions", "!" $1)
        sub(/^[^ ]* */, "")
        put("editions", sprintf("%c", 33 + n % 94) $0)
    }' $fixtures/editions/*.txt

seeds '
    {
        gsub(/⟦|⟧|⦃[^⦄]*⦄/, "")
        put("find", sprintf("%c", 33 + n % 94) $0)
    }' $fixtures/find/*.txt

# RFC 3986, Appendix C, with each kind of search.
for flags in 0 1 2 3 4 5; do
    cat > "$to/find/appendix-c-$flags" << END
${flags}Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <URL:http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.
END
done

# A format, and the lines required before its entries: the directives of w3c.
seeds '
    /^format / { format = substr($0, 8); fields = "" }
    /^line #Fields:/ { fields = "\n" substr($0, 6) }
    /^line / { put("log", format fields "\n" substr($0, 6)) }
    ' $fixtures/log/*.txt

# The function, how it is called, its last arguments, the first one.
seeds '
    BEGIN { split("segment:-1/port/parameter:a/percent,case/scheme/segment/URI/combined", name, "/") }
    {
        field[2] = $0
        split($0, field, "\"")
        put("sql", sprintf("%c", 33 + n % 40) "0" (n % 3 ? "8080\n" : "") name[1 + n % 8] "\n" \
            field[2])
        put("sql", sprintf("%c", 33 + n % 40) "1" (n % 4 ? "a\n" : "-1\n") field[2])
    }' $fixtures/operations/*.txt $fixtures/resolve/rfc3986.txt $fixtures/hosts/origin.txt

# The layout, the columns, then strings.
seeds '
    /"/ && !/^#/ {
        split($0, field, "\"")
        put("arrow", sprintf("%c%c", 64 + n % 16, 127 - n % 60) field[2] "\n\n" field[4])
    }' $fixtures/operations/*.txt $fixtures/hosts/*.txt

# The script of fuzz_column.c, then strings and a null; no such target without Python.
[ ! -d "$to/column" ] || seeds '
    /"/ && !/^#/ {
        split($0, field, "\"")
        script = sprintf("%c%c%c%c%c%c%c", 48 + n % 16, 33 + n * 11 % 94, 33 + n * 7 % 94, \
                         33 + n * 3 % 94, 33 + n * 5 % 94, 36 + n % 6, 33 + n % 94)
        if (n % 4 > 0)
            script = script sprintf("%c%c%c%c", 45 + n % 15, 33 + n * 13 % 94, \
                                    33 + n * 17 % 94, 33 + n * 19 % 94)
        put("column", script "\n" field[2] "\n\001\n" field[4] "\nhttp://h.example/" field[2] \
            "\n\n//h\n")
    }' $fixtures/operations/*.txt $fixtures/hosts/*.txt

# The first line: whether it is the target of a CONNECT.
seeds '
    /^[|] `/ {
        split($0, field, "`")
        put("http_parser", (/ CONNECT / ? "1" : "0") "\n" field[2])
    }' src/library/compat/http_parser.md

# The documents of the unit test: C strings.
n=0
sed -n 's/^ *{ "\(.*\)", *\(NULL\|"[^"]*"\) },*$/\1/p' tests/unit/test_base.c |
    while IFS= read -r text; do
        n=$((n + 1))
        printf '%b' "$(printf '%s' "$text" | sed 's/\\"/"/g')" \
            > "$to/base/document-$(printf '%04d' $n)"
    done
