import Diagnostics

extension Diagnostic {
  /// All other places that a finding names, those of the findings that it stands for last.
  var allRelated: [RelatedPlace] {
    related + furtherPlaces.map { RelatedPlace(en: "also here", zh: "此处也是", at: $0) }
  }

  /// "and 11 more places in this file"; nil where the message says how many they are, or there are none.
  var furtherPlacesRemark: LocalizedText? {
    if furtherPlaces.isEmpty || commonFinding != nil { return nil }
    let count = furtherPlaces.count
    return LocalizedText(
      en: "and \(pluralized(count, "more place")) in this file", zh: "此文件中还有 \(count) 处")
  }
}

extension ReportContext {
  /// The message, and on lines of their own the help, and the positions of the findings that this one stands for: for formats
  /// that have no other place for these.
  func messageWithPlaces(_ diagnostic: Diagnostic) -> String {
    if diagnostic.furtherPlaces.isEmpty { return diagnostic.messageWithHelp }
    return diagnostic.messageWithHelp + "\n" + furtherPositions(diagnostic).english
  }

  /// "also at 12:3, 15:7 and 2 more": the positions of the findings that a finding stands for.
  func furtherPositions(_ diagnostic: Diagnostic) -> LocalizedText {
    let places = diagnostic.furtherPlaces
    let listed = places.prefix(ReportContext.maxPositionListLength).map { place in
      let start = located(place).start
      return "\(start.line):\(start.column)"
    }
    let more = places.count - listed.count
    return LocalizedText(
      en: "also at " + listed.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
      zh: "另见 " + listed.joined(separator: "、") + (more > 0 ? " 等，还有 \(more) 处" : ""))
  }

  /// A message with thousands of positions would be refused by those that show it.
  private static let maxPositionListLength = 100
}
