"""The workflows, the Action and the YAML that READMEs give to copy: their schemas, their manners, and the shell in them."""

import pathlib
import re
import unittest

import yaml
from scratch import ROOT, Scratch, tracked

ZIZMOR = ROOT / ".github/zizmor.yml"
YAMLLINT = (
    "{extends: default, rules: {line-length: {max: 140, allow-non-breakable-inline-mappings: true}, document-start: disable, "
    "truthy: {check-keys: false}, comments: {min-spaces-from-content: 1}}}"
)
ACTION = ".github/actions/mpcheck/action.yml"
WORKFLOWS = sorted(it.relative_to(ROOT).as_posix() for it in ROOT.glob(".github/workflows/*"))


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def readme_blocks():
    """Each whole file of YAML in the guide: where it is, its text, and what reads it."""
    for path in tracked("Sources/Guide/Pages/*/ci.md"):
        for match in re.finditer(r"^```ya?ml\n(.*?)^```$", text(path), re.MULTILINE | re.DOTALL):
            line = text(path)[: match.start()].count("\n") + 1
            content = yaml.safe_load(match[1])
            kind = "workflow" if "jobs" in content else "pre-commit" if "repos" in content else "gitlab"
            yield f"{path}:{line}", match[1], kind


BLOCKS = list(readme_blocks())


def shell_scripts():
    """Each piece of shell in a workflow, the Action or a README: where it is, and its text."""
    files = [(path, text(path), "workflow") for path in [*WORKFLOWS, ACTION]]
    for name, content, kind in files + BLOCKS:
        content = yaml.safe_load(content)
        if kind == "gitlab":
            for job in content.values():
                yield name, "\n".join([*job.get("before_script", []), *job["script"]])
        elif kind == "workflow":
            parts = content["jobs"].values() if "jobs" in content else [content["runs"]]
            for step in [step for part in parts for step in part["steps"]]:
                if "run" in step:
                    yield f"{name}: {step['name']}", step["run"]


class YAMLTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def written(self, kind):
        """The blocks of a kind as files."""
        names = []
        for number, (_, content, its) in enumerate(BLOCKS):
            if its == kind:
                names.append(f".github/workflows/{number}.yml" if kind == "workflow" else f"{kind}{number}.yaml")
                self.scratch.write(names[-1], content)
        self.assertTrue(names)
        return names

    def test_there_are_the_files_that_are_meant(self):
        self.assertEqual(WORKFLOWS, [".github/workflows/ci.yml", ".github/workflows/release.yml"])
        # In English, and in Chinese.
        self.assertEqual([kind for _, _, kind in BLOCKS], ["workflow", "gitlab", "pre-commit"] * 2)

    def test_they_satisfy_their_schemas(self):
        check = ["check-jsonschema", "--builtin-schema"]
        workflows = [ROOT / it for it in WORKFLOWS] + self.written("workflow")
        self.scratch.must(*check, "vendor.github-workflows", *workflows)
        self.scratch.must(*check, "vendor.github-actions", ROOT / ACTION)
        self.scratch.must(*check, "vendor.gitlab-ci", "--data-transform", "gitlab-ci", *self.written("gitlab"))
        self.scratch.must("pre-commit", "validate-config", *self.written("pre-commit"))

    def test_they_are_written_alike(self):
        for path in tracked("*.yml", "*.yaml"):
            if not path.startswith(("Fixtures/", ".ci/pack/templates/")):
                self.scratch.write(path, text(path))
        for kind in "workflow", "gitlab", "pre-commit":
            self.written(kind)
        self.scratch.must("yamllint", "--strict", "--config-data", YAMLLINT, ".")

    def test_they_leave_no_door_open(self):
        """What zizmor finds without a network, with no exception but that our own action may be named by its tag."""
        self.assertEqual(
            yaml.safe_load(ZIZMOR.read_text(encoding="utf-8")),
            {"rules": {"unpinned-uses": {"config": {"policies": {"OWNER/mpcheck/*": "ref-pin", "*": "hash-pin"}}}}},
        )
        for path in [*WORKFLOWS, ACTION]:
            self.assertNotRegex(text(path), "zizmor: *ignore")
        self.written("workflow")
        output = self.scratch.must(
            "zizmor", "--offline", "--persona", "regular", "--no-progress", "--config", ZIZMOR, "--strict-collection",
            *[ROOT / it for it in [*WORKFLOWS, ACTION]], ".",
        )
        self.assertIn("No findings to report.", output)

    def test_a_door_would_be_found(self):
        """What the recipe of the README had once: an action by its tag, and credentials that stay on disk."""
        self.scratch.write(
            ".github/workflows/open.yml",
            "name: open\non: push\njobs:\n  open:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n",
        )
        run = self.scratch.run("zizmor", "--offline", "--no-progress", "--config", ZIZMOR, ".")
        self.assertNotEqual(run.status, 0)
        for audit in "artipacked", "excessive-permissions", "unpinned-uses":
            self.assertIn(f"[{audit}]", run.output)

    def test_their_shell_has_no_warnings(self):
        scripts = list(shell_scripts())
        self.assertGreater(len(scripts), 10)
        names = []
        for number, (name, script) in enumerate(scripts):
            self.assertNotIn("${{", script, f"{name}: an expression in a script is an injection")
            names.append(re.sub(r"\W+", "-", f"{number} {name}"))
            # GitHub and GitLab stop at the first command that fails.
            self.scratch.write(names[-1], f"set -e\n{script}\n")
        self.scratch.must("shellcheck", "--shell", "bash", *names)


class ReleaseTests(unittest.TestCase):
    """What a pull request may do, and what a release does without a tag."""

    def setUp(self):
        self.jobs = yaml.safe_load(text(".github/workflows/release.yml"))["jobs"]

    def before(self, name):
        """The jobs that have to succeed before a job begins."""
        needs = self.jobs[name].get("needs", [])
        found = {needs} if isinstance(needs, str) else set(needs)
        return found.union(*(self.before(it) for it in found))

    def test_the_image_has_the_swift_that_the_notices_name(self):
        (version,) = re.findall(r'^        "swift", "([\d.]+)"', text(".ci/pack/facts.py"), re.MULTILINE)
        images = re.findall(r"container: (.*)", text(".github/workflows/ci.yml") + text(".github/workflows/release.yml"))
        self.assertEqual(images, [f"swift:{version}-bookworm"] * 2)

    def test_nothing_is_published_without_a_tag(self):
        self.assertEqual(self.jobs["attest"]["if"], "github.event_name == 'push'")
        writing = {
            name
            for name, job in self.jobs.items()
            if "write" in job["permissions"].values() or "environment" in job or "secrets." in str(job)
        }
        published = {"attest", "github", "pypi", "npm", "image", "tap", "pre-commit", "marketplace", "open-vsx"}
        self.assertEqual(writing, published)
        for name in published - {"attest"}:
            self.assertIn("attest", self.before(name))
            self.assertEqual(self.jobs[name]["environment"], "release")
        self.assertEqual(self.before("attest"), {"linux", "debian", "macos", "pack", "formula"})

    def test_each_job_has_what_it_needs_and_no_more(self):
        workflow = yaml.safe_load(text(".github/workflows/release.yml"))
        self.assertEqual(workflow["permissions"], {})
        self.assertEqual(yaml.safe_load(text(".github/workflows/ci.yml"))["permissions"], {})
        granted = {name: {key for key, it in job["permissions"].items() if it == "write"} for name, job in self.jobs.items()}
        self.assertEqual(
            {name: it for name, it in granted.items() if it},
            {
                "attest": {"attestations", "id-token"}, "github": {"contents"}, "pypi": {"id-token"}, "npm": {"id-token"},
                "image": {"packages"},
            },
        )
        secrets = {name: re.findall(r"secrets\.(\w+)", str(job)) for name, job in self.jobs.items()}
        self.assertEqual(
            {name: it for name, it in secrets.items() if it},
            {
                "tap": ["TAP_DEPLOY_KEY"], "pre-commit": ["HOOKS_DEPLOY_KEY"], "marketplace": ["VSCE_PAT"],
                "open-vsx": ["OVSX_PAT"],
            },
        )


class MirrorTests(unittest.TestCase):
    """`.ci/mirror`, with a repository beside it for the one on a server."""

    def setUp(self):
        self.scratch = Scratch({"content/.pre-commit-hooks.yaml": "first\n", "content/folder/file": "text\n"})
        self.addCleanup(self.scratch.remove)
        self.scratch.must("git", "init", "-q", "--bare", "remote")

    def mirror(self, version):
        self.scratch.must("sh", ROOT / ".ci/mirror", self.scratch.work / "remote", version, "content")

    def remote(self, *arguments):
        return self.scratch.must("git", *arguments, folder="remote").split()

    def test_a_release_is_a_commit_with_a_tag(self):
        self.mirror("0.1.0")
        self.scratch.write("content/.pre-commit-hooks.yaml", "second\n")
        self.mirror("0.2.0")
        # Begun again.
        self.mirror("0.2.0")
        self.assertEqual(self.remote("tag"), ["v0.1.0", "v0.2.0"])
        self.assertEqual(self.remote("log", "--format=%s"), "mpcheck 0.2.0 mpcheck 0.1.0".split())
        self.assertEqual(self.remote("show", "v0.1.0:.pre-commit-hooks.yaml"), ["first"])
        self.assertEqual(self.remote("show", "v0.2.0:.pre-commit-hooks.yaml"), ["second"])
        self.assertEqual(self.remote("ls-tree", "-r", "--name-only", "v0.2.0"), [".pre-commit-hooks.yaml", "folder/file"])

    def test_a_key_is_given_to_ssh_alone(self):
        ssh = self.scratch.folder / "bin/ssh"
        ssh.write_text('#!/bin/sh\nprintf "%s\\n" "$@" >>"$HOME/called"\ncat "$2" >>"$HOME/key"\nexit 1\n', encoding="utf-8")
        ssh.chmod(0o755)
        run = self.scratch.run(
            "sh", ROOT / ".ci/mirror", "git@github.com:owner/name.git", "0.1.0", "content", KEY="the key", TMPDIR="."
        )
        self.assertNotEqual(run.status, 0)
        home = self.scratch.folder / "home"
        self.assertEqual((home / "key").read_text(encoding="utf-8"), "the key\n")
        called = (home / "called").read_text(encoding="utf-8").splitlines()
        self.assertEqual(called[0], "-i")
        self.assertIn("StrictHostKeyChecking=yes", called)
        self.assertNotIn("the key", called)
        self.assertFalse(pathlib.Path(called[1]).exists())


if __name__ == "__main__":
    unittest.main()
