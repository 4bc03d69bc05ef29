# Writes man pages of section 3 from the comments of the headers: a page for each section of a
# header ("---- title ----" or "---- title: page ----"; a section without a page name takes
# that of its first function, or first type); one for the header as a whole, from its first
# comment; and for each other function and type a page that refers to its section's.
#
#   awk -v out=DIRECTORY -v date=YYYY-MM-DD -f src/packaging/build/manual.awk src/include/uric*.h
#
# A comment describes the declarations that follow it up to the next blank line.  In it,
# indented lines are a list: of items after "-", of terms with two spaces between a term
# and its text, or else a paragraph.  The one sentence of a comment that starts with
# "Returns", and the rest of its paragraph, describe the result.  "Example:" precedes C
# code indented by four spaces; "Example: see uric_other()." refers to another function's
# example.  "Examples assume:", in the first comment of a header, precedes declarations.

# ---- reading the headers ----

FNR == 1 {
    header = FILENAME
    sub(/.*\//, "", header)
    page = ++pages
    title[page] = ""
    name[page] = header
    sub(/\.h$/, "", name[page])
    from[page] = header
    whole[header] = page
    lacking = 0
}
/^\/\* ---- .* -+ \*\/$/ {
    page = ++pages
    title[page] = $0
    gsub(/^\/\* ---- | -+ \*\/$/, "", title[page])
    if (match(title[page], /: uric[a-z0-9_]*$/)) {
        name[page] = substr(title[page], RSTART + 2)
        title[page] = substr(title[page], 1, RSTART - 1)
    }
    from[page] = header
    new_group()
    next
}
/^#ifndef URIC_ONLY_PARSE/ { lacking = 1; next }
/^#endif.*URIC_ONLY_PARSE/ { lacking = 0; next }
/^#ifdef __cplusplus/ {
    # with the comment on it
    comment[group] = ""
    while ((getline line) > 0 && line !~ /^#endif/)
        ;
    next
}
/^#define URIC_VERSION_/ {
    gsub(/"/, "", $3)
    sub(/-/, "\\-", $3)
    version = version ($2 ~ /MINOR|PATCH/ ? "." : "") $3
    next
}
/^#define URIC_(API|([A-Z]+_)*H)( |$)/ { next }
/^#define URIC_/ {
    declare("macro", $2)
    while (sub(/\\$/, "") && (getline line) > 0)
        $0 = $0 line
    gsub(/[ \t]+/, " ")
    body[group, declared[group]] = $0
    next
}
/^\/\*/ {
    new_group()
    if (FNR == 1)
        sub(/^\/\* [a-z_]*: /, "/* ")
    text = $0
    while (text !~ /\*\/$/ && (getline line) > 0)
        text = text "\n" line
    sub(/^\/\* ?/, "", text)
    sub(/ *\*\/$/, "", text)
    sub(/\n \*\n \* SPDX-[^\n]*/, "", text)
    gsub(/\n \* ?/, "\n", text)
    comment[group] = text
    next
}
/^(typedef )?(enum|struct) [a-z0-9_]+ \{/ {
    text = $0
    while (text !~ /\n\}[^\n]*;/ && text !~ /\};/ && (getline line) > 0)
        text = text "\n" line
    sub(/^typedef /, "", text)
    split(text, word, " ")
    declare(word[1], word[2])
    body[group, declared[group]] = text
    next
}
/^(URIC_API|static inline) / {
    own_body = /^static/
    text = $0
    while (text !~ /\)/ && (getline line) > 0)
        text = text " " line
    sub(/^(URIC_API|static inline) /, "", text)
    sub(/\).*/, ")", text)
    gsub(/[ \t]+/, " ", text)
    gsub(/\( /, "(", text)
    called = text
    sub(/\(.*/, "", called)
    sub(/.*[ *]/, "", called)
    declare("function", called)
    body[group, declared[group]] = text
    if (own_body)
        while ((getline line) > 0 && line !~ /^\}/)
            ;
    next
}
/^$/ {
    # a comment followed by a blank line describes what comes after it
    if (comment[group] != "")
        new_group()
}

END {
    # a header with the name of a function: the page of that name is the function's
    for (g = 1; g <= group; g++)
        for (d = 1; d <= declared[g]; d++)
            if (kinds[g, d] == "function")
                for (header in whole)
                    if (name[whole[header]] == names[g, d])
                        name[whole[header]] = header
    for (p = 1; p <= pages; p++)
        name_page(p)
    for (p = 1; p <= pages; p++)
        write_page(p)
    for (i = 1; i <= references; i++)
        if (!(refers[i] in written)) {
            written[refers[i]] = 1
            file = out "/" refers[i] ".3"
            print ".so man3/" name[page_of[refers[i]]] ".3" > file
            close(file)
        }
}

function new_group() {
    group++
    declared[group] = 0
    comment[group] = ""
    page_of_group[group] = page
    if (!(page in first))
        first[page] = group
    last[page] = group
}
function declare(kind, what,    d) {
    d = ++declared[group]
    kinds[group, d] = kind
    names[group, d] = what
    if (kind == "function")
        had[page]++
    if (kind == "function" && lacking)
        lacks[page] = lacks[page] " " what
}

# A page has the name of its first function or, if there is none, its first type.
function name_page(p,    g, d, want) {
    for (want = 0; want < 2; want++)
        for (g = first[p]; g <= last[p]; g++)
            for (d = 1; d <= declared[g]; d++)
                if (!(p in name) && (want ? kinds[g, d] != "macro" : kinds[g, d] == "function"))
                    name[p] = names[g, d]
    if (!(p in name))
        name[p] = name[whole[from[p]]]
    for (g = first[p]; g <= last[p]; g++)
        for (d = 1; d <= declared[g]; d++)
            if (kinds[g, d] != "macro" && !(names[g, d] in page_of)) {
                page_of[names[g, d]] = p
                refers[++references] = names[g, d]
            }
}

# ---- writing the pages ----

function write_page(p,    g) {
    file = out "/" name[p] ".3"
    # a section without functions and types goes to the page of the header
    if (name[p] in written)
        return
    written[name[p]] = 1
    header = from[p]
    results = ""
    examples = ""
    told = ""
    split("", mentioned)
    print ".\\\" Made by src/packaging/build/manual.awk from " from[p] "; do not edit." > file
    put(".TH " name[p] " 3 \"" date "\" \"uric " version "\" \"Library Functions\"\n.nh\n.ad l")
    put(".SH NAME\n" names_of(p) " \\- " (title[p] != "" ? escaped(title[p]) : title_of(p)))
    synopsis(p)
    put(".SH DESCRIPTION")
    described = 0
    for (g = first[p]; g <= last[p]; g++)
        describe(g, p)
    if (lacks[p] != "")
        put(".SS Builds\n" missing(p))
    if (results != "")
        put(".SH RETURN VALUE" results)
    if (examples != "")
        put(".SH EXAMPLES\nEach example assumes" assumed["uric.h"] \
            (header != "uric.h" ? assumed[header] : "") examples)
    see_also(p)
    close(file)
}
function put(text) {
    print text > file
}
function title_of(p,    t) {
    t = comment[first[p]]
    sub(/\.[ \n].*/, "", t)
    gsub(/\n/, " ", t)
    return escaped(t)
}
function names_of(p,    named, g, d) {
    named = name[p]
    for (g = first[p]; g <= last[p]; g++)
        for (d = 1; d <= declared[g]; d++)
            if (kinds[g, d] == "function" && names[g, d] != name[p])
                named = named ", " names[g, d]
    return named
}

function synopsis(p,    g, d) {
    put(".SH SYNOPSIS\n.nf\n.B #include <" from[p] ">")
    for (g = first[p]; g <= last[p]; g++)
        for (d = 1; d <= declared[g]; d++)
            if (kinds[g, d] == "function") {
                if (d == 1 || kinds[g, d - 1] != "function")
                    put(".PP")
                put(prototype(body[g, d]))
                mention_types(body[g, d])
            }
    put(".fi")
}

function mention_types(text,    type) {
    while (match(text, /(struct|enum) uric[a-z0-9_]*/)) {
        type = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        sub(/.* /, "", type)
        mentioned[type] = 1
    }
}

# Bold except the names of the parameters; lines of at most 72 characters.
function prototype(text,    part, n, i, lead, at, column, shown, parameter, tail) {
    lead = text
    sub(/\(.*/, "(", lead)
    text = substr(text, length(lead) + 1)
    sub(/\)$/, "", text)
    n = split(text, part, / *, */)
    at = column = length(lead)
    for (i = 1; i <= n; i++)
        if (at + length(part[i]) > 70)
            at = 8
    shown = "\\fB" escaped(lead)
    for (i = 1; i <= n; i++) {
        if (column + length(part[i]) > 70) {
            shown = shown "\\fP\n\\fB" sprintf("%" at "s", "")
            column = at
        } else if (i > 1) {
            shown = shown " "
            column++
        }
        column += length(part[i]) + 1
        parameter = part[i]
        tail = ""
        if (match(parameter, /\[[^]]*\]$/)) {
            tail = substr(parameter, RSTART)
            parameter = substr(parameter, 1, RSTART - 1)
        }
        if (match(parameter, /[a-z0-9_]+$/) && RSTART > 1)
            parameter = substr(parameter, 1, RSTART - 1) "\\fI" substr(parameter, RSTART) "\\fB"
        shown = shown parameter tail (i < n ? "," : "")
    }
    return shown ");\\fP"
}

# The comment of a group of declarations, and the declarations except functions.
function describe(g, p,    d, heading, functions, types) {
    split("", parameter_name)
    types = 0
    for (d = 1; d <= declared[g]; d++)
        if (kinds[g, d] == "function") {
            heading = heading (heading == "" ? "" : ", ") names[g, d] "()"
            functions = functions (functions == "" ? "" : ", ") names[g, d] "()"
            parameters(body[g, d])
        } else if (kinds[g, d] != "macro") {
            types++
            heading = heading (heading == "" ? "" : ", ") kinds[g, d] " " names[g, d]
        }
    if (heading == "" && declared[g] > 0)
        heading = names[g, 1]
    if (heading != "")
        put(".SS " escaped(heading))
    else if (described && comment[g] != "")
        put(".PP")
    if (comment[g] != "" || heading != "")
        described = 1
    if (comment[g] != "")
        prose(comment[g], functions)
    for (d = 1; d <= declared[g]; d++)
        if (kinds[g, d] == "macro")
            put(".TP\n.B " escaped(body[g, d]))
        else if (kinds[g, d] != "function")
            members(g, d, types > 1)
}
function parameters(text,    part, n, i) {
    sub(/^[^(]*\(/, "", text)
    sub(/\)$/, "", text)
    n = split(text, part, ",")
    for (i = 1; i <= n; i++) {
        gsub(/\[[^]]*\]| +$/, "", part[i])
        if (match(part[i], /[a-z0-9_]+$/))
            parameter_name[substr(part[i], RSTART)] = 1
    }
    # these count as words
    delete parameter_name["a"]
    delete parameter_name["at"]
    delete parameter_name["more"]
}

# The members of a struct, or of an enum, each with its comment.
function members(g, d, headed,    text, line, n, i, tag, note, tags, notes, m, packed) {
    text = body[g, d]
    if (headed)
        put(".PP\n.BR \"" kinds[g, d] " " names[g, d] "\" :")
    sub(/^[^{]*\{/, "", text)
    n = split(text, line, "\n")
    m = 0
    for (i = 1; i <= n; i++) {
        note = ""
        tag = line[i]
        if (match(tag, /\/\*/)) {
            note = substr(tag, RSTART + 2)
            tag = substr(tag, 1, RSTART - 1)
            while (note !~ /\*\// && i < n) {
                i++
                sub(/^ +(\* )?/, "", line[i])
                note = note "\n" line[i]
            }
            sub(/ *\*\/.*/, "", note)
            sub(/^ +/, "", note)
        }
        sub(/^ +/, "", tag)
        sub(/\}( *[a-z0-9_]+)? *;.*$/, "", tag)
        sub(/[, ]+$/, "", tag)
        if (tag == "" && note ~ /^private/)
            break
        if (tag == "" && note == "")
            continue
        m++
        tags[m] = tag
        notes[m] = note
    }
    # no blank lines between them
    packed = 0
    for (i = 1; i <= m; i++)
        if (tags[i] == "") {
            put(".PD\n.PP")
            flow(notes[i])
            packed = 0
        } else {
            if (packed == 1)
                put(".PD 0")
            packed++
            put(".TP\n.B " (tags[i] ~ /^[.']/ ? "\\&" : "") escaped(tags[i]))
            if (notes[i] != "")
                flow(notes[i])
        }
    put(".PD")
}

# A comment: paragraphs, lists, and examples, which the page shows further down.
function prose(text, functions,    line, n, i, t, what, shown) {
    said = 0
    shown = functions == "" ? header : functions
    # sentences about several results stay in the text that describes each
    t = text
    if (gsub(/(^|\n|\.  )Returns[ \n]/, "&", t) > 1)
        functions = ""
    n = split(text, line, "\n")
    for (i = 1; i <= n; i++)
        if (line[i] ~ /^Example(s assume)?:$/) {
            t = "\n.EX\n"
            what = line[i]
            while (i < n && line[i + 1] ~ /^    /)
                t = t code(substr(line[++i], 5)) "\n"
            if (what ~ /assume/)
                assumed[header] = "\n.PP" t ".EE"
            else
                examples = examples "\n.SS " shown t ".EE"
        } else if (line[i] ~ /^ /) {
            t = line[i]
            while (i < n && line[i + 1] ~ /^ /)
                t = t "\n" line[++i]
            list(t)
        } else if (line[i] ~ /^Example: /)
            marked(line[i]) # for "see also"
        else if (line[i] != "") {
            t = line[i]
            while (i < n && line[i + 1] ~ /^[^ ]/ && line[i + 1] !~ /^Example/)
                t = t "\n" line[++i]
            paragraph(t, functions)
        }
}
function paragraph(text, functions,    at) {
    text = replaced(text, ".  ", ".\n")
    at = functions != "" ? match(text, /(^|\n)Returns[ \n]/) : 0
    if (at > 1 || (at == 1 && said)) {
        results = results "\n" (functions == told ? ".IP" : ".TP\n.B " functions) "\n" \
            marked(substr(text, at == 1 ? 1 : at + 1))
        told = functions
        text = substr(text, 1, at - 1)
    }
    if (text != "") {
        put((said ? ".PP\n" : "") marked(text))
        said = 1
    }
}
function list(text,    line, n, i, indent, items, item, width, at) {
    n = split(text, line, "\n")
    match(line[1], /^ */)
    indent = RLENGTH
    for (i = 1; i <= n; i++) {
        match(line[i], /^ */)
        if (RLENGTH == indent)
            item[++items] = substr(line[i], indent + 1)
        else
            item[items] = item[items] "\n" substr(line[i], RLENGTH + 1)
        if (match(substr(line[i], indent + 1), /^[^ ].*[^ .]   +[^ ].*[^ .]   +[^ ]/))
            width = -1 # columns
        if (width >= 0 && match(item[items], /[^ ]  +/) && RSTART >= width)
            width = RSTART + 3
    }
    if (width < 0) {
        put(".PP\n.EX")
        for (i = 1; i <= n; i++)
            put(code(substr(line[i], indent + 1)))
        put(".EE")
    } else if (item[1] ~ /^- /)
        for (i = 1; i <= items; i++)
            put(".IP \\(bu 2\n" marked(replaced(substr(item[i], 3), ".  ", ".\n")))
    else if (match(item[1], /^[^ ]+( [^ ]+)*  +/) && item[1] !~ /^[^ ].*[.,:;]  /) {
        for (i = 1; i <= items; i++) {
            at = match(item[i], /  +/)
            put(".TP " width "\n\\fB" escaped(substr(item[i], 1, at - 1)) "\\fP\n" \
                marked(replaced(substr(item[i], at + RLENGTH), ".  ", ".\n")))
        }
    } else {
        text = item[1]
        for (i = 2; i <= items; i++)
            text = text "\n" item[i]
        put(".RS 4\n.PP\n" marked(replaced(text, ".  ", ".\n")) "\n.RE")
    }
    said = 1
}

function missing(p,    named, n, word, i) {
    n = split(lacks[p], word, " ")
    for (i = 1; i <= n; i++)
        named = named (i == 1 ? "" : i < n ? ",\n" : "\nand\n") "\\fB" word[i] "\\fP()"
    if (n == had[p])
        named = n > 1 ? "these functions" : "this function"
    return "A library that was compiled with\n.B URIC_ONLY_PARSE\nlacks " named "."
}

# The header's page refers to its other pages; each of these, to what its comments mention.
function see_also(p,    g, d, i, j, n, page_name, known, t) {
    if (p == whole[from[p]]) {
        put(".SH PAGES\n.PD 0")
        for (i = p + 1; i <= pages && from[i] == from[p]; i++)
            if (name[i] != name[p])
                put(".TP\n.BR " name[i] " (3)\n" escaped(title[i]))
        put(".PD")
        for (i = 1; i <= pages; i++)
            if (i == whole[from[i]] && i != p)
                known[page_name[++n] = name[i]] = 1
    } else {
        known[page_name[++n] = name[whole[from[p]]]] = 1
        for (t in mentioned)
            if (t in page_of && page_of[t] != p && !(name[page_of[t]] in known))
                known[page_name[++n] = name[page_of[t]]] = 1
    }
    for (i = 2; i <= n; i++)
        for (j = i; j > 1 && page_name[j - 1] > page_name[j]; j--) {
            t = page_name[j]
            page_name[j] = page_name[j - 1]
            page_name[j - 1] = t
        }
    if (name[p] == "uric")
        known[page_name[++n] = "uric"] = 1
    put(".SH SEE ALSO")
    for (i = 1; i <= n; i++)
        put(".BR " page_name[i] (page_name[i] == name[p] ? " (1)" : " (3)") (i < n ? " ," : ""))
}

# ---- text as roff ----

function replaced(text, old, new,    done, at) {
    while ((at = index(text, old)) > 0) {
        done = done substr(text, 1, at - 1) new
        text = substr(text, at + length(old))
    }
    return done text
}
function escaped(text) {
    text = replaced(text, "\\", "\\e")
    text = replaced(text, "'", "\\(aq")
    text = replaced(text, "^", "\\(ha")
    text = replaced(text, "`", "\\(ga")
    return replaced(text, "~", "\\(ti")
}
function code(text) {
    text = replaced(escaped(text), "-", "\\-")
    return text ~ /^[.]/ ? "\\&" text : text
}

# Prose, with C's names in bold and the group's parameters in italics.
function marked(text,    done, word, before) {
    while (match(text, /`[A-Za-z_]+`/)) # a parameter
        text = substr(text, 1, RSTART - 1) substr(text, RSTART + 1, RLENGTH - 2) \
            substr(text, RSTART + RLENGTH)
    while (match(text, /\*?[A-Za-z][A-Za-z0-9_]*/)) {
        before = substr(text, 1, RSTART - 1)
        word = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        done = done escaped(before)
        if ((word == "struct" || word == "enum") && match(text, /^[ \n]uric[a-z0-9_]*/)) {
            mentioned[substr(text, 2, RLENGTH - 1)] = 1
            done = done "\\fB" word substr(text, 1, RLENGTH) "\\fP"
            text = substr(text, RLENGTH + 1)
        } else if (word ~ /^uric[a-z0-9_]*$/ && text ~ /^\(/) {
            mentioned[word] = 1
            done = done "\\fB" word "\\fP"
        } else if (word ~ /^URIC_/)
            done = done "\\fB" word "\\fP"
        else if (before !~ /[A-Za-z0-9_"'%\\\/.]$/ && text !~ /^[A-Za-z0-9"(]/ && \
                 replaced(word, "*", "") in parameter_name)
            done = done "\\fI" word "\\fP"
        else
            done = done word
    }
    text = done escaped(text)
    text = replaced(text, "\n.", "\n\\&.")
    return text ~ /^[.]/ ? "\\&" text : text
}
function flow(text) {
    put(marked(replaced(text, ".  ", ".\n")))
}
