"""mpcheck in Emacs with eglot, set up as the guide says."""

import json
import shutil
import unittest

from edited_page import PAGE, SCRIPT
from scratch import EDITORS_PAGE, ROOT, Scratch, program, row_code, snippets

METHOD = """"on" is not a method of this page. Help: add the method "on" to the page's script"""


class EmacsTests(unittest.TestCase):
    def emacs(self, script, *additions):
        """Runs a script in an Emacs that is set up as the guide says, with more lines."""
        scratch = Scratch(program({"home": PAGE}))
        self.addCleanup(scratch.remove)
        scratch.write("pages/home/home.js", SCRIPT)
        # The root is the repository's.
        scratch.must("git", "init", "-q")
        (set_up,) = snippets("Emacs", "elisp", EDITORS_PAGE)
        # Packages are set up by the start of Emacs that a batch does not have.
        scratch.write("init.el", "\n".join(["(package-initialize)", "(require 'eglot)", set_up, *additions]))
        script = ROOT / "Tests/Integration/emacs" / script
        run = scratch.run("emacs", "--batch", "-l", "init.el", "-l", script, LC_ALL="C.UTF-8")
        self.assertEqual(run.status, 0, run)
        return scratch, run

    def test_a_page_is_formatted_when_it_is_saved(self):
        """Neither a file nor the page says how to indent, so the editor does: with tabs."""
        scratch, _ = self.emacs("format.el", row_code("Format on save", "Emacs", EDITORS_PAGE))
        text = (scratch.work / "pages/home/home.axml").read_text(encoding="utf-8")
        self.assertEqual(text, PAGE.replace("  <", "\t<"))

    def test_a_page_is_edited(self):
        _, run = self.emacs("edit.el")
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
                {
                    "actions": [
                        "Quote the value",
                        "Hide unquoted-value on this line",
                        "Hide unquoted-value in this file",
                        "Explain unquoted-value",
                    ]
                },
                {"line": '  <text id="title" onTap="onOpen">打开 😀 {{title}}</text>'},
                {"findings": [[3, 15, 17, "error", METHOD]]},
                {"line": '  <view onTap="onOpen" />'},
                {"findings": []},
                {"place": ["home.js", 4]},
            ],
        )


if __name__ == "__main__":
    unittest.main()
