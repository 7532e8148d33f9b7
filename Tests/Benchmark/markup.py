"""Elements, and how they are written: as AXML, and as the well-formed XML that differs from it as little as possible."""

ROOT_START = '<axml xmlns:a="urn:a">\n'
ROOT_END = "</axml>\n"


class Element:
    """One element. An attribute with the value None is written without a value in AXML."""

    __slots__ = ("name", "attributes", "children", "broken")

    def __init__(self, name, attributes=(), children=(), broken=False):
        self.name = name
        self.attributes = list(attributes)
        self.children = list(children)
        self.broken = broken  # several attributes, or a text, on lines of their own


class Comment:
    __slots__ = ("text",)

    def __init__(self, text):
        self.text = text


def as_axml(nodes):
    lines = []
    _write(nodes, "", lines, wellformed=False)
    return "\n".join(lines) + "\n"


def as_xml(nodes):
    """The same markup for an XML parser: one root that declares the prefix, every attribute with a value, no bare & or <."""
    lines = []
    _write(nodes, "", lines, wellformed=True)
    return ROOT_START + "\n".join(lines) + "\n" + ROOT_END


def _escaped(text):
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    return text


def _write(nodes, indent, lines, wellformed):
    for node in nodes:
        if isinstance(node, str):
            lines.append(indent + (_escaped(node) if wellformed else node))
        elif isinstance(node, Comment):
            lines.append(f"{indent}<!-- {node.text} -->")
        else:
            _write_element(node, indent, lines, wellformed)


def _write_element(element, indent, lines, wellformed):
    broken = element.broken and len(element.attributes) > 2
    separator = "\n" + indent + "  " if broken else " "
    start = indent + "<" + element.name
    for name, value in element.attributes:
        if value is None:
            start += separator + (name + '=""' if wellformed else name)
            continue
        quote = "'" if '"' in value else '"'
        start += f"{separator}{name}={quote}{_escaped(value) if wellformed else value}{quote}"
    children = element.children
    if broken:
        start += "\n" + indent
    if not children:
        lines.append(start + ("/>" if broken else " />"))
    elif len(children) == 1 and isinstance(children[0], str) and not element.broken:
        text = _escaped(children[0]) if wellformed else children[0]
        lines.append(f"{start}>{text}</{element.name}>")
    else:
        lines.append(start + ">")
        _write(children, indent + "  ", lines, wellformed)
        lines.append(f"{indent}</{element.name}>")
