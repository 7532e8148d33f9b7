"""Packs a release: what users install, for one platform.

    python3 -B .ci/pack BINARY SHARE DIST       # everything for the platform of BINARY, and SHA256SUMS
    python3 -B .ci/pack --formula DIST          # DIST/mpcheck.rb, of the four tarballs in DIST
    python3 -B .ci/pack --sums DIST             # SHA256SUMS anew, after files of other machines were added

SHARE is laid out as below /usr/local/share. The same binary gives the same bytes, by the time of the last commit or
SOURCE_DATE_EPOCH. MPCHECK_OWNER is the account that the packages name.
"""

import argparse
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from archives import compressed, tar, zipped
from deb import deb
from facts import REPOSITORY, ROOT, SUMMARY, TEMPLATES, Refusal, check_parts, epoch, readme, version
from notices import notices, sbom
from npm import launcher, platform_package
from platforms import PLATFORMS, Platform, platform_of
from wheel import wheel

SUMS = "SHA256SUMS"


class Release(NamedTuple):
    version: str
    time: int
    platform: Platform
    binary: bytes
    """Stripped."""
    share: dict
    """The files below `share`, by their paths there."""
    schemas: dict
    site: dict
    """The pages about rules, keys and outputs, by their paths."""
    licence: bytes
    notices: bytes


def stripped(binary):
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / "mpcheck"
        subprocess.run(["strip", "-o", target, binary], check=True)
        return target.read_bytes()


def read(binary, share):
    content = stripped(binary)
    platform = platform_of(content)
    if platform is None:
        raise Refusal(f"{binary} is not a program for Linux or macOS")

    def printed(*arguments):
        return subprocess.run([binary.absolute(), *arguments], check=True, capture_output=True).stdout

    if printed("--version").decode().strip() != version():
        raise Refusal(f"{binary} is not of version {version()}: build it again")
    return Release(
        version=version(),
        time=epoch(),
        platform=platform,
        binary=content,
        share={it.relative_to(share).as_posix(): it.read_bytes() for it in sorted(share.rglob("*")) if it.is_file()},
        schemas={
            "mpcheck.schema.json": printed("schema"),
            "contract.schema.json": printed("schema", "--contract"),
            "report.schema.json": printed("schema", "--report"),
        },
        site=site(binary),
        licence=(ROOT / "LICENSE").read_bytes(),
        notices=notices(platform),
    )


def site(binary):
    """The pages that the binary writes, by their paths."""
    with tempfile.TemporaryDirectory() as folder:
        command = [binary.absolute(), "rules", "--format", "html", "--output", folder]
        subprocess.run(command, check=True, capture_output=True)
        root = pathlib.Path(folder)
        return {it.relative_to(root).as_posix(): it.read_bytes() for it in sorted(root.rglob("*")) if it.is_file()}


def tarball(release):
    """The name and the bytes of the tarball: one folder, laid out as below /usr/local."""
    name = f"mpcheck-{release.version}-{release.platform.name}"
    files = {
        "bin/mpcheck": release.binary,
        "share/doc/mpcheck/README.md": readme().encode(),
        "share/doc/mpcheck/LICENSE": release.licence,
        "share/doc/mpcheck/THIRD-PARTY-NOTICES": release.notices,
        **{f"share/{path}": content for path, content in release.share.items()},
    }
    return f"{name}.tar.gz", compressed(tar({f"{name}/{path}": it for path, it in files.items()}, release.time, folders=True))


def mirror(version):
    """The files of the repository that `language: python` of pre-commit needs: it installs what it clones with pip."""
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    (pattern,) = set(re.findall(r"^  files: (\\.*)$", hooks, re.MULTILINE))
    (markup,) = re.findall(r"^  files: ('.*')$", hooks, re.MULTILINE)
    text = (TEMPLATES / "pre-commit-hooks.yaml").read_text(encoding="utf-8")
    text = text.replace("@PATTERN@", pattern).replace("@MARKUP@", markup)
    project = (TEMPLATES / "pyproject.toml").read_text(encoding="utf-8").replace("@VERSION@", version)
    return {"pre-commit/.pre-commit-hooks.yaml": text.encode(), "pre-commit/pyproject.toml": project.encode()}


def write_sums(folder):
    """Writes the checksums of all files of the folder."""
    files = sorted(it for it in folder.rglob("*") if it.is_file() and it.name != SUMS)
    lines = [f"{hashlib.sha256(it.read_bytes()).hexdigest()}  {it.relative_to(folder).as_posix()}\n" for it in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def pack(binary, share, folder):
    check_parts()
    release = read(binary, share)
    packages = [tarball(release), wheel(release), launcher(release), platform_package(release)]
    if release.platform.deb:
        packages.append(deb(release))
    files = dict(packages)
    name, content = packages[0]
    files[f"{name}.sha256"] = f"{hashlib.sha256(content).hexdigest()}  {name}\n".encode()
    # Other machines write theirs beside this one, so only the first bears the short name.
    suffix = "" if release.platform == PLATFORMS[0] else f"-{release.platform.name}"
    files[f"mpcheck-{release.version}{suffix}.spdx.json"] = sbom(release.platform, release.version, release.time, release.binary)
    # The same on every platform.
    files[f"mpcheck-{release.version}-site.zip"] = zipped(release.site)
    files["docker/Dockerfile"] = (TEMPLATES / "Dockerfile").read_bytes()
    files.update(mirror(release.version))
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    write_sums(folder)
    print((folder / SUMS).read_text(encoding="utf-8"), end="")


def write_formula(folder):
    text = (TEMPLATES / "formula.rb").read_text(encoding="utf-8")
    values = {"SUMMARY": SUMMARY.removeprefix("A ").capitalize(), "REPOSITORY": REPOSITORY, "VERSION": version()}
    for platform in PLATFORMS:
        path = folder / f"mpcheck-{version()}-{platform.name}.tar.gz"
        if not path.is_file():
            raise Refusal(f"{path} is missing: the formula names the tarballs of all platforms")
        values[platform.name] = hashlib.sha256(path.read_bytes()).hexdigest()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    (folder / "mpcheck.rb").write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(prog=".ci/pack", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--formula", action="store_true", help="write only DIST/mpcheck.rb")
    parser.add_argument("--sums", action="store_true", help="write only DIST/SHA256SUMS")
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="BINARY SHARE DIST")
    options = parser.parse_args()
    wanted = 1 if options.formula or options.sums else 3
    if len(options.paths) != wanted:
        parser.error("BINARY, SHARE and DIST are needed" if wanted == 3 else "DIST is needed, and nothing else")
    try:
        if options.formula:
            write_formula(*options.paths)
        if options.sums or options.formula:
            write_sums(options.paths[0])
        else:
            pack(*options.paths)
    except Refusal as refusal:
        sys.exit(f"mpcheck: {refusal}")


if __name__ == "__main__":
    main()
