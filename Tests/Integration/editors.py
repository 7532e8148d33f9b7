"""The VS Code extension in the sources, and what its manifest contributes."""

import json

from scratch import ROOT

EDITORS = ROOT / "Sources/Editors"
EXTENSION = EDITORS / "vscode"


def read(name):
    return json.loads((EXTENSION / name).read_text(encoding="utf-8"))


MANIFEST = read("package.json")
CONTRIBUTES = MANIFEST["contributes"]
# The languages of markup, by their names; the others lend extensions to languages of VS Code.
MARKUP = {it["id"]: it for it in CONTRIBUTES["languages"] if "configuration" in it}
GRAMMARS = sorted((EXTENSION / "syntaxes").glob("*.json"))


def fixtures():
    """The markup files of the fixtures and the dialect of each."""
    dialects = {extension: id for id, it in MARKUP.items() for extension in it["extensions"]}
    for path in sorted((ROOT / "Fixtures").rglob("*")):
        if path.suffix in dialects and path.is_file():
            yield path, dialects[path.suffix]
