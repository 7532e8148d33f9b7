// @ts-check
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { findBinary } = require("./binary");
const { extensions, languages } = require("./dialects.json");

/** The settings that the server knows; the others of the section are the extension's own. */
const SERVER_SETTINGS = [
  "configuration",
  "rules",
  "types",
  "hosts",
  "minimumSeverity",
  "diagnosticScope",
  "language",
];

/** How long a server that is starting may take before another one is started, in milliseconds. */
const PATIENCE = 3000;

/** The server of this window; at most one runs. */
class Server {
  /** @type {LanguageClient | undefined} */
  client;
  /** @type {Promise<unknown>} */
  started = Promise.resolve();
  /** What was requested so far: each start and stop waits for the one before. */
  queue = Promise.resolve();

  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    this.extensionPath = context.extensionPath;
    this.output = vscode.window.createOutputChannel("mpcheck");
    this.trace = vscode.window.createOutputChannel("mpcheck (trace)");
    context.subscriptions.push(this.output, this.trace);
  }

  /** Starts it anew, which is also how it is started first. */
  restart() {
    return this.enqueue(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }

  stop() {
    return this.enqueue(() => this.stopNow());
  }

  /** @param {() => Promise<void>} step */
  enqueue(step) {
    this.queue = this.queue.then(step).catch((error) => this.output.appendLine(`${error}`));
    return this.queue;
  }

  async startNow() {
    let binary;
    try {
      binary = findBinary({
        setting: vscode.workspace.getConfiguration("mpcheck").get("path") ?? "",
        workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map((it) => it.uri.fsPath),
        isTrusted: vscode.workspace.isTrusted,
        extensionPath: this.extensionPath,
        searchPath: process.env.PATH ?? "",
        system: `${process.platform}-${process.arch}`,
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      this.output.appendLine(message);
      // Not awaited: the user may never answer.
      void this.offerSettings(message);
      return;
    }
    this.output.appendLine(vscode.l10n.t("Starting {0} ({1})", binary.command, binary.source));
    this.client = new LanguageClient(
      "mpcheck",
      "mpcheck",
      { command: binary.command, args: ["server"] },
      {
        documentSelector: [
          { scheme: "file", pattern: `**/*.{${extensions.join(",")}}` },
          ...languages.map((language) => ({ scheme: "untitled", language })),
        ],
        initializationOptions: serverSettings(),
        outputChannel: this.output,
        traceOutputChannel: this.trace,
      },
    );
    // The client itself says in a message why it could not start.
    this.started = this.client.start().catch((error) => this.output.appendLine(`${error}`));
  }

  async stopNow() {
    const client = this.client;
    this.client = undefined;
    if (!client) return;
    // A client that is starting cannot be stopped, nor one that did not start.
    await Promise.race([this.started, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
    await client.dispose().catch((error) => this.output.appendLine(`${error}`));
  }

  /** @param {string} message */
  async offerSettings(message) {
    const openSettings = vscode.l10n.t("Open settings");
    const showOutput = vscode.l10n.t("Show output");
    const choice = await vscode.window.showErrorMessage(message, openSettings, showOutput);
    if (choice === openSettings) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "mpcheck.path");
    } else if (choice === showOutput) {
      this.output.show();
    }
  }

  /** Applies all safe fixes of the file in the active editor. */
  async fixAll() {
    if (!this.client) {
      await this.offerSettings(vscode.l10n.t("mpcheck is not running, so nothing can be fixed."));
      return;
    }
    await vscode.commands.executeCommand("editor.action.sourceAction", {
      kind: "source.fixAll.mpcheck",
      apply: "first",
    });
  }
}

/** What the user set, as the server takes it; later changes the server asks for. */
function serverSettings() {
  const configuration = vscode.workspace.getConfiguration("mpcheck");
  return Object.fromEntries(SERVER_SETTINGS.map((name) => [name, configuration.get(name) ?? null]));
}

/** @type {Server | undefined} */
let server;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const own = new Server(context);
  server = own;
  context.subscriptions.push(
    vscode.commands.registerCommand("mpcheck.restart", () => own.restart()),
    vscode.commands.registerCommand("mpcheck.showOutput", () => own.output.show()),
    vscode.commands.registerCommand("mpcheck.fixAll", () => own.fixAll()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("mpcheck.path")) void own.restart();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void own.restart()),
  );
  await own.restart();
}

function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
