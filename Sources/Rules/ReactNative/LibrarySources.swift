import Linting

/// Files that several examples share: of one small library, complete, so that no rule finds anything in them.
enum LibrarySources {
  static let package = manifest(#""peerDependencies": {"react-native": "*"}"#)

  static func manifest(_ members: String) -> Example.File {
    .init("package.json", "{\"name\": \"acme-dial\", \(members)}")
  }

  /// The declaration of `AcmeDial` with these props.
  static func spec(_ props: String, _ rest: String = "") -> Example.File {
    .init("src/AcmeDialNativeComponent.ts", declaration(props, rest))
  }

  static func declaration(_ props: String, _ rest: String = "") -> String {
    """
    interface NativeProps extends ViewProps { \(props) }
    \(rest)export default codegenNativeComponent<NativeProps>('AcmeDial');
    """
  }

  /// The declaration of `AcmeDial` with these commands, after other statements.
  static func commands(_ names: String, after statements: String = "") -> Example.File {
    .init(
      "src/A.ts",
      "\(statements)export const Commands = codegenNativeCommands<C>({supportedCommands: [\(names)]});\n"
        + declaration(""))
  }

  /// The legacy manager of `AcmeDial`, whose view React Native's own class is.
  static func manager(_ members: String, view: String = "UISlider") -> Example.File {
    .init("ios/AcmeDialManager.m", managerText(members, view: view))
  }

  static func managerText(_ members: String, view: String = "UISlider") -> String {
    """
    @interface AcmeDialManager : RCTViewManager
    @end
    @implementation AcmeDialManager
    RCT_EXPORT_MODULE(AcmeDial)
    - (UIView *)view { return [\(view) new]; }
    \(members)
    @end
    """
  }

  /// The view manager of `AcmeDial` in Kotlin, and the package that creates it.
  static func kotlin(_ members: String) -> Example.File {
    .init("android/AcmeDialManager.kt", kotlinText(members))
  }

  static func kotlinText(_ members: String) -> String {
    """
    class AcmeDialManager : SimpleViewManager<Dial>() {
      override fun getName() = "AcmeDial"
      override fun createViewInstance(c: ThemedReactContext) = Dial(c)
      \(members)
    }
    """
  }

  static func java(_ members: String) -> Example.File {
    .init("android/AcmeDialManager.java", javaText(members))
  }

  static func javaText(_ members: String) -> String {
    """
    class AcmeDialManager extends SimpleViewManager<Dial> {
      public String getName() { return "AcmeDial"; }
      protected Dial createViewInstance(ThemedReactContext c) { return new Dial(c); }
      \(members)
    }
    """
  }

  static let kotlinPackage = Example.File(
    "android/AcmePackage.kt",
    "class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }"
  )
}

extension Example.File {
  /// The same at another path with other words in it.
  func renamed(_ path: String, _ word: String, _ other: String) -> Example.File {
    Example.File(path, marked.replacing(word, with: other))
  }
}
