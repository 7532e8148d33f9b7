"""What depends on the dialects in the extension's manifest and in its own code."""

from dialects import module_extensions, style_extensions, unique
from grammars import SHARED

# Beside markup, styles and script modules of the dialects: scripts and JSON of programs, and the native sources of hosts.
PROGRAM_EXTENSIONS = ["js", "ts", "mjs", "json", "json5"]
NATIVE_EXTENSIONS = ["m", "mm", "h", "pch", "swift", "java", "kt", "plist"]


def contributions(dialects):
    """The parts of `contributes` in package.json that name dialects."""
    return {
        "languages": [
            *(
                {
                    "id": dialect.language,
                    "aliases": [dialect.language.upper().replace("-", " ") if dialect.is_markup_shared else dialect.name],
                    # An extension that other files have is left to `files.associations`.
                    **({} if dialect.is_markup_shared else {"extensions": [f".{dialect.markup}"]}),
                    "configuration": "./language-configuration.json",
                }
                for dialect in dialects
            ),
            # These are edited as what they are; mpcheck brings names of files and nothing else.
            {"id": "javascript", "extensions": [f".{it}" for it in module_extensions(dialects)]},
            {"id": "css", "extensions": [f".{it}" for it in style_extensions(dialects)]},
            {"id": "jsonc", "filenames": ["mpcheck.json"]},
        ],
        "grammars": [
            {"scopeName": SHARED, "path": "./syntaxes/markup.tmLanguage.json"},
            *(
                {
                    "language": dialect.language,
                    "scopeName": dialect.scope,
                    "path": f"./syntaxes/{dialect.id}.tmLanguage.json",
                    "embeddedLanguages": {"meta.embedded.block.javascript": "javascript"},
                    # In a mustache, words complete as in a script, also inside of a quoted value.
                    "tokenTypes": {"meta.embedded.expression": "other", "meta.embedded.expression string.quoted.single.js": "string"},
                }
                for dialect in dialects
            ),
        ],
        "snippets": [{"language": it.language, "path": f"./snippets/{it.id}.json"} for it in dialects],
        "configurationDefaults": {
            "emmet.includeLanguages": {dialect.language: "html" for dialect in dialects},
            **{f"[{dialect.language}]": {"editor.quickSuggestions": {"strings": "on"}} for dialect in dialects},
        },
    }


def selection(dialects):
    """Which files and which new documents the extension hands to the server."""
    own = [(it.markup, it.style, *it.module_extensions) for it in dialects]
    return {
        "languages": [dialect.language for dialect in dialects],
        "extensions": unique([*sum(own, ()), *PROGRAM_EXTENSIONS, *NATIVE_EXTENSIONS]),
    }
