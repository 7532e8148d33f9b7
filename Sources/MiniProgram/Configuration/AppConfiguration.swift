import Diagnostics
import Files
import Script

/// A path that a configuration file names, and where it is.
package struct ConfiguredPath: Hashable, Sendable {
  /// For pages, the path from the source root without a leading `/`: `pages/home/home`, with the `root` of a
  /// sub-package before it. For others, the path as it is written.
  package let path: String
  /// What is between the quotes.
  package let range: ByteRange
}

/// What `app.json` says, or the `plugin.json` of a plugin. A value of the wrong type counts as absent.
package struct AppConfiguration: Sendable {
  /// The pages of the program and then the pages of its sub-packages, in the order they are written.
  package let pages: [ConfiguredPath]
  /// The pages that an earlier entry of `pages`, or of the same sub-package, names too, each with the range of the first.
  package let repeatedPages: [(page: ConfiguredPath, first: ByteRange)]
  /// The `root` of each sub-package, without `/` at either end.
  package let subpackageRoots: [ConfiguredPath]
  package let entryPagePath: ConfiguredPath?
  /// The `pagePath` of each tab.
  package let tabBarPages: [ConfiguredPath]
  /// The keys of `window` that its language may lack.
  package let foreignWindowKeys: [ForeignKey]
  /// The keys of `tabBar` that Alipay has under other names, which are not beside them.
  package let foreignTabBarKeys: [ForeignTabBarKey]
  /// Values of `window` and `tabBar` that the platform may refuse.
  package let refusedValues: [RefusedConfigurationValue]
  /// The icons of the tabs, by the keys of Alipay and by those of WeChat's family.
  package let tabBarIcons: (ofItems: [ConfiguredPath], ofList: [ConfiguredPath])
  /// Whether the program draws its own tab bar, the component `customize-tab-bar/index`.
  package let customizesTabBar: Bool
  /// Components that every page may use.
  package let usingComponents: [ComponentRegistration]
  /// Their tags.
  let registeredTags: TagSet
  /// The names of plugins in `plugin://` paths, those of sub-packages too.
  package let plugins: [String]
  package let loadingPages: [ConfiguredPath]
  /// The components a plugin offers (`publicComponents`), and its `publicPages`; both only in `plugin.json`.
  package let publicComponents: [ComponentRegistration]
  package let publicPages: [ConfiguredPath]
  /// The aliases of `resolveAlias`.
  package let aliases: PathAliases
  /// The framework that renders the program (`componentFramework`), and the frameworks of sub-packages by their roots.
  package let framework: String?
  package let subpackageFrameworks: [String: String]
  /// What draws the pages that do not say it themselves (`renderer`).
  package let renderer: String?
  /// Whether the program loads the component library (`useExtendedLib`). The tags of the library begin with `mp-`.
  package let usesExtendedLibrary: Bool

  package init(_ document: JSONDocument) {
    let root = document.root
    let subpackages = AppConfiguration.subpackageKeys.flatMap { root?[$0]?.elements ?? [] }
    var pages = root?["pages"]?.elements.compactMap { ConfiguredPath(page: $0) } ?? []
    var roots: [ConfiguredPath] = []
    var frameworks: [String: String] = [:]
    var repeated = ConfiguredPath.repeated(in: pages)
    for subpackage in subpackages {
      let folder = subpackage["root"].flatMap { ConfiguredPath(page: $0) }
      if let folder {
        roots.append(folder)
        frameworks[folder.path] = subpackage["componentFramework"]?.string
      }
      let own =
        subpackage["pages"]?.elements.compactMap { ConfiguredPath(page: $0, below: folder?.path) } ?? []
      repeated += ConfiguredPath.repeated(in: own)
      pages += own
    }
    self.pages = pages
    repeatedPages = repeated
    subpackageRoots = roots
    entryPagePath = root?["entryPagePath"].flatMap { ConfiguredPath(page: $0) }
    // Alipay's key is `items`; projects that are built for several platforms keep the `list` of others.
    tabBarPages = ["items", "list"].flatMap { root?["tabBar"]?[$0]?.elements ?? [] }
      .compactMap { $0["pagePath"].flatMap { ConfiguredPath(page: $0) } }
    foreignWindowKeys = ForeignKey.all(in: root?["window"])
    let tabBar = root?["tabBar"]
    refusedValues =
      RefusedConfigurationValue.all(of: RefusedConfigurationValue.ofWindow, in: root?["window"])
      + RefusedConfigurationValue.all(of: RefusedConfigurationValue.ofTabBar, in: tabBar)
    foreignTabBarKeys = ForeignTabBarKey.all(in: tabBar)
    tabBarIcons = (
      ConfiguredPath.all(of: ["icon", "activeIcon"], in: tabBar?["items"]),
      ConfiguredPath.all(of: ["iconPath", "selectedIconPath"], in: tabBar?["list"])
    )
    customizesTabBar = ["customize", "custom"].contains { root?["tabBar"]?[$0]?.bool == true }
    usingComponents = ComponentRegistration.all(in: root?["usingComponents"])
    registeredTags = TagSet(usingComponents.map(\.name))
    plugins = ([root].compactMap { $0 } + subpackages).flatMap { $0["plugins"]?.members.map(\.key) ?? [] }
    loadingPages = root?["loadingPages"]?.elements.compactMap { ConfiguredPath(page: $0) } ?? []
    publicComponents = ComponentRegistration.all(in: root?["publicComponents"])
    aliases = PathAliases(PathAlias.all(in: root?["resolveAlias"]))
    framework = root?["componentFramework"]?.string
    renderer = root?["renderer"]?.string
    subpackageFrameworks = frameworks
    usesExtendedLibrary = root?["useExtendedLib"]?["weui"]?.bool ?? false
    publicPages = root?["publicPages"]?.members.compactMap { ConfiguredPath(page: $0.value) } ?? []
  }

  /// Both spellings of the key that lists sub-packages.
  package static let subpackageKeys = ["subPackages", "subpackages"]

  /// Whether an `app.json` describes a whole program. One without any of these keys, beside an `app.axml`, is the
  /// configuration of a page named `app`.
  package static func describesProgram(_ document: JSONDocument) -> Bool {
    guard let root = document.root else { return false }
    return (["pages"] + subpackageKeys).contains { root.member($0) != nil }
  }
}

extension ConfiguredPath {
  /// Those with the path of an earlier one.
  fileprivate static func repeated(in pages: [ConfiguredPath]) -> [(page: ConfiguredPath, first: ByteRange)] {
    var places = HashIndex()
    places.reserveCapacity(pages.count)
    var repeated: [(page: ConfiguredPath, first: ByteRange)] = []
    for place in pages.indices {
      let hash = WordSet.hash(of: pages[place].path)
      if let first = places[hash] {
        repeated.append((pages[place], pages[first].range))
      } else {
        places.set(place, for: hash)
      }
    }
    return repeated
  }

  /// The strings under some keys of the objects in a list, as they are written.
  fileprivate static func all(of keys: [String], in list: JSONValue?) -> [ConfiguredPath] {
    (list?.elements ?? []).flatMap { object in
      keys.compactMap { key in
        object[key].flatMap { value in
          value.string.map { ConfiguredPath(path: $0, range: value.range) }
        }
      }
    }
  }

  /// A path without its suffix and without `/` at either end; nil when the value is not a string.
  fileprivate init?(page value: JSONValue, below folder: String? = nil) {
    guard let string = value.string else { return nil }
    let page =
      string.utf8.first == Path.slash ? String(Substring(string.utf8.drop { $0 == Path.slash })) : string
    path = folder.map { Path.below($0, page) } ?? (page.isEmpty ? "" : Path.normalised(page))
    range = value.range
  }
}
