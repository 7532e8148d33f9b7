#!/usr/bin/env node
"use strict";

// Starts the program of this platform, which a package of its own brings.
const { spawn } = require("node:child_process");
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const platform = `${process.platform}-${process.arch}`;
const name = `@mpcheck/${platform}`;

// In the folders of packages around this file alone: `require` would also look where NODE_PATH leads, such as the working folder.
// Plug'n'Play of Yarn has no such folders and answers itself.
function installed() {
  const program = `${name}/bin/mpcheck`;
  if (!process.versions.pnp) return module.paths.map((folder) => join(folder, program)).find(existsSync);
  try {
    return require.resolve(program);
  } catch {
    return undefined;
  }
}

function find() {
  const program = process.env.MPCHECK_BINARY || installed();
  if (program) return program;
  const why = process.platform === "win32"
    ? "mpcheck does not run on Windows itself: install and run it in WSL (https://learn.microsoft.com/windows/wsl)."
    : `the package ${name} is not installed. Install again without --omit=optional (--no-optional); if the lock file was `
      + "written on another system, remove it and node_modules first, because npm leaves other platforms out of it; or name "
      + "a program in MPCHECK_BINARY.";
  console.error(`mpcheck: ${why}`);
  process.exit(3);
}

let child;
// What is sent to this process reaches the program: no --watch stays behind. These come first: a signal that arrives while
// the program starts would end this process alone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]) process.on(signal, () => child.kill(signal));
child = spawn(find(), process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => {
  console.error(`mpcheck: ${error.message}`);
  process.exit(3);
});
child.on("exit", (status, signal) => {
  if (signal === null) process.exit(status);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
