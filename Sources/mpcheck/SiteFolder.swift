import Diagnostics
import Files
import Guide
import Workspace

/// Where `mpcheck rules --format html` writes the pages.
struct SiteFolder {
  /// As it is written on the command line.
  let path: String

  /// Writes all pages. Files that are there already and have other names stay as they are.
  func write() throws(ExitStatus) {
    let workingDirectory = try Terminal.workingDirectory()
    let folder = Path.join(workingDirectory, path)
    let disk = DiskFileSystem()
    // A folder that cannot be written is refused before the pages are made.
    try OutputFiles.checkConfined(Path.child(path, Site.indexPath), of: "--output", to: workingDirectory)
    do throws(WriteError) {
      try disk.makeFolder(folder)
    } catch {
      throw SiteFolder.reported(path, error)
    }
    let files = Site(version: toolVersion, language: .spoken).files
    for file in files {
      try OutputFiles.checkConfined(Path.child(path, file.path), of: "--output", to: workingDirectory)
    }
    do throws(WriteError) {
      for parent in Set(files.map { Path.parent(Path.join(folder, $0.path)) }).sorted() {
        try disk.makeFolder(parent)
      }
    } catch {
      throw SiteFolder.reported(path, error)
    }
    let replacements = files.map { file in
      let path = Path.join(folder, file.path)
      return Replacement(path, SourceText(path: path, bytes: file.bytes), if: .any)
    }
    for (file, error) in zip(files, FileReplacer().replace(replacements)) {
      if let error { throw SiteFolder.reported(Path.child(path, file.path), error) }
    }
    Terminal.writeError(
      spoken(en: "wrote \(files.count) files to \(path)", zh: "已将 \(files.count) 个文件写入 \(path)").visible())
  }

  private static func reported(_ path: String, _ error: WriteError) -> ExitStatus {
    Terminal.writeFailure(error.clause.asClause(of: path))
    return .incomplete
  }
}
