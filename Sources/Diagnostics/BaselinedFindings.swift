/// What the entries of a baseline are.
package struct BaselinedFindings: Hashable, Sendable {
  /// How many findings there are, where those of one cause in a file are one.
  package var count = 0
  /// How many of these are infos.
  package var infoCount = 0

  package init() {}

  /// - Parameter findings: one for each cause.
  package init(_ findings: [Diagnostic]) {
    count = findings.count
    infoCount = findings.count { $0.severity == .info }
  }

  /// "668 places of 651 findings, 391 of them infos": what so many places are; nil where there is nothing to say but their number.
  package func description(ofPlaces places: Int) -> LocalizedText? {
    let isOne = infoCount == 1
    let infos =
      infoCount == 0
      ? nil
      : LocalizedText(
        en: ", \(infoCount) of them \(isOne ? "an info" : "infos")", zh: "，其中 \(infoCount) 个是提示")
    if count == places { return infos.map { BaselinedFindings.findings(count) + $0 } }
    let all =
      LocalizedText(en: "\(places) places of ", zh: "\(places) 处，共 ") + BaselinedFindings.findings(count)
    return infos.map { all + $0 } ?? all
  }

  private static func findings(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) finding\(count == 1 ? "" : "s")", zh: "\(count) 个问题")
  }
}
