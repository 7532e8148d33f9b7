import Diagnostics

/// Methods that hand their parameters on to a registration or an event, as wrappers do:
/// `- (void)emit:(NSString *)name { [... data:@{@"eventName": name} ...]; }`. A file that has one, or calls one of
/// another file, is walked a second time for its calls.
extension FactCollector {
  func isWrapper(_ name: Int) -> Bool {
    !wrapperNames.isEmpty && wrapperNames.contains(source.tokens[name].hash) && methodIndex >= 0
  }

  mutating func addForwardingCall(_ name: Int, _ arguments: [Range<Int>], _ range: ByteRange) {
    var values: [HostExpression] = []
    for argument in arguments { values.append(value(argument)) }
    facts.forwardingCalls.append(
      ForwardingCall(
        nameHash: source.tokens[name].hash, receiver: receiver(name), arguments: values, range: range,
        owner: owner, isConditional: isConditional(name)))
  }

  /// Notes that a wrapper is named at `name` without being called.
  mutating func addReference(_ name: Int) {
    guard isWrapper(name) else { return }
    facts.forwardingCalls.append(
      ForwardingCall(
        nameHash: source.tokens[name].hash, receiver: .other, arguments: [], range: source.range(name),
        owner: owner, isReference: true))
  }

  /// What the call of `name` is sent to: `[self name:...]`, `Registry.name(...)`, `name(...)`.
  private func receiver(_ name: Int) -> ForwardingCall.Receiver {
    let isMessage = source.language == .objectiveC && !source.isMark(name + 1, .openParenthesis)
    let dot = source.isMark(name - 1, .question) ? name - 2 : name - 1
    guard isMessage || source.isMark(dot, .dot) else { return .own }
    let receiver = isMessage ? name - 1 : dot - 1
    guard source.isIdentifier(receiver),
      isMessage ? source.isMark(receiver - 1, .openBracket) : !source.isMark(receiver - 1, .dot)
    else { return .other }
    switch source.word(receiver) {
    case .self, .super, .this: return .own
    default: return .name(source.string(receiver))
    }
  }
}

extension HostFileFacts {
  /// The hashes of the names of the methods that hand their parameters on.
  package var wrapperNames: Set<UInt32> {
    var names: Set<UInt32> = []
    for event in events {
      let isForwarding = isParameter(event.name) || event.entries.contains { isParameter($0.value) }
      if isForwarding, let method = method(event.owner) { names.insert(method.nameHash) }
    }
    for registration in registrations
    where isParameter(registration.type) || isParameter(registration.className) {
      if let method = method(registration.owner) { names.insert(method.nameHash) }
    }
    return names
  }

  private func isParameter(_ expression: HostExpression?) -> Bool {
    if case .parameter = expression?.value { return true }
    return false
  }

  /// Those of the names that methods here call.
  package func calledNames(among names: Set<UInt32>) -> Set<UInt32> {
    var called: Set<UInt32> = []
    for name in calls where names.contains(name) { called.insert(name) }
    return called
  }

  /// The method that a fact stands in.
  package func method(_ owner: HostOwner) -> HostMethod? {
    guard owner.methodIndex >= 0 else { return nil }
    let methods = owner.classIndex >= 0 ? classes[owner.classIndex].methods : functions
    return owner.methodIndex < methods.count ? methods[owner.methodIndex] : nil
  }
}
