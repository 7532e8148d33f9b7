import Files
import Containers
import NativeSource
import Linting
import Testing

/// What native sources say of the types that pages use.
@Suite struct NativeTypesOfHostsTests {
  private func types(_ files: [String: String], _ views: [NativeTypes.View] = []) throws -> NativeTypes {
    let sources = try NativeSourceReader(fileSystem: MemoryFileSystem(files), jobs: 1).read(["/host"])
    return TypesByTag(declared: views, host: sources.linked())["mpaas-component"]
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
    #expect(types.completePlatforms == [.ios, .android])
    #expect(types.onlyPlatform(of: types["one"]!) == .ios)
    #expect(types.isComplete)
  }

  /// What is declared is for every tag. What a host registers is only for the tag of its container.
  @Test func eachTagHasItsOwn() throws {
    let files = [
      "/host/a.m": ios("@\"map\"") + "@implementation Chart\nTMARegisterExternalElement(chart)\n@end\n"
    ]
    let sources = try NativeSourceReader(fileSystem: MemoryFileSystem(files), jobs: 1).read(["/host"])
    let types = TypesByTag(declared: [NativeTypes.View(name: "declared")], host: sources.linked())
    #expect(types["mpaas-component"].names == ["declared", "map"])
    #expect(types["external-element"].names == ["chart", "declared"])
    #expect(types["external-element"].isComplete)
    #expect(types["native-view"].names == ["declared"])
    #expect(types["native-view"].completePlatforms == [])
    let undeclared = TypesByTag(declared: [], host: sources.linked())
    #expect(undeclared["external-element"].isKnown)
    #expect(!undeclared["native-view"].isKnown)
  }

  @Test func isIncompleteAfterARegistrationThatCannotBeRead() throws {
    let types = try types(["/host/a.m": ios("@\"a\"") + ios("name"), "/host/A.java": android("a")])
    #expect(types.isKnown)
    #expect(!types.isComplete)
    #expect(types.completePlatforms == [.android])
  }

  @Test func isNotKnownFromAHostWithoutViews() throws {
    let types = try types(["/host/a.m": "int main(void) { return 0; }"])
    #expect(!types.isKnown)
    #expect(types.completePlatforms == [])
  }

  /// A type that the configuration declares stays known, even if the hosts do not register it.
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
