"""The platforms that a release is for."""

import struct
from typing import NamedTuple


class Platform(NamedTuple):
    system: str
    """As `uname -s` says it, in small letters."""
    machine: str
    """As `uname -m` says it."""
    npm: str
    """`OS-CPU` in npm's words, which are the extension's, too."""
    wheel: str
    """The tag of a wheel."""
    deb: str | None = None

    @property
    def name(self):
        return f"{self.system}-{self.machine}"


# One wheel serves glibc and musl: a static binary needs neither.
def _linux(machine):
    return f"manylinux_2_17_{machine}.manylinux2014_{machine}.musllinux_1_1_{machine}"


PLATFORMS = (
    Platform("linux", "x86_64", "linux-x64", _linux("x86_64"), "amd64"),
    Platform("linux", "aarch64", "linux-arm64", _linux("aarch64"), "arm64"),
    Platform("darwin", "arm64", "darwin-arm64", "macosx_13_0_arm64"),
    Platform("darwin", "x86_64", "darwin-x64", "macosx_13_0_x86_64"),
)


def platform_of(binary):
    """The platform of a program, by its first bytes; None when it is not one of ours."""
    npm = None
    if binary[:4] == b"\x7fELF" and len(binary) > 20:
        (machine,) = struct.unpack_from("<H", binary, 18)
        npm = {62: "linux-x64", 183: "linux-arm64"}.get(machine)
    elif binary[:4] == b"\xcf\xfa\xed\xfe" and len(binary) > 8:
        (processor,) = struct.unpack_from("<I", binary, 4)
        npm = {0x01000007: "darwin-x64", 0x0100000C: "darwin-arm64"}.get(processor)
    return next((it for it in PLATFORMS if it.npm == npm), None)
