import NativeSource

/// Which methods of an iOS application run while it launches: the launch method and what it calls, directly or not.
///
/// `+load` runs before the launch, so it and what it calls count, too. Calls are followed by the bare name of what is
/// called, whatever receives it. So more methods are reachable than run, but never fewer, except by names put together
/// at run time.
struct LaunchCalls {
  private let launchSelectors: Set<String>
  private var reached: Set<UInt32> = []
  private(set) var hasLaunchMethod = false

  init(_ files: [NativeFileFacts], launchSelectors: Set<String>) {
    self.launchSelectors = launchSelectors
    var callees: [UInt32: [(file: Int, calls: Range<Int>)]] = [:]
    var pending: [UInt32] = []
    for (index, file) in files.enumerated() {
      for type in file.classes {
        for method in type.methods { add(method, index, &callees, &pending) }
        if file.language == .swift { addInitialisers(of: type, index, &callees) }
      }
      for method in file.functions { add(method, index, &callees, &pending) }
    }
    while let name = pending.popLast() {
      for callee in callees[name] ?? [] {
        for called in files[callee.file].calledNames[callee.calls]
        where reached.insert(called).inserted {
          pending.append(called)
        }
      }
    }
  }

  private mutating func add(
    _ method: NativeMethod, _ file: Int, _ callees: inout [UInt32: [(file: Int, calls: Range<Int>)]],
    _ pending: inout [UInt32]
  ) {
    guard method.bodyRange != nil else { return }
    if launchSelectors.contains(method.selector) || LaunchCalls.hasNoCall(method) {
      if !LaunchCalls.hasNoCall(method) { hasLaunchMethod = true }
      // A name that cannot be an identifier: `application` alone names other methods too.
      callees[0, default: []].append((file, method.calls))
      if reached.insert(0).inserted { pending.append(0) }
      return
    }
    callees[method.nameHash, default: []].append((file, method.calls))
    let first = method.selector.utf8.prefix { $0 != UInt8(ascii: ":") }
    let exported = identifierHash(first)
    if exported != method.nameHash { callees[exported, default: []].append((file, method.calls)) }
  }

  /// `Registry()` calls the initialisers of the type.
  private mutating func addInitialisers(
    of type: NativeClassPart, _ file: Int, _ callees: inout [UInt32: [(file: Int, calls: Range<Int>)]]
  ) {
    let name = identifierHash(simpleName(type.name).utf8)
    for method in type.methods where method.bodyRange != nil && LaunchCalls.isInitialiser(method) {
      callees[name, default: []].append((file, method.calls))
    }
  }

  /// Whether a method runs without being named: `+load`, and Swift's `callAsFunction`, which `object()` calls.
  private static func hasNoCall(_ method: NativeMethod) -> Bool {
    method.isStatic && method.selector == "load"
      || method.selector.utf8.prefix { $0 != UInt8(ascii: ":") }.elementsEqual("callAsFunction".utf8)
  }

  private static func isInitialiser(_ method: NativeMethod) -> Bool {
    method.selector.prefix { $0 != ":" }.hasPrefix("init")
  }

  /// - Parameter type: the type that the method belongs to.
  func reachability(of method: NativeMethod?, in type: NativeClassPart?) -> ViewRegistration.Reachability {
    guard hasLaunchMethod, let method else { return .unknown }
    if let type, LaunchCalls.isInitialiser(method),
      reached.contains(identifierHash(simpleName(type.name).utf8))
    {
      return .reachable
    }
    if launchSelectors.contains(method.selector) || LaunchCalls.hasNoCall(method)
      || reached.contains(method.nameHash)
    {
      return .reachable
    }
    return reached.contains(identifierHash(method.selector.utf8.prefix { $0 != UInt8(ascii: ":") }))
      ? .reachable : .unreachable
  }
}
