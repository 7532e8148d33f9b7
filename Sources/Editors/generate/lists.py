"""The lists of dialects and their extensions in files that are written by hand otherwise."""

import re

from dialects import module_extensions, style_extensions
from printed import Refusal


def with_lists(name, text, dialects):
    """The text of a file, by its path from the root, with its lists written anew."""
    for before, after, items in lists(dialects)[name]:
        text, count = re.subn(f"(?m)^(.*{before}).*({after}.*)$", lambda it, items=items: it[1] + items + it[2], text)
        if count == 0:
            raise Refusal(f"{name} has no line with {before} ... {after}")
    return text


def lists(dialects):
    """What is around a list in its line, as expressions, and the list, by file."""
    markup = [it.markup for it in dialects]
    styles = style_extensions(dialects)
    modules = module_extensions(dialects)
    names = [it.name for it in dialects]
    return {
        ".pre-commit-hooks.yaml": [
            (r"files: \\\.\(", r"\|js\|ts\|mjs\|", "|".join(markup + styles + modules)),
            (r"files: '\\\.\(", r"\)\$'", "|".join(markup)),
        ],
        "Sources/Editors/vscode/README.md": [
            ("while you type: ", ", together with", f"{', '.join(names[:-1])} and {names[-1]}")
        ],
        "Sources/Editors/vscode/README.zh-CN.md": [
            ("边写边检查小程序页面：", "，以及页面脚本", f"{'、'.join(names[:-1])} 和 {names[-1]}")
        ],
        "Sources/Guide/Pages/en/editors.md": [
            (r"^\| ", r" \| markup \|", each("`.{}`", " ", markup)),
            (r"^\| ", r" \| script modules: JavaScript \|", each("`.{}`", " ", modules)),
            *set_ups(markup, styles, modules),
        ],
        "Sources/Guide/Pages/zh/editors.md": [
            (r"^\| ", r" \| 标记代码 \|", each("`.{}`", " ", markup)),
            (r"^\| ", r" \| 脚本模块：JavaScript \|", each("`.{}`", " ", modules)),
            *set_ups(markup, styles, modules),
        ],
    }


def set_ups(markup, styles, modules):
    """The lists in what the guide gives to copy, which is the same in all languages."""
    return [
        (r"^\| ", r" \| CSS \|", each("`.{}`", " ", styles)),
        # Neovim
        (r"local markup = \{ ", r" \}", quoted(markup)),
        (r"ipairs\(\{ ", r" \}\) do .* = \"css\"", quoted(styles)),
        (r"ipairs\(\{ ", r" \}\) do .* = \"javascript\"", quoted(modules)),
        (r"local markup = \"", r"\"$", each("*.{}", ",", markup)),
        (r"local others = \"", r",\*\.js,", each("*.{}", ",", styles + modules)),
        # Emacs
        (r"\(\?:", r"\\\\\)\\\\'\" \. mini-program-mode", r"\\|".join(markup)),
        (r"\(\?:", r"\\\\\)\\\\'\" \. css-mode", r"\\|".join(styles)),
        (r"\(\?:", r"\\\\\)\\\\'\" \. js-mode", r"\\|".join(modules)),
        # coc.nvim
        (r"for name in \[", r"\] \| execute", quoted(markup)),
        (r"\"filetypes\": \[", r", \"css\", \"javascript\", \"typescript\", \"json\", \"objc\"", quoted(markup)),
        # JetBrains
        (r"\"Mini program\", \"patterns\": \[", r"\] \}", each('"*.{}"', ", ", markup)),
        (r"\"Mini program style\", \"patterns\": \[", r"\] \}", each('"*.{}"', ", ", styles)),
        (r"\"Mini program module\", \"patterns\": \[", r"\] \}", each('"*.{}"', ", ", modules)),
        # Helix
        (r"file-types = \[", r"\]", quoted(markup)),
        # Zed
        (r"\"HTML\": \[", r"\]", quoted(markup)),
        (r"\"CSS\": \[", r"\]", quoted(styles)),
        (r"\"JavaScript\": \[", r"\]", quoted(modules)),
    ]


def each(form, separator, items):
    return separator.join(form.format(it) for it in items)


def quoted(items):
    return each('"{}"', ", ", items)
