import Diagnostics
import Linting
import ReactNative

/// A view manager that keeps the view it makes.
package var cachedManagerView: Rule {
  Rule(
    id: "cached-manager-view",
    summary: .init(en: "a view manager that keeps the view it creates", zh: "视图管理器保存了自己创建的视图"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        One manager creates all views of a component, one more than the screen shows. What it keeps is the \
        last view: events and commands of all other views go there, or the one view moves from place to \
        place. Only a view that is both kept and used is reported.
        """,
      zh:
        """
        同一个组件的全部视图都由一个管理器创建，而且创建的视图会比屏幕上显示的多一个。管理器保存的是最后创建的视图：其他视图的事件和命令都会发到那里，或者唯一的视图从一处移到另一处。只报告保存后又被使用的\
        视图。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @implementation AcmeDialManager { AcmeDialView *dial; }
          - (UIView *)view {
            AcmeDialView *view = [AcmeDialView new];
            view.delegate = self;
            ⟦dial⟧ = view;
            return view;
          }
          - (void)turn { [dial turn]; }
          @end
          """,
          "ios/A.h": """
          @interface AcmeDialManager : RCTViewManager
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ],
        message:
          #""dial" keeps the view that the manager has just made: one manager serves every view of its kind"#),
      .right([
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        - (void)log { NSLog(@"dial"); }
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkCachedManagerView)])
}

private func checkCachedManagerView(_ context: PackageContext) {
  let library = context.library
  for manager in library.appleManagers {
    let own = Set(manager.type.parts.flatMap(\.variables).map(\.place))
    let fields = manager.chain.flatMap(\.parts).flatMap(\.variables)
    for method in manager.type.methods where method.selector == "view" {
      guard let made = method.madeView else { continue }
      let file = library.apple.first { $0.path == method.name.place.path }
      let variables = made.statics + (file?.fileVariables ?? [])
      let kept = made.stored.lazy.compactMap { stored in
        (variables + fields).first { $0.text == stored.text || "_" + $0.text == stored.text }.map {
          (stored, $0)
        }
      }.first { stored, field in
        made.used.contains(stored.text) || !own.contains(field.place) && fields.contains(field)
          || library.apple.contains { file in
            file.path != stored.place.path && file.path != field.place.path
              && library.words(of: file).isSuperset(of: [manager.type.name, field.text])
          }
      }
      if let kept { reportCachedManagerView(kept.0, declaredAt: kept.1, context) }
    }
  }
  for manager in library.androidManagers {
    let file = library.android.first { $0.path == manager.path }
    let fields = manager.chain.flatMap(\.fields)
    let own = Set(manager.type.fields.map(\.place))
    guard let made = manager.type.madeView else { continue }
    let kept = made.stored.lazy.compactMap { stored in
      (fields + (file?.fileVariables ?? [])).first { $0.text == stored.text }.map { (stored, $0) }
    }.first { stored, field in
      made.used.contains(stored.text) || !own.contains(field.place) && fields.contains(field)
        || library.android.contains { file in
          file.path != manager.path && file.members.contains(field.text)
            && file.names.contains(manager.type.name.text)
        }
    }
    if let kept { reportCachedManagerView(kept.0, declaredAt: kept.1, context) }
  }
}

extension AppleClassPart {
  /// The variables of its objects, and those of the class.
  fileprivate var variables: [NameAt] {
    (instanceVariables + properties.filter(\.isStored)).map(\.name) + staticProperties
  }
}

private func reportCachedManagerView(_ stored: NameAt, declaredAt field: NameAt, _ context: PackageContext) {
  context.report(
    stored, kept(stored.text), related: [RelatedPlace(en: "declared here", zh: "在这里声明", at: field)])
}

private func kept(_ name: String) -> Message {
  Message(
    en:
      "\"\(name)\" keeps the view that the manager has just made: one manager serves every view of its kind",
    zh: "“\(name)”保存了刚创建的视图，而同一组件的所有视图共用一个管理器",
    help: .init(en: "return a new view, and let each view send its own events", zh: "返回新的视图，由各个视图发送自己的事件"))
}
