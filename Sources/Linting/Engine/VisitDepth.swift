import Diagnostics
import MiniProgram

/// How much of a file a visit looks at.
enum VisitDepth: Comparable, Sendable {
  /// Words in the markup and the configuration. They are enough as long as they show that other files need to know nothing of
  /// the file, or at most which native views it has.
  case words
  /// The markup and the configuration, and the script only where nothing else says what the file is.
  case markup
  case whole
}

/// A visit to a file, before it is made.
struct PlannedVisit: Sendable {
  /// Absolute.
  var path: String
  var depth = VisitDepth.whole
  /// Whether findings in the file are wanted; then the depth is `whole`.
  var isReported = false
  /// Where words are looked at: a file with native views that has one of these ids as a value is read as markup.
  var ids: [String] = []
}
