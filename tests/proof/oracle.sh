#!/bin/sh
# Checks that the oracle of tests/differential/prose.c is independent of the scanners' machine:
# it needs only the C library, and it rejects each machine in which one event is moved by a
# byte or reports another kind.  Prints TAP.
#
#   oracle.sh       from the top of the tree, after `make tests-machine-native`
set -u

BUILD=${BUILD:-build} CC=${CC:-cc} MAKE=${MAKE:-make}
work=$BUILD/tests/moved
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

objects=$BUILD/tests/on-native
needed=$(nm -u "$objects/tests/differential/prose.o" | awk '{ print $2 }' |
    grep -vxE '(memcmp|memset|strchr|strlen|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_)')
echo "it needs $needed" > "$work/output"
[ -z "$needed" ]
outcome $? 'the oracle needs only the C library'

# The other objects of the enumeration, including the library's.
others=$objects/tests/proof/enumerate.o
for unit in $($MAKE -s --no-print-directory print-model-units); do
    [ "$unit" = src/library/parse/walk.c ] || others="$others $objects/${unit%.c}.o"
done

# Each statement of an event that the states use, once: moved by a byte, or with another kind.
sed -n 's/^#define ON_\([A-Za-z0-9_]*\) do { \(.*\) } while (0)$/\1 \2/p' gen/tables/parse_tables.h |
    while read -r event statements; do
        grep -q "ON_$event;" gen/tables/parse_states.h || continue
        echo "$statements" | sed 's/; */;\n/g' | grep . | sed "s/^/$event /"
    done > "$work/lines"
# All mutants in one program; the environment selects the one to run.
mkdir -p "$work/tables"
cp gen/tables/parse_tables.h gen/tables/rules_tables.h "$work/tables"
count=0
while read -r event from; do
    case $from in
    *'AT + 1'*) to=$(echo "$from" | sed 's/AT + 1/AT/') ;;
    'END('*) part=$(echo "$from" | sed 's/END(\(.*\));/\1/')
        to="END($part); u->part[$part].end--;" ;;
    *URIC_HOST_REG_NAME*) to=$(echo "$from" | sed 's/REG_NAME/IPV4ADDRESS/') ;;
    HOST_KIND*) to=$(echo "$from" | sed 's/URIC_HOST_[A-Z0-9]*/URIC_HOST_REG_NAME/') ;;
    *URIC_PATH_EMPTY*) to=$(echo "$from" | sed 's/PATH_EMPTY/PATH_ROOTLESS/') ;;
    PATH_KIND*) to=$(echo "$from" | sed 's/URIC_PATH_[A-Z]*/URIC_PATH_EMPTY/') ;;
    NO_BEGIN*) to='(void)0;' ;;
    *BEGIN_OF*) to=$(echo "$from" | sed 's/));/) + 1);/') ;;
    *) to=$(echo "$from" | sed 's/ AT)/ AT - 1)/') ;;
    esac
    count=$((count + 1))
    # escaped for sed; both machines give the events the same text
    for machine in parse rules; do
        awk -v event="#define ON_$event do " -v from="$from" \
            -v to="if (moved == $count) { $to } else { $from }" '
            { at = index($0, event) == 1 ? index($0, from) : 0
              if (at) $0 = substr($0, 1, at - 1) to substr($0, at + length(from))
              print }' "$work/tables/${machine}_tables.h" > "$work/new"
        mv "$work/new" "$work/tables/${machine}_tables.h"
    done
    echo "$count $event: $to, instead of: $from" >> "$work/moves"
done < "$work/lines"
cat > "$work/moved.c" << 'END'
#include <stdlib.h>
int moved;
__attribute__((constructor)) static void choose(void) { moved = atoi(getenv("MOVED")); }
END
# shellcheck disable=SC2086 # split into words
{
    echo 'extern int moved;' | cat - src/library/parse/walk.c > "$work/walk.c" &&
        $CC -std=c99 "-I$work" -Isrc/include -Isrc/library -Isrc -Igen -O0 -w -c -o "$work/walk.o" "$work/walk.c" &&
        $CC -static -o "$work/enumerate" $others "$work/walk.o" "$work/moved.c"
} > "$work/output" 2>&1
outcome $? 'the program with moved events can be built'

enumerated() { # number of the move
    MOVED=$1 "$work/enumerate" "$BUILD/tests/model.txt" 1 URI-reference URI origin-form \
        > "$work/output" 2>&1
}

enumerated 0
outcome $? 'it passes while no event is moved'
while read -r move what; do
    enumerated "$move"
    [ $? = 1 ] && grep -q '^not ok.*one-shot' "$work/output"
    outcome $? "detected: $what"
done < "$work/moves"

[ "$number" -gt 10 ]
outcome $? 'more than ten events can be moved'
echo "1..$number"
