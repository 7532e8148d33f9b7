"""What Sources/Editors/README.md gives to copy. Neovim and Emacs are tried with it elsewhere."""

import json
import re
import unittest

try:
    import tomllib
except ModuleNotFoundError:
    # Before Python 3.11, from a package that others need.
    import tomli as tomllib

from editors import DIALECTS, read
from scratch import ROOT, snippets

PATH = "Sources/Editors/README.md"
COMMAND = ["mpcheck", "server"]
MARKUP_EXTENSIONS = sorted(it["markup"] for it in DIALECTS)
STYLES = sorted({it["style"] for it in DIALECTS} - {"css"})
SUFFIXES = {module["suffix"].rsplit(".", 1)[1] for it in DIALECTS for module in it["scriptModules"]}
MODULES = sorted({it["module"] for it in DIALECTS} | SUFFIXES - {"js"})


def block(heading, language):
    (text,) = snippets(heading, language, PATH)
    return text


class EditorsReadmeTests(unittest.TestCase):
    def test_the_files_are_those_that_the_server_is_given(self):
        table = (ROOT / PATH).read_text(encoding="utf-8").split("|---|---|\n", 1)[1].split("\n\n", 1)[0]
        self.assertEqual(sorted(re.findall(r"`\.(\w+)`", table)), sorted(read("dialects.json")["extensions"]))

    def test_neovim_knows_all_markup(self):
        for text in snippets("Neovim", "lua", PATH)[:2]:
            names = re.search(r"local markup = (.*)", text)[1]
            self.assertEqual(sorted(re.findall(r"\w+", names)), MARKUP_EXTENSIONS)

    def test_each_editor_is_tried_or_marked(self):
        """Those that are tried have tests of their own."""
        sections = re.split(r"(?m)^## ", (ROOT / PATH).read_text(encoding="utf-8"))[1:]
        marked = {it.split("\n", 1)[0]: "ot tried" in it for it in sections}
        tried = {"VS Code", "Neovim", "Emacs", "Formatting when a file is saved"}
        self.assertEqual({name for name, is_marked in marked.items() if not is_marked}, tried)
        for name in "WeChat DevTools", "JetBrains IDEs", "coc.nvim":
            self.assertIn(name, marked)

    def test_coc(self):
        server = json.loads(block("coc.nvim", "json"))["languageserver"]["mpcheck"]
        self.assertEqual([server["command"], *server["args"]], COMMAND)
        self.assertEqual(sorted(set(server["filetypes"]) & set(MARKUP_EXTENSIONS)), MARKUP_EXTENSIONS)

    def test_jetbrains(self):
        template = json.loads(block("JetBrains IDEs", "json"))
        self.assertEqual(template["programArgs"]["default"].split(), COMMAND)
        patterns = {it["languageId"]: it["fileType"]["patterns"] for it in template["fileTypeMappings"][:3]}
        expected = {"html": MARKUP_EXTENSIONS, "css": STYLES, "javascript": MODULES}
        self.assertEqual({name: sorted(it) for name, it in patterns.items()}, {name: [f"*.{it}" for it in all] for name, all in expected.items()})

    def test_wechat_devtools(self):
        """The folder in the package is named as the documents say, and the version is what the manifest asks for."""
        text = (ROOT / PATH).read_text(encoding="utf-8")
        manifest = read("package.json")
        self.assertIn(f"mv extension {manifest['publisher']}.{manifest['name']}\n", text)
        self.assertIn(f"VS Code {manifest['engines']['vscode'].removeprefix('^').rsplit('.', 1)[0]}:", text)

    def test_emacs_knows_all_files(self):
        rules = re.findall(r"""auto-mode-alist '\("(.*?)" \. ([\w-]+)\)""", block("Emacs", "elisp"))
        modes = {}
        for extension in read("dialects.json")["extensions"]:
            for rule, mode in rules:
                # The syntax of Emacs: groups are written with a backslash.
                pattern = rule.replace("\\\\", "\\").replace(r"\(?:", "(?:").replace(r"\)", ")").replace(r"\|", "|")
                if re.search(pattern.replace(r"\'", r"\Z"), f"page.{extension}"):
                    modes.setdefault(mode, []).append(extension)
        self.assertEqual(sorted(modes["mini-program-mode"]), MARKUP_EXTENSIONS)
        self.assertEqual(sorted(modes["js-mode"]), MODULES)
        self.assertEqual(sorted(modes["css-mode"]), STYLES)

    def test_helix(self):
        settings = tomllib.loads(block("Helix", "toml"))
        server = settings["language-server"]["mpcheck"]
        self.assertEqual([server["command"], *server["args"]], COMMAND)
        self.assertEqual(sorted(settings["language"][0]["file-types"]), MARKUP_EXTENSIONS)

    def test_zed(self):
        settings = json.loads(block("Zed", "json"))
        self.assertEqual(sorted(settings["file_types"]["HTML"]), MARKUP_EXTENSIONS)
        (server,) = settings["lsp"].values()
        self.assertEqual([server["binary"]["path"], *server["binary"]["arguments"]], COMMAND)

    def test_sublime_text(self):
        self.assertEqual(json.loads(block("Sublime Text", "json"))["clients"]["mpcheck"]["command"], COMMAND)

    def test_kate(self):
        self.assertEqual(json.loads(block("Kate", "json"))["servers"]["html"]["command"], COMMAND)


if __name__ == "__main__":
    unittest.main()
