import ArgumentParser
import Diagnostics

/// The options that change files.
struct FixOptions: ParsableArguments {
  @Flag(help: "Writes the fixes that never change what a working page does.")
  var fix = false

  @Flag(help: "Writes suggested fixes too: look at what they change.")
  var unsafeFixes = false

  @Flag(
    help:
      "Prints what would be changed as a unified diff and writes nothing; exit status 1 if there is a change."
  )
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Writes a comment above each finding that hides it; in JSON a // comment.", valueName: "reason"))
  var addSuppressions: String?

  /// Whether fixes are made, be it to be shown only.
  var makesFixes: Bool { fix || unsafeFixes || (diff && addSuppressions == nil) }

  /// The fixes that are made.
  var applicabilities: Set<Fix.Applicability> { unsafeFixes ? [.safe, .suggested] : [.safe] }

  /// Whether files are changed, be it to be shown only.
  var makesChanges: Bool { makesFixes || addSuppressions != nil }

  func validate() throws {
    guard let reason = addSuppressions else { return }
    if reason.allSatisfy(\.isWhitespace) {
      throw ValidationError("--add-suppressions: give a reason, such as \"known before mpcheck\"")
    }
    if reason.contains(where: \.isNewline) || reason.contains("--") {
      throw ValidationError(
        "--add-suppressions: a reason with a line break or \"--\" cannot be in a comment")
    }
  }
}
