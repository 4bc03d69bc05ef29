# The log that the benchmarks of uric log read: $input, in the combined format, of $bytes bytes and
# $lines lines.  It is BENCH_INPUT=FILE; or the log in BENCH_DATA=DIRECTORY, repeated to $size MB; or
# lines made up here.  Read it with a private directory $work.
# shellcheck shell=bash disable=SC2154 # set by the script that reads this

made_up() {
    awk 'BEGIN {
        for (i = 0; i < 10000; i++) {
            seed = (seed * 69069 + 1) % 4294967296
            k = int(seed / 65536)
            printf "198.51.%d.%d - - [%02d/May/2015:10:%02d:03 +0000] \"GET /dir%d/page%d.html%s HTTP/1.1\" %d %d \"%s\" \"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/32.0 Safari/537.36\"\n",
                k % 99, k % 251, 1 + k % 28, k % 60, k % 17, k % 1999,
                k % 5 ? "" : "?q=" k, k % 20 ? 200 : 404, k % 77777,
                k % 2 ? "-" : "http://www.example.com/search?q=" k
        }
    }'
}

data=${BENCH_DATA:-../shared/data}
input=$work/input
if [ -n "${BENCH_INPUT:-}" ]; then
    input=$BENCH_INPUT what=$BENCH_INPUT
else
    if [ -r "$data/elastic_apache_logs.log" ]; then
        cp "$data/elastic_apache_logs.log" "$work/once"
        what="repeated: $data/elastic_apache_logs.log"
    else
        made_up > "$work/once"
        what='repeated: 10000 lines made up for this'
    fi
    times=$((size * 1000000 / $(wc -c < "$work/once") + 1))
    while [ "$times" -gt 0 ]; do
        cat "$work/once"
        times=$((times - 1))
    done > "$input"
fi
bytes=$(wc -c < "$input") lines=$(wc -l < "$input")
echo "input      $what"
echo "           $bytes bytes, $lines lines; $(getconf _NPROCESSORS_ONLN) processors"
