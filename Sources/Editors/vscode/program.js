// @ts-check
"use strict";

const { execFile } = require("node:child_process");
const vscode = require("vscode");
const { messageOf, serverSettings } = require("./server");

/** What is done to a whole program: with the server where its files are open in the editor, else as on the command line. */
class Program {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {import("./server").Server} server
   */
  constructor(context, server) {
    this.server = server;
    context.subscriptions.push(
      vscode.commands.registerCommand("mpcheck.fixAllInProgram", () => this.fixAll()),
      vscode.commands.registerCommand("mpcheck.writeConfiguration", () => this.writeConfiguration()),
      vscode.commands.registerCommand("mpcheck.writeBaseline", () => this.writeBaseline()),
    );
  }

  /** Makes all safe fixes of all files; the files are left unsaved, so that they can be looked at. */
  async fixAll() {
    const result = await this.server.run("mpcheck.fixProgram");
    if (!result) return;
    await vscode.window.showInformationMessage(
      result.fixed === 0
        ? vscode.l10n.t("Nothing can be fixed safely.")
        : vscode.l10n.t("Findings fixed: {0}, in files: {1}. Save them to keep the fixes.", result.fixed, result.files),
    );
  }

  async writeConfiguration() {
    const run = await this.runIn(["init"]);
    if (!run) return;
    // The file is in the folder of the program's app.json, which may be below.
    const [, written] = run.messages.match(/^(?:wrote|已写入) (.+)$/m) ?? [];
    if (!written) return;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(run.folder, written));
    await vscode.window.showTextDocument(document);
  }

  async writeBaseline() {
    const run = await this.runIn(["lint", "--write-baseline", ...lintOptions()]);
    const [, note] = run?.messages.match(/^(?:note: |注意：)(.+)$/m) ?? [];
    if (note) await vscode.window.showInformationMessage(note);
  }

  /**
   * Runs mpcheck in the folder that the user chooses; undefined, and a message, when it fails.
   * @param {string[]} values
   */
  async runIn(values) {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const folder = folders.length > 1 ? await vscode.window.showWorkspaceFolderPick() : folders[0];
    if (!folder) {
      if (folders.length === 0) await vscode.window.showErrorMessage(vscode.l10n.t("Open a folder first."));
      return undefined;
    }
    const { output } = this.server;
    let command;
    try {
      ({ command } = this.server.binary());
    } catch (error) {
      await this.server.offerSettings(messageOf(error));
      return undefined;
    }
    const all = [...values, "--language", language()];
    output.info([command, ...all].join(" "));
    const { error, messages } = await new Promise((resolve) =>
      execFile(command, all, { cwd: folder.uri.fsPath, maxBuffer: 1 << 28 }, (error, found, messages) => {
        if (found) output.info(found);
        if (messages) output.info(messages);
        resolve({ error, messages });
      }),
    );
    // With 1 it found something, which is what a baseline is for.
    if (error && error.code !== 1) {
      await this.server.offerSettings(messages.replace(/^mpcheck: /, "").trim() || messageOf(error));
      return undefined;
    }
    return { folder: folder.uri, messages };
  }
}

/** The language of what people read. */
function language() {
  return serverSettings().language ?? (vscode.env.language.startsWith("zh") ? "zh" : "en");
}

/** The settings as options of `mpcheck lint`. Options of rules are in mpcheck.json alone. */
function lintOptions() {
  const { configuration, rules, types, hosts } = serverSettings();
  const severities = Object.entries(rules ?? {})
    .map(([rule, entry]) => [rule, typeof entry === "object" ? entry?.severity : entry])
    .filter(([, severity]) => severity);
  return [
    ...(configuration ? ["--config", configuration] : []),
    ...severities.flatMap(([rule, severity]) => ["--rule", `${rule}=${severity}`]),
    ...(types ?? []).flatMap((type) => ["--type", type]),
    ...(hosts ?? []).flatMap((host) => ["--host", host]),
  ];
}

module.exports = { Program, lintOptions };
