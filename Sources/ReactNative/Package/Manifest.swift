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
  /// The versions of React Native that it requires.
  package private(set) var reactNativeVersions: [String] = []
  /// Those of them that users of the package must have.
  private var requiredVersions: [String] = []
  package private(set) var hasCodegen = false
  package private(set) var codegenName: NameAt?
  package private(set) var includesGeneratedCode = false
  /// `codegenConfig.jsSrcsDir`: the folder with the specs.
  package private(set) var codegenFolder: NameAt?
  /// `codegenConfig.ios.componentProvider`; nil without one.
  package private(set) var componentProvider: [Provided]?
  /// `codegenConfig.ios.components`
  package private(set) var components: [Provided] = []
  /// The folders of what users of the package import, of its types, and of what is built: the first component of each path.
  private var mainFolders: Set<String> = []
  /// The folders of the sources, by the most certain key that names them.
  private var sourceFolders: Set<String> = []
  /// The scripts that the package names, without their extensions, relative to its folder.
  private var entries: Set<String> = []
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
          if key != "devDependencies" { requiredVersions.append(version) }
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
      codegenFolder = named(codegen["jsSrcsDir"])
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
    readScripts(root)
  }

  private mutating func readScripts(_ root: JSONValue) {
    func paths(_ value: JSONValue?, depth: Int = 0) -> [String] {
      guard let value, depth < Manifest.maxExportDepth else { return [] }
      if let path = value.string { return [Manifest.plain(path)] }
      return value.members.flatMap { paths($0.value, depth: depth + 1) }
    }
    func folders(_ paths: [String]) -> Set<String> {
      Set(paths.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
    }
    let built = ["main", "module", "types", "typings"].flatMap { paths(root[$0]) }
    let source = paths(root["source"])
    let native = paths(root["react-native"])
    let builder = root["react-native-builder-bob"]
    mainFolders = folders(built + paths(builder?["output"]).map { $0 + "/" })
    let named = [
      folders(source), folders(paths(builder?["source"]).map { $0 + "/" }),
      folders(paths(root["codegenConfig"]?["jsSrcsDir"]).map { $0 + "/" }), folders(native),
    ]
    sourceFolders = named.first { !$0.subtracting([""]).isEmpty } ?? []
    let indexes = sourceFolders.map { $0 + "/index" }
    entries = Set(
      (indexes + built + source + native + paths(root["exports"])).map(Manifest.withoutExtensions))
  }

  /// Whether a script is where users of the package enter it; the path is relative to its folder.
  package func isEntry(_ path: String) -> Bool {
    let script = Manifest.withoutExtensions(path)
    return script == "index" || script == "src/index" || entries.contains(script)
  }

  /// Whether a path is in a folder that is built, and need not be among the sources.
  package func isBuilt(_ path: String) -> Bool {
    mainFolders.contains(Manifest.outermostFolder(Manifest.plain(path) + "/"))
  }

  private static let maxExportDepth = 8

  /// A path without `./` before it.
  private static func plain(_ path: String) -> String {
    path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// `src/Dial` of `src/Dial.ios.tsx`.
  package static func withoutExtensions(_ path: String) -> String {
    let name = Path.lastComponent(path)
    guard let dot = name.firstIndex(of: ".") else { return path }
    return String(path.dropLast(name[dot...].utf8.count))
  }

  /// The scripts that are made of others of the package: users import them, and the sources are elsewhere.
  ///
  /// Where no key names the sources, a script is made of the TypeScript that has the same path below another folder: a
  /// compiler keeps that path.
  ///
  /// - Parameter scripts: their paths, relative to the folder of the package.
  package func outputs(among scripts: [String]) -> Set<String> {
    let folders = Set(scripts.map(Manifest.outermostFolder) + [""])
    if !sourceFolders.isDisjoint(with: folders) {
      let made = mainFolders.subtracting(sourceFolders)
      return Set(scripts.filter { made.contains(Manifest.outermostFolder($0)) })
    }
    func pathBelow(_ script: String) -> String {
      String(Manifest.withoutExtensions(script).dropFirst(Manifest.outermostFolder(script).count))
    }
    func isTyped(_ script: String) -> Bool { script.hasSuffix(".ts") || script.hasSuffix(".tsx") }
    let typed = Dictionary(grouping: scripts.filter(isTyped), by: pathBelow)
      .mapValues { Set($0.map(Manifest.outermostFolder)) }
    return Set(
      scripts.filter { script in
        let folder = Manifest.outermostFolder(script)
        return !isTyped(script) && mainFolders.contains(folder)
          && typed[pathBelow(script)]?.subtracting([folder]).isEmpty == false
      })
  }

  /// `src` of `src/Dial.ts`; empty for a path without a folder.
  private static func outermostFolder(_ path: String) -> String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
  }

  /// Whether it requires a React Native without `componentProvider`, which came with 0.77.
  package var isOlderThanProviders: Bool { isOlder(than: 77) }

  /// Whether it requires a React Native with the new architecture alone, which is 0.82 and later.
  package var hasOnlyNewArchitecture: Bool {
    !requiredVersions.isEmpty
      && requiredVersions.allSatisfy { version in
        let rest = version.drop { ">=^~v ".contains($0) }
        let numbers = rest.split(separator: ".")
        guard !version.contains("|"), !version.contains(","), numbers.count >= 2, numbers[0] == "0" else {
          return false
        }
        return Int(numbers[1].prefix { $0.isNumber }).map { $0 >= 82 } ?? false
      }
  }

  /// Whether it requires a React Native before 0.`minor`.
  func isOlder(than minor: Int) -> Bool {
    reactNativeVersions.contains { version in
      let numbers = version.drop { !$0.isNumber }.split(separator: ".")
      guard version.first.map({ $0.isNumber || $0 == "^" || $0 == "~" }) == true, numbers.count >= 2,
        numbers[0] == "0", let required = Int(numbers[1])
      else { return false }
      return required < minor
    }
  }
}
