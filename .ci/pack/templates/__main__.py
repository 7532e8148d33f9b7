"""Starts the mpcheck that was installed with this module: `python -m mpcheck`, in the folder of a stranger `python -I -m mpcheck`."""

import os
import sys

# By `-m` the working folder is first. What begins with this module loads nothing from there.
if not sys.flags.isolated and not getattr(sys.flags, "safe_path", False):
    del sys.path[0]

import sysconfig


def program():
    """The path of the binary: where scripts of this installation are, by its scheme."""
    schemes = [None, f"{os.name}_user"]
    if sys.version_info >= (3, 10):
        schemes.append(sysconfig.get_preferred_scheme("user"))
    for scheme in schemes:
        folder = sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts")
        if os.path.isfile(os.path.join(folder, "mpcheck")):
            return os.path.join(folder, "mpcheck")
    # `pip install --target` puts scripts beside the module.
    beside = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin", "mpcheck")
    if os.path.isfile(beside):
        return beside
    sys.exit("mpcheck: the program is not installed beside this module: run `pip install --force-reinstall mpcheck`")


path = program()
os.execv(path, [path, *sys.argv[1:]])
