"""The extension's own code, under Node, with stand-ins for what VS Code gives it."""

import unittest

from editors import EXTENSION
from scratch import BINARY, ROOT, Scratch


class ExtensionTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def test_its_code_does_what_it_says(self):
        path = "Tests/Integration/vscode/extension.test.js"
        self.scratch.environment |= {"EXTENSION": str(EXTENSION), "MPCHECK": str(BINARY)}
        output = self.scratch.must("node", "--test", "--test-reporter=tap", path, folder=ROOT)
        self.assertRegex(output, r"(?m)^# pass [1-9]\d+$")
        self.assertRegex(output, r"(?m)^# (skipped|todo) 0$")

    def test_all_its_code_is_loaded(self):
        for path in EXTENSION.glob("*.js"):
            self.scratch.must("node", "--check", path)


if __name__ == "__main__":
    unittest.main()
