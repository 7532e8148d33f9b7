import Diagnostics
import Files
import Linting
import Markup
import Rules

/// All examples of a rule: the ones in its file, which `mpcheck explain` shows, and the ones in its document.
package struct RuleExamples: Sendable {
  package let rule: Rule
  package let sections: [RuleDocument.Section]

  package var all: [Example] { rule.examples + sections.filter(\.isFirstOfExample).map(\.example) }

  /// The right example that `mpcheck explain` shows first.
  package static func shownRight(_ rule: Rule) -> Example? { rule.examples.first { !$0.isWrong } }

  /// The right examples that it shows: the first one of each family of languages.
  package static func shownRights(_ rule: Rule) -> [Example] {
    var seen: Set<Dialect.Family?> = []
    return rule.examples.filter { !$0.isWrong && seen.insert($0.dialects.first?.family).inserted }
  }
}

extension RuleExamples {
  /// The checkout that this file is compiled in.
  package static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  package static let folder = checkout + "/Fixtures/rules"
  /// The programs that documents share, a folder for each.
  package static let programFolder = checkout + "/Fixtures/programs"

  /// The files of the programs that documents share, by the names of their folders.
  private static let programs: [String: [Example.File]] = {
    let disk = DiskFileSystem()
    var programs: [String: [Example.File]] = [:]
    for entry in (try? disk.entries(of: programFolder)) ?? [] where entry.kind == .folder {
      let folder = Path.child(programFolder, entry.name)
      programs[entry.name] = files(in: folder, disk).map { path, text in
        // The text of a block has no line end after its last line either.
        Example.File(Path.display(path, from: folder), text.hasSuffix("\n") ? String(text.dropLast()) : text)
      }
    }
    return programs
  }()

  private static func files(in folder: String, _ disk: DiskFileSystem) -> [(path: String, text: String)] {
    ((try? disk.entries(of: folder)) ?? []).flatMap { entry -> [(String, String)] in
      let path = Path.child(folder, entry.name)
      if entry.kind == .folder { return files(in: path, disk) }
      return (try? disk.read(path)).map { [(path, $0.string(ByteRange(0, $0.count)))] } ?? []
    }
  }

  /// The examples of all rules, in their order; and what is wrong with the documents.
  package static let (all, mistakes): ([RuleExamples], [String]) = {
    var mistakes: [String] = []
    let all = allRules.map { rule in
      let path = "\(rule.category.rawValue)/\(rule.id).md"
      guard let text = try? DiskFileSystem().read("\(folder)/\(path)") else {
        return RuleExamples(rule: rule, sections: [])
      }
      do throws(RuleDocument.Mistake) {
        let document = try RuleDocument(
          text.string(ByteRange(0, text.count)), path: "Fixtures/rules/" + path, rule: rule.id,
          right: shownRight(rule), program: { programs[$0] })
        return RuleExamples(rule: rule, sections: document.sections)
      } catch {
        mistakes.append(error.description)
        return RuleExamples(rule: rule, sections: [])
      }
    }
    return (all, mistakes)
  }()
}
