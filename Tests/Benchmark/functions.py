"""Writes down which functions of mpcheck a lint calls, for the linker to put them side by side. `make functions` calls it.

The static program has 12 MB of code. A lint runs a tenth of it, spread over all of it, and the system reads and maps code by
64 KB. Functions that are not named any more do no harm, and new ones are only further away. Needs valgrind.

The list is kept, because a release that made it would be linked twice. `make bench` says which share of it the program still has.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from program import generated

# What LTO numbers to tell functions of one name apart changes with any change of the program.
NUMBERED = re.compile(r"\.\d+$")


def main():
    options = parsed_options(__doc__, "a binary with its symbols")
    one, with_scripts = generated(options.cache, "markup", 1), generated(options.cache, "scripts", 100)
    # What every lint calls comes first.
    runs = [
        [one.folder / f"{one.pages[0]}.axml"],
        ["--format", "json", "--jobs", "2", with_scripts.folder],
        [with_scripts.folder / f"{with_scripts.pages[50]}.axml"],
        [options.example],
    ]
    seen = set()
    names = []
    for arguments in runs:
        called = functions(options.mpcheck, arguments) - seen
        names += sorted(called)
        seen |= called
    head = "# What a lint calls, in the order in which the linker is to put it. Written by `make functions`."
    options.output.write_text("".join(f"{line}\n" for line in [head, *names]))
    print(f"{len(names)} functions in {options.output}")


def parsed_options(description, binary):
    """What both scripts of `make functions` are called with."""
    parser = argparse.ArgumentParser(prog="make functions", description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mpcheck", default=".build/release/mpcheck", help=binary)
    parser.add_argument("--cache", default=".build/bench", help="where the generated programs are kept")
    parser.add_argument("--example", default="Fixtures/projects/example", help="a program with findings")
    parser.add_argument("output", type=Path)
    return parser.parse_args()


def present_share(mpcheck, listing):
    """The share of the listed functions that the binary has; None without symbols, and where the linker takes no list."""
    if sys.platform == "darwin":
        return None
    listed = {line for line in listing.read_text().splitlines() if not line.startswith("#")}
    symbols = subprocess.run(["nm", "--defined-only", "--format=posix", mpcheck], check=True, capture_output=True, text=True).stdout
    present = {NUMBERED.sub("", line.split(" ", 1)[0]) for line in symbols.splitlines()}
    return len(listed & present) / len(listed) if present else None


def functions(mpcheck, arguments):
    """The symbols of the functions that a lint calls."""
    with tempfile.TemporaryDirectory() as folder:
        # valgrind does not read the debug information of every compiler, and needs none.
        binary, calls = Path(folder) / "mpcheck", Path(folder) / "calls"
        subprocess.run(["strip", "--strip-debug", "-o", binary, mpcheck], check=True)
        subprocess.run(
            ["valgrind", "--quiet", "--tool=callgrind", "--compress-strings=no", "--demangle=no",
             f"--callgrind-out-file={calls}", binary, "lint", "--fail-on", "never", *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        named = re.findall(r"^c?fn=([^\s('][^\s(']*)", calls.read_text(errors="replace"), re.MULTILINE)
    return {name for name in named if not name.startswith("0x") and not NUMBERED.search(name)}


if __name__ == "__main__":
    main()
