import Diagnostics

/// A file before and after what a draft changed in it.
package struct TextChange: Sendable {
  package let old: SourceText
  package let new: SourceText

  package var path: String { old.path }
}
