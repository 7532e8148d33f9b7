import Diagnostics
import NativeSource

/// What one Objective-C or Swift file says about classes, managers and component views.
package struct AppleFile: Sendable {
  package var path: String
  package var isSwift = false
  package var parts: [AppleClassPart] = []
  /// The declarations of the parts, in order, for the graph of classes.
  private(set) var outline: NativeFileFacts
  /// `X` of `Class<RCTComponentViewProtocol> XCls(`.
  package var componentClassFunctions: [NameAt] = []
  /// The protocols of Swift that Objective-C does not see.
  package var swiftProtocols: Set<String> = []
  /// Variables outside of classes and methods.
  package var fileVariables: [NameAt] = []
  /// Whether it registers component views itself.
  package var registersComponentViews = false
  /// The components that the app's delegate gives to React Native, and all names with which it finds their classes.
  package var handedComponents: [NameAt] = []
  package var handedClasses: Set<String> = []
  package var imports: [AppleImport] = []
  /// The paths in `__has_include`.
  package var probedHeaders: Set<String> = []
  /// The modules of Swift's `import`, and the modules in `canImport`.
  package var modules: [NameAt] = []
  package var probedModules: Set<String> = []
  /// Names that are assigned, as `x`, `_x` or `setX:`; what the setter of a property does with it does not count.
  package var assignedNames: Set<String> = []
  /// Objective-C that imports Swift's classes: the members `x` of each class that it reads or sets as `object.x`, or sets by
  /// `setX:`.
  package var usedMembers: [String: Set<String>] = [:]
  /// The props that comments export: `// RCT_EXPORT_VIEW_PROPERTY(x, T)`.
  package var disabledExports: Set<String> = []
  /// Names that are arguments of the library's own macros outside of methods, and names in bodies of macros: it is not
  /// read what such a macro declares.
  package var macroNames: Set<String> = []
  package var suppressionComments: [ByteRange] = []

  /// Made once: its table of words takes longer than reading a small file.
  private static let interest = FactFilter(
    details: [.properties, .fields, .imports, .protocols, .conformances])

  /// Reads a file of Objective-C, Objective-C++ or Swift.
  package init(reading tokens: NativeTokens) {
    let facts = NativeFileFacts(of: tokens, for: AppleFile.interest)
    fileVariables = tokens.fileVariables
    let reader = AppleReader(tokens, KeptViewReader(tokens, facts, fileVariables: fileVariables))
    path = facts.path
    outline = facts.outline([])
    var declarations: [NativeClassPart] = []
    var extents: [(range: ByteRange, part: Int?)] = []
    for declaration in facts.classes {
      let part = reader.part(declaration)
      extents.append((declaration.range, part == nil ? nil : parts.count))
      for method in declaration.methods where method.selector == "thirdPartyFabricComponents" {
        for index in reader.body(method) ?? 0..<0 { addHandedComponent(index, tokens) }
      }
      guard let part else { continue }
      parts.append(part)
      declarations.append(part.kind == .externModule ? part.declaration(expanding: declaration) : declaration)
    }
    outline = facts.outline(declarations)
    suppressionComments = facts.suppressionComments
    if tokens.language == .swift {
      isSwift = true
      swiftProtocols = Set(
        facts.classes.lazy.filter { $0.kind == .protocol && !$0.exposesMembers }.map {
          lastComponent($0.name)
        })
      modules = facts.importedFiles.map(reader.module)
      probedModules = Set(tokens.probedModules)
      assignedNames = tokens.assignedNames(setters: AppleFile.setters(of: facts.classes))
    } else {
      var reader = ObjectiveCReader(tokens, self, extents, setters: AppleFile.setters(of: facts.classes))
      reader.read()
      self = reader.file
    }
  }

  /// Reads `components[@"Dial"] = [DialView class]`, or an entry of a literal.
  private mutating func addHandedComponent(_ index: Int, _ tokens: NativeTokens) {
    let place = Place(path: path, range: tokens.range(index))
    if tokens.isString(index) { handedComponents.append(NameAt(tokens.string(index), at: place)) }
    if tokens.isString(index) || tokens.isIdentifier(index) { handedClasses.insert(tokens.string(index)) }
  }

  /// Where the setters of each property are, from their names to the ends of their bodies.
  private static func setters(of classes: [NativeClassPart]) -> [String: [ByteRange]] {
    var setters: [String: [ByteRange]] = [:]
    for method in classes.lazy.flatMap(\.methods) {
      guard method.selector.hasPrefix("set"), method.selector.utf8.count > 4,
        method.selector.utf8.firstIndex(of: UInt8(ascii: ":")) == method.selector.utf8.indices.last
      else { continue }
      let name = method.selector.dropFirst(3).dropLast()
      setters[name.prefix(1).lowercased() + name.dropFirst(), default: []]
        .append(ByteRange(method.nameRange.start, method.bodyRange?.end ?? method.nameRange.end))
    }
    return setters
  }
}

/// `#import "Path"`, `#include <Path>`.
package struct AppleImport: Sendable {
  package var path: NameAt
  /// Whether the path is between `<` and `>`.
  package var isAngled: Bool
  /// Whether it is in an `#if` with a `__has_include` that asks for a Swift header: then the branches are for pods that
  /// are built in different ways.
  package var isForOneBuild: Bool
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
  /// For a Swift class, the name in `@objc(Name)`.
  package var runtimeName: String?
  /// Whether it is `@objcMembers class` or `@objc extension`.
  package var exposesMembers = false
  /// What it extends and the protocols that it adopts.
  package var conformances: [String] = []
  package var properties: [AppleProperty] = []
  /// The names after `@synthesize`, also those of properties that only a protocol declares.
  package var synthesized: [String] = []
  package var instanceVariables: [AppleProperty] = []
  /// Whether a macro of the library is among its members: it may declare any.
  package var hasMacroMembers = false
  /// Swift: the names that initialisers assign, or methods that these call.
  package var initialised: Set<String> = []
  /// Properties of the Swift class itself.
  package var staticProperties: [NameAt] = []
  package var methods: [AppleMethod] = []

  /// The name in `RCT_EXPORT_MODULE`; an empty one means the class name.
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

  /// What the macro of an `externModule` declares.
  func declaration(expanding macro: NativeClassPart) -> NativeClassPart {
    var declaration = macro
    declaration.kind = .interface
    declaration.name = name.text
    declaration.superclass = superclass
    declaration.repeatsSuperclass = true
    return declaration
  }
}

package struct AppleProperty: Sendable {
  package var name: NameAt
  /// The name that Objective-C has for it: that of `@objc(name)`, where it is there.
  package var objectiveCName: NameAt
  /// The selector that sets it.
  package var setter: String
  /// The tokens of its type without white space, `*` and nullability: `RCTDirectEventBlock`.
  package var type: String
  /// Whether Objective-C sees it.
  package var isExposed = true
  package var isPrivate = false
  package var isStored = true
  /// Whether it is not `readonly`, `let` or computed without `set`.
  package var isSettable = true
  /// Whether its type is a function of Swift.
  package var isClosure = false
  /// Whether the file names it again; only for blocks and closures.
  package var isUsed = false
  /// The initial value of a Swift variable, where it is a literal.
  package var initialValue: (literal: ComponentSpec.Literal, place: Place)?
  /// The initial value as it is written.
  package var initialText = ""

  package var isEventBlock: Bool { type == "RCTDirectEventBlock" || type == "RCTBubblingEventBlock" }
}

package struct AppleMethod: Sendable {
  package var selector: String
  /// The name; for a selector its first part.
  package var name: NameAt
  /// Swift: as it is written, `func move(_ view: UIView)`, without its result.
  package var spelling: String?
  package var isExposed = true
  package var isPrivate = false
  /// Swift: whether `@objc(selector)` gives the selector.
  package var hasExportedSelector = false
  /// Whether the selector may differ from the one that is derived from the name: `async`, `throws`.
  package var hasUncertainSelector = false
  package var hasBody = false
  /// Whether nothing is between the braces of the body.
  package var isEmpty = false
  /// Selectors that are sent to `super`, by their first parts.
  package var superCalls: Set<String> = []
  /// Whether something is assigned to `_props` in it.
  package var assignsProps = false
  /// Only for `-view`.
  package var madeView: MadeView?
  /// Only for `updateProps:oldProps:`: `N` and the place of `_props` in the cast to `NProps`.
  package var propsCasts: [NameAt] = []
  package var propUpdates: [PropUpdate] = []
  /// The members of other objects that it sets; only where it makes its object ready.
  package var assignedMembers: Set<String> = []
  /// The members of other objects that it reads; only for `updateProps:oldProps:`.
  package var readMembers: Set<String> = []
}

extension AppleMethod {
  /// The property that the method sets, if its selector says so.
  package var settableProp: String? { AppleMethod.property(setBy: selector) }

  /// `value` for the selector `setValue:`.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), let colon = selector.utf8.firstIndex(of: UInt8(ascii: ":")),
      selector.utf8.index(after: colon) == selector.utf8.endIndex
    else { return nil }
    let name = selector[..<colon].dropFirst(3)
    guard let first = name.first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst()
  }
}

/// A method that makes a view.
package struct MadeView: Sendable {
  /// The classes of the objects that it makes.
  package var classes: [String] = []
  /// The classes of the objects that it returns; nil where something else may be returned.
  package var returned: Set<String>?
  /// The names, other than local variables, that the view is assigned to; then the names that are returned.
  package var stored: [NameAt] = []
  /// Static variables of the method.
  package var statics: [NameAt] = []
  /// The names, of those that are stored, that something in the file uses.
  package var used: Set<String> = []
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
  /// The name for scripts.
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
  /// The class of the object that gets the property, as its declaration names it; nil when it is unknown.
  package var targetType: String?
  /// The name of the object's variable, for a variable that another file declares.
  package var target: String
}

/// `NSString` of `nonnull NSString *`.
package func bareObjectiveCType(_ text: String) -> String {
  var bare = ""
  for word in text.utf8.split(whereSeparator: { !isWordByte($0) }) {
    switch Substring(word) {
    case "nonnull", "nullable", "_Nonnull", "_Nullable", "__nonnull", "__nullable", "const", "__unused",
      "strong", "weak":
      continue
    case let word: bare += word
    }
  }
  return bare
}
