import Diagnostics
import Markup

/// A comment that switches formatting off for the lines after it, or on again. A colon and a reason may follow the word.
package enum FormatSwitch: String, CaseIterable, Sendable {
  case off = "mpcheck-format-off"
  case on = "mpcheck-format-on"

  /// What it does, in sentences for people.
  package var meaning: LocalizedText {
    switch self {
    case .off:
      LocalizedText(
        en: "The lines after this comment stay as they are when pages are formatted, up to the comment "
          + "\(FormatSwitch.on.rawValue) or to the end of the file. Only end_of_line of an "
          + ".editorconfig counts there, too. A colon and a reason may follow.",
        zh: "格式化页面时，此注释之后的各行保持原样，直到注释 \(FormatSwitch.on.rawValue) 或文件末尾；"
          + "其中只有 .editorconfig 的 end_of_line 仍然生效。后面可以加冒号和原因。")
    case .on:
      LocalizedText(
        en: "The lines after this comment are formatted again, after a comment \(FormatSwitch.off.rawValue).",
        zh: "在注释 \(FormatSwitch.off.rawValue) 之后，从此注释起恢复格式化。")
    }
  }

  package static func example(in language: Language) -> String {
    """
      <!-- \(off.rawValue): \(language(en: "a table", zh: "表格")) -->
      <view>a</view>   <view>b</view>
      <view>aa</view>  <view>bb</view>
      <!-- \(on.rawValue) -->

    """
  }

  /// Reads a comment, from `<!--` to after `-->`; nil when it is another one.
  package init?(_ comment: UnsafeBufferPointer<UInt8>) {
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
