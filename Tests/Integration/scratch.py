"""The mpcheck under test and a folder of its own for each test."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Seconds; longer than anything takes on a busy machine, so that what never ends fails here and not at the end of CI's time.
PATIENCE = 900
# The page of the guide that says how editors are set up; what it gives to copy is the same in all languages.
EDITORS_PAGE = "Sources/Guide/Pages/en/editors.md"
BINARY = pathlib.Path(os.environ.get("MPCHECK", ROOT / ".build/debug/mpcheck")).resolve()

# Nothing of the machine: no settings of git, no identity, no language, no CI.
ENVIRONMENT = {
    "PATH": f"{pathlib.Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
    "LC_ALL": "C",
    "PYTHONDONTWRITEBYTECODE": "1",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A Name",
    "GIT_AUTHOR_EMAIL": "name@example.com",
    "GIT_COMMITTER_NAME": "A Name",
    "GIT_COMMITTER_EMAIL": "name@example.com",
}


class Scratch:
    """A folder with `home`, `bin` with mpcheck in it, and what a test writes below `work`."""

    def __init__(self, files=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mpcheck-")).resolve()
        self.work = self.folder / "work"
        for name in ("work", "home", "bin"):
            (self.folder / name).mkdir()
        (self.folder / "bin/mpcheck").symlink_to(BINARY)
        self.environment = {
            **ENVIRONMENT,
            "HOME": str(self.folder / "home"),
            "PATH": f"{self.folder / 'bin'}:{ENVIRONMENT['PATH']}",
        }
        for name, text in (files or {}).items():
            self.write(name, text)

    def write(self, name, text):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")

    def run(self, *arguments, folder=".", **environment):
        """Runs a command in a folder below `work`; both streams are in `output`."""
        run = subprocess.run(
            [str(argument) for argument in arguments],
            cwd=self.work / folder,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=PATIENCE,
        )
        return Run(run.returncode, run.stdout.decode("utf-8", "replace"))

    def must(self, *arguments, folder="."):
        run = self.run(*arguments, folder=folder)
        if run.status != 0:
            raise AssertionError(f"{arguments}: {run}")
        return run.output

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Run:
    def __init__(self, status, output):
        self.status = status
        self.output = output

    def __repr__(self):
        return f"status {self.status}\n{self.output}"


def must_pack(run):
    """Skips a test where packing refused because this machine's libraries are not those that the notices name."""
    if "the notices name" in run.output:
        raise unittest.SkipTest(run.output.strip())
    if run.status != 0:
        raise AssertionError(run.output)


def tracked(*patterns):
    """The files that git has, or those that match the patterns, by their paths from the root."""
    listed = subprocess.run(["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, check=True, capture_output=True).stdout
    return [it for it in listed.decode().split("\0") if it and (ROOT / it).is_file()]


def program(pages):
    """The files of a program with these pages: name and markup."""
    files = {"app.json": '{ "pages": [%s] }\n' % ", ".join(f'"pages/{name}/{name}"' for name in pages)}
    for name, markup in pages.items():
        files[f"pages/{name}/{name}.axml"] = markup
        files[f"pages/{name}/{name}.js"] = "Page({});\n"
        files[f"pages/{name}/{name}.json"] = "{}\n"
    return files


def snippets(heading, language, path):
    """The blocks of a language below a heading of a page, to be tried as they are."""
    return re.findall(rf"^```{language}\n(.*?)^```$", section(heading, path), re.MULTILINE | re.DOTALL)


def row_code(heading, name, path):
    """The first code in a row of the table below a heading of a page; the row begins with the name."""
    (code,) = re.findall(rf"^\| {re.escape(name)} \|[^`\n]*`([^`]+)`", section(heading, path), re.MULTILINE)
    return code


def section(heading, path):
    """What is below a heading of a page, up to the next one of its level."""
    page = (ROOT / path).read_text(encoding="utf-8")
    (text,) = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return text
