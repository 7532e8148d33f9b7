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

        Configure
        """))
  }
}
