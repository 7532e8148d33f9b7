"""What is kept in git: nothing that a reader would ask about."""

import collections
import re
import subprocess
import unittest
from pathlib import PurePosixPath

from scratch import ROOT

TOP_LEVEL = {"Package.swift", "Sources", "Tests", "Fixtures", "Makefile", "README.md", "LICENSE"}
# Bytes.
MAX_SIZE = 256 << 10
WORD = re.compile(r"[\w.@+-]+")


class TreeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (ROOT / ".git").exists():
            raise unittest.SkipTest("not a checkout")
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout.decode()
        cls.files = [PurePosixPath(name) for name in listed.split("\0") if name and (ROOT / name).exists()]

    def test_the_top_level_is_what_the_map_says(self):
        top = {file.parts[0] for file in self.files}
        self.assertEqual({name for name in top if not name.startswith(".")}, TOP_LEVEL)

    def test_no_file_is_large(self):
        self.assertEqual([str(file) for file in self.files if (ROOT / file).stat().st_size > MAX_SIZE], [])

    def test_each_file_is_named_somewhere(self):
        named = self.named()
        self.assertEqual([str(file) for file in self.files if not self.is_used(file, named)], [])

    def test_a_stray_file_is_found(self):
        named = self.named()
        for stray in ("current", "Tests/Integration/out.txt", ".ci/functions", "Fixtures/rules/markup/no-rule.md", "Fixtures/leftover/a.axml"):
            self.assertFalse(self.is_used(PurePosixPath(stray), named), stray)

    def named(self):
        """The files that have each word and each pair of words with a slash in between."""
        named = collections.defaultdict(set)
        for file in self.files:
            if file == PurePosixPath("Tests/Integration/test_tree.py"):
                continue
            text = (ROOT / file).read_bytes().decode(errors="replace")
            words = set(WORD.findall(text)) | set(re.findall(r"[\w.@+-]+/[\w.@+-]+", text))
            for word in words:
                named[word.rstrip(".")].add(file)
        return named

    @staticmethod
    def is_used(file, named):
        # A target has all sources below its folder, and a folder of fixtures is read as a whole.
        if file.parts[0] in ("Sources", "Tests") and file.suffix in (".swift", ".c", ".h", ".modulemap"):
            return True
        if file.parts[:2] == ("Fixtures", "rules"):
            return any(user.parts[0] == "Sources" for user in named[file.stem])
        if file.parts[0] == "Fixtures":
            return any(user.parts[0] == "Tests" for user in named[f"Fixtures/{file.parts[1]}"])
        if file.parent == PurePosixPath("Tests/Integration") and file.name.startswith("test_") and file.suffix == ".py":
            return True
        # git, editors and the tools of the project look for these by their names.
        if file.name == ".gitignore" or len(file.parts) == 1:
            return file.name.startswith(".") or file.name in TOP_LEVEL
        # VS Code finds a translation beside the file that the manifest names.
        if file.name.endswith(".nls.zh-cn.md"):
            return TreeTests.is_used(file.with_name(file.name.replace(".nls.zh-cn", "")), named)
        if named[f"{file.parent.name}/{file.name}"] - {file} or ("." in file.name and named[file.name] - {file}):
            return True
        # Modules name each other, and a folder of data is read from the folder above, without what all names have in common.
        folder = file.parent if file.suffix in (".py", ".js") else file.parent.parent
        return bool(folder.parts) and any(user.parent == folder for user in (named[file.stem] | named[file.name]) - {file})


if __name__ == "__main__":
    unittest.main()
