"""The language server under the client of pytest-lsp, which declares what real editors declare, and checks every answer."""

import os
import unittest

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from language_server import EDITORS, ServerTestCase, Session, editor, lint, units, until
from scratch import BINARY, program

ENCODINGS = [types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf32]

CLEAN = """\
<import-sjs name="fmt" from="./fmt.sjs"/>
<import src="./parts.axml"/>
<view class="page 中文" id="top">\r
  <text a:for="{{items}}" a:key="id" onTap="onOpen">打开 😀 {{fmt.price(item.price)}} {{title}}</text>
  <template is="row" data="{{item: title}}"/>
  <rating value="{{3}}" onChange="onRate"/>
  <navigator url="/pages/list/list">更多</navigator>
  <mpaas-component id="map" type="coffee_map" style="{{ width: 200, height: 200 }}" onMarkerTap="onRate"/>
</view>
"""
# The same with mistakes before, in and after what is asked about.
BROKEN = CLEAN.replace('id="top"', "id=top").replace("更多</navigator>", "😀 更多").replace("{{3}}", "{{3 +}}") + "</text>\n<vew\n"
SCRIPT = """\
Page({
  data: { title: '', items: [] },
  // Opens it. 打开
  onOpen() { my.navigateTo({ url: '/pages/list/list' }); },
  onRate() {},
});
"""
FILES = {
    **program({"home": CLEAN, "list": "<view>fine</view>\n"}),
    "pages/home/home.js": SCRIPT,
    "pages/home/home.json": '{ "usingComponents": { "rating": "/components/rating/rating" } }\n',
    "pages/home/parts.axml": '<template name="row"><text>{{item}}</text></template>\n',
    "pages/home/fmt.sjs": "const price = (it) => it + ' 元';\nexport default { price };\n",
    "components/rating/rating.axml": "<text>{{value}}</text>\n",
    "components/rating/rating.js": "Component({ props: { value: 0, onChange() {} } });\n",
    "components/rating/rating.json": '{ "component": true }\n',
    "mpcheck.json": '{ "nativeViews": { "coffee_map": {} } }\n',
}


def placed(scratch, name, text, encoding):
    """What the command line finds, as it is sent: the range in units of the encoding, rule and severity."""
    content = text.encode()

    def position(offset):
        before = content[:offset].decode()
        line = before.rsplit("\n", 1)[-1]
        return before.count("\n"), units(line, encoding)

    severities = {"error": 1, "warning": 2, "info": 4}
    return [
        (
            position(it["range"]["start"]["offset"]),
            position(it["range"]["end"]["offset"]),
            it["rule"],
            severities[it["severity"]],
            it["message"] + (f". Help: {it['help']}" if it.get("help") else ""),
        )
        for it in lint(scratch, name)["diagnostics"]
        if it["path"] == name
    ]


def sent(diagnostics):
    return [
        (
            (it.range.start.line, it.range.start.character),
            (it.range.end.line, it.range.end.character),
            it.code,
            it.severity,
            it.message,
        )
        for it in diagnostics
    ]


def leads_to_pages(name):
    """Whether a finding that an editor shows has the address of its rule's page: the build and the editor decide it."""
    return "MPCHECK_ADDRESS" in os.environ and name == "visual_studio_code"


class LanguageServerTests(ServerTestCase):
    files = FILES

    async def test_findings_are_those_of_the_command_line(self):
        page = "pages/home/home.axml"
        for name, pulls in EDITORS.items():
            for encoding in ENCODINGS:
                for text in (CLEAN, BROKEN):
                    self.scratch.write(page, CLEAN)
                    async with Session(self.scratch, editor(name, [encoding])) as session:
                        self.assertEqual(session.encoding, encoding)
                        self.assertEqual(session.result.capabilities.diagnostic_provider is not None, pulls)
                        session.open(page)
                        session.change(page, 2, text)
                        self.scratch.write(page, text)
                        expected = placed(self.scratch, page, text, encoding)
                        self.assertEqual(bool(expected), text == BROKEN)
                        if pulls:
                            found = sent(await session.pulled(page))
                        else:
                            found = sent(await session.pushed(page, lambda it: sent(it) == expected))
                        with self.subTest(editor=name, encoding=encoding, broken=text == BROKEN):
                            self.assertEqual(found, expected)

    async def test_every_answer_has_the_shape_of_the_protocol(self):
        """Everything is requested everywhere: in sound and broken pages, scripts and JSON."""
        count = 0
        page = "pages/home/home.axml"
        utf8, utf16, utf32 = ENCODINGS
        for name, encoding in [*((name, utf16) for name in EDITORS), ("emacs", utf8), ("neovim@v0.11", utf32)]:
            with self.subTest(editor=name, encoding=encoding):
                async with Session(self.scratch, editor(name, [encoding])) as session:
                    for file in (page, "pages/home/home.js", "pages/home/home.json", "app.json"):
                        session.open(file)
                        count += await self.request_all(session, file, FILES[file])
                    session.change(page, 2, BROKEN)
                    count += await self.request_all(session, page, BROKEN)
                    found = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="hm"))
                    self.assertIn("home", [it.name.rsplit("/", 1)[-1] for it in found])
        self.assertGreater(count, 8_000)

    async def request_all(self, session, file, text):
        """Requests everything in a file; returns how many answers there were."""
        client, document = session.client, session.document(file)
        whole = types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))
        count = 0

        async def request(answer):
            nonlocal count
            count += 1
            return await answer

        await request(client.text_document_document_symbol_async(types.DocumentSymbolParams(document)))
        await request(client.text_document_folding_range_async(types.FoldingRangeParams(document)))
        await request(client.text_document_document_link_async(types.DocumentLinkParams(document)))
        for only in (None, ["quickfix"], ["source.fixAll"]):
            context = types.CodeActionContext(diagnostics=[], only=only)
            await request(client.text_document_code_action_async(types.CodeActionParams(document, whole, context)))
        for number, line in enumerate(text.split("\n")):
            # Every fifth character, and the end of the line.
            for column in sorted({*range(0, len(line), 5), len(line)}):
                at = types.Position(number, units(line[:column], session.encoding))
                await request(client.text_document_hover_async(types.HoverParams(document, at)))
                await request(client.text_document_definition_async(types.DefinitionParams(document, at)))
                context = types.ReferenceContext(include_declaration=True)
                await request(client.text_document_references_async(types.ReferenceParams(context, document, at)))
                found = await request(client.text_document_completion_async(types.CompletionParams(document, at)))
                for item in (getattr(found, "items", found) or [])[:1]:
                    await request(client.completion_item_resolve_async(item))
                await request(
                    client.text_document_linked_editing_range_async(types.LinkedEditingRangeParams(document, at))
                )
                await request(
                    client.text_document_selection_range_async(types.SelectionRangeParams(document, [at]))
                )
                if await request(client.text_document_prepare_rename_async(types.PrepareRenameParams(document, at))):
                    try:
                        await request(client.text_document_rename_async(types.RenameParams(document, at, "another")))
                    except JsonRpcException as error:
                        # A use that cannot be proved.
                        self.assertEqual(error.code, types.LSPErrorCodes.RequestFailed)
        return count

    async def test_a_fix_is_applied_by_the_client(self):
        page = "pages/home/home.axml"
        self.scratch.write(page, BROKEN)
        for name in EDITORS:
            for encoding in ENCODINGS:
                async with Session(self.scratch, editor(name, [encoding])) as session:
                    session.open(page)
                    start = BROKEN.split("\n")[2].index("=top") + 2
                    place = types.Position(2, units(BROKEN.split("\n")[2][:start], encoding))
                    actions = await session.client.text_document_code_action_async(
                        types.CodeActionParams(
                            session.document(page),
                            types.Range(place, place),
                            types.CodeActionContext(diagnostics=[], only=["quickfix"]),
                        )
                    )
                    with self.subTest(editor=name, encoding=encoding):
                        titles = [
                            "Quote the value",
                            "Hide unquoted-value on this line",
                            "Hide unquoted-value in this file",
                        ]
                        if not leads_to_pages(name):
                            titles.append("Explain unquoted-value")
                        self.assertEqual([it.title for it in actions], titles)
                        text = applied(actions[0].edit, session.uri(page), BROKEN, encoding)
                        self.assertEqual(text, BROKEN.replace("id=top", 'id="top"'))
                        if leads_to_pages(name):
                            continue
                        command = actions[3].command
                        explained = await session.client.workspace_execute_command_async(
                            types.ExecuteCommandParams(command.command, [*command.arguments, True])
                        )
                        printed = self.scratch.must(BINARY, "explain", "unquoted-value")
                        self.assertEqual(explained.split(), printed.split())

    async def test_fixes_are_named_as_on_the_command_line(self):
        page = "pages/home/home.axml"
        self.scratch.write(page, BROKEN)
        titles = [it["fix"]["title"] for it in lint(self.scratch, page)["diagnostics"] if it.get("fix")]
        self.assertEqual(titles, ["quote the value", "write view"])
        async with Session(self.scratch, editor("neovim@v0.11")) as session:
            session.open(page)
            whole = types.Range(types.Position(0, 0), types.Position(BROKEN.count("\n"), 0))
            context = types.CodeActionContext(diagnostics=[], only=["quickfix"])
            found = await session.client.text_document_code_action_async(
                types.CodeActionParams(session.document(page), whole, context)
            )
            fixes = [it.title for it in found if it.edit and not it.title.startswith("Hide ")]
            self.assertEqual(fixes, [it[0].upper() + it[1:] for it in titles])

    async def test_findings_of_the_workspace_are_asked_for(self):
        page, script = "pages/home/home.axml", "pages/home/home.js"
        for name in (name for name, pulls in EDITORS.items() if pulls):
            async with Session(self.scratch, editor(name), {"diagnosticScope": "program"}) as session:
                session.open(page)
                session.open(script)

                async def workspace(previous):
                    report = await session.client.workspace_diagnostic_async(
                        types.WorkspaceDiagnosticParams(previous_result_ids=previous, identifier="mpcheck")
                    )
                    return {it.uri: it for it in report.items}

                with self.subTest(editor=name):
                    first = await workspace([])
                    self.assertEqual({uri: it.items for uri, it in first.items() if it.items}, {})
                    await session.pulled(page)
                    # The page is affected by what is typed in its script.
                    session.change(script, 2, SCRIPT.replace("onRate() {},", ""))
                    refreshed = await until(lambda: session.client.diagnostic_refresh_count, lambda it: it > 0)
                    self.assertEqual(refreshed, 1)
                    second = await workspace([])
                    report = second[session.uri(page)]
                    self.assertEqual((report.version, report.kind), (1, "full"))
                    self.assertEqual([it.code for it in report.items], ["undefined-handler", "undefined-handler"])
                    previous = [types.PreviousResultId(uri, it.result_id) for uri, it in second.items()]
                    third = await workspace(previous)
                    self.assertEqual({it.kind for it in third.values()} - {"unchanged"}, set())
                    # What was found before is taken back by an empty report.
                    session.change(script, 3, SCRIPT)
                    fourth = await workspace(previous)
                    report = fourth[session.uri(page)]
                    self.assertEqual((report.kind, list(report.items)), ("full", []))


def applied(edit, uri, text, encoding):
    """The text after the edits of one file."""
    if edit.document_changes:
        (change,) = edit.document_changes
        assert change.text_document.uri == uri, change
        edits = change.edits
    else:
        edits = edit.changes[uri]

    def offset(position):
        lines = text.split("\n")
        before = sum(len(line) + 1 for line in lines[: position.line])
        line = lines[position.line]
        return before + next(it for it in range(len(line) + 1) if units(line[:it], encoding) == position.character)

    for it in sorted(edits, key=lambda it: (it.range.start.line, it.range.start.character), reverse=True):
        text = text[: offset(it.range.start)] + it.new_text + text[offset(it.range.end) :]
    return text


if __name__ == "__main__":
    unittest.main()
