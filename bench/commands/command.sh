#!/bin/sh
# Measures the command itself on a file in the page cache: its throughput against
# cat's, that of other commands against check's, -j 2 against two processes on the
# halves of the file, and its memory.  Runs alternate.  Prints medians, and ratios
# also of the fastest runs, which other work on the machine disturbs least.  The
# input is BENCH_INPUT=FILE, or the files in BENCH_DATA=DIRECTORY, or the sample,
# repeated to BENCH_SIZE=MB; find reads texts, those there or of this tree; BENCH_RUNS=N.
set -eu

uric=${1:-build/uric}
size=${BENCH_SIZE:-200} runs=${BENCH_RUNS:-9}
data=${BENCH_DATA:-../shared/data}
export LC_ALL=C

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# ---- input ----

# Repeats files with a URI on each line until the size is reached.
repeat() { # file...
    cat -- "$@" > "$work/once"
    times=$((size * 1000000 / $(wc -c < "$work/once") + 1))
    while [ "$times" -gt 0 ]; do
        cat "$work/once"
        times=$((times - 1))
    done
}

input=$work/input
files=
for name in fpb_links.txt isaacs_files.txt kasztp.txt node_files.txt; do
    [ ! -r "$data/$name" ] || files="$files $data/$name"
done
if [ -n "${BENCH_INPUT:-}" ]; then
    input=$BENCH_INPUT what=$BENCH_INPUT
elif [ -n "$files" ]; then
    # shellcheck disable=SC2086 # names without blanks
    repeat $files > "$input"
    what="repeated:$files"
else
    repeat bench/data/sample.txt > "$input"
    what='repeated: bench/data/sample.txt'
fi
# Markdown with many URIs, a log, and a text with few.
texts=
for name in free-programming-books.md elastic_apache_logs.log commonmark_spec.txt; do
    [ ! -r "$data/$name" ] || texts="$texts $data/$name"
done
# shellcheck disable=SC2086 # names without blanks
repeat ${texts:-README.md src/*/*.md src/*/*.c} > "$work/text"
text_bytes=$(wc -c < "$work/text")
bytes=$(wc -c < "$input") records=$(wc -l < "$input")
head -n $((records / 2)) "$input" > "$work/first"
tail -n +$((records / 2 + 1)) "$input" > "$work/second"
valid=$("$uric" check -q --count "$input" | cut -f 1) || true
echo "input      $what"
echo "           $bytes bytes, $records records, $valid valid;" \
    "$(getconf _NPROCESSORS_ONLN) processors"

# ---- time ----

quietly() {
    "$@" > /dev/null 2>&1 || [ $? -eq 1 ]
}
halves() { # uric's arguments...
    quietly "$uric" "$@" "$work/first" &
    first=$!
    quietly "$uric" "$@" "$work/second"
    wait "$first"
}

measure() { # row, command...
    row=$1
    shift
    begin=$(date +%s%N)
    "$@"
    end=$(date +%s%N)
    echo "$row $((end - begin))" >> "$work/times"
}

round() {
    measure nothing quietly "$uric" check -q /dev/null
    measure cat quietly cat "$input"
    for command in check parse split; do
        measure $command quietly "$uric" $command -q "$input"
        measure $command-j2 quietly "$uric" $command -q -j 2 "$input"
        measure $command-halves halves $command -q
    done
    for command in normalize repair; do
        measure $command quietly "$uric" $command -q "$input"
    done
    measure resolve quietly "$uric" resolve -q --base=http://a/b/c "$input"
    measure find quietly "$uric" find -q "$work/text"
    measure messages quietly "$uric" check "$input"
    measure json quietly "$uric" parse -q --format=json "$input"
}

round # warms up
: > "$work/times"
for _ in $(seq "$runs"); do
    round
done

sort -k 1,1 -k 2,2n "$work/times" | awk -v bytes="$bytes" -v records="$records" \
    -v text_bytes="$text_bytes" '
    function at(row, part) { # of its runs in order, minus the cost of a process
        return time[row, int(1 + (n[row] - 1) * part)] - nothing
    }
    function print_row(row, name) {
        printf "%-36s %8.0f %6.2f %6.0f %6.1f%%\n", name, at(row, .5) / 1e6,
               bytes / at(row, .5), at(row, .5) / records,
               100 * (at(row, .75) - at(row, .25)) / at(row, .5)
    }
    function print_both(command) {
        print_row(command, "uric " command " -q")
        print_row(command "-j2", "uric " command " -q -j 2")
        print_row(command "-halves", "uric " command " -q, two on halves")
    }
    function ratio(name, over, under) {
        printf "%-36s %5.2f by medians, %5.2f by the fastest runs\n", name,
               at(over, .5) / at(under, .5), at(over, 0) / at(under, 0)
    }
    # Of bytes: find reads another file.
    function to_check(command, its) {
        printf "%-36s %5.2f by medians, %5.2f by the fastest runs\n",
               "bytes a second, " command " to check",
               its / at(command, .5) * at("check", .5) / bytes,
               its / at(command, 0) * at("check", 0) / bytes
    }
    function throughput(command) {
        ratio(command ": -j 2 to two processes", command "-halves",
              command "-j2")
        ratio(command ": -j 2 to one thread", command, command "-j2")
    }
    { time[$1, ++n[$1]] = $2 }
    END {
        nothing = time["nothing", int((n["nothing"] + 1) / 2)]
        printf "%-36s %8s %6s %6s %7s\n", "median of " n["cat"] " runs", "ms",
               "GB/s", "ns", "spread"
        print_row("cat", "cat")
        print_both("check")
        print_row("messages", "uric check")
        print_both("parse")
        print_row("json", "uric parse -q --format=json")
        print_both("split")
        print_row("normalize", "uric normalize -q")
        print_row("repair", "uric repair -q")
        print_row("resolve", "uric resolve -q")
        print "(ns: per record; spread: between quartiles; a process that has" \
              " nothing to do is taken off)"
        ratio("throughput, check to cat", "cat", "check")
        to_check("parse", bytes)
        to_check("split", bytes)
        to_check("normalize", bytes)
        to_check("repair", bytes)
        to_check("resolve", bytes)
        to_check("find", text_bytes)
        throughput("check")
        throughput("parse")
        throughput("split")
    }'

# ---- memory ----

# The peak that the system reports while the command, having answered the input,
# waits for the pipe after it.
peak() { # name, input, option...
    name=$1 file=$2
    shift 2
    rm -f "$work/pipe" "$work/out"
    mkfifo "$work/pipe"
    "$uric" parse -q "$@" --fields=host,record "$file" "$work/pipe" \
        > "$work/out" &
    pid=$!
    exec 7> "$work/pipe"
    echo '//last' >&7
    until [ "$(tail -c 7 "$work/out")" = "last	1" ]; do
        kill -0 "$pid"
        sleep 0.1
    done
    awk -v name="$name" -v bytes="$(wc -c < "$file")" '/^VmHWM/ {
        printf "%-36s %8.1f MiB of memory\n", name, $2 / 1024 }' "/proc/$pid/status"
    exec 7>&-
    wait "$pid" || [ $? -eq 1 ]
}

[ -r /proc/self/status ] || {
    echo 'left out   memory: the system has no /proc'
    exit 0
}
{
    printf 'http://h/'
    head -c $((size * 1048576)) /dev/zero | tr '\0' a
    echo
} > "$work/long"
for jobs in 1 2 8; do
    peak "uric parse -j $jobs, input" "$input" -j $jobs
    peak "uric parse -j $jobs, a record of $size MiB" "$work/long" -j $jobs
done
