"""The wheel, for pip, pipx and uv: a binary among its scripts, and a module that starts it."""

import base64
import hashlib

from archives import zipped
from facts import DESCRIPTION, HOLDER, KEYWORDS, REPOSITORY, SUMMARY, TEMPLATES, readme


def metadata(version):
    fields = [
        ("Metadata-Version", "2.4"),
        ("Name", "mpcheck"),
        ("Version", version),
        ("Summary", SUMMARY),
        ("Author", HOLDER),
        ("License-Expression", "MIT"),
        ("License-File", "LICENSE"),
        ("License-File", "THIRD-PARTY-NOTICES"),
        ("Keywords", ",".join(KEYWORDS)),
        ("Classifier", "Environment :: Console"),
        ("Classifier", "Topic :: Software Development :: Quality Assurance"),
        ("Requires-Python", ">=3.8"),
        ("Project-URL", f"Source, {REPOSITORY}"),
        ("Project-URL", f"Issues, {REPOSITORY}/issues"),
        ("Description-Content-Type", "text/markdown"),
    ]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return f"{head}\n{DESCRIPTION}\n\n{readme()}".encode()


def wheel(release):
    """The name and the bytes of the wheel."""
    info = f"mpcheck-{release.version}.dist-info"
    tags = [f"py3-none-{tag}" for tag in release.platform.wheel.split(".")]
    files = {
        "mpcheck/__init__.py": b"",
        "mpcheck/__main__.py": (TEMPLATES / "__main__.py").read_bytes(),
        f"mpcheck-{release.version}.data/scripts/mpcheck": release.binary,
        f"{info}/METADATA": metadata(release.version),
        f"{info}/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: mpcheck\nRoot-Is-Purelib: false\n" + "".join(f"Tag: {tag}\n" for tag in tags)
        ).encode(),
        f"{info}/licenses/LICENSE": release.licence,
        f"{info}/licenses/THIRD-PARTY-NOTICES": release.notices,
    }
    record = f"{info}/RECORD"
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    files[record] = ("".join(lines) + f"{record},,\n").encode()
    return f"mpcheck-{release.version}-py3-none-{release.platform.wheel}.whl", zipped(files)
