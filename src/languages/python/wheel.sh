#!/bin/sh
# Builds a wheel of the Python package.
#
#   wheel.sh PACKAGE INTO TOOLS
#
# TOOLS has setuptools and auditwheel, as make deps-all installs them; without it pip fetches
# setuptools for itself.  auditwheel gives the wheel its manylinux tag where it can; a wheel with
# sanitizers has none.  What is in the wheel is also in INTO/unpacked.
set -eu

package=$1 into=$2 tools=$3
python=${PYTHON:-python3}
isolation=
if [ -d "$tools/setuptools" ]; then
    isolation=--no-build-isolation
    PYTHONPATH=$(cd "$tools" && pwd)
    export PYTHONPATH
fi
rm -rf "$into"
mkdir -p "$into/work" "$into/plain"
# a copy: setuptools builds in the source tree
cp -R "$package/." "$into/work"
# shellcheck disable=SC2086 # no option if empty
"$python" -m pip wheel --quiet --disable-pip-version-check --no-deps \
    $isolation --wheel-dir "$into/plain" "$into/work"
if [ -z "${URIC_SANITIZE:-}" ] && [ -d "$tools/auditwheel" ] &&
        PATH=$PYTHONPATH/bin:$PATH "$python" -m auditwheel repair --wheel-dir "$into" \
            "$into"/plain/*.whl > "$into/auditwheel.log" 2>&1; then
    :
else
    cp "$into"/plain/*.whl "$into"
fi
# for tests, without an installation
mkdir "$into/unpacked"
"$python" -m zipfile -e "$into"/*.whl "$into/unpacked"
rm -rf "$into/work" "$into/plain"
