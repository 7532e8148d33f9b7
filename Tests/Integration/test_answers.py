"""Every kind of answer of the language server, in sound and broken pages, with any line ends, in all encodings of positions.

What a range means is asserted by the text that is in it: a column that is counted in other units is in another text.
"""

import unittest
from urllib.parse import unquote, urlparse

from lsprotocol import types

from language_server import ServerTestCase, Session, editor, units
from scratch import program

PAGE = "pages/home/home.axml"
# In each line something of several units is before what is asked about.
MARKUP = """\
<import-sjs name="fmt" from="./fmt.sjs"/><import src="./parts.axml"/>
<view class="中文 😀" id="top">
  <!-- 😀 --><text a:for="{{items}}" a:key="id" onTap="onOpen">打开 😀 {{fmt.price(item.price)}} {{title}}</text>
  <!-- 中 --><view onTap="{{on ? 'onOpen' : 'onRate'}}"/>
  <!-- 😀 --><template is="row" data="{{item: title}}"/>
  <!-- 😀 --><rating value="{{3}}" onChange="onRate"/>
  <!-- 中 --><navigator url="/pages/list/list">更多</navigator>
  <!-- 😀 --><mpaas-component id="map" type="coffee_map" style="{{ width: 2, height: 2 }}" zoom="{{1}}" onMarkerTap="onRate"/>
</view>
"""
# Mistakes before what is asked about and after it.
BROKEN_START = "<view class=a 中=😀 {{x\n/></text>\n"
BROKEN_END = "</text><button size=\"{{\n<vew 😀\n"
SCRIPT = """\
Page({
  data: { title: '', items: [], on: false },
  // Opens the list. 打开
  onOpen() { /* 😀 */ my.navigateTo({ url: '/pages/list/list' }); },
  onRate() { this.view = my.createMpaasCustomComponentContext('map'); },
});
"""
CONFIGURATION = '{ "usingComponents": { "rating": "/components/rating/rating" } }\n'
NATIVE = """\
#import <NebulaSDK/NBComponent.h>
@interface CoffeeMap : NBComponent
@end
@implementation CoffeeMap
- (UIView *)contentView { return self.view; }
- (void)componentDataDidChangeWithData:(NSDictionary *)data
{
    /* 😀 */ self.zoom = [data[@"zoom"] intValue];
}
- (void)tapped
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"onMarkerTap", @"data": @{}} callback:nil];
}
@end
@implementation DTFrameworkInterface (Demo)
- (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    [MPNebulaAdapterInterface initNebula];
    /* 😀 */ [[PSDService sharedInstance] registerComponentWithName:@"coffee_map" clsName:@"CoffeeMap"];
}
@end
"""
FILES = {
    **program({"home": MARKUP, "list": "<view>fine</view>\n"}),
    "pages/home/home.js": SCRIPT,
    "pages/home/home.json": CONFIGURATION,
    "pages/home/parts.axml": '<!-- 😀 --><template name="row"><text>{{item}}</text></template>\n',
    "pages/home/fmt.sjs": "const price = (it) => it + ' 元';\nexport default { price };\n",
    "components/rating/rating.axml": "<text>{{value}}</text>\n",
    "components/rating/rating.js": "Component({ props: { value: 0, onChange() {} } });\n",
    "components/rating/rating.json": '{ "component": true }\n',
    "components/card/card.axml": "<text>card</text>\n",
    "components/card/card.js": "Component({});\n",
    "components/card/card.json": '{ "component": true }\n',
    "host/CoffeeMap.m": NATIVE,
    "mpcheck.json": '{ "hosts": ["host"] }\n',
}
HANDLER = {"pages/home/home.js: onOpen"}
RATE = {"pages/home/home.js: onRate"}
RATING = {"components/rating/rating.axml: ", "components/rating/rating.js: "}
TYPE_IN_NATIVE = "host/CoffeeMap.m: coffee_map"
# The file, the text around the cursor, and where the definition is: files, each with the text that is in the range.
DEFINITIONS = [
    (PAGE, 'onTap="on|Open"', HANDLER),
    (PAGE, "'on|Open'", HANDLER | RATE),
    (PAGE, "<rat|ing value", RATING),
    ("pages/home/home.json", "/components/rat|ing/rating", RATING),
    (PAGE, './fmt|.sjs"', {"pages/home/fmt.sjs: "}),
    (PAGE, './pa|rts.axml"', {"pages/home/parts.axml: "}),
    (PAGE, '"/pages/li|st/list"', {"pages/list/list.axml: "}),
    ("app.json", "pages/li|st/list", {"pages/list/list.axml: "}),
    ("pages/home/home.js", "'/pages/li|st/list'", {"pages/list/list.axml: "}),
    (PAGE, 'is="ro|w"', {"pages/home/parts.axml: row"}),
    (PAGE, "fmt.pri|ce(", {"pages/home/fmt.sjs: price"}),
    (PAGE, 'type="coffee|_map"', {TYPE_IN_NATIVE, "host/CoffeeMap.m: CoffeeMap"}),
    (PAGE, "onMarker|Tap=", {"host/CoffeeMap.m: onMarkerTap"}),
    (PAGE, "zo|om=", {"host/CoffeeMap.m: zoom"}),
    ("host/CoffeeMap.m", 'registerComponentWithName:@"coffee|_map"', {f"{PAGE}: coffee_map"}),
    ("host/CoffeeMap.m", 'eventName": @"onMarker|Tap"', {f"{PAGE}: onMarkerTap"}),
    (PAGE, "{{ti|tle}}", {"pages/home/home.js: title"}),
]
REFERENCES = [
    (PAGE, 'onTap="on|Open"', [f"{PAGE}: onOpen", f"{PAGE}: onOpen", "pages/home/home.js: onOpen"]),
    ("pages/home/home.js", "on|Open()", [f"{PAGE}: onOpen", f"{PAGE}: onOpen", "pages/home/home.js: onOpen"]),
    (PAGE, 'is="ro|w"', [f"{PAGE}: row", "pages/home/parts.axml: row"]),
    (PAGE, "<vi|ew onTap", []),
    ("host/CoffeeMap.m", 'Name:@"coffee|_map"', [TYPE_IN_NATIVE, f"{PAGE}: coffee_map"]),
]
HOVERS = [
    (PAGE, "<naviga|tor", ["navigator"]),
    (PAGE, "a:f|or=", ["a:for"]),
    (PAGE, 'onT|ap="onOpen"', ["onTap"]),
    (PAGE, '"on|Open"', ["home.js", "Opens the list. 打开"]),
    (PAGE, "<rat|ing", ["rating", "value"]),
    (PAGE, '"coffee|_map"', ["coffee_map", "CoffeeMap", "zoom", "onMarkerTap"]),
    (PAGE, "{{ti|tle}}", ["title"]),
]
# The text at the cursor and what is typed there; what is offered among others, and never; the text that is replaced.
COMPLETIONS = [
    ("更多</navigator>|", "<na", {"navigator"}, set(), "na"),
    ("更多</navigator>|", "<ca", {"card"}, set(), "ca"),
    ("<rating| value", " c", {"class"}, {"value", "onChange"}, "c"),
    ("<text| a:for", " on", {"onLongTap"}, {"onTap", "a:for"}, "on"),
    ('onTap="|onOpen"', "", {"onOpen", "onRate"}, set(), None),
    ('type="|coffee_map"', "", {"coffee_map"}, set(), None),
    ('is="|row"', "", {"row"}, set(), None),
    ("{{|title}}", "", {"title", "items", "fmt"}, set(), None),
    ('src="|./parts.axml"', "./", {"parts.axml"}, {"fmt.sjs"}, None),
]


class AnswerTests(ServerTestCase):
    files = FILES

    async def each(self, work):
        """Runs `work` with a session in which the page is open, for all encodings, line ends, and with mistakes and without."""
        for encoding in (types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf32):
            for line_end in ("\n", "\r\n"):
                for is_broken in (False, True):
                    markup = BROKEN_START + MARKUP + BROKEN_END if is_broken else MARKUP
                    self.texts = {**FILES, PAGE: markup.replace("\n", line_end)}
                    async with Session(self.scratch, editor("emacs", [encoding])) as session:
                        for name in (PAGE, "pages/home/home.js", "pages/home/home.json", "app.json", "host/CoffeeMap.m"):
                            session.open(name, self.texts[name])
                        with self.subTest(encoding=encoding, line_end=line_end, is_broken=is_broken):
                            await work(session)

    def place(self, session, name, marked):
        """The position of the mark in a text that is in the file once."""
        text = self.texts[name]
        start = text.index(marked.replace("|", ""))
        before = text[: start + marked.index("|")]
        return types.Position(before.count("\n"), units(before.rsplit("\n", 1)[-1], session.encoding))

    def text_in(self, session, uri, span):
        """The name of a file and the text in a range of it."""
        path = unquote(urlparse(uri).path)
        name = path.removeprefix(str(self.scratch.work) + "/")
        lines = self.texts[name].split("\n")

        def index(position):
            line = lines[position.line]
            for column in range(len(line) + 1):
                if units(line[:column], session.encoding) == position.character:
                    return column
            raise AssertionError(f"{name}: {position} is inside of a character")

        self.assertEqual(span.start.line, span.end.line)
        return f"{name}: {lines[span.start.line][index(span.start):index(span.end)]}"

    async def test_definitions(self):
        async def work(session):
            for name, marked, expected in DEFINITIONS:
                at = self.place(session, name, marked)
                found = await session.client.text_document_definition_async(types.DefinitionParams(session.document(name), at))
                found = found if isinstance(found, list) else [found] if found else []
                texts = {
                    self.text_in(session, it.target_uri, it.target_selection_range)
                    if isinstance(it, types.LocationLink)
                    else self.text_in(session, it.uri, it.range)
                    for it in found
                }
                self.assertEqual(texts, expected, marked)

        await self.each(work)

    async def test_references(self):
        async def work(session):
            for name, marked, expected in REFERENCES:
                at = self.place(session, name, marked)
                found = await session.client.text_document_references_async(
                    types.ReferenceParams(types.ReferenceContext(include_declaration=True), session.document(name), at)
                )
                texts = [self.text_in(session, it.uri, it.range) for it in found or []]
                self.assertEqual(sorted(texts), sorted(expected), marked)

        await self.each(work)

    async def test_hovers(self):
        async def work(session):
            for name, marked, expected in HOVERS:
                at = self.place(session, name, marked)
                found = await session.client.text_document_hover_async(types.HoverParams(session.document(name), at))
                self.assertIsNotNone(found, marked)
                for words in expected:
                    self.assertIn(words, found.contents.value, marked)

        await self.each(work)

    async def test_completions(self):
        async def work(session):
            for version, (marked, typed, offered, absent, replaced) in enumerate(COMPLETIONS, 2):
                sound = self.texts[PAGE]
                start = sound.index(marked.replace("|", "")) + marked.index("|")
                self.texts[PAGE] = sound[:start] + typed + sound[start:]
                session.change(PAGE, version, self.texts[PAGE])
                before = self.texts[PAGE][: start + len(typed)]
                at = types.Position(before.count("\n"), units(before.rsplit("\n", 1)[-1], session.encoding))
                found = await session.client.text_document_completion_async(types.CompletionParams(session.document(PAGE), at))
                items = getattr(found, "items", found) or []
                labels = {it.label for it in items}
                self.assertLessEqual(offered, labels, (marked, typed))
                self.assertFalse(absent & labels, (marked, typed))
                for item in items:
                    text = self.text_in(session, session.uri(PAGE), item.text_edit.range).split(": ", 1)[1]
                    self.assertIn(text, replaced or sound, (marked, item.label))
                    if replaced is not None:
                        self.assertEqual(text, replaced, (marked, item.label))
                self.texts[PAGE] = sound

        await self.each(work)

    async def test_structure(self):
        async def work(session):
            document = session.document(PAGE)
            symbols = await session.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
            names = [it.name for it in flat(symbols)]
            self.assertLessEqual({"view#top", "rating", "mpaas-component#map"}, set(names))
            folds = await session.client.text_document_folding_range_async(types.FoldingRangeParams(document))
            lines = self.texts[PAGE].split("\n")
            self.assertIn('<view class="中文 😀" id="top">', [lines[it.start_line].rstrip("\r") for it in folds])
            links = await session.client.text_document_document_link_async(types.DocumentLinkParams(document))
            texts = {self.text_in(session, it.uri if hasattr(it, "uri") else session.uri(PAGE), it.range) for it in links}
            self.assertEqual(texts, {f"{PAGE}: {it}" for it in ("./fmt.sjs", "./parts.axml", "/pages/list/list")})
            at = self.place(session, PAGE, "<navi|gator")
            linked = await session.client.text_document_linked_editing_range_async(types.LinkedEditingRangeParams(document, at))
            self.assertEqual([self.text_in(session, session.uri(PAGE), it) for it in linked.ranges], [f"{PAGE}: navigator"] * 2)
            at = self.place(session, PAGE, "{{ti|tle}}")
            (selection,) = await session.client.text_document_selection_range_async(types.SelectionRangeParams(document, [at]))
            self.assertEqual(self.text_in(session, session.uri(PAGE), selection.range), f"{PAGE}: title")
            self.assertEqual(self.text_in(session, session.uri(PAGE), selection.parent.range), f"{PAGE}: {{{{title}}}}")

        await self.each(work)

    async def test_renames(self):
        async def work(session):
            for marked, new, count in (('onTap="on|Open"', "open", 3), ('is="ro|w"', "line", 2), ('id="m|ap"', "plan", 2)):
                at = self.place(session, PAGE, marked)
                edit = await session.client.text_document_rename_async(types.RenameParams(session.document(PAGE), at, new))
                edits = [(it.text_document.uri, one) for it in edit.document_changes for one in it.edits]
                old = marked.replace("|", "").split('"')[1]
                self.assertEqual([self.text_in(session, uri, it.range).split(": ")[1] for uri, it in edits], [old] * count)
                self.assertEqual({it.new_text for _, it in edits}, {new})

        await self.each(work)

    async def test_symbols_of_the_workspace(self):
        async def work(session):
            found = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="rtg"))
            self.assertIn("rating", [it.name.rsplit("/", 1)[-1] for it in found])

        await self.each(work)


def flat(symbols):
    return [it for symbol in symbols for it in [symbol, *flat(getattr(symbol, "children", None) or [])]]


if __name__ == "__main__":
    unittest.main()
