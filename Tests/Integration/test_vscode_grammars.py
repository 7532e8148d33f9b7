"""The colours of markup in VS Code, by an engine that does what VS Code's does."""

import json
import unittest

import onigurumacffi
from editors import GRAMMARS, MARKUP, fixtures
from scratch import BINARY, Scratch
from textmate import Grammars

# In place of VS Code's own grammar: like that one, it counts the braces of a script.
JAVASCRIPT = {
    "scopeName": "source.js",
    "patterns": [
        {"begin": r"\{", "end": r"\}", "name": "meta.block.js", "patterns": [{"include": "$self"}]},
        {"begin": "'", "end": "'", "name": "string.quoted.single.js"},
        {"match": r"\bvar\b", "name": "storage.type.js"},
    ],
}
GRAMMAR = Grammars(GRAMMARS, [JAVASCRIPT])


def tokens(dialect, text):
    """The tokens of all lines that are not blank, with their scopes below the scope of the file."""
    found = GRAMMAR.tokens(f"text.html.{dialect}", text)
    return [(token, scopes[1:]) for line in found for token, scopes in line if token.strip()]


def scope(dialect, text, token):
    """The innermost scope of the one token that is so."""
    (scopes,) = [scopes for it, scopes in tokens(dialect, text) if it == token]
    return scopes[-1] if scopes else ""


class RuleTests(unittest.TestCase):
    def test_each_expression_is_valid(self):
        def walk(node):
            for key, value in node.items() if isinstance(node, dict) else enumerate(node):
                if key in ("match", "begin", "end", "while"):
                    onigurumacffi.compile(value)
                elif isinstance(value, (dict, list)):
                    walk(value)

        for path in GRAMMARS:
            with self.subTest(path.name):
                walk(json.loads(path.read_text(encoding="utf-8")))


class DialectTests(unittest.TestCase):
    """What each language has of its own: directives, events, script modules."""

    def assert_scopes(self, dialect, text, expected):
        for token, name in expected.items():
            with self.subTest(dialect=dialect, token=token):
                self.assertEqual(scope(dialect, text, token), name)

    def test_directives(self):
        for dialect, own, foreign in [
            ("axml", "a:if", "wx:if"),
            ("wxml", "wx:for-items", "a:for"),
            ("ttml", "tt:for-index", "wx:for-index"),
            ("qml", "qq:key", "tt:key"),
            ("qml", "wx:key", "tt:key"),
            ("ksml", "ks:elif", "a:elif"),
            ("xhsml", "xhs:else", "a:else"),
            ("jxml", "jd:for-item", "wx:for-item"),
            ("fxml", "wx:if", "ft:if"),
            ("swan", "s-else-if", "s-key"),
        ]:
            text = f'<view {own}="{{{{x}}}}" {foreign}="{{{{y}}}}" {own}s="z">'
            self.assert_scopes(
                dialect,
                text,
                {
                    own: f"keyword.control.directive.{dialect}",
                    foreign: "entity.other.attribute-name.html",
                    f"{own}s": "entity.other.attribute-name.html",
                },
            )

    def test_events_and_their_handlers(self):
        for dialect, event, other in [
            ("axml", "onTap", "ontap"),
            ("axml", "capture-catchTouchStart", "bindtap"),
            ("wxml", "capture-mut-bind:tap", "onTap"),
            ("ttml", "bindtap", "onTap"),
            ("swan", "catchtap", "onTap"),
        ]:
            self.assert_scopes(
                dialect,
                f'<view {event}="open" {other}="other">',
                {
                    event: f"entity.other.attribute-name.event.{dialect}",
                    "open": "entity.name.function.handler.html",
                    other: "entity.other.attribute-name.html",
                    "other": "string.quoted.double.html",
                },
            )

    def test_scripts_in_markup(self):
        for dialect, tags in {
            "axml": ["sjs", "wxs"],
            "wxml": ["wxs"],
            "ttml": ["sjs"],
            "qml": ["qs", "wxs"],
            "ksml": ["sjs", "wxs"],
            "xhsml": ["sjs", "wxs"],
            "jxml": ["sjs", "wxs"],
            "fxml": ["fxs", "wxs"],
            "swan": ["import-sjs", "filter"],
        }.items():
            for tag in tags:
                for text in (
                    f"<{tag} module='m'>\nvar a = '<view>';\n</{tag}>\n<text/>",
                    f"<{tag} module='m'>var a = '<view>';</{tag}><text/>",
                    # Whatever is left unfinished ends with the script.
                    f"<{tag} module='m'>\nvar a = {{ '<view>'\n  </{tag}>\n<text/>",
                ):
                    found = dict(tokens(dialect, text))
                    self.assertEqual(found[tag][-1], "entity.name.tag.module.html", text)
                    self.assertEqual(
                        found["var"][1:], ("source.js", "meta.embedded.block.javascript", "storage.type.js"), text
                    )
                    self.assertEqual(found["<view>"][-1], "string.quoted.single.js", text)
                    self.assertEqual(found["text"], (f"meta.tag.{dialect}", "entity.name.tag.html"), text)

    def test_a_module_without_a_body_ends_with_its_tag(self):
        self.assertEqual(scope("wxml", '<wxs src="./a.wxs" module="a"/>\n{{a}}', "{{"), "punctuation.section.embedded.begin.mustache")

    def test_an_expression_without_braces(self):
        text = '<view s-for="item, i in rows trackBy item.id" s-if="a > 1" s-else="b"/>'
        found = tokens("swan", text)
        self.assertIn(("in", (*STRING, *EXPRESSION, "keyword.operator.expression.js")), swan(found))
        self.assertIn(("rows", (*STRING, *EXPRESSION, "variable.other.readwrite.js")), swan(found))
        self.assertIn(("1", (*STRING, *EXPRESSION, "constant.numeric.js")), swan(found))
        self.assertIn(("b", STRING), swan(found))

    def test_braces_that_bind_both_ways(self):
        found = tokens("swan", '<input value="{= user.name =}" id="{= no"/>')
        self.assertIn(("name", (*STRING, *EXPRESSION, "variable.other.property.js")), swan(found))
        self.assertIn(("id", ("entity.other.attribute-name.html",)), swan(found))


STRING = ("string.quoted.double.html",)
EXPRESSION = ("meta.embedded.expression.js", "source.js")


def swan(found):
    return [(token, scopes[1:]) for token, scopes in found]


class ExpressionTests(unittest.TestCase):
    def inside(self, text):
        """Tokens of expressions with their innermost scope, without tokens of scripts."""
        return [
            (token, scopes[-1].removesuffix(".js"))
            for token, scopes in tokens("axml", text)
            if "source.js" in scopes
        ]

    def test_what_is_in_one(self):
        self.assertEqual(
            self.inside("<view a=\"{{ok && list[0].name == 'a}}' ? f(1.5) : {b: !c, ...d}}}\"/>"),
            [
                ("ok", "variable.other.readwrite"),
                ("&&", "keyword.operator.logical"),
                ("list", "variable.other.readwrite"),
                ("[", "meta.brace.square"),
                ("0", "constant.numeric"),
                ("]", "meta.brace.square"),
                (".", "punctuation.accessor"),
                ("name", "variable.other.property"),
                ("==", "keyword.operator.comparison"),
                ("'", "punctuation.definition.string.begin"),
                ("a}}", "string.quoted.single"),
                ("'", "punctuation.definition.string.end"),
                ("?", "keyword.operator.ternary"),
                ("f", "entity.name.function"),
                ("(", "meta.brace.round"),
                ("1.5", "constant.numeric"),
                (")", "meta.brace.round"),
                (":", "keyword.operator.ternary"),
                ("{", "punctuation.definition.block"),
                ("b", "meta.object-literal.key"),
                (":", "punctuation.separator.key-value"),
                ("!", "keyword.operator.logical"),
                ("c", "variable.other.readwrite"),
                (",", "punctuation.separator.comma"),
                ("...", "keyword.operator.spread"),
                ("d", "variable.other.readwrite"),
                ("}", "punctuation.definition.block"),
            ],
        )

    def test_words_with_a_meaning(self):
        for word, name in {
            "true": "constant.language.boolean.true.js",
            "null": "constant.language.null.js",
            "undefined": "constant.language.undefined.js",
            "typeof": "keyword.operator.expression.js",
            "trueish": "variable.other.readwrite.js",
            "$x": "variable.other.readwrite.js",
        }.items():
            self.assertEqual(scope("axml", f"{{{{ {word} }}}}", word), name)

    def test_it_ends_where_its_value_or_element_ends(self):
        """Unmatched braces and quotes change no colour of what follows."""
        for broken in [
            '<view a="{{ open" b="c">',
            "<view a='{{ {a: [1, ' b='c'>",
            '<view a="{{ `x ${y " b="c">',
            '<view a="{{ don\'t }}" b="c">',
            "<text>{{ open</text>",
            "<text>{{ {a: 1 }}</text>",
            "<text>{{ don't }}</text>",
            "<text>{{ `x</text>",
            "<text>{{ a <!-- b --></text>",
            '<view a="b"c="d">',
            "<view a=>",
            "<view a={{b}}>",
            "<view a=b/>",
            "<view <text>",
        ]:
            with self.subTest(broken):
                found = tokens("axml", f'{broken}\n<image src="x"/>\n{{{{last}}}}')
                self.assertIn(("image", ("meta.tag.axml", "entity.name.tag.html")), found)
                self.assertIn(("x", ("meta.tag.axml", "string.quoted.double.html")), found)
                self.assertIn(("last", (*EXPRESSION, "variable.other.readwrite.js")), found)

    def test_over_several_lines(self):
        found = tokens("axml", '<view a="{{ b\n  ? c\n  : d }}">\n{{ e\n}}')
        for name in "bcde":
            self.assertIn("variable.other.readwrite.js", dict(found)[name])


class MarkupTests(unittest.TestCase):
    def test_comments(self):
        found = tokens("axml", "<!-- {{a}} <b> mpcheck-disable-next-line unknown-tag -->\n<view/>")
        self.assertEqual(
            found[:3],
            [
                ("<!--", ("comment.block.html", "punctuation.definition.comment.html")),
                (" {{a}} <b> ", ("comment.block.html",)),
                ("mpcheck-disable-next-line", ("comment.block.html", "keyword.other.suppression.mpcheck")),
            ],
        )
        self.assertIn(("view", ("meta.tag.axml", "entity.name.tag.html")), found)

    def test_entities_and_line_ends(self):
        found = tokens("wxml", "<text>a &lt; b &#x4e2d; & c</text>\r\n<view\r\n  id='中文'\r\n/>")
        self.assertIn(("&lt;", ("constant.character.entity.html",)), found)
        self.assertIn(("&#x4e2d;", ("constant.character.entity.html",)), found)
        self.assertIn(("中文", ("meta.tag.wxml", "string.quoted.single.html")), found)

    def test_the_names_of_all_fixtures_are_where_mpcheck_sees_them(self):
        """The parser's tags and attributes are coloured as tags and attributes, and nothing else is."""
        scratch = Scratch()
        self.addCleanup(scratch.remove)
        count = 0
        for path, dialect in fixtures():
            content = path.read_bytes()
            try:
                text = content.decode("utf-8")
            except UnicodeDecodeError:
                continue
            # Where a value or a tag is not closed, mpcheck and colours may go on at another place.
            if "broken" in path.parts:
                continue
            tree = json.loads(scratch.must(BINARY, "parse", path))
            expected = set()
            for node in elements(tree["nodes"]):
                expected.add((node["tag"][0], "tag"))
                expected |= {(it["range"][0], "attribute") for it in node["attributes"]}
            with self.subTest(path.name):
                self.assertEqual(coloured(dialect, text), expected)
            count += len(expected)
        self.assertGreater(count, 500)


def elements(nodes):
    for node in nodes:
        if node["kind"] == "element":
            yield node
            yield from elements(node["children"])


def coloured(dialect, text):
    """Where the names of start tags and of attributes begin, in bytes."""
    found = set()
    offset = 0
    for line in GRAMMAR.tokens(f"text.html.{dialect}", text):
        for token, scopes in line:
            if scopes[-1].startswith("entity.name.tag.") and "meta.tag.end.html" not in scopes:
                found.add((offset, "tag"))
            elif scopes[-1].startswith(("entity.other.attribute-name.", "keyword.control.directive.")):
                found.add((offset, "attribute"))
            offset += len(token.encode())
        offset += 1
    return found


if __name__ == "__main__":
    unittest.main()
