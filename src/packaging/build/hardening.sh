#!/bin/sh
# Finds the flags of HARDEN_CFLAGS and HARDEN_LDFLAGS that this compiler accepts without a
# warning, by compiling and linking a program with each.  Writes those for compiling to the
# first file and those for linking to the second.  Writes neither if nothing changed, so that
# make recompiles nothing.
set -eu

cflags=$1 ldflags=$2 cc=$3
trap 'rm -f "$cflags.new" "$ldflags.new" "$ldflags.try"' EXIT

# shellcheck disable=SC2086 # a command and its flags
takes() { # flags
    printf '#include <stdio.h>\nint main(void) { char s[9]; return !fgets(s, 9, stdin); }\n' |
        $cc -Werror "$@" -x c -o "$ldflags.try" - > /dev/null 2>&1
}

without() { # pattern, words
    pattern=$1
    shift
    for word; do
        # shellcheck disable=SC2254 # a pattern
        case $word in
        $pattern) ;;
        *) printf '%s ' "$word" ;;
        esac
    done
}

# shellcheck disable=SC2086 # flags are words
case " $cc " in
# sanitizers do not see what the checked functions do
*' -fsanitize='*) HARDEN_CFLAGS='' HARDEN_LDFLAGS='' ;;
*' -static '* | *' -no-pie '*)
    HARDEN_CFLAGS=$(without -fPIE $HARDEN_CFLAGS)
    HARDEN_LDFLAGS=$(without -pie $HARDEN_LDFLAGS) ;;
esac
# the caller's own definition takes precedence
# shellcheck disable=SC2086 # flags are words
case $cc in
*_FORTIFY_SOURCE*) HARDEN_CFLAGS=$(without '*_FORTIFY_SOURCE*' $HARDEN_CFLAGS) ;;
esac

# All flags at once; if that fails, one at a time.
# shellcheck disable=SC2086 # flags are words
if ! takes $HARDEN_CFLAGS $HARDEN_LDFLAGS; then
    all=$HARDEN_CFLAGS
    HARDEN_CFLAGS=
    for flag in $all; do
        # the compiler may predefine the macro, which may not be defined twice
        if takes -U_FORTIFY_SOURCE "$flag"; then
            HARDEN_CFLAGS="$HARDEN_CFLAGS $flag"
        fi
    done
    all=$HARDEN_LDFLAGS
    HARDEN_LDFLAGS=
    for flag in $all; do
        if takes $HARDEN_CFLAGS "$flag"; then
            HARDEN_LDFLAGS="$HARDEN_LDFLAGS $flag"
        fi
    done
fi
echo "$HARDEN_CFLAGS" > "$cflags.new"
echo "$HARDEN_LDFLAGS" > "$ldflags.new"

for file in "$cflags" "$ldflags"; do
    cmp -s "$file.new" "$file" || cp "$file.new" "$file"
done
