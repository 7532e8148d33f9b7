import Diagnostics
import Markup
import Testing

@testable import Reference

extension Dialect: CustomTestStringConvertible {
  /// The dialect in the output of a test.
  public var testDescription: String { name }
}

@Suite struct ReferenceTests {
  @Test(arguments: Dialect.all) func everyTagHasASentence(dialect: Dialect) throws {
    for tag in dialect.components.names + dialect.scriptModules.map(\.tag) + dialect.nativeTags {
      let reference = try #require(dialect.reference(ofTag: tag), "\(tag)")
      check(reference.summary, tag)
      #expect(reference.summary.english.first?.isUppercase == true, "\(tag)")
      #expect(!reference.source.english.isEmpty && !reference.source.chinese.isEmpty, "\(tag)")
      for entry in reference.attributes + reference.events {
        check(entry, "\(tag) \(entry.name)")
        #expect(entry.type != nil, "\(tag) \(entry.name)")
      }
      #expect(Set(reference.attributes.map(\.name)).count == reference.attributes.count, "\(tag)")
      #expect(Set(reference.events.map(\.name)).count == reference.events.count, "\(tag)")
      let names = dialect.attributeNames(ofTag: tag)
      #expect(Set(names).count == names.count, "\(tag)")
      for name in names {
        #expect(dialect.reference(ofAttribute: name, onTag: tag)?.name == name, "\(tag) \(name)")
      }
    }
  }

  @Test func aNameOfOneLetterAfterTheHyphenIsData() {
    #expect(Dialect.wxml.reference(ofAttribute: "data-x", onTag: "view")?.name == "data-*")
    #expect(Dialect.wxml.reference(ofAttribute: "data-", onTag: "view") == nil)
  }

  @Test(arguments: ["TAP", "tap", "tAp"]) func anEventInAnotherCaseMeansNothing(event: String) {
    #expect(Dialect.axml.reference(ofEvent: event, onTag: "view") == nil)
    #expect(Dialect.axml.reference(ofEvent: event, onTag: nil) == nil)
  }

  @Test(arguments: Dialect.all) func everyEventIsKnown(dialect: Dialect) throws {
    for name in dialect.components.names {
      for attribute in try #require(dialect.components[name]).events {
        let event = try #require(dialect.events.name(attribute)?.event)
        let reference = dialect.reference(ofEvent: event, onTag: name)
        #expect(reference?.name == event && reference?.type == "event handler", "\(name) \(event)")
      }
    }
    for event in dialect.events.bubbling {
      let reference = try #require(dialect.reference(ofEvent: event, onTag: nil), "\(event)")
      #expect(reference.name == event)
      check(reference, event)
    }
  }

  /// What QML has beside WXML is not written from the table.
  @Test func everyEventOfQMLIsOne() throws {
    for name in Dialect.qml.components.names {
      let tag = try #require(Dialect.qml.components[name])
      for event in try #require(Dialect.qml.reference(ofTag: name)).events {
        #expect(Dialect.qml.components.event(event.name, of: tag) == event.name, "\(name) \(event.name)")
      }
    }
  }

  /// Each is described once: a second line for a dialect would never be read.
  @Test func nothingIsDescribedTwice() throws {
    let table = ReferenceTable.all
    for dialect in Dialect.all {
      for tag in table.tags {
        guard let block = table.block(of: tag, for: dialect) else { continue }
        let own = block.lines.filter { table.hasOwn($0, dialect) }.map { table.text($0.name) }
        #expect(Set(own).count == own.count, "\(dialect.name) \(tag)")
      }
    }
  }

  @Test func everyTagOfTheTableIsOne() {
    let known = Set(Dialect.all.flatMap { $0.components.names + $0.scriptModules.map(\.tag) + $0.nativeTags })
    #expect(Set(ReferenceTable.all.tags).subtracting(known).sorted() == ["*", "directives"])
  }

  @Test(arguments: Dialect.all) func everyDirectiveIsKnown(dialect: Dialect) throws {
    for name in KnownName.allCases {
      let reference = dialect.reference(ofDirective: name)
      #expect((reference != nil) == (dialect.directives.word(name) != nil), "\(name)")
      guard let reference else { continue }
      #expect(reference.name == dialect.spelling(name))
      check(reference, reference.name)
      #expect((reference.type == nil) == (name == .else))
    }
  }

  /// One sentence in each language, with the same code, and with the blanks and stops of the language.
  private func check(_ summary: LocalizedText, _ place: String) {
    #expect(summary.english.hasSuffix(".") && summary.chinese.hasSuffix("。"), "\(place)")
    for text in [summary.english, summary.chinese] {
      #expect(!text.contains("{if}") && !text.contains("  ") && !text.contains("|"), "\(place)")
    }
    #expect(code(of: summary.english) == code(of: summary.chinese), "\(place)")
    #expect(!summary.english.unicodeScalars.contains(where: isChinese), "\(place)")
    let scalars = Array(summary.chinese.unicodeScalars)
    for (one, next) in zip(scalars, scalars.dropFirst()) {
      #expect(!(isChinese(one) && next.isASCII && next != " "), "\(place): \(summary.chinese)")
      #expect(!(isChinese(next) && one.isASCII && one != " "), "\(place): \(summary.chinese)")
    }
    for (before, after) in zip(scalars, scalars.dropFirst(2)) where isChinese(before) && isChinese(after) {
      #expect(!summary.chinese.contains("\(before) \(after)"), "\(place): \(summary.chinese)")
    }
  }

  private func code(of text: String) -> [Substring] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.sorted()
  }

  private func isChinese(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  /// Only `else` has no value. The type of everything else is known.
  private func check(_ entry: AttributeReference, _ place: String) {
    #expect(!entry.name.isEmpty && entry.type?.isEmpty != true, "\(place)")
    check(entry.summary, place)
    #expect(entry.values.count != 1 || entry.values == ["auto"], "\(place)")
    #expect(Set(entry.values).count == entry.values.count && !entry.values.contains(""), "\(place)")
    #expect(entry.since.map { $0.split(separator: ".").allSatisfy { Int($0) != nil } } != false, "\(place)")
  }
}

@Suite struct ReferenceLookupTests {
  @Test func anAttributeOfATag() throws {
    let size = try #require(Dialect.wxml.reference(ofAttribute: "size", onTag: "button"))
    #expect(
      size.name == "size" && size.type == "string" && size.values == ["default", "mini"] && size.since == nil)
    #expect(size.summary == LocalizedText(en: "How large the button is.", zh: "按钮的大小。"))
    let mode = try #require(Dialect.axml.reference(ofAttribute: "mode", onTag: "image"))
    #expect(mode.values.contains("aspectFit") && mode.values.contains("top left"))
  }

  @Test func aVersionIsThatOfTheDialect() {
    func since(_ dialect: Dialect) -> String? {
      dialect.reference(ofAttribute: "hover-stop-propagation", onTag: "button")?.since
    }
    #expect(since(.axml) == "1.10.0")
    #expect(since(.wxml) == "1.5.0")
    #expect(Dialect.wxml.reference(ofAttribute: "confirm-type", onTag: "input")?.since == "1.1.0")
    // They do not have WXML's versions.
    #expect(since(.qml) == nil && since(.swan) == nil)
    #expect(Dialect.qml.reference(ofAttribute: "hover-stop-propagation", onTag: "button") != nil)
  }

  @Test func whatIsTheSameInAnotherTagIsTakenFromThere() throws {
    let own = try #require(Dialect.axml.reference(ofAttribute: "hover-class", onTag: "view"))
    let other = try #require(Dialect.axml.reference(ofAttribute: "hover-class", onTag: "navigator"))
    #expect(own.summary == other.summary && own.type == other.type)
    let kebab = try #require(Dialect.wxml.reference(ofAttribute: "active-color", onTag: "progress"))
    let camel = try #require(Dialect.wxml.reference(ofAttribute: "activeColor", onTag: "progress"))
    #expect(kebab.summary == camel.summary && camel.name == "activeColor")
    #expect(Dialect.axml.reference(ofAttribute: "activeColor", onTag: "progress") == nil)
  }

  @Test func valuesDifferByDialect() {
    func values(_ dialect: Dialect) -> [String]? {
      dialect.reference(ofAttribute: "form-type", onTag: "button")?.values
    }
    #expect(values(.axml) == ["submit", "reset"])
    #expect(values(.wxml) == ["submit", "reset", "submitToGroup"])
    #expect(values(.ksml) == ["submit", "reset", "submitToGroup"])
    #expect(values(.swan) == ["submit", "reset", "buttonclick"])
  }

  @Test func whatEveryTagHas() {
    #expect(Dialect.axml.reference(ofAttribute: "class", onTag: "text")?.name == "class")
    #expect(Dialect.axml.reference(ofAttribute: "data-id", onTag: nil)?.name == "data-*")
    #expect(Dialect.axml.reference(ofAttribute: "data-", onTag: nil) == nil)
    #expect(Dialect.axml.reference(ofAttribute: "ref", onTag: "my-card")?.name == "ref")
    #expect(Dialect.wxml.reference(ofAttribute: "ref", onTag: "view") == nil)
    #expect(Dialect.wxml.reference(ofAttribute: "model:value", onTag: "input")?.name == "model:*")
    #expect(Dialect.ttml.reference(ofAttribute: "model:value", onTag: "input") == nil)
    #expect(Dialect.wxml.reference(ofAttribute: "aria-label", onTag: "view")?.name == "aria-label")
    #expect(Dialect.axml.reference(ofAttribute: "nothing", onTag: "view") == nil)
    #expect(Dialect.axml.reference(ofAttribute: "@tap", onTag: "view") == nil)
    #expect(Dialect.axml.reference(ofTag: "*") == nil && Dialect.axml.reference(ofTag: "directives") == nil)
  }

  @Test func tagsThatHaveNothingElse() {
    #expect(Dialect.axml.attributeNames(ofTag: "import") == ["src"])
    #expect(Dialect.axml.attributeNames(ofTag: "import-sjs") == ["name", "from"])
    #expect(Dialect.swan.attributeNames(ofTag: "import-sjs") == ["module", "src"])
    #expect(Dialect.swan.attributeNames(ofTag: "slot") == ["name"])
    #expect(Dialect.swan.reference(ofAttribute: "var-item", onTag: "slot")?.name == "var-*")
    #expect(Dialect.axml.attributeNames(ofTag: "block") == [])
    #expect(Dialect.wxml.attributeNames(ofTag: "block") == ["slot"])
    #expect(Dialect.wxml.reference(ofAttribute: "let:total", onTag: "block")?.name == "let:*")
    #expect(Dialect.axml.reference(ofAttribute: "class", onTag: "block") == nil)
    #expect(Dialect.axml.reference(ofEvent: "Tap", onTag: "block") == nil)
    #expect(Dialect.axml.attributeNames(ofTag: "mpaas-component") == ["id", "type", "style", "class"])
  }

  @Test func namesOfATag() {
    #expect(
      Dialect.axml.attributeNames(ofTag: "text") == [
        "selectable", "space", "decode", "number-of-lines", "id", "class", "style", "hidden", "slot",
        "slot-scope",
        "ref", "key", "role", "aria-label",
      ])
    #expect(Dialect.ttml.attributeNames(ofTag: "my-card") == ["id", "class", "style", "hidden", "slot"])
  }

  @Test func anEvent() throws {
    let scroll = try #require(Dialect.axml.reference(ofEvent: "ScrollToLower", onTag: "scroll-view"))
    #expect(scroll.name == "ScrollToLower" && scroll.type == "event handler")
    #expect(Dialect.axml.reference(ofEvent: "Tap", onTag: "view")?.name == "Tap")
    #expect(Dialect.axml.reference(ofEvent: "Scrolltolower", onTag: "scroll-view") == nil)
    #expect(Dialect.wxml.reference(ofEvent: "scrolltolower", onTag: "scroll-view")?.name == "scrolltolower")
    #expect(Dialect.wxml.reference(ofEvent: "ScrollToLower", onTag: "scroll-view") == nil)
    #expect(Dialect.axml.reference(ofEvent: "ARFrame", onTag: "ar-camera")?.name == "ARFrame")
    #expect(Dialect.wxml.reference(ofEvent: "tap", onTag: "my-card")?.name == "tap")
    #expect(Dialect.wxml.reference(ofEvent: "Tap", onTag: "view") == nil)
    #expect(Dialect.wxml.reference(ofEvent: "submitToGroup", onTag: "form")?.name == "submitToGroup")
    #expect(Dialect.axml.reference(ofEvent: "TouchForceChange", onTag: nil) == nil)
    #expect(Dialect.qml.reference(ofEvent: "addfriend", onTag: "button")?.name == "addfriend")
    #expect(Dialect.wxml.reference(ofEvent: "addfriend", onTag: "button") == nil)
  }

  @Test func aDirectiveInItsSpelling() {
    let elif = Dialect.axml.reference(ofDirective: .elif)?.summary
    #expect(
      elif?.english
        == "The element, after one with `a:if`, is there while its value is true and none before it is.")
    #expect(elif?.chinese == "用于带有 `a:if` 的元素之后，仅当自身的值为真且之前的值都不为真时才渲染该元素。")
    #expect(Dialect.swan.reference(ofDirective: .for)?.name == "s-for")
    #expect(
      Dialect.swan.reference(ofDirective: .for)?.summary.english.contains("item, index in list") == true)
    #expect(Dialect.swan.reference(ofDirective: .forKey) == nil)
    #expect(Dialect.wxml.reference(ofDirective: .view) == nil)
  }

  @Test(arguments: [
    (Dialect.axml, "button", "AlipayDocs/open-docs, mini/component"),
    (.axml, "import-sjs", "AlipayDocs/open-docs, mini/framework"),
    (.axml, "mpaas-component", "the native view pages of mPaaS"),
    (.axml, "cashier", "dcloudio/uni-app, compiler options of the platform"),
    (.wxml, "button", "developers.weixin.qq.com, component pages of 2021"),
    (.ksml, "button", "developers.weixin.qq.com, component pages of 2021"),
    (.fxml, "native-view", "the pages of Tencent's containers and of FinClip about views of the host app"),
    (.swan, "tabs", "swan-team/swan-docs, develop/component"),
    (.ttml, "sjs", "developer.open-douyin.com, framework/view"),
    (.ttml, "view", "NervJS/taro, components.ts of all platforms"),
    (.ksml, "sjs", "the documentation of KSML"),
  ]) func theSourceOfATag(dialect: Dialect, tag: String, source: String) {
    #expect(dialect.reference(ofTag: tag)?.source.english == source)
  }

  @Test func theVersionOfATag() {
    #expect(Dialect.wxml.reference(ofTag: "editor")?.since == "2.7.0")
    #expect(Dialect.qml.reference(ofTag: "editor")?.since == nil)
  }

  @Test func anUnknownTagHasNone() {
    #expect(Dialect.axml.reference(ofTag: "my-card") == nil)
    #expect(Dialect.axml.reference(ofTag: "editor") == nil)
    #expect(Dialect.axml.reference(ofTag: "") == nil)
    #expect(Dialect.jxml.reference(ofTag: "sjs") != nil)
  }
}
