"""What mpcheck prints, from which everything here is made."""

import subprocess


class Refusal(Exception):
    """Why nothing is made, as a sentence."""


def printed(mpcheck, name, *arguments):
    """The output of a command, which has a name for messages."""
    try:
        return subprocess.run([mpcheck, *arguments], check=True, stdout=subprocess.PIPE).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Refusal(f"{mpcheck} prints no {name}: {error}") from error
