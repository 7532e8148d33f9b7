import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// A property list is the one text that libxml2 reads as it is: what it declares is neither loaded nor expanded.
@Suite struct EntityTests {
  private static let body =
    "<plist><dict><key>ComponentRuntime</key><dict><key>Components</key><array><dict><key>name</key><string>A</string>"
    + "<key>component</key><string>&a;</string></dict></array></dict></dict></plist>"

  private func facts(_ doctype: String) -> NativeFileFacts {
    NativeFileFacts(
      reading: SourceText(path: "/a/Info.plist", "<?xml version=\"1.0\"?>\(doctype)\(EntityTests.body)"))!
  }

  /// `/dev/zero` has no end: a program that opened it would never return.
  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///dev/zero\">]>",
    "<!DOCTYPE plist SYSTEM \"file:///dev/zero\">",
    "<!DOCTYPE plist [<!ENTITY % b SYSTEM \"file:///dev/zero\">%b;]>",
    "<!DOCTYPE plist [<!ENTITY a \"custom\">]>", "<!DOCTYPE plist [%b;]>",
    "<!DOCTYPE plist [<!ENTITY % b \"c\">%b;%b;]>",
    "<!DOCTYPE plist [<!ATTLIST plist a CDATA #IMPLIED><!ELEMENT plist ANY><!NOTATION n SYSTEM \"n\">]>",
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"x\" NDATA n>]>",
  ])
  func noEntityIsLoaded(doctype: String) {
    let types = facts(doctype).registrations.compactMap { registration -> String? in
      if case .string(let value) = registration.type.value { value } else { nil }
    }
    #expect(types.allSatisfy { $0 == "" })
  }

  @Test func noEntityIsExpanded() {
    let levels = (1...10).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
    let doctype = "<!DOCTYPE plist [<!ENTITY a0 \"ha\">\(levels.joined())<!ENTITY a \"&a10;\">]>"
    #expect(facts(doctype).registrations.allSatisfy { $0.range.count < 200 })
  }
}
