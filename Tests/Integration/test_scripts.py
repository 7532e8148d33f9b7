"""What no compiler reads: the scripts, the Action and what README.md gives to copy."""

import unittest

import yaml
from scratch import ROOT, Scratch, snippets


class ScriptTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def test_scripts_have_no_warnings(self):
        names = [".ci/foundation", ".ci/libxml2", ".ci/run", ".ci/setup"]
        names += [str(path.relative_to(ROOT)) for path in ROOT.glob(".github/actions/*/*.sh")]
        self.assertEqual(len(names), 6)
        self.scratch.must("shellcheck", *names, folder=ROOT)

    def test_the_action_satisfies_the_schema(self):
        action = ROOT / ".github/actions/mpcheck/action.yml"
        self.scratch.must("check-jsonschema", "--builtin-schema", "vendor.github-actions", action)

    def test_the_jobs_of_the_readme_satisfy_the_schemas(self):
        workflow, gitlab = snippets("In CI", "yaml")
        self.scratch.write("workflow.yml", workflow)
        self.scratch.must("check-jsonschema", "--builtin-schema", "vendor.github-workflows", "workflow.yml")
        self.scratch.write("gitlab.yml", gitlab)
        self.scratch.must(
            "check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", "gitlab.yml"
        )

    def test_the_inputs_of_the_readme_are_the_inputs_of_the_action(self):
        action = yaml.safe_load((ROOT / ".github/actions/mpcheck/action.yml").read_text(encoding="utf-8"))
        workflow = yaml.safe_load(snippets("In CI", "yaml")[0])
        (step,) = [it for it in workflow["jobs"]["mpcheck"]["steps"] if "mpcheck" in it["uses"]]
        self.assertLessEqual(set(step["with"]), set(action["inputs"]))

    def test_the_hook_of_the_readme_is_valid(self):
        (configuration,) = snippets("Before a commit", "yaml")
        self.scratch.write("hooks.yaml", configuration)
        self.scratch.must("pre-commit", "validate-config", "hooks.yaml")


if __name__ == "__main__":
    unittest.main()
