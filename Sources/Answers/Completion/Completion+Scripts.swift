import Diagnostics
import Files
import Markup
import MiniProgram
import Script

extension Snapshot {
  /// What can be written at a byte offset in the script of a page or component: the names of its data, after `this.data.` and
  /// as keys of what is given to its `setData`. Nil elsewhere.
  package func scriptCompletions(in text: SourceText, at offset: UInt32) -> [Completion]? {
    guard ["js", "ts"].contains(Path.pathExtension(text.path)), let place = DataNamePlace(text, at: offset),
      let view = program(of: text.path), let owner = view.owner(ofScript: text.path)
    else { return nil }
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

  init?(_ text: SourceText, at offset: UInt32) {
    let list = TokenList.typed(text).tokens
    // The last token that begins before the place.
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list.range(middle).start < offset { low = middle + 1 } else { high = middle }
    }
    var before = low - 1
    if list.kind(before) == .identifier, list.range(before).end >= offset {
      replaced = list.range(before)
      before -= 1
    } else {
      // Between two tokens is white space, or a comment.
      guard before >= 0, list.range(before).end <= offset,
        text.trimmed(ByteRange(list.range(before).end, offset)).isEmpty
      else { return nil }
      replaced = ByteRange(offset, offset)
    }
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
      let opener = list.kind(before) == .comma ? list.parent(before) : before
      guard list.kind(opener) == .openingBrace, list.kind(opener - 1) == .openingParenthesis,
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
