import Diagnostics
import Linting

extension Rule {
  /// The reasons why it is silent where people might expect a finding, each in a few words; from its document in
  /// `Fixtures/rules`.
  package var silences: [LocalizedText] { silencesByRule[id] ?? [] }
}

private let silencesByRule: [String: [LocalizedText]] = {
  var reasons: [String: [LocalizedText]] = [:]
  var rule = ""
  for line in silenceTable.description.split(separator: "\n") {
    if line.utf8.first == UInt8(ascii: " ") {
      let bar = line.firstRange(of: " | ")
      reasons[rule, default: []].append(
        LocalizedText(
          en: String(line[..<(bar?.lowerBound ?? line.endIndex)].dropFirst()),
          zh: bar.map { String(line[$0.upperBound...]) } ?? ""))
    } else {
      rule = String(line)
    }
  }
  return reasons
}()
