"""Writes what the VS Code extension says about each dialect, and its version.

    python3 -B Sources/Editors/generate            # writes
    python3 -B Sources/Editors/generate --check    # status 1 where a file is not what would be written

A new dialect needs nothing here: what is known of it is read from `Sources/Markup/Language`.
"""

import argparse
import json
import pathlib
import re
import sys

from dialects import all_dialects
from grammars import dialect_grammar, shared_grammar
from manifest import contributions, selection
from snippets import snippets

SOURCES = pathlib.Path(__file__).resolve().parents[2]
EXTENSION = SOURCES / "Editors/vscode"
# Where every file is generated.
FOLDERS = ("snippets", "syntaxes")


def as_json(value):
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def tool_version():
    """That of mpcheck, which the extension has too."""
    for path in sorted((SOURCES / "Workspace").rglob("*.swift")):
        found = re.search(r'let toolVersion = "([^"]+)"', path.read_text(encoding="utf-8"))
        if found:
            return found[1]
    raise SystemExit("no file in Sources/Workspace says which version this is")


def generated():
    """The text of each file, by its path in the extension."""
    dialects = all_dialects()
    files = {
        "dialects.json": as_json(selection(dialects)),
        "syntaxes/markup.tmLanguage.json": as_json(shared_grammar()),
    }
    for dialect in dialects:
        files[f"syntaxes/{dialect.id}.tmLanguage.json"] = as_json(dialect_grammar(dialect))
        files[f"snippets/{dialect.id}.json"] = as_json(snippets(dialect))
    manifest = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    manifest["contributes"].update(contributions(dialects))
    lock = json.loads((EXTENSION / "package-lock.json").read_text(encoding="utf-8"))
    manifest["version"] = lock["version"] = lock["packages"][""]["version"] = tool_version()
    files["package.json"] = as_json(manifest)
    files["package-lock.json"] = as_json(lock)
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 where something would change")
    options = parser.parse_args()
    files = generated()
    present = {str(path.relative_to(EXTENSION)): path for folder in FOLDERS for path in (EXTENSION / folder).glob("*")}
    stale = [name for name in present if name not in files]
    changed = []
    for name, text in files.items():
        path = EXTENSION / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            changed.append(name)
    if options.check:
        for name in changed + stale:
            print(f"Sources/Editors/vscode/{name} is not up to date; `make bless` writes it", file=sys.stderr)
        raise SystemExit(1 if changed or stale else 0)
    for name in changed:
        path = EXTENSION / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[name], encoding="utf-8", newline="")
    for name in stale:
        present[name].unlink()


if __name__ == "__main__":
    main()
