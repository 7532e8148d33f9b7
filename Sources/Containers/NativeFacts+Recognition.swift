import NativeSource

extension NativeFacts {
  /// Whether native code offers a view or a widget to pages, or may offer one.
  package var mayOfferViews: Bool {
    allPlatforms.contains { platform in
      !platform.registrations.isEmpty || !platform.isComplete || !platform.mappings.isEmpty
        || !platform.declaredWidgets.isEmpty
    }
  }

  /// Whether the sources have anything to do with a container: one of its classes, a registration, a mapping, a proxy.
  package var concernContainers: Bool {
    if mayOfferViews || allPlatforms.contains(where: { !$0.mentions.isEmpty || $0.isDeclared }) {
      return true
    }
    let platforms = platforms
    return ContainerSet.all.containers.contains { container in
      guard let platform = self[container.system][container.platform] ?? platforms[container.platform] else {
        return false
      }
      return platform.classes.all.indices.contains { platform.classes.isMember($0, of: container) }
    }
  }

  private var allPlatforms: some Sequence<PlatformFacts> { systems.values.lazy.flatMap(\.values) }
}
