import Diagnostics

/// Methods that hand their parameters on to a registration or an event, as wrappers do:
/// `- (void)emit:(NSString *)name { [... data:@{@"eventName": name} ...]; }`. Where a file has one, it is walked a
/// second time for its calls.
extension FactCollector {
  /// The hashes of the names of this file's wrappers.
  func wrappers() -> Set<UInt32> {
    var names: Set<UInt32> = []
    for event in facts.events {
      let isForwarding = isParameter(event.name) || event.entries.contains { isParameter($0.value) }
      if isForwarding, let method = facts.method(event.owner) { names.insert(method.nameHash) }
    }
    for registration in facts.registrations
    where isParameter(registration.type) || isParameter(registration.className) {
      if let method = facts.method(registration.owner) { names.insert(method.nameHash) }
    }
    return names
  }

  private func isParameter(_ expression: HostExpression?) -> Bool {
    if case .parameter = expression?.value { return true }
    return false
  }

  func isWrapper(_ name: Int) -> Bool {
    !wrapperNames.isEmpty && wrapperNames.contains(source.tokens[name].hash) && methodIndex >= 0
  }

  mutating func addForwardingCall(_ name: Int, _ arguments: [Range<Int>], _ range: ByteRange) {
    var values: [HostExpression] = []
    for argument in arguments { values.append(value(argument)) }
    facts.forwardingCalls.append(
      ForwardingCall(
        nameHash: source.tokens[name].hash, arguments: values, range: range, owner: owner,
        isConditional: isConditional(name)))
  }
}

extension HostFileFacts {
  /// The method that a fact stands in.
  package func method(_ owner: HostOwner) -> HostMethod? {
    guard owner.methodIndex >= 0 else { return nil }
    let methods = owner.classIndex >= 0 ? classes[owner.classIndex].methods : functions
    return owner.methodIndex < methods.count ? methods[owner.methodIndex] : nil
  }
}
