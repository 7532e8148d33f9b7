// @ts-check
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { l10n } = require("vscode");

/**
 * The mpcheck to run, and what decided it.
 * @typedef {{ command: string, source: "setting" | "workspace" | "bundled" | "path" }} Binary
 */

/**
 * What the search looks at; a test gives its own.
 * @typedef {object} Surroundings
 * @property {string} setting the value of `mpcheck.path`
 * @property {string[]} workspaceFolders the folders of the workspace, in their order
 * @property {boolean} isTrusted whether programs of the workspace may run
 * @property {string} extensionPath the folder of this extension
 * @property {string} searchPath the value of PATH
 * @property {string} system `process.platform` and `process.arch`, such as `linux-x64`
 */

/**
 * The mpcheck to run: the one in the setting, else the one that npm installed in the workspace, so that the editor says what
 * CI says, else the one that was packed with the extension, else the one on PATH.
 * @param {Surroundings} surroundings
 * @returns {Binary} throws an error with a sentence for the user when there is none
 */
function findBinary(surroundings) {
  const { setting, workspaceFolders, isTrusted, extensionPath, searchPath, system } = surroundings;
  if (setting.trim() !== "") {
    const command = ofSetting(setting.trim(), surroundings);
    if (isExecutable(command)) return { command, source: "setting" };
    throw new Error(
      fs.existsSync(command)
        ? l10n.t('The setting mpcheck.path names "{0}", which is not an executable file.', command)
        : l10n.t('The setting mpcheck.path names "{0}", which does not exist.', command),
    );
  }
  const installed = isTrusted ? workspaceFolders.flatMap((it) => ofPackage(it, system)).find(isExecutable) : undefined;
  if (installed) return { command: installed, source: "workspace" };
  const bundled = path.join(extensionPath, "bin", "mpcheck");
  if (isExecutable(bundled) || makeExecutable(bundled)) return { command: bundled, source: "bundled" };
  const found = onPath("mpcheck", searchPath);
  if (found) return { command: found, source: "path" };
  if (system.startsWith("win32")) {
    throw new Error(
      l10n.t(
        'mpcheck does not run on Windows itself: install WSL, and open the folder in it with "WSL: Reopen Folder in WSL".',
      ),
    );
  }
  throw new Error(
    l10n.t(
      "mpcheck was not found: this package of the extension has none for {0}, and there is none on PATH. " +
        "Install it, or name it in the setting mpcheck.path.",
      system,
    ),
  );
}

/**
 * @param {string} setting
 * @param {Surroundings} surroundings
 */
function ofSetting(setting, { workspaceFolders: [workspaceFolder], searchPath }) {
  let command = setting.replace(/^~(?=$|[/\\])/, () => os.homedir());
  if (workspaceFolder) command = command.replaceAll("${workspaceFolder}", workspaceFolder);
  if (path.isAbsolute(command)) return command;
  // A bare name is one on PATH, as in a shell.
  if (path.basename(command) === command) return onPath(command, searchPath) ?? command;
  return workspaceFolder ? path.join(workspaceFolder, command) : command;
}

/**
 * Where npm puts the program of this system: at the top, or, with pnpm, beside the package that a link leads to. Its launcher
 * would do, too, and take a tenth of a second for each start.
 * @param {string} folder
 * @param {string} system
 */
function ofPackage(folder, system) {
  const modules = [path.join(folder, "node_modules")];
  try {
    modules.push(path.dirname(fs.realpathSync(path.join(modules[0], "mpcheck"))));
  } catch {
    // It is not installed there.
  }
  return modules.map((it) => path.join(it, "@mpcheck", system, "bin", "mpcheck"));
}

/**
 * @param {string} name
 * @param {string} searchPath
 */
function onPath(name, searchPath) {
  return searchPath
    .split(path.delimiter)
    // An empty part means the working folder. Nobody requested programs from there.
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether the file is executable after all: what unpacked the extension may have dropped its mode.
 * @param {string} file
 */
function makeExecutable(file) {
  try {
    fs.chmodSync(file, 0o755);
  } catch {
    return false;
  }
  return isExecutable(file);
}

module.exports = { findBinary };
