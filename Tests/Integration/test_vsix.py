"""The packages of the VS Code extension."""

import hashlib
import io
import json
import shutil
import sys
import unittest
import xml.etree.ElementTree
import zipfile

from editors import EDITORS, EXTENSION, MANIFEST
from scratch import BINARY, ROOT, Scratch

VERSION = MANIFEST["version"]
NAMESPACE = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
# The beginnings of programs: ELF of x86-64 and of ARM, Mach-O of ARM and of x86-64.
PROGRAMS = {
    "linux-x64": b"\x7fELF\x02\x01\x01" + bytes(11) + b"\x3e\x00" + bytes(12),
    "linux-arm64": b"\x7fELF\x02\x01\x01" + bytes(11) + b"\xb7\x00" + bytes(12),
    "darwin-arm64": b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01" + bytes(24),
    "darwin-x64": b"\xcf\xfa\xed\xfe\x07\x00\x00\x01" + bytes(24),
}


class PackTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)
        # A copy, in which packages may be installed.
        shutil.copytree(EDITORS, self.scratch.work / "Sources/Editors", ignore=shutil.ignore_patterns("node_modules"))
        shutil.copytree(ROOT / ".ci/pack", self.scratch.work / ".ci/pack")
        for name in "LICENSE", ".github/CHANGELOG.md", "Sources/Workspace/WorkspaceSettings.swift":
            self.scratch.write(name, (ROOT / name).read_text(encoding="utf-8"))
        for platform, content in PROGRAMS.items():
            (self.scratch.work / platform).write_bytes(content)

    def pack(self, *arguments):
        return self.scratch.run(sys.executable, "-B", "Sources/Editors/pack.py", "--mpcheck", BINARY, *arguments)

    def install(self, **versions):
        """Writes the packages of the lock as npm would, with what it brings along."""
        folder = self.scratch.work / "Sources/Editors/vscode"
        lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
        for place, package in lock["packages"].items():
            if place:
                version = versions.get(place.removeprefix("node_modules/").replace("-", "_"), package["version"])
                self.scratch.write(f"Sources/Editors/vscode/{place}/package.json", json.dumps({"version": version}))
                self.scratch.write(f"Sources/Editors/vscode/{place}/lib/main.js", "module.exports = {};\n")
        self.scratch.write("Sources/Editors/vscode/node_modules/.package-lock.json", "{}")
        self.scratch.write("Sources/Editors/vscode/node_modules/left-over/package.json", "{}")

    def packed(self, name):
        return zipfile.ZipFile(io.BytesIO((self.scratch.work / "out" / name).read_bytes()))

    def test_one_for_each_platform_and_one_for_all(self):
        self.install()
        run = self.pack("--output", "out", *(f"--binary={it}={it}" for it in PROGRAMS))
        self.assertEqual(run.status, 0, run)
        names = [f"mpcheck-{VERSION}.vsix"] + [f"mpcheck-{VERSION}-{platform}.vsix" for platform in PROGRAMS]
        self.assertEqual(run.output.splitlines(), [f"out/{name}" for name in names])
        for name, platform in zip(names, [None, *PROGRAMS]):
            with self.subTest(name), self.packed(name) as archive:
                manifest = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
                identity = manifest.find("v:Metadata/v:Identity", NAMESPACE).attrib
                self.assertEqual(identity.pop("TargetPlatform", None), platform)
                self.assertEqual(
                    identity, {"Language": "en-US", "Id": "mpcheck", "Version": VERSION, "Publisher": "mpcheck"}
                )
                inside = [it for it in archive.namelist() if it.startswith("extension/bin/")]
                self.assertEqual(inside, ["extension/bin/mpcheck"] if platform else [])
                notices = [it for it in archive.namelist() if it.endswith("/THIRD-PARTY-NOTICES.txt")]
                self.assertEqual(len(notices), 1 if platform else 0)
                if platform:
                    self.assertIn(b"swift-argument-parser", archive.read(notices[0]))
                    entry = archive.getinfo("extension/bin/mpcheck")
                    self.assertEqual((entry.external_attr >> 16, entry.create_system), (0o100755, 3))
                    self.assertEqual(archive.read(entry), PROGRAMS[platform])

    def test_it_contains_the_extension_and_what_it_needs(self):
        self.install()
        self.assertEqual(self.pack("--output", "out").status, 0)
        with self.packed(f"mpcheck-{VERSION}.vsix") as archive:
            self.assertIsNone(archive.testzip())
            names = archive.namelist()
            own = {str(it.relative_to(EXTENSION)) for it in EXTENSION.rglob("*") if it.is_file()}
            lock = json.loads((EDITORS / "vscode/package-lock.json").read_text(encoding="utf-8"))
            packages = {f"{it}/{file}" for it in lock["packages"] if it for file in ("package.json", "lib/main.js")}
            self.assertEqual(set(names[2:]), {f"extension/{it}" for it in own | packages})
            for name in own:
                self.assertEqual(archive.read(f"extension/{name}"), (EXTENSION / name).read_bytes(), name)
            self.assertEqual(names, ["[Content_Types].xml", "extension.vsixmanifest", *sorted(names[2:])])
            manifest = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
            for asset in manifest.findall("v:Assets/v:Asset", NAMESPACE):
                self.assertIn(asset.attrib["Path"], names)
            metadata = manifest.find("v:Metadata", NAMESPACE)
            texts = [metadata.findtext(f"v:{it}", None, NAMESPACE) for it in ("DisplayName", "Description", "License")]
            self.assertEqual(texts, [MANIFEST["displayName"], MANIFEST["description"], "extension/LICENSE.txt"])
            types = xml.etree.ElementTree.fromstring(archive.read("[Content_Types].xml"))
            known = {it.attrib["Extension"] for it in types}
            self.assertEqual(known, {".js", ".json", ".md", ".png", ".txt", ".vsixmanifest"})
            for name, arguments in {"mpcheck": ["schema"], "contract": ["schema", "--contract"]}.items():
                printed = self.scratch.must(BINARY, *arguments)
                self.assertEqual(archive.read(f"extension/schemas/{name}.schema.json").decode(), printed)

    def test_the_same_input_gives_the_same_bytes(self):
        hashes = []
        for folder in ("out", "again"):
            self.pack("--output", folder, "--stand-in", "--binary=linux-x64=linux-x64")
            files = sorted((self.scratch.work / folder).glob("*"))
            self.assertEqual(len(files), 2)
            hashes.append([hashlib.sha256(it.read_bytes()).hexdigest() for it in files])
        self.assertEqual(hashes[0], hashes[1])

    def test_without_packages_nothing_is_packed(self):
        run = self.pack("--output", "out")
        self.assertEqual(run.status, 1)
        self.assertEqual(
            run.output,
            "mpcheck: node_modules/balanced-match is not installed: run `npm ci --omit=dev` in Sources/Editors/vscode, "
            "or pack a stand-in (STAND_IN=1)\n",
        )
        self.assertFalse((self.scratch.work / "out").exists())
        self.install(vscode_languageclient="8.1.0")
        self.assertEqual(
            self.pack().output,
            "mpcheck: node_modules/vscode-languageclient is 8.1.0, not 9.0.1: run `npm ci --omit=dev` in "
            "Sources/Editors/vscode, or pack a stand-in (STAND_IN=1)\n",
        )
        self.install()
        self.assertEqual((self.pack().status, self.pack().output), (0, ""))

    def test_a_stand_in_says_so_in_the_name(self):
        run = self.pack("--output", "out", "--stand-in", "--binary=linux-arm64=linux-arm64")
        self.assertEqual(
            run.output, f"out/mpcheck-{VERSION}-stand-in.vsix\nout/mpcheck-{VERSION}-linux-arm64-stand-in.vsix\n"
        )
        with self.packed(f"mpcheck-{VERSION}-stand-in.vsix") as archive:
            inside = [it for it in archive.namelist() if "node_modules" in it]
            folder = "extension/node_modules/vscode-languageclient"
            self.assertEqual(inside, [f"{folder}/node.js", f"{folder}/package.json"])

    def test_without_schemas_nothing_is_packed(self):
        self.scratch.write("broken", "#!/bin/sh\nexit 3\n")
        (self.scratch.work / "broken").chmod(0o755)
        run = self.scratch.run(
            sys.executable, "-B", "Sources/Editors/pack.py", "--stand-in", "--mpcheck", "broken", "--output", "out"
        )
        self.assertEqual(run.status, 1, run)
        self.assertRegex(run.output, r"^mpcheck: .*/broken prints no schemas: ")
        self.assertFalse((self.scratch.work / "out").exists())

    def test_a_manifest_that_promises_what_is_not_there_is_refused(self):
        folder = "Sources/Editors/vscode"
        for name, old, new, message in (
            ("package.json", '"icon.png"', '"image.png"', "package.json names image.png, which is not there"),
            ("package.json", "./walkthrough/fix.md", "./walkthrough/repair.md", "package.json names ./walkthrough/repair.md, which is not there; package.json names ./walkthrough/repair.nls.zh-cn.md, which is not there"),
            ("package.json", "%command.fixAll%", "%command.fix%", "package.nls.json has no text for command.fix; package.nls.json has a text for command.fixAll, which package.json does not use; package.nls.zh-cn.json has no text for command.fix; package.nls.zh-cn.json has a text for command.fixAll, which package.json does not use"),
            ("program.js", "mpcheck.writeBaseline", "mpcheck.baseline", "the code does not register the command mpcheck.writeBaseline; package.json does not contribute the command mpcheck.baseline"),
            ("package.json", "onCommand:mpcheck.writeBaseline", "onCommand:mpcheck.baseline", "nothing is the command mpcheck.baseline"),
            ("package.nls.json", "command:mpcheck.openRulePage", "command:mpcheck.page", "nothing is the command mpcheck.page"),
            ("package.json", "onSettingChanged:mpcheck.types", "onSettingChanged:mpcheck.type", "nothing is the setting mpcheck.type"),
            ("package.nls.zh-cn.json", "%22mpcheck.hosts%22", "%22mpcheck.host%22", "nothing is the setting mpcheck.host"),
        ):  # fmt: skip
            with self.subTest(name=name, new=new):
                text = (EDITORS / "vscode" / name).read_text(encoding="utf-8")
                self.assertIn(old, text)
                self.scratch.write(f"{folder}/{name}", text.replace(old, new))
                run = self.pack("--output", "out", "--stand-in")
                self.scratch.write(f"{folder}/{name}", text)
                self.assertEqual((run.status, run.output), (1, f"mpcheck: {message}\n"))
                self.assertFalse((self.scratch.work / "out").exists())

    def test_a_program_for_another_platform_is_refused(self):
        for argument, message in {
            "linux-x64=linux-arm64": "linux-arm64 is a program for linux-arm64, not for linux-x64",
            "darwin-x64=Sources/Editors/pack.py": "Sources/Editors/pack.py is a program for another platform, not for darwin-x64",
            "win32-x64=linux-x64": '"win32-x64" is not a platform: linux-x64, linux-arm64, darwin-arm64, darwin-x64',
        }.items():
            run = self.pack("--output", "out", "--stand-in", f"--binary={argument}")
            self.assertEqual((run.status, run.output), (1, f"mpcheck: {message}\n"))
        run = self.pack("--output", "out", "--stand-in", "--binary=linux-x64=gone")
        self.assertEqual(run.status, 1)
        self.assertIn("mpcheck: the mpcheck for linux-x64 cannot be read: ", run.output)
        self.assertFalse((self.scratch.work / "out").exists())


if __name__ == "__main__":
    unittest.main()
