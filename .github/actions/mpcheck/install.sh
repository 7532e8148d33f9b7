#!/usr/bin/env bash
# Puts mpcheck on the PATH of the steps that follow: the release MPCHECK_VERSION of MPCHECK_REPOSITORY where a version is
# given, otherwise a build of the repository that this file is in.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
: "${MPCHECK_VERSION:=}" "${MPCHECK_REPOSITORY:=}" "${RUNNER_TEMP:?}" "${GITHUB_PATH:?}"

fail() {
  printf '::error title=mpcheck::%s\n' "$1"
  exit 1
}

# The archive and its checksum, into the working directory. The command-line client of GitHub reads private releases
# too; runners of one's own may have none.
download() {
  local tag=v$1 archive=$2
  if command -v gh >/dev/null 2>&1; then
    gh release download "$tag" --repo "$MPCHECK_REPOSITORY" --clobber \
      --pattern "$archive" --pattern "$archive.sha256"
  else
    local from="${GITHUB_SERVER_URL:-https://github.com}/$MPCHECK_REPOSITORY/releases/download/$tag"
    curl --fail --silent --show-error --location --retry 3 --remote-name-all "$from/$archive" "$from/$archive.sha256"
  fi
}

verify() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum --check --quiet "$1"; else shasum -a 256 --check --quiet "$1"; fi
}

install_release() {
  local version=${1#v} name
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$ ]] ||
    fail 'the version is to be written like 0.1.0'
  name="mpcheck-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
  cd "$RUNNER_TEMP"
  download "$version" "$name.tar.gz" || fail "there is no release $version for this kind of runner ($name.tar.gz)"
  verify "$name.tar.gz.sha256" || fail "$name.tar.gz is not what was released: its checksum differs"
  tar -xzf "$name.tar.gz"
  bin="$RUNNER_TEMP/$name/bin"
}

build() {
  make -C "$root" release || fail 'mpcheck could not be built; see above what the build said'
  bin="$root/.build/release"
}

if [[ -n $MPCHECK_VERSION ]]; then install_release "$MPCHECK_VERSION"; else build; fi
# One that could not be built static needs the system's libxml2, which a slim container may be without.
"$bin/mpcheck" --version >/dev/null 2>&1 || sh "$root/.ci/setup" run
printf 'mpcheck %s\n' "$("$bin/mpcheck" --version)"
printf '%s\n' "$bin" >>"$GITHUB_PATH"
