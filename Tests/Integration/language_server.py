"""The client of pytest-lsp beside `mpcheck server`, with the shape of every message checked."""

import asyncio
import json
import subprocess
import typing
import unittest
import warnings

from lsprotocol import types
from lsprotocol.converters import get_converter
from pygls.protocol import default_converter
from pytest_lsp import LanguageClientProtocol, LspSpecificationWarning, client_capabilities
from pytest_lsp.client import LanguageClient, register_lsp_features
from scratch import BINARY, Scratch

# What the editors declare, as pytest-lsp has recorded it, and whether they are served by asking. Neovim 0.11 would ask, but
# cannot be made to ask again. What is recorded of VS Code is of 2022; today it does both.
EDITORS = {
    "neovim@v0.7": False,
    "neovim@v0.11": False,
    "emacs": False,
    "visual_studio_code": True,
}
PATIENCE = 60
CONVERTER = get_converter()


def message_converter():
    """That of pygls, which takes an action with a command for a command: in that the member is a string."""
    converter = default_converter()

    def structured(value, _):
        is_command = isinstance(value.get("command"), str)
        return converter.structure(value, types.Command if is_command else types.CodeAction)

    converter.register_structure_hook(typing.Union[types.Command, types.CodeAction], structured)
    return converter


class Protocol(LanguageClientProtocol):
    """Keeps what is wrong with the shape of messages: a value of another type, a member that the protocol does not have."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.flaws = []
        self.count = 0

    def structure_message(self, data):
        message = super().structure_message(data)
        self.count += 1
        again = json.loads(json.dumps(CONVERTER.unstructure(message), default=lambda it: it.__dict__))
        if without_null(again) != without_null(data):
            self.flaws.append((data, again))
        return message


def without_null(value):
    if isinstance(value, dict):
        return {key: without_null(it) for key, it in value.items() if it is not None}
    if isinstance(value, list):
        return [without_null(it) for it in value]
    return value


class ServerTestCase(unittest.IsolatedAsyncioTestCase):
    """Tests that talk to servers in a folder with `files`."""

    files = {}
    maxDiff = None

    def setUp(self):
        self.scratch = Scratch(self.files)
        self.addCleanup(self.scratch.remove)
        # What pytest-lsp finds wrong with an answer, for what its client declares.
        warnings.simplefilter("error", LspSpecificationWarning)

    async def asyncSetUp(self):
        # unittest asks for reports of all that takes a tenth of a second.
        asyncio.get_running_loop().set_debug(False)


class Session:
    """One server, and what an editor does with it."""

    def __init__(self, scratch, capabilities, options=None):
        self.scratch = scratch
        self.capabilities = capabilities
        self.options = options
        self.client = LanguageClient(protocol_cls=Protocol, converter_factory=message_converter)
        register_lsp_features(self.client)
        self.registered = []
        self.client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda it: self.registered.extend(it.registrations))
        self.client.feature(types.CLIENT_UNREGISTER_CAPABILITY)(lambda it: None)

    async def __aenter__(self):
        await self.client.start_io(str(BINARY), "server", cwd=self.scratch.work, env=self.scratch.environment)
        self.result = await self.client.initialize_session(
            types.InitializeParams(
                capabilities=self.capabilities,
                workspace_folders=[types.WorkspaceFolder(uri=self.scratch.work.as_uri(), name="work")],
                initialization_options=self.options,
            )
        )
        return self

    async def __aexit__(self, kind, error, trace):
        await self.client.shutdown_session()
        status = self.client._server.returncode
        await self.client.stop()
        if kind is None:
            if status != 0:
                raise AssertionError(f"the server ended with status {status}")
            if self.client.protocol.flaws:
                data, again = self.client.protocol.flaws[0]
                raise AssertionError(f"not a message of the protocol:\n{json.dumps(data)}\nonly this of it is:\n{json.dumps(again)}")

    @property
    def encoding(self):
        return self.result.capabilities.position_encoding or types.PositionEncodingKind.Utf16

    def uri(self, name):
        return (self.scratch.work / name).as_uri()

    def open(self, name, text=None, version=1):
        if text is None:
            text = (self.scratch.work / name).read_bytes().decode("utf-8")
        item = types.TextDocumentItem(uri=self.uri(name), language_id=name.rsplit(".", 1)[-1], version=version, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, name, version, text):
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    async def pulled(self, name):
        report = await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=self.document(name), identifier="mpcheck")
        )
        return report.items

    async def pushed(self, name, is_right):
        """The findings of a file, once they are what is expected, or the last ones."""
        return await until(lambda: self.client.diagnostics.get(self.uri(name)), is_right)


async def until(read, is_right):
    for _ in range(PATIENCE * 20):
        value = read()
        if value is not None and is_right(value):
            return value
        await asyncio.sleep(0.05)
    return read()


def editor(name, encodings=None):
    """The capabilities of an editor, with other encodings of positions."""
    capabilities = client_capabilities(name)
    if name == "visual_studio_code":
        capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities(
            dynamic_registration=True, related_document_support=False
        )
        capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    if encodings is not None:
        capabilities.general = capabilities.general or types.GeneralClientCapabilities()
        capabilities.general.position_encodings = encodings
    return capabilities


def units(text, encoding):
    """The length of a text in the units of an encoding."""
    if encoding == types.PositionEncodingKind.Utf8:
        return len(text.encode())
    if encoding == types.PositionEncodingKind.Utf32:
        return len(text)
    return len(text.encode("utf-16-le")) // 2


def lint(scratch, name):
    """What the command line finds in a file: rule, severity and range, with lines and characters from 0."""
    run = subprocess.run(
        [str(BINARY), "lint", name, "--format", "json", "--min-severity", "info"],
        cwd=scratch.work,
        env=scratch.environment,
        stdout=subprocess.PIPE,
        check=False,
    )
    return json.loads(run.stdout)
