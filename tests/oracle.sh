#!/bin/sh
# Whether the oracle of tests/prose.c is anything but the scanners' own machine again:
# it stands on the C library alone, and each machine is refused of which one event has
# been moved by a byte, or says another kind.  Prints TAP.
#
#   oracle.sh       from the top of the tree, after `make tests-machine-native`
set -u

BUILD=${BUILD:-build} CC=${CC:-cc} MAKE=${MAKE:-make}
work=$BUILD/tests/moved
rm -rf "$work"
mkdir -p "$work"
# shellcheck source=tests/tap.sh
. tests/tap.sh

objects=$BUILD/tests/on-native
needed=$(nm -u "$objects/tests/prose.o" | awk '{ print $2 }' |
    grep -vxE '(memcmp|memset|strchr|strlen|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_)')
echo "it needs $needed" > "$work/output"
[ -z "$needed" ]
outcome $? 'the oracle needs nothing but the C library'

# The other objects of the enumeration, which has those of the library.
others=$objects/tests/enumerate.o
for unit in $($MAKE -s print-model-units); do
    [ "$unit" = gen/parse.c ] || others="$others $objects/${unit%.c}.o"
done

# Each line of C that notes something, once: moved by a byte, or another kind.
grep -E 'AT[;)]|AT \+ 1|_kind = |\.begin = 0;|UNDEFINE' gen/parse.c |
    grep -vE '^#|died' | sed 's/^[[:space:]]*//' | sort -u > "$work/lines"
while IFS= read -r line; do
    case $line in
    *'AT + 1'*) to=$(echo "$line" | sed 's/AT + 1/AT/') ;;
    *URIC_HOST_REG_NAME*) to=$(echo "$line" | sed 's/REG_NAME/IPV4ADDRESS/') ;;
    *URIC_HOST_*) to=$(echo "$line" | sed 's/URIC_HOST_[A-Z0-9]*/URIC_HOST_REG_NAME/') ;;
    *URIC_PATH_EMPTY*) to=$(echo "$line" | sed 's/PATH_EMPTY/PATH_ROOTLESS/') ;;
    *URIC_PATH_*\;) to=$(echo "$line" | sed 's/URIC_PATH_[A-Z]*;/URIC_PATH_EMPTY;/') ;;
    *'.begin = 0;'*) to='(void)0;' ;;
    *) to=$(echo "$line" | sed 's/ AT\([^A-Z]\)/ AT - 1\1/') ;;
    esac
    # both as they stand, whatever sed would make of them
    awk -v from="$line" -v to="$to" '
        { at = index($0, from)
          if (at) $0 = substr($0, 1, at - 1) to substr($0, at + length(from))
          print }' gen/parse.c > "$work/parse.c"
    if cmp -s gen/parse.c "$work/parse.c"; then
        result 'not ok' "cannot be put in: $to"
        continue
    fi
    # shellcheck disable=SC2086 # words, all of them
    if ! $CC -std=c99 -Isrc -Igen -O0 -w -Duric_ask_machine=uric_ask_machine_G2 \
            -c -o "$work/parse.o" "$work/parse.c" > "$work/output" 2>&1 ||
            ! $CC -static -o "$work/enumerate" $others "$work/parse.o"; then
        result 'not ok' "cannot be built: $to"
        continue
    fi
    "$work/enumerate" "$BUILD/tests/model.txt" 1 URI-reference URI origin-form \
        > "$work/output" 2>&1
    [ $? = 1 ] && grep -q '^not ok.*goto machine' "$work/output"
    outcome $? "found out: $to, where it should be: $line"
done < "$work/lines"

[ "$number" -gt 10 ]
outcome $? 'there are more than ten events to move'
echo "1..$number"
