import Diagnostics
import Files
import Reporting
import SystemC

/// When the output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The process's surroundings: its output, its environment, its working directory.
enum Terminal {
  /// Writes all of `bytes` to standard output. A closed pipe ends the process quietly, as `| head` expects; a full disk
  /// ends it with a message. Without an `escape` they are written as they are.
  static func writeOutput(_ bytes: [UInt8], as escape: RunnerCommandEscape? = .text) {
    switch write(escaped(bytes, as: escape, for: STDOUT_FILENO), to: STDOUT_FILENO) {
    case 0, EPIPE: break
    case let error:
      let reason = String(cString: strerror(error))
      writeFailure(
        LocalizedText(
          en: "standard output cannot be written: \(reason)", zh: "无法写入标准输出：\(systemMessage(error).chinese)"))
      ExitStatus.incomplete.exit()
    }
  }

  /// Writes a line to standard error, or a text with another `ending`. Names of files and their contents may be part of it:
  /// nothing in it steers the terminal or a CI runner.
  static func writeError(_ line: String, ending: String = "\n", as escape: RunnerCommandEscape? = .text) {
    let bytes = Array((line + ending).visible(keepingLines: true).utf8)
    _ = write(escaped(bytes, as: escape, for: STDERR_FILENO), to: STDERR_FILENO)
  }

  /// Writes to standard error why something could not be done, after the name of the program.
  static func writeFailure(_ sentence: LocalizedText) { writeFailure(sentence[.spoken]) }

  /// Writes such a sentence in the language that is spoken. It is one line: a line feed in a name or a value that it quotes is
  /// shown, and begins no line of the output.
  static func writeFailure(_ sentence: String) { writeError("mpcheck: " + sentence.visible()) }

  /// Writes a note to standard error. On a terminal it is wrapped between words.
  static func writeNote(_ note: LocalizedText, in language: Language = .spoken) {
    let text = note[language].visible()
    writeError(wrapped(language(en: "note: \(text)", zh: "注意：\(text)"), width: errorWidth, hanging: 2))
  }

  /// The bytes as a stream gets them: one that may be a log without commands to a CI runner.
  private static func escaped(
    _ bytes: [UInt8], as escape: RunnerCommandEscape?, for descriptor: Int32
  ) -> [UInt8] {
    guard let escape, let escaped = bytes.escapingRunnerCommands(as: escape) else { return bytes }
    return escape.keepsValues || mayBeLog(descriptor) ? escaped : bytes
  }

  /// Whether a CI runner may read standard output.
  static var outputMayBeLog: Bool { mayBeLog(STDOUT_FILENO) }

  /// The same of standard error.
  static var errorMayBeLog: Bool { mayBeLog(STDERR_FILENO) }

  /// Whether a CI runner may read what is written: neither a terminal nor a regular file is there.
  private static func mayBeLog(_ descriptor: Int32) -> Bool {
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return false }
    return isatty(descriptor) != 1
  }

  /// Whether standard output is most likely the log of a CI runner.
  static var outputIsRunnerLog: Bool {
    ["GITHUB_ACTIONS", "TF_BUILD"].contains { environment($0)?.isEmpty == false } && mayBeLog(STDOUT_FILENO)
  }

  /// Writes all bytes. Returns 0, or the system's error number.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
  }

  /// Whether nobody reads standard output any more.
  static var outputIsClosed: Bool {
    var polled = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
  }

  /// The files that standard output and standard error are, where they are files.
  static var outputFiles: [String] {
    [STDOUT_FILENO, STDERR_FILENO].compactMap { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        var path = [CChar](repeating: 0, count: Int(MAXPATHLEN))
        guard fcntl(descriptor, F_GETPATH, &path) == 0 else { return nil }
        return String(cString: path)
      #else
        guard let path = realpath("/proc/self/fd/\(descriptor)", nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
      #endif
    }
  }

  /// Clears the terminal. What was scrolled out of it stays: it may be of other programs.
  static func clear() { writeOutput(Array("\u{1B}[H\u{1B}[2J".utf8)) }

  /// The time of day here: "14:03:22".
  static var localTime: String {
    var now = time_t(systemTime())
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return "" }
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }
      .joined(separator: ":")
  }

  /// The folder that this process runs in, normalised. If it is gone, relative paths mean nothing, and that is reported.
  static func workingDirectory() throws(ExitStatus) -> String {
    errno = 0
    let path = getcwd(nil, 0)
    defer { free(path) }
    if let path, path[0] == Int8(bitPattern: Path.slash) { return Path.normalised(String(cString: path)) }
    let isGone = errno == 0 || errno == ENOENT
    let reason = systemMessage(errno)
    writeFailure(
      LocalizedText(
        en: "the working directory cannot be used: \(isGone ? "it was deleted" : reason.english); "
          + "change to a folder that is there",
        zh: "工作目录不可用：\(isGone ? "它已被删除" : reason.chinese)；请切换到存在的目录"))
    throw .incomplete
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Now, or the moment that `SOURCE_DATE_EPOCH` names, as builds do that give the same bytes each time.
  static var time: UTCTime {
    if let given = environment("SOURCE_DATE_EPOCH").flatMap({ Int($0) }) {
      return UTCTime(secondsSince1970: given)
    }
    return UTCTime(secondsSince1970: systemTime())
  }

  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The number of columns, if standard output is a terminal that says it; nil otherwise.
  static var outputWidth: Int? { width(of: STDOUT_FILENO) }

  /// The same of standard error.
  private static var errorWidth: Int? { width(of: STDERR_FILENO) }

  private static func width(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether standard output is to be coloured. The option wins, then `NO_COLOR`, then what forces colour. Otherwise it
  /// depends on whether standard output is a terminal that shows colours.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    if environment("CLICOLOR") == "0" || environment("TERM") == "dumb" { return false }
    return outputIsTerminal
  }
}

private func systemTime() -> Int { time(nil) }
