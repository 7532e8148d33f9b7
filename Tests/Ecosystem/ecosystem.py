"""Lints each project below a folder and says what changed since the stored summary. `make ecosystem` builds mpcheck and calls it.

Before a change: `make ecosystem-accept DIR=...`. After it: `make ecosystem DIR=...`, and read every finding that came or went.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

# Findings of one rule that came or went, and are printed one by one.
SHOWN_PER_RULE = 20
LINE_END = re.compile("\r\n|\n|\r")


def main():
    options = parsed_options()
    root = Path(options.folder)
    projects = sorted(entry.name for entry in root.iterdir() if entry.is_dir() and not entry.name.startswith("."))
    if not projects:
        raise SystemExit(f"ecosystem: no folder in {root}")
    results = {name: linted(os.path.abspath(options.mpcheck), root / name) for name in projects}
    print_projects(results)
    print_rules(results)
    if options.sample or options.rule:
        print_samples(results, root, options.sample or 10, options.rule)
    print_difference(results, options.summary)
    if options.accept:
        store(results, options.summary)
    return 1 if any("failure" in result for result in results.values()) else 0


def parsed_options():
    parser = argparse.ArgumentParser(prog="make ecosystem", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="its sub-folders are the projects")
    parser.add_argument("--mpcheck", default=".build/release/mpcheck", help="the binary to run")
    parser.add_argument("--summary", default=".build/ecosystem.json", help="the stored findings (default %(default)s)")
    parser.add_argument("--accept", action="store_true", help="store what is found now as the summary")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="show N findings of each rule with their source line")
    parser.add_argument("--rule", help="show findings of this rule alone")
    options = parser.parse_args()
    if not os.path.isdir(options.folder):
        parser.error(f"no such folder: {options.folder}")
    if not shutil.which(options.mpcheck):
        parser.error(f"no such program: {options.mpcheck}")
    return options


def linted(mpcheck, folder):
    """What mpcheck finds in `folder`, with paths from there; `failure` says why when it did not finish."""
    start = time.monotonic()
    try:
        process = subprocess.run(
            [mpcheck, "lint", "--format", "json", "--fail-on", "never", "."], cwd=folder, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        return {"files": 0, "seconds": 600.0, "findings": [], "failure": "did not end within 600 s"}
    result = {"files": 0, "seconds": time.monotonic() - start, "findings": []}
    message = process.stderr.decode(errors="replace").strip().splitlines()[-1:]
    if process.returncode != 0:
        result["failure"] = f"exit status {process.returncode}: {' '.join(message)}"
    try:
        report = json.loads(process.stdout)
    except ValueError:
        # Only standard error says that a folder has no page.
        if process.stdout.strip() or process.returncode != 0:
            result.setdefault("failure", "standard output is not JSON")
        return result
    result["files"] = report["summary"]["files"]
    result["findings"] = [as_finding(diagnostic) for diagnostic in report["diagnostics"]]
    return result


def as_finding(diagnostic):
    start, end = diagnostic["range"]["start"], diagnostic["range"]["end"]
    width = end["column"] - start["column"] if end["line"] == start["line"] else 1
    return {
        "rule": diagnostic["rule"], "severity": diagnostic["severity"], "path": diagnostic["path"], "line": start["line"],
        "column": start["column"], "width": max(width, 1), "message": diagnostic["message"],
    }


def print_projects(results):
    print(f"{'project':32}{'files':>8}{'findings':>10}{'seconds':>9}")
    for name, result in results.items():
        print(f"{name:32}{result['files']:8}{len(result['findings']):10}{result['seconds']:9.2f}  {result.get('failure', '')}".rstrip())


def print_rules(results):
    counts = collections.defaultdict(collections.Counter)
    severities = {}
    for name, result in results.items():
        for finding in result["findings"]:
            counts[finding["rule"]][name] += 1
            severities[finding["rule"]] = finding["severity"]
    if not counts:
        print("\nno findings")
        return
    # Columns for a handful of projects; beyond that the projects are named in the line.
    columns = list(results) if len(results) <= 6 else []
    widths = [max(len(name), 5) + 2 for name in columns]
    header = "".join(f"{name:>{width}}" for name, width in zip(columns, widths)) or "  projects"
    print(f"\n{'rule':28}{'severity':10}{'all':>6}{header}")
    for rule, per_project in sorted(counts.items(), key=lambda entry: (-sum(entry[1].values()), entry[0])):
        if columns:
            cells = "".join(f"{per_project[name] or '.':>{width}}" for name, width in zip(columns, widths))
        else:
            cells = "  " + ", ".join(f"{name} {count}" for name, count in per_project.most_common())
        print(f"{rule:28}{severities[rule]:10}{sum(per_project.values()):6}{cells}")


def print_samples(results, root, limit, only):
    """Spread over all findings of a rule, and the same ones at each run, so that two people read the same."""
    by_rule = collections.defaultdict(list)
    for name, result in results.items():
        for finding in result["findings"]:
            if only in (None, finding["rule"]):
                by_rule[finding["rule"]].append((name, finding))
    for rule, findings in sorted(by_rule.items()):
        chosen = random.Random(rule).sample(findings, min(limit, len(findings)))
        chosen.sort(key=lambda entry: (entry[0], entry[1]["path"], entry[1]["line"], entry[1]["column"]))
        print(f"\n{rule}: {len(chosen)} of {len(findings)}")
        for name, finding in chosen:
            print(f"  {described(name, finding)}")
            print_source(root / name / finding["path"], finding)
    if only and not by_rule:
        print(f"\n{only}: no findings")


def print_source(path, finding):
    try:
        lines = LINE_END.split(path.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff"))
        line = lines[finding["line"] - 1]
    except (OSError, IndexError):
        return
    first = max(finding["column"] - 60, 0)
    shown = line[first:first + 140]
    marked = finding["column"] - 1 - first
    caret = "".join("\t" if character == "\t" else "\u3000" if is_wide(character) else " " for character in shown[:marked])
    mark = "".join("＾" if is_wide(character) else "^" for character in shown[marked:marked + finding["width"]]) or "^"
    print(f"      {shown}\n      {caret}{mark}")


def is_wide(character):
    return "\u1100" <= character <= "\u115f" or "\u2e80" <= character <= "\ua4cf" or "\uac00" <= character <= "\ud7a3" \
        or "\uf900" <= character <= "\ufaff" or "\ufe30" <= character <= "\ufe6f" or "\uff00" <= character <= "\uff60" or "\U0001f300" <= character <= "\U0001faff"


def described(name, finding):
    return f"{name}/{finding['path']}:{finding['line']}:{finding['column']}: {finding['severity']}: {finding['message']}"


def keys(results):
    """Every finding as a comparable text, with its rule; equal ones are counted."""
    return collections.Counter(
        (finding["rule"], described(name, finding)) for name, result in results.items() for finding in result["findings"])


def print_difference(results, summary):
    path = Path(summary)
    if not path.exists():
        print(f"\nno stored summary in {summary}: `make ecosystem-accept` stores one")
        return
    stored = json.loads(path.read_text())
    before, after = keys(stored), keys(results)
    for name in sorted(set(stored) ^ set(results)):
        print(f"\n{name}: {'new project' if name in results else 'no longer there'}")
    came, went = after - before, before - after
    if not came and not went:
        print(f"\nno difference from {summary}")
        return
    print(f"\ndifference from {summary}: {sum(came.values())} came, {sum(went.values())} went")
    for rule in sorted({rule for rule, _ in came} | {rule for rule, _ in went}):
        lines = [f"+ {text}" for (name, text), count in sorted(came.items()) if name == rule for _ in range(count)]
        lines += [f"- {text}" for (name, text), count in sorted(went.items()) if name == rule for _ in range(count)]
        plus = sum(line.startswith("+") for line in lines)
        print(f"\n{rule}: +{plus} -{len(lines) - plus}")
        for line in lines[:SHOWN_PER_RULE]:
            print(f"  {line}")
        if len(lines) > SHOWN_PER_RULE:
            print(f"  ... {len(lines) - SHOWN_PER_RULE} more")


def store(results, summary):
    path = Path(summary)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {name: {"files": result["files"], "findings": result["findings"]} for name, result in results.items()}
    path.write_text(json.dumps(kept, ensure_ascii=False, indent=0) + "\n")
    print(f"\nstored in {summary}")


if __name__ == "__main__":
    sys.exit(main())
