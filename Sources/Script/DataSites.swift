import Diagnostics

/// Where a script spells the names of its page's or component's data. It is read for editors: a lint needs the names alone.
package struct DataSites {
  package struct Site {
    package enum Kind {
      /// A field of `data`, `props` or `properties`, or a key of `computed`.
      case declared(DataField.Source)
      /// A key that is given to `setData` of the page itself, or in its `this.data`.
      case given
      /// `this.data.name`
      case read
    }

    package let name: String
    /// Without quotes.
    package let range: ByteRange
    package let kind: Kind
    /// Whether the name is that of a variable, too: `setData({ name })`, `const { name } = this.data`.
    package let isShorthand: Bool

    /// Whether the name is given a value there when the script runs.
    package var isGiven: Bool {
      if case .given = kind { true } else { false }
    }
  }

  /// In the order of the source.
  package private(set) var sites: [Site] = []
  /// Names that are given to the data of others, or read there, or that may be: `page.data.name`.
  package private(set) var foreignNames: [(name: String, range: ByteRange)] = []
  /// Where something takes the data as a whole: `f(this.data)`, `this.data[name]`.
  package private(set) var wholeUses: [ByteRange] = []

  package init(_ text: SourceText, _ words: ScriptVocabulary) {
    self.init(of: ScriptScanner(readingDataOf: text, words))
  }

  /// The same of a script whose data was read.
  init(of scanner: ScriptScanner) {
    let (list, text) = (scanner.list, scanner.list.text)
    for object in scanner.facts.objects where object.kind != .exported {
      for field in object.dataFields {
        sites.append(
          Site(
            name: field.name, range: field.nameRange, kind: .declared(field.source),
            isShorthand: DataSites.isShorthand(field.nameRange, in: list)))
      }
    }
    for given in scanner.givenNames {
      let name = text.string(given.range)
      if given.receiver < 0 || scanner.isThis(given.receiver) {
        sites.append(Site(name: name, range: given.range, kind: .given, isShorthand: given.isShorthand))
      } else {
        foreignNames.append((name, given.range))
      }
    }
    var variables: [Int] = []
    for index in 0..<list.count where list.isMember(index) {
      switch list.word(index) {
      case .data, .props, .properties: readUse(index, scanner, &variables)
      default: break
      }
    }
    let names = NameIndex(list, of: variables)
    for token in variables { readVariable(token, names.occurrences(of: token), list) }
    sites.sort { $0.range.start < $1.range.start }
  }

  /// Whether a key of an object literal is the name of a variable, too.
  private static func isShorthand(_ name: ByteRange, in list: TokenList) -> Bool {
    let token = (0..<list.count).partitioningIndex { list.range($0).start >= name.start }
    guard token < list.count, list.range(token) == name else { return false }
    return list.kind(token + 1) == .comma || list.kind(token + 1) == .closingBrace
  }

  /// Reads what is done with the data at `index`, a member of something. A variable that it is given to is added to `variables`.
  private mutating func readUse(_ index: Int, _ scanner: ScriptScanner, _ variables: inout [Int]) {
    let list = scanner.list
    let isOwn = scanner.isThis(index - 2)
    guard let member = DataSites.member(after: index, in: list) else {
      if isOwn { readWhole(index, list, &variables) }
      return
    }
    if isOwn {
      addRead(member, in: list)
    } else {
      foreignNames.append((list.text.string(member), member))
    }
  }

  private mutating func addRead(_ name: ByteRange, in list: TokenList, isShorthand: Bool = false) {
    sites.append(Site(name: list.text.string(name), range: name, kind: .read, isShorthand: isShorthand))
  }

  /// The name after a dot, or in brackets, that follows a token.
  private static func member(after index: Int, in list: TokenList) -> ByteRange? {
    switch list.kind(index + 1) {
    case .dot, .optionalDot: list.kind(index + 2) == .identifier ? list.range(index + 2) : nil
    case .openingBracket: list.closer(of: index + 1) == index + 3 ? list.literal(index + 2) : nil
    default: nil
    }
  }

  /// Reads a use of the page's own data that is not followed by a name.
  private mutating func readWhole(_ index: Int, _ list: TokenList, _ variables: inout [Int]) {
    switch list.kind(index + 1) {
    case .assign: return
    case .operator where list.isSpelled(index + 1, "&&"): return
    default: break
    }
    let before = index - 3
    guard list.kind(before) == .assign, list.kind(index + 1) != .openingBracket else {
      if list.word(list.parent(index) - 1) == .dataSetter || list.word(list.parent(index) - 1) == .if {
        return
      }
      wholeUses.append(list.range(index))
      return
    }
    if list.kind(before - 1) == .closingBrace, list.tokens[before - 1].link >= 0 {
      // `const { name, other: local } = this.data`
      var members = MemberCursor(list, opener: Int(list.tokens[before - 1].link))
      while let member = members.next() {
        if let name = list.name(of: member) {
          addRead(name.range, in: list, isShorthand: member.form == .shorthand)
        } else {
          wholeUses.append(list.range(index))
        }
      }
    } else if list.kind(before - 1) == .identifier, !list.isMember(before - 1) {
      variables.append(before - 1)
    } else {
      wholeUses.append(list.range(index))
    }
  }

  /// Reads the uses of a variable with the data: `const data = this.data`.
  private mutating func readVariable(_ token: Int, _ occurrences: NameOccurrences, _ list: TokenList) {
    guard let declaration = occurrences.declaration(for: token + 1) ?? list.declaration(at: token),
      declaration.token == token
    else {
      wholeUses.append(list.range(token))
      return
    }
    let first = occurrences.tokens.partitioningIndex { $0 >= declaration.scope.lowerBound }
    for use in occurrences.tokens[first...].prefix(while: { $0 < declaration.scope.upperBound })
    where use != token && occurrences.declaration(for: use)?.token == token {
      if let name = DataSites.member(after: use, in: list) {
        addRead(name, in: list)
      } else if list.word(list.parent(use) - 1) != .dataSetter {
        wholeUses.append(list.range(use))
      }
    }
  }
}
