import Diagnostics
import NativeSource

/// Gathers what the view classes of one container send, receive and read.
struct InterfaceLinker {
  let files: [NativeFileFacts]
  let container: Container
  let containers: ContainerSet
  let constants: ConstantTable
  let graph: ClassGraph
  let table: NativeClassTable
  let wrappers: WrapperCalls
  let values: ValueReader

  /// The interfaces of the classes with these indexes, each with the interfaces of its scanned ancestors; and the
  /// events that are sent elsewhere.
  func interfaces(of classes: [Int]) -> ([Int: ViewInterface], unmatchedEvents: [SentEvent]) {
    var wanted = Set(classes)
    for index in classes { wanted.formUnion(table.all[index].ancestors) }
    var own = GatheredInterfaces(wanted)
    var unmatched: (events: [SentEvent], places: [Place]) = ([], [])
    let families = ViewFamilies(classes, table, files)
    for file in files.indices {
      addEvents(file, families, to: &own, &unmatched)
      addReads(file, families, to: &own)
    }
    for (classIndex, shared) in SharedReaders(files, graph).readsByClass where own[classIndex] != nil {
      addParameter(shared.read, shared.file, families, to: classIndex, &own)
    }
    var interfaces: [Int: ViewInterface] = [:]
    for index in classes { interfaces[index] = merged(index, own, unmatched.places) }
    return (interfaces, unmatched.events)
  }

  private func merged(_ index: Int, _ own: GatheredInterfaces, _ unmatched: [Place]) -> ViewInterface {
    var interface = own[index] ?? ViewInterface()
    if let exact = own.exact[index] { interface.add(exact) }
    let entry = table.all[index]
    for ancestor in entry.ancestors {
      if let more = own[ancestor] { interface.add(more) }
    }
    // What the parameters have, too, is one of them, whatever its value is.
    let parameters = Set(interface.parameters.items.compactMap(\.value))
    interface.parameters.gaps += (own.nestedKeys[index] ?? []).filter { !parameters.contains($0.name) }.map(
      \.place)
    if let configuration = own.configurations[index] { interface.parameters.add(configuration) }
    // An event that another class sends may be sent for any view.
    interface.events.gaps += unmatched.map { OpenPlace($0, .outside) }
    if !entry.isWhollyScanned || entry.ancestry == .unknown {
      interface.addGaps([OpenPlace(entry.namePlace, .unseenClass)])
    }
    return interface
  }

  private func scope(_ owner: NativeOwner, _ file: Int) -> String {
    owner.classIndex >= 0 ? files[file].classes[owner.classIndex].name : ""
  }

  private func text(_ expression: NativeExpression, _ file: Int, _ owner: NativeOwner) -> NativeText {
    constants.text(expression, file: file, scope: scope(owner, file))
  }

  private func place(_ range: ByteRange, _ file: Int) -> Place { files[file].place(range) }

  // MARK: - Messages and parameters

  private func addReads(_ file: Int, _ families: ViewFamilies, to interfaces: inout GatheredInterfaces) {
    let facts = files[file]
    for comparison in facts.comparisons {
      guard let index = graph.classIndex(file, comparison.owner), interfaces[index] != nil else { continue }
      let text = text(comparison.value, file, comparison.owner)
      if text.value != nil {
        interfaces[index]?.messages.items.append(text)
        continue
      }
      for member in families.members(of: index) {
        let names = values.comparedNames(withValueAt: comparison.value.range, in: file, of: member.object)
        let found = known(names, OpenPlace(text.place, .name))
        interfaces.exact[member.index, default: ViewInterface()].messages.add(found)
      }
    }
    for read in facts.keyReads where read.parameter == nil {
      guard let index = graph.classIndex(file, read.owner), interfaces[index] != nil else { continue }
      addParameter(read, file, families, to: index, &interfaces)
    }
    for gap in facts.gaps {
      guard let index = graph.classIndex(file, gap.owner), interfaces[index] != nil else { continue }
      let open = OpenPlace(place(gap.range, file), .handedOn)
      switch gap.subject {
      case .comparisons:
        for member in families.members(of: index) {
          let names = values.comparedNames(ofUseAt: gap.range, in: file, of: member.object)
          interfaces.exact[member.index, default: ViewInterface()].messages.add(known(names, open))
        }
      case .keys where readsConfiguration(gap.owner, facts):
        for member in families.members(of: index) {
          let (keys, nested) = values.readKeys(
            ofConfigurationAt: gap.range, in: file, of: member.object)
          interfaces.configurations[member.index, default: KnownNames()].add(parameters(known(keys, open)))
          interfaces.nestedKeys[member.index, default: []] += nested.map { ($0, open) }
        }
      case .keys:
        for member in families.members(of: index) {
          let names = values.readKeys(ofUseAt: gap.range, in: file, of: member.object)
          interfaces.exact[member.index, default: ViewInterface()].parameters.add(
            parameters(known(names, open)))
        }
      case .calls, .members, .document: break
      }
    }
  }

  /// Whether a method is given the parameters in an unknown layout.
  private func readsConfiguration(_ owner: NativeOwner, _ facts: NativeFileFacts) -> Bool {
    facts.method(owner).flatMap { container.method($0.selector)?.body.configuration } != nil
  }

  private func addParameter(
    _ read: NativeKeyRead, _ file: Int, _ families: ViewFamilies, to index: Int,
    _ interfaces: inout GatheredInterfaces
  ) {
    let text = text(read.key, file, read.owner)
    guard let name = text.value else {
      for member in families.members(of: index) {
        let names = values.readKeys(ofKeyAt: read.key.range, in: file, of: member.object)
        let found = parameters(known(names, OpenPlace(text.place, .name)))
        interfaces.exact[member.index, default: ViewInterface()].parameters.add(found)
      }
      return
    }
    // What the container supplies is not a parameter of the view.
    if !container.isSuppliedParameter(name) { interfaces[index]?.parameters.items.append(text) }
  }

  /// Without what the container supplies.
  private func parameters(_ names: KnownNames<NativeText>) -> KnownNames<NativeText> {
    var names = names
    names.items.removeAll { container.isSuppliedParameter($0.value ?? "") }
    return names
  }

  /// The strings among names; where there may be others, with the place that they come from.
  private func known(_ names: FollowedNames, _ place: OpenPlace) -> KnownNames<NativeText> {
    let texts = names.texts.filter { $0.classFile == nil }
    var known = KnownNames<NativeText>()
    known.items = texts.map { NativeText(value: $0.value, place: $0.place, origin: $0.place) }
    if names.isOpen || texts.count < names.texts.count { known.gaps = [place] }
    return known
  }

  // MARK: - Events

  private func addEvents(
    _ file: Int, _ families: ViewFamilies, to interfaces: inout GatheredInterfaces,
    _ unmatched: inout (events: [SentEvent], places: [Place])
  ) {
    var callsLeft = InterfaceLinker.maxCalls
    for call in files[file].events(of: container.system, in: containers) {
      let (sent, gap) = sentEvents(call, file, &callsLeft)
      let target = viewClass(file, call.call.owner, interfaces)
      // What the call sends, it sends for an object of each of these.
      let members = target.map { families.members(of: $0) } ?? []
      let isOutside =
        target == nil
        && sent.contains { $0.event.name?.value != nil && viewClass($0.file, $0.owner, interfaces) == nil }
      if gap != nil || members.count > 1 || isOutside || sent.contains(where: { isUnknown($0.event) }) {
        let followed = members.map {
          ($0.index, followedEvents(call, file, interfaces, $0, families, target))
        }
        if followed.contains(where: { $0.1 != nil }) {
          for (index, found) in followed {
            let exact = events((found?.events ?? []).map(\.event), of: call)
            interfaces.exact[index, default: ViewInterface()].events.add(exact)
            if let gap = found == nil ? OpenPlace(place(call.call.range, file), .name) : found?.gap {
              interfaces.exact[index, default: ViewInterface()].events.gaps.append(gap)
            }
          }
          continue
        }
        if target == nil, let found = followedEvents(call, file, interfaces, nil, families, target) {
          add(found, call, target, to: &interfaces, &unmatched)
          continue
        }
      }
      add((sent, gap), call, target, to: &interfaces, &unmatched)
    }
  }

  /// Adds events to the view classes that send them.
  private func add(
    _ sent: (events: [OwnedEvent], gap: OpenPlace?), _ call: EventCall, _ target: Int?,
    to interfaces: inout GatheredInterfaces, _ unmatched: inout (events: [SentEvent], places: [Place])
  ) {
    for (event, file, owner) in sent.events {
      if let index = viewClass(file, owner, interfaces) {
        interfaces[index]?.events.add(events([event], of: call))
      } else if isOfContainer(event, call) {
        unmatched.events.append(event)
        unmatched.places.append(event.place)
      }
    }
    guard let gap = sent.gap else { return }
    if let target {
      interfaces[target]?.events.gaps.append(gap)
    } else {
      unmatched.places.append(gap.place)
    }
  }

  /// Those events of a call that go to pages, with the places of names that are not known.
  private func events(_ sent: [SentEvent], of call: EventCall) -> KnownNames<SentEvent> {
    var known = KnownNames<SentEvent>()
    known.items = sent.filter { isOfContainer($0, call) }
    known.gaps = known.items.filter(isUnknown).map { OpenPlace($0.name?.place ?? $0.dataPlace, .name) }
    return known
  }

  /// Whether an event goes to pages, where a call sends other things, too.
  private func isOfContainer(_ event: SentEvent, _ call: EventCall) -> Bool {
    !call.event.isShared || event.channel?.value == MPaaS.eventChannel
  }

  /// The view class that `owner` belongs to; if it belongs to none, the view class around it, as for a listener's
  /// class.
  private func viewClass(_ file: Int, _ owner: NativeOwner, _ interfaces: GatheredInterfaces) -> Int? {
    graph.enclosing(file, owner).first { interfaces[$0] != nil }
  }

  /// The most calls that are followed of all wrappers of one file. Each wrapper has a limit of its own, but a file may
  /// have hundreds.
  private static let maxCalls = 4_096

  /// An event with the file and the owner of the call that sends it.
  private typealias OwnedEvent = (event: SentEvent, file: Int, owner: NativeOwner)

  /// The event that `call` sends; for the call in a wrapper, the events that the calls of the wrapper send. And the
  /// place of a wrapper that others may call, too.
  private func sentEvents(
    _ call: EventCall, _ file: Int, _ callsLeft: inout Int
  ) -> (events: [OwnedEvent], gap: OpenPlace?) {
    let owner = call.call.owner
    let values = call.call.entries.map(\.value) + (call.name.map { [$0] } ?? [])
    let (calls, isComplete) = wrappers.calls(of: owner, file, handingOn: values)
    guard !calls.isEmpty, let wrapper = files[file].method(owner) else {
      return ([(event(call, file, nil), file, owner)], nil)
    }
    guard calls.count <= callsLeft else { return ([], OpenPlace(place(wrapper.nameRange, file), .caller)) }
    callsLeft -= calls.count
    return (
      calls.map { (event(call, file, $0), $0.file, $0.call.owner) },
      isComplete ? nil : OpenPlace(place(wrapper.nameRange, file), .caller)
    )
  }

  private func isUnknown(_ event: SentEvent) -> Bool {
    event.name == nil ? event.hasUnknownKeys : event.name?.value == nil
  }

  /// The events that values are followed to; nil where the call is not understood, or nothing is known of it.
  ///
  /// - Parameter member: the view class for whose objects it is called; nil for any.
  private func followedEvents(
    _ call: EventCall, _ file: Int, _ interfaces: GatheredInterfaces, _ member: ViewFamilies.Member?,
    _ families: ViewFamilies, _ target: Int?
  ) -> (events: [OwnedEvent], gap: OpenPlace?)? {
    let range = call.call.range
    func isOwner(_ file: Int, _ classes: [Int]) -> Bool {
      classes.contains { part in
        graph.classIndex(file, NativeOwner(classIndex: part, methodIndex: -1)).map { interfaces[$0] != nil }
          ?? false
      }
    }
    // Outside of all view classes it is called for those that call the function around it.
    let isOutside = target == nil && member == nil
    let rows: FollowedRows? =
      if let name = call.event.name {
        values.arguments(
          ofCallAt: range, in: file, [name], of: member?.object, isOwner: isOutside ? isOwner : nil)
      } else {
        values.entries(
          [MPaaS.eventNameKey], ofArgument: "data", ofCallAt: range, in: file, of: member?.object,
          isOwner: isOutside ? isOwner : nil)
      }
    // Where no object of the class sends it, there is none.
    guard let rows, !rows.rows.isEmpty || !rows.isOpen && member != nil else { return nil }
    let stated = event(call, file, nil)
    var events: [OwnedEvent] = []
    var isOpen = rows.isOpen
    for row in rows.rows {
      let site = row.sites.reversed().first { isOwner($0.file, $0.classes) }
      let owner = site.map { files[$0.file].owner($0) } ?? call.call.owner
      // A call of another class is for its objects.
      if let member, let site, let caller = viewClass(site.file, owner, interfaces),
        caller != member.index, !table.all[member.index].ancestors.contains(caller)
      {
        continue
      }
      if let member, site == nil, let outer = row.sites.last, let part = outer.classes.first {
        let helper = ObjectClass(name: files[outer.file].classes[part].name, file: outer.file)
        switch isHelper(helper, of: member, target.map { families.members(of: $0) } ?? []) {
        case true?: break
        case false?: continue
        case nil:
          isOpen = true
          continue
        }
      }
      for name in row.arguments[0] {
        let value = name.classFile == nil ? name.value : nil
        // An unknown event of a known class is one of that class alone.
        if value == nil, site == nil || viewClass(site!.file, owner, interfaces) == nil {
          isOpen = true
          continue
        }
        var sent = stated
        sent.name = NativeText(value: value, place: name.place, origin: name.place)
        if let site { sent.place = place(site.range, site.file) }
        events.append((sent, site?.file ?? file, owner))
      }
    }
    return (events, isOpen ? OpenPlace(place(range, file), .name) : nil)
  }

  /// Whether objects of a class may belong to the objects of one of several view classes: not where only others keep such
  /// ones; nil where that is unknown.
  private func isHelper(
    _ helper: ObjectClass, of member: ViewFamilies.Member, _ members: [ViewFamilies.Member]
  ) -> Bool? {
    guard members.count > 1, let object = member.object else { return true }
    let isKept = values.keeps(helper, in: object)
    if isKept == true { return true }
    let others = members.filter { $0.index != member.index }.compactMap(\.object)
    return others.contains { values.keeps(helper, in: $0) == true } ? isKept : true
  }

  private func event(_ call: EventCall, _ file: Int, _ forwarding: WrapperCalls.Call?) -> SentEvent {
    let owner = call.call.owner
    var event = SentEvent(
      spelling: call.event.spelling, dataPlace: place(call.call.dictionaryRange, file),
      place: forwarding.map { place($0.call.range, $0.file) } ?? place(call.call.range, file))
    event.hasUnknownKeys = call.call.hasUnknownEntries
    event.channel = call.channel.map { text($0, file, owner) }
    event.name = call.name.map { argument($0, file, owner, forwarding) }
    for entry in call.call.entries {
      let key = text(entry.key, file, owner)
      event.keys.append(key)
      if key.value == nil { event.hasUnknownKeys = true }
      if key.value == MPaaS.eventNameKey {
        event.name = argument(entry.value, file, owner, forwarding)
      } else if key.value == MPaaS.elementKey {
        if case .ownProperty = entry.value.value {
          event.element = .ownTag
        } else {
          event.element = .text(argument(entry.value, file, owner, forwarding))
        }
      }
    }
    return event
  }

  private func argument(
    _ expression: NativeExpression, _ file: Int, _ owner: NativeOwner, _ forwarding: WrapperCalls.Call?
  ) -> NativeText {
    if case .parameter(let index) = expression.value, let forwarding,
      index < Int(forwarding.call.argumentCount)
    {
      return text(
        files[forwarding.file].argument(index, of: forwarding.call), forwarding.file, forwarding.call.owner)
    }
    return text(expression, file, owner)
  }
}

extension NativeFileFacts {
  /// The method of the innermost class around a call.
  fileprivate func owner(_ site: FollowedSite) -> NativeOwner {
    let own = owner(at: site.range)
    guard own.classIndex < 0, let part = site.classes.first else { return own }
    return NativeOwner(classIndex: part, methodIndex: -1)
  }
}
