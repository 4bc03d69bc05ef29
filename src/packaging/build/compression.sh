#!/bin/sh
# Finds the decompression libraries that are installed: tries to link a program with each,
# and writes the compiler's flags to the first file and the linker's to the second.  Writes
# neither if nothing changed, so that make recompiles nothing.
# COMPRESSION="zlib zstd lzma bzip2 lz4" names the libraries to try.
set -eu

cflags=$1 libs=$2 cc=$3
trap 'rm -f "$cflags.new" "$libs.new" "$libs.try"' EXIT
: > "$cflags.new"
: > "$libs.new"

library() { # name, header, a function of it, what to link
    case " $COMPRESSION " in
    *" $1 "*) ;;
    *) return 0 ;;
    esac
    # shellcheck disable=SC2086 # a command and its flags
    if printf '#include <stddef.h>\n#include <%s>\nint main(void) { return %s == NULL; }\n' \
            "$2" "$3" | $cc -x c -o "$libs.try" - "$4" > /dev/null 2>&1; then
        echo "-DURIC_$(echo "$1" | tr '[:lower:]' '[:upper:]')" >> "$cflags.new"
        echo "$4" >> "$libs.new"
    fi
}

library zlib zlib.h inflate -lz
library zstd zstd.h ZSTD_decompressStream -lzstd
library lzma lzma.h lzma_code -llzma
library bzip2 bzlib.h BZ2_bzDecompress -lbz2
library lz4 lz4frame.h LZ4F_decompress -llz4

for file in "$cflags" "$libs"; do
    cmp -s "$file.new" "$file" || cp "$file.new" "$file"
done
