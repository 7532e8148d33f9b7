import Files
import Rules
import Testing
import Workspace

/// Which folders are watched.
@Suite struct WatchedFilesTests {
  /// A program beside a host with a native source in each of so many folders.
  private func watched(folders count: Int, host: String) throws -> WatchedFiles {
    var files = [
      "/w/.git/HEAD": "", "/w/p/app.json": #"{ "pages": ["a"] }"#, "/w/p/a.axml": "<view/>",
      "/w/p/mpcheck.json": "{ \"hosts\": [\"\(host)\"] }",
    ]
    let folder = Path.join("/w/p", host)
    for number in 0..<count { files["\(folder)/f\(number)/A.m"] = "@implementation A\n@end\n" }
    var watched = WatchedFiles(paths: ["/w"])
    watched.add(
      try Workspace.open(
        WorkspaceSettings(paths: ["/w"], workingDirectory: "/w", rules: allRules), in: MemoryFileSystem(files)
      ))
    return watched
  }

  @Test func hostsOutsideOfTheRepositoryAreLimited() throws {
    let watched = try watched(folders: 1_200, host: "../../out")
    // The folder with the host, and the host, come first.
    #expect(watched.allFolders.count { Path.isInside($0, "/out") } == 999)
    #expect(
      watched.note?.english
        == "of the 1202 folders of hosts outside of the repository, only 1000 are watched")
    #expect(watched.note?.chinese == "仓库之外的宿主应用有 1202 个目录，只监视其中 1000 个")
    #expect(!watched.watchesAll(of: "/out"))
    #expect(watched.matters("/out/f0/A.m"))
  }

  @Test func othersAreNot() throws {
    let outside = try watched(folders: 900, host: "../../out")
    #expect(outside.allFolders.count { Path.isInside($0, "/out") } == 901)
    #expect(outside.note == nil)
    #expect(outside.watchesAll(of: "/out"))
    let inside = try watched(folders: 1_200, host: "../ios")
    #expect(inside.allFolders.count { Path.isInside($0, "/w/ios") } == 1_201)
    #expect(inside.note == nil)
  }
}
