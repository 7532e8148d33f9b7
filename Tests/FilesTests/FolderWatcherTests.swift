import Files
import SystemC
import Testing

/// Each test runs with notifications, where there are any, and with polling.
@Suite struct FolderWatcherTests {
  private let folder: String

  init() {
    var template = Array("/tmp/mpcheck-XXXXXX".utf8CString)
    let made = realpath(mkdtemp(&template), nil)!
    folder = String(cString: made)
    free(made)
    mkdir(path("inner"), 0o755)
    write("a", "one")
  }

  private func path(_ name: String) -> String { Path.join(folder, name) }

  private func write(_ name: String, _ text: String) {
    let stream = fopen(path(name), "w")!
    fputs(text, stream)
    fclose(stream)
  }

  private func remove() {
    for name in ["inner/b", "inner", "a", "b", "c", "new", "moved"] {
      unlink(path(name))
      rmdir(path(name))
    }
    rmdir(folder)
  }

  /// The reported changes, up to `wanted`. A watcher that reports nothing for ten seconds will not report it.
  private func changes(_ watcher: FolderWatcher, until wanted: String) -> Set<String> {
    var all: Set<String> = []
    for _ in 0..<10 {
      all.formUnion(watcher.changes(within: 1000).paths)
      if all.contains(path(wanted)) { break }
    }
    return all
  }

  @Test(arguments: [false, true]) func reportsWhatHappensToFiles(polls: Bool) {
    defer { remove() }
    let watcher = FolderWatcher(polls: polls)
    #expect(watcher.watch([folder]))
    #expect(!watcher.watch([folder]))
    write("a", "three")
    #expect(changes(watcher, until: "a") == [path("a")])
    write("b", "two")
    #expect(changes(watcher, until: "b") == [path("b")])
    rename(path("b"), path("c"))
    #expect(changes(watcher, until: "c") == [path("b"), path("c")])
    unlink(path("a"))
    #expect(changes(watcher, until: "a") == [path("a")])
    mkdir(path("new"), 0o755)
    #expect(changes(watcher, until: "new") == [path("new")])
  }

  @Test(arguments: [false, true]) func reportsWatchedFoldersOnly(polls: Bool) {
    defer { remove() }
    let watcher = FolderWatcher(polls: polls)
    _ = watcher.watch([folder])
    write("inner/b", "one")
    write("a", "four")
    #expect(changes(watcher, until: "a") == [path("a")])
    #expect(watcher.watch([path("inner")]))
    write("a", "fifth")
    write("inner/b", "three")
    #expect(changes(watcher, until: "inner/b") == [path("inner/b")])
  }

  @Test(arguments: [false, true]) func aFolderThatMovedIsNotWatchedUnderItsOldPath(polls: Bool) {
    defer { remove() }
    let watcher = FolderWatcher(polls: polls)
    _ = watcher.watch([folder, path("inner")])
    rename(path("inner"), path("moved"))
    _ = changes(watcher, until: "moved")
    mkdir(path("inner"), 0o755)
    _ = changes(watcher, until: "inner")
    _ = watcher.watch([folder, path("inner")])
    write("inner/b", "one")
    #expect(changes(watcher, until: "inner/b").contains(path("inner/b")))
  }

  @Test(arguments: [false, true]) func aFolderThatIsNotThereIsPassedOver(polls: Bool) {
    defer { remove() }
    let watcher = FolderWatcher(polls: polls)
    _ = watcher.watch([folder, path("none")])
    write("a", "three")
    #expect(changes(watcher, until: "a") == [path("a")])
  }

  @Test(arguments: [false, true]) func changesThatFollowEachOtherAreOne(polls: Bool) {
    defer { remove() }
    let watcher = FolderWatcher(polls: polls)
    _ = watcher.watch([folder])
    write("a", "three")
    write("b", "three")
    var questions = 0
    let both = watcher.nextChanges {
      $0 != path("b")
    } mayEnd: {
      questions += 1
      return questions > 10
    }
    #expect(both.paths == [path("a")])
    #expect(watcher.nextChanges(that: { _ in true }, mayEnd: { true }).isEmpty)
  }
}
