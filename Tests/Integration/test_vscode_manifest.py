"""What the manifest of the VS Code extension promises is there, and is what mpcheck says."""

import json
import re
import struct
import sys
import unittest

import jsonschema
from editors import CONTRIBUTES, DIALECTS, EDITORS, EXTENSION, MANIFEST, MARKUP, flaws, lay_out, read
from scratch import BINARY, ROOT, Scratch, program

SETTINGS = CONTRIBUTES["configuration"]["properties"]


def printed(*arguments):
    scratch = Scratch()
    try:
        return scratch.must(BINARY, *arguments)
    finally:
        scratch.remove()


class ManifestTests(unittest.TestCase):
    def test_it_satisfies_its_schema(self):
        schema = json.loads((ROOT / "Tests/Integration/vscode/manifest.schema.json").read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(schema)
        errors = [f"{error.json_path}: {error.message}" for error in jsonschema.Draft7Validator(schema).iter_errors(MANIFEST)]
        self.assertEqual(errors, [])

    def test_generated_lists_are_up_to_date(self):
        scratch = Scratch()
        self.addCleanup(scratch.remove)
        scratch.must(sys.executable, "-B", EDITORS / "generate", "--mpcheck", BINARY, "--check")

    def test_what_is_made_is_made_the_same_again(self):
        scratch = Scratch()
        self.addCleanup(scratch.remove)
        again = scratch.folder / "extension"
        lay_out(again)

        def content(folder):
            return {it.relative_to(folder): it.read_bytes() for it in folder.rglob("*") if it.is_file()}

        self.assertEqual(content(again), content(EXTENSION))

    def test_what_it_promises_is_there(self):
        files = {str(it.relative_to(EXTENSION)): it.read_bytes() for it in EXTENSION.rglob("*") if it.is_file()}
        self.assertEqual(flaws(files), [])

    def test_the_icon_is_a_square_of_256_pixels(self):
        content = (EXTENSION / MANIFEST["icon"]).read_bytes()
        self.assertEqual(content[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack_from(">II", content, 16), (256, 256))

    def test_the_version_is_that_of_the_binary(self):
        self.assertEqual(MANIFEST["version"], printed("--version").strip())

    def test_the_languages_are_the_dialects_of_mpcheck(self):
        dialects = json.loads(printed("schema"))["properties"]["dialects"]["properties"]
        self.assertEqual(sorted(it["id"] for it in DIALECTS), sorted(dialects))
        self.assertEqual(list(MARKUP), [it["language"] for it in DIALECTS])

    def test_the_language_of_qt_is_left_to_qt(self):
        """Its id is `qml`, and its extension is not ours to claim."""
        claimed = {id: it.get("extensions") for id, it in MARKUP.items()}
        expected = {it["language"]: [f".{it['markup']}"] for it in DIALECTS}
        self.assertEqual(claimed, expected | {"qq-qml": None})
        self.assertEqual(MARKUP["qq-qml"]["aliases"], ["QQ QML"])
        self.assertNotIn("qml", [it["id"] for it in CONTRIBUTES["languages"]])
        self.assertIn('"files.associations": { "*.qml": "qq-qml" }', (EXTENSION / "README.md").read_text(encoding="utf-8"))

    def test_titles_are_names_and_all_else_is_sentences(self):
        texts = read("package.nls.json")
        titles = {it["title"] for it in CONTRIBUTES["commands"]} | {MANIFEST["displayName"]}
        for walkthrough in CONTRIBUTES["walkthroughs"]:
            titles |= {walkthrough["title"], *(step["title"] for step in walkthrough["steps"])}
            for step in walkthrough["steps"]:
                # A sentence, then a button on each line.
                first, *buttons = step["description"].split("\n")
                self.assertRegex(first, r"\.$")
                for button in buttons:
                    self.assertRegex(button, r"^\[[A-Z][^\]]+\]\(command:[^)]+\)$")
                texts = {key: it for key, it in texts.items() if it != step["description"]}
        self.assertEqual({it for it in texts.values() if not it.endswith(".")}, titles)

    def test_the_walkthrough_shows_what_mpcheck_finds(self):
        for language, name in {"en": "run.md", "zh": "run.nls.zh-cn.md"}.items():
            text = (EXTENSION / "walkthrough" / name).read_text(encoding="utf-8")
            page = re.search(r"```html\n(.*?)```", text, re.DOTALL)[1]
            files = {"app.json": '{ "pages": ["index"] }', "index.wxml": page}
            scratch = Scratch(files | {"index.js": "Page({ data: { title: '' }, onTap() {} })"})
            self.addCleanup(scratch.remove)
            printed = scratch.run(BINARY, "lint", "--language", language).output
            message = re.search(r"^error\[[\w-]+\]: (.*)$", printed, re.MULTILINE)[1]
            help = re.search(r"= (?:help: |帮助：)(.*)$", printed, re.MULTILINE)[1]
            joined = f"{message}. Help: {help}" if language == "en" else f"{message}。帮助：{help}"
            self.assertIn(f"`{joined}`", text)

    def test_the_walkthrough_names_the_fixes_and_rules_that_there_are(self):
        scratch = Scratch(program({"home": "<view class=a/>\n"}))
        self.addCleanup(scratch.remove)
        for language, name in {"en": "fix.md", "zh": "fix.nls.zh-cn.md"}.items():
            output = scratch.run(BINARY, "lint", "--language", language).output
            title = re.search(r"= (?:fix: |修复：)(.*?)(?: \(|（)", output)[1]
            text = (EXTENSION / "walkthrough" / name).read_text(encoding="utf-8")
            self.assertIn(f"- **{title[0].upper()}{title[1:]}**", text)
        rules = {it["id"] for it in json.loads(printed("rules", "--format", "json"))["rules"]}
        for path in sorted((EXTENSION / "walkthrough").glob("*.md")):
            text = path.read_text(encoding="utf-8")
            names = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])", text))
            self.assertLessEqual(names, rules | {"android-app", "ios-app", "mpcheck-baseline"}, path)
            for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
                json.loads(block)

    def test_each_text_is_there_in_chinese(self):
        for english, chinese in {
            "package.nls.json": read("package.nls.zh-cn.json"),
            "l10n/bundle.l10n.zh-cn.json": read("l10n/bundle.l10n.zh-cn.json"),
        }.items():
            keys = list(read(english)) if english == "package.nls.json" else self.texts_of_the_code()
            self.assertEqual(sorted(chinese), sorted(keys))
            for key, text in chinese.items():
                with self.subTest(key):
                    self.assertRegex(text, "[\u4e00-\u9fff]")
                    self.assertNotRegex(text, "[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff]\\.(?!\\w)")
                    # What stands for something, and what is code, is the same.
                    original = read(english)[key] if english == "package.nls.json" else key
                    pattern = r"\{\d\}|`[^`]+`"
                    self.assertEqual(sorted(re.findall(pattern, text)), sorted(re.findall(pattern, original)))

    @staticmethod
    def texts_of_the_code():
        """What the code gives to `l10n.t`, each once."""
        code = "".join(it.read_text(encoding="utf-8") for it in sorted(EXTENSION.glob("*.js")))
        code = re.sub(r'" \+\s*"', "", code)
        found = re.findall(r"""l10n\.t\(\s*(?:"([^"]*)"|'([^']*)')""", code)
        return sorted({double or single for double, single in found})

    def test_the_settings_of_the_language_are_those_of_the_server(self):
        self.assertEqual(SETTINGS["mpcheck.language"]["enum"], ["en", "zh", None])

    def test_the_readmes_lead_to_each_other(self):
        english, chinese = ((EXTENSION / it).read_text(encoding="utf-8") for it in ("README.md", "README.zh-CN.md"))
        for text, other in (english, "README.zh-CN.md"), (chinese, "README.md"):
            self.assertRegex("\n".join(text.splitlines()[:5]), rf"\(https://[^)]*/Sources/Editors/vscode/{re.escape(other)}\)")
        for mark in (r"(?m)^- ", r"(?m)^\| `"):
            self.assertEqual(len(re.findall(mark, english)), len(re.findall(mark, chinese)))
        code = re.compile(r"`[^`]+`")
        self.assertLessEqual(set(code.findall(english)) - {"`template` ..."}, set(code.findall(chinese)))

    def test_it_says_whose_it_is_and_where_mistakes_are_reported(self):
        address = MANIFEST["homepage"].removesuffix("#readme")
        self.assertEqual(MANIFEST["license"], "MIT")
        self.assertEqual((MANIFEST["repository"]["url"], MANIFEST["bugs"]["url"]), (f"{address}.git", f"{address}/issues"))
        for name, source in {"LICENSE.txt": "LICENSE", "CHANGELOG.md": ".github/CHANGELOG.md"}.items():
            self.assertEqual((EXTENSION / name).read_bytes(), (ROOT / source).read_bytes())

    def test_no_extension_belongs_to_two_languages(self):
        extensions = [extension for it in CONTRIBUTES["languages"] for extension in it.get("extensions", [])]
        self.assertEqual(len(extensions), len(set(extensions)))
        self.assertLessEqual({".sjs", ".wxs", ".acss", ".wxss"}, set(extensions))

    def test_each_language_has_its_grammar_and_snippets(self):
        grammars = {it["language"]: it for it in CONTRIBUTES["grammars"] if "language" in it}
        self.assertEqual(list(grammars), list(MARKUP))
        self.assertEqual([it["language"] for it in CONTRIBUTES["snippets"]], list(MARKUP))
        for grammar in CONTRIBUTES["grammars"]:
            self.assertEqual(read(grammar["path"])["scopeName"], grammar["scopeName"])

    def test_scripts_and_styles_do_not_start_the_extension_by_themselves(self):
        """VS Code activates an extension for each language that it configures."""
        for language in CONTRIBUTES["languages"]:
            if language["id"] not in MARKUP:
                self.assertNotIn("configuration", language)

    def test_presets_are_those_of_the_server(self):
        self.assertEqual(SETTINGS["mpcheck.diagnosticScope"]["default"], "open")
        # The server decides: it is another one for files that are not open.
        self.assertIsNone(SETTINGS["mpcheck.minimumSeverity"]["default"])

    def test_defaults_of_settings_are_values_that_they_take(self):
        for name, setting in SETTINGS.items():
            with self.subTest(name):
                jsonschema.validate(setting["default"], setting, jsonschema.Draft7Validator)
                self.assertEqual(len(setting.get("enumDescriptions", [])), len(setting.get("enum", [])))

    def test_no_workspace_chooses_the_program_that_is_run(self):
        self.assertEqual(SETTINGS["mpcheck.path"]["scope"], "machine-overridable")
        restricted = MANIFEST["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"]
        self.assertEqual(restricted, ["mpcheck.path", "mpcheck.configuration", "mpcheck.hosts"])

    def test_the_readme_has_each_setting(self):
        for name in "README.md", "README.zh-CN.md":
            readme = (EXTENSION / name).read_text(encoding="utf-8")
            cells = " ".join(re.findall(r"^\| (`.*?) \|", readme, re.MULTILINE))
            self.assertEqual(sorted(re.findall(r"`([\w.]+)`", cells)), sorted(SETTINGS))

    def test_severities_are_those_of_the_configuration(self):
        severity = json.loads(printed("schema"))["definitions"]["severity"]
        own = SETTINGS["mpcheck.rules"]["additionalProperties"]["anyOf"][0]["enum"]
        self.assertEqual(sorted(own), sorted(severity["enum"]))

    def test_the_lock_is_of_the_same_dependencies(self):
        lock = json.loads((EDITORS / "vscode/package-lock.json").read_text(encoding="utf-8"))
        self.assertEqual(lock["version"], MANIFEST["version"])
        self.assertEqual(lock["packages"][""]["dependencies"], MANIFEST["dependencies"])
        self.assertEqual(lock["packages"][""]["engines"], MANIFEST["engines"])
        for name, package in lock["packages"].items():
            for needed in package.get("dependencies", {}):
                self.assertIn(f"node_modules/{needed}", lock["packages"])
            if name:
                self.assertRegex(package["integrity"], r"^sha512-[A-Za-z0-9+/]{86}==$")


class LanguageConfigurationTests(unittest.TestCase):
    def test_its_expressions_are_valid(self):
        configuration = read("language-configuration.json")
        rules = [rule[key] for rule in configuration["onEnterRules"] for key in ("beforeText", "afterText") if key in rule]
        rules += [configuration["wordPattern"], *configuration["indentationRules"].values()]
        rules += configuration["folding"]["markers"].values()
        for rule in rules:
            re.compile(rule)

    def test_a_word_is_a_whole_name(self):
        pattern = re.compile(read("language-configuration.json")["wordPattern"])
        words = [it[0] for it in pattern.finditer('<mpaas-component a:if="{{item.is_ok}}" onTap="打开">')]
        self.assertEqual(words, ["mpaas-component", "a:if", "item", "is_ok", "onTap", "打开"])

    def test_a_line_is_indented_after_what_is_not_closed_on_it(self):
        rules = read("language-configuration.json")["indentationRules"]
        more, less = (re.compile(rules[f"{it}IndentPattern"]) for it in ("increase", "decrease"))
        for text, expected in {
            "<view>": (True, False),
            '  <view class="a > b">': (True, False),
            "<text>a</text>": (False, False),
            "<text>a</texts>": (True, False),
            "<image/>": (False, False),
            "</view>": (False, True),
            "<!-- a": (True, False),
            "<!-- a -->": (False, False),
            "{{ a }}": (False, False),
            '<view a="{{ b: {': (True, False),
            "} }}": (False, True),
        }.items():
            self.assertEqual((bool(more.search(text)), bool(less.search(text))), expected, text)

    def test_enter_indents_after_a_start_tag_alone(self):
        rules = read("language-configuration.json")["onEnterRules"]
        opens = re.compile(rules[1]["beforeText"])
        for text, indents in {
            "<view>": True,
            '<view class="a > b">': True,
            "<view a:if=\"{{a > 1}}\">": True,
            "<view/>": False,
            "</view>": False,
            "<!-- note -->": False,
            "text": False,
            "<view></view>": False,
        }.items():
            self.assertEqual(bool(opens.search(text)), indents, text)


class SnippetTests(unittest.TestCase):
    def test_nothing_is_found_in_their_markup(self):
        """Each with its placeholders as they are, on a page of its own that has the files they name."""
        for dialect in DIALECTS:
            id = dialect["id"]
            snippets = list(read(f"snippets/{id}.json").values())
            files = program({f"p{number}": "" for number in range(len(snippets))})
            for number, snippet in enumerate(snippets):
                folder = f"pages/p{number}"
                text = re.sub(r"\$\{\d+:([^}]*)\}|\$\d", lambda it: it[1] or "", "\n".join(snippet["body"]))
                if 'is="name"' in text:
                    text = f'<import src="./parts.{id}"/>\n{text}'
                del files[f"{folder}/p{number}.axml"]
                files[f"{folder}/p{number}.{id}"] = text + "\n"
                files[f"{folder}/p{number}.js"] = "Page({ onTap() {} });\n"
                files[f"{folder}/parts.{id}"] = '<template name="name"><text>{{item}}</text></template>\n'
                for module in dialect["scriptModules"]:
                    files[f"{folder}/format{module['suffix']}"] = "module.exports = {};\n"
            with self.subTest(dialect=id):
                scratch = Scratch(files)
                self.addCleanup(scratch.remove)
                # One names the rule "rule", and what they import is for what is written next.
                options = ["--rule", "unknown-rule=off", "--rule", "unused-import=off"]
                run = scratch.run(BINARY, "lint", ".", "--format", "concise", "--quiet", *options)
                self.assertEqual((run.status, run.output), (0, ""))


if __name__ == "__main__":
    unittest.main()
