"""The HTML report in headless Chromium: filters, search, keyboard, hostile content, no network.

Skipped where there is no Chromium (`apt-get install chromium`) or no playwright, its client (`pip install playwright`).
"""

import base64
import hashlib
import itertools
import re
import unittest

from browser import IS_THERE, InBrowser, expect
from scratch import Scratch, program

ATTACK = "</script><script>window.attacked = 1</script><img src=http://localhost/x onerror=window.attacked=2>"
PAGES = {
    "home": "<view><text>never closed</view>\n",
    "list": "<view class=a/>\n<block><view/></block>\n<view class=b/>\n",
    "evil": f"<view class='\"{ATTACK}' b=c>\n{ATTACK}\n<text id=\"{{{{ '</pre>' + }}}}\"/>\n",
}
NAMES = ['"onmouseover="window.attacked=3', "<img src=x onerror=window.attacked=4>", "'&lt;"]


class PolicyTests(unittest.TestCase):
    def test_style_and_script_are_named_by_their_digests(self):
        scratch = Scratch(program(PAGES))
        self.addCleanup(scratch.remove)
        html = scratch.run("mpcheck", "lint", "--quiet", "--format=html").output
        for element in "style", "script":
            content = re.search(rf"<{element}>(.*?)</{element}>", html, re.DOTALL).group(1)
            digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
            self.assertIn(f"{element}-src 'sha256-{digest}'", html)
        self.assertNotIn("unsafe-inline", html)
        self.assertNotRegex(html, r"<[^>]*\sstyle=")


@unittest.skipUnless(IS_THERE, "no Chromium, or no playwright to drive it")
class HTMLReportTests(InBrowser, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = Scratch(program(PAGES))
        cls.addClassCleanup(cls.scratch.remove)
        for name in NAMES:
            cls.scratch.write(f"pages/{name}.axml", "<view class=a/>\n")
        cls.scratch.write("mpcheck.json", '{ "rules": { "needless-block": "info" } }\n')
        cls.concise = cls.scratch.run(
            "mpcheck", "lint", "--quiet", "--min-severity=info", "--format=html=../report.html", "--format=concise"
        ).output.splitlines()
        cls.scratch.write("clean/a.axml", "<view/>\n")
        cls.scratch.must("mpcheck", "lint", "--no-config", "clean", "--format=html=../clean.html")
        super().setUpClass()

    def open(self, name="report.html", width=1280, **settings):
        page = self.open_file(self.scratch.folder / name, width, **settings)
        self.address = page.url
        return page

    def shown(self, page):
        """How many findings are to be seen, and what the page says of it."""
        return page.locator("article:visible").count(), page.locator("#shown").inner_text()

    def test_shows_every_finding(self):
        page = self.open()
        # What the browser has not laid out yet has no inner text.
        places = page.locator("article .place .path").all_text_contents()
        expected = [re.match(r".+?:\d+:\d+(?=: (error|warning|info)\[)", line)[0] for line in self.concise]
        self.assertEqual(places, expected)
        self.assertEqual(self.shown(page), (len(places), f"{len(places)} findings"))

    def test_hostile_content_stays_text(self):
        page = self.open()
        self.assertIsNone(page.evaluate("window.attacked ?? null"))
        self.assertEqual(page.locator("img").count(), 0)
        self.assertEqual(page.locator("script").count(), 1)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('*')].filter(e => e.onmouseover).length"), 0)
        self.assertIn(ATTACK[:40], page.locator("main").text_content())
        titles = page.locator("h3").all_text_contents()
        for name in NAMES:
            self.assertTrue(any(f"pages/{name}.axml" in title for title in titles), titles)

    def test_asks_for_nothing_and_says_nothing(self):
        for name in ("report.html", "clean.html"):
            page = self.open(name)
            page.wait_for_timeout(200)
            self.assertEqual((self.asked, self.said), ([self.address], []))

    def test_filters_by_severity(self):
        page = self.open()
        total, _ = self.shown(page)
        infos = page.locator("article.info").count()
        self.assertEqual(infos, 1)
        page.get_by_label("infos").uncheck()
        expect(page.locator("#shown")).to_contain_text(" of ")
        self.assertEqual(self.shown(page), (total - infos, f"{total - infos} of {total} findings"))
        self.assertEqual(page.locator("article.info:visible").count(), 0)
        # The rule that found nothing else is gone from the list of rules, too.
        self.assertFalse(page.locator("nav").get_by_text("needless-block").is_visible())

    def test_filters_by_rule(self):
        page = self.open()
        total, _ = self.shown(page)
        page.get_by_role("combobox", name="Rule", exact=True).select_option("unclosed-tag")
        expect(page.locator("#shown")).to_contain_text(" of ")
        count, text = self.shown(page)
        self.assertEqual(count, sum("[unclosed-tag]" in line for line in self.concise))
        self.assertEqual(text, f"{count} of {total} findings")
        self.assertEqual(page.locator("section.rule:visible").count(), 1)

    def test_sorts_by_severity_rule_and_file(self):
        page = self.open()
        expected = [re.match(r".+?: (error|warning|info)\[(.+?)\]", line).groups() for line in self.concise]
        order = page.get_by_role("combobox", name="Sort by")

        def found(key):
            return page.locator("article").evaluate_all(f"(all) => all.map((one) => one.dataset.{key})")

        as_written = found("rule")
        order.select_option("severity")
        severities = found("severity")
        self.assertEqual(severities, sorted(severities, key=["error", "warning", "info"].index))
        self.assertEqual(sorted(severities), sorted(severity for severity, _ in expected))
        # Within a severity they stay in the order of the files.
        for severity in set(severities):
            rules = page.locator(f"article.{severity}").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
            self.assertEqual(rules, [rule for it, rule in expected if it == severity])
        order.select_option("rule")
        rules = found("rule")
        self.assertEqual(sorted(rules), sorted(as_written))
        self.assertEqual(len([key for key, _ in itertools.groupby(rules)]), len(set(rules)))
        # What is hidden stays hidden in every order, and groups of nothing go.
        page.get_by_label("infos").uncheck()
        expect(page.locator("#shown")).to_contain_text(" of ")
        order.select_option("severity")
        self.assertEqual(page.locator("article.info:visible").count(), 0)
        page.get_by_label("infos").check()
        # A link to a page leads to where its findings are.
        page.locator('nav a[href^="#page-"]').first.click()
        self.assertEqual(order.input_value(), "file")
        self.assertEqual(found("rule"), as_written)
        expect(page.locator("#shown")).to_have_text(f"{len(expected)} findings")
        self.assertEqual(self.said, [])

    def test_searches_for_all_words_in_message_path_and_rule(self):
        page = self.open()
        total, _ = self.shown(page)
        search = page.get_by_label("Search")
        for words, expected in (
            ("never closed", sum("is never closed" in line for line in self.concise)),
            ("LIST quotes", 2),
            ("pages/list needless-block", 1),
            ("no such word anywhere", 0),
        ):
            search.fill(words)
            expect(page.locator("#shown")).to_have_text(f"{expected} of {total} findings")
            self.assertEqual(page.locator("article:visible").count(), expected)
        counts = page.locator("nav li:visible").count()
        self.assertEqual(counts, 0)

    def test_keyboard(self):
        page = self.open()
        total, _ = self.shown(page)
        focused = "document.activeElement.id || document.activeElement.className"
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate(focused), "skip")
        self.assertTrue(page.locator(".skip").bounding_box()["x"] >= 0, "the focused link is to be seen")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate(focused), "findings")
        page.keyboard.press("/")
        self.assertEqual(page.evaluate(focused), "search")
        page.keyboard.type("quotes/")
        self.assertEqual(page.get_by_label("Search").input_value(), "quotes/")
        page.keyboard.press("Backspace")
        expect(page.locator("#shown")).to_contain_text(" of ")
        page.keyboard.press("Escape")
        self.assertEqual(self.shown(page), (total, f"{total} findings"))
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        expect(page.locator("#shown")).to_contain_text(" of ")
        self.assertEqual(page.locator("article.error:visible").count(), 0)

    def test_links_between_findings_and_rules(self):
        page = self.open()
        page.locator("article a", has_text="unclosed-tag").first.click()
        rule = page.locator("section.rule:target")
        self.assertEqual(rule.locator("h3").inner_text().split(" ")[0], "unclosed-tag")
        rule.locator("summary").click()
        rule.locator("li a").first.click()
        target = page.locator("article:target")
        self.assertIn("is never closed", target.inner_text())
        controls = page.locator("#controls").bounding_box()
        page.wait_for_timeout(100)
        self.assertGreaterEqual(target.bounding_box()["y"], controls["y"] + controls["height"] - 1)

    def test_is_readable_without_scripts(self):
        page = self.open(java_script_enabled=False)
        self.assertEqual(page.locator("article").count(), len(self.concise))
        self.assertTrue(page.locator("article").first.is_visible())
        self.assertFalse(page.locator("#controls").is_visible())

    def test_fits_a_phone(self):
        for name in ("report.html", "clean.html"):
            page = self.open(name, width=360)
            width = page.evaluate("document.documentElement.scrollWidth")
            self.assertEqual(width, 360)

    def test_light_and_dark_have_contrast(self):
        """4.5 to 1 at least, as WCAG 2 AA asks of text."""
        for scheme in ("light", "dark"):
            page = self.open(color_scheme=scheme)
            colors = page.evaluate(
                """() => [".count", "h3", ".badge", ".place", ".note b", "pre i", ".totals li", "nav a", "mark"].flatMap(
                  (name) => [...document.querySelectorAll(name)].slice(0, 40).map((element) => {
                    let back = element;
                    while (getComputedStyle(back).backgroundColor === "rgba(0, 0, 0, 0)") back = back.parentElement;
                    return [name, getComputedStyle(element).color, getComputedStyle(back).backgroundColor];
                  }))"""
            )
            self.assertEqual(len({name for name, *_ in colors}), 9)
            for name, text, back in colors:
                self.assertGreaterEqual(contrast(text, back), 4.5, (scheme, name, text, back))

    def test_a_clean_report(self):
        page = self.open("clean.html")
        self.assertIn("No problems found", page.locator("main").inner_text())
        self.assertEqual(page.locator("article").count(), 0)

    def test_is_told_to_screen_readers(self):
        page = self.open()
        self.assertEqual(page.locator("html").get_attribute("lang"), "en")
        self.assertEqual(page.get_by_role("status").count(), 1)
        self.assertEqual(page.get_by_role("main").count(), 1)
        self.assertEqual(page.get_by_role("navigation", name="Contents").count(), 1)
        self.assertEqual(page.get_by_role("search").count(), 1)
        unnamed = page.evaluate(
            "[...document.querySelectorAll('input, select')].filter((e) => e.labels.length === 0).length"
        )
        self.assertEqual(unnamed, 0)
        levels = page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4')].map((e) => Number(e.tagName[1]))")
        self.assertEqual(levels[0], 1)
        self.assertTrue(all(after - before <= 1 for before, after in zip(levels, levels[1:])), levels)


def contrast(first, second):
    """The contrast ratio of two `rgb(r, g, b)`, as WCAG 2 defines it."""

    def luminance(color):
        channels = [int(part) / 255 for part in color.split("(")[1].rstrip(")").split(",")[:3]]
        linear = [it / 12.92 if it <= 0.03928 else ((it + 0.055) / 1.055) ** 2.4 for it in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


if __name__ == "__main__":
    unittest.main()
