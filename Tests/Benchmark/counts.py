"""Writes down how often the parts of mpcheck's functions run in a lint. `make functions` calls it with a program that counts them.

The linker of the static release optimises by these counts: it puts in a row what runs after each other, and aside what hardly
ever runs. The counts of a function that has changed do no harm: they are passed over. They are kept for the reason for which the
list of functions is, and as text, which every version of the compiler reads.
"""

import os
import subprocess
import tempfile
from pathlib import Path

from functions import parsed_options
from program import generated

# The second number of what a counting program writes. The bits say that the counts are of the compiler's own code, and that they
# were put in after functions were put into each other; a compiler that does this when it links does not set them.
HEADER = 8, 16
OF_OWN_CODE, AFTER_INLINING = 1 << 56, 1 << 57
# What a record of a function ends with, "no bits": a "$" there, with which names in Swift begin, is read as the number of them.
NO_BITS = "$0"
# Functions of which no part runs that often, in 2,000 pages, are left out.
FEW = 100


def main():
    options = parsed_options(__doc__, "a binary that counts")
    with tempfile.TemporaryDirectory() as folder:
        runs = []
        for program in (generated(options.cache, "markup", 1_000).folder, generated(options.cache, "scripts", 1_000).folder,
                        options.example):
            runs.append(Path(folder) / f"{len(runs)}.profraw")
            # One thread: what two count at once is partly lost.
            subprocess.run(
                [options.mpcheck, "lint", "--jobs", "1", "--fail-on", "never", program], check=True, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, env={**os.environ, "LLVM_PROFILE_FILE": str(runs[-1])})
            runs[-1].write_bytes(marked(runs[-1].read_bytes()))
        text = Path(folder) / "counts"
        subprocess.run([profdata(), "merge", "--sparse", "--text", "--output", text, *runs], check=True)
        records = [record for record in counted_functions(text.read_text()) if max(map(int, record[3:])) >= FEW]
    head = "# How often the parts of functions run in a lint, for the linker. Written by `make functions`."
    lines = [head, ":csir"] + [line for record in records for line in [*record, NO_BITS]]
    options.output.write_text("".join(f"{line}\n" for line in lines))
    print(f"{len(records)} functions in {options.output}")


def counted_functions(text):
    """For each its name, a sum of its shape, the number of its parts, and how often each runs."""
    for record in text.split("\n\n"):
        lines = [line for line in record.splitlines() if not line.startswith(("#", ":"))]
        if lines:
            yield lines[:3 + int(lines[2])]


def marked(profile):
    start, end = HEADER
    version = int.from_bytes(profile[start:end], "little") | OF_OWN_CODE | AFTER_INLINING
    return profile[:start] + version.to_bytes(end - start, "little") + profile[end:]


def profdata():
    folder = subprocess.run(["sh", ".ci/toolchain"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / "llvm-profdata"


if __name__ == "__main__":
    main()
