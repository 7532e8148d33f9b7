import Testing

/// `mpcheck contract --diff`.
@Suite struct ContractDiffTests {
  /// A contract with these views: platform, type, events, parameters, and whether the parameters are incomplete.
  private static func contract(
    platforms: [String] = ["ios", "android"], open: Bool = false,
    _ views: [(type: String, platform: String, events: String, params: String, openParams: Bool)],
    tag: String? = nil, widgets: String? = nil
  ) -> String {
    let tag = tag.map { ", \"tag\": \"\($0)\"" } ?? ""
    let shown = platforms.map { "{ \"platform\": \"\($0)\", \"open\": \(open)\(tag) }" }
    let entries = views.map { view in
      """
      { "type": "\(view.type)"\(tag), "native": [{ "platform": "\(view.platform)",
        "registrations": [{ "class": "V" }],
        "events": { "open": false, "names": [\(view.events)] }, "messages": { "open": false, "names": ["go"] },
        "params": { "open": \(view.openParams), "names": [\(view.params)] } }] }
      """
    }
    return """
      { "version": 1, "tool": { "name": "mpcheck", "version": "0.1.0" },
        "platforms": [\(shown.joined(separator: ", "))], "views": [\(entries.joined(separator: ",\n"))]
        \(widgets.map { ", \"widgets\": [\($0)]" } ?? "") }
      """
  }

  private func compare(_ old: String, _ new: String, _ arguments: String...) -> Binary.Run {
    let workspace = Workspace(["old.json": old, "new.json": new])
    return Binary.run(["contract", "--diff", "old.json", "new.json"] + arguments, in: workspace.path)
  }

  private static let old = contract([
    ("my_map", "ios", #""onMove", "onTap""#, #""color", "zoom""#, false),
    ("my_map", "android", #""onMove""#, #""color", "zoom""#, false),
    ("my_chart", "ios", "", "", false),
  ])

  @Test func nothingChanges() {
    let run = compare(ContractDiffTests.old, ContractDiffTests.old)
    #expect(run.output == "Nothing changes for pages.\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  private static let new = contract([
    ("my_map", "ios", #""onTap", "onZoom""#, #""color""#, false),
    ("my_map", "android", "", #""color""#, true),
    ("my_video", "android", "", "", false),
  ])

  @Test func saysWhatBreaksAndWhatIsNew() {
    let run = compare(ContractDiffTests.old, ContractDiffTests.new)
    #expect(
      run.output == """
        Breaks pages:
          type "my_chart" is gone on iOS
          event "onMove" of "my_map" is gone on iOS and Android
          parameter "zoom" of "my_map" is gone on iOS

        Unclear, because new.json does not list everything there:
          parameter "zoom" of "my_map" may be gone on Android

        New:
          event "onZoom" of "my_map" on iOS
          type "my_video" on Android

        3 breaking, 1 unclear, 2 new.

        """)
    #expect(run.error == "")
    #expect(run.status == 1)
  }

  @Test func theSameAsJSON() {
    let run = compare(ContractDiffTests.old, ContractDiffTests.new, "--format", "json")
    #expect(
      run.output == """
        {
          "version": 1,
          "old": "old.json",
          "new": "new.json",
          "breaking": [
            { "subject": "type", "change": "removed", "tag": "mpaas-component", "type": "my_chart", "platforms": ["ios"] },
            { "subject": "event", "change": "removed", "tag": "mpaas-component", "type": "my_map", "name": "onMove", "platforms": ["ios", "android"] },
            { "subject": "parameter", "change": "removed", "tag": "mpaas-component", "type": "my_map", "name": "zoom", "platforms": ["ios"] }
          ],
          "unclear": [
            { "subject": "parameter", "change": "removed", "tag": "mpaas-component", "type": "my_map", "name": "zoom", "platforms": ["android"] }
          ],
          "added": [
            { "subject": "event", "change": "added", "tag": "mpaas-component", "type": "my_map", "name": "onZoom", "platforms": ["ios"] },
            { "subject": "type", "change": "added", "tag": "mpaas-component", "type": "my_video", "platforms": ["android"] }
          ]
        }

        """)
    #expect(run.status == 1)
  }

  @Test func whatIsNewBreaksNothing() {
    let run = compare(ContractDiffTests.contract([]), ContractDiffTests.old)
    #expect(
      run.output.hasPrefix("New:\n  type \"my_chart\" on iOS\n  type \"my_map\" on iOS and Android\n\n"))
    #expect(run.status == 0)
  }

  @Test func aPlatformThatIsGoneBreaksPages() {
    let gone = compare(
      ContractDiffTests.old,
      ContractDiffTests.contract(
        platforms: ["ios"],
        [
          ("my_map", "ios", #""onMove", "onTap""#, #""color", "zoom""#, false),
          ("my_chart", "ios", "", "", false),
        ]))
    #expect(gone.output == "Breaks pages:\n  Android is gone\n\n1 breaking, 0 unclear, 0 new.\n")
    #expect(gone.status == 1)
  }

  /// It registers types that no reader of the sources can name.
  @Test func whereMoreTypesMayBeNothingIsClear() {
    let run = compare(ContractDiffTests.old, ContractDiffTests.contract(open: true, []))
    #expect(run.output.contains("type \"my_map\" may be gone on iOS and Android\n"))
    #expect(run.output.hasSuffix("0 breaking, 2 unclear, 0 new.\n"))
    #expect(run.status == 0)
    let back = compare(ContractDiffTests.contract(open: true, []), ContractDiffTests.old)
    #expect(back.output == "Nothing changes for pages.\n")
  }

  /// The new contract says where it is open: there one can look.
  @Test func namesThePlacesThatAreUnclear() {
    let open = ContractDiffTests.contract(open: true, []).replacing(
      "\"open\": true",
      with:
        "\"open\": true, \"openAt\": [{ \"path\": \"ios/App.m\", \"line\": 8 }, { \"path\": \"a/B.java\", \"line\": 2 }]"
    )
    let run = compare(ContractDiffTests.old, open)
    #expect(
      run.output.contains("type \"my_map\" may be gone on iOS and Android: see a/B.java:2 and 1 more\n"))
    #expect(
      compare(ContractDiffTests.old, open, "--format", "json").output.contains(
        "\"openAt\": [{ \"path\": \"a/B.java\", \"line\": 2 }, { \"path\": \"ios/App.m\", \"line\": 8 }]"))
  }

  @Test func typesOfOtherTagsAndWidgets() {
    let view = [("v", "ios", #""a""#, "", false)]
    let old = ContractDiffTests.contract(
      platforms: ["ios"], view, tag: "external-element",
      widgets:
        #"{ "name": "Dial", "platform": "ios", "class": "D", "properties": ["a", "b"], "events": ["c"] }"#)
    let new = ContractDiffTests.contract(
      platforms: ["ios"], [], tag: "external-element",
      widgets:
        #"{ "name": "Dial", "platform": "ios", "class": "D", "properties": ["a"], "events": ["c", "d"] }"#)
    #expect(
      compare(old, new).output == """
        Breaks pages:
          property "b" of "Dial" is gone on iOS
          type "v" (external-element) is gone on iOS

        New:
          event "d" of "Dial" on iOS

        2 breaking, 0 unclear, 1 new.

        """)
  }

  @Test func aPlatformOfWidgetsAloneIsGone() {
    let dial = #"{ "name": "Dial", "platform": "ios", "class": "D", "properties": [], "events": [] }"#
    let run = compare(
      ContractDiffTests.contract([], widgets: dial), ContractDiffTests.contract(platforms: ["android"], []))
    #expect(run.output == "Breaks pages:\n  iOS is gone\n\n1 breaking, 0 unclear, 0 new.\n")
    #expect(run.status == 1)
  }

  @Test func configurationsSayTheTypesOfParameters() {
    let run = compare(
      #"{ "nativeViews": { "m": { "params": { "zoom": "number", "a": "any", "c": "string" }, "events": ["onA"] }, "n": {} } }"#,
      #"{ "nativeViews": { "m": { "params": { "zoom": "string", "a": "string", "d": "string" } }, "n": { "platforms": ["ios"] } } }"#
    )
    #expect(
      run.output == """
        Breaks pages:
          parameter "c" of "m" is gone on iOS and Android
          parameter "zoom" of "m" was number and is now string on iOS and Android
          type "n" is gone on Android

        Unclear, because new.json does not list everything there:
          event "onA" of "m" may be gone on iOS and Android

        New:
          parameter "d" of "m" on iOS and Android

        3 breaking, 1 unclear, 1 new.

        """)
    #expect(run.status == 1)
  }

  @Test func mistakesAreWrongUse() {
    let workspace = Workspace([
      "a.json": ContractDiffTests.old, "b.json": #"{ "nativeViews": {} }"#, "c.json": "{",
    ])
    for (arguments, error) in [
      (["a.json"], "--diff compares two files: mpcheck contract --diff OLD NEW"),
      (["a.json", "a.json", "a.json"], "--diff compares two files: mpcheck contract --diff OLD NEW"),
      (["a.json", "a.json", "--host", "."], "--diff compares two files and reads no --host"),
      (["a.json", "b.json"], "a.json is a contract, and b.json a configuration; compare two of one kind"),
      (["a.json", "c.json"], "c.json:1:1: broken JSON: \"{\" is never closed"),
      (["a.json", "d.json"], "d.json: the contract file cannot be read"),
    ] {
      let run = Binary.run(["contract", "--diff"] + arguments, in: workspace.path)
      #expect(run.error == "mpcheck: \(error)\n")
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(
      workspace.run("contract", "--format", "text").error
        == "mpcheck: a contract is json; --format text goes with --diff\n")
  }
}
