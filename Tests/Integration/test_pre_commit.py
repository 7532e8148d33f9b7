"""The hooks of .pre-commit-hooks.yaml under the real pre-commit, and the plain hook that README.md shows."""

import runpy
import shutil
import unittest
from types import SimpleNamespace

from scratch import BINARY, ROOT, Scratch, program, snippets

CLEAN = "<view>fine</view>\n"
BROKEN = "<view><text>never closed</view>\n"
FINDING = 'pages/list/list.axml:1:8: error[unclosed-tag]: "text" is never closed'


class CommitTests:
    """A program in a repository; `setUp` makes it, and `commit` tries to commit."""

    def setUp(self):
        self.scratch = Scratch(program({"home": CLEAN, "list": BROKEN}))
        self.addCleanup(self.scratch.remove)
        self.git("init", "-q")

    def git(self, *arguments):
        return self.scratch.must("git", *arguments)

    def commit(self, *paths):
        """Commits what is staged, and `paths`."""
        if paths:
            self.git("add", *paths)
        return self.scratch.run("git", "commit", "-m", "change")


class HookTests(CommitTests):
    """What the hooks have in common; `hook` is the id of the one that is tried, and `arguments` are its own."""

    arguments = "[--format, concise]"

    def setUp(self):
        super().setUp()
        # The hooks come from a repository, as everywhere.
        hooks = self.scratch.folder / "hooks"
        hooks.mkdir()
        self.write_hooks(hooks)
        self.commit_all(hooks)
        revision = self.scratch.must("git", "rev-parse", "HEAD", folder=hooks).strip()
        self.scratch.write(
            ".pre-commit-config.yaml",
            f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n  - id: {self.hook}\n"
            f"    args: {self.arguments}\n",
        )
        self.git("add", ".pre-commit-config.yaml", "app.json")
        self.git("commit", "-qm", "begin")
        self.scratch.must("pre-commit", "install")

    def write_hooks(self, folder):
        """Only the manifest counts for a system hook."""
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", folder)

    def commit_all(self, folder):
        for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
            self.scratch.must("git", *arguments, folder=folder)

    def expect_refused(self, run):
        """The page `list` has its finding."""
        self.assertEqual(run.status, 1, run)
        self.assertIn(FINDING, run.output)


class HostileNames(HookTests):
    """Files at the top of the repository whose names are options: pre-commit passes them as they are, before those of pages."""

    names = ("--exclude=**.axml", "--format=html=gulpfile.js", "--add-suppressions=x.js", "--config=e.json", "--quiet=.axml", "-q.js")

    def setUp(self):
        super().setUp()
        for name in "gulpfile.js", "e.json":
            self.scratch.write(name, "{}")

    def test_a_name_that_is_an_option_is_refused(self):
        for name in self.names:
            with self.subTest(name):
                self.scratch.write(name, CLEAN)
                run = self.commit("--", name, "pages")
                self.assertEqual(run.status, 1, run)
                self.assertIn("- exit code: 2\n", run.output)
                self.assertIn(f'\nmpcheck: "{name}" is also the name of a file: write ./{name} for the file\n', run.output)
                self.git("reset", "-q")
                (self.scratch.work / name).unlink()
        self.assertEqual((self.scratch.work / "gulpfile.js").read_text(encoding="utf-8"), "{}")
        self.assertEqual((self.scratch.work / "pages/list/list.axml").read_text(encoding="utf-8"), BROKEN)

    def test_beside_one_other_files_are_checked(self):
        for name in self.names:
            self.scratch.write(name, CLEAN)
        self.git("add", "-A")
        self.git("commit", "--no-verify", "-qm", "hostile")
        self.scratch.write("pages/home/home.axml", "<view>\n  fine\n</view>\n")
        run = self.commit("pages/home")
        self.assertEqual(run.status, 0, run)
        self.assertIn("Passed", run.output)


class SystemHookNameTests(HostileNames, unittest.TestCase):
    hook = "mpcheck-system"


class BuiltHookNameTests(HostileNames, unittest.TestCase):
    """The hook that builds mpcheck, which a `swift` of this test does at once."""

    hook = "mpcheck"

    def setUp(self):
        super().setUp()
        (self.scratch.folder / "bin/mpcheck").unlink()
        swift = self.scratch.folder / "bin/swift"
        swift.write_text(
            f'#!/bin/sh\nfor last; do :; done\nmkdir -p "$last/release" && ln -s "{BINARY}" "$last/release/mpcheck"\n',
            encoding="utf-8",
        )
        swift.chmod(0o755)


class FormatHookNameTests(HostileNames, unittest.TestCase):
    hook = "mpcheck-format"
    arguments = "[]"
    names = ("--exclude=**.axml", "--config=e.axml", "--changed-since=HEAD.axml", "-q.axml")


class StagedHookNameTests(HookTests, unittest.TestCase):
    """It is given no names, so they mean nothing."""

    hook = "mpcheck-staged"

    def test_a_name_is_no_option(self):
        for name in HostileNames.names:
            self.scratch.write(name, CLEAN)
        self.expect_refused(self.commit("."))


class PackedHookNameTests(HookTests, unittest.TestCase):
    """The hooks that pip installs, from the folder of a release."""

    hook = "mpcheck"
    pack = runpy.run_path(str(ROOT / ".ci/pack"))

    def write_hooks(self, folder):
        version = self.pack["version"]()
        for name, content in self.pack["mirror"](version).items():
            (folder / name.removeprefix("pre-commit/")).write_bytes(content)
        starter = f'#!/bin/sh\nexec "{BINARY}" "$@"\n'.encode()
        platform = self.pack["PLATFORMS"][0]._replace(wheel="any")
        name, content = self.pack["wheel"](
            SimpleNamespace(version=version, platform=platform, binary=starter, licence=b"", notices=b"")
        )
        wheels = self.scratch.folder / "wheels"
        wheels.mkdir()
        (wheels / name).write_bytes(content)
        (self.scratch.folder / "bin/mpcheck").unlink()
        self.scratch.environment["PIP_FIND_LINKS"] = str(wheels)

    def test_a_name_that_is_an_option_is_refused(self):
        config = (self.scratch.work / ".pre-commit-config.yaml").read_text(encoding="utf-8")
        self.scratch.write(".pre-commit-config.yaml", config + "  - id: mpcheck-format\n  - id: mpcheck-staged\n")
        name = "--exclude=**.axml"
        self.scratch.write(name, CLEAN)
        self.git("add", "-A")
        run = self.commit()
        self.assertEqual(run.status, 1, run)
        self.assertEqual(run.output.count(f'mpcheck: "{name}" is also the name of a file'), 2, run)
        self.assertIn("pages/list/list.axml:1:8", run.output)
        self.git("rm", "-qf", "--", name)
        self.scratch.write("pages/list/list.axml", CLEAN)
        run = self.commit("-A")
        self.assertEqual(run.status, 0, run)
        self.assertEqual(run.output.count("Passed"), 3, run)


class FormatHookTests(HookTests, unittest.TestCase):
    hook = "mpcheck-format"
    arguments = "[]"

    def test_a_page_is_formatted_and_then_committed(self):
        self.scratch.write("pages/home/home.axml", "<view>\n<text/>\n</view>\n")
        run = self.commit("pages/home")
        self.assertEqual(run.status, 1, run)
        self.assertIn("files were modified by this hook", run.output)
        page = self.scratch.work / "pages/home/home.axml"
        self.assertEqual(page.read_text(encoding="utf-8"), "<view>\n  <text/>\n</view>\n")
        run = self.commit("pages/home")
        self.assertEqual(run.status, 0, run)


class StagedHookTests(HookTests, unittest.TestCase):
    hook = "mpcheck-staged"

    def test_a_commit_that_only_deletes_a_page_is_seen(self):
        self.scratch.write("pages/list/list.axml", CLEAN)
        run = self.commit("pages")
        self.assertEqual(run.status, 0, run)
        self.git("rm", "-q", "pages/list/list.axml")
        run = self.commit()
        self.assertEqual(run.status, 1, run)
        self.assertIn('app.json:1:33: error[missing-page-file]: page "pages/list/list" has no .axml', run.output)

    def test_what_was_there_before_stays_away(self):
        self.git("add", "pages")
        self.git("commit", "--no-verify", "-qm", "broken")
        self.scratch.write("README.md", "text\n")
        run = self.commit("README.md")
        self.assertEqual(run.status, 0, run)
        self.assertNotIn("list.axml", run.output)

    def test_a_page_with_a_finding_is_not_committed(self):
        self.expect_refused(self.commit("pages"))


class PreCommitTests(HookTests, unittest.TestCase):
    hook = "mpcheck-system"

    def test_a_commit_that_only_deletes_a_page_is_not_seen(self):
        """What README.md says of this hook, and why there is the other one."""
        self.scratch.write("pages/list/list.axml", CLEAN)
        self.commit("pages")
        self.git("rm", "-q", "pages/list/list.axml")
        run = self.commit()
        self.assertEqual(run.status, 0, run)

    def test_the_manifest_is_valid(self):
        self.scratch.must("pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml")

    def test_a_page_with_a_finding_is_not_committed(self):
        self.expect_refused(self.commit("pages/list/list.axml"))

    def test_a_page_without_one_is(self):
        run = self.commit("pages/home")
        self.assertEqual(run.status, 0, run)
        self.assertIn("Passed", run.output)
        self.assertNotIn("list", run.output)

    def test_a_script_and_a_configuration_stand_for_their_page(self):
        for name in ("pages/list/list.js", "pages/list/list.json"):
            self.expect_refused(self.commit(name))
            self.git("reset", "-q")

    def test_a_script_module_and_a_style_sheet_stand_for_the_pages_that_use_them(self):
        self.scratch.write("pages/list/list.axml", '<import-sjs name="m" from="../../lib/m.sjs"/>' + BROKEN)
        self.scratch.write("lib/m.sjs", "export default {};\n")
        self.scratch.write("pages/list/list.acss", "view { color: red }\n")
        for name in ("lib/m.sjs", "pages/list/list.acss"):
            run = self.commit(name)
            self.assertEqual(run.status, 1, run)
            self.assertIn("pages/list/list.axml:1:53: error[unclosed-tag]", run.output)
            self.git("reset", "-q")

    def test_files_of_every_kind_that_is_read_are_checked(self):
        names = "a.wxs b.wxss c.mjs d.json5 ios/A.m ios/B.swift android/C.java android/D.kt Info.plist e.tsx f.podspec"
        for name in names.split():
            with self.subTest(name):
                self.scratch.write(name, "\n")
                run = self.commit(name)
                self.assertEqual(run.status, 0, run)
                self.assertIn("Passed", run.output)
                self.assertNotIn("no files to check", run.output)

    def test_other_files_are_passed_over(self):
        self.scratch.write("README.md", "text\n")
        self.scratch.write("tools/build.js", "run();\n")
        self.scratch.write("package.json", "{}\n")
        run = self.commit("README.md", "tools/build.js", "package.json")
        self.assertEqual(run.status, 0, run)
        self.git("rm", "-q", "package.json")
        run = self.commit("README.md")
        self.assertEqual(run.status, 0, run)
        self.assertIn("no files to check", run.output)

    def test_an_excluded_page_is_passed_over(self):
        self.scratch.write("mpcheck.json", '{ "exclude": ["pages/list/**"] }\n')
        run = self.commit("pages/list/list.axml")
        self.assertEqual(run.status, 0, run)

    def test_what_is_not_staged_does_not_count(self):
        self.git("add", "pages/home")
        self.scratch.write("pages/home/home.axml", BROKEN)
        run = self.commit()
        self.assertEqual(run.status, 0, run)

    def test_many_pages_are_one_process(self):
        names = [f"page{number}" for number in range(60)]
        for name, text in program(dict.fromkeys(names, BROKEN)).items():
            self.scratch.write(name, text)
        self.scratch.write(".pre-commit-config.yaml", self.config("--statistics"))
        self.git("add", "-A")
        run = self.scratch.run("pre-commit", "run")
        self.assertEqual(run.status, 1, run)
        self.assertEqual(run.output.count("unclosed-tag "), 1, run)

    def config(self, argument):
        text = (self.scratch.work / ".pre-commit-config.yaml").read_text(encoding="utf-8")
        return text.replace("args: [", f"args: [{argument}, ")


class PlainHookTests(CommitTests, unittest.TestCase):
    def setUp(self):
        super().setUp()
        (script,) = snippets("A hook without a framework", "sh", "Sources/Guide/Pages/en/ci.md")
        self.scratch.write(".git/hooks/pre-commit", script)
        (self.scratch.work / ".git/hooks/pre-commit").chmod(0o755)

    def test_refuses_a_page_with_a_finding(self):
        run = self.commit("app.json", "pages")
        self.assertEqual(run.status, 1, run)
        self.assertIn("--> pages/list/list.axml:1:8", run.output)

    def test_takes_what_is_staged_for_what_it_is(self):
        self.scratch.write("pages/list/list.axml", CLEAN)
        self.git("add", "app.json", "pages")
        self.scratch.write("pages/home/home.axml", BROKEN)
        run = self.commit()
        self.assertEqual(run.status, 0, run)
        run = self.commit("pages/home")
        self.assertEqual(run.status, 1, run)
        self.scratch.write("pages/home/home.axml", CLEAN)
        run = self.commit()
        self.assertEqual(run.status, 1, run)

    def test_lets_other_files_pass(self):
        self.scratch.write("README.md", "text\n")
        run = self.commit("README.md")
        self.assertEqual(run.status, 0, run)


if __name__ == "__main__":
    unittest.main()
