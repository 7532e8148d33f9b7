import Linting
import Rules

/// The examples of a rule that `mpcheck explain` does not show, with the reason of each: `Fixtures/rules/<category>/<id>.md`.
///
/// The document begins with `# <id>`. Each example is a section:
///
///     ## finds: an event without a name        or  ## silent: the method exists
///
///     From `dial-library`                      the files of a program in `Fixtures/programs`, which the section then changes as
///                                              after `Reported when:`; the files that it changes or adds are the first ones
///
///     - `pages/index/index.js`: `Page({})`     a file by its path, then its text: beside it where it is one line without a backtick,
///     - `pages/index/index.axml`               or else in a block of code. `mpcheck.json` is the configuration. The expected ranges
///     ```xml                                   are between ⟦ and ⟧.
///     <view
///       ⟦onTap⟧/>
///     ```
///     > "onTap" has no method name             the messages of the marked ranges, one a line
///     - After the fix: `<view/>`               the text of the first file, or a block of code below
///
///     - Reported when `onTap` becomes `onTop`  what removes the reason for silence: another text for one that is there once;
///                                              `Reported 2 times when`
///     - Reported when:                         any changes:
///     - `src/A.ios.ts` is `src/A.ts`           a file has another path
///     - `src/B.ts` is not there                a file is removed
///     ```diff                                  a text that is there once is replaced; after a path, in that file
///     -onTap
///     +onTop
///     ```
///     - `src/B.ts`: `let b = 1`                a file is added, or has this text in place of its own
///
/// A section without files is about the files of the section before it, the first one about the right example that `explain`
/// shows. The text of a block has no line end after its last line. In a block `escaped` and in messages, `\r`, `\u{1}` and `\\` are what
/// they are in Swift.
package struct RuleDocument: Sendable {
  package struct Section: Sendable {
    /// What the heading says after `finds:` or `silent:`, up to a ` | `.
    package let reason: String
    /// The same in Chinese: what is after the ` | `. Nil where the heading has none, as those after `finds:`.
    package let chineseReason: String?
    package let example: Example
    /// Whether the example is this section's own, not the one of the section before it.
    package let isFirstOfExample: Bool
    /// The change that removes the reason for silence; nil in a section `finds:`.
    package let change: ProgramChange?
  }

  /// A mistake in the document, with the path and the line.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
  }

  package let sections: [Section]

  /// - Parameters:
  ///   - path: Of the document, for the places of the examples and for mistakes.
  ///   - right: The right example that `explain` shows; nil when there is none.
  ///   - program: The files of a program that documents share, by its name; nil when there is none.
  package init(
    _ text: String, path: String, rule: String, right: Example?,
    program: @escaping (String) -> [Example.File]?
  ) throws(Mistake) {
    var reader = RuleDocumentReader(text, path: path, program: program)
    sections = try reader.sections(of: rule, after: right)
  }
}

/// Replacements in a program of an example.
package struct ProgramChange: Sendable {
  package enum Step: Sendable {
    /// The file at the path `from` has the path `to`.
    case move(from: String, to: String)
    /// A text that is there once, in the file at `path` or in any file, is replaced.
    case replace(String, with: String, path: String?)
    case put(Example.File)
    case remove(String)
  }

  package var steps: [Step]
  /// How many findings there are after the change.
  package let findingCount: Int

  package init(steps: [Step] = [], findingCount: Int) {
    self.steps = steps
    self.findingCount = findingCount
  }

  /// The files after all steps; nil when a text is not there exactly once, or a file is not there.
  package func applied(to files: [Example.File]) -> [Example.File]? {
    var files = files
    for step in steps {
      switch step {
      case .move(let from, let to):
        guard let index = files.firstIndex(where: { $0.path == from }) else { return nil }
        files[index] = Example.File(to, files[index].marked)
      case .replace(let old, let new, let path):
        let counts = files.map { path == nil || $0.path == path ? $0.marked.ranges(of: old).count : 0 }
        guard counts.reduce(0, +) == 1, let index = counts.firstIndex(of: 1) else { return nil }
        files[index] = Example.File(files[index].path, files[index].marked.replacing(old, with: new))
      case .put(let file):
        if let index = files.firstIndex(where: { $0.path == file.path }) {
          files[index] = file
        } else {
          files.append(file)
        }
      case .remove(let path):
        guard let index = files.firstIndex(where: { $0.path == path }) else { return nil }
        files.remove(at: index)
      }
    }
    return files
  }
}
