"""mpcheck in Emacs with eglot, set up as Sources/Editors/README.md says."""

import json
import shutil
import unittest

from edited_page import PAGE, SCRIPT
from scratch import ROOT, Scratch, program, snippets

METHOD = """"on" is not a method of this page. Help: add the method "on" to the page's script"""


class EmacsTests(unittest.TestCase):
    def test_a_page_is_edited(self):
        scratch = Scratch(program({"home": PAGE}))
        self.addCleanup(scratch.remove)
        scratch.write("pages/home/home.js", SCRIPT)
        # The root is the repository's.
        scratch.must("git", "init", "-q")
        (configuration,) = snippets("Emacs", "elisp", "Sources/Editors/README.md")
        # Packages are set up by the start of Emacs that a batch does not have.
        scratch.write("init.el", f"(package-initialize)\n(require 'eglot)\n{configuration}")
        script = ROOT / "Tests/Integration/emacs/edit.el"
        run = scratch.run("emacs", "--batch", "-l", "init.el", "-l", script, LC_ALL="C.UTF-8")
        self.assertEqual(run.status, 0, run)
        steps = [json.loads(line.removeprefix("step: ")) for line in run.output.splitlines() if line.startswith("step: ")]
        self.assertEqual(
            steps,
            [
                {"mode": "mini-program-mode"},
                {
                    "findings": [
                        [2, 11, 16, "warning", "this value has no quotes. Help: put it in double quotes"],
                        [3, 15, 17, "error", METHOD],
                    ]
                },
                {"actions": ["Quote the value", "Hide unquoted-value on this line", "Hide unquoted-value in this file"]},
                {"line": '  <text id="title" onTap="onOpen">打开 😀 {{title}}</text>'},
                {"findings": [[3, 15, 17, "error", METHOD]]},
                {"line": '  <view onTap="onOpen" />'},
                {"findings": []},
                {"place": ["home.js", 4]},
            ],
        )


if __name__ == "__main__":
    unittest.main()
