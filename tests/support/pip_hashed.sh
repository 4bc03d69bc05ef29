#!/bin/sh
# Installs Python's packages into a directory of the build, unless they are there.  The file pins
# versions and hashes.  Without them the tests that need them are skipped, and say so.
#
#   pip_hashed.sh DIRECTORY REQUIREMENTS
set -u

into=$1 requirements=$2
if cmp -s "$requirements" "$into/installed.txt"; then
    echo "make: the packages of $requirements are installed"
    exit 0
fi
echo "make: pip installs the packages of $requirements into $into"
rm -rf "$into"
if python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
        --no-deps --require-hashes \
        --only-binary :all: --target "$into" --requirement "$requirements"; then
    cp "$requirements" "$into/installed.txt"
else
    echo "make: pip failed; the tests that need $requirements will be skipped" >&2
fi
exit 0
