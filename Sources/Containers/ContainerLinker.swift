import Diagnostics
import Files
import NativeSource

/// Links the files of one platform: constants and classes; and for each container, registrations and the interface of
/// each view.
struct ContainerLinker {
  private let files: [NativeFileFacts]
  private let platform: NativePlatform
  private let containers: ContainerSet
  private let constants: ConstantTable
  private let graph: ClassGraph
  private let table: NativeClassTable
  private let wrappers: WrapperCalls
  private let values: ValueReader

  init(
    _ files: [NativeFileFacts], _ platform: NativePlatform, _ containers: ContainerSet, _ values: ValueReader
  ) {
    self.files = files
    self.values = values
    self.platform = platform
    self.containers = containers
    let own = containers.containers(on: platform)
    let names = files.reduce(into: Set<UInt32>()) { $0.formUnion($1.wrapperNames) }
    constants = ConstantTable(files, wrappers: names)
    let protocols = Set(own.compactMap(\.protocolName))
    var table = NativeClassTable(protocolsOf: files, containers: protocols)
    graph = ClassGraph(files, platform) { name in
      protocols.contains(simpleName(name)) || table.place(ofProtocol: name) != nil
    }
    table.addClasses(of: graph, files, bases: Set(own.compactMap(\.baseClass)))
    table.addAdoptions(of: protocols)
    self.table = table
    wrappers = WrapperCalls(files, graph, table, names: names)
  }

  /// What the sources say of the views of each system with a container on the platform. A system does not see what is
  /// registered for another.
  func link() -> [Container.System: PlatformFacts] {
    var linked: [Container.System: PlatformFacts] = [:]
    for container in containers.containers(on: platform) { linked[container.system] = link(container) }
    return linked
  }

  private func link(_ container: Container) -> PlatformFacts {
    var facts = PlatformFacts(platform: platform, classes: table)
    addRegistrations(of: container, to: &facts)
    addProxyTypes(of: container, to: &facts)
    removeRegistrations(of: container, from: &facts)
    facts.registeredClasses = Set(facts.registrations.compactMap(\.classIndex))
    var views = facts.registeredClasses
    if !container.registrations.isEmpty || !container.unknownTypes.isEmpty {
      // A class with only a header belongs to an SDK.
      views.formUnion(
        table.all.indices.filter {
          table.all[$0].implementation != nil && table.isMember($0, of: container)
        })
    }
    facts.viewClasses = views.sorted()
    if container.readsInterfaces {
      // Interfaces need the facts of ancestors too, and these are views themselves: their chain leads to the base
      // class.
      (facts.interfaces, facts.unmatchedEvents) = InterfaceLinker(
        files: files, container: container, containers: containers, constants: constants, graph: graph,
        table: table, wrappers: wrappers, values: values
      )
      .interfaces(of: facts.viewClasses)
    }
    if let proxies = container.proxies {
      facts.mentions = files.reduce(into: []) { $0.formUnion($1.mentions(of: proxies)) }
    }
    addContracts(to: &facts)
    if container.mapping != nil {
      facts.mappings = files.compactMap(WidgetMapping.init)
      facts.mappedClasses = facts.mappings.reduce(into: [:]) { mapped, mapping in
        for entry in mapping.classes {
          for name in entry.mappings.map(\.className) {
            guard let index = table.mapped(name.text), mapped[index]?.contains(entry) != true else {
              continue
            }
            mapped[index, default: []].append(entry)
          }
        }
      }
    }
    return facts
  }

  // MARK: - Registrations

  private func addRegistrations(of container: Container, to facts: inout PlatformFacts) {
    let launchCalls = container.launchSelector.map { LaunchCalls(files, launchSelectors: [$0]) }
    for index in files.indices where mayRegister(index, container) {
      let file = files[index]
      if !isVendorList(file, of: container) {
        facts.gaps += file.unknownRegistrations(of: container, in: containers)
      }
      for call in file.registrations(of: container.system, in: containers) {
        for var registration in registrations(call, index, launchCalls, &facts) {
          registration.classIndex = registeredClass(registration)
          registration.isSwapped = isSwapped(registration)
          if isVendorList(file, of: container),
            registration.type.value.map({ container.builtInTypes.contains($0) }) == true
          {
            facts.builtInRegistrations.append(registration)
          } else {
            facts.registrations.append(registration)
            if !registration.isResolved {
              facts.gaps.append(gap(of: registration, call, index))
            }
          }
        }
      }
    }
  }

  /// Whether a file may say something of registrations. Of most, nothing is to be read; and to look at one as a whole is to copy it.
  private func mayRegister(_ index: Int, _ container: Container) -> Bool {
    !files[index].calls.isEmpty || !files[index].gaps.isEmpty
      || !container.unknownTypes.isEmpty && !files[index].mentions.isEmpty
  }

  /// Leaves out the types that the sources take back. Where it is unknown which one that is, any may be missing: the list is
  /// open.
  private func removeRegistrations(of container: Container, from facts: inout PlatformFacts) {
    for index in files.indices where !files[index].calls.isEmpty {
      let file = files[index]
      for call in file.removals(of: container.system, in: containers) {
        let stated =
          call.arguments.first.map { constants.text($0, file: index, scope: scope(call.owner, index)).value }
          ?? nil
        let followed = stated == nil ? values.arguments(ofCallAt: call.range, in: index, [0]) : nil
        let names =
          stated.map { [$0] } ?? followed?.rows.flatMap { $0.arguments[0].compactMap(\.value) } ?? []
        let isKnown =
          stated != nil
          || followed.map { rows in
            !rows.isOpen && rows.rows.allSatisfy { $0.arguments[0].allSatisfy { $0.value != nil } }
          } ?? false
        if !isKnown || call.isConditional {
          facts.gaps.append(OpenPlace(file.place(call.range), .removal))
        }
        guard !call.isConditional else { continue }
        facts.registrations.removeAll { $0.type.value.map(names.contains) == true }
      }
    }
  }

  /// What the proxies of a container show, which registers nothing.
  private func addProxyTypes(of container: Container, to facts: inout PlatformFacts) {
    for index in files.indices where !files[index].comparisons.isEmpty {
      let file = files[index]
      for (type, classIndex) in file.proxyTypes(of: container) {
        let part = file.classes[classIndex]
        let place = file.place(part.nameRange)
        var registration = ViewRegistration(
          platform: platform, spelling: .proxyComparison,
          type: constants.text(type, file: index, scope: part.name),
          className: NativeText(value: part.name, place: place, origin: place, isClassReference: true),
          place: file.place(type.range), reachability: .unknown)
        registration.classIndex = table.named(part.name)
        // A subclass may show others.
        if let own = registration.classIndex, table.all.contains(where: { $0.ancestors.contains(own) }) {
          facts.gaps.append(OpenPlace(place, .anyType))
        }
        if registration.type.value == nil { facts.gaps.append(OpenPlace(registration.place, .anyType)) }
        facts.registrations.append(registration)
      }
    }
  }

  private func isVendorList(_ file: NativeFileFacts, of container: Container) -> Bool {
    file.language == .propertyList && container.vendorFiles.contains(String(Path.lastComponent(file.path)))
  }

  /// The registration that `call` makes; for the call in a wrapper, the registrations that the calls of the wrapper
  /// make.
  private func registrations(
    _ call: RegistrationCall, _ file: Int, _ launchCalls: LaunchCalls?, _ facts: inout PlatformFacts
  ) -> [ViewRegistration] {
    let gapCount = facts.gaps.count
    let known = statedRegistrations(call, file, launchCalls, &facts)
    guard facts.gaps.count > gapCount || !known.allSatisfy(\.isResolved),
      let followed = followedRegistrations(call, file, launchCalls)
    else { return known }
    facts.gaps.replaceSubrange(gapCount..., with: followed.gaps)
    return followed.registrations
  }

  /// The place of a registration that is not known, with what is known of its type.
  private func gap(of registration: ViewRegistration, _ call: RegistrationCall, _ file: Int) -> OpenPlace {
    if registration.type.value != nil { return OpenPlace(registration.place, .registration) }
    let affixes = values.affixes(ofArgument: call.registration.type, ofCallAt: call.range, in: file)
    return OpenPlace(registration.place, .registration, affixes: affixes)
  }

  /// The registrations that values are followed to; nil where the call is not understood.
  private func followedRegistrations(
    _ call: RegistrationCall, _ file: Int, _ launchCalls: LaunchCalls?
  ) -> (registrations: [ViewRegistration], gaps: [OpenPlace])? {
    let followed =
      call.isSelector
      ? values.arguments(ofSelectorAt: call.range, in: file, call.positions)
      : values.arguments(ofCallAt: call.range, in: file, call.positions)
    guard let rows = followed, call.isSelector || !rows.rows.isEmpty else { return nil }
    var found: [ViewRegistration] = []
    var seen: Set<[NativeText]> = []
    var gaps: [OpenPlace] = []
    if rows.isOpen {
      let affixes = values.affixes(ofArgument: call.registration.type, ofCallAt: call.range, in: file)
      gaps.append(
        OpenPlace(files[file].place(call.range), .registration, affixes: affixes))
    }
    let isMixed = call.className != nil && rows.isMixed && Set(rows.rows.map { $0.arguments.last }).count > 1
    for row in rows.rows {
      // A class is no type.
      let types = row.arguments[0].map {
        $0.classFile == nil ? $0 : FollowedText(value: nil, classFile: nil, place: $0.place)
      }
      let classes = call.className == nil ? [] : row.arguments[1]
      gaps += types.filter { $0.value == nil }.map { OpenPlace($0.place, .registration, affixes: $0.affixes) }
      let site = row.sites.last
      let owner = row.sites.last.map { files[$0.file].owner(at: $0.range) } ?? call.owner
      var own = call.className == nil ? [ownClass(call, file)] : classes.map(className)
      // Which class belongs to which type is unknown.
      if isMixed || own.count > 1 && types.count > 1 {
        own = [NativeText(place: files[file].place(call.range))]
      }
      for type in types where type.value != nil {
        for name in own {
          let place = site.map { Place(path: files[$0.file].path, range: $0.range) }
          var made = registration(
            call, (file, call.type), name, site?.file ?? file, site?.range ?? call.range, owner, launchCalls)
          made.type = NativeText(value: type.value, place: type.place, origin: type.place)
          made.place = place ?? made.place
          // A collection that is filled elsewhere is registered where the call is.
          if !row.isHandedOn, let launchCalls, files[file].language != .propertyList {
            let around = call.owner.classIndex >= 0 ? files[file].classes[call.owner.classIndex] : nil
            let own = launchCalls.reachability(of: files[file].method(call.owner), in: around)
            if own == .reachable { made.reachability = own }
          }
          if types.count > 1 || own.count > 1 { made.isConditional = true }
          if seen.insert([made.type, made.className]).inserted { found.append(made) }
        }
      }
    }
    return (found, gaps)
  }

  /// The name of a class that a value is.
  private func className(_ text: FollowedText) -> NativeText {
    var name = NativeText(value: text.value, place: text.place, origin: text.place)
    if let file = text.classFile, let value = text.value {
      name.isClassReference = true
      name.value = runtimeName(value, file, "")
    }
    return name
  }

  /// The registrations that the facts state by themselves.
  private func statedRegistrations(
    _ call: RegistrationCall, _ file: Int, _ launchCalls: LaunchCalls?, _ facts: inout PlatformFacts
  ) -> [ViewRegistration] {
    guard let className = call.className else {
      return [
        registration(
          call, (file, call.type), ownClass(call, file), file, call.range, call.owner,
          launchCalls)
      ]
    }
    let (calls, isComplete) = wrappers.calls(of: call.owner, file, handingOn: [call.type, className])
    if calls.isEmpty {
      return [
        registration(
          call, (file, call.type), name(className, file, call.owner), file, call.range, call.owner,
          launchCalls)
      ]
    }
    if !isComplete {
      facts.gaps.append(OpenPlace(files[file].place(call.range), .registration))
    }
    return calls.map { caller, forwarding in
      let (classFile, value) = argument(className, file, caller, forwarding)
      var made = registration(
        call, argument(call.type, file, caller, forwarding), name(value, classFile, forwarding.owner, caller),
        caller, forwarding.range, forwarding.owner, launchCalls)
      if forwarding.isConditional { made.isConditional = true }
      return made
    }
  }

  /// The class with the implementation that contains the call.
  private func ownClass(_ call: RegistrationCall, _ file: Int) -> NativeText {
    guard call.owner.classIndex >= 0 else {
      return NativeText(place: files[file].place(call.range))
    }
    let part = files[file].classes[call.owner.classIndex]
    let place = files[file].place(part.nameRange)
    return NativeText(value: part.name, place: place, origin: place, isClassReference: true)
  }

  /// The name of a class that a call gives. `file` is the file of the value; `owner`, in the file `caller`, makes the
  /// call.
  private func name(_ value: NativeExpression, _ file: Int, _ owner: NativeOwner, _ caller: Int? = nil)
    -> NativeText
  {
    let scope = scope(owner, caller ?? file)
    var name = constants.text(value, file: file, scope: scope)
    if name.isClassReference { name.value = runtimeName(name.value ?? "", file, scope) }
    return name
  }

  private func scope(_ owner: NativeOwner, _ file: Int) -> String {
    owner.classIndex >= 0 ? files[file].classes[owner.classIndex].name : ""
  }

  /// The registration of `type`, which has its file with it; `file` and `owner` belong to the call.
  private func registration(
    _ call: RegistrationCall, _ type: (file: Int, value: NativeExpression), _ name: NativeText, _ file: Int,
    _ range: ByteRange, _ owner: NativeOwner, _ launchCalls: LaunchCalls?
  ) -> ViewRegistration {
    let method = files[file].method(owner)
    let enclosing = owner.classIndex >= 0 ? files[file].classes[owner.classIndex] : nil
    return ViewRegistration(
      platform: platform, spelling: call.registration.spelling,
      takesAnyClass: call.registration.takesAnyClass,
      type: constants.text(type.value, file: type.file, scope: scope(owner, file)), className: name,
      place: files[file].place(range), enclosingSelector: method?.selector,
      reachability: files[file].language != .propertyList
        ? launchCalls?.reachability(of: method, in: enclosing) ?? .unknown : .unknown,
      isConditional: call.isConditional)
  }

  /// The name at run time of the class that the source refers to as `name`.
  private func runtimeName(_ name: String, _ file: Int, _ scope: String) -> String {
    if platform == .android {
      let candidates = JVMNames(file: files[file], enclosing: scope).candidates(name)
      return candidates.first { table.byName[$0] != nil } ?? candidates.first {
        files[file].imports.contains($0)
      }
        ?? name
    }
    guard let index = table.named(name) else { return name }
    return table.all[index].runtimeName ?? name
  }

  /// The value that the call of a wrapper gives, or that the wrapper gives itself; with the file of the value.
  private func argument(
    _ expression: NativeExpression, _ file: Int, _ caller: Int, _ call: NativeForwarding
  ) -> (file: Int, value: NativeExpression) {
    guard case .parameter(let index) = expression.value, index < Int(call.argumentCount) else {
      return (file, expression)
    }
    return (caller, files[caller].argument(index, of: call))
  }

  // MARK: - Contracts

  private func registeredClass(_ registration: ViewRegistration) -> Int? {
    guard let name = registration.className.value else { return nil }
    switch table.match(name, on: platform) {
    case .found(let index), .swiftClassWithoutExportedName(let index): return index
    case .missing, .ambiguous:
      return registration.className.isClassReference ? table.named(name) : nil
    }
  }

  private func isSwapped(_ registration: ViewRegistration) -> Bool {
    guard let type = registration.type.value, let className = registration.className.value,
      !registration.className.isClassReference, table.match(className, on: platform) == .missing
    else { return false }
    if registration.type.isClassReference { return true }
    switch table.match(type, on: platform) {
    case .found(let index), .swiftClassWithoutExportedName(let index):
      if case .other = table.all[index].ancestry { return false }
      return true
    case .missing, .ambiguous: return false
    }
  }

  private func addContracts(to facts: inout PlatformFacts) {
    var byType: [String: [ViewRegistration]] = [:]
    for registration in facts.registrations {
      if let type = registration.type.value { byType[type, default: []].append(registration) }
    }
    for (type, registrations) in byType.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let classes = registrations.map(\.classIndex)
      let isOne = classes.allSatisfy { $0 == classes[0] }
      var contract = NativeViewContract(
        type: type, platform: platform, registrations: registrations,
        classIndex: isOne ? classes[0] : nil, interface: ViewInterface())
      if let index = contract.classIndex, let interface = facts.interfaces[index] {
        contract.interface = interface
      } else {
        contract.interface.addGaps(registrations.map { OpenPlace($0.place, .unseenClass) })
      }
      facts.contracts.append(contract)
    }
  }
}

extension NativeFileFacts {
  /// Which of the vendor's classes the file names. A name does not count where an import says that it means another
  /// class.
  fileprivate func mentions(of proxies: Container.Proxies) -> Set<String> {
    mentions.intersection(proxies.names).filter { name in
      !imports.contains { lastComponent($0) == name && !$0.hasPrefix(proxies.package) }
    }
  }

  /// The hashes of the names of the methods that hand their parameters on to a call of interest.
  fileprivate var wrapperNames: Set<UInt32> {
    var names: Set<UInt32> = []
    for call in calls where (call.arguments + call.entries.map(\.value)).contains(where: isParameter) {
      if let method = method(call.owner) { names.insert(method.nameHash) }
    }
    return names
  }

  private func isParameter(_ expression: NativeExpression) -> Bool {
    if case .parameter = expression.value { true } else { false }
  }
}
