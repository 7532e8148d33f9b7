import ExpectedFiles
import Testing

/// Small hosts and a mini program that uses them, each with what `mpcheck lint` prints for it.
///
/// `make bless` rewrites the expected files; read the difference line by line.
@Suite struct HostFixtureTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/host"

  @Test(
    arguments: [
      ("clean", ["objective-c", "java"], 0), ("clean", ["swift", "kotlin"], 0),
      ("clean", ["native-views.json"], 0), ("defects", ["ios", "android"], 1), ("vendor-2026", ["ios"], 1),
      ("vendor-2021", ["ios"], 1),
      ("tcmpp", ["ios", "android"], 0), ("tcmpp", ["ios"], 0), ("tcmpp", ["native-views.json"], 0),
      ("tcmpp-defects", ["ios"], 1), ("tcmpp-defects", ["ios", "android"], 1),
      ("tcmpp-defects", ["native-views.json"], 1),
      ("finclip", ["ios"], 0), ("finclip", ["native-views.json"], 0), ("finclip-defects", ["ios"], 1),
    ] as [(String, [String], Int32)])
  func printsWhatIsExpected(fixture: String, hosts: [String], status: Int32) throws {
    let folder = "\(HostFixtureTests.root)/\(fixture)"
    let run = Binary.run(["lint", "program"] + hosts.flatMap { ["--host", $0] }, in: folder)
    #expect(run.status == status)
    let path = folder + "/expected-\(hosts.joined(separator: "-")).txt"
    let mistake = try ExpectedFile.mistake(in: path, written: run.outputBytes)
    #expect(mistake == nil)
  }

  /// The contracts in place of native source say what it says.
  @Test(
    arguments: [
      ("tcmpp", ["ios", "android"]), ("tcmpp-defects", ["ios", "android"]), ("finclip", ["ios"]),
    ])
  func theContractIsThatOfTheHosts(fixture: String, hosts: [String]) throws {
    let folder = "\(HostFixtureTests.root)/\(fixture)"
    let run = Binary.run(["contract"] + hosts, in: folder)
    #expect(run.status == 0)
    let path = folder + "/native-views.json"
    let mistake = try ExpectedFile.mistake(in: path, written: run.outputBytes)
    #expect(mistake == nil)
  }

  @Test func typesNameTheTag() {
    let run = Binary.run(
      ["types", "tcmpp/ios", "finclip/ios", "defects/ios/Launch.m"], in: HostFixtureTests.root)
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\n").prefix(3).map {
        $0.split(separator: " ").prefix(2).joined(separator: " ")
      }
        == ["type tag", "demo_chart external-element", "demo_lyrics native-view"])
  }

  /// Nothing is unknown of the clean hosts, so their silence proves something.
  @Test(arguments: [["objective-c", "java"], ["swift", "kotlin"]])
  func theCleanHostsAreClosed(hosts: [String]) {
    let run = Binary.run(
      ["contract", "program"] + hosts.flatMap { ["--host", $0] }, in: "\(HostFixtureTests.root)/clean")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.contains("\"open\": false"))
    #expect(!run.output.contains("\"open\": true"))
  }
}
