// @ts-check
"use strict";

const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { afterEach, beforeEach, test } = require("node:test");
const { load, Uri } = require("./stand-ins");

// Laid out as it is packed, and the mpcheck that it was made with.
const EXTENSION = process.env.EXTENSION ?? "";
const { dialects } = JSON.parse(execFileSync(process.env.MPCHECK ?? "", ["dialects"], { encoding: "utf8" }));
const manifest = require(path.join(EXTENSION, "package.json"));
const texts = require(path.join(EXTENSION, "package.nls.json"));
const SYSTEM = `${process.platform}-${process.arch}`;

let folder;
let context;
let extension;
let recording;
const searchPath = process.env.PATH;

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "mpcheck-")));
  ({ extension, recording } = load(path.join(EXTENSION, "extension.js")));
  context = { extensionPath: path.join(folder, "extension"), subscriptions: [] };
  process.env.PATH = path.join(folder, "nothing");
});

afterEach(async () => {
  await extension.deactivate();
  process.env.PATH = searchPath;
  fs.rmSync(folder, { recursive: true });
});

/** A program in the folder of this test. */
function program(name, mode = 0o755) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "#!/bin/sh\n", { mode });
  return file;
}

/** The commands of all servers that were started. */
const started = () => recording.clients.map((client) => client.serverOptions.command);

test("the server is started with what the user set", async () => {
  const bundled = program("extension/bin/mpcheck");
  recording.settings = {
    "mpcheck.path": "",
    "mpcheck.rules": { "unknown-tag": "off" },
    "mpcheck.minimumSeverity": "warning",
    "mpcheck.diagnosticScope": "open",
    "mpcheck.hosts": ["../ios"],
    "mpcheck.trace.server": "verbose",
  };
  await extension.activate(context);
  const [client] = recording.clients;
  assert.equal(recording.clients.length, 1);
  assert.deepEqual([client.id, client.name], ["mpcheck", "mpcheck"]);
  assert.deepEqual(client.serverOptions, { command: bundled, args: ["server"] });
  assert.deepEqual(client.clientOptions.initializationOptions, {
    configuration: null,
    rules: { "unknown-tag": "off" },
    types: null,
    hosts: ["../ios"],
    minimumSeverity: "warning",
    diagnosticScope: "open",
    language: null,
  });
  const { outputChannel, traceOutputChannel } = client.clientOptions;
  assert.deepEqual([outputChannel.name, outputChannel.options], ["mpcheck", { log: true }]);
  assert.deepEqual([traceOutputChannel.name, traceOutputChannel.options], ["mpcheck (trace)", { log: true }]);
  assert.deepEqual(recording.output, [`Starting ${bundled} (bundled)`]);
});

test("each setting is the server's or the extension's own", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  const sent = Object.keys(recording.clients[0].clientOptions.initializationOptions);
  const contributed = Object.keys(manifest.contributes.configuration.properties);
  assert.deepEqual(
    contributed.sort(),
    [...sent.map((name) => `mpcheck.${name}`), "mpcheck.path", "mpcheck.trace.server"].sort(),
  );
});

test("the server is given all files that it reads, and new ones of its languages", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  const [files, ...untitled] = recording.clients[0].clientOptions.documentSelector;
  const own = dialects.flatMap((it) => [
    it.markup,
    it.style,
    it.module,
    ...it.scriptModules.map((module) => module.suffix.replace(/.*\./, "")),
  ]);
  const others = "js ts mjs json json5 m mm h swift java kt pch plist".split(" ");
  const [, listed] = files.pattern.match(/^\*\*\/\*\.\{(.*)\}$/);
  assert.deepEqual(files, { scheme: "file", pattern: files.pattern });
  assert.deepEqual(listed.split(",").sort(), [...new Set([...own, ...others])].sort());
  assert.deepEqual(
    untitled,
    dialects.map((it) => ({ scheme: "untitled", language: it.language })),
  );
});

test("the setting comes before what is bundled, and that before PATH", async () => {
  const onPath = program("path/mpcheck");
  process.env.PATH = ["", "relative", path.join(folder, "nothing"), path.join(folder, "path")].join(path.delimiter);
  await extension.activate(context);
  const bundled = program("extension/bin/mpcheck");
  await recording.commands.get("mpcheck.restart")();
  recording.settings["mpcheck.path"] = program("own/check");
  await recording.commands.get("mpcheck.restart")();
  assert.deepEqual(started(), [onPath, bundled, path.join(folder, "own/check")]);
  assert.deepEqual(
    recording.output.map((line) => line.replace(/.*\(/, "(")),
    ["(path)", "(bundled)", "(setting)"],
  );
});

test("the program that npm installed comes before the bundled one, if the workspace is trusted", async () => {
  const bundled = program("extension/bin/mpcheck");
  const installed = program(`second/node_modules/@mpcheck/${SYSTEM}/bin/mpcheck`);
  // The launcher is never run.
  program("second/node_modules/.bin/mpcheck");
  recording.folders = [path.join(folder, "first"), path.join(folder, "second")];
  recording.isTrusted = false;
  await extension.activate(context);
  recording.isTrusted = true;
  const [granted] = recording.trustListeners;
  granted();
  while (started().length < 2) await new Promise(setImmediate);
  // As pnpm lays it out.
  const store = `first/node_modules/.pnpm/mpcheck@1/node_modules`;
  const linked = program(`${store}/@mpcheck/${SYSTEM}/bin/mpcheck`);
  fs.mkdirSync(path.join(folder, store, "mpcheck"));
  fs.symlinkSync(".pnpm/mpcheck@1/node_modules/mpcheck", path.join(folder, "first/node_modules/mpcheck"));
  await recording.commands.get("mpcheck.restart")();
  recording.settings["mpcheck.path"] = program("own/check");
  await recording.commands.get("mpcheck.restart")();
  assert.deepEqual(started(), [bundled, installed, linked, path.join(folder, "own/check")]);
  assert.deepEqual(
    recording.output.map((line) => line.replace(/.*\(/, "(")),
    ["(bundled)", "(workspace)", "(workspace)", "(setting)"],
  );
});

test("on Windows a message says what to do", () => {
  const { findBinary } = load(path.join(EXTENSION, "binary.js")).extension;
  const surroundings = { setting: "", workspaceFolders: [], isTrusted: true, extensionPath: folder, searchPath: "" };
  assert.throws(() => findBinary({ ...surroundings, system: "win32-x64" }), {
    message:
      'mpcheck does not run on Windows itself: install WSL, and open the folder in it with "WSL: Reopen Folder in WSL".',
  });
});

test("the setting may be in the home or the workspace, or a name on PATH", async () => {
  process.env.PATH = path.join(folder, "path");
  recording.folders = [path.join(folder, "work")];
  const work = program("work/tools/mpcheck");
  const named = program("path/mpcheck-next");
  await extension.activate(context);
  for (const value of ["${workspaceFolder}/tools/mpcheck", "tools/mpcheck", "./tools/mpcheck", " mpcheck-next "]) {
    recording.settings["mpcheck.path"] = value;
    await recording.commands.get("mpcheck.restart")();
  }
  assert.deepEqual(started(), [work, work, work, named]);
  recording.settings["mpcheck.path"] = "~/no-such-program-of-mpcheck";
  await recording.commands.get("mpcheck.restart")();
  assert.match(recording.output.at(-1), new RegExp(`"${os.homedir()}/no-such-program-of-mpcheck", which does not exist`));
});

test("a setting that names nothing is reported, and nothing else is started in its place", async () => {
  program("extension/bin/mpcheck");
  for (const [value, problem] of [
    [path.join(folder, "gone"), "does not exist"],
    [folder, "is not an executable file"],
    [program("text", 0o644), "is not an executable file"],
  ]) {
    recording.settings["mpcheck.path"] = value;
    recording.calls.length = 0;
    await extension.activate(context);
    assert.deepEqual(recording.calls, [
      ["error", `The setting mpcheck.path names "${value}", which ${problem}.`, "Open settings", "Show output"],
    ]);
  }
  assert.deepEqual(started(), []);
});

test("without any mpcheck a message says what to do", async () => {
  recording.answer = "Open settings";
  await extension.activate(context);
  await new Promise(setImmediate);
  const message =
    `mpcheck was not found: this package of the extension has none for ${SYSTEM}, and there is none on PATH. ` +
    "Install it, or name it in the setting mpcheck.path.";
  assert.deepEqual(recording.calls, [
    ["error", message, "Open settings", "Show output"],
    ["command", "workbench.action.openSettings", "mpcheck.path"],
  ]);
  assert.deepEqual(recording.output, [`error: ${message}`]);
  assert.equal(recording.clients.length, 0);
});

test("what people read is in the language of the editor", async () => {
  recording.texts = require(path.join(EXTENSION, "l10n/bundle.l10n.zh-cn.json"));
  recording.answer = "打开设置";
  await extension.activate(context);
  await new Promise(setImmediate);
  assert.deepEqual(recording.calls, [
    [
      "error",
      `没有找到 mpcheck：扩展的这个安装包没有适用于 ${SYSTEM} 的版本，PATH 中也没有。安装 mpcheck，或在设置 mpcheck.path 中写明其路径。`,
      "打开设置",
      "显示输出",
    ],
    ["command", "workbench.action.openSettings", "mpcheck.path"],
  ]);
  const bundled = program("extension/bin/mpcheck");
  await recording.commands.get("mpcheck.restart")();
  assert.equal(recording.output.at(-1), `正在启动 ${bundled}（bundled）`);
});

test("a bundled program that lost its mode is made executable", async () => {
  const bundled = program("extension/bin/mpcheck", 0o644);
  await extension.activate(context);
  assert.deepEqual(started(), [bundled]);
  assert.equal(fs.statSync(bundled).mode & 0o777, 0o755);
});

test("all commands of the manifest are registered, and no other", async () => {
  await extension.activate(context);
  const contributed = manifest.contributes.commands.map((it) => it.command);
  assert.deepEqual([...recording.commands.keys()].sort(), contributed.sort());
  assert.deepEqual(
    manifest.contributes.commands.map((it) => texts[it.title.replaceAll("%", "")]),
    [
      "Fix all",
      "Fix all in the program",
      "Open the page of a rule",
      "Write mpcheck.json",
      "Write a baseline",
      "Restart",
      "Show output",
    ],
  );
  // The client registers those of the server, and no name can be there twice.
  assert.deepEqual(
    contributed.filter((it) => ["register", "explain", "rules", "fixProgram"].includes(it.replace("mpcheck.", ""))),
    [],
  );
  for (const subscription of context.subscriptions) subscription.dispose();
  assert.equal(recording.commands.size, 0);
});

test("Restart stops the server before it starts another, however fast it is pressed", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  const restart = recording.commands.get("mpcheck.restart");
  await Promise.all([restart(), restart(), restart()]);
  assert.equal(recording.clients.length, 4);
  for (const client of recording.clients.slice(0, 3)) {
    assert.deepEqual(client.log, ["start", "started", "disposed"]);
  }
});

test("a server that never answers is left behind by Restart", async () => {
  program("extension/bin/mpcheck");
  recording.start = "never";
  await extension.activate(context);
  recording.start = "well";
  const waits = [];
  const real = globalThis.setTimeout;
  // Whatever is waited for has passed.
  globalThis.setTimeout = /** @type {any} */ ((passed, time) => {
    waits.push(time);
    setImmediate(passed);
    return { unref() {} };
  });
  try {
    await recording.commands.get("mpcheck.restart")();
  } finally {
    globalThis.setTimeout = real;
  }
  assert.deepEqual(waits, [3000]);
  assert.deepEqual(recording.clients.map((client) => client.log[0]), ["start", "start"]);
});

test("a server that cannot start is tried again by Restart", async () => {
  program("extension/bin/mpcheck");
  recording.start = "spawn failed";
  await extension.activate(context);
  await new Promise(setImmediate);
  assert.match(recording.output.at(-1), /spawn failed/);
  recording.start = "well";
  await recording.commands.get("mpcheck.restart")();
  assert.equal(recording.clients.length, 2);
});

test("a change of mpcheck.path restarts the server, and of other settings does not", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  const [changed] = recording.configurationListeners;
  changed({ affectsConfiguration: (name) => name === "mpcheck.rules" });
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(recording.clients.length, 1);
  changed({ affectsConfiguration: (name) => name === "mpcheck.path" });
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(recording.clients.length, 2);
});

test("Show output shows the output", async () => {
  await extension.activate(context);
  recording.calls.length = 0;
  await recording.commands.get("mpcheck.showOutput")();
  assert.deepEqual(recording.calls, [["show", "mpcheck"]]);
});

test("Fix all applies the fixes of mpcheck, or says that it is not running", async () => {
  await extension.activate(context);
  recording.calls.length = 0;
  recording.answer = "Show output";
  const fixAll = recording.commands.get("mpcheck.fixAll");
  await fixAll();
  assert.deepEqual(recording.calls, [
    ["error", "mpcheck is not running.", "Open settings", "Show output"],
    ["show", "mpcheck"],
  ]);
  program("extension/bin/mpcheck");
  await recording.commands.get("mpcheck.restart")();
  recording.calls.length = 0;
  await fixAll();
  assert.deepEqual(recording.calls, [
    ["command", "editor.action.sourceAction", { kind: "source.fixAll.mpcheck", apply: "first" }],
  ]);
});

test("the server ends with the extension", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  await extension.deactivate();
  assert.deepEqual(recording.clients[0].log, ["start", "started", "disposed"]);
  await extension.deactivate();
  assert.equal(recording.clients[0].log.length, 3);
});

// MARK: The status item

const at = (name) => Uri.file(path.join(folder, name));
const finding = (severity, code, source = "mpcheck") => ({ severity, code, source, range: { contains: () => true } });

test("the status item counts the findings of the file, and says when the server is not running", async () => {
  await extension.activate(context);
  const { status } = recording;
  assert.deepEqual([status.id, status.name], ["mpcheck", "mpcheck"]);
  assert.deepEqual(
    [status.text, status.detail, status.severity, status.busy, status.command],
    ["mpcheck", "not running", 2, false, { title: "Restart", command: "mpcheck.restart" }],
  );
  program("extension/bin/mpcheck");
  await recording.commands.get("mpcheck.restart")();
  assert.deepEqual([status.text, status.detail, status.severity, status.busy], ["mpcheck", "starting", 0, true]);
  assert.equal(recording.context["mpcheck.isRunning"], false);
  await new Promise(setImmediate);
  assert.equal(recording.context["mpcheck.isRunning"], true);
  assert.deepEqual(
    [status.text, status.detail, status.severity, status.busy, status.command],
    ["No findings", "mpcheck 1.2.3", 0, false, { title: "Show output", command: "mpcheck.showOutput" }],
  );
  // Of other sources nothing counts.
  recording.diagnostics[at("a.wxml")] = [
    ...[3, 3, 3, 1, 1].map((it) => finding(it, "x")),
    finding(0, "x"),
    finding(0, "x", "html"),
  ];
  recording.diagnostics[at("b.wxml")] = [finding(1, "x")];
  const [editorChanged] = recording.editorListeners;
  recording.activeTextEditor = { document: { uri: at("a.wxml") } };
  editorChanged(recording.activeTextEditor);
  assert.deepEqual([status.text, status.severity], ["Errors: 1, warnings: 2, hints: 3", 2]);
  recording.activeTextEditor = { document: { uri: at("b.wxml") } };
  editorChanged(recording.activeTextEditor);
  assert.deepEqual([status.text, status.severity], ["Errors: 0, warnings: 1, hints: 0", 1]);
  // What changes in a file that is not looked at changes nothing.
  const [diagnosticsChanged] = recording.diagnosticsListeners;
  recording.diagnostics[at("b.wxml")] = [];
  diagnosticsChanged({ uris: [at("a.wxml")] });
  assert.equal(status.severity, 1);
  diagnosticsChanged({ uris: [at("a.wxml"), at("b.wxml")] });
  assert.deepEqual([status.text, status.severity], ["No findings", 0]);
  // The client starts a server that ended again by itself.
  recording.clients[0].states.fire({ newState: 1 });
  assert.deepEqual([status.detail, recording.context["mpcheck.isRunning"]], ["not running", false]);
  recording.clients[0].states.fire({ newState: 2 });
  assert.deepEqual([status.text, recording.context["mpcheck.isRunning"]], ["No findings", true]);
});

test("the status item is for the files that the server is given", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  assert.deepEqual(recording.status.selector, recording.clients[0].clientOptions.documentSelector);
});

// MARK: Rules

test("the code action Explain shows what the server answers in a document", async () => {
  program("extension/bin/mpcheck");
  recording.answers["mpcheck.explain"] = "unknown-tag: ...";
  await extension.activate(context);
  const { executeCommand } = recording.clients[0].clientOptions.middleware;
  const next = (command, values) => ["next", command, ...values];
  await executeCommand("mpcheck.explain", ["unknown-tag"], next);
  assert.deepEqual(recording.calls, [["document", "mpcheck-rule:/unknown-tag", { preview: true, viewColumn: -2 }]]);
  const provider = recording.contentProviders.get("mpcheck-rule");
  assert.equal(await provider.provideTextDocumentContent(Uri.parse("mpcheck-rule:/unknown-tag")), "unknown-tag: ...");
  assert.deepEqual(recording.requests, [["workspace/executeCommand", "mpcheck.explain", "unknown-tag", true]]);
  // Whatever else the server offers is its own.
  assert.deepEqual(await executeCommand("mpcheck.register", ["a", "b"], next), ["next", "mpcheck.register", "a", "b"]);
});

test("Open the page of a rule opens its address, or explains it; what the cursor is at comes first", async () => {
  program("extension/bin/mpcheck");
  recording.answers["mpcheck.rules"] = [
    { id: "a-rule", category: "markup", summary: "a", page: "https://example.org/rules/a-rule.html" },
    { id: "b-rule", category: "syntax", summary: "b" },
    { id: "c-rule", category: "syntax", summary: "c" },
  ];
  await extension.activate(context);
  const open = recording.commands.get("mpcheck.openRulePage");
  recording.pick = "a-rule";
  await open();
  recording.diagnostics[at("a.wxml")] = [finding(0, "b-rule"), finding(0, { value: "c-rule", target: "" }), finding(0, "a-rule", "html")];
  recording.activeTextEditor = { document: { uri: at("a.wxml") }, selection: { active: 0 } };
  recording.pick = "b-rule";
  await open();
  recording.pick = undefined;
  await open();
  const options = { placeHolder: "The rule to read about", matchOnDetail: true };
  assert.deepEqual(recording.calls, [
    ["pick", ["a-rule", "b-rule", "c-rule"], options],
    ["external", "https://example.org/rules/a-rule.html"],
    ["pick", ["b-rule", "c-rule", "a-rule"], options],
    ["document", "mpcheck-rule:/b-rule", { preview: true, viewColumn: -2 }],
    ["pick", ["b-rule", "c-rule", "a-rule"], options],
  ]);
});

test("what the server cannot do is said, and without a server that there is none", async () => {
  await extension.activate(context);
  recording.calls.length = 0;
  for (const name of ["openRulePage", "fixAllInProgram"]) await recording.commands.get(`mpcheck.${name}`)();
  const buttons = ["Open settings", "Show output"];
  assert.deepEqual(recording.calls, [
    ["error", "mpcheck is not running.", ...buttons],
    ["error", "mpcheck is not running.", ...buttons],
  ]);
  program("extension/bin/mpcheck");
  recording.answers["mpcheck.fixProgram"] = new Error("no");
  await recording.commands.get("mpcheck.restart")();
  recording.calls.length = 0;
  await recording.commands.get("mpcheck.fixAllInProgram")();
  assert.deepEqual(recording.calls, [["error", "no", ...buttons]]);
  assert.equal(recording.output.at(-1), "error: mpcheck.fixProgram: Error: no");
});

// MARK: Programs

test("Fix all in the program says what was fixed", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  for (const answer of [{ fixed: 12, files: 3 }, { fixed: 0, files: 0 }]) {
    recording.answers["mpcheck.fixProgram"] = answer;
    await recording.commands.get("mpcheck.fixAllInProgram")();
  }
  assert.deepEqual(recording.calls, [
    ["information", "Findings fixed: 12, in files: 3. Save them to keep the fixes."],
    ["information", "Nothing can be fixed safely."],
  ]);
});

/** A mini program with a finding, below the folder of this test, and the real mpcheck. */
function miniProgram(name) {
  for (const [file, text] of Object.entries({
    "app.json": '{ "pages": ["index"] }\n',
    "index.js": "Page({})\n",
    "index.wxml": "<viw/>\n<view class=a/>\n",
  })) {
    const target = path.join(folder, name, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  recording.settings["mpcheck.path"] = process.env.MPCHECK;
}

test("Write mpcheck.json writes it where the program is, opens it, and keeps one that is there", async () => {
  miniProgram("work/program");
  recording.folders = [path.join(folder, "other"), path.join(folder, "work")];
  await extension.activate(context);
  const write = recording.commands.get("mpcheck.writeConfiguration");
  // The user picks no folder.
  await write();
  assert.deepEqual(recording.calls, []);
  recording.pick = "work";
  for (const language of ["en", "zh-cn"]) {
    recording.language = language;
    await write();
    const file = path.join(folder, "work/program/mpcheck.json");
    assert.match(fs.readFileSync(file, "utf8"), language === "en" ? /What is not linted/ : /[\u4e00-\u9fff]/);
    assert.deepEqual(recording.calls, [["document", `file:${file}`, undefined]]);
    recording.calls.length = 0;
    await write();
    const [[kind, message]] = recording.calls;
    assert.equal(kind, "error");
    assert.match(message, language === "en" ? /^program\/mpcheck\.json exists/ : /^program\/mpcheck\.json.*[\u4e00-\u9fff]/);
    fs.rmSync(file);
    recording.calls.length = 0;
  }
});

test("Write a baseline writes one with the settings of the editor, and says how it is used", async () => {
  miniProgram("work");
  recording.folders = [path.join(folder, "work")];
  recording.settings["mpcheck.rules"] = { "unknown-tag": { severity: "off" } };
  await extension.activate(context);
  await recording.commands.get("mpcheck.writeBaseline")();
  const baseline = JSON.parse(fs.readFileSync(path.join(folder, "work/mpcheck-baseline.json"), "utf8"));
  assert.match(JSON.stringify(baseline), /unquoted-value/);
  assert.doesNotMatch(JSON.stringify(baseline), /unknown-tag/);
  const [[kind, message]] = recording.calls;
  assert.equal(kind, "information");
  assert.match(message, /^mpcheck-baseline\.json .*"baseline"/);
});

test("without a folder, or without an mpcheck, nothing is written and it is said", async () => {
  program("extension/bin/mpcheck");
  await extension.activate(context);
  await recording.commands.get("mpcheck.writeConfiguration")();
  recording.folders = [folder];
  recording.settings["mpcheck.path"] = "/gone";
  await recording.commands.get("mpcheck.writeBaseline")();
  assert.deepEqual(recording.calls, [
    ["error", "Open a folder first."],
    ["error", 'The setting mpcheck.path names "/gone", which does not exist.', "Open settings", "Show output"],
  ]);
});

// MARK: Tasks

test("a task lints each folder, and the problem matcher reads all that it prints", async () => {
  miniProgram("work");
  recording.folders = [path.join(folder, "work"), folder];
  recording.settings["mpcheck.rules"] = { syntax: "error" };
  recording.settings["mpcheck.types"] = ["acme_map"];
  recording.settings["mpcheck.hosts"] = ["../ios"];
  await extension.activate(context);
  const provider = recording.taskProviders.get("mpcheck");
  const tasks = provider.provideTasks();
  assert.deepEqual(tasks.map((it) => [it.definition, it.scope.name, it.name, it.source, it.problemMatchers]), [
    [{ type: "mpcheck" }, "work", "lint", "mpcheck", "$mpcheck"],
    [{ type: "mpcheck" }, path.basename(folder), "lint", "mpcheck", "$mpcheck"],
  ]);
  const { process: command, values, options } = tasks[0].execution;
  assert.deepEqual(
    [command, values, options],
    [
      process.env.MPCHECK,
      "lint --format concise --rule syntax=error --type acme_map --host ../ios -- .".split(" "),
      { cwd: path.join(folder, "work") },
    ],
  );
  // A task that the user wrote.
  const own = provider.resolveTask({
    definition: { type: "mpcheck", paths: ["pages"], options: ["--fail-on", "warning"] },
    scope: tasks[1].scope,
    name: "pages",
  });
  assert.deepEqual(own.execution.values.slice(-4), ["--fail-on", "warning", "--", "pages"]);
  assert.deepEqual([own.name, own.execution.options.cwd], ["pages", folder]);
  fs.mkdirSync(path.join(folder, "ios"));
  const { spawnSync } = require("node:child_process");
  const lines = spawnSync(command, values, { ...options, encoding: "utf8" }).stdout.trim().split("\n");
  const [matcher] = manifest.contributes.problemMatchers;
  const { regexp, ...groups } = matcher.pattern;
  const found = lines.map((line) => {
    const match = line.match(new RegExp(regexp));
    assert.ok(match, line);
    return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, match[group]]));
  });
  assert.deepEqual(
    found.map(({ file, line, column, severity, code }) => [file, line, column, severity, code]),
    [
      ["index.wxml", "1", "2", "warning", "unknown-tag"],
      ["index.wxml", "2", "13", "error", "unquoted-value"],
    ],
  );
  assert.equal(found[1].message, "this value has no quotes");
  assert.deepEqual([matcher.name, matcher.source, matcher.applyTo], ["mpcheck", "mpcheck", "closedDocuments"]);
});

test("without an mpcheck there are no tasks", async () => {
  recording.folders = [folder];
  await extension.activate(context);
  const provider = recording.taskProviders.get("mpcheck");
  assert.deepEqual(provider.provideTasks(), []);
  assert.equal(provider.resolveTask({ definition: { type: "mpcheck" }, scope: undefined, name: "lint" }), undefined);
});
