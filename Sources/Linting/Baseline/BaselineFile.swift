import Diagnostics
import Files

// The file of a baseline: sorted, an entry a line, without line numbers, so that it changes where findings come and go
// and merges like a text.
//
//     {
//       "version": 1,
//       "findings": {
//         "unquoted-value": {
//           "pages/home/home.axml": {
//             "6c62272e07bb0142:1": "value \"a\" is not quoted"
//           }
//         }
//       }
//     }
//
// A key is the hash of the marked text with its line, and which of several equal ones it is. The message is for people.
extension Baseline {
  private static let version = 1

  /// Reads the file at `path`, absolute.
  package init(reading path: String, in fileSystem: some FileSystem) throws(ConfigurationError) {
    let text: SourceText
    do {
      text = try fileSystem.read(path, limit: 1 << 30)
    } catch {
      let help: LocalizedText? =
        error == .notFound
        ? .init(en: "\"--write-baseline\" writes one", zh: "用 `--write-baseline` 生成") : nil
      throw ConfigurationError(
        .init(
          en: "the baseline cannot be used: \(error.sentence.english)", zh: "无法使用基线：\(error.sentence.chinese)"
        ),
        help: help,
        place: Place(path: path, range: ByteRange(0, 0)))
    }
    let document = JSONDocument(text)
    guard let root = document.root else {
      throw broken(
        document.error?.message ?? .init(en: "it is empty", zh: "文件为空"), text,
        document.error?.range ?? ByteRange(0, 0))
    }
    guard let version = root["version"], let findings = root["findings"], findings.isObject else {
      throw broken(
        .init(en: "it has no \"version\" and \"findings\"", zh: "缺少“version”和“findings”"), text, root.range)
    }
    if version.number != Double(Baseline.version) {
      throw broken(
        .init(en: "its version is not \(Baseline.version)", zh: "版本不是 \(Baseline.version)"), text,
        version.range)
    }
    var messages: [Kind: [String]] = [:]
    for rule in findings.members {
      guard rule.value.isObject else {
        throw broken(
          .init(en: "expected an object of paths", zh: "此处应为以路径为键的对象"), text, rule.value.range)
      }
      for file in rule.value.members {
        guard file.value.isObject else {
          throw broken(
            .init(en: "expected an object of findings", zh: "此处应为问题的对象"), text, file.value.range)
        }
        for finding in file.value.members {
          guard let message = finding.value.string else {
            throw broken(.init(en: "expected a message", zh: "此处应为问题描述"), text, finding.value.range)
          }
          let hash = String(finding.key.prefix { $0 != ":" })
          messages[Kind(rule: rule.key, path: file.key, hash: hash), default: []].append(message)
        }
      }
    }
    self.init(path: path, messages: messages, text: text)
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var rules: [String: [String: [(key: String, value: JSONTree)]]] = [:]
    for (kind, messages) in messages {
      for (index, message) in messages.enumerated() {
        rules[kind.rule, default: [:]][kind.path, default: []]
          .append(("\(kind.hash):\(index + 1)", .string(message)))
      }
    }
    let tree = JSONTree.object([
      ("version", .integer(Baseline.version)),
      (
        "findings",
        .object(
          sorted(rules).map { rule, files in
            (
              rule,
              .object(
                sorted(files).map { path, findings in
                  (
                    path,
                    .object(findings.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) })
                  )
                })
            )
          })
      ),
    ])
    return Array(tree.indented.utf8)
  }
}

private func sorted<Value>(_ members: [String: Value]) -> [(key: String, value: Value)] {
  members.sorted { Path.precedes($0.key, $1.key) }
}

private func broken(_ reason: LocalizedText, _ text: SourceText, _ range: ByteRange) -> ConfigurationError {
  ConfigurationError(
    .init(en: "the baseline cannot be used: \(reason.english)", zh: "无法使用基线：\(reason.chinese)"),
    help: .init(
      en: "restore it, or delete it and write a new one with \"--write-baseline\"",
      zh: "恢复该文件，或删除后用 `--write-baseline` 重新生成"), in: text,
    at: range)
}
