import Diagnostics
import Files
import Linting
import ReactNative

/// An import of the header of the Swift classes under a name that it does not have.
package var mismatchedSwiftHeader: Rule {
  Rule(
    id: "mismatched-swift-header",
    summary: .init(
      en: "an import of the Swift header by a wrong name",
      zh: "引入 Swift 头文件的名称不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        Xcode writes one header with what Objective-C sees of a pod's Swift classes. Its name is \
        `SWIFT_OBJC_INTERFACE_HEADER_NAME` of the podspec, else the name of the module and `-Swift.h`. \
        Under another name the compiler does not find it, and the library does not build.
        """,
      zh:
        """
        pod 中的 Swift 类暴露给 Objective-C 的部分，由 Xcode 写到一个头文件中。文件名是 podspec 的 \
        `SWIFT_OBJC_INTERFACE_HEADER_NAME`，没有设置时是模块名加 `-Swift.h`。用其他名称找不到这个头文件，库无法构建。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          #import "⟦AcmeDial-Swift.h⟧"
          #import <⟦acme_dial/acme-dial-Swift.h⟧>
          """,
          "AcmeDial.podspec": """
          Pod::Spec.new do |s|
          s.name = "acme-dial"
          end
          """,
          "ios/A.swift": "class Dial {}",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""AcmeDial-Swift.h" is not the header of this pod's Swift classes"#,
        #""acme-dial-Swift.h" is not the header of this pod's Swift classes"#),
      .right([
        "ios/A.m": """
        #import "acme_dial-Swift.h"
        #import <acme_dial/acme_dial-Swift.h>
        """,
        "AcmeDial.podspec": #"s.name = package["name"]"#,
        "ios/A.swift": "class Dial {}",
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }

        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMismatchedSwiftHeader)])
}

private let ending = AppleImport.swiftHeaderEnding

private func checkMismatchedSwiftHeader(_ context: PackageContext) {
  let library = context.library
  guard let podspec = library.podspec, library.apple.contains(where: \.isSwift),
    !podspec.hasUnknownHeaderName,
    let module = podspec.module(library.manifest)
  else { return }
  let names = podspec.headerNames.isEmpty ? [module + ending] : podspec.headerNames.map(\.text)
  var others: [NameAt] = []
  var isImported = false
  for file in library.apple where !podspec.leavesOut(file.path) && !isOfExample(file.path, library) {
    for header in file.imports {
      let name = String(Path.lastComponent(header.path.text))
      if names.contains(name) { isImported = true }
      guard name.hasSuffix(ending), !names.contains(name), !header.isForOneBuild,
        !file.probedHeaders.contains(header.path.text),
        !isForeign(header, String(name.dropLast(ending.utf8.count)), to: module, library, podspec)
      else { continue }
      others.append(NameAt(name, at: header.path.place))
    }
  }
  // Where all imports say the same, the podspec is what is wrong.
  if let declared = podspec.headerNames.first, !isImported, others.count > 1,
    others.allSatisfy({ $0.text == others[0].text })
  {
    context.report(
      declared, notImported(declared.text, others[0].text),
      related: others.map { RelatedPlace(en: "imported here", zh: "在这里引入", at: $0) })
    return
  }
  let declared = podspec.headerNames.first?.place ?? podspec.moduleName?.place ?? podspec.namePlace
  for other in others {
    context.report(
      other, noHeader(other.text, names[0]),
      related: declared.map { [RelatedPlace(en: "its name", zh: "头文件的名称", at: $0)] } ?? [])
  }
}

/// Whether a file is of an app that shows the library, which has a module of its own.
private func isOfExample(_ path: String, _ library: Library) -> Bool {
  let folders = (Path.relative(path, to: library.manifest.folder) ?? "").split(separator: "/").dropLast()
  return folders.contains { folder in
    let folder = folder.lowercased()
    return ["example", "examples", "demo", "tests"].contains(where: folder.hasSuffix)
  }
}

/// Whether the header of a module's Swift classes is, or may be, the header of another module than the pod's.
private func isForeign(
  _ header: AppleImport, _ name: String, to module: String, _ library: Library, _ podspec: Podspec
) -> Bool {
  let own = module.lettersAndDigits
  let folder = header.path.text.split(separator: "/").dropLast().first
  // A path with another module's name in it, or between angle brackets, is looked for in that module.
  if header.isAngled || folder != nil { return (folder.map(String.init) ?? name).lettersAndDigits != own }
  if name.lettersAndDigits == own { return false }
  return podspec.hasUnknownDependencies || podspec.hasVendoredCode
    || podspec.dependencies.contains { dependency in
      let (letters, module) = (dependency.lettersAndDigits, name.lettersAndDigits)
      return letters.contains(module) || module.contains(letters)
    }
    || library.manifest.dependencies.contains { $0.packageTopic == name.packageTopic && $0 != "react-native" }
}

private func notImported(_ name: String, _ imported: String) -> Message {
  Message(
    en: "the header of this pod's Swift classes is \"\(name)\", but all imports name \"\(imported)\"",
    zh: "此 pod 的 Swift 类的头文件是“\(name)”，而所有引入写的都是“\(imported)”",
    help: .init(en: "write \"\(imported)\"", zh: "改为“\(imported)”"))
}

private func noHeader(_ name: String, _ real: String) -> Message {
  Message(
    en: "\"\(name)\" is not the header of this pod's Swift classes", zh: "“\(name)”不是此 pod 的 Swift 类的头文件",
    help: .init(en: "write \"\(real)\"", zh: "改为“\(real)”"))
}
