import Diagnostics

/// A string in a script: its value, and what is between its quotes.
package struct StringLiteral: Sendable, Hashable {
  package var value: String
  package var range: ByteRange
}

/// A module named by a static string.
package struct ModuleReference: Sendable, Hashable {
  package enum Form: Sendable {
    /// `import ... from 's'`, `import 's'`
    case `import`
    /// `import('s')`
    case dynamicImport
    /// `require('s')`
    case require
    /// `export ... from 's'`
    case reexport
  }

  /// A name that the module's export is bound to.
  package struct Binding: Sendable, Hashable {
    /// The name in this script; the exported name for a re-export, `*` for `export * from`.
    package var local: String
    /// The export's name: `default`, or `*` for the module as a whole.
    package var imported: String
  }

  package var specifier: StringLiteral
  package var form: Form
  package var bindings: [Binding] = []
  /// Whether only types are imported: these do not exist when the script runs.
  package var isTypeOnly = false
  /// Whether it is loaded whenever the script is: outside of functions, blocks and conditions.
  package var isUnconditional = true
}

/// A call `my.create...Context(...)`.
package struct NativeContextCall: Sendable, Hashable {
  /// The method's name, `createMpaasCustomComponentContext` when it is spelled right.
  package var method: StringLiteral
  /// The first argument, when it is a literal.
  package var argument: StringLiteral?
  /// The first argument, when its one value is known.
  package var givenID: GivenText?
  /// The variable or, after a dot, the property that it is assigned to: `ctx` of `this.ctx = ...`.
  package var variable: String?
  /// Whether a second argument says in which component the view is.
  package var namesComponent = false

  /// The function that makes the context of an `<mpaas-component>`.
  ///
  /// Source: mPaaS documentation, "Send custom message to custom view".
  package static let componentFunction = "createMpaasCustomComponentContext"
  /// The function that makes the context of an `<external-element>`.
  ///
  /// Source: document 1219/57633 of tencentcloud.com.
  package static let elementFunction = "createExternalElementContext"

  /// Whether a name is that of a function but for case, or by an edit distance of 2 at most.
  package static func isNear(_ name: some Collection<UInt8>, _ function: String) -> Bool {
    let right = function.utf8
    guard abs(name.count - right.count) <= 2 else { return false }
    let isRecased = name.count == right.count && zip(name, right).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    return isRecased || editDistance(name, right, limit: 2) <= 2
  }
}

/// A call `.postMessage({ actionType: ... })` on a context that `my.create...Context` made.
package struct NativeMessage: Sendable, Hashable {
  /// An index into `ScriptFacts.contextCalls`; nil when several contexts have the variable's name.
  package var context: Int?
  /// What is under `actionType`, as far as it is known: two texts where a condition decides.
  package var actionTypes: [GivenText]
  /// The argument, where it certainly has no `actionType`: an object without it, or a string.
  package var wrongArgument: ByteRange?
  /// Whether the argument is not a literal, or has a spread or a computed key.
  package var isIncomplete: Bool
  /// The method's name, `postMessage`.
  package var range: ByteRange
}

/// A URL given to a navigation function: a literal, or the part of one with a known path, as in `'/a?id=' + id`.
package struct PageLink: Sendable, Hashable {
  package enum Function: String, Sendable, CaseIterable {
    case navigateTo, redirectTo, switchTab, reLaunch

    /// Each with the number of bytes of its name: few calls of a platform have one of these names.
    static let lengths = allCases.map { ($0, $0.rawValue.utf8.count) }
  }

  package var function: Function
  package var url: StringLiteral
  /// Whether the same call opens the page in another way where this one fails: `fail() { wx.switchTab({ url }) }`.
  package var hasFallback = false
  /// Whether the range has other bytes than the URL: a sum, a template.
  package var isComposed = false
}
