# shellcheck shell=bash
# The scripts beside this one begin with it. The workspace may be that of a stranger's pull request: nothing in it is started or
# loaded, whatever the names of its files. Only built-in commands are called here, because PATH is as the workflow left it.

# Prints the folders of a search path that are absolute and not in the workspace. An empty one means the working directory.
outside() {
  local folder place kept='' workspace folders
  workspace=$(cd -- "${GITHUB_WORKSPACE:-$PWD}" && pwd -P)
  IFS=: read -r -a folders <<<"$1"
  for folder in ${folders[@]+"${folders[@]}"}; do
    if [[ $folder != /* ]] || ! place=$(cd -- "$folder" 2>/dev/null && pwd -P); then continue; fi
    [[ $place/ == "$workspace"/* ]] || kept+=:$folder
  done
  printf '%s\n' "${kept#:}"
}

PATH=$(outside "$PATH")
# An empty entry is easily made: "$LD_LIBRARY_PATH:/opt/lib".
[[ -z ${LD_LIBRARY_PATH:-} ]] || LD_LIBRARY_PATH=$(outside "$LD_LIBRARY_PATH")
# These name files that are loaded. What else the workflow says stays in force, such as registries and certificates.
unset BASH_ENV ENV CDPATH NODE_OPTIONS NODE_PATH PYTHONPATH PYTHONHOME PYTHONSTARTUP
