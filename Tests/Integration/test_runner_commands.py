"""What a hostile program makes mpcheck write, read by the parsers of both CI runners.

They are written again from actions/runner, src/Runner.Common/ActionCommand.cs, and microsoft/azure-pipelines-agent,
src/Microsoft.VisualStudio.Services.Agent/Command.cs: a search for a text passes over characters without weight, as .NET does,
and takes what it finds to be as long as the text.
"""

import json
import re
import unicodedata
import unittest
import xml.etree.ElementTree

from scratch import Scratch

REGISTERED = {
    "add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group", "internal-set-repo-path",
    "notice", "remove-matcher", "save-state", "set-env", "set-output", "stop-commands", "warning",
}
ANNOTATIONS = {"error", "warning", "notice"}
WEIGHTLESS = re.compile("[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]")
SIGNS = ["##[stop-commands]a", "##[group]", "##vso[task.setvariable variable=x]y", "::error::a", "#\u200d#[group]", "##\u00ad[group]"]
PAGE = (
    '<view class="##[stop-commands]" class="b"/>\n<veiw a="##vso[task.setvariable variable=x]y" onTap="##[add-mask]"/>\n'
    "::error::of a page\n\u3000::group::of a page\n<view a=##[group]\r\n::group::>{{ '##[group]' + }}</view>\n"
    "<mpaas-component id='::group::' type='##vso[a.b]'/><c-##[group]/><view class=a/>\n"
)


def weightless(character):
    if character in "\t\n\v\f\r":
        return False
    return bool(WEIGHTLESS.match(character)) or unicodedata.category(character) == "Cc"


def matches(sign, text, start):
    index = start
    for character in sign:
        while start < index < len(text) and weightless(text[index]):
            index += 1
        if text[index : index + 1] != character:
            return False
        index += 1
    return True


def find(sign, text, start=0):
    return next((index for index in range(start, len(text)) if matches(sign, text, index)), -1)


def marked(line, sign):
    """The name in `##[name properties]data`, anywhere in a line."""
    start = find(sign, line)
    end = line.find("]", start) if start >= 0 else -1
    return line[start + len(sign) : end].split(" ")[0] if end >= start + len(sign) else None


def github(line):
    """The command that GitHub's runner takes from a line."""
    trimmed = line.lstrip()
    first = next((index for index, it in enumerate(trimmed) if not weightless(it)), 0)
    end = find("::", trimmed, 2) if matches("::", trimmed, first) else -1
    names = [trimmed[2:end].split(" ")[0] if end >= 2 else None, marked(line, "##[")]
    return next((it for it in names if it and it.lower() in REGISTERED), None)


def azure(line):
    """The command that Azure's agent takes from a line."""
    name = marked(line, "##vso[")
    return name if name and len([it for it in name.split(".") if it]) == 2 else None


def obeyed(output):
    lines = re.split("\r\n|\r|\n", output)
    return [it for it in map(github, lines) if it], [it for it in map(azure, lines) if it]


def strings(value):
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [*value, *(text for it in value.values() for text in strings(it))]
    return [text for it in value for text in strings(it)] if isinstance(value, list) else []


class RunnerCommandTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = Scratch()
        cls.addClassCleanup(cls.scratch.remove)
        names = [it.replace("/", "") for it in SIGNS]
        pages = [f"{name}{number}/{name}" for number, name in enumerate(names)]
        cls.scratch.write("app.json", json.dumps({"pages": pages + ["##[group]", "::group::"]}))
        cls.scratch.write("mpcheck.json", json.dumps({"nativeViews": {name: {"params": {name: "number"}} for name in names}}))
        cls.scratch.write("old.json", json.dumps({"nativeViews": {name + "s": {} for name in names}}))
        cls.scratch.write("wrong/mpcheck.json", json.dumps({name: name for name in names}))
        cls.scratch.write("wrong/a.axml", PAGE)
        cls.scratch.write("lines/a.axml", "<view>\n<view class=a>\n::error::x\n##[group]##vso[a.b]\n</view>\n</view>\n")
        for page, name in zip(pages, names):
            cls.scratch.write(page + ".axml", PAGE + f'<import src="{name}"/>\n<template is="{name}"/>\n')
            cls.scratch.write(page + ".js", f"Page({{ data: {{ '{name}': 1 }}, onLoad() {{ this.setData({{ '{name}': 1 }}) }} }});\n")
            cls.scratch.write(page + ".json", json.dumps({"usingComponents": {name: name, "c": name}, name: 1}))
            cls.scratch.write(
                f"ios/{name}.m",
                f'@implementation A\n- (void)a {{ [self emit:@"{name}"]; }}\n@end\n{name}\n',
            )
        cls.pages = pages

    def output(self, *arguments, **environment):
        run = self.scratch.run("mpcheck", *arguments, **environment)
        self.assertLessEqual(run.status, 3, run)
        self.assertTrue(run.output, arguments)
        return run.output

    def check(self, *arguments, own=(), **environment):
        commands, others = obeyed(self.output(*arguments, **environment))
        with self.subTest(arguments=arguments, environment=environment):
            self.assertEqual([it for it in commands if it not in own], [])
            self.assertEqual(others, [])
        return commands

    def test_reports(self):
        for name in ("text", "concise", "json", "sarif", "gitlab", "checkstyle", "junit", "html"):
            for environment in ({}, {"GITHUB_ACTIONS": "true"}, {"TF_BUILD": "True"}):
                self.check("lint", ".", "--host", "ios", f"--format={name}", "--min-severity=info", **environment)

    def test_annotations_go_on(self):
        commands = self.check("lint", ".", GITHUB_ACTIONS="true", own=ANNOTATIONS)
        self.assertGreater(len(commands), 20)
        lines = self.scratch.run("mpcheck", "lint", ".", "--format=github").output.splitlines()
        self.assertEqual(len(commands), sum(line.startswith("::") for line in lines))

    def test_other_outputs(self):
        for arguments in (
            ["lint", ".", "--show-files"],
            ["lint", ".", "--full", "--color=always", "--language=zh"],
            ["lint", ".", "--statistics", "--timings"],
            ["lint", ".", "--write-baseline"],
            ["lint", "wrong"],
            ["lint", *SIGNS],
            ["lint", *(f"a\n{it}" for it in SIGNS)],
            *(["lint", "--rule", it] for it in SIGNS),
            *([it] for it in SIGNS),
            *(["explain", "\n" + it] for it in SIGNS),
            ["format", "--check", "."],
            ["types", ".", "ios"],
            ["types", ".", "ios", "--format=json"],
            ["contract", "ios", "."],
            ["contract", "--diff", "old.json", "mpcheck.json"],
            ["contract", "--diff", "mpcheck.json", "old.json", "--format=json"],
            ["config"],
            ["config", "--format=json"],
            ["config", "wrong"],
            *(["parse", f"{it}.axml"] for it in self.pages),
        ):
            for environment in ({}, {"TF_BUILD": "True"}):
                self.check(*arguments, **environment)

    def test_patches(self):
        for arguments in (["lint", ".", "--fix", "--diff"], ["format", ".", "--diff"]):
            for variable in ("GITHUB_ACTIONS", "TF_BUILD"):
                self.check(*arguments, **{variable: "true"})
                self.assertIn("note: commands to the CI runner are escaped", self.output(*arguments, **{variable: "true"}))
            commands, others = obeyed(self.output(*arguments))
            self.assertTrue(commands or others, "a patch is exact for git")

    def test_values_stay(self):
        for arguments in (["lint", ".", "--format=json"], ["lint", ".", "--format=sarif"], ["contract", "--diff", "old.json", "mpcheck.json", "--format=json"], ["config", "--format=json"]):
            output = self.scratch.run("sh", "-c", 'mpcheck "$@" 2>/dev/null', "sh", *arguments).output
            self.assertNotIn("##[", output)
            texts = strings(json.loads(output))
            self.assertTrue(any("##[" in text for text in texts), arguments)
            self.assertTrue(any("##vso[" in text for text in texts), arguments)
        for name in ("checkstyle", "junit"):
            output = self.scratch.run("sh", "-c", f"mpcheck lint . --format={name} 2>/dev/null").output
            self.assertNotIn("##[", output)
            tree = xml.etree.ElementTree.fromstring(output.encode())
            texts = [text for it in tree.iter() for text in (it.text or "", *it.attrib.values())]
            self.assertTrue(any("##[" in text for text in texts), name)

    def test_the_parsers(self):
        for line, commands in (
            ("##[group]", (["group"], [])), ("a ##[Group b]c", (["Group"], [])), ("\u3000::error a=b::c", (["error"], [])),
            ("a ::error::c", ([], [])), ("a\r::error::c", (["error"], [])), ("::a::##[group]", (["group"], [])),
            ("a ##vso[task.a b=c]d", ([], ["task.a"])), ("##vso[task]", ([], [])), ("# #[group]# #vso[a.b]", ([], [])),
        ):
            self.assertEqual(obeyed(line), commands, line)


if __name__ == "__main__":
    unittest.main()
