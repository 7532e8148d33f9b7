import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// XML files that have a root which the interest names.
@Suite struct DocumentTests {
  private static let interest = FactFilter(documents: [.init("map", attribute: "kind")])

  private func facts(_ text: String) -> NativeFileFacts {
    NativeFileFacts(reading: SourceText(path: "a.xml", text), for: DocumentTests.interest)!
  }

  @Test(arguments: [
    "<map kind=\"1\"/>", "<map id='kind' kind = '1'></map>",
    "<?xml version=\"1.0\"?>\n<!-- <a> -->\n<map\n\tkind=\"1\"/>",
    "\u{FEFF}<!DOCTYPE map>\r\n<map a=\"x > y\" kind=\"1\"/>",
  ])
  func isKept(text: String) { #expect(facts(text).elements.map(\.name) == ["map"]) }

  @Test(arguments: [
    "<maps kind=\"1\"/>", "<map kinds=\"1\"/>", "<map id=\"kind=1\"/>", "<a><map kind=\"1\"/></a>", "", "<",
    "<map",
    "<!-- <map kind='1'/>", "<LinearLayout kind=\"1\"/>",
    "<!--" + String(repeating: " ", count: FactFilter.DocumentRoot.searchedBytes) + "--><map kind=\"1\"/>",
  ])
  func isPassedOver(text: String) {
    #expect(facts(text).elements.isEmpty)
    #expect(facts(text).gaps.isEmpty)
  }

  @Test(arguments: [
    "<map kind=\"1\">", "<!DOCTYPE map [<!ENTITY a \"b\">]><map kind=\"1\"/>",
    "<!DOCTYPE map [\n<!ENTITY % a SYSTEM 'x>'>\n]>\n<map kind=\"1\"/>",
  ])
  func isBroken(text: String) {
    #expect(facts(text).elements.isEmpty)
    #expect(facts(text).gaps.map(\.subject) == [.document])
  }

  /// The parts of a mapping that belong to iOS, with their names.
  @Test func aMapping() throws {
    let marked = MarkedSource(
      """
      <application cwixmlversion="1"><cwiclasses><cwiclass jsname="dial"><classmappings>
      <classmapping platform="iphone" library="D.zip" widgetclass="⟦Dial⟧" eventdelegateclass="⟦Events⟧"/>
      <classmapping platform="android" widgetclass="com.Dial"/></classmappings><widgetproperties>
      <property name="⟦value⟧" programmable="true"><mappings><mapping platform="ipad" type="⟦int⟧" propertyname="native"/><mapping platform="android" type="x"/></mappings></property>
      <property name="other"><mappings><mapping platform="android" type="x"/></mappings></property>
      <property name="⟦tap⟧" programmable="false"><mappings><mapping platform="iphone" type="⟦Callback⟧" propertyname=""/></mappings></property>
      </widgetproperties></cwiclass><cwiclass jsname="a"><classmapping platform="android" widgetclass="A"/></cwiclass></cwiclasses></application>
      """)
    let mapping = try #require(
      WidgetMapping(NativeFileFacts(reading: SourceText(path: "a.xml", marked.source))!))
    #expect(mapping.classes.map(\.scriptName) == ["dial"])
    let entry = mapping.classes[0]
    #expect(entry.properties.map(\.nativeNames) == [["native"], ["tap"]])
    #expect(entry.properties.map(\.isProgrammable) == [true, false])
    #expect(entry.properties.map(\.isEvent) == [false, true])
    let names =
      entry.mappings.flatMap { [$0.className, $0.eventProtocol!] }
      + entry.properties.flatMap { [$0.name] + $0.mappings.map(\.name) }
    #expect(names.map(\.place.range) == marked.ranges)
  }
}
