"""What the guide gives to copy for editors. Neovim and Emacs are tried with it elsewhere."""

import json
import re
import unittest

try:
    import tomllib
except ModuleNotFoundError:
    # Before Python 3.11, from a package that others need.
    import tomli as tomllib

from editors import DIALECTS, read
from scratch import EDITORS_PAGE, ROOT, row_code, snippets

# In English and Chinese.
PAGES = [(ROOT / it).read_text(encoding="utf-8") for it in (EDITORS_PAGE, EDITORS_PAGE.replace("/en/", "/zh/"))]
COMMAND = ["mpcheck", "server"]
MARKUP_EXTENSIONS = sorted(it["markup"] for it in DIALECTS)
STYLES = sorted({it["style"] for it in DIALECTS} - {"css"})
SUFFIXES = {module["suffix"].rsplit(".", 1)[1] for it in DIALECTS for module in it["scriptModules"]}
MODULES = sorted({it["module"] for it in DIALECTS} | SUFFIXES - {"js"})


def block(heading, language):
    (text,) = snippets(heading, language, EDITORS_PAGE)
    return text


class EditorsPageTests(unittest.TestCase):
    def test_the_files_are_those_that_the_server_is_given(self):
        for page in PAGES:
            table = page.split("|---|---|\n", 1)[1].split("\n\n", 1)[0]
            self.assertEqual(sorted(re.findall(r"`\.(\w+)`", table)), sorted(read("dialects.json")["extensions"]))

    def test_neovim_knows_all_markup(self):
        for text in snippets("Neovim", "lua", EDITORS_PAGE)[:2]:
            names = re.search(r"local markup = (.*)", text)[1]
            self.assertEqual(sorted(re.findall(r"\w+", names)), MARKUP_EXTENSIONS)

    def test_each_editor_is_tried_or_marked(self):
        """Those that are tried have tests of their own. The editors are between how all are set up and what they have in common."""
        editors = [re.split(r"(?m)^## ", page)[3:-2] for page in PAGES]
        for sections, mark in zip(editors, ("ot tested", "未经测试")):
            names = [it.split("\n", 1)[0] for it in sections]
            self.assertEqual(names[1:5] + names[6:], ["VS Code", "Neovim", "coc.nvim", "Emacs", "Helix", "Zed", "Sublime Text", "Kate"])
            self.assertEqual([it for it, section in zip(names, sections) if mark not in section], ["VS Code", "Neovim", "Emacs"])

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
        manifest = read("package.json")
        version = manifest["engines"]["vscode"].removeprefix("^").rsplit(".", 1)[0]
        for page in PAGES:
            self.assertIn(f"mv extension {manifest['publisher']}.{manifest['name']}\n", page)
            self.assertIn(f"VS Code {version} ", page)

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

    def test_format_on_save(self):
        """VS Code and Zed are given members of an object; the formatter of VS Code is the extension."""
        manifest = read("package.json")
        (settings,) = json.loads(f"{{{row_code('Format on save', 'VS Code', EDITORS_PAGE)}}}").values()
        self.assertEqual(settings["editor.defaultFormatter"], f"{manifest['publisher']}.{manifest['name']}")
        self.assertEqual(list(json.loads(f"{{{row_code('Format on save', 'Zed', EDITORS_PAGE)}}}")), ["languages"])

    def test_kate(self):
        self.assertEqual(json.loads(block("Kate", "json"))["servers"]["html"]["command"], COMMAND)


if __name__ == "__main__":
    unittest.main()
