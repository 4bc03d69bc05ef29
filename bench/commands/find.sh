#!/bin/sh
# URIs in text: compares uric_find() with PCRE2's JIT in memory, then the command with grep
# and ripgrep on the same files, in the page cache, one thread each, in turns.  Prints the
# least processor time of BENCH_RUNS=N.  The texts are the files of BENCH_DATA=DIRECTORY, or
# BENCH_INPUT=FILE, or files of this tree; each is repeated to BENCH_SIZE=MB.
#
#   find.sh BUILD
set -eu

build=${1:-build}
size=${BENCH_SIZE:-50} runs=${BENCH_RUNS:-7}
data=${BENCH_DATA:-../shared/data}
regex="[A-Za-z][A-Za-z0-9+.-]+://[\]\[A-Za-z0-9._~:/?#@!\$&'()*+,;=%-]+"
posix="[A-Za-z][A-Za-z0-9+.-]+://[][A-Za-z0-9._~:/?#@!\$&'()*+,;=%-]+" # the same
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

repeat() { # name, file...
    name=$work/$1
    shift
    cat "$@" > "$work/once"
    times=$((size * 1000000 / $(wc -c < "$work/once") + 1))
    while [ "$times" -gt 0 ]; do
        cat "$work/once"
        times=$((times - 1))
    done > "$name"
}

texts=
text() { # name, file...
    for file in "$@"; do
        [ "$file" = "$1" ] || [ -r "$file" ] || {
            echo "SKIPPED: $1: $file does not exist"
            return
        }
    done
    repeat "$@"
    texts="$texts $1"
}
if [ -n "${BENCH_INPUT:-}" ]; then
    text input "$BENCH_INPUT"
else
    text few "$data/commonmark_spec.txt"
    text many "$data/free-programming-books.md"
    text log "$data/elastic_apache_logs.log"
    sed 's/⟦//g; s/⟧//g; s/⦃[^⦄]*⦄//g' tests/fixtures/find/*.txt > "$work/marked"
    text own src/library/*/*.c src/library/*/*.h README.md
    text ugly "$work/marked"
fi

cd "$work"
# shellcheck disable=SC2086 # names without blanks
echo "in memory, the regex $regex" && "$build/bench/find" "$runs" "$regex" $texts

# Records processor time, in seconds.  Writes to a file, since grep behaves differently if
# its output is /dev/null.
note() { # command...
    bash -c 'TIMEFORMAT="%U %S"; time "$@" > out 2> /dev/null' - "$@" 2>> "$times" || :
}
seconds_of() {
    awk '{ t = $1 + $2; if (NR == 1 || t < least) least = t } END { print least + 1e-9 }' "$1"
}

for name in $texts; do
    bytes=$(wc -c < "$name")
    echo "$name, by command:"
    for round in $(seq "$runs"); do
        for tool in uric grep rg; do
            case $tool in
            uric) set -- "$build/uric" find --fields=uri "$name" ;;
            grep) set -- grep -oaE "$posix" "$name" ;;
            rg) set -- rg -oaN -j1 --no-unicode "$regex" "$name" ;;
            esac
            command -v "$1" > /dev/null || continue
            [ "$round" != 1 ] || "$@" 2> /dev/null | wc -l > "$name.$tool.n"
            times=$name.$tool.t
            note "$@"
        done
    done
    uric=$(seconds_of "$name.uric.t")
    for tool in uric grep rg; do
        if [ ! -s "$name.$tool.t" ]; then
            echo "  $tool SKIPPED: not installed"
            continue
        fi
        awk -v tool="$tool" -v bytes="$bytes" -v t="$(seconds_of "$name.$tool.t")" \
            -v uric="$uric" -v n="$(cat "$name.$tool.n")" 'BEGIN {
                printf "  %-5s %6.0f MB/s  %8d found", tool, bytes / t / 1e6, n
                if (tool != "uric")
                    printf "; uric find is %.2f times as fast", t / uric
                print ""
            }'
    done
done
cat << END
Differences: uric finds URIs without "//" (mailto, urn, tel, ...), and URIs in delimiters
that continue over white space and lines, and none that the grammar rejects; the
expressions also match what follows a URI in text: full stops, commas, closing brackets,
quotes, the next URI of a list.
END
