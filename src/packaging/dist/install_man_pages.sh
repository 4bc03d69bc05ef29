#!/bin/sh
# For meson install: makes the man pages of section 3 and installs them.
#
#   install_man_pages.sh DIRECTORY HEADER...     DIRECTORY is absolute or below the prefix
set -eu

to=$1
shift
case $to in
/*) to=${DESTDIR:-}$to ;;
*) to=$MESON_INSTALL_DESTDIR_PREFIX/$to ;;
esac
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
(cd "$MESON_SOURCE_ROOT" && sh src/packaging/build/man_pages.sh "$pages/man3" "$@")
mkdir -p "$to"
for page in "$pages"/man3/*.3; do
    install -m 644 "$page" "$to"
done
