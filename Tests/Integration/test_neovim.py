"""mpcheck in Neovim, set up as the guide says, in a terminal, with keys as a user presses them."""

import json
import pathlib
import shutil
import subprocess
import sys
import time
import unittest

import edited_page
from scratch import BINARY, EDITORS_PAGE, Scratch, program, row_code, snippets

# Two methods to choose from.
SCRIPT = edited_page.SCRIPT.replace("});", "  onRate() {},\n});")
# What users have: keys as in the manual of Neovim, and findings beside the text.
USER = """\
vim.keymap.set('n', 'gd', vim.lsp.buf.definition)
vim.keymap.set('n', 'ga', vim.lsp.buf.code_action)
vim.diagnostic.config({ virtual_text = true })
"""
# Longer than anything takes on a busy machine; what is awaited usually comes at once.
PATIENCE = 20


class Editor:
    """Neovim in a terminal of 120 columns."""

    def __init__(self, scratch, configuration, page):
        self.scratch = scratch
        self.socket = scratch.folder / "nvim.sock"
        init = scratch.folder / "init.lua"
        init.write_text(configuration + "\nvim.o.cursorline = false\nvim.o.shortmess = 'aoOtTIcF'\n", encoding="utf-8")
        # A server of tmux for this test alone.
        self.tmux = ["tmux", "-S", str(scratch.folder / "tmux.sock"), "-f", "/dev/null"]
        self.run(
            *self.tmux, "new-session", "-d", "-x", "120", "-y", "20",
            "nvim", "-n", "-u", init, "--listen", self.socket, page,
        )  # fmt: skip

    def run(self, *command):
        run = subprocess.run(
            [str(it) for it in command],
            cwd=self.scratch.work,
            env={
                **self.scratch.environment,
                "LC_ALL": "C.UTF-8",
                "TERM": "xterm-256color",
                "XDG_STATE_HOME": str(self.scratch.folder / "home"),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            # Neovim 0.7 prints the values of expressions there.
            stderr=subprocess.STDOUT,
            check=False,
        )
        output = run.stdout.decode()
        if run.returncode != 0:
            raise OSError(f"{command}: {output}")
        return output

    def keys(self, *keys):
        self.run(*self.tmux, "send-keys", *keys)

    def type(self, text):
        self.run(*self.tmux, "send-keys", "-l", text)

    def screen(self):
        return self.run(*self.tmux, "capture-pane", "-p")

    def lua(self, expression):
        """The value of an expression in the editor."""
        quoted = expression.replace("'", "''")
        return json.loads(
            self.run("nvim", "--headless", "--server", self.socket, "--remote-expr", f"json_encode(luaeval('{quoted}'))")
        )

    def wait(self, expression, expected):
        """Waits until an expression has a value."""
        self.until(lambda: self.lua(expression), lambda it: it == expected, f"{expression}\nis not {expected}")

    def wait_for_screen(self, *texts):
        """Waits until all of these are on the screen, and returns it."""
        return self.until(self.screen, lambda it: all(text in it for text in texts), f"the screen has not {texts}")

    def until(self, read, is_right, problem):
        end = time.monotonic() + PATIENCE
        value = None
        while time.monotonic() < end:
            try:
                value = read()
                if is_right(value):
                    return value
            except (OSError, ValueError) as error:
                # It is still starting.
                value = error
            time.sleep(0.1)
        raise AssertionError(f"{problem}, but: {value}\n{self.screen()}")

    def stop(self):
        subprocess.run([*self.tmux, "kill-server"], check=False, stderr=subprocess.DEVNULL)


DIAGNOSTICS = """vim.tbl_map(function(it)
  return { it.lnum, it.col, it.end_col, it.code, it.source }
end, vim.diagnostic.get(0))"""
LINES = "vim.api.nvim_buf_get_lines(0, 0, -1, false)"


class NeovimTests:
    """What every version does; `block` is the one of the blocks for Neovim that is for it, and `neovim` the program."""

    def setUp(self):
        self.scratch = Scratch(program({"home": edited_page.PAGE}))
        self.addCleanup(self.scratch.remove)
        self.scratch.write("pages/home/home.js", SCRIPT)
        (self.scratch.folder / "bin/nvim").symlink_to(self.neovim())
        blocks = snippets("Neovim", "lua", EDITORS_PAGE)
        configuration = blocks[self.block] + blocks[2]
        formatting = row_code("Format on save", "Neovim", EDITORS_PAGE)
        formatting = formatting.replace("vim.lsp.buf.format(", f"{self.format}(")
        self.editor = Editor(self.scratch, USER + configuration + formatting, "pages/home/home.axml")
        self.addCleanup(self.editor.stop)

    def test_a_page_is_edited(self):
        editor = self.editor
        findings = [[1, 11, 16, "unquoted-value", "mpcheck"], [2, 15, 17, "undefined-handler", "mpcheck"]]
        editor.wait(DIAGNOSTICS, findings)
        editor.wait_for_screen("打开 😀 {{title}}</text>     ■ this value has no quotes", '"on" is not a method of this page')

        # A fix, of those that are offered where the cursor is.
        editor.type("2G/title\rga")
        editor.wait_for_screen("1: Quote the value", "2: Hide unquoted-value on this line")
        editor.type("1\r")
        editor.wait(f"{LINES}[2]", '  <text id="title" onTap="onOpen">打开 😀 {{title}}</text>')
        editor.wait(DIAGNOSTICS, findings[1:])

        # Completion, after what is there of the name.
        editor.type('3G/on"\rla')
        editor.keys("C-x", "C-o")
        editor.wait_for_screen("onRate")
        editor.keys("C-y", "Escape")
        editor.wait(f"{LINES}[3]", '  <view onTap="onOpen" />')
        editor.wait(DIAGNOSTICS, [])

        # The definition of the handler.
        editor.type("gd")
        editor.wait("{ vim.fn.expand('%:t'), vim.fn.line('.') }", ["home.js", 4])
        editor.wait_for_screen("  onOpen() {},", "pages/home/home.js")

    def test_a_rule_is_explained(self):
        """By a hover the reason, in a window the whole text."""
        editor = self.editor
        editor.wait(f"#({DIAGNOSTICS})", 2)
        editor.type("2G/title\rga")
        editor.wait_for_screen("4: Explain unquoted-value")
        editor.type("4\r")
        editor.wait("{ vim.bo.buftype, vim.fn.getline(1):match('^[%w-]+') }", ["nofile", "unquoted-value"])
        editor.wait_for_screen("unquoted-value: ", "Why")
        editor.type(":close\r")
        editor.wait("vim.fn.expand('%:t')", "home.axml")
        editor.type(":lua vim.lsp.buf.hover()\r")
        printed = self.scratch.must(BINARY, "explain", "unquoted-value", "--format", "json")
        editor.wait_for_screen("unquoted-value", json.loads(printed)["rationale"][:40])

    def test_a_page_is_formatted_when_it_is_saved(self):
        """Neither a file nor the page says how to indent, so the editor does: with tabs."""
        editor = self.editor
        editor.wait(f"#({DIAGNOSTICS})", 2)
        editor.type(":%s/^ *//\r:w\r")
        lines = edited_page.PAGE.replace("  <", "\t<").splitlines()
        editor.wait(LINES, lines)
        path = self.scratch.work / "pages/home/home.axml"
        editor.until(lambda: path.read_text(encoding="utf-8").splitlines(), lambda it: it == lines, "the file")


class OldNeovimTests(NeovimTests, unittest.TestCase):
    """The Neovim of the system."""

    block = 1
    format = "vim.lsp.buf.formatting_sync"

    def neovim(self):
        return shutil.which("nvim", path="/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin")


    def test_the_filetypes_of_coc(self):
        (line,) = snippets("coc.nvim", "vim", EDITORS_PAGE)
        init = self.scratch.folder / "coc.vim"
        init.write_text(line, encoding="utf-8")
        page = self.scratch.work / "pages/home/home.axml"
        for name, expected in {page: "axml", page.with_suffix(".swan"): "swan"}.items():
            output = self.scratch.run(self.neovim(), "--headless", "-u", init, "-c", "echo &filetype", "-c", "qa!", name).output
            self.assertEqual(output.strip(), expected)


class NewNeovimTests(NeovimTests, unittest.TestCase):
    """The Neovim of the package index, which has `vim.lsp.enable`."""

    block = 0
    format = "vim.lsp.buf.format"

    def neovim(self):
        return pathlib.Path(sys.executable).with_name("nvim")


if __name__ == "__main__":
    unittest.main()
