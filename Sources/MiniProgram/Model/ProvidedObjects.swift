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
      for call in file.facts.dataCalls where call.isOfMember && ProvidedObject.mayBeProvided(call) {
        found[call.root, default: (0, [])].places += 1
        found[call.root]!.files.insert(file.unit.path)
      }
    }
    if found.isEmpty { return [] }
    for file in files {
      for name in found.keys where file.defines(name) { found[name] = nil }
    }
    let unread = sources.program.pages.filter { path in
      indexes[path].map { files[$0].facts.isUnread } ?? true
    }
    return found.compactMap { name, uses in
      let few = ProvidedObject.minFileCount - uses.files.count
      if few > 0, !sources.haveMember(of: name, in: unread, atLeast: few) { return nil }
      return ProvidedObject(
        name: name, placeCount: uses.places, fileCount: uses.files.count, isCounted: unread.isEmpty)
    }.sorted { Path.precedes($0.name, $1.name) }
  }
}

extension ProgramSources {
  /// Whether so many of the files name a member of something.
  fileprivate func haveMember(of name: String, in paths: [String], atLeast count: Int) -> Bool {
    if paths.count < count { return false }
    let member = Array((name + ".").utf8)
    var found = 0
    for path in paths {
      guard let text = text(path) else { continue }
      if member.withUnsafeBufferPointer({ text.bytes.firstIndex(of: $0, from: 0) }) != nil { found += 1 }
      if found == count { return true }
    }
    return false
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
  /// Whether the file gives the name a value, as a script module or in the data of its script.
  fileprivate func defines(_ name: String) -> Bool {
    if facts.moduleNames.contains(name) { return true }
    guard let script = unit.script else { return false }
    return script.dataNames.contains(hash: WordSet.hash(of: name)) || script.setDataKeys.contains(name)
      || script.objects.contains { $0.dataFields.contains { $0.name == name } }
  }
}
