import CArguments

/// The arguments of this process without its own name, as the system gave them to `main`. Swift's own list is read from
/// `/proc` on Linux, and is empty in a `chroot` or a container that has none.
enum ProcessArguments {
  static var given: [String] {
    guard let values = mpcheck_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<Int(mpcheck_argument_count())).dropFirst().compactMap { index in
      values[index].map { String(cString: $0) }
    }
  }
}
