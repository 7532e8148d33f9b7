import Diagnostics
import NativeSource

/// What managers and views may inherit from classes that are not in the sources.
///
/// A class over one of React Native's own components has its props, events and commands, which no source of the package
/// names: only of the plain base classes it is known what they have.
extension Library {
  /// Source: what each of these has is in `InheritedNames`.
  private static let plainComponentViews: Set<String> = ["RCTViewComponentView"]
  private static let plainManagers: Set<String> = [
    "BaseViewManager", "RCTViewManager", "ReactViewManager", "SimpleViewManager", "ViewGroupManager",
    "ViewManager",
  ]
  /// Views of React Native that send no events of their own.
  private static let plainViews: Set<String> = ["RCTView", "ReactViewGroup"]

  /// Whether a view or manager of a component may have props, events and commands that the sources do not name.
  package func mayInherit(_ spec: ComponentSpec) -> Bool {
    NativePlatform.allCases.contains { spec.platforms.contains($0) && mayInherit(spec, on: $0) }
  }

  private func mayInherit(_ spec: ComponentSpec, on platform: NativePlatform) -> Bool {
    let names = [spec.name.text, spec.paperName ?? spec.name.text]
    return switch platform {
    case .ios: classes.all.values.contains { $0.isDefined && isDerived($0, for: names) }
    case .android:
      androidManagers.contains { $0.component.map(names.contains) ?? true && Library.isDerived($0) }
    }
  }

  /// Whether a manager extends something else than the base classes of all managers.
  package static func isDerived(_ manager: JVMManager) -> Bool { !plainManagers.contains(manager.base) }
  package func isDerived(_ manager: AppleManager) -> Bool {
    !classes.bases(manager.type).isSubset(of: Library.plainManagers)
  }

  /// Whether a component view extends something else than the base class of all component views.
  package func isDerived(componentView type: AppleClass) -> Bool {
    !classes.bases(type).isSubset(of: Library.plainComponentViews)
  }

  /// Whether a class is a manager or a component view of a component, and extends one of React Native's own.
  private func isDerived(_ type: AppleClass, for components: [String]) -> Bool {
    if let component = AppleManager.component(of: type)?.text {
      return components.contains(component) && isManager(type)
        && !classes.bases(type).isSubset(of: Library.plainManagers)
    }
    let bases = classes.bases(type)
    let isComponentView = bases.contains { $0.hasSuffix("ComponentView") } || !type.descriptors.isEmpty
    guard isComponentView, isDerived(componentView: type) else { return false }
    return isView(type, of: components) || !isView(type, of: specs.map(\.name.text))
  }

  /// Whether a component view is one of a component, by its descriptor, its entry in `package.json` or its name.
  private func isView(_ type: AppleClass, of components: [String]) -> Bool {
    if !type.descriptors.isEmpty { return !type.descriptors.allSatisfy { !components.contains($0) } }
    if components.contains(where: type.name.hasPrefix) { return true }
    return manifest.provided.contains {
      $0.className?.text == type.name && components.contains($0.component.text)
    }
  }

  /// Whether a class with the name of a module is, or may be, a manager of views.
  func isManager(_ type: AppleClass) -> Bool {
    classes.bases(type).isDisjoint(with: ["NSObject", "RCTEventEmitter"])
  }

  /// Whether the views that the managers of a component make may send events that no source of the package names.
  package func mayInheritEvents(_ spec: ComponentSpec) -> Bool {
    if mayInherit(spec) { return true }
    guard spec.platforms.contains(.android) else { return false }
    let names = [spec.name.text, spec.paperName ?? spec.name.text]
    return androidManagers.contains { manager in
      manager.component.map(names.contains) ?? true
        && manager.viewBases.contains { $0.hasPrefix("React") && !Library.plainViews.contains($0) }
    }
  }
}
