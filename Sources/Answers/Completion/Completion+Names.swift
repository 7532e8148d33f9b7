import Diagnostics
import Markup
import MiniProgram
import Script

extension CompletionList {
  /// The names that an expression can look up; `content` is the part of it before the cursor.
  mutating func addNames(_ content: ByteRange) {
    let name = TypedName(content, in: page.text)
    guard let name else { return }
    if let owner = name.owner {
      // Members are known only of script modules.
      if let module = page.module(named: owner), module.imported == nil {
        for (export, subject) in module.exportSubjects {
          add(export, .export, replacing: name.replaced) { $0.subject = subject }
        }
      }
      return
    }
    var seen: Set<String> = []
    for variable in loopVariables where seen.insert(variable).inserted {
      add(variable, .loopVariable, rank: 0, replacing: name.replaced)
    }
    for module in page.modules() where seen.insert(module.name).inserted {
      add(module.name, .scriptModule, rank: 1, replacing: name.replaced)
    }
    defer {
      for global in page.program.globals.sorted() where seen.insert(global).inserted {
        add(global, .global, rank: 3, replacing: name.replaced)
      }
    }
    if isInTemplate { return }
    for (field, detail, place) in dataNames where seen.insert(field).inserted {
      let subject = place.map(CompletionSubject.name)
      add(field, .field, rank: 2, replacing: name.replaced) { ($0.detail, $0.subject) = (detail, subject) }
    }
  }

  /// The fields of data and the properties that expressions can name, in the order of the scripts, with what they are;
  /// then the fields that methods add to the data.
  private var dataNames: [(name: String, detail: String?, place: Place?)] {
    let element = enclosingElement
    var names: [(name: String, detail: String?, place: Place?)] = page.dataFields(of: element).map {
      ($0.field.name, $0.field.shown(in: page.language), $0.place)
    }
    for owner in page.owners(of: element) {
      names += (owner.script?.setDataKeys ?? []).map { ($0, "data", nil) }
    }
    return names
  }

  /// Whether the place is in a template: nothing of the page is known there.
  private var isInTemplate: Bool { place.enclosing.contains(where: isTemplate) }

  private func isTemplate(_ tag: TagText) -> Bool {
    page.text.slice(tag.name).elementsEqual(dialect.spelling(.template).utf8)
      && tag.has(dialect.spelling(.name), in: page.text)
  }

  /// The names that loops around the place bind, the innermost first.
  private var loopVariables: [String] {
    var names: [String] = []
    var tags = place.enclosing
    // A loop binds its names for its own attributes too, except for its list.
    if let tag = place.tag, !isListOfLoop { tags.append(tag) }
    for tag in tags.reversed() {
      if isTemplate(tag) { break }
      names += tag.boundNames(in: page.text, dialect)
    }
    return names
  }

  private var isListOfLoop: Bool {
    guard case .expression(let attribute?, _) = place.kind else { return false }
    return dialect.directive(page.string(attribute)) == .for
  }
}

extension ModuleDeclaration {
  /// The names of what the module exports, each with where it is declared.
  var exportSubjects: [(name: String, subject: CompletionSubject?)] {
    exports.all.map { export in
      (export.name, file.map { .name(Place(path: $0, range: exports.place(of: export))) })
    }
  }
}

extension DataField {
  /// What the field is, and the kind of its value where that is known.
  func shown(in language: Language) -> String {
    let what =
      switch source {
      case .data: "data"
      case .props, .properties: language(en: "property", zh: "属性")
      case .computed: language(en: "computed", zh: "计算字段")
      }
    let type = kind.shown.map(language.shown(type:))
    return type.map { language(en: "\(what): \($0)", zh: "\(what)：\($0)") } ?? what
  }
}

/// The part of a name in an expression that is typed already.
private struct TypedName {
  let replaced: ByteRange
  /// What it is a member of; empty where that is not a plain name.
  let owner: String?

  /// Nil where a name is not possible.
  init?(_ content: ByteRange, in text: SourceText) {
    let bytes = text.bytes
    let cursor = Int(content.end)
    var start = cursor
    while start > content.start, isWordByte(bytes[start - 1]) { start -= 1 }
    if start < cursor, bytes[start].isASCIIDigit { return nil }
    var end = cursor
    while start < cursor, end < text.count, isWordByte(bytes[end]) { end += 1 }
    replaced = ByteRange(start, end)
    var previous = start
    while previous > content.start, isMarkupSpace(bytes[previous - 1]) { previous -= 1 }
    guard previous > content.start, bytes[previous - 1] == UInt8(ascii: ".") else {
      owner = nil
      return
    }
    // `...` spreads what follows it.
    if previous >= content.start + 3, bytes[previous - 2] == UInt8(ascii: "."),
      bytes[previous - 3] == UInt8(ascii: ".")
    {
      owner = nil
      return
    }
    let nameEnd = previous - 1
    var name = nameEnd
    while name > content.start, isWordByte(bytes[name - 1]) { name -= 1 }
    let isRoot = name == content.start || bytes[name - 1] != UInt8(ascii: ".")
    owner = isRoot ? text.string(ByteRange(name, nameEnd)) : ""
  }
}

extension TagText {
  /// The names that a loop on the tag binds, or the content of a slot.
  fileprivate func boundNames(in text: SourceText, _ dialect: Dialect) -> [String] {
    var names: [String] = []
    if let loop = attributes.first(where: { dialect.directive(text.string($0.name)) == .for }) {
      let bare = loop.value.flatMap {
        dialect.directives.bare.contains(.for) ? BareLoop(text.bytes, $0) : nil
      }
      for (directive, bound, preset) in [
        (KnownName.forItem, bare?.item, "item"), (.forIndex, bare?.index, "index"),
      ] {
        if let own = attributes.first(where: { dialect.directive(text.string($0.name)) == directive }) {
          if let name = staticValue(text.string(own.name), in: text) { names.append(name) }
        } else {
          names.append(bound.map(text.string) ?? preset)
        }
      }
    }
    if dialect.family == .alipay, let scope = staticValue("slot-scope", in: text) { names.append(scope) }
    return names.filter { !$0.isEmpty }
  }
}
