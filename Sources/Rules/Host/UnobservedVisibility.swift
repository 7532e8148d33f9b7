import Containers
import Diagnostics
import Linting
import NativeSource

/// Methods about the visibility of a view for which the container never looks.
package var unobservedVisibility: Rule {
  Rule(
    id: "unobserved-visibility",
    summary: .init(
      en: "visibility callbacks that the container never calls",
      zh: "视图实现了可见性回调，但没有让容器监听"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The container calls componentDidHidden and componentDidVisiblity only for a view that returns YES \
        from shouldObServerVisibilityStateChange (spelled like this). The default is NO.
        """,
      zh:
        """
        只有视图的 shouldObServerVisibilityStateChange（拼写如此）返回 YES，容器才调用 componentDidHidden 和 \
        componentDidVisiblity。默认返回 NO。
        """),
    examples: [
      .wrong(
        [
          "ios/PlayerView.m": """
          @interface PlayerView : NBComponent
          @end
          @implementation PlayerView
          - (void)⟦componentDidHidden⟧ { [self.player pause]; }
          - (void)componentDidVisiblity { [self.player play]; }
          @end
          """
        ], message: #"the container never calls componentDidHidden and componentDidVisiblity of "PlayerView""#
      ),
      .right([
        "ios/PlayerView.m": """
        @interface PlayerView : NBComponent
        @property (nonatomic, strong) UIView *player;
        @end
        @implementation PlayerView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _player = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _player; }
        - (BOOL)shouldObServerVisibilityStateChange { return YES; }
        - (void)componentDidHidden { [self.player removeFromSuperview]; }
        @end
        """
      ]),
    ],
    checks: [.host(checkUnobservedVisibility)])
}

private func checkUnobservedVisibility(_ context: HostContext) {
  let container = Container.mPaaS(on: .ios)
  let wanted = MPaaS.visibilityMethods.compactMap { container.method($0) }
  var views: [Place: [View]] = [:]
  for member in context.instances(of: container) {
    let methods = wanted.compactMap { method in
      member.platform.implementation(of: method, in: member.index)
    }.filter { context.reading(of: $0)?.isIdle == false }
    let places = methods.map(\.namePlace)
    guard let first = places.min(by: { ($0.path, $0.range) < ($1.path, $1.range) }) else { continue }
    views[first, default: []].append(
      View(member: member, methods: methods, watching: context.watching(of: member)))
  }
  for (place, views) in views {
    // A superclass may leave it to its subclasses: one that is watched is enough.
    guard views.allSatisfy({ $0.watching != .possible }) else { continue }
    let others = views[0].methods.map(\.namePlace).filter { $0 != place }
    let refusals = views.compactMap { view in
      if case .refused(let refusal) = view.watching { refusal } else { nil }
    }
    context.report(
      place, unwatched(views[0]),
      related: others.map { RelatedPlace(en: "nor this one", zh: "此处同样不会被调用", at: $0) }
        + refusals.prefix(1).map {
          RelatedPlace(en: "this turns watching off", zh: "此处表明不监听", at: $0)
        })
  }
}

/// A view with methods about its visibility.
private struct View {
  var member: HostContext.Member
  var methods: [NativeClass.Method]
  var watching: Watching
}

/// Whether the container watches the visibility of a view.
private enum Watching: Equatable {
  /// It may.
  case possible
  /// Nothing overrides the method that lets it.
  case missing
  /// The method at this place only returns NO.
  case refused(Place)
}

extension HostContext {
  fileprivate func watching(of member: Member) -> Watching {
    let container = Container.mPaaS(on: .ios)
    let platform = member.platform
    guard platform.isWhollyKnown(member.index, of: container), let wanted = container.method(MPaaS.watches)
    else { return .possible }
    // `misspelled-view-lifecycle` reports the one that is meant.
    let misspelled = platform.misspellings(of: member.index, in: container, inherited: true)
    if misspelled.contains(where: { $0.intended == MPaaS.watches }) { return .possible }
    for entry in platform.chain(of: member.index) {
      let methods = entry.methods.filter { wanted.isAnswered(by: $0) }
      guard let first = methods.first(where: { $0.method.bodyRange != nil || $0.method.isProperty }) else {
        continue
      }
      return methods.allSatisfy(onlyReturnsNo) ? .refused(first.namePlace) : .possible
    }
    return .missing
  }

  /// Whether each `return` of the method is `return NO`; a declaration without a body returns nothing else.
  private func onlyReturnsNo(_ method: NativeClass.Method) -> Bool {
    if method.method.isProperty { return false }
    guard method.method.bodyRange != nil else { return true }
    guard let text = text(at: method.path), let returns = reading(of: method)?.returns else { return false }
    return !returns.isEmpty && returns.allSatisfy { ["NO", "false"].contains(text.string($0.range)) }
  }
}

private func unwatched(_ view: View) -> Message {
  let entry = view.member.entry
  let names = sentenceList(view.methods.map(\.method.selector))
  let yes =
    entry.language == .swift
    ? "override func \(MPaaS.watches)() -> Bool { true }" : "- (BOOL)\(MPaaS.watches) { return YES; }"
  let help =
    if case .refused = view.watching {
      LocalizedText(
        en: "return \(entry.language == .swift ? "true" : "YES") from \(MPaaS.watches)",
        zh: "在 \(MPaaS.watches) 中返回 \(entry.language == .swift ? "true" : "YES")")
    } else {
      LocalizedText(en: "add \"\(yes)\" to the class", zh: "在类中添加“\(yes)”")
    }
  return Message(
    en: "the container never calls \(names.english) of \"\(entry.name)\"",
    zh: "容器从不调用“\(entry.name)”的 \(names.chinese)", help: help)
}
