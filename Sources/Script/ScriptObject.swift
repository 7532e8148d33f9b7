import Diagnostics

/// An object literal that a page, component or mixin is made of.
///
/// A class, as `ScriptFacts` is: a copy counts references to twenty lists. The scanner sets the fields, nothing changes them
/// afterwards.
package final class ScriptObject: @unchecked Sendable {
  package enum Kind: Sendable {
    case page, component
    /// `Behavior({...})`, `Mixin({...})`, or an object literal that a `mixins` list names.
    case behavior
    /// An exported object literal.
    case exported

    /// Whether it is a page or component, not a part of one.
    package var isInstance: Bool { self == .page || self == .component }
  }

  /// Whether the options of a component let it have several slots.
  package enum MultipleSlots: Sendable {
    case off, on, unknown
  }

  package internal(set) var kind: Kind
  /// The called name (`Page`), or the opening brace of a literal without a call.
  package internal(set) var range: ByteRange
  /// In the order of the source; a name may be twice.
  package internal(set) var methods: [Method] = []
  /// The functions in `methods` of a page, or in an option of a component that is nearly `methods`: nothing calls them.
  package internal(set) var misplacedMethods: [MisplacedMethod] = []
  package internal(set) var dataFields: [DataField] = []
  package internal(set) var externalClasses: [String] = []
  /// The keys of members, methods and lifetimes that come again in one literal.
  package internal(set) var repeatedKeys: [RepeatedKey] = []
  /// The first names of the paths that `observers` names, with their ranges.
  package internal(set) var observedNames: [StringLiteral] = []
  /// Whether `data`, `props` or `properties` may contain further fields.
  package internal(set) var dataIsIncomplete = false
  /// Whether a store may give its data names, and itself methods, that are not written out.
  package internal(set) var hasOpenStore = false
  /// The keys of a component that are not among the commonest ones, without the methods of an own name.
  package internal(set) var options: [StringLiteral] = []
  /// The key of a page that is nearly `behaviors` and has a list of behaviors; their members count as the page's.
  package internal(set) var misspelledBehaviors: StringLiteral?
  package internal(set) var multipleSlots = MultipleSlots.off
  /// The names in `lifetimes` and in `pageLifetimes` of a component; none where there may be others.
  package internal(set) var lifetimes: [StringLiteral] = []
  package internal(set) var pageLifetimes: [StringLiteral] = []
  /// The values in `props` of a component that are types, as `properties` has them: `String`, or `{ type: String }`.
  package internal(set) var typesInProps: [TypeInProps] = []
  /// The keys `default` of members of `properties` that have no `value`, which is read in its place.
  package internal(set) var defaultsInProperties: [ByteRange] = []
  /// Why the object may have further methods.
  package internal(set) var gaps: [ScriptGap] = []
  package internal(set) var mixins: [MixinReference] = []
  /// The names it is exported under; `default` for `export default` and `module.exports`.
  package internal(set) var exportNames: [String] = []

  init(kind: Kind, range: ByteRange) { (self.kind, self.range) = (kind, range) }

  /// Whether events can call the method at an index: for a component, only the methods in `methods`.
  ///
  /// Source: "methods" of the Alipay documentation of `Component`, where event handlers "must be defined in methods".
  package func isHandler(_ method: Int) -> Bool { kind != .component || methods[method].location == .methods }

  /// Whether every mixin is known by module or object.
  package var mixinsAreResolvable: Bool { mixins.allSatisfy { $0.source != .unresolved } }
}

/// A function in an object that is not where handlers are.
package struct MisplacedMethod: Sendable, Hashable {
  package var name: String
  package var option: String
}

/// A key that came before in the same object literal.
package struct RepeatedKey: Sendable, Hashable {
  /// Without quotes.
  package var range: ByteRange
  /// The first one.
  package var first: ByteRange
}

/// A type that is the default value of a prop.
package struct TypeInProps: Sendable, Hashable {
  package var name: String
  /// The whole value.
  package var range: ByteRange
  /// Whether the value is an object with the type in it.
  package var isObject: Bool
  /// Whether the type is `null`, which means any in `properties`; it may as well be the value of a field.
  package var isNull = false
}

/// A member that is or may be a function.
package struct Method: Sendable, Hashable {
  package enum Kind: Sendable {
    /// A method, function expression or arrow function, or the name of a function of the file.
    case function
    /// A getter or setter.
    case accessor
    /// An identifier that is not known to be a function.
    case reference
    /// Any other expression that may produce a function, such as `debounce(f)`.
    case unknown
  }

  package enum Location: Sendable {
    case topLevel
    /// In `methods` of a component.
    case methods
  }

  package var name: String
  /// Without quotes.
  package var nameRange: ByteRange
  package var kind: Kind
  package var location: Location
}

/// What kind of value an expression has, as far as its tokens prove it.
package enum ValueKind: Sendable {
  case function, string, number, boolean, null, undefined, array, object, unknown
}

/// A field of a page's or component's data.
package struct DataField: Sendable, Hashable {
  package enum Source: Sendable {
    case data, props, properties
    /// `computed` of miniprogram-computed: what its functions return.
    case computed

    /// Whether users of a component give it a value.
    package var isProperty: Bool { self == .props || self == .properties }
  }

  package var name: String
  /// Without quotes.
  package var nameRange: ByteRange
  /// The kind of the initial value; `unknown` in `properties`, where members declare types, and in `computed`.
  package var kind: ValueKind
  package var source: Source
  /// Whether the initial value is a string that cannot be a name: neither an identifier nor blank.
  package var isOtherText = false
  /// What its values are: by `properties`, or by its initial value; `unknown` where there may be several kinds.
  package var type = ValueKind.unknown
}

/// Something because of which not all methods of an object are known.
package struct ScriptGap: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// `...other`
    case spread
    /// `[name]: ...`
    case computedKey = "computed key"
    /// `mixins` or `behaviors` that are not empty.
    case mixins
    /// An argument that a function makes: `Page(create({...}))`, `Page(Object.assign({}, {...}))`.
    case wrappedArgument = "wrapped argument"
    /// An argument that is neither a literal nor a variable with one.
    case unresolvedArgument = "unresolved argument"
    /// `methods` that is not an object literal.
    case unresolvedMethods = "unresolved methods"
    /// The variable is changed, or given to something that may change it.
    case changedVariable = "changed variable"
    /// `Page` or `Component` is the script's own: imported, declared, assigned or a parameter.
    case wrapper
    /// There is no call of `Page` or `Component`.
    case noCall = "no Page or Component call"
    /// Something is not closed or not readable.
    case syntax
  }

  package var kind: Kind
  /// What makes it incomplete; for `noCall` the empty range at 0.
  package var range: ByteRange
}

/// An entry of `mixins` or `behaviors`.
package struct MixinReference: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    /// The export `name` of another module; `default` also means the whole of `module.exports`.
    case module(specifier: String, name: String)
    /// An object of this file: an index into `ScriptFacts.objects`.
    case object(Int)
    /// A behavior of the platform, which gives no methods: `wx://form-field`.
    case platform
    case unresolved
  }

  package var range: ByteRange
  package var source: Source
}
