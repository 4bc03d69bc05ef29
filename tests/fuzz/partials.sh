#!/bin/sh
# Writes partials of uric log as seeds, each after the options that it was made with (see
# fuzz_partial.c).
#
#   partials.sh URIC DIRECTORY
set -eu

uric=$1 directory=$2
head=12 tail=12
work=$directory.work
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT

# Each field has several values, undefined ones among them.
for i in 1 2 3 4 5 6 7; do
    echo "192.0.2.$((i % 3)) - - [10/Oct/2000:13:5$i:36 -0700] \"GET /$((i % 4))?q=$i HTTP/1.0\"" \
        "20$((i % 2)) $([ $i = 3 ] && echo - || echo $((i * 100))) \"-\" \"a$i\""
done > "$work/log"
echo rubbish >> "$work/log"
for i in $(seq 150); do # percentiles of more than 1000 values are tallied
    cat "$work/log"
done > "$work/tallied"

count=0
while read -r options; do
    count=$((count + 1))
    log=$work/log
    case $options in *error*) log=$work/tallied ;; esac
    # shellcheck disable=SC2086 # split into words
    "$uric" log $options --partial="$work/partial" "$log" > "$work/answer" \
        2> "$work/said" || [ $? = 1 ]
    size=$(wc -c < "$work/partial")
    {
        # shellcheck disable=SC2086
        printf '%s\n' $options
        echo
        tail -c +$((head + 1)) "$work/partial" | head -c $((size - head - tail))
    } > "$directory/$count"
done <<'OPTIONS'
--count-by=target
--count-by=status
--count-by=target,status,user
--count-by=target --distinct=client
--count-by=status --distinct=client,agent
--count-by=status,bytes --distinct=client --sum=bytes
--count-by=status --distinct=client --distinct=agent:approx
--distinct=agent
--distinct=agent:approx
--sum=bytes --avg=bytes
--count-by=status --min=bytes --max=bytes
--count-by=status --min=time --max=time
--count-by=status --percentile=bytes:50,99
--percentile=bytes:50
--percentile=bytes:50,error
--count-by=target --order=value --format=json
--count-by=target,status --format=json --decode
--count-by=status --sum=bytes --top=2 --order=sum(bytes)
--count-by=status --distinct=client --format=arrow
--count-by=target,status --sum=bytes --avg=bytes --min=bytes --max=bytes --percentile=bytes:50,99 --distinct=client,agent:approx
--count-by=target --sum=bytes --rate=status==201 --rate=bytes>400 --order=sum
OPTIONS
