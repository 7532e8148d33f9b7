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
    /// A protocol, an interface of Java and Kotlin; kept with the detail `protocols` where it declares no class.
    case `protocol`
    /// Any other type: a struct, an enum.
    case other
  }

  package var kind: Kind
  /// With outer classes: `Outer.Inner`.
  package var name: String
  package var nameRange: ByteRange
  /// The name that `@objc(Name)` gives a Swift class.
  package var runtimeName: String?
  /// Java and Kotlin: no object is made of it.
  package var isAbstract = false
  /// As written, without type arguments.
  package var superclass: String?
  package var superclassRange: ByteRange?
  /// The protocols that the declaration names, in its order; of Swift also the superclass. With that detail alone.
  package var conformances: [NativeName] = []
  /// With the detail `properties` alone.
  package var properties: [NativeProperty] = []
  package var methods: [NativeMethod] = []
  /// The names that the comment before the declaration documents as parameters, `@param zoom`: a class has none but
  /// those that are passed at run time.
  package var documentedParameters: [NativeName] = []
}

/// A protocol of Objective-C, of which no more is kept: thousands of headers have more of them than classes, and the same
/// ones over and over. 12 bytes.
package struct NativeProtocol: Hashable, Sendable {
  /// `identifierHash` of its name.
  package var nameHash: UInt32
  package var nameRange: ByteRange
}

/// That a protocol of Objective-C refines another one, both by `identifierHash` of their names.
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
  /// Its tokens, from the first to the last.
  package var type: NativeName?
  /// `readonly`, `getter=isOn` of Objective-C.
  package var attributes: [NativeName] = []
  package var isStatic = false

  /// The selectors of its accessors.
  package var getter: String { attribute("getter=") ?? name.text }
  package var setter: String { attribute("setter=") ?? NativeProperty.setter(name.text) }

  /// The selector by which a property of this name is set.
  package static func setter(_ name: String) -> String { "set" + name.capitalisedFirst + ":" }

  /// The name by which Swift calls the setter of a property of this name.
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
  /// Without the brackets of Objective-C.
  package var type: NativeName?
}

/// A method, a C function, or a property in the place of a getter.
package struct NativeMethod: Hashable, Sendable {
  /// The Objective-C selector (derived from the Swift name for Swift), or the name of a Java or Kotlin method.
  package var selector: String
  /// The name, of a selector its first part.
  package var nameRange: ByteRange
  /// `identifierHash` of the bytes of `nameRange`, by which calls find the method.
  package var nameHash: UInt32
  package var isStatic = false
  package var isProperty = false
  /// Swift: `@objc(selector)` gives the selector.
  package var hasExportedSelector = false
  /// From `{` to `}`, or the expression that is the whole body; nil for a declaration.
  package var bodyRange: ByteRange?
  package var parameters: [String] = []
  /// With the detail `signatures`.
  package var signature: [NativeParameter] = []
  /// Of a protocol: the method need not be implemented.
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
    /// An object that is made in this call.
    case fresh
    case other
  }

  package var kind: Kind
  /// The value, or the word `return` when it has none.
  package var range: ByteRange
}
