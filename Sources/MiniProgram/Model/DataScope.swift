import Files
import Script

/// The names that the data of one page or component has: by its script, and by its mixins and behaviors.
package struct DataScope: Sendable {
  /// The names that are written in declarations and in calls of `setData`, in order, with duplicates.
  package private(set) var names: [String] = []
  /// Whether a store may give the data names that are not known, but for those of `isNeverOfStore`.
  package fileprivate(set) var isOpenToStore = false
  /// The variables of the script that hold stores.
  fileprivate var storeVariables: [String] = []
  /// Whether `this` is given away, so that modules may give the data further names.
  package fileprivate(set) var isGivenAway = false
  /// Whether `this` may be given to the app, too.
  package fileprivate(set) var isGivenToApp = false
  private var known = WordSets()
  /// The hashes of `names`.
  private var hashes: Set<UInt64> = []

  /// Whether nothing gives it a name.
  package var isEmpty: Bool { known.isEmpty && names.isEmpty }

  package func contains(_ name: String) -> Bool {
    let hash = WordSet.hash(of: name)
    return hashes.contains(hash) || known.contains(hash: hash)
  }

  /// Whether a name is one by which a script reaches its data or a store, and a mustache does not.
  package func isNeverOfStore(_ name: String) -> Bool {
    name == "data" || name == "properties" || storeVariables.contains(name)
  }

  /// Adds what a script gives when it runs.
  fileprivate mutating func add(_ script: ScriptFacts) {
    known.add(script.dataNames)
    known.add(script.assignedFields)
    add(script.setDataKeys)
    if script.passesThis { isGivenAway = true }
    if script.passesThisBeyondModules { isGivenToApp = true }
    if script.passesThisToStore { isOpenToStore = true }
    storeVariables += script.storeVariables
  }

  fileprivate mutating func add(_ written: some Collection<String>) {
    names += written
    for name in written { hashes.insert(WordSet.hash(of: name)) }
  }
}

extension MixinResolution {
  /// The data of a page or component; nil when it may have names that are not known.
  package mutating func dataScope(of unit: SourceUnit) -> DataScope? {
    guard let scope = dataScopeBesideStores(of: unit), !scope.isOpenToStore else { return nil }
    return scope
  }

  /// The same, also where a store may give it names that are not known.
  package mutating func dataScopeBesideStores(of unit: SourceUnit) -> DataScope? {
    guard let script = unit.script, let path = unit.scriptPath, script.dataIsDecidableBesideStores,
      !script.hasFault
    else { return nil }
    var scope = DataScope()
    scope.add(script)
    var seen: Set<String> = []
    // A script may make many of them.
    var scripts: Set = [path]
    var waiting = script.instances.map { (object: $0, script: script, path: path) }
    while let (object, script, path) = waiting.popLast() {
      guard seen.insert("\(path)#\(object.range.start)").inserted else { continue }
      scope.add(object.dataFields.lazy.map(\.name))
      if object.hasOpenStore { scope.isOpenToStore = true }
      for mixin in object.mixins {
        switch mixin.source {
        case .platform: break
        case .unresolved: return nil
        case .object(let index): waiting.append((script.objects[index], script, path))
        case .module(let specifier, _) where MixinResolution.addsNothing(specifier): break
        case .module(let specifier, let name):
          guard let found = exported(name, by: specifier, from: path, depth: 0) else { return nil }
          if found.script.hasFault || found.script.setDataIsIncomplete { return nil }
          if scripts.insert(found.path).inserted { scope.add(found.script) }
          waiting.append(found)
        }
        if let last = waiting.last,
          last.object.dataIsIncomplete || last.object.gaps.contains(where: { $0.kind != .mixins })
        {
          return nil
        }
      }
    }
    return scope
  }

  /// Whether a package has a behavior that gives only what the component itself declares, by `computed` or `storeBindings`.
  ///
  /// Sources: the documentation of miniprogram-computed; wechat-miniprogram/mobx-miniprogram-bindings, `src/behavior.ts`.
  static func addsNothing(_ specifier: String) -> Bool {
    ["miniprogram-computed", "mobx-miniprogram-bindings"].contains {
      isSpecifier(specifier, ofPackage: $0)
    }
  }
}
