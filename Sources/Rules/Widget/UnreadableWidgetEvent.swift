import Containers
import Diagnostics
import Linting
import NativeSource

/// A declaration of an event that the platform cannot read.
package var unreadableWidgetEvent: Rule {
  Rule(
    id: "unreadable-widget-event",
    summary: .init(
      en: "a line of an event protocol that the generator skips",
      zh: "平台的生成器不会把事件协议中的这一行当作方法读取"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform's binding generator reads the protocol line by line, with patterns. From other lines \
        it generates code that does not build, or an event without its arguments. Comments of mpcheck are \
        such lines, too: write mpcheck-disable-file before the protocol to hide this finding. The source \
        is a generator of Kony of 2024.
        """,
      zh:
        """
        平台的绑定生成器用固定模式逐行读取协议。不符合模式的行会产生无法构建的代码，或没有实参的事件。mpcheck 的注释也是这样的行：要屏蔽这里的问题，在协议之前写 \
        mpcheck-disable-file。此结论来自 2024 年的 Kony 生成器。
        """),
    examples: [
      .wrong(
        [
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          ⟦// what it raises⟧
            -(void)⟦indented⟧:(int)a;
          -(void)⟦several⟧:(int)a
              lines:(int)b;
          -(void)⟦apart⟧: (int)a;
          -(NSString *)⟦pointer⟧;
          -(void)⟦commented⟧; // later
          @end
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          @end
          """,
        ], message: "the platform does not skip comments", "the platform does not read an indented method",
        "the platform does not read a method of several lines",
        "the platform loses an argument with white space before its bracket",
        "the platform does not read a return type of several words",
        "the platform does not read a method with text after its semicolon"),
      .right([
        "ios/GaugeEvents.h": """
        @protocol GaugeEvents <NSObject>

        @required
        -(void)turned:(int)n by:(NSString *)who;
        - (void) stopped;
        @optional
        @property int  a;
        -(void)moved:(int)a; // later
        @end

        // Another one.
        @protocol Other
          -(void)indented;
        @end
        """,
        "ios/Gauge.m": """
        @interface Gauge : UIView <CWIWidget>
        @property id<GaugeEvents> events;
        @property id env;
        @end
        @implementation Gauge
        - (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
          self = [super init];
          self.events = eventDelegate;
          self.env = env;
          return self;
        }
        - (UIView *)getWidgetView { return self; }
        - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
        - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
        - (void)a { [self.events turned:1 by:@""]; [self.events stopped]; [self.events moved:1]; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnreadableWidgetEvent)])
}

private func checkUnreadableWidgetEvent(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol, NativeLanguage(path: events.place.path) == .objectiveC,
      seen.insert(events.place).inserted
    else { continue }
    let lines = ProtocolLines(events.file.text, from: Int(events.place.range.start))
    for comment in lines.comments {
      context.report(Place(path: events.place.path, range: comment), commentInProtocol)
    }
    for method in events.methods {
      guard let message = lines.problem(of: method) else { continue }
      context.report(Place(path: events.place.path, range: method.nameRange), message)
    }
  }
}

/// The lines of a protocol, as a program that reads line by line sees them.
private struct ProtocolLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let text: SourceText
  /// The lines from the one after the name to the one with `@end`.
  private var lines: [Range<Int>] = []
  /// Comments that begin their line.
  private(set) var comments: [ByteRange] = []

  init(_ text: SourceText, from start: Int) {
    self.text = text
    bytes = text.bytes
    var offset = lineEnd(start)
    while offset < bytes.count {
      let end = lineEnd(offset + 1)
      let line = min(offset + 1, bytes.count)..<end
      offset = end
      let first = firstByte(line)
      if first == line.lowerBound, starts("@end", first) { break }
      lines.append(line)
      guard first < line.upperBound else { continue }
      if starts("//", first) {
        comments.append(ByteRange(first, lastByte(line)))
      } else if starts("/*", first) {
        var close = first + 2
        while close < bytes.count, !starts("*/", close) { close += 1 }
        close = min(close + 2, bytes.count)
        comments.append(ByteRange(first, close))
        offset = lineEnd(close)
      }
    }
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "\r")
  }

  private func firstByte(_ line: Range<Int>) -> Int {
    var first = line.lowerBound
    while first < line.upperBound, isSpace(bytes[first]) { first += 1 }
    return first
  }

  private func lastByte(_ line: Range<Int>) -> Int {
    var last = line.upperBound
    while last > line.lowerBound, isSpace(bytes[last - 1]) { last -= 1 }
    return last
  }

  private func starts(_ word: StaticString, _ offset: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    return offset + count <= bytes.count
      && (0..<count).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }

  /// Why the method is not read; nil when it is, or when it is in the line of something else.
  func problem(of method: NativeMethod) -> Message? {
    let name = Int(method.nameRange.start)
    guard let line = lines.first(where: { $0.contains(name) }) else { return nil }
    let first = firstByte(line)
    guard
      bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+")
        || bytes[first] == UInt8(ascii: "(")
    else { return bytes[first] == UInt8(ascii: "@") ? nil : severalLines }
    if first > line.lowerBound { return indented }
    var semicolon = name
    while semicolon < line.upperBound, bytes[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
    if semicolon == line.upperBound { return severalLines }
    for parameter in method.signature {
      guard let type = parameter.type else { continue }
      let open = Int(type.range.start)
      var before = open - 1
      while before > name, bytes[before] != UInt8(ascii: "(") { before -= 1 }
      if before > name, isSpace(bytes[before - 1]) { return spaceBeforeBracket }
    }
    if !isOneWord(line) { return returnType }
    if method.signature.isEmpty, lastByte(line) > semicolon + 1 { return textBehind }
    return nil
  }

  /// Whether only a word is between the first brackets of the line.
  private func isOneWord(_ line: Range<Int>) -> Bool {
    var open = line.lowerBound
    while open < line.upperBound, bytes[open] != UInt8(ascii: "(") { open += 1 }
    var close = open + 1
    while close < line.upperBound, bytes[close] != UInt8(ascii: ")") {
      let byte = bytes[close]
      let isWord =
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
      if !isWord { return false }
      close += 1
    }
    return close > open + 1
  }
}

private let commentInProtocol = Message(
  en: "the platform does not skip comments", zh: "平台不会跳过注释",
  help: .init(en: "move it before the protocol", zh: "移到协议之前"))
private let indented = Message(
  en: "the platform does not read an indented method", zh: "平台不读取缩进的方法",
  help: .init(en: "begin the line with its - sign", zh: "让该行以 - 号开头"))
private let severalLines = Message(
  en: "the platform does not read a method of several lines", zh: "平台不读取分多行书写的方法",
  help: .init(en: "write it in one line", zh: "写在一行内"))
private let spaceBeforeBracket = Message(
  en: "the platform loses an argument with white space before its bracket", zh: "括号前有空白时，平台会丢失该实参",
  help: .init(en: "write the bracket directly after the colon", zh: "让括号紧跟在冒号之后"))
private let returnType = Message(
  en: "the platform does not read a return type of several words", zh: "平台不读取由多个词组成的返回类型",
  help: .init(en: "return void, or a type of one word such as id", zh: "返回 void，或 id 等只有一个词的类型"))
private let textBehind = Message(
  en: "the platform does not read a method with text after its semicolon", zh: "平台不读取分号后还有文本的方法",
  help: .init(en: "end the line with the semicolon", zh: "以分号结束该行"))
