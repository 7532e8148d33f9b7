import Diagnostics
import Files
import Testing

/// What `mpcheck explain` shows of a rule's examples.
@Suite struct ExplainTests {
  @Test func aRightExampleIsShownWithItsConfiguration() {
    let run = Binary.run(["explain", "one-platform-native-type"], in: "/")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
        Right

          pages/index/index.axml
          <mpaas-component id="a" type="custom_map" style="{{ width: 200, height: 200 }}"/>

          mpcheck.json
          { "nativeViews": { "custom_map": { "platforms": ["ios", "android"] } } }

        Not reported when

        """))
  }

  @Test func aWrongExampleIsShownWithItsOtherFilesAndItsConfiguration() {
    let native = Binary.run(["explain", "unregistered-native-type"], in: "/").output
    #expect(native.contains("\n  ios/AppDelegate.m\n  @implementation AppDelegate\n"))
    #expect(native.contains("registerComponentWithName:"))
    let restricted = Binary.run(["explain", "restricted-tags"], in: "/").output
    let wrong = restricted.firstRange(of: "\nRight\n").map { restricted[..<$0.lowerBound] } ?? ""
    #expect(wrong.contains("\n  mpcheck.json\n  { \"tags\""))
    let handler = Binary.run(["explain", "undefined-handler"], in: "/").output
    #expect(handler.contains("\n  pages/index/index.js\n  Page({ onTap() {} })\n"))
  }

  /// Each finding has its frame, however many there are, and its own severity.
  @Test func theFindingsOfAnExampleAreThoseOfALint() {
    let foreign = Binary.run(["explain", "foreign-directive"], in: "/").output
    #expect(!foreign.contains("\npages/index/index.swan:"))
    #expect(foreign.contains("\ninfo[foreign-directive]:"))
    #expect(foreign.contains("\nseverity: info for a key, error otherwise\n"))
    #expect(
      Binary.run(["explain", "stray-less-than"], in: "/").output.contains("\nwarning[stray-less-than]:"))
    #expect(
      Binary.run(["explain", "missing-resource"], in: "/").output.contains("\nerror[missing-resource]:"))
  }

  @Test func anExampleWithAFixIsShown() {
    let unclosed = Binary.run(["explain", "unclosed-tag"], in: "/").output
    #expect(unclosed.contains("\nWrong, with a fix\n"))
    #expect(unclosed.contains("\nAfter the fix\n\n  <view>\n    <image src=\"/a.png\"/>\n  </view>\n"))
    #expect(!Binary.run(["explain", "unbound-style"], in: "/").output.contains("with a fix"))
  }

  @Test func theReasonsForSilenceTheVersionAndTheSourcesAreShown() throws {
    let run = Binary.run(["explain", "unbound-style"], in: "/")
    #expect(run.output.contains("\nmarkup, warning, fixed by --unsafe-fixes, since 0.1.0\nin AXML\n"))
    #expect(
      run.output.hasSuffix(
        """

        Not reported when

          The mustache is unterminated, which unterminated-mustache reports.

        Configure

          mpcheck.json:  "rules": { "unbound-style": "off" }
          one place:     <!-- mpcheck-disable-next-line unbound-style: why -->

        Sources

          AXML: the framework and component documentation of Alipay mini programs

        """))
    let json = Binary.run(["explain", "unbound-style", "--format", "json"], in: "/").output
    let explanation = try #require(JSONDocument(SourceText(path: "", json)).root)
    #expect(explanation["since"]?.string == "0.1.0")
    #expect(
      explanation["silent"]?.elements.map(\.string) == [
        "the mustache is unterminated, which unterminated-mustache reports"
      ])
    #expect(
      explanation["sources"]?.elements.map(\.string) == [
        "AXML: the framework and component documentation of Alipay mini programs"
      ])
  }
}
