#!/bin/sh
# Prints what is proved of the scanners and what is tested: the claim, the method, the number
# of cases, the result; then the states of the automata. tests/PROOF.md explains the claims.
#
#   table.sh [full]    from the top of the tree.  Takes a C compiler, ragel and python3;
#                      full: each instruction set, other compilers and emulated machines,
#                      as far as installed, and longer strings
#
# In the environment: LENGTH, of the strings after each state of all rules; 2 by default, 3 for
# full.
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} CC=${CC:-cc}
export BUILD CC
full=${1:-}
logs=$BUILD/proof
begun=$(date +%s)
rm -rf "$logs"
mkdir -p "$logs"
for need in ragel python3; do
    command -v "$need" > /dev/null || {
        echo "proof: $need is not installed (make deps)" >&2; exit 2; }
done

row() { # claim, how, evidence, result
    printf '%-58s %-24s %-34s %s\n' "$@"
}

# Whether the matching tests of a log all passed.  Those of a program that did not finish have
# not.
holds() { # log, pattern
    grep -E "^(not )?ok [0-9]+ - .*($2)" "$logs/$1" > "$logs/lines"
    [ -s "$logs/lines" ] && ! grep -q '^not ok' "$logs/lines" &&
        ! grep -qs . "$logs/$1.died" "$logs/$1-"*.died
}

verdict() { # log, pattern, the result if all passed
    if holds "$1" "$2"; then
        echo "$3"
    else
        echo "FAILED, see $logs/$1"
        echo "$1 has a claim that does not hold" >> "$logs/failures"
    fi
}

count() { # log, pattern
    grep -cE "^ok [0-9]+ - .*($2)" "$logs/$1"
}

strings() { # log, pattern
    grep -E "^ok [0-9]+ - .*($2)" "$logs/$1" | sed -nE 's/.* ([0-9]+) strings$/\1/p' |
        awk '{ n += $1 } END { print n + 0 }'
}

sum() { # log, sed expression that prints numbers
    sed -nE "$2" "$logs/$1" | awk '{ n += $1 } END { print n + 0 }'
}

claim() { # claim, how, log, pattern, evidence, the result if all passed
    row "$1" "$2" "$5" "$(verdict "$3" "$4" "$6")"
}

# A program that crashed may have reported no failure, but then it lacks the plan, which comes
# last.
run() { # log, command
    log=$1
    shift
    "$@" > "$logs/$log" 2>&1
    status=$?
    grep -qE '^1\.\.[1-9]' "$logs/$log" || echo "$status" > "$logs/$log.died"
    [ "$status" = 0 ] ||
        echo "$log ended with status $status, see $logs/$log" >> "$logs/failures"
}

built() { # log, target
    $MAKE -s -j2 "$2" > "$logs/$1-build" 2>&1
}

models=$BUILD/tests/model.txt
{ run language python3 tests/proof/prove.py; run emitted python3 tests/proof/emitted.py; } &
language=$!
built native tests-machine-native || {
    echo "proof: building the programs failed:" >&2
    tail -n 20 "$logs/native-build" >&2; exit 2; }
{ run oracle sh tests/proof/oracle.sh; run stage1 "$BUILD/tests/stage1-native"; } &
oracle=$!
run wmethod "$BUILD/tests/wmethod-native" "$models"
run blocks "$BUILD/tests/blocks-native" "$models" $((2 + ${#full} / 4))
run wverdict "$BUILD/tests/wverdict-native" "$BUILD/tests/verdicts.txt"
run stretch "$BUILD/tests/stretch-native" "$models" 130 ${full:+all}
run groups "$BUILD/tests/groups-native" $((20 + ${#full} * 2))
run enumerate "$BUILD/tests/enumerate-native" "$models" "${LENGTH:-$((2 + ${#full} / 4))}"
wait "$oracle"
wait "$language"

rules=' of [a-z0-9_]+\.abnf'
row CLAIM 'SHOWN BY' EVIDENCE RESULT
claim 'Each rule accepts the strings of its ABNF and no others' 'product of automata' \
    language "$rules" "$(count language "$rules") rules of $(find tests/abnf -name '*.abnf' |
        wc -l) grammars" proved
claim 'The minimal automata are the same, state for state' isomorphism \
    language "$rules" "$(sed -nE 's/.*abnf: ([0-9]+) states.*/\1/p' "$logs/language" |
        awk '{ n += $1 } END { print n }') states" proved
claim 'Errors are found at the first invalid byte' 'no dead states' \
    language "$rules" 'every state of these' proved
claim 'The kind of a host is the one that section 3.2.2 prefers' 'product of automata' \
    language 'tells the kinds of host' "$(count language 'tells the kinds') entries" proved
claim 'The longest valid prefix is marked' 'events of the automaton' \
    language 'longest valid prefix' "$(count language 'longest valid') entries" proved
claim 'The C of the scanners implements these automata' 'bisimulation' emitted 'is the automaton' \
    "$(sum emitted 's/^ok .*is the automaton.*: ([0-9]+) states.*/\1/p') states, $(sum \
        emitted 's/^ok .*is the automaton.* ([0-9]+) places.*/\1/p') places in C" proved
claim 'The bytes that a state skips lead back to it' 'loops of the automaton' \
    emitted 'jumps over nothing' \
    "$(sum emitted 's/^ok .*jumps over.*: ([0-9]+) states.*/\1/p') states" proved
claim 'The bytes that an action skips change nothing' 'loops of the automaton' \
    language 'grammar.*skips' \
    "$(sum language 's/^ok .*grammar.*skips.*: ([0-9]+) states.*/\1/p') states of $(
        grep -E '^ok .*grammar.*skips' "$logs/language" | grep -oE 'grammar/[a-z_/]*' |
            sort -u | wc -l) scanners" proved
claim 'These proofs detect errors: grammars, classes' 'planted mistakes' \
    language 'self-test' "$(count language self-test) tests" 'detected'
claim 'These proofs detect errors: the C' 'planted mistakes' \
    emitted 'self-test' "$(count emitted self-test) tests" 'detected'
for scanner in 'resumable, byte by byte' 'resumable, cut' 'prefix'; do
    claim "Compiled, the same: $scanner" 'partial W-method' \
        wmethod ", $scanner" "$(strings wmethod ", $scanner") strings" 'proved *'
done
claim 'Compiled, the same: rules of the older editions' 'partial W-method' \
    wverdict '(url|rfc|uri)[0-9]*: ' "$(strings wverdict '(url|rfc|uri)[0-9]*: ') strings" \
    'proved *'
others='(split|ftp|mailto|scheme|scheme1738): '
claim 'Compiled, the same: schemes, Appendix B' 'partial W-method' \
    wverdict "$others" "$(strings wverdict "$others") strings" 'proved *'
for scanner in 'one-shot: ' 'one-shot, every'; do
    claim "Compiled, with masks, the same: ${scanner%: }" 'the same strings' \
        wmethod ", $scanner" "$(strings wmethod ", $scanner") strings" tested
done
claim 'Stage 1 passes only bytes that a state may skip' 'every byte, every offset' \
    stage1 ', ' "$(strings stage1 '') strings" tested
claim 'The scan continues correctly across blocks' 'enumeration' blocks '' \
    "$(strings blocks ', one-shot: ') strings" tested
claim 'The same at the start and end of blocks' 'stretched transitions' stretch '' \
    "$(strings stretch '') strings" tested
claim 'An address that masks read is one by its rule' 'enumeration' groups '' \
    "$(strings groups '') strings" tested
claim 'All parts are where the prose says' 'enumeration' enumerate '' \
    "$(strings enumerate ', one-shot: ') strings" tested
claim 'The prose oracle is independent of the scanner' 'moved events' oracle '' \
    "$(count oracle 'detected') machines" 'detected'

# ---- in full ----

instruction_sets() {
    built forms-any tests-forms-any || {
        echo "forms-any cannot be built" >> "$logs/failures"; return; }
    run forms-any "$BUILD/tests/forms-any" . 500000
    claim 'The one-shot kernels of this processor' 'lengthened fixtures' \
        forms-any '' "$(count forms-any 'lengthened') forms" tested
    for isa in portable sse41 avx2 avx512 neon; do
        if ! grep -qE "^(not )?ok .* - $isa: " "$logs/forms-any"; then
            row "Built for $isa alone" 'lengthened fixtures' 'not on this processor' skipped
        elif built "forms-$isa" "tests-forms-$isa"; then
            run "forms-$isa" "$BUILD/tests/forms-$isa" . 100000
            claim "Built for $isa alone" 'lengthened fixtures' "forms-$isa" '' \
                "100000 strings, four ways" tested
        else
            echo "forms-$isa cannot be built" >> "$logs/failures"
        fi
    done
}

machine() { # name, description, the command that runs its programs
    name=$1 what=$2
    shift 2
    if ! built "$name" "tests-machine-$name"; then
        row "On $what" - - 'cannot be BUILT'
        echo "$name cannot be built, see $logs/$name-build" >> "$logs/failures"
        return
    fi
    run "$name-wmethod" "$@" "$BUILD/tests/wmethod-$name" "$models" URI-reference
    run "$name-wverdict" "$@" "$BUILD/tests/wverdict-$name" "$BUILD/tests/verdicts.txt"
    run "$name-enumerate" "$@" "$BUILD/tests/enumerate-$name" "$models" 1
    run "$name-stretch" "$@" "$BUILD/tests/stretch-$name" "$models" 66
    run "$name-blocks" "$@" "$BUILD/tests/blocks-$name" "$models" 1
    run "$name-groups" "$@" "$BUILD/tests/groups-$name" 16
    run "$name-forms" "$@" "$BUILD/tests/forms-$name" . 20000
    run "$name-coding" "$@" "$BUILD/tests/coding-$name" 3000
    cat "$logs/$name-wmethod" "$logs/$name-wverdict" "$logs/$name-enumerate" \
        "$logs/$name-stretch" "$logs/$name-blocks" "$logs/$name-groups" "$logs/$name-forms" \
        "$logs/$name-coding" > "$logs/$name"
    claim "On $what" 'W-method, enumeration, ...' "$name" '' \
        "$(strings "$name" '') strings" tested
}

emulated() { # name, triple, emulator
    if command -v "$2-gcc" > /dev/null && command -v "$3" > /dev/null; then
        machine "$1" "$1, emulated" "$3"
    else
        row "On $1, emulated" '-' "no $2-gcc or $3" skipped
    fi
}

compiled_by() { # name, command, description
    if command -v "$2" > /dev/null; then
        machine "$1" "$3"
    else
        row "On $3" '-' "no $2" skipped
    fi
}

if [ -n "$full" ]; then
    run wmethod+1 "$BUILD/tests/wmethod-native" "$models" +1
    claim 'Compiled, the same, with one extra state' 'W-method, a byte a class' \
        wmethod+1 '(resumable|prefix|one-shot)' \
        "$(strings wmethod+1 ', prefix') strings" tested
    run enumerate-4 "$BUILD/tests/enumerate-native" "$models" 4 \
        IPv6address IPv4address origin-form asterisk-form
    claim 'The same for longer strings: addresses, origin-form' 'enumeration, 4 bytes' \
        enumerate-4 '' "$(strings enumerate-4 ', one-shot: ') strings" tested
    instruction_sets
    compiled_by i686 i686-linux-gnu-gcc '32-bit x86'
    compiled_by clang clang "this machine, by clang -O3"
    compiled_by musl musl-gcc "this machine, with musl's C library"
    compiled_by tcc tcc 'this machine, by tcc'
    machine signed-char 'this machine, signed char'
    machine unsigned-char 'this machine, unsigned char'
    emulated aarch64 aarch64-linux-gnu qemu-aarch64
    emulated armhf arm-linux-gnueabihf qemu-arm
    emulated riscv64 riscv64-linux-gnu qemu-riscv64
    emulated s390x s390x-linux-gnu qemu-s390x
fi

cat << 'END'

*  if the compiled scanner has no more states than the minimized one (the W-method, m = 0)

END

# "ok 36 - grammar/machines/ftp.rl main is ftp-path of schemes.abnf: 11 states, 11 in Ragel's
# (11 before minimizing)"
sed -nE "s/^ok [0-9]+ - grammar\/[a-z]+\/([a-z0-9_.]+) (\S+) .* ([a-z0-9_]+)\.abnf: ([0-9]+) states, ([0-9]+) in Ragel's \(([0-9]+) .*/\1 \2 \6 \5 \4 \3/p" \
    "$logs/language" > "$logs/states"
awk 'BEGIN { row = "%-20s %5s %15s %10s %15s   %s\n"
             printf row, "STATES OF", "RULES", "RAGEL\047S, AS IS", "MINIMISED",
                    "ABNF\047S, MINIMAL", "THE ABNF" }
     { if (!($1 in rules)) name[n++] = $1
       rules[$1]++; before[$1] += $3; after[$1] += $4; abnf[$1] += $5
       if (!seen[$1, $6]++) from[$1] = from[$1] " " $6 }
     END { for (i = 0; i < n; i++) { s = name[i]
               printf row, s, rules[s], before[s], after[s], abnf[s], substr(from[s], 2) } }' \
    "$logs/states"
echo "(of each rule: $logs/states)"
echo
echo "$(($(date +%s) - begun)) seconds"

[ ! -s "$logs/failures" ] || {
    sed 's/^/proof: /' "$logs/failures" >&2
    exit 1
}
