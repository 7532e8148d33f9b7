"""The scripts, which no compiler reads, and the Action as README.md uses it."""

import unittest

import yaml
from scratch import ROOT, Scratch, snippets, tracked


class ScriptTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def test_scripts_have_no_warnings(self):
        names = [".ci/libxml2", ".ci/mirror", ".ci/run", ".ci/setup"]
        names += tracked("*.sh")
        self.assertEqual(len([it for it in names if not it.startswith("Fixtures/")]), 9)
        self.scratch.must("shellcheck", *names, folder=ROOT)

    def test_the_inputs_of_the_readme_are_the_inputs_of_the_action(self):
        action = yaml.safe_load((ROOT / ".github/actions/mpcheck/action.yml").read_text(encoding="utf-8"))
        workflow = yaml.safe_load(snippets("GitHub", "yaml", "Sources/Guide/Pages/en/ci.md")[0])
        (step,) = [it for it in workflow["jobs"]["mpcheck"]["steps"] if "mpcheck" in it["uses"]]
        self.assertLessEqual(set(step["with"]), set(action["inputs"]))


if __name__ == "__main__":
    unittest.main()
