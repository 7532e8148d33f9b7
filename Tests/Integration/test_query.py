"""What `mpcheck query` finds is what lxml finds by XPath, and by the XPath that cssselect makes of a selector.

Each element at the top of a fixture page, or of one that the benchmark generates, is a page of its own here, because a document of lxml
has one. Its tree for lxml is made from what `mpcheck parse` prints. PAGES=folder takes the pages below a folder instead; SEED=N tries
other expressions.
"""

import collections
import json
import os
import pathlib
import random
import re
import sys
import unittest

import cssselect
import lxml.etree

from scratch import ROOT, Scratch, tracked

sys.path.append(str(ROOT / "Tests/Benchmark"))

from program import generated  # noqa: E402

MARKUP = ("axml", "wxml", "swan", "ttml", "qml", "ksml", "jxml", "fxml", "xhsml")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*\Z")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*\Z")
BLANK = " \t\r\n"
# More elements than that take lxml, and mpcheck, no other ways.
MAX_ELEMENTS = 400
SLICES = 250
SELECTORS = 120
EXPRESSIONS = 120


class Unwritable(Exception):
    """A page that lxml cannot have: names that are not of XML, controls, or parts that were not read."""


class Tree:
    """A page as lxml has it, with the offset in the page of each node."""

    def __init__(self, parsed, source):
        self.source = source
        self.starts = {}
        self.texts = {}
        self.prefixes = set()
        # Elements with their classes as written, and with the words outside of mustaches, which selectors see alone.
        self.classes = []
        self.collect(parsed["nodes"][0])
        self.root = self.element(parsed["nodes"][0], None)
        self.size = len(self.starts)

    def collect(self, node):
        for name in [node["name"]] + [attribute["name"] for attribute in node["attributes"]]:
            parts = name.split(":")
            if len(parts) > 2 or not all(NAME.match(part) for part in parts) or parts[0].startswith("xml"):
                raise Unwritable
            self.prefixes |= set(parts[:-1])
        for child in node["children"]:
            if child["kind"] == "element":
                self.collect(child)

    @staticmethod
    def qualified(name):
        prefix, colon, local = name.rpartition(":")
        return f"{{{prefix}}}{local}" if colon else name

    def text(self, start, end):
        return self.source[start:end].decode("utf-8")

    def element(self, node, parent):
        name = self.qualified(node["name"])
        if parent is None:
            made = lxml.etree.Element(name, nsmap={prefix: prefix for prefix in self.prefixes})
        else:
            made = lxml.etree.SubElement(parent, name)
        self.starts[made] = node["range"][0]
        made_at = {}
        for attribute in node["attributes"]:
            key = self.qualified(attribute["name"])
            if key in made.attrib:
                continue
            value = self.text(*attribute["value"]) if attribute["value"] else ""
            made.set(key, value)
            if key == "class":
                self.classes.append((made, value, words_outside_of_mustaches(value)))
            made_at[key] = attribute["range"][0]
        self.texts[made, "attributes"] = made_at
        last, cursor = None, self.content_start(node)
        for child in node["children"] + [None]:
            end = child["range"][0] if child else self.content_end(node)
            self.add_text(made, last, cursor, end)
            if child is None:
                break
            cursor = child["range"][1]
            if child["kind"] == "element":
                last = self.element(child, made)
            elif child["kind"] == "comment":
                last = lxml.etree.Comment(self.text(child["range"][0] + 4, child["range"][1] - 3))
                made.append(last)
                self.starts[last] = child["range"][0]
            else:
                self.add_text(made, last, *child["range"], isBlank=False)
        return made

    def add_text(self, parent, last, start, end, isBlank=True):
        text = self.text(start, end)
        if not text:
            return
        if isBlank and text.strip(BLANK):
            raise Unwritable
        owner, place = (parent, "text") if last is None else (last, "tail")
        before = getattr(owner, place)
        if before:
            raise Unwritable
        setattr(owner, place, text)
        self.texts[owner, place] = len(self.source[:start]) + len(text.encode()) - len(text.lstrip(BLANK).encode())

    def content_start(self, node):
        last = max([node["tag"][1]] + [it["value"][1] if it["value"] else it["range"][1] for it in node["attributes"]])
        start = self.source.index(b">", last) + 1
        return start

    def content_end(self, node):
        if not node["children"] and self.source[: node["range"][1]].endswith(b"/>"):
            return self.content_start(node)
        end = self.source.rfind(b"</", 0, node["range"][1])
        if end < self.content_start(node):
            raise Unwritable
        return end

    def offset(self, found):
        """Where a node that lxml found begins; None for white space alone."""
        if isinstance(found, str):
            parent = found.getparent()
            if found.is_attribute:
                return self.texts[parent, "attributes"][found.attrname]
            if not found.strip(BLANK):
                return None
            return self.texts[parent, "text" if found.is_text else "tail"]
        return self.starts[found]

    def find(self, xpath, prefixes):
        names = {prefix: prefix for prefix in prefixes}
        found = self.root.getroottree().xpath(xpath, namespaces=names, extensions=FUNCTIONS)
        return sorted(it for it in map(self.offset, found) if it is not None)


def words_outside_of_mustaches(value):
    """A class as mpcheck sees its words, for the selectors of cssselect."""
    if "{" not in value:
        return value
    marked = re.sub(r"\{\{.*?\}\}(?!\})", "\x7f", value, flags=re.DOTALL)
    if "{" in marked or "}" in marked:
        raise Unwritable
    return " ".join(word for word in marked.split() if "\x7f" not in word)


def string(value):
    if isinstance(value, list):
        if not value:
            return ""
        return value[0] if isinstance(value[0], str) else "".join(value[0].itertext(with_tail=False))
    return value


FUNCTIONS = {
    (None, "ends-with"): lambda _, text, end: string(text).endswith(string(end)),
    (None, "lower-case"): lambda _, text: string(text).lower(),
    (None, "matches"): lambda _, text, pattern: bool(re.search(string(pattern), string(text))),
}


class Words:
    """What selectors and expressions are made of: names and values of the pages."""

    def __init__(self, trees, seed):
        self.random = random.Random(seed)
        tags, attributes, values, words = (collections.Counter() for _ in range(4))
        for tree in trees:
            for element in tree.root.iter("*"):
                tags[element.tag] += 1
                for name, value in element.attrib.items():
                    attributes[name] += 1
                    if name == "class":
                        words.update(word for word in value.split() if WORD.match(word))
                    elif "'" not in value and "\\" not in value and "\n" not in value and len(value) < 40:
                        values[name, value] += 1
        self.tags = [tag for tag, _ in tags.most_common(30) if ":" not in tag and "{" not in tag]
        self.attributes = [name for name, _ in attributes.most_common(40) if name != "class"]
        self.values = [pair for pair, _ in values.most_common(200)]
        self.words = [word for word, _ in words.most_common(40)]

    def one(self, of):
        return self.random.choice(of)

    # Selectors, as pairs of ours and that of cssselect.

    def selector(self):
        chains = [self.chain() for _ in range(self.one([1, 1, 1, 2]))]
        return ", ".join(it[0] for it in chains), ", ".join(it[1] for it in chains)

    def chain(self):
        ours, theirs = self.compound()
        for _ in range(self.one([0, 0, 1, 1, 2])):
            sign = self.one([" ", " > ", " + ", " ~ "])
            next_ours, next_theirs = self.compound()
            ours, theirs = ours + sign + next_ours, theirs + sign + next_theirs
        return ours, theirs

    def compound(self, isSimple=False):
        tag = self.one(self.tags + ["*"] * 5)
        parts = [self.condition(isSimple) for _ in range(self.one([0, 0, 1] if isSimple else [0, 1, 1, 2]))]
        return tag + "".join(it[0] for it in parts), tag + "".join(it[1] for it in parts)

    def condition(self, isSimple):
        kind = self.one(["present", "value", "word", "position"] + ([] if isSimple else ["not", "is", "has"]))
        if kind == "present":
            return self.attribute_test(self.one(self.attributes), "")
        if kind == "value":
            name, value = self.one(self.values)
            operator = self.one(["=", "^=", "$=", "*=", "~="])
            if operator == "~=" and ("{" in value or " " in value):
                operator = "="
            length = self.random.randint(0, len(value))
            shown = {"^=": value[:length], "$=": value[length:], "*=": value[length // 2 : length]}.get(operator, value)
            return self.attribute_test(name, f"{operator}'{shown}'")
        if kind == "word" and self.words:
            word = "." + self.one(self.words)
            return word, word
        if kind in ("position", "word"):
            same = self.one([":first-child", ":last-child", ":only-child", ":nth-child(2)", ":nth-child(3)", ":empty", ":root"])
            return same, same
        ours, theirs = self.compound(isSimple=True)
        if kind == "has":
            sign = self.one(["", "> ", "+ ", "~ "])
            return f":has({sign}{ours})", f":has({sign}{theirs})"
        return f":{kind}({ours})", f":{kind}({theirs})"

    @staticmethod
    def attribute_test(name, test):
        prefix, brace, local = name[1:].partition("}") if name.startswith("{") else ("", "", name)
        theirs = f"{prefix}|{local}" if brace else local
        ours = f"{prefix}:{local}" if brace else local
        # A dot in a name would begin a class for cssselect.
        theirs = theirs.replace(".", "\\.")
        return f"[{ours}{test}]", f"[{theirs}{test}]"

    # XPath.

    AXES = ["ancestor", "ancestor-or-self", "child", "descendant", "descendant-or-self", "following",
            "following-sibling", "parent", "preceding", "preceding-sibling", "self"]

    def expression(self):
        parts = [self.path() for _ in range(self.one([1, 1, 1, 2]))]
        path = " | ".join(parts)
        return self.one([path] * 4 + [f"({path})[{self.one(['1', 'last()', 'position() > 2'])}]"])

    def path(self):
        path = self.one(["//", "/*//", "//*/"]) + self.step(isFirst=True)
        for _ in range(self.one([0, 0, 1, 2])):
            path += self.one(["/", "/", "//"]) + self.step()
        return path + self.one(["", "", "", "/" + self.attribute(), "/text()", "/..", "/comment()"])

    def step(self, isFirst=False):
        axis = "" if isFirst else self.one([""] * 3 + [f"{axis}::" for axis in self.AXES])
        test = self.one(self.tags + ["*"] * 6 + ["node()"])
        return axis + test + "".join(f"[{self.predicate()}]" for _ in range(self.one([0, 1, 1, 2])))

    def attribute(self):
        name = self.one(self.attributes)
        prefix, brace, local = name[1:].partition("}") if name.startswith("{") else ("", "", name)
        return self.one([f"@{prefix}:{local}" if brace else f"@{local}"] * 4 + ["@*"] + ([f"@{prefix}:*"] if brace else []))

    def predicate(self):
        name, value = self.one(self.values)
        literal = f"'{value[: self.random.randint(0, len(value))]}'"
        kinds = [
            self.attribute(),
            f"not({self.attribute()})",
            f"{self.attribute()} = '{value}'",
            f"{self.attribute()} != {literal}",
            str(self.one([1, 2, 3])),
            "last()",
            f"position() {self.one(['<', '>=', '='])} {self.one([1, 2, 3])}",
            f"count({self.one(['*', '@*', 'ancestor::*', './/*'])}) > {self.one([0, 1, 2, 3])}",
            f"{self.one(self.AXES)}::{self.one(self.tags)}",
            f"contains({self.attribute()}, {literal})",
            f"starts-with(., {literal})",
            f"ends-with({self.attribute()}, {literal})",
            f"lower-case({self.attribute()}) = {literal.lower()}",
            f"matches({self.attribute()}, '{self.one(['^[a-z]+$', '[0-9]', 'a.*b', '[A-Z][a-z]*', '^.?$'])}')",
            f"string-length(normalize-space()) > {self.one([0, 5, 20])}",
            "normalize-space(text())",
            f"name() = '{self.one(self.tags)}'",
            f"substring-before({self.attribute()}, 'a') = ''",
            f"number({self.attribute()}) > 1",
            f"sum({self.attribute()}) > 1",
            f"translate({self.attribute()}, 'abc', 'xyz') = {literal}",
        ]
        first = self.one(kinds)
        return self.one([first] * 3 + [f"{first} and {self.one(kinds)}", f"{first} or {self.one(kinds)}"])


class QueryTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.seed = int(os.environ.get("SEED", "1"))
        cls.scratch = Scratch()
        cls.addClassCleanup(cls.scratch.remove)
        cls.trees = {}
        for path, source in cls.slices():
            cls.add(path, source)
        # Some names mean pages only beside others of their platform.
        searched = cls.scratch.must("mpcheck", "query", "*", "--files").split()
        cls.trees = {name: tree for name, tree in cls.trees.items() if name in searched}
        cls.prefixes = set().union(*(tree.prefixes for tree in cls.trees.values()))
        cls.words = Words(cls.trees.values(), cls.seed)

    @classmethod
    def sources(cls):
        """The pages, in another order for each seed."""
        if "PAGES" in os.environ:
            folder = pathlib.Path(os.environ["PAGES"])
            paths = [path for ending in MARKUP for path in sorted(folder.rglob(f"*.{ending}"))]
        else:
            program = generated(cls.scratch.folder / "bench", "markup", 15)
            paths = [ROOT / name for name in tracked(*(f"Fixtures/**.{ending}" for ending in MARKUP))]
            paths += [program.folder / f"{page}.axml" for page in program.pages]
        random.Random(cls.seed).shuffle(paths)
        return paths

    @classmethod
    def slices(cls):
        """The elements at the tops of the pages."""
        count = 0
        for path in cls.sources():
            if count >= SLICES:
                return
            run = cls.scratch.run("mpcheck", "parse", path)
            if run.status != 0:
                continue
            source = path.read_bytes()
            for node in json.loads(run.output)["nodes"]:
                if node["kind"] == "element" and node["children"]:
                    count += 1
                    yield f"{count}{path.suffix}", source[node["range"][0] : node["range"][1]]

    @classmethod
    def add(cls, name, source):
        path = cls.scratch.work / name
        path.write_bytes(source)
        parsed = json.loads(cls.scratch.must("mpcheck", "parse", name))
        try:
            if [node["kind"] for node in parsed["nodes"]] != ["element"]:
                raise Unwritable
            tree = Tree(parsed, source)
            if tree.size > MAX_ELEMENTS:
                raise Unwritable
            cls.trees[name] = tree
        except (Unwritable, ValueError):
            # lxml takes no controls either.
            path.unlink()

    def found(self, *arguments):
        """The offsets that mpcheck finds, by the names of pages."""
        run = self.scratch.run("mpcheck", "query", *arguments, ".", "--format", "json")
        self.assertIn(run.status, (0, 1), run)
        found = collections.defaultdict(list)
        for match in json.loads(run.output):
            # lxml has no node for the document.
            if match["kind"] != "document":
                found[match["path"]].append(match["range"]["start"]["offset"])
        return found

    def compare(self, found, xpath, shown, isSelector):
        for name, tree in self.trees.items():
            for element, written, words in tree.classes:
                element.set("class", words if isSelector else written)
            with self.subTest(shown=shown, xpath=xpath, seed=self.seed, page=tree.source.decode()[:2000]):
                self.assertEqual(found[name], tree.find(xpath, self.prefixes))

    def test_pages_are_compared(self):
        self.assertGreater(len(self.trees), 40)
        self.assertGreater(sum(tree.size for tree in self.trees.values()), 500)

    def test_selectors_find_what_cssselect_finds(self):
        matches = 0
        translator = cssselect.GenericTranslator()
        for _ in range(SELECTORS):
            ours, theirs = self.words.selector()
            found = self.found(ours)
            matches += sum(map(len, found.values()))
            self.compare(found, translator.css_to_xpath(theirs), f"{ours} ({theirs})", isSelector=True)
        self.assertGreater(matches, SELECTORS)

    def test_xpath_finds_what_lxml_finds(self):
        matches = 0
        for _ in range(EXPRESSIONS):
            expression = self.words.expression()
            found = self.found("--xpath", expression)
            matches += sum(map(len, found.values()))
            self.compare(found, expression, expression, isSelector=False)
        self.assertGreater(matches, EXPRESSIONS)


if __name__ == "__main__":
    unittest.main()
