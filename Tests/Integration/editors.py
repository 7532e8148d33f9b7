"""The VS Code extension as it is packed, and what its manifest contributes."""

import atexit
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from scratch import BINARY, ROOT

EDITORS = ROOT / "Sources/Editors"
sys.path.append(str(EDITORS))

from proof import flaws  # noqa: F401


def lay_out(folder):
    """Writes the extension, without the packages that npm installs."""
    command = [sys.executable, "-B", EDITORS / "generate", "--mpcheck", BINARY, "--extension", folder]
    subprocess.run(command, check=True)


EXTENSION = pathlib.Path(tempfile.mkdtemp(prefix="mpcheck-extension-")).resolve()
atexit.register(shutil.rmtree, EXTENSION, ignore_errors=True)
lay_out(EXTENSION)


def read(name):
    return json.loads((EXTENSION / name).read_text(encoding="utf-8"))


def localised(value, texts):
    """The value with the text of each key of package.nls.json, as VS Code shows it in English."""
    if isinstance(value, dict):
        return {key: localised(it, texts) for key, it in value.items()}
    if isinstance(value, list):
        return [localised(it, texts) for it in value]
    is_key = isinstance(value, str) and re.fullmatch(r"%[\w.-]+%", value)
    return texts[value[1:-1]] if is_key else value


# As mpcheck prints them.
DIALECTS = json.loads(subprocess.run([BINARY, "dialects"], check=True, stdout=subprocess.PIPE).stdout)["dialects"]
MANIFEST = localised(read("package.json"), read("package.nls.json"))
CONTRIBUTES = MANIFEST["contributes"]
# The languages of markup, by their names; the others lend extensions to languages of VS Code.
MARKUP = {it["id"]: it for it in CONTRIBUTES["languages"] if "configuration" in it}
GRAMMARS = sorted((EXTENSION / "syntaxes").glob("*.json"))


def fixtures():
    """The markup files of the fixtures and the dialect of each."""
    dialects = {f".{it['markup']}": it["id"] for it in DIALECTS}
    for path in sorted((ROOT / "Fixtures").rglob("*")):
        if path.suffix in dialects and path.is_file():
            yield path, dialects[path.suffix]
