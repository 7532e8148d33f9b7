import Diagnostics
import Files
import Markup
import Script

/// An object of which mustaches call methods in many files, and which no file defines: a build provides it.
package struct ProvidedObject: Sendable, Hashable {
  package let name: String
  package let placeCount: Int
  package let fileCount: Int
  /// Whether all files were read: only then the numbers are those of the program.
  package let isCounted: Bool

  /// In fewer files, a call is a mistake.
  fileprivate static let minFileCount = 5
}

extension Project {
  /// Such objects, in byte order.
  package var providedObjects: [ProvidedObject] {
    var found: [String: (places: Int, files: Set<String>)] = [:]
    for file in files {
      for call in file.callsOfProvidedObjects {
        found[call.root, default: (0, [])].places += 1
        found[call.root]!.files.insert(file.unit.path)
      }
    }
    if found.isEmpty { return [] }
    let unread = sources.program.pages.filter { path in
      indexes[path].map { files[$0].facts.isUnread } ?? true
    }
    let other = sources.files(at: unread, naming: Array(found.keys))
    for file in other {
      for call in file.callsOfProvidedObjects {
        found[call.root]?.places += 1
        found[call.root]?.files.insert(file.unit.path)
      }
    }
    for file in files + other {
      for name in found.keys where file.defines(name) { found[name] = nil }
    }
    return found.compactMap { name, uses in
      if uses.files.count < ProvidedObject.minFileCount { return nil }
      return ProvidedObject(
        name: name, placeCount: uses.places, fileCount: uses.files.count, isCounted: unread.isEmpty)
    }.sorted { Path.precedes($0.name, $1.name) }
  }
}

extension ProgramSources {
  /// Those of the files that have one of the names in their text or in that of their script, read here. A call that makes
  /// them be asked for is rare.
  fileprivate func files(at paths: [String], naming names: [String]) -> [ProjectFile] {
    var readers: [Dialect.ID: MarkupReader] = [:]
    return paths.compactMap { path in
      guard let text = text(path) else { return nil }
      func isNamed(in text: SourceText) -> Bool {
        names.contains(where: text.bytes.contains(word:))
      }
      if !isNamed(in: text), !(script(of: Path.stem(path)).map(isNamed) ?? false) { return nil }
      let unit = unit(at: path)
      let dialect = unit.dialect
      let reader = readers[dialect.id] ?? MarkupReader(dialect)
      readers[dialect.id] = reader
      var traits = NameTraits(dialect)
      let document = reader.read(text, isOfSecondFramework: unit.usesSecondFramework)
      let facts = FactExtraction.facts(of: document, unit: unit, names: &traits, spelling: reader.spelling) {
        self.resolver.resolve($0, from: path, as: $1, in: dialect)
      }
      return ProjectFile(unit: unit, facts: facts)
    }
  }
}

extension ProvidedObject {
  /// Whether nothing in the file of a call gives its root name, and neither the language nor a platform does.
  fileprivate static func mayBeProvided(_ call: DataCall) -> Bool {
    !call.mayBeBound && !languageGlobals.contains(call.root) && !platforms.contains(call.root)
  }

  private static let platforms = Set(
    Dialect.all.flatMap { [$0.script.platform] + $0.script.otherPlatforms })
}

extension ProjectFile {
  fileprivate var callsOfProvidedObjects: [DataCall] {
    facts.dataCalls.filter { $0.isOfMember && ProvidedObject.mayBeProvided($0) }
  }

  /// Whether the file gives the name a value, as a script module or in the data of its script.
  fileprivate func defines(_ name: String) -> Bool {
    if facts.moduleNames.contains(name) { return true }
    guard let script = unit.script else { return false }
    return script.dataNames.contains(hash: WordSet.hash(of: name)) || script.setDataKeys.contains(name)
      || script.objects.contains { $0.dataFields.contains { $0.name == name } }
  }
}
