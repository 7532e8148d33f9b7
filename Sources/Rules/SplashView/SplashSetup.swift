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
        let file = context.methodBodyReader(of: facts.path)
      else { continue }
      delegates += file.assignments(to: GRV.assignment).map { (facts.path, $0) }
      attachments += file.assignments(to: GRV.attachment).map { (facts.path, $0) }
      for name in [GRV.extensionDelegate, GRV.configuration, GRV.attachment] where configuration == nil {
        configuration = file.usesInCode(name).map { Place(path: facts.path, range: $0) }
      }
    }
  }

  /// The indexes of the classes that have assigned objects.
  var classes: Set<Int> {
    Set(delegates.compactMap { assignedClass($0.assignment) ?? nil })
  }

  /// The index of the class of the assigned object; `.some(nil)` for a class that is not scanned or not known, nil for nothing.
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
        let text = context.text(at: facts.path), text.bytes.contains(word: name),
        let file = context.methodBodyReader(of: facts.path)
      else { return false }
      return file.mayBeSetByKey(name)
    }
  }
}

extension HostContext {
  var splashSetup: SplashSetup { shared(SplashSetup(self)) }

  /// The implementations of a method of splash delegates, each once. Where a class has the long create method, the short one
  /// is left out: it is there because the header requires it.
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
