#!/bin/sh
# Checks the types of the Python package, as TAP: that mypy --strict accepts a program that asserts
# them, the examples of the manual and the package itself; that they are those of the extension.
#
#   types.sh UNPACKED PEERS     the package; where mypy is
set -u

MYPYPATH=$(cd "$1" && pwd) PYTHONPATH=$(cd "$2" && pwd)
export MYPYPATH PYTHONPATH
work=${BUILD:-build}/check/python-types
rm -rf "$work"
mkdir -p "$work"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

strict() { # files or modules
    python3 -m mypy --strict --cache-dir "$work/cache" "$@"
}
try 'mypy: a program that asserts types' strict tests/python/typed.py
try 'the values have these types' env "PYTHONPATH=$MYPYPATH" python3 tests/python/typed.py --run

examples() {
    python3 -c '
import doctest, sys
for example in doctest.DocTestParser().get_examples(sys.stdin.read().replace("```", "")):
    print(example.source, end="")' < src/languages/python/README.md > "$work/examples.py" &&
        strict "$work/examples.py"
}
try 'mypy: the examples of the manual' examples
try 'mypy: the package, where pyarrow and Spark have no types' strict --ignore-missing-imports \
    -p uric

# 'a' / uri calls the same function as uri / 'a', and is an error
echo 'uric\._uric\.URI\.__rtruediv__' > "$work/allowed"
stubs() {
    (cd "$work" && PYTHONPATH=$PYTHONPATH:$MYPYPATH python3 -m mypy.stubtest --concise \
        --allowlist allowed uric._uric uric.urllib)
}
try 'the stubs have the names and parameters of the modules' stubs
echo "1..$number"
