import SystemC

/// How the process ends. Scripts and CI rely on the numbers.
enum ExitStatus: Int32, Error, Sendable, CaseIterable {
  /// It ran, and nothing at or above `--fail-on` was found.
  case success = 0
  case findings = 1
  /// An unknown option, rule or configuration key, a missing path.
  case wrongUse = 2
  /// A file that cannot be read, a full disk, an internal error.
  case incomplete = 3

  func exit() -> Never { libcExit(rawValue) }
}

private func libcExit(_ status: Int32) -> Never { exit(status) }
