import Diagnostics
import Linting
import ReactNative

/// A view manager that keeps the view that it makes.
package let cachedManagerView = Rule(
  id: "cached-manager-view",
  summary: "a view manager that keeps the view that it makes",
  category: .reactNative,
  severity: .error,
  rationale: """
    One manager makes all views of a component, and is asked for one more than the screen shows. What it keeps is the view \
    that was made last: events and commands of every other one go there, or the one view moves from place to place.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @implementation AcmeDialManager { AcmeDialView *dial; }
          - (UIView *)view {
            AcmeDialView *view = [AcmeDialView new];
            view.delegate = self;
            ⟦dial⟧ = view;
            return view;
          }
          @end
          """),
        .init("ios/A.h", "@interface AcmeDialManager : RCTViewManager\n@end"), LibrarySources.package,
      ],
      message:
        #""dial" keeps the view that the manager has just made: one manager serves every view of its kind"#),
    .wrong(
      [
        .init(
          "ios/A.swift",
          """
          class AcmeDialManager: RCTViewManager {
            var current: AcmeDialView?
            override func view() -> UIView! {
              let view = AcmeDialView()
              self.⟦current⟧ = view
              return view
            }
          }
          """),
        LibrarySources.package,
      ],
      message:
        #""current" keeps the view that the manager has just made: one manager serves every view of its kind"#
    ),
    .wrong(
      [
        .init(
          "android/A.kt",
          """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            private lateinit var dial: Dial
            override fun createViewInstance(c: ThemedReactContext): Dial {
              ⟦dial⟧ = Dial(c)
              return dial
            }
          }
          """),
        .init(
          "android/B.java",
          """
          class BManager extends SimpleViewManager<Dial> {
            private Dial dial;
            public Dial createViewInstance(ThemedReactContext c) { return ⟦dial⟧; }
          }
          """),
        LibrarySources.package,
      ],
      message:
        #""dial" keeps the view that the manager has just made: one manager serves every view of its kind"#,
      #""dial" keeps the view that the manager has just made: one manager serves every view of its kind"#),
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @interface AcmeDialManager : RCTViewManager
          @property (nonatomic, strong) UIView *kept;
          @end
          @implementation AcmeDialManager
          - (UIView *)view {
            if (!_kept) { ⟦_kept⟧ = [[AcmeDialView alloc] init]; }
            return _kept;
          }
          @end
          """),
        LibrarySources.package,
      ],
      message:
        #""_kept" keeps the view that the manager has just made: one manager serves every view of its kind"#),
    .right([
      LibrarySources.manager("- (void)log { NSLog(@\"dial\"); }"), LibrarySources.package,
    ]),
    // Other things are kept, or the view knows the manager.
    .right([
      .init(
        "ios/A.m",
        """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager { NSInteger count; UIColor *color; }
        - (UIView *)view {
          AcmeDialView *view = [AcmeDialView new];
          count = count + 1;
          color = view.color;
          view.delegate = self;
          return view;
        }
        @end
        """),
      .init(
        "android/A.java",
        """
        class AcmeDialManager extends SimpleViewManager<Dial> {
          private Context context;
          public Dial createViewInstance(ThemedReactContext c) {
            context = c;
            Dial dial = new Dial(c);
            dial.manager = this;
            return dial;
          }
        }
        """),
      LibrarySources.package,
    ]),
    // A class that is not a manager.
    .right([
      .init(
        "ios/A.m",
        "@interface Dial : UIViewController\n@end\n@implementation Dial { UIView *_v; }\n- (UIView *)view { _v = [UIView new]; return _v; }\n@end"
      ),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // The first one of a method; in each language a field that is assigned.
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @interface AcmeDialManager : RCTViewManager
          @property (nonatomic, strong) UIView *kept;
          @end
          @implementation AcmeDialManager { UIView *other; }
          - (UIView *)view {
            AcmeDialView *view = [AcmeDialView new];
            self.⟦kept⟧ = view;
            other = view;
            return view;
          }
          @end
          """),
        .init(
          "android/B.java",
          """
          class BManager extends SimpleViewManager<Dial> {
            private Dial dial;
            public Dial createViewInstance(ThemedReactContext c) {
              Dial made = new Dial(c);
              this.⟦dial⟧ = made;
              return made;
            }
          }
          """),
        .init(
          "android/C.kt",
          """
          class CManager : SimpleViewManager<Dial>() {
            private var last: Dial? = null
            override fun createViewInstance(c: ThemedReactContext) = Dial(c).also { ⟦last⟧ = it }
          }
          """),
        LibrarySources.package,
      ],
      message:
        #""kept" keeps the view that the manager has just made: one manager serves every view of its kind"#,
      #""dial" keeps the view that the manager has just made: one manager serves every view of its kind"#,
      #""last" keeps the view that the manager has just made: one manager serves every view of its kind"#),
    .right([
      .init(
        "ios/A.swift",
        """
        class AcmeDialManager: RCTViewManager {
          var count = 0
          var current: AcmeDialView?
          override func view() -> UIView! {
            let current = AcmeDialView()
            count += 1
            current.delegate = self
            return current
          }
        }
        """),
      .init(
        "android/A.kt",
        """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          private var context: Context? = null
          private var dial: Dial? = null
          override fun createViewInstance(c: ThemedReactContext): Dial {
            context = c
            val dial = Dial(c).also { it.manager = this }
            return dial
          }
        }
        """),
      LibrarySources.package,
    ]),
    // Local variables with the name of a field.
    .right([
      .init(
        "ios/A.m",
        """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager { UIView *dial; }
        - (UIView *)view {
          UIView *dial = [AcmeDialView new];
          return dial;
        }
        @end
        """),
      .init(
        "android/A.java",
        """
        class AcmeDialManager extends SimpleViewManager<Dial> {
          private Dial dial;
          public Dial createViewInstance(ThemedReactContext c) {
            Dial dial = new Dial(c);
            return dial;
          }
        }
        """),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  for manager in library.appleManagers {
    let fields = manager.chain.flatMap(\.parts).flatMap {
      $0.instanceVariables + $0.properties.filter(\.isStored)
    }
    for method in manager.type.methods where method.selector == "view" {
      guard let made = method.madeView else { continue }
      let kept = made.stored.lazy.compactMap { stored in
        fields.first { $0.name.text == stored.text || "_" + $0.name.text == stored.text }.map {
          (stored, $0.name)
        }
      }.first
      if let kept { report(kept.0, declaredAt: kept.1, context) }
    }
  }
  for manager in library.androidManagers {
    let fields = manager.chain.flatMap(\.fields)
    let kept = manager.type.madeView?.stored.lazy.compactMap { stored in
      fields.first { $0.text == stored.text }.map { (stored, $0) }
    }.first
    if let kept { report(kept.0, declaredAt: kept.1, context) }
  }
}

private func report(_ stored: NameAt, declaredAt field: NameAt, _ context: PackageContext) {
  context.report(stored, .kept(stored.text), related: [RelatedPlace("declared here", at: field)])
}

extension Message {
  fileprivate static func kept(_ name: String) -> Message {
    Message(
      "\"\(name)\" keeps the view that the manager has just made: one manager serves every view of its kind",
      help: "return a new view, and let each view send its own events")
  }
}
