#!/bin/sh
# Writes src/packaging/dist/library.txt: what CMake and Meson must know of the Makefile's lists.  Which
# unit needs which is read from the objects.
#
#   library.sh OBJECTS SOVERSION MAP [--library NAME SOURCE... | --apart NAME SOURCE...]...
#
# OBJECTS holds the objects of the sources, MAP names the public functions.  The units after
# --library make up the library that is installed.
set -eu

objects=$1 soversion=$2 map=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sed -n 's/^ *\(uric[0-9a-z_]*\);$/\1/p' "$map" | sort > "$work/public"

symbols() { # name of a unit, objects: what they define for others, and what they lack
    name=$1
    shift
    nm --defined-only "$@" | awk 'NF == 3 && $2 ~ /[A-Z]/ { print $3 }' | sort -u > "$work/all"
    comm -12 "$work/all" "$work/public" > "$work/$name.defined"
    nm -u "$@" | awk '$1 == "U" { print $2 }' | sort -u | comm -23 - "$work/all" |
        comm -12 - "$work/public" > "$work/$name.undefined"
}

kind='' name='' list=''
unit() {
    [ -n "$name" ] || return 0
    # shellcheck disable=SC2086 # split into files
    [ -z "$list" ] || symbols "$name" $list
    echo "$name $kind" >> "$work/units"
}
for word; do
    case $word in
    --library | --apart) unit; kind=${word#--} name='' list='' ;;
    --*) ;; # a mark for amalgamate.sh
    *)
        if [ -z "$name" ]; then
            name=$word
        else
            list="$list $objects/${word%.c}.o"
        fi ;;
    esac
done
unit

echo '# The library for CMakeLists.txt and meson.build.  Made by make dist-lists from the Makefile;'
echo '# do not edit.  A unit is gen/NAME.c and gen/NAME.h; after "library" or "apart" (not in the'
echo '# library that is installed) are the units that it needs.'
echo "soversion $soversion"
while read -r name kind; do
    needs=
    while read -r other other_kind; do
        [ "$other_kind" = library ] && [ "$other" != "$name" ] && [ -e "$work/$name.undefined" ] &&
            comm -12 "$work/$name.undefined" "$work/$other.defined" | grep -q . &&
            needs="$needs $other"
    done < "$work/units"
    echo "unit $name $kind$needs"
done < "$work/units"
