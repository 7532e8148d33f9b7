import Diagnostics

/// What one script says about its page or component, read from its tokens; the script is never run.
///
/// All ranges are byte ranges of the script.
///
/// A class: a copy counts references to two dozen lists. The scanner sets the fields, in one thread, before anybody else has the
/// facts; nothing changes them afterwards.
package final class ScriptFacts: @unchecked Sendable {
  /// Every object given to `Page`, `Component`, `Behavior` or `Mixin`, and every exported object literal.
  package internal(set) var objects: [ScriptObject] = []
  /// Why a name that is not found may exist all the same; empty when everything is known. It contains the causes for
  /// all pages and components, and for the file as a whole.
  package internal(set) var gaps: [ScriptGap] = []
  /// The object, by its index, of which a function of another module may make the component. That function may give the component
  /// more.
  package internal(set) var factoryObject: Int?
  package internal(set) var modules: [ModuleReference] = []
  /// What it exports of other modules, other than by `export ... from`, by the names under which it does.
  package internal(set) var handedOn: [String: MixinReference.Source] = [:]
  /// The first path segments of the keys given to `setData` and `$spliceData`, without duplicates.
  package internal(set) var setDataKeys: [String] = []
  /// The texts of the cases of `switch` that are plain strings, without quotes, in source order.
  package internal(set) var cases: [ByteRange] = []
  /// Their places by their hashes.
  var setDataIndex = HashIndex()
  /// Whether `setData` may set further keys: an argument is not a literal, or has a spread or a computed key.
  package internal(set) var setDataIsIncomplete = false
  package internal(set) var contextCalls: [NativeContextCall] = []
  package internal(set) var messages: [NativeMessage] = []
  package internal(set) var pageLinks: [PageLink] = []
  /// What no parser accepts, where that is certain.
  package internal(set) var mistake: ScriptMistake?
  package internal(set) var elementLookups: [ElementLookup] = []
  /// The events that are sent under names that are written out, in order.
  package internal(set) var sentEvents: [SentEvent] = []
  /// What handlers read of `dataset`, in order, those of one handler side by side.
  package internal(set) var datasetReads: [DatasetRead] = []
  /// Callbacks in which `this` is taken for the page or component, in order.
  package internal(set) var lostReceivers: [LostReceiver] = []
  /// The paths that the functions for sharing return. They are from the source root, with or without a `/` before them.
  package internal(set) var sharedPages: [StringLiteral] = []
  /// The objects of other platforms, each once, in the order of their first uses.
  package internal(set) var foreignPlatforms: [ForeignPlatformUse] = []
  /// Comments that contain `mpcheck-`, from their slash to their end, in order.
  package internal(set) var directiveComments: [ByteRange] = []

  /// The names that are assigned to `this` or an alias of it, as in `this.onTap = ...`: each may be a method.
  package internal(set) var assignedNames = WordSet()
  /// The names of the fields that are assigned in the data of anything, as in `this.data.list[0] = ...`.
  package internal(set) var assignedFields = WordSet()
  /// What is certainly in the data of the page or component: its fields, what is given to `setData`, and `assignedFields`. What
  /// mixins give is left out. Empty where `setData` may give a page others. It is made when it is asked for: for most pages
  /// nobody asks.
  package var dataNames: WordSet {
    if setDataIsIncomplete, objects.contains(where: \.kind.isInstance) { return WordSet() }
    return WordSet(assignedFields.hashes + setDataIndex.hashes + fieldIndex.hashes)
  }
  /// The names that are read of `this.data` and that nothing in the script gives it, in order; none where the data is not known.
  package internal(set) var unknownDataReads: [ByteRange] = []
  /// Fields that methods of the page assign and no `setData` gives it, in order; none where `setData` may give others.
  package internal(set) var lostAssignments: [LostAssignment] = []
  /// Whether `setData` is given a variable, or the data as a whole.
  package internal(set) var givesVariables = false
  /// What is done with the `globalData` of the app.
  package internal(set) var globalData = GlobalDataUse()
  /// The hashes of the names that are given to the `setData` of something other than `this`: of another page, or of a component.
  package internal(set) var foreignDataNames: [UInt64] = []
  /// Whether fields are assigned there with names that are known only when the script runs: `this.data[name] = ...`.
  package internal(set) var assignsUnknownFields = false
  /// Whether names that are known only when the script runs are assigned to `this`: `this[name] = ...`.
  package internal(set) var assignsUnknownNames = false
  /// Whether `this` is given to a call or kept elsewhere, and may get methods there.
  package internal(set) var passesThis = false
  /// Whether `this` is given to something else than a function of an imported module.
  package internal(set) var passesThisBeyondModules = false
  /// Whether `this` is given to a store that may give it names that are not written out.
  package internal(set) var passesThisToStore = false
  /// The variables that hold the stores that are bound.
  package internal(set) var storeVariables: [String] = []
  /// Whether the cause of a gap comes from outside of the script's modules, from a name that the script does not
  /// declare; also when it is unknown where it comes from.
  package internal(set) var dependsOnGlobals = false

  /// Whether it is what uni-app's compiler wrote: `wx.createPage(...)`.
  package internal(set) var isUniAppOutput = false

  /// Whether git left a conflict in the script; both versions were read.
  package internal(set) var hasConflictMarker = false

  /// Where the methods and the fields are, by the hashes of their names.
  private var methodIndex = HashIndex()
  private var fieldIndex = HashIndex()

  /// Where an item is: `objects[object]`, and the item's index in it. An index contains it as one number.
  private struct Place {
    var object: Int
    var item: Int

    init(object: Int, item: Int) { (self.object, self.item) = (object, item) }
    init(_ number: Int) { (object, item) = (number >> 32, number & 0xFFFF_FFFF) }

    var number: Int { object << 32 | item }
  }

  init() {}

  /// Whether absence proves nothing: a handler that is not found may exist.
  package var isIncomplete: Bool { !gaps.isEmpty }

  /// Whether only mixins make the script incomplete, and all of them are known: whoever reads their modules too knows
  /// every method.
  package var lacksResolvableMixinsOnly: Bool {
    isIncomplete && gaps.allSatisfy { $0.kind == .mixins }
      && objects.allSatisfy { !$0.kind.isInstance || $0.mixinsAreResolvable }
  }

  /// Whether data fields beside the known ones may exist.
  package var dataIsIncomplete: Bool {
    isIncomplete || setDataIsIncomplete || hasOpenStore
      || objects.contains { $0.kind.isInstance && $0.dataIsIncomplete }
  }

  /// Whether a store may give the data names that are not written out.
  package var hasOpenStore: Bool {
    passesThisToStore || objects.contains { $0.kind.isInstance && $0.hasOpenStore }
  }

  /// Whether there is one page or component, and all names in its data are known, or come from mixins that are known.
  package var dataIsDecidable: Bool { dataIsDecidableBesideStores && !hasOpenStore }

  /// The same, but for names that stores give.
  package var dataIsDecidableBesideStores: Bool {
    if setDataIsIncomplete || isIncomplete && !lacksResolvableMixinsOnly { return false }
    return soleInstance != nil
      && !objects.contains { $0.kind.isInstance && $0.dataIsIncomplete }
  }

  /// The pages and components.
  package var instances: [ScriptObject] { objects.filter { $0.kind.isInstance } }

  /// The index of the page or component, where there is one.
  package var soleInstance: Int? {
    guard let first = objects.firstIndex(where: \.kind.isInstance),
      !objects.dropFirst(first + 1).contains(where: \.kind.isInstance)
    else { return nil }
    return first
  }

  /// Whether `isWanted` holds for a method of a page or component, by the hash of its name as in a `WordSet`.
  package func containsMethod(where isWanted: (UInt64) -> Bool) -> Bool {
    methodIndex.hashes.contains(where: isWanted)
  }

  /// Whether there is a page, or a component.
  package func hasInstance(of kind: ScriptObject.Kind) -> Bool { objects.contains { $0.kind == kind } }

  /// Whether a page or component has a method with this name that an event can call, or a member that may be one.
  package func defines(handler: String) -> Bool {
    defines(handlerWithHash: WordSet.hash(of: handler))
  }

  /// The same for a name with the hash of a `WordSet`.
  package func defines(handlerWithHash hash: UInt64) -> Bool {
    if let place = methodIndex[hash].map(Place.init), objects[place.object].isHandler(place.item) {
      return true
    }
    return assignedNames.contains(hash: hash)
  }

  /// The method with this name of a page or component. When there are several it is the last one; for a component, the
  /// last one in `methods` if there is one.
  package func method(named name: String) -> Method? {
    methodIndex[WordSet.hash(of: name)].map(Place.init).map { objects[$0.object].methods[$0.item] }
  }

  /// The field with this name of `data`, `props` or `properties` of a page or component; the last one when there are
  /// several.
  package func dataField(named name: String) -> DataField? {
    fieldIndex[WordSet.hash(of: name)].map(Place.init).map { objects[$0.object].dataFields[$0.item] }
  }

  /// Whether a page or component has a field with this name.
  package func hasDataField(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    fieldIndex[WordSet.hash(name)] != nil
  }

  /// Whether the name is of a list that the page's data begins with, an array literal, and that nothing replaces or changes.
  package func isStaticList(_ name: String) -> Bool {
    mayBeStaticList(name) && dataField(named: name)?.kind == .array
  }

  /// The same for what may be a variable with such a list, too.
  package func mayBeStaticList(_ name: String) -> Bool {
    guard let field = dataField(named: name), field.source == .data,
      field.kind == .array || field.kind == .unknown
    else { return false }
    return soleInstance != nil && !dataIsIncomplete && !passesThis && !assignsUnknownFields
      && !setDataKeys.contains(name) && !assignedFields.contains(name)
  }

  /// The names of all methods of the pages and components, in order, with duplicates.
  package var methodNames: [String] { instances.flatMap { $0.methods.map(\.name) } }

  /// The names of those methods that an event can call.
  package var handlerNames: [String] {
    instances.flatMap { object in
      object.methods.indices.lazy.filter(object.isHandler).map { object.methods[$0].name }
    }
  }

  func buildIndexes() {
    methodIndex.reserveCapacity(objects.reduce(0) { $0 + ($1.kind.isInstance ? $1.methods.count : 0) })
    fieldIndex.reserveCapacity(objects.reduce(0) { $0 + ($1.kind.isInstance ? $1.dataFields.count : 0) })
    // An object as a whole is not copied.
    for object in objects.indices where objects[object].kind.isInstance {
      for item in objects[object].methods.indices {
        let hash = WordSet.hash(of: objects[object].methods[item].name)
        if let known = methodIndex[hash].map(Place.init), objects[known.object].isHandler(known.item),
          !objects[object].isHandler(item)
        {
          continue
        }
        methodIndex.set(Place(object: object, item: item).number, for: hash)
      }
      for item in objects[object].dataFields.indices {
        let hash = WordSet.hash(of: objects[object].dataFields[item].name)
        fieldIndex.set(Place(object: object, item: item).number, for: hash)
      }
    }
  }
}
