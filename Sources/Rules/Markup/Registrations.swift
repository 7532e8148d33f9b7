import Files
import Linting
import MiniProgram

/// The components that configurations of other pages and components register. They are read where a tag is unknown.
struct Registrations {
  private var paths: [String: String] = [:]
  /// The most configurations that are read for one file.
  private static let limit = 512

  init(in context: FileContext) {
    let program = context.program
    for page in program.program.pages.prefix(Registrations.limit) where page != context.unit.path {
      guard let text = program.text(Path.stem(page) + ".json") else { continue }
      for registration in PageConfiguration(JSONDocument(text)).usingComponents
      where paths[registration.name] == nil {
        paths[registration.name] = path(of: registration, in: page, context)
      }
    }
  }

  /// The path of the component that is registered as `tag` elsewhere, from the source root.
  func path(of tag: String) -> String? { paths[tag] }

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
