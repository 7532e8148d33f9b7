import Diagnostics
import Files
import Linting
import MiniProgram

/// The components that configurations of other pages and components register. They are read where a tag is unknown, and only
/// those that spell the tag are taken apart.
final class Registrations {
  private let configurations: [(page: String, text: SourceText)]
  private var paths: [String: String?] = [:]
  /// The most configurations that are read for one file.
  private static let limit = 128

  init(in context: FileContext) {
    let program = context.program
    configurations = program.program.pages.lazy.filter { $0 != context.unit.path }
      .prefix(Registrations.limit).compactMap { page in
        program.text(Path.stem(page) + ".json").map { (page, $0) }
      }
  }

  /// The path, from the source root, of the component that is registered as `tag` elsewhere.
  func path(of tag: String, _ context: FileContext) -> String? {
    if let known = paths[tag] { return known }
    let path = findPath(of: tag, context)
    paths[tag] = .some(path)
    return path
  }

  private func findPath(of tag: String, _ context: FileContext) -> String? {
    var quoted = "\"\(tag)\""
    return quoted.withUTF8 { quoted in
      for (page, text) in configurations where text.bytes.containsBytes(of: quoted) {
        let registrations = PageConfiguration(JSONDocument(text)).usingComponents
        if let found = registrations.first(where: { $0.name == tag }) {
          return path(of: found, in: page, context)
        }
      }
      return nil
    }
  }

  private func path(
    of registration: ComponentRegistration, in page: String, _ context: FileContext
  ) -> String? {
    let program = context.program
    let found = program.resolver.resolve(
      registration.path, from: page, as: .component, in: context.dialect)
    guard case .file(let file) = found, Path.isInside(file, program.root) else { return nil }
    return "/" + Path.stem(Path.display(file, from: program.root))
  }
}
