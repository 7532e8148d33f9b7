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
    var own: [Int: ViewInterface] = [:]
    for index in wanted { own[index] = ViewInterface() }
    var unmatched: (events: [SentEvent], places: [Place]) = ([], [])
    for file in files.indices {
      addEvents(file, to: &own, &unmatched)
      addReads(file, to: &own)
    }
    for (classIndex, shared) in SharedReaders(files, graph).readsByClass where own[classIndex] != nil {
      addParameter(shared.read, shared.file, to: &own[classIndex]!)
    }
    var interfaces: [Int: ViewInterface] = [:]
    for index in classes { interfaces[index] = merged(index, own, unmatched.places) }
    return (interfaces, unmatched.events)
  }

  private func merged(_ index: Int, _ own: [Int: ViewInterface], _ unmatched: [Place]) -> ViewInterface {
    var interface = own[index] ?? ViewInterface()
    let entry = table.all[index]
    for ancestor in entry.ancestors {
      if let more = own[ancestor] { interface.add(more) }
    }
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

  private func addReads(_ file: Int, to interfaces: inout [Int: ViewInterface]) {
    let facts = files[file]
    for comparison in facts.comparisons {
      guard let index = graph.classIndex(file, comparison.owner), interfaces[index] != nil else { continue }
      let text = text(comparison.value, file, comparison.owner)
      if text.value != nil {
        interfaces[index]?.messages.items.append(text)
        continue
      }
      let (items, isOpen) = known(values.comparedNames(withValueAt: comparison.value.range, in: file))
      addMessages(items, isOpen: isOpen, OpenPlace(text.place, .name), to: index, &interfaces)
    }
    for read in facts.keyReads where read.parameter == nil {
      guard let index = graph.classIndex(file, read.owner), interfaces[index] != nil else { continue }
      addParameter(read, file, to: &interfaces[index]!)
    }
    for gap in facts.gaps {
      guard let index = graph.classIndex(file, gap.owner), interfaces[index] != nil else { continue }
      switch gap.subject {
      case .comparisons:
        let (items, isOpen) = known(values.comparedNames(ofUseAt: gap.range, in: file))
        addMessages(
          items, isOpen: isOpen, OpenPlace(place(gap.range, file), .handedOn), to: index, &interfaces)
      case .keys where readsConfiguration(gap.owner, facts):
        interfaces[index]?.parameters.gaps.append(OpenPlace(place(gap.range, file), .handedOn))
      case .keys:
        let (items, isOpen) = known(values.readKeys(ofUseAt: gap.range, in: file))
        interfaces[index]?.parameters.items += items.filter { !container.isSuppliedParameter($0.value ?? "") }
        if isOpen { interfaces[index]?.parameters.gaps.append(OpenPlace(place(gap.range, file), .handedOn)) }
      case .calls, .members, .document: break
      }
    }
  }

  /// Adds the names that values were followed to. In a class that view classes extend, they may be of one of these alone.
  private func addMessages(
    _ items: [NativeText], isOpen: Bool, _ place: OpenPlace, to index: Int,
    _ interfaces: inout [Int: ViewInterface]
  ) {
    let isShared = isExtended(index, interfaces)
    if !isShared { interfaces[index]?.messages.items += items }
    if isOpen || isShared { interfaces[index]?.messages.gaps.append(place) }
  }

  /// Whether view classes extend a class: what they give to it is of each alone.
  private func isExtended(_ index: Int, _ interfaces: [Int: ViewInterface]) -> Bool {
    interfaces.keys.contains { table.all[$0].ancestors.contains(index) }
  }

  /// Whether a method is given the parameters in an unknown layout: what it reads says nothing of their keys.
  private func readsConfiguration(_ owner: NativeOwner, _ facts: NativeFileFacts) -> Bool {
    facts.method(owner).flatMap { container.method($0.selector)?.body.configuration } != nil
  }

  private func addParameter(_ read: NativeKeyRead, _ file: Int, to interface: inout ViewInterface) {
    let text = text(read.key, file, read.owner)
    guard let name = text.value else {
      let (items, isOpen) = known(values.readKeys(ofKeyAt: read.key.range, in: file))
      interface.parameters.items += items.filter { !container.isSuppliedParameter($0.value ?? "") }
      if isOpen { interface.parameters.gaps.append(OpenPlace(text.place, .name)) }
      return
    }
    // What the container supplies is not a parameter of the view.
    if !container.isSuppliedParameter(name) { interface.parameters.items.append(text) }
  }

  /// The strings among names, and whether there may be others.
  private func known(_ names: FollowedNames) -> (items: [NativeText], isOpen: Bool) {
    let texts = names.texts.filter { $0.classFile == nil }
    let items = texts.map { NativeText(value: $0.value, place: $0.place, origin: $0.place) }
    return (items, names.isOpen || texts.count < names.texts.count)
  }

  // MARK: - Events

  private func addEvents(
    _ file: Int, to interfaces: inout [Int: ViewInterface],
    _ unmatched: inout (events: [SentEvent], places: [Place])
  ) {
    var callsLeft = InterfaceLinker.maxCalls
    for call in files[file].events(of: container.system, in: containers) {
      var (events, gap) = sentEvents(call, file, &callsLeft)
      if gap != nil || events.contains(where: { isUnknown($0.event) }),
        let followed = followedEvents(call, file, interfaces)
      {
        events = followed.events
        gap = followed.gap
      }
      for (event, file, owner) in events {
        if call.event.isShared, event.channel?.value != MPaaS.eventChannel { continue }
        guard let index = viewClass(file, owner, interfaces) else {
          unmatched.events.append(event)
          unmatched.places.append(event.place)
          continue
        }
        interfaces[index]?.events.items.append(event)
        if event.name == nil ? event.hasUnknownKeys : event.name?.value == nil {
          interfaces[index]?.events.gaps.append(
            OpenPlace(event.name?.place ?? event.dataPlace, .name))
        }
      }
      guard let gap else { continue }
      if let index = viewClass(file, call.call.owner, interfaces) {
        interfaces[index]?.events.gaps.append(gap)
      } else {
        unmatched.places.append(gap.place)
      }
    }
  }

  /// The view class that `owner` belongs to; if it belongs to none, the view class around it, as for a listener's
  /// class.
  private func viewClass(_ file: Int, _ owner: NativeOwner, _ interfaces: [Int: ViewInterface]) -> Int? {
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
  private func followedEvents(
    _ call: EventCall, _ file: Int, _ interfaces: [Int: ViewInterface]
  ) -> (events: [OwnedEvent], gap: OpenPlace?)? {
    let range = call.call.range
    let rows: FollowedRows? =
      if let name = call.event.name {
        values.arguments(ofCallAt: range, in: file, [name])
      } else {
        values.entries([MPaaS.eventNameKey], ofArgument: "data", ofCallAt: range, in: file)
      }
    guard let rows, !rows.rows.isEmpty else { return nil }
    let stated = event(call, file, nil)
    var events: [OwnedEvent] = []
    var isOpen = rows.isOpen
    for row in rows.rows {
      let site = row.sites.reversed().first { site in
        site.classes.contains { part in
          graph.classIndex(site.file, NativeOwner(classIndex: part, methodIndex: -1)).map {
            interfaces[$0] != nil
          } ?? false
        }
      }
      let owner = site.map { files[$0.file].owner($0) } ?? call.call.owner
      for name in row.arguments[0] {
        guard let value = name.value, name.classFile == nil else {
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
