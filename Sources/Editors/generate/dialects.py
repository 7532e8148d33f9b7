"""The dialects, as `mpcheck dialects` prints them."""

import json

from printed import printed


class Dialect:
    def __init__(self, values):
        self.id = values["id"]
        self.name = values["name"]
        # Its name in editors.
        self.language = values["language"]
        # Extensions, without dot.
        self.markup = values["markup"]
        # Whether other files have this extension, too.
        self.is_markup_shared = values["isMarkupShared"]
        self.style = values["style"]
        self.module = values["module"]
        self.prefixes = values["directivePrefixes"]
        # What follows the prefix.
        self.directives = values["directives"]
        # Directives with an expression without `{{ }}` as value.
        self.bare_directives = values["bareDirectives"]
        self.has_capitalised_events = values["hasCapitalisedEvents"]
        self.event_prefixes = values["eventPrefixes"]
        self.modules = [Module(it) for it in values["scriptModules"]]
        # Tags that contain a script.
        self.bodies = values["rawBodies"]
        self.native_tags = values["nativeTags"]
        self.has_two_way_braces = values["hasTwoWayBraces"]

    @property
    def module_extensions(self):
        """The extensions of script modules, without dot: `js` for `.filter.js`."""
        return [self.module, *(it.suffix.rsplit(".", 1)[-1] for it in self.modules)]

    @property
    def scope(self):
        return f"text.html.{self.id}"

    def directive(self, name):
        return self.prefixes[0] + name

    def event(self, name):
        """The attribute that binds an event."""
        return f"on{name.capitalize()}" if self.has_capitalised_events else f"bind{name}"


class Module:
    """A tag that gives a script module a name."""

    def __init__(self, values):
        self.tag = values["tag"]
        # The attributes with its name and its path.
        self.name = values["name"]
        self.source = values["source"]
        # How the paths end, with the dot.
        self.suffix = values["suffix"]


def all_dialects(mpcheck):
    """All dialects in the order of `Dialect.all`."""
    return [Dialect(it) for it in json.loads(printed(mpcheck, "dialects", "dialects"))["dialects"]]


def unique(items):
    return list(dict.fromkeys(items))


def style_extensions(dialects):
    """The extensions of style sheets that only dialects have."""
    return [it for it in unique(dialect.style for dialect in dialects) if it != "css"]


def module_extensions(dialects):
    """The extensions of script modules that only dialects have."""
    return [it for it in unique(sum((dialect.module_extensions for dialect in dialects), [])) if it != "js"]
