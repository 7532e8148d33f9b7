import Files

extension OutputBuffer {
  /// Appends what `write` writes so that terminals open the file at the absolute `path` on a click (OSC 8).
  ///
  /// The address names the machine, because the terminal may show the output of another one. Source: "Hyperlinks in
  /// terminal emulators", https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
  mutating func appendLink(to path: String, on host: String, _ write: (inout OutputBuffer) -> Void) {
    appendLink(to: "file://\(percentEncoded(host))\(percentEncoded(path))", write)
  }

  /// Appends what `write` writes so that terminals open the address on a click.
  package mutating func appendLink(to address: String, _ write: (inout OutputBuffer) -> Void) {
    append("\u{1B}]8;;\(address)\u{1B}\\")
    write(&self)
    append("\u{1B}]8;;\u{1B}\\")
  }
}
