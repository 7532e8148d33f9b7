import Diagnostics
import Markup
import MiniProgram
import Script

/// The names that script modules are bound to in one file.
struct ModuleBindings {
  private(set) var all: [ModuleDeclaration] = []

  init(_ document: Document, _ dialect: Dialect, _ program: ProgramSources) {
    for element in document.elements {
      switch element.name.known {
      case .scriptModule: add(element, dialect.scriptModules[0], document.text, dialect, program)
      case .otherScriptModule: add(element, dialect.scriptModules[1], document.text, dialect, program)
      default: break
      }
    }
  }

  private mutating func add(
    _ element: Element, _ module: Dialect.ScriptModule, _ text: SourceText, _ dialect: Dialect,
    _ program: ProgramSources
  ) {
    guard let names = element.attribute(module.name)?.staticValue else { return }
    var file: String?
    var exports = ModuleExports(SourceText(path: text.path, ""))
    if let source = element.attribute(module.source)?.staticValue {
      if case .file(let path) = program.resolver.resolve(
        text.string(source), from: text.path, as: .script, in: dialect)
      {
        file = path
        if let text = program.text(path) { exports = ModuleExports(text) }
      }
    } else if module.takesBody, let body = element.rawBody {
      file = text.path
      exports = ModuleExports(text, in: body)
    }
    for binding in SJSBinding.all(in: text, range: names) {
      all.append(
        ModuleDeclaration(
          name: binding.name, place: Place(path: text.path, range: binding.range),
          imported: binding.imported?.name, file: file, exports: exports))
    }
  }
}

extension Element {
  /// What is between the tags of an element that contains code.
  var rawBody: ByteRange? {
    endTagRange.map { ByteRange(node.startTagEnd, $0.start - 2) }
  }
}
