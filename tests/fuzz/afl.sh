#!/bin/sh
# Runs AFL++ on one target for SECONDS, continuing from its earlier corpus.
#
#   afl.sh DIRECTORY TARGET SECONDS
#
# Fails with the names of the inputs on which the target crashes or hangs.
set -eu

directory=$1 target=$2 seconds=$3
out=$directory/afl/$target
log=$out.log

mkdir -p "$directory/afl"
# Earlier crashes are tried again, but new inputs do not start from them.
rm -rf "$out/default/crashes" "$out/default/hangs"
afl-fuzz -i "$directory/inputs/$target" -o "$out" -x "$directory/$target.dict" \
    -V "$seconds" -m none -t 10000 -- "$directory/$target" > "$log" 2>&1 || {
    tail -n 20 "$log" >&2
    exit 1
}
sed -n 's/^\(execs_done\|execs_per_sec\|corpus_count\|bitmap_cvg\|stability\) *: /\1 /p' \
    "$out/default/fuzzer_stats" | paste -sd, -
found=$(find "$out/default/crashes" "$out/default/hangs" -name 'id*' 2> /dev/null)
[ -z "$found" ] || {
    echo "$found" >&2
    exit 1
}
