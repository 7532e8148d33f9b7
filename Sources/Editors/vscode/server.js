// @ts-check
"use strict";

const vscode = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");
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

/** The files that the server is given. */
const SELECTOR = [
  { scheme: "file", pattern: `**/*.{${extensions.join(",")}}` },
  ...languages.map((language) => ({ scheme: "untitled", language })),
];

/** @type {Record<number, Server["state"]>} */
const STATES = { [State.Starting]: "starting", [State.Running]: "running" };

/** How long a server that is starting may take before another one is started, in milliseconds. */
const PATIENCE = 3000;

/** The server of this window; at most one runs. */
class Server {
  /** @type {LanguageClient | undefined} */
  client;
  /** @type {"stopped" | "starting" | "running"} */
  state = "stopped";
  /** @type {Promise<unknown>} */
  started = Promise.resolve();
  /** What was requested so far: each start and stop waits for the one before. */
  queue = Promise.resolve();
  /** What a command of the server does in the editor, instead of what is answered being dropped, by its name.
   * @type {Map<string, (...values: any[]) => unknown>} */
  handlers = new Map();

  /** @param {vscode.ExtensionContext} context */
  constructor(context) {
    this.extensionPath = context.extensionPath;
    this.output = vscode.window.createOutputChannel("mpcheck", { log: true });
    this.trace = vscode.window.createOutputChannel("mpcheck (trace)", { log: true });
    this.stateChanges = new vscode.EventEmitter();
    this.onDidChangeState = this.stateChanges.event;
    context.subscriptions.push(this.output, this.trace, this.stateChanges);
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
    this.queue = this.queue.then(step).catch((error) => this.output.error(`${error}`));
    return this.queue;
  }

  /** The mpcheck to run; throws an error with a sentence for the user when there is none. */
  binary() {
    return findBinary({
      setting: vscode.workspace.getConfiguration("mpcheck").get("path") ?? "",
      workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map((it) => it.uri.fsPath),
      isTrusted: vscode.workspace.isTrusted,
      extensionPath: this.extensionPath,
      searchPath: process.env.PATH ?? "",
      system: `${process.platform}-${process.arch}`,
    });
  }

  async startNow() {
    let binary;
    try {
      binary = this.binary();
    } catch (error) {
      const message = messageOf(error);
      this.output.error(message);
      // Not awaited: the user may never answer.
      void this.offerSettings(message);
      return;
    }
    this.output.info(vscode.l10n.t("Starting {0} ({1})", binary.command, binary.source));
    const client = new LanguageClient(
      "mpcheck",
      "mpcheck",
      { command: binary.command, args: ["server"] },
      {
        documentSelector: SELECTOR,
        initializationOptions: serverSettings(),
        outputChannel: this.output,
        traceOutputChannel: this.trace,
        middleware: {
          executeCommand: (command, values, next) => this.handlers.get(command)?.(...values) ?? next(command, values),
        },
      },
    );
    this.client = client;
    client.onDidChangeState(({ newState }) => {
      if (this.client === client) this.setState(STATES[newState] ?? "stopped");
    });
    this.setState("starting");
    this.started = client.start().catch((error) => {
      // The client itself says in a message why it could not start.
      this.output.error(`${error}`);
      if (this.client === client) this.setState("stopped");
    });
  }

  async stopNow() {
    const client = this.client;
    this.client = undefined;
    if (!client) return;
    this.setState("stopped");
    // A client that is starting cannot be stopped, nor one that did not start.
    await Promise.race([this.started, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
    await client.dispose().catch((error) => this.output.error(`${error}`));
  }

  /** @param {Server["state"]} state */
  setState(state) {
    if (state === this.state) return;
    this.state = state;
    void vscode.commands.executeCommand("setContext", "mpcheck.isRunning", state === "running");
    this.stateChanges.fire(undefined);
  }

  /**
   * What the server answers to one of its commands; undefined, and a message, when it is not running or cannot do it.
   * @param {string} command
   * @param {unknown[]} values
   */
  async run(command, values = []) {
    if (!this.client) {
      await this.offerSettings(vscode.l10n.t("mpcheck is not running."));
      return undefined;
    }
    await this.started;
    try {
      return await this.client.sendRequest("workspace/executeCommand", { command, arguments: values });
    } catch (error) {
      this.output.error(`${command}: ${error}`);
      await this.offerSettings(messageOf(error));
      return undefined;
    }
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
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : `${error}`;
}

/** What the user set, as the server takes it; later changes the server asks for. */
function serverSettings() {
  const configuration = vscode.workspace.getConfiguration("mpcheck");
  return Object.fromEntries(SERVER_SETTINGS.map((name) => [name, configuration.get(name) ?? null]));
}

module.exports = { Server, SELECTOR, messageOf, serverSettings };
