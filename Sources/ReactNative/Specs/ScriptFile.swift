import Diagnostics
import NativeSource

/// What one script of a package says about native components.
package struct ScriptFile: Sendable {
  package var path: String
  package var specs: [ComponentSpec] = []
  package var uses: [ComponentUse] = []
  /// The literals `x` of `dispatchViewManagerCommand(_, 'x', _)`.
  package var dispatchedCommands: [NameAt] = []
  /// Whether it asks which architecture it runs under.
  package var testsArchitecture = false
  /// Comments that contain `mpcheck-`.
  package var suppressionComments: [ByteRange] = []

  package init(path: String) { self.path = path }

  /// Whether anything in it matters for the package.
  package var isEmpty: Bool {
    specs.isEmpty && uses.isEmpty && dispatchedCommands.isEmpty && !testsArchitecture
  }
}
