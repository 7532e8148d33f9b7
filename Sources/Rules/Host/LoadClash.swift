import Containers
import Diagnostics
import Linting
import NativeSource

/// Two `+load` methods in one implementation.
package var loadClash: Rule {
  Rule(
    id: "load-clash",
    summary: .init(
      en: "a second +load in a class with TMARegisterExternalElement",
      zh: "使用 TMARegisterExternalElement 的类又定义了 +load"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        TMARegisterExternalElement expands to + (void)load, and an implementation can have only one method \
        of a name: with its own +load, or with the macro twice, the class does not compile.
        """,
      zh: "TMARegisterExternalElement 展开为 + (void)load，而一个实现中同名方法只能有一个：再写 +load，或两次使用该宏，类都无法编译。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          TMARegisterExternalElement(my_map);
          + (void)⟦load⟧ { [Log start]; }
          + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [MapView new]; }
          - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
          @end
          """
        ], message: #"TMARegisterExternalElement already gives "MapView" a +load"#),
      .right([
        "ios/MapView.m": """
        @interface MapView : UIView <TMAExternalElementView>
        @end
        @implementation MapView
        TMARegisterExternalElement(my_map);
        + (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
          return [[MapView alloc] initWithFrame:CGRectZero];
        }
        - (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
        @end
        """
      ]),
    ],
    checks: [.host(checkLoadClash)])
}

private func checkLoadClash(_ context: HostContext) {
  let registrations = context.facts[.tcmpp][.ios]?.sourceRegistrations ?? []
  // Grouped by the implementation that they are in.
  for macros in Dictionary(grouping: registrations, by: \.className.place).values {
    let certain = macros.filter { !$0.isConditional }.sorted { $0.place.range.start < $1.place.range.start }
    guard let first = certain.first, let name = first.className.value else { continue }
    for second in certain.dropFirst() {
      context.report(
        second.type.place, twice(name),
        related: [RelatedPlace(en: "the first time", zh: "第一次在这里", at: first.type.place)])
    }
    for method in loadMethods(besides: first, context) {
      context.report(
        Place(path: first.place.path, range: method.nameRange), ownLoad(name),
        related: [RelatedPlace(en: "the other one", zh: "另一个在这里", at: first.place)])
    }
  }
}

/// The `+load` methods in the implementation that a registration is in, without methods that depend on a condition of the
/// build.
private func loadMethods(besides registration: ViewRegistration, _ context: HostContext) -> [NativeMethod] {
  guard let file = context.methodBodyReader(of: registration.place.path) else { return [] }
  let part = file.facts.classes.first { $0.nameRange == registration.className.place.range }
  return (part?.methods ?? []).filter {
    $0.isStatic && $0.selector == "load" && $0.bodyRange != nil && !file.isInCondition($0.nameRange.start)
  }
}

private func ownLoad(_ name: String) -> Message {
  Message(
    en: "\(TCMPP.macro) already gives \"\(name)\" a +load", zh: "\(TCMPP.macro) 也在“\(name)”中定义了 +load，与此处冲突",
    help: .init(
      en: "write this in + (void)initialize, or in a category of the class",
      zh: "把此处代码写到 + (void)initialize 中，或写到该类的分类中"))
}

private func twice(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" registers itself twice", zh: "“\(name)”重复注册自身",
    help: .init(
      en: "register this type in a class of its own: each \(TCMPP.macro) declares +load",
      zh: "在单独的类中注册此类型：每个 \(TCMPP.macro) 都声明 +load"))
}
