"""Snippets of a dialect, in its own words."""


def snippets(dialect):
    d = dialect.directive
    bare = bool(dialect.bare_directives)
    end = dialect.markup

    def condition(stop, name="condition"):
        return f"${{{stop}:{name}}}" if bare else f"{{{{${{{stop}:{name}}}}}}}"

    found = {
        "If": snippet("if", "Shown under a condition", f'<block {d("if")}="{condition(1)}">', "\t$0", "</block>"),
        "If, else": snippet(
            "ifelse",
            "One of two",
            f'<block {d("if")}="{condition(1)}">',
            "\t$2",
            "</block>",
            f'<block {d("else")}>',
            "\t$0",
            "</block>",
        ),
        "If, else if, else": snippet(
            "ifelif",
            "One of three",
            f'<block {d("if")}="{condition(1)}">',
            "\t$2",
            "</block>",
            f'<block {d("elif")}="{condition(3, "another")}">',
            "\t$4",
            "</block>",
            f'<block {d("else")}>',
            "\t$0",
            "</block>",
        ),
        "Define a template": snippet(
            "template", "A part that is used by its name", '<template name="${1:name}">', "\t$0", "</template>"
        ),
        "Use a template": snippet(
            "use",
            "A template with its data",
            '<template is="${1:name}" data="%s"/>' % ("{{{${2:item}}}}" if bare else "{{${2:item}}}"),
        ),
        "Import": snippet("import", "The templates of another file", f'<import src="${{1:./parts}}.{end}"/>'),
        "Include": snippet("include", "The markup of another file", f'<include src="${{1:./parts}}.{end}"/>'),
        "Handler": snippet("tap", "A view with a handler", f'<view {dialect.event("tap")}="${{1:onTap}}">$0</view>'),
        "Hide a finding": snippet(
            "mpcheck-disable",
            "Hides what a rule finds in the next line",
            "<!-- mpcheck-disable-next-line ${1:rule}: ${2:reason} -->",
        ),
    }
    if bare:
        loop = f'<block {d("for")}="${{1:item}}, ${{2:index}} in ${{3:items}}">'
        found["For"] = snippet("for", "Once for each item", loop, "\t$0", "</block>")
    else:
        items = "{{${1:items}}}"
        found["For"] = snippet(
            "for", "Once for each item", f'<block {d("for")}="{items}" {d("key")}="${{2:id}}">', "\t$0", "</block>"
        )
        names = f'{d("for-item")}="${{2:entry}}" {d("for-index")}="${{3:position}}" {d("key")}="${{4:id}}"'
        found["For, with names"] = snippet(
            "foritem",
            "Once for each item, under a name of its own",
            f'<block {d("for")}="{items}" {names}>',
            "\t$0",
            "</block>",
        )
    module = dialect.modules[0]
    found["Script module"] = snippet(
        module.tag,
        "A script under a name",
        f'<{module.tag} {module.name}="${{1:format}}" {module.source}="${{2:./format}}{module.suffix}"/>',
    )
    if "mpaas-component" in dialect.native_tags:
        found["Native view"] = snippet(
            "native",
            "A view that the host app draws",
            "<mpaas-component",
            '\tid="${1:id}"',
            '\ttype="${2:type}"',
            '\tstyle="width: ${3:300}px; height: ${4:200}px"',
            "/>",
        )
    return dict(sorted(found.items()))


def snippet(prefix, description, *body):
    return {"prefix": prefix, "description": description, "body": list(body)}
