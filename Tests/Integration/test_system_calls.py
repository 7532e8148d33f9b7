"""Where the sources call the system: in few places, so that a port begins with a list."""

import re
import unittest

from scratch import ROOT, tracked


# Folders with a slash at their end, and files without extension, below Sources.
PLACES = (
    # Reading.
    "CFiles/", "CArguments/", "Files/DiskFileSystem", "Files/FileAccess", "Files/FolderReading", "Files/SystemMessage",
    # Writing, watching, threads.
    "Files/Replacing/", "Files/FolderNotifications", "Files/FolderPolling", "Files/Workers", "Files/Lock",
    # The editor.
    "LanguageServer/LanguageServer", "LanguageServer/Transport/MessageChannel",
    # The command line.
    "mpcheck/Git/", "mpcheck/Signals", "mpcheck/Terminal", "mpcheck/TerminalLinks", "mpcheck/StandardInput",
    "mpcheck/ProcessArguments", "mpcheck/ExitStatus", "mpcheck/ServerCommand",
)


class SystemCallTests(unittest.TestCase):
    def test_they_are_in_these_places(self):
        importing = set()
        for path in tracked("Sources/*.swift"):
            text = (ROOT / path).read_text(encoding="utf-8")
            name = path.removeprefix("Sources/").removesuffix(".swift")
            if re.search(r"^ *import (SystemC|CFiles|CArguments)$", text, re.MULTILINE):
                importing.add(name)
                if not any(name.startswith(it) if it.endswith("/") else name == it for it in PLACES):
                    with self.subTest(name):
                        self.assertRegex(text, r"\bmem(chr|cmp|cpy|set)\(")
        for place in PLACES:
            with self.subTest(place):
                is_folder = place.endswith("/") and (ROOT / "Sources" / place).is_dir()
                self.assertTrue(is_folder or place in importing)


if __name__ == "__main__":
    unittest.main()
