import Diagnostics
import Testing

@testable import Files

@Suite struct ConfinedFileSystemTests {
  private static let files: MemoryFileSystem = {
    var files = MemoryFileSystem([
      "/w/.git/HEAD": "", "/w/a/a.axml": "a", "/w/b/b.axml": "b", "/out/y": "secret", "/out/d/z": "secret",
    ])
    for (path, target) in [
      ("/w/a/in", "../b/b.axml"), ("/w/a/out", "../../out/y"), ("/w/a/absolute", "/out/y"),
      ("/w/a/gone", "../b/none"), ("/w/a/far", "../../none/x"), ("/w/a/loop", "loop"), ("/w/a/self", ".."),
      ("/w/a/twice", "out"), ("/w/a/farther", "far"), ("/w/d", "/out/d"), ("/w/a/around", "../../w/b/b.axml"),
      ("/w/a/dots", "../../out/../w/b"), ("/elsewhere", "/out"),
    ] { files.addLink(path, to: target) }
    return files
  }()

  private func confined(_ given: [String] = ["/w/a"], log: Log = Log()) -> ConfinedFileSystem {
    let files = CountingFiles(ConfinedFileSystemTests.files, log)
    return ConfinedFileSystem(
      files, regions: [ConfinedFileSystem.Region(of: "/w/a", in: ConfinedFileSystemTests.files)], given: given
    )
  }

  private static let outward = ["out", "absolute", "far", "twice", "farther"]

  @Test(arguments: outward.map { "/w/a/" + $0 } + ["/w/d/z", "/w/d/none/x"], [true, false])
  func whatIsBehindAnOutwardLinkIsNotKnown(path: String, isListed: Bool) {
    let files = confined()
    if isListed { _ = try? files.entries(of: "/w/a"); _ = try? files.entries(of: "/w") }
    let link = OutwardLink(path.hasPrefix("/w/d") ? "/w/d" : path, to: .outsideOfRepository)
    #expect(files.kind(of: path, followingLinks: true) == .outside)
    #expect(throws: FileError.outside(link)) { try files.read(path) }
    #expect(throws: FileError.outside(link)) { try files.readStart(path, count: 1) }
    #expect(throws: FileError.outside(link)) { try files.entries(of: path) }
    #expect(files.readingError(path, limit: 10) == .outside(link))
    #expect(files.kind(of: path, followingLinks: false) == (path.hasPrefix("/w/d") ? .outside : .link))
  }

  @Test(arguments: [true, false]) func linksWithinTheRepositoryAreFollowed(isListed: Bool) throws {
    let files = confined()
    if isListed { _ = try files.entries(of: "/w/a") }
    for name in ["in", "around"] {
      #expect(files.kind(of: "/w/a/" + name, followingLinks: true) == .file)
      #expect(try files.read("/w/a/" + name).count == 1)
    }
    #expect(files.kind(of: "/w/a/dots", followingLinks: true) == .folder)
    #expect(try files.read("/w/a/dots/b.axml").count == 1)
    #expect(files.kind(of: "/w/a/self/a/a.axml", followingLinks: true) == .file)
    // Nothing is there, and it would be inside.
    #expect(files.kind(of: "/w/a/gone", followingLinks: true) == nil)
    #expect(files.kind(of: "/w/a/loop", followingLinks: true) == nil)
  }

  @Test func givenPathsAreFollowed() throws {
    let files = confined(["/w/a/out", "/w/d"])
    #expect(try files.read("/w/a/out").count == 6)
    #expect(try files.read("/w/d/z").count == 6)
    #expect(files.kind(of: "/w/d", followingLinks: true) == .folder)
    #expect(files.kind(of: "/w/a/absolute", followingLinks: true) == .outside)
  }

  /// Who writes what is in a repository does not write what is beside it.
  @Test func linksThatLieElsewhereAreFollowed() throws {
    #expect(try confined().read("/elsewhere/y").count == 6)
  }

  /// What is asked of the system of each file in a folder that was listed, and of one in a folder that was not.
  @Test func ordinaryFilesCostNothingMore() throws {
    let log = Log()
    let files = confined(log: log)
    _ = try files.entries(of: "/w/b")
    log.take()
    #expect(files.kind(of: "/w/b/b.axml", followingLinks: true) == .file)
    _ = try files.read("/w/b/b.axml")
    #expect(log.take() == ["kind /w/b/b.axml", "read /w/b/b.axml"])
    let unlisted = confined(log: log)
    #expect(unlisted.kind(of: "/w/b", followingLinks: true) == .folder)
    log.take()
    for _ in 0..<2 { #expect(unlisted.kind(of: "/w/b/b.axml", followingLinks: true) == .file) }
    _ = try unlisted.read("/w/b/b.axml")
    #expect(log.take() == ["kind /w/b/b.axml", "kind /w/b/b.axml", "read /w/b/b.axml"])
  }

  @Test func afterChangesLinksAreLookedAtAgain() throws {
    let log = Log()
    let files = confined(log: log)
    _ = files.kind(of: "/w/a/out", followingLinks: true)
    log.take()
    _ = try? files.read("/w/a/out")
    #expect(log.take() == [])
    files.forget()
    _ = try? files.read("/w/a/out")
    #expect(log.take().contains("real /w/a/out"))
  }
}

/// What was asked of a file system.
private final class Log: Sendable {
  private let questions = Lock<[String]>([])
  func add(_ question: String) { questions.withLock { $0.append(question) } }
  @discardableResult func take() -> [String] {
    questions.withLock { questions in
      defer { questions = [] }
      return questions
    }
  }
}

private struct CountingFiles: FileSystem {
  private let base: MemoryFileSystem
  private let log: Log

  init(_ base: MemoryFileSystem, _ log: Log) { (self.base, self.log) = (base, log) }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    log.add("read \(path)")
    return try base.read(path, limit: limit)
  }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    log.add("kind \(path)")
    return base.kind(of: path, followingLinks: followingLinks)
  }

  func realPath(_ path: String) -> String? {
    log.add("real \(path)")
    return base.realPath(path)
  }

  func linkTarget(_ path: String) -> String? { base.linkTarget(path) }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    log.add("list \(folder)")
    return try base.entries(of: folder)
  }
}
