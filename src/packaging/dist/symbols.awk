# Writes the linker's version script of the shared library: each function that the headers
# declare, in the node of the version that it appeared in.  Reads the present script first; a
# function that is not in it is new in this version.
#
#   awk -v version=MAJOR.MINOR -f src/packaging/dist/symbols.awk uric.map HEADER...
#
# A program that was linked with an earlier version needs that version's functions: one that has
# vanished is an error.  Those of the present version may still change.  After a break of the
# ABI (a new SOVERSION), start with an empty script.

BEGIN {
    current = "URIC_" version
}
FILENAME ~ /\.map$/ && /^URIC_[0-9.]+ \{$/ {
    node = $1
}
FILENAME ~ /\.map$/ && /^ +uric[0-9a-z_]*;$/ {
    sub(/;/, "", $1)
    known[$1] = node
}
/^URIC_API / {
    sub(/\(.*/, "")
    sub(/.*[ *]/, "")
    if (!($0 in declared))
        names[++count] = $0
    declared[$0] = 1
}
function number(node) { # to sort nodes: URIC_0.12 is after URIC_0.2
    sub(/^URIC_/, "", node)
    split(node, part, ".")
    return part[1] * 1000 + part[2]
}
END {
    for (name in known)
        if (!(name in declared) && known[name] != current) {
            print "symbols.awk: " name "() of " known[name] " is no longer declared: this breaks " \
                "the ABI, so SOVERSION must rise and src/packaging/dist/uric.map start anew" > "/dev/stderr"
            exit 1
        }
    if (!count) {
        print "symbols.awk: the headers declare nothing" > "/dev/stderr"
        exit 1
    }
    for (i = 1; i <= count; i++) {
        node = names[i] in known ? known[names[i]] : current
        if (!(node in members))
            nodes[++versions] = node
        members[node] = members[node] " " names[i]
    }
    sort(nodes, versions, 1)
    print "/* The functions that the shared library exports, by the version they appeared in."
    print " * Made by make dist-lists from the headers; do not edit. */"
    for (i = 1; i <= versions; i++) {
        n = split(members[nodes[i]], list, " ")
        sort(list, n, 0)
        print nodes[i] " {\n    global:"
        for (j = 1; j <= n; j++)
            print "        " list[j] ";"
        print i == 1 ? "    local: *;\n};" : "} " nodes[i - 1] ";"
    }
}
function sort(list, n, by_number,    i, j, item) { # insertion sort
    for (i = 2; i <= n; i++) {
        item = list[i]
        for (j = i - 1; j > 0 && (by_number ? number(list[j]) > number(item) : list[j] > item); j--)
            list[j + 1] = list[j]
        list[j + 1] = item
    }
}
