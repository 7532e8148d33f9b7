import Diagnostics

/// A file before and after what a draft changed in it.
package struct TextChange: Sendable {
  package let old: SourceText
  package let new: SourceText

  package init(old: SourceText, new: SourceText) { (self.old, self.new) = (old, new) }

  package var path: String { old.path }
}
