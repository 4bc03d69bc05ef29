#!/bin/sh
# Installs Python's packages into a directory of the build, unless they are there.  Without them
# the tests that need them are skipped, and say so.
#
#   pip.sh DIRECTORY NAME==VERSION...
set -u

into=$1
shift
lacking=
for package; do
    [ -d "$into/$(echo "${package%==*}" | tr - _)-${package##*==}.dist-info" ] ||
        lacking="$lacking $package"
done
[ -n "$lacking" ] || { echo "make deps-all: Python's packages are installed"; exit 0; }

echo "make deps-all: pip installs$lacking into $into"
# shellcheck disable=SC2086 # split into packages
python3 -m pip install --quiet --disable-pip-version-check --no-deps --upgrade --target "$into" \
    $lacking ||
    echo "make deps-all: pip failed; the tests that need$lacking will be skipped" >&2
exit 0
