#!/usr/bin/env bash
# Installs mpcheck: the release MPCHECK_VERSION where a version is given, otherwise a build of the repository that this file is
# in. MPCHECK_FROM says where a release is taken from: `github`, by default, is the releases of MPCHECK_REPOSITORY; `npm` and `pip`
# ask the registries that these are set up for. The output `program` is its path; later steps find it on PATH, too.
set -euo pipefail

# shellcheck source=.github/actions/mpcheck/outside.sh
source "${BASH_SOURCE[0]%/*}/outside.sh"
root=$(cd -- "${BASH_SOURCE[0]%/*}/../../.." && pwd)
: "${MPCHECK_VERSION:=}" "${MPCHECK_FROM:=github}" "${MPCHECK_REPOSITORY:=}"
: "${RUNNER_TEMP:?}" "${GITHUB_PATH:?}" "${GITHUB_OUTPUT:?}"
# What is relative is not in the workspace from here on: settings of npm and pip, versions that a version manager reads.
cd -- "$RUNNER_TEMP"

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

install_from_github() {
  local version=$1 name
  name="mpcheck-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
  download "$version" "$name.tar.gz" || fail "there is no release $version for this kind of runner ($name.tar.gz)"
  verify "$name.tar.gz.sha256" || fail "$name.tar.gz is not what was released: its checksum differs"
  tar -xzf "$name.tar.gz"
  bin="$RUNNER_TEMP/$name/bin"
}

# The program itself, without the launcher, which starts node first.
install_from_npm() {
  command -v npm >/dev/null 2>&1 || fail 'from: npm needs npm; set up Node.js before this step'
  local folder="$RUNNER_TEMP/mpcheck-npm-$1"
  mkdir -p "$folder"
  npm install --prefix "$folder" --no-save --ignore-scripts --no-audit --no-fund --loglevel error "mpcheck@$1" >&2 ||
    fail "npm could not install mpcheck@$1; see above what it said"
  # One package fits this system.
  bin=$(echo "$folder"/node_modules/@mpcheck/*/bin)
  [[ -x $bin/mpcheck ]] || fail 'npm left out the program: its settings omit optional packages'
}

# Isolated: `-m` alone would look for pip in the working directory first.
install_from_pip() {
  python3 -I -m pip --version >/dev/null 2>&1 || fail 'from: pip needs python3 with pip; set up Python before this step'
  # Into a folder of its own: nothing of the runner changes, and no other program comes onto PATH.
  local folder="$RUNNER_TEMP/mpcheck-pip-$1"
  python3 -I -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: --upgrade --target "$folder" \
    "mpcheck==$1" >&2 || fail "pip could not install mpcheck==$1; see above what it said"
  bin=$folder/bin
}

install_release() {
  local version=${1#v}
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$ ]] ||
    fail 'the version is to be written like 0.1.0'
  case $MPCHECK_FROM in
  github) install_from_github "$version" ;;
  npm) install_from_npm "$version" ;;
  pip) install_from_pip "$version" ;;
  *) fail 'from is to be github, npm or pip' ;;
  esac
}

build() {
  [[ $MPCHECK_FROM == github ]] || fail "from: $MPCHECK_FROM needs a version, such as 0.1.0"

  make -C "$root" release || fail 'mpcheck could not be built; see above what the build said'
  bin="$root/.build/release"
}

if [[ -n $MPCHECK_VERSION ]]; then install_release "$MPCHECK_VERSION"; else build; fi
# One that could not be built static needs the system's libxml2, which a slim container may be without.
"$bin/mpcheck" --version >/dev/null 2>&1 || sh "$root/.ci/setup" run
printf 'mpcheck %s\n' "$("$bin/mpcheck" --version)"
printf '%s\n' "$bin" >>"$GITHUB_PATH"
printf 'program=%s\n' "$bin/mpcheck" >>"$GITHUB_OUTPUT"
