// @ts-check
"use strict";

// `vscode` and `vscode-languageclient/node` for tests: they record what they are given, and answer what a test sets.

const Module = require("node:module");
const { dirname } = require("node:path");

/** What a test reads and sets. */
class Recording {
  /** Calls of the editor, in their order. */
  calls = [];
  /** Every client that was made. */
  clients = [];
  commands = new Map();
  settings = {};
  folders = undefined;
  isTrusted = true;
  /** The button that the user presses on a message. */
  answer = undefined;
  configurationListeners = [];
  trustListeners = [];
  output = [];
  /** The texts of the editor's language, by the English ones. */
  texts = {};
  /** How the next client starts: "well", "never" or a message of what is wrong. */
  start = "well";
}

/** @param {Recording} recording */
function standIns(recording) {
  const record = (name, ...values) => recording.calls.push([name, ...values]);
  const disposable = (dispose) => ({ dispose });

  class LanguageClient {
    constructor(id, name, serverOptions, clientOptions) {
      Object.assign(this, { id, name, serverOptions, clientOptions, log: [] });
      this.behaviour = recording.start;
      recording.clients.push(this);
    }
    start() {
      this.log.push("start");
      if (this.behaviour === "never") return new Promise(() => {});
      if (this.behaviour !== "well") return Promise.reject(new Error(this.behaviour));
      return new Promise((resolve) =>
        setImmediate(() => {
          this.log.push("started");
          resolve(undefined);
        }),
      );
    }
    async dispose() {
      // As the real one: a client that is starting cannot be stopped.
      if (!this.log.includes("started")) {
        this.log.push("dispose refused");
        throw new Error("Client is not running and can't be stopped. It's current state is: starting");
      }
      this.log.push("disposed");
    }
  }

  const vscode = {
    l10n: {
      /** As VS Code does it, in the language of the test. */
      t: (message, ...values) =>
        (recording.texts[message] ?? message).replace(/\{(\d+)\}/g, (_, index) => values[Number(index)]),
    },
    window: {
      createOutputChannel: (name) => ({
        name,
        appendLine: (line) => recording.output.push(line),
        show: () => record("show", name),
        dispose: () => record("dispose", name),
      }),
      showErrorMessage: async (message, ...buttons) => {
        record("error", message, ...buttons);
        return recording.answer;
      },
    },
    workspace: {
      get workspaceFolders() {
        return recording.folders?.map((folder) => ({ uri: { fsPath: folder } }));
      },
      get isTrusted() {
        return recording.isTrusted;
      },
      onDidGrantWorkspaceTrust: (listener) => {
        recording.trustListeners.push(listener);
        return disposable(() => {});
      },
      getConfiguration: (section) => ({ get: (key) => recording.settings[`${section}.${key}`] }),
      onDidChangeConfiguration: (listener) => {
        recording.configurationListeners.push(listener);
        return disposable(() => {});
      },
    },
    commands: {
      registerCommand: (name, run) => {
        recording.commands.set(name, run);
        return disposable(() => recording.commands.delete(name));
      },
      executeCommand: async (name, ...values) => record("command", name, ...values),
    },
  };
  return { vscode, "vscode-languageclient/node": { LanguageClient } };
}

/**
 * The extension, loaded anew, with the stand-ins in the place of what VS Code gives it.
 * @param {string} path
 */
function load(path) {
  const recording = new Recording();
  const modules = standIns(recording);
  const loader = /** @type {any} */ (Module);
  const real = loader._load;
  loader._load = (request, ...rest) => modules[request] ?? real(request, ...rest);
  try {
    // Its other files too: they have the stand-ins of the test before.
    for (const file of Object.keys(require.cache)) {
      if (dirname(file) === dirname(require.resolve(path))) delete require.cache[file];
    }
    return { extension: require(path), recording };
  } finally {
    loader._load = real;
  }
}

module.exports = { load };
