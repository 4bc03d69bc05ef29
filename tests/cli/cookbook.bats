# Runs the code blocks of the cookbook, src/command/README.md, of its part on logs, LOGS.md, and of
# README.md, and compares the output with what they show.
load helper

top=$BATS_TEST_DIRNAME/../..

# blocks PAGE: writes the N-th block of PAGE to the files N.title, N.shown and N.script.  The
# script prints each command as in the block, then runs it.
blocks() {
    awk '
        function run() {
            if (command != "") {
                printf("cat << \"END OF COMMAND\"\n%sEND OF COMMAND\n", typed) > script
                printf("%s", command) > script
            }
            command = typed = ""
        }
        /^## / { title = substr($0, 4) }
        /^```console$/ {
            n++
            shown = n ".shown"
            script = n ".script"
            print title > (n ".title")
            inside = 1
            next
        }
        /^```$/ && inside { run(); inside = 0 }
        !inside { next }
        { print > shown }
        /^\$ / { run(); reading = 1 }
        /^\$ / || /^> / && reading {
            typed = typed $0 "\n"
            command = command substr($0, 3) "\n"
            next
        }
        { run(); reading = 0 }' "$1"
}

# Runs all blocks of PAGE, each in its own directory; reports the differences.
run_blocks() {
    local script n differ=0
    blocks "$1"
    mkdir bin
    ln -s "$URIC" bin/uric
    for script in *.script; do
        n=${script%.script}
        mkdir "$n"
        ln -s "$top/bench" "$top/tests" "$n"
        cp "$top"/tests/samples/shop*.log "$n"
        (cd "$n" && PATH=$PWD/../bin:$PATH bash "../$script") \
            >"$n.printed" 2>&1 </dev/null || :
        diff -u "$n.shown" "$n.printed" >"$n.diff" || {
            echo "$(cat "$n.title"): the output differs from the page:"
            cat "$n.diff"
            differ=1
        }
    done
    return "$differ"
}

@test "the cookbook: each block prints what it shows" {
    run_blocks "$top/src/command/README.md"
}

@test "the cookbook of logs: each block prints what it shows" {
    need jq
    need xz
    run_blocks "$top/src/logs/LOGS.md"
}

@test "the cookbook of logs: one block for each task" {
    blocks "$top/src/logs/LOGS.md"
    [ "$(cat ./*.title | sort -u | wc -l)" -ge 20 ]
    [ "$(cat ./*.title | wc -l)" -eq "$(grep -c '^## ' "$top/src/logs/LOGS.md")" ]
}

@test "the logs of the shop are those that shop.py writes" {
    need python3
    python3 "$top/tests/samples/shop.py" .
    cmp shop.log "$top/tests/samples/shop.log"
    cmp shop.json.log "$top/tests/samples/shop.json.log"
}

@test "the examples of README.md print what they show" {
    run_blocks "$top/README.md"
}

@test "the cookbook: one block for each task" {
    blocks "$top/src/command/README.md"
    [ "$(cat ./*.title | sort -u | wc -l)" -ge 20 ]
    [ "$(cat ./*.title | wc -l)" -eq "$(grep -c '^## ' "$top/src/command/README.md")" ]
}

# page OUTPUT...: makes a cookbook of one block that shows OUTPUT.
page() {
    printf '%s\n' '## A task' '```console' '$ printf "%s\n" \' '> a b' "$@" '```' >page.md
}

@test "the cookbook: a wrong output is detected" {
    local wrong status
    page a b
    run_blocks page.md
    for wrong in '' a 'a c' 'a b c'; do
        mkdir "wrong $wrong"
        cd "wrong $wrong"
        # shellcheck disable=SC2086 # one line for each word
        page $wrong
        status=0
        run_blocks page.md >said || status=$?
        cd ..
        [ "$status" -ne 0 ] || { echo "passed: $wrong"; return 1; }
    done
}
