// @ts-check
"use strict";

const vscode = require("vscode");
const { lintOptions } = require("./program");

const TYPE = "mpcheck";

/** Tasks that lint a whole program, and show what is found in files that are not open. */
class Tasks {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {import("./server").Server} server
   */
  constructor(context, server) {
    this.server = server;
    context.subscriptions.push(
      vscode.tasks.registerTaskProvider(TYPE, {
        provideTasks: () => (vscode.workspace.workspaceFolders ?? []).flatMap((it) => this.task({ type: TYPE }, it) ?? []),
        resolveTask: (task) => this.task(task.definition, task.scope, task.name),
      }),
    );
  }

  /**
   * @param {vscode.TaskDefinition} definition
   * @param {any} scope the folder that it runs in
   * @param {string} name
   */
  task(definition, scope, name = "lint") {
    let command;
    try {
      ({ command } = this.server.binary());
    } catch {
      // The server said so when it was started.
      return undefined;
    }
    const { paths = ["."], options = [] } = definition;
    const values = ["lint", "--format", "concise", ...lintOptions(), ...options, "--", ...paths];
    const cwd = scope?.uri?.fsPath ?? vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const execution = new vscode.ProcessExecution(command, values, { cwd });
    const task = new vscode.Task(definition, scope ?? vscode.TaskScope.Workspace, name, "mpcheck", execution, "$mpcheck");
    task.group = vscode.TaskGroup.Test;
    return task;
  }
}

module.exports = { Tasks };
