import Linting

extension Rule {
  /// The reasons why it is silent where people might expect a finding, each in a few words; from its document in
  /// `Fixtures/rules`.
  package var silences: [String] { silencesByRule[id] ?? [] }
}

private let silencesByRule: [String: [String]] = {
  var reasons: [String: [String]] = [:]
  var rule = ""
  for line in silenceTable.description.split(separator: "\n") {
    if line.utf8.first == UInt8(ascii: " ") {
      reasons[rule, default: []].append(String(line.dropFirst()))
    } else {
      rule = String(line)
    }
  }
  return reasons
}()
