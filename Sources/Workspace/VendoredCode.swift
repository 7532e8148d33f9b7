import Diagnostics
import Files

/// Tells which files of mini programs are copies of other people's code: those in the folder of a well-known library, or of a
/// package that is not the program's. Who gives a path in such a folder works on it, so it does not count.
package final class VendoredCode {
  private let workspace: Workspace
  /// Whether the folder at a path is one, by its path.
  private var known: [String: Bool] = [:]
  /// The names of packages, by folder.
  private var names: [String: String?] = [:]

  package init(_ workspace: Workspace) { self.workspace = workspace }

  package func contains(_ path: String) -> Bool {
    guard let part = workspace.plan.part(of: path) else { return false }
    let root = workspace.plan.parts[part].program.root
    return Path.upward(from: Path.parent(path)).lazy.prefix { $0 != root && Path.isInside($0, root) }
      .contains { self.isVendored($0, in: root) }
  }

  private func isVendored(_ folder: String, in root: String) -> Bool {
    if let known = known[folder] { return known }
    let isLibrary =
      VendoredCode.libraries.contains(Path.lastComponent(folder).lowercased())
      || name(in: folder).map { $0 != self.name(around: root) } ?? false
    let isVendored = isLibrary && !workspace.settings.paths.contains { Path.isInside($0, folder) }
    known[folder] = isVendored
    return isVendored
  }

  /// The name of the package that the program is, or is in.
  private func name(around root: String) -> String? {
    let folder = Path.upward(from: root).first {
      workspace.fileSystem.isFile(Path.child($0, VendoredCode.manifest))
    }
    return folder.flatMap { name(in: $0) }
  }

  private func name(in folder: String) -> String? {
    if let known = names[folder] { return known }
    let path = Path.child(folder, VendoredCode.manifest)
    let files = workspace.fileSystem
    let text = files.isFile(path) ? try? files.read(path) : nil
    let name = text.flatMap { JSONDocument($0).root?["name"]?.string }
    names[folder] = .some(name)
    return name
  }

  private static let manifest = "package.json"

  /// The folders in which programs keep copies of libraries, as their documents name them, in lower case.
  private static let libraries: Set<String> = [
    // What the developer tools and npm write.
    "miniprogram_npm", "node_modules", "uni_modules",
    // Component libraries: Vant Weapp, iView Weapp, Wux Weapp, ColorUI, WeUI, Lin UI, TDesign, MinUI, uView, Mini Ant Design.
    "vant", "vant-weapp", "@vant", "iview", "iview-weapp", "wux", "wux-weapp", "colorui", "weui",
    "weui-miniprogram", "lin-ui",
    "tdesign-miniprogram", "minui", "uview-ui", "mini-antui", "antd-mini",
    // Rich text and drawing: wxParse, Towxml, mp-html, ECharts for Weixin, we-cropper.
    "wxparse", "towxml", "mp-html", "ec-canvas", "we-cropper",
  ]
}
