// @ts-check
"use strict";

const vscode = require("vscode");
const { findings } = require("./status");

/** The scheme of the documents that explain a rule. */
const SCHEME = "mpcheck-rule";

/** The pages about rules: at their address, or, where none is published, as what `mpcheck explain` prints. */
class Rules {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {import("./server").Server} server
   */
  constructor(context, server) {
    this.server = server;
    // A code action of the server shows what the command answers.
    server.handlers.set("mpcheck.explain", (rule) => this.show(rule));
    context.subscriptions.push(
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
        provideTextDocumentContent: async (uri) =>
          (await server.run("mpcheck.explain", [uri.path.replace(/^\//, ""), true])) ?? "",
      }),
      vscode.commands.registerCommand("mpcheck.openRulePage", () => this.choose()),
    );
  }

  /** @param {string} rule */
  async show(rule) {
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${rule}` });
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: true, viewColumn: vscode.ViewColumn.Beside });
    return null;
  }

  /** Lets the user choose a rule, of those found where the cursor is first. */
  async choose() {
    /** @type {{ id: string, category: string, summary: string, page?: string }[] | undefined} */
    const rules = await this.server.run("mpcheck.rules");
    if (!rules) return;
    const here = rulesAtCursor();
    const items = rules.map((rule) => ({ label: rule.id, description: rule.category, detail: rule.summary, rule }));
    items.sort((a, b) => Number(here.has(b.label)) - Number(here.has(a.label)));
    const chosen = await vscode.window.showQuickPick(items, {
      placeHolder: vscode.l10n.t("The rule to read about"),
      matchOnDetail: true,
    });
    if (!chosen) return;
    if (chosen.rule.page) await vscode.env.openExternal(vscode.Uri.parse(chosen.rule.page));
    else await this.show(chosen.rule.id);
  }
}

/** The ids of the rules that found something where the cursor is. */
function rulesAtCursor() {
  const editor = vscode.window.activeTextEditor;
  const found = findings(editor?.document.uri).filter((it) => it.range.contains(editor.selection.active));
  return new Set(found.map((it) => (typeof it.code === "object" ? it.code.value : it.code)));
}

module.exports = { Rules };
