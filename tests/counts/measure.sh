#!/bin/sh
# Measures the instructions per URI of each kernel of the one-shot scanner with callgrind:
# other load on the machine does not change them.
#
#   measure.sh COUNT GENERATED WORK     the program, the generated references,
#                                       and a directory to work in
#
# prints a table; CC, CFLAGS say how the program was compiled.
set -eu

count=$1 generated=$2 work=$3
mkdir -p "$work"

# The compiler's full version line: distributions patch versions differently.
compiler=$("$CC" --version | sed -n -e '1s/^g*cc /gcc /' -e 1p)
valgrind=$(valgrind --version)
under_valgrind=" $(valgrind -q --tool=none "$count" | tr '\n' ' ')"

# Instructions of the whole program.
instructions() { # argument...
    valgrind -q --tool=callgrind --callgrind-out-file="$work/callgrind" \
        "$count" "$@" > "$work/lines"
    sed -n 's/^summary: //p' "$work/callgrind"
}

printf 'compiler\tflags\tvalgrind\tisa\tinput\turis\tchecksum\tinstructions\n'
for isa in $("$count"); do
    for input in bench/data/sample.txt "$generated"; do
        printf '%s\t%s\t%s\t%s\t%s\t' "$compiler" "$CFLAGS" "$valgrind" "$isa" \
            "$(basename "$input" .txt)"
        case $under_valgrind in
        *" $isa "*)
            one=$(instructions "$isa" 1 "$input")
            two=$(instructions "$isa" 2 "$input")
            lines=$(cat "$work/lines") ;;
        *)
            one='' two='' lines=$(wc -l < "$input") ;;
        esac
        printf '%s\t%s\t' "$lines" "$(cksum < "$input" | tr ' ' -)"
        if [ -n "$two" ]; then
            awk "BEGIN { printf \"%.2f\\n\", ($two - $one) / $lines }"
        else
            echo 'not countable'
        fi
    done
done
