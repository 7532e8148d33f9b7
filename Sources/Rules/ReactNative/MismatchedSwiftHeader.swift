import Diagnostics
import Files
import Linting
import ReactNative

/// An import of the header of the Swift classes under a name that it does not have.
package let mismatchedSwiftHeader = Rule(
  id: "mismatched-swift-header",
  summary: "an import of the Swift header under a name that it does not have",
  category: .reactNative,
  severity: .error,
  rationale: """
    Xcode writes what Objective-C sees of the Swift classes of a pod to one header. Its name is \
    `SWIFT_OBJC_INTERFACE_HEADER_NAME` of the podspec, else the name of the module and `-Swift.h`. Under another name it is \
    not found, and the library is not built.
    """,
  examples: [
    .wrong(
      [
        .init("ios/A.m", "#import \"⟦AcmeDial-Swift.h⟧\"\n#import <⟦acme_dial/acme-dial-Swift.h⟧>"),
        .init("AcmeDial.podspec", "Pod::Spec.new do |s|\ns.name = \"acme-dial\"\nend"),
        .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
      ], message: #"there is no header "AcmeDial-Swift.h""#, #"there is no header "acme-dial-Swift.h""#),
    .wrong(
      [
        .init("ios/A.m", "#import \"⟦acme_dial-Swift.h⟧\""),
        .init(
          "AcmeDial.podspec",
          "s.name = package[\"name\"]\ns.pod_target_xcconfig = {\n  'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'AcmeDial-Swift.h'\n}"
        ),
        .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
      ], message: #"there is no header "acme_dial-Swift.h""#),
    .right([
      .init("ios/A.m", "#import \"acme_dial-Swift.h\"\n#import <acme_dial/acme_dial-Swift.h>"),
      .init("AcmeDial.podspec", "s.name = package[\"name\"]"),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init("ios/A.m", "#import \"Dial-Swift.h\""),
      .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.module_name = 'Dial'"),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A name that is put together, a header that is asked for, one of a dependency.
    .right([
      .init("ios/A.m", "#import \"AcmeDial-Swift.h\""),
      .init("AcmeDial.podspec", "s.name = \"Acme#{kind}\""),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/A.m",
        "#if __has_include(\"Old-Swift.h\")\n#import \"Old-Swift.h\"\n#endif\n#import <Vendor_Kit/Vendor_Kit-Swift.h>"
      ),
      .init("AcmeDial.podspec", "s.name = \"AcmeDial\"\ns.dependency 'VendorKit', '~> 1.0'"),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    // Without Swift there is no such header, and the one of another pod is meant.
    .right([
      .init("ios/A.m", "#import \"AcmeDial-Swift.h\""), .init("AcmeDial.podspec", "s.name = \"acme-dial\""),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A name that is not a literal; two podspecs, and none.
    .right([
      .init("ios/A.m", "#import \"Dial-Swift.h\""),
      .init(
        "AcmeDial.podspec",
        "s.name = 'AcmeDial'\ns.pod_target_xcconfig = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => HEADER }"),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init("ios/A.m", "#import \"Dial-Swift.h\""), .init("AcmeDial.podspec", "s.name = 'AcmeDial'"),
      .init("Dial.podspec", "s.name = 'Dial'"),
      .init("ios/A.swift", "class Dial {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init("ios/B.m", "#import \"Dial-Swift.h\""), .init("ios/A.swift", "class Dial {}"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private let ending = "-Swift.h"

private func check(_ context: PackageContext) {
  let library = context.library
  guard let podspec = library.podspec, library.apple.contains(where: \.isSwift),
    !podspec.hasUnknownHeaderName,
    let module = podspec.module(library.manifest)
  else { return }
  let names = podspec.headerNames.isEmpty ? [module + ending] : podspec.headerNames.map(\.text)
  for file in library.apple {
    for header in file.imports {
      let name = String(Path.lastComponent(header.text))
      guard name.hasSuffix(ending), !names.contains(name), !file.probedHeaders.contains(header.text) else {
        continue
      }
      let own = String(name.dropLast(ending.utf8.count))
      let isForeign =
        podspec.dependencies.contains { dependency in
          let (letters, module) = (dependency.lettersAndDigits, own.lettersAndDigits)
          return letters.contains(module) || module.contains(letters)
        }
        || library.manifest.dependencies.contains {
          $0.packageTopic == own.packageTopic && $0 != "react-native"
        }
      if isForeign, own.lettersAndDigits != module.lettersAndDigits { continue }
      let declared = podspec.headerNames.first?.place ?? podspec.moduleName?.place ?? podspec.namePlace
      context.report(
        header, .noHeader(name, names[0]),
        related: declared.map { [RelatedPlace("its name", at: $0)] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func noHeader(_ name: String, _ real: String) -> Message {
    Message("there is no header \"\(name)\"", help: "the Swift classes of this pod are in \"\(real)\"")
  }
}
