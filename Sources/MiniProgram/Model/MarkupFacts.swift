import Diagnostics
import Files
import Markup
import Script

/// What the rest of the program needs to know of one markup file.
///
/// It is taken while the tree exists. The tree itself is not kept, so that memory is bounded by what a program says,
/// not by how long it is.
package struct MarkupFacts: Sendable {
  package var nativeViews: [NativeView] = []
  /// Elements other than native views that have a static id.
  package var elementIDs: [ElementID] = []
  /// Whether an element may have an id beside the known ones: one with a mustache, say.
  package var hasUnknownIDs = false
  /// Elements other than native views that have the id of an earlier one, with which they may be rendered.
  package var repeatedIDs: [RepeatedID] = []
  /// The ids of elements that a scroll-view names by `scroll-into-view`.
  package var scrolledIDs: [NamedID] = []
  /// The ids of elements that other elements name, as a label by `for`.
  package var namedIDs: [String] = []
  /// Built-in elements that scripts control through a context: videos, maps, players and canvases.
  package var contextElements: [ContextElement] = []
  package var templates: [TemplateDefinition] = []
  package var templateUses: [TemplateUse] = []
  /// Whether the file may have templates beside the known ones, defined or imported.
  package var templatesAreIncomplete = false
  /// `import`, `include` and `import-sjs`.
  package var references: [FileReference] = []
  /// The names of script modules that are written between the tags, with their ranges.
  package var inlineModules: [(name: String, range: ByteRange)] = []
  /// The bodies of these modules.
  package var moduleBodies: [(names: [String], range: ByteRange)] = []
  /// Those names of script modules that mean an export, not the module.
  package var exportNames: Set<String> = []
  /// Whether the file was only searched for words: no fact is known.
  package var isUnread = false
  /// The names that tags of other languages for script modules bind: `wxs` in AXML. The tag is the mistake, not its uses.
  package var foreignModuleNames: [String] = []
  /// Calls in mustaches of something other than a script module of the file; empty where the language has such calls.
  package var dataCalls: [DataCall] = []
  /// Calls in mustaches of members of the file's script modules: `m.format(a)`.
  package var moduleCalls: [ModuleCall] = []
  /// The names that mustaches look up, each once. Nil where no rule needs them: in a page without `import-sjs`, and, but for
  /// Alipay's, in such a component.
  package var usedNames: [String]?
  /// The uses of tags that are not built in, or that the file's configuration registers.
  package var componentUses: [ComponentUse] = []
  /// Slots without content of their own; none where the file is a component.
  package var emptySlots: [EmptySlot] = []
  /// All slots of a file that is no page, in a language whose components have slots by an option.
  package var declaredSlots: [DeclaredSlot] = []
  /// What is between the tags of components, in such a language, in order; components without content are left out.
  package var contents: [ComponentContent] = []
  /// Tags that are handed to components by `generic:name="tag"`; nil when one of them is chosen at run time.
  package var genericTags: Set<String>? = []
  /// The static values of `url` of `navigator`.
  package var links: [String] = []
  /// The paths of images and other media that lead to no file of the program, as seen from this file.
  package var missingResources: [ResourcePath] = []
  /// Events with handlers that the file's own script does not show.
  package var unresolvedHandlers: [HandlerUse] = []
  /// The names in mustaches that the file's own script does not give a value; none where that would not mean anything.
  package var undefinedDataNames: [UndefinedDataName] = []
  /// Fields of the data that handlers of a page assign without `setData`, and that the page shows.
  package var lostAssignments: [ShownAssignment] = []
  /// The names that are bound in both directions: `model:value="{{name}}"`.
  package var namesBoundBothWays: [String] = []
  /// What handlers of the file's script read of `dataset` that no element of the file with that handler sets.
  package var unsetReads: [UnsetRead] = []
  /// The handlers of all elements in a file that is neither a page nor a component.
  package var handlerData: [HandlerData] = []
  /// Whether an event may call any method, where `unsetReads` or `handlerData` say something.
  package var hasUnknownHandlers = false
  /// Whether a function in the script of the page or component may be meant as one that the platform calls under another name.
  package var mayMisspellLifecycles = false
  /// Whether something in the file is a syntax error, or is warned of as such.
  package var hasSyntaxMistakes = false
  /// Whether alternatives of a build are side by side: then nothing follows from ids and duplicates.
  package var hasUndecidedConditions = false

  package init() {}

  /// The names that script modules are bound to in the file.
  package var moduleNames: Set<String> {
    var names = Set(inlineModules.lazy.map(\.name) + foreignModuleNames)
    for place in references.indices { names.formUnion(references[place].names.lazy.map(\.name)) }
    return names
  }
}

/// The id of another element, as the value of an attribute.
package struct NamedID: Sendable {
  package var id: String
  package var range: ByteRange
  package var isOfScrollView: Bool
}

/// A field that a script assigns, and the first mustache that has it.
package struct ShownAssignment: Sendable {
  package var assignment: LostAssignment
  /// The name in the mustache.
  package var use: ByteRange
}

/// A call in a mustache.
package struct DataCall: Sendable {
  /// The first name of what is called.
  package var root: String
  /// From the root name to before the parenthesis.
  package var range: ByteRange
  /// Whether something in the file may bind the root name: a loop, a slot, or the use of the template that the call is in.
  package var mayBeBound: Bool
  /// Whether a member of the root name is called.
  package var isOfMember: Bool { range.count > root.utf8.count }
}

/// A call of a member of a script module.
package struct ModuleCall: Sendable {
  /// The name that the module is bound to.
  package var module: String
  package var name: String
  /// Of the member's name.
  package var range: ByteRange
}

/// Where an element is: what decides how often it is rendered, and together with which others.
package struct Placement: Sendable, Hashable {
  /// One branch of an `a:if` chain.
  package struct Branch: Sendable, Hashable {
    /// The offset of the chain's `a:if` element.
    package var chain: UInt32
    /// The offset of the element that carries the branch.
    package var branch: UInt32
  }

  /// The branches the element is in, outermost first.
  package var branches: [Branch] = []
  /// The name of the innermost `a:for` attribute that repeats the element, its own or an ancestor's.
  package var loop: ByteRange?
  /// The name of the `template` definition it is in.
  package var template: String?

  package init() {}

  /// Whether the two are never rendered together: they are in different branches of one chain.
  package func excludes(_ other: Placement) -> Bool {
    branches.contains { branch in
      other.branches.contains { $0.chain == branch.chain && $0.branch != branch.branch }
    }
  }
}

/// One native view, as `mpaas-component`.
package struct NativeView: Sendable {
  package struct Binding: Sendable {
    package var name: String
    package var nameRange: ByteRange
    /// The value as written, mustaches included; nil when the attribute has none.
    package var value: String?
    package var valueRange: ByteRange?

    /// The value, else the name.
    package var valueOrNameRange: ByteRange { valueRange ?? nameRange }
  }

  /// The tag as the dialect spells it.
  package var tag: String
  package var tagRange: ByteRange
  /// The id when it is static and not blank, and its range.
  package var id: String?
  package var idRange: ByteRange?
  /// Whether it has an id that contains a mustache.
  package var hasDynamicID = false
  /// The type when it is static and not blank, and its range.
  package var type: String?
  package var typeRange: ByteRange?
  /// Attributes other than `id`, `type`, `style`, `class`, directives and events.
  package var parameters: [Binding] = []
  /// `onXxx` attributes, with their whole names.
  package var events: [Binding] = []
  package var placement: Placement
}

package struct ElementID: Sendable {
  package var id: String
  package var range: ByteRange
  package var placement: Placement
}

/// An id that an earlier element has, too.
package struct RepeatedID: Sendable {
  package var id: String
  package var range: ByteRange
  /// The id of the earlier element.
  package var earlier: ByteRange
  /// The `template` definition that both are in.
  package var template: String?
  /// Whether one scroll-view is around it and an earlier element with the id, or may be.
  package var sharesScrollView: Bool
}

/// A built-in element that a script controls through a context. The script makes the context by the element's id.
package struct ContextElement: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case video, map, canvas
    case livePlayer = "live-player"
  }

  package var kind: Kind
  /// The ids that are static: `id`, and for a canvas `canvas-id`.
  package var ids: [String]
  /// Whether an id has a mustache.
  package var hasDynamicID: Bool
}

package struct TemplateDefinition: Sendable {
  package var name: String
  package var nameRange: ByteRange
  /// From `<` to after the end tag.
  package var range: ByteRange
  /// Whether its start tag uses a template, too.
  package var isUse = false
  /// What its content looks up; nil where that is not known.
  package var reads: TemplateReads?
}

package struct TemplateUse: Sendable {
  /// Nil when the name is chosen at run time.
  package var name: String?
  package var range: ByteRange
  package var placement: Placement
  /// Nil where it may give any names.
  package var data: TemplateData?
}

/// `import`, `include` or `import-sjs`.
package struct FileReference: Sendable {
  package enum Kind: Sendable { case `import`, include, module }

  package var kind: Kind
  package var source: String
  /// The value of `src` or `from`.
  package var sourceRange: ByteRange
  package var tagRange: ByteRange
  package var tag: KnownName
  package var placement: Placement
  /// The names that `import-sjs` binds, with their ranges.
  package var names: [(name: String, range: ByteRange)] = []
  /// What the source leads to, as far as that is known.
  package var resolution: Resolution
  /// The names that loops, or what is given to slots, bind around an `include`.
  package var namesAround: [String] = []
}

package struct ComponentUse: Sendable {
  package var tag: String
  package var tagRange: ByteRange
  package var placement: Placement
  /// Events and properties; left out is what every element has, and what is the language's own.
  package var attributes: [UsedAttribute] = []
}

/// A slot without content of its own, outside of templates.
package struct EmptySlot: Sendable {
  package var tagRange: ByteRange
  /// Its static name.
  package var name: String?
  /// The tag of the component that it is directly in.
  package var component: String?
}

/// An attribute of a component.
package struct UsedAttribute: Sendable {
  package var name: String
  package var range: ByteRange
  package var isEvent: Bool
  /// The value, when it is text: neither blank nor with a mustache.
  package var textRange: ByteRange?
  /// Whether that is `false`.
  package var isFalse: Bool
  /// Whether it is the name of a method of the file's script, in a language that passes functions by name.
  package var isMethodName: Bool
  /// The value of a property, when it is the name of a field of the file's data.
  package var dataName: (text: String, range: ByteRange)?
}

/// The path of an image or another medium, without its query.
package struct ResourcePath: Sendable {
  package var path: String
  package var range: ByteRange
}

/// An event bound to a name that the file's own script does not define.
package struct HandlerUse: Sendable {
  package var attribute: String
  /// Of the attribute's name.
  package var attributeRange: ByteRange
  /// Of the tag's name.
  package var tag: ByteRange
  package var name: String
  /// What a finding marks: the value, or in a mustache the literal's text.
  package var range: ByteRange
  /// The `template` definition it is in.
  package var template: String?
}
