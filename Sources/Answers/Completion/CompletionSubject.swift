import Diagnostics
import Markup
import MiniProgram
import Reference

/// What a completion names. Its documentation is found by this, and is made when it is requested.
package enum CompletionSubject {
  case builtin(BuiltinSubject)
  case declared(DeclaredSubject)
}

/// What a dialect provides.
package enum BuiltinSubject {
  package enum AttributeKind: String, CaseIterable, Sendable { case attribute, event, directive }

  case tag(String, Dialect)
  /// `onTag` is nil for an attribute of tags that are not built in.
  case attribute(AttributeKind, String, onTag: String?, Dialect)

  /// Nil where nothing is known of it.
  package func documentation(_ language: Language) -> RichText? {
    switch self {
    case .tag(let tag, let dialect): return RichText(tag: tag, in: dialect, language)
    case .attribute(let kind, let name, let tag, let dialect):
      let reference =
        switch kind {
        case .attribute: dialect.reference(ofAttribute: name, onTag: tag)
        case .event: dialect.reference(ofEvent: name, onTag: tag)
        case .directive: dialect.directive(name).flatMap(dialect.reference(ofDirective:))
        }
      return reference.map { RichText($0, named: $0.name, language) }
    }
  }
}

/// What the program declares.
package enum DeclaredSubject {
  case component(String)
  case property(String, ofComponent: String)
  /// `offset` is the byte offset at which the name begins.
  case name(path: String, offset: UInt32)

  init(_ place: Place) { self = .name(path: place.path, offset: place.range.start) }
}

extension MarkupPage {
  /// The documentation of something that the program declares; nil where it does not exist any more.
  package func documentation(of subject: DeclaredSubject) -> RichText? {
    switch subject {
    case .name(let path, let offset):
      return description(of: Place(path: path, range: ByteRange(offset, offset)))
    case .property(let name, let path):
      let interface = ComponentInterface(at: path, in: self)
      return interface[name].map { description(of: $0, interface) }
    case .component(let path):
      return RichText(
        component: UnregisteredComponent.tag(ofPath: path, below: program.root) ?? shown(path),
        ComponentInterface(at: path, in: self), shown: shown(path), language)
    }
  }

  /// A declaration: its file and line, and the comment above it.
  private func description(of place: Place) -> RichText? {
    guard let source = view.text(place.path) else { return nil }
    var text = RichText(language)
    text.code(shown(place))
    if Dialect.all.dialect(ofFile: place.path) == nil, let comment = comment(above: place, in: source) {
      text.paragraph()
      text.quote(comment)
    }
    return text
  }

  private func comment(above place: Place, in source: SourceText) -> String? {
    let start = Int(place.range.start)
    // `.card`, and `send('done')`
    let isUse =
      ProgramSources.isStylesheet(place.path)
      || start > 1 && source.bytes[start - 2] == UInt8(ascii: "(")
    return isUse ? source.comment(aboveLineOf: place.range.start) : source.comment(above: place.range.start)
  }
}

extension CompletionSubject {
  static func name(_ place: Place) -> CompletionSubject { .declared(DeclaredSubject(place)) }
}
