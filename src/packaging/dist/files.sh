#!/bin/sh
# Lists the files of the source tarball: those that git tracks, or in an unpacked tarball all
# but what was built.  Left out are the folders for this repository's own service and for
# Debian, which has its own tarball for them.
set -eu

if [ -e .git ]; then
    git status --porcelain --untracked-files=no | grep -q . &&
        echo 'make dist: the working tree has changes that are not committed' >&2
    git ls-files
else
    find . -type f ! -path './build/*' ! -name '*.pyc' | sed 's|^\./||'
fi | grep -vE '^(\.ci|debian)/'
