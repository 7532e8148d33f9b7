"""Writes what is said of the dialects outside of mpcheck: in the manifest of the VS Code extension, hooks and documentation.

    python3 -B Sources/Editors/generate                       # writes the lists in the sources
    python3 -B Sources/Editors/generate --check               # status 1 where a list is not what would be written
    python3 -B Sources/Editors/generate --extension FOLDER    # lays out the extension, with what is in its packages alone

A new dialect needs nothing here: all is made from what `mpcheck dialects` prints.
"""

import argparse
import json
import os
import pathlib
import sys

from dialects import all_dialects
from extension import as_json, made_files, own_files
from lists import lists, with_lists
from manifest import contributions
from printed import Refusal, printed

ROOT = pathlib.Path(__file__).resolve().parents[3]
MANIFEST = "Sources/Editors/vscode/package.json"
LOCK = "Sources/Editors/vscode/package-lock.json"


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def written(mpcheck):
    """The text of each file that has a part that is generated, by its path from the root."""
    dialects = all_dialects(mpcheck)
    files = {name: with_lists(name, read(name), dialects) for name in lists(dialects)}
    manifest = json.loads(read(MANIFEST))
    manifest["contributes"].update(contributions(dialects))
    lock = json.loads(read(LOCK))
    version = printed(mpcheck, "version", "--version").decode().strip()
    manifest["version"] = lock["version"] = lock["packages"][""]["version"] = version
    return files | {MANIFEST: as_json(manifest), LOCK: as_json(lock)}


def lay_out(folder, mpcheck):
    """Writes the extension as it is packed, without the packages that it needs."""
    for name, content in (own_files() | made_files(mpcheck)).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    usual = os.environ.get("MPCHECK", ROOT / ".build/debug/mpcheck")
    parser.add_argument("--mpcheck", type=pathlib.Path, default=usual, help="the mpcheck that prints the dialects")
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 where something would change")
    parser.add_argument("--extension", type=pathlib.Path, metavar="FOLDER", help="lay out the extension and nothing else")
    options = parser.parse_args()
    mpcheck = pathlib.Path(options.mpcheck).absolute()
    try:
        if options.extension is not None:
            return lay_out(options.extension, mpcheck)
        changed = {name: text for name, text in written(mpcheck).items() if text != read(name)}
    except Refusal as refusal:
        sys.exit(f"mpcheck: {refusal}")
    for name, text in changed.items():
        if options.check:
            print(f"{name} is not up to date; `make bless` writes it", file=sys.stderr)
        else:
            (ROOT / name).write_text(text, encoding="utf-8", newline="")
    raise SystemExit(1 if options.check and changed else 0)


if __name__ == "__main__":
    main()
