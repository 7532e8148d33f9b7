// @ts-check
"use strict";

const vscode = require("vscode");
const { Program } = require("./program");
const { Rules } = require("./rules");
const { Server } = require("./server");
const { Status } = require("./status");
const { Tasks } = require("./tasks");

/** @type {Server | undefined} */
let server;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const own = new Server(context);
  server = own;
  for (const Part of [Status, Rules, Program, Tasks]) new Part(context, own);
  context.subscriptions.push(
    vscode.commands.registerCommand("mpcheck.restart", () => own.restart()),
    vscode.commands.registerCommand("mpcheck.showOutput", () => own.output.show()),
    vscode.commands.registerCommand("mpcheck.fixAll", () => fixAll(own)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("mpcheck.path")) void own.restart();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void own.restart()),
  );
  await own.restart();
}

/**
 * Applies all safe fixes of the file in the active editor.
 * @param {Server} server
 */
async function fixAll(server) {
  if (!server.client) return server.offerSettings(vscode.l10n.t("mpcheck is not running."));
  await vscode.commands.executeCommand("editor.action.sourceAction", {
    kind: "source.fixAll.mpcheck",
    apply: "first",
  });
}

function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
