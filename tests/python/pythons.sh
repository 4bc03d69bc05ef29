#!/bin/sh
# Prints each CPython of 3.9 or later that is installed, one for each minor version: those in PATH,
# and pyenv's.
{
    for minor in 9 10 11 12 13 14; do
        command -v "python3.$minor"
    done
    ls -d "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.*/bin/python3
    echo /usr/bin/python3
} 2> /dev/null | while read -r python; do
    version=$("$python" -c 'import sys
if sys.version_info >= (3, 9): print(sys.version_info[1])' 2> /dev/null) && [ -n "$version" ] &&
        echo "$version $python"
done | sort -n -u -k 1,1 | cut -d ' ' -f 2
