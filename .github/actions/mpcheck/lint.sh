#!/usr/bin/env bash
# Lints MPCHECK_PATHS, one a line, with the options MPCHECK_ARGS, by MPCHECK_PROGRAM. Without a --format, mpcheck prints frames and
# annotations; the problem matcher makes annotations of `--format concise`, here and in later steps.
set -euo pipefail

# shellcheck source=.github/actions/mpcheck/outside.sh
source "${BASH_SOURCE[0]%/*}/outside.sh"
echo "::add-matcher::$(cd -- "${BASH_SOURCE[0]%/*}" && pwd)/problem-matcher.json"

paths=()
while IFS= read -r path || [[ -n $path ]]; do
  path=${path%$'\r'}
  [[ -z $path ]] || paths+=("$path")
done <<<"${MPCHECK_PATHS-}"

# Words, not shell text: nothing in them is expanded.
IFS=$' \t\r\n' read -r -d '' -a args <<<"${MPCHECK_ARGS-}" || true

"$MPCHECK_PROGRAM" lint ${args[@]+"${args[@]}"} -- ${paths[@]+"${paths[@]}"}
