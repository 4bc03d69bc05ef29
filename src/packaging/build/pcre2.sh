#!/bin/sh
# Finds PCRE2, for the patterns of uric log --where: tries to link a program with it, and writes
# the compiler's flags to the first file and the linker's to the second, both empty without it.
# Writes neither if nothing changed, so that make recompiles nothing.
# PATTERNS="pcre2" names the library to try.
set -eu

cflags=$1 libs=$2 cc=$3
trap 'rm -f "$cflags.new" "$libs.new" "$libs.try"' EXIT
: > "$cflags.new"
: > "$libs.new"

case " $PATTERNS " in
*' pcre2 '*)
    # shellcheck disable=SC2086 # a command and its flags
    if printf '#define PCRE2_CODE_UNIT_WIDTH 8\n#include <pcre2.h>\n%s\n' \
            'int main(void) { return pcre2_config(PCRE2_CONFIG_VERSION, 0) < 0; }' |
            $cc -x c -o "$libs.try" - -lpcre2-8 > /dev/null 2>&1; then
        echo -DURIC_PCRE2 > "$cflags.new"
        echo -lpcre2-8 > "$libs.new"
    fi ;;
esac

for file in "$cflags" "$libs"; do
    cmp -s "$file.new" "$file" || cp "$file.new" "$file"
done
