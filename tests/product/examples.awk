# Turns the examples in the headers' comments into a C program that runs the example of the
# given number; prints their count to the file `counted`.  Complains about each public
# function that no example calls, either in its own comment or, if that says "Example: see
# uric_other().", in the comment of uric_other().  All headers' examples share the assumptions
# stated in the first header.
#
#   awk -v counted=FILE -f tests/product/examples.awk src/include/uric*.h > examples.c

NR == 1 { general = FILENAME }
/^\/\*/ {
    group++
    at = ""
    inside = 1
}
inside && /^(\/| )\*( [^ ]|\/|$)/ { at = "" }
inside && /^(\/| )\* Examples? ?[a-z]*:/ {
    at = $0
    sub(/^.. /, "", at)
}
inside && /^ \*     / {
    line = $0
    sub(/^ \*     /, "", line)
    sub(/ *\*\/$/, "", line)
    if (at == "Examples assume:") {
        if (line ~ /^#/)
            included = included line "\n"
        else
            declared[FILENAME] = declared[FILENAME] "    " line "\n"
    } else if (at == "Example:") {
        if (!(group in example)) {
            example[group] = ""
            from[group] = FILENAME
        }
        example[group] = example[group] "    " line "\n"
    }
}
inside && at ~ /^Example: see uric[a-z0-9_]+\(\)\./ {
    sub(/.*see /, "", at)
    sub(/\(.*/, "", at)
    pointers[group] = pointers[group] " " at
    at = ""
}
/\*\/$/ && inside {
    inside = 0
    next
}
inside { next }

/^$/ { group++ }
/^(URIC_API|static inline) / {
    name = $0
    while (name !~ /\(/ && (getline line) > 0)
        name = name " " line
    sub(/ *\(.*/, "", name)
    sub(/.*[ *]/, "", name)
    functions[++n] = name
    of[name] = group
}

function calls(g, name) {
    return (g in example) && example[g] ~ "(^|[^a-z0-9_])" name "\\("
}
END {
    for (i = 1; i <= n; i++) {
        found = calls(of[functions[i]], functions[i])
        m = split(pointers[of[functions[i]]], other, " ")
        for (j = 1; j <= m; j++)
            if (!(other[j] in of))
                complain("the comment of " functions[i] "() points to " other[j] \
                    "(), which does not exist")
            else if (calls(of[other[j]], functions[i]))
                found = 1
        if (!found)
            complain("no example calls " functions[i] "()")
    }
    for (i = 1; i <= group; i++)
        if ((i in example) && example[i] !~ /assert\(/)
            complain("an example asserts nothing:\n" example[i])
    print included
    for (i = 1; i <= group; i++)
        if (i in example) {
            print "static void example_" ++count "(void)\n{"
            print declared[general]
            if (from[i] != general)
                print declared[from[i]]
            print example[i] "}\n"
        }
    print "int main(int argc, char **argv)\n{"
    print "    assert(argc == 2);"
    print "    switch (atoi(argv[1])) {"
    for (i = 1; i <= count; i++)
        print "    case " i ": example_" i "(); return 0;"
    print "    }\n    return 1;\n}"
    print count > counted
    exit bad
}
function complain(what) {
    print what > "/dev/stderr"
    bad = 1
}
