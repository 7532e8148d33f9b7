"""The composite action: its steps are run as a runner runs them, with releases from a folder."""

import base64
import hashlib
import http.server
import json
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tarfile
import tempfile
import threading
import unittest
import urllib.parse

import yaml
from scratch import BINARY, ROOT, Run, Scratch, must_pack, program

ACTION = ROOT / ".github/actions/mpcheck"
TOOLS = ["bash", "cp", "curl", "git", "gzip", "mkdir", "sh", "sha256sum", "shasum", "tar", "tr", "uname"]
PAGES = {
    "home": "<view><text>never closed</view>\n",
    "list": "<view class=a/>\n<block><view/></block>\n",
}
NEEDS_NPM = unittest.skipUnless(shutil.which("npm"), "there is no npm; `sh .ci/setup reach` installs it")


class ActionCase(unittest.TestCase):
    """Steps of the action with a program as the workspace, and the binary under test as a release."""

    action = ACTION

    def setUp(self):
        self.scratch = Scratch(program(PAGES))
        self.addCleanup(self.scratch.remove)
        self.scratch.write("mpcheck.json", '{ "rules": { "needless-block": "info" } }\n')
        self.paths = self.scratch.folder / "github_path"
        self.outputs = self.scratch.folder / "github_output"
        for file in self.paths, self.outputs:
            file.touch()
        self.temporary = self.scratch.folder / "temporary"
        self.temporary.mkdir()
        # Neither gh nor make, and no mpcheck but the one that the action puts there.
        (self.scratch.folder / "bin/mpcheck").unlink()
        for tool in TOOLS:
            if path := shutil.which(tool):
                (self.scratch.folder / "bin" / tool).symlink_to(path)
        self.inputs = {"version": "", "from": "github", "paths": ".", "args": "", "working-directory": ".", "token": "secret"}

    def act(self, settings={}, first_on_path=(), **inputs):
        """Runs the steps in order, each with what the ones before added to PATH; stops at the first that fails. `settings` are the
        variables of the workflow."""
        inputs = {**self.inputs, **{name.strip("_").replace("_", "-"): value for name, value in inputs.items()}}
        action = yaml.safe_load((self.action / "action.yml").read_text(encoding="utf-8"))
        self.assertLessEqual(set(inputs), set(action["inputs"]))
        outputs = []
        for step in action["runs"]["steps"]:
            self.assertNotIn("${{", step["run"], "an expression in a script is an injection")
            added = self.paths.read_text(encoding="utf-8").split()
            environment = {
                "PATH": ":".join([*first_on_path, *reversed(added), str(self.scratch.folder / "bin")]),
                "GITHUB_ACTION_PATH": str(self.action),
                "GITHUB_ACTIONS": "true",
                "GITHUB_PATH": str(self.paths),
                "GITHUB_OUTPUT": str(self.outputs),
                "GITHUB_STEP_SUMMARY": str(self.scratch.folder / "summary"),
                "GITHUB_WORKSPACE": str(self.scratch.work),
                "GITHUB_SERVER_URL": f"file://{self.scratch.folder}/releases",
                "RUNNER_TEMP": str(self.temporary),
                **settings,
                **{name: self.expand(value, inputs) for name, value in step["env"].items()},
            }
            run = self.scratch.run(
                self.scratch.folder / "bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"],
                folder=self.expand(step.get("working-directory", "."), inputs),
                **environment,
            )
            outputs.append(run.output)
            if run.status != 0:
                break
        self.assertNotIn("secret", "".join(outputs))
        return run.status, outputs

    def expand(self, value, inputs):
        known = {f"inputs.{name}": text for name, text in inputs.items()}
        known["github.action_repository || github.repository"] = "owner/mpcheck"
        lines = self.outputs.read_text(encoding="utf-8").splitlines()
        known |= {f"steps.install.outputs.{name}": text for name, text in (line.split("=", 1) for line in lines)}
        return re.sub(r"\$\{\{ (.+?) \}\}", lambda match: known[match[1]], value)

    @classmethod
    def setUpClass(cls):
        """Packs the binary under test as a release."""
        cls.packed = pathlib.Path(tempfile.mkdtemp(prefix="mpcheck-"))
        cls.addClassCleanup(shutil.rmtree, cls.packed)
        manual = cls.packed / "share/man/man1/mpcheck.1"
        manual.parent.mkdir(parents=True)
        manual.write_text("manual\n", encoding="utf-8")
        pack = [sys.executable, "-B", ROOT / ".ci/pack", BINARY, cls.packed / "share", cls.packed / "dist"]
        run = subprocess.run(pack, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        must_pack(Run(run.returncode, run.stdout))

    def release(self):
        """Puts that release where it would be; returns its archive."""
        to = self.scratch.folder / "releases/owner/mpcheck/releases/download/v0.1.0"
        shutil.copytree(self.packed / "dist", to)
        return next(to.glob("*.tar.gz"))

    def program(self, name, text):
        """Puts a program onto the PATH of the runner."""
        path = self.scratch.folder / "bin" / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def mirror_of_pip(self):
        """Python for the runner, and the variables by which its pip finds that release alone."""
        self.program("python3", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.packed / "dist")}

    def add_npm(self):
        for name in "node", "npm", "env":
            (self.scratch.folder / "bin" / name).symlink_to(shutil.which(name))


class GitHubActionTests(ActionCase):
    def test_takes_a_release(self):
        archive = self.release()
        status, (installed, linted) = self.act(version="0.1.0")
        self.assertEqual(installed, "mpcheck 0.1.0\n")
        self.assertEqual(status, 1, linted)
        self.assertIn('error[unclosed-tag]: "text" is never closed\n   --> pages/home/home.axml:1:8\n', linted)
        self.assertIn("\n::error file=pages/home/home.axml,line=1,endLine=1,col=8,endColumn=12,", linted)
        summary = (self.scratch.folder / "summary").read_text(encoding="utf-8")
        self.assertIn("| error | unclosed-tag | 1 | pages/home/home.axml:1:8 |", summary)
        folder = self.temporary / archive.name.removesuffix(".tar.gz")
        self.assertEqual(self.paths.read_text(encoding="utf-8"), f"{folder}/bin\n")
        self.assertEqual(self.outputs.read_text(encoding="utf-8"), f"program={folder}/bin/mpcheck\n")

    def test_a_release_has_what_make_install_installs(self):
        archive = self.release()
        names = subprocess.run(
            ["tar", "-tzf", archive], check=True, capture_output=True, text=True
        ).stdout.splitlines()
        name = archive.name.removesuffix(".tar.gz")
        files = [file.removeprefix(f"{name}/") for file in names if not file.endswith("/")]
        self.assertLessEqual(
            {"bin/mpcheck", "share/man/man1/mpcheck.1", "share/doc/mpcheck/README.md"}, set(files)
        )
        self.assertTrue(all(file.startswith(f"{name}/") for file in names), names)

    def test_refuses_another_archive_than_was_released(self):
        archive = self.release()
        archive.write_bytes(archive.read_bytes() + b"\0")
        status, (installed,) = self.act(version="0.1.0")
        self.assertEqual(status, 1)
        self.assertIn("its checksum differs", installed)
        self.assertEqual(self.paths.read_text(encoding="utf-8"), "")

    def test_takes_a_release_from_the_registry_of_pip(self):
        mirror = self.mirror_of_pip()
        status, (installed, linted) = self.act(mirror, version="v0.1.0", from_="pip")
        self.assertEqual(installed, "mpcheck 0.1.0\n")
        self.assertEqual(status, 1)
        self.assertIn("error[unclosed-tag]", linted)
        self.assertEqual(self.paths.read_text(encoding="utf-8"), f"{self.temporary}/mpcheck-pip-0.1.0/bin\n")
        self.paths.write_text("", encoding="utf-8")
        status, (installed,) = self.act(mirror, version="9.9.9", from_="pip")
        self.assertEqual(status, 1)
        self.assertIn("::error title=mpcheck::pip could not install mpcheck==9.9.9; see above what it said\n", installed)
        self.assertEqual(self.paths.read_text(encoding="utf-8"), "")

    @NEEDS_NPM
    def test_takes_a_release_from_the_registry_of_npm(self):
        self.add_npm()
        with Registry(self.packed / "dist") as address:
            mirror = {"npm_config_registry": address, "npm_config_fetch_retries": "0"}
            status, (installed, linted) = self.act(mirror, version="0.1.0", from_="npm")
            self.assertTrue(installed.endswith("\nmpcheck 0.1.0\n"), installed)
            self.assertEqual(status, 1)
            self.assertIn("error[unclosed-tag]", linted)
            (folder,) = self.paths.read_text(encoding="utf-8").split()
            self.assertRegex(folder, rf"^{self.temporary}/mpcheck-npm-0.1.0/node_modules/@mpcheck/[a-z0-9-]+/bin$")
            self.paths.write_text("", encoding="utf-8")
            status, (installed,) = self.act(mirror, version="9.9.9", from_="npm")
            self.assertEqual(status, 1)
            self.assertIn("::error title=mpcheck::npm could not install mpcheck@9.9.9; see above", installed)
            shutil.rmtree(self.temporary)
            self.temporary.mkdir()
            status, (installed,) = self.act(mirror | {"npm_config_omit": "optional"}, version="0.1.0", from_="npm")
            self.assertEqual(status, 1)
            self.assertIn("npm left out the program: its settings omit optional packages", installed)
        self.assertEqual(self.paths.read_text(encoding="utf-8"), "")

    def test_says_what_a_registry_needs(self):
        for source, version, message in [
            ("npm", "", "from: npm needs a version, such as 0.1.0"),
            ("pip", "", "from: pip needs a version, such as 0.1.0"),
            ("npm", "0.1.0", "from: npm needs npm; set up Node.js before this step"),
            ("pip", "0.1.0", "from: pip needs python3 with pip; set up Python before this step"),
            ("brew", "0.1.0", "from is to be github, npm or pip"),
        ]:
            status, (installed,) = self.act(version=version, from_=source)
            self.assertEqual((status, installed), (1, f"::error title=mpcheck::{message}\n"))

    def test_tells_of_a_release_that_does_not_exist(self):
        status, (installed,) = self.act(version="9.9.9")
        self.assertEqual(status, 1)
        self.assertIn("::error title=mpcheck::there is no release 9.9.9 for this kind of runner", installed)

    def test_the_client_of_github_is_preferred(self):
        archive = self.release()
        client = self.scratch.folder / "bin/gh"
        client.write_text(
            f'#!/bin/sh\nprintf "%s " "$@" >"{self.scratch.folder}/called"\n'
            f'[ "$GH_TOKEN" = secret ] && cp "{archive}" "{archive}.sha256" .\n',
            encoding="utf-8",
        )
        client.chmod(client.stat().st_mode | stat.S_IXUSR)
        status, (installed, _) = self.act(version="v0.1.0")
        self.assertEqual(installed, "mpcheck 0.1.0\n")
        self.assertEqual(status, 1)
        self.assertEqual(
            (self.scratch.folder / "called").read_text(encoding="utf-8"),
            f"release download v0.1.0 --repo owner/mpcheck --clobber --pattern {archive.name} "
            f"--pattern {archive.name}.sha256 ",
        )

    def test_versions_are_versions(self):
        for version in ("latest", "1", "0.1.0; touch injected", "$(touch injected)", "../0.1.0", "0.1.0\nx"):
            status, (installed,) = self.act(version=version)
            self.assertEqual(status, 1)
            self.assertIn("the version is to be written like 0.1.0", installed)
        self.assertFalse(list(self.scratch.folder.rglob("injected")))

    def test_builds_where_no_version_is_given(self):
        # Tests of `make release` try the real build. Here it matters that it is requested, and what follows.
        make = self.scratch.folder / "bin/make"
        make.write_text(f'#!/bin/sh\nprintf "%s " "$@" >"{self.scratch.folder}/called"\nexit 2\n', encoding="utf-8")
        make.chmod(0o755)
        status, (installed,) = self.act()
        self.assertEqual(status, 1)
        self.assertIn("mpcheck could not be built", installed)
        self.assertEqual((self.scratch.folder / "called").read_text(encoding="utf-8"), f"-C {ROOT} release ")

    def test_paths_stand_one_a_line(self):
        self.release()
        self.scratch.write("two words/app.json", '{ "pages": ["a"] }\n')
        self.scratch.write("two words/a.axml", "<view>\n")
        self.scratch.write("two words/a.js", "Page({});\n")
        status, (_, linted) = self.act(
            version="0.1.0", paths="pages/list\n\ntwo words\r\n", args="--format concise"
        )
        self.assertEqual(status, 1)
        self.assertIn("two words/a.axml:1:2: error[unclosed-tag]", linted)
        self.assertIn("pages/list/list.axml:1:13: warning[unquoted-value]", linted)
        self.assertNotIn("home.axml", linted)

    def test_arguments_are_words_and_no_shell_text(self):
        self.release()
        for arguments in ("--format concise", "--format\tconcise\n --fail-on  never"):
            status, (_, linted) = self.act(version="0.1.0", paths="pages/list", args=arguments)
            self.assertEqual(status, 0)
            self.assertIn("pages/list/list.axml:1:13: warning[unquoted-value]", linted)
        hostile = '--type $(touch${IFS}injected);touch`touch${IFS}injected`"* --type \'x'
        status, (_, linted) = self.act(version="0.1.0", paths="$(touch injected)\n-x\n*", args=hostile)
        self.assertEqual(status, 2, linted)
        self.assertIn("$(touch injected): there is no such file or folder", linted)
        self.assertFalse(list(self.scratch.folder.rglob("injected")))

    def test_the_working_directory(self):
        self.release()
        self.scratch.must("git", "init", "-q")
        _, (_, linted) = self.act(version="0.1.0", working_directory="pages/home")
        self.assertIn("   --> home.axml:1:8\n", linted)
        self.assertIn("\n::error file=pages/home/home.axml,line=1,", linted)

    def test_the_problem_matcher_matches_every_line(self):
        self.release()
        self.scratch.write("pages/a: b [c]/名 1:2.axml", "<view><text>\n")
        self.scratch.write("12 pages | b/a.axml", "<view><text>\n")
        status, (_, linted) = self.act(version="0.1.0", args="--format concise --quiet --min-severity info")
        self.assertEqual(status, 1)
        command, *lines = linted.splitlines()
        self.assertTrue(command.startswith("::add-matcher::"), command)
        matchers = json.loads(pathlib.Path(command.removeprefix("::add-matcher::")).read_text(encoding="utf-8"))
        found = []
        for line in lines:
            matches = problems(line, matchers)
            self.assertEqual(len(matches), 1, line)
            found += matches
        self.assertIn(
            {
                "severity": "warning", "file": "pages/list/list.axml", "line": "1", "column": "13",
                "code": "unquoted-value", "message": "this value has no quotes",
            },
            found,
        )
        self.assertEqual({problem["severity"] for problem in found}, {"error", "warning", "notice"})
        self.assertIn("pages/a: b [c]/名 1:2.axml", {problem["file"] for problem in found})

    def test_the_problem_matcher_leaves_other_formats_alone(self):
        self.release()
        _, (_, linted) = self.act(version="0.1.0", args="--format text")
        matchers = json.loads((ACTION / "problem-matcher.json").read_text(encoding="utf-8"))
        self.assertEqual([problem for line in linted.splitlines() for problem in problems(line, matchers)], [])

    def test_no_source_makes_an_annotation(self):
        """Frames, messages, notes and patches quote pages of strangers."""
        self.release()
        claim = "other.axml:1:1: error[syntax]: not there"
        page = f'<view id="{claim}" class=a/>\n<text id="{claim}" class=a/>\n<block title="{claim}"><view/></block>\n'
        self.scratch.write("pages/list/list.axml", page)
        self.scratch.write("pages/list/list.json", f'{{ "usingComponents": {{ "{claim}": "{claim}" }} }}\n')
        self.scratch.write("mpcheck.json", f'{{ "exclude": ["!{claim}"] }}\n')
        matchers = json.loads((ACTION / "problem-matcher.json").read_text(encoding="utf-8"))
        formats = "text json sarif github gitlab junit checkstyle html".split()
        for arguments in *(f"--format {it}" for it in formats), "--diff --fix", "--language zh", "--full":
            with self.subTest(arguments):
                _, (_, linted) = self.act(version="0.1.0", args=f"{arguments} --min-severity info")
                self.assertIn(claim, linted)
                found = [problem for line in linted.splitlines() for problem in problems(line, matchers)]
                self.assertNotIn("not there", "".join(it["message"] for it in found if it["code"] == "syntax"))
                self.assertEqual({it["file"] for it in found} - {"pages/list/list.axml", "pages/home/home.axml"}, set())
        # It is all there where the lines are for it.
        _, (_, linted) = self.act(version="0.1.0", args="--format concise --min-severity info")
        files = {problem["file"] for line in linted.splitlines() for problem in problems(line, matchers)}
        self.assertLessEqual({"pages/list/list.axml", "pages/list/list.json", "pages/home/home.axml"}, files)

    def test_what_begins_as_a_quotation_is_no_problem(self):
        matchers = json.loads((ACTION / "problem-matcher.json").read_text(encoding="utf-8"))
        claim = "other.axml:1:1: error[syntax]: not there"
        for before in (
            "  1 | ", "123456 | ", "    | ", "   --> ", "   = help: ", "error[a-b]: ", "info[a]: ", "note: ", "注意：", "mpcheck: ", "help: ",
            "a.axml:2:2: the first is ",
            "+", "-", " ", '<a b="', '{"a":"', '[{"a":"',
        ):
            self.assertEqual(problems(before + claim, matchers), [], before)
        for path in "1 2.axml", "a | b.axml", "12|.axml", "note/a.axml", "[id]/a.axml", "@a/b.axml", "./ a.axml", "../a.axml", "/a.axml":
            for severity in "error", "warning", "info":
                (problem,) = problems(f"{path}:1:2: {severity}[a-b]: {claim}", matchers)
                self.assertEqual((problem["file"], problem["line"], problem["message"]), (path, "1", claim))


class TrapTests(ActionCase):
    """The workspace is that of a pull request of a stranger. Wherever a program that the action uses might look for something to run
    or to load, there is a trap, which leaves its name in a file; and the workflow names such places relative to the workspace."""

    PROGRAMS = (
        "apt-get bash brew cat cp curl dirname env gh git grep gzip id ldconfig make mkdir mpcheck node npm npx python "
        "python3 sed sh sha256sum shasum sudo swift swiftc tar tr uname"
    )
    MODULES = "pip/__init__ pip/__main__ mpcheck sitecustomize usercustomize ssl sysconfig tempfile"

    def setUp(self):
        super().setUp()
        self.sprung = self.scratch.folder / "sprung"
        shell = f"#!/bin/sh\necho \"$0\" >>'{self.sprung}'\nexit 1\n"
        python = f"with open({str(self.sprung)!r}, 'a') as file: file.write(__file__ + '\\n')\n"
        script = f"require('node:fs').appendFileSync({json.dumps(str(self.sprung))}, __filename + '\\n');\n"
        folders = ".", "bin", "node_modules/.bin", "tools"
        for folder in folders:
            for name in self.PROGRAMS.split():
                self.trap(f"{folder}/{name}", shell)
        self.trap("node_modules/@mpcheck/linux-x64/bin/mpcheck", shell)
        site = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
        for name in self.MODULES.split():
            for folder in "", f"{site}/":
                self.trap(f"{folder}{name}.py", python)
        self.trap(f"{site}/trap.pth", f"import sys; {python}")
        self.trap("trap.js", script)
        for name in ".bashrc", ".bash_profile", ".profile":
            self.trap(name, f"echo {name} >>'{self.sprung}'\n")
        for name in "Makefile", "GNUmakefile":
            self.trap(name, f"$(shell echo {name} >>'{self.sprung}')\nrelease:\n")
        self.trap(".ci/setup", shell)
        # These make an installation fail, and what is not a library every program that loads it.
        self.trap(".npmrc", "omit=optional\nregistry=http://127.0.0.1:9/\nscript-shell=./sh\nnode-options=--require=./trap.js\n")
        self.trap("package.json", '{ "scripts": { "preinstall": "./sh", "install": "./sh", "prepare": "./sh" } }\n')
        self.trap("pip.conf", "[install]\nrequire-hashes = true\n")
        for name in "setup.cfg", ".pydistutils.cfg":
            self.trap(name, "[install]\ninstall_scripts = elsewhere\n")
        self.trap("pyproject.toml", "[build-system]\nrequires = []\nbuild-backend = 'trap'\nbackend-path = ['.']\n")
        self.trap("libxml2.so.2", "not a library\n")
        self.scratch.must("git", "init", "-q")
        self.scratch.must("git", "add", "-A", "-f")
        self.scratch.must("git", "commit", "-qm", "all")
        self.scratch.must("git", "config", "core.fsmonitor", "./sh")
        self.scratch.write("pages/home/home.axml", PAGES["home"] + "<view/>\n")
        # Not every path shows where it leads.
        link = self.scratch.folder / "link"
        link.symlink_to(self.scratch.work / "tools")
        self.first_on_path = ["", *folders[:-1], str(self.scratch.work / "tools"), str(link)]
        self.settings = {
            "BASH_ENV": ".bashrc", "ENV": ".profile", "CDPATH": ".", "LD_LIBRARY_PATH": f":{self.scratch.folder}/none",
            "PYTHONPATH": f".:{self.scratch.work}", "PYTHONUSERBASE": ".", "PIP_CONFIG_FILE": "pip.conf",
            "NODE_OPTIONS": "--require ./trap.js", "NODE_PATH": ".", "npm_config_userconfig": ".npmrc",
        }

    def trap(self, name, text):
        self.scratch.write(name, text)
        (self.scratch.work / name).chmod(0o755)

    def found(self):
        return self.sprung.read_text(encoding="utf-8").splitlines() if self.sprung.exists() else []

    def lint(self, settings={}, **inputs):
        """The action goes on working, and nothing of the workspace ran. git is run as well."""
        status, outputs = self.act(
            {**self.settings, **settings}, self.first_on_path, args="--format concise --changed-since HEAD", **inputs
        )
        self.assertEqual(self.found(), [])
        self.assertEqual(status, 1, outputs)
        self.assertIn("\nmpcheck 0.1.0\n", f"\n{outputs[0]}")
        self.assertIn("pages/home/home.axml:1:8: error[unclosed-tag]", outputs[1])

    def test_with_a_release_from_github(self):
        self.release()
        self.lint(version="0.1.0")

    def test_with_a_release_from_pip(self):
        self.lint(self.mirror_of_pip(), version="0.1.0", from_="pip")

    def test_with_a_release_from_pip_and_no_settings(self):
        self.settings, self.first_on_path = {}, []
        self.lint(self.mirror_of_pip(), version="0.1.0", from_="pip")

    @NEEDS_NPM
    def test_with_a_release_from_npm(self):
        self.add_npm()
        with Registry(self.packed / "dist") as address:
            self.lint({"npm_config_registry": address, "npm_config_fetch_retries": "0"}, version="0.1.0", from_="npm")

    def test_with_a_build(self):
        root = self.scratch.folder / "action"
        for folder in ".github/actions/mpcheck", ".ci":
            shutil.copytree(ROOT / folder, root / folder)
        self.action = root / ".github/actions/mpcheck"
        self.program("make", f'#!/bin/sh\nmkdir -p "$2/.build/release" && cp "{BINARY}" "$2/.build/release/mpcheck"\n')
        self.lint()

    def test_in_a_folder_below(self):
        self.release()
        for name in "app.json", "pages/list/list.axml":
            self.scratch.write(f"inner/{name}", (self.scratch.work / name).read_text(encoding="utf-8"))
        self.scratch.write("inner/pages/home/home.axml", PAGES["home"])
        self.trap("inner/mpcheck", (self.scratch.work / "mpcheck").read_text(encoding="utf-8"))
        self.lint(version="0.1.0", working_directory="inner")

    def test_each_trap_would_spring(self):
        self.mirror_of_pip()
        path = ":".join([*self.first_on_path, str(self.scratch.folder / "bin")])
        commands = [
            (["/bin/sh", "-c", "git"], {"PATH": path}, "git"),
            (["/bin/sh", "-c", "make"], {"PATH": path}, "make"),
            (["/bin/sh", "-c", "mpcheck"], {"PATH": f"tools:{path}"}, "tools/mpcheck"),
            (["bash", "-c", ":"], {}, ".bashrc"),
            (["make", "release"], {}, "GNUmakefile"),
            (["git", "-c", "core.fsmonitor=./sh", "status"], {}, "./sh"),
            ([sys.executable, "-m", "pip", "--version"], {"PYTHONPATH": ""}, "pip/__main__.py"),
            ([sys.executable, "-c", ""], {}, "sitecustomize.py"),
            ([sys.executable, "-m", "mpcheck"], {"PYTHONPATH": ""}, "mpcheck.py"),
        ]
        if shutil.which("node"):
            commands.append(([shutil.which("node"), "-e", ""], {}, "trap.js"))
        for command, environment, name in commands:
            with self.subTest(name):
                self.sprung.unlink(missing_ok=True)
                settings = {key: it for key, it in self.settings.items() if key != "LD_LIBRARY_PATH"}
                self.scratch.run(*command, **{**settings, **environment})
                self.assertTrue(any(it.endswith(name) for it in self.found()), self.found())


class Registry:
    """The packages for npm in a folder, as a registry on this machine offers them."""

    def __init__(self, folder):
        self.packages = {}
        for path in folder.glob("*.tgz"):
            with tarfile.open(path) as archive:
                manifest = json.load(archive.extractfile("package/package.json"))
            self.packages[manifest["name"]] = (manifest, path.read_bytes())

    def __enter__(self):
        registry = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                name, _, file = urllib.parse.unquote(self.path).removeprefix("/").partition("/-/")
                manifest, content = registry.packages.get(name, (None, None))
                self.send_response(200 if manifest else 404)
                self.end_headers()
                self.wfile.write(content if file else json.dumps(registry.document(manifest)).encode())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self.address

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def document(self, manifest):
        if manifest is None:
            return {"error": "Not found"}
        name, version = manifest["name"], manifest["version"]
        digest = base64.b64encode(hashlib.sha512(self.packages[name][1]).digest()).decode()
        place = {"tarball": f"{self.address}/{name}/-/{version}.tgz", "integrity": f"sha512-{digest}"}
        return {"name": name, "dist-tags": {"latest": version}, "versions": {version: manifest | {"dist": place}}}


def problems(line, matchers):
    """What a runner reads in the line: the groups that a matcher names, with its severity where the line has none."""
    found = []
    for matcher in matchers["problemMatcher"]:
        (pattern,) = matcher["pattern"]
        if match := re.search(pattern["regexp"], line):
            problem = {name: match[group] for name, group in pattern.items() if name != "regexp"}
            problem.setdefault("severity", matcher.get("severity"))
            found.append(problem)
    return found


if __name__ == "__main__":
    unittest.main()
