# Logs written to do harm.  Counting them must give the right answer, in the time and memory
# that ordinary logs take.
load helper

# line TARGET [AGENT]
line() {
    printf '192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.0" 200 1 "-" "%s"\n' \
        "$1" "${2:--}"
}

# Lines with targets of the given numbers of bytes.
lines_of_lengths() {
    awk 'BEGIN {
        for (i = 1; i < ARGC; i++) {
            target = "/"
            while (length(target) < ARGV[i])
                target = target target
            printf "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET %s HTTP/1.0\" 200 1 \"-\" \"-\"\n",
                substr(target, 1, ARGV[i])
        }
    }' "$@"
}

# same_in_any_memory FILE OPTION...: the counts are the same whether they fit in memory or not.
# With a thousand bytes a thread, most entries are written to files and merged.
same_in_any_memory() {
    local file=$1 memory jobs
    shift
    run_uric log -q "$@" --memory 1G "$file"
    [ -s out ]
    mv out want
    for memory in 1 1K 100K; do
        for jobs in 1 3; do
            run_uric log -q "$@" --memory $memory -j $jobs "$file"
            cmp want out || { echo "$* in $memory, -j $jobs"; return 1; }
        done
    done
}

@test "hostile: keys of all lengths, merged from files" {
    local lengths n power
    lengths=$(seq 1 70)
    for ((power = 128; power <= 1048576; power *= 2)); do
        for n in -17 -16 -9 -8 -1 0 1 8; do
            lengths+=" $((power + n))"
        done
    done
    # shellcheck disable=SC2086 # split into numbers
    lines_of_lengths $lengths >f
    # enough other keys between them for several sorted runs
    for n in $(seq 2000); do line /$n; done >ordinary
    cat f ordinary f >g
    same_in_any_memory g --count-by target
    [ "$(head -n 182 want | cut -f 1 | uniq)" = 2 ]
    [ "$(wc -l <want)" -eq 2182 ]
    same_in_any_memory g --count-by target --order value
    same_in_any_memory g --count-by target --top 200
}

@test "hostile: many fields, and values that contain the separators" {
    local fields=input value i
    for ((i = 0; i < 60; i++)); do
        fields+=,input,agent
    done
    {
        for value in '' '\x00' '\x01' '\x02' '\x00\x01' '\x00\x02' '\x01\x00' '\x00\x00\x01' \
                '\x03' '\\N' '\xff'; do
            printf "$(line / "$value")\n"
        done
        for ((i = 0; i < 600; i++)); do line / "$i"; done
    } >f
    same_in_any_memory f --count-by "$fields" --order value
    "$URIC" log -q --fields="$fields" f | sort >rows
    sort want | cut -f 2- | sort | cmp rows -
    [ "$(cut -f 1 want | uniq)" = 1 ]
}

@test "hostile: a key of many long fields" {
    local fields=target i
    for ((i = 0; i < 39; i++)); do
        fields+=,target
    done
    { lines_of_lengths 100000 100001; for ((i = 0; i < 600; i++)); do line /$i; done; } >f
    same_in_any_memory f --count-by "$fields"
    [ "$(wc -l <want)" -eq 602 ]
    [ "$(awk 'length > 4000000' want | wc -l)" -eq 2 ]
}

@test "hostile: numbers of more than 32 bits, and of more than 64" {
    local number part
    for number in 4294967296 4294967297 18446744073709551615 18446744073709551616 \
            99999999999999999999999; do
        for part in segment parameter-at; do
            ask 'http://h/a?b\n' edit --set "$part:$number=x"
            out_is '\N'
            says 'index out of range'
            status_is 1
        done
    done
    line '/a/b' >f
    run_uric log --fields=target.path.2,target.path.4294967297,target.path.4294967298 f
    out_is 'b|\N|\N'
}

# agents KIND: 2^14 lines whose agents differ in 14 pairs of words.  "hostile": in bit 63 of one
# word, and bits 63 and 34 of the other.  A hash that multiplies each word by an odd number and
# then adds bits 29 and up to the lower ones cancels these differences, for any seed.
# "ordinary": in a letter of one word.
agents() {
    awk -v kind="$1" 'BEGIN {
        for (i = 0; i < 16384; i++) {
            agent = ""
            for (n = i; length(agent) < 224; n = int(n / 2)) {
                on = n % 2
                if (kind == "hostile")
                    agent = agent sprintf("aaaaaa%caaaa%caa%ca", on ? 225 : 97,
                                          on ? 101 : 97, on ? 225 : 97)
                else
                    agent = agent sprintf("aaaaaaaaaaaaaa%ca", on ? 98 : 97)
            }
            printf "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 1 \"-\" \"%saaaaaaaa\"\n", agent
        }
    }'
}

# The processor milliseconds that counting the file took: the least of three runs.
time_of() {
    local i
    for i in 1 2 3; do
        TIMEFORMAT=%3U
        { time "$URIC" log -q --count-by agent "$1" >/dev/null 2>&1; } 2>&1
    done | tr -d . | sort -n | sed -n '1s/^0*//p'
}

@test "hostile: colliding keys cost no more than others" {
    local hostile ordinary
    agents hostile >f
    agents ordinary >g
    run_uric log -q --count-by agent f
    [ "$(wc -l <out)" -eq 16384 ]
    hostile=$(time_of f)
    ordinary=$(time_of g)
    echo "${hostile:-0} ms, ordinary ones ${ordinary:-0}"
    [ "${hostile:-1}" -le $((5 * ${ordinary:-1})) ]
}
