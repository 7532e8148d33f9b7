"""README.md and its Chinese translation: the same text in both, and what they show is what mpcheck prints.

`make bless` writes what it prints in Chinese into the Chinese one; the English one is for people to write."""

import collections
import json
import os
import re
import shutil
import unittest

from scratch import ROOT, Scratch

ENGLISH = "README.md"
CHINESE = ".github/zh-CN/README.md"
LANGUAGES = {"en": ENGLISH, "zh": CHINESE}
HAN = "\u3400-\u4dbf\u4e00-\u9fff"
FULL_WIDTH = "，。；：！？、（）“”…《》"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# What the outputs in the README are of: a file, or the lines of one.
PAGE = """\
<view>
  <text>map</text>
  <mpaas-component
    id="map"
    type="coffee_map"
    style="{{ width: 200, height: 200 }}"
  />
</view>
"""
MAPS = {
    "app.json": '{ "pages": ["pages/home/home", "pages/shop/shop"] }\n',
    "pages/home/home.axml": PAGE,
    "pages/home/home.js": "Page({});\n",
    "pages/shop/shop.axml": '<mpaas-component id="map" type="coffee_map" style="{{ width: 200, height: 200 }}"/>\n',
    "pages/shop/shop.js": "Page({});\n",
}
COMMAND = "RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)reactTag to:(CGFloat)to start:(double)a by:(NSInteger)value) {}"
LIBRARY = {
    "package.json": '{"name": "dial", "peerDependencies": {"react-native": "*"}}\n',
    "src/Dial.ts": """\
interface C {
  turn: (ref: React.ElementRef<T>, to: CT.Double, a: CT.Double, value: CT.Double) => void;
}
export const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});
interface NativeProps extends ViewProps {}
export default codegenNativeComponent<NativeProps>('Dial');
""",
    "ios/DialManager.mm": "\n" * 22
    + f"""\
@interface DialManager : RCTViewManager
@end
@implementation DialManager
RCT_EXPORT_MODULE(Dial)
- (UIView *)view {{
  return [UISlider new];
}}
{COMMAND}
@end
""",
}


OLD_VIEWS = {"my_map": {"params": {"zoom": "number"}, "events": ["onMove", "onTap"]}}
NEW_VIEWS = {"my_map": {"params": {"zoom": "string"}, "events": ["onTap"]}, "my_video": {"platforms": ["android"]}}


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def blocks(path):
    """The blocks of code: language and text."""
    return [(match[1], match[2]) for match in FENCE.finditer(text(path))]


def prose(path):
    """The text without its blocks of code."""
    return FENCE.sub("", text(path))


def headings(path):
    """The headings with their levels, in order."""
    return re.findall(r"^(#+) (.*)$", prose(path), re.MULTILINE)


def sections(path):
    """The texts below the headings, each without blocks of code."""
    return re.split(r"^#+ .*$", prose(path), flags=re.MULTILINE)


def anchor(heading):
    """The anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def latin(line):
    """The words of a line that are not Chinese."""
    return re.findall(rf"[^{HAN}{FULL_WIDTH}\s]+", line)


class TranslationTests(unittest.TestCase):
    def test_each_leads_to_the_other(self):
        self.assertTrue(text(ENGLISH).startswith(f"# mpcheck\n\n[中文]({CHINESE})\n\n"))
        self.assertTrue(text(CHINESE).startswith("# mpcheck\n\n[English](../../README.md)\n\n"))

    def test_headings(self):
        levels = [[level for level, _ in headings(path)] for path in LANGUAGES.values()]
        self.assertEqual(*levels)
        for _, heading in headings(CHINESE)[1:]:
            self.assertRegex(heading, f"[{HAN}]|^React Native")

    def test_each_section_has_as_many_paragraphs_items_and_rows(self):
        for english, chinese, (_, heading) in zip(sections(ENGLISH), sections(CHINESE), [("", "")] + headings(ENGLISH)):
            with self.subTest(heading):
                for kind, pattern in {"items": r"^- ", "rows": r"^\|", "bold": r"\*\*[^*]+\*\*"}.items():
                    counts = [len(re.findall(pattern, it, re.MULTILINE)) for it in (english, chinese)]
                    self.assertEqual(*counts, kind)
                self.assertEqual(*[len(re.split(r"\n\s*\n", it.strip())) for it in (english, chinese)])

    def test_each_section_has_the_same_code(self):
        for english, chinese, (_, heading) in zip(sections(ENGLISH), sections(CHINESE), [("", "")] + headings(ENGLISH)):
            with self.subTest(heading):
                codes = [collections.Counter(" ".join(it.split()) for it in re.findall(r"`([^`]+)`", part)) for part in (english, chinese)]
                self.assertEqual((codes[0] - codes[1], codes[1] - codes[0]), (collections.Counter(), collections.Counter()))

    def test_blocks_of_code(self):
        """A line without Chinese is the same in both. One with Chinese has no Latin word that the English one lacks."""
        english, chinese = blocks(ENGLISH), blocks(CHINESE)
        self.assertEqual([language for language, _ in english], [language for language, _ in chinese])
        for (_, one), (_, other) in zip(english, chinese):
            self.assertEqual(one.count("\n"), other.count("\n"), other)
            for line, translated in zip(one.split("\n"), other.split("\n")):
                if re.search(f"[{HAN}]", translated):
                    self.assertEqual([it for it in latin(translated) if it not in line], [], translated)
                    self.assertNotIn("lint" if "lint" in line else "\0", set(latin(line)) - set(latin(translated)), translated)
                else:
                    self.assertEqual(line, translated)

    def test_commands(self):
        """Commands in blocks are the same, but for their comments."""
        found = []
        for path in LANGUAGES.values():
            lines = [line for language, block in blocks(path) if language in ("", "sh") for line in block.split("\n")]
            found.append([re.sub(r"\s+# .*", "", it) for it in lines if re.match(r"(make|mpcheck|git|exec) ", it)])
        self.assertEqual(*found)
        self.assertGreater(len(found[0]), 10)

    def test_links(self):
        addresses = []
        for path in LANGUAGES.values():
            anchors = {anchor(heading) for _, heading in headings(path)}
            targets = []
            for target in re.findall(r"\]\(([^)]+)\)", prose(path))[1:]:
                if target.startswith("#"):
                    self.assertIn(target[1:], anchors)
                    index = [anchor(heading) for _, heading in headings(path)].index(target[1:])
                    targets.append(index)
                elif "://" in target:
                    targets.append(target)
                else:
                    file = (ROOT / path).parent / target
                    self.assertTrue(file.is_file(), target)
                    targets.append(file.resolve().relative_to(ROOT).as_posix())
            addresses.append(collections.Counter(targets))
        self.assertEqual(*addresses)

    def test_numbers(self):
        """What is measured, and how much is allowed, is the same in each section; numerals that Chinese has in place of words are not."""
        for english, chinese, (_, heading) in zip(sections(ENGLISH), sections(CHINESE), [("", "")] + headings(ENGLISH)):
            if heading in ("Speed", "Security", "Exit status"):
                with self.subTest(heading):
                    numbers = [set(re.findall(r"\d[\d,.]*\d|\d", re.sub(r"`[^`]*`", "", part))) for part in (english, chinese)]
                    self.assertLessEqual(*numbers)

    def test_chinese_punctuation(self):
        for line in re.sub(r"`[^`]*`", "`x`", prose(CHINESE)).split("\n"):
            line = re.sub(r"\]\([^)]*\)", "]", line)
            with self.subTest(line):
                self.assertNotRegex(line, f"[{HAN}][,;:!?()]|[,;:!?(][{HAN}]|[「」]")
                self.assertNotRegex(line, f"[{HAN}] +[{HAN}]")
                self.assertNotRegex(line, f"[{HAN}][A-Za-z0-9`]|[A-Za-z0-9`][{HAN}]")
                self.assertNotRegex(line, r"[，。；：！？、（）“”] (?!\|)|(?<![|\-]) [，。；：！？、（）“”]")
                self.assertNotRegex(line, "[你您]")

    def test_chinese_words(self):
        """Words that the glossary rules out."""
        for row in text("Fixtures/glossary.md").split("\n"):
            cells = [it.strip() for it in row.strip("|").split("|")]
            if len(cells) == 5 and cells[2] and cells[0] != "English" and not cells[2].startswith("-"):
                for word in cells[2].split("、"):
                    self.assertNotIn(word, prose(CHINESE))


class OutputTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch(MAPS)
        self.addCleanup(self.scratch.remove)

    def compare(self, first, outputs, whole=False):
        """Compares the blocks whose English one begins with `first` with the lines of an output.

        A block may leave out lines of the output, unless it is `whole`: the ones that the English block has are the ones that
        both have."""
        (index,) = [index for index, (_, block) in enumerate(blocks(ENGLISH)) if block.startswith(first)]
        shown = blocks(ENGLISH)[index][1].split("\n")
        lines = outputs["en"].split("\n")
        taken, start = [], 0
        for line in shown:
            self.assertIn(line, lines[start:], outputs["en"])
            start = lines.index(line, start) + 1
            taken.append(start - 1)
        # The last line of a block is the end of its last one.
        taken.pop()
        if whole:
            self.assertEqual(taken, list(range(taken[0], taken[0] + len(taken))), "lines are left out")
        chinese = outputs["zh"].split("\n")
        self.assertEqual(len(chinese), len(lines), outputs["zh"])
        wanted = "".join(chinese[it] + "\n" for it in taken)
        if os.environ.get("MPCHECK_BLESS"):
            old = blocks(CHINESE)[index][1]
            (ROOT / CHINESE).write_text(text(CHINESE).replace(f"```\n{old}```", f"```\n{wanted}```"), encoding="utf-8")
        self.assertEqual(blocks(CHINESE)[index][1], wanted)

    def outputs(self, *arguments):
        """What mpcheck prints in each language, by the variable and by the option."""
        outputs = {}
        for language in LANGUAGES:
            run = self.scratch.run("mpcheck", *arguments, MPCHECK_LANGUAGE=language)
            self.assertEqual(run.status, 1, run)
            outputs[language] = run.output
        return outputs

    def test_a_finding(self):
        self.compare("error[duplicate-native-id]", self.outputs("lint", "--type", "coffee_map"), whole=True)

    def test_a_finding_in_a_library(self):
        shutil.rmtree(self.scratch.work)
        for name, content in LIBRARY.items():
            self.scratch.write(name, content)
        self.compare("error[mismatched-command-type]", self.outputs("lint"))

    def test_what_a_change_breaks(self):
        for name, views in {"old.json": OLD_VIEWS, "new.json": NEW_VIEWS}.items():
            self.scratch.write(name, json.dumps({"nativeViews": views}))
        self.compare("Breaks pages:", self.outputs("contract", "--diff", "old.json", "new.json"))

    def test_the_language_is_chosen_as_the_readme_says(self):
        command = ["mpcheck", "lint", "--type", "coffee_map"]
        english, chinese = (self.outputs(*command[1:])[it] for it in LANGUAGES)
        self.assertNotEqual(english, chinese)
        for expected, options, environment in [
            (english, [], {}),
            (chinese, ["--language", "zh"], {}),
            (chinese, ["--language=zh"], {"MPCHECK_LANGUAGE": "en", "LC_ALL": "C"}),
            (english, ["--language", "en"], {"MPCHECK_LANGUAGE": "zh"}),
            (english, [], {"MPCHECK_LANGUAGE": "en", "LC_ALL": "zh_CN.UTF-8"}),
            (chinese, [], {"LC_ALL": "zh_CN.UTF-8"}),
            (chinese, [], {"LC_ALL": "", "LC_MESSAGES": "zh", "LANG": "C"}),
            (chinese, [], {"LC_ALL": "", "LANG": "zh_TW"}),
            (english, [], {"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}),
        ]:
            with self.subTest(options=options, environment=environment):
                self.assertEqual(self.scratch.run(*command, *options, **environment).output, expected)
        self.assertEqual(self.scratch.run(*command, "--language", "fr").status, 2)
        run = self.scratch.run(*command, MPCHECK_LANGUAGE="fr", LC_ALL="zh_CN.UTF-8")
        self.assertEqual(run.status, 1)
        self.assertIn("MPCHECK_LANGUAGE", run.output)
        self.assertTrue(run.output.endswith(english) or run.output.startswith(english), run.output)

    def test_what_programs_read_is_the_same_in_both_languages(self):
        for name in "concise", "json", "sarif", "github", "gitlab", "junit", "checkstyle":
            with self.subTest(name):
                outputs = self.outputs("lint", "--type", "coffee_map", "--quiet", "--format", name)
                self.assertEqual(outputs["en"], outputs["zh"])
                self.assertNotRegex(outputs["zh"], f"[{HAN}]")

    def test_a_baseline_hides_the_same_in_both_languages(self):
        lint = ["mpcheck", "lint", "--type", "coffee_map", "--baseline", "baseline.json"]
        for written, read in ("en", "zh"), ("zh", "en"):
            self.scratch.run(*lint, "--write-baseline", MPCHECK_LANGUAGE=written)
            self.assertEqual(self.scratch.run(*lint, MPCHECK_LANGUAGE=read).status, 0)
            (self.scratch.work / "baseline.json").unlink()

    def test_a_formatted_page(self):
        for path in LANGUAGES.values():
            pages = [block for language, block in blocks(path) if language == "html" and block.startswith('<view class="list">')]
            self.assertEqual(len(pages), 2)
            self.scratch.write("pages/home/home.wxml", pages[0])
            self.scratch.must("mpcheck", "format", "pages/home/home.wxml")
            self.assertEqual((self.scratch.work / "pages/home/home.wxml").read_text(encoding="utf-8"), pages[1])

    def test_examples_of_configurations_and_comments_are_understood(self):
        for path in LANGUAGES.values():
            for language, block in blocks(path):
                if language == "json":
                    self.scratch.write("mpcheck.json", block.replace("../ios-app", "ios").replace("../android-app", "android"))
                    (self.scratch.work / "ios").mkdir(exist_ok=True)
                    (self.scratch.work / "android").mkdir(exist_ok=True)
                    self.scratch.must("mpcheck", "config")
            (self.scratch.work / "mpcheck.json").unlink()
            (hidden,) = [block for language, block in blocks(path) if "disable-next-line missing-native-size" in block]
            self.scratch.write("pages/home/home.axml", hidden)
            run = self.scratch.run("mpcheck", "lint", "--only", "missing-native-size", "pages/home")
            self.assertEqual(run.status, 0, run)
            (self.scratch.work / "pages/home/home.axml").write_text(PAGE, encoding="utf-8")


if __name__ == "__main__":
    unittest.main()
