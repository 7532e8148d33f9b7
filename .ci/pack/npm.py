"""The packages for npm: one with a launcher, and one with the binary for each platform."""

import json

from archives import compressed, tar
from facts import DESCRIPTION, HOLDER, KEYWORDS, REPOSITORY, SUMMARY, TEMPLATES, readme
from platforms import PLATFORMS


def _package(files, time):
    return compressed(tar({f"package/{path}": content for path, content in files.items()}, time))


def _manifest(release, **fields):
    manifest = {
        "version": release.version,
        "license": "MIT",
        "author": HOLDER,
        "repository": {"type": "git", "url": f"git+{REPOSITORY}.git"},
        "bugs": f"{REPOSITORY}/issues",
        "homepage": f"{REPOSITORY}#readme",
        "publishConfig": {"access": "public", "provenance": True},
    }
    return (json.dumps({**fields, **manifest}, indent=2, ensure_ascii=False) + "\n").encode()


def launcher(release):
    """The name and the bytes of `mpcheck`, which is the same for all platforms. `release.schemas` are by their names."""
    manifest = _manifest(
        release,
        name="mpcheck",
        description=DESCRIPTION,
        keywords=KEYWORDS,
        bin={"mpcheck": "bin/mpcheck.js"},
        engines={"node": ">=18"},
        optionalDependencies={f"@mpcheck/{it.npm}": release.version for it in PLATFORMS},
    )
    files = {
        "package.json": manifest,
        "bin/mpcheck.js": (TEMPLATES / "mpcheck.js").read_bytes(),
        "README.md": readme().encode(),
        "LICENSE": release.licence,
        **release.schemas,
    }
    return f"mpcheck-{release.version}.tgz", _package(files, release.time)


def platform_package(release):
    """The name and the bytes of the package with the binary. The binary is static, so it does not ask for a `libc`."""
    npm = release.platform.npm
    system, processor = npm.split("-")
    manifest = _manifest(
        release,
        name=f"@mpcheck/{npm}",
        description=f"{SUMMARY}: the program for {npm}",
        os=[system],
        cpu=[processor],
        preferUnplugged=True,
    )
    files = {
        "package.json": manifest,
        "bin/mpcheck": release.binary,
        "README.md": f"# @mpcheck/{npm}\n\nThe program of [mpcheck]({REPOSITORY}) for {npm}. Install `mpcheck`.\n".encode(),
        "LICENSE": release.licence,
        "THIRD-PARTY-NOTICES": release.notices,
    }
    return f"mpcheck-{npm}-{release.version}.tgz", _package(files, release.time)
