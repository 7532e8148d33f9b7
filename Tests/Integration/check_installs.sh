#!/usr/bin/env bash
# check_installs.sh DIST EXAMPLE WORK: the tarball, the wheel and the npm packages of a release folder, installed offline on this
# machine, find the same in the example. On Linux check_reach.sh asks for more; on macOS this is what a release is tried with.
set -euo pipefail

dist=$(cd "$1" && pwd) example=$(cd "$2" && pwd)
mkdir -p "$3"
work=$(cd "$3" && pwd)
system=$(uname -s | tr '[:upper:]' '[:lower:]')
tar=$(echo "$dist"/mpcheck-*-"$system-$(uname -m)".tar.gz)
version=${tar##*/mpcheck-} version=${version%%-*}

rm -rf "$work/tar" "$work/venv" "$work/npm"
mkdir "$work/tar" "$work/npm"
tar -xzf "$tar" -C "$work/tar" --strip-components=1
python3 -m venv "$work/venv"
"$work/venv/bin/pip" --quiet install --no-index --find-links "$dist" mpcheck
cd "$work/npm"
printf '{ "name": "user", "version": "1.0.0", "private": true }\n' >package.json
npm install --offline --ignore-scripts --no-audit --no-fund "$dist/mpcheck-$version.tgz" "$dist"/mpcheck-"$system"-*.tgz

cd "$example"
lint() { "$@" lint --fail-on never --format concise --quiet .; }
lint "$work/tar/bin/mpcheck" >"$work/expected"
test -s "$work/expected"
lint "$work/venv/bin/mpcheck" | diff - "$work/expected"
lint "$work/venv/bin/python" -m mpcheck | diff - "$work/expected"
lint "$work/npm/node_modules/.bin/mpcheck" | diff - "$work/expected"
lint "$work"/npm/node_modules/@mpcheck/"$system"-*/bin/mpcheck | diff - "$work/expected"

"$work/venv/bin/pip" --quiet uninstall --yes mpcheck
test ! -e "$work/venv/bin/mpcheck"
npm uninstall --offline --no-audit --no-fund --prefix "$work/npm" mpcheck
test ! -e "$work/npm/node_modules/.bin/mpcheck"
echo "the tarball, the wheel and the npm packages find the same"
