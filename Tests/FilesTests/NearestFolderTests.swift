import Files
import Testing

/// Which folder above another has something, asking each once.
@Suite struct NearestFolderTests {
  @Test func findsTheNearest() {
    var folders = NearestFolder()
    let having = ["/a", "/a/b/c"]
    func nearest(_ folder: String) -> String? {
      folders.nearest(to: folder) { having.contains($0) ? .has : .lacks }
    }
    #expect(nearest("/a/b/c/d") == "/a/b/c")
    #expect(nearest("/a/b/c") == "/a/b/c")
    #expect(nearest("/a/b") == "/a")
    #expect(nearest("/x/y") == nil)
    #expect(nearest("/") == nil)
  }

  @Test func endsWhereItIsTold() {
    var folders = NearestFolder()
    let nearest = folders.nearest(to: "/a/b/c") { $0 == "/a" ? .has : $0 == "/a/b" ? .ends : .lacks }
    #expect(nearest == nil)
    #expect(folders.nearest(to: "/a/b/d") { _ in .lacks } == nil)
  }

  @Test func asksEachFolderOnce() {
    var folders = NearestFolder()
    var asked: [String] = []
    for folder in ["/a/b/c", "/a/b/c", "/a/b/d", "/a"] {
      _ = folders.nearest(to: folder) { folder in
        asked.append(folder)
        return .lacks
      }
    }
    #expect(asked == ["/a/b/c", "/a/b", "/a", "/", "/a/b/d"])
  }
}
