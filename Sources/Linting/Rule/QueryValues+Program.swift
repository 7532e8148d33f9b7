import Files
import Markup
import MiniProgram
import XPath

extension QueryValues {
  /// The values in a file of a program.
  ///
  /// - Parameter folder: the folder of `mpcheck.json`, from which paths are where no `app.json` says where a program begins.
  package init(
    _ path: String, in program: Program, _ dialect: Dialect, _ kind: SourceUnit.Kind, folder: String
  ) {
    let kind: QueryValues.Kind =
      switch kind {
      case .page: .page
      case .component: .component
      case .fragment: .other
      }
    let root = program.kind == .loose ? folder : program.root
    self.init(path: Path.display(path, from: root), dialect: dialect.id.rawValue, kind: kind)
  }
}
