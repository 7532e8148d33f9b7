"""Learns from lints of generated programs how the linker is to lay mpcheck out. `make dist` calls it with a program that counts.

Writes `counts`, how often each part of each function runs, and `order`, the functions that run, in the order in which they are to
lie. The linker puts in a row what runs after each other, and aside what hardly ever runs. Both are made anew for each release, of
the very program that is linked with them.
"""

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

from program import generated

# The second number of what a counting program writes. The bits say that the counts are of the compiler's own code, and that they
# were put in after functions were put into each other; a compiler that does this when it links does not set them.
HEADER = 8, 16
OF_OWN_CODE, AFTER_INLINING = 1 << 56, 1 << 57


def main():
    options = parsed_options()
    with tempfile.TemporaryDirectory() as folder:
        # What every lint calls comes first.
        runs = []
        for paths in ([page(options.cache, "markup", 1)], [page(options.cache, "scripts", 100)],
                      [options.example, generated(options.cache, "markup", 1_000).folder,
                       generated(options.cache, "scripts", 1_000).folder]):
            runs.append([counted(options.mpcheck, path, Path(folder) / f"{len(runs)}-{number}.profraw")
                         for number, path in enumerate(paths)])
        order, seen = [], set()
        for profiles in runs:
            called = functions(profiles) - seen
            order += sorted(called)
            seen |= called
        merge([profile for profiles in runs for profile in profiles], options.counts)
    options.order.write_text("".join(f"{name}\n" for name in order))
    print(f"{len(order)} functions run in a lint")


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mpcheck", required=True, help="a binary that counts")
    parser.add_argument("--cache", default=".build/bench", help="where the generated programs are kept")
    parser.add_argument("--example", default="Fixtures/projects/example", help="a program with findings")
    parser.add_argument("counts", type=Path)
    parser.add_argument("order", type=Path)
    return parser.parse_args()


def page(cache, layout, count):
    program = generated(cache, layout, count)
    return program.folder / f"{program.pages[count // 2]}.axml"


def counted(mpcheck, path, profile):
    """Lints what is at the path, and writes what it counted."""
    # One thread: what two count at once is partly lost. Tables of the same order each time: the same commit gives the same counts.
    environment = {**os.environ, "LLVM_PROFILE_FILE": str(profile), "SWIFT_DETERMINISTIC_HASHING": "1"}
    subprocess.run([mpcheck, "lint", "--jobs", "1", "--fail-on", "never", path], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, env=environment)
    profile.write_bytes(marked(profile.read_bytes()))
    return profile


def marked(profile):
    start, end = HEADER
    version = int.from_bytes(profile[start:end], "little") | OF_OWN_CODE | AFTER_INLINING
    return profile[:start] + version.to_bytes(end - start, "little") + profile[end:]


def merge(profiles, output, *options):
    subprocess.run([profdata(), "merge", "--sparse", *options, "--output", output, *profiles], check=True)


def functions(profiles):
    """The symbols of the functions of which a part ran."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "text"
        merge(profiles, text, "--text")
        records = [[line for line in record.splitlines() if not line.startswith(("#", ":"))]
                   for record in text.read_text().split("\n\n")]
    # A record is the name of a function, a sum of its shape, the number of its parts, and how often each runs. What only its file
    # sees has the name of that before its own.
    return {record[0].split(";")[-1] for record in records if record and any(map(int, record[3:3 + int(record[2])]))}


def profdata():
    folder = subprocess.run(["sh", ".ci/toolchain"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / "llvm-profdata"


if __name__ == "__main__":
    main()
