import Diagnostics
import NativeSource

/// A command that a script sends, and the platforms on which it does.
package struct SentCommand: Sendable {
  package var name: String
  package var platforms: Set<NativePlatform>
}

/// What one script of a package says about native components.
package struct ScriptFile: Sendable {
  package var path: String
  package var specs: [ComponentSpec] = []
  package var uses: [ComponentUse] = []
  /// The literals `x` of `dispatchViewManagerCommand(_, 'x', _)`.
  package var dispatchedCommands: [NameAt] = []
  /// The commands that it sends, each with the platforms on which it does.
  package var sentCommands: [SentCommand] = []
  /// All strings of a script with a component whose name is not a literal: they may be the name.
  package var possibleNames: Set<String> = []
  /// Whether it sends commands that are not literals: they may be the numbers that Android has for commands.
  package var dispatchesUnknownCommands = false
  /// What it imports, and what it passes to the components that it imports.
  package var links: ScriptLinks
  /// Whether it tests which architecture it runs under.
  package var testsArchitecture = false
  /// Comments that contain `mpcheck-`.
  package var suppressionComments: [ByteRange] = []

  package init(path: String) {
    self.path = path
    links = ScriptLinks(path: path)
  }

  /// Whether anything in it matters for the package.
  package var isEmpty: Bool {
    specs.isEmpty && uses.isEmpty && dispatchedCommands.isEmpty && !dispatchesUnknownCommands
      && !testsArchitecture && possibleNames.isEmpty
  }

  /// Whether it declares or uses a component.
  package var hasComponents: Bool { !specs.isEmpty || !uses.isEmpty }
}
