import Diagnostics
import Files
import Linting

/// Programs of one form, each with more of something: the time for them has to grow as they do.
package struct GrowthShape: Sendable {
  /// What is done with a program.
  enum Work {
    /// It is linted, and all findings are written in each format.
    case lint
    /// The files are given one by one, as hooks do.
    case lintFiles
    /// All fixes are made.
    case fix
    /// A comment is written for each finding.
    case suppress
    /// Its baseline is written, read and compared.
    case baseline
    /// Its pages are formatted.
    case format
  }

  /// What grows, and how: `spelling/types`.
  package let name: String
  /// The sizes that are tried: the smallest, and each twice as large as the one before it, up to the largest. The largest is at
  /// what mpcheck reads of a file at most, or far beyond what anyone writes.
  let sizes: ClosedRange<Int>
  /// The seconds of processor time that the largest may take.
  package let ceiling: Double
  let work: Work
  /// A rule that finds something in each of them; nil where the shape is read and nothing is found. Without it a shape that
  /// has become another one by a change of the rules would measure nothing.
  package let rule: String?
  private let files: @Sendable (Int) -> [String: String]

  init(
    _ name: String, _ sizes: ClosedRange<Int>, ceiling: Double = 4, _ work: Work = .lint,
    finds rule: String? = nil,
    files: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.sizes = sizes
    self.ceiling = ceiling
    self.work = work
    self.rule = rule
    self.files = files
  }

  /// The program of a size. One that says nothing else of its pages has one: `a/a`.
  package func input(_ size: Int) -> FuzzInput {
    var files = files(size)
    if files["app.json"] == nil { files["app.json"] = #"{ "pages": ["a/a"] }"# }
    return FuzzInput(
      files.sorted { Path.precedes($0.key, $1.key) }.map { FuzzInput.File($0.key, Array($0.value.utf8)) })
  }

  package static let all =
    spelling + names + templates + pages + configuration + ignored + baselines + hosts + classes + contracts
    + packages + scripts + components + data + media + folders + programs + findings + comments + fixes
    + longPaths + openings + uses
}

/// A text for each number below `count`, one after the other.
func each(_ count: Int, separator: String = "\n", _ text: (Int) -> String) -> String {
  var all = ""
  for number in 0..<count {
    if number > 0 { all += separator }
    all += text(number)
  }
  return all
}

/// So many files, by their paths.
func files(_ count: Int, _ path: (Int) -> String, _ text: (Int) -> String) -> [String: String] {
  Dictionary(uniqueKeysWithValues: (0..<count).map { (path($0), text($0)) })
}

extension [String: String] {
  func and(_ others: [String: String]) -> [String: String] { merging(others) { _, other in other } }
}
