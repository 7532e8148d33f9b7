import Diagnostics
import NativeSource
import ReactNative

/// A name under which a manager registers a component, and the name of the component that it most likely means.
struct NearRegistration {
  var name: NameAt
  var platform: NativePlatform
  /// The name in a script.
  var component: NameAt
  /// Where the other platform registers it, or the new architecture.
  var other: NameAt
}

extension Library {
  /// The managers whose component no script names, where scripts name one that differs in one letter or in case, and
  /// that the other platform alone registers.
  var nearRegistrations: [NearRegistration] {
    let named =
      specs.map { (name: $0.name, platforms: $0.platforms) }
      + uses.filter { $0.way == .require }.map { (name: $0.name, platforms: $0.platforms) }
    let used = Set(named.map(\.name.text) + specs.compactMap(\.paperName) + uses.map(\.name.text))
      .union(scripts.flatMap(\.possibleNames))
    var budget = SpellingBudget()
    var found: [NearRegistration] = []
    for (platform, other) in [(NativePlatform.android, NativePlatform.ios), (.ios, .android)]
    where !mayRegisterMore(on: platform) {
      let lacking = named.filter { one in
        one.platforms.contains(platform)
          && (registers(one.name.text, on: other) && !isRegistered(one.name.text, on: platform)
            || platform == .ios && isOnlyInNewArchitecture(one.name.text))
      }
      if lacking.isEmpty { continue }
      for name in managerNames(platform) where !used.contains(name.text) && !registers(name.text, on: other) {
        guard let near = budget.nearestName(to: name.text, in: lacking.lazy.map(\.name.text)),
          isSlip(name.text, near), let component = lacking.first(where: { $0.name.text == near })?.name,
          let exact = (registrations(on: other) + registrations(on: .ios)).first(where: {
            $0.text == near
          })
        else { continue }
        found.append(NearRegistration(name: name, platform: platform, component: component, other: exact))
      }
    }
    return found
  }

  /// Whether a component has a class of the new architecture on iOS, and no view manager.
  private func isOnlyInNewArchitecture(_ component: String) -> Bool {
    (manifest.provided.contains { $0.component.text == component }
      || componentViews.contains { $0.component == component })
      && registrations(on: .ios).count { $0.text == component } == 1
  }

  private func managerNames(_ platform: NativePlatform) -> [NameAt] {
    switch platform {
    case .ios: appleManagers.filter(\.servesViews).compactMap(\.component)
    case .android:
      androidManagers.compactMap { manager in
        manager.component.map { NameAt($0, at: manager.componentPlace ?? manager.type.name.place) }
      }
    }
  }

  /// Whether two names differ in case or in one letter; a digit makes another name.
  private func isSlip(_ a: String, _ b: String) -> Bool {
    if a.lowercased() == b.lowercased() { return a != b }
    return a.filter(\.isNumber) == b.filter(\.isNumber) && editDistance(a.utf8, b.utf8, limit: 1) == 1
  }
}
