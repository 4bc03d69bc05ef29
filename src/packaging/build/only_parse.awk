# Makes uric_parse.c or uric_parse.h from gen/uric.c or src/include/uric.h: the code of a
# URIC_ONLY_PARSE build, without the conditions on URIC_ONLY_PARSE and TOLERANT, which it
# never defines, without the examples, and without the paragraphs and items of comments that
# mention it.  It has no kernel for WebAssembly, which would make it a tenth longer.
#
#   awk -f src/packaging/build/only_parse.awk gen/uric.c > gen/uric_parse.c

# depth counts conditions; of[depth] is "" for a condition on something else, otherwise
# whether such a build omits the code after it.
/^ *# *if/ {
    of[++depth] = ""
    if (/^#ifdef TOLERANT$/ || /^#if URIC_BUILT & URIC_BUILT_SIMD128$/) {
        of[depth] = "out"
        next
    }
    if (/URIC_ONLY_PARSE/) {
        if (!/^#if(n?def) URIC_ONLY_PARSE$/) {
            print "only_parse.awk: cannot decide: " $0 > "/dev/stderr"
            exit 1
        }
        of[depth] = /ifndef/ ? "out" : "in"
        next
    }
}
/^ *# *else/ && of[depth] != "" {
    of[depth] = of[depth] == "in" ? "out" : "in"
    next
}
/^ *# *endif/ && of[depth--] != "" { next }
{
    for (i = 1; i <= depth; i++)
        if (of[i] == "out")
            next
}

sub(/^#if URIC_BUILT & URIC_BUILT_SIMD128 && .*/, "#if URIC_BUILT \\& URIC_BUILT_SIMD128") {
    print
    getline
    sub(/".*"/, "\"uric_parse.c has no kernel for URIC_ISA_SIMD128: compile uric.c\"")
}
NR == 1 {
    sub(/uric, the whole library in one file/, "uric_parse, the parser of uric in one file")
    sub(/uric: /, "uric_parse: ")
}
{
    gsub(/uric\.h/, "uric_parse.h")
    if (/^#(ifndef|define) URIC_H$/)
        sub(/URIC_H/, "URIC_PARSE_H")
    else if (/^#ifdef URIC_PARSE_H$/)
        sub(/URIC_PARSE_H/, "URIC_H")
    sub(/amalgamate\.sh/, "& and only_parse.awk")
}

# Comments are printed as a whole.
/^\/\*/ {
    comment = kept = ""
    inside = 1
}
inside {
    ends = sub(/ *\*\/$/, "")
    if ($0 == " *" || /^ \*  - /)
        paragraph()
    kept = kept "\n" $0
    if (ends) {
        paragraph()
        inside = blank = 0
        print substr(comment, 2) " */"
    }
    next
}
$0 == "" && blank { next }
{
    blank = $0 == ""
    print
}

function paragraph() {
    if (kept !~ /URIC_ONLY_PARSE/ && kept !~ /\n \* Example/)
        comment = comment kept
    kept = ""
}
