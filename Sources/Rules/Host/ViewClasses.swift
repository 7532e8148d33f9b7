import Diagnostics
import HostCode

extension HostText {
  /// Where the string itself stands, which may be the definition of a constant.
  var stringPlace: Place { origin ?? place }
}

extension PlatformFacts {
  /// The registrations that stand in native source. A contract file repeats what sources elsewhere say: it is no place to
  /// mend them.
  var sourceRegistrations: [HostRegistration] {
    registrations.filter { HostLanguage(path: $0.place.path) != nil }
  }

  /// The view classes of which objects are made, by index: those that are registered, and those that no scanned class
  /// inherits. The others are there to be inherited, and may leave things to their subclasses.
  var instantiatedViews: [Int] {
    let registered = Set(registrations.compactMap(\.classIndex))
    let inherited = Set(viewClasses.flatMap { classes.all[$0].ancestors })
    return viewClasses.filter {
      registered.contains($0) || !inherited.contains($0) && !classes.all[$0].isAbstract
    }
  }

  /// The types under which classes are registered, or are meant to be where class and type are exchanged; by class index.
  var typesByClass: [Int: Set<String>] {
    var types: [Int: Set<String>] = [:]
    for registration in registrations {
      if let type = registration.type.value, let index = registration.classIndex {
        if type != VendorContract.placeholderType { types[index, default: []].insert(type) }
      } else if registration.isSwapped, let type = registration.className.value,
        let name = registration.type.value, case .found(let index) = classes.match(name, on: platform)
      {
        types[index, default: []].insert(type)
      }
    }
    return types
  }

  /// The class at `index` and its scanned superclasses, the nearest first.
  func lineage(of index: Int) -> [HostClass] {
    ([index] + classes.all[index].ancestors).map { classes.all[$0] }
  }
}

extension NativeViewContract {
  /// The class that is registered for the type, when it is one that is scanned.
  func viewClass(_ facts: HostFacts) -> HostClass? {
    classIndex.flatMap { facts.platforms[platform]?.classes.all[$0] }
  }

  /// Where to look at the view: its class, or else its registration.
  func viewPlace(_ facts: HostFacts) -> Place {
    viewClass(facts)?.namePlace ?? registrations[0].type.place
  }
}
