"""A terminal as an SVG: the text that a program printed, with its colours, for a light and a dark page."""

import re
import unicodedata
from xml.sax.saxutils import escape

CELL, LINE, SIZE, MARGIN = 8.4, 20, 14, 16
# The colours of a terminal, as classes: light and dark.
COLOURS = {
    "31": ("r", "#cf222e", "#ff7b72"),
    "32": ("g", "#116329", "#7ee787"),
    "33": ("y", "#7d4e00", "#e3b341"),
    "34": ("b", "#0550ae", "#79c0ff"),
    "35": ("m", "#8250df", "#d2a8ff"),
    "36": ("c", "#1b7c83", "#76e3ea"),
}


def cells(text):
    """The columns of a terminal that a text takes."""
    return sum(2 if unicodedata.east_asian_width(it) in "WF" else 1 for it in text)


def spans(line):
    """The parts of a line with their classes; links of terminals are left out."""
    line = re.sub(r"\x1b\]8;.*?(?:\x1b\\|\x07)", "", line)
    classes, parts = set(), []
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if not part.startswith("\x1b["):
            if part:
                parts.append((part, " ".join(sorted(classes))))
            continue
        for code in part[2:-1].split(";"):
            if code in ("", "0"):
                classes = set()
            elif code == "1":
                classes.add("bold")
            elif code == "2":
                classes.add("dim")
            else:
                colour = COLOURS.get(str(int(code) - 60) if code.startswith("9") else code)
                if colour is None:
                    raise ValueError(f"no colour for {code}")
                classes -= {it[0] for it in COLOURS.values()}
                classes.add(colour[0])
    return parts


def picture(command, output, title):
    """The SVG of a command and what it printed."""
    lines = [[("$ ", "dim"), (command, "bold")], []] + [spans(it) for it in output.rstrip("\n").split("\n")]
    width = max(sum(cells(text) for text, _ in line) for line in lines) * CELL + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    light = "".join(f".{it[0]}{{fill:{it[1]}}}" for it in COLOURS.values())
    dark = "".join(f".{it[0]}{{fill:{it[2]}}}" for it in COLOURS.values())
    svg = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        "<style>"
        ".back{fill:#f6f8fa;stroke:#d0d7de}"
        f"text{{font:{SIZE}px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1f2328;white-space:pre}}"
        f".bold{{font-weight:700}}.dim{{fill:#59636e}}{light}"
        "@media(prefers-color-scheme:dark){"
        f".back{{fill:#0d1117;stroke:#3d444d}}text{{fill:#f0f6fc}}.dim{{fill:#9198a1}}{dark}}}"
        "</style>",
        f'<rect class="back" x=".5" y=".5" width="{width - 1:.0f}" height="{height - 1}" rx="8"/>',
    ]
    for row, line in enumerate(lines):
        column = 0
        for text, classes in line:
            shown = text.strip(" ")
            if shown:
                x = MARGIN + (column + len(text) - len(text.lstrip(" "))) * CELL
                y = MARGIN + row * LINE + SIZE
                kind = f' class="{classes}"' if classes else ""
                length = cells(shown) * CELL
                svg.append(f'<text{kind} x="{x:.1f}" y="{y}" textLength="{length:.1f}" xml:space="preserve">{escape(shown)}</text>')
            column += cells(text)
    return "\n".join(svg + ["</svg>", ""])
