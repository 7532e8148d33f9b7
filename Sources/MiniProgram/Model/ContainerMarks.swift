import Files

/// What shows that a program is for an app with tags of its own, beside those of its language.
extension ProgramSources {
  /// Whether a dependency shows a program of Taobao or Qianniu. These have tags that no public list has, such as `framework`
  /// and `table-column`. The packages are those of the cloud and the types of these programs: `@tbmp/mp-cloud-sdk`.
  package func isOfTaobao(_ unit: SourceUnit) -> Bool {
    let registrations = (app?.usingComponents ?? []) + (unit.configuration?.usingComponents ?? [])
    return registrations.contains { isPackageOfTaobao($0.path) } || dependsOnTaobao
  }

  private var dependsOnTaobao: Bool {
    projectFolders.contains { folder in
      guard let text = text(Path.child(folder, "package.json")), let root = JSONDocument(text).root else {
        return false
      }
      return ["dependencies", "devDependencies"].contains { key in
        root[key]?.members.contains { isPackageOfTaobao($0.key) } ?? false
      }
    }
  }

  /// Whether a file of FinClip's tools is beside the program. Pages of such a program are `.fxml` or `.wxml`.
  package var isOfFinClip: Bool {
    projectFolders.contains { hasFile(Path.child($0, "fide.project.config.json")) }
  }

  /// The source root, and the folder of the project file.
  private var projectFolders: [String] {
    guard let folder = program.project?.folder, folder != root else { return [root] }
    return [root, folder]
  }
}

private func isPackageOfTaobao(_ path: String) -> Bool {
  path.utf8.starts(with: "@tbmp/".utf8) || path.utf8.starts(with: "@tbminiapp/".utf8)
}
