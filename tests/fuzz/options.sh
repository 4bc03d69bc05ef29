#!/bin/sh
# Lists the command's options, taken from its messages for unknown ones.
#
#   options.sh URIC                     a dictionary: commands, options, their values
#   options.sh URIC DIRECTORY           seed inputs (see fuzz_options.c)
set -eu

uric=$1

# The list after "the ... are:".
known() { # argument...
    "$uric" "$@" < /dev/null 2>&1 | sed -n 's/^uric: the [a-z ]* are: //p'
}

# Arguments that a command requires.
needed() { # command...
    case $* in
    resolve | relate) echo --base=http://a/b/c ;;
    base) echo --type=html ;;
    'percent encode') echo --for=path ;;
    esac
}

# One line each: a command, perhaps with its subcommand, its required arguments, and one of its
# options with a value.  The only files named are those that the fuzzer's system has.
options() {
    known '?' | tr ' ' '\n' | sed 's/^percent$/percent encode\npercent decode/' |
        while read -r command; do
            # shellcheck disable=SC2046,SC2086 # split into words
            set -- $command $(needed "$command")
            echo "$*"
            known "$@" '--?' | tr ' ' '\n' | while read -r option; do
                case $option in
                --rejects) echo "$* $option=r a b" ;;
                --base) echo "$* $option=http://a/b/c" ;;
                *)  if "$uric" "$@" "$option=?" < /dev/null 2>&1 |
                            grep -q 'takes no value'; then
                        echo "$* $option"
                    else
                        { echo "$option=1"
                            known "$@" "$option=?" | sed "s|^| |; s| | $option=|g"
                            known "$@" "$option=?=v" | sed "s|^| |; s| | $option=|g; s| *\$| |; s| |=v |g"
                        } | tr ' ' '\n' | sed -n "s|^--|$* &|p"
                    fi ;;
                esac
            done
        done
}

if [ $# = 1 ]; then
    options | tr ' =' '\n' | sort -u | sed 's/["\\]/\\&/g; s/..*/"&"/'
    exit
fi

# Valid for some rules, invalid for others; the last one has every part.
input='http://a/b?c=d&e#f
//[::1]:80/%7e
x y
ftp://u:p@h/a/b;type=i
1.2.3.4 - u [10/Oct/2000:13:55:36 -0700] "GET /a?b HTTP/1.0" 200 5 "http://r/" "x"
see <http://a/> and www.b.example.
http	u	h	1	/p	q	f
'
options | awk -v to="$2" -v input="$input" '
    function put(words,    path, text) {
        path = sprintf("%s/%04d", to, ++n)
        text = input
        if (words ~ / a b/) # several files: keeps their last lines apart
            sub(/\n$/, "", text)
        gsub(/ /, "\n", words)
        printf "%s\n\n%s", words, text > path
        close(path)
    }
    {
        option = $NF
        sub(/=.*/, "", option)
        if (++seen[$1, option] <= 5)
            put($0)
        if (!named[$1]++)
            put($0 " a b d l missing \001")
    }'
