import Diagnostics

/// Gathers what view classes send, receive and read.
struct ViewFaceLinker {
  let files: [HostFileFacts]
  let platform: HostPlatform
  let constants: ConstantTable
  let graph: ClassGraph
  let wrappers: WrapperCalls

  /// The faces of the classes with these indexes, each with those of its scanned ancestors; and the events that
  /// are sent elsewhere.
  func faces(of classes: [Int]) -> ([Int: ViewFaces], strayEvents: [SentEvent]) {
    var wanted = Set(classes)
    for index in classes { wanted.formUnion(graph.table.all[index].ancestors) }
    var own: [Int: ViewFaces] = [:]
    for index in wanted { own[index] = ViewFaces() }
    var strays: [Place] = []
    var strayEvents: [SentEvent] = []
    for file in files.indices {
      addEvents(file, to: &own, &strayEvents, strays: &strays)
      addReads(file, to: &own)
    }
    var faces: [Int: ViewFaces] = [:]
    for index in classes { faces[index] = merged(index, own, strays) }
    return (faces, strayEvents)
  }

  private func merged(_ index: Int, _ own: [Int: ViewFaces], _ strays: [Place]) -> ViewFaces {
    var faces = own[index] ?? ViewFaces()
    let entry = graph.table.all[index]
    for ancestor in entry.ancestors {
      guard let more = own[ancestor] else { continue }
      faces.events.items += more.events.items
      faces.events.openPlaces += more.events.openPlaces
      faces.messages.items += more.messages.items
      faces.messages.openPlaces += more.messages.openPlaces
      faces.parameters.items += more.parameters.items
      faces.parameters.openPlaces += more.parameters.openPlaces
    }
    // An event that another class sends may be sent for any view.
    faces.events.openPlaces += strays
    if !entry.isWhollyScanned || entry.lineage == .unknown {
      faces.events.openPlaces.append(entry.namePlace)
      faces.messages.openPlaces.append(entry.namePlace)
      faces.parameters.openPlaces.append(entry.namePlace)
    }
    return faces
  }

  private func scope(_ owner: HostOwner, _ file: Int) -> String {
    owner.classIndex >= 0 ? files[file].classes[owner.classIndex].name : ""
  }

  private func text(_ expression: HostExpression, _ file: Int, _ owner: HostOwner) -> HostText {
    constants.text(expression, file: file, scope: scope(owner, file))
  }

  private func place(_ range: ByteRange, _ file: Int) -> Place { Place(path: files[file].path, range: range) }

  // MARK: - Messages and parameters

  private func addReads(_ file: Int, to faces: inout [Int: ViewFaces]) {
    let facts = files[file]
    for comparison in facts.messages {
      guard let index = graph.classIndex(file, comparison.owner), faces[index] != nil else { continue }
      let text = text(comparison.message, file, comparison.owner)
      if text.value != nil {
        faces[index]?.messages.items.append(text)
      } else {
        faces[index]?.messages.openPlaces.append(text.place)
      }
    }
    for read in facts.parameterReads {
      guard let index = graph.classIndex(file, read.owner), faces[index] != nil else { continue }
      let text = text(read.key, file, read.owner)
      if let name = text.value {
        // What the container supplies is no parameter of the view.
        if VendorContract.isSuppliedParameter(name) { continue }
        faces[index]?.parameters.items.append(text)
      } else {
        faces[index]?.parameters.openPlaces.append(text.place)
      }
    }
    for opening in facts.openings {
      guard let index = graph.classIndex(file, opening.owner), faces[index] != nil else { continue }
      switch opening.face {
      case .messages: faces[index]?.messages.openPlaces.append(place(opening.range, file))
      case .parameters: faces[index]?.parameters.openPlaces.append(place(opening.range, file))
      case .registrations: break
      }
    }
  }

  // MARK: - Events

  private func addEvents(
    _ file: Int, to faces: inout [Int: ViewFaces], _ strayEvents: inout [SentEvent], strays: inout [Place]
  ) {
    for call in files[file].events {
      let (events, openPlace) = sentEvents(call, file)
      for (event, file, owner) in events {
        if event.spelling == .sendMessage, event.channel?.value != VendorContract.eventChannel { continue }
        guard let index = viewClass(file, owner, faces) else {
          strayEvents.append(event)
          strays.append(event.place)
          continue
        }
        faces[index]?.events.items.append(event)
        if event.name == nil ? event.hasOpenData : event.name?.value == nil {
          faces[index]?.events.openPlaces.append(event.name?.place ?? event.dataPlace)
        }
      }
      guard let openPlace else { continue }
      if let index = viewClass(file, call.owner, faces) {
        faces[index]?.events.openPlaces.append(openPlace)
      } else {
        strays.append(openPlace)
      }
    }
  }

  /// The view class that `owner` belongs to, or else the one that encloses it, as a listener's class is enclosed.
  private func viewClass(_ file: Int, _ owner: HostOwner, _ faces: [Int: ViewFaces]) -> Int? {
    if let index = graph.classIndex(file, owner), faces[index] != nil { return index }
    var path = scope(owner, file)[...]
    for _ in 0..<NativeSourceLimit.enclosingTypes {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      path = path[..<dot]
      guard let part = files[file].classes.firstIndex(where: { $0.name == path }) else { continue }
      if let index = graph.classIndex(file, HostOwner(classIndex: part, methodIndex: -1)), faces[index] != nil
      {
        return index
      }
    }
    return nil
  }

  /// An event with the file and the owner of the call that sends it.
  private typealias OwnedEvent = (event: SentEvent, file: Int, owner: HostOwner)

  /// The event that `call` sends, or those that the calls of its wrapper send; and the place of a wrapper that may be
  /// called by others, too.
  private func sentEvents(_ call: EventCall, _ file: Int) -> (events: [OwnedEvent], open: Place?) {
    let values = call.entries.map(\.value) + (call.name.map { [$0] } ?? [])
    let (calls, isOpen) = wrappers.calls(of: call.owner, file, handingOn: values)
    guard !calls.isEmpty, let wrapper = files[file].method(call.owner) else {
      return ([(event(call, file, nil), file, call.owner)], nil)
    }
    return (
      calls.map { (event(call, file, $0), $0.file, $0.call.owner) },
      isOpen ? place(wrapper.nameRange, file) : nil
    )
  }

  private func event(_ call: EventCall, _ file: Int, _ forwarding: WrapperCalls.Call?) -> SentEvent {
    var event = SentEvent(
      spelling: call.spelling, dataPlace: place(call.dataRange, file),
      place: forwarding.map { place($0.call.range, $0.file) } ?? place(call.range, file))
    event.hasOpenData = call.hasOpenData
    event.channel = call.channel.map { text($0, file, call.owner) }
    event.name = call.name.map { argument($0, file, call, forwarding) }
    for entry in call.entries {
      let key = text(entry.key, file, call.owner)
      event.keys.append(key)
      if key.value == nil { event.hasOpenData = true }
      if key.value == VendorContract.eventNameKey {
        event.name = argument(entry.value, file, call, forwarding)
      } else if key.value == VendorContract.elementKey {
        if case .componentId = entry.value.value {
          event.element = .ownTag
        } else {
          event.element = .text(argument(entry.value, file, call, forwarding))
        }
      }
    }
    return event
  }

  private func argument(
    _ expression: HostExpression, _ file: Int, _ call: EventCall, _ forwarding: WrapperCalls.Call?
  ) -> HostText {
    if case .parameter(let index) = expression.value, let forwarding,
      index < forwarding.call.arguments.count
    {
      return text(forwarding.call.arguments[index], forwarding.file, forwarding.call.owner)
    }
    return text(expression, file, call.owner)
  }
}
