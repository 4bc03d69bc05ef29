#!/bin/sh
# Checks a wheel of the Python package as TAP: its tags, what is in it, and that pip installs it
# into an empty virtual environment, where its examples and tests run.
#
#   package.sh WHEEL-DIRECTORY PYTHON...
set -u

wheels=$1
shift
work=${BUILD:-build}/check/python
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

# shellcheck disable=SC2012 # our names
wheel=$(ls "$wheels"/*.whl | head -n 1)
version=$(tr -d - < src/packaging/dist/version.txt) # as PEP 440 writes it

is_tagged() {
    case ${wheel##*/} in uric-"$version"-cp39-abi3-*.whl) ;; *) echo "$wheel"; return 1 ;; esac
}
try 'the version of uric.h, the stable ABI of CPython 3.9' is_tagged

holds_what_it_needs() {
    python3 -m zipfile -l "$wheel" | awk 'NR > 1 { print $1 }' |
        grep -v -e '^uric-[^/]*\.dist-info/' -e '/$' | sort > "$work/files"
    printf 'uric/%s\n' __init__.py _uric.abi3.so _uric.pyi column.py log.py py.typed spark.py \
            spark_functions.py typing.py urllib.py urllib.pyi | sort |
        diff - "$work/files"
}
try 'it holds what it needs and nothing else' holds_what_it_needs

exports_one_name() {
    (cd "$work" && python3 -m zipfile -e "$OLDPWD/$wheel" extracted) || return
    nm -D --defined-only "$work/extracted/uric/_uric.abi3.so" | awk '{ print $3 }' |
        grep -v '^_\(init\|fini\)$' > "$work/exported"
    echo PyInit__uric | diff - "$work/exported"
}
try 'it exports one name' exports_one_name

installs() { # Python, folder
    "$1" -m venv --without-pip "$2" &&
        python3 -m pip --python "$2/bin/python" install --quiet --disable-pip-version-check \
            --no-index --no-deps "$wheel"
}
for python; do
    name=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])') || continue
    folder=$work/$(echo "$python" | tr / _)
    try "pip installs it for Python $name" installs "$python" "$folder"
    try "Python $name imports it, with its types" "$folder/bin/python" -c '
import os, uric
assert uric.parse("a://h").host == "h" and uric.__version__ == "'"$version"'"
assert os.path.exists(os.path.join(os.path.dirname(uric.__file__), "py.typed"))'
    for test in documented.py\ src/languages/python/README.md\ src/languages/python/differences.md\ src/languages/python/uric/_uric.pyi; do
        # shellcheck disable=SC2086 # split into words
        try "Python $name: the examples and types" "$folder/bin/python" tests/python/$test
    done
done
echo "1..$number"
