import Diagnostics
import Files
import SystemC
import Testing

/// Another process saves pages while `--fix` writes them. `MPCHECK_RACES=200` runs each race so often; it is three by default.
@Suite struct FixRaceTests {
  enum Save: String, CaseIterable {
    /// A new file is moved over the old one.
    case moved
    /// The file is opened and written.
    case inPlace
  }

  private static let pages = 30
  private static let runs = getenv("MPCHECK_RACES").flatMap { Int(String(cString: $0)) } ?? 3

  /// What the editor leaves needs no fix.
  private static func saved(_ page: Int) -> String { "<view id=\"saved-\(page)\"/>\n" }

  /// Saves each page once, from the moment in which the first temporary file is seen, or after half a minute. It gives no sign
  /// of its end: the script waits for it.
  private static func editor(_ save: Save, delay: Int) -> String {
    let write =
      switch save {
      case .moved: "echo \"<view id=\\\"saved-$page\\\"/>\" > new~ && mv new~ pages/$page.axml"
      case .inPlace: "echo \"<view id=\\\"saved-$page\\\"/>\" > pages/$page.axml"
      }
    // A loop of a shell saves a page in a hundredth of a millisecond, or with `mv` in one.
    return """
      { round=0
        while [ $round -lt 3000 ] && kill -0 $me && ! ls -A pages | grep -q "^[.]mpcheck-"; do round=$((round + 1)); done
        wait=0; while [ $wait -lt \(delay) ]; do wait=$((wait + 1)); done
        page=0; while [ $page -lt \(pages) ]; do \(write); page=$((page + 1)); done
        echo done > finished
      } >/dev/null 2>&1 &
      """
  }

  @Test(arguments: Save.allCases) func noSaveIsLost(save: Save) throws {
    for run in 0..<FixRaceTests.runs {
      let workspace = Workspace(["app.json": "{}"])
      for page in 0..<FixRaceTests.pages {
        workspace.write("pages/\(page).axml", String(repeating: "<view class=a/>\n", count: 10))
      }
      _ = workspace.run(
        arguments: ["lint", "--fix", "--quiet", "--format", "concise"],
        script: "me=$$\n\(FixRaceTests.editor(save, delay: run * 97 % 4_000))\nexec \"$@\"")
      while workspace.read("finished") == nil { usleep(1_000) }
      let names = try DiskFileSystem().entries(of: workspace.absolute("pages")).map(\.name)
      // What cannot be put back is kept beside its page, and a note says so.
      let kept = Set(names.filter { !$0.hasSuffix(".axml") }.compactMap { workspace.read("pages/\($0)") })
      for page in 0..<FixRaceTests.pages {
        let text = FixRaceTests.saved(page)
        let isThere = workspace.read("pages/\(page).axml") == text || kept.contains(text)
        #expect(isThere, "run \(run), page \(page)")
      }
    }
  }
}
