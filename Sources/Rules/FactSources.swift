import Containers
import Linting
import Markup

extension Rule {
  /// Where the facts that it rests on are from, in a few words each: its own sources, and then those of its dialects and of
  /// the containers of its category, after their names. Nothing but mpcheck itself for rules about its comments.
  package var factSources: [String] {
    if let own = ownFact { return [own.english] }
    return sources + dialectSources + systems.map { "\($0.name): \($0.source)" }
      + (category == .reactNative
        ? [
          "React Native: its documentation of native components; facebook/react-native: codegen, the renderer and the view "
            + "managers of both platforms"
        ] : [])
  }

  private var dialectSources: [String] {
    switch category {
    case .syntax, .markup, .project:
      Dialect.all.filter(dialects.contains).map { "\($0.name): \($0.source)" }
    case .nativeView, .host, .splashView, .widget, .reactNative, .meta: []
    }
  }

  private var systems: [Container.System] {
    switch category {
    case .nativeView:
      let tags = Set(Dialect.all.filter(dialects.contains).flatMap(\.nativeTags))
      return ContainerSet.all.systems.filter { $0.tag.map(tags.contains) ?? false }
    case .host: return ContainerSet.all.systems
    case .splashView: return [.grvSplash]
    case .widget: return [.voltMX]
    case .syntax, .markup, .project, .reactNative, .meta: return []
    }
  }
}
