import Containers
import Diagnostics
import Linting
import Markup

extension Rule {
  /// Where the facts that it rests on are from, in a few words each: its own sources, and then those of its dialects and of
  /// the containers of its category, after their names. Nothing but mpcheck itself for rules about its comments.
  package var factSources: [LocalizedText] {
    if let own = ownFact { return [own] }
    return sources + dialectSources + systems.map { $0.source.after($0.name) }
      + (category == .reactNative
        ? [
          LocalizedText(
            en:
              "its documentation of native components; facebook/react-native: codegen, the renderer and the view "
              + "managers of both platforms",
            zh: "原生组件的文档；facebook/react-native 中的 codegen、渲染器，以及两个平台的视图管理器"
          ).after("React Native")
        ] : [])
  }

  private var dialectSources: [LocalizedText] {
    switch category {
    case .syntax, .markup, .project:
      Dialect.all.filter(dialects.contains).map { $0.source.after($0.name) }
    case .nativeView, .host, .splashView, .widget, .reactNative, .meta, .custom: []
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
    case .syntax, .markup, .project, .reactNative, .meta, .custom: return []
    }
  }
}
