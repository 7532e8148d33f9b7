import Diagnostics
import Containers
import NativeSource

extension NativeText {
  /// Where the string itself is, which may be the definition of a constant.
  var stringPlace: Place { origin ?? place }
}

extension PlatformFacts {
  /// The registrations in native source. A contract file repeats what sources elsewhere say: it is not the place to fix
  /// them.
  var sourceRegistrations: [ViewRegistration] {
    registrations.filter { NativeLanguage(path: $0.place.path) != nil }
  }

  /// The types under which classes are registered, by class index. Where class and type are exchanged, they count as meant.
  var typesByClass: [Int: Set<String>] {
    var types: [Int: Set<String>] = [:]
    for registration in registrations {
      if let type = registration.type.value, let index = registration.classIndex {
        if type != MPaaS.placeholderType { types[index, default: []].insert(type) }
      } else if registration.isSwapped, let type = registration.className.value,
        let name = registration.type.value, case .found(let index) = classes.match(name, on: platform)
      {
        types[index, default: []].insert(type)
      }
    }
    return types
  }
}

extension NativeViewContract {
  /// The class that is registered for the type, when it is one that is scanned.
  func viewClass(_ facts: NativeFacts) -> NativeClass? {
    classIndex.flatMap { facts[.mPaaS][platform]?.classes.all[$0] }
  }

  /// Where to look at the view: its class, or else its registration.
  func viewPlace(_ facts: NativeFacts) -> Place {
    viewClass(facts)?.namePlace ?? registrations[0].type.place
  }
}
