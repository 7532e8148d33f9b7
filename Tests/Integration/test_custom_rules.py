"""The guide page about rules of one's own, custom-rules.md: what it shows is what mpcheck prints, in both languages."""

import collections
import json
import re
import shlex
import unittest

from scratch import ROOT, Scratch

PAGES = {language: ROOT / f"Sources/Guide/Pages/{language}/custom-rules.md" for language in ("en", "zh")}
RECIPES = ROOT / "Tests/CommandLineTests/CustomRecipeTests.swift"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MAX_LINES = 200
PROGRAM = {
    "app.json": '{ "pages": ["pages/home/home"] }\n',
    "pages/home/home.wxml": '<view class="card">\n  <image src="{{cover}}" mode="aspectFill"/>\n  <text>{{title}}</text>\n</view>\n',
    "pages/home/home.js": "Page({ data: { cover: '', title: '' } });\n",
}


def blocks(language):
    """The blocks of code of the page: language and text."""
    return [(match[1], match[2]) for match in FENCE.finditer(PAGES[language].read_text(encoding="utf-8"))]


def prose(language):
    return FENCE.sub("", PAGES[language].read_text(encoding="utf-8"))


class GuideTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch(PROGRAM)
        self.addCleanup(self.scratch.remove)

    def test_the_first_rule(self):
        for language in PAGES:
            with self.subTest(language):
                (_, configuration), (_, output) = blocks(language)[:2]
                self.scratch.write("mpcheck.json", configuration)
                printed = self.scratch.must("mpcheck", "lint", "--language", language)
                self.assertTrue(printed.startswith(output + "\n"), printed)
                self.assertEqual(printed.count("["), 1, printed)

    def test_commands(self):
        """Each runs, and finds the image or says what it becomes."""
        (commands,) = [block for kind, block in blocks("en") if kind == "" and block.startswith("mpcheck ")]
        outputs = [self.scratch.must(*shlex.split(line)) for line in commands.splitlines()]
        image = 'pages/home/home.wxml:2:3: <image src="{{cover}}" mode="aspectFill"/>\n'
        self.assertEqual(outputs[:2], [image, image])
        self.assertRegex(outputs[2], r"image\[not\(@lazy-load\)\]\n$")

    def test_configurations(self):
        """Each can be used as it is."""
        found = collections.Counter()
        for kind, block in blocks("en"):
            if kind != "json":
                continue
            self.scratch.write("mpcheck.json", block)
            for command in ("lint", "config"):
                run = self.scratch.run("mpcheck", command)
                self.assertIn(run.status, (0, 1), run.output)
            found.update(list(json.loads(block)))
        self.assertEqual(found["custom"], 3)

    def test_recipes_are_tried(self):
        """Each is in the tests, over a page with what it finds and what it does not."""
        tried = RECIPES.read_text(encoding="utf-8")
        recipes = json.loads(max((block for kind, block in blocks("en") if kind == "json"), key=len))["custom"]
        self.assertGreater(len(recipes), 12)
        for name, recipe in recipes.items():
            key = "select" if "select" in recipe else "xpath"
            self.assertIn(f'"{key}": {json.dumps(recipe[key], ensure_ascii=False)}', tried, name)

    def test_the_comment_hides_a_finding(self):
        (comment,) = [block for kind, block in blocks("en") if kind == "html"]
        self.scratch.write(
            "mpcheck.json", '{ "custom": { "no-inline-style": { "select": "[style]", "message": "use a class" } } }\n'
        )
        page = '<view style="width: {{w}}px"/>\n'
        self.scratch.write("pages/home/home.wxml", page)
        self.assertIn("custom/no-inline-style", self.scratch.must("mpcheck", "lint", "--only", "custom"))
        self.scratch.write("pages/home/home.wxml", comment + page)
        self.assertNotIn("custom/", self.scratch.must("mpcheck", "lint", "--only", "custom"))

    def test_both_languages_say_the_same(self):
        english, chinese = [FENCE.findall(PAGES[language].read_text(encoding="utf-8")) for language in PAGES]
        # Only the output has words of mpcheck.
        self.assertEqual(english[:1] + english[2:], chinese[:1] + chinese[2:])
        levels = [re.findall(r"^(#+) ", prose(language), re.MULTILINE) for language in PAGES]
        self.assertEqual(*levels)
        codes = [collections.Counter(re.findall(r"`([^`]+)`", prose(language))) for language in PAGES]
        sentence = lambda code: "imgae" in code or code in ("", "...")
        for one, other in (codes, reversed(codes)):
            self.assertEqual([it for it in one - other if not sentence(it)], [])

    def test_length(self):
        for language, path in PAGES.items():
            self.assertLessEqual(len(path.read_text(encoding="utf-8").splitlines()), MAX_LINES, language)


if __name__ == "__main__":
    unittest.main()
