# Runs a fuzzer on its seeds and on RUNS inputs that it makes from them, always the same; `make fuzz`
# runs longer.  Reports it as TAP; it is for scripts that have read tests/support/tap.sh.
# shellcheck shell=sh

run_fuzzer() { # target, the folder of its program and its dictionary, that of its seeds
    new=$RUNS
    [ "$1" != options ] || new=$((new / 4)) # each runs the command six times
    runs=$((new + $(ls "$3" | wc -l)))
    mkdir -p "$work/found/$1"
    # in its folder, where no source is
    (cd "$2" && "./$1" -seed=3986 -runs="$runs" -max_len=300 -timeout=100 -dict="$1.dict" \
        -artifact_prefix="$work/$1-" "$work/found/$1" "$3") > "$work/said" 2>&1 &&
        grep -q "Done $runs runs" "$work/said"
    status=$?
    grep -v '^#[0-9]' "$work/said" | head -n 40 > "$work/output"
    outcome $status "$1: $new runs from the seed 3986"
}
