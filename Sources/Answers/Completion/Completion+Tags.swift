import Files
import Markup
import MiniProgram

extension CompletionList {
  /// The built-in tags, those that are registered for the file, and the other components of the program.
  mutating func addTags() {
    let (page, dialect) = (page, dialect)
    for tag in page.builtinTags {
      add(tag, .tag, rank: 0) { $0.subject = .builtin(.tag(tag, dialect)) }
    }
    let targets = page.program.componentTargets(of: page.unit)
    for tag in page.registeredTags {
      let target = targets[tag]
      add(tag, .component, rank: 1) { item in
        item.detail = target.map { page.shown($0) }
        item.subject = target.map { .declared(.component($0)) }
      }
    }
    for component in page.unregisteredComponents {
      add(component.tag, .component, rank: 2) { item in
        item.detail = page.shown(component.path)
        item.subject = .declared(.component(component.path))
        item.unregistered = component.path
      }
    }
  }

  /// The name of the innermost element that is not closed.
  mutating func addEndTag() {
    if let open = place.enclosing.last { add(page.string(open.name), .tag) }
  }
}

extension MarkupPage {
  /// The tags that the base library provides and the program does not replace by components.
  var builtinTags: [String] {
    let all = Set(dialect.components.names + dialect.scriptModules.map(\.tag) + dialect.nativeTags)
    return all.filter { !program.registers($0, in: unit) }.sorted()
  }

  /// The tags that configuration registers in the file, in byte order.
  var registeredTags: [String] { Set(program.registeredTags(in: unit)).sorted() }
}
