import SystemC

/// The built `mpcheck` while it runs; it is killed when nothing refers to it any more.
///
///     let process = RunningBinary(["lint", "--watch"], in: workspace.path)
///     #expect(process.wait(for: "No problems"))
///     #expect(process.interrupt() == 130)
final class RunningBinary {
  private let id: pid_t
  /// The end from which its standard output comes.
  private let output: Int32
  private var text = ""
  private var hasEnded = false

  /// With `terminal`, standard output is a terminal of 80 columns; else a pipe. Standard error goes to the same place.
  init(_ arguments: [String], in folder: String, environment: [String: String] = [:], terminal: Bool = false)
  {
    var theirs: Int32 = -1
    if terminal {
      (output, theirs) = RunningBinary.openTerminal()
    } else {
      var ends: [Int32] = [-1, -1]
      _ = pipe(&ends)
      (output, theirs) = (ends[0], ends[1])
    }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
    defer { close(theirs) }

    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    let streams = [nothing, theirs, theirs]
    id =
      Binary.spawn([Binary.path] + arguments, in: folder, environment: environment, streams: streams).process
  }

  /// Whether terminals can be made here: a container may have no `/dev/pts`.
  static let hasTerminals: Bool = {
    let (ours, theirs) = openTerminal()
    for descriptor in [ours, theirs] where descriptor >= 0 { close(descriptor) }
    return ours >= 0
  }()

  /// The two ends of a new terminal: the one to read from, and the one for the process. Both are -1 where none can be made.
  private static func openTerminal() -> (Int32, Int32) {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    openpty(&ours, &theirs, nil, nil, &size)
    return (ours, theirs)
  }

  deinit {
    if !hasEnded {
      kill(id, SIGKILL)
      _ = status()
    }
    close(output)
  }

  /// Reads until `wanted` has come since the last such call. It and all before it are then dropped. Returns whether it came: a
  /// process that writes nothing for half a minute will not write it.
  func wait(for wanted: String) -> Bool { read(until: wanted) != nil }

  /// The same; returns what came before `wanted`, nil when that did not come.
  func read(until wanted: String) -> String? {
    while true {
      if let range = text.firstRange(of: wanted) {
        defer { text = String(text[range.upperBound...]) }
        return String(text[..<range.lowerBound])
      }
      var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 30_000) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let got = chunk.withUnsafeMutableBytes { systemRead(output, $0.baseAddress!, $0.count) }
      if got <= 0 { return nil }
      text += String(decoding: chunk[..<got], as: UTF8.self)
    }
  }

  /// Reads all that comes until the process ends, for which it waits.
  func readAll() -> String {
    var bytes = Array(text.utf8)
    text = ""
    while true {
      var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 30_000) > 0 else { break }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let got = chunk.withUnsafeMutableBytes { systemRead(output, $0.baseAddress!, $0.count) }
      if got <= 0 { break }
      bytes += chunk[..<got]
    }
    _ = status()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Presses Ctrl-C. Returns the exit status; 128 and the signal's number when a signal ended it.
  func interrupt() -> Int32 {
    kill(id, SIGINT)
    return status()
  }

  /// Waits for the end of the process.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
