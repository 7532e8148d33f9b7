// @ts-check
"use strict";

const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { afterEach, beforeEach, test } = require("node:test");
const { load } = require("./stand-ins");

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
  assert.equal(client.clientOptions.outputChannel.name, "mpcheck");
  assert.equal(client.clientOptions.traceOutputChannel.name, "mpcheck (trace)");
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
  assert.deepEqual(recording.output, [message]);
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
    ["Restart", "Show output", "Fix all"],
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
    ["error", "mpcheck is not running, so nothing can be fixed.", "Open settings", "Show output"],
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
