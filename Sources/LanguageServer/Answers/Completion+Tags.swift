import Files
import LanguageServerProtocol
import Markup
import MiniProgram

extension CompletionList {
  /// The built-in tags, those that are registered for the file, and the other components of the program.
  mutating func addTags() {
    let (page, server, dialect) = (page, server, dialect.id.rawValue)
    let uri = server.uri(of: page.path)
    for tag in page.builtinTags {
      add(tag, .class, rank: 0) { $0.data = ["dialect": .string(dialect), "tag": .string(tag)] }
    }
    let targets = page.program.componentTargets(of: page.unit)
    for tag in page.registeredTags {
      let target = targets[tag]
      add(tag, .module, rank: 1) { item in
        item.detail = target.map { page.shown($0) }
        item.data = target.map { ["uri": .string(uri), "component": .string($0)] }
      }
    }
    for component in page.unregisteredComponents {
      add(component.tag, .module, rank: 2) { item in
        item.detail = page.shown(component.path)
        item.data = ["uri": .string(uri), "component": .string(component.path)]
        if server.client.appliesEdits {
          item.command = LSP.Command(
            title: "Register \(component.tag)", command: LanguageServer.registerCommand,
            arguments: [.string(uri), .string(component.tag), .string(component.path)])
        }
      }
    }
  }

  /// The name of the innermost element that is not closed.
  mutating func addEndTag() {
    if let open = place.enclosing.last { add(page.string(open.name), .class) }
  }
}

extension MarkupPage {
  /// The tags that the base library provides, without those that the program replaces by components.
  var builtinTags: [String] {
    let all = Set(dialect.components.names + dialect.scriptModules.map(\.tag) + dialect.nativeTags)
    return all.filter { !program.registers($0, in: unit) }.sorted()
  }

  /// The tags that configuration makes known in the file, in byte order.
  var registeredTags: [String] { Set(program.registeredTags(in: unit)).sorted() }

  /// A path as it is shown: from the root of the program, where it is inside of that, else from the folder of the workspace.
  func shown(_ path: String) -> String {
    (Path.relative(path, to: program.root) ?? Path.relative(path, to: root.folder)).map(String.init) ?? path
  }
}
