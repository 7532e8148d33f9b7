import Diagnostics
import Files
import ReactNative
import Testing

@Suite struct PodspecTests {
  private func podspec(_ text: String) -> Podspec { Podspec(reading: SourceText(path: "/p/A.podspec", text)) }
  private let manifest = Manifest(
    reading: SourceText(
      path: "/p/package.json", #"{"name": "@acme/dial-view", "dependencies": {"react-native": "*"}}"#))!

  @Test(
    arguments: [
      ("s.name = 'acme-dial'", "acme_dial"), ("s.name = \"Dial\"\ns.module_name = 'Acme'", "Acme"),
      ("s.name         = package[\"name\"]", "_acme_dial_view"), ("s.name = \"Acme#{x}\"", nil),
      ("s.name = NAME", nil),
    ] as [(String, String?)])
  func knowsItsModule(text: String, module: String?) {
    #expect(podspec(text).module(manifest) == module)
  }

  @Test(
    arguments: [
      ("s.source_files = 'a/*.m', \"b/*.{h,m}\"", ["a/*.m", "b/*.{h,m}"], false),
      ("s.source_files = [\n  'a/*.m', # one\n  'b/*.m'\n]", ["a/*.m", "b/*.m"], false),
      ("s.source_files = 'a/*.m'\ns.source_files += 'c/*.m'", ["a/*.m", "c/*.m"], false),
      ("s.source_files = files", [], true), ("s.source_files = \"#{a}/*.m\"", [], true),
      ("s.source_files = 'a/*.m'\ns.exclude_files = 'a/b.m'", ["a/*.m"], false),
      ("s.source_files = 'a/*.m'\ns.exclude_files = files", ["a/*.m"], true),
    ] as [(String, [String], Bool)])
  func knowsItsSources(text: String, patterns: [String], isIncomplete: Bool) {
    let podspec = podspec(text)
    #expect(podspec.sourcePatterns.map(\.name.text) == patterns)
    #expect(podspec.hasUnknownSources == isIncomplete)
  }

  /// Blanks around a name in braces are none of the name.
  @Test(arguments: [
    ("ios/{A, B}.m", "ios/B.m", true), ("ios/{A , B}/*.m", "ios/A/x.m", true),
    ("ios/{A,B}.m", "ios/C.m", false),
  ])
  func takesFiles(pattern: String, file: String, expected: Bool) {
    #expect(podspec("s.source_files = '\(pattern)'").sourcePatterns.map { $0.takes(file) } == [expected])
  }

  @Test func knowsTheHeaderAndTheDependencies() {
    let podspec = podspec(
      """
      s.pod_target_xcconfig = {
        "DEFINES_MODULE" => "YES", 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' # comment
      }
      s.dependency 'React-Core'
      s.dependency "Lottie", "~> 3.0"
      # mpcheck-disable-file uncovered-pod-source: why
      """)
    #expect(podspec.headerNames.map(\.text) == ["A-Swift.h"])
    #expect(podspec.dependencies == ["React-Core", "Lottie"])
    #expect(podspec.suppressionComments.count == 1)
  }

  /// What is in one branch may never run.
  @Test(arguments: [
    ("if a\n  b\nelse\n  s.x = { \"SWIFT_OBJC_INTERFACE_HEADER_NAME\" => \"A-Swift.h\" }\nend", true),
    (
      "unless a\n  [1].each do |i|\n    s.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }\n  end\nend",
      true
    ),
    (
      "Pod::Spec.new do |s|\n  if a\n    b\n  end\n  s.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }\nend",
      false
    ),
    (
      "if a\n  s.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }\nelse\n  s.y = { 'B' => 'C' }\nend",
      true
    ),
    ("if a then b end\ns.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }", false),
  ])
  func knowsNoHeaderOfOneBranch(text: String, isUnknown: Bool) {
    let podspec = podspec(text)
    #expect(podspec.hasUnknownHeaderName == isUnknown)
    #expect(podspec.headerNames.map(\.text) == (isUnknown ? [] : ["A-Swift.h"]))
  }

  @Test func knowsTheHeaderOfBothBranches() {
    let podspec = podspec(
      """
      if a
        s.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }
      else
        s.x = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => 'A-Swift.h' }
      end
      """)
    #expect(podspec.headerNames.map(\.text) == ["A-Swift.h", "A-Swift.h"])
    #expect(!podspec.hasUnknownHeaderName)
  }

  @Test(arguments: [
    ("0.76.1", true), ("^0.71", true), ("~0.77.0", false), ("0.81.0", false), ("*", false), (">=0.60", false),
    ("1000.0.0", false),
  ])
  func knowsWhichReactNativeHasProviders(version: String, isOlder: Bool) {
    let manifest = Manifest(
      reading: SourceText(
        path: "/p/package.json", "{\"devDependencies\": {\"react-native\": \"\(version)\"}}"))
    #expect(manifest?.isOlderThanProviders == isOlder)
  }

  @Test(arguments: [
    "{}", "[]", "{\"dependencies\": {\"react\": \"1\"}, \"name\": \"react-native-x\"}",
    "{\"dependencies\": {",
  ])
  func passesOverOtherPackages(text: String) {
    #expect(Manifest(reading: SourceText(path: "/p/package.json", text)) == nil)
  }
}
