# What the commands read: directories, compressed text, byte order marks; and short options.
load helper

line() { # target
    printf '1.1.1.1 - - [10/Oct/2000:13:55:36 +0000] "GET %s HTTP/1.1" 200 1 "-" "-"\n' "$1"
}

# ---- directories ----

# Files in an order that no directory has by accident.
tree() {
    local name
    mkdir -p 'd/a/x' d/b 'd/a b' d/empty
    for name in d/a.b d/a/x/1 d/a/2 d/b/.hidden 'd/a b/c' d/A $'d/b/new\nline' $'d/\xff'; do
        line "/$(basename "$name" | tr -d '\n\377')" >"$name"
    done
}

# The files below d, in the byte order of their names.
sorted_files() {
    find d -type f -print0 | LC_ALL=C sort -z
}

@test "-r: all files below a directory, in byte order of their names" {
    tree
    run_uric log --log-format=combined -r --fields=target d
    mv out got
    sorted_files | xargs -0 "$URIC" log --log-format=combined --fields=target >out
    cmp out got
    silent
    status_is 0
    [ "$(wc -l <got)" -eq 8 ]
    run_uric log --log-format=combined --recursive -j 3 --fields=target d
    cmp out got
    run_uric log --log-format=combined -r --fields=target d/ ; cmp out got
}

@test "-r: directories, files and standard input in the order of the command line" {
    tree
    line /last >in
    run_uric log --log-format=combined -r --fields=target d/b d/A - d/a d/empty <in
    out_is /.hidden /newline /A /last /2 /1
    status_is 0
    run_uric log --log-format=combined -r d/empty
    out_is
    silent
    status_is 0
    run_uric log --log-format=combined -r --fields=target <in
    out_is /last
}

@test "-r: links are followed only on the command line" {
    tree
    mkdir outside
    line /outside >outside/f
    ln -s ../outside d/link
    ln -s ../outside/f d/file
    ln -s .. d/b/cycle
    run_uric log --log-format=combined -r --fields=target d
    lacks outside out
    [ "$(wc -l <out)" -eq 8 ]
    silent
    status_is 0
    run_uric log --log-format=combined -r --fields=target d/link d/file
    out_is /outside /outside
}

@test "-r: only regular files are read" {
    tree
    mkfifo d/fifo
    ln -s /dev/zero d/zero
    run_uric log --log-format=combined -r --fields=target d
    [ "$(wc -l <out)" -eq 8 ]
    status_is 0
}

@test "-r: unreadable files and directories are named, the others are read" {
    tree
    chmod 000 d/A d/a
    if [ -r d/A ]; then
        chmod 755 d/A d/a
        skip 'this user may read everything'
    fi
    run_uric log --log-format=combined -r --fields=target d
    chmod 755 d/A d/a
    says 'uric: d/A: Permission denied' 'uric: d/a: Permission denied'
    status_is 2
    [ "$(wc -l <out)" -eq 5 ]
}

# As root no permission is missing: a name that is too long cannot be read either.
@test "-r: a tree that is deeper than names can be" {
    local name i
    name=$(letters 200)
    mkdir d
    line /top >d/f
    (cd d && for i in $(seq 40); do mkdir "$name" && cd "$name" && line "/$i" >f; done)
    run_uric log --log-format=combined -r --fields=target d
    says ': File name too long'
    status_is 2
    grep -qx /top out
    grep -qx /15 out
    lacks '/25' out
    [ "$(grep -c "too long" err)" -eq 1 ]
}

@test "-r: descriptors do not accumulate" {
    local i
    for i in $(seq 300); do
        mkdir -p "d/$i/e"
        line "/$i" >"d/$i/e/f"
    done
    (ulimit -n 16 && "$URIC" log --log-format=combined -r --fields=target d) >out 2>err
    silent
    [ "$(wc -l <out)" -eq 300 ]
}

@test "-r: every command that reads files" {
    mkdir d
    echo http://a/ >d/f
    echo '<base href="/x">' >d/g
    run_uric parse -r --fields=host d
    says 'uric: d/g:1:0'
    out_is a '\N'
    run_uric find -r --fields=file,uri d
    out_is 'd/f|http://a/'
    run_uric find --html -r --fields=file,uri d
    out_is 'd/f|http://a/' 'd/g|/x'
    run_uric base -r --type=html d
    out_is '\N' /x
    status_is 1
    run_uric check -r --count d
    out_is '1|1'
}

@test "a directory without -r: the message names the option" {
    mkdir d
    local command
    for command in log parse find 'find --html' 'base --type=html'; do
        # shellcheck disable=SC2086 # a command and an option
        run_uric $command d
        says 'uric: d: Is a directory; -r reads the files below it'
        status_is 2
    done
}

# ---- compressed text ----

@test "find: compressed text, with offsets in the decompressed text" {
    local codec
    { letters 300000; echo ' http://a/b '; letters 300000; echo ' <http://c/>'; } >text
    run_uric find --fields=offset,length,uri,line text
    out_is '300001|10|http://a/b|1' '600015|9|http://c/|2'
    mv out want
    for codec in gzip xz zstd bzip2 lz4; do
        command -v "$codec" >/dev/null || continue
        "$codec" -c text >z
        run_uric find --fields=offset,length,uri,line z
        if grep -q 'was built without' err; then
            status_is 2
            continue
        fi
        cmp want out || { echo "$codec"; show; return 1; }
        run_uric find -j 3 --fields=offset,length,uri <z
        cut -f1-3 want | cmp - out
        run_uric find --html --fields=offset,length,uri,line z
        cmp want out
        status_is 0
        head -c $(($(wc -c <z) / 2)) z >part
        run_uric find part
        says ' truncated'
        status_is 2
        run_uric find --html part
        says ' truncated'
        status_is 2
    done
}

# ---- byte order marks ----

# marked: a byte order mark, and a log.
marked() {
    printf '\357\273\277'
    line /a
    line /b
}

@test "log: a byte order mark at the start of a file is no data" {
    marked >f
    marked | gzip -c >z
    run_uric log --log-format=combined --fields=client,target f z f
    out_is '1.1.1.1|/a' '1.1.1.1|/b' '1.1.1.1|/a' '1.1.1.1|/b' '1.1.1.1|/a' '1.1.1.1|/b'
    silent
    status_is 0
    { printf '\357'; sleep 0.1; printf '\273'; sleep 0.1; marked | tail -c +3; } |
        run_uric log --log-format=combined --fields=target -
    out_is /a /b
    printf '\357\273\277#Fields: cs-uri-stem\n/a\n' >in
    run_uric log -q --log-format=w3c --fields=target <in
    out_is '\N' /a
}

@test "log: a part of a byte order mark is data, as is one later on" {
    printf '\357\273' | run_uric log --log-format=combined -q --fields=input
    out_is '\xef\xbb'
    printf 'a\n\357\273\277b\n' | run_uric log --log-format=combined -q --fields=input
    out_is a '\xef\xbb\xbfb'
    printf '\357\273\277' >in
    run_uric log --log-format=combined --fields=input <in
    out_is
    silent
    status_is 0
    printf '\357\273\277\357\273\277' | run_uric log --log-format=combined -q --fields=input
    out_is '\xef\xbb\xbf'
}

@test "log: --follow skips a byte order mark, and does not take the file for a new one" {
    marked >f
    "$URIC" log --log-format=combined --follow --fields=target f >out 2>err &
    local pid=$! i
    for i in $(seq 50); do
        [ "$(wc -l <out)" -ge 2 ] && break
        sleep 0.1
    done
    line /c >>f
    for i in $(seq 50); do
        [ "$(wc -l <out)" -ge 3 ] && break
        sleep 0.1
    done
    sleep 0.3
    kill $pid
    out_is /a /b /c
    silent
}

# ---- short options ----

@test "short options are the long ones" {
    { line /a; line /b; line /a; } >f
    run_uric log --log-format=combined -f target -w 'target == "/a"' f
    out_is /a /a
    run_uric log --log-format=combined -c target -n 1 f
    out_is '2|/a'
    run_uric log --log-format=combined -rqc target -n1 .
    out_is '2|/a'
    echo http://h/p | run_uric parse -f host,path
    out_is 'h|/p'
    run_uric path -f host f
    says 'unknown or ambiguous option "-f"'
    status_is 2
}
