"""The files of the VS Code extension: its own, and those that are made from what mpcheck prints and from the project's."""

import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / ".ci/pack"))

from dialects import all_dialects
from facts import REPOSITORY, ROOT, with_addresses
from grammars import dialect_grammar, shared_grammar
from manifest import selection
from printed import printed
from snippets import snippets

EXTENSION = pathlib.Path(__file__).resolve().parents[1] / "vscode"
# What is there for developers.
LEFT_OUT = {"node_modules", "package-lock.json", "icon.svg"}


def as_json(value):
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def own_files():
    """What is packed as it is in the sources, by its path in the extension."""
    found = {}
    for path in EXTENSION.rglob("*"):
        parts = path.relative_to(EXTENSION).parts
        if path.is_file() and parts[0] not in LEFT_OUT and not any(part.startswith(".") for part in parts):
            found["/".join(parts)] = path.read_bytes()
    return found


def packed_manifest():
    """The manifest with the addresses of the repository, which stand in one place."""
    manifest = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    addresses = {
        "repository": {"type": "git", "url": f"{REPOSITORY}.git"},
        "bugs": {"url": f"{REPOSITORY}/issues"},
        "homepage": f"{REPOSITORY}#readme",
    }
    return manifest | addresses


def made_files(mpcheck):
    """What mpcheck says of its files and of the dialects, and what the project has once, by its path in the extension."""
    found = {
        # What editors need for mpcheck.json and for the contract of native views.
        "schemas/mpcheck.schema.json": printed(mpcheck, "schemas", "schema"),
        "schemas/contract.schema.json": printed(mpcheck, "schemas", "schema", "--contract"),
        "CHANGELOG.md": (ROOT / ".github/CHANGELOG.md").read_bytes(),
        "LICENSE.txt": (ROOT / "LICENSE").read_bytes(),
    }
    for name in "README.md", "README.zh-CN.md":
        text = (EXTENSION / name).read_text(encoding="utf-8")
        found[name] = with_addresses(text, "Sources/Editors/vscode/").encode()
    dialects = all_dialects(mpcheck)
    texts = {
        "package.json": packed_manifest(),
        "dialects.json": selection(dialects),
        "syntaxes/markup.tmLanguage.json": shared_grammar(),
    }
    for dialect in dialects:
        texts[f"syntaxes/{dialect.id}.tmLanguage.json"] = dialect_grammar(dialect)
        texts[f"snippets/{dialect.id}.json"] = snippets(dialect)
    return found | {name: as_json(value).encode() for name, value in texts.items()}
