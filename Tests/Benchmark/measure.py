"""Measures mpcheck beside xmllint on generated mini programs. `make bench` builds what it needs and calls it.

xmllint only checks that the well-formed copy of the same markup parses; mpcheck finds the program, parses, links and lints.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from process import compare, memory_floor, peak_memory, run, watch
from program import generated
from server import Server

# What is measured and its goals: what is to be reached, and what would be better still. Without a unit it is a ratio to xmllint
# on the same pages, 4,000 of them, as the median of interleaved runs.
GOALS = {
    "whole lint, 2 threads, wall": (0.44, 0.40),
    "whole lint, 2 threads, CPU": (0.82, 0.77),
    "start-up, one page alone": (1.3, 1.2),
    "one page of 1,000 with scripts, ms": (25, 22),
    "one page of 4,000 with scripts, ms": (70, 55),
    "whole program with scripts, wall": (0.85, 0.75),
    "scripts, JSON and markup, MB/s per core": (60, 60),
    "memory, 4,000 pages, MB": (20, 16),
    "memory, 10,000 pages, MB": (45, 40),
    "memory, 1 MB of unknown tags above an empty page, MB": (60, 50),
    "memory, 4 pages of 1 MB of unknown tags, MB": (200, 160),
    "--fix of 4,000 files, s": (6, 4),
    "format of 1,000 pages, of lint": (1.5, 1.2),
    "query image, CPU, of xmllint --xpath": (1.0, 0.8),
    "lint with ten rules of a team that find nothing, CPU, of one without": (2.5, 2.0),
    "lint with ten rules of a team, 40 findings a page, CPU, of one without": (2.5, 2.0),
    "stripped binary, MB": (20, 14),
    "server: a stroke to its findings, median, ms": (10, 10),
    "server: a stroke to its findings, 99 %, ms": (25, 25),
    "server: first answer, of mpcheck lint": (1.3, 1.3),
    "server: completion, median, ms": (5, 5),
    "server: hover, median, ms": (5, 5),
    "server: memory, MB": (150, 150),
}
AT_LEAST = {"scripts, JSON and markup, MB/s per core"}
# What a team may write down, each in another way.
TEAM_RULES = {
    "lazy-image": {"select": "image:not([lazy-load])", "message": "<image src=\"{@src}\"> loads at once"},
    "no-inline-style": {"select": "[style]", "mark": "style", "message": "use a class"},
    "tracked-button": {"select": "button:not([data-track])", "message": "say what the button tracks"},
    "keyed-loop": {
        "xpath": "//*[@*[contains(name(), ':for')] and not(@*[contains(name(), ':key')])]", "message": "this loop has no key"},
    "class-name": {
        "xpath": "//*[@class and not(contains(@class, '{{')) and not(matches(@class, '^(u|c|is)-[a-z-]+( (u|c|is)-[a-z-]+)*$'))]",
        "message": "\"{@class}\" is not a class of ours"},
    "page-shell": {"xpath": "/self::node()[$kind = 'page' and not(page-shell)]", "message": "a page needs a page-shell"},
    "dictionary": {"xpath": "//text()[matches(., '[一-龥]')]", "message": "\"{normalize-space()}\" is not from the dictionary"},
    "one-primary": {"xpath": "(//button[@type='primary'])[position() > 1]", "message": "a page has one primary button"},
    "bare-text": {"xpath": "//view/text()[normalize-space()]", "message": "put the text into a text"},
    "no-http": {"select": "[src^=\"http:\"], [url^=\"http:\"]", "message": "use https"},
}
# The same selectors and expressions, of which nothing is left: what it costs to evaluate them, without the findings. The bench's pages
# keep none of these rules, and have 40 findings each.
KEPT_RULES = {
    name: rule | (
        {"select": ", ".join(f"{part}:not(*)" for part in rule["select"].split(", "))} if "select" in rule
        else {"xpath": f"({rule['xpath']})[false()]"})
    for name, rule in TEAM_RULES.items()
}
MB = 1_000_000


def main():
    options = parsed_options()
    for tool in (options.mpcheck, "xmllint"):
        if not shutil.which(tool):
            raise SystemExit(f"bench: \"{tool}\" is not there; `make bench` builds and installs what is needed")
    with tempfile.TemporaryDirectory() as folder:
        # What is installed.
        stripped = Path(folder) / "mpcheck"
        subprocess.run(["strip", "-o", stripped, options.mpcheck], check=True)
        options.mpcheck = str(stripped)
        bench = Bench(options)
        bench.beside_xmllint()
        bench.start_up()
        bench.one_page()
        bench.growth()
        bench.many_findings()
        bench.scripts()
        bench.watching()
        bench.fixing()
        bench.formatting()
        bench.query()
        bench.team_rules()
        bench.server()
        bench.measured["stripped binary, MB"] = stripped.stat().st_size / MB
        if shutil.which("biome"):
            bench.beside_biome()
        met = bench.goals()
    return 1 if options.check and not met else 0


def parsed_options():
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mpcheck", default=".build/release/mpcheck", help="the binary to measure")
    parser.add_argument("--cache", default=".build/bench", help="where the generated programs are kept")
    parser.add_argument("--pages", type=int, default=4_000, help="pages of the program (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each comparison (default %(default)s)")
    parser.add_argument("--quick", action="store_true", help="3 rounds, 2,000 pages, and growth up to 4,000 pages")
    parser.add_argument("--check", action="store_true", help="exit 1 when a goal is missed")
    options = parser.parse_args()
    options.growth = [1_000, 4_000, 10_000, 50_000]
    if options.quick:
        options.pages, options.rounds, options.growth = 2_000, 3, [1_000, 2_000, 4_000]
    if options.pages < 1 or options.rounds < 1:
        parser.error("--pages and --rounds must be at least 1")
    return options


class Bench:
    def __init__(self, options):
        self.options = options
        self.measured = {}

    def program(self, layout, count):
        return generated(self.options.cache, layout, count)

    def lint(self, path, *extra):
        return [self.options.mpcheck, "lint", "--format", "json", *extra, str(path)]

    def checked(self, program):
        """Makes sure that the whole program is linted: a fast run over nothing would look good."""
        result = subprocess.run(self.lint(program.folder), capture_output=True, check=False)
        if result.returncode not in (0, 1):
            raise SystemExit(f"bench: mpcheck exits {result.returncode}: {result.stderr.decode(errors='replace').strip()}")
        report = json.loads(result.stdout)
        if report["summary"]["files"] < len(program.pages):
            raise SystemExit(f"bench: {report['summary']['files']} files linted of {len(program.pages)} pages in {program.folder}")
        findings = report["diagnostics"]
        if findings:
            first = findings[0]
            line = first["range"]["start"]["line"]
            print(f"  note: {len(findings)} findings in markup meant to have none, such as "
                  f"{first['rule']} at {first['path']}:{line}: {first['message']}")
        return program

    def lint_all(self, program, *extra):
        """Never exit 1: what is measured must not depend on findings."""
        return self.lint(program.folder, "--fail-on", "never", *extra)

    def xmllint(self, program):
        return ["sh", "-c", f"find '{program.folder}' -name '*.axml' -print0 | xargs -0 xmllint --noout"]

    def beside_xmllint(self):
        program, copy = self.checked(self.program("markup", self.options.pages)), self.program("xml", self.options.pages)
        title(f"{len(program.pages):,} pages, {program.size / MB:.1f} MB of markup, median of {self.options.rounds} rounds")
        one, two, xmllint = compare(
            [self.lint_all(program, "--jobs", "1"), self.lint_all(program, "--jobs", "2"), self.xmllint(copy)], self.options.rounds)
        print(f"  {'':24}{'wall s':>9}{'CPU s':>9}{'MB/s CPU':>10}{'peak MB':>9}{'wall /xmllint':>15}{'CPU /xmllint':>14}")
        for name, series in (("mpcheck, 1 thread", one), ("mpcheck, 2 threads", two), ("xmllint", xmllint)):
            print(f"  {name:24}{series.median('wall'):9.3f}{series.median('cpu'):9.3f}"
                  f"{program.size / MB / series.median('cpu'):10.1f}{peak(series):>9}"
                  f"{series.ratio(xmllint, 'wall'):15.2f}{series.ratio(xmllint, 'cpu'):14.2f}")
        self.measured["whole lint, 2 threads, wall"] = two.ratio(xmllint, "wall")
        self.measured["whole lint, 2 threads, CPU"] = two.ratio(xmllint, "cpu")

    def start_up(self):
        program, copy = self.checked(self.program("markup", 1)), self.program("xml", 1)
        page = f"{program.pages[0]}.axml"
        runs = 30 if self.options.quick else 100
        title(f"start-up: one page, median of {runs} runs")
        mpcheck, xmllint = compare(
            [self.lint(program.folder / page, "--fail-on", "never"), ["xmllint", "--noout", str(copy.folder / page)]], runs)
        for name, series in (("mpcheck", mpcheck), ("xmllint", xmllint)):
            print(f"  {name:24}{series.median('wall') * 1000:9.2f} ms{series.ratio(xmllint, 'wall'):9.2f}")
        self.measured["start-up, one page alone"] = mpcheck.ratio(xmllint, "wall")

    def one_page(self):
        for count in (1_000, 4_000):
            program = self.program("scripts", count)
            title(f"one page of a program of {count:,} with scripts")
            # Those that import a template, and those that do not, take different time.
            pages = [program.folder / f"{program.pages[number]}.axml" for number in range(count // 2, count // 2 + 5)]
            series = compare(
                [self.lint(page, "--fail-on", "never") for page in pages] + [self.lint_all(program)], max(self.options.rounds, 5))
            whole, single = series[-1], series[:-1]
            for page, cost in zip(pages, single):
                print(f"  {page.stem:24}{cost.median('wall') * 1000:9.1f} ms{cost.median('cpu') * 1000:9.1f} ms CPU"
                      f"{cost.ratio(whole, 'wall'):9.2f}")
            print(f"  {'the whole program':24}{whole.median('wall') * 1000:9.1f} ms{whole.median('cpu') * 1000:9.1f} ms CPU")
            self.measured[f"one page of {count:,} with scripts, ms"] = statistics.median(
                cost.median("wall") * 1000 for cost in single)

    def growth(self):
        title("growth, 2 threads")
        print(f"  {'pages':>8}{'wall s':>9}{'CPU s':>9}{'CPU µs/page':>13}{'peak MB':>9}")
        for count in self.options.growth:
            program = self.checked(self.program("markup", count))
            command = self.lint_all(program, "--jobs", "2")
            (series,) = compare([command], min(self.options.rounds, 3))
            memory = peak_memory(command, 3) / MB
            print(f"  {count:8,}{series.median('wall'):9.3f}{series.median('cpu'):9.3f}"
                  f"{series.median('cpu') / count * 1e6:13.1f}{memory:9.1f}")
            goal = f"memory, {count:,} pages, MB"
            if goal in GOALS:
                self.measured[goal] = memory

    def many_findings(self):
        title("pages of 1 MB of unknown tags, 2 threads")
        peaks = {}
        with tempfile.TemporaryDirectory(dir=self.options.cache) as folder:
            for name, count, text in (("an empty page", 1, ""), ("1 page", 1, "<a/>" * (1 << 18)), ("4 pages", 4, "<a/>" * (1 << 18))):
                program = Path(folder) / name
                program.mkdir()
                (program / "app.json").write_text(json.dumps({"pages": [f"page-{index}" for index in range(count)]}))
                for index in range(count):
                    (program / f"page-{index}.axml").write_text(text)
                    (program / f"page-{index}.js").write_text("Page({});\n")
                peaks[name] = peak_memory(self.lint(program, "--fail-on", "never", "--jobs", "2"), 3) / MB
                print(f"  {name:24}{peaks[name]:9.1f} MB peak")
        self.measured["memory, 1 MB of unknown tags above an empty page, MB"] = peaks["1 page"] - peaks["an empty page"]
        self.measured["memory, 4 pages of 1 MB of unknown tags, MB"] = peaks["4 pages"]

    def scripts(self):
        program, copy = self.checked(self.program("scripts", self.options.pages)), self.program("xml", self.options.pages)
        title(f"with scripts and JSON: {len(program.pages):,} pages, {program.size / MB:.1f} MB")
        one, two, xmllint = compare(
            [self.lint_all(program, "--jobs", "1"), self.lint_all(program, "--jobs", "2"), self.xmllint(copy)], self.options.rounds)
        for name, series in (("1 thread", one), ("2 threads", two)):
            print(f"  {name:24}{series.median('wall'):9.3f} s{series.median('cpu'):9.3f} s CPU"
                  f"{program.size / MB / series.median('cpu'):9.1f} MB/s per core{peak(series):>9} MB peak")
        self.measured["whole program with scripts, wall"] = two.ratio(xmllint, "wall")
        self.measured["scripts, JSON and markup, MB/s per core"] = program.size / MB / one.median("cpu")

    def watching(self):
        program = self.checked(self.program("scripts", 1_000))
        title("--watch: one page of 1,000 with scripts changes, 1 thread")
        command = self.lint_all(program, "--watch", "--jobs", "1")
        for suffix in (".axml", ".js"):
            file = program.folder / f"{program.pages[500]}{suffix}"
            # The difference is the work of the changes alone.
            start, changed = (watch(command, file, count) for count in (1, 101))
            print(f"  {suffix[1:]:24}{(changed - start) / 100 * 1000:9.2f} ms CPU a change")

    def fixing(self):
        title("--fix: each page has one finding that is fixed")
        print(f"  {'files':>8}{'wall s':>9}{'CPU s':>9}{'of it lint':>12}{'files/s':>9}")
        for count in (1_000, 4_000):
            program = self.program("markup", count)
            walls, cpus, lints = [], [], []
            for _ in range(3):
                with tempfile.TemporaryDirectory(dir=self.options.cache) as folder:
                    copy = Path(folder) / "program"
                    shutil.copytree(program.folder, copy)
                    for page in program.pages:
                        with open(copy / f"{page}.axml", "a", encoding="utf-8") as file:
                            file.write("<view class=a/>\n")
                    # What is to be flushed is what mpcheck writes.
                    os.sync()
                    lints.append(run([self.options.mpcheck, "lint", "--fail-on", "never", "--fix", "--diff", str(copy)]).wall)
                    cost = run(self.lint(copy, "--fail-on", "never", "--fix"))
                    left = [page for page in program.pages if b"class=a" in (copy / f"{page}.axml").read_bytes()]
                if cost.status != 0 or left:
                    raise SystemExit(f"bench: exit status {cost.status} of --fix, {len(left)} of {count} files not fixed")
                walls.append(cost.wall)
                cpus.append(cost.cpu)
            wall = statistics.median(walls)
            print(f"  {count:8,}{wall:9.2f}{statistics.median(cpus):9.2f}{statistics.median(lints):12.2f}{count / wall:9.0f}")
            if count == 4_000:
                self.measured["--fix of 4,000 files, s"] = wall

    def formatting(self):
        title("format --check of 1,000 pages without indentation: each new text is read and compared")
        program = self.program("markup", 1_000)
        with tempfile.TemporaryDirectory(dir=self.options.cache) as folder:
            copy = Path(folder) / "program"
            shutil.copytree(program.folder, copy)
            for page in program.pages:
                path = copy / f"{page}.axml"
                path.write_text(re.sub(r"(?m)^ +", "", path.read_text(encoding="utf-8")), encoding="utf-8")
            command = [self.options.mpcheck, "format", "--check", str(copy)]
            named = subprocess.run(command, capture_output=True, check=False).stdout.count(b"\n")
            if named < len(program.pages) / 2:
                raise SystemExit(f"bench: format would change {named} of {len(program.pages)} pages")
            # Exit status 1 says that pages are not formatted.
            lint, formatting = compare([self.lint(copy, "--fail-on", "never"), command], self.options.rounds, accepted=(0, 1))
        for name, series in (("lint", lint), ("format --check", formatting)):
            print(f"  {name:24}{series.median('wall') * 1000:9.1f} ms{series.median('cpu') * 1000:9.1f} ms CPU"
                  f"{series.ratio(lint, 'wall'):9.2f}")
        self.measured["format of 1,000 pages, of lint"] = formatting.ratio(lint, "wall")

    def query(self):
        program, copy = self.program("markup", self.options.pages), self.program("xml", self.options.pages)
        title("query image beside xmllint --xpath //image, 1 thread")
        command = [self.options.mpcheck, "query", "image", "--jobs", "1", str(program.folder)]
        # A page without an image is status 10 of xmllint, and a failure to xargs.
        pages = f"find '{copy.folder}' -name '*.axml' -print0"
        xmllint = ["sh", "-c", f"{pages} | xargs -0 xmllint --xpath //image || test $? = 123"]
        found = subprocess.run([*command, "--count"], capture_output=True, check=True, text=True).stdout
        listed = subprocess.run(xmllint, capture_output=True, check=True, text=True).stdout
        if int(found) == 0 or int(found) != listed.count("<image"):
            raise SystemExit(f"bench: query finds {found.strip()} images, xmllint {listed.count('<image')}")
        mine, other = compare([command, xmllint], self.options.rounds)
        for name, series in (("mpcheck query", mine), ("xmllint --xpath", other)):
            print(f"  {name:24}{series.median('wall'):9.3f} s{series.median('cpu'):9.3f} s CPU{series.ratio(other, 'cpu'):9.2f}")
        self.measured["query image, CPU, of xmllint --xpath"] = mine.ratio(other, "cpu")

    def team_rules(self):
        program = self.program("markup", self.options.pages)
        title(f"ten rules of a team over {len(program.pages):,} pages, 2 threads")
        with tempfile.TemporaryDirectory(dir=self.options.cache) as folder:
            def ruled(name, rules):
                file = Path(folder) / f"{name}.json"
                file.write_text(json.dumps({"custom": rules}, ensure_ascii=False), encoding="utf-8")
                return self.lint_all(program, "--jobs", "2", "--config", str(file))

            def found(command):
                report = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
                return {finding["rule"] for finding in report["diagnostics"]}

            kept, broken = ruled("kept", KEPT_RULES), ruled("broken", TEAM_RULES)
            if found(kept):
                raise SystemExit("bench: rules that find nothing find something")
            if len(found(broken)) < 7:
                raise SystemExit(f"bench: of the rules of a team only {', '.join(sorted(found(broken)))} find something")
            series = compare([self.lint_all(program, "--jobs", "2", "--no-config"), kept, broken], self.options.rounds)
        plain = series[0]
        for name, one in zip(("without", "with, no finding", "with, 40 findings a page"), series):
            print(f"  {name:24}{one.median('wall'):9.3f} s{one.median('cpu'):9.3f} s CPU{one.ratio(plain, 'cpu'):9.2f}")
        self.measured["lint with ten rules of a team that find nothing, CPU, of one without"] = series[1].ratio(plain, "cpu")
        self.measured["lint with ten rules of a team, 40 findings a page, CPU, of one without"] = series[2].ratio(plain, "cpu")

    def server(self):
        strokes, rounds = (200, 3) if self.options.quick else (1_000, 5)
        title(f"the language server: {strokes:,} strokes in one page of a program with scripts")
        print(f"  {'pages':>8}{'first /lint':>12}{'stroke ms':>11}{'99 % ms':>9}{'completion ms':>15}{'hover ms':>10}{'MB':>8}"
              f"{'MB after':>10}")
        for count in (100, 1_000) if self.options.quick else (100, 1_000, 10_000):
            program = self.checked(self.program("scripts", count))
            page = program.folder / f"{program.pages[count // 2]}.axml"
            ratios = []
            for _ in range(rounds):
                (lint,) = compare([self.lint_all(program)], 1)
                server = Server(self.options.mpcheck, program.folder, page)
                ratios.append(server.first_answer / lint.median("wall"))
                server.stop()
            server = Server(self.options.mpcheck, program.folder, page)
            server.strokes(100)
            before = server.memory()
            times = sorted(server.strokes(strokes))
            asked = [statistics.median(server.answers(f"textDocument/{method}", 100)) for method in ("completion", "hover")]
            after = server.memory()
            server.stop()
            first, median, worst = statistics.median(ratios), statistics.median(times), times[len(times) * 99 // 100]
            print(f"  {count:8,}{first:12.2f}{median * 1000:11.2f}{worst * 1000:9.2f}{asked[0] * 1000:15.2f}{asked[1] * 1000:10.2f}"
                  f"{before / MB:8.1f}{after / MB:10.1f}")
            if count == 1_000:
                self.measured["server: a stroke to its findings, median, ms"] = median * 1000
                self.measured["server: a stroke to its findings, 99 %, ms"] = worst * 1000
                self.measured["server: first answer, of mpcheck lint"] = first
                self.measured["server: completion, median, ms"] = asked[0] * 1000
                self.measured["server: hover, median, ms"] = asked[1] * 1000
                self.measured["server: memory, MB"] = after / MB

    def beside_biome(self):
        program, copy = self.program("markup", self.options.pages), self.program("html", self.options.pages)
        title("beside biome, on the same markup named .html")
        (copy.folder / "biome.json").write_text(
            '{ "html": { "experimentalFullSupportEnabled": true, "parser": { "interpolation": true } } }\n')
        # It takes the folder it runs in for the root of its configuration, and exits 1 when it finds something.
        biome = ["sh", "-c", f"cd '{copy.folder}' && biome lint --max-diagnostics=1 . || test $? = 1"]
        mpcheck, other = compare([self.lint_all(program), biome], min(self.options.rounds, 3))
        for name, series in (("mpcheck", mpcheck), ("biome", other)):
            print(f"  {name:24}{series.median('wall'):9.3f} s{series.median('cpu'):9.3f} s CPU{series.ratio(other, 'wall'):9.2f}")

    def goals(self):
        title("goals")
        print(f"  {'':72}{'measured':>9}{'reach':>8}{'':8}{'stretch':>8}")
        missed = 0
        for name, (reach, stretch) in GOALS.items():
            if name not in self.measured:
                print(f"  {name:72}{'':>9}{reach:8}  not measured")
                continue
            measured = self.measured[name]
            missed += not meets(name, measured, reach)
            print(f"  {name:72}{measured:9.2f}{reach:8}{verdict(name, measured, reach)}{stretch:8}{verdict(name, measured, stretch)}")
        return missed == 0


def meets(name, measured, goal):
    return measured >= goal if name in AT_LEAST else measured <= goal


def peak(series):
    """MB, or that it is less than what can be measured from here."""
    memory, floor = series.median("memory"), memory_floor()
    return f"< {floor / MB:.0f}" if memory <= floor else f"{memory / MB:.1f}"


def verdict(name, measured, goal):
    return " met    " if meets(name, measured, goal) else " missed "


def title(text):
    print(f"\n{text}", flush=True)


if __name__ == "__main__":
    # On a single CPU two threads say nothing.
    if (os.cpu_count() or 1) < 2:
        print("note: this machine has one CPU; the figures for two threads are of little worth", file=sys.stderr)
    sys.exit(main())
