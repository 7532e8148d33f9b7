import Diagnostics
import Formatting
import Linting
import Markup
import Testing

/// Bytes in, bytes out.
@Suite struct FormatTests {
  @Test(arguments: depth + tags + movedAlong + untouched + texts + switches + ends + units)
  func formats(_ example: FormatExample) {
    let result = formatted(
      example.before, example.style, sheet: example.sheet, dialect: example.dialect)
    #expect(result.obstacle == nil)
    #expect(result.text == example.after)
    let again = formatted(
      example.after ?? example.before, example.style, sheet: example.sheet, dialect: example.dialect)
    #expect(again.text == nil, "twice is once")
  }

  // MARK: Depth

  static let depth = [
    FormatExample(
      "a level for each open element", "<view>\n<view>\n<image/>\n    </view>\n  </view>\n",
      "<view>\n  <view>\n    <image/>\n  </view>\n</view>\n"),
    FormatExample(
      "two elements opened on one line", "<view><view>\n<image/>\n</view></view>\n",
      "<view><view>\n    <image/>\n  </view></view>\n"),
    FormatExample("the first line", "  <view/>\n", "<view/>\n"),
    FormatExample("a text", "<view>\nhello\n      world\n</view>\n", "<view>\n  hello\n  world\n</view>\n"),
    FormatExample("a text outside of all elements", "  a\n   b\n", "a\nb\n"),
    FormatExample(
      "block, template and a comment are like all others",
      "<template name=\"a\">\n<!-- c -->\n<block>\n<image/>\n</block>\n</template>\n",
      "<template name=\"a\">\n  <!-- c -->\n  <block>\n    <image/>\n  </block>\n</template>\n"),
    FormatExample(
      "what begins with text does not count", "<view>\n  a <view>\n  b\n</view>\n  </view>\n",
      "<view>\n  a <view>\n    b\n  </view>\n</view>\n"),
    FormatExample("a byte order mark", "\u{FEFF}  <view/>\n", "\u{FEFF}<view/>\n"),
    FormatExample("a zero width space that would become a byte order mark", "  \u{FEFF}<view/>\n"),
    FormatExample("a page that is as it should be", "<view>\n  <image/>\n\n  <image/>\n</view>\n"),
    FormatExample("lines that end in CR", "<view>\r<image/>\r</view>\r", "<view>\r  <image/>\r</view>\r"),
  ]

  // MARK: Tags

  static let tags = [
    FormatExample(
      "attributes", "<view\nid=\"a\"\n      class=\"b\"\n  >\n</view>\n",
      "<view\n  id=\"a\"\n  class=\"b\"\n>\n</view>\n"),
    FormatExample(
      "the end of an empty tag", "<view>\n<image\nsrc=\"a\"\n    />\n</view>\n",
      "<view>\n  <image\n    src=\"a\"\n  />\n</view>\n"),
    FormatExample(
      "attributes under the first one move with it",
      "    <view id=\"a\"\n          class=\"b\"\n          hidden>\n    </view>\n",
      "<view id=\"a\"\n      class=\"b\"\n      hidden>\n</view>\n"),
    FormatExample(
      "attributes under the first one, and the line does not move",
      "<view id=\"a\"\n      class=\"b\"/>\n"),
    FormatExample(
      "one attribute is not under the first one", "<view id=\"a\"\n      class=\"b\"\n     hidden/>\n",
      "<view id=\"a\"\n  class=\"b\"\n  hidden/>\n"),
    FormatExample(
      "attributes under the first one after a tab", "\t<view\tid=\"a\"\n\t\t\tclass=\"b\"/>\n",
      "<view\tid=\"a\"\n        class=\"b\"/>\n",
      .of(["indent_style": "space", "indent_size": "2", "tab_width": "4"])),
    FormatExample(
      "attributes under the first one of a tag that another tag precedes",
      "  <view><image id=\"a\"\n               src=\"b\"/>\n  </view>\n",
      "<view><image id=\"a\"\n             src=\"b\"/>\n</view>\n"),
    FormatExample(
      "a value on the line after its name", "<view id=\n\"a\"/>\n", "<view id=\n  \"a\"/>\n"),
    FormatExample(
      "the end of a tag in front of what is in the element",
      "<view>\n<text\n>a</text\n      >\n<view\nclass=\"b\"\n><image\n/>\n</view\n></view>\n",
      "<view>\n  <text\n    >a</text\n  >\n  <view\n    class=\"b\"\n    ><image\n    />\n  </view\n></view>\n"
    ),
    FormatExample(
      "the end of a tag in front of its end tag, of white space, and of an empty tag",
      "<view\nid=\"a\"\n  ></view>\n<view\nid=\"b\"\n  >  \n</view>\n<image\nid=\"c\"\n  /><image/>\n",
      "<view\n  id=\"a\"\n></view>\n<view\n  id=\"b\"\n>\n</view>\n<image\n  id=\"c\"\n/><image/>\n"),
    FormatExample(
      "the end of a tag in front of the end tag of what is around it",
      "<view>\n<view>\n<image\nid=\"a\"\n/></view\n><view></view\n></view\n>\n",
      "<view>\n  <view>\n    <image\n      id=\"a\"\n  /></view\n  ><view></view\n></view\n>\n"),
    FormatExample("an end tag over two lines", "<view></view\n   >\n", "<view></view\n>\n"),
  ]

  // MARK: What moves along

  static let movedAlong = [
    FormatExample(
      "a comment", "<view>\n      <!-- a\n           b\n\n         c -->\n</view>\n",
      "<view>\n  <!-- a\n       b\n\n     c -->\n</view>\n"),
    FormatExample(
      "the end of a comment is under it", "<view>\n    <!-- a\n  b\n           -->\n</view>\n",
      "<view>\n  <!-- a\nb\n  -->\n</view>\n"),
    FormatExample(
      "white space at the ends of a comment's lines", "<!-- a  \n b\t\n-->\n", "<!-- a\n b\n-->\n"),
    FormatExample(
      "a mustache in a text", "<view>\n      {{ a\n         + b }} c\n</view>\n",
      "<view>\n  {{ a\n     + b }} c\n</view>\n"),
    FormatExample(
      "a value that is one mustache", "<view\n      a=\"{{ b\n           ? c : d }}\"/>\n",
      "<view\n  a=\"{{ b\n       ? c : d }}\"/>\n"),
    FormatExample(
      "style and class",
      "<view\n    class=\"a\n           b  \n      c\"\n    style=\"color: red;\n  top: 0\"/>\n",
      "<view\n  class=\"a\n         b\n    c\"\n  style=\"color: red;\ntop: 0\"/>\n"),
    FormatExample(
      "a value whose end begins a line",
      "<view>\n<view class=\"\na\n\" style=\"\n\"/>\n</view>\n",
      "<view>\n  <view class=\"\n  a\n  \" style=\"\n  \"/>\n</view>\n"),
    FormatExample(
      "the line that a value ends on", "    <view class=\"a\n      b\" id=\"c\"/>\n",
      "<view class=\"a\n  b\" id=\"c\"/>\n"),
    FormatExample(
      "nothing moves: tabs stay", "<view>\n  <!-- a\n\tb -->\n</view>\n"),
    FormatExample(
      "columns are written as the file is indented", "<view>\n<!-- a\n   b -->\n</view>\n",
      "<view>\n\t<!-- a\n\t   b -->\n</view>\n", .tabs),
  ]

  // MARK: What stays

  static let untouched = [
    FormatExample(
      "what is inside of text, and its end tag",
      "<view>\n<text>\n   a  \n     <text> b\n </text>\n      </text>  \n</view>\n",
      "<view>\n  <text>\n   a  \n     <text> b\n </text>\n      </text>\n</view>\n"),
    FormatExample(
      "textarea and rich-text", "<textarea>\n a \n</textarea>\n<rich-text>\n b \n  </rich-text>\n"),
    FormatExample(
      "the attributes of text are not inside", "<text\nclass=\"a\"\n   >\n b</text>\n",
      "<text\n  class=\"a\"\n>\n b</text>\n"),
    FormatExample(
      "a script module, but its end tag",
      "<view>\n<wxs module=\"m\">\n      var a = 1  \n\n        </wxs>\n</view>\n",
      "<view>\n  <wxs module=\"m\">\n      var a = 1  \n\n  </wxs>\n</view>\n"),
    FormatExample("an end tag after code", "<wxs module=\"m\">\n  a\n    b</wxs>\n"),
    FormatExample(
      "script modules of other dialects",
      "<view>\n<sjs module=\"m\">\nvar a = {\n  b: 1\n}\n      </sjs>\n<filter module=\"f\">\nc\n</filter>\n</view>\n",
      "<view>\n  <sjs module=\"m\">\nvar a = {\n  b: 1\n}\n  </sjs>\n  <filter module=\"f\">\nc\n  </filter>\n</view>\n"
    ),
    FormatExample(
      "script modules of WeChat on a page of another platform",
      "<view>\n<wxs module=\"m\">\n  var a = 1\n</wxs>\n</view>\n",
      "<view>\n  <wxs module=\"m\">\n  var a = 1\n  </wxs>\n</view>\n", dialect: .ttml),
    FormatExample(
      "a component that has the name of such a module",
      "<filter>\n<view/>\n</filter>\n", "<filter>\n  <view/>\n</filter>\n"),
    FormatExample(
      "style and script", "<view>\n<style>\n.a {\n  b: c;\n}\n</style>\n<script>\n d\n</script>\n</view>\n",
      "<view>\n  <style>\n.a {\n  b: c;\n}\n  </style>\n  <script>\n d\n  </script>\n</view>\n"),
    FormatExample(
      "other values", "<view\n    data-a=\"x  \n   y\n\"\n    b=\"c {{ d\n    }}\"/>\n",
      "<view\n  data-a=\"x  \n   y\n\"\n  b=\"c {{ d\n    }}\"/>\n"),
    FormatExample(
      "a literal over lines", "    <view a=\"{{ b + `c  \n   d` +\n      e }}\"/>\n",
      "<view a=\"{{ b + `c  \n   d` +\n  e }}\"/>\n"),
    FormatExample(
      "CDATA", "<view>\n<![CDATA[ a  \n      b ]]>\nc\n</view>\n",
      "<view>\n  <![CDATA[ a  \n      b ]]>\n  c\n</view>\n"),
    FormatExample(
      "a processing instruction and a doctype",
      "<?xml version=\"1.0\"\n   ?>\n  <!DOCTYPE wxml>\n   <view/>\n",
      "<?xml version=\"1.0\"\n   ?>\n  <!DOCTYPE wxml>\n<view/>\n"),
    FormatExample(
      "a branch that is not taken",
      "<view>\n<!-- #if ALIPAY -->\n      <image/>  \n<!-- #endif -->\n</view>\n",
      "<view>\n  <!-- #if ALIPAY -->\n      <image/>\n  <!-- #endif -->\n</view>\n"),
  ]

  // MARK: Texts in which white space is shown

  static let texts = [
    FormatExample(
      "white-space in a style",
      "<view style=\"white-space: pre-wrap\">\n     a  \n   <view>\n b\n      </view>\n</view>\n"),
    FormatExample(
      "a tag, an end tag and a comment after a text, and after another tag",
      "<view>\n<view style=\"white-space: pre\">\na\n  <b/>\n   <!-- c -->\nd\n <!-- e -->\nf\n</view>\n<view/>\n</view>\n",
      "<view>\n  <view style=\"white-space: pre\">\na\n  <b/>\n    <!-- c -->\nd\n <!-- e -->\nf\n</view>\n  <view/>\n</view>\n"
    ),
    FormatExample(
      "white-space in capital letters", "<view style=\"WHITE-SPACE: Pre\">\n     a\n</view>\n"),
    FormatExample(
      "white-space in capital letters of a style sheet", "<view class=\"code\">\n     a\n</view>\n",
      sheet: "a-b { top: 0 } .code { White-Space: PRE-WRAP }"),
    FormatExample(
      "white-space that collapses", "<view style=\"white-space: pre-line\">\n     a\n</view>\n",
      "<view style=\"white-space: pre-line\">\n  a\n</view>\n"),
    FormatExample(
      "a class of an element around it",
      "<view class=\"x {{ y ? 'code' : '' }}\">\n<view>\n     a\n</view>\n</view>\n",
      "<view class=\"x {{ y ? 'code' : '' }}\">\n  <view>\n     a\n</view>\n</view>\n",
      sheet: ".code, .b { color: red; white-space: break-spaces }"),
    FormatExample(
      "a class of something inside", "<view class=\"code\">\n     a\n</view>\n",
      "<view class=\"code\">\n  a\n</view>\n",
      sheet: ".code .inner { white-space: pre }"),
    FormatExample(
      "a nested rule", "<view class=\"a-code\">\n     a\n</view>\n",
      sheet: "@media x { .a { &-code { white-space: pre; } } }"),
  ]

  // MARK: Comments that switch formatting off

  static let switches = [
    FormatExample(
      "the lines between",
      "<view>\n<!-- mpcheck-format-off -->\n<a/>  \n  \n      <b/>\n<!-- mpcheck-format-on: why -->\n<c/>\n</view>\n",
      "<view>\n  <!-- mpcheck-format-off -->\n<a/>  \n  \n      <b/>\n  <!-- mpcheck-format-on: why -->\n  <c/>\n</view>\n"
    ),
    FormatExample(
      "to the end of the file", "<view>\n<!--mpcheck-format-off-->  \n<a/>  \n</view>  \n\n",
      "<view>\n  <!--mpcheck-format-off-->\n<a/>  \n</view>  \n\n"),
    FormatExample("the last line has no end", "<!-- mpcheck-format-off -->\n<a/>"),
    FormatExample(
      "another word", "<!-- mpcheck-format-offset -->\n  <a/>\n", "<!-- mpcheck-format-offset -->\n<a/>\n"),
  ]

  // MARK: Ends

  static let ends = [
    FormatExample("white space at line ends", "<view>  \n \t \n</view>\t\n", "<view>\n\n</view>\n"),
    FormatExample(
      "a blank line between CR and LF", "<view/>  \r  \n<view/>\r \n\n", "<view/>\r  \n<view/>\r"),
    FormatExample(
      "a blank line between CR and LF, and end_of_line", "<view/>\r  \n<view/>\n", "<view/>\n\n<view/>\n",
      .of(["end_of_line": "lf"])),
    FormatExample("in a tag", "<view   \n  id=\"a\"  \n/>\n", "<view\n  id=\"a\"\n/>\n"),
    FormatExample("the last line has no end", "<view/>", "<view/>\n"),
    FormatExample(
      "the line end that most lines have", "<a/>\r\n<a/>\r\n<a/>\n<a/>", "<a/>\r\n<a/>\r\n<a/>\n<a/>\r\n"),
    FormatExample("blank lines after the last", "<view/>\r\n\r\n  \r\n", "<view/>\r\n"),
    FormatExample("white space after the last", "<view/>  ", "<view/>\n"),
    FormatExample("nothing but white space", " \n\t\n"),
    FormatExample("nothing", ""),
    FormatExample("a byte order mark alone", "\u{FEFF}\n "),
    FormatExample(
      "end_of_line", "<a/>\r\n<text>\r\n</text>\n<b/>\r\n", "<a/>\n<text>\n</text>\n<b/>\n",
      .of(["end_of_line": "LF"])),
    FormatExample("end_of_line, and no end", "<a/>\n<b/>", "<a/>\r\n<b/>\r\n", .of(["end_of_line": "crlf"])),
    FormatExample(
      "trim_trailing_whitespace = false", "  <a/>  \n  \n", "<a/>  \n",
      .of(["trim_trailing_whitespace": "false"])),
    FormatExample(
      "insert_final_newline = false", "<a/>  \n  \n", "<a/>\n\n", .of(["insert_final_newline": "false"])),
    FormatExample(
      "insert_final_newline = false, no end", "<a/>", nil, .of(["insert_final_newline": "false"])),
  ]

  // MARK: Units

  private static let four = "<view>\n    <view>\n    <image/>\n    </view>\n    <image/>\n</view>\n"

  static let units = [
    FormatExample(
      "what the file uses", four, "<view>\n    <view>\n        <image/>\n    </view>\n    <image/>\n</view>\n"
    ),
    FormatExample(
      "the configuration wins", four, "<view>\n\t<view>\n\t\t<image/>\n\t</view>\n\t<image/>\n</view>\n",
      .tabs),
    FormatExample(
      "the smaller of two", "<a>\n  <b/>\n    <c/>\n</a>\n", "<a>\n  <b/>\n  <c/>\n</a>\n"),
    FormatExample(
      "a tab is smaller than blanks", "<a>\n  <b/>\n\t<c/>\n</a>\n", "<a>\n\t<b/>\n\t<c/>\n</a>\n"),
    FormatExample(
      "lines that are untouched do not count",
      "<a>\n  <b/>\n<!-- mpcheck-format-off -->\n\t<c/>\n\t<c/>\n</a>\n",
      "<a>\n  <b/>\n  <!-- mpcheck-format-off -->\n\t<c/>\n\t<c/>\n</a>\n"),
    FormatExample(
      "indent_style alone, and what the file uses of it", "<a>\n\t<b/>\n\t<b/>\n    <c/>\n</a>\n",
      "<a>\n    <b/>\n    <b/>\n    <c/>\n</a>\n", .of(["indent_style": "space"])),
    FormatExample(
      "indent_size alone", "<a>\n<b/>\n</a>\n", "<a>\n   <b/>\n</a>\n", .of(["indent_size": "3"])),
    FormatExample(
      "indent_size of a file with tabs", "<a>\n\t<b/>\n</a>\n", nil, .of(["indent_size": "4"])),
    FormatExample(
      "indent_size = tab", "<a>\n<b/>\n</a>\n", "<a>\n     <b/>\n</a>\n",
      .of(["indent_style": "space", "indent_size": "tab", "tab_width": "5"])),
    FormatExample(
      "tab_width", "\t<!--\n\t a -->\n", "<!--\n a -->\n", .of(["indent_style": "space", "tab_width": "8"])),
    FormatExample(
      "unset", "<a>\n   <b/>\n</a>\n", nil, .of(["indent_style": "unset", "indent_size": "unset"])),
  ]

  @Test(arguments: [
    ("<a>\n        <b/>\n</a>\n", FormatStyle.blanks(2), ByteRange(6, 12), ""),
    ("<a>\n <b/>\n</a>\n", .blanks(4), ByteRange(5, 5), "   "),
    ("<a>\n  \t<b/>\n</a>\n", .tabs, ByteRange(4, 6), ""),
    ("<a>\n\t\t<b/>\n</a>\n", .blanks(2), ByteRange(4, 6), "  "),
  ]) func editsAreTheSmallest(_ text: String, _ style: FormatStyle, _ range: ByteRange, _ new: String) {
    guard case .changed(let formatted) = formatted(text, style) else {
      Issue.record("nothing changes")
      return
    }
    #expect(formatted.edits.map(\.range) == [range])
    #expect(formatted.edits.map(\.text) == [new])
  }

  @Test func anEditorsSettingsCountAfterTheFile() {
    var style = FormatStyle()
    style.fallback = .blanks(3)
    #expect(formatted("<a>\n<b/>\n</a>\n", style).text == "<a>\n   <b/>\n</a>\n")
    #expect(formatted("<a>\n\t<b/>\n</a>\n", style).text == nil)
  }

  // MARK: What is left alone

  @Test(arguments: [
    ("<view>\n  <image>\n</view>\n", "is not formatted: unclosed-tag at line 2"),
    ("<view/>\n</view>\n", "is not formatted: stray-end-tag at line 2"),
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\n", "is not formatted: merge-conflict at line 2"),
    ("\n<view a=\"{{ b\">\n</view>", "is not formatted: unterminated-mustache at line 2"),
    ("<view>a <b</view>", "is not formatted: unterminated-tag at line 1"),
    // A comment hides nothing here.
    ("<!-- mpcheck-disable-file unclosed-tag: x -->\n<view>", "is not formatted: unclosed-tag at line 2"),
    (
      "<!-- #if X -->\n<view>\n<!-- #else -->\n<view>\n<!-- #endif -->\n</view>",
      "is not formatted: the tags in its conditional comments do not fit each other, first at line 2"
    ),
  ]) func syntaxErrorsKeepAFileAsItIs(_ text: String, _ clause: String) {
    #expect(formatted(text).obstacle?.clause.english == clause)
  }

  @Test(arguments: [
    "  <view a=b/>\n", "  <view a=\"1\"b=\"2\"/>\n", "  <view a=\"1\" a=\"2\"/>\n", "  <view>1 < 2</view>\n",
    "  <!-- #if X --><view/><!-- #endif -->\n",
  ]) func warningsDoNotHinder(_ text: String) {
    #expect(formatted(text).text == String(text.dropFirst(2)))
  }

  @Test func aTooLargeFileIsLeftAlone() {
    let text = "<view>" + String(repeating: "a", count: MarkupLimit.fileSize) + "</view>"
    #expect(formatted(text).obstacle == .syntax(rule: "input-limit", line: 1))
  }

  @Test func aChangedTreeIsAMistakeOfTheFormatter() {
    #expect(FormatObstacle.treeChange.isInternal)
    #expect(
      FormatObstacle.treeChange.clause.english == "is not formatted: the tree would change, please report it")
  }
}
