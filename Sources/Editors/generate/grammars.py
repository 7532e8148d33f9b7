"""TextMate grammars: one that all dialects share, and a small one for each.

A mustache ends where mpcheck's scanner ends it: braces are counted, strings skipped; one that is never closed ends with the
value that it is in, or before the next end tag. So a mistake colours its own value wrong and not the rest of the page.
"""

import re

SHARED = "text.mpcheck.markup"
NAME_ENDS = r"(?=[\s=/>]|$)"
# No expression contains these.
TAG_BOUNDARY = r"</[A-Za-z]|<!--"
IDENTIFIER = r"[A-Za-z_$][\w$]*"
EMBEDDED_SCRIPT = "source.js meta.embedded.block.javascript"


def alternatives(words):
    """A group of these words; longer ones first, because the first that matches is taken."""
    return "(?:" + "|".join(map(re.escape, sorted(words, key=lambda it: (-len(it), it)))) + ")"


def include(name):
    return {"include": name}


def captures(**names):
    return {number.lstrip("_"): {"name": name} for number, name in names.items()}


def token(match, name):
    return {"match": match, "name": name}


# The parts that depend on what is around an expression: a value in double or single quotes, or text.


class Place:
    def __init__(self, name, quote):
        self.name = name
        self.quote = quote
        # What ends the expression even where braces or quotes are unmatched.
        self.stop = quote or TAG_BOUNDARY

    def key(self, rule):
        return f"{rule}-{self.name}"

    def rules(self):
        strings = [self.string(quote, kind) for quote, kind in (("'", "single"), ('"', "double")) if quote != self.quote]
        return {
            self.key("mustache"): {
                "name": "meta.embedded.expression.js",
                "begin": r"\{\{",
                "beginCaptures": captures(_0="punctuation.section.embedded.begin.mustache"),
                "end": rf"(\}}\}})|(?={self.stop})",
                "endCaptures": captures(_1="punctuation.section.embedded.end.mustache"),
                "contentName": "source.js",
                "patterns": [include(f"#{self.key('expression')}")],
            },
            self.key("expression"): {
                "patterns": [
                    *strings,
                    include(f"#{self.key('template-literal')}"),
                    include(f"#{self.key('braces')}"),
                    include("#expression-tokens"),
                ]
            },
            self.key("braces"): {
                "name": "meta.objectliteral.js",
                "begin": r"\{",
                "beginCaptures": captures(_0="punctuation.definition.block.js"),
                "end": rf"(\}})|(?={self.stop})",
                "endCaptures": captures(_1="punctuation.definition.block.js"),
                "patterns": [include(f"#{self.key('expression')}")],
            },
            self.key("template-literal"): {
                "name": "string.template.js",
                "begin": "`",
                "beginCaptures": captures(_0="punctuation.definition.string.template.begin.js"),
                "end": f"(`)|(?={self.stop})",
                "endCaptures": captures(_1="punctuation.definition.string.template.end.js"),
                "patterns": [
                    include("#escape"),
                    {
                        "name": "meta.template.expression.js",
                        "begin": r"\$\{",
                        "beginCaptures": captures(_0="punctuation.definition.template-expression.begin.js"),
                        "end": rf"(\}})|(?={self.stop})",
                        "endCaptures": captures(_1="punctuation.definition.template-expression.end.js"),
                        "patterns": [include(f"#{self.key('expression')}")],
                    },
                ],
            },
        }

    def string(self, quote, kind):
        """A string that ends on its line; a quote that begins none is nothing: `{{ don't }}`."""
        if self.quote:
            content = rf"(?:[^{quote}{self.quote}\\]|\\.)*"
        else:
            content = rf"(?:[^{quote}<\\]|\\.|<(?!/[A-Za-z]|!--))*"
        return {
            "name": f"string.quoted.{kind}.js",
            "begin": f"{quote}(?={content}{quote})",
            "beginCaptures": captures(_0="punctuation.definition.string.begin.js"),
            "end": quote,
            "endCaptures": captures(_0="punctuation.definition.string.end.js"),
            "patterns": [include("#escape")],
        }


DOUBLE = Place("double", '"')
SINGLE = Place("single", "'")
TEXT = Place("text", "")


def shared_grammar():
    repository = {
        "comment": {
            "name": "comment.block.html",
            "begin": "<!--",
            "end": "-->",
            "captures": captures(_0="punctuation.definition.comment.html"),
            "patterns": [token(r"\bmpcheck-(?:disable(?:-next-line|-file)?|enable)\b", "keyword.other.suppression.mpcheck")],
        },
        "declaration": {
            "name": "meta.tag.metadata.html",
            "begin": r"<(?=[!?])",
            "end": ">",
            "captures": captures(_0="punctuation.definition.tag.html"),
            "patterns": [token(r"[!?][\w\[-]*", "entity.name.tag.html")],
        },
        "end-tag": {
            "name": "meta.tag.end.html",
            "begin": r"(</)([A-Za-z_][^\s/>\"'<={]*)",
            "beginCaptures": captures(_1="punctuation.definition.tag.begin.html", _2="entity.name.tag.html"),
            "end": "(>)|(?=<)",
            "endCaptures": captures(_1="punctuation.definition.tag.end.html"),
        },
        "entity": token(r"&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);", "constant.character.entity.html"),
        "escape": token(r"\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|.)", "constant.character.escape.js"),
        # After the name of an attribute.
        "attribute": attribute(r"([^\s\"'<>/={}]+)", "entity.other.attribute-name.html", "#value"),
        "value": value([]),
        # The name of a handler, or a mustache.
        "handler-value": value([token(rf"(?<![\w$.-]){IDENTIFIER}(?![\w$.-])", "entity.name.function.handler.html")]),
        # An expression as it is, for directives that take one without `{{ }}`.
        "expression-value": value(None),
        "two-way": {
            "name": "meta.embedded.expression.js",
            "begin": r"\{=",
            "beginCaptures": captures(_0="punctuation.section.embedded.begin.mustache"),
            "end": "(=})|(?=[\"'{])",
            "endCaptures": captures(_1="punctuation.section.embedded.end.mustache"),
            "contentName": "source.js",
            "patterns": [include("#expression-tokens")],
        },
        "two-way-value": value([include("#two-way")]),
        "expression-tokens": {"patterns": expression_tokens()},
    }
    for place in (DOUBLE, SINGLE, TEXT):
        repository.update(place.rules())
    return {
        "name": "Mini-program markup",
        "scopeName": SHARED,
        "patterns": [
            include("#comment"),
            include("#declaration"),
            include("#end-tag"),
            include("#entity"),
            include("#mustache-text"),
        ],
        "repository": dict(sorted(repository.items())),
    }


def attribute(name, scope, value):
    """An attribute up to the next thing in its tag; `value` names the rule of what follows its name."""
    return {
        "begin": r"(?<![^\s\"'])" + name,
        "beginCaptures": captures(_1=scope),
        "end": r"(?=\s*+[^=\s])",
        "patterns": [include(value)],
    }


def value(content):
    """What follows the name of an attribute. Without `content`, all between the quotes is an expression."""

    def quoted(place, kind):
        inner = [include(f"#{place.key('mustache')}")]
        inner += [include(f"#{place.key('expression')}")] if content is None else [*content, include("#entity")]
        rule = {
            "name": f"string.quoted.{kind}.html",
            "begin": place.quote,
            "beginCaptures": captures(_0="punctuation.definition.string.begin.html"),
            "end": place.quote,
            "endCaptures": captures(_0="punctuation.definition.string.end.html"),
            "patterns": inner,
        }
        if content is None:
            rule["contentName"] = "meta.embedded.expression.js source.js"
        return rule

    return {
        "begin": "=",
        "beginCaptures": captures(_0="punctuation.separator.key-value.html"),
        "end": r"(?<=[^\s=])(?!\s*=)|(?=/?>)",
        "patterns": [
            quoted(DOUBLE, "double"),
            quoted(SINGLE, "single"),
            include("#mustache-text"),
            {
                "name": "string.unquoted.html",
                "match": r"(?:[^\s\"'<>={/]|/(?!>)|\{(?!\{))+",
            },
        ],
    }


def expression_tokens():
    word = r"(?<![\w$])"
    ends = r"(?![\w$])"
    return [
        include("#entity"),
        token(r"\.\.\.", "keyword.operator.spread.js"),
        token(
            rf"{word}(?:0[xX][0-9A-Fa-f]+|0[bB][01]+|0[oO][0-7]+|\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?){ends}",
            "constant.numeric.js",
        ),
        {
            "match": rf"(\?\.|\.)\s*({IDENTIFIER})(?=\s*\()",
            "captures": captures(_1="punctuation.accessor.js", _2="entity.name.function.js"),
        },
        {
            "match": rf"(\?\.|\.)\s*({IDENTIFIER})",
            "captures": captures(_1="punctuation.accessor.js", _2="variable.other.property.js"),
        },
        # A key, not the middle of `a ? b : c`.
        {
            "match": rf"(?<=[{{,])\s*({IDENTIFIER})\s*(:)",
            "captures": captures(_1="meta.object-literal.key.js", _2="punctuation.separator.key-value.js"),
        },
        token(rf"{word}true{ends}", "constant.language.boolean.true.js"),
        token(rf"{word}false{ends}", "constant.language.boolean.false.js"),
        token(rf"{word}null{ends}", "constant.language.null.js"),
        token(rf"{word}undefined{ends}", "constant.language.undefined.js"),
        token(rf"{word}(?:NaN|Infinity){ends}", "constant.language.js"),
        token(rf"{word}this{ends}", "variable.language.this.js"),
        token(rf"{word}(?:typeof|instanceof|in|void|delete|new){ends}", "keyword.operator.expression.js"),
        token(rf"{word}trackBy{ends}", "keyword.control.js"),
        token(rf"{word}{IDENTIFIER}(?=\s*\()", "entity.name.function.js"),
        token(rf"{word}{IDENTIFIER}", "variable.other.readwrite.js"),
        token("=>", "storage.type.function.arrow.js"),
        token("===|!==|==|!=|<=|>=|<|>", "keyword.operator.comparison.js"),
        token(r"&&|\|\||\?\?|!", "keyword.operator.logical.js"),
        token(r"[-+*/%]", "keyword.operator.arithmetic.js"),
        token(r"[&|^~]", "keyword.operator.bitwise.js"),
        token(r"[?:]", "keyword.operator.ternary.js"),
        token(",", "punctuation.separator.comma.js"),
        token(r"[\[\]]", "meta.brace.square.js"),
        token(r"[()]", "meta.brace.round.js"),
    ]


def dialect_grammar(dialect):
    id = dialect.id
    keyword = f"keyword.control.directive.{id}"
    prefix = alternatives(dialect.prefixes)
    event = alternatives(dialect.event_prefixes) + ("[A-Z]" if dialect.has_capitalised_events else ":?[A-Za-z]")
    attributes = [include("#directive"), include("#event"), include(f"{SHARED}#attribute")]
    repository = {
        "directive": attribute(f"({prefix}{alternatives(dialect.directives)}){NAME_ENDS}", keyword, f"{SHARED}#value"),
        "event": attribute(rf"({event}[\w.:-]*){NAME_ENDS}", f"entity.other.attribute-name.event.{id}", f"{SHARED}#handler-value"),
        "attributes": {"patterns": attributes},
        "tag": {
            "name": f"meta.tag.{id}",
            "begin": r"(<)([A-Za-z_][^\s/>\"'<={]*)",
            "beginCaptures": captures(_1="punctuation.definition.tag.begin.html", _2="entity.name.tag.html"),
            "end": rf"(/?>)|(?=<[A-Za-z_]|{TAG_BOUNDARY})",
            "endCaptures": captures(_1="punctuation.definition.tag.end.html"),
            "patterns": [include("#attributes")],
        },
    }
    if dialect.bare_directives:
        name = f"({prefix}{alternatives(dialect.bare_directives)}){NAME_ENDS}"
        repository["bare-directive"] = attribute(name, keyword, f"{SHARED}#expression-value")
        attributes.insert(0, include("#bare-directive"))
    if dialect.has_two_way_braces:
        name = r"([^\s\"'<>/={}]+)(?=\s*=\s*[\"']\{=)"
        repository["two-way-attribute"] = attribute(name, "entity.other.attribute-name.html", f"{SHARED}#two-way-value")
        attributes.insert(0, include("#two-way-attribute"))
    for tag in dialect.bodies:
        repository[f"module-{tag}"] = module(dialect, tag)
    return {
        "name": dialect.name,
        "scopeName": dialect.scope,
        "patterns": [
            include(f"{SHARED}#comment"),
            *(include(f"#module-{tag}") for tag in dialect.bodies),
            include("#tag"),
            include(SHARED),
        ],
        "repository": dict(sorted(repository.items())),
    }


def module(dialect, tag):
    """A tag that contains a script."""
    end_tag = rf"</{tag}\s*>"
    return {
        "name": f"meta.tag.module.{dialect.id}",
        "begin": rf"(<)({tag}){NAME_ENDS}",
        "beginCaptures": captures(_1="punctuation.definition.tag.begin.html", _2="entity.name.tag.module.html"),
        "end": rf"(/>)|(</)({tag})\s*(>)",
        "endCaptures": captures(
            _1="punctuation.definition.tag.end.html",
            _2="punctuation.definition.tag.begin.html",
            _3="entity.name.tag.module.html",
            _4="punctuation.definition.tag.end.html",
        ),
        "patterns": [
            {
                "begin": ">",
                "beginCaptures": captures(_0="punctuation.definition.tag.end.html"),
                "end": f"(?={end_tag})",
                "patterns": [
                    # Whatever the script leaves unfinished ends with the line before the end tag.
                    {
                        "begin": rf"\G(?!.*{end_tag})",
                        "while": f"^(?!.*{end_tag})",
                        "contentName": EMBEDDED_SCRIPT,
                        "patterns": [include("source.js")],
                    },
                    {
                        "begin": f"(?!{end_tag})",
                        "end": f"(?={end_tag})",
                        "contentName": EMBEDDED_SCRIPT,
                        "patterns": [include("source.js")],
                    },
                ],
            },
            include("#attributes"),
        ],
    }
