#!/bin/sh
# Runs the tests of the VMOD by Varnish's own varnishtest, as TAP.
#
#   vtc.sh DIRECTORY [varnishtest's options]     of libvmod_uric.so
#
# varnishd keeps its user (-jnone), who can read the build directory.  The blocks of VCL on the VMOD's page are files 1.vcl, 2.vcl ... for the tests that include them.
set -u

directory=$(cd "$1" && pwd):$(pkg-config --variable=vmoddir varnishapi)
shift
here=tests/varnish
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
trap 'exit 1' INT TERM
awk -v to="$page" '/^```vcl$/ { n++; inside = 1; next } /^```$/ { inside = 0 }
    inside { print > (to "/" n ".vcl") }' src/engines/varnish/README.md

PATH=$PATH:/usr/sbin count=0 status=0
check() { # name, command...
    name=$1
    shift
    count=$((count + 1))
    if "$@" > "$page/output" 2>&1; then
        echo "ok $count - $name"
    else
        echo "not ok $count - $name"
        sed 's/^/# /' "$page/output"
        status=1
    fi
}

each_block_has_a_test() {
    for block in "$page"/*.vcl; do
        grep -lq "/${block##*/}\"" "$here"/*.vtc || { echo "$block"; return 1; }
    done
}

for test in "$here"/*.vtc; do
    check "$(sed -n 's/^varnishtest "\(.*\)"$/\1/p' "$test")" \
        varnishtest -k -t 120 "-Dvmod_path=$directory" "-Dpage=$page" "$@" "$test"
done
check 'each block of VCL on the page has a test' each_block_has_a_test
echo "1..$count"
exit $status
