import Diagnostics
import NativeSource

/// What one Objective-C or Swift file says about classes, managers and component views.
package struct AppleFile: Sendable {
  package var path: String
  package var isSwift = false
  package var parts: [AppleClassPart] = []
  /// `X` of `Class<RCTComponentViewProtocol> XCls(`.
  package var componentClassFunctions: [NameAt] = []
  /// Whether it registers component views itself.
  package var registersComponentViews = false
  /// The paths of `#import`, and those that `__has_include` asks for.
  package var imports: [NameAt] = []
  package var probedHeaders: Set<String> = []
  /// The modules of Swift's `import`, and those that `canImport` asks for.
  package var modules: [NameAt] = []
  package var probedModules: Set<String> = []
  /// Names that something is assigned to, as `x`, `_x` or `setX:`.
  package var assignedNames: Set<String> = []
  /// Names that macros of the library's own are given outside of methods, and those in bodies of macros: what such a macro
  /// declares is not read.
  package var macroNames: Set<String> = []
  package var suppressionComments: [ByteRange] = []

  init(path: String) { self.path = path }

  /// Reads a file of Objective-C, Objective-C++ or Swift.
  package init(reading tokens: NativeTokens) {
    self = tokens.language == .swift ? SwiftReader.read(tokens) : ObjectiveCReader.read(tokens)
  }
}

/// One declaration of a class: an interface, an implementation, a category, a Swift class, a Swift extension.
package struct AppleClassPart: Sendable {
  package enum Kind: Sendable {
    case interface, implementation, category, swiftClass, swiftExtension
    /// `@interface RCT_EXTERN_MODULE(Class, Superclass)`
    case externModule
  }

  package var kind: Kind
  package var name: NameAt
  package var superclass: String?
  /// Of a Swift class: the name that `@objc(Name)` gives it.
  package var runtimeName: String?
  /// `@objcMembers class`, `@objc extension`.
  package var exposesMembers = false
  package var properties: [AppleProperty] = []
  package var instanceVariables: [AppleProperty] = []
  package var methods: [AppleMethod] = []

  /// What the name of a `RCT_EXPORT_MODULE` is; an empty one means the class name.
  package var moduleName: NameAt?
  package var viewProperties: [ViewPropertyExport] = []
  package var exportedMethods: [MethodExport] = []

  /// `N` of `concreteComponentDescriptorProvider<NComponentDescriptor>()`.
  package var descriptors: [String] = []
  /// Whether something is assigned to `_props`.
  package var assignsProps = false
  package var eventDictionaries: [EventDictionary] = []

  init(kind: Kind, name: NameAt) {
    self.kind = kind
    self.name = name
  }
}

package struct AppleProperty: Sendable {
  package var name: NameAt
  /// Its tokens without white space, `*` and nullability: `RCTDirectEventBlock`.
  package var type: String
  /// Whether Objective-C sees it.
  package var isExposed = true
  package var isPrivate = false
  package var isStored = true
  /// The initial value of a Swift variable, where it is a literal.
  package var initialValue: (literal: ComponentSpec.Literal, place: Place)?
  /// That as it is written.
  package var initialText = ""
}

package struct AppleMethod: Sendable {
  package var selector: String
  /// Of a selector its first part.
  package var name: NameAt
  package var isExposed = true
  package var isPrivate = false
  /// The selector that is derived of the name need not be the one that it has: `async`, `throws`.
  package var hasUncertainSelector = false
  package var hasBody = false
  /// Selectors that are sent to `super`, by their first parts.
  package var superCalls: Set<String> = []
  /// Whether something is assigned to `_props` in it.
  package var assignsProps = false
  /// Of `-view` alone.
  package var madeView: MadeView?
  /// Of `updateProps:oldProps:` alone: `N` and the place of `_props` in the cast to `NProps`.
  package var propsCasts: [NameAt] = []
  package var propUpdates: [PropUpdate] = []
}

/// A method that makes a view.
package struct MadeView: Sendable {
  /// The classes of the objects that it makes.
  package var classes: [String] = []
  /// Names that are not of local variables to which the view is assigned, or that are returned, in that order.
  package var stored: [NameAt] = []
}

/// `RCT_EXPORT_VIEW_PROPERTY` and its kind.
package struct ViewPropertyExport: Sendable {
  package enum Kind: Sendable {
    case export, remap, custom
  }

  package var kind: Kind
  package var name: NameAt
  /// The key path of a remapped property.
  package var target: NameAt?
  package var type: NameAt

  /// The type without what does not matter.
  package var bareType: String { bareObjectiveCType(type.text) }

  package var phase: ComponentSpec.Phase? {
    switch bareType {
    case "RCTDirectEventBlock": .direct
    case "RCTBubblingEventBlock": .bubbling
    default: nil
    }
  }
}

/// `RCT_EXPORT_METHOD`, `RCT_REMAP_METHOD`, `RCT_EXTERN_METHOD`.
package struct MethodExport: Sendable {
  package var isExtern: Bool
  /// What scripts call it.
  package var scriptName: String
  package var selector: String
  /// The first part of the selector.
  package var name: NameAt
  /// The types of the parameters, between their brackets.
  package var parameterTypes: [NameAt?]
}

/// `onX(@{@"k": v})`
package struct EventDictionary: Sendable {
  package var event: String
  package var place: Place
  /// Nil when a key is not a literal.
  package var keys: [String]?
}

/// `if (old.p != new.p) { target.p = new.p; }` of `updateProps:oldProps:`.
package struct PropUpdate: Sendable {
  package var prop: String
  /// The class of the object that the property is set of, as its declaration names it; nil when that is not known.
  package var targetType: String?
  /// The name of the variable, for one that another file declares.
  package var target: String
}

/// `NSString` of `nonnull NSString *`.
package func bareObjectiveCType(_ text: String) -> String {
  var words: [Substring] = []
  for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
    switch word {
    case "nonnull", "nullable", "_Nonnull", "_Nullable", "__nonnull", "__nullable", "const", "__unused",
      "strong", "weak":
      continue
    default: words.append(word)
    }
  }
  return words.joined()
}
