"""What no compiler reads: the scripts, the Action and what README.md gives to copy."""

import re
import unittest

from scratch import ROOT, Scratch

README = (ROOT / "README.md").read_text(encoding="utf-8")


class ScriptTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def test_scripts_have_no_warnings(self):
        names = [".ci/pack", ".ci/run", ".ci/setup"]
        names += [str(path.relative_to(ROOT)) for path in ROOT.glob(".github/actions/*/*.sh")]
        self.assertEqual(len(names), 5)
        self.scratch.must("shellcheck", *names, folder=ROOT)

    def test_the_action_satisfies_the_schema(self):
        action = ROOT / ".github/actions/mpcheck/action.yml"
        self.scratch.must("check-jsonschema", "--builtin-schema", "vendor.github-actions", action)

    def snippets(self, heading, language):
        """The blocks of a language below a heading of README.md."""
        (section,) = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", README, re.MULTILINE | re.DOTALL)
        return re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)

    def test_the_workflow_of_the_readme_satisfies_the_schema(self):
        workflow, gitlab = self.snippets("In CI", "yaml")
        self.scratch.write("workflow.yml", workflow)
        self.scratch.must("check-jsonschema", "--builtin-schema", "vendor.github-workflows", "workflow.yml")
        self.scratch.write("gitlab.yml", gitlab)
        self.scratch.must(
            "check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", "gitlab.yml"
        )


if __name__ == "__main__":
    unittest.main()
