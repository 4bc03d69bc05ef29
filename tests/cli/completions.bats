# The completions of bash, zsh and fish, src/command/completions, in their shells.
load helper

top=$BATS_TEST_DIRNAME/../..

@test "the completions are those of the command: make completions" {
    need python3
    python3 "$top/src/packaging/build/completions.py" "$URIC" made
    diff -r "$top/src/command/completions" made
}

# completes FILE LINE WORD...: after LINE and a tab, SHELL shows each of the words, but no WORD
# that starts with "!".
completes() {
    local file=$top/src/command/completions/$1 line=$2 word
    shift 2
    python3 "$BATS_TEST_DIRNAME/complete.py" "$shell" "$file" "$line" >shown
    for word; do
        case $word in
        !*) ! grep -qF -e "${word#!}" shown || { echo "$line: not ${word#!}"; cat shown; return 1; } ;;
        *) grep -qF -e "$word" shown || { echo "$line: $word"; cat shown; return 1; } ;;
        esac
    done
}

# all_lines FILE: what any shell completes.
all_lines() {
    completes "$1" 'uric ' audit log find parse normalize !--fields
    completes "$1" 'uric log --fo' --format --follow !--top
    completes "$1" 'uric log --log-format=com' combined common !haproxy
    completes "$1" 'uric log --log-format hapr' haproxy
    completes "$1" 'uric parse --format=' tsv csv json arrow table
    completes "$1" 'uric resolve --surplus=k' keep
    completes "$1" 'uric parse --as=rfc1738:ht' rfc1738:httpurl !ftpurl
    completes "$1" 'uric log --fields=client,target.po' client,target.port
    completes "$1" 'uric log -c target.pa' target.path target.password
    completes "$1" 'uric edit --fields=err' error
    completes "$1" 'uric percent ' encode decode
    completes "$1" 'uric percent encode --for=q' query
    completes "$1" 'uric find --h' --html --header --help !--histogram
}

@test "bash completes commands, options, values and lists" {
    shell=bash
    need python3
    all_lines uric.bash
    : >file.log
    completes uric.bash 'uric log fi' 'uric log file.log'
    completes uric.bash 'uric log --rejects=fi' '--rejects=file.log'
}

@test "zsh completes commands, options, values and lists" {
    shell=zsh
    need python3
    need zsh
    all_lines _uric
    : >file.log
    completes _uric 'uric log fi' 'uric log file.log'
    completes _uric 'uric log --rejects=fi' '--rejects=file.log'
}

@test "fish completes commands, options, values and lists" {
    shell=fish
    need python3
    need fish
    all_lines uric.fish
    : >file.log
    completes uric.fish 'uric log fi' file.log
    completes uric.fish 'uric log --rejects=fi' file.log
}
