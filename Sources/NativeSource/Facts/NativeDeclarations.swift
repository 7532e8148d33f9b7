import Diagnostics

/// One declaration of a class: an interface, an implementation, a category, an extension.
package struct NativeClassPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case interface
    case implementation
    /// A category, a class extension, a Swift extension.
    case `extension`
    /// A Swift, Java or Kotlin class: declared and implemented at once.
    case definition
    /// A protocol, or an interface of Java and Kotlin; kept with the detail `protocols` where it does not declare a
    /// class.
    case `protocol`
    /// Any other type: a struct, an enum.
    case other
  }

  package var kind: Kind
  /// The name with outer classes: `Outer.Inner`.
  package var name: String
  package var nameRange: ByteRange
  /// Objective-C: from its `@` to the `@` of `@end`, or to the `@` of the next declaration.
  package var range = ByteRange(0, 0)
  /// The name that `@objc(Name)` gives a Swift class.
  package var runtimeName: String?
  /// Swift: whether it is `@objcMembers class`, `@objc extension` or `@objc protocol`.
  package var exposesMembers = false
  /// Java and Kotlin: objects of it cannot be made.
  package var isAbstract = false
  /// Kotlin: whether other classes may extend it.
  package var isOpen = false
  /// The superclass as written, without type arguments.
  package var superclass: String?
  package var superclassRange: ByteRange?
  /// Whether the class is declared elsewhere and this repeats what it extends: such a superclass counts only where no other
  /// declaration has one.
  package var repeatsSuperclass = false
  /// The protocols that the declaration names, in its order; in Swift also the superclass. Only with that detail.
  package var conformances: [NativeName] = []
  /// Only with the detail `properties`.
  package var properties: [NativeProperty] = []
  /// The names after `@synthesize`: also properties that only a protocol declares. Only with the detail `properties`.
  package var synthesized: [String] = []
  /// Instance variables of Objective-C, fields of Java, properties of Kotlin. Only with the detail `fields`.
  package var fields: [NativeProperty] = []
  package var methods: [NativeMethod] = []
  /// The names that the comment before the declaration documents as parameters (`@param zoom`): they are passed at run
  /// time, as a class has no other parameters.
  package var documentedParameters: [NativeName] = []
}

/// A protocol of Objective-C. Nothing more is kept of it: thousands of headers have more protocols than classes, and
/// the same ones over and over. 12 bytes.
package struct NativeProtocol: Hashable, Sendable {
  /// `identifierHash` of its name.
  package var nameHash: UInt32
  package var nameRange: ByteRange
}

/// The fact that a protocol of Objective-C refines another one, both by `identifierHash` of their names.
package struct NativeRefinement: Hashable, Sendable {
  package var name: UInt32
  package var refined: UInt32
}

/// A name as the source spells it.
package struct NativeName: Hashable, Sendable {
  package var text: String
  package var range: ByteRange
}

/// A property of a class.
package struct NativeProperty: Hashable, Sendable {
  package var name: NativeName
  /// The name that `@objc(name)` gives a property of Swift.
  package var exportedName: NativeName?
  /// The tokens of its type, from the first to the last; for a block, the tokens before its name.
  package var type: NativeName?
  /// Its attributes in Objective-C: `readonly`, `getter=isOn`.
  package var attributes: [NativeName] = []
  package var isStatic = false
  /// Swift: whether Objective-C sees it because of what is before it, such as `@objc`, or before its type.
  package var isExposed = false
  package var isPrivate = false

  /// The selectors of its accessors.
  package var getter: String { attribute("getter=") ?? nameForObjectiveC }
  package var setter: String { attribute("setter=") ?? NativeProperty.setter(nameForObjectiveC) }

  private var nameForObjectiveC: String { (exportedName ?? name).text }

  /// The selector that sets a property with this name.
  package static func setter(_ name: String) -> String { "set" + name.capitalisedFirst + ":" }

  /// The name of the setter of a property with this name, in Swift.
  package static func setterName(_ name: String) -> String { String(setter(name).dropLast()) }

  private func attribute(_ prefix: String) -> String? {
    attributes.first { $0.text.hasPrefix(prefix) }.map { String($0.text.dropFirst(prefix.utf8.count)) }
  }
}

/// A parameter of a method.
package struct NativeParameter: Hashable, Sendable {
  /// The part of the selector before it, the argument label of Swift; empty where there is none.
  package var label: ByteRange
  package var name: NativeName
  /// The type without the brackets of Objective-C.
  package var type: NativeName?
}

/// A method, a C function, or a property that takes the place of a getter.
package struct NativeMethod: Hashable, Sendable {
  /// The Objective-C selector (for Swift, derived from the name), or the name of a Java or Kotlin method.
  package var selector: String
  /// The name; for a selector its first part.
  package var nameRange: ByteRange
  /// `identifierHash` of the bytes of `nameRange`: calls find the method by it.
  package var nameHash: UInt32
  package var isStatic = false
  package var isProperty = false
  /// Whether it is a C function between the methods of a class.
  package var isFunction = false
  /// Swift: `@objc(selector)` gives the selector.
  package var hasExportedSelector = false
  /// Swift: whether Objective-C sees it because of what is before it, such as `@objc`, or before its type.
  package var isExposed = false
  package var isPrivate = false
  /// Swift: whether it is `async` or `throws`: its selector then has a further part.
  package var hasEffects = false
  /// From `{` to `}`, or the expression that is the whole body; nil for a declaration.
  package var bodyRange: ByteRange?
  package var parameters: [String] = []
  /// Only with the detail `signatures`.
  package var signature: [NativeParameter] = []
  /// Whether it is a method of a protocol that need not be implemented.
  package var isOptional = false
  /// Selectors sent to `super`.
  package var superCalls: [String] = []
  /// Initialisers sent to `self`.
  package var initialiserCalls: [String] = []
  /// Only where the interest keeps them.
  package var returns: [NativeReturn] = []
  /// Indexes of `NativeFileFacts.calledNames`.
  package var calls: Range<Int> = 0..<0

  init(selector: String, name: Int, in tokens: NativeTokens) {
    self.selector = selector
    nameRange = tokens.range(name)
    nameHash = tokens.isIdentifier(name) ? tokens.tokens[name].hash : 0
  }
}

/// What a method gives back.
package struct NativeReturn: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `nil`, `null`.
    case none
    /// An object that this call makes.
    case fresh
    case other
  }

  package var kind: Kind
  /// The value, or the word `return` when it has none.
  package var range: ByteRange
}
