/// The calls of methods that hand their parameters on to a registration or an event.
struct WrapperCalls {
  private let files: [HostFileFacts]
  private var byName: [[UInt32: [ForwardingCall]]]
  /// Files that call a wrapper of that name, at most two of them.
  private var callers: [UInt32: [Int]] = [:]
  /// Calls of one wrapper that are followed; a table of thousands of them is generated code.
  private static let limit = 256

  init(_ files: [HostFileFacts]) {
    self.files = files
    byName = files.map { Dictionary(grouping: $0.forwardingCalls, by: \.nameHash) }
    for names in byName {
      for name in names.keys { callers[name] = [] }
    }
    if callers.isEmpty { return }
    for (index, file) in files.enumerated() {
      for name in file.calls {
        guard let known = callers[name], known.count < 2, known.last != index else { continue }
        callers[name]?.append(index)
      }
    }
  }

  /// The calls, in the same file, of the method at `owner`, when it hands one of `values` on; none when its own
  /// values are all it uses.
  func calls(of owner: HostOwner, _ file: Int, handingOn values: [HostExpression]) -> [ForwardingCall] {
    guard values.contains(where: { if case .parameter = $0.value { true } else { false } }),
      let wrapper = files[file].method(owner), let calls = byName[file][wrapper.nameHash]
    else { return [] }
    let fitting = calls.filter { $0.arguments.count == wrapper.parameters.count && $0.owner != owner }
    return fitting.count > WrapperCalls.limit ? [] : fitting
  }

  /// Whether another file calls a method of this name.
  func isCalledOutside(_ file: Int, _ wrapper: HostMethod) -> Bool {
    callers[wrapper.nameHash]?.contains { $0 != file } ?? false
  }
}
