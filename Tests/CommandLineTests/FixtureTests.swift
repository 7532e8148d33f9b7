import ExpectedFiles
import Files
import Testing

/// Whole small mini programs, each with what `mpcheck lint` prints for it in `expected.txt`.
///
/// `make bless` rewrites the expected files; read the difference line by line.
@Suite struct FixtureTests {
  static let projects =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/projects"

  /// The programs of each dialect, without mistakes and with them, and one repository with several dialects.
  static let dialects: [(String, Int32)] = {
    var programs: [(String, Int32)] = [("../dialects/mixed", 1)]
    let folder = projects + "/../dialects"
    for dialect in folders(in: folder) where dialect != "mixed" {
      programs += [("../dialects/\(dialect)/clean", 0), ("../dialects/\(dialect)/defects", 1)]
    }
    return programs
  }()

  private static func folders(in folder: String) -> [String] {
    let disk = DiskFileSystem()
    return ((try? disk.entries(of: folder)) ?? []).map(\.name).filter { disk.isFolder("\(folder)/\($0)") }
      .sorted()
  }

  static let programs: [(String, Int32)] = [("broken", 1), ("clean", 0), ("example", 1), ("native-views", 1)]

  @Test(arguments: programs + dialects)
  func printsWhatIsExpected(project: String, status: Int32) throws {
    let folder = "\(FixtureTests.projects)/\(project)"
    let run = Binary.run(["lint"], in: folder)
    #expect(run.status == status)
    let path = folder + "/expected.txt"
    let mistake = try ExpectedFile.mistake(in: path, written: run.outputBytes)
    #expect(mistake == nil)
  }
}
