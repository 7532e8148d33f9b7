import Markup

/// A comment that switches formatting off for the lines after it, or on again. A colon and a reason may follow the word.
package enum FormatSwitch: String, CaseIterable, Sendable {
  case off = "mpcheck-format-off"
  case on = "mpcheck-format-on"

  /// What it does, in sentences for people.
  package var meaning: String {
    switch self {
    case .off:
      "The lines after this comment stay as they are when pages are formatted, up to the comment "
        + "\(FormatSwitch.on.rawValue) or to the end of the file. Only end_of_line of an "
        + ".editorconfig counts there, too. A colon and a reason may follow."
    case .on:
      "The lines after this comment are formatted again, after a comment \(FormatSwitch.off.rawValue)."
    }
  }

  package static let example = """
      <!-- \(off.rawValue): a table -->
      <view>a</view>   <view>b</view>
      <view>aa</view>  <view>bb</view>
      <!-- \(on.rawValue) -->

    """

  /// Reads a comment, from `<!--` to after `-->`; nil when it is another one.
  init?(_ comment: UnsafeBufferPointer<UInt8>) {
    let body = comment.dropFirst(4).dropLast(3).drop(while: isMarkupSpace)
    for known in FormatSwitch.allCases where body.starts(with: known.rawValue.utf8) {
      let next = body.dropFirst(known.rawValue.utf8.count).first
      if next.map({ isMarkupSpace($0) || $0 == UInt8(ascii: ":") }) ?? true {
        self = known
        return
      }
    }
    return nil
  }
}
