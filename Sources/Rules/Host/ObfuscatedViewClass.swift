import Containers
import Diagnostics
import Files
import Linting
import NativeSource

/// A class that is registered by a literal name and has another one in the built app.
package var obfuscatedViewClass: Rule {
  Rule(
    id: "obfuscated-view-class",
    summary: .init(
      en: "a registered class that the release build renames",
      zh: "已注册的类会在 release 构建中被改名"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        With minifyEnabled, the build renames classes and removes those that no code names. The container \
        looks for the literal name, which is gone: in release builds the place of the view stays blank. \
        The documentation asks to exclude these classes from obfuscation.
        """,
      zh: "minifyEnabled 使构建工具为类改名，并删除没有代码引用的类。容器按写死的名称查找类，而这个名称已不存在：在 release 版本中，视图的位置为空白。文档要求不混淆这些类。"),
    sources: [
      .init(
        en: "the Android page \"Customize View in Android Mini Program\"",
        zh: "Android 页面“Customize View in Android Mini Program”")
    ],
    examples: [
      .wrong(
        [
          "android/app/src/App.java": """
          package a;
          class App extends Application {
            public void onCreate() {
              MPEmbedViewHelper.registerEmbedView("⟦a.MapView⟧", "my_map");
              QuinoxlessFramework.init();
            }
          }
          """,
          "android/app/src/MapView.java": """
          package a;
          class MapView extends MPBaseEmbedView {
            public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
          }
          """,
          "android/app/build.gradle": """
          android {
            buildTypes {
              release {
                minifyEnabled true
                proguardFiles getDefaultProguardFile('proguard-android.txt'), 'proguard-rules.pro'
              }
            }
          }
          """,
          "android/app/proguard-rules.pro": "-keep class a.model.** { *; }",
        ], message: #"the release build renames "a.MapView""#),
      .right([
        "android/app/src/App.java": """
        package a;
        class App extends Application {
          public void onCreate() {
            MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map");
            QuinoxlessFramework.init();
          }
        }
        """,
        "android/app/src/MapView.java": """
        package a;
        class MapView extends MPBaseEmbedView {
          public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
        }
        """,
        "android/app/build.gradle": """
        android {
          buildTypes {
            release {
              minifyEnabled true
              proguardFiles getDefaultProguardFile('proguard-android.txt'), 'proguard-rules.pro'
            }
          }
        }
        """,
        "android/app/proguard-rules.pro":
          "-keep class * extends com.mpaas.nebula.adapter.view.MPBaseEmbedView",
      ]),
    ],
    checks: [.host(checkObfuscatedViewClass)])
}

private func checkObfuscatedViewClass(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.android] else { return }
  var builds: [String: MinifiedBuild?] = [:]
  var reported: Set<Place> = []
  for registration in platform.sourceRegistrations {
    let text = registration.className
    guard let name = text.value, !text.isClassReference, !registration.isSwapped,
      let index = registration.classIndex, !reported.contains(text.stringPlace)
    else { continue }
    // The app that registers the class is built; a library with the class may have rules of its own for it.
    let folder = Path.parent(registration.place.path)
    let build = builds[folder] ?? MinifiedBuild(above: folder, context)
    builds[folder] = build
    let entry = platform.classes.all[index]
    guard let build, !build.keeps(name, platform.chain(of: index)),
      !context.hasKeepAnnotation(entry),
      MinifiedBuild.module(above: Path.parent(entry.namePlace.path), context) == build.module
    else { continue }
    reported.insert(text.stringPlace)
    context.report(
      text.stringPlace, renamedViewClass(name, rules: build.rulesName),
      related: [RelatedPlace(en: "the class", zh: "类在这里", at: entry.namePlace)])
  }
}

extension HostContext {
  /// Whether `@Keep` is before the class.
  fileprivate func hasKeepAnnotation(_ entry: NativeClass) -> Bool {
    guard let file = methodBodyReader(of: entry.namePlace.path) else { return true }
    return file.places(of: "Keep").contains { $0.end < entry.namePlace.range.start }
  }
}

private func renamedViewClass(_ name: String, rules: String) -> Message {
  Message(
    en: "the release build renames \"\(name)\"", zh: "release 版本会为“\(name)”改名",
    help: .init(
      en:
        "write -keep class \(name) { *; } in \(rules), or register the class as \(lastComponent(name)).class.getName()",
      zh: "在 \(rules) 中写 -keep class \(name) { *; }，或用 \(lastComponent(name)).class.getName() 注册"))
}
