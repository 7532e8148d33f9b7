import Containers
import Diagnostics
import Linting
import NativeSource

/// How the application gives its splash delegate to the SDK, as far as the scanned sources say.
struct SplashSetup {
  typealias Assignment = (path: String, assignment: MemberAssignment)

  /// Assignments of a delegate.
  private(set) var delegates: [Assignment] = []
  /// Assignments of the object that has the delegate to the configuration of the SDK.
  private(set) var attachments: [Assignment] = []
  /// Where the SDK is configured.
  private(set) var configuration: Place?
  private let context: HostContext
  private let platform: PlatformFacts?

  init(_ context: HostContext) {
    self.context = context
    platform = context.facts[.grvSplash][.ios]
    for facts in context.facts.files {
      guard !facts.mentions.isDisjoint(with: Container.grvSplash.names),
        let file = context.closeReading(of: facts.path)
      else { continue }
      delegates += file.assignments(to: GRV.assignment).map { (facts.path, $0) }
      attachments += file.assignments(to: GRV.attachment).map { (facts.path, $0) }
      for name in [GRV.extensionDelegate, GRV.configuration, GRV.attachment] where configuration == nil {
        configuration = file.usesInCode(name).map { Place(path: facts.path, range: $0) }
      }
    }
  }

  /// The indexes of the classes whose objects are assigned.
  var classes: Set<Int> {
    Set(delegates.compactMap { assignedClass($0.assignment) ?? nil })
  }

  /// The index of the class that is assigned, `.some(nil)` for one that is not scanned or not known, nil for nothing.
  func assignedClass(_ assignment: MemberAssignment) -> Int?? {
    switch assignment.value {
    case .nothing: nil
    case .object(let name): .some(platform?.classes.named(name))
    case .own(let name): .some(name.flatMap { platform?.classes.named($0) })
    case .unknown: .some(nil)
    }
  }

  /// Whether a file may set the member of that name without an assignment: by its setter, a key or a key path. The texts
  /// of all sources are searched, so this comes last.
  func mayBeSet(_ name: String) -> Bool {
    context.facts.files.contains { facts in
      guard facts.language == .objectiveC || facts.language == .swift, !facts.path.hasSuffix(".h"),
        let text = context.text(at: facts.path), text.bytes.containsName(name),
        let file = context.closeReading(of: facts.path)
      else { return false }
      return file.mayBeSetByKey(name)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `name` are among these.
  func containsName(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, count >= name.count else { return false }
    return (0...count - name.count).contains { start in
      self[start] == first && name.indices.allSatisfy { self[start + $0] == name[$0] }
    }
  }
}

extension HostContext {
  var splashSetup: SplashSetup { shared(SplashSetup(self)) }

  /// The implementations of a method of splash delegates, each once, without the short create method that a class has
  /// beside the long one: the header asks for it.
  func splashMethods(_ selector: String) -> [(member: Member, method: NativeClass.Method)] {
    let found = implementations(of: selector, in: .grvSplash, used: splashSetup.classes)
    guard selector == GRV.create, let long = Container.grvSplash.method(GRV.createWithReload) else {
      return found
    }
    return found.filter { member, _ in
      member.platform.implementation(of: long, in: member.index) == nil
    }
  }
}
