#!/bin/sh
# Checks the source distribution of the Python package as TAP: pip builds it with a C compiler
# alone, in a folder of its own, and what is built works.
#
#   sdist.sh DIRECTORY TOOLS
set -u

directory=$1 tools=$(cd "$2" && pwd)
work=${BUILD:-build}/check/python-sdist
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# shellcheck disable=SC2012 # our names
archive=$(ls "$directory"/*.tar.gz | head -n 1)

python=$(python3 -c 'import sys; print(sys.executable)')
try 'pip builds a wheel of it' env PYTHONPATH="$tools" PATH=/usr/bin:/bin "$python" -m pip wheel \
    --quiet --disable-pip-version-check --no-deps --no-index --no-build-isolation \
    --wheel-dir "$work" "$archive"
try 'which works' env PYTHONPATH="$work/unpacked" sh -c '
    "$1" -m zipfile -e "$2"/*.whl "$2/unpacked" &&
    "$1" tests/python/documented.py src/languages/python/README.md \
        src/languages/python/differences.md src/languages/python/uric/_uric.pyi' \
    sh "$python" "$work"
# As a free-threaded Python, which has no stable ABI, compiles it.
compiles_without_the_stable_abi() {
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    for file in src/languages/python/extension/*.c; do
        ${CC:-cc} -std=c99 -Wall -Wextra -Werror -fsyntax-only -Igen -Isrc -Isrc/library \
            -isystem "$include" "$file" || return
    done
}
try 'it compiles without the stable ABI' compiles_without_the_stable_abi

# Only where there is one; then threads run at the same time.
free=$(command -v python3.14t python3.13t || ls -d "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*t/bin/python3) 2> /dev/null
free=${FREE_THREADED_PYTHON:-$(echo "$free" | head -n 1)}
runs_free_threaded() {
    mkdir "$work/free" && env PYTHONPATH="$tools" "$free" -m pip wheel --quiet --no-deps --no-index \
        --disable-pip-version-check --no-build-isolation --wheel-dir "$work/free" "$archive" &&
        "$free" -m zipfile -e "$work/free"/*.whl "$work/free/unpacked" &&
        PYTHONPATH="$work/free/unpacked" "$free" tests/python/threads.py
}
if [ -n "$free" ]; then
    try "$free: threads share what it gives" runs_free_threaded
else
    echo '# no free-threaded CPython: python3.14t, or FREE_THREADED_PYTHON'
fi
echo "1..$number"
