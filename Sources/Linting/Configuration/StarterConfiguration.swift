import Diagnostics
import Files

/// What a first configuration file for a program says: `mpcheck init` writes it.
package struct StarterConfiguration: Sendable {
  /// The version that writes it.
  package var version: Version
  /// The source root, relative to the folder of the file; nil when it is that folder.
  package var program: String?
  /// The static types of the native views in the markup, in the order in which they are written.
  package var nativeTypes: [String]

  package init(version: Version, program: String?, nativeTypes: [String]) {
    self.version = version
    self.program = program
    self.nativeTypes = nativeTypes
  }

  /// A file with comments, which loads as it is; so does each example in a comment once its `//` is removed.
  package var text: String {
    """
    // What is in force and why: mpcheck config. What a rule finds: mpcheck explain RULE.
    {
      // Lets editors complete this file, once "mpcheck schema > mpcheck.schema.json" has written the schema.
      // "$schema": "./mpcheck.schema.json",

      "required": ">=\(version)",

    \(programSection)  // What is not linted, besides what .gitignore names; patterns as there.
      // "exclude": ["dist/**"],

      // Languages of pages that are not linted, by extension: axml, wxml, ttml, swan and others.
      // "dialects": { "swan": "off" },

      // Native sources, or exported contract files, in which registrations of native views are looked up.
      // "hosts": ["../ios-app", "../android-app"],

    \(nativeViewsSection)
      // "off", "info", "warning" or "error" for single rules or categories.
      "rules": {
        // "missing-key": "off",
      },

      // Other severities for some files.
      // "overrides": [{ "files": ["pages/legacy/**"], "rules": { "missing-key": "off" } }],

      // Findings that are not reported again; "mpcheck lint --write-baseline" writes them.
      // "baseline": "mpcheck-baseline.json",

      // How "mpcheck format" indents pages: blanks, or "tab". Without it, each as most of its lines are.
      // "format": { "indent": 2 },
    }

    """
  }

  private var programSection: String {
    guard let program else { return "" }
    return """
        // The folder of app.json.
        "program": "\(JSONWriter.escaped(program))",


      """
  }

  private var nativeViewsSection: String {
    let example = """
      { "params": { "zoom": "number" }, "events": ["onRegionChange"], "platforms": ["ios", "android"] }
      """
    if nativeTypes.isEmpty {
      return """
          // The native view types that the host app registers; what is left out of an entry is not checked.
          // "nativeViews": { "custom_map": \(example) },

        """
    }
    let entries = nativeTypes.map { "    \"\(JSONWriter.escaped($0))\": {},\n" }.joined()
    return """
        // The native view types in the markup. Compare each with what the host app registers; any other type is
        // reported. An entry may say more:
        // \(example)
        "nativeViews": {
      \(entries)  },

      """
  }
}
