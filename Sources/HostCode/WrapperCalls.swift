/// The calls of methods that hand their parameters on to a registration or an event.
struct WrapperCalls {
  /// A call and the index of its file.
  typealias Call = (file: Int, call: ForwardingCall)

  private let files: [HostFileFacts]
  private let graph: ClassGraph
  private var byName: [[UInt32: [ForwardingCall]]]
  /// The files that call a wrapper of that name.
  private var callers: [UInt32: [Int]] = [:]

  init(_ files: [HostFileFacts], _ graph: ClassGraph) {
    self.files = files
    self.graph = graph
    byName = files.map { Dictionary(grouping: $0.forwardingCalls, by: \.nameHash) }
    for names in files.map(\.wrapperNames) {
      for name in names { callers[name] = [] }
    }
    if callers.isEmpty { return }
    for (index, file) in files.enumerated() {
      for name in file.calls {
        guard let known = callers[name], known.last != index else { continue }
        callers[name]?.append(index)
      }
    }
  }

  /// The calls of the method at `owner`, when it hands one of `values` on; none when its own values are all it uses.
  /// `isOpen` tells whether there may be others.
  func calls(of owner: HostOwner, _ file: Int, handingOn values: [HostExpression]) -> (
    calls: [Call], isOpen: Bool
  ) {
    guard values.contains(where: { if case .parameter = $0.value { true } else { false } }),
      let wrapper = files[file].method(owner)
    else { return ([], false) }
    var calls: [Call] = []
    var isOpen = false
    for caller in callers[wrapper.nameHash] ?? [] {
      if caller != file, files[caller].language.platform != files[file].language.platform { continue }
      if byName[caller][wrapper.nameHash]?.contains(where: \.isReference) == true { isOpen = true }
      for call in byName[caller][wrapper.nameHash] ?? []
      where call.arguments.count == wrapper.parameters.count {
        if caller == file {
          if call.owner != owner { calls.append((caller, call)) }
          continue
        }
        switch isSent(call, caller, to: owner, file) {
        case true?: calls.append((caller, call))
        case false?: break
        case nil: isOpen = true
        }
      }
      if caller != file, byName[caller][wrapper.nameHash] == nil { isOpen = true }
      if calls.count > NativeSourceLimit.wrapperCalls { return ([], true) }
    }
    return (calls, isOpen)
  }

  /// Whether the call in another file is one of the method at `owner`, and not of another with its name; nil when that
  /// is not known.
  private func isSent(_ call: ForwardingCall, _ caller: Int, to owner: HostOwner, _ file: Int) -> Bool? {
    let target = graph.classIndex(file, owner)
    switch call.receiver {
    case .own:
      guard let target else {
        // A function outside of classes is called by its bare name; what calls itself may call another.
        return owner.classIndex < 0 ? true : nil
      }
      let sources = enclosingClasses(caller, call.owner)
      if sources.isEmpty { return nil }
      return sources.contains { $0 == target || graph.table.all[$0].ancestors.contains(target) }
    case .name(let name):
      guard let target else { return nil }
      if simpleName(graph.table.all[target].name) == name { return true }
      return graph.table.named(name) == nil ? nil : false
    case .other: return nil
    }
  }

  /// The class that `owner` belongs to and those around it: a listener calls the methods of the class that encloses it.
  private func enclosingClasses(_ file: Int, _ owner: HostOwner) -> [Int] {
    guard let own = graph.classIndex(file, owner) else { return [] }
    var classes = [own]
    var path = files[file].classes[owner.classIndex].name[...]
    for _ in 0..<NativeSourceLimit.enclosingTypes {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      path = path[..<dot]
      guard let part = files[file].classes.firstIndex(where: { $0.name == path }),
        let index = graph.classIndex(file, HostOwner(classIndex: part, methodIndex: -1))
      else { continue }
      classes.append(index)
    }
    return classes
  }
}
