#!/bin/sh
# Prints the linker's flag for a version script, or nothing where there are no symbol versions:
# other object formats than ELF, other linkers.
#
#   version_script.sh MAP 'COMPILER AND FLAGS'
set -eu

library=$(mktemp)
trap 'rm -f "$library"' EXIT
# shellcheck disable=SC2086 # a command and its flags
if printf '#ifndef __ELF__\n#error\n#endif\nint main(void) { return 0; }\n' |
        $2 -fPIC -shared "-Wl,--version-script=src/packaging/dist/probe.map" -x c -o "$library" - \
            > /dev/null 2>&1; then
    echo "-Wl,--version-script=$1"
fi
