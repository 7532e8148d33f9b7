import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// One type registered with two classes.
package var duplicateRegistration: Rule {
  Rule(
    id: "duplicate-registration",
    summary: .init(
      en: "a native view type registered with two classes",
      zh: "同一个类型注册了两个类"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The registry has one class for each type. The later registration replaces the earlier one, and the \
        order of calls decides which is later.
        """,
      zh: "注册表中每个类型只对应一个类。后一次注册会覆盖前一次，而先后取决于调用顺序。"),
    examples: [
      .wrong(
        [
          "ios/a.m": """
          #define kMap @"my_map"
          void a(PSDService *s) {
            [s registerComponentWithName:@"my_map" clsName:@"MapView"];
            [s registerComponentWithName:@"⟦my_map⟧" clsName:@"ChartView"];
            [s registerComponentWithName:⟦kMap⟧ clsName:NSStringFromClass([ListView class])];
          }
          """
        ], message: #"type "my_map" is already registered with another class"#,
        #"type "my_map" is already registered with another class"#),
      .right([
        "ios/a.m": """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:NSStringFromClass([MapView class])];
          [s registerComponentWithName:@"my_chart" clsName:NSStringFromClass([ChartView class])];
          [s registerComponentWithName:@"my_list" clsName:NSStringFromClass([ListView class])];
        }
        """
      ]),
    ],
    checks: [.host(checkDuplicateRegistration)])
}

private func checkDuplicateRegistration(_ context: HostContext) {
  for platform in ContainerSet.all.systems.flatMap({ context.facts[$0].values }) {
    var byType: [String: [ViewRegistration]] = [:]
    for registration in platform.sourceRegistrations {
      guard let type = registration.type.value, registration.isResolved, !registration.isSwapped,
        type != MPaaS.placeholderType
      else { continue }
      byType[type, default: []].append(registration)
    }
    for (type, registrations) in byType {
      let first = registrations[0]
      for later in registrations.dropFirst() where !isSameClass(first, later) && areBothMade(first, later) {
        context.report(
          later.type.place, duplicateType(type),
          related: [RelatedPlace(en: "registered first here", zh: "首次注册在这里", at: first.type.place)])
      }
    }
  }
}

private func isSameClass(_ a: ViewRegistration, _ b: ViewRegistration) -> Bool {
  if let a = a.classIndex, let b = b.classIndex { return a == b }
  return a.className.value == b.className.value
}

/// Whether one run of one application makes both.
private func areBothMade(_ a: ViewRegistration, _ b: ViewRegistration) -> Bool {
  if a.isConditional || b.isConditional { return false }
  if a.place.path == b.place.path { return true }
  switch a.platform {
  case .ios:
    // An application has one launch method.
    return a.enclosingSelector != MPaaS.launchSelector
      || b.enclosingSelector != MPaaS.launchSelector
  case .android: return sourceSet(a.place.path) == sourceSet(b.place.path)
  }
}

/// The path down to the source set of a Gradle module: `app/src/main`.
private func sourceSet(_ path: String) -> [Substring] {
  let parts = path.split(separator: "/")
  guard let source = parts.lastIndex(of: "src") else { return [] }
  return Array(parts.prefix(source + 2))
}

private func duplicateType(_ type: String) -> Message {
  Message(
    en: "type \"\(type)\" is already registered with another class", zh: "类型“\(type)”还注册了另一个类",
    help: .init(en: "register each class under a type of its own", zh: "每个类用各自的类型注册"))
}
