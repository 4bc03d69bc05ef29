#!/bin/sh
# Checks what `make dist` makes, as TAP: the same bytes from any clone, and from what the tarball
# unpacks to; that the tarball is complete; that damage is noticed; that the list of materials
# and the recipes tell what is there.  With "all" it also builds and checks in the unpacked tree.
#
#   release.sh [all]
set -u

BUILD=${BUILD:-build} MAKE=${MAKE:-make} CC=${CC:-cc}
mkdir -p "$BUILD/check/release"
work=$(cd "$BUILD/check/release" && pwd)
rm -rf "${work:?}"/*
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh
version=$(cat src/packaging/dist/version.txt)
tarball=uric-$version.tar.xz

# ---- lists ----

lists_are_fresh() {
    mkdir -p "$work/lists" &&
        $MAKE -s BUILD="$BUILD" LISTS="$work/lists" DEBIAN="$work/lists" dist-lists &&
        for list in src/packaging/dist/library.txt src/packaging/dist/uric.map \
                src/packaging/dist/version.txt debian/*.symbols; do
            [ ! -e "$list" ] || diff "$list" "$work/lists/${list##*/}" || return 1
        done
}
try 'the lists in src/packaging/dist are those of make dist-lists' lists_are_fresh

symbols_of_a_later_version() {
    printf '%s\n' 'URIC_API int uric_a(void);' 'URIC_API int uric_c(void);' > "$work/later.h"
    printf '%s\n' 'URIC_0.9 {' '    global:' '        uric_a;' '        uric_b;' \
        '    local: *;' '};' > "$work/earlier.map"
    awk -v version=0.9 -f src/packaging/dist/symbols.awk "$work/earlier.map" "$work/later.h" > "$work/same" &&
        ! grep uric_b "$work/same" &&
        ! awk -v version=0.10 -f src/packaging/dist/symbols.awk "$work/earlier.map" "$work/later.h" \
            2> "$work/error" && grep 'uric_b() of URIC_0.9 is no longer declared' "$work/error" &&
        echo 'URIC_API int uric_b(void);' >> "$work/later.h" &&
        awk -v version=0.10 -f src/packaging/dist/symbols.awk "$work/earlier.map" "$work/later.h" |
            tr -d '\n' | grep 'URIC_0.9 {.*uric_a;.*uric_b;.*URIC_0.10 {.*uric_c;} URIC_0.9;'
}
try 'symbol versions: new functions get the new version, a lost one is an error' \
    symbols_of_a_later_version

has_symbol_versions() {
    nm -D --defined-only "$BUILD/liburic.so" | awk '$2 == "T" { print $3 }' > "$work/exported"
    [ -s "$work/exported" ] && ! grep -vE '^uric[0-9a-z_]*@@URIC_[0-9]+\.[0-9]+$' "$work/exported"
}
if [ -n "$(sh src/packaging/dist/version_script.sh /dev/null "$CC")" ]; then
    try 'each function of the shared library has a version' has_symbol_versions
else
    result ok 'each function of the shared library has a version # SKIP not with this linker'
fi

no_versions_elsewhere() {
    printf '#!/bin/sh\ncase $* in *version-script*) exit 1 ;; esac\n' > "$work/other_linker"
    [ -z "$(sh src/packaging/dist/version_script.sh x.map "sh $work/other_linker")" ]
}
try 'no symbol versions where the linker lacks them' no_versions_elsewhere

# ---- the same bytes ----

release() { # tree, its umask, further variables
    tree=$1 mask=$2
    shift 2
    (umask "$mask" && cd "$tree" && env -u SOURCE_DATE_EPOCH -u MAKEFLAGS -u BUILD "$@" \
        "$MAKE" -s dist RELEASES=https://example.com)
}
clone() { # directory, umask
    (umask "$2" && git clone -q . "$work/$1")
}
same_release() { # trees
    for file in "$tarball" "uric-single-$version.zip" "uric-$version.spdx.json" SHA256SUMS; do
        cmp "$1/build/dist/$file" "$2/build/dist/$file" || return 1
    done
    diff -r "$1/build/dist" "$2/build/dist"
}
two_clones() {
    mkdir "$work/farther" &&
        clone one 022 && clone farther/two 077 &&
        { release "$work/one" 022 TZ=UTC LC_ALL=C & } &&
        release "$work/farther/two" 077 TZ=Asia/Tokyo LC_ALL=C.UTF-8 &&
        wait $! && same_release "$work/one" "$work/farther/two"
}
has_the_commits_date() {
    date=$(git log -1 --format=%ct) &&
        tar -tvf "$work/one/build/dist/$tarball" --full-time --utc > "$work/listed" &&
        [ "$(awk '{ print $4, $5 }' "$work/listed" | sort -u)" = \
            "$(date -u -d "@$date" '+%Y-%m-%d %H:%M:%S')" ] &&
        [ "$(awk '{ print $2 }' "$work/listed" | sort -u)" = 0/0 ] &&
        [ "$(awk '{ print $1 }' "$work/listed" | sort -u | tr '\n' ' ')" = \
            '-rw-r--r-- -rwxr-xr-x ' ]
}
if [ -e .git ]; then
    try 'two clones, umasks and time zones: the same bytes' two_clones
    try 'the tarball has the date of the commit, no owner, two modes' has_the_commits_date
else
    mkdir "$work/one" && cp -r ./* "$work/one" 2> "$work/output" && rm -rf "$work/one/build" &&
        release "$work/one" 022 > "$work/output" 2>&1
    result ok 'two clones, umasks and time zones: the same bytes # SKIP no git repository'
    result ok 'the tarball has the date of the commit, no owner, two modes # SKIP the same'
fi
dist=$work/one/build/dist

unpacks() {
    mkdir "$work/unpacked" && tar -C "$work/unpacked" -xf "$dist/$tarball" &&
        [ "$(ls "$work/unpacked")" = "uric-$version" ]
}
try 'the tarball unpacks into one folder' unpacks
tree=$work/unpacked/uric-$version

again() {
    cp -r "$tree" "$work/again" && touch "$work/again/CHANGELOG.md" -r "$tree/CHANGELOG.md" &&
        release "$work/again" 027 && same_release "$work/one" "$work/again"
}
chosen_date() {
    echo "a	LICENSE" > "$work/list" && for date in 0 1 86400 1700000000; do
        SOURCE_DATE_EPOCH=$date sh src/packaging/dist/date.sh | grep -qx "$date" &&
            python3 src/packaging/dist/archives.py tar "$work/a.tar.xz" t "$date" < "$work/list" &&
            [ "$(tar -tvf "$work/a.tar.xz" --full-time --utc | awk '{ print $4, $5 }')" = \
                "$(date -u -d "@$date" '+%Y-%m-%d %H:%M:%S')" ] &&
            python3 src/packaging/dist/archives.py zip "$work/a.zip" t "$date" < "$work/list" || return 1
    done
    ! SOURCE_DATE_EPOCH=today sh src/packaging/dist/date.sh 2> "$work/error" &&
        grep 'seconds since 1970, not "today"' "$work/error"
}
try 'SOURCE_DATE_EPOCH sets the date' chosen_date

# ---- complete and undamaged ----

rules_find_their_files() {
    (cd "$tree" && env -u MAKEFLAGS -u BUILD "$MAKE" -n all demo dist install) > "$work/commands" &&
        grep -q src/library/parse/walk.c "$work/commands"
}
try 'the unpacked tree has what make needs' rules_find_their_files

has_its_version() {
    for file in version.txt library.txt uric.map; do
        [ -s "$tree/src/packaging/dist/$file" ] || return 1
    done
    "$BUILD/uric" --version | grep -x "uric $version" && grep "^## $version" "$tree/CHANGELOG.md"
}
try 'its version is that of the command, and the changelog has it' has_its_version

same_version_elsewhere() {
    for control in "$tree"/src/engines/postgres/*.control; do
        grep "^default_version = '$version'" "$control" || return 1
    done
    python3 - "$version" "$tree/src/engines/postgres/META.json" << 'END' || return 1
import json, sys
meta = json.load(open(sys.argv[2]))
found = [meta['version']] + [each['version'] for each in meta['provides'].values()]
sys.exit(found != [sys.argv[1]] * 3 and str(found))
END
    # to Debian, "~" is before everything, even the end
    [ ! -e debian ] || head -n 1 debian/changelog | grep "^uric ($(echo "$version" | tr - '~')-"
}
try 'the extensions of PostgreSQL and the Debian package have that version' same_version_elsewhere

has_no_extras() {
    ! (cd "$tree" && find . -name .git -o -path ./build -o -path ./.ci -o -name '*.o') | grep .
}
try 'it has nothing that was built, nothing of git' has_no_extras

sums_are_right() {
    (cd "$dist" && sha256sum --strict -c SHA256SUMS) && [ "$(wc -l < "$dist/SHA256SUMS")" = 3 ]
}
try 'SHA256SUMS: the files are undamaged' sums_are_right

notices() { # how the copy of a file is damaged: command that reads it, file
    rm -rf "$work/damaged" && mkdir "$work/damaged" && cp "$dist"/* "$work/damaged" 2> /dev/null
    "$1" < "$dist/$2" > "$work/damaged/$2" &&
        ! (cd "$work/damaged" && sha256sum -c SHA256SUMS) > "$work/sums" 2>&1 &&
        grep "^$2: FAILED" "$work/sums"
}
# shellcheck disable=SC2317 # called by notices
cut_short() { head -c 100000; }
# shellcheck disable=SC2317
one_byte_more() { cat && echo; }
# shellcheck disable=SC2317
one_bit_flipped() {
    python3 -c 'import sys
data = bytearray(sys.stdin.buffer.read())
data[len(data) // 2] ^= 1
sys.stdout.buffer.write(data)'
}
for damage in cut_short one_byte_more one_bit_flipped; do
    for file in "$tarball" "uric-single-$version.zip" "uric-$version.spdx.json"; do
        try "SHA256SUMS: $file, $(echo $damage | tr _ ' ')" notices $damage "$file"
    done
done

# ---- the single files ----

single_files_are_whole() {
    python3 -m zipfile -e "$dist/uric-single-$version.zip" "$work/single" &&
        (cd "$work/single/uric-single-$version" &&
            [ "$(wc -l < README)" -le 20 ] && ! grep @ README && cmp LICENSE "$tree/LICENSE" &&
            for file in "$tree"/gen/uric*.[ch]; do
                cmp "$file" "${file##*/}" || exit 1
                name=${file##*/}
                [ "${name%.h}" != "$name" ] || grep -qw "${name%.c}" README || {
                    echo "README lacks $name"
                    exit 1
                }
            done && [ "$(find . -type f | wc -l)" = \
                "$(($(find "$tree/gen" -maxdepth 1 -name 'uric*.[ch]' | wc -l) + 2))" ] &&
            "$CC" -std=c99 -c -DURIC_PORTABLE uric_parse.c -o "$work/parse.o")
}
try 'the zip has all single files, a licence and a README' single_files_are_whole

# ---- the list of materials ----

try 'the SBOM lists each file of the tarball with its checksums' \
    python3 tests/dist/sbom_check.py "$dist" "$version"

# ---- with "all" ----

makes() { # targets
    (cd "$tree" && env -u MAKEFLAGS -u BUILD "$MAKE" -s CFLAGS=-O1 -j"$(getconf _NPROCESSORS_ONLN)" "$@")
}
demo_runs() {
    makes demo > "$work/demo" && grep -q '^ldap .*\[2001:db8::7\]' "$work/demo"
}
checks_pass() {
    makes check > "$work/checked"
    tail -n 5 "$work/checked"
    tail -n 1 "$work/checked" | grep -E '^[0-9]{4,} passed, 0 failed, [0-9]+ skipped$'
}
if [ "${1:-}" = all ]; then
    try 'make dist in the unpacked tree, without git: the same bytes' again
    try 'make demo works in the unpacked tree' demo_runs
    try 'make check passes in the unpacked tree' checks_pass
fi

echo "1..$number"
