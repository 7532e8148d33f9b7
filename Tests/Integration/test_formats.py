"""Every output format under its schema or its readers' rules, all of one run, and compared with one another.

sarif-schema-2.1.0.json is the schema that OASIS publishes with the standard (errata 01), unchanged.
"""

import json
import os
import pathlib
import re
import unittest
import urllib.parse
import xml.etree.ElementTree

import jsonschema

from scratch import ROOT, Scratch, program

SCHEMA = pathlib.Path(__file__).with_name("sarif-schema-2.1.0.json")
HOSTILE = (
    "\ufeff<view>\r\n\t<text>北京🗺️</text>\t<mpaas-component id='&lt;\"]]>'/>\r\n"
    "<view a=b a=c/>\r\n<!-- mpcheck-disable-next-line unquoted-value: as it is -->\r\n<view b=d/>\r\n"
    "<text class=\"{{ a ? 'x\r\n\">\r\n<unknown-tag-of-mine>::error::%0A</unknown-tag-of-mine>\r\n"
)
FORMATS = ["json", "concise", "sarif", "github", "gitlab", "checkstyle", "junit"]
SEVERITIES = {
    "sarif": {"error": "error", "warning": "warning", "info": "note"},
    "github": {"error": "error", "warning": "warning", "info": "notice"},
    "gitlab": {"error": "major", "warning": "minor", "info": "info"},
}


def closing(value):
    """An object of a schema that allows no other properties than those that it lists."""
    return {**value, "additionalProperties": False} if isinstance(value.get("properties"), dict) else value


class FormatTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Lints hostile pages, and the fixtures, once in all formats."""
        cls.scratch = Scratch(program({"a": HOSTILE, "b": "<view/>\n", "c": "<view " + "x=y " * 30 + ">\n"}))
        cls.addClassCleanup(cls.scratch.remove)
        for name in ("it's, 100%: <\"&\">", "页 #1"):
            cls.scratch.write(f"pages/{name}.axml", HOSTILE)
        cls.scratch.must("git", "init", "-q")
        fixtures = ROOT / "Fixtures/projects"
        for fixture in fixtures.iterdir():
            for file in fixture.rglob("*"):
                if file.is_file():
                    to = cls.scratch.work / "fixtures" / file.relative_to(fixtures)
                    to.parent.mkdir(parents=True, exist_ok=True)
                    to.write_bytes(file.read_bytes())
        outputs = [f"--format={name}=../{name}" for name in FORMATS]
        run = cls.scratch.run("mpcheck", "lint", *outputs, "--format=text", "--rule=needless-block=info")
        if run.status != 1:
            raise AssertionError(run)
        cls.text = {
            name: (cls.scratch.folder / name).read_bytes().decode("utf-8") for name in FORMATS
        }
        cls.findings = json.loads(cls.text["json"])["diagnostics"]

    def places(self):
        """Path, line and rule of each finding, in order."""
        return [(it["path"], it["range"]["start"]["line"], it["rule"]) for it in self.findings]

    def severities(self, style):
        return [SEVERITIES[style][it["severity"]] for it in self.findings]

    def test_there_is_something_to_compare(self):
        self.assertGreater(len(self.findings), 100)
        self.assertEqual({it["severity"] for it in self.findings}, {"error", "warning", "info"})
        self.assertTrue(any("fix" in it for it in self.findings))
        self.assertTrue(any(it["related"] for it in self.findings))

    def test_json_ranges_are_the_text_between_the_offsets(self):
        for finding in self.findings:
            if finding["path"].endswith("bytes.axml"):
                continue  # no reader could say what columns are in bytes that are not text
            source = (self.scratch.work / finding["path"]).read_bytes()
            for end in (finding["range"]["start"], finding["range"]["end"]):
                before = source[: end["offset"]].removeprefix(b"\xef\xbb\xbf").decode("utf-8")
                lines = re.split(r"\r\n|\r|\n", before)
                self.assertEqual((end["line"], end["column"]), (len(lines), len(lines[-1]) + 1), finding)

    def test_concise(self):
        lines = [
            re.fullmatch(r"(.+?):(\d+):(\d+): (\w+)\[([a-z0-9-]+)\]: (.+)", line)
            for line in self.text["concise"].splitlines()
        ]
        self.assertEqual([(it[1], int(it[2]), it[5]) for it in lines], self.places())

    def test_sarif_satisfies_the_schema(self):
        self.scratch.must("check-jsonschema", "--schemafile", SCHEMA, self.scratch.folder / "sarif")
        self.scratch.write("clean/a.axml", "<view/>\n")
        self.scratch.must("mpcheck", "lint", "clean", "--format=sarif=../clean.sarif")
        self.scratch.must("check-jsonschema", "--schemafile", SCHEMA, self.scratch.folder / "clean.sarif")

    def test_the_schema_finds_mistakes(self):
        broken = self.text["sarif"].replace('"level": "error"', '"level": "fatal"')
        (self.scratch.folder / "broken.sarif").write_text(broken, encoding="utf-8")
        run = self.scratch.run("check-jsonschema", "--schemafile", SCHEMA, self.scratch.folder / "broken.sarif")
        self.assertEqual(run.status, 1, run)

    def test_json_has_the_fields_of_its_schema_and_no_others(self):
        schema = json.loads(self.scratch.must("mpcheck", "schema", "--report"))
        jsonschema.Draft7Validator.check_schema(schema)
        closed = json.loads(json.dumps(schema), object_hook=closing)
        output = json.loads(self.text["json"])
        errors = [f"{it.json_path}: {it.message}" for it in jsonschema.Draft7Validator(closed).iter_errors(output)]
        self.assertEqual(errors[:5], [])
        # Every field is there somewhere, so that none is described in vain.
        for definition, objects in {
            "diagnostic": self.findings,
            "fix": [it["fix"] for it in self.findings if "fix" in it],
            "related": [related for it in self.findings for related in it["related"]],
            "edit": [edit for it in self.findings for edit in it.get("fix", {}).get("edits", [])],
        }.items():
            found = {key for it in objects for key in it}
            self.assertEqual(found, set(schema["definitions"][definition]["properties"]))
        output["diagnostics"][0]["more"] = 1
        self.assertFalse(jsonschema.Draft7Validator(closed).is_valid(output))
        self.assertTrue(jsonschema.Draft7Validator(schema).is_valid(output))

    def test_links_to_pages_are_on_every_rule_or_on_none(self):
        """With the address that mpcheck was built with, if it was built with one."""
        (run,) = json.loads(self.text["sarif"])["runs"]
        driver = run["tool"]["driver"]
        site = driver.get("informationUri")
        expected = {it["id"]: site and f"{site}rules/{it['id']}.html" for it in driver["rules"]}
        self.assertEqual({it["id"]: it.get("helpUri") for it in driver["rules"]}, expected)
        self.assertTrue(site is None or re.fullmatch(r"https?://[^/]+/(.*/)?", site), site)
        if "MPCHECK_ADDRESS" in os.environ:
            self.assertEqual(site, os.environ["MPCHECK_ADDRESS"].removesuffix("/") + "/")

    def test_sarif_has_what_code_scanning_asks_for(self):
        (run,) = json.loads(self.text["sarif"])["runs"]
        driver = run["tool"]["driver"]
        ids = [rule["id"] for rule in driver["rules"]]
        for rule in driver["rules"]:
            for text in (rule["shortDescription"]["text"], rule["fullDescription"]["text"]):
                self.assertTrue(0 < len(text) <= 1024)
            self.assertTrue(rule["help"]["text"] and rule["help"]["markdown"])
            default = rule["defaultConfiguration"]
            self.assertTrue(default.get("level") in ("error", "warning", "note") or default == {"enabled": False})
            self.assertIn(rule["properties"]["precision"], ("very-high", "high", "medium", "low"))
            self.assertIn(rule["properties"]["problem.severity"], ("error", "warning", "recommendation"))
        self.assertEqual(run["columnKind"], "unicodeCodePoints")
        self.assertTrue(run["invocations"][0]["executionSuccessful"])
        shown = [it for it in run["results"] if not it.get("suppressions")]
        places = []
        for result in shown:
            self.assertEqual(ids[result["ruleIndex"]], result["ruleId"])
            self.assertTrue(result["message"]["text"])
            self.assertRegex(result["partialFingerprints"]["primaryLocationLineHash"], r"^[0-9a-f]{1,16}:\d+$")
            place = result["locations"][0]["physicalLocation"]
            uri = place["artifactLocation"]["uri"]
            self.assertRegex(uri, r"^[A-Za-z0-9._~/%!$&'()*+,;=:@-]+$")
            places.append((urllib.parse.unquote(uri), place["region"]["startLine"], result["ruleId"]))
        self.assertEqual(places, self.places())
        self.assertEqual([it["level"] for it in shown], self.severities("sarif"))
        for result, finding in zip(shown, self.findings):
            region = result["locations"][0]["physicalLocation"]["region"]
            start, end = finding["range"]["start"], finding["range"]["end"]
            self.assertEqual(
                (region["startColumn"], region["endLine"], region["endColumn"]),
                (start["column"], end["line"], end["column"]),
            )
            self.assertEqual(len(result.get("fixes", [])), 1 if "fix" in finding else 0)

    def test_github_commands(self):
        commands = []
        for line in self.text["github"].splitlines():
            if not line.startswith("::"):
                continue
            match = re.fullmatch(r"::(error|warning|notice) ([^\r\n]*?)::(.+)", line)
            properties = dict(pair.split("=", 1) for pair in match[2].split(","))
            for value in properties.values():
                self.assertNotRegex(value, r"[:\r\n,]|%(?!25|0D|0A|3A|2C)")
            self.assertNotRegex(match[3], r"%(?!25|0D|0A)")
            if properties["line"] != properties["endLine"]:
                self.assertNotIn("col", properties)
                self.assertNotIn("endColumn", properties)
            path = properties["file"].replace("%2C", ",").replace("%3A", ":").replace("%25", "%")
            commands.append((match[1], path, int(properties["line"])))
        levels = [level for level, *_ in commands]
        self.assertEqual(levels, sorted(levels, key=["error", "warning", "notice"].index))
        expected = {
            (level, path, line) for level, (path, line, _) in zip(self.severities("github"), self.places())
        }
        self.assertLessEqual(set(commands), expected)
        self.assertEqual(set(levels), {"error", "warning", "notice"})

    def test_gitlab_code_quality(self):
        self.assertTrue(self.text["gitlab"].startswith("["))
        issues = json.loads(self.text["gitlab"])
        for issue in issues:
            self.assertLessEqual(
                {"description", "check_name", "fingerprint", "severity", "location"}, set(issue)
            )
            self.assertIn(issue["severity"], ("info", "minor", "major", "critical", "blocker"))
            self.assertFalse(issue["location"]["path"].startswith(("./", "/")))
        places = [
            (it["location"]["path"], it["location"]["lines"]["begin"], it["check_name"]) for it in issues
        ]
        self.assertEqual(places, self.places())
        self.assertEqual([it["severity"] for it in issues], self.severities("gitlab"))
        fingerprints = {it["fingerprint"] for it in issues}
        self.assertEqual(len(fingerprints), len(issues), "of equal fingerprints GitLab shows one")

    def test_checkstyle(self):
        root = xml.etree.ElementTree.fromstring(self.text["checkstyle"].encode())
        self.assertEqual((root.tag, root.get("version")), ("checkstyle", "4.3"))
        places = []
        for file in root:
            self.assertEqual(file.tag, "file")
            for error in file:
                self.assertEqual(set(error.attrib), {"line", "column", "severity", "message", "source"})
                source = error.get("source").removeprefix("mpcheck.")
                places.append((file.get("name"), int(error.get("line")), source))
        self.assertEqual(places, self.places())
        errors = root.iter("error")
        self.assertEqual([it.get("severity") for it in errors], [it["severity"] for it in self.findings])

    def test_junit(self):
        root = xml.etree.ElementTree.fromstring(self.text["junit"].encode())
        self.assertEqual(root.tag, "testsuites")
        cases = list(root.iter("testcase"))
        for suite in [root, *root.findall("testsuite")]:
            inner = list(suite.iter("testcase"))
            self.assertEqual(int(suite.get("tests")), len(inner))
            self.assertEqual(int(suite.get("failures")), len(list(suite.iter("failure"))))
        failed = [it for it in cases if it.find("failure") is not None]
        for case in failed:
            self.assertTrue(case.get("name") and case.get("classname"))
            self.assertIn(case.find("failure").get("message"), case.find("failure").text)
        places = [(it.get("file"), int(it.get("line")), it.get("name").split(" ")[0]) for it in failed]
        self.assertEqual(places, self.places())

    def test_a_clean_run_is_no_empty_report(self):
        self.scratch.write("clean/a.axml", "<view/>\n")
        outputs = [f"--format={name}=../clean-{name}" for name in ("gitlab", "junit", "checkstyle")]
        self.scratch.must("mpcheck", "lint", "clean", *outputs)
        self.assertEqual(json.loads((self.scratch.folder / "clean-gitlab").read_bytes()), [])
        for name in ("junit", "checkstyle"):
            xml.etree.ElementTree.fromstring((self.scratch.folder / f"clean-{name}").read_bytes())


class ConfigurationSchemaTests(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch(program({"home": "<view/>\n"}))
        self.addCleanup(self.scratch.remove)
        self.scratch.write("mpcheck.schema.json", self.scratch.must("mpcheck", "schema"))

    def check(self, configuration):
        """Whether the schema and mpcheck take the configuration."""
        self.scratch.write("mpcheck.json", json.dumps(configuration))
        schema = self.scratch.run("check-jsonschema", "--schemafile", "mpcheck.schema.json", "mpcheck.json")
        tool = self.scratch.run("mpcheck", "lint", "--quiet")
        return schema.status == 0, tool.status != 2

    def test_the_schema_is_one(self):
        self.scratch.must("check-jsonschema", "--check-metaschema", "mpcheck.schema.json")

    def test_good_configurations(self):
        self.scratch.write("base.json", "{}\n")
        for configuration in (
            {},
            {"$schema": "./mpcheck.schema.json", "required": ">=0.1.0", "extends": "base.json"},
            {
                "exclude": ["dist/**"],
                "nativeViews": {
                    "custom_map": {
                        "params": {"color": "string", "zoom": "number"},
                        "events": ["onRegionChange"],
                        "platforms": ["ios", "android"],
                    },
                    "custom_chart": {},
                },
                "rules": {"unprefixed-native-type": "off", "missing-key": "error"},
                "overrides": [{"files": ["pages/legacy/**"], "rules": {"missing-key": "off"}}],
            },
        ):
            self.assertEqual(self.check(configuration), (True, True), configuration)

    def test_bad_configurations(self):
        for configuration in (
            {"rulez": {}},
            {"rules": {"duplicate-native-idd": "error"}},
            {"rules": {"missing-key": "fatal"}},
            {"exclude": "dist"},
            {"nativeViews": {"custom_map": {"param": {}}}},
            {"nativeViews": {"custom_map": {"platforms": ["windows"]}}},
            {"overrides": [{"files": ["a"]}]},
            [],
        ):
            self.assertEqual(self.check(configuration), (False, False), configuration)

    def test_what_init_writes_is_good(self):
        self.scratch.must("mpcheck", "init")
        text = (self.scratch.work / "mpcheck.json").read_text(encoding="utf-8")
        without_comments = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
        plain = re.sub(r",(\s*[}\]])", r"\1", without_comments)
        self.assertEqual(self.check(json.loads(plain)), (True, True), plain)


if __name__ == "__main__":
    unittest.main()
