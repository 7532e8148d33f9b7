import NativeSource

/// The calls of wrappers: methods that hand their parameters on to a registration or an event, such as `-
/// (void)emit:(NSString *)name { [... data:@{@"eventName": name} ...]; }`.
struct WrapperCalls {
  /// A call and the index of its file.
  typealias Call = (file: Int, call: NativeForwarding)

  private let files: [NativeFileFacts]
  private let graph: ClassGraph
  private let table: NativeClassTable
  /// The calls in the files that call a wrapper with a certain name, by that name, in the order of the files.
  private var callers: [UInt32: [Caller]] = [:]

  /// The numbers of parameters that the methods with the name of a wrapper have.
  private var parameterCounts: [UInt32: Set<UInt8>] = [:]

  /// Hashes of the names that only one class has.
  private var classNames: Set<UInt32> = []

  private struct Caller {
    var file: Int
    var calls: [NativeForwarding] = []
    /// The numbers of arguments of all calls with that name.
    var counts: [UInt8] = []
  }

  init(
    _ files: [NativeFileFacts], _ graph: ClassGraph, _ table: NativeClassTable, names: Set<UInt32>
  ) {
    self.files = files
    self.graph = graph
    self.table = table
    if names.isEmpty { return }
    for named in [table.byName, table.bySimpleName] {
      for (name, indexes) in named where indexes.count == 1 { classNames.insert(identifierHash(name.utf8)) }
    }
    for (index, file) in files.enumerated() {
      for (name, count) in zip(file.calledNames, file.calledCounts) where names.contains(name) {
        if callers[name]?.last?.file != index { callers[name, default: []].append(Caller(file: index)) }
        callers[name]![callers[name]!.count - 1].counts.append(count)
      }
      for call in file.forwardings where names.contains(call.nameHash) {
        guard let last = callers[call.nameHash]?.indices.last else { continue }
        callers[call.nameHash]![last].calls.append(call)
      }
      for method in file.classes.lazy.flatMap(\.methods) + file.functions
      where names.contains(method.nameHash) {
        parameterCounts[method.nameHash, default: []].insert(
          UInt8(truncatingIfNeeded: method.parameters.count))
      }
    }
  }

  /// The calls of the method at `owner`, when it hands one of `values` on; none when it uses only values of its own.
  /// And whether these are all.
  func calls(of owner: NativeOwner, _ file: Int, handingOn values: [NativeExpression]) -> (
    calls: [Call], isComplete: Bool
  ) {
    guard values.contains(where: { if case .parameter = $0.value { true } else { false } }),
      let wrapper = files[file].method(owner)
    else { return ([], true) }
    let count = UInt8(truncatingIfNeeded: wrapper.parameters.count)
    var calls: [Call] = []
    var isComplete = true
    // Calls may leave out parameters with defaults, and give several arguments for one, where no other method has that many.
    let mayDiffer = files[file].language != .objectiveC
    let known = parameterCounts[wrapper.nameHash] ?? []
    for caller in callers[wrapper.nameHash] ?? [] {
      let isSame = caller.file == file
      let own = caller.calls.filter { $0.argumentCount == count }
      // It is named without being called, or called more often than a file keeps.
      if caller.counts.contains(NativeFileFacts.reference)
        || caller.counts.filter({ $0 == count }).count > own.count
      {
        isComplete = false
      }
      if mayDiffer {
        let others = caller.counts.filter {
          $0 != count && $0 != NativeFileFacts.reference && !known.contains($0)
        }
        let kept = caller.calls.filter { $0.argumentCount != count && !known.contains($0.argumentCount) }
        // A file does not keep all calls.
        if others.count > kept.count { isComplete = false }
        for call in kept {
          let isOfOther =
            isSame ? call.receiver != .own : isSent(call, caller.file, to: owner, file) == false
          if !isOfOther { isComplete = false }
        }
      }
      for call in own {
        if isSame {
          // Another object may have a method with that name: whose it is, values say.
          if call.owner == owner { continue }
          if call.receiver == .own { calls.append((file, call)) } else { isComplete = false }
          continue
        }
        switch isSent(call, caller.file, to: owner, file) {
        case true?: calls.append((caller.file, call))
        case false?: break
        case nil: isComplete = false
        }
      }
      if calls.count > WrapperCalls.limit { return ([], false) }
    }
    return (calls, isComplete)
  }

  /// The most calls of one wrapper that are followed: a table of thousands of them is generated code.
  private static let limit = 256

  /// Whether the call in another file is a call of the method at `owner`, and not of another method with its name; nil
  /// when that is unknown.
  private func isSent(_ call: NativeForwarding, _ caller: Int, to owner: NativeOwner, _ file: Int) -> Bool? {
    let target = graph.classIndex(file, owner)
    switch call.receiver {
    case .own:
      guard let target else {
        // A function outside of classes is called by its bare name; a call on `self` may be a call of another method.
        return owner.classIndex < 0 ? true : nil
      }
      if graph.classIndex(caller, call.owner) == nil { return nil }
      return graph.enclosing(caller, call.owner).contains {
        $0 == target || table.all[$0].ancestors.contains(target)
      }
    case .name:
      guard let target else { return nil }
      if identifierHash(simpleName(table.all[target].name).utf8) == call.receiverHash { return true }
      return classNames.contains(call.receiverHash) ? false : nil
    case .other: return nil
    }
  }
}
