# -j: several threads give the same answers, byte for byte.
load helper

# Some megabytes, so that each of many threads gets several chunks: valid and invalid records
# without a period, empty ones, some ended by CR LF, and an unterminated last one.
records() {
    awk -v n="${1:-80000}" 'BEGIN {
        seed = 3986
        for (i = 1; i <= n; i++) {
            seed = (seed * 69069 + 1) % 4294967296
            kind = int(seed / 65536) % 97
            line = "http://u@h" kind ".example:80/" seed "/%41?q=" i "#f"
            if (kind == 0)
                line = ""
            else if (kind < 4)
                line = line " " i
            else if (kind < 6)
                line = substr(line, 1, 60 - kind) "%4"
            else if (kind < 9)
                line = line "\r"
            printf "%s%s", line, i < n ? "\n" : ""
        }
    }'
}

# same COMMAND...: for any -j, output, messages and status equal those of -j 1.
same() {
    local jobs expected
    run_uric "$@" -j 1
    mv out out1
    mv err err1
    expected=$status
    for jobs in 2 3 8; do
        run_uric "$@" -j $jobs
        cmp out1 out && cmp err1 err && status_is "$expected" ||
            { echo "with -j $jobs: $*"; return 1; }
    done
}

@test "-j: each command gives the same answers in the same order" {
    records >f
    same parse f
    # Fewer than two chunks or only a few messages would prove nothing.
    [ "$(wc -c <f)" -gt 3000000 ]
    [ "$(wc -l <err1)" -gt 1000 ]
    [ "$(wc -l <out1)" -eq 80000 ]
    same parse --fields=record,error,input f
    same parse --format=csv f
    same parse --format=arrow f
    same parse --format=json --fields=record,host-kind,port-number,error f
    same parse --as=origin-form --fields=record,path f
    same parse -q --header f
    same split f
    same split --format=json --fields=input,record f
    same check f
    same check --count f
    same check --as=URI -q f
}

@test "-j: record numbers continue across chunks and restart in each file" {
    seq 200000 | awk '{ print $1 % 1000 ? $1 : $1 " " }' >f
    run_uric parse -j 3 --fields=record,path f f
    awk '{ print NR "\t" (NR % 1000 ? NR : "\\N") }' f >want
    cat want want | cmp - out
    awk 'NR % 1000 == 0 { print "uric: f:" NR ":" length(NR) ":" }' f >want
    cut -d' ' -f1-2 err >places
    cat want want | cmp - places
    status_is 1
}

@test "-j: several files, some of them unreadable" {
    mkdir d
    : >empty
    records 20000 >f
    records 3 >g
    same parse f missing g d empty f
    says 'uric: missing: No such file' 'uric: d: Is a directory'
    status_is 2
    same check g missing g f
    # Each message comes in its file's place.
    cut -d: -f2 err | uniq >places
    printf ' %s\n' missing f | cmp - places
}

@test "-j: many small files" {
    local files=() i
    records 5 >f
    for ((i = 0; i < 300; i++)); do
        files+=(f "missing$i")
    done
    same parse --fields=record,error "${files[@]}"
}

@test "-j: -0, and CR LF at every offset of a chunk" {
    records 30000 | tr '\n' '\0' >f
    same parse -0 --fields=record,error,input f
    same check -0 f
    records 30000 | awk '{ printf "%s\r\n", $0 }' >f
    same parse --fields=record,input f
}

@test "-j: from a pipe" {
    records >f
    run_uric parse --fields=record,host,error f
    sed 's/^uric: f:/uric: -:/' err >messages
    mv out answers
    status=0
    cat f | "$URIC" parse -j 3 --fields=record,host,error >out 2>err || status=$?
    cmp answers out
    cmp messages err
    status_is 1
}

@test "-j: records longer than any buffer, among short ones" {
    {
        records 20000
        for n in 1000000 3000000 262144 524288; do
            echo
            letters "$n"
        done
        printf ' \n'
        records 20000
        letters 2000000
    } >f
    same parse f
    same parse --fields=input,record --format=json f
    same check f
}

@test "-j: answers longer than any buffer" {
    # 250 bytes for each record, and a message for some.
    awk 'BEGIN { for (i = 0; i < 50000; i++) print i % 3 ? "" : "%" }' >f
    same parse --format=json --fields=scheme,userinfo,host,port,path,query,fragment,authority,user,password,host-kind,path-kind,port-number,form,error,record,input f
}

@test "-j: empty input, empty records, an unterminated record" {
    : >f
    same parse --header f
    same check --count f
    yes '' | head -n 1000000 >f
    same parse --fields=record f
    same check --count f
    printf 'a b' >f
    same parse f
}

@test "-j: more threads than records, and the maximum" {
    printf 'a\nb c\nd\n' >f
    run_uric parse -j 1024 --fields=record,path f
    out_is '1|a' '2|\N' '3|d'
    messages_at f:2:1
    status_is 1
}

@test "-j 0 is one thread for each processor" {
    records 20000 >f
    run_uric check --count -q f
    mv out want
    run_uric check --count -q -j 0 f
    cmp want out
    run_uric check --count -q --jobs=0 f
    cmp want out
}

@test "-j: an invalid number of threads is wrong usage" {
    local word
    for word in x '' -1 +1 ' 1' 1x 1.5 0x2 1025 99999999999999999999; do
        ask 'a\n' parse "-j$word " --fields=path
        status_is 2
        ask 'a\n' check --jobs="$word"
        out_is
        says '--jobs takes a number from 0 to 1024' "try 'uric check --help'"
        status_is 2
    done
    ask 'a\n' parse -j
    says 'option -j requires a value'
    status_is 2
}

@test "-j: answers come while the pipe is open" {
    mkfifo input output
    "$URIC" parse -j 3 --fields=record,path <input >output 3>&- &
    exec 7>input 8<output
    local i line
    for i in 1 2 3 4 5 6 7 8 9 10; do
        printf '%s\n' "r$i" >&7
        IFS= read -r -t 30 -u 8 line
        [ "$line" = "$i	r$i" ]
    done
    exec 7>&-
    wait $!
    exec 8<&-
}

@test "-j: a closed output pipe ends the command quietly" {
    need timeout
    status=0
    yes http://h/ | timeout 60 "$URIC" parse -j 3 --fields=host 2>err |
        head -n 1 >out || status=$?
    out_is h
    silent
    (
        trap '' PIPE
        yes http://h/ | timeout 60 "$URIC" parse -j 3 --fields=host 2>err |
            head -n 1 >out
    ) || true
    silent
}

@test "-j: a full device ends the command: 2, with the system's reason" {
    [ -c /dev/full ] || skip 'no /dev/full here'
    need timeout
    status=0
    yes http://h | timeout 60 "$URIC" parse -j 3 >/dev/full 2>err || status=$?
    : >out
    says 'No space left on device'
    [ "$(wc -l <err)" -eq 1 ]
    status_is 2
    records >f
    status=0
    "$URIC" check -j 3 f 2>/dev/full >out || status=$?
    : >err
    status_is 2
}

# peak FILE OPTION...: the peak memory of the command in kibibytes, once it has answered all of
# FILE and waits for more.
peak() {
    local file=$1 pid
    shift
    rm -f more out
    mkfifo more
    "$URIC" parse --fields=host,record "$@" "$file" more >out 2>/dev/null 3>&- &
    pid=$!
    exec 7>more
    echo //last >&7
    until tail -c 40 out | grep -q last; do
        kill -0 "$pid" || return 1
        sleep 0.05
    done
    awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" >peak
    exec 7>&-
    wait "$pid" || true
}

# The memory in kibibytes that -j N may take for records of the given length.
within() { # jobs, longest record
    [ "$(cat peak)" -le $((64 * 1024 + 2 * $1 * $2)) ] ||
        { echo "$(cat peak) KiB with -j $1"; return 1; }
}

peak_works() {
    grep -q VmHWM /proc/self/status || skip 'no VmHWM in /proc here'
    ! grep -qE '__(asan|msan|tsan)_' "$URIC" || skip 'not with a sanitizer'
}

@test "memory does not grow with the file, for any -j" {
    peak_works
    local jobs
    yes 'http://user@example.org:8080/a/b/c?query=1#fragment' |
        head -c 150000000 >f
    for jobs in 1 2 8 64; do
        peak f -j $jobs
        within $jobs 0
    done
    yes '' | head -n 5000000 >f
    for jobs in 1 8; do
        peak f -j $jobs --format=json
        within $jobs 0
    done
}

@test "each thread takes at most twice the longest record" {
    peak_works
    local jobs i
    for i in 1 2 3 4 5 6 7 8; do
        printf 'http://h/'
        letters 40000000
        printf '\nhttp://h %s/\n' "$i"
    done >f
    for jobs in 1 2 3; do
        peak f -j $jobs --longest=40M
        within $jobs 39063
        [ "$(wc -l <out)" -eq 17 ]
    done
}

@test "the same with the commands of the editions" {
    records 20000 >in
    same readings in
    same readings --fields=input,at,whatwg.path,curl.verdict in
    same editions --fields=input,url1994,rfc1738,url1997,rfc2396,uri2003,rfc3986 in
    same parse --as=url1997:URL-reference in
    same resolve --base=http://a/b/c --edition=uri2003 in
    same resolve --base=http://a/b/c --fields=target,error in
    same normalize --steps=case,percent,dots,scheme,ipv6 --fields=normal,error in
    same audit --values in
    sed 's/^/GET\t/; s/$/\texample.org/' in >requests
    same request --refuse=encoded-slash requests
    same query --form in
    same path in
    same percent encode --for=query in
    same iri --to=iri in
    same percent decode --raw in
    same compare in
}
