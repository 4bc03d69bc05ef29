#!/bin/sh
# Checks the npm package as TAP: what npm pack would pack, that the packed package is imported by
# both kinds of modules, its types, the examples of its README, and that its code is portable.
#
#   package.sh PACKAGE-DIRECTORY NODE-MODULES
set -u

package=$1 modules=$(cd "$2" && pwd)
work=${BUILD:-build}/check/npm
rm -rf "$work"
mkdir -p "$work/node_modules"
work=$(cd "$work" && pwd)
# shellcheck source=tests/support/tap.sh
. tests/support/tap.sh

packs() {
    npm pack --silent --offline --pack-destination "$work" "./$package" > "$work/name" &&
        mkdir -p "$work/node_modules/uric" &&
        tar -xzf "$work/$(cat "$work/name")" -C "$work/node_modules/uric" --strip-components=1
}
try 'npm pack' packs

# Every file is one that package.json names, or that one of these imports.
holds_what_it_needs() {
    (cd "$work/node_modules/uric" && find . -type f | sed 's#^\./##' | sort) > "$work/files"
    cat > "$work/expected" << 'END'
LICENSE
README.md
package.json
fetch.js
fetch_node.js
uric-all.wasm
uric-domains.wasm
uric-readings.wasm
uric-request.wasm
uric-simd.wasm
uric.wasm
END
    for name in bytes bytes_all bytes_domains bytes_parse bytes_readings bytes_request bytes_simd \
            domains engine entry entry_domains entry_parse entry_readings entry_request fast_uri \
            fast_uri_schemes fast_uri_text instance instance_parse load parser readings request \
            uric_all; do
        printf '%s\n' $name.cjs $name.js
    done >> "$work/expected"
    for name in entry entry_domains entry_parse entry_readings entry_request fast_uri fetch load \
            types_common; do
        printf '%s\n' $name.d.cts $name.d.ts
    done >> "$work/expected"
    sort "$work/expected" | diff - "$work/files"
}
try 'it holds what it needs and nothing else' holds_what_it_needs

has_version() {
    version=$(cat src/packaging/dist/version.txt)
    grep -q "\"version\": \"$version\"" "$work/node_modules/uric/package.json"
}
try "its version is that of uric.h" has_version

cat > "$work/es.mjs" << 'END'
import { parse, version } from 'uric';
import { parse as small } from 'uric/parse';
import { Uric } from 'uric/load';
import fastUri, { normalize } from 'uric/fast-uri';
import { agree } from 'uric/readings';
import { request } from 'uric/request';
import { publicSuffixes } from 'uric/domains';
import { fetchUric } from 'uric/fetch';
if (!agree('http://h/').agrees || !request({ target: '/', host: 'h' }).ok ||
    typeof publicSuffixes !== 'function' || !(await fetchUric()).isValid('a') ||
    parse('a://h').host !== 'h' || small('a://h').host !== 'h' || typeof Uric !== 'function' ||
    normalize('HTTP://h') !== 'http://h/' || fastUri.normalize !== normalize || !version)
  process.exit(1);
END
cat > "$work/common.cjs" << 'END'
for (const name of ['readings', 'request', 'domains'])
  require(`uric/${name}`);
const uric = require('uric'), small = require('uric/parse'), fastUri = require('uric/fast-uri');
if (uric.parse('a://h').host !== 'h' || small.parse('a://h').host !== 'h' ||
    typeof require('uric/load').loadUric !== 'function' || fastUri.default.parse !== fastUri.parse ||
    fastUri.normalize('HTTP://h') !== 'http://h/')
  process.exit(1);
END
try 'import' node "$work/es.mjs"
try 'require()' node "$work/common.cjs"

# What only Node has is not used: the same files run in browsers.
is_portable() {
    ! grep -lE "\b(require\('(node:|fs|path)|from '(node:|fs|path)|Buffer\b|process\.)" \
        "$work"/node_modules/uric/*.js "$work"/node_modules/uric/*.cjs
}
try 'it needs nothing that only Node has' is_portable

imports_nothing() {
    for file in uric uric-simd uric-all uric-readings uric-request uric-domains; do
        node -e 'const m = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
                 process.exit(WebAssembly.Module.imports(m).length)' \
            "$work/node_modules/uric/$file.wasm" || return
    done
}
try 'the modules import nothing' imports_nothing

# checks_types LIBRARY FILE...
checks_types() {
    library=$1
    shift
    (cd "$work" && node "$modules/typescript/bin/tsc" --noEmit --strict --target es2022 \
        --module nodenext --moduleResolution nodenext --lib "$library" "$@")
}
if [ -e "$modules/typescript" ]; then
    cp tests/npm/types_program.mts "$work/program.mts"
    sed "s/await whole/whole/; /'uric\/fetch'/d; s/(await fetchParser())/small/" \
        tests/npm/types_program.mts > "$work/program.cts"
    cp tests/npm/types_dom.mts "$work/dom.mts"
    try 'its types, of both kinds of modules' checks_types es2022 program.mts program.cts
    try "its types beside the DOM's" checks_types es2022,dom dom.mts
else
    lacks 'its types' 'npm: typescript'
fi

# bundles_within BYTES IMPORT: what esbuild makes of all of an import, minified and compressed.
bundles_within() {
    echo "export * from '$2'" > "$work/bundle.mjs" &&
        "$modules/.bin/esbuild" "$work/bundle.mjs" --bundle --minify --format=esm \
            --log-level=error > "$work/bundled.js" || return
    n=$(gzip -9nc "$work/bundled.js" | wc -c)
    [ "$n" -le "$1" ] || { echo "$n bytes"; return 1; }
}
if [ -e "$modules/esbuild" ]; then
    for each in 66560:uric 7168:uric/parse 71680:uric/fast-uri 36864:uric/readings \
            30720:uric/request 7168:uric/domains 8192:uric/load; do
        try "${each#*:} bundles into ${each%%:*} bytes" bundles_within "${each%%:*}" "${each#*:}"
    done
else
    lacks 'the sizes of bundles' 'npm: esbuild'
fi

ln -sf "$modules/ajv" "$work/node_modules/ajv"
if [ -e "$modules/ajv" ]; then
    node tests/npm/readme.mjs src/languages/npm/README.md "$work" > "$work/readme.tap"
    try 'the examples of its README print what it says' grep -q '^1\.\.8$' "$work/readme.tap"
    try 'all of them' sh -c '! grep "^not ok" -A 6 "$1"' sh "$work/readme.tap"
else
    lacks 'the examples of its README' 'npm: ajv'
fi

echo "1..$number"
