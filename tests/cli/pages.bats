# The man pages of the command: uric.1, uric-log.1 and uric-find.1.
load helper

pages=$BATS_TEST_DIRNAME/../../src/command

# The options that a page describes: of .TP and .TQ, long ones and letters, one a line.
described() {
    awk '
        /^\.T[PQ]/ { tag = 1; next }
        tag { print; tag = 0 }' "$1" |
        grep -E '^\.B[A-Z]* \\-' | sed 's/\\fR,\\fP//g; s/\\-/-/g' |
        grep -oE -e '(^|[ ",])-(-[a-z][a-z-]*|[a-z0-9])' | sed 's/^[ ",]*//' | sort -u
}

# The options of commands in the table: those for which the awk condition on $1 holds.
known() {
    "$URIC" --list-options | awk -F '\t' "$1"' {
        print "--" $2
        if ($3 != "")
            print "-" $3
    }' | sort -u
}

# same_options PAGE CONDITION
same_options() {
    described "$pages/$1" >described
    known "$2" >known
    [ "$(wc -l <known)" -gt 10 ]
    diff described known
}

@test "uric-log.1 has all options of log, and no others" {
    same_options uric-log.1 '$1 == "log"'
}

@test "uric-find.1 has all options of find, and no others" {
    same_options uric-find.1 '$1 == "find"'
}

@test "uric.1 has all options of the other commands, and no others" {
    same_options uric.1 '$1 != "log" && $1 != "find"'
}

@test "an option that a page lacks, or invents, is detected" {
    mkdir pages
    sed 's/^\.B \\-\\-follow$/.B \\-\\-watch/' "$pages/uric-log.1" >pages/uric-log.1
    cmp -s pages/uric-log.1 "$pages/uric-log.1" && return 1
    pages=pages
    same_options uric-log.1 '$1 == "log"' >said && return 1
    grep -qx -e '< --watch' said
    grep -qx -e '> --follow' said
}

# Names that the help or a message lists, in a page.
names_in() { # page, name...
    local page=$1 name
    shift
    sed 's/\\-/-/g; s/\\fP\|\\fR\|\\f[BI]//g' "$pages/$page" >text
    for name; do
        grep -qF -e "$name" text || { echo "not in $page: $name"; return 1; }
    done
}

@test "uric-log.1 has all log formats, and uric-find.1 all fields" {
    run_uric log --log-format='?' </dev/null
    # shellcheck disable=SC2046 # one word for each
    names_in uric-log.1 $(sed -n 's/.* are: //p' err | tr ' ' '\n' | sed 's/:.*/:/')
    run_uric find --fields='?' </dev/null
    # shellcheck disable=SC2046
    names_in uric-find.1 $(sed -n 's/.* are: //p' err)
}

@test "the pages refer to each other" {
    local page
    for page in uric-log uric-find; do
        grep -qF "uric\\-${page#uric-} (1)" "$pages/uric.1"
        grep -qF 'uric (1)' "$pages/$page.1"
    done
}
