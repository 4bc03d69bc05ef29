#!/bin/sh
# Fills the templates of a release: its recipes for other package managers, and the README of
# the single files.
#
#   fill.sh recipes DIRECTORY RELEASES     with the tarball's checksums, from DIRECTORY; RELEASES
#                                          is the URL of the folder from which it is downloaded
#   fill.sh single                         to standard output
set -eu

version=$(cat src/packaging/dist/version.txt)

fill() { # template, further expressions of sed
    template=$1
    shift
    sed -e "s|@VERSION@|$version|g" "$@" "$template"
}

recipes() {
    tarball=$1/uric-$version.tar.xz releases=$2
    sha256=$(sha256sum "$tarball") sha512=$(sha512sum "$tarball")
    (cd src/packaging/dist && find wrap vcpkg conan -type f) | while read -r file; do
        mkdir -p "$1/recipes/${file%/*}"
        fill "src/packaging/dist/$file" -e "s|@RELEASES@|$releases|g" -e "s|@SHA256@|${sha256%% *}|g" \
            -e "s|@SHA512@|${sha512%% *}|g" -e "s|@DEPENDENCIES@|uric, $(units any | sed 's/ /, /g'), uric_parse|" \
            -e "s|@UNITS@|$(units library | sed 's/uric_//g')|" > "$1/recipes/${file%.in}"
    done
}

# The names of units, but for uric itself and uric_parse, which goes alone.
units() { # "library" for those of the library that is installed, or "any"
    awk -v kind="$1" '$1 == "unit" && $2 !~ /^uric(_parse)?$/ && (kind == "any" || $3 == kind) {
        printf "%s%s", between, $2
        between = " "
    }' src/packaging/dist/library.txt
}

case $1 in
recipes) recipes "$2" "$3" ;;
single)
    fill src/packaging/dist/single.txt | awk -v units="$(units any)" '
        $0 != "@UNITS@" { print; next }
        {
            n = split(units, name, " ")
            line = " "
            for (i = 1; i <= n; i++) {
                if (length(line " " name[i]) > 78) {
                    print line
                    line = " "
                }
                line = line " " name[i]
            }
            print line
        }' ;;
esac
