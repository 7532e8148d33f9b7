import Diagnostics
import NativeSource
import Testing

@testable import ReactNative

/// Which classes managers extend.
@Suite struct ClassChainTests {
  private func tokens(_ path: String, _ source: String) -> NativeTokens {
    NativeTokens(reading: SourceText(path: path, source), as: NativeLanguage(path: path)!)
  }

  /// Of two classes of one name the one is extended that is imported, or is in the same package. Source: JLS 6.5.5, Meaning
  /// of Type Names.
  @Test(arguments: [
    ("package a;\nimport c.Base;", "C"), ("package b;", "B"), ("package a;\nimport b.*;", "B"),
    ("package a;\nimport d.Base;", nil),
  ])
  func namesOfJava(head: String, component: String?) throws {
    let files = [
      ("/p/M.java", head + "\nclass M extends Base { }"),
      (
        "/p/B.java", "package b;\nclass Base extends SimpleViewManager { String getName() { return \"B\"; } }"
      ),
      (
        "/p/C.java", "package c;\nclass Base extends SimpleViewManager { String getName() { return \"C\"; } }"
      ),
    ].map { JVMFile(reading: tokens($0.0, $0.1)) }
    let managers = JVMClasses(files).managers(files)
    #expect(managers.first { $0.type.name.text == "M" }?.component == component)
    #expect(managers.count == (component == nil ? 2 : 3))
  }

  /// A class of two source sets is two managers, each with its own superclass.
  @Test func sourceSets() {
    let files = [
      ("/p/new/M.kt", "package a\nclass M : SimpleViewManager<V>() { }"),
      ("/p/old/M.kt", "package a\nclass M : ViewGroupManager<V>() { }"),
    ].map { JVMFile(reading: tokens($0.0, $0.1)) }
    #expect(JVMClasses(files).managers(files).map(\.base) == ["SimpleViewManager", "ViewGroupManager"])
  }

  /// Objective-C and Swift share the names of Objective-C; the first superclass counts, of two architectures.
  @Test func namesOfObjectiveC() throws {
    let files = [
      (
        "/p/V.h",
        "#if NEW\n@interface V : Dial\n@end\n#else\n@interface V : UIView\n@end\n#endif\n@interface UIView (A)\n@end"
      ),
      ("/p/D.swift", "@objc(Dial) class DialView: Base { }\nclass Base: RCTView { }\nextension DialView { }"),
      ("/p/W.m", "@interface W : X\n@end\n@interface X : W\n@end"),
    ].map { AppleFile(reading: tokens($0.0, $0.1)) }
    let classes = AppleClasses(files, swiftVersion: nil)
    #expect(classes.all.keys.sorted() == ["Base", "Dial", "UIView", "V", "W", "X"])
    let (chain, end) = classes.chain(try #require(classes.find("V")))
    #expect(chain.map(\.name) == ["V", "Dial", "Base"])
    #expect(end == "RCTView")
    #expect(classes.find("DialView")?.parts.count == 2)
    #expect(classes.find("UIView") == nil)
    #expect(classes.chain(try #require(classes.find("W"))).end == nil)
  }
}
