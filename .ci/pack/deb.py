"""The package for Debian and Ubuntu."""

import email.utils
import hashlib
import re
import textwrap

from archives import ar, compressed, tar
from facts import DESCRIPTION, HOLDER, MAINTAINER, REPOSITORY, ROOT, SUMMARY

OVERRIDES = """\
# It runs wherever the kernel does: nothing of the system is loaded.
mpcheck: statically-linked-binary [usr/bin/mpcheck]
"""


def changelog(release):
    """The CHANGELOG.md in Debian's form; the date of each entry is that of the release."""
    source = (ROOT / ".github/CHANGELOG.md").read_text(encoding="utf-8")
    date = email.utils.formatdate(release.time)
    entries = []
    for version, body in re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", source, re.DOTALL | re.MULTILINE):
        changes = re.findall(r"^- (.*(?:\n  .*)*)", body, re.MULTILINE)
        items = "\n".join(textwrap.fill(it, 78, initial_indent="  * ", subsequent_indent="    ") for it in changes)
        entries.append(f"mpcheck ({version}) unstable; urgency=medium\n\n{items}\n\n -- {MAINTAINER}  {date}\n")
    return "\n".join(entries).encode()


def copyright(release):
    def indented(text):
        return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())

    licence = release.licence.decode().split("\n", 4)[4]
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: mpcheck\nSource: {REPOSITORY}\n"
        "Comment: what the binary contains of others is in THIRD-PARTY-NOTICES, beside this file.\n"
        f"\nFiles: *\nCopyright: 2026 {HOLDER}\nLicense: Expat\n\nLicense: Expat\n{indented(licence)}\n"
    ).encode()


def deb(release):
    """The name and the bytes of the package."""
    share = dict(release.share)
    files = {
        "usr/bin/mpcheck": release.binary,
        "usr/share/doc/mpcheck/copyright": copyright(release),
        "usr/share/doc/mpcheck/THIRD-PARTY-NOTICES": release.notices,
        "usr/share/doc/mpcheck/changelog.gz": compressed(changelog(release)),
        "usr/share/lintian/overrides/mpcheck": OVERRIDES.encode(),
        "usr/share/man/man1/mpcheck.1.gz": compressed(share.pop("man/man1/mpcheck.1")),
    }
    for path, content in share.items():
        path = path.replace("zsh/site-functions/", "zsh/vendor-completions/")
        if path.startswith("bash-completion/") and content.startswith(b"#!"):
            content = content.split(b"\n", 1)[1]
        files[f"usr/share/{path}"] = content
    sums = "".join(f"{hashlib.md5(content).hexdigest()}  {path}\n" for path, content in sorted(files.items()))
    size = sum(-(-len(content) // 1024) for content in files.values())
    description = textwrap.fill(DESCRIPTION, 78, initial_indent=" ", subsequent_indent=" ")
    control = (
        f"Package: mpcheck\nVersion: {release.version}\nArchitecture: {release.platform.deb}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\nRecommends: git\nSection: devel\nPriority: optional\nHomepage: {REPOSITORY}\n"
        f"Description: {SUMMARY.removeprefix('A ')}\n{description}\n"
    )
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.gz": compressed(tar({"./control": control.encode(), "./md5sums": sums.encode()}, release.time, folders=True)),
        "data.tar.gz": compressed(tar({f"./{path}": it for path, it in files.items()}, release.time, folders=True)),
    }
    return f"mpcheck_{release.version}_{release.platform.deb}.deb", ar(members, release.time)
