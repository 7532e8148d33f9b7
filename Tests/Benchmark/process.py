"""Runs whole processes and says what they cost."""

import os
import resource
import signal
import statistics
import subprocess
import sys
import time


# Bytes in a unit of ru_maxrss.
MEMORY_UNIT = 1 if os.uname().sysname == "Darwin" else 1024


class Cost:
    """What one process and the children it waited for took: seconds, and bytes of the largest of them.

    A process inherits the peak of the one that starts it, so `memory` is never below `memory_floor()`.
    """

    __slots__ = ("wall", "cpu", "memory", "status")

    def __init__(self, wall, cpu, memory, status):
        self.wall = wall
        self.cpu = cpu
        self.memory = memory
        self.status = status


def memory_floor():
    """The peak memory of this process, in bytes: a child that needs less cannot be distinguished."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MEMORY_UNIT


def run(command):
    """Runs `command` with its output thrown away. Spawns directly: a fork of this process would be measured too."""
    devices = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1, 2)]
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=devices)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * MEMORY_UNIT, os.waitstatus_to_exitcode(status))


# Starts a command and prints its peak; without the modules that a start of Python brings, in half of this process's memory.
OBSERVER = """
import os, sys
devices = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1, 2)]
process = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=devices)
print(os.wait4(process, 0)[2].ru_maxrss)
"""


def peak_memory(command, rounds):
    """The median of the peak memory of `command`, in bytes, seen from a process of some 9 MB."""
    observed = [sys.executable, "-I", "-S", "-c", OBSERVER, *command]
    peaks = [subprocess.run(observed, check=True, capture_output=True, text=True).stdout for _ in range(rounds)]
    return statistics.median(int(peak) * MEMORY_UNIT for peak in peaks)


def watch(command, file, count):
    """The seconds of CPU that `command`, an mpcheck that watches, takes until `file` has changed `count` times."""
    text = file.read_bytes()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for number in range(count + 1):
            while b"waiting for changes" not in process.stderr.readline():
                pass
            if number < count:
                file.write_bytes(text + b"\n" * (number % 2))
    finally:
        file.write_bytes(text)
        process.send_signal(signal.SIGINT)
        process.stderr.close()
    _, _, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime


class Series:
    """The costs of one command over all rounds."""

    def __init__(self, costs):
        self.costs = costs

    def all(self, field):
        return [getattr(cost, field) for cost in self.costs]

    def median(self, field):
        return statistics.median(self.all(field))

    def ratio(self, other, field):
        """The median of the ratios of each round: what slows both commands of a round down cancels out."""
        return statistics.median(mine / theirs for mine, theirs in zip(self.all(field), other.all(field)))


def compare(commands, rounds, accepted=(0,)):
    """Runs the commands in turn, `rounds` times after one to warm up, and returns a Series for each. Every one must exit with a
    status that is accepted."""
    costs = [[] for _ in commands]
    for round_number in range(rounds + 1):
        # There and back, so that none always follows the same other one.
        order = list(enumerate(commands))[::-1 if round_number % 2 else 1]
        for number, command in order:
            cost = run(command)
            if cost.status not in accepted:
                raise SystemExit(f"bench: exit status {cost.status} of: {' '.join(command)}")
            if round_number > 0:
                costs[number].append(cost)
    return [Series(series) for series in costs]
