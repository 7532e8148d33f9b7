// @ts-check
"use strict";

// `vscode` and `vscode-languageclient/node` for tests: they record what they are given, and answer what a test sets.

const Module = require("node:module");
const { dirname, posix } = require("node:path");

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
  /** What a server answers to a command: a value, or an error that is thrown. */
  answers = {};
  /** The requests to servers. */
  requests = [];
  /** The context keys that were set. */
  context = {};
  /** The item of the status bar. */
  status = undefined;
  /** The editor that has the focus. */
  activeTextEditor = undefined;
  /** The diagnostics of files, by their URIs. */
  diagnostics = {};
  diagnosticsListeners = [];
  editorListeners = [];
  /** What gives documents their texts, by scheme. */
  contentProviders = new Map();
  taskProviders = new Map();
  /** The label of the item, or the name of the folder, that the user picks. */
  pick = undefined;
  language = "en";
}

/** A place of documents, as far as the extension looks at it. */
class Uri {
  constructor(scheme, path) {
    Object.assign(this, { scheme, path, fsPath: path });
  }
  static from({ scheme, path }) {
    return new Uri(scheme, path);
  }
  static file(path) {
    return new Uri("file", path);
  }
  static parse(text) {
    const [, scheme, path] = text.match(/^([\w-]+):(.*)$/);
    return new Uri(scheme, path);
  }
  static joinPath(base, name) {
    return new Uri(base.scheme, posix.join(base.path, name));
  }
  toString() {
    return `${this.scheme}:${this.path}`;
  }
}

class EventEmitter {
  listeners = [];
  event = (listener) => {
    this.listeners.push(listener);
    return { dispose() {} };
  };
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
  dispose() {}
}

/** @param {Recording} recording */
function standIns(recording) {
  const record = (name, ...values) => recording.calls.push([name, ...values]);
  const disposable = (dispose) => ({ dispose });

  const State = { Stopped: 1, Running: 2, Starting: 3 };

  class LanguageClient {
    constructor(id, name, serverOptions, clientOptions) {
      Object.assign(this, { id, name, serverOptions, clientOptions, log: [] });
      this.behaviour = recording.start;
      this.states = new EventEmitter();
      this.onDidChangeState = this.states.event;
      this.initializeResult = { serverInfo: { name: "mpcheck", version: "1.2.3" } };
      recording.clients.push(this);
    }
    start() {
      this.log.push("start");
      this.states.fire({ newState: State.Starting });
      if (this.behaviour === "never") return new Promise(() => {});
      if (this.behaviour !== "well") return Promise.reject(new Error(this.behaviour));
      return new Promise((resolve) =>
        setImmediate(() => {
          this.log.push("started");
          this.states.fire({ newState: State.Running });
          resolve(undefined);
        }),
      );
    }
    async sendRequest(method, { command, arguments: values }) {
      recording.requests.push([method, command, ...values]);
      const answer = recording.answers[command];
      if (answer instanceof Error) throw answer;
      return answer;
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
      createOutputChannel: (name, options) => ({
        name,
        options,
        info: (line) => recording.output.push(line),
        error: (line) => recording.output.push(`error: ${line}`),
        show: () => record("show", name),
        dispose: () => record("dispose", name),
      }),
      showErrorMessage: async (message, ...buttons) => {
        record("error", message, ...buttons);
        return recording.answer;
      },
      showInformationMessage: async (message) => record("information", message),
      showQuickPick: async (items, options) => {
        record("pick", items.map((it) => it.label), options);
        return items.find((it) => it.label === recording.pick);
      },
      showWorkspaceFolderPick: async () => vscode.workspace.workspaceFolders.find((it) => it.name === recording.pick),
      showTextDocument: async (document, options) => record("document", document.uri.toString(), options),
      get activeTextEditor() {
        return recording.activeTextEditor;
      },
      onDidChangeActiveTextEditor: (listener) => {
        recording.editorListeners.push(listener);
        return disposable(() => {});
      },
    },
    languages: {
      createLanguageStatusItem: (id, selector) => {
        recording.status = { id, selector, dispose: () => record("dispose", id) };
        return recording.status;
      },
      getDiagnostics: (uri) => recording.diagnostics[uri] ?? [],
      onDidChangeDiagnostics: (listener) => {
        recording.diagnosticsListeners.push(listener);
        return disposable(() => {});
      },
    },
    tasks: {
      registerTaskProvider: (type, provider) => {
        recording.taskProviders.set(type, provider);
        return disposable(() => recording.taskProviders.delete(type));
      },
    },
    env: {
      get language() {
        return recording.language;
      },
      openExternal: async (uri) => record("external", uri.toString()),
    },
    Uri,
    EventEmitter,
    LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    ViewColumn: { Beside: -2 },
    TaskScope: { Global: 1, Workspace: 2 },
    TaskGroup: { Test: "test" },
    ProcessExecution: class {
      constructor(process, values, options) {
        Object.assign(this, { process, values, options });
      }
    },
    Task: class {
      constructor(definition, scope, name, source, execution, problemMatchers) {
        Object.assign(this, { definition, scope, name, source, execution, problemMatchers });
      }
    },
    workspace: {
      get workspaceFolders() {
        return recording.folders?.map((folder) => ({ uri: Uri.file(folder), name: posix.basename(folder) }));
      },
      registerTextDocumentContentProvider: (scheme, provider) => {
        recording.contentProviders.set(scheme, provider);
        return disposable(() => recording.contentProviders.delete(scheme));
      },
      openTextDocument: async (uri) => ({ uri }),
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
      executeCommand: async (name, ...values) => {
        if (name === "setContext") recording.context[values[0]] = values[1];
        else record("command", name, ...values);
      },
    },
  };
  return { vscode, "vscode-languageclient/node": { LanguageClient, State } };
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

module.exports = { load, Uri };
