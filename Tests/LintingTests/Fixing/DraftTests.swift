import Diagnostics
import Files
import Markup
import Testing

@testable import Linting

@Suite struct EditSetTests {
  private func fix(_ edits: (Int, Int, String)...) -> Fix {
    Fix(
      "mend", .safe,
      edits: edits.map { Edit(replace: Place(path: "/a", range: ByteRange($0.0, $0.1)), with: $0.2) })
  }

  private func text(_ text: String, after fixes: Fix...) -> String {
    var edits = EditSet()
    for fix in fixes { _ = edits.insert(fix) }
    return String(
      decoding: SourceText(path: "/a", text).applying(edits.edits(in: "/a")), as: UTF8.self)
  }

  @Test func makesEditsInOrderOfTheirPlaces() {
    #expect(text("0123456789", after: fix((8, 9, "h")), fix((1, 2, "A"), (4, 6, ""))) == "0A2367h9")
  }

  @Test func leavesAFixThatOverlapsAnotherOrInsertsWhereItEnds() {
    #expect(text("0123456789", after: fix((2, 5, "x")), fix((4, 6, "y"))) == "01x56789")
    #expect(text("0123456789", after: fix((2, 5, "x")), fix((5, 5, "y"))) == "01x56789")
    #expect(text("0123456789", after: fix((5, 5, "y")), fix((2, 5, "x"))) == "01234y56789")
    #expect(text("0123456789", after: fix((2, 5, "x")), fix((0, 1, "y"), (3, 4, "z"))) == "01x56789")
    #expect(text("0123456789", after: fix((2, 4, "x"), (3, 5, "y"))) == "0123456789")
  }

  @Test func makesEditsOfBytesSideBySideTogether() {
    #expect(text("0123456789", after: fix((4, 6, "y")), fix((6, 7, "z")), fix((2, 4, ""))) == "01yz789")
    #expect(text("0123456789", after: fix((2, 4, "x"), (4, 6, "y"))) == "01xy6789")
  }

  @Test func takesTheSameFixTwiceAsOne() {
    var edits = EditSet()
    let answers = [
      edits.insert(fix((1, 1, "x"))), edits.insert(fix((1, 1, "x"))), edits.insert(fix((1, 1, "y"))),
    ]
    #expect(answers == [true, true, false])
    #expect(SourceText(path: "/a", "ab").applying(edits.edits(in: "/a")) == Array("axb".utf8))
  }

  @Test func writesLineFeedsAsTheLineEndsOfTheText() {
    #expect(text("a\r\nb", after: fix((4, 4, "\nc"))) == "a\r\nb\r\nc")
    #expect(text("a\rb", after: fix((3, 3, "\nc"))) == "a\rb\rc")
    #expect(text("ab", after: fix((2, 2, "\nc"))) == "ab\nc")
  }
}

@Suite struct DraftTests {
  /// Finds each `x`, to be replaced by `y`, and each `z`, to be deleted.
  private func draft(
    _ files: [String: String], noting note: @escaping (IssueLimits) -> Void = { _ in }
  ) -> Draft {
    let base = MemoryFileSystem(files)
    let lint: Draft.Lint = { texts, limits in
      note(limits)
      var outcome = LintOutcome()
      for path in files.keys.sorted() {
        guard let text = texts[path] ?? (try? base.read(path)) else { continue }
        for (offset, byte) in text.bytes.enumerated() where "xz".utf8.contains(byte) {
          let place = Place(path: path, range: ByteRange(offset, offset + 1))
          let isX = byte == UInt8(ascii: "x")
          let edit = Edit(replace: place, with: isX ? "y" : "")
          outcome.diagnostics.append(
            Diagnostic(
              rule: isX ? "x" : "z", category: "syntax", severity: .error, message: "it is there",
              place: place, fix: Fix("mend", isX ? .safe : .suggested, edits: [edit])))
        }
      }
      return outcome
    }
    return Draft(of: base, lint([:], IssueLimits()), rules: [], dialects: [.axml], lint: lint)
  }

  private func contents(_ draft: Draft, _ path: String) -> String? {
    draft.text(path).map { $0.string(ByteRange(0, $0.count)) }
  }

  @Test func leavesOutTheFixThatChangesTheTree() {
    // Without the `z` the `<` begins an end tag.
    var draft = draft(["/a.axml": "<view>x-x<z/view>x-zz</view>", "/b.js": "x-<z/"])
    let run = FixRun.run(on: &draft, allowing: [.safe, .suggested]) { _ in true }
    #expect(contents(draft, "/a.axml") == "<view>y-y<z/view>y-</view>")
    #expect(contents(draft, "/b.js") == "y-< /")
    #expect(draft.outcome.diagnostics.map(\.place.range.start) == [10])
    #expect(run.fixedCounts == ["/a.axml": 5, "/b.js": 2])
    #expect(run.refused.map(\.diagnostic.place.range.start) == [10])
    #expect(run.refused.map(\.reason.english) == ["it would change other parts of the page"])
    #expect(draft.changes.map(\.path) == ["/a.axml", "/b.js"])
  }

  /// Else a file with a hundred thousand issues is read for each thousand of them.
  @Test func moreIssuesAreReadWhereManyWereFixed() {
    var limits: [[Int]] = []
    var draft = draft(["/b.js": String(repeating: "x ", count: 300), "/c.js": "x"]) { noted in
      limits.append([noted["/b.js"], noted["/c.js"]])
    }
    FixRun.run(on: &draft, allowing: [.safe]) { _ in true }
    #expect(contents(draft, "/b.js") == String(repeating: "y ", count: 300))
    // As others at last, so that what is left is reported as usual.
    #expect(limits == [[1000, 1000], [1200, 1000], [1000, 1000]])
  }

  @Test func neighboursAreFixedTogether() {
    var draft = draft(["/a": "xxxx"])
    FixRun.run(on: &draft, allowing: [.safe]) { _ in true }
    #expect(contents(draft, "/a") == "yyyy")
  }

  @Test func changesNoFileThatItMayNot() {
    var draft = draft(["/a": "x", "/b": "x"])
    FixRun.run(on: &draft, allowing: [.safe]) { $0 == "/b" }
    #expect(draft.changes.map(\.path) == ["/b"])
    FixRun.run(on: &draft, allowing: [.suggested]) { _ in true }
    #expect(draft.changes.map(\.path) == ["/b"])
  }

  @Test func aFileThatChangesMeanwhileIsNotEdited() {
    final class Changing: FileSystem, @unchecked Sendable {
      var text = "x"
      func read(_ path: String, limit: Int) throws(FileError) -> SourceText { SourceText(path: path, text) }
      func kind(of path: String, followingLinks: Bool) -> FileKind? { .file }
      func realPath(_ path: String) -> String? { path }
      func linkTarget(_ path: String) -> String? { nil }
      func entries(of folder: String) throws(FileError) -> [FolderEntry] { [] }
    }
    let changing = Changing()
    let steady = PinnedFileSystem(changing)
    #expect((try? steady.read("/a"))?.count == 1)
    #expect((try? steady.read("/a"))?.count == 1)
    changing.text = "xx"
    #expect(throws: FileError.unreadable("it changed meanwhile")) { try steady.read("/a") }
  }
}
