import Diagnostics
import Files
import Markup
import MiniProgram
import Script

extension Snapshot {
  /// What can be written at a byte offset in a script: the names of data of a page or component, after `this.data.` and as keys of
  /// what is given to its `setData`; and the functions that the platform calls, as members of what `Page`, `Component` and `App`
  /// are given. Nil elsewhere.
  package func scriptCompletions(in text: SourceText, at offset: UInt32) -> [Completion]? {
    guard ["js", "ts"].contains(Path.pathExtension(text.path)), let place = ScriptPlace(text, at: offset),
      let view = program(of: text.path)
    else { return nil }
    if let object = LifecyclePlace(place) { return view.lifecycles(object, in: text.path, language) }
    guard let place = DataNamePlace(place), let owner = view.owner(ofScript: text.path) else { return nil }
    let dialect = owner.unit.dialect
    var resolution = MixinResolution(view.program)
    var names: [(name: String, shown: String)] = []
    for declaration in resolution.dataDeclarations(of: owner.unit) {
      let isTyped = declaration.place == Place(path: text.path, range: place.replaced)
      if !isTyped, place.mayName(declaration.field.source, in: dialect) {
        names.append((declaration.field.name, declaration.field.shown(in: language)))
      }
    }
    if place.use != .property {
      for site in DataSites(text, ScriptVocabulary(dialect)).sites
      where site.isGiven && site.range != place.replaced {
        names.append((site.name, "data"))
      }
    }
    var seen = place.others
    return names.filter { seen.insert($0.name).inserted }.map { name, shown in
      var item = Completion(label: name, kind: .field, rank: 0, replaced: place.replaced, text: name)
      item.detail = shown
      return item
    }
  }
}

extension ProgramView {
  /// The functions that the platform calls in an object of a script, without those that are there.
  fileprivate func lifecycles(
    _ place: LifecyclePlace, in script: String, _ language: Language
  ) -> [Completion]? {
    let dialect = owner(ofScript: script)?.unit.dialect ?? program.program.dialects[0]
    let names = Lifecycles.functions(of: place.owner, in: dialect).filter { !place.members.contains($0) }
    if names.isEmpty { return nil }
    return names.sorted().map { name in
      var item = Completion(label: name, kind: .lifecycle, rank: 0, replaced: place.replaced, text: name)
      item.detail = language(en: "lifecycle function", zh: "生命周期函数")
      return item
    }
  }
}

/// A place in a script where a name may be written.
private struct ScriptPlace {
  let list: TokenList
  /// The name that is there already, or an empty range.
  let replaced: ByteRange
  /// The index of the token before it.
  let before: Int

  /// Nil in comments and in tokens that are no names.
  init?(_ text: SourceText, at offset: UInt32) {
    list = TokenList.typed(text).tokens
    // The last token that begins before the place.
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list.range(middle).start < offset { low = middle + 1 } else { high = middle }
    }
    let last = low - 1
    if list.kind(last) == .identifier, list.range(last).end >= offset {
      replaced = list.range(last)
      before = last - 1
    } else {
      // Between two tokens is white space, or a comment.
      guard last >= 0, list.range(last).end <= offset,
        text.trimmed(ByteRange(list.range(last).end, offset)).isEmpty
      else { return nil }
      replaced = ByteRange(offset, offset)
      before = last
    }
  }

  /// The brace of the object literal of which a member may be written here.
  var object: Int? {
    let opener = list.kind(before) == .comma ? list.parent(before) : before
    return list.kind(opener) == .openingBrace ? opener : nil
  }
}

/// A place in a script where a function that the platform calls can be declared.
private struct LifecyclePlace {
  let owner: Lifecycles.Owner
  let replaced: ByteRange
  /// The other members of the object.
  private(set) var members: Set<String> = []

  init?(_ place: ScriptPlace) {
    let list = place.list
    guard let opener = place.object, let owner = LifecyclePlace.owner(of: opener, list) else { return nil }
    (self.owner, replaced) = (owner, place.replaced)
    for index in opener + 1..<max(opener + 1, list.closer(of: opener))
    where list.parent(index) == opener && list.kind(index) == .identifier && list.range(index) != replaced {
      let isFirst = list.kind(index - 1) == .openingBrace || list.kind(index - 1) == .comma
      if isFirst || list.isSpelled(index - 1, "async") { members.insert(list.string(index)) }
    }
  }

  private static func owner(of opener: Int, _ list: TokenList) -> Lifecycles.Owner? {
    if list.kind(opener - 1) == .openingParenthesis {
      guard !list.isMember(opener - 2) else { return nil }
      return switch list.string(opener - 2) {
      case "Page": .page
      case "Component": .component
      case "App": .app
      default: nil
      }
    }
    guard list.kind(opener - 1) == .colon, list.parent(opener) >= 0,
      owner(of: list.parent(opener), list) == .component
    else { return nil }
    return switch list.string(opener - 2) {
    case "lifetimes": .lifetimes
    case "pageLifetimes": .pageLifetimes
    default: nil
    }
  }
}

/// A place in a script where a name of data can be written.
private struct DataNamePlace {
  enum Use {
    /// After `this.data.`
    case data
    /// After `this.props.` or `this.properties.`
    case property
    /// A key of what is given to `setData`.
    case key
  }

  let use: Use
  /// The name that is there already, or an empty range.
  let replaced: ByteRange
  /// The other keys of the object.
  private(set) var others: Set<String> = []

  init?(_ place: ScriptPlace) {
    let (list, before) = (place.list, place.before)
    replaced = place.replaced
    let aliases = list.aliasesOfThis.union(["this"])
    func isThis(_ index: Int) -> Bool {
      list.kind(index) == .identifier && !list.isMember(index) && aliases.contains(list.string(index))
    }
    switch list.kind(before) {
    case .dot, .optionalDot:
      guard list.isMember(before - 1), isThis(before - 3) else { return nil }
      switch list.string(before - 1) {
      case "data": use = .data
      case "props", "properties": use = .property
      default: return nil
      }
    case .openingBrace, .comma:
      guard let opener = place.object, list.kind(opener - 1) == .openingParenthesis,
        list.isSpelled(opener - 2, "setData"), list.isMember(opener - 2), isThis(opener - 4)
      else { return nil }
      use = .key
      var index = opener + 1
      let end = list.closer(of: opener)
      while index < end {
        if list.kind(index + 1) == .colon, list.range(index) != replaced { others.insert(list.string(index)) }
        index = list.skip(index)
      }
    default: return nil
    }
  }

  /// Whether a field from somewhere can be named here. On Alipay, properties are not in the data; nothing sets what is computed.
  func mayName(_ source: DataField.Source, in dialect: Dialect) -> Bool {
    switch use {
    case .property: source.isProperty
    case .data: !source.isProperty || dialect.family != .alipay
    case .key: source == .data || source == .properties
    }
  }
}
