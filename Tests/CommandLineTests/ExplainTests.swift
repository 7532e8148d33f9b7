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

        Silent

        """))
  }

  @Test func theReasonsForSilenceTheVersionAndTheSourcesAreShown() throws {
    let run = Binary.run(["explain", "unbound-style"], in: "/")
    #expect(run.output.contains("\nmarkup, warning, fixed by --unsafe-fixes, since 0.1.0\nin AXML\n"))
    #expect(
      run.output.hasSuffix(
        """

        Silent

          an unterminated mustache, which unterminated-mustache reports

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
        "an unterminated mustache, which unterminated-mustache reports"
      ])
    #expect(
      explanation["sources"]?.elements.map(\.string) == [
        "AXML: the framework and component documentation of Alipay mini programs"
      ])
  }
}
