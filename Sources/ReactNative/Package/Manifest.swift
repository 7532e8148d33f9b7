import Diagnostics
import Files

/// What a `package.json` says about a package with native views.
package struct Manifest: Sendable {
  package static let fileName = "package.json"

  /// A component of iOS and the class that implements it.
  package struct Provided: Sendable {
    package var component: NameAt
    package var className: NameAt?
  }

  package let path: String
  package private(set) var name: String?
  /// Names of all packages that it depends on, in any way.
  package private(set) var dependencies: Set<String> = []
  /// The versions of React Native that it asks for.
  package private(set) var reactNativeVersions: [String] = []
  package private(set) var hasCodegen = false
  package private(set) var codegenName: NameAt?
  package private(set) var includesGeneratedCode = false
  /// `codegenConfig.ios.componentProvider`; nil without one.
  package private(set) var componentProvider: [Provided]?
  /// `codegenConfig.ios.components`
  package private(set) var components: [Provided] = []
  package private(set) var suppressionComments: [ByteRange] = []

  package var folder: String { Path.parent(path) }
  package var provided: [Provided] { (componentProvider ?? []) + components }

  /// Nil when the text is not JSON, or has nothing to do with React Native.
  package init?(reading text: SourceText) {
    guard text.bytes.containsBytes(of: "react-native") || text.bytes.containsBytes(of: "codegenConfig"),
      let root = JSONDocument(text).root, root.isObject
    else { return nil }
    path = text.path
    name = root["name"]?.string
    suppressionComments = jsonComments(in: text)
    for key in ["dependencies", "peerDependencies", "devDependencies"] {
      for member in root[key]?.members ?? [] {
        dependencies.insert(member.key)
        if member.key == "react-native", let version = member.value.string {
          reactNativeVersions.append(version)
        }
      }
    }
    func named(_ value: JSONValue?) -> NameAt? {
      guard let value, let string = value.string else { return nil }
      return NameAt(string, at: Place(path: text.path, range: value.range))
    }
    if let codegen = root["codegenConfig"], codegen.isObject {
      hasCodegen = true
      codegenName = named(codegen["name"])
      includesGeneratedCode = codegen["includesGeneratedCode"]?.bool ?? false
      let ios = codegen["ios"]
      func component(_ member: JSONMember) -> NameAt {
        NameAt(member.key, at: Place(path: text.path, range: member.keyRange))
      }
      if let provider = ios?["componentProvider"], provider.isObject {
        componentProvider = provider.members.map {
          Provided(component: component($0), className: named($0.value))
        }
      }
      components = (ios?["components"]?.members ?? []).map {
        Provided(component: component($0), className: named($0.value["className"]))
      }
    }
    guard dependencies.contains("react-native") || hasCodegen else { return nil }
  }

  /// Whether it asks for a React Native that has no `componentProvider`: that came with 0.77.
  package var isOlderThanProviders: Bool {
    reactNativeVersions.contains { version in
      let numbers = version.drop { !$0.isNumber }.split(separator: ".")
      guard version.first.map({ $0.isNumber || $0 == "^" || $0 == "~" }) == true, numbers.count >= 2,
        numbers[0] == "0", let minor = Int(numbers[1])
      else { return false }
      return minor < 77
    }
  }
}
