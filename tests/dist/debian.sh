#!/bin/sh
# Builds the Debian packages in a clean Debian, twice: the second time elsewhere, under another
# umask, time zone, locale and number of processors.  Checks that both are the same bytes, that
# lintian finds nothing, and that the packages' own tests pass where they are installed.  Prints
# TAP.  It must be run as root, since it makes a Debian of its own with debootstrap, and after
# `make dist`, whose tarball is the source.
#
#   debian.sh
set -u

BUILD=${BUILD:-build}
work=$PWD/$BUILD/debian
root=$work/root
mkdir -p "$work/archives"
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

for tool in debootstrap dpkg-parsechangelog; do
    if ! command -v $tool > /dev/null || [ "$(id -u)" != 0 ]; then
        result ok "the Debian packages # SKIP needs root, and debootstrap and dpkg-dev installed"
        echo "1..$number"
        exit
    fi
done

version=$(dpkg-parsechangelog -S Version)
release=uric-$(cat src/packaging/dist/version.txt)
changes=uric_${version}_$(dpkg --print-architecture).changes

# No service may start, and what apt-get downloads is kept for the next run.
clean_debian() {
    [ -e "$work/ready" ] && return
    rm -rf "$root"
    debootstrap --variant=minbase --cache-dir="$work/archives" bookworm "$root" &&
        printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d" &&
        chmod +x "$root/usr/sbin/policy-rc.d" &&
        inside 'apt-get update -q && apt-get install -q -y --no-install-recommends \
                build-essential devscripts equivs lintian adduser' &&
        inside 'adduser --disabled-password --gecos "" builder' && touch "$work/ready"
}

# With processes and terminals to look at, whose file systems end with the command.
inside() { # a command for the shell
    # shellcheck disable=SC2016 # $1 and $2 are for the inner shell
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
        unshare --mount sh -c 'mount -t proc none "$1/proc" &&
            mount -t devpts -o newinstance,ptmxmode=0666 none "$1/dev/pts" &&
            exec chroot "$1" sh -c "$2"' inside "$root" "$1"
}

# The release, and the committed debian/.
source_at() { # folder inside
    rm -rf "$root$1"
    mkdir -p "$root$1" &&
        cp "$BUILD/dist/$release.tar.xz" "$root$1/uric_${version%-*}.orig.tar.xz" &&
        tar x -C "$root$1" -f "$BUILD/dist/$release.tar.xz" &&
        git archive HEAD debian | tar x -C "$root$1/$release"
}

installs_needs() {
    inside "cd /first/$release && mk-build-deps -i -r -t \
        'apt-get -q -y --no-install-recommends' debian/control"
}

builds() { # folder inside, options, what to set before
    inside "chown -R builder $1 && cd $1/$release &&
        su builder -c 'cd $1/$release && $3 DEB_BUILD_OPTIONS=\"$2\" \
            dpkg-buildpackage -us -uc'"
}

are_same() {
    (cd "$root/first" && sha256sum -- *.deb *.dsc *.debian.tar.xz) > "$work/first" &&
        [ "$(grep -c '\.deb$' "$work/first")" -ge 4 ] &&
        (cd "$root/second/elsewhere" && sha256sum --check "$work/first")
}

finds_nothing() {
    inside "su builder -c 'cd /first && lintian --fail-on error,warning $changes'"
}

installs() {
    inside "cd /first && apt-get install -q -y --no-install-recommends \
        ./liburic1_*.deb ./liburic-dev_*.deb ./uric_*.deb ./postgresql-15-uric_*.deb publicsuffix \
        gcc libc6-dev pkg-config"
}

passes() { # a test of debian/tests
    inside "cd /first/$release && AUTOPKGTEST_TMP=\$(mktemp -d) sh debian/tests/$1"
}

try 'a clean Debian' clean_debian
try 'the source package' source_at /first
source_at /second/elsewhere
try 'what the build needs is installed' installs_needs
try 'it is built, and its tests pass' builds /first parallel=2 'umask 022;'
try 'it is built elsewhere' builds /second/elsewhere 'nocheck parallel=1' \
    'umask 077; TZ=Pacific/Kiritimati LC_ALL=C.UTF-8'
try 'both builds are the same bytes' are_same
try 'lintian finds no error and no warning' finds_nothing
try 'the packages are installed' installs
for test in $(sed -n 's/^Tests: //p' debian/tests/control); do
    try "its test $test passes" passes "$test"
done
echo "1..$number"
