import Diagnostics

/// Links the files of one platform: constants, classes, registrations, and the faces of each view.
struct HostLinker {
  private let files: [HostFileFacts]
  private let platform: HostPlatform
  private let constants: ConstantTable
  private let graph: ClassGraph
  private let reach: LaunchReach
  private let wrappers: WrapperCalls

  init(_ files: [HostFileFacts], _ platform: HostPlatform) {
    self.files = files
    self.platform = platform
    constants = ConstantTable(files)
    graph = ClassGraph(files, platform)
    reach = LaunchReach(files)
    wrappers = WrapperCalls(files, graph)
  }

  func link() -> PlatformFacts {
    var facts = PlatformFacts(platform: platform, classes: graph.table)
    addRegistrations(to: &facts)
    var views = Set(
      graph.table.all.indices.filter {
        // A header alone is a class of an SDK.
        graph.table.all[$0].lineage == .view && graph.table.all[$0].implementation != nil
      })
    for registration in facts.registrations {
      if let index = registration.classIndex { views.insert(index) }
    }
    facts.viewClasses = views.sorted()
    // Faces need the facts of ancestors too, which are views themselves: a class that reaches the base.
    (facts.faces, facts.strayEvents) = ViewFaceLinker(
      files: files, platform: platform, constants: constants, graph: graph, wrappers: wrappers
    )
    .faces(of: facts.viewClasses)
    addContracts(to: &facts)
    return facts
  }

  // MARK: - Registrations

  private func addRegistrations(to facts: inout PlatformFacts) {
    for (index, file) in files.enumerated() {
      for opening in file.openings where opening.face == .registrations && !isVendorList(file) {
        facts.openPlaces.append(Place(path: file.path, range: opening.range))
      }
      for call in file.registrations {
        for var registration in registrations(call, index, &facts) {
          registration.classIndex = registeredClass(registration)
          registration.isSwapped = isSwapped(registration)
          if isBuiltIn(registration, file) {
            facts.builtInRegistrations.append(registration)
          } else {
            facts.registrations.append(registration)
            if !registration.isResolved { facts.openPlaces.append(registration.place) }
          }
        }
      }
    }
  }

  private func isVendorList(_ file: HostFileFacts) -> Bool {
    guard file.language == .propertyList else { return false }
    let name = file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(file.path[file.path.utf8.index(after: $0)...])
    }
    return VendorContract.vendorPropertyLists.contains(name ?? file.path)
  }

  private func isBuiltIn(_ registration: HostRegistration, _ file: HostFileFacts) -> Bool {
    guard isVendorList(file), let type = registration.type.value else { return false }
    return VendorContract.builtInTypes.contains(type)
  }

  /// The registration that `call` makes, or those that the calls of its wrapper make.
  private func registrations(_ call: RegistrationCall, _ file: Int, _ facts: inout PlatformFacts)
    -> [HostRegistration]
  {
    let (calls, isOpen) = wrappers.calls(of: call.owner, file, handingOn: [call.type, call.className])
    if calls.isEmpty {
      return [registration(call, (file, call.type), (file, call.className), file, call.range, call.owner)]
    }
    if isOpen { facts.openPlaces.append(Place(path: files[file].path, range: call.range)) }
    return calls.map { caller, forwarding in
      var made = registration(
        call, argument(call.type, file, caller, forwarding),
        argument(call.className, file, caller, forwarding), caller, forwarding.range, forwarding.owner)
      if forwarding.isConditional { made.isConditional = true }
      return made
    }
  }

  /// `type` and `className` with the files they stand in; `file` and `owner` are those of the call.
  private func registration(
    _ call: RegistrationCall, _ type: (file: Int, value: HostExpression),
    _ className: (file: Int, value: HostExpression), _ file: Int, _ range: ByteRange, _ owner: HostOwner
  ) -> HostRegistration {
    let method = files[file].method(owner)
    let scope = owner.classIndex >= 0 ? files[file].classes[owner.classIndex].name : ""
    var name = constants.text(className.value, file: className.file, scope: scope)
    if name.isClassReference { name.value = runtimeName(name.value ?? "", className.file, scope) }
    return HostRegistration(
      platform: platform, spelling: call.spelling,
      type: constants.text(type.value, file: type.file, scope: scope), className: name,
      place: Place(path: files[file].path, range: range), enclosingSelector: method?.selector,
      reach: platform == .ios && call.spelling != .propertyList ? reach.reach(method) : .unknown,
      isConditional: call.isConditional)
  }

  /// The name at run time of the class that the source refers to as `name`.
  private func runtimeName(_ name: String, _ file: Int, _ scope: String) -> String {
    if platform == .android {
      let candidates = JVMNames(file: files[file], enclosing: scope).candidates(name)
      return candidates.first { graph.table.byName[$0] != nil } ?? candidates.first {
        files[file].imports.contains($0)
      }
        ?? name
    }
    guard let index = graph.table.named(name) else { return name }
    return graph.table.all[index].runtimeName ?? name
  }

  /// The value that the call of a wrapper gives, or that the wrapper gives itself, with the file it stands in.
  private func argument(
    _ expression: HostExpression, _ file: Int, _ caller: Int, _ call: ForwardingCall
  ) -> (file: Int, value: HostExpression) {
    guard case .parameter(let index) = expression.value, index < call.arguments.count else {
      return (file, expression)
    }
    return (caller, call.arguments[index])
  }

  // MARK: - Contracts

  private func registeredClass(_ registration: HostRegistration) -> Int? {
    guard let name = registration.className.value else { return nil }
    switch graph.table.match(name, on: platform) {
    case .found(let index), .swiftClassWithoutExportedName(let index): return index
    case .missing, .ambiguous:
      return registration.className.isClassReference ? graph.table.named(name) : nil
    }
  }

  private func isSwapped(_ registration: HostRegistration) -> Bool {
    guard let type = registration.type.value, let className = registration.className.value,
      !registration.className.isClassReference, graph.table.match(className, on: platform) == .missing
    else { return false }
    if registration.type.isClassReference { return true }
    switch graph.table.match(type, on: platform) {
    case .found(let index), .swiftClassWithoutExportedName(let index):
      if case .other = graph.table.all[index].lineage { return false }
      return true
    case .missing, .ambiguous: return false
    }
  }

  private func addContracts(to facts: inout PlatformFacts) {
    var byType: [String: [HostRegistration]] = [:]
    for registration in facts.registrations {
      if let type = registration.type.value { byType[type, default: []].append(registration) }
    }
    for (type, registrations) in byType.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let classes = registrations.map(\.classIndex)
      let isOne = classes.allSatisfy { $0 == classes[0] }
      var contract = NativeViewContract(
        type: type, platform: platform, registrations: registrations,
        classIndex: isOne ? classes[0] : nil, faces: ViewFaces())
      if let index = contract.classIndex, let faces = facts.faces[index] {
        contract.faces = faces
      } else {
        let places = registrations.map(\.place)
        contract.faces.events.openPlaces = places
        contract.faces.messages.openPlaces = places
        contract.faces.parameters.openPlaces = places
      }
      facts.contracts.append(contract)
    }
  }
}
