import CArguments
import SystemC

/// The arguments of this process without its own name, as the system gave them to `main`. Swift reads its own list from
/// `/proc` on Linux. It is empty in a `chroot` or a container without `/proc`.
enum ProcessArguments {
  static var given: [String] {
    guard let values = mpcheck_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<Int(mpcheck_argument_count())).dropFirst().compactMap { index in
      values[index].map { String(cString: $0) }
    }
  }

  /// Whether one of the given arguments is the name of something that exists, be it a link to nothing. The system is asked about
  /// its bytes: those of a name need not be UTF-8.
  static func isName(at index: Int) -> Bool {
    var status = stat()
    if let values = mpcheck_arguments(), let name = values[index + 1] { return lstat(name, &status) == 0 }
    return lstat(given[index], &status) == 0
  }
}
