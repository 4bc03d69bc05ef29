#!/bin/sh
# Installs those of the named Debian packages that are missing.
set -eu

command -v dpkg-query > /dev/null && command -v apt-get > /dev/null || {
    echo "make deps: no apt-get here; install these packages (Debian's names):" "$@" >&2
    exit 1
}
lacking=
for package; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null |
        grep -q 'ok installed' || lacking="$lacking $package"
done
[ -n "$lacking" ] || { echo "make deps: everything is installed"; exit 0; }

if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo > /dev/null; then
    as_root=sudo
else
    echo "make deps: neither root nor sudo; run as root:" >&2
    echo "    apt-get install$lacking" >&2
    exit 1
fi
echo "make deps: apt-get installs$lacking"
$as_root apt-get update -q
DEBIAN_FRONTEND=noninteractive
export DEBIAN_FRONTEND
# Installing nginx or PostgreSQL must not start it: invoke-rc.d asks this file.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' | $as_root tee $policy > /dev/null
    $as_root chmod 755 $policy
    trap '$as_root rm -f $policy' EXIT
    trap 'exit 1' INT TERM
fi
# shellcheck disable=SC2086 # split into names
$as_root apt-get install -q -y --no-install-recommends $lacking
