import SystemC

/// Files that are written again and again, without flushing them: the process may crash, the machine will not.
package enum OutputFile {
  package static func write(_ bytes: [UInt8], to path: String) {
    guard let stream = fopen(path, "w") else { return }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    fclose(stream)
  }
}
