import Files
import Script

/// What there is in a markup file, its script and its configuration. A check of a whole program asks for the files with what it
/// is about, and looks into no other: in an editor, all these checks run at each stroke.
package struct FileTraits: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It includes or imports markup.
  package static let markupReferences = FileTraits(rawValue: 1)
  /// It imports templates or script modules.
  package static let imports = FileTraits(rawValue: 1 << 1)
  package static let templates = FileTraits(rawValue: 1 << 2)
  package static let templateUses = FileTraits(rawValue: 1 << 3)
  package static let componentUses = FileTraits(rawValue: 1 << 4)
  package static let nativeViews = FileTraits(rawValue: 1 << 5)
  package static let elementIDs = FileTraits(rawValue: 1 << 6)
  package static let moduleCalls = FileTraits(rawValue: 1 << 7)
  /// Its script makes the context of a native view with an id that no native view of the file has.
  package static let contextsElsewhere = FileTraits(rawValue: 1 << 8)
  /// Its script makes the context of something other than a native view.
  package static let elementContexts = FileTraits(rawValue: 1 << 9)
  /// Its script calls `Component`.
  package static let componentCalls = FileTraits(rawValue: 1 << 10)
  package static let pageLinks = FileTraits(rawValue: 1 << 11)
  package static let globalDataReads = FileTraits(rawValue: 1 << 12)
  package static let foreignPlatforms = FileTraits(rawValue: 1 << 13)
  /// Its script imports a module by a path that begins with a dot.
  package static let relativeModules = FileTraits(rawValue: 1 << 14)
  /// Its configuration has a key that its language lacks, or that is read in `app.json` alone.
  package static let foreignKeys = FileTraits(rawValue: 1 << 15)
  /// Its script may have a function that the platform would call under another name.
  package static let doubtfulLifecycles = FileTraits(rawValue: 1 << 16)

  /// A function, because the facts that an initializer takes would be copied for it: that counts references to fifty lists.
  static func traits(of unit: SourceUnit, _ facts: MarkupFacts) -> FileTraits {
    var traits: FileTraits = []
    func note(_ trait: FileTraits, if isThere: Bool) { if isThere { traits.insert(trait) } }
    // A reference as a whole is not copied.
    for place in facts.references.indices {
      let kind = facts.references[place].kind
      note(.markupReferences, if: kind != .module)
      note(.imports, if: kind != .include)
    }
    note(.templates, if: !facts.templates.isEmpty)
    note(.templateUses, if: !facts.templateUses.isEmpty)
    note(.componentUses, if: !facts.componentUses.isEmpty)
    note(.nativeViews, if: !facts.nativeViews.isEmpty)
    note(.elementIDs, if: !facts.elementIDs.isEmpty)
    note(.moduleCalls, if: !facts.moduleCalls.isEmpty)
    if let configuration = unit.configuration {
      let hasForeignKey = configuration.foreignKeys.contains { $0.isForeign(in: unit.dialect) }
      note(.foreignKeys, if: hasForeignKey || configuration.windowKey != nil)
    }
    guard let script = unit.script else { return traits }
    note(.doubtfulLifecycles, if: facts.mayMisspellLifecycles)
    note(.componentCalls, if: script.hasInstance(of: .component))
    note(.pageLinks, if: !script.pageLinks.isEmpty)
    note(.globalDataReads, if: !script.globalData.reads.isEmpty)
    note(.foreignPlatforms, if: !script.foreignPlatforms.isEmpty)
    note(.relativeModules, if: script.modules.contains { $0.specifier.value.utf8.first == Path.dot })
    let (function, tag) = (unit.dialect.nativeContextFunction, unit.dialect.nativeTags.first)
    lazy var ownIDs = Set(facts.nativeViews.lazy.filter { $0.tag == tag }.compactMap(\.id))
    for call in script.contextCalls {
      if call.method.value != function {
        traits.insert(.elementContexts)
      } else if let given = call.givenID {
        // Nearly all views are on the page itself.
        note(.contextsElsewhere, if: given.text.map { !ownIDs.contains($0) } ?? true)
      }
    }
    return traits
  }
}

extension Project {
  /// The files with one of the traits at least, in order, with their indexes.
  package func files(with traits: FileTraits) -> FilesWithTraits { FilesWithTraits(traits, in: self) }
}

/// The files of a program with one of some traits, in order, with their indexes.
package struct FilesWithTraits: Sequence, IteratorProtocol {
  private let project: Project
  private let traits: FileTraits
  private var index = -1

  init(_ traits: FileTraits, in project: Project) { (self.project, self.traits) = (project, traits) }

  package mutating func next() -> (index: Int, file: ProjectFile)? {
    repeat { index += 1 } while index < project.traits.count && project.traits[index].isDisjoint(with: traits)
    return index < project.traits.count ? (index, project.files[index]) : nil
  }
}
