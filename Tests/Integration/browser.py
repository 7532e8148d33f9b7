"""A headless Chromium for tests of pages, where there is one (`requirements-chromium.txt`)."""

import shutil
import unittest

try:
    from playwright.sync_api import Error, expect, sync_playwright
except ImportError:
    expect = sync_playwright = None

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
IS_THERE = bool(CHROMIUM and sync_playwright)


class InBrowser:
    """What test cases have in common that open pages."""

    @classmethod
    def setUpClass(cls):
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        try:
            cls.browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        except Error as error:
            raise unittest.SkipTest(f"Chromium does not start here: {error}") from error
        cls.addClassCleanup(cls.browser.close)

    def open_file(self, path, width, **settings):
        """A page of its own; what it says on the console and what it asks the network for is collected."""
        context = self.browser.new_context(viewport={"width": width, "height": 900}, **settings)
        self.addCleanup(context.close)
        page = context.new_page()
        self.said, self.asked = [], []
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.goto(path.as_uri())
        return page
