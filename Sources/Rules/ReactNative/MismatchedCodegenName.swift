import Diagnostics
import Files
import Linting
import ReactNative

/// An import of generated headers under another name than that of `codegenConfig`.
package let mismatchedCodegenName = Rule(
  id: "mismatched-codegen-name",
  summary: "an import of generated headers under another name than `codegenConfig.name`",
  category: .reactNative,
  severity: .error,
  rationale: """
    Codegen writes the headers of a library to `react/renderer/components/NAME`, where the name is that of `codegenConfig` in \
    `package.json`. Under another name they are not found, and the library is not built with the new architecture.
    """,
  examples: [
    .wrong(
      [
        .init("ios/A.mm", "#import <react/renderer/components/⟦AcmeDail⟧/Props.h>"),
        LibrarySources.manager(""), LibrarySources.manifest(#""codegenConfig": {"name": "AcmeDial"}"#),
      ], message: #"the generated headers are in "AcmeDial", not in "AcmeDail""#),
    .right([
      .init("ios/A.mm", "#import <react/renderer/components/AcmeDial/Props.h>"), LibrarySources.manager(""),
      LibrarySources.manifest(#""codegenConfig": {"name": "AcmeDial"}"#),
    ]),
    // React Native's own, a folder of the package, a library that it depends on.
    .right([
      .init(
        "ios/A.mm",
        """
        #import <react/renderer/components/view/ViewProps.h>
        #import <react/renderer/components/rncore/Props.h>
        #import <react/renderer/components/acmecore/State.h>
        #import <react/renderer/components/safeareacontext/Props.h>
        #import <react/renderer/core/State.h>
        """),
      .init("common/acmecore/State.h", "struct State {};"), LibrarySources.manager(""),
      LibrarySources.manifest(
        #""peerDependencies": {"react-native-safe-area-context": "*"}, "codegenConfig": {"name": "AcmeDial"}"#
      ),
    ]),
    // Without a name, and with generated code beside it.
    .right([
      .init("ios/A.mm", "#import <react/renderer/components/Other/Props.h>"), LibrarySources.manager(""),
      LibrarySources.manifest(#""codegenConfig": {}"#),
    ]),
    .right([
      .init("ios/A.mm", "#import <react/renderer/components/Other/Props.h>"), LibrarySources.manager(""),
      LibrarySources.manifest(#""codegenConfig": {"name": "AcmeDial", "includesGeneratedCode": true}"#),
    ]),
    .wrong(
      [
        .init("ios/A.h", "#include \"react/renderer/components/⟦RNCDial⟧/EventEmitters.h\""),
        LibrarySources.manager(""), LibrarySources.manifest(#""codegenConfig": {"name": "AcmeDial"}"#),
      ], message: #"the generated headers are in "AcmeDial", not in "RNCDial""#),
  ],
  checks: [.package(check)])

private let folder = "react/renderer/components/"

/// The folders of React Native's own components, and what codegen writes for these.
///
/// Source: github.com/facebook/react-native, `ReactCommon/react/renderer/components`, at the commit of `InheritedNames`.
private let coreNames: Set = [
  "image", "inputaccessory", "iostextinput", "legacyviewmanagerinterop", "modal", "progressbar", "root",
  "safeareaview",
  "scrollview", "slider", "switch", "text", "textinput", "unimplementedview", "view", "virtualview", "rncore",
  "androidtextinput", "FBReactNativeSpec", "debuggingoverlay", "virtualviewexperimental",
]

private func check(_ context: PackageContext) {
  let library = context.library
  guard let name = library.manifest.codegenName, !library.manifest.includesGeneratedCode else { return }
  for header in library.apple.flatMap(\.imports) where header.text.hasPrefix(folder) {
    let segment = String(header.text.dropFirst(folder.utf8.count).prefix { $0 != "/" })
    let isFolder = header.text.utf8.count > folder.utf8.count + segment.utf8.count
    guard isFolder, segment != name.text, !coreNames.contains(segment), !library.folders.contains(segment),
      !library.manifest.dependencies.contains(where: {
        $0.packageTopic == segment.packageTopic
      })
    else { continue }
    let start = header.place.range.start + UInt32(folder.utf8.count)
    let place = Place(path: header.place.path, range: ByteRange(start, start + UInt32(segment.utf8.count)))
    context.report(place, .otherName(segment, name.text), related: [RelatedPlace("the name", at: name)])
  }
}

extension Message {
  fileprivate static func otherName(_ segment: String, _ name: String) -> Message {
    Message("the generated headers are in \"\(name)\", not in \"\(segment)\"", help: "write \"\(name)\"")
  }
}
