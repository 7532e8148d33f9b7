// @ts-check
"use strict";

const vscode = require("vscode");
const { SELECTOR } = require("./server");

/** Shows how many findings the file in the active editor has, or that the server is not running. */
class Status {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {import("./server").Server} server
   */
  constructor(context, server) {
    this.server = server;
    this.item = vscode.languages.createLanguageStatusItem("mpcheck", SELECTOR);
    this.item.name = "mpcheck";
    context.subscriptions.push(
      this.item,
      server.onDidChangeState(() => this.update()),
      vscode.window.onDidChangeActiveTextEditor(() => this.update()),
      vscode.languages.onDidChangeDiagnostics((change) => {
        const active = vscode.window.activeTextEditor?.document.uri.toString();
        if (change.uris.some((it) => it.toString() === active)) this.update();
      }),
    );
    this.update();
  }

  update() {
    const { item, server } = this;
    item.busy = server.state === "starting";
    if (server.state !== "running") {
      item.text = "mpcheck";
      item.detail = item.busy ? vscode.l10n.t("starting") : vscode.l10n.t("not running");
      item.severity = item.busy ? vscode.LanguageStatusSeverity.Information : vscode.LanguageStatusSeverity.Error;
      item.command = { title: vscode.l10n.t("Restart"), command: "mpcheck.restart" };
      return;
    }
    const found = findings(vscode.window.activeTextEditor?.document.uri);
    const errors = found.filter((it) => it.severity === vscode.DiagnosticSeverity.Error).length;
    const warnings = found.filter((it) => it.severity === vscode.DiagnosticSeverity.Warning).length;
    const hints = found.length - errors - warnings;
    item.text =
      found.length === 0
        ? vscode.l10n.t("No findings")
        : vscode.l10n.t("Errors: {0}, warnings: {1}, hints: {2}", errors, warnings, hints);
    item.detail = `mpcheck ${server.client?.initializeResult?.serverInfo?.version ?? ""}`.trim();
    item.severity =
      errors > 0
        ? vscode.LanguageStatusSeverity.Error
        : warnings > 0
          ? vscode.LanguageStatusSeverity.Warning
          : vscode.LanguageStatusSeverity.Information;
    item.command = { title: vscode.l10n.t("Show output"), command: "mpcheck.showOutput" };
  }
}

/**
 * What mpcheck found in a file.
 * @param {vscode.Uri | undefined} uri
 */
function findings(uri) {
  return uri ? vscode.languages.getDiagnostics(uri).filter((it) => it.source === "mpcheck") : [];
}

module.exports = { Status, findings };
