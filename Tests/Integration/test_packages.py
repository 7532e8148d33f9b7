"""What `.ci/pack` writes, from the binary under test."""

import ast
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import unittest
import zipfile

from scratch import BINARY, ROOT, Scratch, must_pack, tracked

PACK = ROOT / ".ci/pack"
VERSION = re.search(
    r'toolVersion = "([^"]+)"', (ROOT / "Sources/Workspace/WorkspaceSettings.swift").read_text(encoding="utf-8")
)[1]
SHARE = {
    "man/man1/mpcheck.1": ".TH MPCHECK 1\n",
    "bash-completion/completions/mpcheck": "#!/bin/bash\ncomplete mpcheck\n",
    "zsh/site-functions/_mpcheck": "#compdef mpcheck\n",
    "fish/vendor_completions.d/mpcheck.fish": "complete -c mpcheck\n",
}


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = Scratch({f"share/{path}": text for path, text in SHARE.items()})
        cls.addClassCleanup(cls.scratch.remove)
        cls.first, cls.second = cls.pack("a"), cls.pack("b c")

    @classmethod
    def pack(cls, folder):
        run = cls.scratch.run(
            sys.executable, "-B", PACK, BINARY, "share", folder, SOURCE_DATE_EPOCH="1700000000", MPCHECK_OWNER="an-owner"
        )
        must_pack(run)
        return cls.scratch.work / folder

    def only(self, pattern):
        (path,) = self.first.glob(pattern)
        return path

    def test_the_same_binary_gives_the_same_bytes(self):
        sums = (self.first / "SHA256SUMS").read_text(encoding="utf-8")
        self.assertEqual(sums, (self.second / "SHA256SUMS").read_text(encoding="utf-8"))
        for line in sums.splitlines():
            digest, name = line.split("  ")
            self.assertEqual(hashlib.sha256((self.first / name).read_bytes()).hexdigest(), digest)
        written = {it.relative_to(self.first).as_posix() for it in self.first.rglob("*") if it.is_file()}
        self.assertEqual(written, {line.split("  ")[1] for line in sums.splitlines()} | {"SHA256SUMS"})

    def test_every_package_has_the_licence_and_the_notices(self):
        for name in "LICENSE", "THIRD-PARTY-NOTICES":
            for pattern in "*.tar.gz", "mpcheck-linux-*.tgz":
                with tarfile.open(self.only(pattern)) as archive:
                    self.assertEqual(len([it for it in archive.getnames() if it.endswith(f"/{name}")]), 1, (pattern, name))
            with zipfile.ZipFile(self.only("*.whl")) as archive:
                self.assertIn(f"mpcheck-{VERSION}.dist-info/licenses/{name}", archive.namelist())

    def test_the_pages_about_rules_are_packed(self):
        with zipfile.ZipFile(self.only("*-site.zip")) as archive:
            names = archive.namelist()
            self.assertLessEqual({"index.html", "style.css", "script.js", "rules/missing-key.html"}, set(names))
            schema = archive.read("report.schema.json")
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            self.assertEqual(archive.extractfile("package/report.schema.json").read(), schema)

    def test_links_of_the_readme_lead_somewhere_on_the_page_of_a_package(self):
        """Among them the one to the README in Chinese."""
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            npm = archive.extractfile("package/README.md").read().decode()
        with zipfile.ZipFile(self.only("*.whl")) as archive:
            wheel = archive.read(f"mpcheck-{VERSION}.dist-info/METADATA").decode()
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        pictures = set(re.findall(r"!\[[^\]]*\]\(([^)]+)\)", readme))
        files = {it for it in re.findall(r"\]\(([^)]+)\)", readme) if not re.match("[a-z]+:|#", it)} - pictures
        self.assertIn("Sources/Rules/README.md", files)
        for page in npm, wheel:
            links = set(re.findall(r"\]\(([^)]+)\)", page))
            self.assertEqual({it for it in links if not re.match("https?:|#", it)}, set())
            repository = next(it for it in links if it.endswith("/Sources/Rules/README.md")).split("/blob/")[0]
            self.assertLessEqual({f"{repository}/blob/v{VERSION}/{it}" for it in files}, links)
            self.assertLessEqual({f"{repository}/raw/v{VERSION}/{it}" for it in pictures}, links)

    def test_what_the_guide_installs_is_packed(self):
        """Its names are those of Linux on x86-64."""
        guide = (ROOT / "Sources/Guide/Pages/en/install.md").read_text(encoding="utf-8")
        names = re.findall(r"\.build/dist/([\w.*/-]+)", guide)
        self.assertEqual(len(names), 7)
        platform = self.only("*.tar.gz").name.removesuffix(".tar.gz").split("-", 2)[2]
        if platform == "linux-x86_64":
            for name in names:
                self.assertTrue(list(self.first.glob(name)), name)

    def test_packages_name_the_owner_that_they_are_packed_for(self):
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            manifest = json.load(archive.extractfile("package/package.json"))
        self.assertEqual(manifest["repository"]["url"], "git+https://github.com/an-owner/mpcheck.git")
        with zipfile.ZipFile(self.only("*.whl")) as archive:
            text = archive.read(f"mpcheck-{VERSION}.dist-info/METADATA").decode()
        self.assertIn("https://github.com/an-owner/mpcheck", text)
        self.assertNotRegex(text, r"\bOWNER\b")

    def test_a_formula_needs_the_tarballs_of_all_platforms(self):
        run = self.scratch.run(sys.executable, "-B", PACK, "--formula", "a")
        self.assertEqual(run.status, 1)
        self.assertRegex(run.output, r"^mpcheck: a/mpcheck-\S+\.tar\.gz is missing: the formula names the tarballs of all platforms$")
        for platform in "linux-x86_64", "linux-aarch64", "darwin-arm64", "darwin-x86_64":
            self.scratch.write(f"formula/mpcheck-{VERSION}-{platform}.tar.gz", platform)
        self.scratch.must(sys.executable, "-B", PACK, "--formula", "formula")
        formula = (self.scratch.work / "formula/mpcheck.rb").read_text(encoding="utf-8")
        for platform in "linux-x86_64", "linux-aarch64", "darwin-arm64", "darwin-x86_64":
            self.assertIn(f'-{platform}.tar.gz"\n      sha256 "{hashlib.sha256(platform.encode()).hexdigest()}"', formula)
        self.assertNotIn("@", formula)
        self.assertIn(" mpcheck.rb\n", " " + (self.scratch.work / "formula/SHA256SUMS").read_text(encoding="utf-8").replace("  ", " "))

    def test_a_program_of_another_kind_is_refused(self):
        self.scratch.write("program", "#!/bin/sh\n")
        run = self.scratch.run(sys.executable, "-B", PACK, "program", "share", "c")
        self.assertNotEqual(run.status, 0)

    def test_the_launcher_says_what_is_missing(self):
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            self.scratch.write("bin/mpcheck.js", archive.extractfile("package/bin/mpcheck.js").read().decode())
        run = self.scratch.run("node", "bin/mpcheck.js", "--version")
        self.assertEqual(run.status, 3)
        self.assertRegex(run.output, r"^mpcheck: the package @mpcheck/\S+ is not installed\. .*--omit=optional .*lock file")
        run = self.scratch.run("node", "bin/mpcheck.js", "--version", MPCHECK_BINARY=str(BINARY))
        self.assertEqual((run.status, run.output), (0, f"{VERSION}\n"))

    def test_the_launchers_load_nothing_from_the_working_folder(self):
        """It may be that of a stranger: what it has is neither the program nor a module of theirs."""
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            self.scratch.write("global/node_modules/mpcheck/bin/mpcheck.js", archive.extractfile("package/bin/mpcheck.js").read().decode())
        with zipfile.ZipFile(self.only("*.whl")) as archive:
            self.scratch.write("site/mpcheck/__init__.py", "")
            self.scratch.write("site/mpcheck/__main__.py", archive.read("mpcheck/__main__.py").decode())
        name = self.only("mpcheck-*-*-*.tgz").name.removesuffix(f"-{VERSION}.tgz").removeprefix("mpcheck-")
        self.scratch.write(f"strange/@mpcheck/{name}/bin/mpcheck", "#!/bin/sh\necho sprung\n")
        (self.scratch.work / f"strange/@mpcheck/{name}/bin/mpcheck").chmod(0o755)
        for module in "os", "sysconfig", "_sysconfigdata__linux_x86_64-linux-gnu":
            self.scratch.write(f"strange/{module}.py", "print('sprung')\n")
        node = ["node", "../global/node_modules/mpcheck/bin/mpcheck.js", "--version"]
        run = self.scratch.run(*node, folder="strange", NODE_PATH=".")
        self.assertEqual(run.status, 3, run)
        self.assertTrue(run.output.startswith(f"mpcheck: the package @mpcheck/{name} is not installed."), run)
        python = [sys.executable, "-m", "mpcheck", "--version"]
        site = str(self.scratch.work / "site")
        run = self.scratch.run(*python, folder="strange", PYTHONPATH=site)
        self.assertEqual(
            (run.status, run.output),
            (1, "mpcheck: the program is not installed beside this module: run `pip install --force-reinstall mpcheck`\n"),
        )
        # Each in its place.
        for program in f"global/node_modules/@mpcheck/{name}/bin/mpcheck", "site/bin/mpcheck":
            (self.scratch.work / program).parent.mkdir(parents=True)
            (self.scratch.work / program).symlink_to(BINARY)
        for command, variables in (node, {"NODE_PATH": "."}), (python, {"PYTHONPATH": site}):
            run = self.scratch.run(*command, folder="strange", **variables)
            self.assertEqual((run.status, run.output), (0, f"{VERSION}\n"))

    def test_a_signal_to_the_launcher_reaches_the_program(self):
        with tarfile.open(self.only(f"mpcheck-{VERSION}.tgz")) as archive:
            self.scratch.write("bin/mpcheck.js", archive.extractfile("package/bin/mpcheck.js").read().decode())
        # It ends by itself, too: nobody waits for ever for one that was not told.
        self.scratch.write(
            "slow", "#!/bin/sh\ntrap 'echo told; exit 7' TERM\necho ready\nfor _ in $(seq 1000); do sleep 0.05; done\n"
        )
        (self.scratch.work / "slow").chmod(0o755)
        process = subprocess.Popen(
            ["node", "bin/mpcheck.js"],
            cwd=self.scratch.work,
            env={**self.scratch.environment, "MPCHECK_BINARY": str(self.scratch.work / "slow")},
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            self.assertEqual(process.stdout.readline(), "ready\n")
            process.terminate()
            self.assertEqual((process.stdout.read(), process.wait()), ("told\n", 7))


class PlaceTests(unittest.TestCase):
    def test_the_version_is_the_same_wherever_it_stands(self):
        manifest = json.loads((ROOT / "Sources/Editors/vscode/package.json").read_text(encoding="utf-8"))
        lock = json.loads((ROOT / "Sources/Editors/vscode/package-lock.json").read_text(encoding="utf-8"))
        self.assertEqual({manifest["version"], lock["version"], lock["packages"][""]["version"]}, {VERSION})
        texts = ["README.md", "Sources/Guide/Pages/en/install.md", "Sources/Guide/Pages/en/ci.md"]
        readme = "\n".join((ROOT / it).read_text(encoding="utf-8") for it in texts)
        named = re.findall(r"(?:mpcheck[-_@]v?|mpcheck@|/v|version: |rev: v|==)(\d+\.\d+\.\d+)", readme)
        self.assertEqual(set(named), {VERSION})
        self.assertTrue((ROOT / ".github/CHANGELOG.md").read_text(encoding="utf-8").startswith(f"# Changelog\n\n## {VERSION}\n"))

    def test_the_owner_stands_where_an_address_must_be_written(self):
        places = [it for it in tracked() if re.search(r"\bOWNER\b", self.text(it))]
        own = [it for it in places if not it.startswith(("Fixtures/", "Tests/"))]
        guide = [f"Sources/Guide/Pages/{language}/{page}.md" for language in ("en", "zh") for page in ("ci", "install")]
        self.assertEqual(
            own,
            [
                ".ci/pack/facts.py", ".github/SECURITY.md", ".github/zh-CN/README.md", ".github/zizmor.yml", "README.md", *guide,
                "Sources/Guide/Topics/PublishedBlocks.swift",
            ],
        )

    def text(self, path):
        try:
            return (ROOT / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return ""

    def test_no_length_of_a_path_is_left_in_the_program(self):
        """The compiler writes that of the file for each `withoutActuallyEscaping`, so that builds of two folders would differ."""
        files = [it for it in tracked("Sources/*.swift") if "withoutActuallyEscaping" in self.text(it)]
        self.assertEqual(files, [])

    def test_packing_needs_the_standard_library_alone(self):
        own = {it.stem for it in PACK.glob("*.py")}
        for path in PACK.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [it.name for it in node.names] if isinstance(node, ast.Import) else []
                names += [node.module] if isinstance(node, ast.ImportFrom) else []
                self.assertLessEqual({it.split(".")[0] for it in names}, own | sys.stdlib_module_names, path.name)


if __name__ == "__main__":
    unittest.main()
