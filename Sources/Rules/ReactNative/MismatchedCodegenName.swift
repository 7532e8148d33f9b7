import Diagnostics
import Files
import Linting
import ReactNative

/// An import of generated headers under another name than `codegenConfig` gives.
package var mismatchedCodegenName: Rule {
  Rule(
    id: "mismatched-codegen-name",
    summary: .init(
      en: "an import of generated headers that does not match `codegenConfig.name`",
      zh: "引入生成头文件的名称与 `codegenConfig.name` 不同"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        Codegen writes the headers of a library to `react/renderer/components/NAME`, where NAME is that of \
        `codegenConfig` in `package.json`. Under another name the compiler does not find them, and the \
        library does not build with the new architecture.
        """,
      zh:
        """
        Codegen 把库的头文件写到 `react/renderer/components/NAME`，其中的名称取自 `package.json` 的 `codegenConfig`。用其他名称找不\
        到这些头文件，库无法在新架构下构建。
        """),
    sources: [
      .init(
        en: "names of React Native's own: facebook/react-native, `ReactCommon/react/renderer/components`",
        zh: "React Native 自己的名称：facebook/react-native 的 `ReactCommon/react/renderer/components`")
    ],
    examples: [
      .wrong(
        [
          "ios/A.mm": "#import <react/renderer/components/⟦AcmeDail⟧/Props.h>",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "codegenConfig": {"name": "AcmeDial"}}"#,
        ], message: #"the generated headers are in "AcmeDial", not in "AcmeDail""#),
      .right([
        "ios/A.mm": "#import <react/renderer/components/AcmeDial/Props.h>",
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }

        @end
        """,
        "package.json": #"{"name": "acme-dial", "codegenConfig": {"name": "AcmeDial"}}"#,
      ]),
    ],
    checks: [.package(checkMismatchedCodegenName)])
}

private let folder = "react/renderer/components/"

/// The folders of React Native's own components, and the folders that codegen writes for these.
///
/// Source: github.com/facebook/react-native, `ReactCommon/react/renderer/components`, at the commit of `InheritedNames`.
private let coreNames: Set = [
  "image", "inputaccessory", "iostextinput", "legacyviewmanagerinterop", "modal", "progressbar", "root",
  "safeareaview",
  "scrollview", "slider", "switch", "text", "textinput", "unimplementedview", "view", "virtualview", "rncore",
  "androidtextinput", "FBReactNativeSpec", "debuggingoverlay", "virtualviewexperimental",
]

private func checkMismatchedCodegenName(_ context: PackageContext) {
  let library = context.library
  guard let name = library.manifest.codegenName, !library.manifest.includesGeneratedCode else { return }
  var others: [NameAt] = []
  var isImported = false
  let probed = library.apple.reduce(into: Set<String>()) { $0.formUnion($1.probedHeaders) }
  for header in library.apple.flatMap(\.imports).map(\.path) where !probed.contains(header.text) {
    // The headers of modules are in a folder of the same name: `<AcmeDial/AcmeDial.h>`.
    if header.text == "\(name.text)/\(name.text).h" { isImported = true }
    guard header.text.hasPrefix(folder) else { continue }
    let segment = String(header.text.dropFirst(folder.utf8.count).prefix { $0 != "/" })
    let isFolder = header.text.utf8.count > folder.utf8.count + segment.utf8.count
    if segment == name.text { isImported = true }
    guard isFolder, segment != name.text, !coreNames.contains(segment), !library.folders.contains(segment),
      !library.manifest.dependencies.contains(where: {
        $0.packageTopic == segment.packageTopic
      })
    else { continue }
    let start = header.place.range.start + UInt32(folder.utf8.count)
    let place = Place(path: header.place.path, range: ByteRange(start, start + UInt32(segment.utf8.count)))
    others.append(NameAt(segment, at: place))
  }
  // Where all imports say the same, the name is what is wrong.
  if !isImported, others.count > 1, others.allSatisfy({ $0.text == others[0].text }) {
    context.report(
      name, notImported(name.text, others[0].text),
      related: others.map { RelatedPlace(en: "imported here", zh: "在这里引入", at: $0) })
    return
  }
  // The headers of a component of another package have a name that this one does not say.
  if library.hasForeignHeaders { others.removeAll { !resembles($0.text, name.text) } }
  for (_, same) in Dictionary(grouping: others, by: \.text).sorted(by: { $0.key < $1.key }) {
    context.report(
      same[0], otherName(same[0].text, name.text),
      related: [RelatedPlace(en: "the name", zh: "名称", at: name)]
        + same.dropFirst().map { RelatedPlace(en: "imported here, too", zh: "这里也有引入", at: $0) })
  }
}

extension Library {
  /// Whether a package that this one depends on may have headers under a name that does not resemble that of the package.
  fileprivate var hasForeignHeaders: Bool {
    let imported = Set(
      apple.flatMap(\.imports).filter { $0.path.text.hasPrefix(folder) }.map { header in
        String(header.path.text.dropFirst(folder.utf8.count).prefix { $0 != "/" }).packageTopic
      })
    return manifest.dependencies.contains { name in
      name != "react-native" && !name.hasPrefix("@react-native/")
        && !name.hasPrefix("@react-native-community/cli")
        && name != "react-native-builder-bob"
        && (name.contains("native") || name.hasPrefix("@") || name.contains("expo"))
        && !name.hasPrefix("@types/") && !name.hasPrefix("@babel/") && !imported.contains(name.packageTopic)
    }
  }
}

private func resembles(_ a: String, _ b: String) -> Bool {
  let (a, b) = (a.lettersAndDigits, b.lettersAndDigits)
  return a.contains(b) || b.contains(a) || editDistance(a.utf8, b.utf8, limit: 2) <= 2
}

private func notImported(_ name: String, _ imported: String) -> Message {
  Message(
    en: "codegen writes the headers to \"\(name)\", but all imports name \"\(imported)\"",
    zh: "Codegen 把头文件写到“\(name)”，所有引入都取自“\(imported)”",
    help: .init(en: "write \"\(imported)\"", zh: "改为“\(imported)”"))
}

private func otherName(_ segment: String, _ name: String) -> Message {
  Message(
    en: "the generated headers are in \"\(name)\", not in \"\(segment)\"",
    zh: "生成的头文件在“\(name)”中，不在“\(segment)”中", help: .init(en: "write \"\(name)\"", zh: "改为“\(name)”"))
}
