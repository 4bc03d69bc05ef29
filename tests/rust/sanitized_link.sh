#!/bin/sh
# A linker for rustc: with gcc's sanitizers, which rustc's -nodefaultlibs would leave out.
for argument; do
    shift
    [ "$argument" = -nodefaultlibs ] || set -- "$@" "$argument"
done
exec "${CC:-cc}" -fsanitize=address,undefined "$@"
