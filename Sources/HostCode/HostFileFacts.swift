import Diagnostics

/// What one file of native source says about custom views, before other files are known.
package struct HostFileFacts: Sendable {
  package var path: String
  package var language: HostLanguage
  /// The package of a Java or Kotlin file, empty when it names none.
  package var packageName = ""
  /// Imported names of a Java or Kotlin file: `com.example.MapView`, `com.example.*`.
  package var imports: [String] = []
  package var constants: [HostConstant] = []
  package var classes: [HostClassPart] = []
  /// Functions outside classes, and methods of a fragment that names no class.
  package var functions: [HostMethod] = []
  package var registrations: [RegistrationCall] = []
  package var events: [EventCall] = []
  package var messages: [MessageComparison] = []
  package var parameterReads: [ParameterRead] = []
  package var openings: [HostOpening] = []
  /// Calls of methods that hand a parameter on to a registration or an event: of those in this file, and of others by
  /// whose names the file was read.
  package var forwardingCalls: [ForwardingCall] = []
  /// Hashes of the names that methods call; `HostMethod.calls` are ranges of it.
  package var calls: [UInt32] = []
  /// `//` comments that hold `mpcheck-`, from their slashes to the end of the line.
  package var suppressionComments: [ByteRange] = []

  init(path: String, language: HostLanguage) {
    self.path = path
    self.language = language
  }
}

/// A string that has a name, or a variable that hides one of the same name further out; its value is open.
package struct HostConstant: Hashable, Sendable {
  /// With the class or package it stands in: `kMapType`, `ViewTypes.map`, `com.example.Types.MAP`.
  package var name: String
  package var value: HostExpression
}

/// Where in its file a fact stands: indexes of `HostFileFacts.classes` and of the methods there, -1 for none.
/// Without a class the method is one of `HostFileFacts.functions`.
package struct HostOwner: Hashable, Sendable {
  package var classIndex: Int
  package var methodIndex: Int
}

/// One declaration of a class: an interface, an implementation, a category, an extension.
package struct HostClassPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case interface
    case implementation
    /// A category, a class extension, a Swift extension.
    case `extension`
    /// A Swift, Java or Kotlin class: declared and implemented at once.
    case definition
    /// A type that is no class: an interface, a protocol, a struct, an enum.
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
  package var methods: [HostMethod] = []
  /// The names that the comment before the declaration documents as parameters, `@param zoom`: a class has none but
  /// those that a page passes.
  package var documentedParameters: [HostExpression] = []
}

/// A method, a C function, or a property that stands for a getter.
package struct HostMethod: Hashable, Sendable {
  /// The Objective-C selector (derived from the Swift name for Swift), or the name of a Java or Kotlin method.
  package var selector: String
  /// The name, of a selector its first part.
  package var nameRange: ByteRange
  /// `identifierHash` of the bytes of `nameRange`, by which calls find the method.
  var nameHash: UInt32
  package var isStatic = false
  package var isProperty = false
  /// From `{` to `}`, or the expression that is the whole body; nil for a declaration.
  package var bodyRange: ByteRange?
  package var parameters: [String] = []
  /// Selectors sent to `super`.
  package var superCalls: [String] = []
  /// Initialisers sent to `self`.
  package var initialiserCalls: [String] = []
  /// Only of methods that hand over the view.
  package var returns: [HostReturn] = []
  /// Indexes of `HostFileFacts.calls`.
  package var calls: Range<Int> = 0..<0

  init(selector: String, name: Int, in tokens: HostTokens) {
    self.selector = selector
    nameRange = tokens.range(name)
    nameHash = tokens.isIdentifier(name) ? tokens.tokens[name].hash : 0
  }
}

/// What a method gives back.
package struct HostReturn: Hashable, Sendable {
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

/// How a view is registered in the source.
package enum RegistrationSpelling: String, Hashable, Sendable {
  /// `registerComponentWithName:clsName:` and its Swift import; type first.
  case componentName
  /// `NXK_Register_Component(Class, type)`.
  case componentMacro
  /// `registerComponentWithConfig:`, whose argument is not read.
  case componentConfig
  /// `ComponentRuntime` > `Components` of a property list.
  case propertyList
  /// `MPEmbedViewHelper.registerEmbedView(class, type)`.
  case embedView
  /// `new H5EmbedViewConfig(bundle, class, type)`.
  case embedViewConfig
}

/// A registration as one file shows it.
package struct RegistrationCall: Hashable, Sendable {
  package var spelling: RegistrationSpelling
  package var type: HostExpression
  package var className: HostExpression
  /// The whole call, or the `<dict>` of a property list.
  package var range: ByteRange
  package var owner: HostOwner
  /// Whether a condition of the program or of its build decides about it.
  package var isConditional = false
}

/// An event that native code sends to the page.
package struct EventCall: Hashable, Sendable {
  package enum Spelling: String, Hashable, Sendable {
    case sendCustomEventMessage
    /// `sendMessage:component:data:callback:`: an event only with the channel of custom events.
    case sendMessage
    case sendEventToTiny
  }

  package var spelling: Spelling
  /// The first argument of the iOS calls: the name of the channel.
  package var channel: HostExpression?
  /// The first argument of `sendEventToTiny`.
  package var name: HostExpression?
  /// The dictionary that the iOS calls send.
  package var entries: [EventEntry] = []
  /// Whether the dictionary may hold more than `entries`.
  package var hasOpenData = false
  /// The dictionary or the value in its place; on Android the whole call.
  package var dataRange: ByteRange
  package var range: ByteRange
  package var owner: HostOwner
}

/// A pair of the dictionary that an event sends.
package struct EventEntry: Hashable, Sendable {
  package var key: HostExpression
  package var value: HostExpression
}

/// A message name that a receiver compares with.
package struct MessageComparison: Hashable, Sendable {
  package var message: HostExpression
  package var owner: HostOwner
}

/// A key that is read from a view's parameters.
package struct ParameterRead: Hashable, Sendable {
  package var key: HostExpression
  package var owner: HostOwner
}

/// A place behind which facts of one face may hide.
package struct HostOpening: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case registrations
    case messages
    case parameters
  }

  package var face: Face
  package var range: ByteRange
  package var owner: HostOwner
}

/// A call of a method that hands its parameters on to a registration or an event.
package struct ForwardingCall: Hashable, Sendable {
  enum Receiver: Hashable, Sendable {
    /// `self`, `super`, `this`, or none.
    case own
    /// A bare name, which may be that of a class.
    case name(String)
    case other
  }

  /// Of the name of the method that is called.
  var nameHash: UInt32
  var receiver: Receiver
  package var arguments: [HostExpression]
  package var range: ByteRange
  package var owner: HostOwner
  var isConditional = false
  /// Whether the method is named without being called, so that it may be called with anything: `@selector(emit:)`,
  /// `this::emit`.
  var isReference = false
}
