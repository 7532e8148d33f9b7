import Diagnostics
import Containers
import Files
import NativeSource
import Linting

/// A registered class that no scanned source declares.
package var unregisteredViewClass: Rule {
  Rule(
    id: "unregistered-view-class",
    summary: .init(
      en: "a registered class that does not exist",
      zh: "注册的类在原生源码中不存在"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The container looks for the class by its name when the view is shown. If the class does not exist, \
        the place of the view stays blank, with at most one line in the log.
        """,
      zh: "显示视图时，容器按名称查找类。找不到时，视图的位置为空白，最多在日志中留下一行。"),
    examples: [
      .wrong(
        [
          "ios/AppDelegate.m": """
          - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
            [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"⟦MapVeiw⟧"];
          }
          """,
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          @end
          """,
        ], message: #"class "MapVeiw" does not exist in the native sources"#),
      .right([
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
        "ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnregisteredViewClass)])
}

private func checkUnregisteredViewClass(_ context: HostContext) {
  var hints = ClassHints(context)
  for platform in context.facts[.mPaaS].values where platform.isComplete {
    var reported: Set<Place> = []
    let near = NearestViewClass(platform)
    for registration in platform.sourceRegistrations {
      let text = registration.className
      guard let name = text.value, !text.isClassReference, !registration.isSwapped,
        name != MPaaS.placeholderClass, !isVendorClass(name),
        platform.classes.match(name, on: platform.platform) == .missing,
        reported.insert(text.stringPlace).inserted
      else { continue }
      let near = near(to: name, for: text.stringPlace.path, context)
      // Libraries and pods have classes, too.
      guard near != nil || hints.lack(name, on: platform.platform, text.stringPlace.path),
        !hints.sayElsewhere(name, registration.place.path)
      else { continue }
      context.report(
        text.stringPlace, unknownClass(name, near.map(\.registeredName)),
        related: near.map {
          [RelatedPlace(en: "the class with the nearest name", zh: "名称最接近的类", at: $0.namePlace)]
        } ?? [])
    }
  }
}

/// Whether the class is in the vendor's SDK, which has only binaries.
private func isVendorClass(_ name: String) -> Bool {
  name.hasPrefix("com.alipay.mobile.") || name.hasPrefix(MPaaS.iosBaseClass)
}

/// What sources say of classes that none of them declares.
private struct ClassHints {
  private let context: HostContext
  private lazy var packages = Set(
    context.facts.files.lazy.filter { $0.language.platform == .android }.map(\.packageName))
  /// The names of the header files.
  private lazy var headers = Set(
    context.facts.files.lazy.map(\.path).filter { $0.hasSuffix(".h") }.map { String(Path.lastComponent($0)) })
  private var imports: [String: Imports] = [:]

  private struct Imports {
    /// The last components of the paths in quotes, and of those in angle brackets.
    var own: Set<String> = []
    var others: Set<String> = []
  }

  init(_ context: HostContext) { self.context = context }

  /// Whether the class would be in the sources if it existed: its package is, or the header of its name that the file imports.
  mutating func lack(_ name: String, on platform: NativePlatform, _ path: String) -> Bool {
    switch platform {
    case .android:
      guard let dot = name.lastIndex(of: ".") else { return false }
      return packages.contains(String(name[..<dot]))
    case .ios:
      let header = name + ".h"
      return headers.contains(header) && imports(of: path).own.contains(header)
    }
  }

  /// Whether the file says that the class is elsewhere: `@class Name;`, `#import <Pod/Name.h>`.
  mutating func sayElsewhere(_ name: String, _ path: String) -> Bool {
    context.methodBodyReader(of: path)?.declaresForward(name) == true
      || imports(of: path).others.contains(name + ".h")
  }

  private mutating func imports(of path: String) -> Imports {
    if let known = imports[path] { return known }
    var found = Imports()
    for (header, isAngled) in context.methodBodyReader(of: path)?.importedPaths ?? [] {
      let name = String(Path.lastComponent(header))
      if isAngled { found.others.insert(name) } else { found.own.insert(name) }
    }
    imports[path] = found
    return found
  }
}

/// Finds the view class that is most likely meant: one of that name in another package, else one with nearly that name.
private struct NearestViewClass {
  private var byName: [String: NativeClass] = [:]
  private var byLastName: [Substring: NativeClass] = [:]

  init(_ platform: PlatformFacts) {
    for view in platform.viewClasses.reversed().map({ platform.classes.all[$0] }) {
      byName[view.registeredName] = view
      byLastName[last(view.registeredName)] = view
    }
  }

  func callAsFunction(to name: String, for path: String, _ context: HostContext) -> NativeClass? {
    if let moved = byLastName[last(name)] { return moved }
    // "Module.Name" of Swift
    let isSwift = NativeLanguage(path: path)?.platform == .ios
    let own = isSwift ? String(last(name)) : name
    guard let near = context.nearestName(to: own, in: byName.keys, for: path),
      editDistance(own.utf8, near.utf8, limit: 2) <= 2
    else { return nil }
    return byName[near]
  }

  private func last(_ name: String) -> Substring { name.split { $0 == "." || $0 == "$" }.last ?? "" }
}

extension NativeClass {
  fileprivate var registeredName: String { runtimeName ?? name }
}

private func unknownClass(_ name: String, _ near: String?) -> Message {
  Message(
    en: "class \"\(name)\" does not exist in the native sources", zh: "原生源码中没有类“\(name)”",
    help: didYouMean(near)
      ?? LocalizedText(
        en: "correct the name, or also give the sources that declare the class",
        zh: "更正名称，或把声明该类的源码也加入检查"))
}
