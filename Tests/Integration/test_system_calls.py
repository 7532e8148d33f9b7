"""Where the sources call the system: in the files that the map names, so that a port begins with a list."""

import re
import unittest

from scratch import ROOT, tracked


def named():
    """What the map names: folders with a slash at their end, and files without extension, below Sources."""
    text = (ROOT / "Sources/README.md").read_text(encoding="utf-8")
    (rule,) = re.findall(r"^- System calls are in few files.*?(?=What else imports)", text, re.MULTILINE | re.DOTALL)
    return re.findall(r"`([\w/]+)`", rule)


class SystemCallTests(unittest.TestCase):
    def test_they_are_where_the_map_says(self):
        places = named()
        importing = set()
        for path in tracked("Sources/*.swift"):
            text = (ROOT / path).read_text(encoding="utf-8")
            name = path.removeprefix("Sources/").removesuffix(".swift")
            if re.search(r"^ *import (SystemC|CFiles|CArguments)$", text, re.MULTILINE):
                importing.add(name)
                if not any(name.startswith(it) if it.endswith("/") else name == it for it in places):
                    with self.subTest(name):
                        self.assertRegex(text, r"\bmem(chr|cmp|cpy|set)\(")
        for place in places:
            with self.subTest(place):
                is_folder = place.endswith("/") and (ROOT / "Sources" / place).is_dir()
                self.assertTrue(is_folder or place in importing)


if __name__ == "__main__":
    unittest.main()
