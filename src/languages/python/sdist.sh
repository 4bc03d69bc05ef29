#!/bin/sh
# Makes the source distribution of the Python package.
#
#   sdist.sh PACKAGE INTO TOOLS
set -eu

package=$1 into=$2 tools=$(cd "$3" && pwd)
rm -rf "$into"
mkdir -p "$into/work"
cp -R "$package/." "$into/work"
top=$(cd "$into" && pwd)
cd "$into/work"
PYTHONPATH=$tools "${PYTHON:-python3}" -c '
import sys
from setuptools import build_meta
build_meta.build_sdist(sys.argv[1])' "$top" > "$top/log" 2>&1 || { cat "$top/log"; exit 1; }
rm -rf "$top/work" "$top/log"
