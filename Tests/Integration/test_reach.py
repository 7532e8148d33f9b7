"""Each package of a release, installed and run as a user would, on a Debian machine with Debian's and PyPI's packages alone.

Skipped without a release: `make dist` first, which `.ci/run` does not.
"""

import os
import pathlib
import shutil
import subprocess
import unittest

from scratch import ROOT

DIST = ROOT / ".build/dist"
# The program of each package; `.ci/setup reach` installs them.
TOOLS = ["npm", "bwrap", "mmdebstrap", "buildah", "lintian", "git", "file", "unzip", "readelf"]
MISSING = [it for it in TOOLS if not shutil.which(it)]
CHECKS = 21


@unittest.skipUnless((DIST / "SHA256SUMS").exists(), "there is no release in .build/dist: `make dist`")
@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}; `sh .ci/setup reach` installs them")
class ReachTests(unittest.TestCase):
    def check(self, script, folder):
        """What a script of this folder prints, on both streams."""
        work = pathlib.Path(os.environ.get("MPCHECK_REACH", ROOT / ".build/reach")) / folder
        run = subprocess.run(
            ["bash", ROOT / "Tests/Integration" / script, DIST, ROOT / "Fixtures/projects/example", work],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return run.stdout.decode("utf-8", "replace")

    def test_every_channel(self):
        output = self.check("check_reach.sh", ".")
        self.assertTrue(output.endswith(f"\n{CHECKS} passed, 0 failed\n"), output)

    def test_what_macos_is_asked(self):
        output = self.check("check_installs.sh", "installs")
        self.assertTrue(output.endswith("\nthe tarball, the wheel and the npm packages find the same\n"), output)


if __name__ == "__main__":
    unittest.main()
