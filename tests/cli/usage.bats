# Options, --help and --version, and the messages for wrong usage.
load helper

commands='parse check split scheme resolve relate edit build base normalize repair compare query path percent audit request editions readings find'
rules='URI-reference URI absolute-URI relative-ref authority host IPv6address
    IPv4address origin-form absolute-form authority-form asterisk-form
    request-target Host'

# Wrong usage: status 2, a reason on standard error, no output.
wrong() {
    status_is 2
    out_is
    grep -q '^uric: ' err
}

@test "--help: on standard output, status 0" {
    run_uric --help
    status_is 0
    silent
    local command
    for command in $commands; do
        grep -qw "$command" out
    done
}

@test "--help of each command" {
    local command
    for command in $commands; do
        run_uric "$command" --help
        status_is 0
        silent
        grep -q "uric $command" out
    done
}

# A "\
# " typed for "
# " in the help text would join two lines.
@test "--help: no line is wider than 95 columns" {
    local command
    for command in '' $commands log; do
        # shellcheck disable=SC2086 # it may be empty
        run_uric $command --help
        awk 'length($0) > 95 { print; wide = 1 } END { exit wide }' out
    done
}

@test "--help of a command reads no input and ignores files" {
    run_uric parse missing --help
    status_is 0
    silent
}

@test "--help of a command lists its options, rules and fields" {
    local name
    run_uric parse --help
    for name in --as --method --fields --format --header --null --quiet $rules \
        scheme userinfo host port path query fragment authority user password \
        host-kind path-kind port-number form error record input; do
        grep -qw -e "$name" out || { echo "not there: $name"; return 1; }
    done
    run_uric check --help
    for name in --as --method --count --null --quiet; do
        grep -qw -e "$name" out
    done
    run_uric split --help
    for name in --fields --format --header --null scheme authority path query \
        fragment; do
        grep -qw -e "$name" out
    done
}

@test "--version: one line on standard output, status 0" {
    run_uric --version
    status_is 0
    silent
    [ "$(wc -l <out)" -eq 1 ]
    grep -qE '^uric [0-9]+\.[0-9]+\.[0-9]+' out
}

@test "--help and --version report write errors" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    local arguments
    for arguments in --help --version 'parse --help'; do
        status=0
        # shellcheck disable=SC2086 # split into two words
        "$URIC" $arguments >/dev/full 2>err || status=$?
        : >out
        echo "uric $arguments:"
        status_is 2
        says 'No space left on device'
    done
}

@test "no command" {
    run_uric
    wrong
}

@test "an unknown command: the known ones are listed" {
    run_uric prase
    wrong
    says prase parse check split
}

@test "a command's name is case-sensitive and may not be abbreviated" {
    run_uric PARSE
    wrong
    run_uric par
    wrong
    run_uric ''
    wrong
}

@test "an unknown rule: the known ones are listed" {
    local rule command
    for command in parse check; do
        ask 'a\n' "$command" --as=uri
        wrong
        says '"uri"'
        for rule in $rules; do
            grep -qE "(^|[^A-Za-z0-9-])$rule([^A-Za-z0-9-]|$)" err ||
                { echo "not named: $rule"; return 1; }
        done
    done
}

@test "an unknown rule: an empty name, an abbreviated one" {
    local rule
    for rule in '' UR URI-referenc URI-reference, ' URI' 'URI '; do
        ask 'a\n' parse --as="$rule"
        wrong
    done
}

@test "an unknown field: the known ones are listed" {
    local field
    ask 'a\n' parse --fields=scheme,shceme,path
    wrong
    says shceme
    for field in scheme userinfo host port path query fragment authority user \
        password host-kind path-kind port-number form error record input; do
        grep -qE "(^|[^a-z-])$field([^a-z-]|$)" err ||
            { echo "not named: $field"; return 1; }
    done
    ask 'a\n' split --fields=scheme,host
    wrong
    for field in host scheme authority path query fragment; do
        says "$field"
    done
}

@test "an unknown field: an empty name, one in capitals" {
    local fields
    for fields in '' , host, ,host host,,port 'host, port' HOST hos; do
        ask 'a\n' parse --fields="$fields"
        wrong
    done
}

@test "control characters of an argument never reach the terminal" {
    printf 'x' >$'a\nb'
    run_uric base --type=html $'a\nb'
    says 'uric: a\nb: the document declares no base'
    [ "$(wc -l <err)" -eq 1 ]
    ask 'a\n' log --log-format=$'custom:\t%h\033%%%'
    wrong
    says 'invalid at offset 6 of "\t%h\x1b%%%"'
    if grep -q "$(printf '\033')" err; then return 1; fi
}

@test "the known names are listed even if the unknown one is very long" {
    ask 'a\n' parse --as="$(letters 5000)"
    wrong
    says request-target Host
    ask 'a\n' parse --fields="$(letters 5000)"
    wrong
    says port-number input
}

@test "an unknown format: the known ones are listed" {
    ask 'a\n' parse --format=xml
    wrong
    says xml tsv csv json arrow
    ask 'a\n' parse --format=TSV
    wrong
}

@test "an unknown option: it is named, and so is the help" {
    ask 'a\n' parse --feilds=host
    wrong
    says --feilds --help
    ask 'a\n' parse -x
    wrong
    says -x --help
    ask 'a\n' parse -0x
    wrong
    says -x
}

@test "an ambiguous abbreviation of two options is rejected" {
    ask 'a\n' parse --f=path
    wrong
    says --f
}

@test "options of one command are unknown to another" {
    ask 'a\n' split --as=URI
    wrong
    ask 'a\n' parse --count
    wrong
    ask 'a\n' check --fields=host
    wrong
    ask 'a\n' check --format=json
    wrong
}

@test "an option that lacks its value" {
    local option
    for option in --as --fields --format --method; do
        ask 'a\n' parse "$option"
        wrong
        says "$option"
    done
}

@test "a value for an option that has none" {
    ask 'a\n' parse --header=yes
    wrong
    says --header
    ask 'a\n' check --count=1
    wrong
    says --count
}

@test "options after files are accepted" {
    printf 'a b\nx\n' >f
    run_uric parse f --fields=path -q
    out_is '\N' x
    silent
    status_is 1
}

@test "an option's value may be the next word" {
    ask '/a\n' parse --as origin-form --fields path,form --format csv
    out_is path,form /a,origin-form
}

@test "short options may be combined" {
    ask 'a b\0c' parse -q0 --fields=record
    out_is 1 2
    silent
    status_is 1
}

@test "-- ends the options" {
    printf 'a\n' >./--header
    printf 'b\n' >./-q
    run_uric parse --fields=path -- --header -q
    out_is a b
    silent
    status_is 0
}

@test "-- alone: standard input" {
    ask 'a\n' parse --fields=path --
    out_is a
}

@test "wrong usage processes nothing" {
    printf 'a b\n' >f
    run_uric parse f --format=csv --fields=nope missing
    wrong
    lacks f:1:1 err
    lacks missing err
}

@test "an option before the command; --version after it" {
    run_uric --format=json parse
    status_is 2
    out_is
    grep -q 'the command comes first' err
    run_uric parse --version
    status_is 0
    grep -Eq '^uric [0-9]+\.[0-9]+\.[0-9]+(-[a-z0-9]+)?$' out
}
