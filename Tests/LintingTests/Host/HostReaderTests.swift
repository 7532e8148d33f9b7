import Files
import Containers
import NativeSource
import Linting
import Testing

@Suite struct HostReaderTests {
  private func read(_ files: MemoryFileSystem, _ paths: String...) throws -> NativeSources {
    try NativeSourceReader(fileSystem: files, jobs: 2).read(paths)
  }

  private func paths(_ sources: NativeSources) -> [String] { sources.linked().files.map(\.path) }

  @Test func readsNativeSourcesAlone() throws {
    let files = MemoryFileSystem([
      "/app/A.h": "", "/app/A.m": "", "/app/b/B.mm": "", "/app/C.swift": "", "/app/D.java": "",
      "/app/E.kt": "",
      "/app/F.plist": "", "/app/G.c": "", "/app/H.cpp": "", "/app/README.md": "", "/app/I.kts": "",
    ])
    #expect(
      paths(try read(files, "/app")) == [
        "/app/A.h", "/app/A.m", "/app/C.swift", "/app/D.java", "/app/E.kt", "/app/F.plist", "/app/b/B.mm",
      ])
  }

  @Test(arguments: [
    ".git", "Pods", "Carthage", "build", "DerivedData", "node_modules", "X.framework", "X.xcframework",
  ])
  func passesOver(folder: String) throws {
    let files = MemoryFileSystem([
      "/app/A.m": "", "/app/\(folder)/B.m": "", "/app/sub/\(folder)/in/C.m": "",
    ])
    #expect(paths(try read(files, "/app")) == ["/app/A.m"])
    #expect(paths(try read(files, "/app/\(folder)")) == ["/app/\(folder)/B.m"])
  }

  @Test func passesOverWhatIsIgnored() throws {
    let files = MemoryFileSystem([
      "/app/.git/HEAD": "", "/app/.gitignore": "gen/\n*.plist\n", "/app/ios/A.m": "", "/app/ios/gen/B.m": "",
      "/app/ios/C.plist": "",
    ])
    #expect(paths(try read(files, "/app/ios")) == ["/app/ios/A.m"])
  }

  @Test func readsAFileOnceAndInAnyOrderOfPaths() throws {
    let files = MemoryFileSystem(["/app/A.m": "", "/app/in/B.m": ""])
    #expect(paths(try read(files, "/app/in", "/app", "/app/A.m")) == ["/app/A.m", "/app/in/B.m"])
  }

  @Test func tellsWhatCannotBeReadAndReadsTheRest() throws {
    var files = MemoryFileSystem(["/app/A.m": "", "/app/B.m": "", "/app/in/C.m": ""])
    files.add("/app/Large.m", String(repeating: " ", count: NativeSourceReader.fileSizeLimit + 1))
    files.add("/app/Limit.m", String(repeating: " ", count: NativeSourceReader.fileSizeLimit))
    files.lock("/app/A.m")
    files.lock("/app/in")
    let sources = try read(files, "/app")
    #expect(paths(sources) == ["/app/B.m", "/app/Limit.m"])
    #expect(sources.unreadable.map(\.path) == ["/app/in", "/app/A.m"])
    #expect(sources.tooLarge == ["/app/Large.m"])
  }

  /// The files of its subclasses name what a base class sends.
  @Test func readsCallsOfAMethodThatHandsItsParametersOn() throws {
    let files = MemoryFileSystem([
      "/app/Base.java":
        "class Base extends MPBaseEmbedView { void emit(String name) { sendEventToTiny(name, null); } }",
      "/app/Map.java": "class Map extends Base { void tap() { emit(\"onTap\"); } }",
    ])
    let platform = try #require(try read(files, "/app").linked()[.mPaaS][.android])
    #expect(platform.interfaces.values.flatMap(\.events.items).map(\.name?.value) == ["onTap"])
    #expect(platform.interfaces.values.allSatisfy { $0.events.isComplete })
  }

  @Test func followsNoLinkToAFolder() throws {
    var files = MemoryFileSystem(["/app/A.m": "", "/other/B.m": ""])
    files.addLink("/app/loop", to: "/app")
    files.addLink("/app/C.m", to: "/other/B.m")
    files.addLink("/app/D.m", to: "/app/D.m")
    #expect(paths(try read(files, "/app")) == ["/app/A.m", "/app/C.m"])
  }
}
