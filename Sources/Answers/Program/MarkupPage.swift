import Containers
import Diagnostics
import Linting
import Markup
import MiniProgram

/// A page, component or template file as answers see it.
package struct MarkupPage {
  /// Its program. It may be linked with an older text of this file.
  let view: ProgramView
  /// The tree of the text as it is now.
  let document: Document
  let dialect: Dialect
  /// The file with its script and configuration as they are now.
  let unit: SourceUnit

  package var path: String { unit.path }
  var text: SourceText { document.text }
  /// The files of the program as they are now.
  var program: ProgramSources { view.program }
  /// The files of the program as they are linked.
  var project: Project { view.project }

  /// Which native types are registered for the program.
  var nativeTypes: NativeTypes { view.nativeTypes }

  /// The language of answers.
  var language: Language { view.snapshot.language }

  func string(_ range: ByteRange) -> String { text.string(range) }
}
