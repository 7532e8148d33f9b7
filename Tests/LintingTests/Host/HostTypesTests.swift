import Files
import Containers
import NativeSource
import Linting
import Testing

/// What native sources say of the types that pages use.
@Suite struct NativeTypesOfHostsTests {
  private func types(_ files: [String: String], _ views: [NativeTypes.View] = []) throws -> NativeTypes {
    var configuration = Configuration()
    configuration.nativeViews = views.map { Setting($0, from: .commandLine) }
    let sources = try NativeSourceReader(fileSystem: MemoryFileSystem(files), jobs: 1).read(["/host"])
    return TypesByTag(configuration, host: sources.linked())["mpaas-component"]
  }

  private func ios(_ type: String) -> String {
    "void f(PSDService *s) { [s registerComponentWithName:\(type) clsName:@\"MapView\"]; }\n"
  }

  private func android(_ type: String) -> String {
    "class A { void f() { MPEmbedViewHelper.registerEmbedView(\"a.B\", \"\(type)\"); } }\n"
  }

  @Test func addsUpThePlatforms() throws {
    let types = try types([
      "/host/a.m": ios("@\"both\"") + ios("@\"one\""), "/host/A.java": android("both"),
    ])
    #expect(types.names == ["both", "one"])
    #expect(types["both"]?.platforms == [.ios, .android])
    #expect(types["both"]?.declarations.map(\.path) == ["/host/A.java", "/host/a.m"])
    #expect(types.closedPlatforms == [.ios, .android])
    #expect(types.onlyPlatform(of: types["one"]!) == .ios)
    #expect(types.isClosed)
  }

  /// What is declared serves every tag, what a host registers only the one of its container.
  @Test func eachTagHasItsOwn() throws {
    var configuration = Configuration()
    configuration.nativeViews = [Setting(NativeTypes.View(name: "declared"), from: .commandLine)]
    let files = [
      "/host/a.m": ios("@\"map\"") + "@implementation Chart\nTMARegisterExternalElement(chart)\n@end\n"
    ]
    let sources = try NativeSourceReader(fileSystem: MemoryFileSystem(files), jobs: 1).read(["/host"])
    let types = TypesByTag(configuration, host: sources.linked())
    #expect(types["mpaas-component"].names == ["declared", "map"])
    #expect(types["external-element"].names == ["chart", "declared"])
    #expect(types["external-element"].isClosed)
    #expect(types["native-view"].names == ["declared"])
    #expect(types["native-view"].closedPlatforms == [])
    let undeclared = TypesByTag(Configuration(), host: sources.linked())
    #expect(undeclared["external-element"].isKnown)
    #expect(!undeclared["native-view"].isKnown)
  }

  @Test func isOpenBehindARegistrationThatCannotBeRead() throws {
    let types = try types(["/host/a.m": ios("@\"a\"") + ios("name"), "/host/A.java": android("a")])
    #expect(types.isKnown)
    #expect(!types.isClosed)
    #expect(types.closedPlatforms == [.android])
  }

  @Test func isNotKnownFromAHostWithoutViews() throws {
    let types = try types(["/host/a.m": "int main(void) { return 0; }"])
    #expect(!types.isKnown)
    #expect(types.closedPlatforms == [])
  }

  /// A type that configuration declares stays known though the hosts do not register it.
  @Test func addsUpWithWhatTheConfigurationDeclares() throws {
    var declared = NativeTypes.View(name: "a")
    declared.events = ["onMove"]
    let types = try types(
      ["/host/a.m": ios("@\"a\"") + ios("@\"c\"")], [declared, NativeTypes.View(name: "b")])
    #expect(types.names == ["a", "b", "c"])
    #expect(types["a"]?.events == ["onMove"])
    #expect(types["c"]?.events == nil)
  }
}
