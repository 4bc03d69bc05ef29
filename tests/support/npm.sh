#!/bin/sh
# Installs npm's packages into a directory of the build, unless they are there.  Without them
# the tests that need them are skipped, and say so.
#
#   npm.sh DIRECTORY NAME@VERSION...
#
# ALIAS@npm:NAME@VERSION installs it as ALIAS.
set -u

into=$1
shift
command -v npm > /dev/null || sh tests/support/deps.sh nodejs npm || exit

mkdir -p "$into"
lacking=
for package; do
    name=${package%@*}
    name=${name%@npm:*} version=${package##*@}
    grep -qs "\"version\": \"$version\"" "$into/node_modules/$name/package.json" ||
        lacking="$lacking $package"
done
[ -n "$lacking" ] || { echo "make deps-all: npm's packages are installed"; exit 0; }

echo "make deps-all: npm installs$lacking into $into"
# No script of a package runs: what the tests need comes built, or as headers.
# shellcheck disable=SC2086 # split into names
npm install --prefix "$into" --no-save --ignore-scripts --no-audit --no-fund --loglevel=error \
    "$@" ||
    echo "make deps-all: npm failed; the tests that need$lacking will be skipped" >&2
exit 0
