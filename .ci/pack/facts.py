"""What every package says of mpcheck, each once."""

import os
import pathlib
import re
import subprocess
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEMPLATES = pathlib.Path(__file__).resolve().parent / "templates"
LICENCES = pathlib.Path(__file__).resolve().parent / "licences"

# The account that the repository is published under. It stands in the places that `test_packages.py` lists.
OWNER = os.environ.get("MPCHECK_OWNER", "OWNER")
REPOSITORY = f"https://github.com/{OWNER}/mpcheck"
HOLDER = "the mpcheck authors"
MAINTAINER = f"{HOLDER} <mpcheck@users.noreply.github.com>"
SUMMARY = "A linter for mini-program markup"
DESCRIPTION = (
    "Checks the pages of mini programs (WXML, AXML and their sisters) with their scripts, their configuration and the native "
    "code of the host app, on the command line, in hooks and in editors."
)
KEYWORDS = ["linter", "mini program", "axml", "wxml", "mpaas"]


class Refusal(Exception):
    """Why nothing is packed, as a sentence."""


class Part(NamedTuple):
    """Another project's work that is in the binary."""

    name: str
    version: str
    licence: str
    """An SPDX expression."""
    holder: str
    source: str
    """Where its source is."""
    remark: str
    texts: tuple = ()
    """Files in `licences/` whose text the binary has to be given with."""


PARTS = (
    Part(
        "libxml2", "2.9.14", "MIT AND ISC", "Daniel Veillard and others",
        "Debian source package libxml2 2.9.14+dfsg", "hash.c and list.c are under ISC, all else under MIT.", ("libxml2",),
    ),
    Part(
        "glibc", "2.36", "LGPL-2.1-or-later", "Free Software Foundation and others",
        "Debian source package glibc 2.36",
        "Linked into the binary. You may change it and link mpcheck again: the sources of mpcheck are at "
        f"{REPOSITORY}, `make dist` there links it with the glibc of the system, and your own changes to both are "
        "permitted, as is reverse engineering to debug them.",
        ("glibc", "LGPL-2.1"),
    ),
    Part(
        "swift", "6.3.1", "Apache-2.0 WITH Swift-exception", "Apple Inc. and the Swift project authors",
        "https://github.com/swiftlang/swift", "The runtime, its standard library, libdispatch and FoundationEssentials.",
    ),
    Part(
        "swift-argument-parser", "1.8.2", "Apache-2.0 WITH Swift-exception", "Apple Inc. and the Swift project authors",
        "https://github.com/apple/swift-argument-parser", "Reads the command line.",
    ),
    Part(
        "libstdc++", "12.2.0", "GPL-3.0-or-later WITH GCC-exception-3.1", "Free Software Foundation",
        "Debian source package gcc-12 12.2.0", "With libgcc; the runtime of Swift is written in C++.",
    ),
)


def parts_of(platform):
    """What the binary of a platform has in it. On macOS all but one is a part of the system."""
    return PARTS if platform.system == "linux" else tuple(it for it in PARTS if it.name == "swift-argument-parser")


def check_parts():
    """Refuses where the table is older than what this machine links."""
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    linked = {"swift-argument-parser": re.search(r'swift-argument-parser", exact: "([^"]+)"', manifest)[1]}
    for name, package in ("glibc", "libc6-dev"), ("libxml2", "libxml2-dev"), ("libstdc++", "libstdc++-12-dev"):
        query = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True)
        if query.returncode == 0:
            linked[name] = re.match(r"[0-9.]+", query.stdout)[0]
    for part in PARTS:
        if linked.get(part.name, part.version) != part.version:
            raise Refusal(
                f"the notices name {part.name} {part.version}, and this machine has {linked[part.name]}: pack on Debian 12, or "
                "name it in .ci/pack/facts.py"
            )


def version():
    """The version, which the sources name once."""
    source = (ROOT / "Sources/Workspace/WorkspaceSettings.swift").read_text(encoding="utf-8")
    return re.search(r'toolVersion = "([^"]+)"', source)[1]


def readme():
    """The README, with the account in its addresses, and with addresses that lead somewhere on the page of a package."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return with_addresses(re.sub(r"\bOWNER\b", OWNER, text), "")


def with_addresses(text, folder):
    """A Markdown text of a folder, `Sources/` or so, whose links to files lead to these in the repository, as of the version; pictures
    are the files themselves."""
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\1{REPOSITORY}/raw/v{version()}/{folder}", text)
    return re.sub(r"\]\((?![a-z]+:|#)", f"]({REPOSITORY}/blob/v{version()}/{folder}", text)


def epoch():
    """The time that packages bear, in seconds since 1970: SOURCE_DATE_EPOCH, else that of the last commit."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    git = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    if git.returncode != 0:
        raise Refusal("set SOURCE_DATE_EPOCH: there is no git to ask for the last commit")
    return int(git.stdout)
