import Containers
import Diagnostics
import Linting
import NativeSource

/// Two `+load` methods in one implementation.
package let loadClash = Rule(
  id: "load-clash",
  summary: "a class with TMARegisterExternalElement and another +load",
  category: .host,
  severity: .error,
  rationale: """
    TMARegisterExternalElement expands to + (void)load, and an implementation may have one method of a name: with its \
    own +load, or with the macro twice, the class does not compile.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @implementation MapView
          TMARegisterExternalElement(my_map);
          + (void)⟦load⟧ { [Log start]; }
          + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [MapView new]; }
          - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
          @end
          """)
      ], message: #"TMARegisterExternalElement gives "MapView" a +load, too"#),
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @implementation MapView
          TMARegisterExternalElement(my_map);
          TMARegisterExternalElement(⟦my_chart⟧);
          + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [MapView new]; }
          - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
          @end
          """)
      ], message: #""MapView" registers itself twice"#),
    .right([.init("ios/MapView.m", ElementSources.element("MapView", type: "my_map"))]),
    // A category has a +load of its own; a method of the object is not one; of two branches the build takes one.
    .right([
      .init(
        "ios/MapView.m",
        """
        @implementation MapView
        TMARegisterExternalElement(my_map);
        - (void)load { }
        + (void)load:(id)what { }
        + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [MapView new]; }
        - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
        @end
        @implementation MapView (Log)
        + (void)load { }
        @end
        @implementation ChartView
        #if ACME
        TMARegisterExternalElement(acme_chart);
        #else
        TMARegisterExternalElement(my_chart);
        #endif
        + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [ChartView new]; }
        - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
        @end
        @implementation ListView
        #ifdef TCMPP
        TMARegisterExternalElement(my_list);
        #else
        + (void)load { }
        #endif
        + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [ListView new]; }
        - (void)operateWithParams:(NSDictionary *)params context:(id)context { }
        @end
        """)
    ]),
    // What the macro is made of.
    .right([
      .init(
        "ios/TMAExternalJSPlugin.h",
        """
        #define TMARegisterExternalElement(name) \\
        OBJC_EXTERN void _TMARegisterExternalElement(NSString *, Class); \\
        + (void)load { \\
            _TMARegisterExternalElement(@( # name ), self); \\
        }
        """), .init("ios/MapView.m", ElementSources.element("MapView", type: "my_map")),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  let registrations = context.facts[.tcmpp][.ios]?.sourceRegistrations ?? []
  // By the implementation that they are in.
  for macros in Dictionary(grouping: registrations, by: \.className.place).values {
    let certain = macros.filter { !$0.isConditional }.sorted { $0.place.range.start < $1.place.range.start }
    guard let first = certain.first, let name = first.className.value else { continue }
    for second in certain.dropFirst() {
      context.report(
        second.type.place, .twice(name), related: [RelatedPlace("the first time", at: first.type.place)])
    }
    for method in loadMethods(besides: first, context) {
      context.report(
        Place(path: first.place.path, range: method.nameRange), .ownLoad(name),
        related: [RelatedPlace("the other one", at: first.place)])
    }
  }
}

/// The `+load` methods in the implementation of a registration that no condition of the build decides about.
private func loadMethods(besides registration: ViewRegistration, _ context: HostContext) -> [NativeMethod] {
  guard let file = context.closeReading(of: registration.place.path) else { return [] }
  let part = file.facts.classes.first { $0.nameRange == registration.className.place.range }
  return (part?.methods ?? []).filter {
    $0.isStatic && $0.selector == "load" && $0.bodyRange != nil && !file.isInCondition($0.nameRange.start)
  }
}

extension Message {
  fileprivate static func ownLoad(_ name: String) -> Message {
    Message(
      "\(TCMPP.macro) gives \"\(name)\" a +load, too",
      help: "write this in + (void)initialize, or in a category of the class")
  }

  fileprivate static func twice(_ name: String) -> Message {
    Message(
      "\"\(name)\" registers itself twice",
      help: "register this type in a class of its own: each \(TCMPP.macro) declares +load")
  }
}
