import CArguments

/// The arguments of this process without its own name, as the system gave them to `main`. Swift reads its own list from
/// `/proc` on Linux. It is empty in a `chroot` or a container without `/proc`.
enum ProcessArguments {
  static var given: [String] {
    guard let values = mpcheck_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<Int(mpcheck_argument_count())).dropFirst().compactMap { index in
      values[index].map { String(cString: $0) }
    }
  }
}
