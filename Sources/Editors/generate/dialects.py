"""The dialects as `Sources/Markup/Language/Dialect+*.swift` describe them, as far as an editor needs them."""

import pathlib
import re

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Markup/Language"
FAMILY = "Dialect+WeChatFamily"

# `Dialect.Directives.usualNames`.
USUAL_DIRECTIVES = ["if", "elif", "else", "for", "for-item", "for-index", "key"]


class Dialect:
    def __init__(self, path):
        self.path = path
        source = re.sub(r"^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        # What follows is the table of its components.
        source = source.split("\nprivate let", 1)[0]
        self.id = self.one(r'\bid: "(\w+)"', source)
        self.name = self.one(r'\bname: "(\w+)"', source)
        self.markup = self.one(r'\bmarkup: "(\w+)"', source)
        self.style = self.one(r'\bstyle: "(\w+)"', source)
        self.module = self.one(r'\bmodule: "(\w+)"', source)
        directives = self.one(r"Directives\(\s*(.*?)\),\n", source)
        self.prefix = self.one(r'\bprefix: "([^"]+)"', directives)
        self.prefixes = [self.prefix, *strings(r"otherPrefixes: \[(.*?)\]", directives)]
        names = dict(re.findall(r'\.(\w+): "([^"]+)"', section(r"names: \[(.*?)\]", directives)))
        synonyms = re.findall(r'"([^"]+)": \.(\w+)', section(r"synonyms: \[(.*?)\]", directives))
        bare = re.findall(r"\.(\w+)", section(r"bare: \[(.*?)\]", directives))
        self.directives = (list(names.values()) or USUAL_DIRECTIVES) + [spelling for spelling, _ in synonyms]
        # Those whose value is an expression without `{{ }}`.
        self.bare_directives = [names.get(it, it) for it in bare] + [it for it, meaning in synonyms if meaning in bare]
        self.has_capitalised_events = "form: .capitalised" in source
        events = section(r"prefixes: \[(.*?)\],\n\s*bubbling", source) or shared_event_prefixes()
        self.event_prefixes = re.findall(r'\("([^"]+)", \.', events)
        self.modules = [Module(it, self.module) for it in re.findall(r"ScriptModule\((.*?)\)", source, re.DOTALL)]
        # Tags that contain a script; in the family of WeChat those of all modules.
        self.bodies = strings(r"rawBodies: \[(.*?)\]", source) or [it.tag for it in self.modules]
        self.native_tags = strings(r"nativeTags: \[(.*?)\]", source)
        self.has_two_way_braces = "hasTwoWayBraces: true" in source

    def one(self, pattern, text):
        found = section(pattern, text)
        if not found:
            raise SystemExit(f"{self.path}: nothing matches {pattern}")
        return found

    @property
    def module_extensions(self):
        """Of `filter.js` it is `js`."""
        return [self.module, *(it.suffix.rsplit(".", 1)[-1] for it in self.modules)]

    @property
    def scope(self):
        return f"text.html.{self.id}"

    def directive(self, name):
        return self.prefix + name

    def event(self, name):
        """The attribute that binds an event."""
        return f"on{name.capitalize()}" if self.has_capitalised_events else f"bind{name}"


class Module:
    """A tag that gives a script module a name."""

    def __init__(self, arguments, usual_suffix):
        self.tag = section(r'\btag: "([^"]+)"', arguments)
        self.name = section(r"\bname: \.(\w+)", arguments)
        self.source = section(r"\bsource: \.(\w+)", arguments)
        self.suffix = section(r'\bsuffix: "([^"]+)"', arguments) or usual_suffix
        self.takes_body = "takesBody: true" in arguments


def section(pattern, text):
    found = re.search(pattern, text, re.DOTALL)
    return found[1] if found else ""


def strings(pattern, text):
    return re.findall(r'"([^"]+)"', section(pattern, text))


def shared_event_prefixes():
    text = (SOURCES / f"{FAMILY}.swift").read_text(encoding="utf-8")
    return section(r"static let weChat = EventSyntax\(.*?prefixes: \[(.*?)\],\n\s*bubbling", text)


def all_dialects():
    """In the order of `Dialect.all`."""
    listed = section(r"static let all: \[Dialect\] = \[(.*?)\]", (SOURCES / "Dialect.swift").read_text(encoding="utf-8"))
    ids = re.findall(r"\.(\w+)", listed)
    paths = [path for path in sorted(SOURCES.glob("Dialect+*.swift")) if path.stem != FAMILY]
    found = {dialect.id: dialect for dialect in map(Dialect, paths)}
    if sorted(ids) != sorted(found):
        raise SystemExit(f"Dialect.all lists {sorted(ids)}, the files have {sorted(found)}")
    return [found[id] for id in ids]
