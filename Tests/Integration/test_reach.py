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
    def test_every_channel(self):
        work = pathlib.Path(os.environ.get("MPCHECK_REACH", ROOT / ".build/reach"))
        run = subprocess.run(
            ["bash", ROOT / "Tests/Integration/check_reach.sh", DIST, ROOT / "Fixtures/projects/example", work],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        output = run.stdout.decode("utf-8", "replace")
        self.assertTrue(output.endswith(f"\n{CHECKS} passed, 0 failed\n"), output)


if __name__ == "__main__":
    unittest.main()
