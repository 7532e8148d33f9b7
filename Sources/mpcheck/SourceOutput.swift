import Diagnostics

/// Standard output for text of the linted program: patches, values, and what standard input became.
///
/// It is exact, because git, patch, editors and scripts take it. In the log of a CI runner, where only the runner reads it, commands in it are
/// escaped.
struct SourceOutput {
  private var isEscaped = false

  /// Writes lines, such as a patch. What people see on a terminal must not steer it.
  mutating func write(lines: [UInt8]) {
    let isShown = Terminal.outputIsTerminal
    write(isShown ? Array(String(decoding: lines, as: UTF8.self).visible(keepingLines: true).utf8) : lines)
  }

  mutating func write(_ bytes: [UInt8]) {
    let escaped = Terminal.outputIsRunnerLog ? bytes.escapingRunnerCommands(as: .text) : nil
    if escaped != nil { isEscaped = true }
    Terminal.writeOutput(escaped ?? bytes, as: nil)
  }

  /// Says that the output is not exact, if it is not.
  func writeNote() {
    guard isEscaped else { return }
    Terminal.writeNote(
      LocalizedText(
        en: "commands to the CI runner are escaped on standard output; write it to a file for the exact text",
        zh: "标准输出中的 CI 运行器命令已转义；写入文件可得到原样的文本"))
  }
}
