import Diagnostics
import SystemC

/// `fuzz [--time SECONDS] [--no-truncations] [--no-growth] [--mutations N] [--pages FOLDER] [--seed N] [--input FILE]
/// --fixtures FOLDER --output FOLDER`; `fuzz --growth NAME`, where an empty name stands for all shapes; `fuzz --list-growth`
struct RunnerOptions {
  enum Mode {
    case supervise
    case work
    case input(String)
    /// Measures how time grows for the shapes whose name has this text in it, and nothing else.
    case growth(String)
    case listGrowth
  }

  var mode = Mode.supervise
  /// How many seconds of CPU time to run.
  var seconds = 60.0
  /// Whether the examples of rules are tried cut off after each of their bytes, before the time begins.
  var triesTruncations = true
  /// Whether it is measured how time grows, before the time begins.
  var measuresGrowth = true
  /// How many pages are mutated for fixes, before the time begins.
  var mutationCount = 20_000
  /// A folder with pages to mutate besides the fixtures; nil for none.
  var pages: String?
  var seed: UInt64
  var fixtures = "Fixtures"
  /// Where inputs are written.
  var output = ".build/fuzz"

  init(_ arguments: [String]) {
    seed = UInt64(time(nil)) &* 1_000_003
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      guard ["--worker", "--no-truncations", "--no-growth", "--list-growth"].contains(name) || !rest.isEmpty
      else {
        RunnerOptions.stop("\(name): a value is missing")
      }
      switch name {
      case "--worker": mode = .work
      case "--no-truncations": triesTruncations = false
      case "--no-growth": measuresGrowth = false
      case "--growth": mode = .growth(rest.removeFirst())
      case "--list-growth": mode = .listGrowth
      case "--time": seconds = Double(rest.removeFirst()) ?? seconds
      case "--mutations": mutationCount = Int(rest.removeFirst()) ?? mutationCount
      case "--pages": pages = rest.removeFirst()
      case "--seed": seed = UInt64(rest.removeFirst()) ?? seed
      case "--input": mode = .input(rest.removeFirst())
      case "--fixtures": fixtures = rest.removeFirst()
      case "--output": output = rest.removeFirst()
      default: RunnerOptions.stop("\(name) is no option")
      }
    }
  }

  /// The input that is being tried.
  var record: String { output + "/current" }
  /// The smallest input that fails.
  var smallest: String { output + "/failure-\(seed)" }

  static func stop(_ message: String) -> Never {
    print("fuzz: \(message)")
    exit(2)
  }
}
