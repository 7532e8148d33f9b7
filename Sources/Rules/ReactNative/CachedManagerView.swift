import Diagnostics
import Linting
import ReactNative

/// A view manager that keeps the view it makes.
package var cachedManagerView: Rule {
  Rule(
    id: "cached-manager-view",
    summary: "a view manager that keeps the view that it makes",
    category: .reactNative,
    severity: .error,
    rationale: """
      One manager makes all views of a component, and is asked for one more than the screen shows. What it keeps is the view \
      that was made last: events and commands of every other one go there, or the one view moves from place to place. A field \
      that nothing reads does no harm.
      """,
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
          - (void)dialDidTurn:(double)angle { dial.onTurn(@{@"angle": @(angle)}); }
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  for manager in library.appleManagers {
    let fields = manager.chain.flatMap(\.parts).flatMap {
      $0.instanceVariables + $0.properties.filter(\.isStored)
    }.map(\.name)
    for method in manager.type.methods where method.selector == "view" {
      guard let made = method.madeView else { continue }
      let file = library.apple.first { $0.path == method.name.place.path }
      let variables = made.statics + fields + (file?.fileVariables ?? [])
      report(made.stored, context) { stored in
        variables.first { $0.text == stored || "_" + $0.text == stored }
      }
    }
  }
  for manager in library.androidManagers {
    let file = library.android.first { $0.path == manager.path }
    let variables = manager.chain.flatMap(\.fields) + (file?.fileVariables ?? [])
    report(manager.type.madeView?.stored ?? [], context, isReadElsewhere: { library.reads($0, of: manager) })
    {
      stored in variables.first { $0.text == stored }
    }
  }
}

/// Reports the first name that keeps a view and is read: where nothing reads it and every view is a new one, nothing happens.
private func report(
  _ stored: [StoredView], _ context: PackageContext, isReadElsewhere: (String) -> Bool = { _ in false },
  field: (String) -> NameAt?
) {
  for view in stored {
    guard let declaration = field(view.name.text),
      !view.isNewEachTime || view.isRead || isReadElsewhere(view.name.text)
    else { continue }
    context.report(
      view.name, view.isNewEachTime ? .kept(view.name.text) : .returnedAgain(view.name.text),
      related: [RelatedPlace("declared here", at: declaration)])
    return
  }
}

extension Library {
  /// Whether another file than that of a manager may read one of its fields.
  fileprivate func reads(_ field: String, of manager: JVMManager) -> Bool {
    android.contains { file in
      file.path != manager.path && file.names.contains(field)
        && file.mentions.contains(manager.type.name.text)
    }
  }
}

extension Message {
  fileprivate static func kept(_ name: String) -> Message {
    Message(
      "\"\(name)\" keeps the view that the manager has just made: one manager serves every view of its kind",
      help: "return a new view, and let each view send its own events")
  }

  fileprivate static func returnedAgain(_ name: String) -> Message {
    Message(
      "the manager returns the same view each time, \"\(name)\": a second one on screen takes it from the first",
      help: "return a new view, or put this one into a new container view each time")
  }
}
