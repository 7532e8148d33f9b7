"""README.md, the guide and their Chinese translations: the same text in both, and what they show is what mpcheck prints.

`make bless` writes what it prints in Chinese into the Chinese ones, and the picture of the README; English texts are for people to
write."""

import collections
import json
import os
import re
import shlex
import shutil
import unittest

from scratch import ROOT, Scratch
from terminal_picture import picture

PICTURE = ".github/picture.svg"
GUIDE = "Sources/Guide/Pages"
README = ("README.md", ".github/zh-CN/README.md")
TOPICS = sorted(it.stem for it in (ROOT / GUIDE / "en").glob("*.md"))
# English and Chinese.
PAIRS = [README] + [(f"{GUIDE}/en/{it}.md", f"{GUIDE}/zh/{it}.md") for it in TOPICS]
LANGUAGES = ("en", "zh")
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

# The program of the picture.
SHOP = {
    "app.json": '{ "pages": ["pages/shop/shop"] }\n',
    "pages/shop/shop.axml": """\
<view class="shop">
  <mpaas-component id="map" type="acme_mpa" style="{{ width: 300, height: 200 }}"/>
  <button onTap="sumbitOrder">Order</button>
</view>
""",
    "pages/shop/shop.js": "Page({\n  submitOrder() {},\n});\n",
    "ios/AppDelegate.m": """\
@implementation AppDelegate
- (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
  [[PSDService sharedInstance] registerComponentWithName:@"acme_map" clsName:@"AcmeMapView"];
}
@end
""",
    "ios/AcmeMapView.m": """\
@interface AcmeMapView : NBComponent
@end
@implementation AcmeMapView
- (instancetype)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate {
  self = [super initWithConfig:config messageDelegate:messageDelegate];
  return self;
}
- (UIView *)contentView {
  return self.map;
}
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


def paired(path):
    """The texts below the headings of both languages, with the English heading."""
    english, chinese = path
    return zip(sections(english), sections(chinese), [""] + [it for _, it in headings(english)])


class TranslationTests(unittest.TestCase):
    def test_each_page_is_there_in_both_languages(self):
        self.assertEqual(TOPICS, sorted(it.stem for it in (ROOT / GUIDE / "zh").glob("*.md")))
        self.assertEqual(len(TOPICS), 14)

    def test_each_readme_leads_to_the_other(self):
        self.assertTrue(text(README[0]).startswith(f"# mpcheck\n\n[中文]({README[1]})\n\n"))
        self.assertTrue(text(README[1]).startswith("# mpcheck\n\n[English](../../README.md)\n\n"))

    def test_lengths(self):
        """A README that people read: links and rows of tables may be longer."""
        self.assertLessEqual(text(README[0]).count("\n"), 130)
        for line in text(README[0]).split("\n"):
            if not line.startswith("|"):
                self.assertLessEqual(len(re.sub(r"\]\([^)]*\)", "]", line)), 110, line)
        for pair in PAIRS[1:]:
            for path in pair:
                self.assertLessEqual(text(path).count("\n"), 200, path)

    def test_headings(self):
        for pair in PAIRS:
            with self.subTest(pair[0]):
                levels = [[level for level, _ in headings(path)] for path in pair]
                self.assertEqual(*levels)
                for _, heading in headings(pair[1])[1 if pair == README else 0:]:
                    self.assertRegex(heading, f"[{HAN}]|^(React Native|GitHub|GitLab|pre-commit|Neovim|Emacs|Helix|Zed|Kate|VS Code|Sublime Text|JetBrains|coc.nvim|XPath)")

    def test_each_section_has_as_many_paragraphs_items_and_rows(self):
        for pair in PAIRS:
            for english, chinese, heading in paired(pair):
                with self.subTest(pair[0], heading=heading):
                    for kind, pattern in {"items": r"^(?:- |\d+\. )", "rows": r"^\|", "bold": r"\*\*[^*]+\*\*"}.items():
                        counts = [len(re.findall(pattern, it, re.MULTILINE)) for it in (english, chinese)]
                        self.assertEqual(*counts, kind)
                    self.assertEqual(*[len(re.split(r"\n\s*\n", it.strip())) for it in (english, chinese)])

    def test_each_section_has_the_same_code(self):
        for pair in PAIRS:
            for english, chinese, heading in paired(pair):
                with self.subTest(pair[0], heading=heading):
                    codes = [
                        collections.Counter(" ".join(it.split()) for it in re.findall(r"`([^`]+)`", part))
                        for part in (english, chinese)
                    ]
                    self.assertEqual((codes[0] - codes[1], codes[1] - codes[0]), (collections.Counter(), collections.Counter()))

    def test_blocks_of_code(self):
        """A line without Chinese is the same in both. One with Chinese has no Latin word that the English one lacks."""
        for pair in PAIRS:
            english, chinese = map(blocks, pair)
            self.assertEqual([language for language, _ in english], [language for language, _ in chinese], pair)
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
        found = [[], []]
        for pair in PAIRS:
            for path, commands in zip(pair, found):
                lines = [line for language, block in blocks(path) if language in ("", "sh") for line in block.split("\n")]
                commands += [re.sub(r"\s+# .*", "", it) for it in lines if re.match(r"(make|mpcheck|git|exec) ", it)]
        self.assertEqual(*found)
        self.assertGreater(len(found[0]), 10)

    def test_links(self):
        for pair in PAIRS:
            addresses = []
            for path in pair:
                targets = []
                for target in re.findall(r"\]\(([^)]+)\)", prose(path))[1 if pair == README else 0:]:
                    if "://" in target:
                        targets.append(target)
                        continue
                    name, _, place = target.partition("#")
                    file = ((ROOT / path).parent / name).resolve() if name else ROOT / path
                    self.assertTrue(file.is_file(), f"{path}: {target}")
                    other = file.relative_to(ROOT).as_posix()
                    anchors = [anchor(heading) for _, heading in headings(other)] if other.endswith(".md") else []
                    if place:
                        self.assertIn(place, anchors, f"{path}: {target}")
                    targets.append((other.replace("/zh/", "/en/").replace(".zh-CN.md", ".md"), anchors.index(place) if place else None))
                addresses.append(collections.Counter(targets))
            self.assertEqual(*addresses, pair[0])

    def test_numbers(self):
        """What is measured, and how much is allowed, is the same in each section; numerals that Chinese has in place of words are not."""
        for pair in PAIRS:
            for english, chinese, heading in paired(pair):
                if heading in ("Speed and security", "Exit status") or pair[0].endswith(("/performance.md", "/security.md")):
                    with self.subTest(pair[0], heading=heading):
                        numbers = [set(re.findall(r"\d[\d,.]*\d|\d", re.sub(r"`[^`]*`|\]\([^)]*\)", "", part))) for part in (english, chinese)]
                        self.assertLessEqual(*numbers)

    def test_chinese_punctuation(self):
        for line in (line for _, path in PAIRS for line in re.sub(r"`[^`]*`", "`x`", prose(path)).split("\n")):
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
                    for _, path in PAIRS:
                        self.assertNotIn(word, prose(path), path)


class OutputTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch(MAPS)
        self.addCleanup(self.scratch.remove)

    def compare(self, first, outputs, whole=False):
        """Compares the blocks whose English one begins with `first` with the lines of an output.

        A block may leave out lines of the output, unless it is `whole`: the ones that the English block has are the ones that
        both have."""
        places = [(pair, index) for pair in PAIRS for index, (_, block) in enumerate(blocks(pair[0])) if block.startswith(first)]
        self.assertTrue(places)
        for (english, translated), index in places:
            shown = blocks(english)[index][1].split("\n")
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
                old = blocks(translated)[index][1]
                (ROOT / translated).write_text(text(translated).replace(f"```\n{old}```", f"```\n{wanted}```"), encoding="utf-8")
            self.assertEqual(blocks(translated)[index][1], wanted)

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
        for language in LANGUAGES:
            pages = [
                block for kind, block in blocks(f"{GUIDE}/{language}/formatting.md") if kind == "html" and block.startswith('<view class="list">')
            ]
            self.assertEqual(len(pages), 2)
            self.scratch.write("pages/home/home.wxml", pages[0])
            self.scratch.must("mpcheck", "format", "pages/home/home.wxml")
            self.assertEqual((self.scratch.work / "pages/home/home.wxml").read_text(encoding="utf-8"), pages[1])

    def test_examples_of_configurations_are_understood(self):
        for path in (path for pair in PAIRS for path in pair):
            for language, block in blocks(path):
                if language == "json" and not path.endswith("editors.md"):
                    self.scratch.write("mpcheck.json", block.replace("../ios-app", "ios").replace("../android-app", "android"))
                    (self.scratch.work / "ios").mkdir(exist_ok=True)
                    (self.scratch.work / "android").mkdir(exist_ok=True)
                    self.scratch.must("mpcheck", "config")
                    (self.scratch.work / "mpcheck.json").unlink()

    def test_examples_of_comments_are_understood(self):
        for language in LANGUAGES:
            (hidden,) = [block for _, block in blocks(f"{GUIDE}/{language}/adopting.md") if "disable-next-line missing-native-size" in block]
            self.scratch.write("pages/home/home.axml", hidden)
            run = self.scratch.run("mpcheck", "lint", "--only", "missing-native-size", "pages/home")
            self.assertEqual(run.status, 0, run)
            (self.scratch.work / "pages/home/home.axml").write_text(PAGE, encoding="utf-8")

    def test_the_picture(self):
        """`make bless` writes it."""
        shutil.rmtree(self.scratch.work)
        for name, content in SHOP.items():
            self.scratch.write(name, content)
        command = ["mpcheck", "lint", "pages/", "--host", "ios/"]
        run = self.scratch.run(*command, "--color", "always")
        self.assertEqual(run.status, 1, run)
        title = "mpcheck lint reports a native view type that is misspelled and a handler that does not exist"
        drawn = picture(" ".join(command), run.output, title)
        if os.environ.get("MPCHECK_BLESS"):
            (ROOT / PICTURE).write_text(drawn, encoding="utf-8")
        self.assertEqual(text(PICTURE), drawn)
        self.assertLess(len(drawn), 40_000)

    # What stands for something in a command that the texts show.
    STANDS_FOR = {
        "RULE": "missing-key", "ID=SEVERITY": "missing-key=off", "FILE": "pages/home/home.axml", "OLD": "old.json", "NEW": "old.json",
        "[PATH...]": ".", "DIR": "site", "REF": "HEAD", "GLOB": "gen/**", "TOPIC": "ci", "path/to/library": ".", "pages": "pages/",
        "../ios-app": "ios/", "ios-app": "ios/", "../android-app": "ios/", "android-app": "ios/", "ios-app/": "ios/", "../ios": "ios/",
        "ios/Demo.m": "ios/Demo.m", "origin/main": "HEAD", "native-views.json": "contract.json", "old-views.json": "contract.json",
    }

    def test_each_command_is_understood(self):
        """What the texts say of mpcheck is no wrong use: exit status 2."""
        self.scratch.write("ios/Demo.m", "\n")
        self.scratch.write("old.json", json.dumps({"nativeViews": OLD_VIEWS}))
        self.scratch.must("mpcheck", "lint", "--baseline", "mpcheck-baseline.json", "--write-baseline")
        contract = self.scratch.run("mpcheck", "contract", "pages").output
        self.scratch.write("mpcheck.json", '{ "custom": { "lazy-image": { "select": "image", "message": "it is slow" } } }\n')
        self.scratch.write("contract.json", contract)
        for command in "git init -q .", "git add .", "git -c user.name=a -c user.email=a@example.org commit -qm a":
            self.scratch.must(*command.split())
        commands = set()
        for english, _ in PAIRS:
            lines = [line for language, block in blocks(english) if language in ("", "sh") for line in block.split("\n")]
            lines += re.findall(r"`(mpcheck [^`]+)`", " ".join(prose(english).split()))
            commands |= {re.sub(r"\s+# .*| > .*", "", it) for it in lines if it.startswith("mpcheck ")}
        self.assertGreater(len(commands), 40)
        for command in sorted(commands):
            words = [self.STANDS_FOR.get(it, it) for it in shlex.split(re.sub(r"\s\|.*", "", command))]
            # These do not end by themselves, or are no commands.
            if words[1] == "server" or "--watch" in words or words[-1] == "...":
                continue
            # In a sentence, a command is named without what it needs.
            if words == ["mpcheck", "query"]:
                words.append("--help")
            if words[1] == "init":
                (self.scratch.work / "mpcheck.json").unlink()
            with self.subTest(command):
                run = self.scratch.run(*words)
                self.assertIn(run.status, (0, 1), run)


if __name__ == "__main__":
    unittest.main()
