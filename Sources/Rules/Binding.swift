import Containers
import Diagnostics
import Linting
import Markup
import MiniProgram

extension EventName {
  /// Whether the event goes no further.
  var catches: Bool { binding == .catch || binding == .captureCatch }
}

extension FileContext {
  /// Whether an element with the tag of a native view is one, and not a component that is registered under that name.
  func isNativeView(_ element: Element) -> Bool {
    unit.replacedNativeTags.isEmpty || !unit.replacedNativeTags.contains(element.tag)
  }

  /// Whether the host app draws the view by the rules of `<external-element>`: it is made by its id and has one event.
  func isExternalElement(_ element: Element) -> Bool { element.tag == Container.System.tcmpp.tag }

  /// Whether something besides other files of the program shows that the page runs in a container with native views.
  var showsContainer: Bool {
    knowsNativeTypes || program.showsContainer(dialect) || !file.facts.nativeViews.isEmpty
  }

  /// Whether the base library provides the element: it is neither a component of that name nor a native view.
  func isBuiltIn(_ element: Element) -> Bool {
    guard !element.name.isNativeView, dialect.components.contains(element.tag) else { return false }
    return !program.registers(element.tag, in: unit)
  }

  /// The value of an attribute if it is not blank and has no mustache, not even one that does not end.
  func unboundValue(of attribute: Attribute) -> ByteRange? {
    guard let value = attribute.staticValue, !text.trimmed(value).isEmpty else { return nil }
    let bytes = text.slice(value)
    let hasOpening = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "{")
    }
    return hasOpening ? nil : value
  }

  /// A value as a mustache, for helps: with `{{ }}` around it, in place of `{ }` if it has these. Of what is no expression because of
  /// signs around it, as in `(list`, only what is between these; `{{...}}` where that is none.
  func boundText(of value: ByteRange) -> String {
    let expression = unbraced(value)
    let bytes = text.slice(expression)
    guard !isExpression(expression), let first = bytes.firstIndex(where: isWordByte),
      let last = bytes.lastIndex(where: isWordByte),
      case let inner = ByteRange(Int(expression.start) + first, Int(expression.start) + last + 1),
      isExpression(inner)
    else { return isExpression(expression) ? "{{\(excerpt(expression))}}" : "{{...}}" }
    return "{{\(excerpt(inner))}}"
  }

  private func isExpression(_ range: ByteRange) -> Bool {
    ExpressionTree(parsing: text, range: range).reading == .expression
  }

  /// A value without blanks around it, and without `{ }`, also where one brace is lost: `{a}}`.
  func unbraced(_ value: ByteRange) -> ByteRange {
    var expression = text.trimmed(value)
    let bytes = text.slice(expression)
    guard bytes.count > 1, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
      return expression
    }
    expression = ByteRange(expression.start + 1, expression.end - 1)
    let inner = text.slice(expression)
    if inner.last == UInt8(ascii: "}"), !inner.contains(UInt8(ascii: "{")) {
      expression = text.trimmed(ByteRange(expression.start, expression.end - 1))
    }
    return expression
  }

  /// Writes `{{ }}` around a value, or completes `{ }`; nil when the value is not an expression.
  func bindingFix(of value: ByteRange) -> Fix? {
    bindingEdit(of: value).map {
      Fix(en: "write {{ }} around it", zh: "在外面加上 {{ }}", .suggested, edits: [$0])
    }
  }

  /// The edit of `bindingFix`.
  func bindingEdit(of value: ByteRange) -> Edit? {
    let expression = unbraced(value)
    let tree = ExpressionTree(parsing: text, range: expression)
    guard tree.reading == .expression, tree.firstUse(outside: expressions) == nil else { return nil }
    return replace(value, with: "{{\(string(expression))}}")
  }
}

extension ProgramSources {
  /// Whether the language or a setting shows that pages of the dialect run in a container with native views.
  func showsContainer(_ dialect: Dialect) -> Bool {
    if !dialect.isReadWithoutHost { return true }
    let settings = program.project?.document.root
    return ["TCMPPappid", "TMFappid"].contains { settings?[$0] != nil } || hasFile(root + "/FinClipConf.js")
  }
}

extension Project {
  /// The tags of a file that are nearly tags of native views.
  func nearNativeTags(in file: ProjectFile) -> [ComponentUse] {
    file.facts.componentUses.filter {
      file.unit.dialect.misspelledNativeTag($0.tag) != nil && !sources.registers($0.tag, in: file.unit)
    }
  }
}

extension ProjectContext {
  /// Whether a host or a page shows that the program has native views, where its languages do not.
  var showsNativeViews: Bool {
    let dialects = Dialect.all.filter(\.isReadWithoutHost)
    return nativeTypes.isKnown(forAnyOf: dialects.flatMap(\.nativeTags))
      || project.files.contains { !$0.facts.nativeViews.isEmpty }
  }

  /// The tags that are nearly tags of native views, by file. Left out are files for which the language or a setting shows that
  /// they run in a container with native views.
  var nearNativeTags: [(file: ProjectFile, uses: [ComponentUse])] {
    project.files.compactMap { file in
      let dialect = file.unit.dialect
      if file.facts.componentUses.isEmpty || project.sources.showsContainer(dialect) { return nil }
      let uses = project.nearNativeTags(in: file)
      return uses.isEmpty ? nil : (file, uses)
    }
  }
}
