import Diagnostics

/// How a script spells some names: whether it gives them to its data, and whether anything in it may read them there. The script is
/// read once more for this.
package struct DataKeyUses {
  /// A key that is given to `setData` of the page itself.
  package struct Key {
    package let range: ByteRange
    package let isShorthand: Bool
    /// The brace of the literal that it is in.
    fileprivate let literal: Int
  }

  private var given: [String: [Key]] = [:]
  private var read: Set<String> = []
  private var perhapsRead: Set<String> = []
  /// What is assigned as a member of anything.
  private var assigned: Set<String> = []
  private var usesWholeData = false

  package init(of names: Set<String>, in text: SourceText, _ words: ScriptVocabulary) {
    let scanner = ScriptScanner(readingDataOf: text, words)
    let list = scanner.list
    let sites = DataSites(of: scanner)
    usesWholeData = !sites.wholeUses.isEmpty
    var known: [UInt32: DataSites.Site] = [:]
    for site in sites.sites where names.contains(site.name) { known[site.range.start] = site }
    let wanted = WordSet(names.map { WordSet.hash(of: $0) })
    for index in 0..<list.count {
      let range = list.range(index)
      switch list.kind(index) {
      case .identifier:
        guard wanted.contains(hash: WordSet.hash(text.slice(range))) else { continue }
        let name = text.string(range)
        guard names.contains(name) else { continue }
        if list.isMember(index), list.kind(index + 1) == .assign || list.kind(index + 1) == .compoundAssign {
          assigned.insert(name)
        } else if let site = known[range.start] {
          note(site, list.parent(index))
        } else if mayRead(index, list) {
          perhapsRead.insert(name)
        }
      case .string, .template, .templateHead, .templateMiddle, .templateTail:
        if let site = known[range.start] ?? known[range.start + 1] {
          note(site, list.parent(index))
        } else {
          for name in names where text.spells(name, in: range) { perhapsRead.insert(name) }
        }
      default: break
      }
    }
  }

  private mutating func note(_ site: DataSites.Site, _ literal: Int) {
    if case .read = site.kind { read.insert(site.name) }
    guard site.isGiven else { return }
    given[site.name, default: []].append(
      Key(range: site.range, isShorthand: site.isShorthand, literal: literal))
  }

  /// Whether the name at a token may be one that is read of the data: not a variable, what is assigned, nor what an answer has
  /// under the name of the key that it is given to.
  private func mayRead(_ index: Int, _ list: TokenList) -> Bool {
    if list.isMember(index) {
      var root = index
      while list.isMember(root), list.kind(root - 2) == .identifier { root -= 2 }
      if list.word(root) == .this || list.word(root) == .data { return true }
      switch (list.kind(root - 1), list.kind(index + 1)) {
      case (.colon, .comma), (.colon, .closingBrace): break
      case (.assign, .dot), (.assign, .optionalDot), (.assign, .openingBracket),
        (.assign, .openingParenthesis):
        return true
      case (.assign, _): break
      default: return true
      }
      // `setData({ name: res.name })`, `const name = res.name`
      return !list.text.slice(list.keyRange(root - 2)).elementsEqual(list.text.slice(list.range(index)))
    }
    let (before, after) = (list.kind(index - 1), list.kind(index + 1))
    guard before == .openingBrace || before == .comma, list.kind(list.parent(index)) == .openingBrace else {
      return after == .colon && before != .question
    }
    guard after == .comma || after == .closingBrace else { return true }
    // `const { name } = res`
    let opener = list.parent(index)
    let closer = list.closer(of: opener)
    return !list.word(opener - 1).declaresVariable || list.kind(closer + 1) != .assign
      || list.word(closer + 2) == .data
  }

  /// The keys with a name that are given to the page's own data.
  package func keys(_ name: String) -> [Key] { given[name] ?? [] }

  /// Whether the script certainly reads the name of its data.
  package func reads(_ name: String) -> Bool { read.contains(name) }

  /// Whether the script may read the name of its data.
  package func mayRead(_ name: String) -> Bool {
    usesWholeData || read.contains(name) || perhapsRead.contains(name)
  }

  /// Whether one literal gives both names.
  package func givesTogether(_ name: String, _ other: String) -> Bool {
    let literals = Set(keys(name).map(\.literal))
    return keys(other).contains { literals.contains($0.literal) }
  }

  /// Whether the script spells the name beside certain reads of it.
  package func spellsBesideReads(_ name: String) -> Bool {
    perhapsRead.contains(name) || assigned.contains(name) || given[name] != nil
  }
}

extension SourceText {
  fileprivate func spells(_ word: String, in range: ByteRange) -> Bool {
    var word = word
    return word.withUTF8 { slice(range).firstIndex(ofWord: $0, from: 0) != nil }
  }
}
